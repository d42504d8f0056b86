"""Types of the JSON that all games send (docs/protocol.md).

The types of each game are in its `protocol.py`, the frames in `server/messages/protocol.py`. `scripts/protocol.py`
makes the page's types from these. Tests compare every field of what the server sends, and of the documents, with them.
"""

from __future__ import annotations

from typing import Annotated, Any, TypedDict


class AnyView(TypedDict):
    """What the views of all games have in common; among the options are each game's own."""

    game: str
    options: Annotated[Any, "{ players: number }"]
    seat: int | None
    phase: str
    to_move: int | None
    scores: list[int]
    ranks: list[int] | None
    winners: list[int]
    over: bool


class AnyEvent(TypedDict):
    """What all events have in common."""

    e: str
