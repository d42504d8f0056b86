"""A data set is what a batch shows, decision by decision; and what Minari reads back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

import kingtable
from kingtable import data
from kingtable.data.playing import play
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.errors import InvalidOptions, Refused
from kingtable.envs import Batch, kingdomino_v0
from kingtable.king_of_tokyo.layout import ACTIONS, SHARE
from kingtable.king_of_tokyo.observing.piecewise import PIECEWISE
from kingtable.testing import positions
from tests.envs.test_king_of_tokyo import hurt


@pytest.mark.parametrize(
    ("name", "players", "observations"),
    [("kingdomino", 3, "all"), ("kingdomino", 2, "mover"), ("king-of-tokyo", 4, "mover"), ("king-of-tokyo", 3, "all")],
)
@pytest.mark.slow
def test_a_data_set_is_what_a_batch_shows(name: str, players: int, observations: Any) -> None:
    """A batch that plays the same actions shows the same observations, masks, movers and returns."""
    table = pa.concat_tables(play(name, ["random"], {"players": players}, games=6, seed=3))
    batch = Batch(name, 1, seed=1, players=players)
    rows, returns, row, seen = table.to_pylist(), np.zeros(players), -1, 0
    for some in data.dataset(table, observations=observations, size=97):
        assert len(some) <= 97
        assert (some.game, some.options["players"]) == (name, players)
        assert set(some.observation) == set(batch.observation)
        for i in range(len(some)):
            if some.row[i] != row:
                assert row < 0 or batch.terminated[0]
                row = int(some.row[i])
                batch.from_match(0, kingtable.new(name, seed=rows[row]["seed"], players=players))
                winners = [1 if rank == 1 else 0 for rank in rows[row]["ranks"]]
                returns = np.array(winners) / sum(winners)
            seat = int(batch.to_move[0])
            assert some.seat[i] == seat
            assert (some.mask[i] == batch.action_mask[0]).all()
            for field, shown in batch.observation.items():
                mine = shown[0] if observations == "all" else shown[0, seat]
                assert (some.observation[field][i] == mine).all(), field
            worth = some.returns[i] if observations == "all" else some.returns[i : i + 1]
            right = returns if observations == "all" else returns[[seat]]
            assert worth.tolist() == pytest.approx(right.tolist())
            batch.step(some.action[i : i + 1])
            assert not batch.illegal[0]
        seen += len(some)
    assert row == 5
    assert seen >= sum(len(played["actions"]) for played in rows)


def test_games_with_a_key_are_the_same_decisions() -> None:
    """The slow way, of a game whose chance only `Match` draws, shows what the compiled one shows."""
    match = kingtable.new("kingdomino", seed=5, players=2)
    while not match.over:
        match.do(match.actions()[len(match.moves) % len(match.actions())])
    compiled = list(data.dataset(data.table_of([match]), observations="all", size=20))
    by_match = data.table_of([match]).to_pylist()
    by_match[0]["record"] = json.dumps(match.record())
    slow = list(data.dataset(pa.Table.from_pylist(by_match, schema=data.schema()), observations="all", size=20))
    assert [len(some) for some in compiled] == [len(some) for some in slow] == [20, 20, 8]
    for one, other in zip(compiled, slow, strict=True):
        for name in ("row", "step", "seat", "mask", "action", "returns"):
            assert (getattr(one, name) == getattr(other, name)).all(), name
        for name in one.observation:
            assert (one.observation[name] == other.observation[name]).all(), name


def test_every_share_of_hearts_comes_from_its_pieces() -> None:
    """`towards` leads by legal pieces to the very action, at every decision of random games and at hearts."""
    legal, chosen, towards = map(interpreted, (PIECEWISE.legal, PIECEWISE.chosen, PIECEWISE.towards))
    shares = 0
    for match in (*(hurt(number, 4) for number in range(20)), *positions("king-of-tokyo", 3, 3)):
        for action in match.actions()[:30]:
            given, out, pieces = PIECEWISE.given(), [0] * ACTIONS, 0
            complete = -1
            while complete < 0:
                piece = towards(match.state, given, action)
                assert piece in out[: legal(match.state, given, out)]
                complete = chosen(match.state, given, piece)
                pieces += 1
            assert complete == action
            shares += action >= SHARE
    assert shares > 50


def test_what_cannot_be_asked_for_is_refused() -> None:
    table = data.table_of([kingtable.new("kingdomino", seed=1)])
    with pytest.raises(InvalidOptions, match="mover, all"):
        data.dataset(table, observations="none")  # type: ignore[arg-type]
    for size in (0, True, 1.5, 1 << 21):
        with pytest.raises(Refused, match="size"):
            data.dataset(table, size=size)  # type: ignore[arg-type]


@pytest.fixture
def minari(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    import minari

    return minari


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
def test_minari_reads_what_was_written(minari: Any) -> None:
    table = pa.concat_tables(play("kingdomino", ["greedy", "random"], {"players": 2}, games=4, seed=7))
    rows = table.to_pylist()
    made = data.minari(table, "kingtable/kingdomino-test-v0", author="us")
    assert made.total_episodes == 8
    read = minari.load_dataset("kingtable/kingdomino-test-v0")
    decisions = list(data.dataset(table, observations="mover"))
    (some,) = decisions
    for number, episode in enumerate(read.iterate_episodes()):
        row, seat = divmod(number, 2)
        mine = (some.row == row) & (some.seat == seat)
        assert episode.actions.tolist() == some.action[mine].tolist()
        n = len(episode.actions)
        for name, values in some.observation.items():
            assert episode.observations[name].shape[0] == n + 1
            assert (episode.observations[name][:-1].reshape(n, -1) == values[mine].reshape(n, -1)).all(), name
        points = int(episode.observations["totals"][-1, 0]) or int(episode.observations["points"][-1, 0])
        assert points == rows[row]["scores"][seat]
        assert (episode.infos["action_mask"][:-1] == some.mask[mine]).all()
        assert not episode.infos["action_mask"][-1].any()
        assert episode.rewards[:-1].tolist() == [0] * (n - 1)
        assert episode.rewards[-1] == {1: 1.0, 2: 0.0}[rows[row]["ranks"][seat]]
        assert episode.terminations.tolist() == [False] * (n - 1) + [True]
    env = kingdomino_v0.env(players=2)
    seen, actions = env.observation_space("player_0")["observation"], env.action_space("player_0")
    assert (read.observation_space, read.action_space) == (seen, actions)
    for episode in read.iterate_episodes():  # a policy that learnt from the data set plays in an environment
        for step in range(len(episode.actions) + 1):
            assert seen.contains({name: array[step] for name, array in episode.observations.items()})
    with pytest.raises(Refused, match="exists"):
        data.minari(table, "kingtable/kingdomino-test-v0")
    both = pa.concat_tables([table, *play("kingdomino", ["random"], {"players": 2, "harmony": True}, games=1)])
    running = data.table_of([kingtable.new("kingdomino", seed=1)])
    for games, name, told in (
        (table, "kingdomino", "is not a name of a Minari data set"),
        (both, "other-v0", "holds one game with one set of options"),
        (running, "other-v0", "No game in this file is over"),
    ):
        with pytest.raises(Refused, match=told):
            data.minari(games, name)
    assert list(minari.list_local_datasets()) == ["kingtable/kingdomino-test-v0"]
