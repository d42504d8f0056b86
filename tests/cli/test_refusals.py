"""Refusals in the reader's language: every command with every kind of wrong argument."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import click
import pytest

from kingtable.cli import _commands, main
from kingtable.engine.games import GAMES
from kingtable.engine.text import languages, say
from kingtable.king_of_tokyo.layout import FACES
from kingtable.server.run import listen
from kingtable.server.store.folder import DataFolder
from kingtable.server.store.storage import FILE
from tests.cli.test_commands import finished, run

OTHERS = [language for language in languages() if language != "en"]
TYPED = {*FACES, "claws", "keep", "done", "yield", "buy", "jets", "end"}
"""Words that one types, in every language."""
NAMES = {"King of Tokyo"}
THREE = re.compile(r"(?<![\w.-])(?=([a-z]{2,} [a-z]{2,} [a-z]{2,})(?![\w=-]))", re.IGNORECASE)
"""Three words of Latin letters in a row, wherever they begin."""


def english(lines: str, spoken: str) -> list[str]:
    """The pieces of three words of an English refusal that are in another one, too."""
    found = [words for words in THREE.findall(lines) if words in spoken and words not in NAMES]
    return [words for words in found if not set(re.findall(r"\w+", words)) <= TYPED]


def commands() -> dict[str, click.Command]:
    context = click.Context(main)
    found = {name: main.get_command(context, name) for name in _commands()}
    return {name: command for name, command in found.items() if command is not None}


NEEDED = {
    "match": ("random", "random"),
    "tournament": ("random", "greedy"),
    "train": ("kingdomino", "--folder", "no"),
    "net": ("kingdomino", "no.npz", "no.onnx"),
}


def wrong_calls(name: str, command: click.Command) -> list[tuple[str, ...]]:
    """A call for every way in which each parameter can be wrong."""
    needed = NEEDED.get(name, ())
    calls: list[tuple[str, ...]] = [(name, *needed, "--nonsense"), (name, *needed, f"--{'x' * 30}=1")]
    for param in command.get_params(click.Context(command)):
        kind = param.type
        if isinstance(param, click.Argument):
            if isinstance(kind, click.File):
                calls += [(name, "no/such/file"), (name, "."), (name, ".", "one", "more")]
            if param.required:
                calls.append((name,))
            if isinstance(kind, click.Choice):
                calls.append((name, "nothing"))
            continue
        option = param.opts[0]
        if option in ("--help", "--lang"):
            continue
        if getattr(param, "is_flag", False):
            calls.append((name, *needed, f"{option}=1"))
            continue
        if getattr(param, "flag_value", None) is None:
            calls.append((name, *needed, option))
        if isinstance(kind, click.Choice | click.types.IntParamType | click.types.FloatParamType):
            calls.append((name, *needed, option, "nothing"))
        if isinstance(kind, click.IntRange | click.FloatRange):
            calls.append((name, *needed, option, "-1"))
            calls += [] if kind.max is None else [(name, *needed, option, "9" * 30)]
        if isinstance(kind, click.Path):
            calls.append((name, *needed, option, "file/below"))
    if name in ("bench", "play"):
        calls.append((name, "kingdomino", "one", "more"))
    return calls


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("a file")
    Path("record.json").write_text(json.dumps(finished("kingdomino")))
    Path("broken.json").write_text('{"version": "2"}')
    Path("text.npz").write_text("a text")
    monkeypatch.setattr("uvicorn.Server.run", _serves)


def _serves(*_: object, **__: object) -> None:
    raise AssertionError("nobody refused it: it serves")


MORE: list[tuple[str, ...]] = [
    ("nothing",),
    ("--port", "x"),
    ("--port", "70000"),
    ("--data", "file"),
    ("--host", ""),
    ("--host",),
    ("--allow-host", "*.x y"),
    ("--behind-proxy", "a name"),
    ("--bot", "nonsense"),
    ("--bot", "chess=a:B"),
    ("--open=1",),
    ("--lang", "xx"),
    ("replay", "broken.json"),
    ("replay", "file"),
    ("replay", "record.json", "--at", "9999"),
    ("verify", "record.json", "--commitment", "00"),
    ("analyse", "record.json", "--bot", "random"),
    ("score", "file"),
    ("match", "random"),
    ("match", "nobody", "random"),
    ("match", "random", "random", "--games", "1", "--deals", "1"),
    ("match", "random", "planner:net=text.npz"),
    ("tournament", "random"),
    ("tournament", "random", "random"),
    ("tournament", "random", "greedy", "--sprt", "30:0"),
    ("tournament", "random", "greedy", "--sprt", "x"),
    ("tournament", "random", "greedy", "--anchor", "x"),
    ("tournament", "random", "greedy", "--deals", "1", "--processes", "1", "--file", "file"),
    ("play", "--seat", "7"),
    ("play", "--bot", "nobody"),
    ("play", "--players", "9"),
    ("data", "nobody"),
    ("data", "random", "random", "random", "--players", "2"),
    ("net", "kingdomino", "text.npz", "out.onnx"),
    ("net", "kingdomino", "no.npz", "out.onnx"),
    ("net", "kingdomino", "one", "other"),
    ("train", "kingdomino", "--folder", "no", "--ray", "x", "--rollouts", "2"),
    ("odds", "3", "3", "--dice", "8"),
    ("odds", "dragon"),
    ("odds", "--rerolls", "100"),
    ("odds", "--want", "claw"),
]


def refused(call: tuple[str, ...], language: str) -> str:
    result = run(*call, "--lang", language) if call and call[0] in _commands() else run("--lang", language, *call)
    assert result.exit_code == 2, (call, result.output[:500])
    assert result.stdout == ""
    lines = [line for line in result.stderr.splitlines() if line.strip()]
    return lines[-1]


def walked(calls: list[tuple[str, ...]], language: str) -> None:
    left = []
    for call in calls:
        own, theirs = refused(call, language), refused(call, "en")
        assert "usage-" not in own, own
        if own == theirs or english(theirs, own):
            left.append((call, own, english(theirs, own)))
    assert left == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", _commands())
def test_every_wrong_argument_is_refused_in_the_language(name: str, language: str, places: None) -> None:
    walked(wrong_calls(name, commands()[name]), language)


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_command_refuses_is_in_the_language(language: str, places: None) -> None:
    walked(MORE, language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_table_that_cannot_start_says_so_in_the_language(language: str, places: None) -> None:
    damaged = {
        "copy": b"SQLite",
        "foreign": b"not a database" * 1000,
        "cut": b"SQLite format 3\0\x10\x00" + bytes(5000),
    }
    for name, content in damaged.items():
        Path(name).mkdir()
        Path(name, FILE).write_bytes(content)
    Path("other").mkdir()
    with closing(sqlite3.connect(Path("other", FILE))) as database:
        database.execute("CREATE TABLE theirs (name TEXT)")
    calls: list[tuple[str, ...]] = [("--port", "0", "--data", name) for name in (*damaged, "other", "used")]
    with listen("127.0.0.1", 0) as taken, DataFolder(Path("used")):
        calls.append(("--port", str(taken.getsockname()[1])))
        walked([*calls, ("--host", "192.0.2.7"), ("--host", "x..y"), ("--port", "0", "--data", "file/below")], language)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_game_in_the_terminal_is_in_the_language(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    moves = (
        "=99",
        "keep 9",
        "1x",
        "48@0,0>E",
        "nonsense",
        "0",
        "999",
        "-1",
        "keep claw claw claw claw claw",
        "buy none",
    )
    seat = "2" if game == "kingdomino" else "1"  # who begins with this seed

    def refusals(language: str) -> list[str]:
        call = ("--lang", language, "play", game, "--bot", "random", "--seed", "3", "--seat", seat)
        lines = run(*call, text="\n".join((*moves, "q", ""))).output.splitlines()
        ask = say("play-ask", language, count=4 if game == "kingdomino" else 36)
        return [line.removeprefix(ask).strip() for line in lines if line.startswith(ask)]

    theirs, own = refusals("en"), refusals(language)
    assert len(theirs) == len(own) >= 9
    theirs, own = theirs[:9], own[:9]
    for line, said in zip(theirs, own, strict=True):
        assert line != said
        assert english(line, said) == []


def test_what_is_english_is_found() -> None:
    assert english("There is no such move.", "kingtable: There is no such move.") != []
    assert english("There is no option --games.", "گزینه‌ای به نام --games نیست.") == []
