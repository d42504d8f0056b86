"""A table of Kingdomino as a picture: the kingdoms side by side, below them both lines."""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.engine.picture import EDGE, INK, SEATS, box, picture, text
from kingtable.kingdomino.dominoes import CROWNS, TERRAIN, TERRAINS
from kingtable.kingdomino.protocol import FreeDomino, Kingdom, LineDomino, View
from kingtable.kingdomino.spec import SPEC

COLOURS = {
    "wheat": "#f4d170",
    "forest": "#2d6848",
    "water": "#5b9fd3",
    "pasture": "#9ecb6c",
    "swamp": "#8b7061",
    "mine": "#3a3843",
}
SIDE, GAP = 24, 18
_OF_SEAT = [SEATS[colour] for colour in SPEC.colours]


def drawn(view: View) -> str:
    """The picture of a view, as SVG."""
    kingdoms = view["kingdoms"]
    side = kingdoms[0]["side"] * SIDE
    parts = [
        part
        for seat, kingdom in enumerate(kingdoms)
        for part in _kingdom(GAP + seat * (side + GAP), GAP, side, seat, kingdom, view["to_move"] == seat)
    ]
    below = GAP + side + 34
    lines: list[Sequence[LineDomino | FreeDomino]] = [view["line"], view["next_line"]]
    for row, line in enumerate(lines):
        parts += [
            part for i, entry in enumerate(line) for part in _domino(GAP + i * 3.2 * SIDE, below + row * 34, entry)
        ]
    widest = max(len(kingdoms) * (side + GAP), 4 * 3.2 * SIDE) + GAP
    return picture(widest, below + 34 * 2 + 4, parts, f"Kingdomino, points {', '.join(map(str, view['scores']))}")


def _square(x: float, y: float, terrain: str, crowns: int) -> list[str]:
    light = terrain in ("wheat", "pasture")
    parts = [box(x, y, SIDE, SIDE, COLOURS[terrain], edge="#0003")]
    return parts + (
        [text(x + SIDE / 2, y + SIDE / 2, "♛" * crowns, size=9, fill=INK if light else "#ffe9a8", anchor="middle")]
        if crowns
        else []
    )


def _kingdom(x: float, y: float, side: float, seat: int, kingdom: Kingdom, moves: bool) -> list[str]:
    low_x, low_y, high_x, high_y = kingdom["box"]
    left = x + (side - (high_x - low_x + 1) * SIDE) / 2
    top = y + (side - (high_y - low_y + 1) * SIDE) / 2
    parts = [box(x, y, side, side, "#fff8", edge=EDGE)]
    for square in kingdom["squares"]:
        at = left + (square["x"] - low_x) * SIDE, top + (high_y - square["y"]) * SIDE
        if square["terrain"] == "castle":
            parts += [
                box(*at, SIDE, SIDE, _OF_SEAT[seat]),
                text(at[0] + SIDE / 2, at[1] + SIDE / 2, "♜", fill="white", anchor="middle"),
            ]
        else:
            parts += _square(*at, square["terrain"], square["crowns"])
    words = f"{'▶ ' if moves else ''}{seat}: {kingdom['score']}"
    return [*parts, text(x, y + side + 14, words, fill=_OF_SEAT[seat], bold=moves)]


def _domino(x: float, y: float, entry: LineDomino | FreeDomino) -> list[str]:
    number, seat = entry["domino"], entry["seat"]
    ring = [] if seat is None else [box(x - 3, y - 3, 2 * SIDE + 6, SIDE + 6, _OF_SEAT[seat], round=5)]
    halves = [
        part
        for half in (0, 1)
        for part in _square(x + half * SIDE, y, TERRAINS[TERRAIN[number][half]], int(CROWNS[number][half]))
    ]
    return [*ring, *halves, text(x + 2 * SIDE + 5, y + SIDE / 2, str(number), size=10)]
