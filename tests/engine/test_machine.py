"""What follows for a plain game follows for each game by itself, interpreted and compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kingtable.engine.chance import Hidden
from kingtable.engine.compiler.jit import interpreted, rule
from kingtable.engine.hidden import determinize_of, observed_by, without_hidden_rows
from kingtable.engine.machine import observation_of, returns_of
from kingtable.engine.plain import PlainGame
from kingtable.engine.record import AnyState, Row, field, pack, record


@record
class State(AnyState):
    """A game that is over."""

    players: int = field("i4", doc="how many play")
    points: Row = field("i4", 2, doc="by seat")


@rule
def over(s: State) -> int:
    """Nobody is to move."""
    return -1


@rule
def most(s: State, seat: int) -> int:
    """The most points win."""
    return s.points[seat]


@rule
def least(s: State, seat: int) -> int:
    """The fewest points win."""
    return -s.points[seat]


@pytest.mark.compiled
def test_two_games_in_one_process_keep_their_own_returns() -> None:
    s: Any = State()
    s.players, s.points = 2, [5, 3]
    for score, told in ((most, [1.0, 0.0]), (least, [0.0, 1.0])):
        returns = returns_of(score, over)
        assert [interpreted(returns)(s, seat) for seat in range(2)] == told
        assert np.array_equal([returns(pack(s)[0], seat) for seat in range(2)], told)


@record
class Begun(AnyState):
    """A deck from which some cards were drawn."""

    chance: int = field("u8", doc="the generator")
    players: int = field("i4", doc="how many play")
    drawn: int = field("i4", doc="cards that everybody has seen")
    deck: Row = field("i4", 6, doc="the cards")


@rule
def known(s: Begun, seat: int) -> int:
    """Everybody knows what was drawn."""
    return s.drawn


def begun(*deck: int) -> Any:
    """Two of six cards were drawn."""
    s: Any = Begun()
    s.players, s.drawn, s.deck = 2, 2, list(deck)
    return s


def test_of_a_deck_that_has_been_begun_the_rest_is_drawn_again_and_not_observed() -> None:
    determinize = interpreted(determinize_of(Begun, {"deck": known}))
    orders = set()
    for seed in range(60):
        s = observed_by(begun(6, 2, 3, 1, 5, 4), 0, seed, determinize)
        assert s.deck[:2] == [6, 2]
        assert sorted(s.deck) == [1, 2, 3, 4, 5, 6]
        assert s.deck == observed_by(begun(6, 2, 4, 5, 1, 3), 0, seed, determinize).deck, "the truth has no part in it"
        orders.add(tuple(s.deck))
    assert len(orders) > 15
    kind, observe = observation_of(Begun, {"deck": known})
    seen: Any = kind()
    interpreted(observe)(begun(6, 2, 3, 1, 5, 4), 0, seen)
    assert seen.deck == [6, 2, 0, 0, 0, 0]
    hidden = without_hidden_rows(begun(6, 2, 3, 1, 5, 4), 0, {"deck": known})
    assert [hidden.deck[i] for i in range(2)] == [6, 2]
    with pytest.raises(Hidden):
        _ = hidden.deck[2]


def test_the_old_name_of_determinize_works_and_warns() -> None:
    given = {"start": over, "legal": over, "apply": over, "to_move": over, "score": most, "redraw": known}
    with pytest.warns(DeprecationWarning, match="determinize"):
        old: Any = type("Old", (PlainGame,), {"record": Begun, "actions": 1, "functions": given})
    assert old.functions["determinize"] is known
    assert "redraw" not in old.functions
