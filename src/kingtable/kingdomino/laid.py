"""Which dominoes lie in a kingdom of a position, and where: read, and held against its squares."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from kingtable.engine.errors import InvalidPosition
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.dominoes import CROWNS, DOMINOES, LETTERS, TERRAIN
from kingtable.kingdomino.notation import COMPASS, Square, is_domino, kingdom_of

_PLACEMENT = re.compile(r"(\d{1,2})@(-?\d),(-?\d)>([ENWS])", re.ASCII)

_SQUARES = Counter(
    (int(TERRAIN[domino][half]), int(CROWNS[domino][half])) for domino in range(1, DOMINOES + 1) for half in (0, 1)
)
"""How many squares of each kind there are."""


def dominoes_of(s: L.State, p: int) -> int:
    """How many dominoes lie in a kingdom."""
    return s.taken[p].bit_count() // 2


def check_kingdoms(s: L.State) -> None:
    """Hold the squares of all kingdoms against the dominoes: two squares each, of kinds that exist, and each square can
    be reached from the castle. Whether dominoes can lie so is not checked.

    Raises InvalidPosition.
    """
    for p in range(s.players):
        kingdom = kingdom_of(s, p)
        for terrain, crowns in kingdom.values():
            if not _SQUARES[terrain, crowns]:
                raise InvalidPosition("position-squares", field=f"kingdoms[{p}]", square=f"{LETTERS[terrain]}{crowns}")
        if len(kingdom) % 2:
            raise InvalidPosition("position-kingdom-odd", field=f"kingdoms[{p}]", count=len(kingdom))
        reached, more = {(0, 0)}, {(0, 0)}
        while more:
            more = {(x + dx, y + dy) for x, y in more for dx, dy in L.STEPS} & kingdom.keys() - reached
            reached |= more
        if len(reached) <= len(kingdom):
            raise InvalidPosition("position-kingdom-apart", field=f"kingdoms[{p}]")


def read_laid(s: L.State, given: Any) -> list[int]:
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
            told = _PLACEMENT.fullmatch(text) if isinstance(text, str) else None
            if told is None or not is_domino(domino := int(told[1])):
                raise InvalidPosition("position-laid", field=f"laid[{p}][{i}]")
            x, y, direction = int(told[2]), int(told[3]), COMPASS.index(told[4])
            dx, dy = L.STEPS[direction]
            ends = ((x, y), (x + dx, y + dy))
            faces = [(int(TERRAIN[domino][half]), int(CROWNS[domino][half])) for half in (0, 1)]
            fits = [kingdom.get(end) for end in ends] == faces and covered.isdisjoint(ends)
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
