"""The clock of a table: how long a decision may take, and the one that runs (docs/protocol.md, The clock)."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec

from kingtable.engine.match import Match

_Seconds = Annotated[float, msgspec.Meta(ge=0.1, le=86400)]
COMPANY = 2  # from so many people on somebody waits for somebody: then a table has a clock unless it is told not to


class ClockForm(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for a decision: `ask` out of turn, `turn` in one's own."""

    ask: _Seconds
    turn: _Seconds


USUAL = ClockForm(30, 120)
STEP = 0.5  # seconds of which a running clock is made up
ARRIVING = 10  # times as long for the first decision of who has not come yet


def settled(asked: ClockForm | msgspec.UnsetType | None, people: int) -> dict[str, Any] | None:
    """The clock of a new table, as it is stored: as asked, or as usual for so many people."""
    if asked is msgspec.UNSET:
        asked = USUAL if people >= COMPANY else None
    return None if asked is None else msgspec.structs.asdict(asked)


def out_of_turn(match: Match) -> bool:
    """Is the seat to move asked something in another one's turn?"""
    return match.turn != match.to_move


class Clock:
    """The clock of one decision: it runs from the moment it is made, in steps.

    A step that comes late counts as one: while the server stood nobody could answer.
    """

    def __init__(self, match: Match, seq: int, allowed: dict[str, float], *, arriving: bool = False) -> None:
        assert match.to_move is not None
        self.seat = match.to_move
        self.seq = seq
        self.seconds = allowed["turn"] * ARRIVING if arriving else allowed["ask" if out_of_turn(match) else "turn"]
        self._left = self.seconds
        self._step = 0.0
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        """Seconds left, never less than 0."""
        return max(0.0, self._left - (time.monotonic() - self._at))

    def step(self) -> float:
        """Count the step that has ended; return the seconds of the next one, 0 when none is left."""
        self._left -= self._step
        self._step, self._at = min(self._left, STEP), time.monotonic()
        return self._step

    def told(self) -> dict[str, Any]:
        """As the frames tell it."""
        return {
            "seat": self.seat,
            "seconds": self.seconds,
            "left": round(self.left, 1),
        }
