"""What a game gives to the front door."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from kingtable.engine.chance import Pending
from kingtable.engine.forms import Form
from kingtable.engine.hidden import Knower
from kingtable.engine.piecewise import Numbers, Piecewise
from kingtable.engine.spec import GameSpec

Events = list[dict[str, Any]]
Rows = list[tuple[int, ...]]


class Game(Protocol):
    """What a game gives to the front door. `s` is its record's twin; nothing here changes but by start and apply."""

    spec: GameSpec
    record: type
    observation: type
    actions: int
    outcomes: int
    """All outcomes of chance have numbers below it, the cards of decks too."""

    @property
    def hidden(self) -> Mapping[str, Knower]:
        """The hidden rows of the record, each with the seats that know it (`engine.hidden`)."""

    @property
    def functions(self) -> Mapping[str, Callable[..., Any]]:
        """The rules that compiled code calls, under the names of `engine.machine`. A game may have more."""

    @property
    def piecewise(self) -> Piecewise | None:
        """Its actions in pieces, for learning; None where the numbers of the rules serve."""

    @property
    def alike(self) -> frozenset[str]:
        """The fields of an observation that are the same for all seats."""

    @property
    def forms(self) -> Mapping[str, Form]:
        """Other forms of an observation, by name; most games have none."""

    @property
    def numbers(self) -> tuple[Numbers, ...]:
        """What the numbers of its actions in environments mean, in order; empty where nobody has written it down."""

    def longest(self, options: Mapping[str, Any]) -> int | None:
        """The most actions of a game with these options; None where it may go on for ever."""

    def chances(self, pending: Pending) -> Iterable[tuple[float, int]]:
        """What may come where chance is asked: outcomes with their probabilities. Those that are alike may be one."""

    def blank(self, options: dict[str, Any], chance: int) -> Any: ...
    def start(self, s: Any) -> None: ...
    def players_of(self, position: dict[str, Any]) -> int | None: ...
    def read_position(self, s: Any, position: dict[str, Any]) -> None: ...
    def position(self, s: Any, options: dict[str, Any]) -> dict[str, Any]: ...
    def to_move(self, s: Any) -> int | None: ...
    def turn(self, s: Any) -> int: ...
    def legal(self, s: Any) -> list[int]: ...
    def written(self, s: Any, action: int) -> str: ...
    def understood(self, s: Any, text: str) -> int: ...
    def apply(self, s: Any, action: int) -> None: ...
    def scores(self, s: Any) -> list[int]: ...
    def ranks(self, s: Any) -> list[int]: ...
    def winners(self, s: Any) -> list[int]: ...
    def view(self, s: Any, options: dict[str, Any]) -> dict[str, Any]: ...
    def views(self, states: Iterable[Any], options: dict[str, Any]) -> list[dict[str, Any]]:
        """The views of states that follow each other; they may have parts in common, and are not to be changed."""

    def own_view(self, s: Any, seat: int) -> dict[str, Any]: ...
    def observed(self, s: Any, seat: int, seed: int) -> Any: ...
    def without_hidden(self, s: Any, seat: int) -> Any: ...
    def choices(self, s: Any) -> dict[str, Any]: ...
    def preview(self, match: Any, moves: list[str]) -> dict[str, Any]: ...
    def default_action(self, s: Any) -> list[str]: ...
    def events(self, rows: Rows, before: Any, action: int, after: Any) -> Events: ...
    def drawn(self, s: Any) -> str: ...
    def picture(self, view: dict[str, Any]) -> str: ...
