"""`kingtable score`: a kingdom diagram in, properties and total out."""

from __future__ import annotations

from typing import Any

import click
from rich.cells import cell_len

import kingtable
from kingtable.cli.options import fail, refused_in_one_line
from kingtable.cli.words import Spoken, number_of, say
from kingtable.engine.text import json_of

EXAMPLE = """\b
    echo "CC W1 P0 / W0 .. .. / S0 S1 P0" | kingtable score
"""


@click.command("score", cls=Spoken, epilog=EXAMPLE)
@click.argument("file", type=click.File("r", encoding="utf-8"), default="-")
@click.option("--middle-kingdom", is_flag=True)
@click.option("--harmony", is_flag=True)
@click.option("--mighty-duel", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@refused_in_one_line
def command(file: Any, middle_kingdom: bool, harmony: bool, mighty_duel: bool, as_json: bool) -> None:
    """A kingdom and what it is worth."""
    try:
        text = file.read(100_000)
    except UnicodeDecodeError:
        fail(f"{file.name}: this is not a text in UTF-8")
    side = 7 if mighty_duel else 5
    full = len([square for square in text.replace("/", " ").split() if square != ".."]) == side * side
    position = {
        "options": {"middle_kingdom": middle_kingdom, "harmony": harmony, "mighty_duel": mighty_duel},
        "kingdoms": [text, "CC"],
        "discarded": [[] if full else [1], []],  # Harmony: a kingdom that is not full has lost a domino
        "deck": [],
    }
    kingdom = kingtable.from_position(position).view(0)["kingdoms"][0]
    if as_json:
        told = {key: kingdom[key] for key in ("properties", "points", "bonus", "score", "largest", "crowns")}
        click.echo(json_of({**told, "middle_kingdom": kingdom["middle_kingdom"], "harmony": kingdom["harmony"]}))
        return
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
