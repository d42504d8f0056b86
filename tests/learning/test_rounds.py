"""Rounds of learning: what a folder tells, that they go on, and that only a stronger net is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kingtable.arena.sprt import Bounds
from kingtable.bots.kingdomino.planner import shipped
from kingtable.bots.net import Net
from kingtable.bots.net_file import NetSpec, UnfitNet, load
from kingtable.learning import kingdomino
from kingtable.learning.rounds import Progress, rounds_in, teach
from kingtable.learning.train import Dense, Epoch, drawn, fit

SPEC = NetSpec("doubling", version=1, inputs=3, outputs=1)


@dataclass
class Doubling:
    """A training in which the second feature is to be doubled; whether new nets are stronger is decided beforehand,
    from the round of a seed on."""

    better: list[bool]
    spec: NetSpec = SPEC
    bounds: Bounds = field(default_factory=lambda: Bounds(0.0, 1.0))
    seed_of_first: int = 2
    kept: int = 0
    begun: list[Net | None] = field(default_factory=list)
    played_by: list[int] = field(default_factory=list)

    def played(self, net: Net | None, games: int, seed: int, processes: int) -> dict[str, Any]:
        self.played_by.append(seed)
        return {
            "inputs": np.random.default_rng(seed).normal(size=(20 * games, 3)).astype(np.float32),
            "game": np.arange(20 * games) // 20,
        }

    def learnt(self, shown: Sequence[dict[str, Any]], net: Net | None) -> Dense:
        inputs = np.concatenate([each["inputs"] for each in shown])
        return Dense(inputs, 2 * inputs[:, 1:2], np.arange(len(inputs)) // 20)

    def fit(
        self, learnt: Dense, seed: int, begun: Net | None, progress: Callable[[Epoch], None]
    ) -> tuple[Net, list[Epoch]]:
        self.begun.append(begun)
        return fit(learnt, begun or drawn((3, 8, 4, 1), seed), seed=seed, progress=progress)

    def deals(self, new: Net, old: Net, seed: int) -> Iterator[float]:
        chance, mean = np.random.default_rng(seed), 2.0 if self.better[seed - self.seed_of_first] else -1.0
        while True:
            yield float(chance.normal(mean, 0.5))


def test_only_a_stronger_net_is_taken_and_rounds_go_on(tmp_path: Path) -> None:
    training, told = Doubling([True, False, True]), list[Progress]()
    done = teach(training, tmp_path, games=30, rounds=2, progress=told.append)
    assert [each.verdict for each in done] == ["first", "stronger"]
    assert {now.doing for now in told} == {"plays", "trains", "tests"}
    first = load(tmp_path / "net.npz", SPEC)
    again = teach(training, tmp_path, games=30, rounds=3)
    assert again[:2] == done
    assert again[2].verdict == "not-stronger"
    kept, card = load(tmp_path / "net.npz", SPEC)
    assert card["round"] == 1
    assert np.array_equal(kept.first, first[0].first)
    assert teach(training, tmp_path, games=30, rounds=4)[3].verdict == "stronger"
    assert [each.number for each in rounds_in(tmp_path)] == [0, 1, 2, 3]
    assert (tmp_path / "rounds.svg").read_text(encoding="utf-8").count("<circle") == 3, "one where a net was taken"


def test_rounds_learn_from_the_games_of_earlier_ones_and_begin_with_the_first_net(tmp_path: Path) -> None:
    training = Doubling([True] * 9, seed_of_first=1, kept=1500)
    rounds = teach(training, tmp_path, games=30, rounds=4)
    assert [each.rows for each in rounds] == [600, 600, 1200, 1200], "of hand-made players none; 1,800 are too many"
    first = load(tmp_path / "first.npz", SPEC)[0]
    assert training.begun[0] is None
    assert all(net is not None and np.array_equal(net.first, first.first) for net in training.begun[1:])
    assert [file.name for file in sorted(tmp_path.glob("games*"))] == [f"games-000{n}.npz" for n in (1, 2, 3)]


def test_a_run_that_was_stopped_goes_on_with_the_games_of_before(tmp_path: Path) -> None:
    nets = []
    for folder in ("one", "other"):
        training = Doubling([True] * 9, seed_of_first=1, kept=1500)
        teach(training, tmp_path / folder, games=30, rounds=2)
        if folder == "other":  # the games of the third round are played, then the power fails
            stopped = Stopped([], kept=1500)
            with pytest.raises(KeyboardInterrupt):
                teach(stopped, tmp_path / folder, games=30, rounds=3)
            assert stopped.played_by == [3]
        training.played_by.clear()
        assert len(teach(training, tmp_path / folder, games=30, rounds=3)) == 3
        assert training.played_by == ([3] if folder == "one" else [])
        nets.append(load(tmp_path / folder / "net.npz", SPEC)[0])
    assert all(np.array_equal(mine, yours) for mine, yours in zip(*nets, strict=True))


class Stopped(Doubling):
    """One in which training is interrupted."""

    def fit(self, *_: Any) -> tuple[Net, list[Epoch]]:
        raise KeyboardInterrupt


def test_the_same_seed_gives_the_same_net(tmp_path: Path) -> None:
    for folder in ("one", "other"):
        teach(Doubling([True]), tmp_path / folder, games=30, rounds=2)
    nets = [load(tmp_path / folder / "net.npz", SPEC)[0] for folder in ("one", "other")]
    assert all(np.array_equal(mine, yours) for mine, yours in zip(*nets, strict=True))


def test_a_folder_with_a_net_begins_with_it(tmp_path: Path) -> None:
    for folder in ("one", "other"):
        teach(Doubling([]), tmp_path / folder, games=30, rounds=1)
        (tmp_path / folder / "rounds.csv").unlink()
    before = load(tmp_path / "one" / "net.npz", SPEC)
    done = teach(Doubling([False], seed_of_first=1), tmp_path / "one", games=30, rounds=1)
    assert [each.verdict for each in done] == ["not-stronger"]
    assert np.array_equal(load(tmp_path / "one" / "net.npz", SPEC)[0].first, before[0].first)
    done = teach(Doubling([True], seed_of_first=1), tmp_path / "other", games=30, rounds=1)
    assert [each.verdict for each in done] == ["stronger"]


def test_a_folder_of_other_features_is_refused(tmp_path: Path) -> None:
    teach(Doubling([]), tmp_path, games=30, rounds=1)
    with pytest.raises(UnfitNet, match="version 1"):
        teach(Doubling([True], spec=replace(SPEC, version=2)), tmp_path, games=30, rounds=2)


def test_no_round_begins_after_the_time(tmp_path: Path) -> None:
    assert teach(Doubling([]), tmp_path, games=30, hours=0) == []


@pytest.mark.slow
def test_self_play_tells_every_format_and_what_kingdoms_gained() -> None:
    training = kingdomino.TRAINING
    inputs, targets, games = training.learnt([training.played(None, 60, 1, 1)], None)
    assert len(inputs) == len(targets) == len(games) > 1000
    assert np.isfinite(inputs).all()
    assert 0 < targets.mean() < 5
    assert len(set(games)) > 50
    again = training.played(None, 60, 1, 2)
    assert np.array_equal(inputs, again["inputs"]), "on any number of processes"
    twice = training.learnt([again, again], None)
    assert np.array_equal(twice.inputs, np.concatenate([inputs, inputs]))
    assert len(set(twice.games)) == 2 * len(set(games)), "no game of one round is taken for one of the other"


@pytest.mark.slow
def test_a_net_is_as_strong_as_itself() -> None:
    net = shipped()[0]
    deals = kingdomino.TRAINING.deals(net, net, 3)
    assert [next(deals) for _ in range(10)] == pytest.approx([0.0] * 10), "the seats change, the deal stays"
