"""Notation of squares, kingdoms and actions (docs/reference/notation.md).

Squares `W0`..`M3`, castle `CC`, empty `..`; a kingdom is rows from top to bottom, separated by newlines or ` / `.
Actions: `=23` claims, `17@1,0>E` places the left half at (1, 0) and the right half to the east, `17x` discards.
"""

from __future__ import annotations

import re

from kingtable.engine.errors import IllegalAction, Refused
from kingtable.engine.piecewise import Numbers
from kingtable.engine.text import cut
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.dominoes import DOMINOES, DOUBLE, LETTERS

COMPASS = "ENWS"
_ACTION = re.compile(r"=(\d{1,2})|(\d{1,2})x|(\d{1,2})@(-?\d),(-?\d)>([ENWS])", re.ASCII)

NUMBERS = (
    Numbers(0, L.SLOTS - 1, "=<domino>", "claim the domino in this place of the line `next`"),
    Numbers(
        L.PLACE,
        L.DISCARD - 1,
        "<domino>@<x>,<y>><direction>",
        "place the domino: 4 + 4 × square + direction. Square: 8 × row + column of the left half, as in `boards`. "
        "Direction of the right half: east 0, north 1, west 2, south 3",
    ),
    Numbers(L.DISCARD, L.DISCARD, "<domino>x", "discard the domino, where it fits nowhere"),
)

Square = tuple[int, int]
Kingdom = dict[Square, tuple[int, int]]
"""The squares of a kingdom without the castle: (x, y) -> (terrain, crowns)."""

_PLACES = [
    (square & 7, (square + dx) & 7, square >> 3, ((square >> 3) + dy) & 7, letter)
    for square in range(64)
    for (dx, dy), letter in zip(L.STEPS, COMPASS, strict=True)
]
"""By placement: column and row of the left half and of the right one on the torus, and the direction."""


def halves(s: L.State, p: int, action: int) -> tuple[Square, Square]:
    """The squares (x, y) of the left and the right half of a placement in a kingdom as it is now."""
    column, next_column, row, next_row, _ = _PLACES[action - L.PLACE]
    low_x, low_y, high_x, high_y = s.box[p]
    x, y = L.unrolled.plain(column, next_column, low_x, high_x), L.unrolled.plain(row, next_row, low_y, high_y)
    dx, dy = L.STEPS[(action - L.PLACE) % 4]
    return (x, y), (x + dx, y + dy)


def written(s: L.State, action: int) -> str:
    """An action of the seat to move, in notation."""
    if action < L.PLACE:
        return f"={s.next[action]}"
    domino, seat = s.line[s.turn], s.line_seat[s.turn]
    if action == L.DISCARD:
        return f"{domino}x"
    column, next_column, row, next_row, letter = _PLACES[action - L.PLACE]
    low_x, low_y, high_x, high_y = s.box[seat]
    x, y = L.unrolled.plain(column, next_column, low_x, high_x), L.unrolled.plain(row, next_row, low_y, high_y)
    return f"{domino}@{x},{y}>{letter}"


def placement(s: L.State, p: int, domino: int, action: int) -> str:
    """A placement that lies in a kingdom already, in notation."""
    column, _, row, _, letter = _PLACES[action - L.PLACE]
    low_x, low_y, _, _ = s.box[p]
    return f"{domino}@{low_x + (column - low_x & 7)},{low_y + (row - low_y & 7)}>{letter}"


def understood(s: L.State, text: str, legal: list[int]) -> int:
    """The action that a text means for the seat to move.

    Raises IllegalAction, whose text says which rule refuses it.
    """
    match = _ACTION.fullmatch(text.strip()) if isinstance(text, str) else None
    if match is None:
        raise IllegalAction("refuse-notation", text=cut(text, 40))
    if s.phase == L.OVER:
        raise IllegalAction("refuse-over", rule="K-118")
    claimed, discarded, placed, *where = match.groups()
    if claimed:
        return _claim(s, int(claimed))
    if s.phase == L.OPENING:
        raise IllegalAction("refuse-place-in-opening", rule="K-063")
    if s.phase == L.CLAIMING:
        raise IllegalAction("refuse-already-placed", rule="K-085", domino=s.line[s.turn])
    domino = s.line[s.turn]
    if int(discarded or placed) != domino:
        raise IllegalAction("refuse-other-domino", rule="K-084", domino=domino, named=int(discarded or placed))
    if discarded:
        if legal != [L.DISCARD]:
            raise IllegalAction("refuse-discard", rule="K-109", domino=domino, places=len(legal))
        return L.DISCARD
    return _placement(s, domino, int(where[0]), int(where[1]), COMPASS.index(where[2]), legal)


def _claim(s: L.State, domino: int) -> int:
    if s.phase == L.PLACING:
        raise IllegalAction("refuse-place-first", rule="K-086", domino=s.line[s.turn])
    if domino not in s.next[: s.in_next]:
        line = ", ".join(map(str, s.next[: s.in_next]))
        raise IllegalAction("refuse-not-in-line", rule="K-088", domino=domino, line=line)
    slot = s.next.index(domino)
    if s.next_seat[slot] != L.NOBODY:
        raise IllegalAction("refuse-taken", rule="K-069", domino=domino, seat=s.next_seat[slot] + 1)
    return slot


def _placement(s: L.State, domino: int, x: int, y: int, direction: int, legal: list[int]) -> int:
    seat = s.line_seat[s.turn]
    dx, dy = L.STEPS[direction]
    if DOUBLE[domino] and direction >= 2:  # the same placement, written from its other half
        x, y, direction, dx, dy = x + dx, y + dy, direction - 2, -dx, -dy
    ends = ((x, y), (x + dx, y + dy))
    action = L.PLACE + 4 * ((y & 7) * 8 + (x & 7)) + direction
    if action in legal and halves(s, seat, action) == ends:
        return action
    low_x, low_y, high_x, high_y = s.box[seat]
    xs, ys = [low_x, high_x, x, x + dx], [low_y, high_y, y, y + dy]
    kingdom = kingdom_of(s, seat)
    if any(end == (0, 0) or end in kingdom for end in ends):
        raise IllegalAction("refuse-overlap", rule="K-084", domino=domino)
    if max(xs) - min(xs) >= s.side or max(ys) - min(ys) >= s.side:
        raise IllegalAction("refuse-room", rule="K-162" if s.side == 7 else "K-099", domino=domino, side=s.side)
    raise IllegalAction("refuse-touch", rule="K-103", domino=domino)


def kingdom_of(s: L.State, p: int) -> Kingdom:
    """The squares of a kingdom, without the castle."""
    low_x, low_y, high_x, high_y = s.box[p]
    kingdom: Kingdom = {}
    for x in range(low_x, high_x + 1):
        for y in range(low_y, high_y + 1):
            bit = 1 << ((y & 7) * 8 + (x & 7))
            for terrain in range(6):
                if s.squares[p][terrain] & bit:
                    crowns = bool(s.crowns[p][0] & bit) + 2 * bool(s.crowns[p][1] & bit)
                    kingdom[x, y] = (terrain, crowns)
    return kingdom


def diagram(s: L.State, p: int) -> str:
    """A kingdom as rows from top to bottom, joined by ` / `."""
    kingdom = kingdom_of(s, p)
    low_x, low_y, high_x, high_y = s.box[p]

    def square(x: int, y: int) -> str:
        if (x, y) == (0, 0):
            return "CC"
        terrain, crowns = kingdom.get((x, y), (-1, 0))
        return f"{LETTERS[terrain]}{crowns}" if terrain >= 0 else ".."

    rows = (" ".join(square(x, y) for x in range(low_x, high_x + 1)) for y in range(high_y, low_y - 1, -1))
    return " / ".join(rows)


def read_diagram(text: str, side: int) -> Kingdom:
    """The squares of a written kingdom.

    Raises Refused (the caller names the field): a square that is none, ragged rows, no castle or several, too wide.
    """
    rows = [row.split() for row in re.split(r"\n|/", text) if row.strip()] if isinstance(text, str) else []
    if not rows:
        raise Refused("position-kingdom-empty")
    for j, row in enumerate(rows):
        for i, square in enumerate(row):
            if square not in ("CC", "..") and not re.fullmatch(r"[WFLPSM][0-3]", square, re.ASCII):
                raise Refused("position-kingdom-square", square=square[:12], row=j + 1, column=i + 1)
    if len({len(row) for row in rows}) > 1:
        raise Refused("position-kingdom-ragged", lengths=", ".join(str(len(row)) for row in rows))
    castles = [(i, j) for j, row in enumerate(rows) for i, square in enumerate(row) if square == "CC"]
    if len(castles) != 1:
        raise Refused("position-kingdom-castles", count=len(castles))
    ((castle_i, castle_j),) = castles
    kingdom: Kingdom = {}
    for j, row in enumerate(rows):
        for i, square in enumerate(row):
            if square not in ("CC", ".."):
                kingdom[i - castle_i, castle_j - j] = (LETTERS.index(square[0]), int(square[1]))
    for axis in (0, 1):
        ends = [at[axis] for at in kingdom] + [0]
        if max(ends) - min(ends) >= side:
            raise Refused("position-kingdom-wide", side=side, width=max(ends) - min(ends) + 1)
    return kingdom


def is_domino(number: object) -> bool:
    """Whether this is the number of a domino."""
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= DOMINOES
