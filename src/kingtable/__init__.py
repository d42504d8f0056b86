"""Kingtable: board games by their rulebooks.

    match = kingtable.new("kingdomino", players=3, seed=7)
    match.play(match.legal()[0])

Kingdomino for 2 to 4 players, with all variants, and King of Tokyo (first edition) for 2 to 6 monsters. `new` begins a
match, `from_position` begins one at a position, `replay` plays a record again; `options` lists the options of a game.
`analyse` and `review` judge a position and a finished match. The table in the browser is the command `kingtable`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingtable.analysis.position import analyse
    from kingtable.analysis.review import review
    from kingtable.engine.chance import commitment
    from kingtable.engine.errors import IllegalAction, InvalidOptions, InvalidPosition, InvalidRecord, Refused
    from kingtable.engine.front import from_position, new, replay
    from kingtable.engine.games import GAMES, game, machine, options
    from kingtable.engine.match import Match

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "IllegalAction",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "Refused",
    "analyse",
    "commitment",
    "from_position",
    "game",
    "machine",
    "new",
    "options",
    "replay",
    "review",
]


_MODULES = (
    *(f"kingtable.engine.{name}" for name in ("errors", "games", "match", "front", "chance")),
    *("kingtable.analysis.position", "kingtable.analysis.review"),
)


def __dir__() -> list[str]:
    """What there is, also what has not been imported yet; so that `help(kingtable)` is complete."""
    for name in __all__:
        __getattr__(name)
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """Import a name when it is first used: importing the package alone, as the command line does, takes no time."""
    for module in _MODULES:
        if name in __all__ and hasattr(found := import_module(module), name):
            globals()[name] = getattr(found, name)
            return globals()[name]
    raise AttributeError(f"module 'kingtable' has no attribute {name!r}")
