"""Who goes: a bot plays the seat of a player who left, until they are back."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kingtable
from kingtable import bots
from kingtable.engine.games import GAMES
from kingtable.server.messages import frames
from kingtable.server.store.database import prepare
from kingtable.server.store.storage import FILE
from kingtable.server.table import state
from kingtable.server.table.notes import event_of
from kingtable.server.table.people import substitute
from kingtable.server.table.play import judge_own
from kingtable.server.table.seats import SeatForm, TableForm, new_secret
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.table.telling import all_told
from tests.server.house import Client, House
from tests.server.presence import (
    CLOCK,
    PEOPLE,
    WATCHER,
    Thinkers,
    beyond,
    dealt,
    in_company,
    leave,
    long_ago,
    move,
    refused,
    sit,
    told,
)
from tests.server.rooms import Seats, ask, clock_of, same, seats_of, snap, turn
from tests.waiting import eventually, remains

pytestmark = pytest.mark.anyio

# A bot plays a seat until its owner is back


async def test_a_leavers_seat_is_played_by_a_bot_until_the_owner_is_back(tables: Tables, thinkers: Thinkers) -> None:
    table = await dealt(tables)
    ada, grace, eve = sit(table, 0), sit(table, 1), sit(table, WATCHER)
    assert await refused(ask(table, 0, frames.Lend(1))) == "server-lend-present"
    await leave(table, grace)
    table.audience.publish(["seats"])
    assert [seat["away"] for seat in seats_of(table)] == [None, "left"]
    await ask(table, 0, frames.Lend(1))
    assert told(ada) == told(eve) == [{"e": "lent", "seat": 1, "bot": substitute("kingdomino"), "by": 0}]
    played = table.seq
    while table.seq < played + 6:
        seat = table.state.to_move
        assert seat is not None
        if seat == 0:
            await move(table, f"ada{table.seq}")
        else:
            seq = table.seq
            await beyond(table, seq)
    by_bot = [step for step in table.steps if step.played_by == "bot"]
    assert by_bot
    assert {(step.seat, step.by) for step in by_bot} == {(1, "bot")}
    assert {question.seat for question in thinkers.asked} == {1}
    back = sit(table, 1)
    await eventually(lambda: not table.state.substitutes)
    assert told(back) == [{"e": "back", "seat": 1}]
    assert told(ada)[-1] == told(eve)[-1] == {"e": "back", "seat": 1}
    while table.state.to_move != 1:
        await move(table, f"ada{table.seq}")
    asked = len(thinkers.asked)
    await remains(lambda: len(thinkers.asked) == asked, 0.05)
    await move(table, "grace")
    while not table.over:
        await move(table, f"m{table.seq}")
    record = json.loads(json.dumps(table.record()))
    assert kingtable.replay(record).scores == table.match.scores
    assert {(command["seat"], command["by"]) for command in record["commands"]} == {
        (0, "seat"),
        (1, "seat"),
        (1, "bot"),
    }
    assert all(command["moves"] for command in record["commands"])
    steps = all_told(table.row, table.state.played, None)
    assert [step["seq"] for step in steps] == list(range(table.seq + 1))
    assert sum(moment["events"][:1] == [{"e": "back", "seat": 1}] for s in steps for moment in s["moments"]) == 1
    assert all_told(table.row, table.state.played, 0, next(s.seq for s in table.steps if s.noted) - 1)[0]["moments"][0][
        "view"
    ]


async def substitute_plays(table: Table, seat: int, moves: list[str]) -> None:
    await table.command(lambda state, _: judge_own(state, seat, moves, state.seq, "substitute"))


async def test_what_a_bot_thinks_is_dropped_when_the_owner_comes(tables: Tables, thinkers: Thinkers) -> None:
    table = await dealt(tables, clock=CLOCK)
    mover = table.state.to_move
    assert mover is not None
    other = sit(table, 1 - mover)
    await leave(table, sit(table, mover))
    thinkers.patience.clear()
    await ask(table, 1 - mover, frames.Lend(mover))
    await eventually(lambda: len(thinkers.asked) == 1)
    assert clock_of(table) is None
    back = sit(table, mover)
    await eventually(lambda: not table.state.substitutes and (table._bots is None or table._bots.done()))
    late = table.match.default_action()
    assert await refused(substitute_plays(table, mover, late)) == "server-not-your-turn"
    thinkers.patience.set()
    await remains(lambda: table.state.asked == 0, 0.05, "the bot's answer came too late")
    clock = clock_of(table)
    assert clock is not None
    assert clock["seat"] == mover
    assert snap(table, mover)["choices"] is not None
    assert back.heard[-1]["t"] in ("ev", "seats")
    assert [frame["choices"] is not None for frame in back.heard if frame["t"] == "ev"] == [True]
    await move(table, "mine", at=0)
    assert table.state.asked == table.seq == 3
    assert other.heard


@pytest.mark.usefixtures("stopped")
async def test_a_note_makes_no_answer_too_late(tables: Tables) -> None:
    table = await dealt(tables, clock=CLOCK)
    mover = table.state.to_move
    assert mover is not None
    sit(table, mover)
    clock = clock_of(table)
    await leave(table, sit(table, 1 - mover))
    await ask(table, mover, frames.Lend(1 - mover))
    assert clock_of(table) == clock, "the clock of another decision goes on"
    seat, moves = turn(table)
    assert await table.do(seat, "a", moves, at=0) == 2
    assert await refused(table.do(seat, "b", moves, at=0)) in ("server-too-late", "server-not-your-turn")


async def test_who_is_away_for_a_while_and_awaited_can_be_stood_in_for(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dealt(tables)
    mover = table.state.to_move
    assert mover is not None
    here, gone = sit(table, 1 - mover), sit(table, mover)
    table.leave(gone)
    assert await refused(ask(table, 1 - mover, frames.Lend(mover))) == "server-lend-present"
    seats = [frame for frame in here.heard if frame["t"] == "seats"]
    monkeypatch.setattr(state, "AWAY", 0.05)
    table.leave(sit(table, mover))
    await eventually(lambda: any(f["t"] == "seats" and f["seats"][mover]["away"] == "long" for f in here.heard))
    assert not any(frame["seats"][mover]["away"] for frame in seats)
    await ask(table, 1 - mover, frames.Lend(mover))
    assert table.state.substitutes == {mover: "greedy"}


async def test_every_bad_takeover_is_refused_and_changes_nothing(tables: Tables, thinkers: Thinkers) -> None:
    table = await dealt(tables, [*PEOPLE, SeatForm("bot", bot="greedy")])
    thinkers.patience.clear()
    while table.state.to_move != 0:
        await move(table, f"m{table.seq}")
    sit(table, 0)
    seq = table.seq

    async def lend(by: int | None, seat: int) -> None:
        await ask(table, by, frames.Lend(seat))

    assert await refused(lend(WATCHER, 1)) == "server-only-watching"
    assert await refused(lend(0, 0)) == "server-lend-own"
    assert await refused(lend(0, 2)) == "server-seat-unknown"
    assert await refused(lend(0, 7)) == "server-seat-unknown"
    assert await refused(lend(0, -1)) == "server-seat-unknown"
    long_ago(table, 1)
    assert await refused(lend(0, 1)) == "server-lend-idle"
    grace = sit(table, 1)
    table.hear(1, frames.Leave())  # and has the table open in another window
    assert await refused(lend(0, 1)) == "server-lend-present"
    await leave(table, grace)
    assert (table.seq, table.state.substitutes) == (seq, {})
    await lend(0, 1)
    assert await refused(lend(0, 1)) == "server-lent-already"
    assert await refused(substitute_plays(table, 1, ["=1"])) == "server-not-your-turn"
    table.hear(0, frames.End(True))
    await eventually(lambda: table.over)
    assert await refused(lend(0, 1)) == "server-game-over"
    row, _ = await tables.create(TableForm("kingdomino", PEOPLE, clock=None))
    early = await tables.get(row.table)
    assert await refused(ask(early, 0, frames.Lend(1))) == "server-not-dealt"
    assert await refused(lambda: early.hear(0, frames.End(True))) == "server-not-dealt"


def test_bots_alone_lend_nothing_and_the_seat_is_lent_after_a_restart(tmp_path: Path) -> None:
    secrets = [new_secret(), new_secret()]
    code = ""

    async def before(tables: Tables, _: Thinkers) -> None:
        nonlocal code
        table = await dealt(tables)
        code = table.state.code
        for seat, secret in enumerate(secrets):
            await Seats(table).give(seat, secret)
        sit(table, 0)
        await leave(table, sit(table, 1))
        await ask(table, 0, frames.Lend(1))
        while table.seq < 5:
            seat, moves = turn(table)
            if seat == 0:
                await table.do(0, f"m{table.seq}", moves)
            else:
                await beyond(table, table.seq)
        # No goodbye: as after a kill, nothing is written but the log.

    async def after(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        assert table.state.substitutes == {1: "greedy"}
        assert same(table, await tables.get(code))
        ada = sit(table, 0)
        assert ada.heard[0]["seats"][1]["lent"] == "greedy"
        assert table.state.away(1, time.monotonic()) is None, "who was away before is awaited anew"
        seq = table.seq
        if table.state.to_move == 0:
            await table.do(0, "again", turn(table)[1])
            seq = table.seq
        await eventually(lambda: table.state.to_move == 0 or table.seq > seq)
        sit(table, 1)
        await eventually(lambda: not table.state.substitutes)

    in_company(tmp_path, before)
    in_company(tmp_path, after)
    prepare(tmp_path / FILE)

    async def whole(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        assert not table.state.substitutes
        assert [step.id.split(":")[0] for step in table.steps if step.noted] == ["table", "table"]

    in_company(tmp_path, whole)


async def test_a_bot_sees_what_the_seat_sees_and_others_hear_nothing_more(tables: Tables, thinkers: Thinkers) -> None:
    table = await dealt(tables, game="king-of-tokyo")
    mover = table.state.to_move
    assert mover is not None
    eve, other = sit(table, WATCHER), sit(table, 1 - mover)
    before = {**snap(table, 1 - mover), "seats": 0, "events": 0, "seq": 0}
    await leave(table, sit(table, mover))
    thinkers.patience.clear()
    await ask(table, 1 - mover, frames.Lend(mover))
    await eventually(lambda: bool(thinkers.asked))
    assert {**snap(table, 1 - mover), "seats": 0, "events": 0, "seq": 0} == before
    assert {question.seat for question in thinkers.asked} == {mover}
    for connection in (eve, other):
        happened = [frame for frame in connection.heard if frame["t"] == "ev"]
        assert all(frame["choices"] is None for frame in happened)
        assert [moment["view"] for frame in happened for moment in frame["moments"]] == [connection.view]


def test_the_substitute_is_neither_the_strongest_nor_plays_at_random() -> None:
    for game in GAMES:
        known = [bot["bot"] for bot in bots.names(game)]
        assert substitute(game) in known[1:-1]


@pytest.mark.parametrize("words", [[], ["lent"], ["lent", "9", "x"], ["lent", "-1", "x"], ["ended"], ["gone", "1"]])
def test_a_note_that_is_none_damages_a_log(words: list[str]) -> None:
    with pytest.raises(ValueError, match=r"no (note|seat)"):
        event_of(0, words, 2)


# Over sockets


def test_it_goes_over_sockets(house: House) -> None:
    table = house.open("me", "friend")
    ada, grace, eve = house.sit(table, 0), house.sit(table, 1), house.sit(table)
    for client, frame, key in (
        (eve, {"t": "lend", "seat": 1}, "server-only-watching"),
        (eve, {"t": "end"}, "server-only-watching"),
        (eve, {"t": "deal", "bots": True}, "server-only-watching"),
        (ada, {"t": "lend", "seat": 1}, "server-lend-present"),
        (ada, {"t": "end", "agrees": False}, "server-end-none"),
    ):
        client.send(**frame)
        assert client.until("no")["why"]["key"] == key
    grace.send(t="leave")
    grace.go()
    while not any(seat.get("away") == "left" for seat in ada.until("seats")["seats"]):
        pass
    ada.send(t="lend", seat=1)
    assert note(ada) == note(eve) == {"e": "lent", "seat": 1, "bot": "greedy", "by": 0}
    again = house.sit(table, 1)
    while note(ada) != {"e": "back", "seat": 1}:
        pass
    ada.send(t="end")
    assert again.until("ending")["ending"]["awaited"] == [1]
    again.send(t="end")
    while note(ada) != {"e": "ended", "seats": [0, 1]}:
        pass
    assert house.http.get(f"/api/tables/{table['table']}").json()["over"]
    assert house.http.get(f"/api/tables/{table['table']}/frames").status_code == 200
    record = house.http.get(f"/api/tables/{table['table']}/record").json()
    assert not kingtable.replay(record).over
    for client in (ada, again, eve):
        client.go()


def note(client: Client) -> dict[str, Any]:
    event: dict[str, Any] = client.until("ev")["moments"][0]["events"][0]
    return event


def test_a_frame_that_names_no_seat_is_refused(house: House) -> None:
    table = house.open("me", "friend")
    for frame in ({"t": "lend"}, {"t": "lend", "seat": "1"}, {"t": "lend", "seat": -1}, {"t": "end", "agrees": 1}):
        client = house.sit(table, 0)
        client.socket.send(msgspec.json.encode(frame).decode())
        assert client.closed() == 4400
