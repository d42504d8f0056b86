"""Several people at one screen: who may sit there, what the server then knows, and what it still refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kingtable
from kingtable.engine.errors import InvalidRecord
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.table.clock import USUAL, ClockForm
from kingtable.server.table.seats import Opening, SeatForm, TableForm, again, beside, devices, new_secret, seat_of
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from tests.server.house import Client, House, Json, moves_of, play_out
from tests.server.presence import Thinkers, in_company, leave, move, refused, sit, told
from tests.server.rooms import Seats, ask, seats_of, snap, turn
from tests.server.rooms import play_out as played_out
from tests.server.test_together import newest
from tests.waiting import eventually, remains

pytestmark = pytest.mark.anyio

SOFA = [SeatForm("me", name="Ada"), SeatForm("here", name="Sofia"), SeatForm("here", name="Kenji")]
MIXED = [*SOFA[:2], SeatForm("friend", name="Grace"), SeatForm("bot", bot="greedy")]
TWO_SOFAS = [*SOFA[:2], SeatForm("friend", name="Grace", screen=1), SeatForm("friend", name="Alan", screen=1)]


async def opened(tables: Tables, seats: list[SeatForm], *, deal: bool = True, **form: Any) -> tuple[Table, Opening]:
    row, opening = await tables.create(TableForm(form.pop("game", "kingdomino"), seats, **form))
    table = await tables.get(row.table)
    if deal:
        await table.deal()
    return table, opening


def screens(table: Table) -> list[int | None]:
    return [seat.get("screen") for seat in seats_of(table)]


async def test_each_seat_of_a_screen_has_a_key_of_its_own(tables: Tables) -> None:
    table, opening = await opened(tables, MIXED)
    assert screens(table) == [0, 0, None, None]
    assert len(set(opening.seats.values())) == 3
    assert [seat_of(opening.seats[seat], table.row.seats) for seat in (0, 1)] == [0, 1]
    assert table.row.seats[2].secret is None, "the friend has a link"
    assert table.row.host == 0


async def test_who_opens_alone_shares_with_nobody(tables: Tables) -> None:
    for seats in (
        [SeatForm("me"), SeatForm("friend")],
        [SeatForm("here"), SeatForm("friend")],
        [SeatForm("me"), SeatForm("friend", screen=1)],
    ):
        table, _opening = await opened(tables, seats)
        assert [seat.screen for seat in table.row.seats] == [None, None]
        assert "together" not in table.record()


@pytest.mark.parametrize(
    "seats", [[SeatForm("me", screen=1), SeatForm("me")], [SeatForm("me"), SeatForm("bot", bot="greedy", screen=1)]]
)
async def test_only_friends_are_given_the_number_of_a_screen(tables: Tables, seats: list[SeatForm]) -> None:
    assert await refused(tables.create(TableForm("kingdomino", seats))) == "server-screen-friend"


async def test_no_clock_runs_where_all_sit_at_one_screen(tables: Tables) -> None:
    alone, _opening = await opened(tables, SOFA, deal=False)
    assert alone.row.clock is None
    mixed, _opening = await opened(tables, MIXED, deal=False)
    assert mixed.row.clock == {"ask": USUAL.ask, "turn": USUAL.turn}
    assert [devices(table.row.seats) for table in (alone, mixed)] == [1, 2]


async def test_it_is_dealt_when_all_of_the_screen_have_sat_down(tables: Tables) -> None:
    table, _opening = await opened(tables, SOFA, deal=False)
    for seat in (0, 1):
        sit(table, seat)
        await remains(lambda: not table.state.dealt, 0.02)
    sit(table, 2)
    await eventually(lambda: table.state.dealt)


async def test_a_seat_that_moves_to_a_phone_leaves_the_screen(tables: Tables) -> None:
    table, opening = await opened(tables, SOFA)
    ada, sofia = sit(table, 0), sit(table, 1)
    seat, link = await Seats(table).link(opening.seats[1], None, revoke=False)
    assert link is not None
    phone = new_secret()
    assert await Seats(table).claim(link, phone) == seat == 1
    assert screens(table) == [0, None, 0]
    assert {"t": "bye", "key": "server-seat-moved"} in sofia.heard
    assert "bye" not in [frame["t"] for frame in ada.heard], "the others stay"
    with pytest.raises(Refusal):
        seat_of(opening.seats[1], table.row.seats)
    assert table.record()["together"] == [[0, 1, 2]], "they began at one screen"


async def test_a_seat_comes_back_to_its_screen_only_with_a_key_that_is_there(tables: Tables) -> None:
    table, opening = await opened(tables, MIXED)
    keys = {**opening.seats, 2: new_secret()}
    assert await Seats(table).claim(opening.seats[2], keys[2]) == 2

    async def link() -> str:
        _seat, made = await Seats(table).link(keys[1], None, revoke=False)
        assert made is not None
        return made

    async def claim(key: str, **more: Any) -> int:
        seat = await Seats(table).claim(await link(), key, **more)
        keys[1] = key
        return seat

    assert await claim(new_secret()) == 1
    assert screens(table) == [0, None, None, None]
    made = await link()
    for wrong, key in (
        (keys[2], "server-screen-other"),  # another device's seat was not made for that screen
        (keys[1], "server-screen-other"),  # the seat is not beside itself
        (new_secret(), "server-token-unknown"),
    ):
        assert await refused(Seats(table).claim(made, new_secret(), screen=wrong)) == key
    assert await refused(Seats(table).claim(made, keys[0], screen=keys[0])) == "server-seat-yours-already"
    assert table.row.seats[1].secret is not None
    assert await claim(new_secret(), screen=keys[0]) == 1
    assert screens(table) == [0, 0, None, None]


async def test_nobody_takes_a_second_seat_where_the_table_was_not_made_so(tables: Tables) -> None:
    seats = [SeatForm("me"), SeatForm("friend"), SeatForm("friend", name="Alan")]
    table, opening = await opened(tables, seats)
    assert opening.everybody is not None
    mine = opening.seats[0]
    assert await refused(Seats(table).claim(opening.seats[1], mine)) == "server-seat-yours-already"
    assert await Seats(table).claim(opening.everybody, mine) == 0, "the seat that is there already"
    for link in (opening.seats[1], opening.everybody):
        assert await refused(Seats(table).claim(link, new_secret(), screen=mine)) == "server-screen-other"
    assert [seat.secret for seat in table.row.seats[1:]] == [None, None]
    assert table.row.seats[2].name == "Alan", "who is refused takes no name away"


async def test_friends_come_with_a_screen_of_their_own(tables: Tables) -> None:
    table, opening = await opened(tables, TWO_SOFAS)
    assert screens(table) == [0, 0, 1, 1]
    grace, alan = new_secret(), new_secret()
    assert await Seats(table).claim(opening.seats[2], grace) == 2
    assert await refused(Seats(table).claim(opening.seats[3], alan, screen=opening.seats[0])) == ("server-screen-other")
    assert await Seats(table).claim(opening.seats[3], alan, screen=grace) == 3
    assert screens(table) == [0, 0, 1, 1]
    assert table.record()["together"] == [[0, 1], [2, 3]]
    assert [beside(table.row.seats[1], other) for other in table.row.seats] == [True, True, False, False]


async def test_the_link_for_everybody_seats_the_second_beside_the_first(tables: Tables) -> None:
    seats = [SeatForm("me"), SeatForm("friend", screen=1), SeatForm("friend"), SeatForm("friend", screen=1)]
    table, opening = await opened(tables, seats)
    invite, grace = opening.everybody, new_secret()
    assert invite is not None
    assert await Seats(table).claim(invite, grace) == 1
    assert await Seats(table).claim(invite, new_secret(), screen=grace) == 3
    assert screens(table) == [None, 1, None, 1]
    assert await refused(Seats(table).claim(invite, new_secret(), screen=grace)) == "server-screen-other"
    assert table.row.seats[2].secret is None


async def test_one_word_of_a_screen_takes_a_command_back_and_the_log_tells(tables: Tables) -> None:
    table, _opening = await opened(tables, SOFA)
    people = [sit(table, seat) for seat in range(3)]
    before = snap(table, 0)["view"]
    await move(table, "one")
    back = table.state.back
    assert back is not None
    assert table.state.to_move != back.seat
    table.hear(back.seat, frames.TakeBack())
    assert (await eventually(lambda: told(people[2])))[-1] == {"e": "taken", "seat": back.seat, "first": 1}
    assert snap(table, 0)["view"] == before
    assert all(frame["t"] != "ending" or frame["ending"] is None for frame in people[1].heard), "nobody is asked"


@pytest.mark.parametrize("moved", [False, True])
async def test_who_sits_elsewhere_is_asked_all_the_same(tables: Tables, moved: bool) -> None:
    table, opening = await opened(tables, SOFA if moved else [*SOFA[:2], SeatForm("friend", name="Grace")])
    key = new_secret()
    link = (await Seats(table).link(opening.seats[2], 2, revoke=False))[1] if moved else opening.seats[2]
    assert await Seats(table).claim(link or "", key) == 2
    people = [sit(table, seat) for seat in range(3)]
    while table.state.to_move == 2:
        await move(table, f"before {table.seq}")
    await move(table, "one")
    back = table.state.back
    assert back is not None
    table.hear(back.seat, frames.TakeBack())
    assert newest(people[0], "ending")["ending"]["awaited"] == [2]
    await remains(lambda: not told(people[0]), 0.02)
    table.hear(2, frames.End(False))
    assert newest(people[0], "ending")["why"] == "declined"


async def test_a_new_line_is_not_taken_back(tables: Tables) -> None:
    table, _opening = await opened(tables, SOFA)
    for seat in range(3):
        sit(table, seat)
    while table.match.view(None)["phase"] == "opening":
        await move(table, f"{table.seq}")
    assert table.state.back is None, "the last claim turned up a new line"
    mover = turn(table)[0]
    assert await refused(lambda: table.hear(mover, frames.TakeBack())) == "server-back-none"


async def test_one_of_a_screen_leaves_and_a_bot_plays_that_seat_alone(tables: Tables, thinkers: Thinkers) -> None:
    thinkers.patience.clear()
    table, _opening = await opened(tables, SOFA)
    people = [sit(table, seat) for seat in range(3)]
    mover = table.state.to_move
    assert mover is not None
    await leave(table, people[mover])
    other = (mover + 1) % 3
    await ask(table, other, frames.Lend(mover))
    assert table.state.bot_of(mover) is not None
    assert [table.state.bot_of(seat) for seat in range(3) if seat != mover] == [None, None]


async def test_each_seat_has_its_own_clock(tables: Tables) -> None:
    table, _opening = await opened(tables, SOFA, clock=ClockForm(30, 120))
    people = [sit(table, seat) for seat in range(3)]
    assert people
    clocks = set()
    for number in range(3):
        clock = snap(table, 0)["clock"]
        assert clock["seat"] == table.state.to_move
        clocks.add(clock["seat"])
        await move(table, f"{number}")
    assert clocks == {0, 1, 2}


async def test_a_rematch_keeps_who_sits_together_a_seat_further(tables: Tables) -> None:
    table, opening = await opened(tables, [*SOFA[:2], SeatForm("friend", name="Grace")])
    keys = {**opening.seats, 2: new_secret()}
    await Seats(table).claim(opening.seats[2], keys[2])
    await played_out(table)
    there: dict[int, str] = {}
    for seat in (0, 1, 2):
        key = new_secret()
        row, now = await tables.rematch(table.state.code, keys[seat], key)
        there[now] = key
    after = await tables.get(row.table)
    assert screens(after) == [0, None, 0]
    assert [seat.name for seat in after.row.seats] == ["Sofia", "Grace", "Ada"]
    assert [seat_of(there[seat], after.row.seats) for seat in range(3)] == [0, 1, 2]
    assert all(not seat.apart for seat in again(after.row.seats))


def test_a_table_that_wakes_still_knows_who_sits_together(tmp_path: Path) -> None:
    code = ""

    async def work(tables: Tables, _: Thinkers) -> None:
        nonlocal code
        table, opening = await opened(tables, SOFA)
        code = table.state.code
        _seat, link = await Seats(table).link(opening.seats[1], None, revoke=False)
        await Seats(table).claim(link or "", new_secret())

    async def later(tables: Tables, _: Thinkers) -> None:
        assert screens(await tables.get(code)) == [0, None, 0]

    in_company(tmp_path, work)
    in_company(tmp_path, later)


def test_one_device_plays_all_its_seats_over_sockets_to_the_end(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        form = {"game": "kingdomino", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Sofia"}]}
        answer = house.http.post("/api/tables", json=form)
        assert answer.status_code == 201, answer.text
        told: Json = answer.json()
        assert [sorted(seat) for seat in told["seats"]] == [["kind", "seat", "token"]] * 2
        assert told["invite"] is None
        clients = {seat: Client(house.port, told["table"], told["seats"][seat]["token"], deal=False) for seat in (0, 1)}
        for client in clients.values():
            while not client.view:
                client.take()
        play_out(clients)
        record = house.http.get(f"/api/tables/{told['table']}/record").json()
        assert record["together"] == [[0, 1]]
        assert {command["seat"] for command in record["commands"]} == {0, 1}
        assert kingtable.replay(record).over
        for wrong in ([[0]], [[0, 0]], [[0, 2]], [[0, True]], {"0": 1}, [0, 1]):
            with pytest.raises(InvalidRecord) as refusal:
                kingtable.replay({**record, "together": wrong})
            assert refusal.value.field == "together"


def test_a_seat_of_the_screen_cannot_move_for_another(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        form = {"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]}
        told: Json = house.http.post("/api/tables", json=form).json()
        clients = [Client(house.port, told["table"], seat["token"], deal=False) for seat in told["seats"]]
        for client in clients:
            while not client.view:
                client.take()
        mover = next(client for client in clients if client.choices)
        assert mover.choices is not None
        for client in clients:
            if client is not mover:
                assert client.do(moves_of(mover.choices))["why"]["key"] == "server-not-your-turn"
        assert mover.do(moves_of(mover.choices))["t"] == "ack"
