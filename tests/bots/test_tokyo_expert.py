"""The `expert` of King of Tokyo: playouts go to its next turn, are repeatable, and are the same in both forms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable.bots.king_of_tokyo import expert, games, learner
from kingtable.bots.king_of_tokyo.players import Expert, Learner, net_of, shipped_models
from kingtable.bots.king_of_tokyo.roller import new_lines, new_scratch
from kingtable.engine.chance import fork, seeded
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.games import game
from kingtable.engine.record import copy_of, pack
from kingtable.king_of_tokyo import layout as L
from tests.bots.test_king_of_tokyo import GAME, later

STAYING: dict[str, Any] = {
    "game": GAME,
    "phase": "rolled",
    "dice": ["claw", "1", "1", "2", "3", "3"],
    "rerolls": 0,
    "monsters": [{"vp": 5}, {"vp": 18, "health": 6}],
    "tokyo": {"city": 1},
}
"""Of two, the one in Tokyo is hit, and wins with its next turn if it stays: nobody else is there to hit it."""


def searched(most: int) -> Any:
    """Decisions that are searched, as their seats know them."""
    weighed_by, seed = interpreted(learner.weighed_by), 0
    while most:
        seed += 1
        match = later(2 + seed % 3, seed, 30 + seed % 7)
        if match.to_move is not None and weighed_by(match.state) & expert.SEARCHED:
            most -= 1
            yield game(GAME).observed(match.state, match.to_move, seed), match.to_move, seed


@pytest.mark.compiled
def test_a_playout_goes_to_the_next_turn_of_who_decides() -> None:
    match = kingtable.from_position(STAYING)
    assert match.legal() == ["yield", "stay"]
    seen = game(GAME).observed(match.state, 1, 1)
    stay, leave = Expert(budget=40).analyse(seen, 1, 1)
    assert stay.actions == (L.STAY,)
    lines = Learner(net=net_of("expert")).analyse(seen, 1, 1)
    priors = {line.actions[0]: line.value for line in lines}
    won = stay.value * (expert.PRIOR + stay.playouts) - priors[L.STAY] * expert.PRIOR
    assert stay.playouts == leave.playouts == 20
    assert won == pytest.approx(20, abs=0.01)


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_action_and_analyse_begins_with_it() -> None:
    for seen, seat, seed in searched(6):
        bot = Expert(budget=24)
        chosen = bot.choose(copy_of(seen), seat, seed)
        lines = bot.analyse(copy_of(seen), seat, seed)
        assert lines == bot.analyse(copy_of(seen), seat, seed)
        assert list(lines[0].actions) == chosen
        assert sum(line.playouts for line in lines) <= max(24, 2 * len(lines))


@pytest.mark.slow
def test_it_searches_the_same_interpreted_and_compiled() -> None:
    bot, checked = games.player(games.EXPERT, budget=1), 0
    for seen, seat, seed in searched(40):
        states: list[Any] = [seen, *(L.State() for _ in range(4))]
        states[1].chance = seeded(seed, seat)
        arrays = np.concatenate([pack(state) for state in states])
        lines, plain = new_lines(), new_lines(compiled=False)
        action, n = games.turn(arrays, new_scratch(), shipped_models(), pack(bot), lines)
        if n == 1:
            continue
        scratch, models = new_scratch(compiled=False), shipped_models(compiled=False)
        assert interpreted(games.turn)(states, scratch, models, [bot], plain) == (action, n)
        assert np.allclose(lines.values[:n], plain.values[:n], atol=1e-4)
        if (checked := checked + 1) == 2:
            break
    assert checked == 2


def test_generators_that_are_drawn_are_valid_and_different() -> None:
    s: Any = L.State()
    s.chance, drawn = seeded(3), set()
    for _ in range(1000):
        drawn.add(interpreted(fork)(s))
    assert len(drawn) == 1000
    assert all(0 < state >> 32 < 4294883355 for state in drawn)
