"""What a seat may know of a game of Kingdomino, as arrays of numbers. Seats are counted from the one that looks."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule, u64
from kingtable.engine.machine import seen_from
from kingtable.engine.record import Row, field, record
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.dominoes import CROWNS, TERRAIN
from kingtable.kingdomino.scoring import bonus, points

PLANES = 9
"""Of a board: the six terrains, the number of crowns, the squares that are taken, those that still have room."""
CROWNS_ON, TAKEN, ROOM = range(6, PLANES)
FIGURES = 6
"""Of a domino in a line: its number, terrain + 1 and crowns of its left half and of its right half, its seat + 1."""


@record
class Observation:
    """All seats know the same, so it differs from seat to seat only in who comes first. Where nothing lies stands 0."""

    boards: list[list[list[Row]]] = field("u1", L.PLAYERS, PLANES, 8, 8, doc="of each seat, by row and column (layout)")
    line: list[Row] = field("i1", L.SLOTS, FIGURES, doc="the dominoes that are being placed, ascending")
    next: list[Row] = field("i1", L.SLOTS, FIGURES, doc="the dominoes that are being claimed, ascending")
    kings: Row = field("i1", 4, doc="in the opening: the seats + 1 in the order of their kings")
    unseen: Row = field("u1", 48, doc="1: nobody has seen the domino of this number - 1")
    discarded: Row = field("u1", L.PLAYERS, doc="1: the seat has discarded a domino")
    points: Row = field("i2", L.PLAYERS, doc="of the properties of the present game")
    bonus: Row = field("i1", L.PLAYERS, doc="what Middle Kingdom and Harmony would add if the game ended now")
    totals: Row = field("i2", L.PLAYERS, doc="scores of the finished games of a Dynasty")
    phase: int = field("i1", doc="OPENING, PLACING, CLAIMING or OVER")
    mover: int = field("i1", doc="the seat that acts + 1; 0: the game is over")
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


@rule
def observe_domino(s: L.State, seat: int, domino: int, owner: int, out: Row) -> None:
    """Fill the figures of a domino in a line; 0: there is none."""
    for i in range(FIGURES):
        out[i] = 0
    if domino > 0:
        out[0] = domino
        for half in range(2):
            out[1 + 2 * half] = TERRAIN[domino][half] + 1
            out[2 + 2 * half] = CROWNS[domino][half]
        out[5] = seen_from(s, seat, owner)


@rule
def observe_board(s: L.State, p: int, out: list[list[Row]]) -> None:
    """Fill the planes of a kingdom."""
    for square in range(64):
        y, x, place = square >> 3, square & 7, u64(square)
        for terrain in range(6):
            out[terrain][y][x] = u64(s.squares[p][terrain] >> place) & L.ONE
        out[CROWNS_ON][y][x] = (u64(s.crowns[p][0] >> place) & L.ONE) + L.TWO * (u64(s.crowns[p][1] >> place) & L.ONE)
        out[TAKEN][y][x] = u64(s.taken[p] >> place) & L.ONE
        out[ROOM][y][x] = u64(s.room[p] >> place) & L.ONE


@rule
def observe(s: L.State, seat: int, o: Observation) -> None:
    """Fill an observation of zeros, or one of the same game, with what a seat may know."""
    for n in range(s.players):
        p = (seat + n) % s.players
        observe_board(s, p, o.boards[n])
        o.discarded[n] = 0 if s.discarded[p] == L.ZERO else 1
        o.points[n] = points(s, p)
        o.bonus[n] = bonus(s, p)
        total = 0
        for game in range(s.number - 1):
            total += s.totals[game][p]
        o.totals[n] = total
    for i in range(L.SLOTS):
        placing = s.phase in (L.PLACING, L.CLAIMING) and i < s.in_line
        observe_domino(s, seat, s.line[i] if placing else 0, s.line_seat[i], o.line[i])
        claiming = s.phase != L.OVER and i < s.in_next
        observe_domino(s, seat, s.next[i] if claiming else 0, s.next_seat[i], o.next[i])
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
