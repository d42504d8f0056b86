"""Types of the events of King of Tokyo in JSON (docs/protocol.md, Events)."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

Face = Literal["1", "2", "3", "heart", "energy", "claw"]
Place = Literal["city", "bay"]
Cause = Literal["points", "survival", "nobody"]
Claws = Annotated[list[int], "[seat: number, claws: number]"]


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
