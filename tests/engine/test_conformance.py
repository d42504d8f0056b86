"""Both games keep what every game must keep (`kingtable.testing`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

import kingtable
from kingtable import testing
from kingtable.bots.king_of_tokyo import players
from kingtable.bots.king_of_tokyo.roller import new_scratch
from kingtable.engine.compiler.jit import rule
from kingtable.king_of_tokyo.game import KingOfTokyo
from kingtable.king_of_tokyo.layout import OVER as TOKYO_OVER
from kingtable.king_of_tokyo.layout import State as TokyoState
from kingtable.kingdomino.game import Kingdomino
from kingtable.kingdomino.layout import OVER, State


@pytest.mark.slow(quick=3)
@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.parametrize("check", testing.CHECKS)
def test_every_game_keeps_it(name: str, check: Callable[..., None]) -> None:
    check(name, seed=11)


@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.parametrize(
    "check",
    [
        testing.round_trips,
        testing.legal_is_what_can_be_done,
        testing.chance_repeats,
        testing.copies_are_independent,
        testing.returns_tell_who_won,
    ],
)
def test_every_run_holds_what_no_game_can_do_without(name: str, check: Callable[..., None]) -> None:
    check(name, games=1, seed=12)


def test_the_kit_notices_an_action_that_is_listed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = Kingdomino.legal
    monkeypatch.setattr(Kingdomino, "legal", lambda self, s: [*legal(self, s), *legal(self, s)[:1]])
    with pytest.raises(AssertionError):
        testing.legal_is_what_can_be_done("kingdomino", 1)


@rule
def worth_a_whole(s: State, p: int) -> float:
    """A tie is worth 1 to each, not a share."""
    return 1.0 if s.phase == OVER else 0.0


def test_the_kit_notices_a_worth_that_does_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Kingdomino.functions, "returns", worth_a_whole)
    with pytest.raises(AssertionError, match=r"\[1.0, 1.0\]"):
        testing.returns_tell_who_won("kingdomino", 1)


@rule
def worth_by_seat(s: TokyoState, p: int) -> float:
    """Of those who lost, who sits further on is worth more."""
    if s.phase != TOKYO_OVER:
        return 0.0
    return 1.0 if s.winner == p else p / 10


def test_the_kit_notices_that_one_place_is_worth_more_to_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KingOfTokyo.functions, "returns", worth_by_seat)
    with pytest.raises(AssertionError, match="for ranks"):
        testing.returns_tell_who_won("king-of-tokyo", 2)


def test_the_kit_notices_what_threads_share(monkeypatch: pytest.MonkeyPatch) -> None:
    testing.threads_get_the_same_answers("king-of-tokyo", 1, 3)
    monkeypatch.setattr(players, "_own_scratch", cache(new_scratch))
    with pytest.raises(AssertionError, match="of one thread"):
        testing.threads_get_the_same_answers("king-of-tokyo", 1, 3)


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_the_kit_plays_with_every_value_of_every_option(name: str) -> None:
    played = list(testing.formats(name, 60, 1))
    for option, told in kingtable.GAMES[name].options.items():
        assert {options.get(option, told.otherwise) for options in played} >= set(told.values)
