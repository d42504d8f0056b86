"""Can the 48 dominoes make these kingdoms? And if they cannot: which square was misread?

People read kingdoms off a real table square by square. A kingdom is made of dominoes, each of which is in the box once,
so most misreadings show themselves: no set of dominoes makes them. `possible` covers all kingdoms at once, `covering`
chooses dominoes that do so, `repairs` finds the single squares that put it right, and `findings` names the mistakes
that show without a search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from kingtable.kingdomino.dominoes import CROWNS, DOMINOES, LETTERS, TERRAIN
from kingtable.kingdomino.shown.notation import Kingdom, Square

STEPS = 4_000
"""How many dominoes a search lays at most: a kingdom that was really played takes about 50 in all."""

REPAIR_STEPS = 10_000
"""How many dominoes `repairs` lays at most, all its searches together."""

KINDS = 24
_FACES = [tuple(4 * int(TERRAIN[n][half]) + int(CROWNS[n][half]) for half in range(2)) for n in range(1, DOMINOES + 1)]
IN_BOX = Counter(kind for face in _FACES for kind in face)
"""How many squares of each kind the box has. A kind is 4 × terrain + crowns."""

Finding = Literal["kind", "count", "odd", "loose", "crownless"]


class Found(NamedTuple):
    """Something that no box holds, or that is seldom meant.

    what: "kind", a square that no domino has (W3); "count", more squares of a kind than the box has (two M3); "odd", an
    odd number of squares; "loose", squares that do not hang together with the castle; "crownless", no crown at all.
    kingdom: its index; None for a count, which is over all kingdoms. squares: which they are; for "odd" and "crownless"
    none. kind: as it is written, "" but for "kind" and "count". there, most: how many there are, how many there may be.
    """

    what: Finding
    kingdom: int | None
    squares: tuple[tuple[int, int, int], ...]
    kind: str
    there: int
    most: int


class Repair(NamedTuple):
    """One square that may have been misread: with this terrain and these crowns instead, the dominoes suffice."""

    kingdom: int
    square: Square
    terrain: int
    crowns: int


def possible(kingdoms: Sequence[Kingdom], steps: int = STEPS) -> bool | None:
    """Whether the 48 dominoes can make these kingdoms, each domino at most once over all of them.

    Returns None where `steps` dominoes were laid without finding out. How the dominoes came there is not asked: they
    may lie loose.
    """
    return _Board(kingdoms).covered(_Steps(steps))


def covering(
    kingdoms: Sequence[Kingdom], box: Iterable[int], below: Callable[[int], int], steps: int = STEPS
) -> list[list[int]] | None:
    """Choose dominoes of a box that make these kingdoms, each domino at most once: for each kingdom their numbers.

    box: the numbers of the dominoes that may lie there. below: draws a number from 0 below another one; it makes each
    choice that is open. Returns None where none is found in `steps` dominoes that are laid.
    """
    numbers: dict[tuple[int, int], list[int]] = {}
    for domino in box:
        one, other = _FACES[domino - 1]
        numbers.setdefault((min(one, other), max(one, other)), []).append(domino)
    board = _Board(kingdoms, [domino for alike in numbers.values() for domino in alike], below)
    if not board.covered(_Steps(steps)):
        return None
    chosen: list[list[int]] = [[] for _ in kingdoms]
    for one, other in board.pairs:
        kinds = board.kinds[one], board.kinds[other]
        alike = numbers[min(kinds), max(kinds)]
        chosen[board.places[one][0]].append(alike.pop(below(len(alike))))
    return chosen


def repairs(kingdoms: Sequence[Kingdom], steps: int = REPAIR_STEPS) -> list[Repair]:
    """The single squares that make possible what is not, each with what it may be instead.

    Those in which only the crowns change come first. Returns none where the kingdoms are possible, where no single
    square helps, and those found so far where `steps` dominoes were laid.
    """
    board, left = _Board(kingdoms), _Steps(steps)
    if board.covered(left) is not False:
        return []
    found: list[Repair] = []
    for cell, (kingdom, square) in enumerate(board.places):
        was = board.kinds[cell]
        for kind in IN_BOX:
            board.kinds[cell] = kind
            if kind != was and board.covered(left):
                found.append(Repair(kingdom, square, kind // 4, kind % 4))
        board.kinds[cell] = was
    given = [kingdom[square][0] for kingdom, square in ((kingdoms[one.kingdom], one.square) for one in found)]
    return [one for one, _ in sorted(zip(found, given, strict=True), key=lambda pair: pair[0].terrain != pair[1])]


def findings(kingdoms: Sequence[Kingdom], elsewhere: Iterable[int] = ()) -> list[Found]:
    """Name everything in these kingdoms that no box holds, or that people seldom mean; this needs no search.

    elsewhere: the dominoes that lie in no kingdom.
    """
    left = IN_BOX - Counter(kind for domino in elsewhere for kind in _FACES[domino - 1])
    found: list[Found] = []
    places: dict[int, list[tuple[int, int, int]]] = {}
    for number, kingdom in enumerate(kingdoms):
        for (x, y), (terrain, crowns) in kingdom.items():
            places.setdefault(4 * terrain + crowns, []).append((number, x, y))
        if len(kingdom) % 2:
            found.append(Found("odd", number, (), "", len(kingdom), len(kingdom) - 1))
        if loose := _loose(kingdom):
            apart = tuple((number, x, y) for x, y in sorted(loose))
            found.append(Found("loose", number, apart, "", len(loose), 0))
        if kingdom and not any(crowns for _, crowns in kingdom.values()):
            found.append(Found("crownless", number, (), "", 0, 0))
    for kind, squares in sorted(places.items()):
        if len(squares) > left[kind]:
            what: Finding = "count" if IN_BOX[kind] else "kind"
            written = f"{LETTERS[kind // 4]}{kind % 4}"
            found.append(Found(what, None, tuple(squares), written, len(squares), left[kind]))
    return found


def _loose(kingdom: Kingdom) -> set[Square]:
    """The squares from which no way of squares leads to the castle."""
    loose, ways = set(kingdom), [(0, 0)]
    while ways:
        for square in around(*ways.pop()):
            if square in loose:
                loose.remove(square)
                ways.append(square)
    return loose


def around(x: int, y: int) -> Iterator[Square]:
    """The four squares beside one."""
    yield from ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))


class _Steps:
    """How many dominoes may still be laid."""

    def __init__(self, left: int) -> None:
        self.left = left


def _first(n: int) -> int:
    return 0


class _Board:
    """The squares of all kingdoms as cells in a row, with their kinds and neighbours.

    dominoes: what may lie there. below: draws which way is tried first. pairs: the cells of each domino, once covered.
    """

    def __init__(
        self,
        kingdoms: Sequence[Kingdom],
        dominoes: Iterable[int] = range(1, DOMINOES + 1),
        below: Callable[[int], int] = _first,
    ) -> None:
        self.pairs: list[tuple[int, int]] = []
        self._below = below
        self._box = [0] * (KINDS * KINDS)  # by two kinds of square: how many dominoes have them as their halves
        self._squares = Counter[int]()
        for domino in dominoes:
            one, other = _FACES[domino - 1]
            self._put(one, other, 1)
            self._squares.update((one, other))
        self.places = [(number, square) for number, kingdom in enumerate(kingdoms) for square in sorted(kingdom)]
        cells = {place: cell for cell, place in enumerate(self.places)}
        self.kinds = [4 * terrain + crowns for terrain, crowns in (kingdoms[n][square] for n, square in self.places)]
        self._beside = [[cells[n, near] for near in around(*square) if (n, near) in cells] for n, square in self.places]

    def covered(self, steps: _Steps) -> bool | None:
        """Whether dominoes cover every cell; None where the steps ran out."""
        if len(self.kinds) % 2 or Counter(self.kinds) - self._squares:
            return False
        self.pairs.clear()
        return self._cover(set(range(len(self.kinds))), steps)

    def _put(self, one: int, other: int, count: int) -> None:
        """Put dominoes of two kinds of square into the box."""
        self._box[one * KINDS + other] += count
        if one != other:
            self._box[other * KINDS + one] += count

    def _cover(self, bare: set[int], steps: _Steps) -> bool | None:
        """Cover the bare cells with what is left in the box: always the cell first that has the fewest ways."""
        fewest, first, ways = 5, -1, []
        kinds, beside, box = self.kinds, self._beside, self._box
        for cell in bare:
            row = kinds[cell] * KINDS
            found = [near for near in beside[cell] if near in bare and box[row + kinds[near]]]
            if len(found) < fewest:
                fewest, first, ways = len(found), cell, found
                if fewest == 0:
                    return False
        if first < 0:
            return True
        bare.remove(first)
        answer: bool | None = False
        while ways:
            if steps.left <= 0:
                answer = None
                break
            steps.left -= 1
            near = ways.pop(self._below(len(ways)))
            self._put(kinds[first], kinds[near], -1)
            self.pairs.append((first, near))
            bare.remove(near)
            answer = self._cover(bare, steps)
            bare.add(near)
            self._put(kinds[first], kinds[near], 1)
            if answer is not False:
                break
            self.pairs.pop()
        bare.add(first)
        return answer
