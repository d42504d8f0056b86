"""The learner: weights that learn from rollouts, wherever those were played."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import numpy as np

from kingtable.bots.policy import Encoding, Policy, Weights, actions_of
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.games import game as rules_of
from kingtable.engine.text import cut
from kingtable.learning.ppo.net import Array, Net, drawn
from kingtable.learning.ppo.self_play import Rollout
from kingtable.learning.ppo.settings import Passed, Plan

State = Mapping[str, Any]
"""All that a learner goes on from, as arrays by name: `learner.npz`."""


def advantages(rollout: Rollout, values: Array, trace: float) -> Array:
    """Return by how much each decision was better than foreseen, float32 (steps, lanes).

    Each seat's decisions follow each other, also where others decide between them. values: (lanes, seats), what each
    seat foresees after the last step.
    """
    steps, lanes = rollout.actions.shape
    lane = np.arange(lanes)
    later, found = values.astype(np.float32), np.zeros((steps, lanes), np.float32)
    advantage, earned = np.zeros_like(later), np.zeros_like(later)
    for step in range(steps - 1, -1, -1):
        ended, seat = rollout.ended[step][:, np.newaxis], rollout.movers[step]
        earned = np.where(ended, 0, earned) + rollout.rewards[step]
        later, advantage = np.where(ended, 0, later), np.where(ended, 0, advantage)
        surprise = earned[lane, seat] + later[lane, seat] - rollout.values[step]
        found[step] = surprise + trace * advantage[lane, seat]
        advantage[lane, seat], later[lane, seat], earned[lane, seat] = found[step], rollout.values[step], 0
    return found


def encoding_in(state: State) -> Encoding:
    """Return the encoding of a run from what was kept. Raises InvalidRecord."""
    try:
        return Encoding.of(state)
    except (KeyError, ValueError) as error:
        raise _damaged(error) from error


def policy_of(plan: Plan, encoding: Encoding, weights: Weights) -> Policy:
    """Return weights as the policy that plays."""
    return Policy(plan.game, plan.players, encoding, Weights(*(np.asarray(layer, np.float32) for layer in weights)))


def policy_in(plan: Plan, state: State) -> Policy:
    """Return the policy of what was kept."""
    return policy_of(plan, encoding_in(state), Weights(*(state[f"leaf_{i}"] for i in range(len(Weights._fields)))))


def _damaged(error: Exception) -> InvalidRecord:
    return InvalidRecord("learner-damaged", field="folder", file="learner.npz", why=cut(error, 120))


class Learner:
    """Weights that learn. Raises Refused where JAX is missing."""

    def __init__(self, plan: Plan, encoding: Encoding) -> None:
        self.net, self.settings, self.seed, self.encoding = Net(plan), plan.settings, plan.seed, encoding
        actions = actions_of(rules_of(plan.game))
        self.weights = drawn(encoding.inputs, actions, plan.settings.hidden, plan.seed, self.net.has_gains)
        self.moments = self.net.optimiser.init(self.weights)
        self.number = self.games = self.decisions = 0
        self.minutes = 0.0

    def learned(self, rollout: Rollout, since: float) -> Passed:
        """Learn from a rollout. since: when the time of this pass began, as `time.monotonic` says it."""
        better = advantages(rollout, rollout.after, self.settings.trace)
        worth, mine = better + rollout.values, better[rollout.own]
        if mine.size:
            better = (better - mine.mean()) / (mine.std() + 1e-8)
        played = [rollout.inputs, rollout.gains, rollout.mask, rollout.actions, rollout.likely, rollout.own]
        flat = [each.reshape(-1, *each.shape[2:]) for each in (*played, better, worth)]
        chance, said = np.random.default_rng([self.seed, self.number]), []
        weights, moments = self.weights, self.moments
        for _ in range(self.settings.epochs):
            order = chance.permutation(len(flat[0]))
            for begin in range(0, len(order), self.settings.rows):
                some = order[begin : begin + self.settings.rows]
                weights, moments, losses = self.net.learns(weights, moments, tuple(each[some] for each in flat))
                said.append(losses)
        policy, entropy, foreseen = (float(np.mean([float(each[i]) for each in said])) for i in range(3))
        self.weights, self.moments = weights, moments
        self.number += 1
        self.games += int(rollout.ended.sum())
        self.decisions += int(rollout.own.sum())
        self.minutes += (time.monotonic() - since) / 60
        return Passed(self.number, self.games, self.decisions, round(self.minutes, 3), entropy, foreseen, policy)

    def state(self) -> dict[str, Array]:
        """Return all that the run needs to go on, as arrays."""
        leaves = self.net.jax.tree_util.tree_leaves((self.weights, self.moments))
        arrays: dict[str, Array] = {f"leaf_{i}": np.asarray(leaf) for i, leaf in enumerate(leaves)}
        counted = {"counted": np.array([self.number, self.games, self.decisions]), "minutes": np.array(self.minutes)}
        return arrays | counted | self.encoding.arrays()

    def go_on(self, state: State) -> None:
        """Go on from what was kept. Raises InvalidRecord."""
        tree = self.net.jax.tree_util
        try:
            leaves = [state[f"leaf_{i}"] for i in range(sum(name.startswith("leaf_") for name in state))]
            counted, minutes = state["counted"].tolist(), float(state["minutes"])
            like, shape = tree.tree_flatten((self.weights, self.moments))
            if [np.shape(leaf) for leaf in leaves] != [np.shape(leaf) for leaf in like]:
                raise ValueError("it was made with other settings")
            self.number, self.games, self.decisions = counted
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise _damaged(error) from error
        self.weights, self.moments = tree.tree_unflatten(shape, leaves)
        self.minutes = minutes
