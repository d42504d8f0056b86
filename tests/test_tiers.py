"""What a quick run takes: short tests whole, of longer ones some cases, and those that are marked."""

from __future__ import annotations

import json

from tests.conftest import SECONDS
from tests.tiers import ENOUGH, taken


def cases(name: str, n: int, mark: int | None = None) -> list[tuple[str, int | None]]:
    return [(name, mark)] * n


def test_all_cases_of_a_short_test_are_taken() -> None:
    assert taken(cases("short", 3), {}) == [True] * 3


def test_of_a_longer_one_those_that_fit_are_taken_spread_evenly() -> None:
    assert taken(cases("long", 6), {"long": ENOUGH / 2}) == [False, True, False, False, True, False]
    assert taken(cases("long", 2), {"long": ENOUGH / 2}) == [True] * 2
    assert taken(cases("longest", 1), {"longest": 2 * ENOUGH}) == [False]


def test_a_mark_says_how_many() -> None:
    assert taken(cases("longest", 3, 1), {"longest": 60.0}) == [False, True, False]
    assert taken(cases("short", 3, 0), {}) == [False] * 3
    assert taken(cases("long", 2, 5), {"long": 60.0}) == [True] * 2


def test_cases_stay_with_their_test() -> None:
    mixed = [*cases("one", 1), *cases("other", 2), *cases("one", 1)]
    assert taken(mixed, {"one": ENOUGH, "other": 2 * ENOUGH}) == [False, False, False, True]


def test_the_tests_that_are_long_are_still_there() -> None:
    """Else one has another name now, and is taken for short: `scripts/seconds.py` tells anew."""
    gone = []
    for name in json.loads(SECONDS.read_text("utf-8")):
        file, test = name.split("::")[:2]
        path = SECONDS.parents[2] / file
        if not path.exists() or test not in path.read_text("utf-8"):
            gone.append(name)
    assert gone == []
