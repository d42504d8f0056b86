"""The clock of a table: how long a decision may take, and the one that runs (docs/protocol.md, The clock)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec

from kingtable.engine.match import Match
from kingtable.engine.text import Json

_Seconds = Annotated[float, msgspec.Meta(ge=0.1, le=86400)]
COMPANY = 2  # people of whom somebody waits for somebody: from then on a table has a clock unless it is asked not to


class ClockForm(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for a decision: `ask` out of turn, `turn` in one's own."""

    ask: _Seconds
    turn: _Seconds


USUAL = ClockForm(30, 120)
STEP = 0.5  # seconds of which a running clock is made up
READ_FIRST = 0.05  # seconds for answers that came in before a clock rings, though nobody has read them yet
ARRIVING = 10  # times as long for the first decision of who has not come yet


def settled(asked: ClockForm | msgspec.UnsetType | None, people: int) -> dict[str, float] | None:
    """The clock of a new table, as it is stored: as asked, or as usual for that number of people."""
    if asked is msgspec.UNSET:
        asked = USUAL if people >= COMPANY else None
    return None if asked is None else msgspec.structs.asdict(asked)


def out_of_turn(match: Match) -> bool:
    """Is the seat to move asked something in another one's turn?"""
    return match.turn != match.to_move


class Clock(NamedTuple):
    """The clock of one decision: it runs from the moment `since`, in steps.

    A step that comes late counts as one: while the server stood nobody could answer.
    """

    seat: int
    seq: int
    seconds: float
    left: float
    step: float
    since: float

    @property
    def ends(self) -> float:
        """When the step ends; when it rings where none is left."""
        return self.since + (self.step or READ_FIRST)

    def ticked(self, now: float) -> Clock:
        """Count the step that has ended."""
        left = self.left - self.step
        return self._replace(left=left, step=min(left, STEP), since=now)

    def written(self, now: float) -> Json:
        """As the frames have it."""
        left = max(0.0, self.left - (now - self.since))
        return {"seat": self.seat, "seconds": self.seconds, "left": round(left, 1)}


def started(match: Match, seq: int, allowed: dict[str, float], now: float, *, arriving: bool) -> Clock:
    """The clock of the decision that is open since that command. arriving: who decides has not come yet."""
    assert match.to_move is not None
    seconds = allowed["turn"] * ARRIVING if arriving else allowed["ask" if out_of_turn(match) else "turn"]
    return Clock(match.to_move, seq, seconds, seconds, min(seconds, STEP), now)
