"""Where a command writes: it tries the place before it begins, and what it writes appears whole or not at all."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import kingtable
from kingtable import data
from kingtable.arena import tournament
from kingtable.cli import analyse, bench, play
from kingtable.cli.thinking import Thinking
from kingtable.engine.errors import Refused
from kingtable.engine.folders import Whole, try_file, try_folder
from kingtable.engine.text import languages, say
from tests.cli.test_commands import finished, run
from tests.waiting import until

WRITE: dict[str, tuple[str, ...]] = {
    "play": ("play", "--bot", "random", "--seed", "3", "--save"),
    "analyse": ("analyse", "RECORD", "--bot", "greedy", "--samples", "2", "--processes", "1", "--html"),
    **{
        f"tournament {form}": ("tournament", "random", "greedy", "--deals", "1", "--processes", "1", f"--{form}")
        for form in ("file", "csv", "parquet", "html")
    },
    "train": ("train", "kingdomino", "--rounds", "1", "--folder"),
    "train ppo": ("train", "kingdomino", "--method", "ppo", "--folder"),
    "net": ("net", "kingdomino", "NET"),
    "data": ("data", "random", "--games", "1", "--processes", "1", "--file"),
}
FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")


def called(call: tuple[str, ...], folder: Path, place: str) -> str:
    """The one line that a call ends with."""
    record = folder / "record.json"
    if not record.exists():
        record.write_text(json.dumps(finished("kingdomino")))
    there = {"RECORD": str(record), "NET": "none.npz"}
    result = run(*(there.get(word, word) for word in call), place, text="1\n" * 60)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


@pytest.fixture
def nobody_works(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever takes long fails."""

    def works(*_: object, **__: object) -> None:
        raise AssertionError("the work began before the place was tried")

    for module, name in ((play, "_play"), (analyse, "_reviewed"), (tournament, "_jobs")):
        monkeypatch.setattr(module, name, works)


@pytest.mark.parametrize("call", WRITE.values(), ids=list(WRITE))
def test_a_place_that_cannot_be_written_is_refused_before_the_work(
    call: tuple[str, ...], tmp_path: Path, nobody_works: None
) -> None:
    (tmp_path / "file").write_text("what was there")
    places = {"file/x.html": "missing"} | ({} if call[0] == "train" else {"no/x.onnx": "missing", ".": "folder"})
    places["x" * 300] = "long"
    for place, problem in places.items():
        name = str(tmp_path / place)
        line = called(call, tmp_path, name)
        known = {"file": say("standard-output"), "problem": problem, "why": ""}
        assert line.endswith(say("file-write", **known).partition("cannot be written")[2]), line
        assert place.rstrip(".")[:100] in line
    assert {file.name for file in tmp_path.iterdir()} == {"file", "record.json"}


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the administrator may write anywhere")
def test_a_place_where_nobody_may_write_is_refused(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    with pytest.raises(Refused, match="you may not write there"):
        try_file(closed / "x")
    with pytest.raises(Refused, match="you may not write there"):
        try_folder(closed / "new")


@FULL
@pytest.mark.parametrize("call", [WRITE[name] for name in ("play", "analyse", "tournament csv", "tournament html")])
def test_a_full_disk_is_one_line(call: tuple[str, ...], tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps(finished("kingdomino")))
    result = run(*(str(record) if word == "RECORD" else word for word in call), "/dev/full", text="q\n")
    assert result.exit_code == 2
    assert result.stderr.splitlines() == ["kingtable: /dev/full cannot be written: the disk is full."]


@FULL
@pytest.mark.parametrize(
    ("language", "call"),
    [("en", ("odds", "--dice", "2")), ("el", ("--help",)), ("fa", ("play", "--help")), ("ja", ("verify", "RECORD"))],
)
def test_an_output_that_cannot_be_written_is_one_line(language: str, call: tuple[str, ...], tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps(finished("kingdomino")))
    words = [str(record) if word == "RECORD" else word for word in call]
    command = [sys.executable, "-m", "kingtable", "--lang", language, *words]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False)
    line = say("file-write", language, file=say("standard-output", language), problem="full", why="")
    assert (done.returncode, done.stderr.removeprefix("\u200f")) == (2, f"kingtable: {line}\n")


def half(file: Path, error: BaseException) -> None:
    """Write half a file."""
    with Whole(file) as part:
        part.write_text("half")
        raise error


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    for broken in (KeyboardInterrupt(), ValueError()):
        with pytest.raises(type(broken)):
            half(file, broken)
        assert [*tmp_path.iterdir()] == []
    with Whole(file) as part:
        part.write_text("whole")
        assert not file.exists()
    file.chmod(0o640)
    link.symlink_to(file)
    with Whole(link) as part:
        part.write_text("again")
    assert (file.read_text(), link.is_symlink(), file.stat().st_mode & 0o777) == ("again", True, 0o640)
    with pytest.raises(Refused, match="the disk is full"):
        half(file, OSError(errno.ENOSPC, "No space left on device"))
    try_file(file)
    assert (file.read_text(), {one.name for one in tmp_path.iterdir()}) == ("again", {"file", "link"})


def test_a_file_of_something_else_is_not_emptied_by_a_tournament(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("a line without an end")
    result = run("tournament", "random", "greedy", "--deals", "1", "--processes", "1", "--file", str(letter))
    assert result.exit_code == 2
    assert letter.read_text() == "a line without an end"


def stopping(nth: int) -> Callable[..., None]:
    """A function that is stopped by Ctrl-C when it is called so often."""
    count = iter(range(1, nth + 1))

    def call(*_: object, **__: object) -> None:
        if next(count) == nth:
            raise KeyboardInterrupt

    return call


@pytest.mark.parametrize("language", languages())
def test_ctrl_c_while_a_bot_thinks_saves_the_game(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved, real, stop = tmp_path / "game.json", Thinking.choose, stopping(2)

    def choose(thinking: Thinking, bot: str, view: bytes, seat: int, seed: int) -> tuple[list[str], str]:
        stop()
        return real(thinking, bot, view, seat, seed)

    monkeypatch.setattr(Thinking, "choose", choose)
    result = run("--lang", language, "play", "--bot", "random", "--seed", "3", "--save", str(saved), text="1\n" * 60)
    assert result.exit_code == 0
    line = say("play-saved", language, file=str(saved))
    assert "".join(line.split()) in "".join(result.output.split()), "a long place breaks the line anywhere"
    assert len(kingtable.replay(saved).moves) >= 2


def test_a_game_is_saved_when_a_bot_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: object) -> None:
        raise Refused("play-bot-failed", bot="random", why="no luck")

    monkeypatch.setattr(Thinking, "choose", choose)
    saved = tmp_path / "game.json"
    call = ("play", "--bot", "random", "--seed", "3", "--seat", "2", "--save", str(saved))
    assert run(*call, text="1\n" * 60).exit_code == 2
    assert kingtable.replay(saved).moves


STOPPED = {
    "match": ("match", "random", "greedy", "--games", "40"),
    "tournament": ("tournament", "random", "greedy", "--deals", "20", "--csv", "games.csv"),
    "tournament file": ("tournament", "random", "greedy", "--deals", "20", "--file", "games.jsonl"),
    "data": ("data", "random", "--games", "100000", "--file", "games.parquet"),
}


@pytest.mark.parametrize("name", STOPPED)
def test_ctrl_c_saves_the_games_that_are_there(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    stop = stopping(3)
    monkeypatch.setattr("rich.progress.Progress.update", stop)
    result = run(*STOPPED[name], "--processes", "1")
    assert result.exit_code == 1, result.output
    (line,) = result.stderr.splitlines()
    assert line.startswith("kingtable: Stopped. Games "), line
    if name == "tournament":
        assert len(Path("games.csv").read_text().splitlines()) == 1 + 3 * 2 * 2
    if name == "tournament file":
        assert "games.jsonl" in line
        assert tournament.read(Path("games.jsonl")).games == 6
    if name == "data":
        assert "games.part.parquet" in line
        assert 0 < data.read("games.part.parquet").num_rows < 100_000
        assert not Path("games.parquet").exists()
    elif "file" not in name:
        assert "random" in result.stdout


def test_ctrl_c_shows_the_figures_that_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(figures: dict[str, dict[str, float]], *_: object) -> None:
        figures["kingdomino"] = {"games/s": 7.0}
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "_measure", measure)
    result = run("bench", "--no-start")
    assert "games/s" in result.stdout
    assert (result.exit_code, result.stderr) == (1, "kingtable: Stopped.\n")


@pytest.mark.parametrize("language", languages())
def test_ctrl_c_before_there_is_anything_is_one_line(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingtable.cli.match.deals_of", stopping(1))
    result = run("--lang", language, "match", "random", "greedy")
    mark = "\u200f" if language == "fa" else ""
    assert (result.exit_code, result.stderr) == (1, f"{mark}kingtable: {say('stopped', language)}\n")


SWALLOWED = """
import signal
from kingtable.cli.options import in_one_line

class Cleared:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
with in_one_line("en"):
    Cleared()
    while True:
        pass
"""


def test_ctrl_c_is_heard_where_python_swallows_it() -> None:
    ended = subprocess.run([sys.executable, "-c", SWALLOWED], capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (1, f"kingtable: {say('stopped')}\n")


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_learnt(tmp_path: Path) -> None:
    words = ["train", "kingdomino", "--games", "100", "--processes", "1", "--folder", "run", "--hours", "1"]
    started = subprocess.Popen([sys.executable, "-m", "kingtable", *words], cwd=tmp_path, stderr=subprocess.PIPE)
    try:
        until((tmp_path / "run" / "rounds.svg").exists, "a round", 300)
        started.send_signal(signal.SIGINT)
        _, line = started.communicate(timeout=60)
    finally:
        started.kill()
    assert line.decode() == f"kingtable: {say('train-stopped', folder='run')}\n"
    assert np.load(tmp_path / "run" / "net.npz")["game"] == "kingdomino"
