"""The commands, called as a person calls them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import kingtable
from kingtable.cli import COMMANDS, main


def run(*arguments: str, text: str | None = None) -> Result:
    """Call `kingtable` with arguments and standard input."""
    result = CliRunner().invoke(main, arguments, input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


@pytest.fixture
def record() -> dict[str, Any]:
    """A finished game as a served table would record it."""
    match = kingtable.new("kingdomino", players=2, key=bytes(range(32)), harmony=True)
    while not match.over:
        match.play(match.legal()[0])
    return match.record()


def test_help_tells_all_commands() -> None:
    told = run("--help").output
    assert all(command in told for command in COMMANDS)
    for command in COMMANDS:
        assert run(command, "--help").exit_code == 0


def test_score_tells_properties_and_total() -> None:
    told = run("score", "--middle-kingdom", "--json", text="W0 CC W1")
    assert json.loads(told.output)["score"] == 11
    told = run("score", text="CC W1 P0\nW0 .. ..\nS0 S1 P0\n")
    assert told.output.splitlines()[-1].split() == ["Total", "3"]


def test_score_counts_harmony_for_a_full_kingdom_only() -> None:
    full = "M2 S0 W0 W0 P2 / W1 S0 S0 S0 S0 / W0 W0 W0 L0 L0 / W1 W0 L0 L0 L0 / M0 M3 CC W1 P0"
    assert json.loads(run("score", "--harmony", "--json", text=full).output)["score"] == 28
    assert json.loads(run("score", "--harmony", "--json", text="CC W1").output)["score"] == 1


@pytest.mark.parametrize("text", ["", "CC CC", "W1", "CC W9", "CC W1 / W1", "CC" + " W0" * 9, "\x00", "۱"])
def test_score_refuses_bad_diagrams_in_one_line(text: str) -> None:
    result = run("score", text=text)
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stdout == ""


def test_replay_and_verify_accept_a_good_record(record: dict[str, Any]) -> None:
    text = json.dumps(record)
    assert "The game is over" in run("replay", text=text).output
    assert json.loads(run("replay", "--at", "3", "--json", text=text).output)["game"] == "kingdomino"
    told = json.loads(run("verify", "--json", "--commitment", record["commitment"], text=text).output)
    assert told["valid"] is True
    assert told["scores"] == record["result"]["scores"]
    assert record["commitment"] in run("verify", text=text).output


def test_verify_refuses_a_record_that_was_touched(record: dict[str, Any]) -> None:
    touched = [
        {**record, "key": bytes(32).hex()},
        {**record, "moves": record["moves"][:-1]},
        {**record, "moves": ["=99", *record["moves"][1:]]},
        {**record, "result": {"scores": [99, 0], "ranks": [1, 2]}},
        {**record, "version": 2},
        {**record, "options": {**record["options"], "mighty_duel": True}},
        {**record, "cheat": True},
    ]
    for bad in touched:
        result = run("verify", text=json.dumps(bad))
        assert result.exit_code == 2, bad
        assert len(result.stderr.strip().splitlines()) == 1
    assert run("verify", "--commitment", "0" * 64, text=json.dumps(record)).exit_code == 2
    assert run("verify", text="{not json").exit_code == 2


def test_match_prints_a_table_and_json() -> None:
    told = run("match", "greedy", "random", "--games", "4", "--processes", "1", "--json")
    assert json.loads(told.stdout)["games"] == 4
    told = run(
        "match", "random", "random", "--games", "2", "--processes", "1", "--mighty-duel", "--middle-kingdom", "on"
    )
    assert "random" in told.stdout
    assert "100 %" in told.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("match", "greedy"),
        ("match", "greedy", "nobody"),
        ("match", "greedy", "greedy", "greedy", "--mighty-duel"),
        ("match", "greedy", "greedy", "--games", "0"),
        ("play", "--seat", "3"),
        ("play", "--bot", "nobody"),
        ("play", "--players", "3", "--mighty-duel"),
        ("nothing",),
        ("replay", "/no/such/file"),
    ],
)
def test_bad_arguments_end_with_code_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    told = run("play", "--bot", "random", "--seed", "3", "--save", str(saved), text="?\n48x\n" + "1\n" * 60)
    assert told.exit_code == 0
    assert "The game is over" in told.output
    assert "(K-" in told.output  # the refused move named its rule
    assert kingtable.replay(json.loads(saved.read_text())).over


def test_leaving_a_game_in_the_terminal() -> None:
    assert "You left" in run("play", "--bot", "random", "--seed", "1", text="q\n").output


def test_bench_measures() -> None:
    told = json.loads(run("bench", "--seconds", "0.1", "--json").stdout)
    assert all(value > 0 for value in told.values())
    assert len(told) == 11
