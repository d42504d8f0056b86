"""Kingtable: board games by their rulebooks.

    match = kingtable.new("kingdomino", players=3, seed=7)
    match.play(match.legal()[0])

Kingdomino for 2 to 4 players, with all variants. The table in the browser is `kingtable` on the command line.
"""

from kingtable.engine.errors import IllegalAction, InvalidOptions, InvalidPosition, InvalidRecord, Refused
from kingtable.engine.game import GAMES, Match, commitment, from_position, game, new, options, replay

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
