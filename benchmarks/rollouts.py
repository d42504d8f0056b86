"""What each rollout of `kingtable train --ray` gains: `uv run python -m benchmarks.rollouts [SECONDS [MOST]]`.

Decisions learned a second, with 1, 2, ... rollouts on a Ray cluster of this machine and in one process, each for some
seconds after the first passes, which compile. Then the process time of playing and of learning in one process: the
learner is one actor, so rollouts can make training faster by (playing + learning) / learning at most.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import kingtable
from kingtable.learning import ppo
from kingtable.learning.ppo import on_ray
from kingtable.learning.ppo.league import SHARE

WARM = 4
"""Passes that are not measured."""


def plan() -> ppo.Plan:
    """Kingdomino for two, as `kingtable train` learns it on a cluster."""
    options = kingtable.GAMES["kingdomino"].full({"players": 2})
    return ppo.Plan("kingdomino", options, 1, ppo.Settings(league=SHARE), "random")


def rate(course: Generator[ppo.Passed], seconds: float) -> float:
    """Decisions a second, by the clock, of a run that is broken off afterwards."""
    with closing(course):
        for _ in range(WARM):
            last = next(course)
        began, first = time.perf_counter(), last.decisions
        while time.perf_counter() - began < seconds:
            last = next(course)
        return (last.decisions - first) / (time.perf_counter() - began)


def shares(passes: int = 6) -> tuple[float, float]:
    """Process time of playing and of learning, in seconds a pass."""
    encoding = ppo.encoding_for(plan())
    learner, play = ppo.Learner(plan(), encoding), ppo.SelfPlay(plan(), encoding, 1)
    played = learned = 0.0
    for number in range(WARM + passes):
        begun = time.process_time()
        told = play.played(learner.weights, None, number)
        between = time.process_time()
        learner.learned(told, time.monotonic())
        if number >= WARM:
            played, learned = played + between - begun, learned + time.process_time() - between
    return played / passes, learned / passes


def main(seconds: float = 30, most: float = 3) -> None:
    """Measure, and print a line for each number of rollouts. JAX is imported here last: Ray forks this process."""
    os.environ.setdefault("RAY_worker_niceness", "0")  # as one process has it
    found: dict[str, tuple[float, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for rollouts in range(1, int(most) + 1):
            kept = Path(folder) / str(rollouts)
            course = on_ray.learn(plan(), kept, "local", minutes=1e6, measured=1e6, rollouts=rollouts)
            found[f"rollouts: {rollouts}"] = rate(course, seconds), os.getloadavg()[0]
        course = ppo.learn(plan(), Path(folder) / "alone", minutes=1e6, measured=1e6)
        found["one process"] = rate(course, seconds), os.getloadavg()[0]
    for what, (decisions, load) in found.items():
        times = decisions / found["one process"][0]
        print(f"{what:>12} {decisions:8,.0f} decisions/s, {times:.2f} times one process (load {load:.1f})")
    played, learned = shares()
    gained = (played + learned) / learned
    print(f"a pass: playing {played:.2f} s, learning {learned:.2f} s of process time; at most {gained:.2f} times")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
