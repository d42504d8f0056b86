"""The bots of a game that has none of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingtable.engine.chance import below, seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.games import game

_below = interpreted(below)


@dataclass(frozen=True)
class Random:
    """Uniformly random among the legal actions of any game."""

    game: str
    name: str = "random"
    level: int = 0
    budget: int = 0

    def choose(self, seen: Any, seat: int, seed: int) -> list[int]:
        """One action."""
        seen.chance = seeded(seed, seat)
        legal = game(self.game).legal(seen)
        return [legal[_below(seen, len(legal))]]
