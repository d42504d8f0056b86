"""The properties of one kingdom, found once, and what a placement would add to those it touches.

The views of a table ask for the gain of every placement of every domino at every command. Building each kingdom again
for that would cost ten times as much; `scoring` stays what counts, and a test holds the two together.
"""

from __future__ import annotations

from typing import NamedTuple

from kingtable.kingdomino.dominoes import CROWNS, TERRAIN
from kingtable.kingdomino.layout import PLACE, State, beside

_BESIDE = [[beside.plain(square, direction) for direction in range(4)] for square in range(64)]
_HALVES = [
    tuple((int(TERRAIN[domino][half]), int(CROWNS[domino][half])) for half in range(2))
    for domino in range(len(TERRAIN))
]


class Property(NamedTuple):
    """A property: its terrain, its squares on the torus (K-125), its crowns."""

    terrain: int
    squares: list[int]
    crowns: int

    @property
    def points(self) -> int:
        """Squares times crowns (K-127)."""
        return len(self.squares) * self.crowns


class Properties:
    """All properties of a player's kingdom."""

    def __init__(self, s: State, p: int) -> None:
        self.found: list[Property] = []
        self._at: dict[int, Property] = {}
        few, many = s.crowns[p]
        for terrain in range(6):
            left = s.squares[p][terrain]
            while left:
                whole = [(left & -left).bit_length() - 1]
                left &= left - 1
                for square in whole:  # grows while it is walked
                    for neighbour in _BESIDE[square]:
                        if left >> neighbour & 1:
                            left &= ~(1 << neighbour)
                            whole.append(neighbour)
                crowns = sum((few >> square & 1) + 2 * (many >> square & 1) for square in whole)
                one = Property(terrain, whole, crowns)
                self.found.append(one)
                self._at.update(dict.fromkeys(whole, one))

        self.points = sum(one.points for one in self.found)

    def gain(self, domino: int, action: int) -> int:
        """The points that a placement adds."""
        left = (action - PLACE) >> 2
        right = _BESIDE[left][(action - PLACE) & 3]
        (first, crowns), (second, more) = _HALVES[domino]
        if first == second:
            return self._joined(first, 2, crowns + more, (*_BESIDE[left], *_BESIDE[right]))
        return self._joined(first, 1, crowns, _BESIDE[left]) + self._joined(second, 1, more, _BESIDE[right])

    def _joined(self, terrain: int, size: int, crowns: int, around: list[int] | tuple[int, ...]) -> int:
        """What new squares add that join the properties of their terrain around them."""
        before = 0
        touched: list[Property] = []
        for square in around:
            one = self._at.get(square)
            if one is not None and one.terrain == terrain and not any(one is other for other in touched):
                touched.append(one)
                before += one.points
                size += len(one.squares)
                crowns += one.crowns
        return size * crowns - before
