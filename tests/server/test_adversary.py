"""Nothing hidden gets out, by any way; and the machine that says so finds the holes of version 0.1.0."""

from __future__ import annotations

from typing import Any

import pytest

from kingtable.engine.errors import IllegalAction
from kingtable.engine.match import Match
from tests.server.adversary import attack
from tests.tiers import times


def test_a_hundred_sequences_learn_nothing() -> None:
    attack(100, steps=3)


@pytest.mark.slow
def test_nothing_hidden_gets_out() -> None:
    attack(times(150, 300))


def test_a_try_on_the_true_match_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def preview(self: Match, moves: list[str]) -> dict[str, Any]:
        if self.over:
            raise IllegalAction("refuse-over")
        return {**self.rules.preview(self.copy(), moves), "redrawn": False}

    monkeypatch.setattr(Match, "preview", preview)
    with pytest.raises(AssertionError):
        attack(1000, ("kingdomino",), shrink=False)


def test_a_refusal_beyond_a_throw_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    checked = Match.check

    def check(self: Match, moves: list[str]) -> bool:
        trial = self.copy()
        for move in moves:
            trial.play(move)
        return checked(self, moves)

    monkeypatch.setattr(Match, "check", check)
    with pytest.raises(AssertionError):
        attack(1000, ("king-of-tokyo",), shrink=False)


@pytest.mark.parametrize("hidden", ["deck", "log", "work"])
def test_other_ways_out_are_found(monkeypatch: pytest.MonkeyPatch, hidden: str) -> None:
    choices = Match.choices

    def leaking(self: Match) -> dict[str, Any]:
        told: dict[str, Any] = choices(self)
        if hidden == "deck":
            told["next"] = self.state.deck[self.state.drawn]
        elif hidden == "log":
            import logging

            logging.getLogger("kingtable.server").warning("next is %d", self.state.deck[self.state.drawn])
        else:
            for _ in range(self.state.deck[self.state.drawn] % 7):
                self.rules.scores(self.state)
        return told

    monkeypatch.setattr(Match, "choices", leaking)
    with pytest.raises((AssertionError, IndexError)):
        attack(300, shrink=False)
