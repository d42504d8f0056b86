"""`kingtable verify`: was this game played as recorded, and dealt as promised?"""

from __future__ import annotations

from typing import IO

import click

import kingtable
from kingtable.cli.options import read_record
from kingtable.cli.words import Spoken, listed, say
from kingtable.engine.deal import FORMAT, LOOSE, Deal
from kingtable.engine.match import Match
from kingtable.engine.text import json_of


@click.command("verify", cls=Spoken)
@click.argument("file", type=click.File("rb"), default="-")
@click.option("--commitment")
@click.option("--digest")
@click.option("--share", multiple=True, metavar="SEAT:HEX")
@click.option("--json", "as_json", is_flag=True)
def command(file: IO[bytes], commitment: str | None, digest: str | None, share: tuple[str, ...], as_json: bool) -> None:
    """What a record proves, to whom, and what it does not."""
    record = read_record(file)
    match = kingtable.replay(record)
    deal = match.deal
    shown = record.get("commitment") if deal is None else deal.commitment
    if commitment is not None and commitment.strip().lower() != shown:
        raise kingtable.InvalidRecord("record-commitment", field="commitment")
    bound = None if deal is None or deal.format == LOOSE else deal.digest(match.game, match.options)
    if digest is not None and digest.strip().lower() != bound:
        raise kingtable.InvalidRecord("record-digest", field="digest")
    people = [seat for seat in deal.seats if seat["kind"] == "human"] if deal else []
    gave = {f"{seat['seat']}:{seat['share']}" for seat in people if seat["share"] is not None}
    for wanted in share:
        if wanted.strip().lower() not in gave:
            raise kingtable.InvalidRecord("record-share-missing", field="share")
    silent = [] if deal is None else deal.silent
    proved = digest is not None and bool(share) and not silent
    without = [seat["seat"] for seat in people if seat["share"] is None]
    if as_json:
        result = {"valid": True, "moves": len(match.moves), "over": match.over, "scores": match.scores}
        result |= {"ranks": match.ranks if match.over else None, "commitment": shown, "proved": proved}
        if deal:
            result |= {"format": deal.format, "digest": bound, "shares": len(gave), "without_share": without} | {
                "silent": silent,
                "deals": deal.deals,
            }
        click.echo(json_of(result))
        return
    for line in _lines(match, deal, shown, bound, len(people), without, proved):
        click.echo(line)


def _lines(
    match: Match,
    deal: Deal | None,
    commitment: str | None,
    bound: str | None,
    people: int,
    without: list[int],
    proved: bool,
) -> list[str]:
    """What the command prints of a sound record."""
    lines = [say("verify-moves", moves=len(match.moves))]
    dealt = say("verify-dealt", commitment=commitment) if commitment else say("verify-seed", seed=str(match.seed))
    lines.append(dealt)
    if deal:
        lines += [say("verify-digest", digest=bound)] if bound else []
        lines.append(say("verify-shares", shares=people - len(without), people=people))
        lines += [say("verify-no-share", seat=seat + 1) for seat in without]
    lines.append(say("verify-scores", scores=listed(match.scores)))
    if commitment:
        lines += [_claim(deal, proved=proved, shared=people > len(without)), say("verify-not-proved")]
    return lines


def _claim(deal: Deal | None, *, proved: bool, shared: bool) -> str:
    """How much the record proves to its reader."""
    if deal is None or not shared:
        return say("verify-proved-little")
    if deal.format == LOOSE:
        return say("verify-loose")
    if deal.silent:
        key = "verify-silent" if deal.format == FORMAT else "verify-silent-old"
        return say(key, seats=listed([seat + 1 for seat in deal.silent]), deals=deal.deals)
    return say("verify-proved" if proved else "verify-unproved")
