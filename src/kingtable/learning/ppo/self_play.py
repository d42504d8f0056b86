"""A policy plays itself, and past nets of its run, in a batch: the rollouts from which `learner.py` learns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from kingtable.bots.policy import Encoding, Weights, encoding_of
from kingtable.envs.batch import Batch
from kingtable.learning.ppo.net import Array, Net
from kingtable.learning.ppo.settings import Plan

LOOKED_AT = 160
"""Steps of random games from which the encoding is made."""


class Rollout(NamedTuple):
    """What happened in all lanes, step by step: arrays (steps, lanes, ...). own: the policy that learns decided, and
    not a past net. after: (lanes, seats), what each seat foresees after the last step."""

    inputs: Array
    gains: Array
    mask: Array
    actions: Array
    likely: Array
    values: Array
    movers: Array
    rewards: Array
    ended: Array
    own: Array
    after: Array


class Ended(NamedTuple):
    """A game that ended: the seed of its deal, and its actions, int32."""

    seed: int
    actions: Array


def _batch(plan: Plan, net: Net, seed: int) -> Batch:
    return Batch(plan.game, plan.settings.lanes, seed=seed, skip_forced=True, gains=net.has_gains, **plan.options)


def encoding_for(plan: Plan) -> Encoding:
    """Make the encoding of a run from random games: the same for the same plan."""
    batch = _batch(plan, Net(plan), plan.seed)
    fields = {name: int(np.prod(field.shape[2:], dtype=int)) for name, field in batch.observation.items()}
    none = np.zeros(0, np.int32)
    every = Encoding(tuple(fields), none, none.astype(np.float32), none, none)
    raw = []
    for step in range(LOOKED_AT):
        batch.step(batch.sample())
        if step % 4 == 0:
            raw.append(every.raw(_observed(batch, batch.to_move)))
    return encoding_of(fields, np.concatenate(raw))


def _observed(batch: Batch, seats: Array) -> Mapping[str, Array]:
    """Return the observation of one seat in each lane."""
    lanes = np.arange(batch.lanes)
    return {name: field[lanes, seats.astype(int)] for name, field in batch.observation.items()}


class SelfPlay:
    """A batch in which a policy plays itself. Raises Refused where JAX is missing.

    seed: of the deals, and of all that the policy draws. kept: how many ended games of each rollout are listed in
    `ended`, each a record that replays.
    """

    def __init__(self, plan: Plan, encoding: Encoding, seed: int, kept: int = 0) -> None:
        self.net, self.settings, self.encoding, self.seed, self.kept = Net(plan), plan.settings, encoding, seed, kept
        self.batch = _batch(plan, self.net, seed)
        self.ended: list[Ended] = []
        self._lanes = np.arange(plan.settings.lanes)
        self._leagued = self._lanes[: round(plan.settings.league * plan.settings.lanes)]
        self._past_seats = self._leagued % self.batch.players

    def _inputs(self, seats: Array) -> Array:
        return self.encoding.encoded(self.encoding.raw(_observed(self.batch, seats)))

    def _gains(self) -> Array:
        gains = self.batch.gains
        return np.zeros((self.settings.lanes, 1), np.int16) if gains is None else gains.astype(np.int16)

    def played(self, weights: Weights, past: Weights | None, number: int) -> Rollout:
        """Play for some steps. past: the net that plays a seat of the league's lanes; number: of the rollout, which
        decides what is drawn."""
        batch, kept, jax = self.batch, self.settings, self.net.jax
        weights, past = jax.device_put(weights), jax.device_put(past)
        shape = (kept.steps, kept.lanes)
        rollout = Rollout(
            inputs=np.empty((*shape, self.encoding.inputs), np.float16),
            gains=np.empty((*shape, batch.actions if self.net.has_gains else 1), np.int16),
            mask=np.empty((*shape, batch.actions), np.int8),
            actions=np.empty(shape, np.int32),
            likely=np.empty(shape, np.float32),
            values=np.empty(shape, np.float32),
            movers=np.empty(shape, np.int8),
            rewards=np.empty((*shape, batch.players), np.float32),
            ended=np.empty(shape, np.bool_),
            own=np.ones(shape, np.bool_),
            after=np.empty((kept.lanes, batch.players), np.float32),
        )
        self.ended, chance = [], np.random.default_rng([self.seed, number])
        key = jax.random.fold_in(jax.random.PRNGKey(self.seed), number)
        for step in range(kept.steps):
            inputs, gains = self._inputs(batch.to_move), self._gains()
            rollout.inputs[step], rollout.gains[step] = inputs, gains
            rollout.mask[step], rollout.movers[step] = batch.action_mask, batch.to_move
            key, one, other = jax.random.split(key, 3)
            chosen = self.net.acts(weights, inputs, gains, rollout.mask[step], one)
            rollout.actions[step], rollout.likely[step], rollout.values[step] = chosen
            if past is not None and len(self._leagued):
                self._leave(rollout, step, past, inputs, other)
            batch.step(rollout.actions[step])
            rollout.rewards[step], rollout.ended[step] = batch.rewards, batch.terminated
            if self.net.has_gains:
                self._scored(rollout, step)
            if len(self.ended) < self.kept:
                self._keep(chance)
        for seat in range(batch.players):
            rollout.after[:, seat] = self._foreseen(weights, seat)
        return rollout

    def _leave(self, rollout: Rollout, step: int, past: Weights, inputs: Array, key: Any) -> None:
        """Leave the past net's seat in each of the league's lanes to it."""
        lanes = self._leagued
        actions = np.asarray(
            self.net.acts(past, inputs[lanes], rollout.gains[step][lanes], rollout.mask[step][lanes], key)[0]
        )
        theirs = rollout.movers[step][lanes] == self._past_seats
        rollout.actions[step][lanes[theirs]] = actions[theirs]
        rollout.own[step][lanes[theirs]] = False

    def _scored(self, rollout: Rollout, step: int) -> None:
        """Reward the points that the actions added: the seat that scored has them, the others share the loss."""
        earned = self.settings.points * rollout.gains[step][self._lanes, rollout.actions[step]].astype(np.float32)
        loss = earned / (self.batch.players - 1)
        rollout.rewards[step] -= loss[:, np.newaxis]
        rollout.rewards[step][self._lanes, rollout.movers[step]] += earned + loss

    def _keep(self, chance: np.random.Generator) -> None:
        """Keep some of the games that the last step ended."""
        over = chance.permutation(np.flatnonzero(self.batch.terminated))
        self.ended += [Ended(*self.batch.log_of_ended(lane)) for lane in over[: self.kept - len(self.ended)]]

    def _foreseen(self, weights: Weights, seat: int) -> Array:
        """Return the value that the net gives one seat in each lane."""
        seats = np.full(self.settings.lanes, seat)
        gains = np.where((self.batch.to_move == seat)[:, np.newaxis], self._gains(), 0)
        key = self.net.jax.random.PRNGKey(0)
        return np.asarray(self.net.acts(weights, self._inputs(seats), gains, self.batch.action_mask, key)[2])
