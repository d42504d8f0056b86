"""What foreseen kingdoms are worth to who plays Kingdomino."""

from __future__ import annotations

import math
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable.bots.kingdomino import worth
from kingtable.engine.compiler.jit import interpreted
from kingtable.kingdomino.layout import OVER

_worth, _to_lay, _variance = interpreted(worth.worth), interpreted(worth.to_lay), interpreted(worth.variance)
_put_win_probabilities = interpreted(worth.put_win_probabilities)
FORMATS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "mighty_duel": True},
    {"players": 3},
    {"players": 3, "three_players": 48},
    {"players": 4},
)


def table(*to_lay: int) -> Any:
    """A table of kingdoms that have still so many dominoes to lay, of twelve."""
    laid = [2 * (12 - left) + 1 for left in to_lay]
    rows = {"taken": [(1 << squares) - 1 for squares in laid], "discarded": [0 for _ in laid]}
    players = len(laid)
    each = 6 if players == 2 else 12
    return SimpleNamespace(players=players, in_play=4 * each, length=4, side=5, **rows)


@pytest.mark.parametrize("options", FORMATS, ids=str)
def test_every_domino_that_is_laid_or_discarded_is_one_less_to_lay(options: dict[str, Any]) -> None:
    match, chance = kingtable.new("kingdomino", seed=3, **options), random.Random(3)
    begun = [_to_lay(match.state, p) for p in range(match.players)]
    assert begun == [24 if options.get("mighty_duel") else 12] * match.players
    while match.state.phase != OVER:
        seat, move = match.to_move, chance.choice(match.legal())
        assert seat is not None
        before = [_to_lay(match.state, p) for p in range(match.players)]
        match.play(move)
        lays = not move.startswith("=")
        if match.state.phase != OVER:
            assert [_to_lay(match.state, p) for p in range(match.players)] == [
                left - (lays and p == seat) for p, left in enumerate(before)
            ]
    assert all(_to_lay(match.state, p) == 0 for p in range(match.players))


@pytest.mark.parametrize("seed", range(12))
def test_it_is_the_margin_and_the_premium_that_many_ends_show(seed: int) -> None:
    chance = np.random.default_rng(seed)
    players = 2 + seed % 3
    s = table(*chance.integers(0, 13, players).tolist())
    points = chance.normal(50, 6, players)
    ends = points + chance.normal(0, 1, (400_000, players)) * [math.sqrt(_variance(s, p)) for p in range(players)]
    ahead = ends[:, 0] - ends[:, 1:].max(1)
    shown = ahead.mean() + worth.WIN * (ahead > 0).mean()
    near = 0.05 if players == 2 else 0.6  # the best of several is not quite normal
    assert _worth(s, points.tolist(), 0) == pytest.approx(shown, abs=near)


@pytest.mark.parametrize("seed", range(6))
def test_win_probabilities_are_those_that_many_ends_show(seed: int) -> None:
    chance = np.random.default_rng(seed)
    players, more = 2 + seed % 3, [0.0, 40.0][seed % 2]
    s = table(*chance.integers(0, 13, players).tolist())
    points, told = chance.normal(50, 6, players), [0.0] * 4
    _put_win_probabilities(s, points.tolist(), more, told)
    wide = [math.sqrt(_variance(s, p) + more) for p in range(players)]
    ends = points + chance.normal(0, 1, (200_000, players)) * wide
    shown = np.bincount(ends.argmax(1), minlength=players) / len(ends)
    near = 0.005 if players == 2 else 0.02
    assert told[:players] == pytest.approx(shown.tolist(), abs=near)
    assert sum(told[:players]) == pytest.approx(1)


def test_rivals_who_are_level_count_alike() -> None:
    """To take three points from the one who is a little ahead is not worth more than two of one's own."""
    s = table(6, 6, 6, 6)
    now = _worth(s, [50.0, 51.0, 50.0, 50.0], 0)
    assert 0 < _worth(s, [50.0, 48.0, 50.0, 50.0], 0) - now < _worth(s, [52.0, 51.0, 50.0, 50.0], 0) - now
    drops = [_worth(s, [50.0, *(50.0 - 3 * (p == q) for p in range(3))], 0) for q in range(3)]
    assert drops == pytest.approx([drops[0]] * 3, abs=0.1)


def test_the_premium_grows_steeper_towards_the_end() -> None:
    s = [table(left, left) for left in (12, 6, 3, 1)]
    slopes = [_worth(each, [51.0, 50.0], 0) - _worth(each, [49.0, 50.0], 0) for each in s]
    assert slopes == sorted(slopes)
    won = interpreted(worth.won)
    assert [won([5.0, 5.0, end], 3, 0) for end in (4.0, 6.0)] == [worth.WIN / 2, -1.0]
    assert won([7.0, 5.0, 4.0], 3, 0) == 2 + worth.WIN


def test_more_dominoes_make_it_less_sure() -> None:
    assert (np.diff(worth.VARIANCE[:, 1:]) > 0).all()
    assert worth.VARIANCE[0, 1] < 0.2
