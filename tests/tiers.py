"""How much is tested: quickly (`scripts/test`), whole (`scripts/test --whole`, every night), or by night
(`scripts/nightly variants`), as KINGTABLE_TESTS says; whole where it says nothing.

A page in every language, window and theme, or a property with many samples, takes long. The whole run takes its turn
with some of them, so that nothing is left out, and the night takes all. The quick run, which decides what lands, leaves
out the tests with the mark `slow`: those that take more than two seconds, all cases together. Of `slow(quick=n)` it
takes n cases, evenly.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, TypeVar

T = TypeVar("T")

TESTS = os.environ.get("KINGTABLE_TESTS", "whole")
QUICK, NIGHT = TESTS == "quick", TESTS == "night"
assert TESTS in ("quick", "whole", "night"), f"KINGTABLE_TESTS={TESTS}: quick, whole or night"


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


def taken(tests: Sequence[tuple[str, int | None]]) -> list[bool]:
    """Which tests a quick run takes. tests: the name of each, which its cases share, and how many cases; None: all."""
    cases: dict[str, list[int]] = defaultdict(list)
    for place, (name, _) in enumerate(tests):
        cases[name].append(place)
    found = [False] * len(tests)
    for places in cases.values():
        most = tests[places[0]][1]
        n = len(places) if most is None else min(len(places), most)
        for i in range(n):
            found[places[(2 * i + 1) * len(places) // (2 * n)]] = True
    return found
