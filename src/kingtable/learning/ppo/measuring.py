"""How strong a policy is: games against a bot."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from kingtable.bots.compiled import compiled_of
from kingtable.bots.policy import Policy
from kingtable.envs.against import Against
from kingtable.learning.ppo.net import NEVER


def won(policy: Policy, opponent: str, options: Mapping[str, object], *, games: int, seed: int) -> tuple[float, float]:
    """Return the share of games that a policy wins against bots, its seats in turn, and its margin of 95 %.

    A shared win counts in parts. It plays its likeliest actions.
    """
    lanes = min(64, games)
    gains = policy.weights.gain[0] != 0
    results: list[float] = []
    for seat in range(policy.players):
        table = Against(
            policy.game, lanes, seed=seed, opponents=opponent, seat=seat, skip_forced=True, gains=gains, **options
        )
        wanted, counts = -(-games // policy.players), np.zeros(lanes, int)
        share = -(-wanted // lanes)  # of each lane, so that short games are not counted more often
        while (counts < share).any():
            seen = policy.encoding.encoded(policy.encoding.raw(table.observation()))
            odds = np.where(table.batch.action_mask > 0, policy.log_odds(seen, table.batch.gains), NEVER)
            table.step(odds.argmax(1))
            over = table.ended & (counts < share)
            results += table.rewards[over].tolist()
            counts += over
    return float(np.mean(results)), float(1.96 * np.std(results) / np.sqrt(len(results)))


def opponent_of(game: str) -> str:
    """Return the bot that policies of a game are measured against: the last one that plays compiled."""
    return ("random", *compiled_of(game).names)[-1]
