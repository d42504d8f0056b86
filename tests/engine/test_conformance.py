"""Both games keep what every game must keep (`kingtable.testing`)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kingtable
from kingtable import testing


@pytest.mark.slow(quick=3)
@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.parametrize("check", testing.CHECKS)
def test_every_game_keeps_it(name: str, check: Callable[..., None]) -> None:
    check(name, seed=11)


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_the_kit_plays_with_every_value_of_every_option(name: str) -> None:
    played = list(testing.formats(name, 60, 1))
    for option, told in kingtable.GAMES[name].options.items():
        assert {options.get(option, told.otherwise) for options in played} >= set(told.values)
