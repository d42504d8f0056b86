"""Seats that leave a game before it ends."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from kingtable.engine.compiler.jit import rule
from kingtable.engine.games import game


@cache
def leavers_of(name: str) -> Callable[..., int] | None:
    """Return the compiled rule that says which seats have left the game of the first lane, as bits.

    None for a game that everybody plays to its end.
    """
    out = game(name).functions.get("out")
    return None if out is None else made_of(out)


def made_of(out: Callable[..., bool]) -> Callable[..., int]:
    """Make the rule from the game's own, which is its closure."""

    @rule
    def leavers(lanes: Any) -> int:
        """The seats that are out, as bits."""
        s, bits = lanes[0].state, 0
        for seat in range(s.players):
            if out(s, seat):
                bits |= 1 << seat
        return bits

    return leavers
