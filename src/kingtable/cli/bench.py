"""`kingtable bench`: the speed of the engine on this machine, one core."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from kingtable.cli.options import ONE_GAME, fail, refused_in_one_line
from kingtable.cli.words import Spoken, say
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.games import GAMES, game
from kingtable.engine.record import pack
from kingtable.engine.spec import loaded
from kingtable.engine.text import json_of

_START = """
from kingtable.cli import bench
for name in {games}:
    for measure in bench.measures(name):
        if "kernel" in measure.name or "apply" in measure.name:
            measure.run(1)
"""


@dataclass(frozen=True)
class Measure:
    """A figure: what is run so many times, how many at once, and what of it is told (runs a second; or the time of
    one run in parts of a second, such as 1e9 for ns)."""

    name: str
    run: Callable[[int], object]
    at_once: int
    parts: float = 0.0

    def taken(self, seconds: float) -> float:
        """The figure."""
        found = rate(self.run, self.at_once, seconds)
        return self.parts / found if self.parts else found


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


def state(name: str, **options: Any) -> Any:
    """A record of a game, not yet set up."""
    rules = game(name)
    return rules.blank(rules.spec.full(options), seeded(1))


def common(
    name: str, playouts: Any, formats: dict[str, dict[str, Any]], work: Any, interpreted_work: Any
) -> Iterator[Measure]:
    """What both games are measured by.

    formats: options by name, the first is played interpreted too. work: what the two kernels take beside the state.
    """
    for told, options in formats.items():
        packed = pack(state(name, **options))
        kernel = partial(playouts.random_games, packed, *work[0])
        yield Measure(f"random games/s, playout kernel, {told}", kernel, 5_000)
        kernel = partial(playouts.stepped_games, packed, *work[1])
        yield Measure(f"random games/s, legal + apply, {told}", kernel, 5_000)
    told, options = next(iter(formats.items()))
    many = np.concatenate([pack(state(name, **options))] * 64)
    yield Measure("ns a copy of a state", partial(playouts.copies, many), 1_000_000, 1e9)
    twin, plain = state(name, **options), interpreted(playouts.random_games)
    yield Measure(f"random games/s, interpreted, {told}", partial(plain, [twin], *interpreted_work), 20)


def measures(name: str) -> Iterator[Measure]:
    """The figures of a game, as its spec names them."""
    found: Iterator[Measure] = loaded(GAMES[name].measures)()
    return found


def starts(games: list[str]) -> dict[str, float]:
    """Seconds of a process that starts all these games, compiling and compiled."""
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # else every start would compile numba's own sources
        whole = _START.format(games=games)
        for told in ("s, cold compile, whole process", "s, from the cache, whole process"):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", whole], env=environment, stdin=subprocess.DEVNULL, check=True)
            figures[told] = time.perf_counter() - begin
    return figures


@click.command("bench", cls=Spoken)
@click.argument("game", type=ONE_GAME, required=False)
@click.option("--seconds", type=click.FloatRange(0.1, 60), default=2.0, show_default=True)
@click.option("--start/--no-start", default=True)
@click.option("--json", "as_json", is_flag=True)
@refused_in_one_line
def command(game: str | None, seconds: float, start: bool, as_json: bool) -> None:
    """The figures of all games, or of one."""
    if game and not GAMES[game].measures:
        fail(say("bench-none", game=game))
    games = [game] if game else [name for name in GAMES if GAMES[name].measures]
    with Console(stderr=True).status("…") as status:
        figures: dict[str, dict[str, float]] = {}
        for name in games:
            figures[name] = {}
            for measure in measures(name):
                status.update(f"{GAMES[name].title}: {measure.name} …")
                figures[name][measure.name] = measure.taken(seconds)
        if start:
            status.update(say("bench-starting"))
            figures["start"] = starts(games)
    if as_json:
        click.echo(json_of(figures))
        return
    table = Table(show_header=False)
    for part, found in figures.items():
        table.add_section()
        table.add_row(GAMES[part].title if part in GAMES else say("bench-start"), "", style="bold")
        for name, value in found.items():
            table.add_row(name, f"{value:,.2f}" if value < 100 else f"{value:,.0f}")
    Console(highlight=False).print(table)
