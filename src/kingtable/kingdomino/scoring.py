"""Scoring: properties, bonuses and the tie-break (K-125 to K-142, K-150 to K-159)."""

from __future__ import annotations

from typing import Protocol

from kingtable.engine.compiler.jit import popcount, rule, u64
from kingtable.engine.record import Grid
from kingtable.kingdomino.layout import MIDDLE_OFF, MIDDLE_SYMMETRIC, ONE, OVER, ZERO, State, around

MIDDLE_KINGDOM = 10
HARMONY = 5


class Framed(Protocol):
    """What the rule of the Middle Kingdom asks of a state."""

    @property
    def side(self) -> int:
        """Greatest width and height of a kingdom."""
        ...

    @property
    def box(self) -> Grid:
        """Occupied by player: least x, least y, greatest x, greatest y."""
        ...


@rule
def property_at(squares: int, seed: int) -> int:
    """The orthogonally connected squares of `squares` that hold `seed` (K-125)."""
    whole = seed
    grown = u64((whole | around(whole)) & squares)
    while grown != whole:
        whole = grown
        grown = u64((whole | around(whole)) & squares)
    return whole


@rule
def worth(squares: int, low: int, high: int) -> int:
    """The points of a property. low, high: the bits of 1 and 2 of the number of crowns of all squares."""
    return popcount(squares) * (popcount(u64(low & squares)) + 2 * popcount(u64(high & squares)))


@rule
def joined(squares: int, low: int, high: int, square: int, added: int) -> int:
    """The points that new squares add to their terrain: the property that they made, less those that they joined.

    squares: of the terrain, with the new ones. low, high: as in `worth`. square: a new one. added: the new ones.
    """
    crowned = u64(low | high)
    if u64(squares & crowned) == ZERO:
        return 0
    whole = property_at(squares, u64(ONE << u64(square)))
    gained = worth(whole, low, high)
    if gained == 0:
        return 0
    old = u64(whole & ~added)
    left = u64(old & crowned)
    while left != ZERO:
        part = property_at(old, u64(left & (ZERO - left)))
        gained -= worth(part, low, high)
        left = u64(left & ~part)
    return gained


@rule
def crowns_on(s: State, p: int, squares: int) -> int:
    """The crowns on a set of squares of a player."""
    return popcount(u64(s.crowns[p][0] & squares)) + 2 * popcount(u64(s.crowns[p][1] & squares))


@rule
def points(s: State, p: int) -> int:
    """The sum over all properties of squares times crowns; the castle belongs to none (K-127, K-131, K-132)."""
    total = 0
    for terrain in range(6):
        total += terrain_points(s, p, terrain)
    return total


@rule
def terrain_points(s: State, p: int, terrain: int) -> int:
    """The sum over the properties of one terrain; those without crown give nothing (K-129, K-130)."""
    total = 0
    squares = s.squares[p][terrain]
    left = u64(squares & (s.crowns[p][0] | s.crowns[p][1]))
    while left != ZERO:
        whole = property_at(squares, u64(left & (ZERO - left)))
        total += popcount(whole) * crowns_on(s, p, whole)
        left = u64(left & ~whole)
    return total


@rule
def largest(s: State, p: int) -> int:
    """The squares of the largest property, crowns irrelevant (K-138, K-139)."""
    most = 0
    for terrain in range(6):
        left = s.squares[p][terrain]
        while left != ZERO:
            whole = property_at(left, u64(left & (ZERO - left)))
            most = max(most, popcount(whole))
            left = u64(left & ~whole)
    return most


@rule
def crowns(s: State, p: int) -> int:
    """All crowns of a kingdom (K-140)."""
    return popcount(s.crowns[p][0]) + 2 * popcount(s.crowns[p][1])


@rule
def in_the_middle(s: State, p: int) -> bool:
    """Whether the castle is in the centre (K-150 to K-154; rulings, Middle Kingdom).

    By the rule the box of all squares is symmetric about the castle; with the option "window", which re-runs the
    match-ups of the CIG 2018 paper, all squares are within 2 (Mighty Duel: 3) of it.
    """
    box = s.box[p]
    return central(s, box[0], box[1], box[2], box[3])


@rule
def central(s: State, low_x: int, low_y: int, high_x: int, high_y: int) -> bool:
    """The same for a kingdom with this box."""
    if s.middle == MIDDLE_SYMMETRIC:
        return bool(-low_x == high_x and -low_y == high_y)
    return _within(s.side, low_x, low_y, high_x, high_y)


@rule
def may_be_in_the_middle(s: Framed, p: int) -> bool:
    """Whether the castle can still end in the centre."""
    box = s.box[p]
    return _within(s.side, box[0], box[1], box[2], box[3])


@rule
def _within(side: int, low_x: int, low_y: int, high_x: int, high_y: int) -> bool:
    """Whether all squares of a box are near enough to the castle that it can end in the centre."""
    reach = (side - 1) // 2
    return bool(-low_x <= reach and high_x <= reach and -low_y <= reach and high_y <= reach)


@rule
def bonus(s: State, p: int) -> int:
    """What Middle Kingdom and Harmony add if the game ended now (K-150, K-155)."""
    extra = 0
    if s.middle != MIDDLE_OFF and in_the_middle(s, p):
        extra += MIDDLE_KINGDOM
    if s.harmony != 0 and in_harmony(s, p):
        extra += HARMONY
    return extra


@rule
def in_harmony(s: State, p: int) -> bool:
    """Whether nothing was discarded (K-155). A kingdom that somebody read off a table has holes where dominoes were."""
    return bool(s.discarded[p] == ZERO and (s.phase != OVER or popcount(s.taken[p]) == s.side * s.side))


@rule
def final(s: State, p: int) -> int:
    """The final score of the present game."""
    return points(s, p) + bonus(s, p)


@rule
def score(s: State, p: int) -> int:
    """The score to show: the finished games of a Dynasty, and the present one, without bonuses until it is over."""
    total = 0
    if s.phase == OVER:
        for game in range(s.number):
            total += s.totals[game][p]
        return total
    for game in range(s.number - 1):
        total += s.totals[game][p]
    return total + points(s, p)


@rule
def ahead(s: State, p: int, q: int) -> bool:
    """Whether p is ranked before q: score, then largest property, then crowns (K-138 to K-141).

    A Dynasty goes by the sum alone (K-146; rulings, Dynasty).
    """
    mine = score(s, p)
    other = score(s, q)
    if mine != other:
        return bool(mine > other)
    if s.games > 1:
        return False
    mine = largest(s, p)
    other = largest(s, q)
    if mine != other:
        return bool(mine > other)
    return bool(crowns(s, p) > crowns(s, q))


@rule
def rank(s: State, p: int) -> int:
    """The place of a seat: 1 is best, shared places are equal (1, 1, 3)."""
    place = 1
    for q in range(s.players):
        if ahead(s, q, p):
            place += 1
    return place


@rule
def returns(s: State, p: int) -> float:
    """What the game is worth to a seat: 1 to the winner, shared by those who tie in all (K-142); 0 until it is over."""
    if s.phase != OVER:
        return 0.0
    alike = 0
    for q in range(s.players):
        if ahead(s, q, p):
            return 0.0
        alike += not ahead(s, p, q)
    return 1.0 / alike
