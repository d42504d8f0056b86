"""Types of the games, options and bots that the server offers before a table is made."""

from __future__ import annotations

from typing import Literal, TypedDict

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


class Rated(TypedDict):
    """How strong a bot is, in Elo; 0 plays at random. low, high: the 95 % interval. strength: at which it was measured,
    0 for a bot that has its own."""

    strength: int
    elo: int
    low: int
    high: int


class OfferedBot(TypedDict):
    """A bot as it is offered; its name and what it is like are told by the catalogue. strengths: where it may have any
    strength, the highest one: it sits down as `person:1` to `person:100`; 0 where it has its own."""

    bot: str
    level: int
    budget: int
    default: bool
    strengths: int
    ratings: list[Rated]


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
