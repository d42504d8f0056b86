"""OpenSpiel's search and one of its solvers on Kingdomino: `uv run python examples/search_and_solve.py`.

Needs `pip install ".[openspiel]"`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, mcts

import kingtable
from kingtable.envs import openspiel


def played(game: Any, bots: list[Any], chance: np.random.RandomState) -> list[float]:
    """Play a game with a bot in each seat; what it was worth to them."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, p = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=p))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def ending(decisions: int) -> kingtable.Match:
    """The last decisions of a game of two in which everybody plays for points."""
    match = kingtable.new("kingdomino", seed=5, players=2)
    while len(match.moves) < 48 - decisions:
        for move in match.rules.default_action(match.state)[:1]:
            match.play(move)
    return match


def search(game: Any, simulations: int) -> list[float]:
    """Let Monte Carlo tree search play against random moves."""
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    searcher = mcts.MCTSBot(game, uct_c=1.4, max_simulations=simulations, evaluator=evaluator, random_state=chance)
    return played(game, [searcher, pyspiel.make_uniform_random_bot(1, 1)], chance)


def solve(game: Any, rounds: int) -> float:
    """Let counterfactual regret minimisation solve a game; how much a best answer still gains (0: solved)."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    return float(exploitability.nash_conv(game, solver.average_policy()))


if __name__ == "__main__":
    print("Search against random moves, the last 12 decisions:", search(openspiel.load(ending(12)), 20))
    print("CFR+ on the last 3 decisions, gain of a best answer:", round(solve(openspiel.load(ending(3)), 5), 3))
