"""Published ratings: `ratings.json` beside a game's players, written by `python -m benchmarks.ratings`.

They are Elo by maximum likelihood from games by the base rules (`arena.ratings`), for each number of seats its own,
with 95 % intervals; 0 plays at random. A bot that won or lost every game has no interval, and so no rating.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

from kingtable.engine.games import spec_of

FILE = "ratings.json"


class Rated(TypedDict):
    """What a bot was rated at, at tables of `players`. strength: at which, 0 for a bot that has its own; low,
    high: the 95 % interval."""

    players: int
    strength: int
    elo: int
    low: int
    high: int


def file_of(name: str) -> Path | None:
    """Where a game's ratings lie; None for a game without players of its own."""
    spec = find_spec(spec_of(name).bots) if spec_of(name).bots else None
    return Path(spec.origin).with_name(FILE) if spec and spec.origin else None


@cache
def ratings(name: str) -> dict[str, list[Rated]]:
    """What each bot was rated at, by its name, JSON-able, in the order of players and strength. Empty where nothing is
    published."""
    file = file_of(name)
    if file is None or not file.is_file():
        return {}
    found: dict[str, list[Rated]] = {}
    for table in json.loads(file.read_text("utf-8")):
        for row in table["ratings"]:
            if math.isfinite(row["high"] - row["low"]):
                bot, _, strength = row["bot"].partition(":")
                elo, low, high = (round(row[key]) for key in ("elo", "low", "high"))
                players = table["options"]["players"]
                rated = Rated(players=players, strength=int(strength or 0), elo=elo, low=low, high=high)
                found.setdefault(bot, []).append(rated)
    return {bot: sorted(rows, key=lambda row: (row["players"], row["strength"])) for bot, rows in found.items()}
