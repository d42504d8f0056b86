"""The record of a game of Kingdomino, and how squares and actions are numbered.

Squares lie on a torus of 8 x 8: a kingdom is at most 7 wide, so one word of 64 bits holds a terrain of a player
wherever its castle ends up, and no castle offset is kept. Square (x, y) relative to the castle is bit
`(y & 7) * 8 + (x & 7)`; the castle is bit 0. Only the bounding box says which of the squares that share a bit is
meant.

Actions: `slot` 0..3 claims that domino of the next line; `PLACE + 4 * square + direction` lays the left half on the
square and the right half in the direction; `DISCARD`.
"""

from __future__ import annotations

import numpy as np

from kingtable.engine.compiler.jit import rule, u64, word
from kingtable.engine.record import AnyState, Grid, Row, field, record

PLAYERS = 4
SLOTS = 4
MOST_LAID = 24
"""The dominoes that a kingdom of 7 x 7 holds."""

OPENING, PLACING, CLAIMING, OVER = range(4)
EAST, NORTH, WEST, SOUTH = range(4)
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))

PLACE = SLOTS
DISCARD = PLACE + 4 * 64
ACTIONS = DISCARD + 1
"""Number of different actions."""

NOBODY = -1
KINGS, SNAKE = range(2)
MIDDLE_OFF, MIDDLE_SYMMETRIC, MIDDLE_WINDOW = range(3)
# Rows of the journal: a kind, and what such a row tells.
(
    GAME,  # number
    KINGS_DRAWN,  # how many before it, seat
    LINE,  # how many before it, domino
    CLAIM,  # seat, domino
    LAID,  # seat, domino, x and y of its left half, x and y of its right half
    DISCARDED,  # seat, domino
    LEFTOVER,  # domino
    ROUND,  # number
    SCORED,  # seat, number of the game, score
    ENDED,
) = range(10)


@record
class State(AnyState):
    """One game, or the present game of a Dynasty."""

    chance: int = field("u8", doc="generator (engine.chance)")
    players: int = field("i4", doc="2..4")
    side: int = field("i4", doc="greatest width and height of a kingdom: 5, Mighty Duel 7")
    length: int = field("i4", doc="dominoes in a line")
    in_play: int = field("i4", doc="dominoes used: 24, 36 or 48")
    order: int = field("i4", doc="who claims first: KINGS or SNAKE")
    middle: int = field("i4", doc="Middle Kingdom: MIDDLE_OFF, MIDDLE_SYMMETRIC or MIDDLE_WINDOW")
    harmony: int = field("i4", doc="1: Harmony is played")
    games: int = field("i4", doc="games of the Dynasty: 3, else 1")
    number: int = field("i4", doc="the present game, from 1")
    phase: int = field("i4", doc="OPENING, PLACING, CLAIMING or OVER")
    turn: int = field("i4", doc="index of the acting king, in `kings` (opening) or in the line")
    kings_left: int = field("i4", doc="how many entries of `kings` are meant")
    in_line: int = field("i4", doc="dominoes in the line being placed")
    in_next: int = field("i4", doc="dominoes in the line being claimed; 0 in the last round")
    drawn: int = field("i4", doc="index of the next domino in the deck")
    deck_end: int = field("i4", doc="index after the last domino of the deck")
    kings: Row = field("i4", 4, doc="seats in the order of their kings, opening only")
    line: Row = field("i4", SLOTS, doc="dominoes being placed, ascending")
    line_seat: Row = field("i4", SLOTS, doc="whose king stands there")
    next: Row = field("i4", SLOTS, doc="dominoes being claimed, ascending")
    next_seat: Row = field("i4", SLOTS, doc="whose king stands there, or NOBODY")
    deck: Row = field("i4", 48, doc="hidden: the dominoes in the order they will be drawn, then those set aside")
    box: Grid = field("i4", PLAYERS, 4, doc="occupied: least x, least y, greatest x, greatest y")
    taken: Row = field("u8", PLAYERS, doc="occupied squares, the castle's too")
    room: Row = field("u8", PLAYERS, doc="squares on which the kingdom would still be small enough")
    squares: Grid = field("u8", PLAYERS, 6, doc="squares of each terrain")
    crowns: Grid = field("u8", PLAYERS, 2, doc="bit 0 and bit 1 of the number of crowns of each square")
    discarded: Row = field("u8", PLAYERS, doc="bit d: this player discarded domino d")
    totals: Grid = field("i4", 3, PLAYERS, doc="final scores of the finished games")
    laid: Grid = field("i4", PLAYERS, MOST_LAID, doc="dominoes in their order: ACTIONS x domino + action; 0: not known")


ZERO = word(0)
ONE = word(1)
CASTLE = word(1)
_SEVEN = word(7)
_EIGHT = word(8)
_FIFTY_SIX = word(56)
_ALL = word(0xFFFFFFFFFFFFFFFF)
COLUMN = word(0x0101010101010101)
"""The squares of column 0."""
_NOT_FIRST = word(0xFEFEFEFEFEFEFEFE)
_NOT_LAST = word(0x7F7F7F7F7F7F7F7F)
_LAST = word(0x8080808080808080)
ROWS = np.array([sum(0xFF << (8 * r) for r in range(8) if byte >> r & 1) for byte in range(256)], np.uint64)
"""The squares of a set of rows, by the byte of the rows."""


@rule
def east(b: int) -> int:
    """Every square moved one to the right, round the torus."""
    return u64(((b << ONE) & _NOT_FIRST) | ((b >> _SEVEN) & COLUMN))


@rule
def west(b: int) -> int:
    """Every square moved one to the left."""
    return u64(((b >> ONE) & _NOT_LAST) | ((b << _SEVEN) & _LAST))


@rule
def north(b: int) -> int:
    """Every square moved one up."""
    return u64(((b << _EIGHT) & _ALL) | (b >> _FIFTY_SIX))


@rule
def south(b: int) -> int:
    """Every square moved one down."""
    return u64((b >> _EIGHT) | ((b << _FIFTY_SIX) & _ALL))


@rule
def around(b: int) -> int:
    """The orthogonal neighbours of a set of squares (K-105: never diagonal)."""
    return u64(east(b) | west(b) | north(b) | south(b))


@rule
def beside(square: int, direction: int) -> int:
    """The number of the neighbouring square in a direction."""
    if direction == EAST:
        return (square & 56) | ((square + 1) & 7)
    if direction == NORTH:
        return (square + 8) & 63
    if direction == WEST:
        return (square & 56) | ((square - 1) & 7)
    return (square - 8) & 63


@rule
def unrolled(place: int, other: int, low: int, high: int) -> int:
    """One coordinate of a half from its place on the torus, given the box's low and high and the other half's place.

    A half beyond the box lies on the nearer side of it. Two away from a box 5 wide both sides share the place;
    then the other half, which lies between, decides.
    """
    width = high - low + 1
    inward = (place - low) & 7
    if inward < width:
        return low + inward
    right = inward - width + 1
    left = 8 - inward
    if right < left or (right == left and ((other - low) & 7) == inward - 1):
        return high + right
    return low - left


@rule
def room_of(low_x: int, low_y: int, high_x: int, high_y: int, side: int) -> int:
    """The squares that a kingdom with this box may still use: those in some frame of side x side that holds the box."""
    wide = min(8, 2 * side - (high_x - low_x + 1))
    tall = min(8, 2 * side - (high_y - low_y + 1))
    columns = ((1 << wide) - 1) << ((high_x - side + 1) & 7)
    rows = ((1 << tall) - 1) << ((high_y - side + 1) & 7)
    columns = (columns | columns >> 8) & 255
    rows = (rows | rows >> 8) & 255
    return u64((COLUMN * u64(columns)) & ROWS[rows])


@rule
def to_move(s: State) -> int:
    """The seat that acts, or NOBODY when the game is over."""
    if s.phase == OVER:
        return NOBODY
    if s.phase == OPENING:
        return s.kings[s.turn]
    return s.line_seat[s.turn]
