"""A game from its rules alone: whatever else the front door asks for has a plain form here, which a game may replace.

docs/adding-a-game.md makes one, step by step.
"""

# This module checks each value that strangers send; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, cast

from kingtable.engine import picture
from kingtable.engine.chance import Pending, alike
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.errors import IllegalAction, InvalidPosition
from kingtable.engine.forms import Form
from kingtable.engine.game import C, Defaults, Events, Rows, S, Trial, V
from kingtable.engine.hidden import Knower, determinize_of, observed_by, without_hidden_rows
from kingtable.engine.machine import observation_of, rank_of, returns_of
from kingtable.engine.piecewise import Numbers, Piecewise
from kingtable.engine.record import Record, copy_of
from kingtable.engine.spec import GameSpec, Options
from kingtable.engine.text import Json, cut

NOBODY = -1
"""What `to_move` says when the game is over."""


def ranked(points: list[int]) -> list[int]:
    """Places: 1 is best, shared places are equal (1, 1, 3)."""
    return [1 + sum(other > mine for other in points) for mine in points]


class PlainGame(ABC, Defaults, Generic[S, V, C]):
    """A game made of rules over its record (`S`), with views (`V`) and choices (`C`), whose class says:

    spec, record; actions: the number of the greatest action plus 1; outcomes: all that chance may bring has numbers
    below it, cards of decks too; hidden: the rows of the record that not everybody
    sees, each with who knows it (`engine.hidden`). functions: its rules by name: start(s), legal(s, out) that fills
    `out` and says how many, apply(s, action), to_move(s), score(s, seat); and determinize(s, seat) where the cards that
    a seat does not know are not all alike to it. And in plain Python `blank_with`, `written` and `drawn`.

    What a machine asks besides (`engine.machine`) follows: `returns` from the score, `observe` from what is hidden.
    """

    spec: GameSpec
    record: type[S]
    actions: int
    outcomes: ClassVar[int] = 64
    observation: type[Record]
    hidden: ClassVar[Mapping[str, Knower]] = {}
    piecewise: ClassVar[Piecewise | None] = None
    alike: ClassVar[frozenset[str]] = frozenset()
    forms: ClassVar[Mapping[str, Form]] = {}
    numbers: ClassVar[tuple[Numbers, ...]] = ()
    functions: ClassVar[dict[str, Callable[..., Any]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "parcel" in vars(cls):
            cls.spec = vars(cls)["parcel"]
            warnings.warn(
                "A game's declaration is its `spec`, no longer its `parcel`.", DeprecationWarning, stacklevel=2
            )
        if isinstance(cls.hidden, tuple):
            cls.hidden = dict.fromkeys(cls.hidden, "nobody")
            warnings.warn("`hidden` says who knows each row: {'deck': 'nobody'}.", DeprecationWarning, stacklevel=2)
        if "functions" in vars(cls):
            given = dict(cls.functions)
            if "redraw" in given:
                given["determinize"] = given.pop("redraw")
                warnings.warn("The rule `redraw` is called `determinize`.", DeprecationWarning, stacklevel=2)
            if "determinize" not in given:
                given["determinize"] = determinize_of(cls.record, cls.hidden)
            if "returns" not in given:
                given["returns"] = returns_of(given["score"], given["to_move"])
            if "rank" not in given and cls.ranks is PlainGame.ranks:
                given["rank"] = rank_of(given["score"])
            if "observe" not in given:
                cls.observation, given["observe"] = observation_of(cls.record, cls.hidden)
            cls.functions = given

    @cached_property
    def _plain(self) -> dict[str, Callable[..., Any]]:
        return {name: interpreted(rule) for name, rule in self.functions.items()}

    # What a game says besides its rules

    def blank_with(self, s: S, options: Options) -> None:  # a game may have no options to put
        """Put the options into a record of zeros; `players` is there already."""

    @abstractmethod
    def written(self, s: S, action: int) -> str:
        """An action in notation."""

    @abstractmethod
    def drawn(self, s: S) -> str:
        """The board in text, with nothing that somebody may not see."""

    def card(self, number: int) -> str:
        """A number of a row of hands in text."""
        return str(number)

    def drawn_for(self, s: S, seat: int) -> str:
        """What only this seat sees, in text: its hands, a line each."""
        held = [getattr(s, name)[seat] for name, knower in self.hidden.items() if knower == "owner"]
        rows = [row if isinstance(row, list) else [row] for row in held]
        return "\n".join(" ".join(self.card(number) for number in row if number) for row in rows)

    # What follows from it

    def longest(self, options: Options) -> int | None:
        """The most actions of a game with these options: not known."""
        return None

    def chances(self, pending: Pending) -> list[tuple[float, int]]:
        """Every outcome by itself."""
        return alike(pending)

    def blank(self, options: Options, chance: int) -> S:
        """A record with its options and generator, not yet set up."""
        s = self.record()
        s.chance, s.players = chance, int(options["players"])
        self.blank_with(s, options)
        return s

    def start(self, s: S) -> None:
        """Set up the game."""
        self._plain["start"](s)

    def players_of(self, position: Json) -> int | None:
        """How many play in a position."""
        state = position.get("state")
        players = state.get("players") if isinstance(state, dict) else None
        return players if isinstance(players, int) else None

    def position(self, s: S, options: Options) -> dict[str, Any]:
        """The whole position, hidden part included: every field of the record but its generator."""
        copy = copy_of(s)
        state = {name: getattr(copy, name) for name in type(s).FIELDS if name != "chance"}
        return {"game": self.spec.name, "options": options, "state": state}

    def read_position(self, s: S, position: dict[str, Any]) -> None:
        """Fill a blank record from a position; a field that is left out is as in the set-up. Raises InvalidPosition."""
        given = position.get("state", {})
        if not isinstance(given, dict):
            raise InvalidPosition("position-object", field="state")
        self.start(s)
        for name, value in given.items():
            if name == "chance" or name not in type(s).FIELDS:
                raise InvalidPosition("position-field", field=f"state.{name}"[:60])
            if not _alike(value, getattr(s, name)):
                raise InvalidPosition("position-shape", field=f"state.{name}")
            setattr(s, name, value if isinstance(value, int) else list(value))
        if s.players != position["options"]["players"]:
            raise InvalidPosition("position-field", field="state.players")

    def to_move(self, s: S) -> int | None:
        """The seat that acts; None when over."""
        seat = int(self._plain["to_move"](s))
        return None if seat == NOBODY else seat

    def turn(self, s: S) -> int:
        """The seat whose turn it is: the one that acts."""
        return int(self._plain["to_move"](s))

    def legal(self, s: S) -> list[int]:
        """All legal actions; none when over."""
        if self.to_move(s) is None:
            return []
        out = [0] * self.actions
        return out[: self._plain["legal"](s, out)]

    def understood(self, s: S, text: str) -> int:
        """The legal action that a text means. Raises IllegalAction."""
        if self.to_move(s) is None:
            raise IllegalAction("refuse-over")
        legal = {self.written(s, action): action for action in self.legal(s)}
        words = " ".join(text.split()) if isinstance(text, str) else ""
        if words not in legal:
            known = words in {self.written(s, action) for action in range(self.actions)}
            key = "refuse-plain-illegal" if known else "refuse-plain-unread"
            raise IllegalAction(key, move=cut(text, 40), legal=", ".join(legal))
        return legal[words]

    def apply(self, s: S, action: int) -> None:
        """Do a legal action."""
        self._plain["apply"](s, action)

    def scores(self, s: S) -> list[int]:
        """Points by seat."""
        return [int(self._plain["score"](s, p)) for p in range(s.players)]

    def ranks(self, s: S) -> list[int]:
        """Places by seat: the most points win."""
        return ranked(self.scores(s))

    def winners(self, s: S) -> list[int]:
        """The seats of rank 1 when over."""
        return [p for p, rank in enumerate(self.ranks(s)) if rank == 1] if self.to_move(s) is None else []

    def view(self, s: S, options: Options) -> V:
        """What everybody may see."""
        over = self.to_move(s) is None
        seen = {
            "game": self.spec.name,
            "options": options,
            "seat": None,
            "phase": "over" if over else "playing",
            "to_move": self.to_move(s),
            "scores": self.scores(s),
            "ranks": self.ranks(s) if over else None,
            "winners": self.winners(s),
            "over": over,
            "text": self.drawn(s),
        }
        return cast(V, seen)  # the type of a game that leaves its views as they are

    def views(self, states: Iterable[S], options: Options) -> list[V]:
        """The same of several states."""
        return [self.view(s, options) for s in states]

    def own_view(self, s: S, seat: int) -> Mapping[str, object]:
        """What a seat sees besides: its hands."""
        return {"own": self.drawn_for(s, seat)} if "owner" in self.hidden.values() else {}

    def seen_by(self, s: S, seat: int, view: V) -> V:
        """The view of a seat: what everybody may see, but for the fields that it sees otherwise."""
        return cast(V, {**view, "seat": seat, **self.own_view(s, seat)})

    def observed(self, s: S, seat: int, seed: int) -> S:
        """The record as a seat may know it: what is hidden is drawn again from `seed`."""
        return observed_by(s, seat, seed, self._plain["determinize"])

    def without_hidden(self, s: S, seat: int) -> S:
        """The record without what the seat does not know: to read that or to draw raises Hidden."""
        return without_hidden_rows(s, seat, self.hidden)

    def choices(self, s: S) -> C:
        """What the seat to move may do."""
        return cast(C, {"moves": [self.written(s, action) for action in self.legal(s)]})

    def preview(self, match: Trial[S], moves: list[str]) -> Mapping[str, object]:
        """The board after some moves."""
        for move in moves:
            match.play(move)
        return {"text": self.drawn(match.state)}

    def default_action(self, s: S) -> list[str]:
        """What is played for a seat that does not answer: the first of what it may do."""
        return [self.written(s, self.legal(s)[0])]

    def events(self, rows: Rows, before: S | None, action: int, after: S) -> Events:
        """The move; and the end."""
        events: Events = []
        if before is not None and action >= 0:
            events.append({"e": "move", "seat": self.to_move(before), "move": self.written(before, action)})
            if self.to_move(after) is None:
                events.append({"e": "over", "ranks": self.ranks(after)})
        return events

    def picture(self, view: V) -> str:
        """The view drawn as SVG: its text."""
        return picture.plain(str(view["text"]).splitlines(), f"{self.spec.title}, points {view['scores']}")


def _alike(value: Any, pattern: Any) -> bool:
    """Is it a whole number, or as many as in the pattern?"""
    if isinstance(pattern, list):
        return isinstance(value, list) and len(value) == len(pattern) and all(map(_alike, value, pattern))
    return isinstance(value, int) and not isinstance(value, bool)
