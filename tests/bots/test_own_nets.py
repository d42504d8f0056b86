"""A net of your own plays wherever a bot is named: `planner:net=FILE`, `expert:40,net=FILE`."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable import bots
from kingtable.arena.matches import play_match
from kingtable.arena.tournament import Tournament, play
from kingtable.bots.king_of_tokyo.players import WEIGHTS
from kingtable.bots.kingdomino.planner import WEIGHTS as KINGDOM
from kingtable.bots.net import Net
from kingtable.bots.net_file import UnfitNet, save
from kingtable.bots.players import players_of
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.text import json_of
from tests.cli.test_commands import run

SHIPPED = {
    ("kingdomino", "planner"): KINGDOM,
    ("kingdomino", "expert"): KINGDOM,
    ("kingdomino", "master"): KINGDOM,
    ("king-of-tokyo", "learner"): WEIGHTS / "learner.npz",
    ("king-of-tokyo", "expert"): WEIGHTS / "expert.npz",
}
GAMES = sorted({game for game, _ in SHIPPED})
FIRST = {"kingdomino": "planner", "king-of-tokyo": "learner"}


def another(game: str, file: Path, seed: int = 1) -> Path:
    """Write a net of small random weights for a game."""
    spec, chance = players_of(game).net, np.random.default_rng(seed)
    assert spec is not None
    shapes = ((spec.inputs, 8), (8,), (8, 4), (4,), (4, spec.outputs), (spec.outputs,))
    save(file, Net(*(chance.normal(size=shape).astype(np.float32) for shape in shapes)), spec, {})
    return file


def turns(game: str, bot: Any, count: int = 12) -> list[list[str]]:
    """What a bot would play at some moments of one game of random moves."""
    match, found = kingtable.new(game, seed=4), list[list[str]]()
    while len(found) < count and (seat := match.to_move) is not None:
        if len(match.moves) % 3 == 0:
            found.append(bots.choose(game, bot, match.observe(seat, 5), seat, 6))
        legal = match.legal()
        match.play(legal[(7 * len(match.moves)) % len(legal)])
    return found


def test_every_learned_bot_is_here() -> None:
    assert [(game, bot) for game in kingtable.GAMES for bot in players_of(game).learned] == list(SHIPPED)


@pytest.mark.parametrize(("game", "bot"), SHIPPED, ids="-".join)
def test_the_shipped_net_by_its_file_plays_as_without_and_another_one_plays_otherwise(
    game: str, bot: str, tmp_path: Path
) -> None:
    file = shutil.copy(SHIPPED[game, bot], tmp_path / "a, b:net=c.npz")
    other = another(game, tmp_path / "other.npz")
    budget = "4," if bots.make(game, bot).budget else ""  # type: ignore[attr-defined]
    plain = turns(game, f"{bot}:4" if budget else bot)
    assert turns(game, f"{bot}:{budget}net={file}") == plain
    assert turns(game, f"{bot}:{budget}net={other}") != plain


def test_a_budget_and_a_net_go_together(tmp_path: Path) -> None:
    file = another("kingdomino", tmp_path / "net.npz")
    made: Any = bots.make("kingdomino", f"expert:7,net={file}")
    assert (made.budget, made.net.first.shape) == (7, (242, 8))
    assert bots.make("kingdomino", f"expert:net={file}").budget == 500  # type: ignore[attr-defined]
    for wrong in (f"expert:0,net={file}", f"planner:5,net={file}", f"expert:net={file},7", f"expert:,net={file}x"):
        with pytest.raises(ValueError, match=r"bot|net"):
            bots.make("kingdomino", wrong)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow(quick=1)
def test_a_net_plays_the_same_in_worker_processes_and_where_nothing_is_compiled(game: str, tmp_path: Path) -> None:
    spec = f"{FIRST[game]}:net={another(game, tmp_path / 'net.npz')}"
    names: tuple[str, ...] = (spec, "random")
    alone, beside = (play_match(game, names, {}, games=4, seed=2, processes=processes) for processes in (1, 2))
    assert alone == beside
    told = Tournament(game, names, {**kingtable.game(game).spec.full({}), "players": 2}, 2)
    assert play(told, tmp_path / "file.jsonl", processes=2).found == play(told).found
    code = f"from tests.bots.test_own_nets import turns; print(turns({game!r}, {spec!r}, 3))"
    environment = {**os.environ, "KINGTABLE_INTERPRETED": "1"}
    plain = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    assert plain.stdout.strip() == str(turns(game, spec, 3))


REFUSED = {
    "missing": ("kingdomino", "planner:net={0}/none.npz", "cannot be read"),
    "empty": ("kingdomino", "planner:net=", "cannot be read"),
    "text": ("kingdomino", "expert:5,net={0}/text.npz", "cannot be read"),
    "other game": ("kingdomino", "planner:net={0}/tokyo.npz", "is for king-of-tokyo"),
    "other game too": ("king-of-tokyo", "learner:net={0}/kingdom.npz", "is for kingdomino"),
    "unnamed other game": ("kingdomino", f"planner:net={WEIGHTS / 'learner.npz'}", "242 inputs"),
    "shape": ("kingdomino", "planner:net={0}/wide.npz", "does not fit"),
    "version": ("kingdomino", "planner:net={0}/old.npz", "version 1"),
    "a bot without": ("kingdomino", "greedy:net={0}/kingdom.npz", "reads no net file; these bots do: planner"),
    "another without": ("king-of-tokyo", "roller:net={0}/tokyo.npz", "these bots do: learner, expert"),
}
"""By name: the game, a spec whose files are in a folder, and some words of its refusal."""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with nets of both games, and what is none."""
    another("king-of-tokyo", tmp_path / "tokyo.npz")
    with np.load(another("kingdomino", tmp_path / "kingdom.npz")) as held:
        arrays: dict[str, Any] = {name: held[name] for name in held.files}
    np.savez(tmp_path / "old.npz", **{**arrays, "version": np.array(1)})
    np.savez(tmp_path / "wide.npz", **{**arrays, "first": arrays["first"][:-1]})
    (tmp_path / "text.npz").write_text("no net")
    return tmp_path


@pytest.mark.parametrize("which", REFUSED)
def test_a_net_that_does_not_fit_is_refused_in_one_sentence_everywhere(which: str, files: Path) -> None:
    game, spec, said = REFUSED[which]
    spec = spec.format(files)
    with pytest.raises(ValueError, match=said) as error:
        bots.make(game, spec)
    assert isinstance(error.value, UnfitNet | InvalidOptions)
    position = files / "record.json"
    position.write_text(json_of(kingtable.new(game, seed=1).record()), encoding="utf-8")
    for call in (
        ("play", game, "--bot", spec),
        ("match", game, spec, "random", "--games", "2"),
        ("tournament", game, spec, "random", "--deals", "1"),
        ("analyse", str(position), "--at", "0", "--bot", spec),
        ("--bot", f"{game}={spec}", "--no-open"),
    ):
        told = run(*call)
        assert told.exit_code == 2, call
        assert said in " ".join(told.output.split())
        assert len(told.output.strip().splitlines()) == 1, told.output
        assert "Traceback" not in told.output


DOCUMENT = Path(__file__).parents[2] / "docs/laboratory.md"
TINY = {"--hours 8": "--rounds 1 --games 100 --processes 1", "--games 400": "--games 2 --processes 1"}
TINY |= {"--games 40": "--games 2 --processes 1", "expert:100": "expert:2"}


def lines_of_the_document() -> list[str]:
    """The commands under "A net of your own", with tiny budgets."""
    section = DOCUMENT.read_text(encoding="utf-8").partition("## A net of your own")[2].partition("\n## ")[0]
    text = section.partition("```sh\n")[2].partition("```")[0]
    for long, tiny in TINY.items():
        assert long in text
        text = text.replace(long, tiny)
    return text.splitlines()


def test_the_lines_of_the_document_train_a_net_and_let_it_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = lines_of_the_document()
    assert len(lines) == 5
    for line in lines:
        command, *words = shlex.split(line)
        told = run(*words)
        assert (command, told.exit_code) == ("kingtable", 0), told.output
        if words[0] == "match":
            assert "net=runs" in told.output
        else:
            game, file = words[1], f"{words[words.index('--folder') + 1]}/net.npz"
            printed = [shlex.split(found) for found in re.findall(r"kingtable (.*)", told.output)]
            spec = f"{FIRST[game]}:net={file}"
            assert printed == [["play", game, "--bot", spec], ["match", game, spec, FIRST[game]]]
            assert Path(file).exists()
