"""JSON with one thing of it left out: what a test of whatever is read tries, each thing in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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
            yield from (value[:i] + [less] + value[i + 1 :] for less in with_one_less(value[i]))
        if len(value) > 4:
            yield value[4:]
