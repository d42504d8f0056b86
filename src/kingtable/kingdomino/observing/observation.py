"""What a seat may know of a game of Kingdomino, as arrays of numbers. Seats are counted from the one that looks."""

from __future__ import annotations

from typing import Any

import numpy as np

from kingtable.engine.compiler.jit import i64, lowest, rule, u64, word
from kingtable.engine.machine import seen_from
from kingtable.engine.record import Record, Row, field, fields_from, record, with_field
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.dominoes import CROWNS, TERRAIN
from kingtable.kingdomino.scoring import bonus, points

PLANES = 9
"""Of a board: the six terrains, the number of crowns, the squares that are taken, those that still have room."""
CROWNS_ON, TAKEN, ROOM = range(6, PLANES)
FIGURES = 5
"""Of a domino in a line: its number, terrain + 1 and crowns of its left half and of its right half."""


@record
class Observation(Record):
    """All seats know the same, so it differs from seat to seat only in who comes first. Where nothing lies stands 0.

    What each seat sees in its own way comes first, then what all see alike.
    """

    boards: list[list[list[Row]]] = field(
        "u1",
        L.PLAYERS,
        PLANES,
        8,
        8,
        doc="of each seat: planes 0 to 5 the terrains, 6 crowns, 7 taken, 8 room; rows; columns",
    )
    line_seat: Row = field("i1", L.SLOTS, doc="of the dominoes that are being placed: the seat + 1")
    next_seat: Row = field("i1", L.SLOTS, doc="of the dominoes that are being claimed: the seat + 1; 0: nobody yet")
    kings: Row = field("i1", 4, doc="in the opening: the seats + 1 in the order of their kings")
    discarded: Row = field("u1", L.PLAYERS, doc="1: the seat has discarded a domino")
    points: Row = field("i2", L.PLAYERS, doc="of the properties of the present game")
    bonus: Row = field("i1", L.PLAYERS, doc="what Middle Kingdom and Harmony would add if the game ended now")
    totals: Row = field("i2", L.PLAYERS, doc="scores of the finished games of a Dynasty")
    mover: int = field("i1", doc="the seat that acts + 1; 0: the game is over")
    line: list[Row] = field("i1", L.SLOTS, FIGURES, doc="the dominoes that are being placed, ascending")
    next: list[Row] = field("i1", L.SLOTS, FIGURES, doc="the dominoes that are being claimed, ascending")
    unseen: Row = field("u1", 48, doc="1: nobody has seen the domino of this number - 1")
    phase: int = field("i1", doc="OPENING, PLACING, CLAIMING or OVER")
    turn: int = field("i1", doc="index of the acting king, in `kings` (opening) or in `line`")
    left: int = field("i1", doc="dominoes of the deck")
    number: int = field("i1", doc="the present game of a Dynasty, from 1")
    games: int = field("i1", doc="games of the Dynasty: 3, else 1")
    players: int = field("i1", doc="2..4")
    side: int = field("i1", doc="greatest width and height of a kingdom: 5 or 7")
    in_play: int = field("i1", doc="dominoes of a game: 24, 36 or 48")
    order: int = field("i1", doc="KINGS or SNAKE")
    middle: int = field("i1", doc="MIDDLE_OFF, MIDDLE_SYMMETRIC or MIDDLE_WINDOW")
    harmony: int = field("i1", doc="1: Harmony is played")


ALIKE = fields_from(Observation, "line")
"""The fields that are the same for all seats."""

WORDS = 10
"""Of a board as bits: the six terrains, the bits of 1 and 2 of the number of crowns, the squares that are taken, those
that still have room."""
LOW_CROWNS, HIGH_CROWNS, TAKEN_BITS, ROOM_BITS = range(6, WORDS)

BitObservation = with_field(
    Observation,
    "boards",
    field("u8", L.PLAYERS, WORDS, doc="of each seat: bit 8 x row + column of a word is a square (layout)"),
    "The same, but a plane of a board is one word of 64 bits.",
)


_FIGURES = np.array(
    [[0] * FIGURES]
    + [
        [domino, TERRAIN[domino][0] + 1, CROWNS[domino][0], TERRAIN[domino][1] + 1, CROWNS[domino][1]]
        for domino in range(1, 49)
    ],
    np.int8,
)
"""The figures of each domino."""
_BYTE = word(255)
_SPREAD = np.array([[row >> x & 1 for x in range(8)] for row in range(256)], np.uint8)
"""The squares of a row, by its byte."""


@rule
def observe_domino(domino: int, out: Row) -> None:
    """Fill the figures of a domino in a line; 0: there is none."""
    for i in range(FIGURES):
        out[i] = _FIGURES[domino][i]


@rule
def observe_squares(squares: int, out: list[Row]) -> None:
    """Fill a plane: 1 on each of these squares, else 0."""
    for y in range(8):
        row = i64(u64(squares >> u64(8 * y)) & _BYTE)
        for x in range(8):
            out[y][x] = _SPREAD[row][x]


@rule
def observe_board(s: L.State, p: int, out: list[list[Row]]) -> None:
    """Fill the planes of a kingdom."""
    for terrain in range(6):
        observe_squares(s.squares[p][terrain], out[terrain])
    observe_squares(s.crowns[p][0], out[CROWNS_ON])
    left = s.crowns[p][1]
    while left != L.ZERO:
        square = lowest(left)
        out[CROWNS_ON][square >> 3][square & 7] += 2
        left = u64(left & (left - L.ONE))
    observe_squares(s.taken[p], out[TAKEN])
    observe_squares(s.room[p], out[ROOM])


@rule
def observe(s: L.State, seat: int, o: Observation) -> None:
    """Fill an observation of zeros, or one of the same game, with what a seat may know."""
    for n in range(s.players):
        observe_board(s, (seat + n) % s.players, o.boards[n])
    observe_figures(s, seat, o)


@rule
def observe_bits(s: L.State, seat: int, o: Any) -> None:
    """The same, with boards as bits. o: a `BitObservation`, a class that is made of another one."""
    for n in range(s.players):
        p = (seat + n) % s.players
        for terrain in range(6):
            o.boards[n][terrain] = s.squares[p][terrain]
        o.boards[n][LOW_CROWNS] = s.crowns[p][0]
        o.boards[n][HIGH_CROWNS] = s.crowns[p][1]
        o.boards[n][TAKEN_BITS] = s.taken[p]
        o.boards[n][ROOM_BITS] = s.room[p]
    observe_figures(s, seat, o)


@rule
def observe_figures(s: L.State, seat: int, o: Observation) -> None:
    """Fill in all but the boards."""
    for n in range(s.players):
        p = (seat + n) % s.players
        o.discarded[n] = 0 if s.discarded[p] == L.ZERO else 1
        o.points[n] = points(s, p)
        o.bonus[n] = bonus(s, p)
        total = 0
        for game in range(s.number - 1):
            total += s.totals[game][p]
        o.totals[n] = total
    for i in range(L.SLOTS):
        placing = s.phase in (L.PLACING, L.CLAIMING) and i < s.in_line
        observe_domino(s.line[i] if placing else 0, o.line[i])
        o.line_seat[i] = seen_from(s, seat, s.line_seat[i]) if placing else 0
        claiming = s.phase != L.OVER and i < s.in_next
        observe_domino(s.next[i] if claiming else 0, o.next[i])
        o.next_seat[i] = seen_from(s, seat, s.next_seat[i]) if claiming else 0
        o.kings[i] = seen_from(s, seat, s.kings[i]) if s.phase == L.OPENING and i < s.kings_left else 0
    for i in range(48):
        o.unseen[i] = 0
    for i in range(s.drawn, s.deck_end if s.in_play == 48 else 48):
        if s.deck[i] > 0:
            o.unseen[s.deck[i] - 1] = 1
    o.phase = s.phase
    o.mover = seen_from(s, seat, L.to_move(s))
    o.turn = 0 if s.phase == L.OVER else s.turn
    o.left = s.deck_end - s.drawn
    o.number = s.number
    o.games = s.games
    o.players = s.players
    o.side = s.side
    o.in_play = s.in_play
    o.order = s.order
    o.middle = s.middle
    o.harmony = s.harmony
