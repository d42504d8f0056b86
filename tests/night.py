"""What is tested each time, and what only by night: `scripts/nightly variants` sets KINGTABLE_NIGHT.

A page in every language, window and theme, or a property with many samples, takes long; each run takes its turn with
some of them, so that nothing is left out, and the night takes all.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, TypeVar

T = TypeVar("T")

NIGHT = bool(os.environ.get("KINGTABLE_NIGHT"))


def in_turn(*axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Combinations of one of each axis: by night all, else so few that everything of every axis is met."""
    lists = [list(axis) for axis in axes]
    if NIGHT:
        return list(product(*lists))
    return [tuple(values[i % len(values)] for values in lists) for i in range(max(map(len, lists)))]


def share(values: Iterable[T], one: Any, of: Sequence[Any]) -> list[T]:
    """What this one of several takes of the values: by night all, else each value falls to one of them."""
    return [value for i, value in enumerate(values) if NIGHT or of[i % len(of)] == one]


def times(often: int, by_night: int) -> int:
    """How many samples."""
    return by_night if NIGHT else often
