"""Matches between bots: rotation, common deals, intervals."""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import kingtable
from kingtable.arena.intervals import half_width
from kingtable.arena.matches import Played, play_match, standings


def test_every_deal_is_played_in_every_rotation() -> None:
    played = play_match("kingdomino", ("random", "greedy", "random"), {}, games=7, seed=11)
    assert len(played) == 9
    for deal in range(3):
        seatings = [p.seating for p in played if p.deal == deal]
        assert sorted(seatings) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_the_games_of_a_deal_have_the_same_dominoes() -> None:
    played = play_match("kingdomino", ("random", "greedy"), {}, games=2, seed=4)
    lines = []
    for p in played:
        record = {"version": 1, "game": "kingdomino", "options": {"players": 2}, "seed": 4, "moves": list(p.moves)}
        match = kingtable.replay({**record, "result": {"scores": list(p.scores), "ranks": list(p.ranks)}})
        lines.append([event["dominoes"] for event in match.events if event["e"] == "line"])
    assert lines[0] == lines[1]


@pytest.mark.slow
def test_matches_repeat_themselves_in_one_process_and_in_two() -> None:
    one = play_match("kingdomino", ("greedy", "random"), {}, games=8, seed=1)
    assert one == play_match("kingdomino", ("greedy", "random"), {}, games=8, seed=1, processes=2)


def test_win_shares_add_up_to_one() -> None:
    played = play_match("kingdomino", ("random", "random", "greedy", "random"), {}, games=40, seed=2)
    found = standings(("random", "random", "greedy", "random"), played)
    assert math.isclose(sum(s.seats * s.wins for s in found), 1.0)
    assert [(s.bot, s.seats) for s in found] == [("random", 3), ("greedy", 1)], "equal bots are one row"


def test_intervals_are_taken_over_deals() -> None:
    values = [1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0]
    apart = half_width(values, [0, 1, 2, 3, 4, 5, 6, 7])
    together = half_width(values, [0, 0, 1, 1, 2, 2, 3, 3])
    assert together > apart
    assert half_width([1.0], [0]) == math.inf


def test_bad_input_is_refused_before_a_game_is_played() -> None:
    with pytest.raises(kingtable.InvalidOptions):
        play_match("kingdomino", ("greedy", "nobody"), {}, games=2)
    with pytest.raises(kingtable.InvalidOptions):
        play_match("kingdomino", ("greedy", "greedy", "greedy"), {"mighty_duel": True}, games=3)


def test_where_nobody_wins_nobody_has_a_share() -> None:
    ends = [((20, 3), (1, 2), (0,)), ((5, 5), (1, 1), ()), ((20, 20), (1, 1), (0, 1)), ((4, 20), (2, 1), (1,))]
    played = [Played(deal, (0, 1), *end, moves=()) for deal, end in enumerate(ends)]
    assert [s.wins for s in standings(("a", "b"), played)] == [0.375, 0.375]


@dataclass
class First:
    """Plays the first legal action: as a number, or in notation."""

    notation: bool = False
    name: str = "first"

    def choose(self, seen: Any, seat: int, seed: int) -> Sequence[int | str]:
        rules = kingtable.game("kingdomino")
        action = rules.legal(seen)[0]
        return [rules.written(seen, action) if self.notation else action]


class Wrong:
    """Chooses what it is told to choose, whatever lies on the table."""

    def __init__(self, *chosen: int | str) -> None:
        self.chosen = chosen

    def choose(self, seen: Any, seat: int, seed: int) -> Sequence[int | str]:
        return self.chosen


def test_anything_with_choose_plays_in_one_process_and_in_two() -> None:
    players = (First(), First(notation=True), "random")
    one = play_match("kingdomino", players, {}, games=6, seed=3)
    assert one == play_match("kingdomino", players, {}, games=6, seed=3, processes=2)
    assert [s.bot for s in standings(players, one)] == ["first", "first", "random"]
    same = play_match("kingdomino", (First(), First(), "random"), {}, games=6, seed=3)
    assert one == same, "numbers and notation are one"


@pytest.mark.slow
def test_a_bot_of_ones_own_module_plays_from_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import kingtable\n\n\nclass Mine:\n    def choose(self, seen, seat, seed):\n"
        "        return [kingtable.game('kingdomino').legal(seen)[-1]]\n"
    )
    kingtable_ = [sys.executable, "-c", "from kingtable.cli import main; main()", "match"]
    command = [*kingtable_, "mine:Mine", "random", "--games", "8", "--json"]
    for processes in ("1", "2"):
        done = subprocess.run(
            [*command, "--processes", processes], cwd=tmp_path, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        assert [s["bot"] for s in json.loads(done.stdout)["standings"]] == ["mine:Mine", "random"]
    wrong = subprocess.run([*kingtable_, "mine:Yours", "random"], cwd=tmp_path, capture_output=True, text=True)
    assert wrong.returncode == 2
    assert "mine:Yours" in wrong.stderr
    assert "Traceback" not in wrong.stderr


@pytest.mark.slow
def test_the_example_of_a_bot_plays() -> None:
    example = Path(__file__).parents[2] / "examples" / "my_bot.py"
    told = subprocess.run(
        [sys.executable, str(example)], capture_output=True, text=True, check=True, timeout=120
    ).stdout
    assert re.fullmatch(r"crowns: \d+% of 10 games, [\d.]+ points\ngreedy: .*\n", told)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (First, "not its class"),
        (object(), "is not a bot"),
        ("nowhere_at_all:Bot", "cannot be made"),
        ("kingtable.bots:Nobody", "cannot be made"),
        (Wrong(), "chose nothing"),
        (Wrong(10**6), "not legal"),
        (Wrong("=99"), r"Wrong chose =99 after \d+ moves"),
        (Wrong(0, 1, 2, 3), "which cannot be played"),
    ],
)
def test_what_is_no_bot_or_plays_wrongly_is_named(bot: Any, said: str) -> None:
    with pytest.raises(kingtable.InvalidOptions, match=said):
        play_match("kingdomino", (bot, "random"), {}, games=2)
