"""`analyse --stream`: after any line it goes on, and every query has an answer that is JSON."""

from __future__ import annotations

import json
import random
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import kingtable
from kingtable.analysis.stream import serve
from kingtable.cli import main
from kingtable.engine.text import say

QUICK: dict[str, Any] = {"bot": "greedy", "samples": 2, "most": 1}


@cache
def record() -> dict[str, Any]:
    match = kingtable.new("kingdomino", players=2, seed=4)
    while len(match.moves) < 20:
        match.play(match.legal()[0])
    return match.record()


def good(id: str) -> dict[str, Any]:
    return {"id": id, "record": record(), "at": [3], **QUICK}


def told_of(*lines: Any) -> list[dict[str, Any]]:
    """The answers, each of which is strict JSON in letters that every stream can write."""

    def no_number(name: str) -> Any:
        raise AssertionError(f"{name} is no JSON")

    out = StringIO()
    serve([line if isinstance(line, str | bytes) else json.dumps(line) for line in lines], out, 1)
    assert out.getvalue().isascii()
    return [json.loads(line, parse_constant=no_number) for line in out.getvalue().splitlines()]


LINES: list[Any] = [
    "null",
    "5",
    "not json",
    "[" * 100_000,
    '{"id": "x", "seed": ' + "9" * 5000 + "}",
    '"\\ud800"',
    "\ufeff{}",
    b"\xff\xfe{}",
    b"\xef\xbb\xbfnull",
    {},
    {"id": 5},
    {"id": ""},
    {"id": "x" * 10**6},
    {"id": "\ud800", "record": {}},
    {"id": "\ud800"},
    {"id": "q", "\ud800": 1},
    {"id": "q", "x" * 10**6: 1},
    {"id": "q", "cancel": None},
    {"id": "q", "cancel": ["a"]},
    {"id": "q", "cancel": "\ud800"},
    *(
        {"id": "q", "record": wrong}
        for wrong in list[Any]((None, [], "x", {}, {"version": float("nan")}, {"\ud800": 1}))
    ),
    *(
        {**good("q"), "at": wrong}
        for wrong in list[Any](([], None, [None], [True], ["3"], [3.0], [10**4000], [-99], [21], {}))
    ),
    *(
        {**good("q"), "bot": wrong}
        for wrong in list[Any](("", "\ud800", "no" * 10**5, "greedy:5", "random", "a:b", None, 7))
    ),
    *(
        {"id": "q", "position": wrong, **QUICK}
        for wrong in list[Any](({"x": 1}, {"kingdoms": "\ud800"}, {"game": 5}, [], None))
    ),
    {"id": "q", "position": {}, "at": [0], **QUICK},
    {"id": "q", "position": {}, "record": {}},
]


@pytest.mark.slow
def test_whatever_comes_is_answered_once_and_the_stream_goes_on() -> None:
    answers = told_of(*LINES, good("last"))
    assert len(answers) == len(LINES) + 1
    assert [answer["id"] for answer in answers if "turns" in answer] == ["last"]
    for answer in answers:
        assert "turns" in answer or "error" in answer or "dropped" in answer or "cancelled" in answer
        assert len(answer.get("error", "")) < 1000
        assert len(answer["id"]) <= 200
    assert "\ud800" in {answer["id"] for answer in answers}


@pytest.mark.slow
def test_any_field_of_a_query_may_be_anything() -> None:
    values: list[Any] = [None, True, 0, -1, 2.5, "", "x", [], [[]], {}, float("nan"), float("inf"), 10**40, "\ud800"]
    chance = random.Random(1)
    lines = []
    for number in range(120):
        query: dict[str, Any] = json.loads(json.dumps(good(f"q{number}")))
        where = query if chance.random() < 0.6 else query["record"]
        where[chance.choice([*where])] = chance.choice(values)
        lines.append({**query, "id": f"q{number}"} if chance.random() < 0.9 else query)
    answers = told_of(*lines)
    assert len(answers) == len(lines)
    assert all(("turns" in answer) != ("error" in answer) for answer in answers)


BOTS = ("ends_it:Ends", "greedy", "ends_it:Leaves", "greedy", "ends_it:Odd", "ends_it:Ends", "greedy")
ENDS = """
import os, sys

class Ends:
    def choose(self, seen, seat, seed): os._exit(3)
    def analyse(self, seen, seat, seed): os._exit(3)

class Leaves:
    def choose(self, seen, seat, seed): raise SystemExit(3)
    analyse = choose

class Endless:
    def choose(self, seen, seat, seed):
        while True: pass
    analyse = choose

class Odd:
    def choose(self, seen, seat, seed): return [0]
    def analyse(self, seen, seat, seed):
        from kingtable.bots import Line
        from kingtable import game
        return [Line((action,), float(value)) for action, value in zip(game("kingdomino").legal(seen), ("nan", "inf"))]
"""


@pytest.mark.slow
def test_a_bot_that_never_answers_spoils_its_own_query_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "endless.py").write_text(ENDS)
    monkeypatch.chdir(tmp_path)
    endless = {**good("endless"), "bot": "endless:Endless", "seconds": 4}
    found = {answer["id"]: answer for answer in told_of(good("before"), endless, {**good("after"), "seconds": 300})}
    assert found["endless"] == {"id": "endless", "at": 3, "error": say("stream-slow", seconds=4)}
    assert found["before"]["turns"] == found["after"]["turns"]


@pytest.mark.parametrize("seconds", [0, -1, 86_401])
def test_a_query_may_take_some_time_and_no_more(seconds: int) -> None:
    [answer] = told_of({**good("a"), "seconds": seconds})
    assert "86400" in answer["error"]


@pytest.mark.slow
def test_a_bot_that_ends_its_process_spoils_its_own_query_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ends_it.py").write_text(ENDS)
    monkeypatch.chdir(tmp_path)
    lines = []
    for n, bot in enumerate(
        ("ends_it:Ends", "greedy", "ends_it:Leaves", "greedy", "ends_it:Odd", "ends_it:Ends", "greedy")
    ):
        lines.append({**good(f"{n} {bot}"), "bot": bot, "most": 5})
    answers = {answer["id"]: answer for answer in told_of(*lines)}
    assert len(answers) == len(lines)
    for id, answer in answers.items():
        assert ("error" in answer) == ("Ends" in id or "Leaves" in id), answer
    assert {turn["value"] for turn in answers["4 ends_it:Odd"]["turns"]} == {None}


def test_cancelling_an_id_drops_every_query_of_it() -> None:
    long = {"id": "a", "record": record(), "at": list(range(10)), **QUICK}
    answers = told_of(long, {**long, "at": list(range(10, 20))}, {"id": "stop", "cancel": "a"})
    dropped = next(answer["dropped"] for answer in answers if answer["id"] == "stop")
    assert dropped >= 18
    assert sum("cancelled" in answer for answer in answers) == dropped
    assert len(answers) == 21


@pytest.mark.slow
def test_a_stream_of_bytes_that_are_no_text_goes_on() -> None:
    lines = b"\xff\xff\n\xef\xbb\xbf" + json.dumps(good("a")).encode() + b"\n"
    result = CliRunner().invoke(main, ["analyse", "--stream", "--processes", "1"], input=lines)
    assert result.exit_code == 0, result.output
    assert [json.loads(line)["id"] for line in result.stdout.splitlines()] == ["", "a"]


@pytest.mark.parametrize(
    "command", [["match", "random", "random", "--games", "2"], ["tournament", "random", "greedy", "--deals", "1"]]
)
@pytest.mark.slow
def test_one_deal_tells_no_interval_and_writes_json(command: list[str]) -> None:
    result = CliRunner().invoke(main, [*command, "--json"])
    assert result.exit_code == 0, result.output
    assert "Infinity" not in result.stdout
    assert "null" in result.stdout
