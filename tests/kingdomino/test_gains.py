"""The properties of a kingdom, and what a placement gains, as the page shows them, are what the rules count."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kingtable
from kingtable.engine.compiler.jit import interpreted
from kingtable.kingdomino import gains, scoring
from kingtable.kingdomino.properties import Properties
from tests.kingdomino.table import placing

count = interpreted(scoring.points)
gain = interpreted(gains.gain)


@pytest.mark.parametrize("domino", [1, 8, 13, 19, 24, 40, 48])
@pytest.mark.parametrize(
    "kingdom",
    [
        "W1 W0 W0 / W0 .. CC",  # one square touches a property twice
        "W0 W0 W1 / W0 .. W0 / CC .. W0",  # so do the two squares of a domino, on three sides
        "W1 .. W1 / W0 .. W0 / F0 CC F0",  # two properties come together
        "M2 .. M3 / M1 .. M0 / W0 CC W0",
        "F1 .. L1 / F0 .. L0 / W0 CC W0",
    ],
)
def test_a_gain_counts_a_property_that_is_touched_twice_once(kingdom: str, domino: int) -> None:
    match = placing(kingdom, domino)
    offered = match.choices()["place"]
    assert offered
    for place in offered:
        after = match.copy()
        after.play(place["move"])
        assert place["points"] == count(after.state, 0), place
        assert place["gain"] == place["points"] - count(match.state, 0), place
    for action in match.actions():
        after = match.copy()
        after.do(action)
        assert gain(match.state, action) == count(after.state, 0) - count(match.state, 0), match.rules.written(
            match.state, action
        )


@given(seed=st.integers(0, 2**32), players=st.integers(2, 4), duel=st.booleans())
@settings(max_examples=40, deadline=None)
@pytest.mark.slow
def test_the_properties_of_a_kingdom_and_every_gain_are_what_the_rules_count(
    seed: int, players: int, duel: bool
) -> None:
    match = kingtable.new("kingdomino", seed=seed, players=players, mighty_duel=duel and players == 2)
    chance = random.Random(seed)
    while not match.over:
        for seat in range(match.players):
            assert Properties(match.state, seat).points == count(match.state, seat)
        choices, mover = match.choices(), match.to_move
        assert mover is not None
        for place in choices["place"][:6]:
            after = match.copy()
            after.play(place["move"])
            assert place["points"] == count(after.state, mover)
            assert place["gain"] == place["points"] - count(match.state, mover)
            middle = interpreted(scoring.may_be_in_the_middle)(after.state, mover)
            assert place["middle_kingdom"] == middle
        match.play(chance.choice(match.legal()))
