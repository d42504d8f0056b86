"""`kingtable data`: many games of bots in one Parquet file."""

from __future__ import annotations

import os
import time
from contextlib import closing
from pathlib import Path

import click

from kingtable.cli.bar import bar
from kingtable.cli.options import SEED, Place, game_first, game_options, stop
from kingtable.cli.words import Spoken, say
from kingtable.data import Writer
from kingtable.data.playing import play, usual_bot
from kingtable.engine.extras import needed
from kingtable.engine.folders import try_file
from kingtable.engine.text import Json


@click.command("data", cls=Spoken)
@click.argument("words", nargs=-1, metavar="[GAME] [BOT ...]")
@click.option("--games", type=click.IntRange(1), default=100_000, show_default=True)
@click.option("--players", type=int)
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--file", type=Place())
@click.option(
    "--processes", type=click.IntRange(1, 256), default=os.cpu_count() or 1, show_default="help-default-cores"
)
@game_options
def command(
    words: tuple[str, ...],
    games: int,
    players: int | None,
    seed: int,
    file: Path | None,
    processes: int,
    options: Json,
) -> None:
    """Many games of bots in one file."""
    game, bots = game_first(words)
    needed("pyarrow", "data")
    if players is None and len(bots) > 1:
        players = len(bots)
    if players is not None:
        options = {**options, "players": players}
    target = Path(f"{game}.parquet") if file is None else file
    try_file(target)
    begun = time.perf_counter()
    played = play(game, bots or (usual_bot(game),), options, games=games, seed=seed, processes=processes)
    with bar() as shown, Writer(target) as out:
        task = shown.add_task(say("match-playing"), total=games)
        try:
            with closing(played):
                for some in played:
                    out.write(some)
                    shown.update(task, completed=out.games)
        except KeyboardInterrupt:
            if not out.games:
                raise
            out.name(target.with_stem(f"{target.stem}.part"))  # not what was asked for
    if out.file != target:
        stop(say("games-stopped-in", games=out.games, whole=games, file=str(out.file)))
    rate = games / (time.perf_counter() - begun)
    size = round(target.stat().st_size / games)
    click.echo(say("data-written", file=str(target), games=games, bytes=size, rate=round(rate)))
