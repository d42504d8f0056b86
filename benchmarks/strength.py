"""How strong the bots are: `python -m benchmarks.strength GAME [ROW ...] [--deals N] [--first N] [--json]`.

ROW is the name of a match, or a pattern such as `duel-*`; without one all are played, and `--list` tells them. Every
deal is played in every rotation of the seats; intervals are 95 %, over deals. What is played stands in
`strength_kingdomino` and `strength_king_of_tokyo`, what came of it in docs/results/strength.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from fnmatch import fnmatch
from typing import Any

from benchmarks import strength_king_of_tokyo, strength_kingdomino

GAMES: dict[str, Any] = {"kingdomino": strength_kingdomino, "king-of-tokyo": strength_king_of_tokyo}
"""Each has MATCHES, which `played` plays, and tells what came of one in a `line` below its HEAD."""


def asked_for(game: str, patterns: Sequence[str]) -> list[Any]:
    """The matches of a game that have such names. Raises SystemExit for a pattern that no name fits."""
    every = GAMES[game].MATCHES
    for pattern in patterns:
        if not any(fnmatch(match.name, pattern) for match in every):
            raise SystemExit(f"no row {pattern!r}; there are {', '.join(match.name for match in every)}")
    return [match for match in every if not patterns or any(fnmatch(match.name, one) for one in patterns)]


def main() -> None:
    """Play, and tell each match as it ends."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=GAMES)
    words.add_argument("rows", nargs="*", metavar="ROW")
    words.add_argument("--deals", type=int, help="so many of each match, at least 2; each has its own number")
    words.add_argument("--first", type=int, default=0, help="the number of the first deal; two runs may share none")
    words.add_argument("--list", action="store_true", help="tell the rows, and play none")
    words.add_argument("--json", action="store_true")
    asked = words.parse_intermixed_args()
    if asked.deals is not None and asked.deals < 2:
        words.error(f"--deals {asked.deals}: an interval takes at least 2")
    game, matches = GAMES[asked.game], asked_for(asked.game, asked.rows)
    if asked.list:
        for match in matches:
            print(f"{match.name}: {match}")
        return
    if not asked.json:
        print(game.HEAD)
    for match in matches:
        row = game.played(replace(match, deals=asked.deals or match.deals), asked.first)
        print(json.dumps(asdict(row)) if asked.json else game.line(row), flush=True)


if __name__ == "__main__":
    main()
