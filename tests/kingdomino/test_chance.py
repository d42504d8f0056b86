"""Chance in Kingdomino: random play, the deal and what a bot imagines draw every outcome equally often."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import kingtable
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.kingdomino import rules
from kingtable.kingdomino.shown.notation import written
from tests.even import assert_even
from tests.kingdomino.table import FULL, new, placing, play_opening

random_action = interpreted(rules.random_action)
deal = interpreted(rules.deal)


def actions(match: kingtable.Match, draws: int) -> list[str]:
    """Many random actions of one decision, written."""
    state = match.copy().state
    state.chance = seeded(1)
    return [written(state, random_action(state)) for _ in range(draws)]


@pytest.mark.parametrize("claimed", range(4))
def test_random_play_claims_every_free_domino_equally_often(claimed: int) -> None:
    match = new(players=4)
    for _ in range(claimed):
        match.play(match.legal()[1 if claimed == 2 else 0])
    assert_even(actions(match, 400), match.legal())


def test_random_play_claims_every_free_domino_of_a_round_equally_often() -> None:
    match = play_opening(new(players=4))
    match.play(match.legal()[0])
    assert match.view(None)["phase"] == "claim"
    assert_even(actions(match, 400), match.legal())


@pytest.mark.parametrize("kingdom", ["CC", "CC W0 W0", "M0 .. / L0 CC / W0 W1", "F0 F0 CC L0 L0"])
@pytest.mark.parametrize("domino", [1, 13, 40])
def test_random_play_places_everywhere_equally_often(kingdom: str, domino: int) -> None:
    match = placing(kingdom, domino)
    assert_even(actions(match, 60 * len(match.legal())), match.legal())


def test_random_play_discards_where_nothing_else_is_legal() -> None:
    match = placing(FULL, 1)
    assert actions(match, 5) == match.legal() * 5


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3}, {"players": 3, "three_players": 48}, {"players": 2, "mighty_duel": True}],
    ids=str,
)
def test_every_domino_is_dealt_to_every_end_equally_often(options: dict[str, Any]) -> None:
    state = new(**options).state
    state.chance = seeded(2)
    decks = []
    for _ in range(48 * 50):
        deal(state)
        decks.append(list(state.deck))
    last = state.in_play - 1
    for place in (0, 1, last - 1, last):
        assert_even((deck[place] for deck in decks), range(1, 49))
    if last < 47:
        assert_even((domino for deck in decks for domino in deck[last + 1 :]), range(1, 49))


KINGDOM = ("squares", "crowns", "box", "taken", "room", "discarded", "laid")
"""The fields of a state that hold the kingdoms."""


def kingdoms(match: kingtable.Match) -> dict[str, Any]:
    """A copy of everything that a state holds about the kingdoms."""
    return {name: copy.deepcopy(getattr(match.state, name)) for name in KINGDOM}


@pytest.mark.parametrize("duel", [False, True])
def test_the_next_game_of_a_dynasty_keeps_nothing_of_the_last_one(duel: bool) -> None:
    match = new(players=2, dynasty=True, mighty_duel=duel)
    bare, shown = kingdoms(match), match.view(None)["kingdoms"]
    chance, before = random.Random(3), bare
    for number in (1, 2):
        while match.view(None)["game_number"] == number:
            before = kingdoms(match)
            match.play(chance.choice(match.legal()))
        for field in ("discarded", "laid", "squares"):
            assert before[field] != bare[field], f"game {number} left nothing in {field}"
        assert any(double for _, double in before["crowns"]), f"game {number} left no double crown"
        assert kingdoms(match) == bare
        assert match.view(None)["kingdoms"] == shown
