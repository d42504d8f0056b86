"""The engine: chance, records, interpreted rules, texts."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kingtable
from kingtable.engine import chance, text
from kingtable.engine.compiler.jit import copy_record, interpreted, popcount, rule
from kingtable.engine.record import copy_of, dtype_of, pack, unpack
from kingtable.kingdomino.layout import State

below = interpreted(chance.below)


@rule
def bounded(states: Any, n: int, out: Any) -> None:
    for i in range(len(out)):
        out[i] = chance.below(states[0], n)


@pytest.mark.compiled
@settings(deadline=None)
@given(st.integers(1, 2**31 - 1), st.integers(), st.integers(0, 1000))
def test_bounded_draws_stay_in_bounds_and_agree(n: int, seed: int, index: int) -> None:
    s = State()
    s.chance = chance.seeded(seed, index)
    out = np.zeros(10, np.int64)
    bounded(pack(s), n, out)
    drawn = [below(s, n) for _ in range(10)]
    assert drawn == out.tolist()
    assert all(0 <= x < n for x in drawn)


@pytest.mark.compiled
def test_bounded_draws_are_uniform() -> None:
    s = State()
    s.chance = chance.seeded(2026)
    out = np.zeros(240_000, np.int64)
    bounded(pack(s), 24, out)
    expected = len(out) / 24
    chi = float(sum((n - expected) ** 2 / expected for n in np.bincount(out, minlength=24)))
    assert chi < 49.7  # 99.9 % of chi-square with 23 degrees of freedom


def test_opening_orders_of_two_players_are_equally_likely() -> None:
    orders: Counter[str] = Counter()
    for seed in range(3000):
        kings = next(e for e in kingtable.new("kingdomino", seed=seed).events if e["e"] == "kings")
        orders["".join(map(str, kings["seats"]))] += 1
    assert len(orders) == 6
    assert sum((n - 500) ** 2 / 500 for n in orders.values()) < 20.5  # 99.9 %, 5 degrees of freedom


@rule
def copied(states: Any) -> None:
    copy_record(states[1], states[0])


@pytest.mark.compiled
def test_a_record_is_copied_whole() -> None:
    match = kingtable.new("kingdomino", seed=4, players=4)
    for _ in range(20):
        match.play(random.Random(1).choice(match.legal()))
    states = np.concatenate([pack(match.state), pack(State())])
    copied(states)
    assert states[0].tobytes() == states[1].tobytes()


@rule
def copies_then_writes(states: Any, out: Any) -> None:
    first = states[0].turn
    copy_record(states[1], states[0])
    last = states[2]
    for i in range(3):
        last.line[first] = 10 + i
        out[i] = last.line[first]


@pytest.mark.compiled
def test_what_is_written_behind_an_inlined_form_is_written() -> None:
    """numba took `last.line` for nobody's, and the writing for dead (`parts`)."""
    states, out = np.zeros(3, dtype_of(State)), np.full(3, -1)
    copies_then_writes(states, out)
    assert out.tolist() == [10, 11, 12]
    assert states[2]["line"][0] == 12


def test_twin_and_record_hold_the_same() -> None:
    match = kingtable.new("kingdomino", seed=4, players=3)
    array = pack(match.state)
    assert array.dtype == dtype_of(State)
    back = unpack(State, array)
    for name in State.FIELDS:
        assert getattr(back, name) == getattr(match.state, name)
    other = copy_of(back)
    other.squares[0][0] = 1
    assert back.squares[0][0] != 1
    with pytest.raises(AttributeError):
        back.sqares = 1  # type: ignore[attr-defined]


def test_words_have_64_bits() -> None:
    assert popcount(2**64 - 1) == 64


def test_rules_run_without_numba(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ModuleNotFoundError('no numba here', name='numba')")
    code = (
        "import json, kingtable\n"
        "from kingtable.engine.compiler import jit\n"
        "assert not jit.compiles()\n"
        "from kingtable import bots\n"
        "match = kingtable.new('kingdomino', seed=3)\n"
        "while not match.over:\n"
        "    seat = match.to_move\n"
        "    json.dumps([match.choices(), match.view(seat), match.events])\n"
        "    bot = ('greedy', 'random')[seat]\n"
        "    for move in bots.choose('kingdomino', bot, match.observe(seat, 1), seat, 1): match.play(move)\n"
        "print(match.scores)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    compiled = kingtable.new("kingdomino", seed=3)
    from kingtable import bots

    while compiled.to_move is not None:
        seat = compiled.to_move
        state = compiled.observe(seat, 1)
        for move in bots.choose("kingdomino", ("greedy", "random")[seat], state, seat, 1):
            compiled.play(move)
    assert done.stdout.strip() == str(compiled.scores)


@rule
def doubled(x: int) -> int:
    return 2 * x


@rule
def used_twice(x: int) -> int:
    return doubled(x) + doubled(3)


@pytest.mark.compiled
def test_only_what_python_calls_is_compiled_whole() -> None:
    """A called rule goes into its caller, once for all its literals; Python can still call it."""
    assert used_twice(1) == 8
    if not os.environ.get("NUMBA_DISABLE_JIT"):
        assert doubled.overloads == {}
    assert doubled(4) == 8
    assert used_twice(2) == 10


def test_an_unknown_message_is_its_own_key() -> None:
    assert text.say("no-such-message") == "no-such-message"
    assert "23" in text.say("refuse-touch", domino=23)
    assert "۴۸" not in text.say("option-duel", players=3)
