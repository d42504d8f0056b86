"""How a bot runs rules from Python: compiled over arrays where they can be compiled, else interpreted over objects.

An array stands here as a list of what it holds; `compiled=False` asks for objects wherever it is asked.
"""

from __future__ import annotations

from typing import Any, ParamSpec, TypeVar

import numpy as np

from kingtable.engine.compiler.jit import compiles
from kingtable.engine.record import Array, R, Records, dtype_of, pack

P = ParamSpec("P")
T = TypeVar("T")


def in_arrays(compiled: bool) -> bool:
    """Do rules run compiled here, over arrays, where that is asked for?"""
    return compiled and compiles()


def runnable(*states: R, empty: int = 0, compiled: bool = True) -> list[R]:
    """States as rules take them, and empty ones."""
    cls = type(states[0])
    if not in_arrays(compiled):
        return [*states, *(cls() for _ in range(empty))]
    packed: Any = np.concatenate([*map(pack, states), np.zeros(empty, dtype_of(cls))])
    found: list[R] = packed
    return found


def blank(cls: type[R], compiled: bool = True) -> list[R]:
    """An empty record by itself, as `runnable` gives it."""
    array: Any = np.zeros(1, dtype_of(cls)) if in_arrays(compiled) else [cls()]
    found: list[R] = array
    return found


def listed(array: Array, compiled: bool = True) -> Any:
    """An array as rules take it: as it is, or as nested lists."""
    return array if in_arrays(compiled) else array.tolist()


def zeros(shape: int | tuple[int, int], dtype: type = float, compiled: bool = True) -> Any:
    """Zeros as rules take them: an array, or lists."""
    if in_arrays(compiled):
        return np.zeros(shape, dtype)
    zero: float = np.zeros((), dtype).item()
    return [zero] * shape if isinstance(shape, int) else [[zero] * shape[1] for _ in range(shape[0])]


def put_fields(records: Records[T], **values: Array) -> None:
    """Write arrays into fields of the first record."""
    for name, value in values.items():
        if isinstance(records, list):
            setattr(records[0], name, value.tolist())
        else:
            records[0][name] = value
