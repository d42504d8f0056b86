"""Types of the JSON of King of Tokyo (docs/protocol.md)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from kingtable.engine.protocol import AnyView
from kingtable.king_of_tokyo.protocol_events import Cause, Face, Place
from kingtable.king_of_tokyo.protocol_events import JournalEvent as JournalEvent

Phase = Literal[
    "mimic",
    "rolled",
    "probe",
    "change",
    "hearts",
    "react",
    "yield",
    "buy",
    "charge",
    "opportunist",
    "sell",
    "over",
    "going_on",
]


class Options(TypedDict):
    """What is played."""

    players: int
    bay: bool


class OwnedCard(TypedDict):
    """A Keep card of a monster; Mimic: what it copies, and of whom."""

    card: str
    paid: int
    counters: int
    copies: str | None
    of: int | None


class Monster(TypedDict):
    """The monster of a seat."""

    health: int
    max_health: int
    vp: int
    energy: int
    poison: int
    shrink: int
    alive: bool
    place: Place | None
    dice: int
    wings: bool
    cards: list[OwnedCard]


class RowCard(TypedDict):
    """A card that can be bought; price and the energy missing: for the seat that looks."""

    card: str
    cost: int
    price: int | None
    short: int | None
    kind: Literal["keep", "discard"]


class Tokyo(TypedDict):
    """Who is in Tokyo."""

    city: int | None
    bay: int | None
    bay_open: bool


class Question(TypedDict):
    """What the seat to move is asked."""

    kind: str
    by: int | None
    damage: NotRequired[int]
    why: NotRequired[str]
    cards: NotRequired[list[str]]


class View(AnyView):
    """The table as a seat sees it."""

    options: Options
    phase: Phase  # type: ignore[misc] # pyright: ignore # narrower than the common one
    turn: int
    turn_number: int
    dice: list[Face]
    rerolls: int
    monsters: list[Monster]
    tokyo: Tokyo
    row: list[RowCard | None]
    deck: int
    top: RowCard | None
    discard: list[str]
    question: Question | None
    extra_turns: list[int]
    freeze: int
    cause: Cause | None


class Target(TypedDict):
    """Who would be hit."""

    seat: int
    damage: int
    left: int
    attack: bool


class Stop(TypedDict):
    """What dice would do; hurt: damage to oneself; out: which others fall; poison: what it takes as the turn ends."""

    vp: int
    heal: int
    energy: int
    hurt: int
    claws: int
    cards: list[str]
    enters: Place | None
    damage: list[Target]
    out: list[int]
    poison: int


class Healed(TypedDict):
    """Whom a Healing Ray could heal."""

    seat: int
    most: int
    pays: int


class Hearts(TypedDict):
    """Hearts to be shared out."""

    hearts: int
    extra: int
    poison: int
    shrink: int
    others: list[Healed]


Yielding = TypedDict("Yielding", {"place": Place, "stay": int, "yield": int, "jets": bool})
"""Health left either way."""


class React(TypedDict):
    """Damage to come, and what may be done about it."""

    damage: int
    left: int
    camouflage: bool
    wings: int | None
    rapid_healing: int | None


Buy = TypedDict("Buy", {"move": str, "card": str, "price": int, "from": Literal["row", "top"] | int})
"""A card that can be bought."""


class Sale(TypedDict):
    """A card that can be sold."""

    move: str
    card: str
    pays: int


class Copy(TypedDict):
    """A card that Mimic can copy."""

    move: str
    card: str
    seat: int


class Use(TypedDict):
    """What using a card takes at once: energy, cards."""

    move: str
    energy: int
    loses: list[str]


class Left(TypedDict):
    """Health left, and its probability."""

    left: int
    p: float


class Effect(TypedDict):
    """What an answer leads to, for who gives it: health then, points and energy more or less, cards lost."""

    move: str
    health: list[Left]
    vp: int
    energy: int
    damage: list[Target]
    out: list[int]
    loses: list[str]


class Risk(TypedDict):
    """A move that may mean death; the probability lies between low and high."""

    move: str
    low: float
    high: float


class Death(TypedDict):
    """Whether a move means death, as `deadly` and `risks`."""

    low: float
    high: float
    certain: bool


_Yield = TypedDict("_Yield", {"yield": Yielding | None})


class Choices(_Yield):
    """What the seat that decides may do."""

    phase: Phase
    moves: list[str]
    keep: bool
    stop: Stop | None
    hearts: Hearts | None
    react: React | None
    buy: list[Buy]
    sell: list[Sale]
    mimic: list[Copy]
    charge: int | None
    uses: list[Use]
    effects: list[Effect]
    deadly: list[str]
    risks: list[Risk]
    silence: str | None


class Odd(TypedDict):
    """The probability of at least `count` of a face, and what the kept dice would do then."""

    face: Face
    count: int
    p: float
    then: Stop


class Preview(TypedDict):
    """The odds of keeping some dice, or the effect of another move; and whether it means death."""

    dice: int
    rerolls: int
    odds: list[Odd]
    effect: Effect | None
    death: Death | None


class Outlook(Preview):
    """What a `try` answers."""

    redrawn: bool


class PadWish(TypedDict):
    """A wish for dice on a real table: its probability without another roll, after one, after two ..., with the best
    play for it; the dice to keep now, all of them: stop. keep: null for what cannot be."""

    want: str
    p: list[float]
    keep: list[str] | None


class PadOdds(TypedDict):
    """The chance of each wish for dice on a real table."""

    dice: list[str]
    rolls: int
    odds: list[PadWish]
