"""Is a bot stronger? A test that plays on until the games say yes or no, and no longer.

The games of one deal in all its seatings are one observation, the mean of a bot's share of their wins (or of anything
else): they are not independent, deals are. The test is the generalised sequential probability ratio test with the
variance estimated under each hypothesis (Van den Bergh, "A practical introduction to the GSPRT"; fishtest counts pairs
of games in this way, its "pentanomial" model). With m the mean of n observations and v their variance,

    LLR = n/2 ln((v + (m - low)²) / (v + (m - high)²)),

and the bounds are Wald's: ln(beta / (1 - alpha)) and ln((1 - beta) / alpha).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from kingtable.arena.matches import Bots, Played, deals_of
from kingtable.engine.errors import InvalidOptions

Verdict = Literal["stronger", "not-stronger"]

LEAST = 16
"""Observations before which their variance says little, and nothing is decided."""


@dataclass(frozen=True)
class Bounds:
    """What is tested: is the mean `low` or less, or `high` or more?

    alpha: how often "stronger" may be said where the mean is `low`; beta: how often it may be missed where it is
    `high`. Raises InvalidOptions.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise InvalidOptions("sprt-bounds", field="sprt", low=f"{self.low:g}", high=f"{self.high:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise InvalidOptions("sprt-errors", field="sprt", alpha=f"{self.alpha:g}", beta=f"{self.beta:g}")

    @classmethod
    def of_elo(cls, low: float, high: float, players: int = 2, alpha: float = 0.05, beta: float = 0.05) -> Bounds:
        """The same in Elo against equal opponents, one of whom would have 0."""
        return cls(share_of(low, players), share_of(high, players), alpha, beta)


def share_of(elo: float, players: int = 2) -> float:
    """The share of games that a player wins against others who are all `elo` weaker (Luce's choice; two: Elo's)."""
    ratio = 10 ** (elo / 400)
    return ratio / (ratio + players - 1)


@dataclass
class Sprt:
    """The test as far as it has come. n: observations; mean, variance: theirs."""

    bounds: Bounds
    n: int = 0
    mean: float = 0.0
    _squares: float = field(default=0.0, repr=False)

    @property
    def variance(self) -> float:
        """Of one observation; 0 while there are fewer than two."""
        return self._squares / self.n if self.n > 1 else 0.0

    def add(self, value: float) -> Verdict | None:
        """Take one more observation; what can be said then (Welford's way to keep mean and variance)."""
        self.n += 1
        off = value - self.mean
        self.mean += off / self.n
        self._squares += off * (value - self.mean)
        return self.verdict

    @property
    def llr(self) -> float:
        """The logarithm of the likelihood ratio; 0 at the beginning."""
        low, high = (self.variance + (self.mean - end) ** 2 for end in (self.bounds.low, self.bounds.high))
        if low == high:
            return 0.0
        return self.n / 2 * (math.log(low) - math.log(high)) if low and high else math.copysign(math.inf, low - high)

    @property
    def limits(self) -> tuple[float, float]:
        """Where `llr` decides: at or below the first, at or above the second."""
        alpha, beta = self.bounds.alpha, self.bounds.beta
        return math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha)

    @property
    def verdict(self) -> Verdict | None:
        """What can be said now; None: play on."""
        if self.n < LEAST:
            return None
        least, most = self.limits
        return "stronger" if self.llr >= most else "not-stronger" if self.llr <= least else None


@dataclass(frozen=True)
class Outcome:
    """A match that stopped when it could. verdict: None where it ended before; test: with figures over deals."""

    verdict: Verdict | None
    test: Sprt
    played: list[Played]


def share_of_wins(games: Sequence[Played], bots: Sequence[int] = (0,)) -> float:
    """The share of some games that bots (by their index) have won together; a win that is shared counts in parts."""
    won = [sum(game.seating[seat] in bots for seat in game.winners) / max(1, len(game.winners)) for game in games]
    return sum(won) / len(won)


def play_until_clear(
    name: str,
    bots: Bots,
    options: Mapping[str, object],
    bounds: Bounds,
    *,
    most: int = 100_000,
    seed: int = 1,
    processes: int = 1,
    value: Callable[[Sequence[Played]], float] = share_of_wins,
    progress: Callable[[Sprt], None] = lambda test: None,
) -> Outcome:
    """Play deals until it is clear whether the first bot is stronger, or `most` games have been played.

    value: of the games of one deal, by default the first bot's share of the wins. `progress` is called after each.
    The same bots, seed and bounds give the same verdict on any number of processes. Raises InvalidOptions.
    """
    test, played = Sprt(bounds), list[Played]()
    for games in deals_of(name, bots, options, games=most, seed=seed, processes=processes):
        played += games
        test.add(value(games))
        progress(test)
        if test.verdict is not None:
            break
    return Outcome(test.verdict, test, played)
