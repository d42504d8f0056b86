"""Rate the bots on a ladder and write what the page shows: `python -m benchmarks.ratings GAME [BOT ...] [--deals N]`.

Each bot, the weakest first, plays the bots below it in the list (`--reach`, one) by the base rules, every deal in both
seatings, all pairs on the same deals. So all games are between opponents of about equal strength, which say most. With
more than two seats (`--players`) both bots of a pair sit there in turn; at an odd table each has the seat more in one
of its two games. `--on OPTION` plays with an option that is off as a rule. With `--file` a ladder that was stopped
continues. `--publish` writes the ratings of a table by the base rules into the package; rows of bots that are not on
the ladder stay.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from kingtable import bots
from kingtable.arena.intervals import share
from kingtable.arena.matches import play_deal
from kingtable.arena.ratings import Game, ratings
from kingtable.bots.ratings import file_of
from kingtable.engine.games import spec_of

NAMED = (10, 28, 46, 64, 82, 100)
"""The strengths that have names on the page (`web/src/net/strength.ts`)."""
ANCHOR, SEED = "random", 7_000_000


def ladder(name: str) -> list[str]:
    """Random, then the named strengths of the bot that may have any."""
    any_strength = next(offered["bot"] for offered in bots.names(name) if offered["strengths"])
    return [ANCHOR, *(f"{any_strength}:{strength}" for strength in NAMED)]


def seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """Both ways in which the bots of a pair, 0 and 1, sit in turn."""
    return tuple(tuple((seat + first) % 2 for seat in range(players)) for first in (0, 1))


def won(seating: tuple[int, ...], ranks: list[int]) -> float:
    """The share of a win that the second bot of a pair has."""
    winners = [bot for bot, rank in zip(seating, ranks, strict=True) if rank == 1]
    return sum(winners) / len(winners)


def played(
    name: str, entered: list[str], options: dict[str, Any], deals: int, reach: int, file: Path | None
) -> Iterator[dict[str, Any]]:
    """Each deal of each pair: two games, a row of ranks by seat for each."""
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file and file.exists() else []
    known = {(row["weak"], row["strong"], row["deal"]): row for row in rows}
    pairs = [(i, j) for j in range(len(entered)) for i in range(max(0, j - reach), j)]
    for deal in range(deals):
        for i, j in pairs:
            weak, strong = entered[i], entered[j]
            if (row := known.get((weak, strong, deal))) is None:
                games = play_deal(name, (weak, strong), options, SEED, deal, seatings(options["players"]))
                row = {"weak": weak, "strong": strong, "deal": deal, "ranks": [list(game.ranks) for game in games]}
                if file:
                    with file.open("a", encoding="utf-8") as open_file:
                        open_file.write(json.dumps(row) + "\n")
            yield row


def main() -> None:
    """Play, tell, and write the file where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--on", action="append", default=[])
    parser.add_argument("--reach", type=int, default=1)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--publish", action="store_true")
    asked = parser.parse_args()
    declared = spec_of(asked.game)
    usual = dict(declared.full({"players": asked.players}))
    options = dict(declared.full({"players": asked.players, **dict.fromkeys(asked.on, True)}))
    both = seatings(asked.players)
    entered = asked.bots or ladder(declared.name)
    rows = list(played(declared.name, entered, options, asked.deals, asked.reach, asked.file))
    print("| first | second | games | first wins % | 95 % |\n|---|---|---|---|---|")
    for weak, strong in dict.fromkeys((row["weak"], row["strong"]) for row in rows):
        own = [row for row in rows if (row["weak"], row["strong"]) == (weak, strong)]
        shares = [won(seating, ranks) for row in own for seating, ranks in zip(both, row["ranks"], strict=True)]
        low, high = share(shares, [row["deal"] for row in own for _ in row["ranks"]])
        wins = 100 * sum(shares) / len(shares)
        print(f"| `{strong}` | `{weak}` | {len(shares)} | {wins:.0f} | {100 * low:.0f} to {100 * high:.0f} |")
    games = [
        Game(row["deal"], tuple(entered.index((row["weak"], row["strong"])[bot]) for bot in seating), tuple(ranks))
        for row in rows
        for seating, ranks in zip(both, row["ranks"], strict=True)
    ]
    found = [asdict(rating) for rating in ratings(entered, games, anchor=ANCHOR)]
    # The named levels are equal steps of strength; random play is not one of them.
    steps, elo = range(len(found) - 1), [row["elo"] for row in found[1:]]
    line = [0.0, *np.polyval(np.polyfit(steps, elo, 1), steps)]
    print("\n| bot | Elo | 95 % | games | beside equal steps |\n|---|---|---|---|---|")
    for row, at in zip(found, line, strict=True):
        end = f"{row['low']:.0f} to {row['high']:.0f} | {row['games']} | {row['elo'] - at:+.0f}"
        print(f"| `{row['bot']}` | {row['elo']:.0f} | {end} |")
    file = file_of(declared.name)
    if asked.publish and options == usual and file is not None:
        tables: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.exists() else []
        rated = {row["bot"].partition(":")[0] for row in found}
        before = [row for table in tables if table["options"] == options for row in table["ratings"]]
        rows = [row for row in before if row["bot"].partition(":")[0] not in rated]
        rows += [{key: row[key] for key in ("bot", "elo", "low", "high", "games")} for row in found]
        made = f"{datetime.date.today()}, {platform.machine()}, {os.cpu_count()} cores"
        tables = [table for table in tables if table["options"] != options]
        tables += [{"options": options, "games": len(games), "made": made, "ratings": rows}]
        tables.sort(key=lambda table: int(table["options"]["players"]))
        file.write_text(json.dumps(tables, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
