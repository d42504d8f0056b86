"""What a game declares of itself, once: whatever is not a rule and still differs from game to game.

Each game has a module `spec` with one `SPEC`; the registry (`engine.games`) knows where it is. Command line, form,
server, bots, documentation and page read the declaration. Nothing in it imports the rules: they, the bots and what the
terminal draws are named by module and loaded when they are needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, TypedDict, get_type_hints

import numpy as np

from kingtable.engine.errors import InvalidOptions
from kingtable.engine.text import Json, cut

Value = bool | int | str

Options = dict[str, Value]
"""All options of a game, by name; a game's own `Options` says which there are."""


class DescribedOption(TypedDict):
    """An option in JSON (`Option`)."""

    values: list[Value]
    default: Value
    offered: Value
    requires: dict[str, list[Value]]
    otherwise: Value | None
    text: str


class Described(TypedDict):
    """A game in JSON. players: the fewest and the most."""

    game: str
    title: str
    players: list[int]
    colours: list[str]
    options: dict[str, DescribedOption]
    presets: dict[str, dict[str, Value]]


@dataclass(frozen=True)
class Option:
    """An option of a game: an annotation of its field in the game's `Options`, which gives it its name.

    values: what it may be. default: what it is when nothing is said; offered: what the form begins with, where that is
    something else. requires: values of other options without which this one means nothing; there it is `otherwise`,
    and asking for anything else is refused with `refusal`, a message of the catalogue, and `rule`. idle: where it means
    nothing it changes nothing either; stored games of Kingtable 0.1.0 may have it there, with any value.
    text: what it is, in English, for the command line.
    """

    values: tuple[Value, ...]
    default: Value
    text: str = ""
    offered: Value | None = None
    requires: Mapping[str, tuple[Value, ...]] = field(default_factory=dict[str, tuple[Value, ...]])
    otherwise: Value | None = None
    refusal: str = "option-requires"
    rule: str = ""
    idle: bool = False

    def described(self) -> DescribedOption:
        """The same, JSON-able."""
        return {
            "values": list(self.values),
            "default": self.default,
            "offered": self.default if self.offered is None else self.offered,
            "requires": {other: list(values) for other, values in self.requires.items()},
            "otherwise": self.otherwise,
            "text": self.text,
        }


@dataclass(frozen=True)
class Utility:
    """What the end of a game is worth to a seat: between `least` and `most`; total: of all seats, None if it varies."""

    least: float = 0.0
    most: float = 1.0
    total: float | None = 1.0


SHARES = (0.12, 0.07, 0.025, 0.008)
"""Where the classes of players part by the share of the chance that they leave lying, as in King of Tokyo."""


@dataclass(frozen=True)
class GameSpec:
    """A game.

    name: as it is written everywhere (`king-of-tokyo`); title: what it is called where no catalogue has a word.
    rules: `module:class` of what stands behind the front door (`engine.game.Game`).
    declared: a TypedDict of the options, each field annotated with its `Option`; `players` is one of them.
    colours: one a seat, in the order in which they are dealt.
    presets: options that are set together, the first is the usual one.
    bots: a module with `PLAYERS` (`bots.players.Players`), without it one plays at random; bot: the one that sits down
    when nobody chooses.
    terminal: a module that draws the game in the terminal (`cli.terminal.Terminal`).
    measures: `module:function` of what `kingtable bench` measures. commands: its own on the command line, by name:
    the module with `command`, and a line of help. lesson: `module:name` of its lesson (`engine.lesson`), if it has one;
    pad: of what it works out for a real table (`engine.pad`).
    learning: `module:name` of what its bots are taught by (`learning.rounds.Training`), if they are.
    utility: what the end is worth to a seat (the rule `returns`).
    measured: what tells in a review how well a seat played, the headline first: `lead`, where most points win, or
    `share`; with the four means that part its five classes, the worst first (`analysis.measure`).
    environments: what each version of its actions and observations in `kingtable.envs` brought; the first one is v0.
    """

    name: str
    title: str
    rules: str
    declared: type
    colours: tuple[str, ...]
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict[str, Mapping[str, Value]])
    bots: str = ""
    bot: str = "random"
    terminal: str = "kingtable.cli.plain"
    measures: str = ""
    commands: Mapping[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])
    lesson: str = ""
    pad: str = ""
    learning: str = ""
    utility: Utility = Utility()
    measured: Mapping[str, tuple[float, ...]] = field(default_factory=lambda: {"share": SHARES})
    environments: tuple[str, ...] = ("The first version.",)

    @cached_property
    def options(self) -> dict[str, Option]:
        """The options by name."""
        hints = get_type_hints(self.declared, include_extras=True)
        return {
            name: note
            for name, hint in hints.items()
            for note in getattr(hint, "__metadata__", ())
            if isinstance(note, Option)
        }

    @property
    def players(self) -> tuple[int, ...]:
        """How many can play."""
        return tuple(int(count) for count in self.options["players"].values)

    def described(self) -> Described:
        """Options with values, defaults and requirements, presets and colours, JSON-able."""
        return {
            "game": self.name,
            "title": self.title,
            "players": [min(self.players), max(self.players)],
            "colours": list(self.colours),
            "options": {name: option.described() for name, option in self.options.items()},
            "presets": {name: dict(preset) for name, preset in self.presets.items()},
        }

    def full(self, given: Mapping[str, object], *, stored: bool = False) -> Options:
        """All options, from those given; `preset` may be one of them. NumPy's numbers are made plain ones.

        stored: they come from a record or a table that was made before; idle options keep what they were.
        Raises InvalidOptions, naming the option.
        """
        plain: dict[str, Any] = {
            name: value.item() if isinstance(value, np.generic) else value for name, value in given.items()
        }
        preset = self._preset(plain)
        for name, value in plain.items():
            if name not in self.options:
                raise InvalidOptions("option-unknown", field=cut(name, 40), known=", ".join(self.options))
            values = self.options[name].values
            if not any(type(value) is type(one) and value == one for one in values):
                allowed, kinds = ", ".join(map(str, values)), {type(one) for one in values}
                if len(kinds) > 1 or type(value) in kinds:
                    raise InvalidOptions("option-value", field=name, value=cut(value, 40), allowed=allowed)
                kind = _KINDS[kinds.pop()]
                raise InvalidOptions("option-kind", field=name, value=cut(value, 40), kind=kind, allowed=allowed)
        full = {**{name: option.default for name, option in self.options.items()}, **preset, **plain}
        for name, option in self.options.items():
            for other, values in option.requires.items():
                if full[other] in values or (stored and option.idle):
                    continue
                if name in plain and plain[name] != option.otherwise:
                    stands = full[other] if type(full[other]) is int else str(full[other])
                    why = {"other": other, "given": stands, "needed": ", ".join(map(str, values))}
                    raise InvalidOptions(option.refusal, field=name, rule=option.rule, **why)
                full[name] = option.otherwise
        return full

    def _preset(self, plain: Json) -> Mapping[str, Value]:
        """What the preset sets that is taken out of the given options; without one it is the first."""
        if not self.presets:
            return {}
        preset = plain.pop("preset", next(iter(self.presets)))
        if not isinstance(preset, str) or preset not in self.presets:
            allowed = ", ".join(self.presets)
            raise InvalidOptions("option-value", field="preset", value=cut(preset, 40), allowed=allowed)
        return self.presets[preset]


_KINDS: dict[type, str] = {int: "number", bool: "switch", str: "text"}
"""The kinds of values that an option may have, as the catalogues name them."""


def loaded(where: str) -> Any:
    """What `module:name` names."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
