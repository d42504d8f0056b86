"""Names, colours, codes and tokens."""

from __future__ import annotations

import pytest

from kingtable import GAMES
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.rows import Seat
from kingtable.server.table.seats import (
    CODE_LETTERS,
    SeatForm,
    TableForm,
    again,
    hashed,
    new_code,
    new_secret,
    seat_after,
    seat_before,
    seat_of,
    seated,
)


def seated_from(*seats: SeatForm) -> list[Seat]:
    return seated(TableForm("kingdomino", list(seats)), GAMES["kingdomino"], {"b": 0, "any": 100})


def test_colours_that_nobody_chose_are_dealt_out() -> None:
    seats = seated_from(SeatForm("me"), SeatForm("friend", colour="blue"), SeatForm("bot", bot="b"))
    assert [seat.colour for seat in seats] == ["rose", "blue", "pine"]
    assert [seat.kind for seat in seats] == ["human", "human", "bot"]


@pytest.mark.parametrize(
    ("seats", "key", "field"),
    [
        ([SeatForm("me")], "server-seats-count", "seats"),
        ([SeatForm("me")] * 5, "server-seats-count", "seats"),
        ([SeatForm("me"), SeatForm("bot", bot="deep")], "server-bot-unknown", "seats[1].bot"),
        ([SeatForm("me"), SeatForm("bot")], "server-bot-unknown", "seats[1].bot"),
        ([SeatForm("me"), SeatForm("bot", bot="any:0")], "server-bot-unknown", "seats[1].bot"),
        ([SeatForm("me"), SeatForm("bot", bot="any:101")], "server-bot-unknown", "seats[1].bot"),
        ([SeatForm("me"), SeatForm("bot", bot="b:1")], "server-bot-unknown", "seats[1].bot"),
        ([SeatForm("me"), SeatForm("bot", bot="any:٤")], "server-bot-unknown", "seats[1].bot"),
        ([SeatForm("me"), SeatForm("friend", bot="b")], "server-bot-in-human-seat", "seats[1].bot"),
        ([SeatForm("me", colour="teal"), SeatForm("me")], "server-colour-unknown", "seats[0].colour"),
        ([SeatForm("me", colour="rose")] * 2, "server-colour-twice", "seats[1].colour"),
    ],
)
def test_a_seat_that_cannot_be_is_refused_with_its_field(seats: list[SeatForm], key: str, field: str) -> None:
    with pytest.raises(Refusal) as refusal:
        seated_from(*seats)
    assert (refusal.value.key, refusal.value.field) == (key, field)


def test_a_bot_may_be_given_a_strength() -> None:
    seats = seated_from(SeatForm("me"), SeatForm("bot", bot="any:1"), SeatForm("bot", bot="any:100"))
    assert [seat.bot for seat in seats] == [None, "any:1", "any:100"]


def test_every_game_has_its_colours() -> None:
    assert all(len(declared.colours) == max(declared.players) for declared in GAMES.values())


def test_codes_have_no_look_alikes() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(len(code) == 6 and set(code) <= set(CODE_LETTERS) for code in codes)
    assert not set(CODE_LETTERS) & set("0O1IL5S8B")


def test_a_token_opens_its_own_seat_and_no_other() -> None:
    tokens = [new_secret(), new_secret()]
    seats = seated_from(SeatForm("me"), SeatForm("friend"), SeatForm("bot", bot="b"))
    for seat, token in zip(seats, tokens, strict=False):
        seat.secret = hashed(token)
    assert [seat_of(token, seats) for token in tokens] == [0, 1]
    assert seat_of(None, seats) is None
    for wrong in ("", "None", "ü", tokens[0][:-1], hashed(tokens[0])):
        with pytest.raises(Refusal):
            seat_of(wrong, seats)


def test_a_rematch_seats_the_same_company_a_seat_further_and_opens_for_nobody_yet() -> None:
    seats = seated_from(SeatForm("me", name="Ada"), SeatForm("bot", bot="b"))
    seats[0].secret = seats[0].link = "0" * 64
    new = again(seats)
    moved = [seats[1], seats[0]]
    assert [s.seat for s in new] == [0, 1]
    assert [(s.kind, s.name, s.colour, s.bot) for s in new] == [(s.kind, s.name, s.colour, s.bot) for s in moved]
    for players in (2, 3, 6):
        for seat in range(players):
            assert seat_before(seat_after(seat, players), players) == seat
    assert [(s.secret, s.link) for s in new] == [(None, None)] * 2
    assert seats[0].secret == "0" * 64, "the old table keeps its own"
