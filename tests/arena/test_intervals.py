"""Intervals of few deals, and of results that are nearly all alike."""

from __future__ import annotations

import math
import random

import pytest

from kingtable.arena.intervals import NORMAL, half_width, share, student

PAIRS = [deal for deal in range(12) for _ in range(2)]


@pytest.mark.parametrize(
    ("values", "exact"), [(2, 12.706), (5, 2.776), (10, 2.262), (13, 2.179), (26, 2.060), (101, 1.984)]
)
def test_student_is_as_the_tables_have_it(values: int, exact: float) -> None:
    assert math.isclose(student(values), exact, abs_tol=0.001)


def test_a_single_value_has_no_interval_and_many_have_the_normal_one() -> None:
    assert student(1) == half_width([1.0], [0]) == math.inf
    assert math.isclose(student(10**6), NORMAL, abs_tol=1e-5)


def test_who_won_all_games_has_one_end_only() -> None:
    low, high = share([1.0] * 24, PAIRS)
    assert (round(100 * low), high) == (86, 1.0)
    none, high = share([0.0] * 24, PAIRS)
    assert none == 0
    assert math.isclose(high, 1 - low)


def test_one_game_that_was_lost_leaves_room_on_both_sides() -> None:
    low, high = share([0.0] + [1.0] * 23, PAIRS)
    assert 0.7 < low < 0.86
    assert 23 / 24 < high < 1


def test_far_from_the_ends_the_deals_tell() -> None:
    halves = [1.0, 0.0] * 12
    low, high = share(halves, list(range(24)))
    assert math.isclose(high - low, 2 * half_width(halves, list(range(24))))


def test_deals_that_all_went_half_and_half_are_not_certain() -> None:
    low, high = share([1.0, 0.0] * 12, PAIRS)
    assert math.isclose(low + high, 1)
    assert 0.3 < low < 0.33


@pytest.mark.parametrize("deals", [4, 8, 12, 25, 50])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("truth", [0.02, 0.25, 0.5, 0.8, 0.95, 0.98])
def test_the_truth_lies_in_nineteen_intervals_of_twenty(truth: float, seats: int, deals: int) -> None:
    chance, groups = random.Random(f"{truth} {seats} {deals}"), [deal for deal in range(deals) for _ in range(seats)]
    held = 0
    for _ in range(600):
        low, high = share([float(chance.random() < truth) for _ in groups], groups)
        held += low <= truth <= high
    assert held >= 0.89 * 600, "by 600 matches it is known to about 0.02"
