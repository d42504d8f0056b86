"""What people and programs give: whole numbers, Python's and NumPy's, seeds, moves."""

# This module checks each value that strangers send; pyright does not know its type before that.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from operator import index
from typing import Any

from kingtable.engine.errors import IllegalAction, InvalidOptions, Refused

SEEDS = 1 << 64
"""Seeds are the whole numbers below this one; a larger one would be another seed."""
BIG = 1 << 53
"""More than anybody counts."""


def whole(value: object) -> int | None:
    """The number as Python's; None for what is no whole number, such as True, 1.0 and "1"."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)  # pyright: ignore[reportArgumentType] # it has `__index__`
    except TypeError:  # an array of several numbers
        return None


def number_of(value: object, field: str, least: int, most: int = BIG) -> int:
    """A whole number from `least` to `most`. Raises Refused with the field."""
    number = whole(value)
    if number is None or not least <= number <= most:
        raise Refused("number-range", field=field, least=least, most=most)
    return number


def seed_of(value: object) -> int:
    """A seed. Raises InvalidOptions."""
    number = whole(value)
    if number is None or not 0 <= number < SEEDS:
        raise InvalidOptions("option-seed", field="seed")
    return number


def moves_of(value: object) -> list[Any]:
    """A list of moves; each of them is still to be read. Raises IllegalAction."""
    if not isinstance(value, list | tuple):
        raise IllegalAction("record-moves", field="moves")
    return list(value)
