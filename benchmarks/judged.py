"""How well a review judges: `python -m benchmarks.judged GAME BOT BOT ... [--games N] [--first N]`.

Games of these bots, one a seat and in every game one seat further, are reviewed: what each left lying in
a decision, with 95 % intervals over games; and how far the win probabilities before each decision are
from what came of the game: squared error over all seats, and the logarithm of the winners' chance.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from typing import Any

import kingtable
from benchmarks.strength import BONUSES
from kingtable import bots
from kingtable.analysis.review import Review, review
from kingtable.arena.intervals import half_width

OPTIONS: dict[str, dict[str, Any]] = {"kingdomino": BONUSES}
LEAST = 0.001
"""A smaller chance counts as this one."""


def played(name: str, seats: Sequence[str], seed: int, **options: Any) -> kingtable.Match:
    """A whole game of these bots."""
    match: kingtable.Match = kingtable.new(name, seed=seed, players=len(seats), **options)
    while (seat := match.to_move) is not None:
        number = len(match.moves)
        for move in bots.choose(name, seats[seat], match.observe(seat, number), seat, number):
            match.play(move)
    return match


def errors(found: Review, winners: Sequence[int]) -> tuple[float, float]:
    """The mean squared error and the mean loss by logarithm of what was told before the decisions."""
    came = [(seat in winners) / max(1, len(winners)) for seat in range(len(found.players))]
    told = found.curve[:-1]
    squared = sum((chance - share) ** 2 for shares in told for chance, share in zip(shares, came, strict=True))
    logged = -sum(
        share * math.log(max(chance, LEAST)) for shares in told for chance, share in zip(shares, came, strict=True)
    )
    return squared / len(told), logged / len(told)


def interval(values: Sequence[float]) -> str:
    """A mean with half of its 95 % interval."""
    return f"{sum(values) / len(values):.3f} ± {half_width(list(values), list(range(len(values)))):.3f}"


def main() -> None:
    """Play, review, and tell."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=kingtable.GAMES)
    words.add_argument("bots", nargs="+", metavar="BOT")
    words.add_argument("--games", type=int, default=10, help="at least 2")
    words.add_argument("--first", type=int, default=1000, help="the seed of the first game")
    asked = words.parse_args()
    if asked.games < 2 or len(asked.bots) < 2:
        words.error("an interval takes at least 2 games, a game at least 2 bots")
    shares: dict[str, list[float]] = {bot: [] for bot in asked.bots}
    apart: list[tuple[float, float]] = []
    for number in range(asked.games):
        turned = number % len(asked.bots)
        seats = asked.bots[turned:] + asked.bots[:turned]
        match = played(asked.game, seats, asked.first + number, **OPTIONS.get(asked.game, {}))
        found = review(match)
        apart.append(errors(found, match.winners))
        for bot, player in zip(seats, found.players, strict=True):
            if player.share is not None:
                shares[bot].append(100 * player.share.mean)
    squared, logged = (list(values) for values in zip(*apart, strict=True))
    print(f"{asked.games} games: squared error {interval(squared)}, by logarithm {interval(logged)}")
    print("| bot | share of the chance left lying, % |\n|---|---|")
    for bot, values in shares.items():
        print(f"| `{bot}` | {interval(values)} |")


if __name__ == "__main__":
    main()
