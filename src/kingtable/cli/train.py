"""`kingtable train`: a net for the bots of a game, from nothing but self-play."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from kingtable.bots.players import players_of
from kingtable.cli.options import ONE_GAME, SEED, fail, refused_in_one_line
from kingtable.cli.words import Spoken, number_of, say
from kingtable.engine.games import GAMES
from kingtable.engine.spec import loaded
from kingtable.learning.rounds import Progress, Round, rounds_in, teach


@click.command("train", cls=Spoken)
@click.argument("game", type=ONE_GAME)
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False), required=True)
@click.option("--resume", is_flag=True)
@click.option("--rounds", type=click.IntRange(1))
@click.option("--hours", type=click.FloatRange(min=0, min_open=True), default=8.0, show_default=True)
@click.option("--games", type=click.IntRange(100), default=20_000, show_default=True)
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--processes", type=click.IntRange(1, 256), default=os.cpu_count() or 1, show_default="all cores")
@refused_in_one_line
def command(
    game: str,
    folder: Path,
    resume: bool,
    rounds: int | None,
    hours: float,
    games: int,
    seed: int,
    processes: int,
) -> None:
    """Rounds of self-play and training."""
    if not GAMES[game].learning:
        fail(say("train-none", game=game))
    if rounds_in(folder) and not resume:
        fail(say("train-begun", folder=str(folder)))
    with Console(stderr=True).status("…") as status:

        def progress(now: Progress) -> None:
            told = {"round": now.number, "doing": now.doing, "epoch": now.epoch.number if now.epoch else 0}
            status.update(say("train-progress", **told, deals=now.test.n if now.test else 0))

        done = teach(
            loaded(GAMES[game].learning),
            folder,
            games=games,
            rounds=rounds,
            hours=hours,
            seed=seed,
            processes=processes,
            progress=progress,
        )
    Console(highlight=False).print(_table(done))
    net = folder / "net.npz"
    click.echo(say("train-kept", file=str(net)))
    if bots := players_of(game).learned:
        spec = f"{bots[0]}:net={net}"
        click.echo(say("train-play", command=shlex.join(["kingtable", "play", game, "--bot", spec])))
        click.echo(say("train-compare", command=shlex.join(["kingtable", "match", game, spec, bots[0]])))


def _table(done: list[Round]) -> Table:
    table = Table()
    for key in ("train-round", "train-rows", "train-loss", "train-verdict", "train-deals", "train-mean"):
        table.add_column(say(key), justify="left" if key == "train-verdict" else "right")
    for each in done:
        figures = (str(each.number), str(each.rows), f"{each.validated:.4f}")
        verdict = say("train-said", verdict=each.verdict)
        table.add_row(*map(number_of, figures), verdict, number_of(str(each.deals)), number_of(f"{each.mean:+.2f}"))
    return table
