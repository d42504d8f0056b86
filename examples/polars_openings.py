"""What a file of games tells, in Polars: openings of Kingdomino, and dice and cards of King of Tokyo that win.

A row of the file is a game. `kingtable data --games 100000` makes such a file on all cores; here are fewer games.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
import polars as pl

from kingtable import data
from kingtable.data.playing import play
from kingtable.engine.multisets import put_counts
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import IDS


def made(file: Path, name: str, bots: list[str], games: int, players: int) -> None:
    """Let bots play, and write a file."""
    with data.Writer(file) as out:
        for table in play(name, bots, {"players": players}, games=games, seed=1):
            out.write(table)


def decisions(file: Path) -> pl.DataFrame:
    """A row for every decision: the game, who acts, what it does, and what the game is worth to it in the end."""
    columns = ("row", "step", "seat", "action", "returns")
    return pl.concat([pl.DataFrame({name: getattr(some, name) for name in columns}) for some in data.dataset(file)])


def openings(file: Path) -> pl.DataFrame:
    """How often the first claimer of a game of Kingdomino wins, by the place in the line that it claims."""
    first = decisions(file).filter(pl.col("step") == 0)
    return first.group_by(place="action").agg(games=pl.len(), wins=pl.col("returns").mean()).sort("place")


def cards(file: Path) -> pl.DataFrame:
    """The cards that are bought most, and how often their buyers win."""
    bought = decisions(file).filter(pl.col("action").is_between(L.BUY, L.BUY_FROM - 1))
    kinds = (pl.col("action") - L.BUY).replace_strict(dict(enumerate(IDS)), return_dtype=pl.String)
    found = bought.group_by(card=kinds).agg(bought=pl.len(), wins=pl.col("returns").mean())
    return found.sort("bought", "card", descending=[True, False]).head(5)


def dice(file: Path) -> pl.DataFrame:
    """How many dice of each face are kept when some are thrown again: by those who win, and by the others."""
    kept = decisions(file).filter(pl.col("action") < L.DONE)
    numbers, places = np.unique(kept["action"].to_numpy(), return_inverse=True)
    counts = np.zeros((len(numbers), len(L.FACES)), np.int64)
    for number, faces in zip(numbers, counts, strict=True):
        put_counts(L.KEEP_STEPS, int(number) - L.KEEP, faces)
    table = kept.hstack(pl.DataFrame(counts[places], schema=list(L.FACES)))
    return table.group_by(won=pl.col("returns") > 0).agg(pl.col(L.FACES).mean().round(2)).sort("won")


def main(games: int = 400) -> None:
    """Make two files, and ask them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "kingdomino.parquet"
        made(file, "kingdomino", ["greedy"], games, players=2)
        print(f"{games} games, {file.stat().st_size / games:.0f} bytes each; {data.replay(file).actions} actions")
        print("Kingdomino: the place of the first claim\n", openings(file))
        file = Path(folder) / "king-of-tokyo.parquet"
        made(file, "king-of-tokyo", ["roller"], games, players=4)
        print("King of Tokyo: cards that are bought most\n", cards(file))
        print("King of Tokyo: dice that are kept\n", dice(file))


if __name__ == "__main__":
    main()
