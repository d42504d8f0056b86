"""Tables without sockets at which people come and go, and bots that answer when they are let."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from kingtable import bots
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.table import state
from kingtable.server.table.clock import ClockForm
from kingtable.server.table.seats import SeatForm, TableForm
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import Question
from tests.server.rooms import Listener, storage_in, token_of, turn
from tests.waiting import eventually

PEOPLE = [SeatForm("me", name="Ada"), SeatForm("friend", name="Grace")]
WATCHER = None
CLOCK = ClockForm(30, 120)


class Thinkers:
    """Workers that play the first of everything, and keep what they were shown."""

    warm = True

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.patience = asyncio.Event()
        self.patience.set()

    async def choose(self, question: Question, **_: Any) -> list[str]:
        self.asked.append(question)
        await self.patience.wait()
        return bots.choose(question.game, "random", question.state, question.seat, question.seed)


def in_company(folder: Path, work: Callable[[Tables, Thinkers], Awaitable[None]]) -> None:
    """Do something with tables and their bots; the fixtures `tables` and `thinkers` do it for a whole test."""

    async def run() -> None:
        async with storage_in(folder) as storage:
            thinkers = Thinkers()
            tables = Tables(storage, cast(Workers, thinkers))
            await work(tables, thinkers)
            await tables.close()

    asyncio.run(run())


async def dealt(tables: Tables, seats: list[SeatForm] = PEOPLE, **form: Any) -> Table:
    row, _ = await tables.create(
        TableForm(form.pop("game", "kingdomino"), seats, clock=form.pop("clock", None), **form)
    )
    table = await tables.get(row.table)
    for seat in row.seats:
        if seat.kind == "human":
            await token_of(table, seat.seat)
    await table.deal()
    return table


def sit(table: Table, seat: int | None) -> Listener:
    table.join(connection := Listener(seat), None)
    return connection


async def beyond(table: Table, seq: int) -> None:
    await eventually(lambda: table.seq > seq)


async def refused(work: Awaitable[Any] | Callable[[], Any]) -> str:
    async def ask() -> None:
        if callable(work):
            work()
        else:
            await work

    with pytest.raises(Refusal) as refusal:
        await ask()
    return refusal.value.key


async def move(table: Table, id: str, at: int | None = None) -> int:
    """The seat to move plays the first of everything."""
    seat, moves = turn(table)
    return await table.do(seat, id, moves, at=at)


def long_ago(table: Table, seat: int) -> None:
    """The seat's owner has been away for a while."""
    table.state = replace(table.state, gone={**table.state.gone, seat: time.monotonic() - state.AWAY})


def told(connection: Listener) -> list[dict[str, Any]]:
    """The notes that a connection has heard of."""
    events = [
        e for frame in connection.heard if frame["t"] == "ev" for moment in frame["moments"] for e in moment["events"]
    ]
    return [event for event in events if event["e"] in ("lent", "back", "ended", "resigned", "taken")]


async def leave(table: Table, connection: Listener) -> None:
    table.hear(connection.seat, frames.Leave())
    table.leave(connection)
