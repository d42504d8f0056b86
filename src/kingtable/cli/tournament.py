"""`kingtable tournament`: many bots, ratings with intervals, a file that goes on where it was stopped."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from kingtable.arena.intervals import written
from kingtable.arena.lineups import KINDS, ROUND_ROBIN
from kingtable.arena.ratings import Rating, games_of, ratings
from kingtable.arena.report import report
from kingtable.arena.sprt import Bounds
from kingtable.arena.tables import write_csv, write_parquet
from kingtable.arena.tournament import Results, Tournament, play
from kingtable.cli.bar import bar
from kingtable.cli.options import SEED, Place, fail, game_first, game_options, stop
from kingtable.cli.words import Spoken, language, number_of, say
from kingtable.engine.folders import Whole
from kingtable.engine.games import spec_of
from kingtable.engine.text import Json, cut, json_of

FILE = Place()


@click.command("tournament", cls=Spoken)
@click.argument("words", nargs=-1, required=True, metavar="[GAME] BOT BOT ...")
@click.option("--players", type=int)
@click.option("--kind", type=click.Choice(KINDS), default=ROUND_ROBIN, show_default=True)
@click.option("--deals", type=click.IntRange(1), show_default="100")
@click.option("--games", type=click.IntRange(1))
@click.option("--every-seating", is_flag=True)
@click.option("--sprt", metavar="ELO:ELO")
@click.option("--anchor", metavar="BOT")
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--file", type=FILE)
@click.option("--csv", type=FILE)
@click.option("--parquet", type=FILE)
@click.option("--html", type=FILE)
@click.option(
    "--processes", type=click.IntRange(1, 256), default=os.cpu_count() or 1, show_default="help-default-cores"
)
@click.option("--ray", metavar="ADDRESS")
@click.option("--json", "as_json", is_flag=True)
@game_options
def command(
    words: tuple[str, ...],
    players: int | None,
    kind: str,
    deals: int | None,
    games: int | None,
    every_seating: bool,
    sprt: str | None,
    anchor: str | None,
    seed: int,
    file: Path | None,
    csv: Path | None,
    parquet: Path | None,
    html: Path | None,
    processes: int,
    ray: str | None,
    as_json: bool,
    options: Json,
) -> None:
    """Many bots against each other, with ratings."""
    game, bots = game_first(words)
    full = spec_of(game).full(options if players is None else {**options, "players": players})
    if deals is not None and games is not None:
        fail(say("games-or-deals"))
    bounds = bounds_of(sprt, int(full["players"])) if sprt else None
    tournament = Tournament(game, bots, full, deals or 1, kind, seed, every_seating, bounds)
    whole = 100 if games is None else -(-games // tournament.games)  # what one deal of each line-up comes to
    tournament = dataclasses.replace(tournament, deals=deals or whole)
    if anchor is not None and anchor not in bots:
        fail(say("tournament-anchor", bot=anchor))
    results, stopped = _played(tournament, file, processes, ray)
    found = ratings(bots, games_of(results), anchor=anchor)
    if as_json:
        click.echo(json_of(summary(results, found)))
    else:
        _print(results, found)
    if csv is not None:
        write_csv(results, csv)
    if parquet is not None:
        write_parquet(results, parquet)
    if html is not None:
        with Whole(html) as part:
            part.write_text(report(results, found, language()), encoding="utf-8")
    if stopped:
        key = "games-stopped" if file is None else "tournament-stopped"
        stop(say(key, games=results.games, whole=tournament.games, file=str(file)))


def _print(results: Results, found: list[Rating]) -> None:
    tournament = results.tournament
    out = Console(highlight=False)
    out.print(_table(results, found))
    for number, test in enumerate(results.tests):
        bots_of = " ".join(tournament.bots[bot] for bot in tournament.lineups[number])
        out.print(say("tournament-test", bots=bots_of, verdict=test.verdict or "open", deals=test.n))


MOST_ELO = 10_000
"""Nobody is stronger than anybody by more."""


def bounds_of(text: str, players: int) -> Bounds:
    """The bounds of a test from `"0:30"`, in Elo; fails in one line."""
    try:
        low, high = map(float, text.split(":"))
        if not max(abs(low), abs(high)) <= MOST_ELO:
            raise ValueError
    except ValueError:
        fail(say("tournament-sprt", given=cut(text, 40)))
    if not low < high:
        fail(say("tournament-sprt-order", given=cut(text, 40)))
    return Bounds.of_elo(low, high, players)


def summary(results: Results, found: list[Rating]) -> Json:
    """What was found, JSON-able."""
    tests = [
        {"lineup": list(lineup), "deals": test.n, "share": test.mean, "llr": test.llr, "verdict": test.verdict}
        for lineup, test in zip(results.tournament.lineups, results.tests, strict=False)
    ]
    return {"games": results.games, "ratings": [dataclasses.asdict(rating) for rating in found], "tests": tests}


def _played(tournament: Tournament, file: Path | None, processes: int, ray: str | None) -> tuple[Results, bool]:
    """What was played, and whether Ctrl-C has stopped it; before the first game Ctrl-C ends the command."""
    with bar() as shown:
        task = shown.add_task(say("match-playing"), total=tournament.games)
        latest: Results | None = None

        def progress(results: Results) -> None:
            nonlocal latest
            latest = results
            shown.update(task, completed=results.games)

        try:
            if ray is None:
                return play(tournament, file, processes=processes, progress=progress), False
            from kingtable.arena.on_ray import on_ray

            return play(tournament, file, processes=processes, cores=on_ray(ray), progress=progress), False
        except KeyboardInterrupt:
            if latest is None:
                raise
            return latest, True


def _table(results: Results, found: list[Rating]) -> Table:
    table = Table(title=say("tournament-about", games=results.games, seed=results.tournament.seed))
    table.add_column(say("match-bot"))
    for key in ("tournament-elo", "tournament-interval", "tournament-second", "tournament-games"):
        table.add_column(say(key), justify="right")
    for rating in sorted(found, key=lambda rating: -rating.elo):
        interval = written(rating.low, rating.high)
        second = "" if rating.second is None else f"{rating.second:+.0f}"
        table.add_row(rating.bot, *map(number_of, (f"{rating.elo:+.0f}", interval, second, rating.games)))
    return table
