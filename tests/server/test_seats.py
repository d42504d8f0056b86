"""Names, colours, codes and tokens."""

from __future__ import annotations

import pytest

from kingtable import GAMES
from kingtable.server.declined import Declined
from kingtable.server.seats import (
    CODE_LETTERS,
    COLOURS,
    SeatForm,
    TableForm,
    again,
    clean_name,
    new_code,
    seat_of,
    seated,
)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("<b onclick='x()'>Bold</b>", "<b onclick='x()'>Bold</b>"),
        ("\u202eevil\u202c \u2066x\u2069", "evil x"),
        ("a\x00b\x07c\x7fd\x85e", "abcde"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("\U000e0041tagged\U000e007f", "tagged"),
        ("👩‍🚀 Zoë", "👩‍🚀 Zoë"),
        ("line\u2028break", "line break"),
        ("x" * 100, "x" * 40),
        ("x" * 39 + " y", "x" * 39),
        ("", None),
        (" \u200c\u200d\u202e ", None),
        ("\u0301", None),
        (None, None),
    ],
)
def test_a_name_is_shown_as_given_without_what_is_invisible(given: str | None, shown: str | None) -> None:
    assert clean_name(given) == shown


def form(*seats: SeatForm) -> TableForm:
    return TableForm("kingdomino", list(seats))


def test_colours_that_nobody_chose_are_dealt_out() -> None:
    seats = seated(form(SeatForm("me"), SeatForm("friend", colour="blue"), SeatForm("bot", bot="b")), ["b"], 2, 4)
    assert [seat.colour for seat in seats] == ["rose", "blue", "pine"]
    assert [seat.token is None for seat in seats] == [False, False, True]
    assert len({seat.token for seat in seats}) == 3


@pytest.mark.parametrize(
    ("seats", "key", "field"),
    [
        ([SeatForm("me")], "server-seats-count", "seats"),
        ([SeatForm("me")] * 5, "server-seats-count", "seats"),
        ([SeatForm("me"), SeatForm("bot", bot="deep")], "server-bot-unknown", "seats[1].bot"),
        ([SeatForm("me"), SeatForm("bot")], "server-bot-unknown", "seats[1].bot"),
        ([SeatForm("me"), SeatForm("friend", bot="b")], "server-bot-in-human-seat", "seats[1].bot"),
        ([SeatForm("me", colour="teal"), SeatForm("me")], "server-colour-unknown", "seats[0].colour"),
        ([SeatForm("me", colour="rose")] * 2, "server-colour-twice", "seats[1].colour"),
    ],
)
def test_a_seat_that_cannot_be_is_refused_with_its_field(seats: list[SeatForm], key: str, field: str) -> None:
    with pytest.raises(Declined) as refusal:
        seated(form(*seats), ["b"], 2, 4)
    assert (refusal.value.key, refusal.value.field) == (key, field)


def test_every_game_has_its_colours() -> None:
    assert set(GAMES) <= set(COLOURS)


def test_codes_have_no_look_alikes() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(len(code) == 6 and set(code) <= set(CODE_LETTERS) for code in codes)
    assert not set(CODE_LETTERS) & set("0O1IL5S8B")


def test_a_token_opens_its_own_seat_and_no_other() -> None:
    seats = seated(form(SeatForm("me"), SeatForm("friend")), [], 2, 4)
    assert [seat_of(seat.token, seats) for seat in seats] == [0, 1]
    assert seat_of(None, seats) is None
    for wrong in ("", "None", "ü", str(seats[0].token)[:-1]):
        with pytest.raises(Declined):
            seat_of(wrong, seats)


def test_a_rematch_seats_the_same_company_with_new_tokens() -> None:
    seats = seated(form(SeatForm("me", name="Ada"), SeatForm("bot", bot="b")), ["b"], 2, 4)
    new = again(seats)
    assert [(s.kind, s.name, s.colour, s.bot) for s in new] == [(s.kind, s.name, s.colour, s.bot) for s in seats]
    assert new[0].token not in (None, seats[0].token)
    assert new[1].token is None
