"""`kingtable score`: kingdom diagrams in, properties, totals and places out; what no box holds on stderr."""

from __future__ import annotations

import re
from codecs import getincrementaldecoder
from collections.abc import Iterator
from typing import IO, Any

import click
from rich.cells import cell_len

from kingtable.cli.options import fail, warn
from kingtable.cli.words import Spoken, number_of, say
from kingtable.engine.errors import Refused
from kingtable.engine.text import cut, json_of
from kingtable.kingdomino.protocol import PadCheck
from kingtable.kingdomino.shown.pad import MOST, Form, Options, scored, square_of

EXAMPLE = """\b
    echo "CC W1 P0 / W0 .. .. / S0 S1 P0" | kingtable score
"""


@click.command("score", cls=Spoken, epilog=EXAMPLE)
@click.argument("file", type=click.File("rb"), default="-")
@click.option("--middle-kingdom", is_flag=True)
@click.option("--harmony", is_flag=True)
@click.option("--mighty-duel", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def command(file: IO[bytes], middle_kingdom: bool, harmony: bool, mighty_duel: bool, as_json: bool) -> None:
    """Kingdoms and what they are worth."""
    try:
        text = getincrementaldecoder("utf-8-sig")().decode(file.read(100_000))
    except UnicodeDecodeError:
        fail(say("file-text", file=cut(file.name)))
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    texts = [part for part in re.split(r"\n\s*\n", text) if part.strip()] or [text]
    most = 2 if mighty_duel else MOST
    if len(texts) > most:
        raise Refused("score-too-many", field="kingdoms", count=len(texts), most=most)
    answer = scored(Form(texts, Options(middle_kingdom, harmony, mighty_duel), check=True))
    view, check = answer["view"], answer["check"]
    for line in _doubts(texts, check) if check else ():
        warn(line)
    kingdoms = view["kingdoms"][: len(texts)]
    if as_json:
        parts = [_part(kingdom) for kingdom in kingdoms]
        order = {"ranks": view["ranks"], "tie_break": view["tie_break"], "possible": check and check["possible"]}
        click.echo(json_of(parts[0] if len(parts) == 1 else {"kingdoms": parts, **order}))
        return
    for number, kingdom in enumerate(kingdoms):
        if len(kingdoms) > 1:
            click.echo(say("player", seat=number + 1))
        _print(kingdom)
        if len(kingdoms) > 1:
            click.echo()
    if len(kingdoms) > 1:
        _print_places(view)


def _part(kingdom: Any) -> dict[str, Any]:
    """What JSON tells of a kingdom."""
    keys = ("properties", "points", "bonus", "score", "largest", "crowns", "middle_kingdom", "harmony")
    return {key: kingdom[key] for key in keys}


def _print(kingdom: Any) -> None:
    rows = []
    for found in kingdom["properties"]:
        sum_ = f"{len(found['squares']):2} × {found['crowns']} ="
        rows.append((say(f"terrain-{found['terrain']}"), sum_, found["points"]))
    for bonus, points in (("middle_kingdom", 10), ("harmony", 5)):
        if kingdom[bonus] != "off":
            rows.append((say(f"kingdomino-option-{bonus}"), "", points if kingdom[bonus] == "won" else 0))
    rows.append((say("score-total"), "", kingdom["score"]))
    wide = max(cell_len(label) for label, _, _ in rows)  # a Japanese letter is two columns wide
    for label, sum_, points in rows:
        click.echo(label + " " * (wide - cell_len(label)) + number_of(f"  {sum_:8} {points:3}"))


def _print_places(view: Any) -> None:
    """The places, best first, and what decides between equal scores."""
    for seat in sorted(range(len(view["scores"])), key=lambda seat: int(view["ranks"][seat])):
        click.echo(say("final-line", rank=view["ranks"][seat], seat=seat + 1, score=view["scores"][seat]))
    for tie in view["tie_break"]:
        a, b = tie["seats"]
        click.echo(say(f"final-tie-{tie['by']}", a=a + 1, b=b + 1))


def _doubts(texts: list[str], check: PadCheck) -> Iterator[str]:
    """Yield a line for everything that no box holds, and for every square that somebody may have misread."""
    for one in check["findings"]:
        player = (one["kingdom"] or 0) + 1
        yield say(f"score-{one['what']}", seat=player, square=one["square"], n=one["there"], most=one["most"])
    plain = {"kind", "count", "odd"} & {one["what"] for one in check["findings"]}  # reason enough
    if check["possible"] is False and not plain:
        yield say("score-impossible")
    elif check["possible"] is None:
        yield say("score-open")
    for repair in check["repairs"]:
        row, column = _place(texts[repair["kingdom"]], repair["x"], repair["y"])
        place = {"seat": repair["kingdom"] + 1, "row": row, "column": column, "square": square_of(repair)}
        yield say("score-repair", **place, score=repair["score"])


def _place(text: str, x: int, y: int) -> tuple[int, int]:
    """Return the row of a square in the text, and its place in that row, both counted from 1."""
    rows = [row.split() for row in re.split(r"\n|/", text) if row.strip()]
    castle = next((row, cells.index("CC")) for row, cells in enumerate(rows) if "CC" in cells)
    return castle[0] - y + 1, castle[1] + x + 1
