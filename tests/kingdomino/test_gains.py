"""The properties of a kingdom, and what a placement gains, as the page shows them, are what the rules count."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kingtable
from kingtable.engine.compiler.jit import interpreted
from kingtable.kingdomino import scoring
from kingtable.kingdomino.properties import Properties


@given(seed=st.integers(0, 2**32), players=st.integers(2, 4), duel=st.booleans())
@settings(max_examples=40, deadline=None)
@pytest.mark.slow
def test_the_properties_of_a_kingdom_and_every_gain_are_what_the_rules_count(
    seed: int, players: int, duel: bool
) -> None:
    match = kingtable.new("kingdomino", seed=seed, players=players, mighty_duel=duel and players == 2)
    chance = random.Random(seed)
    count = interpreted(scoring.points)
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
