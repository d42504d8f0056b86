"""What a position is worth to a seat, in points: how far it will be ahead of the best of the others, and a premium for
being the best.

What a kingdom will come to is foreseen, not known: it is taken for normal, the wider the more dominoes it has still to
lay. So of three rivals who are level each counts for a third; to take who is a point ahead for the best would make a
player spend its turns on that one alone. The best of several is taken for normal, too (Clark, "The Greatest of a Finite
Set of Random Variables", 1961), which is exact where two play.
"""

from __future__ import annotations

import math

import numpy as np

from kingtable.engine.compiler.jit import popcount, rule
from kingtable.engine.record import Floats
from kingtable.kingdomino.layout import State
from kingtable.kingdomino.rules import rounds

WIN = 20.0
"""The premium for winning."""
_ROOT_HALF, _PEAK = math.sqrt(0.5), 1.0 / math.sqrt(2.0 * math.pi)
_SURE = 0.1
_TO_LAY = np.arange(25)
_LIMITS, _LASTS = np.array([[80.0], [240.0]]), np.array([[6.0], [16.0]])
VARIANCE = _SURE + _LIMITS * (1.0 - np.exp(-np.maximum(_TO_LAY - 1, 0) / _LASTS))
"""float64 [7x7, dominoes to lay]: of what a kingdom comes to around what the net foresees. Measured in 1,500 games of
`planner` with itself of each number of players: standard deviations of 0.2 with one domino, 3.3 with two, 6 with five,
8.3 with twelve, in the Mighty Duel 15 with twenty-four."""


@rule
def whole(s: State) -> int:
    """How many dominoes a kingdom lays or discards in a game."""
    return 2 * rounds(s) if s.players == 2 else rounds(s)


@rule
def to_lay(s: State, p: int) -> int:
    """How many dominoes a kingdom has still to lay or to discard."""
    return whole(s) - popcount(s.taken[p]) // 2 - popcount(s.discarded[p])


@rule
def wide(s: State, left: int) -> float:
    """The variance of a kingdom's points around what is foreseen, by how many dominoes are still to lay."""
    return float(VARIANCE[1 if s.side == 7 else 0][min(max(left, 0), 24)])


@rule
def variance(s: State, p: int) -> float:
    """How far what a kingdom comes to scatters around what is foreseen, squared."""
    return wide(s, to_lay(s, p))


@rule
def normal(x: float) -> float:
    """How likely a standard normal quantity is below x."""
    return 0.5 * math.erfc(-_ROOT_HALF * x)


@rule
def worth(s: State, points: Floats, me: int) -> float:
    """The worth to a seat of the points that kingdoms will come to, in the mean."""
    ahead, scattered = lead(s, points, me, 0.0)
    return ahead + WIN * normal(ahead / math.sqrt(scattered))


@rule
def lead(s: State, points: Floats, me: int, more: float) -> tuple[float, float]:
    """How far a seat will be ahead of the best of the others: mean and variance. more: what is added to the variance of
    each kingdom."""
    best, its, first = 0.0, 0.0, True
    for p in range(s.players):
        if p != me:
            if first:
                best, its, first = points[p], variance(s, p) + more, False
            else:
                best, its = greater(best, its, points[p], variance(s, p) + more)
    return float(points[me] - best), its + variance(s, me) + more


@rule
def put_win_probabilities(s: State, points: Floats, more: float, shares: Floats) -> None:
    """Everybody's chance to be the best, where kingdoms will come to these points, in the mean; in all 1. more: as
    for `lead`."""
    total = 0.0
    for p in range(s.players):
        ahead, scattered = lead(s, points, p, more)
        shares[p] = normal(ahead / math.sqrt(scattered))
        total += shares[p]
    for p in range(s.players):
        shares[p] /= total


@rule
def greater(one: float, its: float, other: float, others: float) -> tuple[float, float]:
    """Mean and variance of the greater of two independent normal quantities, from theirs."""
    apart = math.sqrt(its + others)
    by = (one - other) / apart
    first, both = normal(by), apart * _PEAK * math.exp(-0.5 * by * by)
    ahead = (one - other) * first + both
    squares = ((one - other) * (one - other) + its) * first + others * (1.0 - first) + (one - other) * both
    return other + ahead, squares - ahead * ahead


@rule
def won(points: Floats, players: int, me: int) -> float:
    """What an end is worth to a seat."""
    best = -1e9
    for p in range(players):
        if p != me and points[p] > best:
            best = points[p]
    return decided(float(points[me] - best))


@rule
def decided(ahead: float) -> float:
    """What an end is worth to a seat that is so far ahead of the best of the others."""
    return ahead + (WIN if ahead > 0 else WIN / 2 if ahead == 0 else 0.0)
