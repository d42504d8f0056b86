"""Many games in one file: bots play, each record is a line of compressed JSON, and all are replayed from it.

A record is complete: options, seed, moves and result. Whoever reads it can replay it, go to any move, or make features
of its own of it later; what cannot be replayed is refused with the reason.
"""

from __future__ import annotations

import gzip
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kingtable
from kingtable.arena.matches import play_match

BOTS = ("greedy", "random", "random")


def write(file: Path, games: int, seed: int) -> None:
    """Play, and write a record a line."""
    with gzip.open(file, "wt", encoding="utf-8") as lines:
        for played in play_match("kingdomino", BOTS, {"harmony": True}, games=games, seed=seed):
            match = kingtable.new("kingdomino", players=len(BOTS), seed=seed + played.deal, harmony=True)
            for move in played.moves:
                match.play(move)
            print(json.dumps(match.record()), file=lines)


def read(file: Path) -> Iterator[dict[str, Any]]:
    """The records, one after the other: a file of millions needs no memory."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def main(games: int = 30) -> None:
    """Write, read, replay, and look at every game's tenth move."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl.gz"
        write(file, games, seed=1)
        print(f"{games} games, {file.stat().st_size / games:.0f} bytes each")
        leads = []
        for record in read(file):
            match = kingtable.replay(record)
            early = match.at(10).scores
            leads.append(match.ranks[early.index(max(early))] == 1)
        print(f"who led after ten moves won {sum(leads)} of {len(leads)} games")
        try:
            kingtable.replay({**record, "moves": record["moves"][:-1]})
        except kingtable.InvalidRecord as refused:
            print(f"a record that was cut short is refused: {refused}")


if __name__ == "__main__":
    main()
