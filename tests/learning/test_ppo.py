"""Masked PPO: what it computes, what it keeps, and that what it has learnt plays."""

from __future__ import annotations

import json
import socket
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import kingtable
from kingtable import bots, data
from kingtable.bots import policy as policies
from kingtable.bots.net_file import UnfitNet
from kingtable.bots.policy import Encoding, Policy, encoding_of
from kingtable.cli import main
from kingtable.engine.errors import InvalidRecord
from kingtable.learning import ppo
from kingtable.learning.ppo import Learner, Passed, Plan, Rollout, SelfPlay, Settings, advantages, drawn
from kingtable.learning.ppo import folder as files
from kingtable.learning.ppo.league import EVERY, MOST, League
from kingtable.learning.ppo.learner import policy_of

pytestmark = pytest.mark.compiled

SMALL = Settings(lanes=16, steps=8, epochs=1, rows=64, hidden=(8, 8))


def rollout(steps: int, lanes: int, seats: int, chance: np.random.Generator) -> Rollout:
    nothing = np.zeros(0)
    return Rollout(
        nothing,
        nothing,
        nothing,
        actions=np.zeros((steps, lanes), np.int32),
        likely=nothing,
        values=chance.random((steps, lanes), np.float32),
        movers=chance.integers(seats, size=(steps, lanes)).astype(np.int8),
        rewards=chance.random((steps, lanes, seats), np.float32),
        ended=chance.random((steps, lanes)) < 0.2,
        own=np.ones((steps, lanes), np.bool_),
        after=nothing,
    )


def test_the_advantage_is_the_sum_over_all_that_comes_later() -> None:
    """Plainly: the decisions of a seat in a game, one after the other, with all that it earns in between."""
    trace = 0.9
    told = rollout(12, 5, 3, np.random.default_rng(1))
    values = np.random.default_rng(2).random((5, 3))
    found = advantages(told, values, trace)
    for lane in range(5):
        for step in range(12):
            seat = told.movers[step, lane]
            mine = [step]  # the seat's decisions from here to the end of the game
            end = next((t for t in range(step, 12) if told.ended[t, lane]), None)
            last = 11 if end is None else end
            mine += [t for t in range(step + 1, last + 1) if told.movers[t, lane] == seat]
            expected = 0.0
            for i, at in enumerate(mine):
                until = mine[i + 1] if i + 1 < len(mine) else last + 1
                earned = told.rewards[at:until, lane, seat].sum()
                if i + 1 < len(mine):
                    later = told.values[mine[i + 1], lane]
                else:
                    later = 0.0 if end is not None else values[lane, seat]
                expected += trace**i * (earned + later - told.values[at, lane])
            assert found[step, lane] == pytest.approx(expected, abs=1e-5)


def test_an_encoding_has_an_input_for_each_kind_and_none_for_what_never_changes() -> None:
    raw = np.array([[0, 5, 1, 9], [0, 6, 0, 8], [0, 7, 1, 70]], np.int16)
    told = encoding_of({"same": 1, "kind": 1, "flag": 1, "many": 1}, np.repeat(raw, 4, axis=0))
    assert told.kinds.tolist() == [1, 1, 1, 3, 3, 3]
    assert told.values.tolist() == [5, 6, 7, 8, 9, 70]
    assert told.numbers.tolist() == [2]
    inputs = told.encoded(raw)
    assert inputs.tolist() == [[1, 1, 0, 0, 0, 1, 0], [0, 0, 1, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0, 1]]


def test_a_board_is_not_taken_apart() -> None:
    raw = np.random.default_rng(1).integers(0, 4, (50, 64)).astype(np.int16)
    told = encoding_of({"board": 64}, raw)
    assert (len(told.numbers), len(told.kinds)) == (64, 0)


def plan_of(game: str, players: int, settings: Settings = SMALL) -> Plan:
    return Plan(game, kingtable.GAMES[game].full({"players": players}), 3, settings, "random")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Passed]]:
    """A folder with a small run of Kingdomino."""
    folder = tmp_path_factory.mktemp("run")
    return folder, list(ppo.learn(plan_of("kingdomino", 2), folder, minutes=0.02, measured=0.005, games=8))


def test_a_run_keeps_a_policy_a_curve_and_what_made_it(run: tuple[Path, list[Passed]]) -> None:
    folder, passed = run
    assert {"policy.npz", "learner.npz", "curve.csv", "curve.svg", "run.json"} == {
        file.name for file in folder.iterdir()
    }
    plan = ppo.plan_in(folder)
    assert plan is not None
    assert (plan.game, plan.seed, plan.settings, plan.opponent) == ("kingdomino", 3, SMALL, "random")
    kept = ppo.curve_in(folder)
    assert kept[-1].decisions == kept[-1].number * SMALL.lanes * SMALL.steps
    assert [each.number for each in kept] == list(range(1, len(kept) + 1))
    assert kept[-1].won is not None
    assert len(passed) >= len(kept)
    assert folder.joinpath("curve.svg").read_text().startswith("<svg")


def test_a_run_goes_on_where_it_was(run: tuple[Path, list[Passed]]) -> None:
    folder, _ = run
    plan, before = ppo.plan_in(folder), ppo.curve_in(folder)
    assert plan is not None
    (passed, *_) = ppo.learn(plan, folder, minutes=before[-1].minutes + 0.001, games=4)
    assert passed.number == before[-1].number + 1
    assert passed.decisions == before[-1].decisions + SMALL.lanes * SMALL.steps
    assert [each.number for each in ppo.curve_in(folder)][: len(before)] == [each.number for each in before]


def test_a_run_that_is_broken_off_keeps_what_it_has_learnt(tmp_path: Path) -> None:
    plan = plan_of("kingdomino", 2)
    course = ppo.learn(plan, tmp_path, minutes=9, measured=9)
    last = [next(course) for _ in range(3)][-1]
    course.close()  # as Ctrl-C does
    assert ppo.curve_in(tmp_path)[-1].number == last.number == 3
    following = next(ppo.learn(plan, tmp_path, minutes=9))
    assert following.number == 4


def test_games_of_a_run_can_be_kept_and_replay(tmp_path: Path) -> None:
    plan = plan_of("kingdomino", 2, replace(SMALL, steps=60))
    for _ in range(2):  # the second run adds to the file
        course = ppo.learn(plan, tmp_path, minutes=9, kept=2)
        next(course)
        course.close()
    assert data.replay(tmp_path / files.GAMES).games == 4
    table = data.read(tmp_path / files.GAMES)
    assert len(set(table["seed"].to_pylist())) == 4
    assert set(table["game"].to_pylist()) == {"kingdomino"}


def test_a_past_net_plays_its_seat_and_its_decisions_are_not_learned_from() -> None:
    """A past net that always discards or claims the last slot: its choices are in the rollout, and marked."""
    plan = plan_of("kingdomino", 2, replace(SMALL, league=0.5))
    encoding = ppo.encoding_for(plan)
    play, net = SelfPlay(plan, encoding, 5), drawn(encoding.inputs, 261, SMALL.hidden, 1, True)
    stubborn = net._replace(policy_bias=np.linspace(0, 1e4, 261, dtype=np.float32))
    told = play.played(net, stubborn, 0)
    theirs = np.zeros((SMALL.steps, SMALL.lanes), bool)
    theirs[:, :8] = told.movers[:, :8] == np.arange(8) % 2
    assert np.array_equal(told.own, ~theirs)
    highest = 260 - told.mask[..., ::-1].argmax(-1)
    assert np.array_equal(told.actions[theirs], highest[theirs])
    assert not np.array_equal(told.actions[~theirs], highest[~theirs])
    assert play.played(net, None, 1).own.all()
    learner = Learner(plan, encoding)
    passed = learner.learned(told, 0.0)
    assert passed.decisions == int((~theirs).sum())
    other = Learner(plan, encoding)
    changed = told._replace(actions=np.where(theirs, told.mask.argmax(-1), told.actions).astype(np.int32))
    other.learned(changed, 0.0)
    assert all(np.array_equal(one, two) for one, two in zip(learner.weights, other.weights, strict=True))


def test_the_league_has_nets_of_all_ages_and_comes_back_the_same() -> None:
    league = League(1)
    nets = {number: drawn(3, 4, (2, 2), number, False) for number in range(1, 3 * MOST * EVERY)}
    assert league.turn(1, nets[1]) is None
    found = [league.turn(number, net) for number, net in nets.items()]
    assert len(league.nets) <= MOST
    ages = np.array(list(league.nets))
    assert np.array_equal(np.diff(ages), np.full(len(ages) - 1, 4 * EVERY))
    assert all(each is None or any(each.first is net.first for net in nets.values()) for each in found[EVERY:])
    again = League(1, league.state())
    assert (list(again.nets), again.every) == (list(league.nets), league.every)
    number = 3 * MOST * EVERY
    one, other = league.turn(number, nets[1]), again.turn(number, nets[1])
    assert one is not None
    assert other is not None
    assert np.array_equal(one.first, other.first)


def test_a_run_with_a_league_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingtable.learning.ppo.league.EVERY", 2)
    plan = plan_of("kingdomino", 2, replace(SMALL, league=0.5))
    course = ppo.learn(plan, tmp_path, minutes=9)
    decisions = [next(course).decisions for _ in range(5)]
    course.close()
    assert np.diff(decisions)[0] == SMALL.lanes * SMALL.steps
    assert np.diff(decisions)[-1] < SMALL.lanes * SMALL.steps
    assert list(League(3, files.arrays_in(tmp_path / files.LEAGUE)).nets) == [2, 4]
    np.savez(tmp_path / files.LEAGUE, every=np.array(2))
    with pytest.raises(InvalidRecord, match=r"league\.npz"):
        next(ppo.learn(plan, tmp_path, minutes=9))


def test_what_was_learnt_changes_the_weights_and_comes_back_the_same(run: tuple[Path, list[Passed]]) -> None:
    folder, _ = run
    policy, card = policies.load(folder / "policy.npz")
    fresh = drawn(policy.encoding.inputs, 261, SMALL.hidden, 3, True)
    assert not np.array_equal(policy.weights.first, fresh.first)
    assert card["run"].startswith("ppo, seed 3")
    again = folder.parent / "again.npz"
    policy.save(again, card)
    other, told = policies.load(again, "kingdomino")
    assert told == card
    assert all(np.array_equal(a, b) for a, b in zip(policy.weights, other.weights, strict=True))


def test_the_policy_plays_wherever_a_bot_is_named(run: tuple[Path, list[Passed]]) -> None:
    folder, _ = run
    spec = f"policy:{folder / 'policy.npz'}"
    match = kingtable.new("kingdomino", seed=4, players=2)
    while (seat := match.to_move) is not None:
        for move in bots.choose("kingdomino", spec, match.observe(seat, 1), seat, 1):
            match.play(move)
    assert bots.without_folder("kingdomino", spec)[0] == "policy@policy"
    result = CliRunner().invoke(main, ["match", "kingdomino", spec, "random", "--games", "2", "--processes", "1"])
    assert result.exit_code == 0, result.output


def test_the_bot_plays_what_the_learner_would_play(run: tuple[Path, list[Passed]]) -> None:
    """The bot reads a state in Python, the learner arrays of a batch: the same log odds of the legal actions."""
    folder, _ = run
    policy, _ = policies.load(folder / "policy.npz")
    batch = kingtable.envs.Batch("kingdomino", 8, seed=5, gains=True, players=2)
    for _ in range(20):
        batch.step(batch.sample())
    assert batch.gains is not None
    seen = {name: told[np.arange(8), batch.to_move] for name, told in batch.observation.items()}
    odds = policy.log_odds(policy.encoding.encoded(policy.encoding.raw(seen)), batch.gains)
    best = np.where(batch.action_mask > 0, odds, ppo.NEVER).argmax(1)
    bot = policies.Learnt("kingdomino", folder / "policy.npz")
    for lane in range(8):
        assert bot.choose(batch.match(lane).state, int(batch.to_move[lane]), 0) == [best[lane]]


def test_hearts_are_shared_one_at_a_time_by_a_policy() -> None:
    """A policy of King of Tokyo chooses pieces, and plays the whole action of the rules."""
    rules = kingtable.game("king-of-tokyo")
    plan = plan_of("king-of-tokyo", 3)
    encoding = ppo.encoding_for(plan)
    learner, play = Learner(plan, encoding), SelfPlay(plan, encoding, 1)
    match, chance, shares = kingtable.new("king-of-tokyo", seed=2, players=3), Random(1), 0
    for number in range(2):
        learner.learned(play.played(learner.weights, None, number), 0.0)
    policy = policy_of(plan, encoding, learner.weights)
    while (seat := match.to_move) is not None and shares < 1:
        action = policies.chosen(rules, policy, match.state)
        assert action in rules.legal(match.state)
        shares += rules.written(match.state, action).startswith("hearts")
        match.do(chance.choice(rules.legal(match.state)) if chance.random() < 0.3 else action)
        assert seat is not None


def damaged(folder: Path, change: dict[str, Any]) -> Path:
    with np.load(folder / "policy.npz") as held:
        arrays = {name: held[name] for name in held.files} | change
    file = folder.parent / "damaged.npz"
    np.savez(file, **{name: told for name, told in arrays.items() if told is not None})
    return file


@pytest.mark.parametrize(
    "change",
    [
        {"first": None},
        {"first": np.zeros((3, 8), np.float32)},
        {"policy_bias": np.zeros(260, np.float32)},
        {"value": np.full((8, 1), np.nan, np.float32)},
        {"card": np.frombuffer(b"[]", np.uint8)},
        {"encoding_kinds": np.array(["a"])},
    ],
)
def test_a_file_that_is_no_policy_is_refused(run: tuple[Path, list[Passed]], change: dict[str, Any]) -> None:
    with pytest.raises(UnfitNet, match=r"damaged\.npz"):
        bots.make("kingdomino", f"policy:{damaged(run[0], change)}")


def test_a_policy_of_another_game_is_refused(run: tuple[Path, list[Passed]]) -> None:
    with pytest.raises(UnfitNet, match="king-of-tokyo"):
        bots.make("king-of-tokyo", f"policy:{run[0] / 'policy.npz'}")
    with pytest.raises(UnfitNet):
        bots.make("kingdomino", "policy:/nowhere.npz")


def test_a_damaged_run_is_refused_whole(tmp_path: Path) -> None:
    for name, text in (
        ("run.json", "{"),
        ("run.json", json.dumps({"game": "kingdomino"})),
        ("curve.csv", "number\nx\n"),
    ):
        tmp_path.joinpath(name).write_text(text)
        with pytest.raises(InvalidRecord):
            (ppo.plan_in if name == "run.json" else ppo.curve_in)(tmp_path)


def said(*words: str) -> str:
    result = CliRunner().invoke(main, ["train", *words])
    assert result.exit_code == 2, result.output
    return result.output


def test_the_command_refuses_in_one_line(run: tuple[Path, list[Passed]], tmp_path: Path) -> None:
    folder, _ = run
    ppo_there = ("--folder", str(folder), "--method", "ppo")
    assert "--resume" in said("kingdomino", *ppo_there)
    assert "measured against random" in said("kingdomino", *ppo_there, "--resume", "--against", "greedy")
    new = ("--folder", str(tmp_path / "new"))
    assert "only for --method ppo" in said("kingdomino", *new, "--players", "3")
    for words in (("--ray", "local"), ("--rollouts", "2"), ("--league", "0.5"), ("--keep-games", "1")):
        assert f"{words[0]} is only for --method ppo" in said("kingdomino", *new, *words)
    for option in ("--rollouts", "--processes"):
        assert f"{option} is only for --ray" in said("kingdomino", *new, "--method", "ppo", option, "2")
    for option in ("--rounds", "--games"):
        assert f"{option} is only for --method rounds" in said("kingdomino", *new, "--method", "ppo", option, "200")
    assert "There is no bot" in said("kingdomino", *new, "--method", "ppo", "--against", "nobody")
    assert "players" in said("kingdomino", *new, "--method", "ppo", "--players", "7")
    assert not (tmp_path / "new").exists()


def test_the_command_trains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "Settings", lambda: SMALL)
    words = [
        "train",
        "kingdomino",
        "--folder",
        str(tmp_path),
        "--method",
        "ppo",
        "--minutes",
        "0.002",
        "--players",
        "2",
    ]
    result = CliRunner().invoke(main, [*words, "--against", "random"])
    assert result.exit_code == 0, result.output
    assert f"policy:{tmp_path / 'policy.npz'}" in result.output


@pytest.mark.slow
def test_a_dead_address_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    began = time.monotonic()
    words = ["train", "kingdomino", "--folder", str(tmp_path / "new"), "--method", "ppo", "--ray", f"127.0.0.1:{port}"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 2
    assert time.monotonic() - began < 20
    assert "No Ray cluster answers" in result.output
    assert len(result.output.strip().splitlines()) <= 2
    assert not (tmp_path / "new").exists()


def test_an_encoding_without_inputs_is_empty() -> None:
    none = np.zeros(0, np.int32)
    assert Encoding(("a",), none, none.astype(np.float32), none, none).encoded(np.zeros((2, 1))).shape == (2, 0)


def test_more_than_one_policy_can_be_kept_in_memory(run: tuple[Path, list[Passed]]) -> None:
    spec = f"policy:{run[0] / 'policy.npz'}"
    one, other = (bots.make("kingdomino", spec) for _ in range(2))
    assert isinstance(one, policies.Learnt)
    assert isinstance(other, policies.Learnt)
    assert one.policy is other.policy
    assert isinstance(one.policy, Policy)
