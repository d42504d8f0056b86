"""Draws that must come equally often, by counts: what a test of chance asks of many draws from fixed seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt

ENOUGH = 40
"""Draws for each outcome, so that an outcome that never comes lies outside of the bounds."""


def assert_even(drawn: Iterable[Hashable], outcomes: Iterable[Hashable]) -> None:
    """Hold that every outcome was drawn equally often, and nothing else: within 4.5 standard deviations each."""
    counts, wanted = Counter(drawn), set(outcomes)
    assert set(counts) <= wanted, f"these cannot be drawn: {set(counts) - wanted}"
    mean = counts.total() / len(wanted)
    assert mean >= ENOUGH, f"{counts.total()} draws are too few for {len(wanted)} outcomes"
    uneven = {one: counts[one] for one in wanted if abs(counts[one] - mean) > 4.5 * sqrt(mean)}
    assert not uneven, f"about {mean:.0f} times each was expected: {uneven}"
