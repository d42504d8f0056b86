"""The contract for machines: what a solver, an environment or a batch of games asks of any game, under the same names.

    machine = kingtable.machine("kingdomino", players=2)
    states = machine.new([1, 2, 3])  # three games, dealt from these seeds: one state a lane
    observation = machine.observation.copy()
    machine.observe(states[0], 0, observation[0])

All rules are compiled, may be called from compiled code, and take one state of an array:

- `start(s)` sets up the game, whose options and generator are in the record;
- `to_move(s)` is the seat that acts, -1 when the game is over;
- `legal(s, out)` fills `out` (int32, as long as there are actions) and returns how many actions are legal;
- `mask(s, listed, out)` does the same in `listed`, and writes 1 into `out` (int8) for each legal action, else 0;
- `apply(s, action)` does a legal action; chance comes from the record;
- `returns(s, seat)` is what the game is worth to a seat: 0.0 until it is over;
- `observe(s, seat, o)` fills an observation with what a seat may know, and nothing else;
- `determinize(s, seat)` draws the hidden cards of a seat again, from the generator in the record.

A game may have more, which `kingtable.envs` and `kingtable.data` use and `kingtable.testing` checks:

- `rank(s, seat)` is the place of a seat, 1 the best, as `Match.ranks` has it; `kingtable.data` asks for it;
- `out(s, seat)` says whether a seat has left the game before its end: it never acts again and never wins;
- `follow(s, action, seen)` brings `seen`, the observations of all seats by seat, up to date after an action and returns
  True, or returns False where `observe` has to do it. Fields that all seats see alike (`Game.alike`) it keeps in the
  first one only;
- `gain(s, action)` is what a legal action adds to the points of the seat that acts, for certain and at once.

What chance does openly, dice above all, `outcomes` enumerates; a deck is hidden, and its order is sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Literal, SupportsIndex, cast

import numpy as np
from numpy.typing import NDArray

from kingtable.engine.chance import Pending, Script, seeded
from kingtable.engine.compiler.jit import i64, rule, written_rule
from kingtable.engine.game import Game, S
from kingtable.engine.given import seed_of
from kingtable.engine.hidden import Knower
from kingtable.engine.record import AnyState, Field, Record, Row, copy_of, dtype_of, pack, record
from kingtable.engine.record import field as field_of
from kingtable.engine.spec import GameSpec, Options, Utility, Value

RULES = ("start", "to_move", "legal", "apply", "returns", "observe", "determinize")
"""The names under which every game has them in its `functions`."""


@dataclass(frozen=True)
class Machine:
    """A game with its options, for machines; the module's page says what each rule does.

    state, observation: arrays of one record of zeros; their dtypes say what lies where, and their fields' meanings
    stand in the classes `record` and `Observation` of the game. Compare fields, not bytes: what lies between fields is
    not kept. known: who knows each row that not everybody knows.
    """

    spec: GameSpec
    options: Options
    players: int
    actions: int
    state: NDArray[np.void]
    observation: NDArray[np.void]
    known: Mapping[str, Knower]
    start: Callable[..., None]
    to_move: Callable[..., int]
    legal: Callable[..., int]
    mask: Callable[..., int]
    apply: Callable[..., None]
    returns: Callable[..., float]
    observe: Callable[..., None]
    determinize: Callable[..., None]
    _rules: Game = field(repr=False)

    def __reduce__(self) -> tuple[Callable[..., Machine], tuple[str, Options]]:
        """What `pickle` keeps: the name of the game, and the options."""
        return _again, (self.spec.name, dict(self.options))

    @property
    def utility(self) -> Utility:
        """What `returns` may be."""
        return self.spec.utility

    @property
    def longest(self) -> int | None:
        """The most actions of a game; None where it may go on for ever."""
        return self._rules.longest(self.options)

    @property
    def chance(self) -> Literal["explicit", "sampled"]:
        """ "explicit" where `outcomes` tells all that chance may do; "sampled" where there is a deck besides."""
        return "explicit" if all(knower == "owner" for knower in self.known.values()) else "sampled"

    def new(self, seeds: Iterable[SupportsIndex]) -> NDArray[np.void]:
        """Return an array of games, dealt from these seeds as `kingtable.new` deals them. Raises InvalidOptions."""
        chances = [seeded(seed_of(seed)) for seed in seeds]
        states = np.repeat(self.state, len(chances))
        for lane, chance in enumerate(chances):
            states[lane]["chance"] = chance
            self.start(states[lane])
        return states

    def outcomes(self, s: S, action: int) -> Iterator[tuple[float, S]]:
        """Return all that an action leads to as dice and lots fall, each with its probability.

        s: a state as a Python object (`Match.state`); it stays as it is. Decks keep the order that they have in `s`:
        determinize `s` first, and sample.
        """
        waiting: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
        while waiting:
            p, decided = waiting.pop()
            after = copy_of(s)
            after.stream = Script(decided)
            try:
                self._rules.apply(after, action)
            except Pending as pending:
                waiting += [(p * q, (*decided, one)) for q, one in self._rules.chances(pending)]
            else:
                after.stream = None
                yield p, after


@cache
def _mask_of(to_move: Callable[..., int], legal: Callable[..., int]) -> Callable[..., int]:
    @rule
    def mask(s: AnyState, listed: Row, out: Row) -> int:
        for i in range(len(out)):
            out[i] = 0
        if to_move(s) < 0:
            return 0
        n = legal(s, listed)
        for i in range(n):
            out[listed[i]] = 1
        return n

    return mask


def machine_of(rules: Game, options: Mapping[str, Value]) -> Machine:
    """Return the contract of a game with all its options."""
    given = rules.functions
    return Machine(
        spec=rules.spec,
        options=dict(options),
        players=int(options["players"]),
        actions=rules.actions,
        state=pack(rules.blank(dict(options), 0)),
        observation=np.zeros(1, dtype_of(rules.observation)),
        known=rules.hidden,
        mask=_mask_of(given["to_move"], given["legal"]),
        _rules=rules,
        **{name: given[name] for name in RULES},
    )


def _again(name: str, options: Options) -> Machine:
    """Return the contract of a game by its name, for `pickle`."""
    made: Machine = import_module("kingtable").machine(name, **options)
    return made


@rule
def seen_from(s: AnyState, seat: int, other: int) -> int:
    """A seat + 1, counted from the one that looks; 0 for -1, nobody: so observations tell of seats."""
    if other < 0:
        return 0
    n = i64(other - seat)  # no modulo: a division takes as long as the rest of an observation that is kept up to date
    return n + 1 if n >= 0 else n + i64(s.players) + 1


# Rules that a plain game gets from its record and its score


def returns_of(score: Callable[..., int], to_move: Callable[..., int]) -> Callable[..., float]:
    """Return the rule `returns(s, seat)` of a game that the most points win: 1, shared among those who tie."""

    @rule
    def returns(s: AnyState, seat: int) -> float:
        if to_move(s) >= 0:
            return 0.0
        mine = score(s, seat)
        winners = 0
        for p in range(s.players):
            if score(s, p) > mine:
                return 0.0
            winners += score(s, p) == mine
        return 1.0 / winners

    return returns


def rank_of(score: Callable[..., int]) -> Callable[..., int]:
    """Return the rule `rank(s, seat)` of a game that the most points win: 1 is best, shared places are equal."""

    @rule
    def rank(s: AnyState, seat: int) -> int:
        place, mine = 1, score(s, seat)
        for p in range(s.players):
            if score(s, p) > mine:
                place += 1
        return place

    return rank


def observation_of(state: type[Record], known: Mapping[str, Knower]) -> tuple[type[Record], Callable[..., None]]:
    """Return the class of an observation, and the rule `observe(s, seat, o)` that fills it.

    It has every field of the state that the seat may know: of hands its own, of a deck what has been drawn.
    """
    fields: dict[str, Field] = {}
    names: dict[str, Callable[..., Any]] = {}
    body: list[str] = []
    for name, kind in state.FIELDS.items():
        knower = known.get(name)
        if name == "chance" or knower == "nobody":
            continue
        shape = kind.shape[1:] if knower == "owner" else kind.shape
        fields[name] = field_of(kind.code, *shape, doc=kind.doc)
        index = "".join(f"[i{axis}]" for axis in range(len(shape)))
        value = f"s.{name}{'[seat]' if knower == 'owner' else ''}{index}"
        if callable(knower):
            names[f"known_{name}"] = knower
            value = f"{value} if i0 < known_{name}(s, seat) else 0"
        body += [f"{'    ' * (axis + 1)}for i{axis} in range({many}):" for axis, many in enumerate(shape)]
        body += [f"{'    ' * (len(shape) + 1)}o.{name}{index} = {value}"]
    observed: type[Record] = record(type("Observation", (Record,), {**fields, "__module__": state.__module__}))
    made = written_rule("observe", "\n".join(["@rule", "def observe(s, seat, o):", *body]), names)
    return observed, cast("Callable[..., None]", made)
