"""Whose a seat is, rule by rule: each refusal with its status and what it names, and what changes where none comes."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import Any

import pytest

from kingtable.engine.games import GAMES
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.storage import Storage
from kingtable.server.table import telling
from kingtable.server.table.seats import Opening, SeatForm, TableForm, hashed, new_secret
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from tests.server.presence import CLOCK, long_ago, sit
from tests.server.rooms import Listener, Seats, ask, tables_of
from tests.waiting import eventually

pytestmark = pytest.mark.anyio

FOUR = [SeatForm("me", name="Ada"), SeatForm("friend", name="Grace"), SeatForm("friend"), SeatForm("bot", bot="greedy")]


async def opened(tables: Tables, seats: list[SeatForm] = FOUR) -> tuple[Table, Opening]:
    row, opening = await tables.create(TableForm("kingdomino", seats, clock=CLOCK))
    return await tables.get(row.table), opening


async def refusal(asked: Awaitable[Any]) -> tuple[str, int, str]:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.key.removeprefix("server-"), refused.value.status, refused.value.field


async def test_a_link_is_made_for_a_seat_that_a_person_may_have(tables: Tables) -> None:
    table, opening = await opened(tables)
    host, grace, link = opening.seats[0], new_secret(), Seats(table).link
    assert await Seats(table).claim(opening.seats[1], grace) == 1
    for seat in (-1, 3, 4, 9):  # 3: the bot's
        assert await refusal(link(host, seat, revoke=False)) == ("seat-unknown", 422, "seat")
    for token, seat in ((host, 1), (grace, 0), (grace, 2)):
        assert await refusal(link(token, seat, revoke=False)) == ("seat-of-another", 403, "seat")
    assert table.row.seats[2].link == hashed(opening.seats[2])
    ada = sit(table, 0)
    await eventually(lambda: ada.heard[-1]["t"] == "seats", "the table tells once who is here, not for each who comes")
    heard = len(ada.heard)
    for token, asked, made in ((host, 2, 2), (host, None, 0), (grace, 1, 1), (grace, None, 1)):
        number, text = await link(token, asked, revoke=False)
        assert text is not None
        assert (number, table.row.seats[made].link) == (made, hashed(text))
        assert await link(token, asked, revoke=True) == (made, None)
        assert table.row.seats[made].link is None
    assert len(ada.heard) == heard, "a link changes nothing that anybody sees"
    free, opening = await opened(tables, FOUR[:3])
    for seat in (-1, 3):
        asked_for = Seats(free).link(opening.seats[0], seat, revoke=False)
        assert await refusal(asked_for) == ("seat-unknown", 422, "seat")


async def test_a_new_link_for_everybody_ends_the_older_one(tables: Tables) -> None:
    table, opening = await opened(tables)
    invite, claim = Seats(table).invite, Seats(table).claim
    first, second = opening.everybody or "", await invite(opening.seats[0], revoke=False) or ""
    assert table.row.invite == hashed(second)
    assert await refusal(claim(first, new_secret())) == ("link-unknown", 403, "")
    assert await claim(second, new_secret()) == 2
    assert await invite(opening.seats[0], revoke=True) is None
    assert table.row.invite is None
    assert await refusal(claim(second, new_secret())) == ("link-unknown", 403, "")


async def test_in_the_home_of_the_server_a_player_who_is_away_is_let_in_again(tables: Tables) -> None:
    table, opening = await opened(tables)
    host, grace, link = opening.seats[0], new_secret(), Seats(table).link
    await Seats(table).claim(opening.seats[1], grace)
    there = sit(table, 1)
    assert await refusal(link(host, 1, revoke=False, home=True)) == ("seat-of-another", 403, "seat")
    table.leave(there)
    long_ago(table, 1)
    assert await refusal(link(host, 1, revoke=False)) == ("seat-of-another", 403, "seat")
    assert await refusal(link(grace, 0, revoke=False, home=True)) == ("seat-of-another", 403, "seat")
    number, text = await link(host, 1, revoke=False, home=True)
    assert await Seats(table).claim(text or "", new_secret()) == number == 1


async def test_a_colour_is_taken_that_is_free_until_the_deal_is_bound(tables: Tables) -> None:
    table, _opening = await opened(tables, FOUR[:3])
    seats = table.row.seats

    async def paint(seat: int | None, colour: str) -> None:
        await ask(table, seat, frames.Paint(colour))

    free = next(colour for colour in GAMES["kingdomino"].colours if colour not in {one.colour for one in seats})
    assert await refusal(paint(None, free)) == ("only-watching", 403, "")
    with pytest.raises(Refusal) as refused:
        await paint(0, "plaid, with dots and stripes")
    assert (refused.value.key, refused.value.status) == ("server-colour-unknown", 422)
    assert dict(refused.value.why) == {"colour": "plaid, with dots and"}, "its first 20 letters"
    assert await refusal(paint(0, seats[1].colour)) == ("colour-twice", 409, "colour")
    await paint(0, seats[0].colour)
    listener = sit(table, 1)
    listener.heard.clear()
    await paint(0, free)
    assert (table.row.seats[0].colour, [frame["t"] for frame in listener.heard]) == (free, ["seats"])
    await ask(table, 0, frames.Begin())
    assert await refusal(paint(1, free)) == ("colour-late", 409, "colour")
    await table.deal()
    assert table.state.dealt
    assert await refusal(paint(1, free)) == ("colour-late", 409, "colour")


async def test_a_name_is_changed_by_who_sits_there_and_told_once(tables: Tables) -> None:
    table, _opening = await opened(tables)
    listener = sit(table, 1)
    for seat, name, told in ((None, "Eve", 0), (0, "Ada", 0), (0, " Ada ", 0), (0, "Ida", 1), (0, "", 1)):
        listener.heard.clear()
        await ask(table, seat, frames.Name(name))
        assert [frame["t"] for frame in listener.heard] == ["seats"] * told, (seat, name)
    assert [one.name for one in table.row.seats] == [None, "Grace", None, None]


async def test_the_link_for_everybody_gives_the_first_seat_without_a_name_and_clears_one(tables: Tables) -> None:
    names = [SeatForm("friend", name="Alan"), SeatForm("friend"), SeatForm("friend")]
    table, opening = await opened(tables, [SeatForm("me", name="Ada"), *names])
    invite = opening.everybody or ""
    for seat in (2, 3, 1):
        assert await Seats(table).claim(invite, new_secret()) == seat
    assert [one.name for one in table.row.seats] == ["Ada", None, None, None], "who comes says the own name"
    assert await refusal(Seats(table).claim(invite, new_secret())) == ("seats-taken", 409, "")
    by_link, opening = await opened(tables, [SeatForm("me"), *names])
    assert await Seats(by_link).claim(opening.seats[1], new_secret()) == 1
    assert by_link.row.seats[1].name == "Alan", "a link of one's own keeps the name"


async def test_who_may_not_have_a_seat_is_refused_with_a_status(tables: Tables) -> None:
    table, opening = await opened(tables)
    host, claim, take = opening.seats[0], Seats(table).claim, Seats(table).take
    assert await refusal(claim(new_secret(), new_secret())) == ("link-unknown", 403, "")
    assert await refusal(claim(opening.seats[1], host)) == ("seat-yours-already", 409, "")
    assert await refusal(claim(opening.seats[1], new_secret(), screen=host)) == ("screen-other", 409, "screen")
    for seat in (0, 3):
        assert await refusal(take(seat, new_secret())) == ("seat-taken", 409, "")
    assert await refusal(take(1, host)) == ("seat-yours-already", 409, "")
    assert await refusal(Seats(table).invite(new_secret(), revoke=False)) == ("token-unknown", 403, "")
    await take(0, host)
    grace = new_secret()
    await take(1, grace)
    assert await refusal(Seats(table).invite(grace, revoke=False)) == ("invite-host", 403, "everybody")
    assert table.row.seats[1].secret == hashed(grace)
    await Seats(table).give(1, token := new_secret())
    assert table.row.seats[1].secret == hashed(token)


class Parted(Listener):
    """A connection that keeps why it was closed."""

    why: Any = None

    def part(self, why: Any) -> None:
        self.why = why


async def test_the_connections_of_a_seat_that_moves_are_closed_with_its_status_and_no_others(tables: Tables) -> None:
    table, opening = await opened(tables)
    grace = new_secret()
    await Seats(table).claim(opening.seats[1], grace)
    people = [Parted(seat) for seat in (0, 1, 1, 2, None)]
    for one in people:
        table.join(one, None)
    assert await Seats(table).claim(opening.seats[2], grace, instead=True) == 2
    assert [one.why is not None for one in people] == [False, True, True, True, False]
    assert {(one.why.key, one.why.status) for one in people if one.why} == {("server-seat-moved", 403)}
    assert telling.gathering(table.state, time.monotonic())["sat"] == [0]


async def test_who_watches_begins_nothing_and_after_the_deal_nothing_is_asked(tables: Tables) -> None:
    table, _opening = await opened(tables)
    assert await refusal(ask(table, None, frames.Begin())) == ("only-watching", 403, "")
    sit(table, 0)
    assert await refusal(ask(table, 1, frames.Begin())) == ("begin-host", 403, "")
    with pytest.raises(Refusal) as refused:
        table.hear(None, frames.Seal("0" * 64))
    assert (refused.value.key, refused.value.status) == ("server-share-unasked", 409)
    with pytest.raises(Refusal) as refused:
        table.hear(0, frames.Reveal("00" * 32))
    assert (refused.value.key, refused.value.status) == ("server-share-unasked", 409)
    await table.deal()
    await ask(table, 1, frames.Begin(True))
    assert [one.kind for one in table.row.seats] == ["human", "human", "human", "bot"]
    for frame in (frames.Seal("0" * 64), frames.Reveal("00" * 32)):
        table.hear(None, frame)
    assert not table.state.gathering.begun


async def test_what_is_told_before_the_deal_names_options_clock_and_what_it_follows(tables: Tables) -> None:
    table, _opening = await opened(tables)
    told = telling.gathering(table.state, time.monotonic())
    assert (told["host"], told["waits"], told["bound"], told["follows"]) == (0, True, None, None)
    assert (told["time"], told["options"]) == (table.row.clock, table.row.options)
    alone, _opening = await opened(tables, [SeatForm("me"), SeatForm("bot", bot="greedy")])
    assert not telling.gathering(alone.state, time.monotonic())["waits"], "one person waits for nobody's word"
    listener = sit(alone, 0)
    assert alone.state.gathering.begun
    assert listener.heard[-1]["gather"]["revealing"]


async def test_where_another_process_serves_the_table_too_the_first_deal_and_the_first_seat_count(
    storage: Storage, tables: Tables
) -> None:
    here, opening = await opened(tables, [*FOUR[:3], SeatForm("friend")])  # a bot might have moved already
    there = await tables_of(storage).get(here.state.code)
    grace = new_secret()
    assert await Seats(here).claim(opening.seats[1], grace) == 1
    assert await refusal(Seats(there).claim(opening.seats[2], grace)) == ("seat-taken", 409, "")
    here.join(Listener(0), None, "ab" * 32)
    await here.deal()
    await there.deal()
    assert here.row.deal is not None
    assert here.row.deal[0]["commit"] == "ab" * 32
    assert there.row.deal == here.row.deal
    assert there.match.position() == here.match.position()
