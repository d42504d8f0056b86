"""What is told in JSON (docs/protocol.md), as types: the words that all games share.

Each game's own are in its `protocol.py`, the frames in `server/protocol.py`. The page's types are made from these by
`scripts/protocol.py`; tests hold that what is told is of these types, field by field, and that the documents say so.
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
