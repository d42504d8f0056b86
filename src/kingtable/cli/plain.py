"""A game that has no drawing of its own in the terminal: its board in text, its moves as they are written."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kingtable.cli.words import number_of, say
from kingtable.engine.match import Match


def drawn_table(view: dict[str, Any]) -> RenderableType:
    """The board and the points."""
    points = ", ".join(
        f"{say('player', seat=seat + 1)}: {number_of(points)}" for seat, points in enumerate(view["scores"])
    )
    own = f"\n{say('plain-own')}: {view['own']}" if view.get("own") else ""
    return Text(f"{view['text']}\n{points}{own}")


def sentence(event: dict[str, Any]) -> str:
    """An event of the journal in words; one that only its game knows, as it is."""
    if event["e"] == "move":
        return say("tell-plain-move", seat=event["seat"] + 1, move=event["move"])
    if event["e"] == "over":
        return say("tell-plain-over")
    return ", ".join(f"{name} {value}" for name, value in event.items())


def asked(match: Match) -> list[str]:
    """Nothing besides the board."""
    return []


def offered(match: Match) -> list[tuple[str, str]]:
    """All moves."""
    return [(move, "") for move in match.legal()]
