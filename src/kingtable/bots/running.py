"""How a bot runs rules from Python: compiled over arrays where they can be compiled, else interpreted over objects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from kingtable.engine.compiler.jit import compiles, interpreted
from kingtable.engine.record import pack, unpack

T = TypeVar("T")


def runnable(*twins: Any, empty: int = 0) -> Any:
    """Twins as an array that compiled rules take, or as they are where nothing is compiled; and so many empty ones."""
    cls = type(twins[0])
    if not compiles():
        return [*twins, *(cls() for _ in range(empty))]
    return np.concatenate([*map(pack, twins), np.zeros(empty, cls.DTYPE)])


def blank(cls: Any) -> Any:
    """An empty record by itself, as `runnable` gives it."""
    return np.zeros(1, cls.DTYPE) if compiles() else [cls()]


def listed(array: Any) -> Any:
    """An array as rules take it here: as it is, or as nested lists where nothing is compiled."""
    return array if compiles() else array.tolist()


def run(rule: Callable[..., T], *given: Any) -> T:
    """Run a rule on what `runnable`, `blank` and `listed` gave."""
    return (rule if compiles() else interpreted(rule))(*given)


def twin(cls: type[T], records: Any) -> T:
    """The first of some records that `runnable` or `blank` gave, as a Python object."""
    found: T = records[0] if isinstance(records, list) else unpack(cls, records)
    return found
