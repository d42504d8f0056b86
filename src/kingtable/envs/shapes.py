"""The arrays of one seat of a lane, as environments show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy.typing as npt

Array = npt.NDArray[Any]


def wide(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Return the shape in which an environment shows an array of an observation: a number is a row of one."""
    return shape or (1,)


def views(arrays: Mapping[str, Array], lane: int, seat: int) -> dict[str, Array]:
    """Return what a seat of a lane observes, as views of the batch's arrays."""
    return {name: array[lane, seat if array.ndim > 2 else slice(seat, seat + 1)] for name, array in arrays.items()}
