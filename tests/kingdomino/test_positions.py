"""Positions of Kingdomino: what is left out, and what cannot be."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kingtable
from tests.kingdomino.table import new

FORMATS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "mighty_duel": True},
    {"players": 2, "dynasty": True},
    {"players": 3},
    {"players": 3, "three_players": 48},
    {"players": 4},
]


@pytest.mark.parametrize("options", FORMATS, ids=str)
def test_a_position_without_its_deck_has_as_many_dominoes_to_come_as_the_game(options: dict[str, Any]) -> None:
    match, chance = new(seed=5, **options), random.Random(5)
    while not match.over:
        position = match.position()
        deck = position.pop("deck")
        read = kingtable.from_position(position, seed=1)
        at = f"after {match.moves}"
        assert len(read.position()["deck"]) == len(deck), at
        assert read.view(None)["round"] == match.view(None)["round"], at
        match.play(chance.choice(match.legal()))
