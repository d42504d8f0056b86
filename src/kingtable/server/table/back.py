"""Which command may be taken back: a person's last one, while it and what bots played since revealed nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingtable.server.store.rows import Entry, Seat
from kingtable.server.table.past import RESERVED


class Back(NamedTuple):
    """A command that may be taken back: whose, its seq, and the moves before it."""

    seat: int
    seq: int
    moves: int


def back_after(seats: Sequence[Seat], back: Back | None, entry: Entry, moves: int | None) -> Back | None:
    """What may be taken back after a command. back: before it; moves: how many there were before; None: it revealed
    something."""
    if moves is None:
        return None
    if not entry.id.startswith(RESERVED):
        return Back(entry.seat, entry.seq, moves)
    return None if seats[entry.seat].kind == "human" else back
