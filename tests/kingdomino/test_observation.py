"""An observation of Kingdomino shows what the view shows, counted from the seat that looks."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kingtable
from kingtable.engine.compiler.jit import interpreted
from kingtable.kingdomino.observing.observation import CROWNS_ON, TAKEN, Observation, observe

TERRAINS = ("wheat", "forest", "water", "pasture", "swamp", "mine")
FORMATS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "mighty_duel": True},
    {"players": 3, "three_players": 48, "dynasty": True},
    {"players": 4, "harmony": True},
]


def seen(match: kingtable.Match, seat: int) -> Any:
    """What a seat observes."""
    found = Observation()
    interpreted(observe)(match.state, seat, found)
    return found


@pytest.mark.parametrize("options", FORMATS)
def test_it_shows_what_the_view_shows(options: dict[str, Any]) -> None:
    match, chance = kingtable.new("kingdomino", seed=3, **options), random.Random(3)
    while not match.over:
        for seat in range(match.players):
            told, view = seen(match, seat), match.view(seat)
            for n in range(match.players):
                board, kingdom = told.boards[n], view["kingdoms"][(seat + n) % match.players]
                squares = {
                    (one["y"] & 7, one["x"] & 7): one for one in kingdom["squares"] if one["terrain"] != "castle"
                }
                for y in range(8):
                    for x in range(8):
                        one = squares.get((y, x))
                        here = [terrain for terrain, plane in zip(TERRAINS, board, strict=False) if plane[y][x]]
                        assert here == ([one["terrain"]] if one else [])
                        assert board[CROWNS_ON][y][x] == (one["crowns"] if one else 0)
                        assert board[TAKEN][y][x] == (one is not None or (y, x) == (0, 0))
                assert told.points[n] == kingdom["points"]
                assert told.totals[n] == sum(game["scores"][(seat + n) % match.players] for game in view["history"])
            owners = [(slot[0], owner) for slot, owner in zip(told.next, told.next_seat, strict=True) if slot[0]]
            expected = [
                (entry["domino"], 0 if entry["seat"] is None else (entry["seat"] - seat) % match.players + 1)
                for entry in view["next_line"]
            ]
            assert owners == expected
            assert told.left == view["to_come"]["draws"]
            assert [domino for domino in range(1, 49) if told.unseen[domino - 1]] == view["to_come"]["dominoes"]
        match.play(chance.choice(match.legal()))
