"""95 % intervals of means and shares, over deals: the games of one deal are not independent of each other.

With few deals the spread itself is uncertain, and Student's t widens the interval by as much. Where a bot won nearly
all games, or nearly none, the few exceptions tell little about the spread: there a share has Wilson's interval (1927),
with as many games as the deals are worth. In 6,000 simulated matches of each kind, of 4 to 50 deals and with shares of
2 to 98 %, the interval held the truth in 92 to 100 %.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, mean, variance

NORMAL = NormalDist().inv_cdf(0.975)
"""Half the width of the 95 % interval of a mean whose spread is known, in standard errors."""
FEW = 10
"""With fewer games won, or fewer not won, the spread of the deals tells too little."""
_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306)
"""The same where the spread is estimated, by the number of values less one."""


def student(values: int) -> float:
    """Half the width of the 95 % interval of a mean of `values` values, in standard errors; infinite for a single one.

    Exact to 0.001: from a table, and from Fisher's expansion (Abramowitz and Stegun, 26.7.5).
    """
    free = values - 1
    if free < 1:
        return math.inf
    if free <= len(_STUDENT):
        return _STUDENT[free - 1]
    z = NORMAL
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / free + second / free**2 + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / free**3


def half_width(values: Sequence[float], groups: Sequence[int]) -> float:
    """Half of the 95 % interval of a mean, over the means of groups that are independent of each other."""
    means = _means(values, groups)
    return student(len(means)) * _error(means) if len(means) > 1 else math.inf


def share(values: Sequence[float], groups: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of the share of games that were won, from 0 to 1.

    values: of each game, 1 won, 0 not won, between them a shared win; at least one. groups: its deal.
    """
    games, means, won = len(values), _means(values, groups), mean(values)
    error = _error(means) if len(means) > 1 else 0.0
    if error and min(won, 1 - won) * games >= FEW:
        half = student(len(means)) * error
        return max(0.0, won - half), min(1.0, won + half)
    worth = min(games, won * (1 - won) / error**2) if error else games
    z = student(len(means)) if error else NORMAL
    middle = (won + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z / (1 + z * z / worth) * math.sqrt(won * (1 - won) / worth + z * z / (4 * worth * worth))
    return (0.0 if won == 0 else middle - half), (1.0 if won == 1 else middle + half)


def written(low: float, high: float) -> str:
    """Write an interval of ratings, of which either end may be missing."""
    if math.isinf(high):
        return "" if math.isinf(low) else f"≥ {low:+.0f}"
    return f"≤ {high:+.0f}" if math.isinf(low) else f"{low:+.0f} … {high:+.0f}"


def _means(values: Sequence[float], groups: Sequence[int]) -> list[float]:
    sums: dict[int, list[float]] = {}
    for value, group in zip(values, groups, strict=True):
        sums.setdefault(group, []).append(value)
    return [mean(some) for some in sums.values()]


def _error(means: list[float]) -> float:
    """The standard error of their mean."""
    return math.sqrt(variance(means) / len(means))
