"""PPO on a Ray cluster: rollouts, a learner, a league, an evaluator and the games, each a named actor.

This process holds the folder and no net. A pass is one rollout that was learned: whichever comes first. A rollout plays
on with the newest weights as soon as the learner has taken what it played, so weights are as old as there are rollouts
at most. Whatever dies starts again: a rollout with new games, the learner, the league and the games from the folder.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from kingtable.arena.on_ray import look, ray_for, start
from kingtable.bots.policy import Encoding, Policy, Weights
from kingtable.learning.ppo import folder as files
from kingtable.learning.ppo.actors import EvaluatorActor, GamesActor, LeagueActor, LearnerActor, RolloutActor
from kingtable.learning.ppo.crew import Crew
from kingtable.learning.ppo.learner import encoding_in, policy_of
from kingtable.learning.ppo.self_play import Ended
from kingtable.learning.ppo.settings import Passed, Plan

LEARNER, LEAGUE, EVALUATOR, GAMES, ROLLOUT = "learner", "league", "evaluator", "games", "rollout"
GOODBYE = 30.0
"""Seconds for an answer when the run is broken off."""


def learn(
    plan: Plan,
    folder: Path,
    address: str,
    *,
    minutes: float,
    rollouts: int | None = None,
    processes: int = 1,
    measured: float = 2.0,
    games: int = 512,
    kept: int = 0,
    died: Callable[[str], None] = lambda role: None,
) -> Generator[Passed]:
    """Go on with a run in a folder as `alone.learn` does, on a cluster: minutes are of the clock here.

    address: of the cluster, or `"local"`, where Ray starts here with `processes`. rollouts: how many play, each
    on a core; None: one less than the cluster has cores. died: called with the role of each actor that died. A pass
    comes a second time when it was measured.

    Raises Refused where Ray is missing, where this run is already on the cluster, and for an actor that cannot start;
    InvalidOptions where no cluster answers; InvalidRecord for a damaged folder.
    """
    with cluster(address, max(processes, (rollouts or 1) + 1)) as ray:
        cores = int(ray.cluster_resources().get("CPU", 1))
        course = _Course(ray, plan, folder, rollouts or max(1, cores - 1), measured, games, kept, died)
        yield from course.passes(minutes)


@contextmanager
def cluster(address: str, processes: int) -> Iterator[ModuleType]:
    """Ray, connected to a cluster; a connection that is already there stays. Raises Refused, InvalidOptions."""
    ray = ray_for(address)
    ours = not ray.is_initialized()
    if ours:
        look(address)
        start(ray, address, processes)
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()


def name_of(folder: Path) -> str:
    """Return how the actors of a run are named, before their role."""
    return f"kingtable-train-{re.sub(r'[^A-Za-z0-9_.-]+', '-', folder.resolve().name)}"


class _Course:
    """One run: who does what, and what comes next."""

    def __init__(
        self,
        ray: Any,
        plan: Plan,
        folder: Path,
        rollouts: int,
        measured: float,
        games: int,
        kept: int,
        died: Callable[[str], None],
    ) -> None:
        self.ray, self.plan, self.folder = ray, plan, folder
        self.measured, self.games, self.kept = measured, games, kept
        self.crew = Crew(ray, name_of(folder), partial(self._died, died))
        self.rollouts = [f"{ROLLOUT}-{i}" for i in range(rollouts)]
        self.begun = dict.fromkeys(self.rollouts, 0)  # how often each dealt new games
        self.encoding: Encoding | None = None
        self.done: list[Passed] = []
        self.news: deque[Passed] = deque()
        self.ready: deque[tuple[str, Any]] = deque()
        self.weights: Any = None
        self.past: Any = None
        self.up = self.over = False
        self.since, self.saved = 0.0, 0
        self.measuring: tuple[Passed, Policy] | None = None
        self.wanted: tuple[Passed, Policy] | None = None

    def passes(self, minutes: float) -> Generator[Passed]:
        """Train until the learner has learnt for `minutes` minutes."""
        self.minutes = minutes
        state, self.done = files.begin(self.plan, self.folder, self.kept)
        self.saved = len(self.done)
        if state is not None and float(state["minutes"]) >= minutes:
            return
        try:
            self._hire()
            if state is not None:
                self.encoding = encoding_in(state)
            for role in self.crew.roles:
                self._begin(role)
            while not self._finished():
                self._next()
                self.crew.go(1.0)  # a signal is heard between two waits
                while self.news:
                    yield self.news.popleft()
        finally:
            if len(self.done) > self.saved:
                self._save_now()
            self.crew.disband()

    def _hire(self) -> None:
        gpus = min(1, self.ray.cluster_resources().get("GPU", 0))
        self.crew.hire(LEARNER, LearnerActor, num_cpus=0, num_gpus=gpus)
        self.crew.hire(EVALUATOR, EvaluatorActor, num_cpus=0)
        if self.plan.settings.league:
            self.crew.hire(LEAGUE, LeagueActor, num_cpus=0)
        if self.kept:
            self.crew.hire(GAMES, GamesActor, num_cpus=0)
        for role in self.rollouts:
            self.crew.hire(role, RolloutActor, num_cpus=1)

    def _finished(self) -> bool:
        return self.over and self.saved == len(self.done) and not self.crew.waits_for(EVALUATOR, LEAGUE, GAMES)

    # Actors begin, at first and again after a death

    def _begin(self, role: str) -> None:
        """Tell an actor all that it needs, and give it its first work."""
        if role == LEARNER and self.encoding is not None:
            state = files.arrays_in(self.folder / files.LEARNER)
            self.done[:] = files.passes_of(state, self.done)
            self.since = 0.0 if state is None else float(state["minutes"])
            self.saved, self.up, self.over = len(self.done), False, False
            self.crew.ask(LEARNER, "begin", self.plan, self.encoding, state, then=self._weights)
        elif role == LEAGUE:
            state = files.arrays_in(self.folder / files.LEAGUE)
            self.crew.ask(LEAGUE, "begin", self.plan, state, then=_nothing)
        elif role == GAMES:
            self.crew.ask(GAMES, "begin", self.plan, then=_nothing)
        elif role == EVALUATOR:
            self._measure()
        elif role in self.rollouts:
            self._deal(role)

    def _deal(self, role: str) -> None:
        """Let a rollout begin new games, from a seed that no rollout of this run had before."""
        place = self.rollouts.index(role)
        if self.encoding is None:
            if place == 0:
                self.crew.ask(role, "look", self.plan, then=self._looked)
            return
        sources = [self.plan.seed, place, len(self.done), self.begun[role]]
        seed = int(np.random.SeedSequence(sources).generate_state(1)[0])
        self.begun[role] += 1
        self.crew.ask(role, "begin", self.plan, self.encoding, seed, self.kept, then=_nothing)

    def _looked(self, encoding: Encoding) -> None:
        """A new run has its encoding: the learner and the rollouts can begin."""
        self.encoding = encoding
        for role in (LEARNER, *self.rollouts):
            self._begin(role)

    def _died(self, report: Callable[[str], None], role: str) -> None:
        """An actor has died, and another one is there."""
        report(role)
        self._begin(role)

    # Playing and learning

    def _weights(self, weights: Weights) -> None:
        """The learner is there."""
        self.weights, self.up = self.ray.put(weights), True

    def _next(self) -> None:
        """Give work to all who have none: the learner takes the rollout that has waited longest, its actor plays."""
        if self.up and not self.over and self.ready and not self.crew.waits_for(LEARNER):
            self.crew.ask(LEARNER, "learned", [self.ready.popleft()[1]], then=self._learned)
        waiting = {role for role, _ in self.ready}
        for role in self.rollouts:
            if self.weights is not None and not (self.over or role in waiting or self.crew.waits_for(role)):
                given = (self.weights, self.past, len(self.done))
                self.crew.ask(role, "played", *given, then=partial(self._played, role), answers=2)

    def _played(self, role: str, ended: list[Ended], rollout: Any) -> None:
        if ended:
            self.crew.ask(GAMES, "add", ended, then=_nothing)
        self.ready.append((role, rollout))

    def _learned(self, answer: tuple[Passed, Weights] | None) -> None:
        if answer is not None:
            self._passed(*answer)

    def _passed(self, passed: Passed, weights: Weights) -> None:
        self.weights = self.ray.put(weights)
        self.done.append(passed)
        self.news.append(passed)
        if self.plan.settings.league:
            self.crew.ask(LEAGUE, "turn", passed.number, self.weights, then=self._drawn)
        self.over = passed.minutes >= self.minutes
        if self.over or passed.minutes - self.since >= self.measured:
            self.since = passed.minutes
            self.crew.ask(LEARNER, "state", then=self._save)
            assert self.encoding is not None
            self.wanted = (passed, policy_of(self.plan, self.encoding, weights))
            if self.measuring is None:
                self._measure()

    def _drawn(self, past: Weights | None) -> None:
        """The league has drawn a past net."""
        self.past = None if past is None else self.ray.put(past)

    # Measuring and keeping

    def _measure(self) -> None:
        """Measure the newest policy that waits for it, or the one that was lost with an evaluator."""
        self.measuring, self.wanted = self.wanted or self.measuring, None
        if self.measuring is not None:
            passed, policy = self.measuring
            given = (self.plan, policy, self.games, self.plan.seed + passed.number)
            self.crew.ask(EVALUATOR, "won", *given, then=self._won)

    def _won(self, answer: tuple[float, float]) -> None:
        assert self.measuring is not None
        (passed, _), self.measuring = self.measuring, None
        if passed in self.done:  # and not in what a learner lost that has died
            rated = replace(passed, won=round(answer[0], 4), margin=round(answer[1], 4))
            self.done[self.done.index(passed)] = rated
            self.news.append(rated)
            state = files.arrays_in(self.folder / files.LEARNER)
            if state is not None:
                files.keep(self.folder, self.plan, state, self.done)
        self._measure()

    def _save(self, state: dict[str, Any]) -> None:
        """Write what the learner has learnt, and ask for what the others keep."""
        files.keep(self.folder, self.plan, state, self.done)
        self.saved = int(state["counted"][0])
        if self.plan.settings.league:
            self.crew.ask(LEAGUE, "state", then=partial(files.keep_arrays, self.folder / files.LEAGUE))
        if self.kept:
            self.crew.ask(GAMES, "taken", then=self._add)

    def _add(self, tables: list[Any]) -> None:
        for rows in tables:
            files.add_games(self.folder, rows)

    def _save_now(self) -> None:
        """Write all that can be had while the run is broken off."""
        if (state := self.crew.now(LEARNER, "state", GOODBYE)) is not None:
            files.keep(self.folder, self.plan, state, self.done)
        if self.plan.settings.league and (nets := self.crew.now(LEAGUE, "state", GOODBYE)) is not None:
            files.keep_arrays(self.folder / files.LEAGUE, nets)
        if self.kept and (tables := self.crew.now(GAMES, "taken", GOODBYE)) is not None:
            self._add(tables)


def _nothing(answer: None) -> None:
    """Nothing follows from it."""
