"""Kingtable: board games by their rulebooks.

    match = kingtable.new("kingdomino", players=3, seed=7)
    match.play(match.legal()[0])

Kingdomino for 2 to 4 players, with all variants. The table in the browser is `kingtable` on the command line.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingtable.engine.chance import commitment
    from kingtable.engine.errors import IllegalAction, InvalidOptions, InvalidPosition, InvalidRecord, Refused
    from kingtable.engine.game import GAMES, Match, from_position, game, new, options, replay

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "IllegalAction",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Refused",
    "commitment",
    "from_position",
    "game",
    "new",
    "options",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Import a name when it is first used: importing the package alone, as the command line does, takes no time."""
    for module in ("kingtable.engine.errors", "kingtable.engine.game", "kingtable.engine.chance"):
        if name in __all__ and hasattr(found := import_module(module), name):
            globals()[name] = getattr(found, name)
            return globals()[name]
    raise AttributeError(f"module 'kingtable' has no attribute {name!r}")
