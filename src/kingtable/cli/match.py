"""`kingtable match`: bots against bots."""

from __future__ import annotations

import dataclasses
import math
import os
from contextlib import closing

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

import kingtable
from kingtable.arena.matches import Played, Standing, deals_of, standings
from kingtable.cli.bar import bar
from kingtable.cli.options import SEED, fail, game_first, game_options, stop
from kingtable.cli.words import Spoken, number_of, say
from kingtable.engine.text import Json, json_of


@click.command("match", cls=Spoken)
@click.argument("words", nargs=-1, required=True, metavar="[GAME] BOT BOT ...")
@click.option("--games", type=click.IntRange(1), show_default="100")
@click.option("--deals", type=click.IntRange(1))
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option(
    "--processes", type=click.IntRange(1, 256), default=os.cpu_count() or 1, show_default="help-default-cores"
)
@click.option("--json", "as_json", is_flag=True)
@game_options
def command(
    words: tuple[str, ...],
    games: int | None,
    deals: int | None,
    seed: int,
    processes: int,
    as_json: bool,
    options: Json,
) -> None:
    """Bots against each other."""
    game, bots = game_first(words)
    least, most = kingtable.options(game)["players"]
    if not least <= len(bots) <= most:
        fail(say("match-bots", count=len(bots), least=least, most=most))
    if games is not None and deals is not None:
        fail(say("games-or-deals"))
    games = deals * len(bots) if deals is not None else games or 100
    with bar() as shown:
        whole = -(-games // len(bots)) * len(bots)
        task = shown.add_task(say("match-playing"), total=whole)
        each = deals_of(game, bots, options, games=games, seed=seed, processes=processes)
        played, stopped = list[Played](), False
        try:
            with closing(each):
                for some in each:
                    played += some
                    shown.update(task, completed=len(played))
        except KeyboardInterrupt:
            if not played:
                raise
            stopped = True
    found = standings(bots, played)
    if as_json:
        click.echo(json_of({"games": len(played), "standings": [dataclasses.asdict(s) for s in found]}))
    else:
        out = Console(highlight=False)
        out.print(_table(found))
        out.print(_plot(found))
    if stopped:
        stop(say("games-stopped", games=len(played), whole=whole))


def _table(found: list[Standing]) -> Table:
    table = Table(title=say("match-title", games=found[0].games))
    table.add_column(say("match-bot"), min_width=min(24, max(len(_named(s)) for s in found)), overflow="fold")
    for key in ("match-wins", "match-score", "match-deviation", "match-margin", "match-alone", "match-level"):
        table.add_column(say(key), justify="right")
    for s in found:
        figures = (
            _about(f"{s.score:.1f}", s.score_half),
            f"{s.deviation:.1f}",
            _about(f"{s.margin:+.1f}", s.margin_half),
            f"{100 * s.alone:.1f} %",
            f"{100 * s.level:.1f} %",
        )
        table.add_row(_named(s), _share(s), *map(number_of, figures))
    return table


def _about(mean: str, half: float) -> str:
    """A mean with half of its interval, of which a single deal says nothing."""
    return f"{mean} ± {half:.1f}" if math.isfinite(half) else mean


def _share(standing: Standing) -> str:
    """The share of won games with its interval; where all were won, or none, one end of it says all."""
    won, low, high = (f"{100 * x:.1f} %" for x in (standing.wins, standing.wins_low, standing.wins_high))
    if standing.wins_high == standing.wins == 1:
        return say("match-all-won", share=number_of(won), low=number_of(low))
    if standing.wins_low == standing.wins == 0:
        return say("match-none-won", share=number_of(won), high=number_of(high))
    return say("match-share", share=number_of(won), low=number_of(low[:-2]), high=number_of(high[:-2]))


def _named(standing: Standing) -> str:
    """The bot, with how often it sits there if more than once."""
    return f"{number_of(standing.seats)} × {standing.bot}" if standing.seats > 1 else standing.bot


def _plot(found: list[Standing], width: int = 50) -> Text:
    """Win shares with their intervals on a scale from 0 to 100 %; the bar marks what chance would give."""
    text = Text()
    chance = round(width / sum(s.seats for s in found))
    widest = max(len(_named(s)) for s in found)
    for s in found:
        low, middle, high = (round(width * x) for x in (s.wins_low, s.wins, s.wins_high))
        text.append(f"{_named(s):>{widest}} ")
        for i in range(width + 1):
            mark = "●" if i == middle else "─" if low <= i <= high else "│" if i == chance else "·"
            text.append(mark, "bold" if i == middle else "" if low <= i <= high else "dim")
        text.append("\n")
    text.append(f"{'':>{widest}} 0 %{'100 %':>{width - 2}}", "dim")
    return text
