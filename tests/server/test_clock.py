"""The clock: nobody waits for ever, nothing is played twice, and a late answer changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

import kingtable
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table import clock as clocks
from kingtable.server.table import table as live
from kingtable.server.table.clock import ClockForm, started
from kingtable.server.table.seats import new_secret
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.workers.pool import Workers
from tests.server.conftest import Stopped
from tests.server.house import House
from tests.server.rooms import Listener, NoWorkers, fresh, in_room, play_out, snap, tables_of, token_of
from tests.waiting import eventually, remains

pytestmark = pytest.mark.anyio

SHORT = {"ask": 0.1, "turn": 0.1}
ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}


def clock_of(house: House, *seats: dict[str, Any], **body: Any) -> Any:
    game = body.pop("game", "king-of-tokyo")
    answer = house.http.post("/api/tables", json={"game": game, "seats": seats, **body})
    assert answer.status_code == 201, answer.text
    return house.http.get(f"/api/tables/{answer.json()['table']}").json()["clock"]


@pytest.mark.parametrize("game", ["kingdomino", "king-of-tokyo"])
def test_where_people_wait_for_people_there_is_a_clock(house: House, game: str) -> None:
    usual = {"ask": 30, "turn": 120}
    assert clock_of(house, ME, FRIEND, game=game) == usual
    assert clock_of(house, ME, BOT, FRIEND, game=game) == usual
    assert clock_of(house, ME, BOT, game=game) is None
    assert clock_of(house, ME, FRIEND, game=game, clock=None) is None
    assert clock_of(house, ME, BOT, game=game, clock={"ask": 5, "turn": 60.5}) == {"ask": 5, "turn": 60.5}


@pytest.mark.parametrize(
    ("clock", "field"),
    [
        ({"ask": 0, "turn": 60}, "clock.ask"),
        ({"ask": 30, "turn": -1}, "clock.turn"),
        ({"ask": 30, "turn": 86401}, "clock.turn"),
        ({"ask": "30", "turn": 60}, "clock.ask"),
        ({"ask": True, "turn": 60}, "clock.ask"),
        ({"ask": None, "turn": 60}, "clock.ask"),
        ({"ask": 30}, "clock"),
        ({"ask": 30, "turn": 60, "game": 3600}, "clock"),
        ("soon", "clock"),
        (30, "clock"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_with_its_field(house: House, clock: Any, field: str) -> None:
    answer = house.http.post("/api/tables", json={"game": "kingdomino", "seats": [ME, FRIEND], "clock": clock})
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, field)


async def test_a_rematch_has_the_same_clock(tables: Tables) -> None:
    table = await fresh(tables, clock=ClockForm(7, 70))
    await play_out(table)
    row, _seat = await tables.rematch(table.state.code, await token_of(table, 0), new_secret())
    assert row.clock == {"ask": 7, "turn": 70}


async def played(table: Table, seq: int) -> None:
    await eventually(lambda: table.seq >= seq)


def everybody_has_come(table: Table) -> None:
    for seat in range(len(table.row.seats)):
        table.join(connection := Listener(seat), None)
        table.leave(connection)


@pytest.mark.usefixtures("stopped")
async def test_who_has_not_come_yet_has_time_to_come(tables: Tables) -> None:
    table = await fresh(tables, game="king-of-tokyo", clock=ClockForm(33, 66))
    seat = table.match.to_move
    assert seat is not None
    table.join(host := Listener(1 - seat), None)
    assert host.heard[0]["clock"]["seconds"] == 660
    table.join(friend := Listener(seat), None)
    await eventually(lambda: host.heard[-1]["t"] == "seats" and host.heard[-1]["clock"]["seconds"] == 66)
    for told in (friend.heard[0], host.heard[-1]):
        assert told["clock"] == {"seat": seat, "seconds": 66, "left": 66}
    await table.close()

    table = await fresh(tables, game="king-of-tokyo", clock=ClockForm(0.1, 0.1))
    seat = table.match.to_move
    table.join(host := Listener(None), None)

    def clocks() -> list[tuple[int, float]]:
        told = [frame["clock"] for frame in host.heard if frame["t"] in ("snap", "ev")]
        return [(clock["seat"], clock["seconds"]) for clock in told if clock]

    await eventually(lambda: len({seat for seat, _ in clocks()}) == 2)
    await table.close()
    met: set[int] = set()
    for seat, seconds in clocks():
        assert seconds == (0.1 if seat in met else 1), "that long only once"
        met.add(seat)


@pytest.mark.usefixtures("stopped")
async def test_when_it_has_run_out_the_games_own_answer_is_played(storage: Storage, tables: Tables) -> None:
    table = await fresh(tables, game="king-of-tokyo", clock=ClockForm(0.1, 0.1))
    everybody_has_come(table)
    connection = Listener()
    await remains(lambda: table.seq == 0, 0.2, "nobody is here, so nobody waits")
    seat, silence = table.match.to_move, table.match.default_action()
    table.join(connection, None)
    clock = connection.heard[0]["clock"]
    assert clock == {"seat": seat, "seconds": 0.1, "left": 0.1}
    await played(table, 2)
    told = [frame for frame in connection.heard if frame["t"] == "ev"]
    assert (told[0]["by"], told[0]["seat"], told[0]["moves"]) == ("clock", seat, silence)
    assert [entry.id for entry in await storage.read_log(table.state.code)][:2] == ["clock:1", "clock:2"]
    table.leave(connection)
    seq = table.seq
    await remains(lambda: table.seq == seq, 0.2)
    woken = await tables_of(storage).get(table.state.code)
    assert {step["by"] for step in snap(woken)["events"][1:]} == {"clock"}, "after a restart too"
    everybody_has_come(woken)
    woken.join(connection, None)
    left = [frame["clock"] for frame in connection.heard if frame["t"] == "snap"][-1]["left"]
    assert left == 0.1, "the clock of the decision begins again"
    await woken.close()


async def test_every_decision_has_a_clock_of_its_own(tables: Tables, stopped: Stopped) -> None:
    async def game(tables: Tables) -> set[bool]:
        stopped.forget()
        table = await fresh(tables, game="king-of-tokyo", clock=ClockForm(33, 66))
        everybody_has_come(table)
        connection = Listener()
        table.join(connection, None)
        asked = set()
        for number in range(1000):
            match = table.match
            assert match.to_move is not None
            await table.do(match.to_move, f"{number}", [match.legal()[-1]])
            frame = [frame for frame in connection.heard if frame["t"] == "ev"][-1]
            assert frame["by"] is None
            if frame["view"]["over"]:
                assert frame["clock"] is None
                break
            out_of_turn = frame["view"]["turn"] != frame["view"]["to_move"]
            asked.add(out_of_turn)
            assert frame["clock"]["seat"] == frame["view"]["to_move"]
            assert frame["clock"]["seconds"] == frame["clock"]["left"] == (33 if out_of_turn else 66)
            stopped.now += 1
            table.join(other := Listener(), None)
            table.leave(other)
            assert snap(table)["clock"]["left"] == frame["clock"]["left"] - 1, "who comes and goes does not wind it up"
        assert table.match.over
        return asked

    asked = await game(tables) | await game(tables)
    while asked != {True, False}:  # not in every game somebody is asked out of turn
        asked |= await game(tables)


def test_a_clock_counts_its_steps_and_not_how_late_they_come() -> None:
    match = kingtable.new("king-of-tokyo", players=2, seed=1)
    running, steps, now = started(match, 0, {"ask": 1.2, "turn": 1.2}, 0.0, arriving=False), [], 0.0
    while running.step:
        steps.append(running.step)
        now += 100  # the whole server stands
        running = running.ticked(now)
    assert steps == pytest.approx([0.5, 0.5, 0.2])
    assert running.left == 0


@pytest.mark.slow
async def test_time_in_which_the_server_stood_is_nobodys(tables: Tables) -> None:
    table = await fresh(tables, game="king-of-tokyo", clock=ClockForm(2, 2))
    everybody_has_come(table)
    table.join(Listener(), None)
    seat, moves = table.match.to_move, table.match.legal()[:1]
    await remains(lambda: table.seq == 0, 0.3)
    threading.Event().wait(4)  # the whole server stands
    await remains(lambda: table.seq == 0, 0.3)
    assert await table.do(seat, "after all", moves, at=0) == 1
    await played(table, 2)  # and without an answer it rings
    await table.close()


async def test_what_came_in_before_it_rings_is_read_first(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "READ_FIRST", 60.0)
    table = await fresh(tables, game="king-of-tokyo", clock=ClockForm(0.1, 0.1))
    everybody_has_come(table)
    table.join(Listener(), None)
    await eventually(lambda: table.state.clock is not None and not table.state.clock.step)
    assert await table.do(table.match.to_move, "in time", table.match.legal()[:1], at=0) == 1
    await table.close()


@pytest.mark.slow
async def test_a_late_answer_is_refused(tables: Tables) -> None:
    table = await fresh(tables, game="king-of-tokyo", clock=ClockForm(0.1, 0.1))
    table.join(Listener(), None)
    for _number in range(40):
        seat, seq, moves = table.match.to_move, table.seq, table.match.legal()[:1]
        await played(table, seq + 1)
        before = len(table.match.moves)
        with pytest.raises(Refusal) as refusal:
            await table.do(seat, f"late {seq}", moves, at=seq)
        assert len(table.match.moves) == before
        if table.match.over:
            break
        late = "server-too-late" if table.match.to_move == seat else "server-not-your-turn"
        assert refusal.value.key == late


@pytest.mark.slow
async def test_an_answer_in_the_last_moment_and_the_clock_never_both_count(storage: Storage, tables: Tables) -> None:
    table = await fresh(tables, game="king-of-tokyo", clock=ClockForm(0.1, 0.1))
    table.join(Listener(), None)
    refused: set[str] = set()
    by_people = 0
    for number in range(30):
        seat, seq, moves = table.match.to_move, table.seq, table.match.legal()[-1:]
        if seat is None:
            break
        running = table.state.clock
        assert running is not None
        moment = (number % 3 - 1) * 0.002
        await asyncio.sleep(max(0.0, running.left + clocks.READ_FIRST + moment))  # just before it rings, or just after
        try:
            assert await table.do(seat, f"last {number}", moves, at=seq) == seq + 1
            by_people += 1
        except Refusal as refusal:
            refused.add(refusal.key)
        await played(table, seq + 1)
    log = await storage.read_log(table.state.code)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert sum(len(entry.moves) for entry in log) == len(table.match.moves)
    assert len({entry.id for entry in log}) == len(log)
    assert sum(not entry.id.startswith("clock:") for entry in log) == by_people
    assert refused <= {"server-too-late", "server-not-your-turn", "server-game-over"}
    await table.close()


@pytest.mark.slow
def test_the_clock_needs_no_bot(tmp_path: Path) -> None:
    class Dead(NoWorkers):
        """Nobody answers."""

    async def work(storage: Storage, _: Tables) -> None:
        tables = Tables(storage, cast(Workers, Dead()))
        table = await fresh(tables, clock=ClockForm(0.1, 0.1))
        connection = Listener()
        table.join(connection, None)
        seat = table.match.to_move
        await played(table, 1)
        assert (connection.heard[-1]["by"], connection.heard[-1]["seat"]) == ("clock", seat)
        while table.match.view(None)["phase"] == "opening":
            await played(table, table.seq + 1)
        await played(table, table.seq + 1)
        gains = [place["gain"] for place in connection.heard[-1]["events"] if place["e"] == "place"]
        assert len(connection.heard[-1]["moves"]) == 2, "the whole turn at once"
        assert gains == [max(gains)]
        await table.close()

    in_room(tmp_path, work)


async def test_a_move_of_the_clock_that_cannot_be_saved_is_tried_again(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "AGAIN", 0.05)
    table = await fresh(tables, game="king-of-tokyo", clock=ClockForm(0.1, 0.1))
    table.join(Listener(), None)
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("ALTER TABLE log RENAME TO away")
    await remains(lambda: table.seq == 0, 0.3)
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("ALTER TABLE away RENAME TO log")
    await played(table, 2)
    await table.close()


@pytest.mark.parametrize(("game", "most"), [("kingdomino", 20), ("king-of-tokyo", 1000)])
@pytest.mark.slow
def test_a_game_in_which_nobody_ever_answers_goes_on(house: House, game: str, most: int) -> None:
    table = house.open("me", "friend", game=game, clock=SHORT)
    watcher = house.sit(table)
    while not watcher.view["over"] and watcher.seq < most:
        assert watcher.until("ev")["by"] == "clock"
    assert watcher.seq >= 20
    assert watcher.view["over"] == (game == "king-of-tokyo"), "to its end; Kingdomino for 20 moves"
    watcher.go()
