"""PPO on a Ray cluster of several local nodes: whatever dies, training goes on."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import kingtable
from kingtable import data
from kingtable.arena import on_ray as arena_on_ray
from kingtable.cli import main
from kingtable.engine.errors import Refused
from kingtable.learning import ppo
from kingtable.learning.ppo import Passed, Plan, Settings, on_ray
from kingtable.learning.ppo import folder as files
from kingtable.learning.ppo.crew import NAMESPACE

SMALL = Settings(lanes=16, steps=8, epochs=1, rows=64, hidden=(8, 8), league=0.25)
QUICK_TO_MISS = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 5_000,
    "health_check_failure_threshold": 4,
}
"""How soon a cluster finds out that a node is gone: seconds, and not half a minute."""


def plan_of(settings: Settings = SMALL) -> Plan:
    return Plan("kingdomino", kingtable.GAMES["kingdomino"].full({"players": 2}), 3, settings, "random")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster: a head without a core for rollouts, and two nodes with one each."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    os.environ.setdefault("RAY_worker_niceness", "0")  # actors are as quick as the test that waits for them
    import ray
    from ray import cluster_utils

    head = {"num_cpus": 0, "_system_config": QUICK_TO_MISS, "include_dashboard": False}
    made: Any = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
    arena_on_ray.start(ray, made.address, 2)  # the driver is at the head, and not at a node that a test removes
    for _ in range(2):
        made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made
    ray.shutdown()
    made.shutdown()


def at(folder: Path, role: str, function: Callable[[Any], Any]) -> Any:
    """Call a function in the process of an actor."""
    import ray

    actor = ray.get_actor(f"kingtable-train-{folder.name}-{role}", namespace=NAMESPACE)
    return ray.get(actor.__ray_call__.remote(function))


def pid_of(folder: Path, role: str) -> int:
    return int(at(folder, role, lambda self: os.getpid()))


class Course:
    """A run that goes on until the test has seen enough."""

    def __init__(self, folder: Path) -> None:
        self.died: list[str] = []
        self.folder = folder
        self.course = on_ray.learn(
            plan_of(), folder, "", minutes=1e6, rollouts=2, measured=1e-4, games=4, kept=1, died=self.died.append
        )

    def until(self, true: Callable[[Passed], bool] = lambda passed: True) -> Passed:
        """Train until this is true of a pass."""
        return next(passed for passed in self.course if true(passed))

    def goes_on(self) -> None:
        """Train for some passes, and up to a measurement of a later one."""
        begun = self.until(lambda passed: passed.won is None).number
        self.until(lambda passed: passed.number > begun + 4)
        self.until(lambda passed: passed.number > begun and passed.won is not None)

    def kill(self, *roles: str) -> None:
        """Kill actors, and train until all of them are there again."""
        begun = len(self.died)
        pids = {role: pid_of(self.folder, role) for role in roles}
        for pid in pids.values():
            os.kill(pid, signal.SIGKILL)
        self.until(lambda passed: set(self.died[begun:]) == set(roles))
        self.goes_on()
        assert all(pid_of(self.folder, role) != pid for role, pid in pids.items())


@pytest.mark.night
def test_whatever_dies_training_goes_on(cluster: Any, tmp_path: Path) -> None:
    run = Course(tmp_path)
    with closing(run.course):
        run.goes_on()
        with pytest.raises(Refused, match=f"kingtable-train-{tmp_path.name}-learner"):
            next(Course(tmp_path / "other" / tmp_path.name).course)

        run.kill("rollout-1", "evaluator", "league", "games")

        kept = files.arrays_in(tmp_path / files.LEARNER)
        assert kept is not None
        run.kill("learner")
        learner = at(tmp_path, "learner", lambda self: self.learner.number)
        assert learner > int(kept["counted"][0])  # it did not begin from nothing

        lose_a_node(cluster, run)

    curve = ppo.curve_in(tmp_path)
    assert [each.number for each in curve] == list(range(1, len(curve) + 1))
    assert all(one.decisions < two.decisions for one, two in pairwise(curve))
    assert curve[-1].number >= learner
    assert data.replay(tmp_path / files.GAMES).games > 0
    seeds = data.read(tmp_path / files.GAMES)["seed"].to_pylist()
    assert len(set(seeds)) == len(seeds)  # no rollout plays what another one has played
    wanted = {"policy.npz", "learner.npz", "league.npz", "curve.csv", "curve.svg", "run.json", "games.parquet"}
    assert {file.name for file in tmp_path.iterdir() if file.is_file()} == wanted

    spec = f"policy:{tmp_path / 'policy.npz'}"
    result = CliRunner().invoke(main, ["match", "kingdomino", spec, "random", "--games", "2", "--processes", "1"])
    assert result.exit_code == 0, result.output
    (alone, *_) = ppo.learn(plan_of(), tmp_path, minutes=curve[-1].minutes + 0.001, games=4)
    assert alone.number == curve[-1].number + 1


def lose_a_node(cluster: Any, run: Course) -> None:
    """Remove the node of a rollout, train without it, add a node, and see the rollout there."""
    import ray

    there = at(run.folder, "rollout-0", lambda self: ray.get_runtime_context().get_node_id())
    assert there != ray.get_runtime_context().get_node_id()
    (node,) = [each for each in cluster.worker_nodes if each.node_id == there]
    cluster.remove_node(node, allow_graceful=False)
    run.until(lambda passed: "rollout-0" in run.died)
    run.goes_on()
    cluster.add_node(num_cpus=1)
    assert pid_of(run.folder, "rollout-0")  # it waits for a place, and has found one
    run.goes_on()


@pytest.mark.night
def test_a_run_ends_in_time_and_tells_who_died(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "Settings", lambda: Settings(**{**vars(SMALL), "league": 0.0}))
    words = ["train", "kingdomino", "--folder", str(tmp_path), "--method", "ppo", "--minutes", "0.01"]
    words += ["--players", "2", "--against", "random", "--ray", "there", "--rollouts", "1"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert f"policy:{tmp_path / 'policy.npz'}" in result.output
    assert json.loads((tmp_path / "run.json").read_text())["settings"]["league"] == ppo.SHARE
    curve = ppo.curve_in(tmp_path)
    assert curve[-1].minutes >= 0.01
    assert curve[-1].won is not None
    again = CliRunner().invoke(main, [*words, "--resume"])
    assert again.exit_code == 0, again.output
    assert ppo.curve_in(tmp_path) == curve

    state = files.arrays_in(tmp_path / files.LEARNER)
    assert state is not None
    np.savez(tmp_path / files.LEARNER, **{name: told for name, told in state.items() if name != "leaf_3"})
    words[words.index("0.01")] = "9"
    damaged = CliRunner().invoke(main, [*words, "--resume"])
    assert damaged.exit_code == 2, damaged.output
    assert "learner.npz" in damaged.output  # what an actor refuses is said as in one process
    assert len(damaged.output.strip().splitlines()) <= 2
