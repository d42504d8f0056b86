"""What the server does not take, and why: one shape for HTTP and WebSocket."""

from __future__ import annotations

from typing import Any

from kingtable.engine.errors import Refused
from kingtable.server.messages.protocol import Why


class Refusal(Refused):
    """A request that the server does not take; nothing has changed.

    status: the HTTP status; the WebSocket closes with 4000 + status where it must close.
    """

    def __init__(self, key: str, *, status: int = 422, field: str = "", **args: Any) -> None:
        super().__init__(key, field=field, **args)
        self.status = status


def why(refused: Refused) -> Why:
    """The error as the page gets it: `{key, rule, args, field, text}`, the text in English."""
    return {
        "key": refused.key,
        "rule": refused.rule,
        "args": refused.why,
        "field": refused.field,
        "text": refused.text(),
    }


def status(refused: Refused) -> int:
    """The HTTP status of a refusal: the server's own, or 422 for what the rules refuse."""
    return refused.status if isinstance(refused, Refusal) else 422


def unknown_table(code: str) -> Refusal:
    """There is no table of that code."""
    return Refusal("server-table-unknown", status=404, table=code[:12])


def damaged_table(code: str, seq: int) -> Refusal:
    """The log of this table cannot be replayed from command `seq` on."""
    return Refusal("server-table-damaged", status=409, table=code, seq=seq)


def not_saved() -> Refusal:
    """The database did not take the change."""
    return Refusal("server-not-saved", status=503)


def not_known() -> Refusal:
    """Whether the change was saved shows only when the database is read again."""
    return Refusal("server-not-known", status=503)
