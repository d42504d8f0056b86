"""`kingtable verify`: was this game played as recorded, and dealt as promised?"""

from __future__ import annotations

import json
from typing import Any

import click

import kingtable
from kingtable.cli.options import read_json, refused_in_one_line
from kingtable.engine.text import say


@click.command(short_help="Check a record and its deal.")
@click.argument("file", type=click.File("r", encoding="utf-8"), default="-")
@click.option("--commitment", help="The commitment that the table showed when the game began.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@refused_in_one_line
def command(file: Any, commitment: str | None, as_json: bool) -> None:
    """Check the game record in FILE (or standard input).

    The game is dealt and played again from its key: the SHA-256 of the key must be the commitment that was shown before
    the game, all moves must be legal, and the result must be the same.
    """
    record = read_json(file)
    match = kingtable.replay(record)
    shown = record.get("commitment")
    if commitment is not None and commitment.strip().lower() != shown:
        raise kingtable.InvalidRecord("record-commitment", field="commitment")
    if as_json:
        told = {"valid": True, "moves": len(match.moves), "over": match.over, "scores": match.scores}
        click.echo(json.dumps({**told, "ranks": match.ranks if match.over else None, "commitment": shown}))
        return
    click.echo(say("verify-moves", moves=len(match.moves)))
    click.echo(say("verify-dealt", commitment=shown) if shown else say("verify-seed", seed=str(match.seed)))
    click.echo(say("verify-scores", scores=", ".join(map(str, match.scores))))
