"""Workers are killed and stopped while tables ask: no question waits longer than five seconds.

    python -m tests.server.worker_kills [--events 200] [--workers 2] [--tables 6] [--seed 1] [--real]

Each pretend table asks one question after the other, as a table with bots does. Meanwhile a killer sends SIGKILL
or SIGSTOP to one worker or to all, at any moment, those that are still starting too, and now and then takes all
descriptors of the process for a while. An answer is the bot's or, after BotFailed, the table's default action; both end
the silence of the table, and are counted apart. `--real` takes the real workers and the default bot instead of
tests/server/first_move.py.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import uvloop

import kingtable
from kingtable import GAMES
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import BotFailed, Question

LIMIT = 5.0  # seconds that a table may be silent
GAPS = (0.05, 0.3, 0.8, 1.5, 3.0)  # seconds between two events, about
GAME = "kingdomino"
FIRST_MOVE = [sys.executable, str(Path(__file__).parent / "first_move.py")]


class Siege:
    """Tables that ask, a killer, and what came of it."""

    def __init__(self, events: int, workers: int, tables: int, seed: int, real: bool) -> None:
        self.events: Counter[str] = Counter()
        self.silences: list[float] = []  # each question's, in seconds
        self.default_actions: Counter[str] = Counter()  # by reason
        self.wrong = 0
        self.pids: set[int] = set()
        self.state: dict[str, int] = {}
        self.workers = Workers([GAME], workers, () if real else FIRST_MOVE)
        self._chance = random.Random(seed)
        self._wanted = events
        self._tables = tables
        self._bot = GAMES[GAME].bot
        self._over = False

    async def run(self) -> None:
        """All of it. Afterwards no process is left."""
        self.workers.start()
        try:
            await self.workers.warmed()
            asking = [asyncio.create_task(self._table(number)) for number in range(self._tables)]
            await self._kill()
            await asyncio.sleep(1)  # the last blow is felt
            self._over = True
            await asyncio.gather(*asking)
        finally:
            self.pids.update(self.workers.pids)
            self.state = self.workers.state()
            await self.workers.stop()

    def left(self) -> list[int]:
        """Processes that are still there."""
        return [pid for pid in self.pids if Path(f"/proc/{pid}").exists()]

    async def _table(self, number: int) -> None:
        chance = random.Random(number)
        while not self._over:
            match = kingtable.new(GAME, players=3, seed=chance.randrange(1000))
            assert match.to_move is not None
            question = Question(GAME, self._bot, match.observe(match.to_move, 5), match.to_move, 7)
            before = time.monotonic()
            try:
                moves = await self.workers.choose(question, table=str(number))
            except BotFailed as failed:
                self.default_actions[str(failed)] += 1
            else:
                try:
                    for move in moves:
                        match.play(move)
                except Exception:
                    self.wrong += 1
            self.silences.append(time.monotonic() - before)
            await asyncio.sleep(chance.uniform(0, 0.1))

    async def _kill(self) -> None:
        chance = self._chance
        while self.events.total() < self._wanted:
            await asyncio.sleep(chance.expovariate(1 / chance.choice(GAPS)))
            pids = self.workers.pids
            self.pids.update(pids)
            if chance.random() < 0.05:
                self.events["no descriptors"] += 1
                with no_descriptors():
                    await asyncio.sleep(chance.uniform(0.1, 3))
            elif pids:
                how = chance.choice([signal.SIGKILL, signal.SIGSTOP])
                all_of_them = chance.random() < 0.3
                self.events[f"{how.name} {'all' if all_of_them else 'one'}"] += 1
                for pid in pids if all_of_them else [chance.choice(pids)]:
                    os.kill(pid, how)

    def summary(self) -> str:
        """What happened, in a few lines."""
        silences = sorted(self.silences)
        middle, late = silences[len(silences) // 2], silences[len(silences) * 99 // 100]
        over = sum(silence >= 1 for silence in silences)
        return "\n".join(
            [
                f"{self.events.total()} events: {dict(sorted(self.events.items()))}; {len(self.pids)} processes",
                f"{len(silences)} questions: p50 {middle * 1000:.1f} ms, p99 {late:.2f} s, {over} of 1 s and more",
                f"longest silence {silences[-1]:.2f} s",
                f"{self.default_actions.total()} default actions: {dict(self.default_actions)}",
                f"workers at the end: {self.state}; answers that were not legal: {self.wrong}",
            ]
        )

    def failures(self) -> list[str]:
        """What should not have been."""
        found = []
        if max(self.silences) > LIMIT:
            found.append(f"a table was silent for {max(self.silences):.2f} s")
        if self.wrong:
            found.append(f"{self.wrong} answers were another question's")
        if left := self.left():
            found.append(f"processes are left: {left}")
        return found


@contextlib.contextmanager
def no_descriptors() -> Iterator[None]:
    """No file can be opened in this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    taken: list[int] = []
    try:
        most = max(int(path.name) for path in Path("/proc/self/fd").iterdir())
        resource.setrlimit(resource.RLIMIT_NOFILE, (most + 2, hard))
        with contextlib.suppress(OSError):
            while True:
                taken.append(os.open(os.devnull, os.O_RDONLY))
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        for descriptor in taken:
            os.close(descriptor)


def main() -> None:
    """Run it, tell, and exit with 1 if a table was silent for too long."""
    parser = argparse.ArgumentParser(description="Workers are killed and stopped while tables ask.")
    parser.add_argument("--events", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--real", action="store_true")
    given = parser.parse_args()
    logging.disable(logging.WARNING)
    siege = Siege(given.events, given.workers, given.tables, given.seed, given.real)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(siege.run())
    print(siege.summary())
    for failure in (failures := siege.failures()):
        print(f"FAILED: {failure}")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
