"""A bot of any strength: the same move for the same seed, its advisers' at 100, anything at 1, ever fewer mistakes."""

from __future__ import annotations

from typing import Any

import pytest

import kingtable
from kingtable import bots
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import OURS

STRONGEST = {"kingdomino": "expert:1000", "king-of-tokyo": "learner"}


def positions(name: str, most: int) -> list[Any]:
    """Matches that are under way, where whoever is to move has a choice that is weighed."""
    found = []
    for seed in range(most):
        match = kingtable.new(name, seed=seed)
        for _ in range(8):
            match.play(match.legal()[seed % len(match.legal())])
        if len(match.legal()) > 3:
            found.append(match)
    return found


def chosen(match: Any, spec: str, seed: int) -> list[int]:
    seat = match.to_move
    bot: Any = bots.make(match.game, spec)
    return list(bot.choose(match.rules.observed(match.state, seat, 1), seat, seed))


@pytest.mark.parametrize("name", OURS)
@pytest.mark.slow
def test_the_strongest_plays_as_its_advisers_and_the_weakest_plays_anything(name: str) -> None:
    for match in positions(name, 4):
        best = chosen(match, STRONGEST[name], 5)
        assert chosen(match, "person:100", 5) == best
        assert chosen(match, "person:30", 5) == chosen(match, "person:30", 5)
        weak: Any = bots.make(name, "person:1")
        if weak.weighed(match.rules.observed(match.state, match.to_move, 1), match.to_move, 5):
            assert len({tuple(chosen(match, "person:1", seed)) for seed in range(8)}) > 2


@pytest.mark.parametrize("name", OURS)
@pytest.mark.slow
def test_the_stronger_the_nearer_to_the_best(name: str) -> None:
    """What is lost on average, in log odds, falls with every step of strength."""
    lost = dict.fromkeys((1, 30, 60, 90), 0.0)
    for match in positions(name, 5):
        seat = match.to_move
        strong: Any = bots.make(name, "person:100")
        turns = strong.weighed(match.rules.observed(match.state, seat, 1), seat, 5)
        for strength in lost if turns else ():
            person: Any = bots.make(name, f"person:{strength}")
            drawn = [person.drawn(turns, lot) for lot in range(200)]
            lost[strength] += sum(max(turns.values()) - turns[turn] for turn in drawn)
    assert sorted(lost.values(), reverse=True) == list(lost.values())
    assert lost[1] > 2 * lost[90]


def test_a_strength_is_from_1_to_100() -> None:
    for strength in ("0", "101", "x", "-3", "٤", "99999999999"):
        with pytest.raises(InvalidOptions, match="from 1 to 100"):
            bots.make("kingdomino", f"person:{strength}")
