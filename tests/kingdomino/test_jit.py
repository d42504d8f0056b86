"""Compiled rules are the interpreted rules, action by action; and they stay within their arrays.

uv run python -m tests.kingdomino.test_jit 200      that many games a rule set, from the shell
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import pack
from kingtable.kingdomino import rules, scoring
from kingtable.kingdomino.game import Kingdomino
from kingtable.kingdomino.layout import State
from tests.alike import played, report, stay_within_arrays
from tests.reference.differential import FORMATS, options_of

GAMES = 10
WORTH = (scoring.score, scoring.points, scoring.largest, scoring.crowns)


def check_game(form: str, index: int) -> int:
    """One game on both, compared after every action; the number of actions."""
    game = Kingdomino()
    full = game.spec.full(options_of(form, index))
    return played(
        "kingdomino", full, game.blank(full, seeded(index)), index, lambda s, _: rules.random_action(s), WORTH
    )


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.compiled
@pytest.mark.slow
def test_compiled_is_interpreted(form: str) -> None:
    for index in range(GAMES):
        assert check_game(form, index) >= 48


@pytest.mark.compiled
@pytest.mark.slow
def test_compiled_rules_stay_within_their_arrays(tmp_path: Path) -> None:
    stay_within_arrays(__name__, GAMES, tmp_path)


@rule
def beyond(states: Any, place: int) -> int:
    """A read after the end of a row of the record."""
    return states[0].kings[place]  # type: ignore[no-any-return]


def main(games: int) -> None:
    actions = sum(check_game(form, index) for form in FORMATS for index in range(games))
    report(games, FORMATS, actions, lambda: beyond(pack(State()), 4))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
