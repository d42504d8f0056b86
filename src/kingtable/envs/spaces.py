"""The spaces of Gymnasium for a game: what its seats observe, and what they do. Imports Gymnasium.

Environments of Gymnasium and PettingZoo have them, and data sets of Minari.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from kingtable.engine.games import game
from kingtable.engine.machine import Machine
from kingtable.envs.shapes import wide
from kingtable.envs.stepping import blank_of, pieces_of


def box_of(dtype: np.dtype[Any], shape: tuple[int, ...]) -> spaces.Box:
    """Return the space of an array of whole numbers: all that its dtype can hold."""
    least, most = np.iinfo(dtype).min, np.iinfo(dtype).max
    return spaces.Box(least, most, wide(shape), dtype.type)


def observation_space(machine: Machine) -> spaces.Dict:
    """Return the space of what a seat observes: a Box for each field, of shape (1,) for a single number."""
    records = [machine.observation.dtype]
    if game(machine.spec.name).piecewise is not None:
        records.append(blank_of(machine).dtype["given"])
    fields = [(name, record[name]) for record in records for name in record.names or ()]
    return spaces.Dict({name: box_of(field.base, field.shape) for name, field in fields})


def mask_space(machine: Machine) -> spaces.Box:
    """Return the space of an action mask."""
    return spaces.Box(0, 1, (pieces_of(machine.spec.name).actions,), np.int8)


def action_space(machine: Machine) -> spaces.Discrete[Any]:
    """Return the space of actions."""
    return spaces.Discrete(pieces_of(machine.spec.name).actions)
