"""Compiled rules are the interpreted rules, action by action; and they stay within their arrays.

uv run python -m tests.king_of_tokyo.test_jit 200      that many games a form, from the shell
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import interpreted, rule
from kingtable.engine.record import pack, unpack
from kingtable.king_of_tokyo import layout, rules
from kingtable.king_of_tokyo.ahead import playouts
from kingtable.king_of_tokyo.game import KingOfTokyo
from kingtable.king_of_tokyo.layout import State
from tests.reference.king_of_tokyo_differential import FORMS, PLAYERS
from tests.reference.king_of_tokyo_positions import random_position

ROOT = Path(__file__).parents[2]
GAMES = 6

apply = interpreted(rules.apply)
legal = interpreted(rules.legal)
start = interpreted(rules.start)
to_move = interpreted(layout.to_move)
random_action = interpreted(rules.random_action)
OUT = np.zeros(layout.ACTIONS, np.int32)
OURS = [0] * layout.ACTIONS
SCRATCH = pack(playouts.Scratch())


@rule
def compiled_start(states: Any) -> None:
    rules.start(states[0])


@rule
def compiled_apply(states: Any, action: int) -> None:
    rules.apply(states[0], action)


@rule
def compiled_random_action(states: Any, out: Any) -> int:
    return rules.random_action(states[0], out)


@rule
def compiled_legal(states: Any, out: Any) -> int:
    return rules.legal(states[0], out)


@rule
def compiled_to_move(states: Any) -> int:
    return layout.to_move(states[0])


def fields(s: State) -> dict[str, Any]:
    return {name: getattr(s, name) for name in State.FIELDS}


def begun(form: str, index: int) -> tuple[Any, Any]:
    """The twin and the record of a game begun."""
    if form == "hands":
        twin = kingtable.from_position(random_position(random.Random(index)), seed=index).state
        return twin, pack(twin)
    game = KingOfTokyo()
    options: dict[str, Any] = {"bay": False} if form == "six-city" else {}
    twin = game.blank(game.spec.full({"players": PLAYERS[form], **options}), seeded(index))
    states = pack(twin)
    start(twin)
    compiled_start(states)
    return twin, states


def check_game(form: str, index: int) -> int:
    """One game on both, compared field by field after every action; the number of actions."""
    twin, states = begun(form, index)
    rng = random.Random(index)
    actions = 0
    while actions < 1_000:
        twin.journal = []
        assert fields(unpack(State, states)) == fields(twin), f"{form} {index}: after {actions} actions"
        n = compiled_legal(states, OUT)
        ours = OURS[: legal(twin, OURS)]
        assert OUT[:n].tolist() == ours, f"{form} {index}: after {actions} actions"
        assert compiled_to_move(states) == to_move(twin)
        if n == 0:
            return actions
        assert len({*ours}) == n
        if rng.random() < 0.5:  # drawn by the rules themselves, from the generator in the record
            action = random_action(twin, OURS)
            assert compiled_random_action(states, OUT) == action
            assert action in ours
        else:
            action = ours[rng.randrange(n)]
        apply(twin, action)
        compiled_apply(states, action)
        actions += 1
    return actions


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
    """The same comparison with numba's bounds checks, in a process and a cache of its own."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "tests.king_of_tokyo.test_jit", str(GAMES)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "bounds checked" in run.stdout


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
    if os.environ.get("NUMBA_BOUNDSCHECK") == "1":
        with pytest.raises(IndexError):  # a slip would be noticed
            beyond(pack(State()), 4)
    checked = "bounds checked" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else "no bounds checks"
    print(f"{games} games each of {', '.join(FORMS)}: {actions:,} actions alike, {checked}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
