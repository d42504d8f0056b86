"""The engine beside the plain reference of the tests, in one process: `python -m benchmarks.speed [--json]`.

Random two-player games, one core, process time, the two run in turn; the ratio is what counts.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

from kingtable.engine.chance import seeded
from kingtable.engine.record import pack
from kingtable.kingdomino import playouts
from kingtable.kingdomino.game import Kingdomino
from kingtable.kingdomino.layout import ACTIONS
from tests.reference.kingdomino import Deal, Game, Options
from tests.reference.sides import Door


def deals(count: int) -> list[Deal]:
    """Deals for the reference, made beforehand so that only its games are measured."""
    return [Door({"players": 2}, seed).deal() for seed in range(count)]


def reference_games(dealt: list[Deal]) -> None:
    """One random game of each deal on the reference."""
    dice = random.Random(1)
    options = Options(players=2)
    for deal in dealt:
        game = Game.start(options, deal)
        while not game.over:
            game.play(dice.choice(game.legal()))


def rate(run: Callable[[int], object], games: int) -> float:
    """Games a second by process time."""
    begin = time.process_time()
    run(games)
    return games / (time.process_time() - begin)


def measured(turns: int = 5) -> dict[str, float]:
    """Medians of the rates over some turns, and the ratios to the reference within each turn."""
    game = Kingdomino()
    state, out = pack(game.blank(game.options({"players": 2}), seeded(1))), np.zeros(ACTIONS, np.int32)
    kernels: dict[str, Callable[[int], object]] = {
        "playout kernel": lambda n: playouts.random_games(state, n),
        "legal + apply": lambda n: playouts.stepped_games(state, out, n),
    }
    for kernel in kernels.values():
        kernel(10)
    dealt = deals(300)
    rows: dict[str, list[float]] = {}
    for _ in range(turns):
        plain = rate(lambda n: reference_games(dealt[:n]), 300)
        rows.setdefault("reference, games/s", []).append(plain)
        for name, kernel in kernels.items():
            fast = rate(kernel, 100_000)
            rows.setdefault(f"{name}, games/s", []).append(fast)
            rows.setdefault(f"{name} / reference", []).append(fast / plain)
    return {name: statistics.median(values) for name, values in rows.items()}


if __name__ == "__main__":
    figures = measured()
    if "--json" in sys.argv:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:28} {value:12,.0f}")
