"""Chance says what it is asked: a script decides outcomes one by one, and enumerates them."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kingtable
from kingtable.engine.chance import HIDDEN_CHANCE, SEEN, Hidden, Pending, Script, Stream
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.games import game
from kingtable.king_of_tokyo import effects
from kingtable.kingdomino import rules

draw_kings = interpreted(rules.draw_kings)
throw = interpreted(effects.throw)


def ways(draw: Any) -> list[tuple[float, Any]]:
    """Every result of drawing, with its probability: the script is made longer wherever it ends."""
    found: list[tuple[float, Any]] = []
    waiting: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    while waiting:
        p, outcomes = waiting.pop()
        try:
            found.append((p, draw(Script(outcomes))))
        except Pending as pending:
            waiting += [(p / pending.n, (*outcomes, i)) for i in range(pending.n)]
    return found


def kings(script: Script) -> tuple[int, ...]:
    """The order of the kings of two players."""
    s = game("kingdomino").blank(kingtable.new("kingdomino", seed=1).options, 0)
    s.stream = script
    draw_kings(s)
    return tuple(s.kings)


def test_all_that_chance_may_bring_is_enumerated() -> None:
    orders: dict[tuple[int, ...], float] = defaultdict(float)
    for p, order in ways(kings):
        orders[order] += p
    assert orders == pytest.approx(dict.fromkeys(orders, 1 / 6))
    assert len(orders) == 6


def dice(script: Script) -> tuple[int, ...]:
    """Two dice of King of Tokyo by faces."""
    s: Any = game("king-of-tokyo").blank(kingtable.new("king-of-tokyo", seed=1).options, 0)
    s.stream = script
    throw(s, 2, SEEN)
    return tuple(s.faces)


def test_a_throw_is_one_of_six_to_the_power_of_its_dice() -> None:
    with pytest.raises(Pending) as told:
        dice(Script())
    assert (told.value.n, told.value.what) == (36, SEEN)
    assert sum(p for p, faces in ways(dice) if faces == (1, 1, 0, 0, 0, 0)) == pytest.approx(2 / 36)


def test_a_deck_is_nobodys_outcome() -> None:
    """To shuffle is never pending: the script leaves the deck as it is, or puts its last entry first."""
    for script, first in ((Script(), 0), (Script(last=True), 9)):
        s: Any = game("king-of-tokyo").blank(kingtable.new("king-of-tokyo", seed=1).options, 0)
        s.stream, s.drawn, s.discards = script, len(s.deck), 10
        s.discard[:10] = range(10)
        assert interpreted(effects.draw_card)(s) == first


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6), st.lists(st.integers(1, 2**32 - 1), max_size=20))
def test_a_stream_gives_what_its_words_are_worth(key: bytes, action: int, bounds: list[int]) -> None:
    stream, words = Stream(key, action), Stream(key, action)
    for n in bounds:
        product = words.draw() * n
        while product % 2**32 < (2**32 - n) % n:
            product = words.draw() * n
        assert stream.below(n, SEEN) == product >> 32


def test_nothing_is_drawn_where_chance_is_hidden() -> None:
    with pytest.raises(Hidden):
        HIDDEN_CHANCE.below(6, SEEN)
    with pytest.raises(Hidden):
        HIDDEN_CHANCE.arrange([1, 2], 0, 2)
    assert HIDDEN_CHANCE.arrange([1], 0, 1)  # one card has one order


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_a_state_knows_neither_key_nor_stream_between_the_actions_of_a_served_game(name: str) -> None:
    match, random_ = kingtable.new(name, key=bytes(range(32))), random.Random(1)
    while not match.over and len(match.moves) < 150:
        for state in (match.state, match.copy().state, *(moment.state for moment in match.moments())):
            assert state.stream is HIDDEN_CHANCE, match.moves
            assert state.chance == 0
        match.play(random_.choice(match.legal()))
    assert match.state.stream is HIDDEN_CHANCE
    match.undo()
    assert match.state.stream is HIDDEN_CHANCE
