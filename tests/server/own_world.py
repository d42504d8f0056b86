"""A world in which nothing waits: a loop with a time of its own, chance by seed, a store in memory, bots at random."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import random
import secrets
import selectors
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any
from unittest import mock

from kingtable import bots
from kingtable.engine.deal import FORMAT
from kingtable.server.store.rows import Entry, NotKnown, NotStored, Snapshot, TableRow, Taken
from kingtable.server.workers.questions import Answer, BotFailed, Question

THINKING = 0.2  # seconds in which a bot thinks
BEGAN = 1_700_000_000  # seconds since 1970


class _Leaping(selectors.DefaultSelector):
    """Waits for nothing: the loop's time leaps to what comes next."""

    loop: OwnTime

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout:
            self.loop.now += timeout
        return ready


class OwnTime(asyncio.SelectorEventLoop):
    """A loop with a time of its own, in which a thread's work is done at once."""

    def __init__(self) -> None:
        self.now = 1000.0
        selector = _Leaping()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def run_in_executor(  # type: ignore[override]  # it may run anything
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


@contextlib.contextmanager
def own_world(chance: random.Random) -> Iterator[OwnTime]:
    """Time and secrets of a life."""
    loop, mine = OwnTime(), threading.get_ident()

    def here(own: Callable[..., Any], true: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *args: (own if threading.get_ident() == mine else true)(*args)  # servers of other tests go on

    with contextlib.ExitStack() as changed:
        for module, name, own in (
            (time, "monotonic", loop.time),
            (time, "time", lambda: BEGAN + loop.now),
            (secrets, "token_bytes", chance.randbytes),
            (secrets, "token_hex", lambda size: chance.randbytes(size).hex()),
            (secrets, "token_urlsafe", lambda size: chance.randbytes(size).hex()[:22]),
            (secrets, "randbits", chance.getrandbits),
            (secrets, "choice", chance.choice),
        ):
            changed.enter_context(mock.patch.object(module, name, here(own, getattr(module, name))))
        changed.callback(loop.close)
        yield loop


class Memory:
    """A store in memory that fails now and then."""

    well = True
    hours = 0

    def __init__(self, chance: random.Random, fails: float) -> None:
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self._chance = chance
        self._fails = fails

    async def _write(self) -> None:
        await asyncio.sleep(0.002)
        if self._chance.random() < self._fails:
            raise NotStored

    async def create(self, row: TableRow) -> None:
        await self._write()
        before = None if row.follows is None else self.rows[row.follows]
        if row.table in self.rows or (before is not None and before.rematch is not None):
            raise Taken
        self.rows[row.table], self.logs[row.table] = copy.deepcopy(row), []
        if before is not None:
            before.rematch = row.table

    async def append(self, table: str, entry: Entry) -> None:
        await self._write()
        log = self.logs[table]
        if any(entry.id == one.id for one in log) or entry.seq != len(log) + 1:
            raise Taken
        log.append(entry)
        if self._chance.random() < self._fails / 4:
            raise NotKnown

    async def invite(self, table: str, link: str | None) -> None:
        await self._write()
        self.rows[table].invite = link

    async def reseat(self, row: TableRow, changes: Mapping[int, Mapping[str, Any]], host: int | None) -> None:
        if not changes:
            return
        await self._write()
        stored = self.rows[row.table]
        for secret in [values["secret"] for values in changes.values() if values.get("secret") is not None]:
            if any(one.secret == secret and one.seat not in changes for one in stored.seats):
                raise Taken
        stored.host = host
        for seat, values in changes.items():
            for name, value in values.items():
                setattr(stored.seats[seat], name, value)

    async def deal(self, table: str, dealt: list[dict[str, Any]]) -> None:
        await self._write()
        row = self.rows[table]
        if row.deal is not None:
            raise Taken
        row.deal, row.format = copy.deepcopy(dealt), FORMAT

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        await self._write()
        self.snapshots[table] = snapshot

    async def expire(self, before: int, spared: Iterable[str]) -> int:
        return 0

    async def run_on(self) -> int:
        return 0

    async def read(self, table: str) -> TableRow | None:
        await asyncio.sleep(0.001)
        return copy.deepcopy(self.rows.get(table))

    async def read_log(self, table: str, after: int = 0) -> list[Entry]:
        await asyncio.sleep(0.001)
        return self.logs[table][after:]

    async def read_whole(self, table: str) -> tuple[TableRow, list[Entry], Snapshot | None] | None:
        row = await self.read(table)
        return None if row is None else (row, self.logs[table][:], self.snapshots.get(table))


class Bots:
    """Workers that play at random, and fail now and then."""

    warm = True

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    async def warmed(self) -> None:
        """They always are."""

    async def choose(self, question: Question, *, table: str = "", address: str = "", people: bool = True) -> list[str]:
        await asyncio.sleep(THINKING)
        luck = self._chance.random()
        if luck < 0.03:
            raise BotFailed("it fell asleep", thought=True)
        if luck < 0.05:
            return ["what is this?"]
        return bots.choose(question.game, "random", question.state, question.seat, question.seed)

    async def ask(self, question: Question, **_: Any) -> Answer:
        moves = await self.choose(question)
        return Answer(moves=moves, bot="random")
