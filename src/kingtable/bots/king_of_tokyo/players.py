"""The players of King of Tokyo, from random to strong. Each plays one decision at a time.

A decision takes a few milliseconds interpreted, so at a table nobody waits for a compiler; the arena plays compiled.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import le
from typing import Any

from kingtable.bots.bot import Line, runnable
from kingtable.bots.king_of_tokyo import personas, roller
from kingtable.bots.king_of_tokyo.roller import AHEAD, Work, plan, weigh
from kingtable.engine import multisets
from kingtable.engine.chance import seeded
from kingtable.engine.jit import compiles, interpreted, rule
from kingtable.engine.record import copy_of, unpack
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.cards.kinds import RAPID_HEALING
from kingtable.king_of_tokyo.dice import table
from kingtable.king_of_tokyo.layout import ACTIONS, MOST_DICE
from kingtable.king_of_tokyo.view import Seen, legal_actions

_rank_of = interpreted(multisets.rank_of)
_KEEP_STEPS: Any = L.KEEP_STEPS.tolist()
_random_action = interpreted(rules.random_action)


@cache
def room() -> Work:
    """Room for the players, with the tables of the dice: as a twin."""
    made = Work()
    t = table(MOST_DICE)
    made.counts, made.more, made.less = t.counts.tolist(), t.more.tolist(), t.less.tolist()
    made.first = [int((t.counts.sum(1) < n).sum()) for n in range(MOST_DICE + 2)]
    return made


@cache
def work() -> Any:
    """The same for compiled rules."""
    return runnable(room())


@dataclass(frozen=True)
class Random:
    """Uniformly random among the legal actions."""

    name: str = "random"
    level: int = 0
    budget: int = 0

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        return [_random_action(seen, [0] * ACTIONS)]


@dataclass(frozen=True)
class Persona:
    """One of the three who play like people with one idea (`bots.king_of_tokyo.personas`)."""

    name: str = "attacker"
    level: int = 1
    budget: int = 0
    persona: int = personas.ATTACKER
    compiled: bool = True

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        if self.compiled and compiles():
            return [int(persona_in(runnable(seen), self.persona, work()))]
        return [int(interpreted(persona_in)([seen], self.persona, [room()]))]


@dataclass(frozen=True)
class Attacker(Persona):
    """Collects claws, stays in Tokyo."""


@dataclass(frozen=True)
class Racer(Persona):
    """Collects numbers, buys points."""

    name: str = "racer"
    persona: int = personas.RACER


@dataclass(frozen=True)
class Builder(Persona):
    """Collects energy, buys Keep cards."""

    name: str = "builder"
    persona: int = personas.BUILDER


@dataclass(frozen=True)
class Roller:
    """Exact dice over a hand-made value (`bots.king_of_tokyo.roller`)."""

    name: str = "roller"
    level: int = 3
    budget: int = 0
    compiled: bool = True

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        if self.compiled and compiles():
            return [int(roller_in(runnable(seen), work()))]
        return [int(interpreted(roller_in)([seen], [room()]))]

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """Every action that is weighed; none where damage is met, energy put on batteries or cards are sold.

        Value while dice are thrown: exact over the rest of the throws, of what the final dice are worth by hand-made
        weights; elsewhere as `roller.weigh` has it.
        """
        chosen = self.choose(Seen(copy_of(seen)), seat, seed)[0]
        if self.compiled and compiles():
            states, rooms, plan_, weigh_ = runnable(seen), work(), plan_in, weigh_in
        else:
            states, rooms, plan_, weigh_ = [seen], [room()], interpreted(plan_in), interpreted(weigh_in)
        lines = _throws(seen, states, rooms, plan_) if seen.phase == L.ROLLED else _weighed(states, rooms, weigh_)
        return sorted(lines, key=lambda line: (line.actions[0] != chosen, -line.value))


def _twin(rooms: Any) -> Work:
    return rooms[0] if isinstance(rooms, list) else unpack(Work, rooms)


def _throws(seen: Seen, states: Any, rooms: Any, plan_: Any) -> list[Line]:
    """To stop, every choice of dice to keep, and every use of a card for one throw more, less what that must gain."""
    rerolls = min(seen.rerolls, AHEAD - 1)
    here = int(plan_(states, rooms, rerolls + 1))
    bought = _twin(rooms).best[rerolls + 1][here] - roller.THROW_COST
    plan_(states, rooms, rerolls)
    made = _twin(rooms)
    first = made.first[seen.dice]
    keeps = [i for i in range(first if rerolls else 0) if all(map(le, made.counts[i], seen.faces))]
    uses = [action for action in legal_actions(seen) if L.USE <= action < L.CHANGE and action != L.USE + RAPID_HEALING]
    return [
        Line((L.DONE,), made.values[here - first]),
        *(Line((L.KEEP + _rank_of(_KEEP_STEPS, made.counts[i]),), made.means[i]) for i in keeps),
        *(Line((action,), bought) for action in uses),
    ]


def _weighed(states: Any, rooms: Any, weigh_: Any) -> list[Line]:
    n = int(weigh_(states, rooms))
    made = _twin(rooms)
    weighed = zip(made.actions[:n], made.worth[:n], strict=True)
    return [Line((action,), worth) for action, worth in weighed if worth > roller.NOT_WEIGHED]


@rule
def persona_in(states: Any, persona: int, rooms: Any) -> int:
    """`personas.choose` on arrays: a bare record as argument is slow to pass."""
    return personas_choose(states[0], persona, rooms[0])


@rule
def roller_in(states: Any, rooms: Any) -> int:
    """`roller.choose` on arrays."""
    return roller_choose(states[0], rooms[0])


@rule
def plan_in(states: Any, rooms: Any, rerolls: int) -> int:
    """`roller.plan` on arrays."""
    return plan(states[0], rooms[0], rerolls)


@rule
def weigh_in(states: Any, rooms: Any) -> int:
    """`roller.weigh` on arrays."""
    return weigh(states[0], rooms[0])


personas_choose = personas.choose
roller_choose = roller.choose

BOTS: dict[str, type] = {
    "random": Random,
    "attacker": Attacker,
    "racer": Racer,
    "builder": Builder,
    "roller": Roller,
}

HINT = "roller"
REASONS = "kingtable.bots.king_of_tokyo.reasons:reasons"
"""Who is asked what to do, and what tells why (`bots.hints`)."""
