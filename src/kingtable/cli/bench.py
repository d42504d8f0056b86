"""`kingtable bench`: the speed of the engine on this machine, one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from kingtable.bots.kingdomino import greedy
from kingtable.cli.options import refused_in_one_line
from kingtable.engine.chance import seeded
from kingtable.engine.jit import interpreted
from kingtable.engine.record import pack
from kingtable.kingdomino import playouts
from kingtable.kingdomino.game import Kingdomino
from kingtable.kingdomino.layout import ACTIONS

_WHOLE = """
import numpy as np
from kingtable.engine.record import pack
from kingtable.kingdomino import playouts
from kingtable.kingdomino.game import Kingdomino
game = Kingdomino()
state = pack(game.blank(game.options({}), 12345))
playouts.random_games(state, 1)
playouts.stepped_games(state, np.zeros(300, np.int32), 1)
"""


def _state(**options: Any) -> Any:
    game = Kingdomino()
    return game.blank(game.options(options), seeded(1))


def rate(run: Callable[[int], object], games: int, seconds: float) -> float:
    """Runs a second by process time: the best of three after one warm-up."""
    run(1)
    best = 0.0
    for _ in range(3):
        begin = time.process_time()
        done = 0
        while time.process_time() - begin < seconds / 3:
            run(games)
            done += games
        best = max(best, done / (time.process_time() - begin))
    return best


def measured(seconds: float) -> dict[str, float]:
    """All figures: games, actions and copies a second, seconds to compile and to start from the cache."""
    out = np.zeros(ACTIONS, np.int32)
    figures: dict[str, float] = {}
    formats: tuple[tuple[str, dict[str, Any]], ...] = (
        ("2 players", {"players": 2}),
        ("4 players", {"players": 4}),
        ("Mighty Duel", {"players": 2, "mighty_duel": True}),
    )
    for name, options in formats:
        state = pack(_state(**options))
        random, stepped = partial(playouts.random_games, state), partial(playouts.stepped_games, state, out)
        figures[f"random games/s, playout kernel, {name}"] = rate(random, 5_000, seconds)
        figures[f"random games/s, legal + apply, {name}"] = rate(stepped, 5_000, seconds)
    four = _state(players=4, middle_kingdom="window", harmony=True)
    pair, work = np.concatenate([pack(four), pack(four)]), pack(greedy.Work())
    figures["greedy games/s, 4 players"] = rate(lambda n: greedy.greedy_games(pair, work, n), 200, seconds)
    many = np.concatenate([pack(four)] * 64)
    figures["ns a copy of a state"] = 1e9 / rate(lambda n: playouts.copies(many, n), 1_000_000, seconds)
    twin = _state()
    slow = interpreted(playouts.random_games)
    figures["random games/s, interpreted, 2 players"] = rate(lambda n: slow([twin], n), 20, seconds)
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # else every start would compile numba's own sources
        for name in ("s, cold compile, whole process", "s, from the cache, whole process"):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", _WHOLE], env=environment, check=True)
            figures[name] = time.perf_counter() - begin
    return figures


@click.command(short_help="Measure the engine.")
@click.option("--seconds", type=click.FloatRange(0.1, 60), default=2.0, show_default=True, help="For each figure.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@refused_in_one_line
def command(seconds: float, as_json: bool) -> None:
    """Measure the engine on one core of this machine.

    The plain reference of the tests is measured beside it by `python -m benchmarks.speed` in a checkout.
    """
    console = Console(stderr=True)
    with console.status("…"):
        figures = measured(seconds)
    if as_json:
        click.echo(json.dumps(figures))
        return
    table = Table(show_header=False)
    for name, value in figures.items():
        table.add_row(name, f"{value:,.2f}" if value < 100 else f"{value:,.0f}")
    Console(highlight=False).print(table)
