"""Which dominoes lie in a kingdom of a position, and where: read, and held against its squares."""

# This module checks each value that strangers send; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import chain

from kingtable.engine.chance import below
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.errors import InvalidPosition
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.dominoes import CROWNS, DOMINOES, TERRAIN
from kingtable.kingdomino.shown.notation import COMPASS, Kingdom, Square, halves, is_domino, kingdom_of
from kingtable.kingdomino.shown.possible import covering, findings

_PLACEMENT = re.compile(r"(\d{1,2})@(-?\d),(-?\d)>([ENWS])", re.ASCII)


def dominoes_of(s: L.State, p: int) -> int:
    """How many dominoes lie in a kingdom."""
    return s.taken[p].bit_count() // 2


def members(mask: int) -> list[int]:
    """The dominoes of a set."""
    return [domino for domino in range(1, DOMINOES + 1) if mask >> domino & 1]


def check_kingdoms(s: L.State, elsewhere: Collection[int]) -> None:
    """Hold the squares of all kingdoms against the box: two squares for each domino, of kinds that exist, no more of a
    kind than there are, and each square can be reached from the castle. elsewhere: dominoes that lie in no kingdom.

    Raises InvalidPosition.
    """
    for found in findings([kingdom_of(s, p) for p in range(s.players)], elsewhere):
        field = "kingdoms" if found.kingdom is None else f"kingdoms[{found.kingdom}]"
        match found.what:
            case "kind":
                raise InvalidPosition("position-squares", field=f"kingdoms[{found.squares[0][0]}]", square=found.kind)
            case "count":
                at = ", ".join(f"kingdoms[{number}] ({x}, {y})" for number, x, y in found.squares)
                raise InvalidPosition(
                    "position-squares-many", field=field, square=found.kind, count=found.there, most=found.most, at=at
                )
            case "odd":
                raise InvalidPosition("position-kingdom-odd", field=field, count=found.there)
            case "loose":
                raise InvalidPosition("position-kingdom-apart", field=field)


def lying(s: L.State, elsewhere: Collection[int], claiming: int | None, first: int) -> list[int]:
    """Choose dominoes for the squares of which `laid` does not name the domino; the numbers of all that lie.

    elsewhere: dominoes that lie in no kingdom. claiming: the seat that has placed a domino lower than `first`, if any.
    Where dominoes cannot make the kingdoms (a study, not a game), as many are left out as squares of a kind lie.
    Raises InvalidPosition where nobody can have placed such a domino.
    """
    draw = partial(interpreted(below), s)
    known = [[laid // L.ACTIONS for laid in s.laid[p] if laid] for p in range(s.players)]
    named = [*chain(*known)]
    bare = [_without_laid(s, p) for p in range(s.players)]
    box = [domino for domino in range(1, DOMINOES + 1) if domino not in elsewhere and domino not in named]
    chosen = covering(bare, box, draw)
    placed_before = [] if claiming is None else [*known[claiming], *members(s.discarded[claiming])]
    if claiming is None or any(domino < first for domino in placed_before + (chosen[claiming] if chosen else [])):
        return named + ([*chain(*chosen)] if chosen else _as_many(bare, box, draw))
    lower = [domino for domino in box if domino < first]
    if chosen is None and lower:
        return named + _as_many(bare, box, draw)
    while lower:
        domino = lower.pop(draw(len(lower)))
        for rest in _without(bare[claiming], domino):
            kingdoms = [rest if p == claiming else kingdom for p, kingdom in enumerate(bare)]
            chosen = covering(kingdoms, [other for other in box if other != domino], draw)
            if chosen is not None:
                return [*named, domino, *chain(*chosen)]
    raise InvalidPosition("position-claiming-first", field="line", domino=first)


def _as_many(kingdoms: list[Kingdom], box: list[int], draw: Callable[[int], int]) -> list[int]:
    """Choose dominoes of a box that have the squares of all kingdoms, whichever lie beside each other, and none that
    the others make up for: of no kind of square are then more left than the box has beside the kingdoms."""
    spare = Counter(face for domino in box for face in _faces(domino))
    spare.subtract(face for kingdom in kingdoms for face in kingdom.values())
    chosen, left = list[int](), list(box)
    while left:
        domino = left.pop(draw(len(left)))
        if Counter(_faces(domino)) - spare:
            chosen.append(domino)
        else:
            spare.subtract(_faces(domino))
    return chosen


def _faces(domino: int) -> list[tuple[int, int]]:
    """Terrain and crowns of the left half and of the right half."""
    return [(int(TERRAIN[domino][half]), int(CROWNS[domino][half])) for half in (0, 1)]


def _without_laid(s: L.State, p: int) -> Kingdom:
    """The squares of a kingdom of which nobody named the domino."""
    named = {end for laid in s.laid[p] if laid for end in halves(s, p, laid % L.ACTIONS)}
    return {square: face for square, face in kingdom_of(s, p).items() if square not in named}


def _without(kingdom: Kingdom, domino: int) -> Iterator[Kingdom]:
    """Take a domino out of a kingdom, in each way in which it may lie there; give the squares that remain."""
    left, right = _faces(domino)
    for x, y in kingdom:
        for end in ((x + dx, y + dy) for dx, dy in L.STEPS):
            if kingdom[x, y] == left and kingdom.get(end) == right:
                yield {square: face for square, face in kingdom.items() if square not in ((x, y), end)}


def read_laid(s: L.State, given: object) -> list[int]:
    """Fill in the placements of a position whose kingdoms are read; the dominoes that lie, as far as they are known.

    Raises InvalidPosition, naming the field.
    """
    if given is None:
        return []
    if not isinstance(given, list) or len(given) != s.players:
        raise InvalidPosition("position-one-each", field="laid", players=s.players)
    found: list[int] = []
    for p, placements in enumerate(given):
        kingdom, covered, all_known = kingdom_of(s, p), set[Square](), True
        if not isinstance(placements, list) or 2 * len(placements) > len(kingdom):
            raise InvalidPosition("position-laid", field=f"laid[{p}]")
        for i, text in enumerate(placements):
            if text is None:
                all_known = False
                continue
            words = _PLACEMENT.fullmatch(text) if isinstance(text, str) else None
            if words is None or not is_domino(domino := int(words[1])):
                raise InvalidPosition("position-laid", field=f"laid[{p}][{i}]")
            x, y, direction = int(words[2]), int(words[3]), COMPASS.index(words[4])
            dx, dy = L.STEPS[direction]
            ends = ((x, y), (x + dx, y + dy))
            fits = [kingdom.get(end) for end in ends] == _faces(domino) and covered.isdisjoint(ends)
            if not fits or (all_known and not any(_touches(end, kingdom, covered) for end in ends)):
                raise InvalidPosition("position-laid", field=f"laid[{p}][{i}]")
            covered.update(ends)
            found.append(domino)
            s.laid[p][i] = L.ACTIONS * domino + L.PLACE + 4 * ((y & 7) * 8 + (x & 7)) + direction
    return found


def _touches(square: Square, kingdom: dict[Square, tuple[int, int]], covered: set[Square]) -> bool:
    """Whether a square lies beside the castle, or beside its own terrain (K-103)."""
    around = [(square[0] + dx, square[1] + dy) for dx, dy in L.STEPS]
    return (0, 0) in around or any(end in covered and kingdom[end][0] == kingdom[square][0] for end in around)
