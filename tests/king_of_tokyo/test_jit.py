"""Compiled rules are the interpreted rules, action by action; and they stay within their arrays.

uv run python -m tests.king_of_tokyo.test_jit 200      that many games a form, from the shell
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

import kingtable
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import pack
from kingtable.king_of_tokyo import layout, rules
from kingtable.king_of_tokyo.ahead import playouts
from kingtable.king_of_tokyo.game import KingOfTokyo
from kingtable.king_of_tokyo.layout import State
from tests.alike import played, report, stay_within_arrays
from tests.reference.king_of_tokyo_differential import FORMS, PLAYERS
from tests.reference.king_of_tokyo_positions import random_position

GAMES = 6
SCRATCH = pack(playouts.Scratch())


def check_game(form: str, index: int) -> int:
    """One game on both, compared after every action; the number of actions."""
    if form == "hands":
        match = kingtable.from_position(random_position(random.Random(index)), seed=index)
        return played(match.game, match.options, match.state, index, rules.random_action, begun=True)
    game = KingOfTokyo()
    full = game.spec.full({"players": PLAYERS[form], **({"bay": False} if form == "six-city" else {})})
    return played("king-of-tokyo", full, game.blank(full, seeded(index)), index, rules.random_action)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.compiled
@pytest.mark.slow
def test_compiled_is_interpreted(form: str) -> None:
    games = 300 if form == "hands" else GAMES
    assert sum(check_game(form, index) for index in range(games)) > 10 * games


@pytest.mark.compiled
def test_playouts_end_and_repeat() -> None:
    game = KingOfTokyo()
    for players in (2, 4, 6):
        sums = []
        for _ in range(2):
            states = pack(game.blank(game.spec.full({"players": players}), seeded(players)))
            sums.append((playouts.random_games(states, SCRATCH, 50), playouts.stepped_games(states, SCRATCH, 50)))
            assert states[0]["phase"] == layout.OVER
        assert sums[0] == sums[1]


@pytest.mark.compiled
@pytest.mark.slow
def test_compiled_rules_stay_within_their_arrays(tmp_path: Path) -> None:
    stay_within_arrays(__name__, GAMES, tmp_path)


@rule
def beyond(states: Any, place: int) -> int:
    """A read after the end of a row of the record."""
    return states[0].row[place]  # type: ignore[no-any-return]


def main(games: int) -> None:
    """That many games of each form, and twice as many compiled ones with nobody looking."""
    actions = sum(check_game(form, index) for form in FORMS for index in range(games))
    game = KingOfTokyo()
    for players in (2, 3, 4, 5, 6):
        states = pack(game.blank(game.spec.full({"players": players}), seeded(players)))
        playouts.random_games(states, SCRATCH, 20 * games)
        playouts.stepped_games(states, SCRATCH, 20 * games)
    report(games, FORMS, actions, lambda: beyond(pack(State()), 4))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
