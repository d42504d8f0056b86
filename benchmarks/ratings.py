"""Rates players and writes what the page shows of them: `python -m benchmarks.ratings GAME [BOT ...] [--deals N]`.

A round robin by the base rules, seats rotated and deals in common; bots with budgets play at
their usual ones. With `--file` a tournament that was stopped goes on.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
from dataclasses import asdict
from pathlib import Path

from kingtable import bots
from kingtable.arena.ratings import games_of, ratings
from kingtable.arena.tournament import Results, Tournament, play
from kingtable.bots.ratings import file_of
from kingtable.engine.games import spec_of

STRENGTHS = (10, 30, 50, 70, 90)
ANCHOR = "random"
LONG = {"master"}
"""They think too long for a tournament of everybody."""


def entrants(name: str) -> list[str]:
    """The bots that are rated: each once, those of any strength at several."""
    found = []
    for offered in bots.names(name):
        bot = offered["bot"]
        if offered["strengths"]:
            found += [f"{bot}:{strength}" for strength in STRENGTHS]
        elif bot not in LONG:
            found.append(bot)
    return found


def main() -> None:
    """Play, and write the file into the package."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    declared = spec_of(asked.game)
    options = declared.full({"players": asked.players} if asked.players else {})
    entered = asked.bots or entrants(declared.name)
    tournament = Tournament(declared.name, tuple(entered), options, asked.deals, "round-robin", 1, False, None)

    def progress(results: Results) -> None:
        print(f"\r{results.games} of {tournament.games} games", end="", flush=True)

    results = play(tournament, asked.file, processes=asked.processes, progress=progress)
    found = ratings(entered, games_of(results), anchor=ANCHOR)
    rows = [{key: value for key, value in asdict(rating).items() if key != "second"} for rating in found]
    told = {
        "game": declared.name,
        "options": options,
        "games": results.games,
        "made": f"{datetime.date.today()}, {platform.machine()}, {os.cpu_count()} cores",
        "ratings": rows,
    }
    written = file_of(declared.name)
    assert written is not None
    written.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    print(f"\n{written}")
    for row in sorted(rows, key=lambda row: -float(row["elo"])):
        print(f"| `{row['bot']}` | {row['elo']:.0f} | {row['low']:.0f} to {row['high']:.0f} | {row['games']} |")


if __name__ == "__main__":
    main()
