"""The engine beside the plain references of the tests, in one process: `python -m benchmarks.speed [GAME] [--json]`.

Random games of two players (Kingdomino) and of four (King of Tokyo), one core, process time, engine and reference run
in turn; the ratio is what counts.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from kingtable.engine.chance import seeded
from kingtable.engine.games import game
from kingtable.engine.record import pack
from kingtable.king_of_tokyo.ahead import playouts as tokyo_playouts
from kingtable.king_of_tokyo.layout import FACES
from kingtable.kingdomino.ahead import playouts as kingdomino_playouts
from tests.reference import king_of_tokyo, kingdomino
from tests.reference.sides import Door

Run = Callable[[int], object]


class Dice:
    """Chance for the reference of King of Tokyo."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)

    def dice(self, n: int) -> list[str]:
        return self.source.choices(FACES, k=n)

    def shuffled(self, cards: list[str]) -> list[str]:
        return self.source.sample(cards, len(cards))


def kingdomino_games() -> tuple[Run, int, dict[str, Run]]:
    """The reference, how many of its games are measured, and the kernels."""
    options = kingdomino.Options(players=2)
    deals = [Door({"players": 2}, seed).deal() for seed in range(300)]  # beforehand: only the games are measured
    rules = game("kingdomino")
    state = pack(rules.blank(rules.spec.full({"players": 2}), seeded(1)))
    out = np.zeros(rules.actions, np.int32)

    def plain(games: int) -> None:
        chance = random.Random(1)
        for deal in deals[:games]:
            played = kingdomino.Game.start(options, deal)
            while not played.over:
                played.play(chance.choice(played.legal()))

    kernels: dict[str, Run] = {
        "playout kernel": partial(kingdomino_playouts.random_games, state),
        "legal + apply": partial(kingdomino_playouts.stepped_games, state, out),
    }
    return plain, len(deals), kernels


def king_of_tokyo_games() -> tuple[Run, int, dict[str, Run]]:
    """The reference, how many of its games are measured, and the kernels."""
    rules = game("king-of-tokyo")
    state, scratch = pack(rules.blank(rules.spec.full({"players": 4}), seeded(1))), pack(tokyo_playouts.Scratch())

    def plain(games: int) -> None:
        chance = random.Random(1)
        for seed in range(games):
            played = king_of_tokyo.Game.begin(4, Dice(seed))
            while not played.over:
                played.apply(chance.choice(played.legal()))

    kernels: dict[str, Run] = {
        "playout kernel": partial(tokyo_playouts.random_games, state, scratch),
        "legal + apply": partial(tokyo_playouts.stepped_games, state, scratch),
    }
    return plain, 100, kernels


GAMES = {"kingdomino": (kingdomino_games, 100_000), "king-of-tokyo": (king_of_tokyo_games, 20_000)}


def rate(run: Run, games: int) -> float:
    """Games a second by process time."""
    begin = time.process_time()
    run(games)
    return games / (time.process_time() - begin)


def measured(name: str, turns: int = 5) -> dict[str, float]:
    """Medians of the rates over some turns, and the ratios to the reference within each turn."""
    begin, many = GAMES[name]
    reference, few, kernels = begin()
    for kernel in kernels.values():
        kernel(10)
    rows: dict[str, list[float]] = {}
    for _ in range(turns):
        plain = rate(reference, few)
        rows.setdefault("reference, games/s", []).append(plain)
        for told, kernel in kernels.items():
            fast = rate(kernel, many)
            rows.setdefault(f"{told}, games/s", []).append(fast)
            rows.setdefault(f"{told} / reference", []).append(fast / plain)
    return {told: statistics.median(values) for told, values in rows.items()}


def main() -> None:
    """Measure the games that are named, or all."""
    asked = [name for name in sys.argv[1:] if name in GAMES] or list(GAMES)
    figures = {name: measured(name) for name in asked}
    if "--json" in sys.argv:
        print(json.dumps(figures))
        return
    for name, found in figures.items():
        print(name)
        for told, value in found.items():
            print(f"  {told:28} {value:12,.0f}")


if __name__ == "__main__":
    main()
