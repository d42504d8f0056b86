"""How the games show themselves in the terminal: one module a game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from kingtable.engine.games import spec_of
from kingtable.engine.match import Match


class Terminal(Protocol):
    """What a game's module offers."""

    def drawn_table(self, view: dict[str, Any]) -> RenderableType:
        """The whole table as a seat sees it."""

    def sentence(self, event: dict[str, Any]) -> str:
        """An event of the journal in words."""

    def asked(self, match: Match) -> list[str]:
        """Warnings for the player to move before a decision, a line each."""

    def offered(self, match: Match) -> list[tuple[str, str]]:
        """The moves that are worth listing, each with a word about it."""


def terminal(game: str) -> Terminal:
    """The module of a game."""
    return cast(Terminal, import_module(spec_of(game).terminal))
