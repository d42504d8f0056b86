"""Judge what people ask of a table: `judge` returns the change to store, `heard` takes frames that are not stored, and
`advance` returns the table after a change. Frames are the commands (docs/protocol.md)."""

from __future__ import annotations

from typing import assert_never

from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.table import people, seating
from kingtable.server.table.play import judge_moves, judge_note, stepped
from kingtable.server.table.state import Change, Invited, Judged, Logged, Next, Reseated, State, invited

Stored = frames.Do | frames.Lend | frames.Resign | frames.Begin | frames.Name | frames.Paint
Unstored = frames.Seal | frames.Reveal | frames.Say | frames.Leave | frames.End | frames.TakeBack


def judge(state: State, seat: int | None, frame: Stored, now: float) -> Judged[int | None]:
    """Return the change that a command asks the store for. Raises Refused: the rules, or Refusal."""
    match frame:
        case frames.Do(id=id, moves=moves, at=at):
            return judge_moves(state, seat, id, moves, at)
        case frames.Lend(seat=other):
            return judge_note(state, *people.lend(state, seat, other, now))
        case frames.Resign():
            return judge_note(state, *people.resign(state, seat))
        case frames.Begin(bots=with_bots):
            return seating.begin(state, seat, now, with_bots=with_bots)
        case frames.Name(name=name):
            return seating.rename(state, seat, name)
        case frames.Paint(colour=colour):
            return seating.paint(state, seat, colour)
    assert_never(frame)


def heard(state: State, seat: int | None, frame: Unstored, now: float) -> Next:
    """Return the table after a frame that is lost when the server stops. Raises Refusal."""
    match frame:
        case frames.Say(phrase=phrase):
            return people.say(state, seat, phrase, now)
        case frames.Leave():
            return people.leaves(state, seat), []
        case frames.End(agrees=agrees):
            return people.end(state, seat, agrees=agrees, now=now)
        case frames.TakeBack():
            return people.take_back(state, seat, now)
    if state.dealt:
        return state, []
    if isinstance(frame, frames.Reveal):
        return seating.reveal(state, seat, frame.share)
    if seat is None:
        raise Refusal("server-share-unasked", status=409)
    return seating.sit(state, seat, frame.commit, now)


def advance(state: State, change: Change, now: float) -> Next:
    """Return the table after a stored change, and the news for everybody who is here."""
    match change:
        case Logged():
            return stepped(state, change, now)
        case Reseated():
            return seating.reseated(state, change, now)
        case Invited(link=link):
            return invited(state, link), []
    assert_never(change)
