"""Gymnasium's own checks, and what they do not ask: each step beside a match, bots that play as they do elsewhere, many
environments at once, and what is refused."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import kingtable
from kingtable import bots
from kingtable.engine.chance import mixed
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.errors import InvalidOptions, Refused
from kingtable.envs.against import Against
from kingtable.envs.gymnasium import Solo, Solos
from kingtable.envs.others import GOES_ON, bots_of
from tests import tiers
from tests.king_of_tokyo.table import m, sitting

KINGDOMINO, TOKYO = "kingtable/Kingdomino-v0", "kingtable/KingOfTokyo-v0"
TABLES: list[tuple[str, dict[str, Any]]] = [
    (KINGDOMINO, {"players": 2, "opponents": ["greedy"]}),
    (KINGDOMINO, {"players": 3, "opponents": ["greedy", "random"], "seat": "random", "skip_forced": True}),
    (TOKYO, {"players": 2, "opponents": "roller", "seat": 1}),
    (TOKYO, {"players": 4, "opponents": ["random", "racer", "random"], "seat": "random"}),
]


def solo(id: str, **given: Any) -> Solo:
    """An environment without Gymnasium's wrappers."""
    made = gymnasium.make(id, **given).unwrapped
    assert isinstance(made, Solo)
    return made


def solos(id: str, many: int, **given: Any) -> Solos:
    """Many environments at once."""
    made = gymnasium.make_vec(id, num_envs=many, **given)
    assert isinstance(made, Solos)
    return made


@pytest.mark.compiled
@pytest.mark.slow(quick=2)
@pytest.mark.parametrize(("id", "given"), TABLES)
def test_the_peers_own_checks(id: str, given: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = solo(id, **given)
        for _ in range(tiers.times(2, 50)):
            check_env(env)


class Recorded:
    """A bot that plays the first legal action, and keeps what it saw."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, seen: Any, seat: int, seed: int) -> list[int]:
        self.seats.append(seat)
        return [kingtable.game(self.game).legal(seen)[0]]

    game = "kingdomino"


@pytest.mark.compiled
@pytest.mark.slow(quick=1)
@pytest.mark.parametrize(("id", "given"), TABLES)
def test_each_step_is_that_of_a_match(id: str, given: dict[str, Any]) -> None:
    """What the own seat does is in the match, what it is shown is the match's, and the end is worth what that says."""
    env, chance = solo(id, render_mode="ansi", **given), np.random.default_rng(1)
    for seed in range(tiers.times(5, 300)):
        seen, info = env.reset(seed=seed)
        over, seat, steps = False, int(env.games.seats[0]), 0
        while not over:
            if chance.random() < 0.2:
                match = env.match()
                assert match.to_move == seat
                assert env.render() == str(match)
                assert env.observation_space.contains(seen)
            assert info["action_mask"].any()
            played = chance.choice(np.flatnonzero(info["action_mask"]))
            seen, reward, over, cut, info = env.step(played)
            assert not info["illegal"]
            assert not cut
            assert over or reward == 0
            steps += 1
        match = env.match()
        assert env.render() == str(match)
        assert match.over or (id == TOKYO and match.state.health[seat] == 0), "who is out does not see the end"
        assert reward == (1 / len(match.winners) if seat in match.winners else 0)
        assert info["scores"].tolist() == match.scores
        assert not info["action_mask"].any()
        assert kingtable.replay(match.record()) == match
        assert steps > 3
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)


@pytest.mark.compiled
@pytest.mark.slow(quick=2)
@pytest.mark.parametrize(
    ("game", "bot", "players"),
    [
        *(("kingdomino", bot, 3) for bot in ("random", "novice", "greedy")),
        *(("king-of-tokyo", bot, 4) for bot in ("random", "builder", "roller")),
    ],
)
def test_a_compiled_bot_plays_what_it_plays_elsewhere(game: str, bot: str, players: int) -> None:
    """All its turns, from what its seat may know and the seed of each turn."""
    games, player, turns = Against(game, 1, seed=1, opponents=bot, players=players), bots.make(game, bot), 0
    for _ in range(tiers.times(40, 2_000)):
        match, chance = games.batch.match(0), int(games._own["chance"][0])
        before = len(match.moves)
        games.step(games.batch.sample())
        after = games.batch.match(0)
        if games.ended[0] or len(after.moves) == before:
            continue
        match.play(after.moves[before])
        while (seat := match.to_move) != 0:
            assert seat is not None
            chance = (chance + 0x9E3779B97F4A7C15) % (1 << 64)
            thought = int(interpreted(mixed)(chance)) >> 11
            for action in player.choose(match.rules.observed(match.state, seat, thought), seat, thought):
                match.do(int(action))
            turns += 1
        assert match == after
    assert turns > 10


@pytest.mark.compiled
def test_which_bots_play_compiled() -> None:
    for game in kingtable.GAMES:
        names = {told["bot"] for told in bots.names(game)}
        assert set(bots_of(game).names) <= names
        assert "random" in bots_of(game).names
    compiled = Against("kingdomino", 1, seed=1, opponents=["greedy", "novice"], players=3)
    assert (compiled._numbers[1:] >= 0).all()
    assert Against("kingdomino", 1, seed=1, opponents="sampler:5", players=2)._numbers[1] < 0


@pytest.mark.compiled
def test_bots_that_only_python_can_ask_sit_at_the_same_table() -> None:
    first, other = Recorded(), Recorded()
    env = solo(KINGDOMINO, players=4, opponents=[first, "greedy", other], seat=1)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(info["action_mask"].argmax())
        match = env.match()
        assert kingtable.replay(match.record()) == match
        assert match.over
    assert set(first.seats) == {2}
    assert set(other.seats) == {0}
    assert len(first.seats) > 3 * 12


@pytest.mark.compiled
def test_the_bots_sit_from_the_left_on_and_the_seat_may_be_random() -> None:
    greedy = solo(KINGDOMINO, players=2, opponents="greedy", seat="random")
    games, seats, won = greedy.games, set(), 0.0
    for seed in range(30):
        _, info = greedy.reset(seed=seed)
        seats.add(int(games.seats[0]))
        over = False
        while not over:
            _, reward, over, _, info = greedy.step(info["action_mask"].argmax())
        won += reward
    assert seats == {0, 1}
    assert won < 5, "greedy beats the first of all actions, from both seats"


@pytest.mark.compiled
@pytest.mark.parametrize(("id", "given"), [TABLES[0], TABLES[3]])
def test_many_environments_at_once(id: str, given: dict[str, Any]) -> None:
    env = solos(id, 16, **given)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=5)
    again, same = solos(id, 16, **given).reset(seed=5)
    assert all((seen[name] == array).all() for name, array in again.items())
    assert (infos["action_mask"] == same["action_mask"]).all()
    ends, chance = 0, np.random.default_rng(3)
    batch, own = env.games.batch, np.arange(16)
    while ends < 16:
        assert env.observation_space.contains(seen)
        assert infos["_action_mask"].all()
        assert infos["action_mask"].dtype == np.int8
        assert (infos["action_mask"] == batch.action_mask).all()
        assert (batch.to_move == env.games.seats).all(), "every lane waits for the own seat"
        for name, array in batch.observation.items():
            assert (seen[name].reshape(16, -1) == array[own, env.games.seats].reshape(16, -1)).all()
        matches = [env.match(lane) for lane in range(3)] if chance.random() < 0.1 else []
        assert [match.to_move for match in matches] == env.games.seats[: len(matches)].tolist()
        assert [len(match.actions()) for match in matches] == [
            len(match.actions()) if match.rules.piecewise else mask.sum()
            for match, mask in zip(matches, infos["action_mask"], strict=False)
        ]
        before = env.games.seats.copy()
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, over, cut, infos = env.step(actions)
        assert not cut.any()
        assert not rewards[~over].any()
        assert over.any() == ("final_obs" in infos)
        for lane in np.flatnonzero(over).tolist():
            ends += 1
            ended = batch.ended(lane)
            assert ended is not None
            assert rewards[lane] == (1 / len(ended.winners) if before[lane] in ended.winners else 0)
            assert infos["final_info"]["scores"][lane].tolist() == ended.scores
            assert env.single_observation_space.contains(infos["final_obs"][lane])
            assert not infos["final_info"]["action_mask"][lane].any()
            points = infos["final_obs"][lane]["points" if id == KINGDOMINO else "vp"]
            if not ended.options.get("dynasty") and id == TOKYO:
                turned = [ended.scores[(before[lane] + n) % len(ended.scores)] for n in range(len(ended.scores))]
                assert points[: len(turned)].tolist() == turned
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert (infos["_final_info"] == over).all()
            assert [one is not None for one in infos["final_obs"]] == over.tolist()


@pytest.mark.compiled
def test_a_game_ends_for_a_seat_that_is_out_of_it() -> None:
    games = Against("king-of-tokyo", 1, seed=1, opponents="racer", seat=0, players=4)
    games.batch.from_match(0, sitting(m(health=3, energy=9), m(), m(vp=5), m(), row=["high_altitude_bombing"]))
    games.step(games.batch.number_of(0, "buy high_altitude_bombing"))
    assert games.ended[0]
    assert games.rewards[0] == 0
    ended = games.batch.ended(0)
    assert ended is not None
    assert not ended.over
    assert ended.moves == ["buy high_altitude_bombing"], "nobody plays on"
    assert games.final(0)["health"].tolist() == [0, 7, 7, 7, 0, 0]
    assert games.final_scores[0].tolist() == ended.scores
    assert games.batch.to_move[0] == 0, "of the next game"
    games.step(games.batch.sample())
    assert not games.ended[0]


@pytest.mark.compiled
def test_each_game_may_give_another_seat_whoever_ended_the_one_before() -> None:
    games = Against("kingdomino", 1, seed=1, seat="random", players=3)
    changes: dict[bool, set[bool]] = {True: set(), False: set()}
    for _ in range(1_500):
        games.step(games.batch.sample())
        if games.ended[0]:
            ended = games.batch.ended(0)
            assert ended is not None
            last = int(games._own["last"][0])
            own = ended.at(len(ended.moves) - 1).to_move == last
            changes[own].add(int(games.seats[0]) != last)
    assert changes == {True: {True, False}, False: {True, False}}


@pytest.mark.compiled
@pytest.mark.parametrize("decided", [True, False])
def test_a_game_that_ends_before_a_decision_does_not_count(decided: bool) -> None:
    games = Against("king-of-tokyo", 1, seed=1, opponents="roller", seat=0, players=2)
    games.batch.from_match(0, sitting(m(), m(vp=20), turn=1, phase="buy"))
    games._own["status"], games._own["ended"], games._own["scores"] = GOES_ON, not decided, -1
    begun = games.batch.begun
    games._others()
    assert games.batch.begun == begun + 1
    assert games.batch.to_move[0] == 0
    ended = games.batch.ended(0)
    assert ended is not None
    assert ended.winners == [1]
    assert games.final_scores[0].tolist() == (ended.scores if decided else [-1, -1])


@pytest.mark.compiled
def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    env = solo(KINGDOMINO, players=2, opponents="greedy")
    seen, info = env.reset(seed=2)
    before = env.match()
    illegal = int(info["action_mask"].argmin())
    again, reward, over, cut, told = env.step(illegal)
    assert (reward, over, cut, told["illegal"]) == (0, False, False, True)
    assert env.match() == before
    assert (told["action_mask"] == info["action_mask"]).all()
    assert all((again[name] == array).all() for name, array in seen.items())
    _, _, _, _, told = env.step(int(info["action_mask"].argmax()))
    assert not told["illegal"]
    many = solos(KINGDOMINO, 3, players=2)
    _, infos = many.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = infos["action_mask"][1].argmin()
    stays = many.match(1)
    _, _, _, _, infos = many.step(actions)
    assert infos["illegal"].tolist() == [False, True, False]
    assert infos["_illegal"].all()
    assert many.match(1) == stays
    assert len(many.match(0).moves) > 1


@pytest.mark.compiled
@pytest.mark.parametrize("action", [261, -1, 1 << 70, 1.0, None, "0", [0, 1], True])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = solo(KINGDOMINO, players=2, opponents="greedy")
    env.reset(seed=2)
    before = env.games.batch.snapshot().tobytes(), env.games._own.tobytes()
    with pytest.raises(Refused, match="actions"):
        env.step(action)
    assert (env.games.batch.snapshot().tobytes(), env.games._own.tobytes()) == before


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"opponents": ["greedy", "greedy"]}, r"opponents: Give one bot for all opponents, or one for each of the 1\."),
        ({"opponents": []}, "There are 0"),
        ({"opponents": ["greedy", "deep"], "players": 3}, r"opponents\[1\]: There is no bot “deep”.* random, person"),
        ({"opponents": "greedy:5"}, r"opponents\[0\]: “greedy:5” is not possible: a budget"),
        ({"opponents": [3]}, r"opponents\[0\]: "),
        ({"seat": 2}, r"seat: A seat is a number from 0 to 1, or “random”\. “2” is not possible"),
        ({"seat": "left"}, "seat: .*“left” is not possible"),
        ({"seat": True}, "seat: "),
        ({"render_mode": "film"}, "render_mode: “film” is not possible"),
        ({"players": 7}, "players: “7” is not possible"),
    ],
)
def test_what_is_no_environment_is_refused(given: dict[str, Any], told: str) -> None:
    for make in (Solo, Solos):
        with pytest.raises(InvalidOptions, match=told):
            make("kingdomino", **{"players": 2, **given})


@pytest.mark.compiled
def test_a_bot_that_cannot_play_is_named() -> None:
    class Bad:
        chosen: Any = ()

        def choose(self, seen: Any, seat: int, seed: int) -> Any:
            return self.chosen

    def play() -> None:
        env = Solo("kingdomino", players=2, opponents=[Bad()], seat=0)
        _, info = env.reset(seed=1)
        for _ in range(4):  # both claim twice before the first domino lies
            info = env.step(int(info["action_mask"].argmax()))[4]

    Bad.chosen = ["=1", "nothing"]
    with pytest.raises(InvalidOptions, match=r"opponents: .*Bad"):
        play()
    Bad.chosen = ()
    with pytest.raises(InvalidOptions, match=r"opponents: .*chose nothing"):
        play()


@pytest.mark.compiled
def test_a_seed_decides_all_games_and_without_one_each_is_another() -> None:
    envs = [solo(TOKYO, players=4, seat="random", opponents="racer") for _ in range(2)]
    found: list[Any] = []
    for env in envs:
        found.append([])
        for seed in (3, None, None, 3):
            env.reset(seed=seed)
            found[-1].append((env.games.seats.tolist(), env.match().seed, env.match().moves))
    assert found[0] == found[1]
    assert found[0][0] == found[0][3]
    assert len({told[1] for told in found[0]}) == 3
    wrong: list[Any] = [-1, 1.5, [1, 2]]
    for seed in wrong:
        with pytest.raises(InvalidOptions, match="seed: A seed is a whole number"):
            envs[0].reset(seed=seed)


@pytest.mark.compiled
def test_pictures_of_many(capsys: pytest.CaptureFixture[str]) -> None:
    env = solos(KINGDOMINO, 2, players=2, render_mode="rgb_array")
    env.reset(seed=1)
    frames = env.render()
    assert frames is not None
    assert [frame.shape[2] for frame in frames] == [3, 3]
    assert (frames[0] != frames[1]).any()
    human = solo(KINGDOMINO, players=2, render_mode="human")
    human.reset(seed=1)
    assert capsys.readouterr().out == str(human.match()) + "\n"


@pytest.mark.compiled
@pytest.mark.parametrize(
    "order",
    [
        "import gymnasium, kingtable.envs",
        "import kingtable.envs, gymnasium",
        "import kingtable.envs, importlib.util; importlib.util.find_spec('gymnasium'); import gymnasium",
        "import kingtable.envs, pettingzoo, gymnasium",
        "import gymnasium; gymnasium.make('kingtable.envs:kingtable/Kingdomino-v0')",
    ],
)
def test_the_ids_are_known_in_whichever_order_one_imports(order: str) -> None:
    code = f"{order}; print(sorted(id for id in gymnasium.registry if id.startswith('kingtable')))"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout == f"['{TOKYO}', '{KINGDOMINO}']\n", done.stderr


def test_the_ids_come_without_gymnasium_and_cost_nothing() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import kingtable.envs; print(kingtable.envs.Batch)"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, timeout=120)
    assert "Batch" in done.stdout, done.stderr
