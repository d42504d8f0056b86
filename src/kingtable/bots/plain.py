"""The bots of a game that has none of its own."""

from __future__ import annotations

from dataclasses import dataclass

from kingtable.bots.bot import Bot
from kingtable.engine.chance import below, seeded
from kingtable.engine.games import game
from kingtable.engine.record import AnyState


@dataclass(frozen=True)
class Random(Bot[AnyState]):
    """Uniformly random among the legal actions of any game."""

    name: str = "random"
    game: str = ""

    def choose(self, seen: AnyState, seat: int, seed: int) -> list[int]:
        """One action."""
        seen.chance = seeded(seed, seat)
        legal = game(self.game).legal(seen)
        return [legal[below(seen, len(legal))]]
