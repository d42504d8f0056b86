"""A player of any strength, that errs like a person: seldom where a turn is much worse, often where it is hardly worse.

It takes what stronger players think of the turns, as odds to win, and draws one by lot: a turn whose odds are e times
as good is drawn exp(1 / temperature) times as often (Luce's choice axiom, 1959). Without temperature it plays as they
do, with a high one at random; in between there is no step.
"""

from __future__ import annotations

import math
import random
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from kingtable.bots.bot import Analyst, Bot, S, Seen
from kingtable.engine.record import copy_of

STRONGEST = 100


class Adviser(Analyst[Seen], Protocol[Seen]):
    """A bot that weighs turns and plays."""

    def choose(self, seen: Seen, seat: int, seed: int) -> Sequence[int]:
        """See `bot.Player.choose`."""
        ...


@dataclass(frozen=True)
class Person(Bot[S]):
    """A game's own class says who is asked (`advisers`) and how a value becomes odds (`log_odds`).

    budget: its strength, 1 (anything) to 100 (as its advisers); middle: the temperature at 50.
    """

    name: str = "person"
    level: int = 1
    budget: int = 50
    strongest: int = STRONGEST
    middle: float = 0.5
    compiled: bool = True

    @abstractmethod
    def advisers(self) -> Sequence[Adviser[S]]:
        """Who weighs the turns; what a later one says counts, and the last one plays where none is weighed."""

    @abstractmethod
    def log_odds(self, value: float) -> float:
        """The logarithm of the odds to win, from an adviser's value."""

    @property
    def temperature(self) -> float:
        """0 at 100, `middle` at 50, ever higher towards 0."""
        return float(self.middle * ((STRONGEST - self.budget) / self.budget) ** 1.5)

    def choose(self, seen: S, seat: int, seed: int) -> list[int]:
        turns = self.weighed(seen, seat, seed) if self.temperature else {}
        if not turns:
            return list(self.advisers()[-1].choose(seen, seat, seed))
        return list(self.drawn(turns, seed * 64 + seat))

    def drawn(self, turns: Mapping[tuple[int, ...], float], lot: int) -> tuple[int, ...]:
        """One of the turns, by their log odds; the same for the same lot."""
        best = max(turns.values())
        weights = [math.exp(max(-700.0, (odds - best) / self.temperature)) for odds in turns.values()]
        return random.Random(lot).choices([*turns], weights)[0]

    def weighed(self, seen: S, seat: int, seed: int) -> dict[tuple[int, ...], float]:
        """Every turn that an adviser weighs, and its log odds."""
        return {
            line.actions: self.log_odds(line.value)
            for adviser in self.advisers()
            for line in adviser.analyse(copy_of(seen), seat, seed)
        }
