"""Types of the games, options and bots that the server offers before a table is made."""

from __future__ import annotations

from typing import Literal, TypedDict

from kingtable.bots import Named
from kingtable.bots.ratings import Rated as Measured

Colour = Literal["blue", "rose", "pine", "amber", "violet", "teal"]
Value = bool | float | str | None


class Option(TypedDict):
    """An option of a game (`engine.spec.Option`)."""

    values: list[Value]
    default: Value
    offered: Value
    requires: dict[str, list[Value]]
    otherwise: Value
    text: str


class Rated(Measured):
    """How strong a bot is at tables of `players`, in Elo; 0 plays at random. low, high: the 95 % interval.
    strength: at which it was measured, 0 for a bot that has its own."""


class OfferedBot(Named):
    """A bot as it is offered; the catalogue has its name and says what it is like. strengths: where it may have any
    strength, the highest one: it sits down as `person:1` to `person:100`; 0 where it has its own."""


class Declared(TypedDict):
    """A game as it declares itself (`engine.spec.GameSpec`). `players` is always among the options; the first preset
    is the usual one. hints: can be asked what to do, by who plays against bots alone?"""

    game: str
    title: str
    players: list[int]
    colours: list[Colour]
    options: dict[str, Option]
    presets: dict[str, dict[str, Value]]
    bots: list[OfferedBot]
    hints: bool
