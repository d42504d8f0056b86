"""Tables without sockets: what the command function is tested on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec

from kingtable.engine.errors import Refused
from kingtable.server.messages import frames
from kingtable.server.store.database import prepare
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table import seating, telling
from kingtable.server.table.clock import ClockForm
from kingtable.server.table.judge import Stored, judge
from kingtable.server.table.seats import SeatForm, TableForm, new_secret
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.workers.pool import Workers
from tests.server.whole import whole

HUMANS = [SeatForm("me"), SeatForm("friend")]


class NoWorkers:
    """Stands in for the workers where nobody is a bot."""

    warm = True


class Listener:
    """A connection that keeps what it hears."""

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat
        self.address = "127.0.0.1"
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}

    def send(self, frame: bytes) -> None:
        told = msgspec.json.decode(frame)
        if told["t"] == "ev":
            told = whole(told, self.view)
        self.view = told.get("view") or self.view
        self.heard.append(told)

    def part(self, why: Refused) -> None:
        self.heard.append({"t": "bye", "key": why.key})


def tables_of(storage: Storage) -> Tables:
    return Tables(storage, cast(Workers, NoWorkers()))


async def fresh(
    tables: Tables,
    seats: list[SeatForm] = HUMANS,
    *,
    game: str = "kingdomino",
    clock: ClockForm | None = None,
    **options: Any,
) -> Table:
    """A new table of people, dealt without waiting for them."""
    row, _ = await tables.create(TableForm(game, seats, options, clock=clock))
    table = await tables.get(row.table)
    await table.deal()
    return table


@asynccontextmanager
async def storage_in(folder: Path, *, full: bool = False) -> AsyncIterator[Storage]:
    """An open database in a folder."""
    prepare(folder / FILE)
    storage = await Storage.open(folder / FILE, full=full)
    try:
        yield storage
    finally:
        await storage.close()


def in_room(folder: Path, work: Callable[[Storage, Tables], Awaitable[None]]) -> None:
    """Do something with an open database and its tables; the fixtures `storage` and `tables` do it for a whole test."""

    async def run() -> None:
        async with storage_in(folder) as storage:
            tables = tables_of(storage)
            await work(storage, tables)
            await tables.close()

    asyncio.run(run())


async def token_of(table: Table, seat: int) -> str:
    """A secret that opens a seat from now on."""
    token = new_secret()
    await table.command(partial(seating.give, seat=seat, token=token))
    return token


def turn(table: Table) -> tuple[int, list[str]]:
    """The seat to move and the first of everything it may do."""
    seat = table.match.to_move
    assert seat is not None
    choices = table.match.choices()
    moves = [choices["discard"]] if choices["discard"] else []
    moves += [offered[0]["move"] for offered in (choices["place"], choices["claim"]) if offered]
    return seat, moves


async def play_out(table: Table, turns: int = 1000) -> None:
    """Play until the game is over, or so many turns."""
    for number in range(turns):
        if table.match.over:
            break
        seat, moves = turn(table)
        await table.do(seat, f"t{table.seq}.{number}", moves)


def snap(table: Table, seat: int | None = None) -> dict[str, Any]:
    """What a seat would be told now."""
    told: dict[str, Any] = msgspec.json.decode(table.audience.snap(seat, None))
    return told


def same(one: Table, other: Table) -> bool:
    """Do all seats see the same at both? What may be taken back is forgotten by a table that wakes."""
    seats, apart = [None, *range(len(one.row.seats))], {"seats": 0, "back": 0}
    return all({**snap(one, seat), **apart} == {**snap(other, seat), **apart} for seat in seats) and frames.encode(
        one.match.record()
    ) == frames.encode(other.match.record())


async def ask(table: Table, seat: int | None, frame: Stored) -> Any:
    """A page asks for something; the answer."""
    return await table.command(lambda state, now: judge(state, seat, frame, now))


def clock_of(table: Table) -> dict[str, Any] | None:
    """The clock that runs, as the frames have it."""
    return telling.clock(table.state, time.monotonic())


def seats_of(table: Table) -> list[dict[str, Any]]:
    """The seats as everybody may see them now."""
    return telling.seats(table.state, time.monotonic())


class Seats:
    """The seats of a table: what HTTP asks of them."""

    def __init__(self, table: Table) -> None:
        self._command = table.command

    async def claim(self, link: str, token: str, **how: Any) -> int:
        seat: int = await self._command(partial(seating.claim, link=link, token=token, **how))
        return seat

    async def take(self, seat: int, token: str) -> None:
        await self._command(partial(seating.take, seat=seat, token=token))

    async def give(self, seat: int, token: str) -> None:
        await self._command(partial(seating.give, seat=seat, token=token))

    async def link(self, token: str, seat: int | None, **how: Any) -> tuple[int, str | None]:
        made: tuple[int, str | None] = await self._command(partial(seating.link, token=token, seat=seat, **how))
        return made

    async def invite(self, token: str, *, revoke: bool) -> str | None:
        link: str | None = await self._command(partial(seating.invite, token=token, revoke=revoke))
        return link
