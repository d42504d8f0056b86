"""What the frames of a table say (docs/protocol.md): how it stands, and what happened moment by moment, with the events
of each and what changed in the reader's view."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Iterable
from typing import Any

import msgspec

from kingtable.engine.games import GAMES
from kingtable.engine.match import Match, Moment
from kingtable.server.messages import frames
from kingtable.server.messages.changes import SAME, change
from kingtable.server.messages.protocol import Asked
from kingtable.server.store.rows import TableRow
from kingtable.server.table import people
from kingtable.server.table.past import Past, Step, begun, gone_back, new_match, noted, told_origin
from kingtable.server.table.seats import screen_of, seat_before
from kingtable.server.table.state import State

Told = dict[str, Any]
Seat = int | None


class Teller:
    """Tells the moments of one table as they come. It keeps, packed, what everybody has got."""

    def __init__(self) -> None:
        self._known: bytes | None = None

    def tell(self, before: Match, after: Match, moments: list[Moment], seats: Iterable[Seat]) -> dict[Seat, list[Told]]:
        """The moments between two states of the match, for each seat."""
        known = before.view(None) if self._known is None else msgspec.json.decode(zlib.decompress(self._known))
        open_views = after.rules.views((moment.state for moment in moments), after.options)
        news = {seat: list[Told]() for seat in seats}
        for seat, its in news.items():
            was = before.seen_by(seat, known)
            for moment, open_view in zip(moments, open_views, strict=True):
                view = _seen(after, moment, seat, open_view)
                its.append(_told(was, moment, view))
                was = view
        self._known = zlib.compress(frames.encode(open_views[-1]), 1)
        return news

    def rest(self) -> None:
        """Forget it all: nobody is there."""
        self._known = None


class Views:
    """What everybody sees of a table after its last command, as JSON; each computed once, however many look."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._open: dict[str, Any] | None = None  # the view of a spectator
        self._views: dict[Seat, msgspec.Raw] = {}
        self._offered: msgspec.Raw | None = None

    def view(self, seat: Seat) -> msgspec.Raw:
        """What a seat sees."""
        if (known := self._views.get(seat)) is None:
            if self._open is None:
                self._open = self._state.match.view(None)
            known = self._views[seat] = msgspec.Raw(frames.encode(self._state.match.seen_by(seat, self._open)))
        return known

    def choices(self, seat: Seat) -> msgspec.Raw | None:
        """What a seat may do; None when it is not its turn."""
        if seat is None or seat != self._state.to_move:
            return None
        if self._offered is None:
            self._offered = msgspec.Raw(frames.encode(self._state.match.choices()))
        return self._offered


def key(state: State) -> str | None:
    """The server's key in hexadecimal once the game is over, None before."""
    return state.row.key.hex() if state.over else None


def seats(state: State, now: float) -> list[Told]:
    """The seats as everybody may see them."""

    def person(seat: int) -> Told:
        return {
            "claimed": state.seats[seat].secret is not None,
            "screen": screen_of(state.seats[seat]),
            "away": state.away(seat, now),
            "lent": state.substitutes.get(seat),
            "resigned": seat in state.resigned,
        }

    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            **({"bot": seat.bot} if seat.kind == "bot" else person(seat.seat)),
            "name": seat.name,
            "colour": seat.colour,
            "here": state.here(seat.seat),
        }
        for seat in state.seats
    ]


def gathering(state: State, now: float) -> Told:
    """Who has sat down before the deal, and whose word is waited for."""
    row = state.row
    return {
        **state.gathering.written(row, now),
        "host": state.host(now),
        "waits": state.waits_for_word,
        "options": row.options,
        "time": row.clock,
        "follows": row.follows,
    }


def rematch(row: TableRow | None) -> Asked | None:
    """The table that follows: who asked for it, and who has said yes, by their seats before it."""
    if row is None:
        return None
    players = len(row.seats)
    return {
        "table": row.table,
        "by": None if row.host is None else seat_before(row.host, players),
        "joined": sorted(seat_before(seat.seat, players) for seat in row.seats if seat.secret is not None),
    }


def clock(state: State, now: float) -> Told | None:
    """The clock that runs."""
    return None if state.clock is None else state.clock.written(now)


def taker(state: State) -> int | None:
    """Who may take a command back."""
    return None if state.back is None else state.back.seat


def snap(state: State, views: Views, seat: Seat, since: int | None, now: float) -> bytes:
    """The frame that tells everything; a `since` beyond the log (a restored database) counts as none.

    Of what has been as much of the newest as fits: a long game is longer than a frame may be.
    """
    frame: dict[str, Any] = {
        "t": "snap",
        "seq": state.seq,
        "table": state.code,
        "game": state.row.game,
        "commitment": state.row.commitment,
        "key": key(state),
        "seats": seats(state, now),
        "host": state.row.host,
        "gather": None if state.dealt else gathering(state, now),
        "deal": state.row.deal,
        "view": views.view(seat) if state.dealt else None,
        "choices": views.choices(seat),
        "clock": clock(state, now),
        "events": (),
        "rematch": rematch(state.following),
        "origin": told_origin(state.row),
        "ending": people.written(state, now),
        "ended": state.ended,
        "back": taker(state),
    }
    if state.past is None:
        return frames.encode(frame)
    known = -1 if since is None or since > state.seq else since
    steps = [*([Step(0, "", -1, [], [], state.past.setting)] if known < 0 else []), *state.steps[max(known, 0) :]]
    events: deque[msgspec.Raw] = deque()
    room = frames.LIMIT - len(frames.encode(frame))
    for step in reversed(steps):
        written = frames.encode(step.event())
        if (room := room - len(written) - 1) < 0:
            break
        events.appendleft(msgspec.Raw(written))
    return frames.encode({**frame, "events": list(events)})


def still(match: Match, seat: int) -> Told:
    """A position that nobody plays on, as the frame `snap` of a table whose seats are all taken: for a page that judges
    what is done there, and keeps nothing."""
    there = {"kind": "human", "claimed": True, "away": None, "lent": None, "name": None, "here": True}
    colours = GAMES[match.game].colours
    return {
        "t": "snap",
        "seq": 0,
        "table": "",
        "game": match.game,
        "commitment": None,
        "key": None,
        "seats": [{"seat": each, **there, "colour": colours[each]} for each in range(match.players)],
        "host": None,
        "gather": None,
        "deal": None,
        "view": match.view(seat),
        "choices": match.choices(),
        "events": [],
        "clock": None,
        "rematch": None,
        "origin": None,
        "ending": None,
        "ended": None,
        "back": None,
    }


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
    shown_steps: list[Told] = []
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
        shown_steps.append({"seq": step.seq, **by, "moves": step.moves, "moments": shown})
    return shown_steps


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
