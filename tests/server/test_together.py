"""What people at one table do with each other: a rematch, a colour, a ready phrase, a move taken back, giving up."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import kingtable
from kingtable.server.messages import frames
from kingtable.server.store.storage import FILE
from kingtable.server.table import people
from kingtable.server.table.seats import SeatForm, new_secret
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.table.telling import all_told
from tests.server.presence import CLOCK, PEOPLE, WATCHER, Thinkers, dealt, in_company, refused, sit, told
from tests.server.rooms import Listener, Seats, ask, play_out, seats_of, snap, turn
from tests.waiting import eventually

pytestmark = pytest.mark.anyio

ALONE = [SeatForm("me"), SeatForm("bot", bot="greedy")]


def newest(connection: Listener, kind: str) -> dict[str, Any]:
    return next(frame for frame in reversed(connection.heard) if frame["t"] == kind)


async def play(table: Table) -> int:
    """Whoever is to move plays the first of everything."""
    seat, moves = turn(table)
    await table.do(seat, f"play{table.seq}", moves)
    return seat


# A rematch


async def test_a_rematch_begins_when_all_have_said_yes_with_a_clock_too(tables: Tables) -> None:
    table = await dealt(tables, PEOPLE, clock=CLOCK)
    tokens = [new_secret(), new_secret()]
    for seat, token in enumerate(tokens):
        await Seats(table).give(seat, token)
    await play_out(table)
    ada = sit(table, 0)
    row, there = await tables.rematch(table.state.code, tokens[1], new_secret())
    assert newest(ada, "rematch")["rematch"] == {"table": row.table, "by": 1, "joined": [1]}
    after = await tables.get(row.table)
    sit(after, there)
    assert snap(after, there)["gather"]["follows"] == table.state.code
    assert snap(after, there)["gather"]["time"] == {"ask": CLOCK.ask, "turn": CLOCK.turn}
    assert not after.state.dealt
    _row, mine = await tables.rematch(table.state.code, tokens[0], new_secret())
    assert newest(ada, "rematch")["rematch"]["joined"] == [0, 1]
    sit(after, mine)
    await eventually(lambda: after.state.dealt)


def test_a_table_that_wakes_still_tells_of_the_rematch(tmp_path: Path) -> None:
    code = ""

    async def work(tables: Tables, _: Thinkers) -> None:
        nonlocal code
        table = await dealt(tables, PEOPLE)
        code, token = table.state.code, new_secret()
        await Seats(table).give(0, token)
        await play_out(table)
        await tables.rematch(code, token, new_secret())

    async def later(tables: Tables, _: Thinkers) -> None:
        rematch = snap(await tables.get(code), 1)["rematch"]
        assert (rematch["by"], rematch["joined"]) == (0, [0])

    in_company(tmp_path, work)
    in_company(tmp_path, later)


def test_a_table_wakes_whose_rematch_nobody_played_and_another_can_be_asked_for(tmp_path: Path) -> None:
    code, token = "", new_secret()

    async def work(tables: Tables, _: Thinkers) -> None:
        nonlocal code
        table = await dealt(tables, PEOPLE)
        code = table.state.code
        await Seats(table).give(0, token)
        await play_out(table)
        await tables.rematch(code, token, new_secret())

    async def later(tables: Tables, _: Thinkers) -> None:
        assert snap(await tables.get(code), 1)["rematch"] is None
        row, seat = await tables.rematch(code, token, new_secret())
        assert (row.follows, seat) == (code, len(PEOPLE) - 1)
        assert snap(await tables.get(code), 1)["rematch"]["table"] == row.table

    in_company(tmp_path, work)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:  # as those are that nobody plays
        gone = database.execute('SELECT "table" FROM tables WHERE follows IS NOT NULL').fetchone()
        for rows in ("seats", "tables"):
            database.execute(f'DELETE FROM {rows} WHERE "table" = ?', gone)
    in_company(tmp_path, later)


# Colours and phrases


async def test_a_phrase_reaches_all_and_not_too_often(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(tables, PEOPLE)
    ada, eve = sit(table, 0), sit(table, WATCHER)
    table.hear(1, frames.Say("nice"))
    assert newest(ada, "said") == newest(eve, "said") == {"t": "said", "seat": 1, "phrase": "nice"}
    assert await refused(lambda: table.hear(1, frames.Say("oops"))) == "server-said-lately"
    assert await refused(lambda: table.hear(WATCHER, frames.Say("oops"))) == "server-only-watching"
    table.hear(0, frames.Say("thanks"))
    monkeypatch.setattr(people, "SPOKEN", 0)
    table.hear(1, frames.Say("oops"))
    assert newest(ada, "said")["phrase"] == "oops"


# A move taken back


def test_alone_against_bots_a_move_is_taken_back_without_asking(tmp_path: Path) -> None:
    code = ""

    async def work(tables: Tables, thinkers: Thinkers) -> None:
        nonlocal code
        table = await dealt(tables, ALONE)
        code = table.state.code
        ada = sit(table, 0)
        thinkers.patience.set()
        await eventually(lambda: table.state.to_move == 0)
        if table.seq:
            await play(table)  # the bot was first: that round ends with the own move
            await eventually(lambda: table.state.to_move == 0)
        before = table.match.moves[:]
        thinkers.patience.clear()
        await play(table)
        if table.state.back is None:
            return  # this move turned up a new line
        assert newest(ada, "ev")["back"] == 0
        table.hear(0, frames.TakeBack())
        await eventually(lambda: table.match.moves == before)
        assert told(ada)[-1]["e"] == "taken"
        assert newest(ada, "ev")["choices"] is not None
        assert snap(table, 0)["back"] is None
        assert await refused(lambda: table.hear(0, frames.TakeBack())) == "server-back-none"
        thinkers.patience.set()
        await play(table)
        await eventually(lambda: table.state.to_move == 0)

    async def later(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        moves = table.match.moves[:]
        await table.keep(now=True)
        await play_out(table)
        record = table.record()
        assert kingtable.replay(record).moves == table.match.moves
        assert sum(command["moves"] for command in record["commands"]) == len(table.match.moves)
        assert table.match.moves[: len(moves)] == moves
        frames = all_told(table.row, table.state.played, None)
        assert len(frames) == table.seq + 1

    in_company(tmp_path, work)
    in_company(tmp_path, later)
    in_company(tmp_path, later)


async def second(tables: Tables) -> tuple[Table, int]:
    """A table of two at which somebody's last move may be taken back, and whose it is."""
    table = await dealt(tables, PEOPLE)
    while table.state.back is None:
        await play(table)
    return table, table.state.back.seat


async def test_among_people_the_others_are_asked(tables: Tables) -> None:
    table, mine = await second(tables)
    for seat in (0, 1):
        await Seats(table).give(seat, new_secret())
    mover, other = sit(table, mine), sit(table, 1 - mine)
    before, count = table.match.moves[:], table.seq
    assert await refused(lambda: table.hear(1 - mine, frames.TakeBack())) == "server-back-none"
    table.hear(mine, frames.TakeBack())
    asked = newest(other, "ending")["ending"]
    assert asked == {"what": "take back", "by": mine, "agreed": [mine], "awaited": [1 - mine]}
    assert await refused(lambda: table.hear(1 - mine, frames.End(True))) == "server-proposal-other"
    table.hear(1 - mine, frames.End(False))
    assert (newest(mover, "ending")["why"], table.match.moves) == ("declined", before)
    table.hear(mine, frames.TakeBack())
    table.hear(1 - mine, frames.TakeBack())
    await eventually(lambda: table.seq > count)
    assert len(table.match.moves) < len(before)
    assert table.state.to_move == mine
    assert snap(table, mine)["ending"] is None
    assert newest(mover, "ending")["why"] is None, "it has not lapsed: it has come"
    await play(table)


async def test_what_revealed_something_stays_and_a_proposal_lapses_when_it_is_played_on(tables: Tables) -> None:
    table, mine = await second(tables)
    for seat in (0, 1):
        await Seats(table).give(seat, new_secret())
    mover = sit(table, mine)
    sit(table, 1 - mine)
    table.hear(mine, frames.TakeBack())
    while table.state.back is not None and table.state.back.seat == mine:
        await play(table)
    assert newest(mover, "ending")["why"] == "lapsed"
    assert await refused(lambda: table.hear(mine, frames.TakeBack())) == "server-back-none"


async def test_a_throw_of_dice_is_never_taken_back(tables: Tables) -> None:
    table = await dealt(tables, PEOPLE, game="king-of-tokyo")
    thrown = table.state.to_move
    await table.do(thrown, "throw", [min((one for one in table.match.legal() if one.startswith("keep")), key=len)])
    assert table.state.back is None
    assert await refused(lambda: table.hear(thrown, frames.TakeBack())) == "server-back-none"


# Giving up


def test_who_resigns_alone_ends_the_table_with_a_result(tmp_path: Path) -> None:
    code = ""

    async def work(tables: Tables, _: Thinkers) -> None:
        nonlocal code
        table = await dealt(tables, ALONE)
        code = table.state.code
        ada = sit(table, 0)
        assert await refused(ask(table, WATCHER, frames.Resign())) == "server-only-watching"
        await ask(table, 0, frames.Resign())
        await eventually(lambda: table.over)
        assert [event["e"] for event in told(ada)[-2:]] == ["resigned", "ended"]
        assert (table.state.ended, table.state.resigned) == ([0], (0,))
        assert await refused(ask(table, 0, frames.Resign())) == "server-game-over"

    async def later(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        assert (table.over, seats_of(table)[0]["resigned"]) == (True, True)

    in_company(tmp_path, work)
    in_company(tmp_path, later)


async def test_among_three_a_bot_plays_on_for_who_resigned(tables: Tables, thinkers: Thinkers) -> None:
    table = await dealt(tables, [*PEOPLE, SeatForm("friend")])
    for seat in range(3):
        await Seats(table).give(seat, new_secret())
    sit(table, 0)
    thinkers.patience.clear()  # no bot moves while it is looked
    await ask(table, 1, frames.Resign())
    assert not table.over
    assert table.state.bot_of(1) is not None
    joan = sit(table, 1)
    assert table.state.bot_of(1) is not None, "coming back does not undo it"
    assert newest(joan, "snap")["seats"][1]["resigned"] is True
    assert await refused(ask(table, 1, frames.Resign())) == "server-resigned"
    if table.state.to_move == 1:
        _, moves = turn(table)
        assert await refused(table.do(1, "mine", moves)) == "server-resigned"
    await ask(table, 2, frames.Resign())
    await eventually(lambda: table.over)
    assert table.state.resigned == (1, 2)
