"""What a game gives to the front door."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from kingtable.engine.chance import Pending
from kingtable.engine.forms import Form
from kingtable.engine.hidden import Knower
from kingtable.engine.piecewise import Numbers, Piecewise
from kingtable.engine.record import AnyState, Record
from kingtable.engine.spec import GameSpec, Options
from kingtable.engine.text import Json

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=AnyState, default=Any)
    V = TypeVar("V", bound=Mapping[str, object], default=Any)
    C = TypeVar("C", covariant=True, default=Any)

    class Defaults:
        """See below."""

else:  # a TypeVar has a default from Python 3.13 on
    S, V, C = typing.TypeVar("S"), typing.TypeVar("V"), typing.TypeVar("C")

    class Defaults:
        """A generic class that may be given fewer types than it has: the others are any."""

        def __class_getitem__(cls, types: Any) -> Any:
            given = types if isinstance(types, tuple) else (types,)
            return super().__class_getitem__((*given, *[Any] * (len(cls.__parameters__) - len(given))))


Shown = typing.TypeVar("Shown", bound=AnyState, covariant=True)

Events = list[dict[str, Any]]
Rows = list[tuple[int, ...]]


class Trial(Protocol[Shown]):
    """A match on which somebody tries moves (`engine.match.Match`)."""

    @property
    def state(self) -> Shown: ...
    @property
    def to_move(self) -> int | None: ...
    def play(self, move: str) -> None: ...


class Game(Protocol[S, V, C]):
    """What a game gives to the front door: `S` is the class of its states, `V` the type of its views and `C` of its
    choices. Nothing here changes a state but `start`, `read_position` and `apply`."""

    spec: GameSpec
    record: type[S]
    observation: type[Record]
    actions: int
    outcomes: int
    """All outcomes of chance have numbers below it, the cards of decks too."""

    @property
    def hidden(self) -> Mapping[str, Knower]:
        """The hidden rows of the record, each with the seats that know it (`engine.hidden`)."""
        ...

    @property
    def functions(self) -> Mapping[str, Callable[..., Any]]:
        """The rules that compiled code calls, under the names of `engine.machine`. A game may have more."""
        ...

    @property
    def piecewise(self) -> Piecewise | None:
        """Its actions in pieces, for learning; None where the numbers of the rules serve."""
        ...

    @property
    def alike(self) -> frozenset[str]:
        """The fields of an observation that are the same for all seats."""
        ...

    @property
    def forms(self) -> Mapping[str, Form]:
        """Other forms of an observation, by name; most games have none."""
        ...

    @property
    def numbers(self) -> tuple[Numbers, ...]:
        """What the numbers of its actions in environments mean, in order; empty where nobody has written it down."""
        ...

    def longest(self, options: Options) -> int | None:
        """The most actions of a game with these options; None where it may go on for ever."""
        ...

    def chances(self, pending: Pending) -> Iterable[tuple[float, int]]:
        """What may come where chance is asked: outcomes with their probabilities. Those that are alike may be one."""
        ...

    def blank(self, options: Options, chance: int) -> S: ...
    def start(self, s: S) -> None: ...
    def players_of(self, position: Json) -> int | None: ...
    def read_position(self, s: S, position: dict[str, Any]) -> None: ...
    def position(self, s: S, options: Options) -> dict[str, Any]: ...
    def to_move(self, s: S) -> int | None: ...
    def turn(self, s: S) -> int: ...
    def legal(self, s: S) -> list[int]: ...
    def written(self, s: S, action: int) -> str: ...
    def understood(self, s: S, text: str) -> int: ...
    def apply(self, s: S, action: int) -> None: ...
    def scores(self, s: S) -> list[int]: ...
    def ranks(self, s: S) -> list[int]: ...
    def winners(self, s: S) -> list[int]: ...
    def view(self, s: S, options: Options) -> V: ...
    def views(self, states: Iterable[S], options: Options) -> list[V]:
        """The views of states that follow each other; they may have parts in common, and are not to be changed."""
        ...

    def own_view(self, s: S, seat: int) -> Mapping[str, object]:
        """The fields of a view that only this seat sees as they are here."""
        ...

    def seen_by(self, s: S, seat: int, view: V) -> V:
        """The view of a seat, made of the one that everybody may see."""
        ...

    def observed(self, s: S, seat: int, seed: int) -> S: ...
    def without_hidden(self, s: S, seat: int) -> S: ...
    def choices(self, s: S) -> C: ...
    def preview(self, match: Trial[S], moves: list[str]) -> Mapping[str, object]: ...
    def default_action(self, s: S) -> list[str]: ...
    def events(self, rows: Rows, before: S | None, action: int, after: S) -> Events: ...
    def drawn(self, s: S) -> str: ...
    def picture(self, view: V) -> str: ...
