"""Kingdomino in the terminal: kingdoms, lines, events in words."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from kingtable.cli.words import listed, number_of, say
from kingtable.engine.match import Match
from kingtable.engine.text import Json
from kingtable.kingdomino.dominoes import CROWNS, LETTERS, TERRAIN, TERRAINS
from kingtable.kingdomino.protocol import Kingdom, View

COLOURS = {
    "wheat": "black on #f4d170",
    "forest": "white on #2d6848",
    "water": "black on #5b9fd3",
    "pasture": "black on #9ecb6c",
    "swamp": "white on #8b7061",
    "mine": "white on #3a3843",
    "castle": "bold white on #2657b0",
}
MARKS = {"done": "  ✓", "now": "  ◀"}
"""Of the dominoes of this round."""
SEATS = ("#6f9df2", "#ec7ba7", "#52b98b", "#d8a241")


def legend() -> Text:
    """The letters of the squares, which are those of the notation, with their terrains in the reader's language."""
    text = Text()
    for letter, terrain in zip(LETTERS, TERRAINS, strict=True):
        text.append(f" {letter} ", COLOURS[terrain])
        text.append(f" {say(f'terrain-{terrain}')}   ", "dim")
    return text


def drawn_kingdom(kingdom: Kingdom) -> Text:
    """A kingdom as coloured squares with letter and crowns; the frame it can still fill is dotted."""
    low_x, low_y, high_x, high_y = kingdom["room"]
    squares = {(s["x"], s["y"]): s for s in kingdom["squares"]}
    text = Text()
    for y in range(high_y, low_y - 1, -1):
        for x in range(low_x, high_x + 1):
            square = squares.get((x, y))
            if square is None:
                text.append("  · ", "dim")
            elif square["terrain"] == "castle":
                text.append(" ♜  ", COLOURS["castle"])
            else:
                letter = LETTERS[TERRAINS.index(square["terrain"])]
                text.append(f"{letter}{'♛' * square['crowns']:3}", COLOURS[square["terrain"]])
        text.append(f" {y:2}\n", "dim")
    text.append("".join(f"{x:3} " for x in range(low_x, high_x + 1)), "dim")
    return text


def drawn_domino(number: int) -> Text:
    """A domino: its number and both halves."""
    text = Text(f"{number:2} ", "bold")
    for half in (0, 1):
        terrain = int(TERRAIN[number][half])
        text.append(f"{LETTERS[terrain]}{'♛' * int(CROWNS[number][half]):3}", COLOURS[TERRAINS[terrain]])
    return text


def drawn_lines(view: View) -> Group:
    """Both lines, with the kings on them."""
    rows: list[RenderableType] = []
    for title, line in (("line-now", view["line"]), ("line-next", view["next_line"])):
        if line:
            rows.append(Text(say(title), "bold"))
        for place in line:
            text = drawn_domino(place["domino"])
            if place["seat"] is not None:
                text.append(f"  ♟ {say('player', seat=place['seat'] + 1)}", SEATS[place["seat"]])
                text.append(MARKS.get(str(place.get("state")), ""))
            rows.append(text)
    return Group(*rows)


def drawn_table(view: View) -> Group:
    """The whole table: kingdoms side by side, what their letters mean, then the lines or the result."""
    panels = []
    for seat, kingdom in enumerate(view["kingdoms"]):
        title = f"{say('player', seat=seat + 1)} · {number_of(view['scores'][seat])}"
        panels.append(Panel(drawn_kingdom(kingdom), title=title, border_style=SEATS[seat], expand=False))
    parts: list[RenderableType] = [Columns(panels), legend()]
    if view["over"]:
        ranks = view["ranks"] or []
        order = sorted(range(len(ranks)), key=ranks.__getitem__)
        parts += [
            Text(say("final-line", rank=ranks[seat], seat=seat + 1, score=view["scores"][seat]), "bold")
            for seat in order
        ]
        for tie in view["tie_break"] or []:
            a, b = tie["seats"]
            parts.append(Text(say(f"final-tie-{tie['by']}", a=a + 1, b=b + 1)))
    else:
        parts.append(drawn_lines(view))
    return Group(*parts)


def sentence(event: Json) -> str:
    """An event of the journal in words."""
    plain: dict[str, Any] = {
        key: value + 1 if key == "seat" else value for key, value in event.items() if isinstance(value, int)
    }
    lists: dict[str, Any] = {
        key: listed(v + 1 if key == "seats" else v for v in value)
        for key, value in event.items()
        if isinstance(value, list)
    }
    return say(f"event-{event['e']}", **plain, **lists)


def asked(match: Match) -> list[str]:
    """Nothing: the table tells all."""
    return []


def offered(match: Match) -> list[tuple[str, str]]:
    """All moves; a placement with what it adds."""
    gains = {place["move"]: f"{place['gain']:+}" for place in match.choices()["place"]}
    return [(move, gains.get(move, "")) for move in match.legal()]
