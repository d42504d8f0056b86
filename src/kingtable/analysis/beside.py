"""A figure of a review beside those of bots of the named levels, at tables of the same kind.

The figures of their games lie in `reviews.json` beside a game's players, written by
`python -m benchmarks.headlines FOLDER --levels --publish`. A kind of table is a game with all its options. Nothing is
compared where nobody played.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from kingtable.bots.ratings import file_of
from kingtable.engine.spec import Value

FILE = "reviews.json"


@dataclass(frozen=True)
class Beside:
    """The named level whose games are most like this one: `level` from 1, the weakest, of `games` games. percentile: in
    so many of 100 of them more was left lying."""

    level: int
    percentile: int
    games: int


class Kind(msgspec.Struct):
    """The games at one kind of table. left: for each level, the weakest first, what a seat left lying in each of its
    games, in the unit of the headline, from the least on."""

    options: dict[str, Value]
    left: list[list[float]]


def place(game: str) -> Path | None:
    """Return the path of a game's figures; None for a game without players of its own."""
    ratings = file_of(game)
    return ratings and ratings.with_name(FILE)


@cache
def kinds(game: str) -> tuple[Kind, ...]:
    """Read the kinds of tables at which bots played a game; none where nothing is published."""
    file = place(game)
    return tuple(msgspec.json.decode(file.read_bytes(), type=list[Kind])) if file and file.is_file() else ()


def beside(game: str, options: Mapping[str, Value], left: float) -> Beside | None:
    """Compare what a seat left lying with the games at this kind of table; None where nobody played there."""
    found = next((kind.left for kind in kinds(game) if kind.options == options), [])
    compared = [Beside(level, percentile(values, left), len(values)) for level, values in enumerate(found, 1) if values]
    return min(compared, key=lambda one: (abs(one.percentile - 50), one.level * (50 - one.percentile)), default=None)


def percentile(values: Sequence[float], left: float) -> int:
    """In how many of 100 games more was left lying; an equal one counts half. values: from the least on."""
    worse = len(values) - (bisect_left(values, left) + bisect_right(values, left)) / 2
    return round(100 * worse / len(values))
