"""`kingtable bench`: the speed of the engine on this machine, one core."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from statistics import median
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from kingtable.arena.cores import undisturbed
from kingtable.cli.options import ONE_GAME, fail, stop
from kingtable.cli.words import Spoken, say
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.folders import cannot, try_folder
from kingtable.engine.games import GAMES, game
from kingtable.engine.record import pack
from kingtable.engine.spec import loaded
from kingtable.engine.text import json_of
from kingtable.envs import Batch

_ENDS = """
import os, threading
threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start()
"""
_START = """
from kingtable.cli import bench
for name in {games}:
    for measure in bench.measures(name):
        if "kernel" in measure.name or "apply" in measure.name:
            measure.run(1)
"""
_BATCH = """
import time
from kingtable.envs import Batch
import numba
begin = time.process_time()
Batch({name!r}, 1, seed=1)
print(time.process_time() - begin)
"""


@dataclass(frozen=True)
class Measure:
    """A figure: what is run, how often, how many at once, and what of it is shown (runs a second; or the time of
    one run in parts of a second, such as 1e9 for ns)."""

    name: str
    run: Callable[[int], object]
    at_once: int
    parts: float = 0.0

    def taken(self, seconds: float) -> float:
        """The figure."""
        found = rate(self.run, self.at_once, seconds)
        return self.parts / found if self.parts else found


@dataclass(frozen=True)
class Part(Measure):
    """A figure that is a part of the speed of another kernel: what both do in a second of process time, in turn.

    run: steps of a batch; made: gives the batch, and compiles it at the first call; against: games of the other kernel.
    """

    made: Callable[[], Batch] | None = None
    against: Callable[[int], object] | None = None

    def taken(self, seconds: float) -> float:
        """The median of five turns: games that the batch begins, for each game of the other kernel."""
        assert self.made is not None
        assert self.against is not None
        batch = self.made()
        begun, steps = batch.begun, 0
        while batch.begun < 6 * batch.lanes:  # whole games, so that it is known how many a step brings
            self.run(self.at_once)
            steps += self.at_once
        games = (batch.begun - begun) / steps
        self.against(1)
        found = []
        for _ in range(5):
            mine = spent(self.run, self.at_once, seconds / 10)
            theirs = spent(self.against, 50, seconds / 10)
            found.append(games * mine[0] / mine[1] / (theirs[0] / theirs[1]))
        return median(found)


def spent(run: Callable[[int], object], at_once: int, seconds: float) -> tuple[int, float]:
    """Run for `seconds` of process time; how often it ran, and the seconds that it took."""
    begin, done = time.process_time(), 0
    while time.process_time() - begin < seconds:
        run(at_once)
        done += at_once
    return done, time.process_time() - begin


def stepping(made: Callable[[], Batch], steps: int) -> None:
    """Play random steps of a batch."""
    batch = made()
    for _ in range(steps):
        batch.step(batch.sample())


def rate(run: Callable[[int], object], games: int, seconds: float) -> float:
    """Runs a second by process time: the best of three after one warm-up."""
    run(1)
    best = 0.0
    for _ in range(3):
        done, taken = spent(run, games, seconds / 3)
        best = max(best, done / taken)
    return best


def state(name: str, **options: object) -> Any:
    """A record of a game, not yet set up."""
    rules = game(name)
    return rules.blank(rules.spec.full(options), seeded(1))


def observing(name: str) -> dict[str, dict[str, Any]]:
    """The ways in which a batch of a game can observe, with their words."""
    rules = game(name)
    ways: dict[str, dict[str, Any]] = {"": {}}
    ways |= {f", {form}": {"observations": form} for form in rules.forms}
    if "gain" in rules.functions:
        ways[", with gains"] = {"gains": True}
    return {**ways, ", mask only": {"observations": None}}


def common(
    name: str, playouts: Any, formats: dict[str, dict[str, Any]], scratch: Any, interpreted_scratch: Any
) -> Iterator[Measure]:
    """What both games are measured by.

    formats: options by name, the first is played interpreted too. scratch: what the two kernels take beside the state.
    """
    for label, options in formats.items():
        packed = pack(state(name, **options))
        kernel = partial(playouts.random_games, packed, *scratch[0])
        yield Measure(f"random games/s, playout kernel, {label}", kernel, 5_000)
        kernel = partial(playouts.stepped_games, packed, *scratch[1])
        yield Measure(f"random games/s, legal + apply, {label}", kernel, 5_000)
    label, options = next(iter(formats.items()))
    against = partial(playouts.stepped_games, pack(state(name, **options)), *scratch[1])
    for shown, asked in observing(name).items():
        for lanes in (64, 1_024):
            made = cache(partial(Batch, name, lanes, seed=1, **asked, **options))
            steps = partial(stepping, made)
            row = f"games of a batch of {lanes:,} a game by hand{shown}, {label}"
            yield Part(row, steps, 10, 0.0, made, against)
    one = partial(stepping, cache(partial(Batch, name, 1, seed=1, **options)))
    yield Measure(f"us a step of a batch of 1, {label}", one, 5_000, 1e6)
    many = np.concatenate([pack(state(name, **options))] * 64)
    yield Measure("ns a copy of a state", partial(playouts.copies, many), 1_000_000, 1e9)
    begun, plain = state(name, **options), interpreted(playouts.random_games)
    yield Measure(f"random games/s, interpreted, {label}", partial(plain, [begun], *interpreted_scratch), 20)


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
        for label in ("s, cold compile, whole process", "s, from the cache, whole process"):
            begin = time.perf_counter()
            _printed(whole, environment)
            figures[label] = time.perf_counter() - begin
    return figures


def first_batches(games: list[str]) -> dict[str, float]:
    """Seconds of process time for the first batch of each game in a new process, compiling and compiled; the imports
    are not counted."""
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for label in ("compiling", "from the cache"):
            for name in games:
                taken = float(_printed(_BATCH.format(name=name), environment))
                figures[f"s until the first batch of {GAMES[name].title}, {label}"] = taken
    return figures


def _printed(script: str, environment: dict[str, str]) -> str:
    """What a new Python prints; Ctrl-C does not reach it, and it ends with this process."""
    command = [sys.executable, "-c", _ENDS + script]
    with undisturbed():
        child = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with child:
        try:
            assert child.stdout is not None
            printed = child.stdout.read()
        except BaseException:
            child.kill()
            raise
        finally:
            child.wait()
    if child.returncode:
        raise subprocess.CalledProcessError(child.returncode, command)
    return printed


@click.command("bench", cls=Spoken)
@click.argument("game", type=ONE_GAME, required=False)
@click.option("--seconds", type=click.FloatRange(0.1, 60), default=2.0, show_default=True)
@click.option("--start/--no-start", default=True)
@click.option("--json", "as_json", is_flag=True)
def command(game: str | None, seconds: float, start: bool, as_json: bool) -> None:
    """The figures of all games, or of one."""
    if game and not GAMES[game].measures:
        fail(say("bench-none", game=game))
    games = [game] if game else [name for name in GAMES if GAMES[name].measures]
    if start:
        _try_temporary()
    figures: dict[str, dict[str, float]] = {}
    stopped = False
    try:
        _measure(figures, games, seconds, start)
    except KeyboardInterrupt:
        if not any(figures.values()):
            raise
        stopped = True
    if as_json:
        click.echo(json_of(figures))
    else:
        _print(figures)
    if stopped:
        stop(say("stopped"))


def _try_temporary() -> None:
    """Find out whether there is a folder for a new cache. Raises Refused."""
    try:
        try_folder(Path(tempfile.gettempdir()))
    except OSError as error:  # no folder at all
        raise cannot("write", "TMPDIR", error) from error


def _measure(figures: dict[str, dict[str, float]], games: list[str], seconds: float, start: bool) -> None:
    """Add one figure after the other."""
    with Console(stderr=True).status("…") as status:
        for name in games:
            figures[name] = {}
            for measure in measures(name):
                status.update(f"{GAMES[name].title}: {measure.name} …")
                figures[name][measure.name] = measure.taken(seconds)
        if start:
            status.update(say("bench-starting"))
            figures["start"] = starts(games) | first_batches(games)


def _print(figures: dict[str, dict[str, float]]) -> None:
    table = Table(show_header=False)
    for part, found in figures.items():
        table.add_section()
        table.add_row(GAMES[part].title if part in GAMES else say("bench-start"), "", style="bold")
        for name, value in found.items():
            table.add_row(name, f"{value:,.2f}" if value < 100 else f"{value:,.0f}")
    Console(highlight=False).print(table)
