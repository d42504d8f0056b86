"""Positions with one thing of them left out, each thing in turn: some are refused, the others must be playable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import kingtable

LONG = 9
"""Things of a list from which on it stands for itself: only its ends are left out."""


def with_one_less(value: Any) -> Iterator[Any]:
    """The same with one thing left out, at every depth; of a long list the first, the last, and the first four."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield {other: value[other] for other in value if other != name}
            yield from ({**value, name: less} for less in with_one_less(inner))
    elif isinstance(value, list):
        for i in range(len(value)) if len(value) < LONG else (0, len(value) - 1):
            yield value[:i] + value[i + 1 :]
            yield from ([*value[:i], less, *value[i + 1 :]] for less in with_one_less(value[i]))
        if len(value) > 4:
            yield value[4:]


def accepted(position: Any) -> kingtable.Match | None:
    """The match that begins at a position; None where it is refused, with a message of the catalogue."""
    try:
        return kingtable.from_position(position, seed=1)
    except (kingtable.InvalidPosition, kingtable.InvalidOptions) as refused:
        why = refused
    assert why.key not in str(why), position
    return None
