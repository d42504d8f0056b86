"""How long a review takes, and whether it slows a live table: `python -m benchmarks.review [PROCESSES]`.

Whole games of bots are reviewed on so many processes (two): seconds for each, processor and wall. Then a table is asked
for its state again and again, alone and beside a review on the same server; p50 and p99 of both.
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

import kingtable
from kingtable import bots
from kingtable.analysis.review import review
from tests.server.house import House, play_out

GAMES: tuple[tuple[str, int, str], ...] = (
    ("kingdomino", 2, "greedy"),
    ("kingdomino", 4, "greedy"),
    ("king-of-tokyo", 2, "roller"),
    ("king-of-tokyo", 4, "roller"),
    ("king-of-tokyo", 6, "roller"),
)
WORKER = [sys.executable, "-P", "-m", "kingtable.server.worker", *kingtable.GAMES]


def played(name: str, players: int, bot: str) -> kingtable.Match:
    """A whole game of a bot with itself."""
    match: kingtable.Match = kingtable.new(name, seed=11, players=players)
    while (seat := match.to_move) is not None:
        number = len(match.moves)
        for move in bots.choose(name, bot, match.observe(seat, number), seat, number):
            match.play(move)
    return match


def whole_games(processes: int) -> None:
    """A row for each game."""
    print("| game | players | decisions | processor s | wall s |\n|---|---|---|---|---|")
    for name, players, bot in GAMES:
        match = played(name, players, bot)
        review(match, samples=2)  # compiled from now on
        began, used = time.monotonic(), sum(os.times()[:4])
        found = review(match, processes=processes)
        took = sum(os.times()[:4]) - used
        print(
            f"| {name} | {players} | {len(found.decisions)} | {took:.1f} | {time.monotonic() - began:.1f} |", flush=True
        )


def latencies(http: httpx.Client, path: str, ends: threading.Event) -> list[float]:
    """Milliseconds of each answer, fifty a second, until it ends."""
    told = []
    while not ends.is_set():
        began = time.monotonic()
        http.get(path).raise_for_status()
        told.append(1000 * (time.monotonic() - began))
        time.sleep(0.02)
    return sorted(told)


def beside_a_table() -> None:
    """The same table alone, and beside a review."""
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), worker=WORKER) as house:
        opened = [house.open("me", "random", players=2) for _ in range(2)]
        me = house.sit(opened[0], 0)
        play_out({0: me})
        me.go()
        live = f"/api/tables/{opened[1]['table']}"
        for what in ("alone", "beside a review"):
            ends = threading.Event()

            def wait(what: str = what, ends: threading.Event = ends) -> None:
                if what == "alone":
                    time.sleep(8)
                else:
                    asking: Any = httpx.Client(base_url=str(house.http.base_url), trust_env=False)
                    while asking.get(f"/api/tables/{opened[0]['table']}/review").status_code == 202:
                        time.sleep(0.5)
                ends.set()

            thread = threading.Thread(target=wait)
            thread.start()
            told = latencies(house.http, live, ends)
            thread.join()
            middle, last = told[len(told) // 2], told[int(len(told) * 0.99)]
            print(f"{what}: {len(told)} answers, p50 {middle:.1f} ms, p99 {last:.1f} ms")


if __name__ == "__main__":
    whole_games(*map(int, sys.argv[1:] or ["2"]))
    beside_a_table()
