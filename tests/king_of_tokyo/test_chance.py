"""Chance in King of Tokyo: random play and both shuffles draw every outcome equally often."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import kingtable
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.king_of_tokyo import effects, rules
from kingtable.king_of_tokyo.cards.deck import PIECES
from kingtable.king_of_tokyo.shown.notation import written
from tests.even import assert_even
from tests.king_of_tokyo.table import m, new, sitting

random_action = interpreted(rules.random_action)
random_keep = interpreted(rules.random_keep)
set_up = interpreted(rules.set_up)
draw_card = interpreted(effects.draw_card)
OUT = [0] * 2_000


def drawing(match: kingtable.Match) -> Any:
    """A copy of a state with a generator of its own, to draw from."""
    state = match.copy().state
    state.chance = seeded(1)
    return state


DECISIONS: dict[str, kingtable.Match] = {
    "yield": sitting(m(), m(), m(), dice="claw 1 1 2 2 3", city=1),
    "yield or jets": sitting(m(), m("jets"), m(), dice="claw 1 1 2 2 3", city=1),
    "yield or healing": sitting(m(), m("rapid_healing", energy=4), m(), dice="claw 1 1 2 2 3", city=1),
}
for _match in DECISIONS.values():
    _match.play("done")
DECISIONS |= {
    "buy": sitting(m(energy=9), m(), m(), row=["jets", "wings", "heal"]),
    "rolled": sitting(m("telepath", energy=3), m(), m(), dice="1 1 2 3 heart claw"),
    "change": sitting(m("plot_twist"), m(), m(), dice="1 1 2 3 heart claw", phase="change"),
    "probe": sitting(m(), m("psychic_probe"), m(), dice="1 1 2 3 heart claw", phase="probe"),
    "mimic": sitting(m("jets", "mimic", energy=3), m("wings", "urbavore"), m(), phase="mimic"),
}


@pytest.mark.parametrize("name", DECISIONS)
def test_random_play_takes_every_action_equally_often(name: str) -> None:
    match = DECISIONS[name]
    legal, state = match.legal(), drawing(match)
    assert len(legal) > 1
    assert_even((written(state, random_action(state, OUT)) for _ in range(max(600, 60 * len(legal)))), legal)


@pytest.mark.parametrize("dice", ["1 1 2 3 heart claw", "1 1 1 1 1 1", "1 2 3 heart energy claw", "claw claw 3 3 3 1"])
def test_random_play_keeps_dice_in_every_way_equally_often(dice: str) -> None:
    match = sitting(m(), m(), m(), dice=dice)
    there = list(match.state.faces)
    ways = set(product(*(range(n + 1) for n in there)))
    assert len(ways) == len(match.legal())  # to keep all dice is to stop
    kept, state = [], drawing(match)
    for _ in range(60 * len(ways)):
        state.faces[:] = there
        assert random_keep(state) == (tuple(state.faces) != tuple(there))
        kept.append(tuple(state.faces))
    assert_even(kept, ways)


def test_every_card_begins_at_each_end_of_the_deck_equally_often() -> None:
    state = drawing(new())
    decks = []
    for _ in range(PIECES * 50):
        set_up(state)
        decks.append(list(state.deck))
    for place in (0, 1, PIECES - 2, PIECES - 1):
        assert_even((deck[place] for deck in decks), range(PIECES))


@pytest.mark.parametrize("cards", [2, 6])
def test_every_discarded_card_comes_back_at_each_end_of_the_deck_equally_often(cards: int) -> None:
    discard = ["jets", "wings", "heal", "tanks", "frenzy", "gourmet"][:cards]
    match = sitting(m(), m(), discard=discard, bottom=False)
    pieces, decks = match.state.discard[:cards], []
    chance = drawing(match)
    for _ in range(60 * cards):
        state = match.copy().state
        state.chance = chance.chance
        first = draw_card(state)
        chance.chance = state.chance
        assert state.deck[PIECES - cards] == first
        decks.append(state.deck[PIECES - cards :])
    for place in (0, -1):
        assert_even((deck[place] for deck in decks), pieces)
