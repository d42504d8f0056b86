"""The players of King of Tokyo, from random to strong. Each plays one decision at a time.

A decision takes milliseconds interpreted, of `learner` up to a tenth of a second, so at a table nobody waits for a
compiler; the arena plays compiled. Only `expert` searches, and is compiled everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from kingtable.bots import person
from kingtable.bots.bot import Bot, Learned, Line, per_thread
from kingtable.bots.king_of_tokyo import features, games, personas, roller
from kingtable.bots.king_of_tokyo.glance import eased
from kingtable.bots.king_of_tokyo.learner import Model, new_model
from kingtable.bots.king_of_tokyo.roller import Lines, Scratch, new_lines, new_scratch
from kingtable.bots.net import Net
from kingtable.bots.net_file import load
from kingtable.bots.players import Players
from kingtable.bots.running import runnable
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import Records
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.hidden import Seen
from kingtable.king_of_tokyo.layout import ACTIONS

WEIGHTS = Path(__file__).parent / "weights"


@per_thread
def _own_scratch(compiled: bool) -> list[Scratch]:
    """A thread's scratch: to make one costs more than a hand-made player's move. Nobody reads of it what an earlier
    call has left, but the tables of the dice."""
    return new_scratch(compiled)


@cache
def net_of(bot: str) -> Net:
    """The shipped net of `learner` or `expert`. Raises UnfitNet."""
    return load(WEIGHTS / f"{bot}.npz", features.NET)[0]


def shipped_models(compiled: bool = True) -> tuple[Model, Model]:
    """New models of the shipped nets, as games take them. Raises UnfitNet."""
    return new_model(net_of("learner"), compiled), new_model(net_of("expert"), compiled)


@lru_cache(64)
def _player(kind: int, budget: int, compiled: bool) -> list[games.Player]:
    """A player as games take it; nobody writes it."""
    return runnable(games.player(kind, budget=budget), compiled=compiled)


@cache
def _no_lines(compiled: bool) -> Lines:
    """Return lines with no room, for a bot that only plays."""
    return new_lines(0, compiled)


@dataclass(frozen=True)
class Random(Bot[Seen]):
    """Uniformly random among the legal actions."""

    name: str = "random"
    level: int = 0

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        return [rules.random_action(seen, [0] * ACTIONS)]


@dataclass(frozen=True)
class Persona(Bot[Seen]):
    """One of the three who play like people with one idea (`bots.king_of_tokyo.personas`)."""

    name: str = "attacker"
    level: int = 1
    persona: int = personas.ATTACKER
    compiled: bool = True

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        return [int(persona_in(_alone(seen, self.compiled), self.persona, _own_scratch(self.compiled)))]


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
class Roller(Bot[Seen]):
    """Exact dice over a hand-made value (`bots.king_of_tokyo.roller`)."""

    name: str = "roller"
    level: int = 3
    compiled: bool = True

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        return [self._thought(seen, _no_lines(self.compiled))[0]]

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """Every action that is weighed; none where damage is met, energy put on batteries or cards are sold.

        Value while dice are thrown: exact over the rest of the throws, of what the final dice are worth by hand-made
        weights; elsewhere as `roller.weigh` has it.
        """
        lines = new_lines(compiled=self.compiled)
        return _in_order(lines, *self._thought(seen, lines))

    def _thought(self, seen: Seen, lines: Lines) -> tuple[int, int]:
        """See `roller.analyse`."""
        return analyse_in(_alone(seen, self.compiled), _own_scratch(self.compiled), lines)


@dataclass(frozen=True)
class Learner(Learned[Seen]):
    """Exact dice over a learned probability to win (`bots.king_of_tokyo.learner`)."""

    name: str = "learner"
    level: int = 4
    compiled: bool = True

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        return [self._thought(seen, seat, seed, _no_lines(self.compiled))[0]]

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """Every action that is weighed, with the chance to win after it; none where `roller` decides."""
        lines = new_lines(compiled=self.compiled)
        return _in_order(lines, *self._thought(seen, seat, seed, lines))

    def _thought(self, seen: Seen, seat: int, seed: int, lines: Lines) -> tuple[int, int]:
        player, net = _player(games.LEARNER, games.BUDGET, self.compiled), self.net or net_of("learner")
        return _learned(seen, seat, seed, player, net, lines, self.compiled)


@dataclass(frozen=True)
class Expert(Learned[Seen]):
    """A learner that has learnt more, and tries in playouts of a round what it answers and buys
    (`bots.king_of_tokyo.expert`)."""

    name: str = "expert"
    level: int = 6
    budget: int = games.BUDGET

    def choose(self, seen: Seen, seat: int, seed: int) -> list[int]:
        return [self._thought(seen, seat, seed, _no_lines(compiled=True))[0]]

    def analyse(self, seen: Seen, seat: int, seed: int) -> list[Line]:
        """The actions that are searched, with the mean chance to win after them, the prior counting as playouts; of
        dice every choice, as `Learner` has it; none where `roller` decides."""
        lines = new_lines()
        return _in_order(lines, *self._thought(seen, seat, seed, lines))

    def _thought(self, seen: Seen, seat: int, seed: int, lines: Lines) -> tuple[int, int]:
        player, net = _player(games.EXPERT, self.budget, True), self.net or net_of("expert")
        return _learned(seen, seat, seed, player, net, lines)


@dataclass(frozen=True)
class Person(person.Person[Seen]):
    """The learner's actions, some of them chosen at a glance (`bots.person`)."""

    curve = ((1, 0.0), (17, 0.25), (26, 0.5), (46, 0.88), (64, 1.15), (person.STRONGEST, 2.0))

    def quick(self) -> Learner:
        return Learner(compiled=self.compiled)

    def careful(self) -> Learner:
        return self.quick()

    def log_odds(self, value: float) -> float:
        chance = min(max(value, 1e-4), 1 - 1e-4)
        return math.log(chance / (1 - chance))

    def eased(self, seen: Seen, turns: Sequence[tuple[int, ...]]) -> list[float]:
        return eased(seen, turns)


def _learned(
    seen: Seen, seat: int, seed: int, player: list[games.Player], net: Net, lines: Lines, compiled: bool = True
) -> tuple[int, int]:
    """The action of one of the learned players, and how many lines tell what it thinks."""
    own = L.State()
    own.chance = seeded(seed, seat)
    states, model = runnable(seen, own, empty=3, compiled=compiled), new_model(net, compiled)
    return games.turn(states, _own_scratch(compiled), (model, model), player, lines)


def _alone(seen: Seen, compiled: bool) -> list[L.State]:
    """The state as rules take it."""
    return runnable(seen, compiled=compiled)


def _in_order(lines: Lines, chosen: int, n: int) -> list[Line]:
    """The first n lines: that of the action that is played, then by playouts and by value."""
    found = zip(lines.actions[:n], lines.values[:n], lines.playouts[:n], strict=True)
    weighed = [Line((int(action),), float(value), int(playouts)) for action, value, playouts in found]
    return sorted(weighed, key=lambda line: (line.actions[0] != chosen, -line.playouts, -line.value))


@rule
def persona_in(states: Records[L.State], persona: int, scratches: Records[Scratch]) -> int:
    """`personas.choose` on arrays: a bare record as argument is slow to pass."""
    return personas_choose(states[0], persona, scratches[0])


@rule
def analyse_in(states: Records[L.State], scratches: Records[Scratch], lines: Lines) -> tuple[int, int]:
    """`roller.analyse` on arrays."""
    return roller_analyse(states[0], scratches[0], lines)


personas_choose = personas.choose
roller_analyse = roller.analyse

PLAYERS = Players(
    bots={
        "random": Random,
        "person": Person,
        "attacker": Attacker,
        "racer": Racer,
        "builder": Builder,
        "roller": Roller,
        "learner": Learner,
        "expert": Expert,
    },
    interpreted=(Person, Attacker, Racer, Builder, Persona, Roller, Learner),
    early=("random", "person", "attacker", "racer", "builder", "roller", "learner"),
    hint="expert",
    reasons="kingtable.bots.king_of_tokyo.reasons:reasons",
    win_probabilities="kingtable.bots.king_of_tokyo.win_probability:win_probabilities",
    samples=256,
    reviewer="expert",
    compiled="kingtable.bots.king_of_tokyo.compiled:COMPILED",
    net=features.NET,
)
