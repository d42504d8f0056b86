"""What a refusal says is true, names the first thing that is wrong, and advises what the next try takes."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable.analysis.stream import serve
from kingtable.engine.compiler import compiling
from kingtable.engine.errors import Refused
from kingtable.kingdomino.shown.notation import read_diagram
from tests.cli.test_commands import finished, run


def refusal(*call: str, text: str = "") -> str:
    result = run(*call, text=text)
    assert result.exit_code == 2, result.output
    return result.stderr.splitlines()[-1]


@pytest.mark.parametrize("command", [("replay",), ("analyse", "--samples", "2", "--bot", "greedy", "--json")])
def test_a_move_is_counted_from_the_end_as_the_refusal_advises(command: tuple[str, ...]) -> None:
    record = finished("kingdomino")
    text, moves = json.dumps(record), len(record["moves"])
    assert "or a negative number" in refusal(command[0], "--at", "9999", text=text)
    shown = run(*command, "--at", "-1", text=text)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout == run(*command, "--at", str(moves - 1), text=text).stdout
    assert "or a negative number" in refusal(command[0], "--at", "-9999", text=text)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"options": {"players": "2"}}, "options.players: This must be a whole number without quotes, not “2”."),
        ({"options": {"players": 2.0}}, "options.players: This must be a whole number without quotes, not “2.0”."),
        ({"options": {"players": "9"}}, "options.players: This must be a whole number without quotes, not “9”."),
        ({"options": {"players": 9}}, "options.players: “9” is not possible."),
        ({"options": {"harmony": "true"}}, "options.harmony: This must be true or false without quotes, not “true”."),
        ({"options": {"middle_kingdom": 7}}, "options.middle_kingdom: “7” is not possible."),
        ({"version": "2"}, "version: The version must be a whole number without quotes."),
        ({"version": 2.0}, "version: The version must be a whole number without quotes."),
        ({"version": 3}, "version: This version of the format is not known here. Known: 1, 2."),
        ({"version": None}, "version: The version must be a whole number without quotes."),
    ],
)
def test_a_record_with_a_value_of_another_kind(change: dict[str, Any], line: str) -> None:
    record = {"version": 2, "game": "kingdomino", "options": {}, "seed": 1, "moves": [], **change}
    assert line in refusal("replay", text=json.dumps(record))


def test_a_record_without_a_version() -> None:
    record = {"game": "kingdomino", "options": {}, "seed": 1, "moves": []}
    assert "The version is missing. A new record has version 2." in refusal("replay", text=json.dumps(record))


@pytest.mark.parametrize("version", ["1", 7, None])
@pytest.mark.parametrize("game", kingtable.GAMES)
def test_a_position_with_another_version(game: str, version: Any) -> None:
    match = kingtable.new(game, seed=1)
    with pytest.raises(Refused) as refused:
        kingtable.from_position({**match.position(), "version": version})
    assert refused.value.text().startswith(f"version: This must be the number {match.position()['version']}, without")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("cc w1 p0", "“cc” in row 1, column 1 is not a square"),
        ("CC, W1, P0", "“CC,” in row 1, column 1 is not a square"),
        ("CC W1\nW0 W9", "“W9” in row 2, column 2 is not a square"),
        ("CC W1\nw0", "“w0” in row 2, column 1 is not a square"),
        ("W1 W0", "A kingdom has one castle CC; this has 0."),
    ],
)
def test_the_first_thing_that_is_wrong_with_a_kingdom_is_named(text: str, line: str) -> None:
    with pytest.raises(Refused) as refused:
        read_diagram(text, 5)
    assert line in refused.value.text()
    assert line in refusal("score", text=text)


@pytest.mark.parametrize("content", [b"a text", b"", b"\x93NUMPY half", b"PK\x03\x04 half"])
@pytest.mark.parametrize("bot", ["planner:net={}", "policy:{}"])
def test_a_file_that_is_no_net_has_no_advice_of_numpy(content: bytes, bot: str, tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(content)
    line = refusal("match", "random", bot.format(file))
    assert "is not a whole .npz file" in line
    assert "pickle" not in line
    for none in (tmp_path, tmp_path / "none"):
        assert "pickle" not in refusal("match", "random", bot.format(none))
    np.savez(file, other=np.zeros(3))
    assert "pickle" not in refusal("match", "random", bot.format(file))


@pytest.mark.parametrize(
    ("call", "line"),
    [
        (("odds", "3", "3", "--dice", "8"), "Faces named: 2; --dice says 8."),
        (("tournament", "random", "greedy", "--sprt", "30:0"), "in “30:0” it is not"),
        (("tournament", "random", "greedy", "--sprt", "30:30"), "in “30:30” it is not"),
        (("train", "kingdomino"), "--folder is required"),
        (("--host", "", "--no-open"), "--host: This is empty. Leave --host out"),
        (("--host", " ", "table"), "--host: This is empty. Leave --host out"),
        (("--allow-host", "a b", "--no-open"), "--allow-host: “a b” is not the name of a server"),
        (("--behind-proxy", "a.example", "--no-open"), "--behind-proxy: “a.example” is not an address or a network"),
    ],
)
def test_a_call_that_is_wrong(call: tuple[str, ...], line: str) -> None:
    assert line in refusal(*call)


def test_a_query_with_a_foreign_field_is_no_record() -> None:
    answers = io.StringIO()
    serve(['{"id": "a", "bots": "greedy"}'], answers, 1)
    assert json.loads(answers.getvalue())["error"].startswith("bots: A query has no such field. Known are: id, record")


def test_dice_of_a_position_are_texts() -> None:
    with pytest.raises(Refused, match='each in quotes: "1", "2", "3"'):
        kingtable.from_position({"game": "king-of-tokyo", "monsters": [{}, {}], "dice": [1, 1, 1, 2, 2, 3]})


@pytest.mark.parametrize("given", [None, {}, "record.json", [1]])
def test_what_is_no_match_is_not_analysed(given: Any) -> None:
    for function in (kingtable.analyse, kingtable.review):
        with pytest.raises(kingtable.InvalidOptions, match="A match is needed"):
            function(given)


def test_code_that_cannot_be_kept_is_not_said_to_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert not compiling._writable(str(tmp_path / "file" / "kernels"))
    assert compiling._writable(str(tmp_path / "new" / "kernels"))
    assert "The result cannot be kept" in compiling.Compiling("rule", "kingtable.kingdomino.rules", False).text()
