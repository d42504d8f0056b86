"""What a quick run takes: the tests that are not slow, and of some slow ones a few cases."""

from __future__ import annotations

from tests.tiers import taken


def cases(name: str, n: int, most: int | None = None) -> list[tuple[str, int | None]]:
    return [(name, most)] * n


def test_all_cases_of_a_short_test_are_taken() -> None:
    assert taken(cases("short", 3)) == [True] * 3


def test_a_slow_one_is_left_out() -> None:
    assert taken(cases("slow", 3, 0)) == [False] * 3


def test_a_mark_says_how_many_and_they_are_spread_evenly() -> None:
    assert taken(cases("slow", 3, 1)) == [False, True, False]
    assert taken(cases("slow", 6, 2)) == [False, True, False, False, True, False]
    assert taken(cases("slow", 2, 5)) == [True] * 2


def test_cases_stay_with_their_test() -> None:
    mixed = [*cases("one", 1), *cases("other", 2, 1), *cases("one", 1)]
    assert taken(mixed) == [True, False, True, True]
