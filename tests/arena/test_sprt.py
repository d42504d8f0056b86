"""The test that stops: its error rates, and what it stops at."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

import pytest

from kingtable import InvalidOptions
from kingtable.arena.matches import play_match
from kingtable.arena.sprt import LEAST, Bounds, Sprt, Verdict, play_until_clear, share_of, share_of_wins


def verdict_of(bounds: Bounds, observe: Callable[[], float], most: int = 20_000) -> tuple[Verdict | None, int]:
    test = Sprt(bounds)
    while test.verdict is None and test.n < most:
        test.add(observe())
    return test.verdict, test.n


def share_in_deals(chance: random.Random, mean: float, players: int) -> float:
    """A deal in every rotation: the games are bound together by how good the deal is for the bot."""
    luck = chance.uniform(-0.25, 0.25) * min(mean, 1 - mean) * 2
    return sum(chance.random() < mean + luck for _ in range(players)) / players


@pytest.mark.parametrize(("players", "elo"), [(2, 40), (4, 60)])
@pytest.mark.slow
def test_error_rates_hold(players: int, elo: float) -> None:
    bounds, runs, chance = Bounds.of_elo(0, elo, players), 300, random.Random(players)
    for truth, wrong in ((bounds.low, "stronger"), (bounds.high, "not-stronger")):
        said = [verdict_of(bounds, partial(share_in_deals, chance, truth, players))[0] for _ in range(runs)]
        assert None not in said
        errors = sum(verdict == wrong for verdict in said) / runs
        assert 0.002 < errors < 0.05 + 2.6 * math.sqrt(0.05 * 0.95 / runs), (truth, errors)


def test_margins_are_tested_the_same_way() -> None:
    chance = random.Random(5)
    for mean, expected in ((0.0, "not-stronger"), (2.0, "stronger")):
        said = [verdict_of(Bounds(0, 2, 0.02, 0.02), partial(chance.gauss, mean, 9))[0] for _ in range(60)]
        assert sum(verdict == expected for verdict in said) > 54


def test_the_clearer_the_sooner() -> None:
    def deals(truth: float) -> int:
        chance = random.Random(2)
        return sum(verdict_of(Bounds.of_elo(0, 30), lambda: share_in_deals(chance, truth, 2))[1] for _ in range(20))

    assert deals(0.65) * 3 < deals(0.52)


def test_before_a_few_deals_nothing_is_said() -> None:
    test = Sprt(Bounds(0.4, 0.6))
    assert [test.add(1.0) for _ in range(LEAST - 1)] == [None] * (LEAST - 1)
    assert test.add(1.0) == "stronger"


def test_figures_are_those_of_the_observations() -> None:
    values = [0.0, 0.5, 1.0, 0.5, 0.25]
    test = Sprt(Bounds(0.4, 0.6))
    for value in values:
        test.add(value)
    mean = sum(values) / 5
    assert test.mean == pytest.approx(mean)
    assert test.variance == pytest.approx(sum((v - mean) ** 2 for v in values) / 5)
    assert test.limits == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert Sprt(Bounds(0.4, 0.6)).llr == 0


def test_elo_and_shares_are_one_scale() -> None:
    assert share_of(0, 4) == pytest.approx(0.25)
    assert share_of(400) == pytest.approx(10 / 11)


@pytest.mark.slow
def test_a_match_stops_when_it_is_clear_and_says_the_same_on_two_processes() -> None:
    bounds = Bounds.of_elo(0, 50)
    one = play_until_clear("kingdomino", ("greedy", "random"), {}, bounds, seed=3)
    assert one.verdict == "stronger"
    assert len(one.played) == 2 * one.test.n < 100
    assert one == play_until_clear("kingdomino", ("greedy", "random"), {}, bounds, seed=3, processes=2)
    assert play_until_clear("kingdomino", ("random", "greedy"), {}, bounds, seed=3).verdict == "not-stronger"
    assert play_until_clear("kingdomino", ("greedy", "random"), {}, bounds, seed=3, most=4).verdict is None


def test_shares_of_several_bots_add_up() -> None:
    played = play_match("kingdomino", ("greedy", "greedy", "random"), {}, games=9, seed=1)
    together = share_of_wins(played, (0, 1))
    assert together == pytest.approx(share_of_wins(played, (0,)) + share_of_wins(played, (1,)))


@pytest.mark.parametrize("bounds", [(0.6, 0.5), (0.5, 0.5), (0.4, 0.6, 0.5), (0.4, 0.6, 0.05, 0.0)])
def test_bounds_that_mean_nothing_are_refused(bounds: tuple[float, ...]) -> None:
    with pytest.raises(InvalidOptions, match="mean nothing"):
        Bounds(*bounds)
