"""Nobody sees the order of the deck, nor which dominoes are set aside: pairs of decks that differ in every place, seen
from every seat, in every phase, in everybody's turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kingtable
from kingtable.engine.chance import Hidden, seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.record import copy_of
from kingtable.kingdomino import hidden
from kingtable.kingdomino.observing.observation import Observation, observe
from kingtable.kingdomino.shown.notation import kingdom_of
from kingtable.kingdomino.shown.possible import covering
from tests.kingdomino.table import new

Match = kingtable.Match
BLANK: Any = Observation()
FORMATS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "mighty_duel": True},
    {"players": 3},
    {"players": 3, "three_players": 48},
    {"players": 4, "dynasty": True},
]


def plainly(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.FIELDS}


def shown(match: Match, seat: int | None) -> list[Any]:
    """What a seat sees of a table, as a page, an environment and a bot have it; None: who watches."""
    if seat is None:
        return [match.view(None)]
    seen = copy_of(BLANK)
    interpreted(observe)(match.state, seat, seen)
    return [match.view(seat), plainly(seen), plainly(hidden.observed(match.state, seat, 3))]


def turned(match: Match, places: list[int]) -> Match:
    """The same, but for the generator and some places of the deck: each has the domino of the next one, so what was
    drawn first is drawn last, or set aside."""
    pair = match.copy()
    deck = pair.state.deck
    dominoes = [deck[place] for place in places]
    for place, domino in zip(places, [*dominoes[1:], dominoes[0]], strict=True):
        deck[place] = domino
    pair.state.chance = seeded(99)
    return pair


@pytest.mark.parametrize("options", FORMATS, ids=str)
def test_nobody_sees_what_comes_nor_what_is_set_aside(options: dict[str, Any]) -> None:
    match, chance = new(seed=3, **options), random.Random(3)
    met, number = set(), 0
    aside = 48 - match.state.in_play
    while not match.over and number < 90:
        state = match.state
        there = [i for i in range(state.drawn, 48) if state.deck[i]]
        met.add((match.view(None)["phase"], match.to_move))
        if number % 7 == 0 and len(there) > 1:
            pair, mover = turned(match, there), match.to_move or 0
            other = (mover + 1 + number // 7 % (match.players - 1)) % match.players  # each in turn
            for seat in (None, mover, other):
                assert shown(pair, seat) == shown(match, seat), (seat, match.moves)
        match.play(chance.choice(match.legal()))
        number += 1
    assert {seat for phase, seat in met if phase == "place"} == set(range(match.players))
    assert {phase for phase, _ in met} >= {"opening", "place", "claim"}
    assert (aside > 0) is (options in ({"players": 2}, {"players": 3}))


@pytest.mark.parametrize("options", FORMATS[:4], ids=str)
def test_what_is_to_come_is_every_domino_that_was_in_no_line(options: dict[str, Any]) -> None:
    match, chance, seen = new(seed=4, **options), random.Random(4), set[int]()
    aside = 48 - match.state.in_play
    while not match.over:
        position = match.position()
        seen |= {domino for row in ("line", "next_line") for domino, _ in position[row]}
        draws = len(position["deck"])
        told = match.view(None)["to_come"]
        assert told == {"dominoes": sorted(set(range(1, 49)) - seen), "draws": draws, "out": aside}, match.moves
        imagined = hidden.observed(match.state, len(match.moves) % match.players, len(match.moves))
        assert (imagined.drawn, imagined.deck_end) == (0, draws)
        assert sorted(imagined.deck[: draws + aside]) == told["dominoes"]
        assert not any(imagined.deck[draws + aside :])
        match.play(chance.choice(match.legal()))
    assert match.view(None)["to_come"]["draws"] == 0


@pytest.mark.parametrize("options", FORMATS, ids=str)
def test_of_a_position_that_does_not_say_what_lies_only_what_can_come_is_imagined(options: dict[str, Any]) -> None:
    match, chance = new(seed=4, **options), random.Random(4)
    for number in range(40):
        if number % 9 == 8:
            position = match.position()
            position.pop("laid", None)
            used = {domino for row in ("line", "next_line") for domino, _ in position[row]}
            used |= {domino for row in position["discarded"] for domino in row}
            deck, state = position["deck"], kingtable.from_position(position, seed=1).state
            lie = set(range(1, 49)) - used - {*state.deck}
            kingdoms = [kingdom_of(state, seat) for seat in range(match.players)]
            assert covering(kingdoms, lie, lambda n: 0) is not None, match.moves
            pool = (
                deck if match.state.in_play == 48 else {*filter(None, state.deck)} - used
            )  # of fewer some are set aside
            out = len(pool) - len(deck)
            for seat in range(match.players):
                imagined = hidden.observed(state, seat, 7)
                for one in (imagined, hidden.observed(imagined, seat, 8)):
                    assert (one.drawn, one.deck_end, sorted(filter(None, one.deck))) == (0, len(deck), sorted(pool))
                    assert hidden.unseen(one) == (sorted(pool), out), match.moves
            assert hidden.unseen(state) == (sorted(pool), out), match.moves
        match.play(chance.choice(match.legal()))


def test_a_state_without_what_is_hidden_has_the_dominoes_that_were_drawn_alone() -> None:
    match = new(players=3)
    for seat in range(3):
        sealed, drawn = hidden.without_hidden(match.state, seat), match.state.drawn
        assert drawn == 3
        assert [sealed.deck[i] for i in range(drawn)] == match.state.deck[:drawn]
        for place in (drawn, 47):
            with pytest.raises(Hidden):
                sealed.deck[place]
