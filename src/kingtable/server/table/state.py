"""A table as a value: what the store keeps of it, what has happened in its game, who is here, what is proposed.

Nothing of this knows a socket, a store or the time: the functions of `play`, `people`, `seating` and `gathering` get
it, and return what a command changes, or the next state. `table.Table` holds the one that counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Generic, Literal, NamedTuple, TypeVar

import msgspec

from kingtable.engine.match import Match, Moment
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.rows import Entry, Seat, TableRow
from kingtable.server.table.clock import COMPANY, Clock, started
from kingtable.server.table.gathering import Gathering
from kingtable.server.table.notes import BACK, ENDED, LENT, RESIGNED, TAKEN
from kingtable.server.table.past import Past, Step
from kingtable.server.table.seats import devices

A = TypeVar("A", covariant=True)

AWAY = 60.0  # seconds without a socket after which the others need not wait for a person any more


class Back(NamedTuple):
    """A command that may be taken back: whose, its seq, and the moves before it."""

    seat: int
    seq: int
    moves: int


class Proposal(NamedTuple):
    """To end the table, or to take a command back. by: who is for it, the one who made it first. turn: whose turn it
    was last; turns: how often that has changed since."""

    what: Literal["end", "take back"]
    by: tuple[int, ...]
    turn: int | None
    turns: int = 0


@dataclass(frozen=True)
class State:
    """A table as it stands.

    past: None before the deal. following: the row of the rematch. asked: the seq of the last command; what is asked
    has been asked since then. ended: who agreed to end the table before the game was over. back: after a restart
    nothing can be taken back. substitutes: by seat of a person, the bot that plays it. resigned: in the order in which
    they gave up. met: seats that have come, or that something was played for. open: sockets by seat. gone: since when
    nobody is there for a seat. left: who said so. looked: when who is away was looked at last. spoke: when each seat
    said a phrase last.
    """

    row: TableRow
    past: Past | None = None
    following: TableRow | None = None
    gathering: Gathering = field(default_factory=Gathering)
    asked: int = 0
    ended: list[int] | None = None
    back: Back | None = None
    substitutes: Mapping[int, str] = field(default_factory=dict)
    resigned: tuple[int, ...] = ()
    met: frozenset[int] = frozenset()
    open: Mapping[int, int] = field(default_factory=dict)
    watching: int = 0
    gone: Mapping[int, float] = field(default_factory=dict)
    left: frozenset[int] = frozenset()
    looked: float = 0.0
    proposal: Proposal | None = None
    spoke: Mapping[int, float] = field(default_factory=dict)
    clock: Clock | None = None

    @property
    def code(self) -> str:
        """The table's code."""
        return self.row.table

    @property
    def dealt(self) -> bool:
        """Has the game begun?"""
        return self.past is not None

    @property
    def match(self) -> Match:
        """The game as it stands. Raises Refusal before the deal."""
        return self.played.match

    @property
    def played(self) -> Past:
        """All that has happened. Raises Refusal before the deal."""
        if self.past is None:
            raise Refusal("server-not-dealt", status=409)
        return self.past

    @property
    def steps(self) -> list[Step]:
        """The commands."""
        return [] if self.past is None else self.past.steps

    @property
    def seq(self) -> int:
        """The number of the last command; 0 after the set-up."""
        return len(self.steps)

    @property
    def over(self) -> bool:
        """Is the game over, or the table ended?"""
        return self.past is not None and (self.past.match.over or self.ended is not None)

    @property
    def to_move(self) -> int | None:
        """Who decides now; None before the deal and when it is over."""
        return None if self.past is None or self.over else self.past.match.to_move

    @property
    def seats(self) -> list[Seat]:
        """The seats with their owners."""
        return self.row.seats

    @property
    def people(self) -> list[int]:
        """The seats of people who have not resigned."""
        return [seat.seat for seat in self.seats if seat.kind == "human" and seat.seat not in self.resigned]

    @property
    def attended(self) -> bool:
        """Does anybody sit here now?"""
        return bool(self.open)

    @property
    def visited(self) -> bool:
        """Does anybody sit or watch here now?"""
        return bool(self.open) or self.watching > 0

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays the seat: its own, or its substitute; None where a person does."""
        who = self.seats[seat]
        return who.bot if who.kind == "bot" else self.substitutes.get(seat)

    @property
    def bot_to_move(self) -> int | None:
        """The seat that decides now, if a bot plays it."""
        seat = self.to_move
        return seat if seat is not None and self.bot_of(seat) is not None else None

    def here(self, seat: int) -> bool:
        """Is somebody there for the seat, or is it a bot's?"""
        return seat not in self.gone or self.seats[seat].kind == "bot"

    def away(self, seat: int, now: float) -> Literal["left", "long"] | None:
        """Need nobody wait for this person? "left": they said that they go; "long": they are away for a while."""
        if self.here(seat):
            return None
        if seat in self.left:
            return "left"
        return "long" if now >= self.awaited_until(seat) else None

    def awaited_until(self, seat: int) -> float:
        """Until when the others wait for a person who is not here."""
        return self.gone[seat] + AWAY

    @property
    def ready(self) -> bool:
        """Are all shares there that it can be dealt from?"""
        return not self.dealt and self.gathering.revealing and not self.gathering.missing

    @property
    def waits_for_word(self) -> bool:
        """Is it dealt by somebody's word alone? Else it is when all have sat down."""
        return self.row.clock is not None and self.row.follows is None and devices(self.seats) >= COMPANY

    def host(self, now: float) -> int | None:
        """The seat that may begin the deal; None: any seat."""
        host = self.row.host
        return None if host is None or self.away(host, now) is not None else host

    def step(self, id: str) -> Step | None:
        """The command with this id."""
        return next((step for step in reversed(self.steps) if step.id == id), None)


class Logged(NamedTuple):
    """A change: an entry of the log, the match after it, and what may be taken back then."""

    entry: Entry
    after: Match
    back: Back | None


class Reseated(NamedTuple):
    """A change: new values of seats, and the host. moved: seats that go to other devices. begins: then it is dealt.
    tells: everybody hears of it."""

    seats: Mapping[int, Mapping[str, object]]
    host: int | None
    moved: frozenset[int] = frozenset()
    begins: bool = False
    tells: bool = True


class Invited(NamedTuple):
    """A change: another link with which everybody claims a free seat, or none."""

    link: str | None


Change = Logged | Reseated | Invited


class Judged(NamedTuple, Generic[A]):
    """The change that a command asks for, if any, and its answer."""

    change: Change | None
    answer: A


NOTHING = Judged(None, None)


class Stepped(NamedTuple):
    """News: a command happened."""

    step: Step
    before: Match
    moments: list[Moment]


class Proposed(NamedTuple):
    """News: a proposal was made or joined, or dropped (why, and by whom)."""

    what: str
    why: str | None = None
    seat: int | None = None


class Spoken(NamedTuple):
    """News: a seat said a phrase."""

    seat: int
    phrase: str


class Moved(NamedTuple):
    """News: seats went to other devices."""

    seats: frozenset[int]


News = Stepped | Proposed | Spoken | Moved | Literal["seats", "gather"]
Next = tuple[State, list[News]]


def opened(row: TableRow, past: Past | None, following: TableRow | None, now: float) -> State:
    """The state of a table that somebody asks for: everybody has just gone, and nothing is proposed."""
    gone = dict.fromkeys(range(len(row.seats)), now)
    state = State(row, past, following, gone=gone, looked=now)
    for step in state.steps:
        state = learned(state, step)
    return state


def learned(state: State, step: Step) -> State:
    """Return the state with what a step changes: who plays each seat, and whether the table goes on."""
    if not step.noted:
        return replace(state, asked=step.seq, met=state.met | {step.seat})
    [event] = msgspec.json.decode(step.events)
    if event["e"] == ENDED:
        return replace(state, ended=event["seats"])
    if event["e"] == TAKEN:
        return replace(state, asked=step.seq, back=None)
    if event["e"] == BACK:
        return replace(state, substitutes={s: bot for s, bot in state.substitutes.items() if s != event["seat"]})
    if event["e"] in (LENT, RESIGNED):
        state = replace(state, substitutes={**state.substitutes, event["seat"]: event["bot"]})
    return replace(state, resigned=(*state.resigned, event["seat"])) if event["e"] == RESIGNED else state


def wound(state: State, now: float) -> State:
    """The same with the clock set for the decision that is open.

    It runs while somebody is here to wait, so an empty table costs nothing. Each decision has its own; one that goes on
    is left alone.
    """
    seat, allowed = state.to_move, state.row.clock
    runs = allowed is not None and state.visited and seat is not None and state.bot_to_move is None
    if not runs:
        return state if state.clock is None else replace(state, clock=None)
    if state.clock is not None and state.clock.seq == state.asked:
        return state
    assert allowed is not None
    return replace(state, clock=started(state.match, state.asked, allowed, now, arriving=seat not in state.met))


def invited(state: State, link: str | None) -> State:
    """The same with another link for everybody."""
    return replace(state, row=msgspec.structs.replace(state.row, invite=link))


def begun(state: State, row: TableRow, past: Past, now: float) -> State:
    """The table after the deal."""
    return wound(replace(state, row=row, past=past), now)


def followed(state: State, row: TableRow) -> State:
    """The table whose rematch is that one."""
    return replace(state, row=msgspec.structs.replace(state.row, rematch=row.table), following=row)
