"""Types of the JSON that the server sends (docs/protocol.md); `frames.py` has those of what it gets."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, NotRequired, TypedDict, TypeVar

from kingtable.server.messages.offered import Colour, Value
from kingtable.server.messages.review import Reason, Review

Phrase = Literal[
    "hello",
    "luck",
    "new",
    "moment",
    "nice",
    "oops",
    "thanks",
    "played",
    "close",
    "more",
    "pleasure",
    "going",
]
"""Phrases that people at one table can say; the catalogues have each in every language."""

V = TypeVar("V")
C = TypeVar("C")
E = TypeVar("E")


class Clock(TypedDict):
    """How long the seat has, and has left, in seconds."""

    seat: int
    seconds: float
    left: float


class Time(TypedDict):
    """How many seconds one may think: about a turn, and when one is asked in another's."""

    turn: float
    ask: float


class Why(TypedDict):
    """Why something was refused: a message of the catalogue, and its English."""

    key: str
    rule: NotRequired[str | None]
    args: NotRequired[Annotated[dict[str, Any], "Record<string, string | number | (string | number)[]>"]]
    field: NotRequired[str | None]
    text: NotRequired[str]


class Seat(TypedDict):
    """Who sits there; `claimed`: a person's seat belongs to a device; `screen`: those with the same number sit at one
    screen; `away`: the others need not wait for its owner,
    who has left or is away for long; `lent`: the bot that plays it meanwhile; `resigned`: its owner gave up, and it
    plays on."""

    seat: int
    kind: Literal["human", "bot"]
    bot: NotRequired[str | None]
    claimed: NotRequired[bool]
    screen: NotRequired[int | None]
    away: NotRequired[Literal["left", "long"] | None]
    lent: NotRequired[str | None]
    resigned: NotRequired[bool]
    name: str | None
    colour: Colour
    here: bool


class Gathering(TypedDict):
    """Before the deal: who has sat down, what they have committed to, whose shares are in. bound: once no commitment is
    taken any more, everything the deal is made of besides the keys (docs/fairness.md), as JSON. silent: the seats that
    kept a share back; sealing: because of them, all others commit to another share now. host: whose word it
    waits for, null: anybody's who sits; waits: it is not dealt without such a word. options, time: what will be played
    and how long one may think, in seconds; follows: the table whose rematch it is."""

    sat: list[int]
    commits: list[str | None]
    bound: str | None
    revealing: bool
    revealed: list[int]
    silent: list[int]
    sealing: bool
    left: float | None
    host: int | None
    waits: bool
    options: dict[str, Value]
    time: Time | None
    follows: str | None


class Asked(TypedDict):
    """A rematch: its table, who asked for it and who has said yes, by their seats before it. by: null: it has nobody
    who opened it."""

    table: str
    by: int | None
    joined: list[int]


class Ending(TypedDict):
    """Somebody proposes to end the table, or wants to take a command back: who agrees, and whose word is missing."""

    what: Literal["end", "take back"]
    by: int
    agreed: list[int]
    awaited: list[int]


class DealtSeat(TypedDict):
    """A seat as it went into the deal; without a share it was left out. silent: it kept a share back, and the others
    sealed another one; not in deals of earlier versions."""

    seat: int
    kind: Literal["human", "bot"]
    name: str | None
    colour: Colour
    bot: str | None
    commit: str | None
    share: str | None
    silent: NotRequired[bool]


class Lent(TypedDict):
    """A person (`by`) gave the seat of one who is away to a bot."""

    e: Literal["lent"]
    seat: int
    bot: str
    by: int


class Back(TypedDict):
    """The seat's owner is back and plays."""

    e: Literal["back"]
    seat: int


class Ended(TypedDict):
    """These agreed to end the table."""

    e: Literal["ended"]
    seats: list[int]


class Origin(TypedDict):
    """The table and its command after which a game goes on."""

    table: str
    seq: int


class Resigned(TypedDict):
    """The seat's owner gave up; the bot plays on."""

    e: Literal["resigned"]
    seat: int
    bot: str


class Taken(TypedDict):
    """A player took the last command back: what has happened from the step `first` on does not count."""

    e: Literal["taken"]
    seat: int
    first: int


class Begun(Origin):
    """This game goes on from another."""

    e: Literal["begun"]


Note = Lent | Back | Ended | Resigned | Taken | Begun


class Step(TypedDict, Generic[E]):
    """The events of one command; seat: null for the set-up; by: who played it, where that was not the seat."""

    seq: int
    seat: int | None
    by: str | None
    events: list[E]


class SnapFrame(TypedDict, Generic[V, C, E]):
    """Everything. Before the deal view, choices and deal are null, and gather is not. back: the seat whose last command
    may be taken back."""

    t: Literal["snap"]
    seq: int
    table: str
    game: str
    commitment: str | None
    key: str | None
    seats: list[Seat]
    host: int | None
    gather: Gathering | None
    deal: list[DealtSeat] | None
    view: V | None
    choices: C | None
    events: list[Step[E]]
    clock: Clock | None
    rematch: Asked | None
    origin: Origin | None
    ending: Ending | None
    ended: list[int] | None
    back: int | None


class Moment(TypedDict, Generic[E]):
    """Something worth seeing by itself; view: what it changed in the view (`server/messages/changes.py`)."""

    events: list[E]
    view: Annotated[Any, "unknown"]


class EventFrame(TypedDict, Generic[C, E]):
    """Somebody moved."""

    t: Literal["ev"]
    seq: int
    seat: int
    by: str | None
    moves: list[str]
    moments: list[Moment[E]]
    choices: C | None
    clock: Clock | None
    key: str | None
    back: int | None


class PastStep(TypedDict, Generic[E]):
    """A command once more; seat: null for the set-up, which is step 0. The very first moment carries the whole view."""

    seq: int
    seat: int | None
    by: str | None
    moves: list[str]
    moments: list[Moment[E]]


class PastFrame(TypedDict, Generic[E]):
    """What has been, moment by moment."""

    t: Literal["past"]
    steps: list[PastStep[E]]


class LessonTold(TypedDict):
    """The situations of a lesson, by their names."""

    game: str
    situations: list[str]


class Judged(TypedDict, Generic[E]):
    """What is said of an answer in a lesson: a message of the catalogue with its numbers; where it is wrong, the rule
    that says why; where it is right, what it brings."""

    right: bool
    key: str
    rule: str
    args: dict[str, int]
    moments: list[Moment[E]]


class Ack(TypedDict):
    """The command is durable."""

    t: Literal["ack"]
    id: str
    seq: int


class No(TypedDict):
    """Refused, nothing changed."""

    t: Literal["no"]
    id: str | None
    why: Why


class Tried(TypedDict):
    """What the moves would lead to; the game's own fields besides."""

    t: Literal["try"]
    id: str


class Next(TypedDict):
    """The second-best turn; cost: how much lower the win probability is after it."""

    moves: list[str]
    cost: float


class Hint(TypedDict):
    """What the bot would play where the table stands at `seq`, and why; the weightiest reason first. chance: the seat's
    win probability after it, null in a lesson; next: null where no other turn was weighed."""

    t: Literal["hint"]
    id: str
    seq: int
    bot: str
    moves: list[str]
    reasons: list[Reason]
    chance: float | None
    next: Next | None


class Reviewed(TypedDict):
    """How far a review has come: decisions done, and all (0: not counted yet); the review when it is there."""

    done: int
    of: int
    review: NotRequired[Review]


class GatherFrame(TypedDict):
    """Before the deal: something has changed."""

    t: Literal["gather"]
    gather: Gathering


class EndingFrame(TypedDict):
    """A proposal has changed, or is gone, and why."""

    t: Literal["ending"]
    what: Literal["end", "take back"]
    ending: Ending | None
    why: Literal["withdrawn", "declined", "lapsed"] | None
    seat: int | None


class Said(TypedDict):
    """Somebody says something."""

    t: Literal["said"]
    seat: int
    phrase: Phrase


class Windows(TypedDict):
    """The number of sockets with this very seat."""

    t: Literal["windows"]
    open: int


class Sharing(TypedDict):
    """What `kingtable --share` does, or would do. program: by which it opens the server to the internet; reader: who
    passes the traffic on and could read it, "" for nobody; why: the last failure, until the tunnel is open again."""

    program: str
    reader: str
    stage: Literal["offered", "asking", "open", "broken", "given up"]
    why: Why | None


class Reach(TypedDict):
    """How far a link reaches. address: the beginning of all links, null where only this computer opens them; came:
    another device has come, so no firewall is in its way; sharing: null where this computer has no program for it;
    command: what starts Kingtable here, without its options."""

    reach: Literal["here", "home", "anywhere"]
    address: str | None
    came: bool
    sharing: Sharing | None
    command: str


class ReachFrame(TypedDict):
    """Links reach farther than before, or less far. Only devices in the home of the server hear of it."""

    t: Literal["reach"]
    reach: Reach


class Seats(TypedDict):
    """Somebody came, went, claimed a seat or took a name."""

    t: Literal["seats"]
    seats: list[Seat]
    watching: int
    clock: Clock | None


class Thinking(TypedDict):
    """A bot thinks."""

    t: Literal["thinking"]
    seat: int
    warming: bool


class Rematch(TypedDict):
    """Somebody asks for a rematch, or says yes to it."""

    t: Literal["rematch"]
    rematch: Asked


class Pong(TypedDict):
    """Yes."""

    t: Literal["pong"]


class Bye(TypedDict):
    """Before the server closes; retry: the seconds after which trying again may help."""

    t: Literal["bye"]
    why: Why
    retry: float | None


ServerFrame = (
    SnapFrame[V, C, E]
    | EventFrame[C, E]
    | PastFrame[E]
    | Ack
    | No
    | Tried
    | Hint
    | GatherFrame
    | EndingFrame
    | Said
    | Windows
    | Seats
    | ReachFrame
    | Thinking
    | Rematch
    | Pong
    | Bye
)
