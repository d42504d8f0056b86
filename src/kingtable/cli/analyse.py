"""`kingtable analyse`: a recorded game reviewed, or one position of it; and answers to programs (`--stream`)."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

import click
from rich.console import Console
from rich.table import Table

import kingtable
from kingtable.analysis.position import Analysis, analyse, turn_length
from kingtable.analysis.report import Rows, costliest, notes, percent, quality, report, sentences, sums, told
from kingtable.analysis.review import Review, review
from kingtable.analysis.stream import serve
from kingtable.cli.bar import bar
from kingtable.cli.options import SEED, Place, read_record
from kingtable.cli.words import Spoken, language, number_of, say
from kingtable.engine.folders import Whole
from kingtable.engine.match import Match
from kingtable.engine.text import json_of


@click.command("analyse", cls=Spoken)
@click.argument("file", type=click.File("rb"), default="-")
@click.option("--bot", metavar="BOT")
@click.option("--at", type=int)
@click.option("--samples", type=click.IntRange(2, 1_000_000))
@click.option("--seed", type=SEED, default=1, show_default=True)
@click.option("--processes", type=click.IntRange(1, 256), default=os.cpu_count() or 1, show_default="all cores")
@click.option("--html", type=Place())
@click.option("--stream", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def command(
    file: IO[bytes],
    bot: str | None,
    at: int | None,
    samples: int | None,
    seed: int,
    processes: int,
    html: Path | None,
    stream: bool,
    as_json: bool,
) -> None:
    """A whole game, or one position."""
    if stream:
        serve(sys.stdin.buffer, sys.stdout, processes, language())
        return
    match = kingtable.replay(read_record(file))
    if at is not None:
        position = match.at(at)
        found = analyse(position, bot, samples=samples, seed=seed, moves=_played(match, position))
        if as_json:
            click.echo(json_of(told(found)))
        else:
            _print_position(found)
        return
    reviewed = _reviewed(match, bot, samples, seed, processes)
    if as_json:
        click.echo(json_of(told(reviewed)))
    else:
        _print_review(reviewed)
    if html is not None:
        with Whole(html) as part:
            part.write_text(report(reviewed, language()), encoding="utf-8")


def _played(match: Match, position: Match) -> list[str]:
    """The turn that was played there, if any."""
    begun = len(position.moves)
    return [] if position.over else match.moves[begun : begun + turn_length(position)]


def _reviewed(match: Match, bot: str | None, samples: int | None, seed: int, processes: int) -> Review:
    with bar() as shown:
        task = shown.add_task(say("analyse-running"))
        return review(
            match,
            bot,
            samples=samples,
            seed=seed,
            processes=processes,
            progress=lambda done, of: shown.update(task, completed=done, total=of),
        )


def _print_review(found: Review) -> None:
    out = Console(highlight=False)
    out.print(_table(say("analyse-by", bot=found.bot, samples=found.samples), quality(found, language())))
    for line in notes(found, language()):
        out.print(line, markup=False)
    for heading, turns in costliest(found, language()):
        out.print(f"\n{heading}", style="bold")
        for number, line in turns:
            out.print(f"{number_of(number):>4}  {line}", markup=False)
    out.print()
    out.print(_table(say("analyse-sum"), sums(found, language())))
    out.print(say("review-unit"))
    if found.turning_points:
        out.print(f"\n{say('analyse-moments')}", style="bold")
    for decision in found.turning_points:
        for line in sentences(decision, language()):
            out.print(f"{number_of(decision.number):>4}  {line}", markup=False)


def _table(title: str, rows: Rows) -> Table:
    table = Table(title=title)
    for i, head in enumerate(rows.heads):
        table.add_column(head, justify="right" if i else "left")
    for row in rows.rows:
        table.add_row(*row)
    return table


def _print_position(found: Analysis) -> None:
    out = Console(highlight=False)
    table = Table(title=say("analyse-position"))
    table.add_column(say("analyse-turn"))
    for p in range(len(found.chances)):
        table.add_column(say("player", seat=number_of(p + 1)), justify="right")
    table.add_column(say("analyse-line"))
    table.add_row(say("analyse-now"), *_win_probabilities(found.chances, found.points), "")
    for turn in found.turns:
        table.add_row(
            " ".join(turn.moves), *_win_probabilities(turn.chances, turn.points), " ".join(turn.line[len(turn.moves) :])
        )
    out.print(table)


def _win_probabilities(shares: tuple[float, ...], points: tuple[float, ...]) -> list[str]:
    pairs = zip(shares, points, strict=True)
    return [f"{percent(share, language())} ({number_of(f'{expected:.1f}')})" for share, expected in pairs]
