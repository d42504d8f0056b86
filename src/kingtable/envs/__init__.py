"""Environments for training and study: many games at once, in arrays.

    batch = kingtable.envs.Batch("kingdomino", 64, seed=7, players=2)
    batch.step(batch.sample())
    batch.observation["boards"]  # what each seat of each lane sees

`Batch` takes every registered game, also one of another package. It stands on the contract for machines
(`kingtable.machine`). The environments of other libraries use it, each with an extra: PettingZoo has a module for each
game, such as `kingtable.envs.kingdomino_v0`, and Gymnasium an id, such as `kingtable/Kingdomino-v0`.
"""

import sys
from importlib import import_module
from types import ModuleType

from kingtable.engine.explicit import Explicit
from kingtable.envs.batch import Batch
from kingtable.envs.importing import Modules, register_with_gymnasium
from kingtable.envs.names import game_of

__all__ = ["Batch", "Explicit"]

sys.meta_path.append(Modules())
register_with_gymnasium()


def __getattr__(name: str) -> ModuleType:
    """Return the module of a game, such as `kingdomino_v0`."""
    if game_of(name) is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")
