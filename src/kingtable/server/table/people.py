"""The people of one table: who is there, who has left, whose seats bots play meanwhile, what all agree to.

What changes the game by it is a note in the table's log. Who is here and what is proposed is not kept: after a restart
everybody has just gone, and nothing is proposed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from kingtable import bots
from kingtable.engine.text import Json
from kingtable.server.messages.refusal import Refusal
from kingtable.server.table.notes import ENDED, LENT, RESIGNED, TAKEN
from kingtable.server.table.past import Step
from kingtable.server.table.seats import beside
from kingtable.server.table.state import AWAY, Next, Proposal, Proposed, Spoken, State, wound

TURNS = 2  # changes of whose turn it is that make a proposal lapse: a whole turn has been played since
SPOKEN = 2  # seconds between two phrases of one seat
Said = tuple[int, list[str]]
"""What is to be noted: whose word it is, and the words of the entry."""

# Who is there


def came(state: State, seat: int | None, now: float) -> State:
    """Somebody has come."""
    state = replace(state, looked=state.looked if state.visited else now)
    if seat is None:
        return wound(replace(state, watching=state.watching + 1), now)
    gone = {one: since for one, since in state.gone.items() if one != seat}
    clock = None if seat not in state.met and state.clock is not None and state.clock.seat == seat else state.clock
    return wound(
        replace(
            state,
            open={**state.open, seat: state.open.get(seat, 0) + 1},
            gone=gone,
            left=state.left - {seat},
            met=state.met | {seat},
            clock=clock,  # it begins now for who was waited for
        ),
        now,
    )


def went(state: State, seat: int | None, now: float) -> State:
    """One connection has gone."""
    if seat is None:
        return wound(replace(state, watching=state.watching - 1), now)
    open = {**state.open, seat: state.open[seat] - 1}
    if open[seat]:
        return replace(state, open=open)
    del open[seat]
    return wound(replace(state, open=open, gone={**state.gone, seat: now}), now)


def leaves(state: State, seat: int | None) -> State:
    """A person says that they go."""
    return state if seat is None else replace(state, left=state.left | {seat})


# Whose seats bots play


def lend(state: State, by: int | None, seat: int, now: float) -> Said:
    """A person gives the seat of one who is away to a bot, until its owner is back. Raises Refusal."""
    by = _seated(state, by)
    if not 0 <= seat < len(state.seats) or state.seats[seat].kind == "bot":
        raise Refusal("server-seat-unknown", field="seat")
    if seat == by:
        raise Refusal("server-lend-own", status=409, field="seat")
    if seat in state.substitutes:
        raise Refusal("server-lent-already", status=409, field="seat")
    away = state.away(seat, now)
    if away is None:
        raise Refusal("server-lend-present", status=409, field="seat", seconds=int(AWAY))
    if away == "long" and seat != state.to_move:
        raise Refusal("server-lend-idle", status=409, field="seat")
    return by, [LENT, str(seat), substitute(state.row.game)]


def resign(state: State, by: int | None) -> Said:
    """A person gives up: a bot plays the seat to the end, or the table ends where nobody is left to play against.
    Raises Refusal."""
    return _seated(state, by), [RESIGNED, substitute(state.row.game)]


def _seated(state: State, seat: int | None) -> int:
    """Who may have a word in it while the game goes on. Raises Refusal."""
    if seat is None:
        raise Refusal("server-only-watching", status=403)
    _ = state.match
    if state.over:
        raise Refusal("server-game-over", status=409)
    if seat in state.resigned:
        raise Refusal("server-resigned", status=409)
    return seat


def substitute(game: str) -> str:
    """The bot that takes the seat of a person who is away: neither the weakest nor the strongest of the game."""
    known = bots.names(game)
    return str(known[(len(known) - 1) // 2]["bot"])


# Ready phrases


def say(state: State, seat: int | None, phrase: str, now: float) -> Next:
    """A person says a ready phrase; every page has it in its reader's language. Raises Refusal."""
    if seat is None:
        raise Refusal("server-only-watching", status=403)
    if now - state.spoke.get(seat, -SPOKEN) < SPOKEN:
        raise Refusal("server-said-lately", status=429, seconds=SPOKEN)
    return replace(state, spoke={**state.spoke, seat: now}), [Spoken(seat, phrase)]


# What they propose: to end the table, to take a command back


def end(state: State, by: int | None, *, agrees: bool, now: float) -> Next:
    """A person wants to end the table, or is against what is proposed. Raises Refusal."""
    seat = _seated(state, by)
    if agrees:
        return _proposed(state, "end", seat, now)
    if state.proposal is None:
        raise Refusal("server-end-none", status=409)
    return _dropped(state, state.proposal, "withdrawn" if seat == state.proposal.by[0] else "declined", seat)


def take_back(state: State, by: int | None, now: float) -> Next:
    """A person wants their last command back, or agrees that somebody has theirs. Raises Refusal: something was
    revealed since, or somebody else has moved."""
    seat = _seated(state, by)
    joins = state.proposal is not None and state.proposal.what == "take back"
    if not joins and _taken_back(state, seat) is None:
        raise Refusal("server-back-none", status=409)
    return _proposed(state, "take back", seat, now)


def _proposed(state: State, what: Literal["end", "take back"], seat: int, now: float) -> Next:
    proposal = state.proposal or Proposal(what, (), state.match.turn)
    if proposal.what != what:
        raise Refusal("server-proposal-other", status=409)
    if seat in proposal.by:
        raise Refusal("server-end-twice", status=409)
    state = replace(state, proposal=proposal._replace(by=(*proposal.by, seat)))
    return state, [Proposed(what)] if awaited(state, now) else []


def _dropped(state: State, proposal: Proposal, why: str, by: int | None) -> Next:
    return replace(state, proposal=None), [Proposed(proposal.what, why, by)]


def _taken_back(state: State, seat: int) -> Said | None:
    """The note that takes back the last command of that seat."""
    back = state.back
    return None if back is None or back.seat != seat else (seat, [TAKEN, str(back.seq), str(back.moves)])


def awaited(state: State, now: float) -> list[int]:
    """The seats whose word is missing: of all people who are there, or went just now. People at one screen have one
    word."""
    assert state.proposal is not None
    by = state.proposal.by
    heard = [state.seats[seat] for seat in by]
    return [
        seat
        for seat in state.people
        if state.seats[seat].secret is not None and state.away(seat, now) is None
        if seat not in by and not any(beside(state.seats[seat], one) for one in heard)
    ]


def agreed(state: State, now: float) -> Said | None:
    """The note of what all agree to; None where somebody has not."""
    proposal = state.proposal
    if proposal is None or awaited(state, now):
        return None
    if proposal.what == "end":
        return proposal.by[-1], [ENDED, *map(str, sorted(proposal.by))]
    return _taken_back(state, proposal.by[0])


def lapsed(state: State, step: Step) -> Next:
    """The game has gone on, and a proposal may have lapsed by that."""
    proposal = state.proposal
    if proposal is None:
        return state, []
    if (turn := state.match.turn) != proposal.turn:
        proposal = proposal._replace(turn=turn, turns=proposal.turns + 1)
    if state.over or step.back is not None:  # what was proposed has come
        return replace(state, proposal=None), []
    if proposal.turns >= TURNS or (proposal.what == "take back" and _taken_back(state, proposal.by[0]) is None):
        return _dropped(state, proposal, "lapsed", None)
    return replace(state, proposal=proposal), []


def written(state: State, now: float) -> Json | None:
    """The proposal as the frames have it."""
    proposal = state.proposal
    if proposal is None:
        return None
    by = {"by": proposal.by[0], "agreed": sorted(proposal.by), "awaited": awaited(state, now)}
    return {"what": proposal.what, **by}
