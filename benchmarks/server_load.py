"""How long a move takes from `do` to `ack` when many tables play at once, and how all come back after a restart.

    uv run python -m benchmarks.server_load --tables 1000 --rate 400 --seconds 60 --core 0
        [--game king-of-tokyo] [--people 2] [--watchers 3] [--bots 0] [--old SOURCE_TREE]
        [--restart term|kill [--still]] [--json]

Starts a server of its own on the loopback and opens the tables, each from an address of its own. Before the clock runs
every table plays a random number of turns, so games are measured in all their parts; where one ends a new table is
opened. People think so long that all tables together play `--rate` moves a second. Sockets that hear nothing for 8 s
send a ping, as the page does.

--core: the server (and its workers) on that core, this process on all others. --old: serve the source of another
checkout, also of version 0.1.0, to the same client. --restart: afterwards the server is stopped and started again, and
all sockets come back at once, with the pauses of the page, and play on; with --still they only come back. The limit of
tables opened by all together is lifted; all others stand. `own lag` says how late the loop of this process was: figures
of that size are its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import secrets
import signal
import tempfile
import time
from collections import Counter
from pathlib import Path

import uvloop

from benchmarks.lines import BYE, HEAD, PING_FRAME, READ, Choices, Frame, Line, framed, read
from benchmarks.served import PATIENCE, Http, Json, Server, keep_off, machine, quantiles, warmed

BOTS = {"kingdomino": "greedy", "king-of-tokyo": "random"}
AHEAD = {"kingdomino": 27, "king-of-tokyo": 60}  # turns that a table may have played before it is measured
OPENING = 24  # tables that are opened at once
PING = 8.0  # seconds of silence after which the page asks whether the server is there,
SILENCE = 17.0  # and after which it gives the socket up
BACK_OFF = (0.3, 0.7, 1.5, 3.0, 5.0)  # seconds between its attempts to come back
RESTARTING = 90.0  # seconds that all have to come back


class Page(Line):
    """A person or a watcher (seat None) at a table of a company."""

    def __init__(self, company: Company, code: str, seat: int | None, token: str | None) -> None:
        super().__init__(f"/ws/{code}", whole=seat is not None)
        self.company = company
        self.seat = seat
        self.sat = asyncio.get_running_loop().create_future()  # has its first snap
        self.left = False  # it goes, and does not come back
        self.back: float | None = None  # when it had its first snap after a restart
        self._token = token
        self._seq: int | None = None
        self._attempts = 0
        self._retry: float | None = None

    def opened(self) -> None:
        hello = {"t": "hello", "token": self._token, "since": self._seq}
        self.write(framed(json.dumps(hello).encode()))

    def refused(self, status: int) -> None:
        self.company.load.refused[f"HTTP {status}"] += 1

    def frame(self, content: bytes) -> None:
        head = content[:HEAD]
        load = self.company.load
        load.frames += 1
        if head == b'{"t":"snap':
            self._attempts, self._retry = 0, None
            self.back = self.back or self._clock()
            if not self.sat.done():
                self.sat.set_result(None)
        if head == BYE:
            self._bye(read(content) if len(content) > HEAD else Frame("bye", retry=2.0))
        elif self.whole and content.startswith(READ):
            frame = read(content)
            if frame.t in ("snap", "ev"):
                self._seq = frame.seq
            self.company.hear(self, frame)

    def _bye(self, frame: Frame) -> None:
        load = self.company.load
        load.byes["" if frame.why is None else frame.why.key] += 1
        self._retry = frame.retry
        if frame.retry is None:
            self.left = True
            load.closed_for_good += 1

    def lost(self) -> None:
        if self.left:
            return
        load = self.company.load
        if not load.restarting:
            load.lost += 1
        pause = BACK_OFF[min(self._attempts, len(BACK_OFF) - 1)] * load.chance.uniform(0.8, 1.2)
        if self._retry is not None:
            pause = self._retry * load.chance.uniform(0.8, 1.6)
        self._attempts += 1
        asyncio.get_running_loop().call_later(pause, self.come)

    def come(self) -> None:
        """Connect, now and whenever that fails."""
        task = asyncio.ensure_future(self.open(self.company.load.server.port, self.company.address))
        self.company.load.tasks.add(task)
        task.add_done_callback(self._came)

    def _came(self, task: asyncio.Future[None]) -> None:
        self.company.load.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.lost()

    def tend(self, now: float) -> None:
        """Is the server there?"""
        if self.transport is not None and self.upgraded and now - self.heard > PING:
            self.write(PING_FRAME)
        if self.transport is not None and now - self.heard > SILENCE:
            self.company.load.silent += 1
            self.transport.abort()

    def go(self) -> None:
        """Leave for good."""
        self.left = True
        self.close()


class Company:
    """People and watchers at one table after the other, from an address of their own."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.address = f"127.{10 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"
        self.code = ""
        self.pages: list[Page] = []
        self.ahead = load.chance.randrange(AHEAD[load.form["game"]]) if load.spread else 0
        self.caught_up = asyncio.Event()
        self._due = 0.0
        self._pending: tuple[str, bytes, Page] | None = None
        self._waiting: tuple[Page, Choices, int] | None = None
        self._sent = 0.0
        self._asked = -1  # the seq that somebody last thought about
        self._over = False

    async def open(self) -> None:
        """A new table, and all come to it."""
        async with Http(self.load.server.port, self.address) as http:
            status, table = await http.ask("POST", "/api/tables", self.load.form)
            if status != 201:
                raise RuntimeError(f"no table: {table}")
            for seat in table["seats"]:
                if "link" in seat:
                    seat["token"] = secrets.token_urlsafe(16)
                    form = {"link": seat["link"], "token": seat["token"]}
                    status, answer = await http.ask("POST", f"/api/tables/{table['table']}/claim", form)
                    if status != 200:
                        raise RuntimeError(f"no seat: {answer}")
        self._over, self._asked, self._pending = False, -1, None
        self.code = table["table"]
        self.load.opened += 1
        tokens = [(seat["seat"], seat["token"]) for seat in table["seats"] if "token" in seat]
        places = [*tokens, *[(None, None)] * self.load.watchers]
        self.pages = [Page(self, table["table"], seat, token) for seat, token in places]
        for page in self.pages:
            page.come()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*[page.sat for page in self.pages])
        self.pages[0].write(framed(b'{"t":"deal"}'))  # who opened the table begins

    def hear(self, page: Page, frame: Frame) -> None:
        """A frame of a person."""
        load = self.load
        if frame.t == "ack":
            if self._pending is not None and frame.id == self._pending[0]:
                if load.counting:
                    load.acks.append(time.perf_counter() - self._sent)
                self._pending = None
                self.ahead -= 1
        elif frame.t == "no":
            if self._pending is not None and frame.id == self._pending[0]:
                self._pending = None
            load.refused[frame.why.key if frame.why else "?"] += 1
        elif frame.key is not None:
            self.over()
        elif frame.t == "snap" and self._pending is not None and self._pending[2] is page:
            page.write(framed(self._pending[1]))  # sent again: it is played once
        elif frame.choices is not None:
            self._think(page, frame.choices, frame.seq)
        if self.ahead <= 0:
            self.caught_up.set()

    def start(self) -> None:
        """All tables are open: the one whose turn it is begins to think."""
        if self._waiting is not None:
            self._think(*self._waiting)

    def _think(self, page: Page, choices: Choices, seq: int) -> None:
        if self.ahead <= 0 and not self.load.started:
            self._waiting = (page, choices, seq)
            return
        if seq <= self._asked:
            return
        self._asked = seq
        loop = asyncio.get_running_loop()
        now = loop.time()
        pause = 0.0 if self.ahead > 0 else self.load.chance.expovariate(1 / self.load.think)
        # From the moment the last move was due: so the load is the same, however slow the server.
        self._due = max(now, (self._due or now) + min(pause, 5 * self.load.think))
        loop.call_at(self._due, self._move, page, choices.pick(self.load.chance), seq)

    def _move(self, page: Page, moves: list[str], seq: int) -> None:
        if page.left or self.load.over or (self.load.restarting and self.load.still):
            return
        if self._pending is not None:  # the other one has heard of the last move before its mover was told
            asyncio.get_running_loop().call_later(0.005, self._move, page, moves, seq)
            return
        id = secrets.token_hex(8)
        self._pending = (id, json.dumps({"t": "do", "id": id, "moves": moves, "at": seq}).encode(), page)
        self._sent = time.perf_counter()
        page.write(framed(self._pending[1]))

    def over(self) -> None:
        """The game is over: go to another table."""
        if self._over or self.load.over or self.load.restarting:
            return
        self._over = True
        self.load.finished = self.code
        self.ahead = 0
        self.caught_up.set()
        self.go()
        task = asyncio.ensure_future(self._again())
        self.load.tasks.add(task)
        task.add_done_callback(self.load.tasks.discard)

    async def _again(self) -> None:
        try:
            await self.open()
        except Exception as error:
            self.load.failures.append(f"{type(error).__name__}: {error}")

    def go(self) -> None:
        """All leave."""
        for page in self.pages:
            page.go()


class Load:
    """All companies, and what was measured."""

    def __init__(self, server: Server, asked: argparse.Namespace) -> None:
        self.server = server
        friends = [{"kind": "me"}, *[{"kind": "friend"}] * (asked.people - 1)]
        bots = [{"kind": "bot", "bot": BOTS[asked.game]}] * asked.bots
        self.form = {"game": asked.game, "seats": [*friends, *bots], "clock": {"ask": 3600, "turn": 3600}}
        self.watchers: int = asked.watchers
        self.think: float = asked.tables / asked.rate
        self.spread: bool = not asked.from_start
        self.still: bool = asked.still
        self.chance = random.Random(asked.seed)
        self.started = self.counting = self.over = self.restarting = False
        self.acks: list[float] = []
        self.lags: list[float] = []
        self.frames = self.opened = self.lost = self.silent = self.closed_for_good = 0
        self.refused: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.failures: list[str] = []
        self.finished = ""  # a table whose game is over
        self.tasks: set[asyncio.Future[None]] = set()
        self.companies = [Company(self, number) for number in range(asked.tables)]

    async def open(self) -> None:
        """All tables, a few at a time."""
        places = asyncio.Semaphore(OPENING)

        async def begin(company: Company) -> None:
            async with places:
                await company.open()
                if company.ahead > 0:
                    async with asyncio.timeout(PATIENCE):
                        await company.caught_up.wait()

        async with asyncio.TaskGroup() as group:
            for company in self.companies:
                group.create_task(begin(company))
        self.started = True
        for company in self.companies:
            company.start()

    async def tend(self) -> None:
        """What every page does each second or so."""
        while True:
            await asyncio.sleep(1.2)
            for number, company in enumerate(self.companies):
                if number % 50 == 0:
                    await asyncio.sleep(0)
                now = asyncio.get_running_loop().time()
                for page in company.pages:
                    if not page.left:
                        page.tend(now)

    async def watch_own_lag(self) -> None:
        """How late does this loop wake up?"""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            if self.counting:
                self.lags.append(time.perf_counter() - before - 0.01)

    async def restart(self, how: signal.Signals, data: Path, core: int | None, old: Path | None) -> Json:
        """Stop the server and start it again; when had everybody what they need?"""
        pages = [page for company in self.companies for page in company.pages if not page.left]
        self.restarting = True
        self.byes.clear()
        for page in pages:
            page.back = None
        clock = asyncio.get_running_loop().time
        began = clock()
        await asyncio.to_thread(self.server.stop, how)
        for page in pages:
            page.back = None  # a snap that came before the end is none of these
        stopped = clock()
        self.server = Server(data, core, old, self.server.port)
        await asyncio.to_thread(self.server.up)
        up = clock()
        while clock() < up + RESTARTING and any(page.back is None and not page.left for page in pages):
            await asyncio.sleep(0.1)
        back = sorted(page.back - up for page in pages if page.back is not None)
        return {
            "how": how.name,
            "sockets": len(pages),
            "stop_s": round(stopped - began, 2),
            "start_s": round(up - stopped, 2),
            "back": len(back),
            "half_back_s": round(back[len(pages) // 2], 2) if len(back) > len(pages) // 2 else None,
            "last_back_s": round(back[-1], 2) if len(back) == len(pages) else None,
            "byes": dict(self.byes),
            "closed_for_good": self.closed_for_good,
            "gave_up_waiting": self.silent,
            "server_cpu_s": round(self.server.cpu(), 1),
        }


async def measure(server: Server, data: Path, asked: argparse.Namespace) -> Json:
    """Run the load and sum it up."""
    busy = os.getloadavg()[0]
    await warmed(server)
    before = server.memory()
    load = Load(server, asked)
    watching = [asyncio.create_task(load.tend()), asyncio.create_task(load.watch_own_lag())]
    began = time.perf_counter()
    await load.open()
    opening = time.perf_counter() - began
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 50, 50)
    await asyncio.sleep(min(5.0, 2 * load.think))
    full, frames, opened = server.memory(), load.frames, load.opened
    cpu, waited, own, began = server.cpu(), server.waited(), time.process_time(), time.perf_counter()
    load.counting = True
    await asyncio.sleep(asked.seconds)
    load.counting, took = False, time.perf_counter() - began
    used, waited, own = server.cpu() - cpu, server.waited() - waited, time.process_time() - own
    told = {
        "server": "this checkout" if asked.old is None else str(asked.old),
        "game": asked.game,
        "tables": asked.tables,
        "sockets": sum(not page.left for company in load.companies for page in company.pages),
        "seconds": round(took, 1),
        "moves_per_second": round(len(load.acks) / took, 1),
        "frames_per_second": round((load.frames - frames) / took),
        "tables_opened": load.opened - opened,
        "ack_ms": quantiles(load.acks),
        "own_lag_ms": quantiles(load.lags),
        "own_cpu_percent": round(100 * own / took),
        "server_cpu_percent": round(100 * used / took, 1),
        "waited_for_core_percent": round(100 * waited / took, 1),
        "cpu_ms_a_move": round(1000 * used / max(1, len(load.acks)), 2),
        "memory_mb": {"before": before // 1024, "all_tables": full // 1024, "end": server.memory() // 1024},
        "kb_a_table": round((full - before) / asked.tables, 1),
        "opening_s": round(opening, 1),
        "refused": dict(load.refused),
        "byes": dict(load.byes),
        "sockets_lost": load.lost,
        "failures": load.failures[:5],
    }
    if asked.restart:
        how = signal.SIGTERM if asked.restart == "term" else signal.SIGKILL
        told["restart"] = await load.restart(how, data, asked.core, asked.old)
        server = load.server
    load.over = True
    for company in load.companies:
        company.go()
    for task in (*watching, *load.tasks):
        task.cancel()
    await asyncio.sleep(0.5)
    server.stop()
    told["log_lines"] = len(server.told().splitlines())
    told["machine"] = machine(asked.core, busy)
    return told


def show(told: Json) -> None:
    """The figures, one a line."""
    for name, value in told.items():
        shown = "  ".join(f"{q} {v}" for q, v in value.items()) if isinstance(value, dict) else value
        print(f"{name.replace('_', ' '):24} {shown}")


def main() -> None:
    """Start the server, run the load, print the figures."""
    parser = argparse.ArgumentParser(description="Load the server and measure the acknowledgement of moves.")
    parser.add_argument("--game", choices=list(BOTS), default="kingdomino")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--watchers", type=int, default=3)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second by people, all tables (default 100)")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--core", type=int, help="the server on this core, the load on the others")
    parser.add_argument("--old", type=Path, help="serve the source of this checkout instead")
    parser.add_argument("--restart", choices=["term", "kill"], help="stop the server afterwards and start it again")
    parser.add_argument("--still", action="store_true", help="nobody moves while all come back after the restart")
    parser.add_argument("--from-start", action="store_true", help="measure from the first move of all tables")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    core: int | None = asked.core
    keep_off(core)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = Server(data, core, asked.old)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                told = runner.run(measure(server.up(), data, asked))
        finally:
            with contextlib.suppress(ProcessLookupError):
                server.stop(signal.SIGKILL)
    if asked.json:
        print(json.dumps(told))
    else:
        show(told)


if __name__ == "__main__":
    main()
