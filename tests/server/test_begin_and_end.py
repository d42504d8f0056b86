"""Who opened a table begins it; all who are there agree to end it."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import kingtable
from kingtable.server.messages import frames
from kingtable.server.table import state
from kingtable.server.table.clock import ClockForm
from kingtable.server.table.seats import SeatForm, TableForm, new_secret
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.table.telling import all_told
from tests.server.presence import (
    CLOCK,
    PEOPLE,
    WATCHER,
    Thinkers,
    dealt,
    in_company,
    leave,
    move,
    refused,
    sit,
    told,
)
from tests.server.rooms import Listener, Seats, ask, clock_of, snap, turn
from tests.waiting import eventually, remains

pytestmark = pytest.mark.anyio

# Who begins


async def gathering(tables: Tables, clock: ClockForm | None) -> Table:
    row, _ = await tables.create(TableForm("kingdomino", [*PEOPLE, SeatForm("friend")], clock=clock))
    return await tables.get(row.table)


async def test_who_opened_a_table_with_a_clock_begins_it(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await gathering(tables, CLOCK)
    ada = sit(table, 0)
    for seat in (1, 2):
        sit(table, seat)
    gather = snap(table, 1)["gather"]
    assert (gather["host"], gather["waits"], gather["revealing"]) == (0, True, False)
    assert await refused(ask(table, 1, frames.Begin())) == "server-begin-host"
    assert await refused(ask(table, WATCHER, frames.Begin())) == "server-only-watching"
    table.leave(ada)
    assert await refused(ask(table, 1, frames.Begin())) == "server-begin-host", "just gone"
    monkeypatch.setattr(state, "AWAY", 0.05)
    table.leave(sit(table, 0))
    await eventually(lambda: snap(table, 1)["gather"]["host"] is None)
    assert clock_of(table) is None
    await ask(table, 1, frames.Begin())
    await eventually(lambda: table.state.dealt)
    assert clock_of(table) is not None


async def test_a_table_without_a_clock_is_dealt_when_all_are_there(tables: Tables) -> None:
    table = await gathering(tables, None)
    for seat in range(3):
        assert not table.state.dealt
        sit(table, seat)
    await eventually(lambda: table.state.dealt)


def test_bots_take_the_seats_that_nobody_has_claimed(tmp_path: Path) -> None:
    code = ""

    async def work(tables: Tables, thinkers: Thinkers) -> None:
        nonlocal code
        row, opening = await tables.create(TableForm("kingdomino", [*PEOPLE, SeatForm("friend")], clock=CLOCK))
        code = row.table
        thinkers.patience.clear()
        table = await tables.get(code)
        await Seats(await tables.get(code)).claim(opening.seats[1], new_secret())
        sit(table, 0)
        await ask(table, 0, frames.Begin(True))
        await eventually(lambda: table.state.dealt)
        assert [seat.kind for seat in table.row.seats] == ["human", "human", "bot"]
        assert table.row.deal is not None
        assert [(seat["kind"], seat["bot"]) for seat in table.row.deal][2] == ("bot", "greedy")
        assert (
            await refused(Seats(await tables.get(code)).claim(opening.seats[2], new_secret())) == "server-link-unknown"
        )

    async def later(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        assert [seat.bot for seat in table.row.seats] == [None, None, "greedy"]
        assert [seat.secret is not None for seat in table.row.seats] == [True, True, False]
        assert table.row.seats[2].link is None

    in_company(tmp_path, work)
    in_company(tmp_path, later)


# All agree to end


def ending(connection: Listener) -> dict[str, Any]:
    return next(frame for frame in reversed(connection.heard) if frame["t"] == "ending")


async def test_all_who_are_there_agree_to_end(tables: Tables, thinkers: Thinkers) -> None:
    table = await dealt(tables, [*PEOPLE, SeatForm("friend"), SeatForm("bot", bot="greedy")])
    thinkers.patience.clear()
    ada, grace, joan, eve = (sit(table, seat) for seat in (0, 1, 2, WATCHER))

    def end(by: int | None, *, agrees: bool) -> None:
        table.hear(by, frames.End(agrees))

    for by, agrees, why in ((WATCHER, True, "server-only-watching"), (0, False, "server-end-none")):
        assert await refused(partial(end, by, agrees=agrees)) == why
    end(0, agrees=True)
    assert ending(eve)["ending"] == {"what": "end", "by": 0, "agreed": [0], "awaited": [1, 2]}
    assert snap(table, 1)["ending"] == ending(grace)["ending"]
    assert await refused(lambda: end(0, agrees=True)) == "server-end-twice"
    end(1, agrees=True)
    assert not table.over
    end(2, agrees=False)
    assert ending(ada) == {"t": "ending", "what": "end", "ending": None, "why": "declined", "seat": 2}
    end(1, agrees=True)
    end(1, agrees=False)
    assert ending(ada)["why"] == "withdrawn"
    table.leave(joan)
    end(1, agrees=True)
    end(0, agrees=True)
    assert not table.over, "who went just now is awaited"
    joan = sit(table, 2)
    assert snap(table, 2)["ending"]["awaited"] == [2]
    await leave(table, joan)
    await eventually(lambda: table.over)
    assert told(ada) == [{"e": "ended", "seats": [0, 1]}]
    assert ada.heard[-1]["t"] == "seats"
    assert next(f for f in ada.heard[::-1] if f["t"] == "ev")["key"] == table.row.key.hex()
    assert snap(table, 0)["ended"] == [0, 1]
    assert snap(table, table.match.to_move)["choices"] is None
    seat, moves = turn(table)
    assert await refused(table.do(seat, "late", moves)) == "server-game-over"
    assert await refused(lambda: end(0, agrees=True)) == "server-game-over"
    record = json.loads(json.dumps(table.record()))
    assert record["result"] is None
    assert kingtable.replay(record).moves == table.match.moves
    assert all_told(table.row, table.state.played, None)[-1]["moments"][0]["events"] == told(ada)
    thinkers.patience.set()
    asked = table.seq
    await remains(lambda: table.seq == asked, 0.05)


async def test_a_proposal_lapses_when_a_turn_is_played(tables: Tables) -> None:
    table = await dealt(tables, [*PEOPLE, SeatForm("friend")])
    ada = sit(table, 0)
    sit(table, 1)
    table.hear(0, frames.End(True))
    turns = [table.match.turn]
    while table.state.proposal:
        await move(table, f"m{table.seq}")
        if table.match.turn != turns[-1]:
            turns.append(table.match.turn)
    assert len(turns) == 3
    assert ending(ada) == {"t": "ending", "what": "end", "ending": None, "why": "lapsed", "seat": None}


def test_with_bots_besides_the_own_word_is_enough_and_a_rematch_follows(tmp_path: Path) -> None:
    code = ""
    secret = new_secret()

    async def work(tables: Tables, thinkers: Thinkers) -> None:
        nonlocal code
        table = await dealt(tables, [SeatForm("me"), SeatForm("bot", bot="greedy")])
        code = table.state.code
        thinkers.patience.clear()
        await Seats(table).give(0, secret)
        ada = sit(table, 0)
        table.hear(0, frames.End(True))
        await eventually(lambda: table.over)
        assert not any(frame["t"] == "ending" for frame in ada.heard)

    async def later(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        assert (table.over, table.state.ended) == (True, [0])
        row, seat = await tables.rematch(code, secret, new_secret())
        assert (row.table != code, seat) == (True, len(table.row.seats) - 1), "who was first is last"

    in_company(tmp_path, work)
    in_company(tmp_path, later)
