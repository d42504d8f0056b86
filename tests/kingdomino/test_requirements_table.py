"""Kings, castles and colours at the table, and the rules in words: K-010, K-022 to K-024, K-040 to K-043,
K-174, K-186."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import kingtable
from kingtable import GAMES
from kingtable.server.messages.refusal import Refusal
from kingtable.server.table.seats import SeatForm, TableForm, seated
from tests.kingdomino.table import new, placing, refusal

LOCALES = Path(kingtable.__file__).parent / "locale"


def colours(*chosen: str | None) -> list[str]:
    """The colours of the seats at a table where these were chosen."""
    form = TableForm("kingdomino", [SeatForm("friend", colour=colour) for colour in chosen])
    return [seat.colour for seat in seated(form, GAMES["kingdomino"], {})]


def messages(language: str) -> set[str]:
    text = (LOCALES / language / "kingdomino.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))
def test_K_010_the_rules_are_told_in_every_language_of_the_house(language: str) -> None:
    assert messages(language) == messages("en")
    for move, domino in (("1@5,0>E", 1), ("1@1,2>E", 1), ("=1", 1), ("1x", 1)):
        refused = refusal(placing("CC F0 F0 F0 F0", domino), move)
        assert f"rule-{refused.rule}" in messages(language)
        assert refused.text(language)


def test_K_010_persian_is_one_of_them() -> None:
    refused = refusal(placing("CC", 1), "1x")
    assert any("\u0600" <= letter <= "\u06ff" for letter in refused.text("fa"))
    assert refused.text("fa") != refused.text("en")


def test_K_022_K_024_there_are_four_colours_and_two_kings_to_each() -> None:
    assert len(set(colours(None, None, None, None))) == 4
    assert len(GAMES["kingdomino"].colours) == 4
    assert max(Counter(new(players=2).position()["kings"]).values()) == 2


def test_K_040_who_chooses_no_colour_is_given_one() -> None:
    assert len(set(colours(None, None))) == 2


@pytest.mark.parametrize("colour", GAMES["kingdomino"].colours)
def test_K_041_each_player_chooses_the_colour(colour: str) -> None:
    assert colours(colour, None)[0] == colour
    assert colours(None, None, colour)[2] == colour


def test_K_043_kings_and_castle_of_a_player_have_one_colour() -> None:
    """A seat has one colour, and its kings and its kingdom are known by the seat alone."""
    form = TableForm("kingdomino", [SeatForm("friend", colour="pine"), SeatForm("friend", colour="blue")])
    assert [(seat.seat, seat.colour) for seat in seated(form, GAMES["kingdomino"], {})] == [(0, "pine"), (1, "blue")]
    view = new(players=2).view(0)
    assert {*view["kings"]} == {*range(len(view["kingdoms"]))}


def test_K_174_no_colour_twice() -> None:
    with pytest.raises(Refusal):
        colours("blue", "blue")
    with pytest.raises(Refusal):
        colours("violet", None)
    assert sorted(colours("amber", None, "blue", None)) == sorted(GAMES["kingdomino"].colours)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_K_186_the_trade_off_of_the_turn_order_is_in_the_help(language: str) -> None:
    assert "rule-K-097" in messages(language)
