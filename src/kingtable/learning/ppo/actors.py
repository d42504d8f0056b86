"""The actors of a training run on Ray: what each of them keeps between two questions.

They are plain classes over the functions that `alone.py` calls; `on_ray.py` makes actors of them. An actor knows
nothing until somebody calls `begin`, so one that was started again begins as the first one did.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kingtable.bots.policy import Encoding, Policy, Weights
from kingtable.engine.extras import needed
from kingtable.learning.ppo.folder import rows_of
from kingtable.learning.ppo.league import League
from kingtable.learning.ppo.learner import Learner, State
from kingtable.learning.ppo.measuring import won
from kingtable.learning.ppo.self_play import Ended, Rollout, SelfPlay, encoding_for
from kingtable.learning.ppo.settings import Passed, Plan

if TYPE_CHECKING:
    import pyarrow as pa

ONE_CORE = {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
"""These variables tell JAX that a rollout has one core, and that only the learner uses accelerators."""


FETCHED = 15.0
"""Seconds in which a rollout comes from another machine; else the next one is learned."""


class RolloutActor:
    """Plays, and keeps its games in progress."""

    def look(self, plan: Plan) -> Encoding:
        """Make the encoding of a new run."""
        os.environ.update(ONE_CORE)
        return encoding_for(plan)

    def begin(self, plan: Plan, encoding: Encoding, seed: int, kept: int) -> None:
        """Deal new games."""
        os.environ.update(ONE_CORE)  # JAX reads it when it is imported
        self.play = SelfPlay(plan, encoding, seed, kept)

    def played(self, weights: Weights, past: Weights | None, number: int) -> tuple[list[Ended], Rollout]:
        """Play for some steps."""
        rollout = self.play.played(weights, past, number)
        return self.play.ended, rollout


class LearnerActor:
    """Learns."""

    def begin(self, plan: Plan, encoding: Encoding, state: State | None) -> Weights:
        """Begin, or go on from what was kept, and return the weights."""
        self.learner, self.since = Learner(plan, encoding), 0.0
        if state is not None:
            self.learner.go_on(state)
        return self._weights()

    def _weights(self) -> Weights:
        state = self.learner.state()
        return Weights(*(state[f"leaf_{i}"] for i in range(len(Weights._fields))))

    def learned(self, given: Sequence[object]) -> tuple[Passed, Weights] | None:
        """Learn from a rollout; None where it cannot be had, because its machine is gone.

        given: a reference to the rollout, in a list, so that it is fetched here and not before: Ray would wait for
        minutes for one that is lost. The time since the pass before counts, also while the learner waited.
        """
        ray = needed("ray", "ray")
        try:
            rollout = ray.get(given[0], timeout=FETCHED)
        except (ray.exceptions.ObjectLostError, ray.exceptions.RayActorError, ray.exceptions.GetTimeoutError):
            return None
        passed = self.learner.learned(rollout, self.since or time.monotonic())
        self.since = time.monotonic()
        return passed, self._weights()

    def state(self) -> State:
        """Return all that the run needs to go on."""
        return self.learner.state()


class LeagueActor:
    """Keeps past nets."""

    def begin(self, plan: Plan, state: State | None) -> None:
        """Begin without nets, or go on from what was kept."""
        self.league = League(plan.seed, state)

    def turn(self, number: int, weights: Weights) -> Weights | None:
        """Take in a net, and return a past one."""
        return self.league.turn(number, weights)

    def state(self) -> State:
        """Return all nets."""
        return self.league.state()


class EvaluatorActor:
    """Measures policies."""

    def won(self, plan: Plan, policy: Policy, games: int, seed: int) -> tuple[float, float]:
        """Return the share of games that a policy wins, and its margin."""
        return won(policy, plan.opponent, plan.options, games=games, seed=seed)


class GamesActor:
    """Makes rows of the games that were played, and keeps them until somebody takes them."""

    def begin(self, plan: Plan) -> None:
        """Begin without games."""
        self.plan, self.rows = plan, [rows_of(plan, [])]

    def add(self, ended: Sequence[Ended]) -> None:
        """Take in games."""
        self.rows.append(rows_of(self.plan, ended))

    def taken(self) -> list[pa.Table]:
        """Return the rows since the last call, as Arrow tables."""
        taken, self.rows = self.rows, [rows_of(self.plan, [])]
        return taken
