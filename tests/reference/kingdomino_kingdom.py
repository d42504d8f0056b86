"""Dominoes, and the kingdoms that are built of them: where a domino may lie, what a kingdom is worth.

A kingdom is never changed: placing a domino gives a new one. Squares are (x, y), the castle at (0, 0), x to the right,
y up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple

Square = tuple[int, int]
STEP: dict[str, Square] = {"E": (1, 0), "N": (0, 1), "W": (-1, 0), "S": (0, -1)}


class Refused(Exception):
    """A move against the rules; `rule` is the sentence that refuses it."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} ({rule})")
        self.rule = rule


# --- dominoes -------------------------------------------------------------------------------------------


class Tile(NamedTuple):
    """One square of land: its terrain (one of W F L P S M) and its crowns."""

    terrain: str
    crowns: int

    def __str__(self) -> str:
        return "CC" if self == CASTLE else f"{self.terrain}{self.crowns}"


CASTLE = Tile("C", 0)


class Domino(NamedTuple):
    """A domino is two squares long, one terrain to each (K-021); the number is on its back (K-020)."""

    number: int
    left: Tile
    right: Tile

    @property
    def double(self) -> bool:
        """Both halves alike: turning it round changes nothing."""
        return self.left == self.right


def tile(text: str) -> Tile:
    """`W1` is wheat with a crown, `CC` the castle."""
    return CASTLE if text == "CC" else Tile(text[0], int(text[1]))


PRINTED = """
    W0 W0, W0 W0, F0 F0, F0 F0, F0 F0, F0 F0, L0 L0, L0 L0, L0 L0, P0 P0, P0 P0, S0 S0,
    W0 F0, W0 L0, W0 P0, W0 S0, F0 L0, F0 P0, W1 F0, W1 L0, W1 P0, W1 S0, W1 M0, F1 W0,
    F1 W0, F1 W0, F1 W0, F1 L0, F1 P0, L1 W0, L1 W0, L1 F0, L1 F0, L1 F0, L1 F0, W0 P1,
    L0 P1, W0 S1, P0 S1, M1 W0, W0 P2, L0 P2, W0 S2, P0 S2, M2 W0, S0 M2, S0 M2, W0 M3"""

# The 48 dominoes by number (K-019).
DOMINOES: dict[int, Domino] = {
    number: Domino(number, *(tile(half) for half in halves.split()))
    for number, halves in enumerate(PRINTED.split(","), start=1)
}


# --- a kingdom ------------------------------------------------------------------------------------------


class Placement(NamedTuple):
    """Domino `number` with its left half on `left` and its right half on `right`."""

    number: int
    left: Square
    right: Square

    def __str__(self) -> str:
        left, right = self.left, self.right
        if DOMINOES[self.number].double:  # one notation for one placement: the lower or left square first
            left, right = sorted((left, right))
        towards = next(name for name, step in STEP.items() if beyond(left, step) == right)
        return f"{self.number}@{left[0]},{left[1]}>{towards}"


class Property(NamedTuple):
    """Squares of one terrain joined horizontally or vertically (K-125)."""

    terrain: str
    squares: frozenset[Square]
    crowns: int

    @property
    def points(self) -> int:
        """Its squares times its crowns (K-127); without a crown nothing (K-130)."""
        return len(self.squares) * self.crowns


def beyond(square: Square, step: Square) -> Square:
    return square[0] + step[0], square[1] + step[1]


def neighbours(square: Square) -> list[Square]:
    """The four squares beside it; diagonal contact is no contact (K-105, K-106)."""
    return [beyond(square, step) for step in STEP.values()]


@dataclass(frozen=True)
class Kingdom:
    """The squares round one castle, within a frame of `side` x `side` squares (K-099, K-162)."""

    side: int = 5
    squares: dict[Square, Tile] = field(default_factory=lambda: {(0, 0): CASTLE})

    # Where a domino may lie

    def joins(self, terrain: str) -> set[Square]:
        """The empty squares where this terrain joins: beside the castle, which is wild (K-101, K-102),
        or beside a square of the same terrain (K-103)."""
        return {
            beside
            for square, there in self.squares.items()
            if there == CASTLE or there.terrain == terrain
            for beside in neighbours(square)
            if beside not in self.squares
        }

    @cached_property
    def box(self) -> tuple[int, int, int, int]:
        """Least x, least y, greatest x, greatest y; the castle counts (K-100)."""
        xs, ys = [x for x, _ in self.squares], [y for _, y in self.squares]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def is_full(self) -> bool:
        """Whether every square of its frame is covered."""
        return len(self.squares) == self.side**2

    def fits(self, *squares: Square) -> bool:
        """Whether the kingdom with these squares stays within its frame (K-099, K-111). The castle need
        not be the middle of it and may end at its edge (K-113, K-114)."""
        west, south, east, north = self.box
        for x, y in squares:
            west, south, east, north = min(west, x), min(south, y), max(east, x), max(north, y)
        return east - west < self.side and north - south < self.side

    def refuse(self, placement: Placement) -> None:
        """Raise `Refused` where this placement breaks a rule."""
        number, left, right = placement
        domino = DOMINOES[number]
        if left in self.squares or right in self.squares:
            raise Refused("K-021", "a domino covers two empty squares")
        # One of the two ways is enough (K-104), and one matching half is enough (K-107).
        if left not in self.joins(domino.left.terrain) and right not in self.joins(domino.right.terrain):
            raise Refused("K-103", "neither half joins the castle or its own terrain")
        if not self.fits(left, right):
            raise Refused("K-099", f"the kingdom would leave its {self.side}x{self.side} squares")

    def placements(self, number: int) -> list[Placement]:
        """Every different way to add this domino."""
        domino = DOMINOES[number]
        found = {
            Placement(number, at, beyond(at, step)) for at in self.joins(domino.left.terrain) for step in STEP.values()
        }
        found |= {
            Placement(number, beyond(at, step), at) for at in self.joins(domino.right.terrain) for step in STEP.values()
        }
        if domino.double:
            found = {Placement(number, *sorted((left, right))) for _, left, right in found}
        return [
            placement
            for placement in sorted(found)
            if placement.left not in self.squares
            and placement.right not in self.squares
            and self.fits(placement.left, placement.right)
        ]

    def add(self, placement: Placement) -> Kingdom:
        """The kingdom with this domino in it."""
        self.refuse(placement)
        number, left, right = placement
        domino = DOMINOES[number]
        return Kingdom(self.side, {**self.squares, left: domino.left, right: domino.right})

    # What it is worth

    @cached_property
    def properties(self) -> list[Property]:
        """A kingdom consists of several properties, several of one terrain too (K-126, K-129); the start
        tile belongs to none and joins none (K-131)."""
        found = []
        left_over = {square for square, there in self.squares.items() if there != CASTLE}
        while left_over:
            start = min(left_over)
            terrain = self.squares[start].terrain
            group, reached = set(), [start]
            while reached:
                square = reached.pop()
                if square in left_over and self.squares[square].terrain == terrain:
                    left_over.remove(square)
                    group.add(square)
                    reached += neighbours(square)
            crowns = sum(self.squares[square].crowns for square in group)  # there can be several (K-128)
            found.append(Property(terrain, frozenset(group), crowns))
        return found

    @cached_property
    def points(self) -> int:
        """The sum over its properties (K-132)."""
        return sum(each.points for each in self.properties)

    @cached_property
    def largest(self) -> int:
        """Squares of its largest property, crowned or not (K-138, K-139)."""
        return max((len(each.squares) for each in self.properties), default=0)

    @cached_property
    def crowns(self) -> int:
        """All its crowns (K-140)."""
        return sum(there.crowns for there in self.squares.values())

    def is_middle_kingdom(self, reading: Literal[True, "window"]) -> bool:
        """Whether the castle is in the centre (K-151..K-154): as far from the left edge of the kingdom as
        from the right one, and from the lower as from the upper. `window`, for the match-ups of 2018
        only: no square more than 2 (duel: 3) away."""
        west, south, east, north = self.box
        if reading == "window":
            return max(-west, -south, east, north) <= self.side // 2
        return -west == east and -south == north

    # As text

    @cached_property
    def diagram(self) -> str:
        """Rows from top to bottom."""
        west, south, east, north = self.box
        return " / ".join(
            " ".join(str(self.squares.get((x, y), "..")) for x in range(west, east + 1))
            for y in range(north, south - 1, -1)
        )

    @classmethod
    def read(cls, diagram: str, side: int = 5) -> Kingdom:
        rows = [row.split() for row in re.split(r"\n|/", diagram) if row.strip()]
        castle_row, castle_column = next((r, row.index("CC")) for r, row in enumerate(rows) if "CC" in row)
        return cls(
            side,
            {
                (column - castle_column, castle_row - r): tile(text)
                for r, row in enumerate(rows)
                for column, text in enumerate(row)
                if text != ".."
            },
        )
