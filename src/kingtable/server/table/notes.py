"""What a table's log tells besides moves: a bot plays a seat for its owner, or the owner again; somebody resigned, or
took a command back; all agreed to end. And of a game that goes on from another, before all else, which that was (no
entry of the log: the table knows it itself).

A note is an entry of the log as a command is, and has its seq. Its kind is "note", its `moves` are words of this
module. A note changes the game only when it takes a command back. The frames tell it as an event.
"""

from __future__ import annotations

from typing import NamedTuple

from kingtable.engine.text import Json

NOTE = "table:"  # so begin the ids of notes, and no client's
LENT, BACK, ENDED, BEGUN = "lent", "back", "ended", "begun"
TAKEN, RESIGNED = "taken", "resigned"


class Said(NamedTuple):
    """What is to be noted: whose word it is, and the words of the entry."""

    seat: int
    words: list[str]


def event_of(seat: int, words: list[str], players: int) -> Json:
    """A note as an event (docs/protocol.md). Raises ValueError for what is none."""
    match words:
        case ["lent", given, bot] if bot:
            return {"e": LENT, "seat": _seat(given, players), "bot": bot, "by": seat}
        case ["back"]:
            return {"e": BACK, "seat": seat}
        case ["resigned", bot] if bot:
            return {"e": RESIGNED, "seat": seat, "bot": bot}
        case ["taken", first, moves] if _number(first) and _number(moves):
            return {"e": TAKEN, "seat": seat, "first": int(first)}
        case ["ended", *agreed] if agreed:
            return {"e": ENDED, "seats": [_seat(one, players) for one in agreed]}
    raise ValueError(f"no note: {' '.join(words)[:80]}")


def goes_back_to(words: list[str]) -> int | None:
    """How many moves of the game still count after a note; None where it took none back."""
    return int(words[2]) if words[:1] == [TAKEN] else None


def _number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


def _seat(word: str, players: int) -> int:
    if not _number(word) or int(word) >= players:
        raise ValueError(f"no seat: {word[:20]}")
    return int(word)
