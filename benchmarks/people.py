"""People and watchers at tables, as the page has them: they play honestly, come back when a connection breaks, and what
they wait for is measured."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from benchmarks.served import PATIENCE, Http, Json, Refused, Server, Socket, quantiles, said, warmed

AHEAD = {"kingdomino": 27, "king-of-tokyo": 60}  # turns that a table may have played before it is measured
OPENING = 24  # tables that are opened at once
PING = 8.0  # seconds of silence after which the page asks whether the server is there,
SILENCE = 17.0  # and after which it gives the socket up
BACK_OFF = (0.3, 0.7, 1.5, 3.0, 5.0)  # seconds between its attempts to come back
ME: Json = {"kind": "me"}
FRIEND: Json = {"kind": "friend"}

ACK, BOT, LAG, HEALTH = "an acknowledgement", "a bot's move", "the loop of this process", "/healthz"
"""The waiting times that a window measures."""


decode = msgspec.json.decode
SNAP, BYE = b'{"t":"snap', b'{"t":"bye'  # what a watcher has to read


def pick(choices: Json, chance: random.Random) -> list[str]:
    """Anything that can be placed and claimed; dice all thrown again, or anything else."""
    if "place" not in choices:
        keep = choices.get("keep") and chance.random() < 0.7
        return ["keep"] if keep else [chance.choice(choices["moves"] or [choices["silence"]])]
    moves = [choices["discard"]] if choices["discard"] else []
    return moves + [chance.choice(offered)["move"] for offered in (choices["place"], choices["claim"]) if offered]


class Page:
    """A person or a watcher (no token) at a table."""

    def __init__(self, table: Table, token: str | None) -> None:
        self.table = table
        self.socket: Socket | None = None
        self.sat = asyncio.Event()  # has its first snap
        self.left = False  # it goes, and does not come back
        self.back: float | None = None  # when it had its first snap after a restart
        self._token = token
        self._seq: int | None = None
        self._attempts = 0
        self._retry: float | None = None

    async def stay(self) -> None:
        """Come, and come again with the pauses of the page, until it leaves."""
        load = self.table.load
        while not self.left:
            try:
                address = self.table.address, self.table.code
                self.socket = await Socket.open(load.server.port, *address, self._token, self._seq)
                while not self.left:
                    self._hear(await self.socket.frame())
            except Refused as refused:
                load.refused[str(refused)] += 1
            except (OSError, EOFError):
                pass
            if self.socket is not None:
                self.socket.close()
                self.socket = None
            if self.left:
                return
            load.lost += not load.restarting
            pause = BACK_OFF[min(self._attempts, len(BACK_OFF) - 1)] * load.chance.uniform(0.8, 1.2)
            self._attempts += 1
            await asyncio.sleep(pause if self._retry is None else self._retry * load.chance.uniform(0.8, 1.6))

    def _hear(self, content: bytes) -> None:
        load = self.table.load
        load.frames += 1
        if self._token is None and not content.startswith((SNAP, BYE)):
            return
        frame = decode(content)
        if frame["t"] == "snap":
            self._attempts, self._retry = 0, None
            self.back = self.back or asyncio.get_running_loop().time()
            self.sat.set()
        if frame["t"] == "bye":
            load.byes[frame["why"]["key"] if frame.get("why") else ""] += 1
            self._retry = frame.get("retry")
            self.left = self._retry is None
            load.closed_for_good += self.left
        elif self._token is not None:
            self._seq = frame["seq"] if frame["t"] in ("snap", "ev") else self._seq
            self.table.hear(self, frame)

    def say(self, data: bytes) -> None:
        """Send, if there is a connection."""
        if self.socket is not None:
            self.socket.write(data)

    def tend(self, now: float) -> None:
        """Is the server there?"""
        if self.socket is not None and now - self.socket.heard > SILENCE:
            self.table.load.silent += 1
            self.socket.abort()
        elif self.socket is not None and now - self.socket.heard > PING:
            self.say(said(t="ping"))

    def go(self) -> None:
        """Leave for good."""
        self.left = True
        if self.socket is not None:
            self.socket.close()


class Table:
    """People and watchers at one table after the other, from an address of their own."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.address = ""
        self.code = ""
        self.pages: list[Page] = []
        self.ahead = load.chance.randrange(AHEAD[load.game]) if load.spread else 0
        self.caught_up = asyncio.Event()
        self.over = asyncio.Event()
        self._number = number
        self._due = 0.0
        self._pending: tuple[str, bytes, Page] | None = None
        self._waiting: tuple[Page, Json, int] | None = None
        self._sent = self._thinks = 0.0
        self._asked = -1  # the seq that somebody last thought about

    async def open(self) -> None:
        """A new table, and all come to it."""
        load = self.load
        self.address = load.address(self._number)
        table = await opened(load.server.port, self.address, load.game, *load.seats)
        self._asked, self._pending, self._thinks = -1, None, 0.0
        self.over.clear()
        self.code = table["table"]
        load.opened += 1
        tokens = [seat["token"] for seat in table["seats"] if "token" in seat]
        self.pages = [Page(self, token) for token in (*tokens, *[None] * load.watchers)]
        for page in self.pages:
            load.begin(page.stay())
        async with asyncio.timeout(PATIENCE):
            for page in self.pages:
                await page.sat.wait()
        self.pages[0].say(said(t="deal"))  # who opened the table begins

    async def again(self) -> None:
        """Go to another table whenever a game is over."""
        while True:
            await self.over.wait()
            self.go()
            try:
                await self.open()
            except Exception as error:
                self.load.failures.append(f"{type(error).__name__}: {error}")
                return

    def hear(self, page: Page, frame: Json) -> None:
        """A frame of a person."""
        load, kind, now = self.load, frame["t"], time.perf_counter()
        if kind in ("ack", "no"):
            if self._pending is not None and frame["id"] == self._pending[0]:
                self._pending = None
                if kind == "ack":
                    load.note(ACK, now - self._sent)
                    self.ahead -= 1
            if kind == "no":
                load.refused[frame["why"]["key"]] += 1
        elif kind == "thinking":
            self._thinks = now
        elif kind in ("snap", "ev"):
            if kind == "ev" and self._thinks:
                load.note(BOT, now - self._thinks)
                self._thinks = 0.0
            if frame.get("key") is not None:
                self._end()
            elif kind == "snap" and self._pending is not None and self._pending[2] is page:
                page.say(self._pending[1])  # sent again: it is played once
            elif frame.get("choices") is not None:
                self._think(page, frame["choices"], frame["seq"])
        if self.ahead <= 0:
            self.caught_up.set()

    def start(self) -> None:
        """All tables are open: the one whose turn it is begins to think."""
        if self._waiting is not None:
            self._think(*self._waiting)

    def _think(self, page: Page, choices: Json, seq: int) -> None:
        if self.ahead <= 0 and not self.load.started:
            self._waiting = (page, choices, seq)
            return
        if seq <= self._asked:
            return
        self._asked = seq
        loop, think = asyncio.get_running_loop(), self.load.think
        now = loop.time()
        pause = 0.0 if self.ahead > 0 or not think else self.load.chance.expovariate(1 / think)
        # From the moment the last move was due: so the load is the same, however slow the server.
        self._due = max(now, (self._due or now) + min(pause, 5 * think))
        loop.call_at(self._due, self._move, page, pick(choices, self.load.chance), seq)

    def _move(self, page: Page, moves: list[str], seq: int) -> None:
        if page.left or self.load.over or (self.load.restarting and self.load.still):
            return
        if self._pending is not None:  # the other one has heard of the last move before its mover was told
            asyncio.get_running_loop().call_later(0.005, self._move, page, moves, seq)
            return
        id = secrets.token_hex(8)
        self._pending = (id, said(t="do", id=id, moves=moves, at=seq), page)
        self._sent = time.perf_counter()
        page.say(self._pending[1])

    def _end(self) -> None:
        if not self.load.restarting:
            self.load.finished = self.code
            self.ahead = 0
            self.caught_up.set()
            self.over.set()

    def go(self) -> None:
        """All leave."""
        for page in self.pages:
            page.go()


def near(number: int) -> str:
    """Return an address of its own for each table."""
    return f"127.{10 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"


class Load:
    """All tables of one kind, and what their people waited for.

    think: seconds, in the mean, before a move. spread: tables have played some turns before they are measured. still:
    nobody moves after a restart. address: of a table, by its number, asked whenever one is opened.
    """

    def __init__(
        self,
        server: Server,
        game: str,
        tables: int,
        think: float,
        *,
        people: int = 2,
        bots: tuple[str, ...] = (),
        watchers: int = 0,
        spread: bool = True,
        still: bool = False,
        seed: int = 1,
        address: Callable[[int], str] = near,
    ) -> None:
        self.server = server
        self.game = game
        self.seats: list[Json | str] = [ME, *[FRIEND] * (people - 1), *bots]
        self.watchers, self.think, self.spread, self.still, self.address = watchers, think, spread, still, address
        self.chance = random.Random(seed)
        self.started = self.counting = self.over = self.restarting = False
        self.waits: dict[str, list[float]] = defaultdict(list)
        self.frames = self.opened = self.lost = self.silent = self.closed_for_good = 0
        self.refused: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.failures: list[str] = []
        self.finished = ""  # a table whose game is over
        self.tables = [Table(self, number) for number in range(tables)]
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, what: str, seconds: float) -> None:
        """Note how long somebody waited, while it is measured."""
        if self.counting:
            self.waits[what].append(seconds)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else, until it is done or all is over."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def open(self) -> None:
        """All tables, a few at a time."""
        places = asyncio.Semaphore(OPENING)

        async def begin(table: Table) -> None:
            async with places, asyncio.timeout(2 * PATIENCE):
                await table.open()
                if table.ahead > 0:
                    await table.caught_up.wait()

        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(begin(table))
        self.started = True
        for table in self.tables:
            self.begin(table.again())
            table.start()

    async def tend(self) -> None:
        """Let every page see to its connection, about once a second."""
        while True:
            await asyncio.sleep(1.2)
            for number, table in enumerate(self.tables):
                if number % 50 == 0:
                    await asyncio.sleep(0)
                now = asyncio.get_running_loop().time()
                for page in table.pages:
                    if not page.left:
                        page.tend(now)

    async def watch_lag(self) -> None:
        """How late does this loop wake up?"""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            self.note(LAG, time.perf_counter() - before - 0.01)

    async def watch_health(self) -> None:
        """Ask for /healthz four times a second."""
        while True:
            began = time.perf_counter()
            try:
                async with asyncio.timeout(2), Http(self.server.port, "127.9.0.1") as http:
                    await http.ask("GET", "/healthz")
                    self.note(HEALTH, time.perf_counter() - began)
            except (OSError, TimeoutError, EOFError):
                pass
            await asyncio.sleep(0.25)

    async def window(self, work: Coroutine[Any, Any, Any]) -> Json:
        """Measure waiting times and the server while some work is done."""
        server, before = self.server, self._clocks()
        frames, tables = self.frames, self.opened
        self.waits.clear()
        self.counting = True
        await work
        self.counting = False
        took, own, used, waited = (now - then for now, then in zip(self._clocks(), before, strict=True))
        acks, lags = self.waits[ACK], quantiles(self.waits[LAG])
        return {
            "moves": len(acks),
            "moves_per_second": round(len(acks) / took, 1),
            "frames_per_second": round((self.frames - frames) / took),
            "tables_opened": self.opened - tables,
            "ack_ms": quantiles(acks),
            "own_lag_ms": lags,
            "own_cpu_percent": round(100 * own / took),
            "server_cpu_percent": round(100 * used / took, 1),
            "waited_for_core_percent": round(100 * waited / took, 1),
            "cpu_ms_a_move": round(1000 * used / max(1, len(acks)), 2),
            "memory_mb": server.memory() // 1024,
            "healthz": len(self.waits[HEALTH]),
        }

    def _clocks(self) -> tuple[float, ...]:
        return time.perf_counter(), time.process_time(), self.server.cpu(), self.server.waited()

    def trouble(self) -> Json:
        """Count the refusals and failures so far."""
        return {
            "refused": dict(self.refused),
            "byes": dict(self.byes),
            "sockets_lost": self.lost,
            "failures": self.failures[:5],
        }

    def end(self) -> None:
        """All leave."""
        self.over = True
        for table in self.tables:
            table.go()
        for task in self._tasks:
            task.cancel()


async def opened(port: int, address: str, game: str, *seats: Json | str) -> Json:
    """A new table that this address opens; a seat is ME, FRIEND or a bot. All friends have taken their seats."""
    form = [{"kind": "bot", "bot": seat} if isinstance(seat, str) else seat for seat in seats]
    slow = {"ask": 3600, "turn": 3600} if FRIEND in seats else None
    async with Http(port, address) as http:
        status, table = await http.ask("POST", "/api/tables", {"game": game, "seats": form, "clock": slow})
        if status != 201:
            raise RuntimeError(f"no table: {table}")
        for seat in table["seats"]:
            if "link" in seat:
                seat["token"] = secrets.token_urlsafe(16)
                claim = {"link": seat["link"], "token": seat["token"]}
                status, answer = await http.ask("POST", f"/api/tables/{table['table']}/claim", claim)
                if status != 200:
                    raise RuntimeError(f"no seat: {answer}")
    made: Json = table
    return made


@asynccontextmanager
async def playing(load: Load) -> AsyncIterator[Load]:
    """All tables play, for as long as this lasts."""
    await warmed(load.server)
    for work in (load.tend(), load.watch_lag(), load.watch_health()):
        load.begin(work)
    await load.open()
    try:
        yield load
    finally:
        load.end()
        await asyncio.sleep(0.5)
