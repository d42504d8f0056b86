"""What is told of King of Tokyo in JSON (docs/protocol.md), as types."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from kingtable.engine.protocol import AnyView

Face = Literal["1", "2", "3", "heart", "energy", "claw"]
Place = Literal["city", "bay"]
Cause = Literal["points", "survival", "nobody"]
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
Claws = Annotated[list[int], "[seat: number, claws: number]"]


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
    phase: Phase  # type: ignore[misc] # narrower than the common one
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


class StartRoll(TypedDict):
    """Rounds of seats and their claws; the tied throw again."""

    e: Literal["start_roll"]
    rolls: list[list[Claws]]
    first: int


class Turn(TypedDict):
    """A turn begins."""

    e: Literal["turn"]
    seat: int
    number: int
    extra: str | None


class Throw(TypedDict):
    """All dice after a throw, and the faces just thrown."""

    e: Literal["throw"]
    seat: int
    dice: list[Face]
    thrown: list[Face]
    rerolls: int


class Again(TypedDict):
    """Background Dweller threw a 3 again."""

    e: Literal["again"]
    seat: int
    to: Face


class ExtraThrow(TypedDict):
    """Telepath, Smoke Cloud."""

    e: Literal["extra_throw"]
    seat: int
    card: str


class Probe(TypedDict):
    """Psychic Probe."""

    e: Literal["probe"]
    seat: int
    face: Face
    to: Face


class Change(TypedDict):
    """Herd Culler, Plot Twist, Stretchy."""

    e: Literal["change"]
    seat: int
    card: str
    face: Face
    to: Face


class Stopped(TypedDict):
    """The dice that count."""

    e: Literal["stop"]
    seat: int
    dice: list[Face]


class Points(TypedDict):
    """Victory points won or lost."""

    e: Literal["vp"]
    seat: int
    amount: int
    vp: int
    why: str


class Energy(TypedDict):
    """Energy won, paid or lost."""

    e: Literal["energy"]
    seat: int
    amount: int
    energy: int
    why: str


class Heal(TypedDict):
    """Health won."""

    e: Literal["heal"]
    seat: int
    amount: int
    health: int
    why: str


class Counters(TypedDict):
    """The change of each."""

    e: Literal["counters"]
    seat: int
    poison: int
    shrink: int


class Attack(TypedDict):
    """Claws strike."""

    e: Literal["attack"]
    seat: int
    claws: int
    targets: list[int]


class Damage(TypedDict):
    """Health lost."""

    e: Literal["damage"]
    seat: int
    amount: int
    health: int
    by: int | None
    why: str


class Prevented(TypedDict):
    """Damage that did not come."""

    e: Literal["prevented"]
    seat: int
    amount: int
    by: int | None
    why: str


class Camouflage(TypedDict):
    """The faces thrown."""

    e: Literal["camouflage"]
    seat: int
    dice: list[Face]


class Deed(TypedDict):
    """What has only a doer."""

    e: Literal["yield", "stay", "child", "sweep", "unmimic"]
    seat: int


class Leave(TypedDict):
    """A monster leaves Tokyo."""

    e: Literal["leave"]
    seat: int
    place: Place
    why: str


class Enter(TypedDict):
    """A monster enters Tokyo."""

    e: Literal["enter"]
    seat: int
    place: Place


class Fact(TypedDict):
    """What nobody does."""

    e: Literal["bay_closed", "shuffle"]


class Out(TypedDict):
    """A monster is out of the game."""

    e: Literal["out"]
    seat: int
    by: int | None


Bought = TypedDict(
    "Bought", {"e": Literal["buy"], "seat": int, "card": str, "price": int, "from": Literal["row", "top"] | int}
)
"""A card was bought."""


class Lose(TypedDict):
    """A card left its owner."""

    e: Literal["lose"]
    seat: int
    card: str
    why: str


class Reveal(TypedDict):
    """A card was turned up."""

    e: Literal["reveal"]
    slot: int
    card: str


class Mimicked(TypedDict):
    """Mimic copies a card of a seat."""

    e: Literal["mimic"]
    seat: int
    card: str
    of: int


class Charge(TypedDict):
    """Energy onto Monster Batteries."""

    e: Literal["charge"]
    seat: int
    amount: int


class Over(TypedDict):
    """The end."""

    e: Literal["over"]
    winners: list[int]
    cause: Cause


JournalEvent = (
    StartRoll
    | Turn
    | Throw
    | Again
    | ExtraThrow
    | Probe
    | Change
    | Stopped
    | Points
    | Energy
    | Heal
    | Counters
    | Attack
    | Damage
    | Prevented
    | Camouflage
    | Deed
    | Leave
    | Enter
    | Fact
    | Out
    | Bought
    | Lose
    | Reveal
    | Mimicked
    | Charge
    | Over
)
