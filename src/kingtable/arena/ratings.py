"""Ratings from games of two to six players with ties: by maximum likelihood, and by a library as a second opinion.

The model is Plackett and Luce's: the first is so with a probability in proportion to its strength, then the next
of those that are left; ratings are logarithms of strengths on Elo's scale, on which 400 more mean ten times as strong.
Places that are shared are taken as Efron took tied deaths (1977), half-way between all orders in which they could have
come, but for the last place: those who lost alike, as in King of Tokyo, come in any order. A normal prior of 1,000 Elo
keeps those finite who never lose. Intervals come from drawing the deals again, with replacement: the games of one deal
are not independent (Efron's bootstrap, over groups). With few deals this interval is too narrow, and Student's t widens
it. A bot that always came first has no upper end; its lower end is the rating that it would have after a few more games
in which another bot came first, as many as in Wilson's interval. For a bot that always came last it is the other way
round.

openskill (Weng and Lin 2011, Plackett-Luce) reads the same games one after the other and knows no deals. It takes all
shared places for draws, so it is asked only about games whose last place nobody shares, or everybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import groupby, product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingtable.arena.intervals import NORMAL, student
from kingtable.arena.tournament import Results

Array = NDArray[np.float64]

ELO = 400 / np.log(10)
"""Elo points of a natural unit of strength."""
PRIOR = (ELO / 1000) ** 2
"""One over the variance of the prior, in natural units."""
SAMPLES = 400
"""How often the deals are drawn again."""


class Game(NamedTuple):
    """deal: games of one deal are drawn together; bots: by seat, as indices; ranks: by seat, 1 is best."""

    deal: int
    bots: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A bot's strength in Elo beside the mean of all, or beside the anchor; low, high: the 95 % interval.

    second: by openskill, None where it is not installed or not asked. games: in which it sat.
    """

    bot: str
    elo: float
    low: float
    high: float
    second: float | None
    games: int


def games_of(results: Results) -> list[Game]:
    """All games of a tournament."""
    lineups = results.tournament.lineups
    return [
        Game(result.deal, tuple(lineups[result.lineup][place] for place in game.seating), game.ranks)
        for result in results.found
        for game in result.games
    ]


def ratings(
    bots: Sequence[str], games: Sequence[Game], *, anchor: str | None = None, samples: int = SAMPLES, seed: int = 1
) -> list[Rating]:
    """The rating of every bot, in the order of the list; anchor: the bot that has 0.

    Empty without games. Raises ValueError for an anchor that is no bot.
    """
    if not games:
        return []
    stages = _Stages(len(bots), games)
    zero = bots.index(anchor) if anchor is not None else None
    found = _anchored(fitted(stages.rows, stages.firsts, stages.counts.sum(0)), zero)
    chance, deals = np.random.default_rng(seed), len(stages.counts)
    drawn = chance.multinomial(deals, np.full(deals, 1 / deals), samples)
    again = np.array([_anchored(fitted(stages.rows, stages.firsts, n @ stages.counts), zero) for n in drawn])
    low, high = np.full((2, len(bots)), [[-np.inf], [np.inf]])
    if deals > 1:
        wider = student(deals) / NORMAL * np.sqrt(deals / (deals - 1))
        low, high = found + wider * (np.percentile(again, (2.5, 97.5), axis=0) - found)
        for bot, first in product(set(range(len(bots))) - {zero}, (0.0, 1.0)):
            if (other := stages.but_for_a_few(bot, first)) is not None:
                end = _anchored(fitted(stages.rows, other, stages.counts.sum(0)), zero)[bot]
                low[bot], high[bot] = (end, np.inf) if first else (-np.inf, end)
    second = by_openskill(len(bots), games, seed)
    other = None if second is None else _anchored(second, zero)
    sat = Counter(bot for game in games for bot in set(game.bots))
    return [
        Rating(
            bot,
            float(found[i]),
            float(low[i]),
            float(high[i]),
            None if other is None else float(other[i]),
            sat[i],
        )
        for i, bot in enumerate(bots)
    ]


def _anchored(strengths: Array, zero: int | None) -> Array:
    return np.asarray(ELO * (strengths - (strengths.mean() if zero is None else strengths[zero])))


class _Stages:
    """The games taken apart: in each stage one place is given among those that are left. Equal stages are one.

    rows: float64 (stages, bots), how often each bot is left, a part of those who share the place taken away by Efron;
    firsts: float64 (stages, bots), who got the place, a shared one in parts; counts: float64 (deals, stages),
    how often.
    """

    def __init__(self, bots: int, games: Sequence[Game]) -> None:
        numbers: dict[tuple[tuple[float, ...], tuple[float, ...]], int] = {}
        deals: list[Counter[int]] = []
        for _, of_deal in groupby(sorted(games, key=lambda game: game.deal), lambda game: game.deal):
            deals.append(Counter())
            for game in of_deal:
                for stage in _stages(bots, game):
                    deals[-1][numbers.setdefault(stage, len(numbers))] += 1
        self.rows = np.array([row for row, _ in numbers])
        self.firsts = np.array([first for _, first in numbers])
        self.counts = np.zeros((len(deals), len(numbers)))
        for deal, counter in enumerate(deals):
            self.counts[deal, list(counter)] = list(counter.values())

    def but_for_a_few(self, bot: int, first: float) -> Array | None:
        """Who got the places, if a bot that got each of them (first: 1), or none (0), had not done so a few times.

        float64 (stages, bots); None for a bot that did both.
        """
        there = self.rows[:, bot] > 0
        others = there & (self.rows.sum(1) > self.rows[:, bot])
        if not others.any() or (self.firsts[others, bot] != first).any():
            return None
        few = NORMAL**2 / (self.counts.sum(0)[others].sum() + NORMAL**2)
        rest = self.rows[others] * (np.arange(self.rows.shape[1]) != bot)
        instead = rest / rest.sum(1, keepdims=True) if first else np.eye(self.rows.shape[1])[bot]
        firsts = self.firsts.copy()
        firsts[others] = (1 - few) * firsts[others] + few * instead
        return firsts


def _stages(bots: int, game: Game) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
    stages: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
    left = np.bincount(game.bots, minlength=bots).astype(float)
    for rank in sorted(set(game.ranks)):
        level = np.bincount([b for b, r in zip(game.bots, game.ranks, strict=True) if r == rank], minlength=bots)
        shared = int(level.sum())
        if left.sum() > 1 and (shared < left.sum() or not stages):  # the last ones are given their place by nobody
            firsts = tuple(level / shared)
            stages += [(tuple(left - taken / shared * level), firsts) for taken in range(shared)]
        left -= level
    return stages


def fitted(rows: Array, firsts: Array, counts: Array) -> Array:
    """The strengths, as natural logarithms with mean near 0, under which the stages are likeliest (Newton's method)."""
    strengths = np.zeros(rows.shape[1])
    given = counts @ firsts
    for _ in range(60):
        parts = rows * np.exp(strengths)
        parts /= parts.sum(1, keepdims=True)
        weighed = counts[:, None] * parts
        gradient = given - weighed.sum(0) - PRIOR * strengths
        curve = np.diag(weighed.sum(0) + PRIOR) - parts.T @ weighed
        step = np.linalg.solve(curve, gradient)
        strengths += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return strengths


def by_openskill(bots: int, games: Sequence[Game], seed: int = 1) -> Array | None:
    """Strengths as natural logarithms by openskill, the games in an order drawn at random; None where it is missing, or
    some, but not all, share the last place of a game."""
    shared = any(1 < game.ranks.count(max(game.ranks)) < len(game.ranks) for game in games)
    if shared or find_spec("openskill") is None:
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)  # nobody grows stronger while we look
    known: list[Any] = [model.rating() for _ in range(bots)]
    for number in np.random.default_rng(seed).permutation(len(games)):
        game = games[number]
        rated = model.rate([[known[bot]] for bot in game.bots], ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.bots):  # one that sat there twice has learnt twice
            new = [team[0] for team, other in zip(rated, game.bots, strict=True) if other == bot]
            mu, sigma = sum(one.mu for one in new) / len(new), min(one.sigma for one in new)
            known[bot] = model.rating(mu=mu, sigma=sigma)
    seats = np.mean([len(game.bots) for game in games])
    return np.asarray([one.mu for one in known]) / float(model.beta * np.sqrt(seats))
