"""What happens at a table by itself: clocks run, rounds of the deal end, owners are back, people are away for long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kingtable.server.table.notes import BACK, ENDED
from kingtable.server.table.people import agreed
from kingtable.server.table.play import judge_note, judge_own
from kingtable.server.table.state import Judged, News, Next, State

LATER = 0.01  # seconds after somebody is away for long until the others hear of it
HARDLY = 1e-6  # seconds that an alarm may ring too early


def due(state: State, now: float) -> Judged[int | None] | None:
    """Return the change that comes by itself: a seat whose owner is back, what all agree to, an end since nobody is
    left to play against, or the default action of a player whose time is up."""
    if not state.dealt or state.over:
        return None
    if state.resigned and (not state.people or len(state.resigned) >= len(state.seats) - 1):
        return judge_note(state, state.resigned[-1], [ENDED, *map(str, sorted(state.resigned))])
    for seat in state.substitutes:
        if seat not in state.resigned and state.here(seat):
            return judge_note(state, seat, [BACK])
    if (words := agreed(state, now)) is not None:
        assert state.proposal is not None
        return judge_note(state, words[0], words[1])
    clock = state.clock
    if clock is not None and not clock.step and now >= clock.ends - HARDLY:
        return judge_own(state, clock.seat, state.match.default_action(), clock.seq, "clock")
    return None


def passed(state: State, now: float) -> Next:
    """The table after the time that has passed; nothing of it is written."""
    over = now + HARDLY
    news: list[News] = []
    if not state.dealt and (gathering := state.gathering.passed(state.row, over)) is not state.gathering:
        state = replace(state, gathering=gathering)
        news.append("gather")
    if state.clock is not None and state.clock.step and over >= state.clock.ends:
        state = replace(state, clock=state.clock.ticked(now))
    if state.visited and any(state.looked < time <= over for time in _long(state)):
        news += ["seats"] if state.dealt else ["seats", "gather"]
        state = replace(state, looked=over)
    return state, news


def wakes(state: State, now: float) -> float | None:
    """Return when something happens by itself next; None: never."""
    times = list(_long(state)) if state.visited else []
    times += [] if state.clock is None else [state.clock.ends]
    times += [] if state.dealt or state.gathering.ends is None else [state.gathering.ends]
    return min((time for time in times if time > now), default=None)


def _long(state: State) -> Iterator[float]:
    """When people who are not here are away for long."""
    return (state.awaited_until(seat) + LATER for seat in state.people if not state.here(seat))
