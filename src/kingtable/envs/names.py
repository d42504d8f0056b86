"""What the environments of other libraries are called, made from a game's name: so every registered game has some.

`king-of-tokyo` is `king_of_tokyo_v0` as a module and `kingtable/KingOfTokyo-v0` as an id. The number counts the
versions that the game declares (`GameSpec.environments`): actions and observations stay the same within one.
"""

from __future__ import annotations

from kingtable.engine.games import GAMES

NAMESPACE = "kingtable"


def version_of(game: str) -> int:
    """Return the present version of a game's environments."""
    return len(GAMES[game].environments) - 1


def module_of(game: str) -> str:
    """Return the name of a game's module in `kingtable.envs`."""
    return f"{game.replace('-', '_')}_v{version_of(game)}"


def id_of(game: str) -> str:
    """Return the id of a game's environment in Gymnasium."""
    words = game.replace("_", "-").split("-")
    return f"{NAMESPACE}/{''.join(word[:1].upper() + word[1:] for word in words)}-v{version_of(game)}"


def game_of(module: str) -> str | None:
    """Return the game whose module this is; None for another name."""
    name, _, version = module.rpartition("_v")
    if not name or not version.isdigit() or name not in GAMES:
        return None
    game = GAMES[name].name
    return game if module_of(game) == module else None
