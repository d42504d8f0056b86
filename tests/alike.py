"""Play one game compiled and interpreted at once, and compare both after every action: for both games' test_jit."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kingtable.engine.games import game
from kingtable.engine.machine import machine_of
from kingtable.engine.record import pack, unpack

ROOT = Path(__file__).parents[1]
MOST = 1_000
"""Actions after which a game is left."""
CHECKED = "NUMBA_BOUNDSCHECK"


def fields(state: Any) -> dict[str, Any]:
    return {name: getattr(state, name) for name in type(state).FIELDS}


def played(
    name: str,
    options: Any,
    state: Any,
    seed: int,
    draw: Callable[[Any, Any], int],
    worth: Sequence[Callable[[Any, int], int]] = (),
    begun: bool = False,
) -> int:
    """Play a game at random; return the number of actions.

    draw: the rule that draws an action, of a state and room for all of them; every other action is its own. worth:
    rules that give a number for each seat. begun: the state is a position already.
    """
    rules = game(name)
    machine, states, chance = machine_of(rules, options), pack(state), random.Random(seed)
    if not begun:
        rules.start(state)
        machine.start(states[0])
    seats = range(machine.players)
    out, ours = np.zeros(machine.actions, np.int32), [0] * machine.actions
    for actions in range(MOST):
        state.journal = []
        at = f"{name} {options}, seed {seed}, after {actions} actions"
        assert fields(unpack(type(state), states)) == fields(state), at
        seat = rules.to_move(state)
        legal = [] if seat is None else rules.legal(state)
        assert out[: machine.legal(states[0], out)].tolist() == legal, at
        for one in worth:
            assert [one(states[0], p) for p in seats] == [one(state, p) for p in seats], at
        if seat is None:
            return actions
        assert machine.to_move(states[0]) == seat, at
        assert len({*legal}) == len(legal), at
        if chance.random() < 0.5:  # drawn by the rules themselves, from the generator in the record
            action = draw(state, ours)
            assert draw(states[0], out) == action, at
            assert action in legal, at
        else:
            action = chance.choice(legal)
        rules.apply(state, action)
        machine.apply(states[0], action)
    return MOST


def stay_within_arrays(module: str, games: int, folder: Path) -> None:
    """Run a module's `main` with numba's bounds checks, in a process and a cache of its own."""
    environment = {**os.environ, CHECKED: "1", "NUMBA_CACHE_DIR": str(folder)}
    command = [sys.executable, "-m", module, str(games)]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "bounds checked" in run.stdout


def report(games: int, forms: Collection[str], actions: int, beyond: Callable[[], object]) -> None:
    """Say how much was compared. beyond: reads after the end of a row, which a bounds check notices."""
    checked = os.environ.get(CHECKED) == "1"
    if checked:
        with pytest.raises(IndexError):
            beyond()
    how = "bounds checked" if checked else "no bounds checks"
    print(f"{games} games each of {', '.join(forms)}: {actions:,} actions alike, {how}")
