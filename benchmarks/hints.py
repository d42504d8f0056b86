"""How long who asks for a hint waits: `python -m benchmarks.hints [GAMES]`.

Somebody plays so many games (three) of each kind against bots, asks at every turn of their own, and plays what is said.
The server has a worker as at a table, which is warm: milliseconds from the question to the answer, median, 99th
percentile and worst.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from benchmarks.served import quantiles
from tests.server.house import House

PAUSE = 0.6
"""Seconds before each question: a client that asks more than twice a second is answered as late as that."""
TABLES = (("kingdomino", 2), ("kingdomino", 4), ("king-of-tokyo", 2), ("king-of-tokyo", 6))


def waits(house: House, game: str, players: int) -> list[float]:
    """Seconds until each answer in one game."""
    table = house.open("me", *["random"] * (players - 1), game=game, players=players)
    me, told = house.sit(table, 0), []
    while not me.view["over"]:
        if me.choices is None:
            me.take()
            continue
        time.sleep(PAUSE)
        began = time.perf_counter()
        me.send(t="hint", id="h")
        hint = me.until("hint", "no")
        told.append(time.perf_counter() - began)
        assert hint["t"] == "hint", hint
        me.until("ev", seq=me.do(hint["moves"])["seq"])
    me.go()
    return told


def main(games: int) -> None:
    """A row for each kind of table."""
    print("| game | players | hints | median ms | p99 ms | worst ms |\n|---|---|---|---|---|---|")
    for game, players in TABLES:
        worker = [sys.executable, "-P", "-m", "kingtable.server.workers.process", game]
        with tempfile.TemporaryDirectory() as folder, House(Path(folder), worker=worker) as house:
            waits(house, game, players)  # the worker is warm from now on
            told = [wait for _ in range(games) for wait in waits(house, game, players)]
        at = quantiles(told)
        print(f"| {game} | {players} | {len(told)} | {at['p50']:.0f} | {at['p99']:.0f} | {at['max']:.0f} |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ["3"]))
