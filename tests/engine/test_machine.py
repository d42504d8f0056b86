"""What follows for a plain game follows for each game by itself, interpreted and compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from kingtable.engine.compiler.jit import interpreted, rule
from kingtable.engine.machine import returns_of
from kingtable.engine.record import Row, field, pack, record


@record
class State:
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


def test_two_games_in_one_process_keep_their_own_returns() -> None:
    s: Any = State()
    s.players, s.points = 2, [5, 3]
    for score, told in ((most, [1.0, 0.0]), (least, [0.0, 1.0])):
        returns = returns_of(score, over)
        assert [interpreted(returns)(s, seat) for seat in range(2)] == told
        assert np.array_equal([returns(pack(s)[0], seat) for seat in range(2)], told)
