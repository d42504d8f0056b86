"""`kingtable replay`: a recorded game again, move by move."""

from __future__ import annotations

from typing import IO

import click
from rich.console import Console

import kingtable
from kingtable.cli.options import read_record
from kingtable.cli.terminal import terminal
from kingtable.cli.words import Spoken
from kingtable.engine.text import json_of


@click.command("replay", cls=Spoken)
@click.argument("file", type=click.File("rb"), default="-")
@click.option("--at", type=int)
@click.option("--json", "as_json", is_flag=True)
def command(file: IO[bytes], at: int | None, as_json: bool) -> None:
    """Every event in words, then the final table; or one position."""
    record = read_record(file)
    match = kingtable.replay(record)
    if at is not None:
        match = match.at(at)
    if as_json:
        click.echo(json_of(match.position()))
        return
    console, shown = Console(highlight=False), terminal(match.game)
    if at is None:
        for event in match.events:
            console.print(shown.sentence(event), markup=False)
    console.print(shown.drawn_table(match.view(None)))
