"""Games by name: what each gives to the front door, and the registry."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

import numpy as np

from kingtable.engine.errors import InvalidOptions

GAMES = {
    "kingdomino": "kingtable.kingdomino.game:Kingdomino",
    "king-of-tokyo": "kingtable.king_of_tokyo.game:KingOfTokyo",
}
"""The registry: a third game is a third folder and one line here."""

Events = list[dict[str, Any]]
Rows = list[tuple[int, int, int, int]]


class Game(Protocol):
    """What a game gives to the front door. `s` is its record's twin; nothing here changes but by start and apply."""

    name: str
    record: type
    actions: int

    def described(self) -> dict[str, Any]: ...
    def options(self, given: dict[str, Any]) -> dict[str, Any]: ...
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
    def view(self, s: Any, options: dict[str, Any], events: Events) -> dict[str, Any]: ...
    def own_view(self, s: Any, seat: int) -> dict[str, Any]: ...
    def observed(self, s: Any, seat: int, seed: int) -> Any: ...
    def sealed(self, s: Any, seat: int) -> Any: ...
    def choices(self, s: Any) -> dict[str, Any]: ...
    def preview(self, match: Any, moves: list[str]) -> dict[str, Any]: ...
    def silence(self, s: Any) -> list[str]: ...
    def events(self, rows: Rows, before: Any, action: int, after: Any) -> Events: ...
    def remembered(self, events: Events) -> Events: ...
    def drawn(self, s: Any) -> str: ...


def check_options(given: dict[str, Any], choices: dict[str, list[Any]]) -> dict[str, Any]:
    """Hold given options against those a game knows and their values; NumPy's numbers are made plain ones.

    Raises InvalidOptions, naming the option.
    """
    plain = {name: value.item() if isinstance(value, np.generic) else value for name, value in given.items()}
    for name, value in plain.items():
        if name not in choices:
            raise InvalidOptions("option-unknown", field=str(name)[:40], known=", ".join(choices))
        if not any(type(value) is type(choice) and value == choice for choice in choices[name]):
            allowed = ", ".join(map(str, choices[name]))
            raise InvalidOptions("option-value", field=name, value=str(value)[:40], allowed=allowed)
    return plain


_games: dict[str, Game] = {}


def game(name: str) -> Game:
    """A game of the registry; its name may be spelled with `_` for `-`. Raises InvalidOptions for an unknown name."""
    if isinstance(name, str):
        name = name.replace("_", "-")
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidOptions("game-unknown", field="game", game=str(name)[:40], known=", ".join(GAMES))
    if name not in _games:
        module, _, factory = GAMES[name].partition(":")
        _games[name] = getattr(import_module(module), factory)()
    return _games[name]


def options(name: str) -> dict[str, Any]:
    """A game's options, their values, defaults and presets, JSON-able."""
    return game(name).described()
