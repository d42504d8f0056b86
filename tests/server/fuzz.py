"""Anything at all, sent to a real server while two honest people play on.

    python -m tests.server.fuzz [--minutes 60] [--seed N]

Strangers from many loopback addresses send requests and WebSocket frames: valid ones, valid ones with something wrong
in them, and bytes that are neither. What must hold: no answer 5xx (but for a 503 that says why), no traceback and no
exception in what the server says, few lines of that, memory bounded after the first part, the honest people answered
within two seconds and their games replay; in the end every log in the database replays.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import random
import re
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

import kingtable
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table.past import rebuilt
from tests.server.house import Client, claimed, moves_of
from tests.server.process import Process
from tests.server.strangers import HOST, Failed, Strangers
from tests.server.wild import legal
from tests.waiting import PATIENCE, eventually

ADDRESSES = 200  # from which strangers come
STRANGERS = {"http": 10, "sockets": 14, "bytes": 3}
LINES = 100  # the server may say a minute, and so many more
GROWTH = 60.0  # MB of memory after the warm-up
WARM = 0.25  # of the time, at least 30 s and at most 5 minutes
SLOW = 2.0  # seconds that an honest person may wait, those not counted in which others had the processor
FORBIDDEN = re.compile(r"Traceback|\b[A-Za-z]+(Error|Exception)\b|never retrieved| ERROR ")


class Fuzz:
    """A server, its strangers, and what came of it."""

    def __init__(self, port: int, pid: int, errors: Callable[[], str], seed: int) -> None:
        self.port = port
        self.seed = seed
        self.strangers = Strangers(port)
        self.counts = self.strangers.counts
        self.failures: list[str] = []
        self.over = threading.Event()
        self.waits: list[float] = []  # of honest people
        self.games = 0
        self.memory = (0.0, 0.0, 0.0)  # MB at the start, after the warm-up, and the most after that
        self.said: list[str] = []
        self._pid = pid
        self._errors = errors

    def fail(self, why: str) -> None:
        """Keep what must not be; the first few are enough."""
        if len(self.failures) < 20:
            self.failures.append(why)
        self.over.set()

    # The whole

    async def run(self, seconds: float) -> None:
        """All of it, until the time is over or something fails."""
        honest = threading.Thread(target=self.play_honestly)
        honest.start()
        acts = {"http": self.strangers.ask, "sockets": self.strangers.sit, "bytes": self.strangers.throw}
        tasks = [asyncio.create_task(self.watch(seconds))]
        for kind, count in STRANGERS.items():
            tasks += [
                asyncio.create_task(self.stranger(acts[kind], random.Random(f"{self.seed} {kind} {n}")))
                for n in range(count)
            ]
        await eventually(self.over.is_set, "the end", seconds + PATIENCE)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(honest.join, 40)
        if honest.is_alive():
            self.fail("the honest people hang")
        await self.look_at_records()

    async def stranger(self, act: Callable[[random.Random, str], Awaitable[None]], chance: random.Random) -> None:
        """One after the other, from one address or another."""
        while True:
            address = f"127.7.{chance.randrange(ADDRESSES)}.1"
            try:
                async with asyncio.timeout(60):
                    await act(chance, address)
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError) as ended:
                self.counts[f"ended by {type(ended).__name__} {getattr(ended, 'errno', None) or ''}"] += 1
            except Failed as failed:
                self.fail(str(failed))
            except Exception as error:
                self.fail(f"the fuzz itself: {error!r}")
                raise
            await asyncio.sleep(chance.expovariate(100))

    async def watch(self, seconds: float) -> None:
        """Memory and words of the server."""
        began = time.monotonic()
        warm = began + min(max(30.0, WARM * seconds), 300.0)
        start = memory(self._pid)
        settled = most = 0.0
        while time.monotonic() < began + seconds:
            await asyncio.sleep(1)  # between two looks at its memory
            now = memory(self._pid)
            if time.monotonic() < warm:
                settled = max(settled, now)
            most = max(most, now)
            self.memory = (start, settled, most)
            said = self._errors()
            self.said = said.splitlines()
            if (found := FORBIDDEN.search(said)) is not None:
                self.fail(f"the server says: {said[max(0, found.start() - 300) : found.end() + 300]}")
            if len(self.said) > LINES * (1 + (time.monotonic() - began) / 60):
                self.fail(f"the server says too much: {len(self.said)} lines; {said[-500:]}")
            if settled and most > settled + GROWTH:
                self.fail(f"memory grows: {self.memory}")
        self.over.set()

    # Honest people

    def play_honestly(self) -> None:
        """Two people at one table after the other; each answer in time, each record replays."""
        chance = random.Random(self.seed)
        try:
            with httpx.Client(base_url=f"http://{HOST}:{self.port}", trust_env=False, timeout=30) as http:
                while not self.over.is_set():
                    self.honest_game(http, chance, ["kingdomino", "king-of-tokyo"][self.games % 2])
        except BaseException as error:
            self.fail(f"the honest people: {error!r}")

    def honest_game(self, http: httpx.Client, chance: random.Random, game: str) -> None:
        form = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]}
        table = claimed(http, self.timed(lambda: http.post("/api/tables", json=form)).raise_for_status().json())
        code = table["table"]
        self.strangers.codes.append(code)
        people = [Client(self.port, code, seat["token"], deal=False) for seat in table["seats"]]
        try:
            people[0].send(t="deal")  # with a clock who opened the table begins
            for client in people:
                while not client.view:
                    client.take()
            while not people[0].view["over"]:
                if self.over.wait(chance.expovariate(5)):
                    return
                mover = next(client for client in people if client.choices)
                answer = self.timed(lambda mover=mover: mover.do(pick(mover, chance)))  # type: ignore[misc]
                if answer["t"] != "ack":
                    raise Failed(f"an honest move is refused: {answer}")
                for client in people:
                    while client.seq < answer["seq"]:
                        client.take()
            record = self.timed(lambda: http.get(f"/api/tables/{code}/record")).raise_for_status().json()
            if kingtable.replay(record).scores != people[0].view["scores"]:
                raise Failed(f"table {code} replays to something else")
            self.games += 1
        finally:
            for client in people:
                client.go()

    def timed(self, ask: Callable[[], Any]) -> Any:
        before, stalled = time.monotonic(), self.stalled()
        answer = ask()
        self.waits.append(time.monotonic() - before)
        if self.waits[-1] - (self.stalled() - stalled) > SLOW:
            self.fail(f"an honest person waited {self.waits[-1]:.2f} s")
        return answer

    def stalled(self) -> float:
        """Seconds for which the server and this process were ready to run and others had the processor (Linux)."""
        threads = [Path(f"/proc/{self._pid}"), *Path("/proc/self/task").iterdir()]
        waits = 0
        for thread in threads:
            with contextlib.suppress(OSError):  # it has ended
                waits += int((thread / "schedstat").read_text().split()[1])
        return waits / 1e9

    async def look_at_records(self) -> None:
        """Of all tables that are over."""
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", trust_env=False, timeout=30) as http:
            for code in self.strangers.codes:
                answer = await http.get(f"/api/tables/{code}/record")
                if answer.status_code == 200:
                    self.counts["records replayed"] += 1
                    kingtable.replay(answer.json())

    def summary(self) -> str:
        """What happened, in a few lines."""
        waits = sorted(self.waits) or [0.0]
        start, settled, most = self.memory
        middle, late = (waits[min(int(part * len(waits)), len(waits) - 1)] for part in (0.5, 0.99))
        return "\n".join(
            [
                f"seed {self.seed}; {dict(sorted(self.counts.items()))}",
                f"refusals told: {dict(self.strangers.keys.most_common(30))}",
                f"honest people: {self.games} games, {len(waits)} answers, p50 {1000 * middle:.1f} ms, "
                f"p99 {1000 * late:.0f} ms, longest {waits[-1]:.2f} s",
                f"memory {start:.0f} MB at the start, {settled:.0f} after the warm-up, then at most {most:.0f}; "
                f"{len(self.said)} lines said",
                *self.said[:5],
            ]
        )


def memory(pid: int) -> float:
    """Resident, in MB (Linux)."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def pick(client: Client, chance: random.Random) -> list[str]:
    """Something that an honest person could do."""
    choices = client.choices or {}
    return moves_of(choices, chance) if "place" in choices else legal(chance, choices)


async def replayed(folder: Path) -> int:
    """Every log in the database replays; how many there are."""
    storage = await Storage.open(folder / FILE)
    try:
        async with storage._engine.connect() as connection:
            found = await connection.exec_driver_sql('SELECT "table" FROM tables WHERE deal IS NOT NULL')
            codes = [row[0] for row in found]
        for code in codes:
            whole = await storage.read_whole(code)
            assert whole is not None
            rebuilt(*whole[:2])
    finally:
        await storage.close()
    return len(codes)


def fuzzed(folder: Path, seconds: float, seed: int) -> Fuzz:
    """Start a server, fuzz it, stop it, look at what it leaves."""
    asyncios = logging.getLogger("asyncio")
    level = asyncios.level
    asyncios.setLevel(logging.CRITICAL)  # it warns where a closed socket is written to
    server = Process(folder)
    try:
        fuzz = Fuzz(server.up(), server.popen.pid, server.errors, seed)
        asyncio.run(fuzz.run(seconds))
        if server.popen.poll() is not None:
            fuzz.fail(f"the server has ended: {server.errors()[-2000:]}")
        server.popen.terminate()
        server.end()
        said = server.errors()
        if (found := FORBIDDEN.search(said)) is not None:
            fuzz.fail(f"at its end the server says: {said[max(0, found.start() - 300) : found.end() + 300]}")
    finally:
        server.close()
        asyncios.setLevel(level)
    fuzz.counts["logs replayed"] = asyncio.run(replayed(folder))
    return fuzz


def main() -> None:
    """Fuzz, tell, and exit with 1 if something was that must not be."""
    parser = argparse.ArgumentParser(description="Anything at all, sent to a real server.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        fuzz = fuzzed(Path(folder), 60 * asked.minutes, asked.seed)
    print(fuzz.summary())
    for failure in fuzz.failures:
        print(f"FAILED: {failure}")
    sys.exit(bool(fuzz.failures))


if __name__ == "__main__":
    main()
