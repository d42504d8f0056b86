"""A player of any strength that errs like a person: it takes what catches the eye, and overlooks what comes later.

A person weighs all turns with care, or plays at a glance. At a glance it sees one or two turns, the easily seen first,
and takes about the better one. That is a number and not a share, so a table with more turns is hardly harder for it.
Its skill goes from 0 to 2. Up to 1 the eye learns to see what a turn gives now: at 0 it sees anything. From there on
the person weighs ever more turns with care, at 2 all. Each game's `curve` leads from strength to skill, so that equal
steps of strength are about equal steps of Elo.
"""

from __future__ import annotations

import math
import random
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from kingtable.bots.bot import Analyst, Bot, S, Seen
from kingtable.engine.record import copy_of

STRONGEST = 100
GLANCE = 0.1
"""The temperature of a choice among turns that are seen, in log odds: it often takes one that is hardly worse."""


class Adviser(Analyst[Seen], Protocol[Seen]):
    """A bot that weighs turns and plays."""

    def choose(self, seen: Seen, seat: int, seed: int) -> Sequence[int]:
        """See `bot.Player.choose`."""
        ...


@dataclass(frozen=True)
class Person(Bot[S]):
    """A game's own class says who weighs turns (`quick`, `careful`), how a value becomes odds (`log_odds`), and what
    catches the eye (`eased`).

    budget: its strength, 1 (anything) to 100 (as its careful adviser).
    """

    name: str = "person"
    level: int = 1
    budget: int = 50
    strongest: int = STRONGEST
    compiled: bool = True

    curve: ClassVar[tuple[tuple[int, float], ...]] = ((1, 0.0), (STRONGEST, 2.0))
    """Strength and skill, in rising order; between two of them skill is in proportion."""

    @abstractmethod
    def quick(self) -> Adviser[S]:
        """Who weighs the turns that are seen at a glance."""

    @abstractmethod
    def careful(self) -> Adviser[S]:
        """Who plays where all turns are weighed with care, and where `quick` weighs none."""

    @abstractmethod
    def log_odds(self, value: float) -> float:
        """The logarithm of the odds to win, from the value that `quick` gives."""

    @abstractmethod
    def eased(self, seen: S, turns: Sequence[tuple[int, ...]]) -> list[float]:
        """How easily each turn is seen, about in points of the game that it gives now."""

    @property
    def skill(self) -> float:
        """From 0, anything, to 2, as the careful adviser."""
        for (low, least), (high, most) in zip(self.curve, self.curve[1:], strict=False):
            if self.budget <= high:
                return least + (most - least) * (self.budget - low) / (high - low)
        return self.curve[-1][1]

    def choose(self, seen: S, seat: int, seed: int) -> list[int]:
        lot = random.Random(seed * 64 + seat)
        turns = {} if lot.random() < self.skill - 1 else self.weighed(seen, seat, seed)
        if not turns:
            return list(self.careful().choose(seen, seat, seed))
        return list(self.glanced(turns, self.eased(copy_of(seen), [*turns]), lot))

    def weighed(self, seen: S, seat: int, seed: int) -> dict[tuple[int, ...], float]:
        """Every turn that the quick adviser weighs, and its log odds."""
        lines = self.quick().analyse(copy_of(seen), seat, seed)
        return {line.actions: self.log_odds(line.value) for line in lines}

    def glanced(
        self, turns: Mapping[tuple[int, ...], float], eases: Sequence[float], lot: random.Random
    ) -> tuple[int, ...]:
        """Draw the turns that are seen by their ease, in turn (Luce's choice axiom, 1959), and one of them by
        its log odds."""
        eye = min(1.0, self.skill)
        sights = [eye * ease + _gumbel(lot) for ease in eases]
        count = 1 + (lot.random() < eye)
        seen = sorted(zip(sights, turns.items(), strict=True), reverse=True)[:count]
        return max((odds + GLANCE * _gumbel(lot), turn) for _, (turn, odds) in seen)[1]


def _gumbel(lot: random.Random) -> float:
    """Noise that makes the largest of some sums a draw by the exponentials of what it is added to."""
    return -math.log(-math.log(max(lot.random(), 1e-300)))
