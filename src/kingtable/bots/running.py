"""How a bot runs rules from Python: compiled over arrays where they can be compiled, else interpreted over objects.

An array stands here as a list of what it holds; `compiled=False` asks for objects wherever it is asked.
"""

from __future__ import annotations

from typing import Any, ParamSpec, TypeVar

import numpy as np

from kingtable.engine.compiler.jit import compiles
from kingtable.engine.record import dtype_of, pack

P = ParamSpec("P")
T = TypeVar("T")


def runnable(*states: T, empty: int = 0, compiled: bool = True) -> list[T]:
    """States as rules take them, and so many empty ones."""
    cls = type(states[0])
    if not (compiled and compiles()):
        return [*states, *(cls() for _ in range(empty))]
    packed: Any = np.concatenate([*map(pack, states), np.zeros(empty, dtype_of(cls))])
    return packed  # type: ignore[no-any-return]


def blank(cls: type[T], compiled: bool = True) -> list[T]:
    """An empty record by itself, as `runnable` gives it."""
    empty: Any = np.zeros(1, dtype_of(cls)) if compiled and compiles() else [cls()]
    return empty  # type: ignore[no-any-return]


def listed(array: Any, compiled: bool = True) -> Any:
    """An array as rules take it: as it is, or as nested lists."""
    return array if compiled and compiles() else array.tolist()


def put_fields(records: Any, **values: Any) -> None:
    """Write arrays into fields of the first record."""
    for name, value in values.items():
        if isinstance(records, list):
            setattr(records[0], name, value.tolist())
        else:
            records[0][name] = value
