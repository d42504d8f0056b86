"""The players of Kingdomino, from random to strong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from kingtable.bots import halving, person
from kingtable.bots.bot import Bot, Learned, Line
from kingtable.bots.kingdomino import endgame, expert, last_lines, novice, planner, sampler
from kingtable.bots.kingdomino.features import NET
from kingtable.bots.kingdomino.glance import eased
from kingtable.bots.kingdomino.greedy import Scratch
from kingtable.bots.kingdomino.greedy import choose as greedy_turn
from kingtable.bots.kingdomino.greedy import weigh as weigh_turns
from kingtable.bots.kingdomino.worth import WIN
from kingtable.bots.players import Players
from kingtable.bots.running import blank, in_arrays, listed, runnable, zeros
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import interpreted, rule
from kingtable.engine.record import Floats, Grid, Records
from kingtable.kingdomino import rules
from kingtable.kingdomino.hidden import Seen
from kingtable.kingdomino.layout import CLAIMING, NOBODY, State

ENDS = 1000
"""How many ends of kingdoms are looked at for a playout: they take as long as two or three."""


@dataclass(frozen=True)
class Random(Bot[Seen]):
    """Uniformly random among the legal actions."""

    name: str = "random"
    level: int = 0

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        actions = [rules.random_action(seen)]
        game, drawn = seen.number, seen.drawn
        rules.apply(seen, actions[0])
        if seen.phase == CLAIMING and (seen.number, seen.drawn) == (game, drawn):
            actions.append(rules.random_action(seen))
        return actions


@dataclass(frozen=True)
class Novice(Bot[Seen]):
    """Likes crowns, and is not always careful (`bots.kingdomino.novice`).

    mistakes: how many of 256 placements, and of claims, are random.
    """

    name: str = "novice"
    level: int = 1
    mistakes: int = 64

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        states, scratch = _states(seen), blank(Scratch)
        return _turn(*novice.choose_in(states, scratch, self.mistakes))


@dataclass(frozen=True)
class Greedy(Bot[Seen]):
    """The Full-Greedy player of the CIG 2018 paper (`bots.kingdomino.greedy`)."""

    name: str = "greedy"
    level: int = 2

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        return _turn(*choose_in(_states(seen, 1), blank(Scratch)))

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """The turns that survive its filters; value: points, where it claims by crowns those (`greedy.weigh`).

        None where it plays at random.
        """
        seen.chance = seeded(seed, seat)
        states, scratch = _states(seen, 1), blank(Scratch)
        place, claim = choose_in(states, scratch)
        turns, values = zeros((sampler.MOST, 2), np.int32), zeros(sampler.MOST)
        n = weigh_in(states, scratch, place, turns, values)
        lines = [Line(tuple(_turn(*turns[i])), float(values[i])) for i in range(n)]
        return sorted(lines, key=lambda line: (list(line.actions) != _turn(place, claim), -line.value))


@dataclass(frozen=True)
class Sampler(Bot[Seen]):
    """Monte Carlo over all joint moves with mostly greedy playouts (`bots.kingdomino.sampler`).

    noise: how many of 256 playout turns are random.
    """

    name: str = "sampler"
    level: int = 3
    budget: int = 200
    noise: int = 26

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        return list(self.analyse(seen, seat, seed)[0].actions)

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """Every joint move; value: the mean margin to the best opponent, with the premium for winning."""
        states, scratch = _states(seen, 2), blank(Scratch)
        deals = listed(np.array([seeded(seed, i) for i in range(max(1, min(self.budget, 512)))], np.uint64))
        moves = zeros((sampler.MOST, 2), np.int32)
        sums, alive = zeros(sampler.MOST), zeros(sampler.MOST, np.int32)
        n = sampler.halve(states, scratch, moves, sums, alive, deals, self.budget, self.noise)
        lines = [
            Line(tuple(_turn(*moves[row])), float(sums[row]) / max(1, playouts), playouts)
            for row, playouts in zip(map(int, alive[:n]), halving.playouts(n, self.budget), strict=True)
        ]
        return [lines[0], *sorted(lines[1:], key=lambda line: (-line.playouts, -line.value))]


@dataclass(frozen=True)
class Planner(Learned[Seen]):
    """Every joint move, valued by a learned net (`bots.kingdomino.planner`); from the moment the deck is empty the
    exact turn (`bots.kingdomino.endgame`).

    ends: whether it plays the end exactly.
    """

    name: str = "planner"
    level: int = 4
    ends: bool = True

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        return list(self.analyse(seen, seat, seed)[0].actions)

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """Every joint move, where the end is played exactly only that turn; value: what the kingdoms that the net
        foresees are worth (`worth`), or those that will be."""
        if self.ends and (known := _exact(seen)):
            return [known]
        seen.chance = seeded(seed, seat)
        scratch = planner.scratch_for(seen, self.net or planner.shipped()[0])
        n = planner.weigh_in(scratch)
        lines = [Line(tuple(_turn(*scratch.moves[i])), float(scratch.values[i])) for i in range(n)]
        return sorted(lines, key=lambda line: -line.value)


@dataclass(frozen=True)
class Expert(Learned[Seen]):
    """The planner's best turns, searched by short playouts whose ends the net tells (`bots.kingdomino.expert`); from
    the moment the deck is empty the exact turn (`bots.kingdomino.endgame`), of two who play with all dominoes from a
    line before (`bots.kingdomino.last_lines`).

    turns: how long a playout is; candidates: how many turns are searched; learned: whose turns the net chooses in
    playouts where two play, and where more do (`expert.OWN`); noise: how many of 256 playout turns are random; trust:
    as how many playouts the net's own word of a turn counts; lines: how many lines before the end it plays exactly, 1
    or 2.
    """

    name: str = "expert"
    level: int = 6
    budget: int = 500
    turns: int = 8
    candidates: int = 12
    learned: tuple[int, int] = (expert.OWN, expert.OWN)
    noise: int = 0
    trust: int = 12
    lines: int = 2

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        return list(self.analyse(seen, seat, seed)[0].actions)

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """The searched turns, where the end is known only the exact one; value: what the kingdoms are worth (`worth`),
        in the mean of the net's word and of the playouts."""
        if known := _exact(seen, min(ENDS * self.budget, last_lines.MOST) if self.lines > 1 else 0):
            return [known]
        seen.chance = seeded(seed, seat)
        scratch = planner.scratch_for(seen, self.net or planner.shipped()[0])
        deals = listed(np.array([seeded(seed, i) for i in range(max(1, min(self.budget, 512)))], np.uint64))
        how = (self.budget, self.candidates, self.turns, self.learned[seen.players > 2], self.noise, self.trust)
        n = expert.halve(scratch, deals, *how)
        lines = [
            Line(tuple(_turn(*scratch.turns[row])), float(scratch.sums[row]) / max(1, self.trust + playouts), playouts)
            for row, playouts in zip(map(int, scratch.alive[:n]), halving.playouts(n, self.budget), strict=True)
        ]
        return [lines[0], *sorted(lines[1:], key=lambda line: (-line.playouts, -line.value))]


@dataclass(frozen=True)
class Person(person.Person[Seen]):
    """The planner's turns at a glance, the expert's with care (`bots.person`)."""

    curve = ((1, 0.0), (24, 0.25), (32, 0.5), (41, 0.75), (51, 1.0), (person.STRONGEST, 2.0))
    points: ClassVar[float] = 8.0
    """So much more worth makes the odds e times as good."""
    dearest: ClassVar[int] = 400
    """Playouts of the expert at full strength; the square of the strength says how many at less."""

    def quick(self) -> Planner:
        return Planner(ends=False)  # every turn must be weighed for one to be drawn

    def careful(self) -> Expert:
        return Expert(budget=max(1, self.dearest * self.budget**2 // self.strongest**2))

    def log_odds(self, value: float) -> float:
        return value / self.points

    def eased(self, seen: Seen, turns: Sequence[tuple[int, ...]]) -> list[float]:
        return eased(seen, turns)


def _exact(seen: Seen, most: int = 0) -> Line | None:
    """The exact turn, where the end is known and there is room to find it; its value has a premium for winning.

    most: how many ends are looked at where the deck still holds a line; that is only for compiled rules.
    """
    tried, place, claim, worth = endgame.NOT_FOUND
    if interpreted(endgame.exact)(seen):
        tried, place, claim, worth = endgame.search(_states(seen, 3), blank(endgame.Endgame))
    elif most and interpreted(last_lines.known)(seen) and in_arrays(True):
        tried, place, claim, worth = last_lines.search(_states(seen, 6), blank(last_lines.Ways), most)
    if not tried:
        return None
    share = 1.0 if worth > 0 else 0.0 if worth < 0 else 0.5
    margin = (worth + endgame.RANK / 2) % endgame.RANK - endgame.RANK / 2
    return Line(tuple(_turn(place, claim)), float(margin + share * WIN))


def _states(seen: Seen, empty: int = 0) -> list[State]:
    """The position, and others to try on, as rules take them."""
    return runnable(seen, empty=empty)


def _turn(place: int, claim: int) -> list[int]:
    return [int(action) for action in (place, claim) if action != NOBODY]


@rule
def choose_in(states: Records[State], scratch: Records[Scratch]) -> tuple[int, int]:
    """`greedy.choose` on arrays: a bare record as argument is slow to pass."""
    return greedy_turn(states[0], states[1], scratch[0])


@rule
def weigh_in(states: Records[State], scratch: Records[Scratch], forced: int, turns: Grid, values: Floats) -> int:
    """`greedy.weigh` on arrays."""
    return weigh_turns(states[0], states[1], scratch[0], forced, turns, values)


@dataclass(frozen=True)
class Master(Expert):
    """The same, with more turns in more playouts; the other one of two plays by the net there, too."""

    name: str = "master"
    level: int = 7
    budget: int = 2000
    candidates: int = 24
    learned: tuple[int, int] = (expert.ALL, expert.OWN)


def warm_ends() -> None:
    """Compile the exact ends, which no first turn of a game asks for."""
    endgame.search(runnable(State(), empty=3), blank(endgame.Endgame))
    last_lines.search(runnable(State(), empty=6), blank(last_lines.Ways), 0)


PLAYERS = Players(
    bots={
        "random": Random,
        "person": Person,
        "novice": Novice,
        "greedy": Greedy,
        "sampler": Sampler,
        "planner": Planner,
        "expert": Expert,
        "master": Master,
    },
    early=("random", "novice", "greedy", "planner"),
    aside=("master",),  # where more than two play it is no stronger than `expert`, and takes longer
    hint="master:400",
    reasons="kingtable.bots.kingdomino.reasons:reasons",
    win_probabilities="kingtable.bots.kingdomino.win_probability:win_probabilities",
    samples=128,
    reviewer="expert:400",
    compiled="kingtable.bots.kingdomino.compiled:COMPILED",
    late="kingtable.bots.kingdomino.players:warm_ends",
    net=NET,
)
