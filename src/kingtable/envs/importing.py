"""Let Python import a module for each game, and let Gymnasium know the games when it is imported.

`import kingtable.envs.kingdomino_v0` finds a module that no file holds: `Modules` makes it. Importing Gymnasium takes
half a second, so `import kingtable.envs` leaves it alone: `register_with_gymnasium` waits until another import does it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from types import ModuleType
from typing import Any

from kingtable.engine.extras import needed
from kingtable.engine.games import GAMES
from kingtable.envs.names import game_of, id_of

PACKAGE = "kingtable.envs"
GYMNASIUM = "gymnasium"


class Modules(MetaPathFinder, Loader):
    """Finds the modules of the games, such as `kingtable.envs.kingdomino_v0`."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the module of a game."""
        package, _, name = fullname.rpartition(".")
        if package != PACKAGE or game_of(name) is None:
            return None
        return spec_from_loader(fullname, self, origin="made by kingtable.envs")

    def exec_module(self, module: ModuleType) -> None:
        """Put the two functions into a game's module. Raises Refused where PettingZoo is missing."""
        needed("pettingzoo", "pettingzoo")
        name = module.__name__.rpartition(".")[2]
        made: dict[str, Any] = import_module("kingtable.envs.pettingzoo").functions(game_of(name))
        module.__doc__ = f"The PettingZoo environment {name}: `env(**options)` makes one, and so does `raw_env`."
        vars(module).update(made, __all__=list(made))


class AfterGymnasium(MetaPathFinder):
    """Registers the games as soon as Gymnasium has been imported."""

    def __init__(self) -> None:
        self._asks = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find Gymnasium where it is found without this, and have its import followed by the registration."""
        if fullname != GYMNASIUM or self._asks:
            return None
        self._asks = True
        try:
            spec = find_spec(fullname)
        finally:
            self._asks = False
        if spec is not None and spec.loader is not None:
            execute = spec.loader.exec_module

            def exec_module(module: ModuleType) -> None:
                execute(module)
                sys.meta_path.remove(self)
                register()

            spec.loader.exec_module = exec_module  # type: ignore[method-assign] # of this one loader
        return spec


def register() -> None:
    """Register the games with Gymnasium."""
    gymnasium = import_module(GYMNASIUM)
    for game in GAMES:
        gymnasium.register(
            id_of(game),
            entry_point="kingtable.envs.gymnasium:Solo",
            vector_entry_point="kingtable.envs.gymnasium:Solos",
            kwargs={"game": game},
        )


def register_with_gymnasium() -> None:
    """Register the games with Gymnasium: now where it has been imported, else as soon as it is."""
    if sys.modules.get(GYMNASIUM) is not None:
        register()
    else:
        sys.meta_path.insert(0, AfterGymnasium())
