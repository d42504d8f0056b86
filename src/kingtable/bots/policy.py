"""A policy: a net that says what to do from what a seat observes, for any game (`policy:FILE`).

`kingtable train GAME --method ppo` writes its file. It reads the observation that environments show (`kingtable.envs`),
as an `Encoding` makes inputs of it, and has an output for each action. To play with it needs NumPy alone.

A file is an `.npz` of NumPy: the arrays of `Weights` and of `Encoding`, `game`, `players` and `card` (JSON in bytes).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kingtable.bots.net_file import Card, UnfitNet, archive, weights_of
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.folders import Whole
from kingtable.engine.game import Game
from kingtable.engine.games import game
from kingtable.engine.record import AnyState, Record
from kingtable.engine.text import cut

Array = npt.NDArray[Any]
F32 = npt.NDArray[np.float32]

POLICY = "policy"
"""The name of the bot that plays a policy, before its file."""
FEW = 8
"""A number with at most this many values, in a field that is no board, becomes an input for each of them."""
BOARD = 64
"""A field of this many numbers is a board: a number of it stays one input."""


class Encoding(NamedTuple):
    """How the numbers of an observation become inputs.

    fields: the names of the observation's arrays, in their order; all their numbers in a row are the raw numbers.
    numbers: int32 (n,), which of them are inputs, times `scale`, float32 (n,). kinds: int32 (m,), which of them become
    an input that is 1 where they are `values`, int32 (m,).
    """

    fields: tuple[str, ...]
    numbers: Array
    scale: F32
    kinds: Array
    values: Array

    @property
    def inputs(self) -> int:
        """How many inputs there are."""
        return len(self.numbers) + len(self.kinds)

    def arrays(self) -> dict[str, Array]:
        """Return it as arrays for a file."""
        return {f"encoding_{name}": np.array(told) for name, told in self._asdict().items()}

    @classmethod
    def of(cls, held: Mapping[str, Array]) -> Encoding:
        """Read it from the arrays of a file. Raises KeyError, ValueError."""
        told = {name: held[f"encoding_{name}"] for name in cls._fields}
        fields, scale = tuple(str(name) for name in told.pop("fields")), told.pop("scale").astype(np.float32)
        return cls(fields, scale=scale, **{name: each.astype(np.int32) for name, each in told.items()})

    def raw(self, observation: Mapping[str, npt.ArrayLike]) -> Array:
        """Return all numbers of some observations in rows, int16 (rows, numbers)."""
        rows = [np.reshape(told := np.asarray(observation[name]), (len(told), -1)) for name in self.fields]
        return np.concatenate(rows, axis=1, dtype=np.int16, casting="unsafe")

    def encoded(self, raw: Array) -> F32:
        """Return the inputs, float32 (rows, inputs)."""
        rows, many = np.empty((len(raw), self.inputs), np.float32), len(self.numbers)
        np.multiply(raw[:, self.numbers], self.scale, out=rows[:, :many])
        rows[:, many:] = raw[:, self.kinds] == self.values
        return rows


def encoding_of(fields: Mapping[str, int], raw: Array) -> Encoding:
    """Make an encoding from many raw observations: numbers that never changed are left out.

    fields: how many numbers each array of an observation has, in their order.
    """
    board = np.repeat([many >= BOARD for many in fields.values()], list(fields.values()))
    numbers: list[int] = []
    scale: list[float] = []
    kinds: list[int] = []
    values: list[int] = []
    for column in range(raw.shape[1]):
        found = np.unique(raw[:, column])
        if 2 < len(found) <= FEW and not board[column]:
            kinds += [column] * len(found)
            values += found.tolist()
        elif len(found) > 1:
            numbers.append(column)
            scale.append(1 / float(np.abs(found).max()))
    return Encoding(
        tuple(fields),
        np.array(numbers, np.int32),
        np.array(scale, np.float32),
        np.array(kinds, np.int32),
        np.array(values, np.int32),
    )


class Weights(NamedTuple):
    """The weights, float32. Hidden layers are max(0, x)."""

    first: Any
    """(inputs, hidden)."""
    first_bias: Any
    second: Any
    """(hidden, hidden 2)."""
    second_bias: Any
    policy: Any
    """(hidden 2, actions): to log odds."""
    policy_bias: Any
    value: Any
    """(hidden 2, 1): to what the game is worth to the seat that looks, between 0 and 1."""
    value_bias: Any
    gain: Any
    """(1,): how much the points that an action adds count in its log odds."""


@dataclass(frozen=True, eq=False)
class Policy:
    """A policy with its encoding. players: the number at the table that it was trained for."""

    game: str
    players: int
    encoding: Encoding
    weights: Weights

    def log_odds(self, inputs: F32, gains: Array | None) -> F32:
        """Return the log odds of all actions, float32 (rows, actions), legal or not.

        inputs: float32 (rows, inputs). gains: (rows, actions), the points that each action adds; None: unknown.
        """
        w = self.weights
        hidden = np.maximum(inputs @ w.first + w.first_bias, 0)
        hidden = np.maximum(hidden @ w.second + w.second_bias, 0)
        odds: F32 = hidden @ w.policy + w.policy_bias
        return odds if gains is None else odds + w.gain * gains.astype(np.float32)

    def save(self, file: Path, card: Card) -> None:
        """Write the policy with what is known of it, whole or not at all."""
        said = np.frombuffer(json.dumps(card, sort_keys=True).encode(), np.uint8)
        about: dict[str, Any] = {"game": np.array(self.game), "players": np.array(self.players), "card": said}
        with Whole(file) as part, part.open("wb") as out:
            np.savez_compressed(out, **about, **dict[str, Any](self.encoding.arrays()), **self.weights._asdict())


def load(file: Path, of: str | None = None) -> tuple[Policy, Card]:
    """Read a policy and its card. of: the game that it must be for. Raises UnfitNet."""
    archive(file)
    try:
        policy, card = _read(file.expanduser())
    except Exception as error:  # archives of strangers raise anything: OSError, ValueError, zlib.error, MemoryError ...
        why = f"{type(error).__name__}: {error}"
        raise UnfitNet("net-damaged", field="policy", file=str(file), why=cut(why, 200)) from error
    if of is not None and policy.game != of:
        raise UnfitNet("net-game", field="policy", file=str(file), game=policy.game, wanted=of)
    return policy, card


def _read(file: Path) -> tuple[Policy, Card]:
    with file.open("rb") as opened, np.load(opened, allow_pickle=False) as held:
        encoding = Encoding.of(held)
        weights = Weights(*(weights_of(held[name]) for name in Weights._fields))
        policy = Policy(str(held["game"]), int(held["players"]), encoding, weights)
        card = json.loads(bytes(held["card"]).decode())
    actions = actions_of(game(policy.game))
    shapes = [(encoding.inputs,), *(np.shape(weights[i + 1]) for i in (0, 2, 4))]
    for i, above in zip((0, 2, 4), shapes, strict=False):
        if np.shape(weights[i]) != (*above, *np.shape(weights[i + 1])):
            raise ValueError(f"the layers do not fit: {np.shape(weights[i])}")
    if np.shape(weights.policy_bias) != (actions,) or not isinstance(card, dict):
        raise ValueError(f"it has {np.shape(weights.policy_bias)} actions and needs {actions}")
    return policy, card


def actions_of(rules: Game) -> int:
    """Return how many actions there are in the numbers of environments."""
    return rules.actions if rules.piecewise is None else rules.piecewise.actions


@lru_cache(16)
def _kept(file: Path, stamp: tuple[int, int, int], of: str) -> Policy:
    return load(file, of)[0]


@dataclass(frozen=True)
class Learnt:
    """The bot that plays the likeliest action of a policy. Raises UnfitNet when it is made from no policy."""

    game: str
    file: Path

    def __post_init__(self) -> None:
        self.policy  # noqa: B018 # refused here, and not at its first turn

    @property
    def name(self) -> str:
        """As it is listed."""
        return f"{POLICY}:{self.file}"

    @property
    def policy(self) -> Policy:
        """The policy in the file, read again when the file has changed."""
        try:
            found = self.file.expanduser().stat()
        except OSError:
            return load(self.file, self.game)[0]
        return _kept(self.file, (found.st_ino, found.st_mtime_ns, found.st_size), self.game)

    def choose(self, seen: AnyState, seat: int, seed: int) -> Sequence[int]:
        """Play one action, the likeliest one."""
        return [chosen(game(self.game), self.policy, seen)]


def chosen(rules: Game, policy: Policy, s: AnyState) -> int:
    """Return the action of the seat to move that a policy finds likeliest, in the numbers of the rules."""
    seen = rules.observation()
    interpreted(rules.functions["observe"])(s, rules.to_move(s), seen)
    pieces = rules.piecewise
    given = None if pieces is None else pieces.given()
    while True:
        told = {name: [getattr(seen if hasattr(seen, name) else given, name)] for name in policy.encoding.fields}
        legal = legal_of(rules, s, given)
        odds = policy.log_odds(policy.encoding.encoded(policy.encoding.raw(told)), gains_of(rules, s, legal))[0]
        action = max(legal, key=odds.__getitem__)
        complete = action if pieces is None else int(interpreted(pieces.chosen)(s, given, action))
        if complete >= 0:
            return complete


def legal_of(rules: Game, s: AnyState, given: Record | None) -> list[int]:
    """The legal actions of a state in the numbers of environments."""
    if rules.piecewise is None:
        return rules.legal(s)
    out = [0] * rules.piecewise.actions
    return out[: interpreted(rules.piecewise.legal)(s, given, out)]


def gains_of(rules: Game, s: AnyState, legal: Sequence[int]) -> Array | None:
    """The points that each action adds, (1, actions); None where the game declares none."""
    if "gain" not in rules.functions:
        return None
    gain = interpreted(rules.functions["gain"])
    row = np.zeros((1, actions_of(rules)), np.float32)
    row[0, legal] = [gain(s, action) for action in legal]
    return row
