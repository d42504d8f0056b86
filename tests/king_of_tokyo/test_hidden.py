"""Who may see the top card, and when: pairs of decks that differ in every place that nobody may see, looked at from
every seat, in every phase, in everybody's turn."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import kingtable
from kingtable.engine.chance import Hidden, seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.record import copy_of
from kingtable.king_of_tokyo import hidden
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import COST, IDS, KIND, PIECES
from kingtable.king_of_tokyo.observing.observation import Observation, observe
from tests.king_of_tokyo.table import c, m, sitting

Match = kingtable.Match
SEATS = range(3)
OWNERS: list[tuple[int | None, int | None]] = [(None, None), (0, None), (1, None), (2, None), (0, 1), (1, 2), (2, 0)]
"""Who has Made in a Lab, and whose Mimic copies it."""
BLANK: Any = Observation()


@cache
def made(owner: int | None, copier: int | None, turn: int) -> Match:
    """Three rich monsters in a buying step: made once for all tests, which take copies."""
    monsters: list[dict[str, Any]] = [m(energy=20) for _ in SEATS]
    if owner is not None:
        monsters[owner]["cards"].append("made_in_a_lab")
    if copier is not None:
        monsters[copier]["cards"].append(c("mimic", copies="made_in_a_lab", of=owner))
    return sitting(*monsters, turn=turn)


def table(owner: int | None, copier: int | None, turn: int, cards: int = 20) -> Match:
    """The same, with so many cards in the deck."""
    match = made(owner, copier, turn).copy()
    match.state.drawn = PIECES - cards
    return match


def turned(match: Match, known: int) -> Match:
    """The same, but for the generator and each card of the deck below the first few: every place has another one."""
    pair = match.copy()
    deck, first = pair.state.deck, pair.state.drawn + known
    deck[first:] = [*deck[first + 1 :], deck[first]]
    pair.state.chance = seeded(99)
    return pair


def plainly(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.FIELDS}


def shown(match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat sees of a table, as a page and as an environment have it; None: who watches."""
    view: dict[str, Any] = match.view(seat)
    if seat is None:
        return view
    seen = copy_of(BLANK)
    interpreted(observe)(match.state, seat, seen)
    return {**view, "observation": plainly(seen)}


def imagined(match: Match, seat: int) -> list[dict[str, Any]]:
    """What the bots and the choices of a seat begin with."""
    return [plainly(one) for one in (hidden.observed(match.state, seat, 3), hidden.in_order(match.state, seat))]


@pytest.mark.parametrize("phase", [*range(len(L.PHASES)), L.GOING_ON])
@pytest.mark.parametrize("turn", SEATS)
def test_the_top_card_is_for_who_has_the_lab_in_its_own_buying_step(turn: int, phase: int) -> None:
    for owner, copier in OWNERS:
        match = table(owner, copier, turn)
        match.state.phase = phase
        whole, deep = turned(match, 0), turned(match, 1)
        for seat in (None, *SEATS):
            at = f"owner {owner}, copy {copier}, looked at from {seat}"
            looks = phase == L.BUYING and seat == turn and seat in (owner, copier)
            kind = KIND[match.state.deck[match.state.drawn]]
            sees = shown(match, seat)
            assert (sees["top"] and sees["top"]["card"]) == (IDS[kind] if looks else None), at
            assert (shown(whole, seat) == sees) is not looks, at
            assert not looks or shown(deep, seat) == sees, at
            if seat is not None:
                assert sees["observation"]["top"] == (kind + 1 if looks else 0), at
                assert sees["observation"]["top_price"] == (COST[kind] if looks else 0), at


@pytest.mark.parametrize("phase", [L.ROLLED, L.REACTING, L.BUYING, L.OPPORTUNITY, L.OVER])
def test_bots_and_choices_know_no_card_that_their_seat_does_not_see(phase: int) -> None:
    for owner, copier in OWNERS:
        for turn in SEATS:
            match = table(owner, copier, turn)
            match.state.phase = phase
            whole, deep = turned(match, 0), turned(match, 1)
            for seat in SEATS:
                at = f"owner {owner}, copy {copier}, turn {turn}, looked at from {seat}"
                looks = phase == L.BUYING and seat == turn and seat in (owner, copier)
                know = imagined(match, seat)
                assert (imagined(whole, seat) == know) is not looks, at
                assert not looks or imagined(deep, seat) == know, at
                sealed, drawn = hidden.without_hidden(match.state, seat), match.state.drawn
                assert [sealed.deck[i] for i in range(drawn)] == match.state.deck[:drawn], at
                if looks:
                    assert sealed.deck[drawn] == match.state.deck[drawn], at
                with pytest.raises(Hidden):
                    sealed.deck[drawn + looks]


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_the_lab_looks_at_no_more_cards_than_there_are(cards: int) -> None:
    match = table(0, None, 0, cards)
    assert (match.view(0)["top"] is not None) is (cards > 0)
    assert match.view(0)["deck"] == cards
    for seat in SEATS:
        for one in (hidden.observed(match.state, seat, 3), hidden.in_order(match.state, seat)):
            assert sorted(one.deck) == sorted(match.state.deck)
            assert one.deck[: PIECES - cards] == match.state.deck[: PIECES - cards]


def test_what_is_in_order_is_the_deck_by_number_and_draws_nothing() -> None:
    match = sitting(m("made_in_a_lab", energy=9), m(), m())
    for seat, known in ((0, match.state.drawn + 1), (1, match.state.drawn)):
        one: Any = hidden.in_order(match.state, seat)
        assert one.deck == [*match.state.deck[:known], *sorted(match.state.deck[known:])]
        assert (one.stream, one.chance) == (None, seeded(0))
