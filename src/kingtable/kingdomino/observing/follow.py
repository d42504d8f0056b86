"""What an action changes in the observations of all seats: quicker than to observe again, and the same."""

from __future__ import annotations

from typing import Any

from kingtable.engine.compiler.jit import rule, u64
from kingtable.engine.machine import seen_from
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.dominoes import CROWNS, TERRAIN
from kingtable.kingdomino.observing.observation import (
    CROWNS_ON,
    HIGH_CROWNS,
    LOW_CROWNS,
    ROOM,
    ROOM_BITS,
    TAKEN,
    TAKEN_BITS,
    Observation,
    observe_domino,
    observe_squares,
)
from kingtable.kingdomino.scoring import bonus, joined


@rule
def follow(s: L.State, action: int, seen: list[Observation]) -> bool:
    """Bring the observations of all seats up to date after an action; False: they have to be observed again.

    s: the state after the action. seen: what each seat observed before it, by seat; what all see alike is kept in the
    first of them, which also says what has been done and by whom.
    """
    before = seen[0]
    if s.phase == L.OVER or s.number != before.number:
        return False
    if before.phase == L.PLACING and action != L.DISCARD:
        p, domino = before.mover - 1, before.line[before.turn][0]
        left = (action - L.PLACE) >> 2
        right = L.beside(left, (action - L.PLACE) & 3)
        old = u64(s.taken[p] & ~u64(L.ONE << u64(left) | L.ONE << u64(right)))
        grown = _beyond(old, left) or _beyond(old, right)
        for seat in range(s.players):
            board = seen[seat].boards[seen_from(s, seat, p) - 1]
            for half in range(2):
                square = right if half else left
                y, x = square >> 3, square & 7
                board[TERRAIN[domino][half]][y][x] = 1
                board[CROWNS_ON][y][x] = CROWNS[domino][half]
                board[TAKEN][y][x] = 1
            if grown:
                observe_squares(s.room[p], board[ROOM])
    _figures(s, action, seen)
    return True


@rule
def follow_bits(s: L.State, action: int, seen: list[Any]) -> bool:
    """The same, with boards as bits. seen: of `BitObservation`, a class that is made of another one."""
    before = seen[0]
    if s.phase == L.OVER or s.number != before.number:
        return False
    if before.phase == L.PLACING and action != L.DISCARD:
        p, domino = before.mover - 1, before.line[before.turn][0]
        for seat in range(s.players):
            board = seen[seat].boards[seen_from(s, seat, p) - 1]
            for half in range(2):
                board[TERRAIN[domino][half]] = s.squares[p][TERRAIN[domino][half]]
            board[LOW_CROWNS] = s.crowns[p][0]
            board[HIGH_CROWNS] = s.crowns[p][1]
            board[TAKEN_BITS] = s.taken[p]
            board[ROOM_BITS] = s.room[p]
    _figures(s, action, seen)
    return True


@rule
def _figures(s: L.State, action: int, seen: list[Observation]) -> None:
    """Bring all but the boards up to date."""
    before = seen[0]
    p = before.mover - 1
    if before.phase != L.PLACING:
        for seat in range(s.players):
            seen[seat].next_seat[action] = seen_from(s, seat, p)
    else:
        points = before.points[p]
        if action != L.DISCARD:
            points += _gained(s, p, before.line[before.turn][0], action)
        extra = bonus(s, p)
        for seat in range(s.players):
            n = seen_from(s, seat, p) - 1
            o = seen[seat]
            o.points[n] = points
            o.bonus[n] = extra
            if action == L.DISCARD:
                o.discarded[n] = 1
    if s.phase == L.PLACING and s.turn == 0:  # a round begins
        for i in range(L.SLOTS):
            observe_domino(s.line[i] if i < s.in_line else 0, before.line[i])
            observe_domino(s.next[i] if i < s.in_next else 0, before.next[i])
        for i in range(s.in_next):
            before.unseen[s.next[i] - 1] = 0
        before.left = s.deck_end - s.drawn
        for seat in range(s.players):
            o = seen[seat]
            for i in range(L.SLOTS):
                o.line_seat[i] = seen_from(s, seat, s.line_seat[i]) if i < s.in_line else 0
                o.next_seat[i] = 0
                o.kings[i] = 0
    before.phase = s.phase
    before.turn = s.turn
    mover = L.to_move(s)
    for seat in range(s.players):
        seen[seat].mover = seen_from(s, seat, mover)


@rule
def _beyond(squares: int, square: int) -> bool:
    """Whether a square lies in a row or in a column where a kingdom has none yet."""
    row, column = u64(255) << u64(square & 56), L.COLUMN << u64(square & 7)
    return bool(u64(squares & row) == L.ZERO or u64(squares & column) == L.ZERO)


@rule
def _gained(s: L.State, p: int, domino: int, action: int) -> int:
    """The points that a domino added to a kingdom, in which it lies already."""
    left = (action - L.PLACE) >> 2
    right = L.beside(left, (action - L.PLACE) & 3)
    added = u64(L.ONE << u64(left) | L.ONE << u64(right))
    low, high = s.crowns[p][0], s.crowns[p][1]
    first, second = TERRAIN[domino][0], TERRAIN[domino][1]
    points = joined(s.squares[p][first], low, high, left, added)
    if first != second:
        points += joined(s.squares[p][second], low, high, right, added)
    return points
