"""The score pad: kingdoms from a real table, read square by square, with scores, ranks, ties, and what was misread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from kingtable.engine.errors import Refused
from kingtable.engine.front import from_position
from kingtable.engine.pad import Pad
from kingtable.kingdomino import protocol
from kingtable.kingdomino.dominoes import LETTERS, TERRAINS
from kingtable.kingdomino.shown.notation import Kingdom, read_diagram
from kingtable.kingdomino.shown.possible import Repair, around, findings, possible, repairs

MOST = 4
"""Kingdoms of one game."""
GAMES = 3
"""Games of a Dynasty (K-144)."""
REPAIRS = 12
"""How many repairs the answer names at most: a longer list helps nobody to find the square."""
SCORING, CHECKING = 5.0, 150.0
"""Milliseconds of a core: a check of kingdoms that were misread takes 60 on average, half a second at the very most."""


Score = Annotated[int, msgspec.Meta(ge=0, lt=1000)]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The rules that the kingdoms are scored by."""

    middle_kingdom: bool = False
    harmony: bool = False
    mighty_duel: bool = False
    dynasty: bool = False


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """Kingdoms as text.

    before: of a Dynasty, the scores of its games before this one, a number for each kingdom.
    The third game has the sums.
    check: also find out whether the 48 dominoes can make the kingdoms, and what was misread.
    """

    kingdoms: Annotated[list[Annotated[str, msgspec.Meta(max_length=400)]], msgspec.Meta(min_length=1, max_length=MOST)]
    options: Options = msgspec.field(default_factory=Options)
    before: Annotated[list[list[Score]], msgspec.Meta(max_length=GAMES - 1)] = msgspec.field(
        default_factory=list[list[Score]]
    )
    check: bool = False


def scored(form: Form) -> protocol.PadAnswer:
    """The kingdoms as a view shows them at the end of a game; one alone gets the score of a game against nobody.

    Raises Refused, naming the field.
    """
    if any(len(scores) != len(form.kingdoms) for scores in form.before):
        raise Refused("position-dynasty", field="before", games=GAMES)
    side = 7 if form.options.mighty_duel else 5
    kingdoms = [_read(text, number, side) for number, text in enumerate(form.kingdoms)]
    view = _view(kingdoms, form.options, form.before)
    if not form.check:
        return {"view": view, "check": None}
    found = possible(kingdoms)
    check: protocol.PadCheck = {
        "possible": found,
        "findings": [
            {
                "what": one.what,
                "kingdom": one.kingdom,
                "squares": [list(square) for square in one.squares],
                "square": one.kind,
                "there": one.there,
                "most": one.most,
            }
            for one in findings(kingdoms)
        ],
        "repairs": [
            _repaired(kingdoms[one.kingdom], one, view["kingdoms"][one.kingdom]["score"])
            for one in (repairs(kingdoms)[:REPAIRS] if found is False else [])
        ],
    }
    return {"view": view, "check": check}


def square_of(repair: protocol.PadRepair) -> str:
    """Write the square that a repair proposes, in notation: W1."""
    return _written(TERRAINS.index(repair["terrain"]), repair["crowns"])


def _written(terrain: int, crowns: int) -> str:
    return f"{LETTERS[terrain]}{crowns}"


def _read(text: str, number: int, side: int) -> Kingdom:
    try:
        return read_diagram(text, side)
    except Refused as refused:
        raise Refused(refused.key, field=f"kingdoms[{number}]", **refused.why) from None


def _view(kingdoms: Sequence[Kingdom], options: Options, before: list[list[int]]) -> protocol.View:
    """The view of a game that ended with these kingdoms. One that is not full has lost a domino: no Harmony.

    A Dynasty ends with its third game (K-144): the first and the second are each seen for themselves.
    """
    side = 7 if options.mighty_duel else 5
    full = [len(kingdom) + 1 == side * side for kingdom in kingdoms]
    given = [_text(kingdom) for kingdom in kingdoms]
    if len(kingdoms) == 1:
        given, full, before = [*given, "CC"], [*full, False], [[*scores, 0] for scores in before]
    last = options.dynasty and len(before) == GAMES - 1
    match = from_position(
        {
            "game": "kingdomino",
            "options": {"players": len(given), **msgspec.to_builtins(options), "dynasty": last},
            **({"dynasty": {"game": GAMES, "scores": before}} if last else {}),
            "kingdoms": given,
            "discarded": [[] if whole else [number + 1] for number, whole in enumerate(full)],
            "deck": [],
        },
        seed=0,
    )
    view: protocol.View = match.view(None)
    return view


def _text(kingdom: Kingdom) -> str:
    xs, ys = [x for x, _ in kingdom] + [0], [y for _, y in kingdom] + [0]

    def square(x: int, y: int) -> str:
        return "CC" if (x, y) == (0, 0) else _written(*kingdom[x, y]) if (x, y) in kingdom else ".."

    across = range(min(xs), max(xs) + 1)
    return " / ".join(" ".join(square(x, y) for x in across) for y in range(max(ys), min(ys) - 1, -1))


def _repaired(kingdom: Kingdom, one: Repair, score: int) -> protocol.PadRepair:
    """A repair with the score that comes of it, and whether it alters what counts: score, largest property, crowns.

    The same squares stay covered, so the bonuses stay. score: of the kingdom as it was read.
    """
    before = _worth(kingdom)
    after = _worth({**kingdom, one.square: (one.terrain, one.crowns)})
    return {
        "kingdom": one.kingdom,
        "x": one.square[0],
        "y": one.square[1],
        "terrain": TERRAINS[one.terrain],
        "crowns": one.crowns,
        "score": score - before[0] + after[0],
        "alters": before != after,
    }


def _worth(kingdom: Kingdom) -> tuple[int, int, int]:
    """The points of a kingdom's properties, the squares of the largest, and all crowns: as `scoring`, a hundred times
    sooner than a position is made."""
    points = largest = 0
    left = dict(kingdom)
    while left:
        first, (terrain, crowns) = left.popitem()
        whole, ways = 1, [first]
        while ways:
            for square in around(*ways.pop()):
                if left.get(square, (-1, 0))[0] == terrain:
                    crowns += left.pop(square)[1]
                    whole += 1
                    ways.append(square)
        points += whole * crowns
        largest = max(largest, whole)
    return points, largest, sum(crowns for _, crowns in kingdom.values())


PAD = Pad(Form, scored, lambda form: CHECKING if form.check else SCORING)
