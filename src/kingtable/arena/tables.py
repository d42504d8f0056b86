"""A tournament's games as a table, one row for every seat: CSV, and Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

from kingtable.arena.tournament import Results
from kingtable.engine.extras import needed
from kingtable.engine.folders import Whole

COLUMNS = ("game", "lineup", "deal", "seed", "seat", "bot", "score", "rank", "share", "moves")
"""game: number in the file; seed: of the deal; share: of the win (1 alone, 0.5 of two); moves: of the whole game."""


def rows(results: Results) -> Iterator[tuple[int | float | str, ...]]:
    """The rows, in the order in which the games were played."""
    tournament, number = results.tournament, 0
    for result in results.found:
        lineup = tournament.lineups[result.lineup]
        for game in result.games:
            for seat, place in enumerate(game.seating):
                share = (seat in game.winners) / max(1, len(game.winners))
                row = (tournament.bots[lineup[place]], game.scores[seat], game.ranks[seat], share, len(game.moves))
                yield (number, result.lineup, result.deal, tournament.seed + result.deal, seat, *row)
            number += 1


def write_csv(results: Results, file: Path) -> None:
    """As CSV, with a head. Raises Refused where it cannot be written."""
    with Whole(file) as part, part.open("w", newline="", encoding="utf-8") as open_file:
        writer = csv.writer(open_file)
        writer.writerow(COLUMNS)
        writer.writerows(rows(results))


def write_parquet(results: Results, file: Path) -> None:
    """As Parquet. Raises Refused where pyarrow is not installed or the file cannot be written."""
    pyarrow, parquet = needed("pyarrow", "arena"), needed("pyarrow.parquet", "arena")
    columns = zip(*rows(results), strict=True) if results.found else [() for _ in COLUMNS]
    table = pyarrow.table(dict(zip(COLUMNS, map(list, columns), strict=True)))
    with Whole(file) as part:
        parquet.write_table(table, part)
