"""Who goes: a leaver's seat is lent to a bot and comes back, all agree to end, and who opened a table begins it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import kingtable
from kingtable import bots
from kingtable.engine.games import GAMES
from kingtable.server import company
from kingtable.server.clock import ClockForm
from kingtable.server.company import stand_in
from kingtable.server.declined import Declined
from kingtable.server.notes import event_of
from kingtable.server.seats import SeatForm, TableForm, hashed, new_secret
from kingtable.server.storage import FILE, Storage, prepare
from kingtable.server.table import Table
from kingtable.server.tables import Tables
from kingtable.server.telling import all_told
from kingtable.server.worker import Question
from kingtable.server.workers import Workers
from tests.server.house import Client, House
from tests.server.rooms import Listener, same, snap, token_of, turn

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
    prepare(folder / FILE)

    async def run() -> None:
        storage = await Storage.open(folder / FILE)
        thinkers = Thinkers()
        tables = Tables(storage, cast(Workers, thinkers))
        try:
            await work(tables, thinkers)
            await tables.close()
        finally:
            await storage.close()

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
    table.join(guest := Listener(seat), None)
    return guest


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not ready():
            await asyncio.sleep(0.005)


async def beyond(table: Table, seq: int) -> None:
    await until(lambda: table.seq > seq)


async def refused(work: Awaitable[Any] | Callable[[], Any]) -> str:
    async def ask() -> None:
        if callable(work):
            work()
        else:
            await work

    with pytest.raises(Declined) as refusal:
        await ask()
    return refusal.value.key


async def move(table: Table, id: str, at: int | None = None) -> int:
    """The seat to move plays the first of everything."""
    seat, moves = turn(table)
    return await table.do(seat, id, moves, at=at)


def long_ago(table: Table, seat: int) -> None:
    """The seat's owner has been away for a while."""
    table.company._gone[seat] = time.monotonic() - company.AWAY


def told(guest: Listener) -> list[dict[str, Any]]:
    """The notes that a guest has heard of."""
    events = [e for frame in guest.heard if frame["t"] == "ev" for moment in frame["moments"] for e in moment["events"]]
    return [event for event in events if event["e"] in ("lent", "back", "ended")]


async def leave(table: Table, guest: Listener) -> None:
    table.company.leave(guest.seat)
    table.leave(guest)


# A seat is lent, and comes back


def test_a_leavers_seat_is_played_by_a_bot_until_the_owner_is_back(tmp_path: Path) -> None:
    async def work(tables: Tables, thinkers: Thinkers) -> None:
        table = await dealt(tables)
        ada, grace, eve = sit(table, 0), sit(table, 1), sit(table, WATCHER)
        assert await refused(table.company.lend(0, 1)) == "server-lend-present"
        await leave(table, grace)
        table.company.tell()
        assert [seat["away"] for seat in table.company.seats()] == [None, "left"]
        await table.company.lend(0, 1)
        assert told(ada) == told(eve) == [{"e": "lent", "seat": 1, "bot": stand_in("kingdomino"), "by": 0}]
        played = table.seq
        while table.seq < played + 6:
            seat = table.to_move
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
        await until(lambda: not table.company.lent)
        assert told(back) == [{"e": "back", "seat": 1}]
        assert told(ada)[-1] == told(eve)[-1] == {"e": "back", "seat": 1}
        while table.to_move != 1:
            await move(table, f"ada{table.seq}")
        asked = len(thinkers.asked)
        await asyncio.sleep(0.05)
        assert len(thinkers.asked) == asked
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
        steps = all_told(table.row, table.past, None)
        assert [step["seq"] for step in steps] == list(range(table.seq + 1))
        assert sum(moment["events"][:1] == [{"e": "back", "seat": 1}] for s in steps for moment in s["moments"]) == 1
        assert all_told(table.row, table.past, 0, next(s.seq for s in table.steps if s.noted) - 1)[0]["moments"][0][
            "view"
        ]

    in_company(tmp_path, work)


def test_what_a_bot_thinks_is_dropped_when_the_owner_comes(tmp_path: Path) -> None:
    async def work(tables: Tables, thinkers: Thinkers) -> None:
        table = await dealt(tables, clock=CLOCK)
        mover = table.to_move
        assert mover is not None
        other = sit(table, 1 - mover)
        await leave(table, sit(table, mover))
        thinkers.patience.clear()
        await table.company.lend(1 - mover, mover)
        await until(lambda: len(thinkers.asked) == 1)
        assert table.auto.clock_told() is None
        back = sit(table, mover)
        await until(lambda: not table.company.lent and not table.auto.busy)
        late = table.match.silence()
        assert await refused(table.do(mover, "for:9", late)) == "server-not-your-turn"
        thinkers.patience.set()
        await asyncio.sleep(0.05)
        assert table.asked == 0, "the bot's answer came too late"
        clock = table.auto.clock_told()
        assert clock is not None
        assert clock["seat"] == mover
        assert snap(table, mover)["choices"] is not None
        assert back.heard[-1]["t"] in ("ev", "seats")
        assert [frame["choices"] is not None for frame in back.heard if frame["t"] == "ev"] == [True]
        await move(table, "mine", at=0)
        assert table.asked == table.seq == 3
        assert other.heard

    in_company(tmp_path, work)


def test_a_note_makes_no_answer_too_late(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Thinkers) -> None:
        table = await dealt(tables, clock=CLOCK)
        mover = table.to_move
        assert mover is not None
        sit(table, mover)
        clock = table.auto.clock_told()
        await leave(table, sit(table, 1 - mover))
        await table.company.lend(mover, 1 - mover)
        assert table.auto.clock_told() == clock, "the clock of another decision goes on"
        seat, moves = turn(table)
        assert await table.do(seat, "a", moves, at=0) == 2
        assert await refused(table.do(seat, "b", moves, at=0)) in ("server-too-late", "server-not-your-turn")

    in_company(tmp_path, work)


def test_who_is_away_for_a_while_and_awaited_can_be_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "AWAY", 0.2)

    async def work(tables: Tables, _: Thinkers) -> None:
        table = await dealt(tables)
        mover = table.to_move
        assert mover is not None
        here, gone = sit(table, 1 - mover), sit(table, mover)
        table.leave(gone)
        assert await refused(table.company.lend(1 - mover, mover)) == "server-lend-present"
        seats = [frame for frame in here.heard if frame["t"] == "seats"]
        await until(lambda: any(f["t"] == "seats" and f["seats"][mover]["away"] == "long" for f in here.heard))
        assert not any(frame["seats"][mover]["away"] for frame in seats)
        await table.company.lend(1 - mover, mover)
        assert table.company.lent == {mover: "greedy"}

    in_company(tmp_path, work)


def test_every_bad_takeover_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def work(tables: Tables, thinkers: Thinkers) -> None:
        table = await dealt(tables, [*PEOPLE, SeatForm("bot", bot="greedy")])
        thinkers.patience.clear()
        while table.to_move != 0:
            await move(table, f"m{table.seq}")
        sit(table, 0)
        seq = table.seq
        lend = table.company.lend
        assert await refused(lend(WATCHER, 1)) == "server-only-watching"
        assert await refused(lend(0, 0)) == "server-lend-own"
        assert await refused(lend(0, 2)) == "server-seat-unknown"
        assert await refused(lend(0, 7)) == "server-seat-unknown"
        assert await refused(lend(0, -1)) == "server-seat-unknown"
        long_ago(table, 1)
        assert await refused(lend(0, 1)) == "server-lend-idle"
        grace = sit(table, 1)
        table.company.leave(1)  # and has the table open in another window
        assert await refused(lend(0, 1)) == "server-lend-present"
        await leave(table, grace)
        assert (table.seq, table.company.lent) == (seq, {})
        await lend(0, 1)
        assert await refused(lend(0, 1)) == "server-lent-already"
        assert await refused(table.do(1, "for:9", ["=1"])) == "server-not-your-turn"
        table.company.end(0, agrees=True)
        await until(lambda: table.over)
        assert await refused(lend(0, 1)) == "server-game-over"
        row, _ = await tables.create(TableForm("kingdomino", PEOPLE, clock=None))
        early = await tables.get(row.table)
        assert await refused(early.company.lend(0, 1)) == "server-not-dealt"
        assert await refused(lambda: early.company.end(0, agrees=True)) == "server-not-dealt"

    in_company(tmp_path, work)


def test_bots_alone_lend_nothing_and_the_seat_is_lent_after_a_restart(tmp_path: Path) -> None:
    secrets = [new_secret(), new_secret()]
    code = ""

    async def before(tables: Tables, _: Thinkers) -> None:
        nonlocal code
        table = await dealt(tables)
        code = table.code
        for seat, secret in enumerate(secrets):
            await table.claim(seat, hashed(secret))
        sit(table, 0)
        await leave(table, sit(table, 1))
        await table.company.lend(0, 1)
        while table.seq < 5:
            seat, moves = turn(table)
            if seat == 0:
                await table.do(0, f"m{table.seq}", moves)
            await asyncio.sleep(0.005)
        # No goodbye: as after a kill, nothing is written but the log.

    async def after(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        assert table.company.lent == {1: "greedy"}
        assert same(table, await tables.get(code))
        ada = sit(table, 0)
        assert ada.heard[0]["seats"][1]["lent"] == "greedy"
        assert table.company.away(1) is None, "who was away before is awaited anew"
        seq = table.seq
        if table.to_move == 0:
            await table.do(0, "again", turn(table)[1])
            seq = table.seq
        await until(lambda: table.to_move == 0 or table.seq > seq)
        sit(table, 1)
        await until(lambda: not table.company.lent)

    in_company(tmp_path, before)
    in_company(tmp_path, after)
    prepare(tmp_path / FILE)

    async def whole(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        assert not table.company.lent
        assert [step.id.split(":")[0] for step in table.steps if step.noted] == ["table", "table"]

    in_company(tmp_path, whole)


def test_a_bot_sees_what_the_seat_sees_and_others_hear_nothing_more(tmp_path: Path) -> None:
    async def work(tables: Tables, thinkers: Thinkers) -> None:
        table = await dealt(tables, game="king-of-tokyo")
        mover = table.to_move
        assert mover is not None
        eve, other = sit(table, WATCHER), sit(table, 1 - mover)
        before = {**snap(table, 1 - mover), "seats": 0, "events": 0, "seq": 0}
        await leave(table, sit(table, mover))
        thinkers.patience.clear()
        await table.company.lend(1 - mover, mover)
        await until(lambda: bool(thinkers.asked))
        assert {**snap(table, 1 - mover), "seats": 0, "events": 0, "seq": 0} == before
        assert {question.seat for question in thinkers.asked} == {mover}
        for guest in (eve, other):
            frames = [frame for frame in guest.heard if frame["t"] == "ev"]
            assert all(frame["choices"] is None for frame in frames)
            assert [moment["view"] for frame in frames for moment in frame["moments"]] == [guest.view]

    in_company(tmp_path, work)


def test_the_stand_in_is_neither_the_strongest_nor_plays_at_random() -> None:
    for game in GAMES:
        known = [bot["bot"] for bot in bots.names(game)]
        assert stand_in(game) in known[1:-1]


@pytest.mark.parametrize("words", [[], ["lent"], ["lent", "9", "x"], ["lent", "-1", "x"], ["ended"], ["gone", "1"]])
def test_a_note_that_is_none_damages_a_log(words: list[str]) -> None:
    with pytest.raises(ValueError, match=r"no (note|seat)"):
        event_of(0, words, 2)


# All agree to end


def ending(guest: Listener) -> dict[str, Any]:
    return next(frame for frame in reversed(guest.heard) if frame["t"] == "ending")


def test_all_who_are_there_agree_to_end(tmp_path: Path) -> None:
    async def work(tables: Tables, thinkers: Thinkers) -> None:
        table = await dealt(tables, [*PEOPLE, SeatForm("friend"), SeatForm("bot", bot="greedy")])
        thinkers.patience.clear()
        ada, grace, joan, eve = (sit(table, seat) for seat in (0, 1, 2, WATCHER))
        end = table.company.end
        for by, agrees, why in ((WATCHER, True, "server-only-watching"), (0, False, "server-end-none")):
            assert await refused(partial(end, by, agrees=agrees)) == why
        end(0, agrees=True)
        assert ending(eve)["ending"] == {"by": 0, "agreed": [0], "awaited": [1, 2]}
        assert snap(table, 1)["ending"] == ending(grace)["ending"]
        assert await refused(lambda: end(0, agrees=True)) == "server-end-twice"
        end(1, agrees=True)
        assert not table.over
        end(2, agrees=False)
        assert ending(ada) == {"t": "ending", "ending": None, "why": "declined", "seat": 2}
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
        await until(lambda: table.over)
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
        assert all_told(table.row, table.past, None)[-1]["moments"][0]["events"] == told(ada)
        thinkers.patience.set()
        asked = table.seq
        await asyncio.sleep(0.05)
        assert table.seq == asked

    in_company(tmp_path, work)


def test_a_proposal_lapses_when_a_turn_is_played(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Thinkers) -> None:
        table = await dealt(tables, [*PEOPLE, SeatForm("friend")])
        ada = sit(table, 0)
        sit(table, 1)
        table.company.end(0, agrees=True)
        turns = [table.match.turn]
        while table.company.ending():
            await move(table, f"m{table.seq}")
            if table.match.turn != turns[-1]:
                turns.append(table.match.turn)
        assert len(turns) == 3
        assert ending(ada) == {"t": "ending", "ending": None, "why": "lapsed", "seat": None}

    in_company(tmp_path, work)


def test_with_bots_besides_the_own_word_is_enough_and_a_rematch_follows(tmp_path: Path) -> None:
    code = ""
    secret = new_secret()

    async def work(tables: Tables, thinkers: Thinkers) -> None:
        nonlocal code
        table = await dealt(tables, [SeatForm("me"), SeatForm("bot", bot="greedy")])
        code = table.code
        thinkers.patience.clear()
        await table.claim(0, hashed(secret))
        ada = sit(table, 0)
        table.company.end(0, agrees=True)
        await until(lambda: table.over)
        assert not any(frame["t"] == "ending" for frame in ada.heard)

    async def later(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        assert (table.over, table.ended) == (True, [0])
        row, seat = await tables.rematch(code, secret, new_secret())
        assert (row.table != code, seat) == (True, 0)

    in_company(tmp_path, work)
    in_company(tmp_path, later)


# Who begins


async def gathering(tables: Tables, clock: ClockForm | None) -> Table:
    row, _ = await tables.create(TableForm("kingdomino", [*PEOPLE, SeatForm("friend")], clock=clock))
    return await tables.get(row.table)


def test_who_opened_a_table_with_a_clock_begins_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "AWAY", 0.15)

    async def work(tables: Tables, _: Thinkers) -> None:
        table = await gathering(tables, CLOCK)
        ada = sit(table, 0)
        for seat in (1, 2):
            sit(table, seat)
        gather = snap(table, 1)["gather"]
        assert (gather["host"], gather["waits"], gather["revealing"]) == (0, True, False)
        assert await refused(table.begin(1)) == "server-begin-host"
        assert await refused(table.begin(WATCHER)) == "server-only-watching"
        table.leave(ada)
        assert await refused(table.begin(1)) == "server-begin-host"
        await until(lambda: snap(table, 1)["gather"]["host"] is None)
        assert table.auto.clock_told() is None
        await table.begin(1)
        await until(lambda: table.dealt)
        assert table.auto.clock_told() is not None

    in_company(tmp_path, work)


def test_a_table_without_a_clock_is_dealt_when_all_are_there(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Thinkers) -> None:
        table = await gathering(tables, None)
        for seat in range(3):
            assert not table.dealt
            sit(table, seat)
        await until(lambda: table.dealt)

    in_company(tmp_path, work)


def test_bots_take_the_seats_that_nobody_has_claimed(tmp_path: Path) -> None:
    code = ""

    async def work(tables: Tables, thinkers: Thinkers) -> None:
        nonlocal code
        row, opening = await tables.create(TableForm("kingdomino", [*PEOPLE, SeatForm("friend")], clock=CLOCK))
        code = row.table
        thinkers.patience.clear()
        table = await tables.get(code)
        await tables.claim(code, opening[1], new_secret())
        sit(table, 0)
        await table.begin(0, with_bots=True)
        await until(lambda: table.dealt)
        assert [seat.kind for seat in table.row.seats] == ["human", "human", "bot"]
        assert table.row.deal is not None
        assert [(seat["kind"], seat["bot"]) for seat in table.row.deal][2] == ("bot", "greedy")
        assert await refused(tables.claim(code, opening[2], new_secret())) == "server-link-unknown"

    async def later(tables: Tables, _: Thinkers) -> None:
        table = await tables.get(code)
        assert [seat.bot for seat in table.row.seats] == [None, None, "greedy"]
        assert [seat.secret is not None for seat in table.row.seats] == [True, True, False]
        assert table.row.seats[2].link is None

    in_company(tmp_path, work)
    in_company(tmp_path, later)


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
    assert lent(ada) == lent(eve) == {"e": "lent", "seat": 1, "bot": "greedy", "by": 0}
    again = house.sit(table, 1)
    while lent(ada) != {"e": "back", "seat": 1}:
        pass
    ada.send(t="end")
    assert again.until("ending")["ending"]["awaited"] == [1]
    again.send(t="end")
    while lent(ada) != {"e": "ended", "seats": [0, 1]}:
        pass
    assert house.http.get(f"/api/tables/{table['table']}").json()["over"]
    assert house.http.get(f"/api/tables/{table['table']}/frames").status_code == 200
    record = house.http.get(f"/api/tables/{table['table']}/record").json()
    assert not kingtable.replay(record).over
    for client in (ada, again, eve):
        client.go()


def lent(client: Client) -> dict[str, Any]:
    event: dict[str, Any] = client.until("ev")["moments"][0]["events"][0]
    return event


def test_a_frame_that_names_no_seat_is_refused(house: House) -> None:
    table = house.open("me", "friend")
    for frame in ({"t": "lend"}, {"t": "lend", "seat": "1"}, {"t": "lend", "seat": -1}, {"t": "end", "agrees": 1}):
        client = house.sit(table, 0)
        client.socket.send(msgspec.json.encode(frame).decode())
        assert client.closed() == 4400
