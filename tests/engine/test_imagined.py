"""What bots imagine: each piece that a seat has not seen comes equally often to each place where it may be."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from kingtable.engine.chance import seeded
from kingtable.engine.games import game
from kingtable.king_of_tokyo.cards.deck import PIECES
from tests import pebbles
from tests.even import ENOUGH, assert_even
from tests.king_of_tokyo.table import m, sitting
from tests.kingdomino.table import new, play_opening

Places = Callable[[Any], list[int]]


def even(rules: Any, state: Any, seat: int, places: Places) -> list[list[int]]:
    """Hold that what stands at some places of a state is drawn evenly for a seat; return what was drawn."""
    pieces = set(places(state))
    drawn = [places(rules.observed(state, seat, seed)) for seed in range(ENOUGH * len(pieces))]
    for one in drawn[:5]:
        assert sorted(one) == sorted(pieces)
    for place in range(len(pieces)):
        assert_even((one[place] for one in drawn), pieces)
    return drawn


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 4}], ids=str)
def test_of_a_deck_of_dominoes_with_those_set_aside(options: dict[str, Any]) -> None:
    state = play_opening(new(**options)).state
    state.drawn += 16  # a short deck is drawn quickly
    even(game("kingdomino"), state, 1, lambda s: [domino for domino in s.deck[s.drawn :] if domino])


@pytest.mark.parametrize(("turn", "seat", "known"), [(0, 0, 1), (0, 1, 0), (1, 0, 0)])
def test_of_a_deck_of_cards_below_what_the_lab_shows(turn: int, seat: int, known: int) -> None:
    match = sitting(m("made_in_a_lab", energy=9), m(energy=9), turn=turn)
    first = match.state.drawn = PIECES - 20  # a short deck is drawn quickly
    top = match.state.deck[first]
    rules = game("king-of-tokyo")
    even(rules, match.state, seat, lambda s: s.deck[first + known :])
    if known:
        assert {rules.observed(match.state, seat, seed).deck[first] for seed in range(20)} == {top}


def test_of_hands_and_a_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(pebbles.PACKAGES))
    rules = import_module("tricks.game").Tricks()
    state: Any = rules.blank({"players": 3}, seeded(1))
    rules.start(state)
    own = list(state.hands[1])
    even(rules, state, 1, lambda s: [card for row in (s.deck, s.hands[0], s.hands[2]) for card in row if card])
    assert rules.observed(state, 1, 5).hands[1] == own
