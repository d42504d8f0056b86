"""How long a review takes, and whether it slows a live table: `python -m benchmarks.review [PROCESSES]`.

Whole games of bots are reviewed on so many processes (two): seconds for each, processor and wall. Then a table is asked
for its state again and again, alone and beside reviews on the same server, which is a process of its own; p50 and p99.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Coroutine
from itertools import chain
from pathlib import Path
from typing import Any

from benchmarks.judged import played
from benchmarks.people import ME, opened
from benchmarks.served import Http, Server, Socket, quantiles, warmed
from kingtable.analysis.review import review

GAMES: tuple[tuple[str, int, str], ...] = (
    ("kingdomino", 2, "greedy"),
    ("kingdomino", 4, "greedy"),
    ("king-of-tokyo", 2, "roller"),
    ("king-of-tokyo", 4, "roller"),
    ("king-of-tokyo", 6, "roller"),
)
TABLES = (("kingdomino", 2), ("kingdomino", 4), ("king-of-tokyo", 4))
OPENER = "127.9.1.0"
REVIEWS, ALONE = 3, 8.0
"""How many games are reviewed, and for how many seconds the table is alone before and after."""


def whole_games(processes: int) -> None:
    """A row for each game."""
    print("| game | players | decisions | processor s | wall s |\n|---|---|---|---|---|")
    for name, players, bot in GAMES:
        match = played(name, [bot] * players, 11)
        review(match, samples=2)  # compiled from now on
        began, used = time.monotonic(), sum(os.times()[:4])
        found = review(match, processes=processes)
        took = sum(os.times()[:4]) - used
        print(
            f"| {name} | {players} | {len(found.decisions)} | {took:.1f} | {time.monotonic() - began:.1f} |", flush=True
        )


async def beside_a_table(game: str, players: int) -> None:
    """A live table alone, beside the reviews of three games, and alone again."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            await warmed(server)
            over = [await played_out(server, game, players) for _ in range(REVIEWS)]
            live = (await opened(server.port, OPENER, game, ME, *["random"] * (players - 1)))["table"]
            alone = await latencies(server, live, 1, asyncio.sleep(ALONE))
            beside = [
                await latencies(server, live, 2 + number, reviewed(server, table)) for number, table in enumerate(over)
            ]
            again = await latencies(server, live, 9, asyncio.sleep(ALONE))
        finally:
            server.stop()
    for what, told in (("alone", [*alone, *again]), ("beside reviews", list(chain(*beside)))):
        at = quantiles(told)
        figures = f"{at['p50']:.1f} | {at['p99']:.1f} | {at['max']:.1f}"
        print(f"| {game} | {players} | {what} | {len(told)} | {figures} |", flush=True)


async def played_out(server: Server, game: str, players: int) -> str:
    """A table at which bots have played to the end, while somebody looked."""
    table = (await opened(server.port, OPENER, game, *["random"] * players))["table"]
    socket = await Socket.open(server.port, OPENER, table, None)
    while (await socket.until("snap", "ev"))["key"] is None:
        pass
    socket.close()
    return str(table)


async def reviewed(server: Server, table: str) -> None:
    """Ask for a review as the page does, until it is there."""
    async with Http(server.port, "127.9.2.0") as http:
        while (await http.ask("GET", f"/api/tables/{table}/review"))[0] == 202:
            await asyncio.sleep(0.5)


async def latencies(server: Server, table: str, address: int, meanwhile: Coroutine[Any, Any, None]) -> list[float]:
    """Seconds of each answer, fifty a second, as long as something else lasts."""
    told = []
    task = asyncio.create_task(meanwhile)
    async with Http(server.port, f"127.9.3.{address}") as http:
        while not task.done():
            began = time.perf_counter()
            status, _ = await http.ask("GET", f"/api/tables/{table}")
            told.append(time.perf_counter() - began)
            assert status == 200, status
            await asyncio.sleep(0.02)
    await task
    return told


def main(processes: int) -> None:
    """Both tables."""
    whole_games(processes)
    print("\n| game | players | a live table | answers | p50 ms | p99 ms | worst |\n|---|---|---|---|---|---|---|")
    for game, players in TABLES:
        asyncio.run(beside_a_table(game, players))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ["2"]))
