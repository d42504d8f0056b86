"""Every card of King of Tokyo has in every language a name and an effect of its own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "kingtable" / "locale"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
CARDS = json.loads((ROOT / "src" / "kingtable" / "king_of_tokyo" / "cards.json").read_text("utf-8"))
IDS = [card["id"] for card in CARDS]


def words(language: str) -> dict[str, str]:
    """The messages about cards, as the catalogue has them."""
    parts = ("king_of_tokyo", "king_of_tokyo_book")
    text = "\n".join((LOCALE / language / f"{part}.ftl").read_text("utf-8") for part in parts)
    told: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in told, f"{entry.id.name} twice"
            told[entry.id.name] = FluentSerializer().serialize_entry(entry).split("=", 1)[1].strip()
    return told


def key(card: str) -> str:
    return "card-" + card.replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    told = words(language)
    for card in IDS:
        assert told.get(key(card)), card
        assert told.get(f"{key(card)}-text"), card
    names = [told[key(card)] for card in IDS]
    assert len(set(names)) == len(names)
    known = {key(card) + end for card in IDS for end in ("", "-text", "-ruling")}
    assert [name for name in told if name.startswith("card-") and name not in known] == []


def test_the_english_names_are_those_of_the_rules() -> None:
    told = words("en")
    named = {card["id"]: card["name"].replace("'", "’") for card in CARDS}  # the page sets apostrophes as books do
    assert {card["id"]: told[key(card["id"])] for card in CARDS} == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_cards_are_the_same_in_every_language(language: str) -> None:
    assert words(language).keys() == words("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_fits_on_a_card(language: str) -> None:
    told = words(language)
    assert {card: len(told[f"{key(card)}-text"]) for card in IDS if len(told[f"{key(card)}-text"]) > 120} == {}


def test_numbers_are_the_same_in_every_language() -> None:
    """An effect that gives 2 in one language gives 2 in all."""
    english = words("en")
    for language in LANGUAGES:
        told = words(language)
        for card in IDS:
            name = f"{key(card)}-text"
            numbers = [sorted(int(n) for n in re.findall(r"\d+", text)) for text in (english[name], told[name])]
            assert numbers[0] == numbers[1], (language, name)
