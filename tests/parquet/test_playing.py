"""Games of compiled bots are the games of the arena; the command writes a file whole or not at all."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from click.testing import CliRunner

import kingtable
from kingtable import data
from kingtable.arena.matches import play_game
from kingtable.bots import make, names
from kingtable.bots.compiled import compiled_of
from kingtable.cli import main
from kingtable.data import playing
from kingtable.engine.errors import InvalidOptions
from kingtable.testing import formats
from tests.waiting import until


@pytest.mark.parametrize("name", ["kingdomino", "king-of-tokyo"])
@pytest.mark.slow
def test_compiled_bots_play_the_games_of_the_arena(name: str) -> None:
    bots = compiled_of(name).names
    for number, options in enumerate(formats(name, 4, 3)):
        seats = options["players"]
        some = tuple(bots[(number + seat) % len(bots)] for seat in range(seats))
        (table,) = playing.play(name, some, options, games=seats, seed=10 * number + (1 << 63))
        assert data.replay(table).games == seats
        for row in table.to_pylist():
            assert sorted(row["bots"]) == sorted(some)
            seated = [(make(name, bot), bot) for bot in row["bots"]]
            match, actions = play_game(name, seated, options, row["seed"])
            assert row["actions"] == actions, (options, row["bots"])
            assert (row["scores"], row["ranks"]) == (match.scores, match.ranks)
        first = table["bots"].to_pylist()
        assert first[1] == [*first[0][1:], first[0][0]]


@pytest.mark.parametrize("name", ["kingdomino", "king-of-tokyo"])
def test_the_compiled_bots_are_bots(name: str) -> None:
    known = [bot["bot"] for bot in names(name)]
    assert set(compiled_of(name).names) <= set(known)
    assert playing.usual_bot(name) == {"kingdomino": "greedy", "king-of-tokyo": "roller"}[name]


def test_a_log_that_is_too_short_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pa.concat_tables(playing.play("king-of-tokyo", ["random"], {"players": 2}, games=9))
    monkeypatch.setattr(playing, "LOG", 3)
    assert pa.concat_tables(playing.play("king-of-tokyo", ["random"], {"players": 2}, games=9)) == table


def test_other_bots_play_in_the_arena() -> None:
    tables = list(playing.play("kingdomino", ["greedy", "sampler:2"], {}, games=20))
    assert [table.num_rows for table in tables] == [16, 4]
    assert data.replay(pa.concat_tables(tables)).games == 20


def test_seeds_go_to_the_last_one() -> None:
    (table,) = playing.play("kingdomino", ["random"], {}, games=2, seed=(1 << 64) - 2)
    assert table["seed"].to_pylist() == [(1 << 64) - 2, (1 << 64) - 1]
    assert data.replay(table).games == 2
    with pytest.raises(InvalidOptions):
        next(playing.play("kingdomino", ["random"], {}, games=3, seed=(1 << 64) - 2))


def called(*words: str) -> Any:
    return CliRunner().invoke(main, ["data", *words])


def test_the_command_writes_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = called("--games", "30", "--processes", "1")
    assert done.output.strip().startswith("Written: kingdomino.parquet (games: 30; ")
    table = data.read("kingdomino.parquet")
    assert table["bots"].to_pylist() == [["greedy", "greedy"]] * 30
    assert table["seed"].to_pylist() == list(range(1, 31))
    done = called("greedy", "random", "random", "--games", "3", "--harmony", "--file", "three", "--processes", "1")
    assert done.exit_code == 0, done.output
    assert data.read("three")["bots"].to_pylist()[1] == ["random", "random", "greedy"]
    assert kingtable.replay(next(data.records("three"))).options["harmony"] is True


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nobody"], "There is no bot “nobody”."),
        (["greedy", "--players", "9"], "players: “9” is not possible"),
        (["random", "random", "random", "--players", "2"], "bots: Name one bot, which plays on all seats"),
        (["king-of-tokyo", "--harmony"], "harmony: "),
        (["--file", "none/games"], "none/games cannot be written: its folder does not exist"),
        (["--seed", "18446744073709551615", "--games", "2"], "seed: "),
    ],
)
def test_bad_usage_is_one_sentence(
    words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kingdomino.parquet").write_text("what was there")
    done = called(*words)
    assert done.exit_code == 2
    (line,) = [line for line in done.output.splitlines() if line]
    assert told in line
    assert [file.name for file in tmp_path.iterdir()] == ["kingdomino.parquet"]
    assert (tmp_path / "kingdomino.parquet").read_text() == "what was there"


@pytest.mark.slow
def test_a_command_that_is_interrupted_leaves_no_half_file(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("what was there")
    words = ["data", "sampler:20", "--games", "100000", "--file", "games", "--processes", "1"]
    command = [sys.executable, "-m", "kingtable", *words]
    started = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE)
    until((tmp_path / ".games.part").exists, "the file, once the bot is compiled", 300)
    started.send_signal(signal.SIGINT)
    try:
        _, told = started.communicate(timeout=60)
    finally:
        started.kill()
    assert started.returncode == 1
    assert b"Traceback" not in told
    assert (tmp_path / "games").read_text() == "what was there"
    assert {file.name for file in tmp_path.iterdir()} <= {"games", "games.part"}
    if (tmp_path / "games.part").exists():  # it was stopped between two of many groups of games
        assert 0 < data.replay(tmp_path / "games.part").games < 100_000
        assert b"games.part" in told
