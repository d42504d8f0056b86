"""What a table's log tells besides moves: a seat was lent to a bot, or is its owner's again; all agreed to end. And of
a game that goes on from another, before all else, which that was (no entry of the log: the table knows it itself).

A note is an entry of the log as a command is, and has its seq. Its id begins with `NOTE`, its `moves` are words of
this module, and the game does not change by it. It is told as an event.
"""

from __future__ import annotations

from typing import Any, NamedTuple

NOTE = "table:"  # so begin the ids of notes
LENT, BACK, ENDED, BEGUN = "lent", "back", "ended", "begun"


class Said(NamedTuple):
    """What is to be noted: whose word it is, and the words of the entry."""

    seat: int
    words: list[str]


def is_note(id: str) -> bool:
    """Is an entry of the log with this id a note?"""
    return id.startswith(NOTE)


def event_of(seat: int, words: list[str], players: int) -> dict[str, Any]:
    """A note as an event (docs/protocol.md). Raises ValueError for what is none."""
    match words:
        case ["lent", lent, bot] if bot:
            return {"e": LENT, "seat": _seat(lent, players), "bot": bot, "by": seat}
        case ["back"]:
            return {"e": BACK, "seat": seat}
        case ["ended", *agreed] if agreed:
            return {"e": ENDED, "seats": [_seat(one, players) for one in agreed]}
    raise ValueError(f"no note: {' '.join(words)[:80]}")


def _seat(word: str, players: int) -> int:
    if not word.isascii() or not word.isdigit() or int(word) >= players:
        raise ValueError(f"no seat: {word[:20]}")
    return int(word)
