"""PettingZoo's own checks over many seeds, and what they do not ask: each step beside a match, agents that wait, that
leave or that all lose, and what is refused."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test

import kingtable
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.errors import IllegalAction, InvalidOptions, Refused
from kingtable.engine.extras import command
from kingtable.envs import king_of_tokyo_v0, kingdomino_v0
from kingtable.envs.pettingzoo import Table
from kingtable.king_of_tokyo.observing.piecewise import DONE, GIVE
from kingtable.testing import formats
from tests import pebbles, tiers
from tests.engine.test_adding_a_game import python
from tests.king_of_tokyo.table import m, sitting

OURS = {"kingdomino": kingdomino_v0, "king-of-tokyo": king_of_tokyo_v0}
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("kingdomino", {"players": 2}),
    ("kingdomino", {"players": 2, "mighty_duel": True, "harmony": True}),
    ("kingdomino", {"players": 3, "dynasty": True}),
    ("kingdomino", {"players": 4, "middle_kingdom": True, "skip_forced": True}),
    *(("king-of-tokyo", {"players": players}) for players in (2, 3, 4, 5, 6)),
    ("king-of-tokyo", {"players": 6, "bay": False}),
]


def table(name: str, **options: Any) -> Table:
    """An environment of a game."""
    made = OURS[name].env(**options)
    assert isinstance(made, Table)
    return made


def begun_at(offset: int, name: str, **options: Any) -> Table:
    """An environment whose `reset` counts its seeds from elsewhere: the peers' checks know a few seeds only."""
    env = table(name, **options)
    reset = env.reset

    def shifted(seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        reset(None if seed is None else seed + offset, options)

    env.reset = shifted  # type: ignore[method-assign]
    return env


def kept(env: Table) -> Any:
    """All that an environment is, and all that it shows."""
    told = [env.agents, env.agent_selection, env.rewards, env._cumulative_rewards, env.terminations, env.truncations]
    seen = {agent: {**env.observe(agent)["observation"]} for agent in env.possible_agents}
    shown = {agent: [array.tobytes() for array in arrays.values()] for agent, arrays in seen.items()}
    return copy.deepcopy([*told, env.infos]), shown, env.batch.snapshot().tobytes()


def drawn(env: Table, chance: random.Random) -> int | None:
    """What the agent whose turn it is does: a random legal action, or nothing where it has left."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(chance.choice(np.flatnonzero(mask))) if mask.any() else None


@pytest.mark.compiled
@pytest.mark.slow(quick=2)
@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_the_peers_own_checks(name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    for offset in range(tiers.times(3, 200)):
        api_test(begun_at(1_000 * offset, name, **options))
        seed_test(partial(begun_at, 1_000 * offset, name, **options))
    for offset in range(tiers.times(1, 10)):
        render_test(partial(begun_at, offset, name, **options))
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.compiled
@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("name", OURS)
def test_each_step_is_that_of_a_match(name: str) -> None:
    """Mask, mover, text, rewards and leavers, and what each agent observes, also those that wait or have left."""
    for number, options in enumerate(formats(name, tiers.times(4, 60), 5)):
        env, chance = table(name, render_mode="ansi", **options), random.Random(number)
        env.reset(seed=number)
        match = kingtable.new(name, seed=int(env.batch.seeds[0]), **options)
        compared(env, match)
        while env.agents:
            action = drawn(env, chance)
            assert (action is None) is env.terminations[env.agent_selection]
            piece = action is not None and name == "king-of-tokyo" and GIVE <= action <= DONE
            if action is not None and not piece:
                match.play(env.batch.text_of(0, action))
            env.step(action)
            if piece and len(env.match().moves) > len(match.moves):
                match.play(env.match().moves[-1])
            if action is not None and not any(env.observe("player_0")["observation"].get("hearts", ())):
                compared(env, match, seen=chance.random() < 0.1)
        assert match.over
        assert env.match() == match
        compared(env, match, seen=True)


def compared(env: Table, match: kingtable.Match, seen: bool = False) -> None:
    """Hold what an environment shows against a match; seen: also what every agent observes."""
    over = [agent for agent in env.agents if env.terminations[agent]]
    assert env.render() == str(match)
    if match.over:
        assert over == env.agents
        worth = {
            f"player_{seat}": 1 / len(match.winners) if seat in match.winners else 0 for seat in range(match.players)
        }
        assert env.rewards == pytest.approx({agent: worth[agent] for agent in env.agents})
        assert env.agents == [] or env.batch.final_scores[0].tolist() == match.scores
    else:
        assert not any(env.rewards.values())
        assert over or env.agent_selection == f"player_{match.to_move}"
        acts = env.observe(f"player_{match.to_move}")["action_mask"]
        if not over and match.game == "kingdomino":
            assert np.flatnonzero(acts).tolist() == sorted(match.actions())
    for seat, agent in enumerate(env.possible_agents if seen else []):
        found = env.observe(agent)
        assert env.observation_space(agent).contains(found)
        waits = match.over or agent != env.agent_selection or agent in over
        assert found["action_mask"].any() != waits
        observed = match.rules.observation()
        redrawn = match.rules.observed(match.state, seat, seed=9)  # the observation knows nothing that is hidden
        interpreted(match.rules.functions["observe"])(redrawn, seat, observed)
        for name, array in found["observation"].items():
            if name != "hearts":  # given in this decision: tests/envs/test_king_of_tokyo.py
                assert array.tolist() == np.reshape(getattr(observed, name), array.shape).tolist(), (agent, name)


@pytest.mark.compiled
def test_agents_that_are_out_leave_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    env, chance, left = table("king-of-tokyo", players=6), random.Random(1), 0
    for seed in range(tiers.times(6, 300)):
        env.reset(seed=seed)
        gone: set[str] = set()
        while env.agents:
            agent, health = env.agent_selection, env.observe("player_0")["observation"]["health"]
            out = {f"player_{seat}" for seat in range(6) if health[seat] == 0}
            over = all(env.terminations.values())
            assert over or {one for one in env.agents if env.terminations[one]} == out - gone
            assert set(env.agents) == set(env.possible_agents) - gone
            if env.terminations[agent]:
                assert over or env.last()[1:3] == (0, True)
                assert not env.observe(agent)["action_mask"].any()
                with pytest.raises(ValueError, match="the only valid action is None"):
                    env.step(0)
                gone.add(agent)
                left += not over
            else:
                assert not out - gone, "those who are out leave before anybody acts"
                assert agent == f"player_{env.batch.to_move[0]}"
            env.step(drawn(env, chance))
            if agent in gone and env.agents:
                seen = env.observe(agent)["observation"]
                assert all((seen[name] == array[0, int(agent[-1])]).all() for name, array in shown(env).items())
        assert gone == set(env.possible_agents)
    assert left > 10
    env.step(None)  # after the end: a warning, as PettingZoo's wrapper gives it


def shown(env: Table) -> Any:
    """The arrays of the batch that an environment shows: of the end where the game is over."""
    return env.batch.final_observation if env._over else env.batch.observation


@pytest.mark.compiled
def test_nobody_may_win() -> None:
    env = table("king-of-tokyo", players=6)
    env.reset(seed=1)
    weak = [m(health=1) for _ in range(5)]
    env.batch.from_match(0, sitting(m(health=3, energy=9), *weak, row=["high_altitude_bombing"]))
    env.agent_selection = "player_0"
    env.step(env.batch.number_of(0, "buy high_altitude_bombing"))
    assert env.match().winners == []
    assert env.agents == env.possible_agents
    assert not env.observe("player_1")["observation"]["health"].any()
    for _ in range(6):
        assert env.last()[1:4] == (0, True, False)
        env.step(None)
    assert env.agents == []


@pytest.mark.compiled
@pytest.mark.parametrize(
    "action", [260, 4, -1, 261, 1 << 70, True, 1.0, "0", None, [0], np.float32(0), np.array([0, 1])]
)
def test_what_is_no_legal_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = table("kingdomino", players=2)
    env.reset(seed=3)
    env.step(0)
    before = kept(env)
    with pytest.raises(IllegalAction) as refused:
        env.step(action)
    assert refused.value.field == "action"
    assert f"Possible: 1 ({env.batch.text_of(0, 1)}), 2 (=" in str(refused.value)
    assert kept(env) == before
    env.step(np.int32(1))
    assert env.match().moves == [*env.match().moves[:1], f"={env.match().moves[1][1:]}"]


@pytest.mark.compiled
def test_what_is_no_environment_is_refused() -> None:
    with pytest.raises(InvalidOptions, match=r"render_mode: “film” is not possible.* human, ansi, rgb_array"):
        table("kingdomino", render_mode="film")
    with pytest.raises(InvalidOptions, match="players: “5” is not possible"):
        table("kingdomino", players=5)
    with pytest.raises(InvalidOptions, match="colour"):
        table("kingdomino", colour="blue")
    env = table("kingdomino")
    env.reset(seed=1)
    before = kept(env)
    for seed in (-1, 1.5, "1", 1 << 64):
        with pytest.raises(InvalidOptions, match="seed: A seed is a whole number"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    assert kept(env) == before


@pytest.mark.compiled
def test_before_reset_nothing_is_there() -> None:
    env = table("kingdomino")
    for ask in (env.last, env.agent_iter().__iter__().__next__, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):
            ask()
    with pytest.raises(AttributeError, match="no attribute 'something'"):
        _ = env.something


@pytest.mark.compiled
def test_a_seed_decides_all_games_and_without_one_each_is_another() -> None:
    env, other = (table("kingdomino", players=3) for _ in range(2))
    seeds = []
    for one in (env, other):
        found = []
        for seed in (5, None, None, 5):
            one.reset(seed=seed)
            found.append(int(one.batch.seeds[0]))
        assert found[0] == found[3]
        assert len(set(found)) == 3
        seeds.append(found)
    assert seeds[0] == seeds[1]
    fresh = [table("kingdomino", players=3) for _ in range(3)]
    for one in fresh:
        one.reset()
    assert len({int(one.batch.seeds[0]) for one in fresh}) == 3


@pytest.mark.compiled
def test_observations_are_new_arrays_and_spaces_the_same_objects() -> None:
    env = table("kingdomino", players=2)
    env.reset(seed=1)
    first = env.observe("player_1")
    before = copy.deepcopy(first)
    for _ in range(9):
        env.step(drawn(env, random.Random(2)))
    assert all((first["observation"][name] == array).all() for name, array in before["observation"].items())
    assert (first["action_mask"] == before["action_mask"]).all()
    again = env.observe("player_1")
    assert not any(np.shares_memory(again["observation"][name], array) for name, array in shown(env).items())
    for agent in env.possible_agents:
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.action_space(agent) is env.action_space(agent)
    assert env.action_space("player_0") is not env.action_space("player_1")  # each is seeded by itself
    assert again["action_mask"].dtype == np.int8


@pytest.mark.compiled
def test_a_pickle_and_a_copy_are_the_same_environment_not_begun() -> None:
    env = table("king-of-tokyo", players=2, render_mode="ansi")
    env.reset(seed=8)
    for made in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        made.reset(seed=8)
        assert made.render() == env.render()
        assert (made.batch.options, made.render_mode) == (env.batch.options, "ansi")


@pytest.mark.compiled
@pytest.mark.parametrize("name", OURS)
def test_each_render_mode_draws_the_match(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    drawings = {}
    for mode in ("human", "ansi", "rgb_array"):
        env = table(name, players=2, render_mode=mode)
        env.reset(seed=1)
        capsys.readouterr()
        env.step(drawn(env, random.Random(2)))
        drawings[mode] = env.render()
        if mode == "human":
            assert capsys.readouterr().out == 2 * (str(env.match()) + "\n"), "after the step, and asked"
    assert drawings["human"] is None
    assert drawings["ansi"] == str(env.match())
    picture = drawings["rgb_array"]
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8
    height, width, colours = picture.shape
    assert min(height, width) > 100
    assert colours == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10
    silent = table(name, players=2)
    silent.reset()
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        assert silent.render() is None


@pytest.mark.compiled
def test_a_module_for_each_game() -> None:
    assert kingdomino_v0.env().metadata["name"] == "kingdomino_v0"
    assert kingdomino_v0.env().metadata["is_parallelizable"] is False
    assert str(king_of_tokyo_v0.raw_env()) == "king_of_tokyo_v0"
    assert sorted(kingdomino_v0.__all__) == ["env", "raw_env"]
    assert isinstance(kingdomino_v0.raw_env(players=3), AECEnv)
    import kingtable.envs

    assert kingtable.envs.kingdomino_v0 is kingdomino_v0
    for wrong in ("kingdomino_v1", "chess_v0", "kingdomino", "kingdomino_v", "kingdomino_v00"):
        with pytest.raises(AttributeError, match=f"no attribute '{wrong}'"):
            getattr(kingtable.envs, wrong)
        with pytest.raises(ModuleNotFoundError):
            __import__(f"kingtable.envs.{wrong}")


def outside(code: str) -> subprocess.CompletedProcess[str]:
    """Run a program of its own."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)


def test_the_module_is_imported_in_each_way_and_pettingzoo_only_with_it() -> None:
    light = "import sys, kingtable.envs; assert not {'pettingzoo', 'gymnasium'} & set(sys.modules); "
    for way in (
        "import kingtable.envs.kingdomino_v0 as k",
        "from kingtable.envs import kingdomino_v0 as k",
        "k = kingtable.envs.kingdomino_v0",
        "import importlib; k = importlib.import_module('kingtable.envs.kingdomino_v0')",
    ):
        done = outside(f"{light}{way}; print(k.env)")
        assert "Table" in done.stdout, done.stderr


def test_what_is_missing_is_named_with_the_command() -> None:
    begun = "import sys; sys.modules['pettingzoo'] = None; import kingtable.envs\n"
    told = outside(f"{begun}from kingtable.envs import kingdomino_v0").stderr.splitlines()[-1]
    assert told.endswith(f"which is not installed here: {command('pettingzoo', Path(sys.prefix))}")
    assert "Refused: This needs the package pettingzoo, " in told


@pytest.mark.compiled
@pytest.mark.parametrize("package", ["resvg_py", "PIL"])
def test_without_the_packages_for_pictures_all_else_works(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    env = table("kingdomino", render_mode="rgb_array")
    env.reset(seed=1)
    env.step(0)
    with pytest.raises(Refused, match=f"package {package}, .*pettingzoo"):
        env.render()


THEIRS = """
import warnings, kingtable.envs
from pettingzoo.test import api_test, seed_test
module = kingtable.envs.{name}_v0
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    for players in (2,):
        api_test(module.env(players=players))
        seed_test(lambda: module.env(players=players))
        env = module.env(players=players, render_mode="rgb_array")
        env.reset(seed=1)
        assert env.render().shape[2] == 3
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            env.step(None if over else int(seen["action_mask"].argmax()))
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pebbles", "tricks"])
def test_a_game_of_another_package_is_an_environment(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpack: Callable[[Path], Path] = {"pebbles": pebbles.unpacked, "tricks": pebbles.tricks}[name]
    folder = unpack(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    python(THEIRS.format(name=name), folder=folder)


@pytest.mark.compiled
def test_the_seat_that_looks_comes_first() -> None:
    env = table("kingdomino", players=3)
    env.reset(seed=2)
    while not all(env.terminations.values()):
        env.step(drawn(env, random.Random(3)))
    boards = [env.observe(agent)["observation"]["boards"] for agent in env.possible_agents]
    for seat in range(3):
        for turned in range(3):
            assert (boards[seat][turned] == boards[(seat + turned) % 3][0]).all()
