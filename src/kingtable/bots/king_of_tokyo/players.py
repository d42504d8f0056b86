"""The players of King of Tokyo, from random to strong."""

from __future__ import annotations

from dataclasses import dataclass

from kingtable.engine.chance import seeded
from kingtable.engine.jit import interpreted
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.layout import ACTIONS, State

_random_action = interpreted(rules.random_action)


@dataclass(frozen=True)
class Random:
    """Uniformly random among the legal actions."""

    name: str = "random"
    level: int = 0
    budget: int = 0

    def choose(self, seen: State, seat: int, seed: int) -> list[int]:
        seen.chance = seeded(seed, seat)
        return [_random_action(seen, [0] * ACTIONS)]


BOTS: dict[str, type] = {"random": Random}
