"""What was seen, what could be done and what was done in games of a file, in arrays; and the same for Minari."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Literal, SupportsIndex

import numpy as np
import numpy.typing as npt

from kingtable.data.columns import Source, tables
from kingtable.data.kernels import decisions_of
from kingtable.data.replaying import Games, chunk, compiled_rows
from kingtable.data.rows import begun, do, full_options, held
from kingtable.engine.compiler.jit import compiles
from kingtable.engine.errors import InvalidOptions, Refused
from kingtable.engine.extras import needed
from kingtable.engine.games import game
from kingtable.engine.given import number_of
from kingtable.engine.machine import Machine, machine_of
from kingtable.engine.record import Array, pack
from kingtable.engine.spec import Value
from kingtable.engine.text import cut
from kingtable.envs.shapes import wide
from kingtable.envs.stepping import blank_of, pieces_of

Observing = Literal["mover", "all"]
MOST = 1 << 20
"""The most decisions that come at once."""
MINARI_ID = re.compile(r"(?:[\w.-]+/)*[\w.-]+-v\d+")


@dataclass(frozen=True)
class Decisions:
    """Some decisions of games that have the same game and options, in arrays that are yours.

    row: int64 (n,), the number of the game in the file. step: int32 (n,), actions of the game before. seat: int8 (n,),
    who acts. observation: arrays by name, as `kingtable.envs.Batch` has them: (n, ...) what the seat to move may know,
    or (n, seats, ...) what each seat may know, seats counted from the observer. mask: int8 (n, actions), 1: legal.
    action: int32 (n,), what was done; numbers as in `Batch`. returns: float32, what the game was worth in the end: (n,)
    to the seat that acts, or (n, seats); 0 where it is not over.
    """

    game: str
    options: Mapping[str, Value]
    row: npt.NDArray[np.int64]
    step: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    observation: Mapping[str, Array]
    mask: npt.NDArray[np.int8]
    action: npt.NDArray[np.int32]
    returns: npt.NDArray[np.float32]

    def __len__(self) -> int:
        """How many decisions."""
        return len(self.row)


def dataset(file: Source, *, observations: Observing = "mover", size: SupportsIndex = 4096) -> Iterator[Decisions]:
    """Return the decisions of all games of a file or table, some at a time, by replaying them compiled.

    observations: of the seat to move, or of all seats. size: how many decisions at once at most, from 1 to 1,048,576.
    What all seats see of an action that is chosen in pieces is a part of the observation, as in `Batch`.

    Raises as `replay` does, before the first decision of the wrong game; Refused for other values; RuntimeError where
    nothing can be compiled.
    """
    if observations not in ("mover", "all"):
        raise InvalidOptions("option-value", field="observations", value=cut(observations, 40), allowed="mover, all")
    most = number_of(size, "size", 1, MOST)
    if not compiles():
        raise RuntimeError("A data set needs compiled rules: install numba, and do not switch it off.")
    return _decisions(file, observations == "all", most)


def _decisions(file: Source, everybody: bool, most: int, endings: bool = False) -> Iterator[Decisions]:
    """The same. endings: a game that is over has one decision more, with action and seat -1."""
    for table, name, first in tables(file):
        for games in chunk(table, name, first):
            yield from _compiled(games, everybody, most, endings)
        for row in np.flatnonzero(~compiled_rows(table)):
            game = table.slice(int(row), 1).to_pylist()[0]
            yield from _by_match(game, first + int(row), everybody, most, endings)


@cache
def _record(observation: np.dtype[np.void], given: np.dtype[np.void], viewers: int, actions: int) -> np.dtype[np.void]:
    """The dtype of a decision, always the same object."""
    return np.dtype(
        [
            ("row", "i8"),
            ("step", "i4"),
            ("action", "i4"),
            ("seat", "i1"),
            ("observation", observation, (viewers,)),
            ("given", given),
            ("mask", "i1", (actions,)),
        ],
        align=True,
    )


def _room(machine: Machine, everybody: bool, most: int) -> npt.NDArray[np.void]:
    """Room for decisions."""
    viewers = machine.players if everybody else 1
    given = blank_of(machine).dtype["given"]
    pieces = pieces_of(machine.spec.name)
    return np.zeros(most, _record(machine.observation.dtype, given, viewers, pieces.actions))


def _compiled(games: Games, everybody: bool, most: int, endings: bool) -> Iterator[Decisions]:
    """The decisions of games that were dealt from a seed."""
    name = games.machine.spec.name
    blank, states = blank_of(games.machine), blank_of(games.machine)
    listed, cursor = np.zeros(games.machine.actions, np.int32), np.array([0, -1], np.int64)
    given = (states, blank, games.rows, games.seeds, games.actions, games.ends, everybody, endings, listed, cursor)
    while True:
        out = _room(games.machine, everybody, most)
        written = decisions_of(name)(*given, out)
        if not written:
            return
        worth = games.worth[out["row"][:written]]
        out["row"] += games.first
        yield _told(games.machine, out[:written], worth, everybody)


def _by_match(row: dict[str, Any], number: int, everybody: bool, most: int, endings: bool) -> Iterator[Decisions]:
    """The decisions of a game whose chance only `Match` can draw; the row has been held against the rules."""
    name, options = full_options(row)
    machine = machine_of(game(name), options)
    pieces, match, end = pieces_of(name), begun(row), pack(held(row).state)
    worth = np.array([[machine.returns(end[0], seat) for seat in range(machine.players)]], np.float32)
    states, listed, found = blank_of(machine), np.zeros(machine.actions, np.int32), list[npt.NDArray[np.void]]()
    s, given = states["state"], states["given"]
    for step, action in enumerate([*row["actions"], -1]):
        states["state"] = pack(match.state)
        complete = -1
        while complete < 0 and (action >= 0 or (endings and match.over)):
            out = _room(machine, everybody, 1)
            seat = -1 if match.to_move is None else match.to_move
            out["row"], out["step"], out["seat"], out["action"] = number, step, seat, -1
            for place, viewer in enumerate(range(machine.players) if everybody else [seat]):
                machine.observe(s[0], viewer, out["observation"][0][place])
            out["given"] = given
            found.append(out)
            if action < 0:
                break
            out["action"] = piece = pieces.towards(s[0], given[0], action)
            out["mask"][0][listed[: pieces.legal(s[0], given[0], listed)]] = 1
            complete = pieces.chosen(s[0], given[0], piece)
        if action >= 0:
            do(match, action)
    for begin in range(0, len(found), most):
        some = np.concatenate(found[begin : begin + most])
        yield _told(machine, some, np.repeat(worth, len(some), 0), everybody)


def _told(machine: Machine, out: npt.NDArray[np.void], worth: npt.NDArray[np.float32], everybody: bool) -> Decisions:
    """Decisions as the caller gets them. worth: (n, seats)."""
    seen: dict[str, npt.NDArray[Any]] = {}
    for name in machine.observation.dtype.names or ():
        seen[name] = out["observation"][name] if everybody else out["observation"][name][:, 0]
    if game(machine.spec.name).piecewise is not None:
        for name in out.dtype["given"].names or ():
            one = out["given"][name]
            seen[name] = np.repeat(one[:, np.newaxis], machine.players, 1) if everybody else one
    returns = worth if everybody else worth[np.arange(len(out)), out["seat"]]
    return Decisions(
        machine.spec.name,
        dict(machine.options),
        out["row"],
        out["step"],
        out["seat"],
        seen,
        out["mask"],
        out["action"],
        returns,
    )


def minari(file: Source, name: str, *, author: str | None = None, description: str | None = None) -> Any:
    """Write the games of a file as a data set of Minari, and return it.

    Each seat's view of each game is an episode: its own decisions, with a last observation when the game is over. Its
    reward is what the game was worth, at the last step. `infos` has `action_mask` and, as numbers, `row` and `seat`.
    Games that are not over, and seats that never acted, are left out.

    name: as Minari has it, `kingtable/games-v0`. Raises as `dataset` does, Refused for a name that is none or exists,
    and for a file with several games or options; then nothing is written.
    """
    library = needed("minari", "minari")
    if not isinstance(name, str) or not MINARI_ID.fullmatch(name):
        raise Refused("data-minari-id", field="name", id=cut(name, 60))
    if name in library.list_local_datasets():
        raise Refused("data-minari-exists", field="name", id=name)
    buffer = needed("minari.data_collector", "minari").EpisodeBuffer
    machine, episodes = None, list[Any]()
    for played, options, arrays in _episodes(file):
        if machine is None:
            machine = machine_of(game(played), options)
        if (played, options) != (machine.spec.name, machine.options):
            raise Refused("data-mixed", field="file", game=machine.spec.name)
        episodes.append(buffer(id=len(episodes), **arrays))
    if machine is None:
        raise Refused("data-nothing", field="file")
    spaces = import_module("kingtable.envs.spaces")  # imports Gymnasium, which Minari has installed
    return library.create_dataset_from_buffers(
        name,
        episodes,
        observation_space=spaces.observation_space(machine),
        action_space=spaces.action_space(machine),
        author=author,
        description=description or f"{machine.spec.title}: {dict(machine.options)}",
        data_format="arrow",  # needs no package besides pyarrow
    )


def _episodes(file: Source) -> Iterator[tuple[str, Mapping[str, Value], dict[str, Any]]]:
    """The games of a file as their seats see them: game, options, and what an episode of Minari holds."""
    parts: list[tuple[Decisions, slice]] = []
    for some in _decisions(file, True, 4096, endings=True):
        begin = 0
        for end in np.flatnonzero(some.action < 0):
            yield from _seats([*parts, (some, slice(begin, int(end) + 1))])
            parts, begin = [], int(end) + 1
        parts.append((some, slice(begin, len(some))))


def _seats(parts: list[tuple[Decisions, slice]]) -> Iterator[tuple[str, Mapping[str, Value], dict[str, Any]]]:
    """The game that ends at the end of these decisions, as each of its seats sees it."""
    rows, seats, actions, masks, worth = (
        np.concatenate([getattr(some, name)[part] for some, part in parts])
        for name in ("row", "seat", "action", "mask", "returns")
    )
    last = parts[-1][0]
    whole = rows == rows[-1]  # before it may be games that are not over
    for seat in range(worth.shape[1]):
        mine = whole & (seats == seat)
        n = int(mine.sum())
        if not n:
            continue
        shown = mine.copy()
        shown[-1] = True
        seen = {}
        for name in last.observation:
            values = np.concatenate([some.observation[name][part] for some, part in parts])[shown, seat]
            seen[name] = values.reshape(n + 1, *wide(values.shape[1:]))
        ends = np.arange(n) == n - 1
        arrays = {
            "observations": seen,
            "actions": actions[mine].astype(np.int64),
            "rewards": (worth[-1, seat] * ends).astype(np.float64),
            "terminations": ends,
            "truncations": np.zeros(n, np.bool_),
            "infos": {
                "action_mask": masks[shown],
                "row": [int(rows[-1])] * (n + 1),  # a list: Minari cannot read an array of numbers again
                "seat": [seat] * (n + 1),
            },
        }
        yield last.game, last.options, arrays
