"""What happened, moment by moment, as the frames tell it (docs/protocol.md): the events of each, and what changed in
the view of whoever is told."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from kingtable.engine.match import Match, Moment
from kingtable.server.messages import frames
from kingtable.server.messages.changes import SAME, change
from kingtable.server.store.rows import TableRow
from kingtable.server.table.past import Past, Step, begun, gone_back, new_match, told_origin

if TYPE_CHECKING:
    from kingtable.server.table.table import Table

Told = dict[str, Any]
Seat = int | None


class Teller:
    """Tells the moments of one table as they come. It keeps, packed, what everybody has been told."""

    def __init__(self) -> None:
        self._known: bytes | None = None

    def tell(self, before: Match, after: Match, moments: list[Moment], seats: Iterable[Seat]) -> dict[Seat, list[Told]]:
        """The moments between two states of the match, for each seat."""
        known = before.view(None) if self._known is None else msgspec.json.decode(zlib.decompress(self._known))
        open_views = after.rules.views((moment.state for moment in moments), after.options)
        told = {seat: list[Told]() for seat in seats}
        for seat, its in told.items():
            was = before.seen_by(seat, known)
            for moment, open_view in zip(moments, open_views, strict=True):
                view = _seen(after, moment, seat, open_view)
                its.append(_told(was, moment, view))
                was = view
        self._known = zlib.compress(frames.encode(open_views[-1]), 1)
        return told

    def rest(self) -> None:
        """Nobody is there to be told."""
        self._known = None


def snap(table: Table, seat: int | None, since: int | None) -> bytes:
    """The frame that tells everything; a `since` beyond the log (a restored database) counts as none.

    Of what has been as much of the newest as fits: a long game is longer than a frame may be.
    """
    frame: dict[str, Any] = {
        "t": "snap",
        "seq": table.seq,
        "table": table.code,
        "game": table.row.game,
        "commitment": table.row.commitment,
        "key": table.key(),
        "seats": table.presence.seats(),
        "host": table.row.host,
        "gather": None if table.dealt else table.dealing.told(),
        "deal": table.row.deal,
        "view": table.view(seat) if table.dealt else None,
        "choices": table.choices(seat),
        "clock": table.auto.clock_told(),
        "events": (),
        "rematch": table.following.told(),
        "origin": told_origin(table.row),
        "ending": table.presence.ending(),
        "ended": table.ended,
        "back": None if table.back is None else table.back.seat,
    }
    if not table.dealt:
        return frames.encode(frame)
    known = -1 if since is None or since > table.seq else since
    steps = [*([Step(0, "", -1, [], [], table.setting)] if known < 0 else []), *table.steps[max(known, 0) :]]
    told: deque[msgspec.Raw] = deque()
    room = frames.LIMIT - len(frames.encode(frame))
    for step in reversed(steps):
        written = frames.encode(step.told())
        if (room := room - len(written) - 1) < 0:
            break
        told.appendleft(msgspec.Raw(written))
    return frames.encode({**frame, "events": list(told)})


def all_told(row: TableRow, past: Past, seat: Seat, since: int = -1) -> list[Told]:
    """The steps after `since`, as this seat saw them, the set-up as step 0. The first moment changes nothing known: it
    carries the whole view."""
    match, moves = new_match(row), list[str]()
    steps = [Step(0, "", -1, [], [], past.setting), *past.steps]
    brought: list[list[Moment]] = []
    for step in steps:
        for move in step.moves:
            match.play(move)
        moves += step.moves
        if step.back is not None:
            del moves[step.back :]
            match = gone_back(row, moves)
        happened = noted(step, match) if step.noted else match.moments(max(1, len(step.moves)))
        if step.seq == 0:
            happened[0] = happened[0]._replace(events=[*begun(row), *happened[0].events])
        brought.append(happened if step.seq > since else [])
    views = iter(match.rules.views((moment.state for moments in brought for moment in moments), match.options))
    told: list[Told] = []
    was: Any = None
    for step, moments in zip(steps, brought, strict=True):
        if step.seq <= since:
            continue
        shown: list[Told] = []
        for moment in moments:
            view = _seen(match, moment, seat, next(views))
            shown.append(_told(was, moment, view))
            was = view
        by = {"seat": step.seat if step.seq else None, "by": step.by}
        told.append({"seq": step.seq, **by, "moves": step.moves, "moments": shown})
    return told


def noted(step: Step, match: Match) -> list[Moment]:
    """A note as a moment: the table stands as the match does."""
    return [Moment(msgspec.json.decode(step.events), match.state)]


def past_frame(row: TableRow, past: Past, seat: Seat, since: int) -> bytes:
    """The frame that tells the steps after `since` once more; of a long game as many of the newest as fit."""
    while True:
        frame = frames.encode({"t": "past", "steps": all_told(row, past, seat, since)})
        if len(frame) <= frames.LIMIT or len(past.steps) - since <= 1:
            return frame
        since = (since + len(past.steps)) // 2


def _seen(match: Match, moment: Moment, seat: Seat, open_view: dict[str, Any]) -> dict[str, Any]:
    return open_view if seat is None else {**open_view, "seat": seat, **match.rules.own_view(moment.state, seat)}


def _told(was: Any, moment: Moment, view: dict[str, Any]) -> Told:
    changes = change(was, view)
    return {"events": moment.events, "view": {} if changes is SAME else changes}
