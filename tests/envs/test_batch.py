"""A batch is many matches at once: each step is held against `Match`; what is wrong is refused whole."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable.data.rows import actions_of
from kingtable.engine.chance import generator, seeded
from kingtable.engine.compiler.jit import interpreted, rule
from kingtable.engine.errors import IllegalAction, InvalidOptions, Refused
from kingtable.envs import Batch, batch, stepping
from kingtable.king_of_tokyo.cards.deck import KINDS
from kingtable.king_of_tokyo.layout import BUY_FROM, PLAYERS, SELL
from kingtable.king_of_tokyo.observing.piecewise import DONE, GIVE
from kingtable.testing import formats
from tests import pebbles, tiers
from tests.engine.test_adding_a_game import python

OURS = ("kingdomino", "king-of-tokyo")
GAMES = {"kingdomino": tiers.times(1_000, 16_000), "king-of-tokyo": tiers.times(100, 1_600)}
"""How many games are held against `Match`."""


@pytest.fixture
def four() -> Batch:
    """Four games of Kingdomino, some moves in."""
    games = Batch("kingdomino", 4, seed=1, players=2)
    for _ in range(11):
        games.step(games.sample())
    return games


def kept(games: Batch) -> list[bytes]:
    """All that a batch shows, and all that it is."""
    shown: list[Any] = [
        games.action_mask,
        games.to_move,
        games.rewards,
        games.terminated,
        games.illegal,
        games.final_scores,
    ]
    return [array.tobytes() for array in (*shown, *games.observation.values(), games.snapshot())]


def held(games: Batch, lane: int, match: kingtable.Match) -> None:
    """Hold what a lane asks for against a match."""
    assert games.to_move[lane] == match.to_move
    legal = np.flatnonzero(games.action_mask[lane]).tolist()
    assert match.to_move is not None
    if max(legal) < GIVE:  # hearts are given one by one: tests/envs/test_king_of_tokyo.py
        assert legal == sorted(turned(match, action, -match.to_move) for action in match.actions())


def turned(match: kingtable.Match, action: int, by: int | None) -> int:
    """The number of an action whose seat, if it has one, is counted on by so many seats: only King of Tokyo's have."""
    if match.game != "king-of-tokyo" or not BUY_FROM <= action < SELL:
        return action
    seat, kind = divmod(int(action) - BUY_FROM, KINDS)
    base, seat = seat // PLAYERS * PLAYERS, seat % PLAYERS
    return BUY_FROM + KINDS * (base + (seat + (by or 0)) % match.players) + kind


@pytest.mark.compiled
@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("name", OURS)
def test_each_step_of_many_games_is_that_of_a_match(name: str) -> None:
    variants = list(formats(name, 8, 1))
    for number, options in enumerate(variants):
        games, ended = Batch(name, 16, seed=number, **options), 0
        returns = interpreted(kingtable.game(name).functions["returns"])
        matches = [kingtable.new(name, seed=seed, **options) for seed in games.seeds]
        for lane, match in enumerate(matches):
            held(games, lane, match)
        while ended < GAMES[name] // len(variants):
            actions = games.sample()
            before = games.snapshot() if name == "king-of-tokyo" and (actions >= GIVE).any() else None
            games.step(actions)
            assert not games.illegal.any()
            for lane, match in enumerate(matches):
                if before is None or actions[lane] < GIVE:
                    match.do(turned(match, actions[lane], match.to_move))
                elif actions[lane] < DONE:
                    continue
                else:
                    which = before["lane"]["games"][lane] & 1
                    match.do(games.snapshot()["log"][lane, which, len(match.moves)])
                assert games.terminated[lane] == match.over
                worth = [returns(match.state, seat) for seat in range(match.players)]
                assert games.rewards[lane].tolist() == np.array(worth, np.float32).tolist()
                if match.over:
                    ended += 1
                    assert games.final_scores[lane].tolist() == match.scores
                    matches[lane] = kingtable.new(name, seed=games.seeds[lane], **options)
                held(games, lane, matches[lane])


@pytest.mark.compiled
@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("name", OURS)
def test_every_seat_observes_what_it_may_know_and_no_more(name: str) -> None:
    """What is written step by step is what is observed at once; and so it is when all that a seat does not know is
    drawn again."""
    for number, options in enumerate(formats(name, 8, 2)):
        games = Batch(name, 4, seed=number, **options)
        machine, once = games.machine, games.machine.observation.copy()
        for step in range(tiers.times(150, 2_000)):
            games.step(games.sample())
            states = games.snapshot()["lane"]["state"]
            for lane in range(games.lanes):
                for seat in range(games.players):
                    redrawn = states[lane : lane + 1].copy()
                    redrawn["chance"] = seeded(step, seat)
                    machine.determinize(redrawn[0], seat)
                    once[:] = machine.observation
                    machine.observe(redrawn[0], seat, once[0])
                    for field in machine.observation.dtype.names or ():
                        values = games.observation[field]
                        assert np.array_equal(values[lane, seat], once[0][field]), (options, step, lane, seat, field)


@pytest.mark.compiled
@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("name", OURS)
def test_every_game_is_a_record_that_replays(name: str) -> None:
    for number, options in enumerate(formats(name, 4, 3)):
        games, many = Batch(name, 8, seed=number, **options), 0
        assert games.ended(0) is None
        with pytest.raises(Refused):
            games.log_of_ended(0)
        while many < 10:
            games.step(games.sample())
            for lane in np.flatnonzero(games.terminated).tolist():
                ended = games.ended(lane)
                assert ended is not None
                seed, actions = games.log_of_ended(lane)
                assert seed == ended.seed
                assert actions_of(ended) == actions.tolist()
                again = kingtable.replay(json.dumps(ended.record()))
                assert again.over
                assert again.scores == games.final_scores[lane].tolist()
                many += 1
        for lane in range(games.lanes):
            match = games.match(lane)
            held(games, lane, match)
            assert kingtable.replay(match.record()) == match


@pytest.mark.compiled
def test_a_lane_plays_the_same_games_in_every_batch_of_a_seed() -> None:
    few, many = (Batch("kingdomino", lanes, seed=9, players=3) for lanes in (2, 5))
    seen = set[int]()
    for _ in range(200):
        assert few.seeds.tolist() == many.seeds[:2].tolist()
        seen |= set(many.seeds.tolist())
        few.step(few.action_mask.argmax(axis=1))
        many.step(many.action_mask.argmax(axis=1))
    assert len(seen) == 5 + sum(many.snapshot()["lane"]["games"] - 1)
    assert max(seen) < 1 << 53, "JSON keeps them in other languages, too"
    before = few.seeds
    few.reset()
    assert not set(before.tolist()) & set(few.seeds.tolist())
    few.reset(seed=9)
    assert few.seeds.tolist() == Batch("kingdomino", 2, seed=9, players=3).seeds.tolist()
    assert not few.final_scores.any()


@pytest.mark.compiled
@pytest.mark.parametrize("dtype", ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", ">i4"])
def test_actions_of_any_integer_dtype_are_taken_without_a_new_compile(four: Batch, dtype: str) -> None:
    run: Any = stepping.run_of("kingdomino", stepping.form_of("kingdomino", "bytes"))
    before = len(run.signatures)
    other = Batch("kingdomino", 4, seed=1, players=2)
    other.restore(four.snapshot())
    claims = np.arange(4)
    four.step(claims)
    other.step(claims.astype(dtype))
    assert kept(four) == kept(other)
    four.step(four.sample()[::1])
    other.step(list(other.sample()))
    assert kept(four) == kept(other)
    assert len(run.signatures) == before


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([0, 0, 0], "actions: This needs one whole number for each game: an array of integers of shape (4,). "),
        ([[0], [0], [0], [0]], "actions: "),
        (3, "The shape is (), the type int64."),
        ([0.0, 1.0, 2.0, 3.0], "The shape is (4,), the type float64."),
        ([True, False, True, True], "the type bool."),
        (["0", "1", "2", "3"], "the type <U1."),
        ([0, 1, None, 2], "the type object."),
        ([0, 1, 1 << 80, 2], "the type object."),
        ([0, 1, 261, 2], "actions[2]: There is no action 261. Actions have the numbers from 0 to 260."),
        ([0, -1, 0, 2], "actions[1]: There is no action -1. "),
        ([0, 0, 0, -3], "actions[3]: There is no action -3. "),
        (np.array([0, 1 << 63, 0, 0], np.uint64), "actions[1]: There is no action 9"),
    ],
)
def test_what_is_no_action_is_refused_and_changes_nothing(four: Batch, actions: Any, told: str) -> None:
    before = kept(four)
    with pytest.raises(Refused) as refused:
        four.step(actions)
    assert told in str(refused.value)
    assert kept(four) == before


@pytest.mark.compiled
def test_an_illegal_action_marks_its_lane_which_stays(four: Batch) -> None:
    before, other = four.snapshot(), four.sample().copy()
    wrong = other.copy()
    wrong[2] = four.action_mask[2].argmin()
    four.step(wrong)
    assert four.illegal.tolist() == [False, False, True, False]
    assert not four.terminated.any()
    assert not four.rewards.any()
    assert four.snapshot()["lane"]["state"][2] == before["lane"]["state"][2]
    assert four.snapshot()["lane"]["state"][1] != before["lane"]["state"][1]
    held(four, 2, four.match(2))
    assert len(four.match(2).moves) == 11
    four.step(four.sample())
    assert not four.illegal.any()
    while not four.terminated[2]:
        four.step(four.sample())
    won = four.rewards[2].copy()
    assert won.sum() == 1
    wrong = four.sample().copy()
    wrong[2] = four.action_mask[2].argmin()
    four.step(wrong)
    assert not four.terminated[2]
    assert not four.rewards[2].any()


@pytest.mark.compiled
def test_one_lane_takes_a_number() -> None:
    one = Batch("kingdomino", 1, seed=3)
    one.step(2)
    one.step(np.int8(one.sample()[0]) * np.ones(1, np.int8))
    assert len(one.match(0).moves) == 2
    for wrong in (-1, 261, 1 << 70, True, 1.0, None, "2"):
        with pytest.raises(Refused):
            one.step(wrong)  # type: ignore[arg-type]
    assert len(one.match(0).moves) == 2


def test_what_is_wrong_when_a_batch_is_made_is_named() -> None:
    for lanes in (0, -1, True, 2.0, 1 << 21):
        with pytest.raises(Refused, match="lanes: Give a whole number from 1 to"):
            Batch("kingdomino", lanes, seed=1)  # type: ignore[arg-type]
    for seed in (-1, 1 << 64, None, 1.5):
        with pytest.raises(InvalidOptions, match="seed"):
            Batch("kingdomino", 1, seed=seed)  # type: ignore[arg-type]
    with pytest.raises(InvalidOptions, match="There is no game “chess”"):
        Batch("chess", 1, seed=1)
    with pytest.raises(InvalidOptions, match="players: “5” is not possible"):
        Batch("kingdomino", 1, seed=1, players=5)


@pytest.mark.compiled
def test_nobody_writes_into_what_a_batch_shows(four: Batch) -> None:
    shown: list[Any] = [four.action_mask, four.to_move, four.rewards, four.terminated, four.illegal, four.final_scores]
    for array in (*shown, *four.observation.values()):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    with pytest.raises(TypeError):
        four.observation["points"] = four.to_move  # type: ignore[index]


@pytest.mark.compiled
def test_the_arrays_are_made_once_and_have_the_types_that_are_told(four: Batch) -> None:
    points, mask = four.observation["points"], four.action_mask
    for _ in range(60):
        four.step(four.sample())
    four.reset()
    assert points is four.observation["points"]
    assert mask is four.action_mask
    told: list[tuple[Any, str, tuple[int, ...]]]
    told = [(mask, "int8", (4, 261)), (four.to_move, "int8", (4,)), (four.rewards, "float32", (4, 2))]
    told += [(four.terminated, "bool", (4,)), (four.illegal, "bool", (4,)), (four.final_scores, "int32", (4, 2))]
    for array, dtype, shape in told:
        assert (array.dtype, array.shape) == (np.dtype(dtype), shape)


@pytest.mark.compiled
def test_a_snapshot_brings_all_back_also_into_another_batch(four: Batch) -> None:
    snapshot = four.snapshot()
    before = kept(four)

    def later(games: Batch) -> list[bytes]:
        for _ in range(70):
            games.step(games.sample())
        assert kingtable.replay(games.match(1).record()) == games.match(1)
        return kept(games)

    first = later(four)
    four.restore(snapshot)
    assert kept(four) == before
    assert later(four) == first
    other = Batch("kingdomino", 4, seed=77, players=2)
    other.restore(snapshot)
    assert later(other) == first


@pytest.mark.compiled
def test_what_is_no_snapshot_of_this_batch_is_refused(four: Batch) -> None:
    before = kept(four)
    others = [Batch("kingdomino", 3, seed=1, players=2), Batch("kingdomino", 4, seed=1, players=2, harmony=True)]
    others += [Batch("kingdomino", 4, seed=1, players=3)]
    for wrong in (*(other.snapshot() for other in others), four.snapshot()[:2], np.zeros(4), None, b"x"):
        with pytest.raises(Refused, match=r"snapshot: This must be a snapshot of a batch of kingdomino .* \(4,\)"):
            four.restore(wrong)  # type: ignore[arg-type]
    assert kept(four) == before


@pytest.mark.compiled
def test_a_match_goes_on_in_a_lane_and_comes_back_whole(four: Batch) -> None:
    match = kingtable.new("kingdomino", seed=5, players=2)
    for _ in range(20):
        match.play(match.legal()[-1])
    seeds = four.seeds
    others = four.snapshot()["lane"]["state"][[0, 1, 3]]
    four.from_match(2, match)
    assert four.match(2) == match
    held(four, 2, match)
    assert (four.snapshot()["lane"]["state"][[0, 1, 3]] == others).all()
    assert four.seeds[[0, 1, 3]].tolist() == seeds[[0, 1, 3]].tolist()
    broken_off = four.ended(2)
    assert broken_off is not None
    assert broken_off.seed == seeds[2]
    while not four.terminated[2]:
        action = four.sample().copy()
        match.do(action[2])
        four.step(action)
    assert match.scores == four.final_scores[2].tolist()
    assert four.ended(2) == match
    assert four.match(2).moves == []
    assert len(match.moves) == 48


@pytest.mark.compiled
@pytest.mark.parametrize("source", [{"key": bytes(32)}, {"position": True}])
def test_a_match_without_a_seed_of_its_own_goes_on_as_from_its_position(four: Batch, source: dict[str, Any]) -> None:
    if "position" in source:
        match = kingtable.from_position(four.match(0).position(), seed=4)
    else:
        match = kingtable.new("kingdomino", players=2, **source)
    match.play(match.legal()[0])
    four.from_match(1, match)
    for _ in range(9):
        four.step(four.sample())
    again = four.match(1)
    held(four, 1, again)
    assert kingtable.replay(json.dumps(again.record())) == again
    snapshot = four.snapshot()
    other = Batch("kingdomino", 4, seed=1, players=2)
    other.restore(snapshot)
    with pytest.raises(Refused, match="lane: Game 1 began in another batch"):
        other.match(1)
    assert other.match(0) == four.match(0)


@pytest.mark.compiled
def test_a_match_that_does_not_fit_is_refused(four: Batch) -> None:
    before = kept(four)
    over = four.ended(0) or four.match(0)
    while not over.over:
        over.play(over.legal()[0])
    others = [kingtable.new("kingdomino", players=3), kingtable.new("king-of-tokyo", players=2), "a match", None, over]
    for wrong in others:
        with pytest.raises(Refused, match="match: "):
            four.from_match(0, wrong)  # type: ignore[arg-type]
    for lane in (4, -1, 1.0, None):
        for ask in (four.match, four.ended, lambda lane: four.from_match(lane, four.match(0))):
            with pytest.raises(Refused, match="lane: Give a whole number from 0 to 3"):
                ask(lane)  # type: ignore[arg-type]
    assert kept(four) == before


@pytest.mark.compiled
def test_actions_have_texts(four: Batch) -> None:
    for lane in range(4):
        match = four.match(lane)
        for action, text in zip(match.actions(), match.legal(), strict=True):
            assert four.text_of(lane, action) == text
            assert four.number_of(lane, text) == action
    with pytest.raises(IllegalAction):
        four.text_of(0, four.action_mask[0].argmin())
    with pytest.raises(IllegalAction, match="action: Action 261 is not legal now"):
        four.text_of(0, 261)
    with pytest.raises(IllegalAction):
        four.number_of(0, "no move")


@pytest.mark.compiled
@pytest.mark.parametrize("name", OURS)
def test_forced_actions_are_skipped_where_that_is_asked(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "LOG", 4)  # so that the log grows in the middle of forced actions
    games = Batch(name, 8, seed=4, skip_forced=True, players=3)
    skipped = 0
    for _ in range(300):
        before = games.snapshot()["lane"]
        many = before["moves"][np.arange(8), before["games"] & 1]
        assert ((many == 0) | (games.action_mask.sum(axis=1) > 1)).all()
        games.step(games.sample())
        after = games.snapshot()["lane"]
        more = after["moves"][np.arange(8), after["games"] & 1] - many
        skipped += int((more[before["games"] == after["games"]] > 1).sum())
    assert skipped > 50 or name != "kingdomino", "in King of Tokyo nobody is asked who has no choice"
    for lane in range(8):
        held(games, lane, games.match(lane))
        ended = games.ended(lane)
        assert ended is not None
        assert kingtable.replay(ended.record()).scores == games.final_scores[lane].tolist()


@pytest.mark.compiled
def test_compiled_code_seeds_as_python_does() -> None:
    seeds = np.array([0, 1, 7, (1 << 53) - 1, (1 << 64) - 1], np.uint64)
    found = seeds.copy()
    _generators(found)
    assert found.tolist() == [seeded(int(seed)) for seed in seeds]


@rule
def _generators(seeds: Any) -> None:
    for i in range(len(seeds)):
        seeds[i] = generator(seeds[i])


def test_the_package_alone_loads_no_environment_and_no_environment_loads_the_compiler() -> None:
    code = "import sys, kingtable; assert 'kingtable.envs' not in sys.modules; import kingtable.envs; "
    heavy = "{'numba', 'gymnasium', 'pettingzoo', 'torch', 'pyarrow', 'ray'}"
    subprocess.run([sys.executable, "-c", f"{code}assert not {heavy} & set(sys.modules)"], check=True, timeout=60)
    told = subprocess.run(
        [sys.executable, "-c", "import kingtable.envs; kingtable.envs.Batch('kingdomino', 1, seed=1)"],
        env={"KINGTABLE_INTERPRETED": "1", "PATH": ""},
        capture_output=True,
        text=True,
        timeout=60,
    ).stderr
    assert "A batch needs compiled rules" in told


@pytest.mark.compiled
def test_the_lines_of_the_laboratory_run(capsys: pytest.CaptureFixture[str]) -> None:
    document = (Path(__file__).parents[2] / "docs/laboratory.md").read_text("utf-8")
    section = document.partition("## Many games at once")[2].partition("\n## ")[0]
    code = section.partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {}
    exec(compile(code, "docs/laboratory.md", "exec"), names)
    assert capsys.readouterr().out.count("[") == 2
    assert len([line for line in code.splitlines() if line]) <= 15
    assert (names["boards"].dtype, names["boards"].shape) == (np.uint8, (64, 2, 4, 9, 8, 8))
    assert names["mine"].shape == (64, 4, 9, 8, 8)
    assert (names["legal"].dtype, names["legal"].shape) == (np.int8, (64, 261))
    assert kingtable.replay(names["record"]).over


THEIRS = """
import json, numpy as np, kingtable
from kingtable.envs import Batch
for players in (2, 3, 4):
    games = Batch({name!r}, 6, seed=players, players=players)
    assert games.match(0).state.players == players
    matches = [kingtable.new({name!r}, seed=seed, players=players) for seed in games.seeds]
    for _ in range(120):
        actions = games.sample()
        games.step(actions)
        for lane, match in enumerate(matches):
            match.do(actions[lane])
            assert games.terminated[lane] == match.over
            if match.over:
                assert games.final_scores[lane].tolist() == match.scores
                assert kingtable.replay(json.dumps(games.ended(lane).record())) == match
                matches[lane] = match = kingtable.new({name!r}, seed=games.seeds[lane], players=players)
            assert np.flatnonzero(games.action_mask[lane]).tolist() == sorted(match.actions())
            assert games.to_move[lane] == match.to_move
    assert games.final_scores.any()
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pebbles", "tricks"])
def test_a_game_of_another_package_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = {"pebbles": pebbles.unpacked, "tricks": pebbles.tricks}[name](tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    python(THEIRS.format(name=name), folder=folder)
