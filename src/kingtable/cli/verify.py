"""`kingtable verify`: was this game played as recorded, and dealt as promised?"""

from __future__ import annotations

import json
from typing import Any

import click

import kingtable
from kingtable.cli.options import read_json, refused_in_one_line
from kingtable.cli.words import Spoken, listed, say


@click.command("verify", cls=Spoken)
@click.argument("file", type=click.File("r", encoding="utf-8"), default="-")
@click.option("--commitment")
@click.option("--share", multiple=True, metavar="SEAT:HEX")
@click.option("--json", "as_json", is_flag=True)
@refused_in_one_line
def command(file: Any, commitment: str | None, share: tuple[str, ...], as_json: bool) -> None:
    """What a record proves, and what it does not."""
    record = read_json(file)
    match = kingtable.replay(record)
    deal = record.get("deal")
    shown = (deal or record).get("commitment")
    if commitment is not None and commitment.strip().lower() != shown:
        raise kingtable.InvalidRecord("record-commitment", field="commitment")
    gave = {f"{seat['seat']}:{seat['share']}" for seat in deal["seats"] if seat["share"]} if deal else set()
    for wanted in share:
        if wanted.strip().lower() not in gave:
            raise kingtable.InvalidRecord("record-share-missing", field="share")
    people = [seat for seat in deal["seats"] if seat["kind"] == "human"] if deal else []
    gave_none = [seat["seat"] for seat in people if not seat["share"]]
    if as_json:
        told = {"valid": True, "moves": len(match.moves), "over": match.over, "scores": match.scores}
        shares = {"shares": len(people) - len(gave_none), "without_share": gave_none} if deal else {}
        click.echo(json.dumps({**told, "ranks": match.ranks if match.over else None, "commitment": shown, **shares}))
        return
    click.echo(say("verify-moves", moves=len(match.moves)))
    click.echo(say("verify-dealt", commitment=shown) if shown else say("verify-seed", seed=str(match.seed)))
    if deal:
        click.echo(say("verify-shares", shares=len(people) - len(gave_none), people=len(people)))
        for seat in gave_none:
            click.echo(say("verify-no-share", seat=seat + 1))
    click.echo(say("verify-scores", scores=listed(match.scores)))
    if shown:
        click.echo(say("verify-proved" if people and len(gave_none) < len(people) else "verify-proved-little"))
        click.echo(say("verify-not-proved"))
