"""Compiled rules are the interpreted rules, action by action; and they stay within their arrays.

uv run python -m tests.kingdomino.test_jit 200      that many games a rule set, from the shell
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

from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import interpreted, rule
from kingtable.engine.record import pack, unpack
from kingtable.kingdomino import layout, rules, scoring
from kingtable.kingdomino.game import Kingdomino
from kingtable.kingdomino.layout import State
from tests.reference.differential import FORMATS, options_of

ROOT = Path(__file__).parents[2]
GAMES = 10

apply = interpreted(rules.apply)
legal = interpreted(rules.legal)
start = interpreted(rules.start)
to_move = interpreted(layout.to_move)
random_action = interpreted(rules.random_action)
told_by = [interpreted(each) for each in (scoring.score, scoring.points, scoring.largest, scoring.crowns)]


@rule
def compiled_start(states: Any) -> None:
    rules.start(states[0])


@rule
def compiled_apply(states: Any, action: int) -> None:
    rules.apply(states[0], action)


@rule
def compiled_random_action(states: Any) -> int:
    return rules.random_action(states[0])


@rule
def compiled_look(states: Any, out: Any, told: Any) -> int:
    s = states[0]
    told[0] = layout.to_move(s)
    for p in range(s.players):
        told[1 + p] = scoring.score(s, p)
        told[5 + p] = scoring.points(s, p)
        told[9 + p] = scoring.largest(s, p)
        told[13 + p] = scoring.crowns(s, p)
    return rules.legal(s, out)


def fields(s: State) -> dict[str, Any]:
    return {name: getattr(s, name) for name in State.FIELDS}


def check_game(form: str, index: int) -> int:
    """One game on both, compared field by field after every action; the number of actions."""
    game = Kingdomino()
    twin = game.blank(game.spec.full(options_of(form, index)), seeded(index))
    states = pack(twin)
    start(twin)
    compiled_start(states)
    rng = random.Random(index)
    actions = 0
    while True:
        twin.journal = []
        assert fields(unpack(State, states)) == fields(twin), f"{form} {index}: after {actions} actions"
        out, told = np.zeros(layout.ACTIONS, np.int32), np.zeros(17, np.int64)
        n = compiled_look(states, out, told)
        ours = [0] * layout.ACTIONS
        assert out[:n].tolist() == ours[: legal(twin, ours)], f"{form} {index}: after {actions} actions"
        seats = range(twin.players)
        assert told[0] == to_move(twin)
        for place, tell in enumerate(told_by):
            assert told[1 + 4 * place :][: twin.players].tolist() == [tell(twin, p) for p in seats]
        if n == 0:
            return actions
        if rng.random() < 0.5:  # drawn by the rules themselves, from the generator in the record
            action = random_action(twin)
            assert compiled_random_action(states) == action
            assert action in ours
        else:
            action = ours[rng.randrange(n)]
        apply(twin, action)
        compiled_apply(states, action)
        actions += 1


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.compiled
@pytest.mark.slow
def test_compiled_is_interpreted(form: str) -> None:
    for index in range(GAMES):
        assert check_game(form, index) >= 48


@pytest.mark.compiled
@pytest.mark.slow
def test_compiled_rules_stay_within_their_arrays(tmp_path: Path) -> None:
    """The same comparison with numba's bounds checks, in a process and a cache of its own."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "tests.kingdomino.test_jit", str(GAMES)],
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
    return states[0].kings[place]  # type: ignore[no-any-return]


def main(games: int) -> None:
    actions = sum(check_game(form, index) for form in FORMATS for index in range(games))
    if os.environ.get("NUMBA_BOUNDSCHECK") == "1":
        with pytest.raises(IndexError):  # a slip would be noticed
            beyond(pack(State()), 4)
    checked = "bounds checked" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else "no bounds checks"
    print(f"{games} games each of {', '.join(FORMATS)}: {actions:,} actions alike, {checked}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
