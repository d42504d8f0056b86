"""Every console: any code page, any language, marks and digits as keyboards and editors write them."""

from __future__ import annotations

import codecs
import io
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import kingtable
from kingtable.cli import main
from kingtable.cli.words import prepare_streams, typed
from kingtable.engine.text import languages
from tests.cli.test_commands import finished, run

ENCODINGS = ("cp1252", "cp1253", "cp1254", "cp932", "latin-1", "ascii")
CALLS: dict[str, tuple[tuple[str, ...], str]] = {
    "help": (("--help",), ""),
    "play": (("play", "--bot", "random", "--seed", "3"), "=99\n?\nq\n"),
    "play tokyo": (("play", "king-of-tokyo", "--bot", "random", "--seed", "3"), "keep 9\nq\n"),
    "match": (("match", "random", "random", "--games", "2", "--processes", "1"), ""),
    "tournament": (("tournament", "random", "greedy", "--deals", "1", "--processes", "1"), ""),
    "data": (("data", "nobody"), ""),
    "train": (("train", "kingdomino"), ""),
    "net": (("net", "kingdomino", "no.npz", "no.onnx"), ""),
    "analyse": (("analyse", "--at", "-1", "--samples", "2", "--bot", "greedy"), "RECORD"),
    "replay": (("replay",), "RECORD"),
    "verify": (("verify",), "RECORD"),
    "bench": (("bench", "--seconds", "0"), ""),
    "table": (("table", "--nonsense"), ""),
    "score": (("score", "--harmony"), "CC W1 P0\n\nCC F1 F0"),
    "odds": (("odds", "--dice", "3"), ""),
    "odds wish": (("odds", "3", "3", "claw", "--want", "2 claw"), ""),
    **{f"{name} help": ((name, "--help"), "") for name in kingtable.cli.COMMANDS},
}


@cache
def record() -> str:
    return json.dumps(finished("kingdomino"))


def in_code_page(encoding: str, language: str, name: str) -> Result:
    """Call a command whose streams are redirected, on a machine with this code page."""
    call, text = CALLS[name]
    runner = CliRunner(charset=encoding)
    return runner.invoke(main, ["--lang", language, *call], input=(record() if text == "RECORD" else text).encode())


@cache
def in_utf_8(language: str, name: str) -> Result:
    call, text = CALLS[name]
    return run("--lang", language, *call, text=record() if text == "RECORD" else text)


def check(encoding: str, language: str, name: str) -> None:
    result = in_code_page(encoding, language, name)
    assert isinstance(result.exception, SystemExit | None), (encoding, language, name, result.exception)
    told = result.stdout_bytes.decode("utf-8") + result.stderr_bytes.decode("utf-8")
    assert told.strip()
    assert "�" not in told
    expected = in_utf_8(language, name)
    if name not in ("match", "tournament", "play", "play tokyo"):  # bots play there
        assert result.stdout_bytes.decode("utf-8") == expected.stdout
    assert result.exit_code == expected.exit_code


@pytest.mark.parametrize("number", range(len(ENCODINGS) * len(languages())))
def test_any_code_page_has_any_language(number: int) -> None:
    encoding, language = ENCODINGS[number % len(ENCODINGS)], languages()[number // len(ENCODINGS)]
    check(encoding, language, ["odds", "replay", "score", "verify", "help"][number % 5])


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_all_code_pages_have_all_commands_in_all_languages(encoding: str, language: str) -> None:
    for name in CALLS:
        check(encoding, language, name)


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_a_pipe_has_utf_8_on_a_machine_with_a_code_page(encoding: str) -> None:
    command = [sys.executable, "-m", "kingtable", "--lang", "fa", "odds", "--dice", "2"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert done.stdout.decode("utf-8").splitlines() == run("--lang", "fa", "odds", "--dice", "2").stdout.splitlines()


class Screen(io.TextIOWrapper):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_something_in_the_place_of_what_it_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(io.BytesIO(), encoding="cp1252")
    monkeypatch.setattr(sys, "stdout", screen)
    prepare_streams()
    print("é ♛ ۳ \udcff", flush=True)
    assert screen.encoding == "cp1252"
    assert screen.buffer.getvalue() == "é ? ? ?\n".encode("cp1252")  # type: ignore[attr-defined]


READS = {
    "score": (("score",), "CC W1 P0"),
    "replay": (("replay",), "RECORD"),
    "verify": (("verify",), "RECORD"),
    "analyse": (("analyse", "--at", "0", "--samples", "2", "--bot", "greedy"), "RECORD"),
    "stream": (("analyse", "--stream", "--processes", "1"), '{"id": "a", "cancel": "b"}\n'),
    "play": (("play", "--bot", "random", "--seed", "3", "--seat", "2"), "q\n"),
}


@pytest.mark.parametrize("name", READS)
def test_a_byte_order_mark_is_no_part_of_a_text(name: str, tmp_path: Path) -> None:
    call, text = READS[name]
    text = record() if text == "RECORD" else text
    plain, marked = (CliRunner().invoke(main, call, input=mark + text.encode()) for mark in (b"", codecs.BOM_UTF8))
    assert plain.exit_code == 0, plain.output
    assert (marked.exit_code, marked.output) == (0, plain.output)
    if name not in ("stream", "play"):
        file = tmp_path / "file"
        file.write_bytes(codecs.BOM_UTF8 + text.encode().replace(b"\n", b"\r\n"))
        assert CliRunner().invoke(main, [call[0], str(file), *call[1:]]).output == plain.output


def test_a_byte_order_mark_is_no_part_of_a_tournament(tmp_path: Path) -> None:
    file = tmp_path / "games"
    call = ("tournament", "random", "greedy", "--processes", "1", "--file", str(file), "--deals")
    assert run(*call, "1").exit_code == 0
    file.write_bytes(codecs.BOM_UTF8 + file.read_bytes())
    assert json.loads(run(*call, "2", "--json").stdout)["games"] == 4


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("۱۲", "12"),
        ("１２", "12"),
        ("٣", "3"),
        ("२", "2"),
        ("۴۸x", "48x"),
        ("１７＠１，０＞Ｅ", "17@1,0>E"),
        ("keep ۳\u3000۳ claw", "keep 3 3 claw"),
        ("\u2067=۹\u2069\r", "=9"),
        ("\ufeffq", "q"),
        ("؟", "?"),
        ("？", "?"),
    ],
)
def test_what_any_keyboard_types_is_understood(text: str, meant: str) -> None:
    assert typed(text) == meant


def test_a_move_is_chosen_by_a_number_in_any_digits(tmp_path: Path) -> None:
    moves = set()
    for text in ("2\nq\n", "۲\nq\n", "２\nｑ\n"):
        file = tmp_path / "game"
        call = ("play", "--bot", "random", "--seed", "3", "--seat", "2", "--save", str(file))
        assert run("--lang", "fa", *call, text=text).exit_code == 0
        moves.add(kingtable.replay(file).moves[0])
    assert len(moves) == 1


@pytest.mark.parametrize("columns", ["0", "00"])
def test_a_terminal_of_no_columns_prints_something(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = run("odds", "--dice", "2").output
    monkeypatch.setenv("COLUMNS", columns)
    assert run("odds", "--dice", "2").output == usual
