"""How long a move takes from `do` to `ack` when many tables play at once.

    uv run python benchmarks/server_load.py --tables 200 --seconds 30 [--game king-of-tokyo] [--json]

Starts a server of its own on the loopback, opens the tables, sits two people (two sockets) and two bots at
each, lets the people think for a random while before each move, and opens a new table wherever a game ends. The
load comes from this one process: `own lag` says how late its own event loop was, and figures of that size are its
own. Bots must be compiled before the clock runs; the server thinks for them in one worker process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import random
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

BOTS = {"kingdomino": "greedy", "king-of-tokyo": "random"}
SERVE = "import sys, pathlib; from kingtable.server.run import serve; serve(port=0, data=pathlib.Path(sys.argv[1]))"


class Load:
    """The tables, and what was measured at them."""

    def __init__(self, address: str, game: str, think: float, seed: int) -> None:
        self.address = address
        bot = {"kind": "bot", "bot": BOTS[game]}
        self.form = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}, bot, bot]}
        self.think = think
        self.chance = random.Random(seed)
        self.counting = False
        self.until = float("inf")
        self.acks: list[float] = []
        self.lags: list[float] = []
        self.events = 0
        self.games = 0

    async def play(self, http: httpx.AsyncClient) -> None:
        """One table after the other, until time is up."""
        while time.perf_counter() < self.until:
            answer = await http.post("/api/tables", json=self.form)
            table = answer.raise_for_status().json()
            await asyncio.gather(*[self.sit(table, seat) for seat in (0, 1)])
            self.games += 1

    async def sit(self, table: dict[str, Any], seat: int) -> None:
        """One person: think, move, wait for the acknowledgement, until the game is over."""
        address = f"{self.address.replace('http', 'ws')}ws/{table['table']}"
        async with connect(address, proxy=None, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"t": "hello", "token": table["seats"][seat]["token"]}))
            sent: dict[str, float] = {}
            async for text in socket:
                now = time.perf_counter()
                frame = json.loads(text)
                if frame["t"] == "ack":
                    began = sent.pop(frame["id"])
                    if self.counting:
                        self.acks.append(now - began)
                elif frame["t"] in ("snap", "ev"):
                    self.events += self.counting
                    if frame["view"]["over"] or now >= self.until:
                        return
                    if frame["choices"]:
                        await self.move(socket, frame["choices"], sent)
                elif frame["t"] in ("no", "bye"):
                    raise RuntimeError(frame["why"]["text"])

    async def move(self, socket: ClientConnection, choices: dict[str, Any], sent: dict[str, float]) -> None:
        """Think, then send a turn."""
        wait = min(self.chance.expovariate(1 / self.think), 5 * self.think, max(0.0, self.until - time.perf_counter()))
        await asyncio.sleep(wait)
        moves = self.tokyo_move(choices) if "silence" in choices else self.kingdomino_turn(choices)
        id = str(uuid.uuid4())
        sent[id] = time.perf_counter()
        await socket.send(json.dumps({"t": "do", "id": id, "moves": moves}))

    def kingdomino_turn(self, choices: dict[str, Any]) -> list[str]:
        """Anything that can be placed and claimed."""
        moves = [choices["discard"]] if choices["discard"] else []
        return moves + [
            self.chance.choice(offered)["move"] for offered in (choices["place"], choices["claim"]) if offered
        ]

    def tokyo_move(self, choices: dict[str, Any]) -> list[str]:
        """Throw all dice again, or anything else."""
        keep = choices["keep"] and self.chance.random() < 0.7
        return ["keep"] if keep else [self.chance.choice(choices["moves"] or [choices["silence"]])]

    async def watch_own_lag(self) -> None:
        """How late does this loop wake up?"""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            if self.counting:
                self.lags.append(time.perf_counter() - before - 0.01)


async def measure(address: str, pid: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Run the load and sum it up."""
    tables, seconds, think = asked.tables, asked.seconds, asked.think
    load = Load(address, asked.game, think, asked.seed)
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=address, trust_env=False, limits=limits, timeout=60) as http:
        while (await http.get("/healthz")).json()["bots"] != "ready":
            await asyncio.sleep(0.2)
        lag = asyncio.create_task(load.watch_own_lag())
        playing = [asyncio.create_task(load.play(http)) for _ in range(tables)]
        await asyncio.sleep(min(5.0, 2 * think))  # until everybody sits
        load.counting, cpu, began = True, cpu_seconds(pid), time.perf_counter()
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        load.counting, took = False, time.perf_counter() - began
        used = cpu_seconds(pid) - cpu
        load.until = 0.0
        await asyncio.wait(playing, timeout=10)
        lag.cancel()
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    for failure in ended:
        if isinstance(failure, Exception):
            raise failure
    return {
        "game": asked.game,
        "tables": tables,
        "sockets": 2 * tables,
        "seconds": round(took, 1),
        "moves": len(load.acks),
        "moves_per_second": round(len(load.acks) / took, 1),
        "events_per_second": round(load.events / took, 1),
        "games_finished": load.games,
        "ack_ms": quantiles(load.acks),
        "own_lag_ms": quantiles(load.lags),
        "server_cpu_percent": round(100 * used / took, 1),
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
    }


def quantiles(values: list[float]) -> dict[str, float]:
    """p50, p95, p99 and max, in milliseconds."""
    ordered = sorted(values) or [float("nan")]
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * ordered[min(int(q * len(ordered)), len(ordered) - 1)], 2) for name, q in at.items()}


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far (Linux; 0 elsewhere)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    """Start the server, run the load, print the figures."""
    parser = argparse.ArgumentParser(description="Load the server and measure the acknowledgement of moves.")
    parser.add_argument("--game", choices=list(BOTS), default="kingdomino")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=2.0, help="mean seconds before a move (default 2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVE, folder], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            told = asyncio.run(measure(address, server.pid, asked))
        finally:
            server.terminate()
            server.wait(10)
    if asked.json:
        print(json.dumps(told))
        return
    for name, value in told.items():
        shown = "  ".join(f"{q} {v}" for q, v in value.items()) if isinstance(value, dict) else value
        print(f"{name.replace('_', ' '):20} {shown}")


if __name__ == "__main__":
    main()
