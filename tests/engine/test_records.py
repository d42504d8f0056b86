"""A record with one thing changed is refused with the field, or it is the same game; files hold what they like."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import kingtable
from kingtable.cli import main
from kingtable.engine.deal import Deal, share_commitment
from kingtable.engine.front import PLAYED_BY, dealt

ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 7, 99, 2.0, 10**30, float("nan"), float("inf"), "", "1", "kingdomino", "\ud800"),
    *([], [1], [None], {}, {"a": 1}, "king_of_tokyo"),
]
GAMES = ("kingdomino", "king-of-tokyo")


def some(match: kingtable.Match, moves: int = 30) -> kingtable.Match:
    chance = random.Random(1)
    while not match.over and len(match.moves) < moves:
        match.play(chance.choice(match.legal()))
    return match


def with_commands(match: kingtable.Match) -> dict[str, Any]:
    """A record as a served table tells it: a command for each run of moves of a seat."""
    commands: list[dict[str, Any]] = []
    again = match.at(0)
    for number, move in enumerate(match.moves):
        if commands and commands[-1]["seat"] == again.to_move and number % 3:
            commands[-1]["moves"] += 1
        else:
            commands.append({"seat": again.to_move, "by": PLAYED_BY[number % 4], "moves": 1})
        again.play(move)
    return {**match.record(), "commands": commands}


@cache
def records(game: str) -> dict[str, dict[str, Any]]:
    seeded = some(kingtable.new(game, seed=3, players=2))
    key, share = bytes(range(32)), bytes(32)
    seats = [
        {
            "seat": 0,
            "kind": "human",
            "name": "Ada",
            "colour": "a",
            "bot": None,
            "commit": None,
            "share": None,
            "silent": False,
        },
        {
            "seat": 1,
            "kind": "bot",
            "name": None,
            "colour": "b",
            "bot": "random",
            "commit": None,
            "share": None,
            "silent": False,
        },
    ]
    seats[0] |= {"commit": share_commitment("ABCDEF", 0, share), "share": share.hex()}
    return {
        "seed": with_commands(seeded),
        "over": with_commands(some(kingtable.new(game, seed=4, players=2), 10_000)),
        "key": with_commands(some(kingtable.new(game, key=key, players=2))),
        "position": with_commands(some(kingtable.from_position(seeded.position(), seed=5), 12)),
        "deal": with_commands(some(dealt(game, Deal("ABCDEF", key, seats), players=2))),
    }


def places(told: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every field of a record, of a long list its first two entries."""
    inner = told.items() if isinstance(told, dict) else enumerate(told[:2]) if isinstance(told, list) else ()
    for name, value in inner:
        yield (*path, name)
        yield from places(value, (*path, name))


def changed(record: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    told = copy.deepcopy(record)
    inner = told
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    return told


def at(record: dict[str, Any], path: tuple[Any, ...]) -> Any:
    inner: Any = record
    for name in path:
        inner = inner[name]
    return inner


def same(one: Any, other: Any) -> bool:
    """The same JSON: 1 and true are two things."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


FREE = {"commands", "result", "seed", "version", "options", "position"}
"""What may be another game that goes on as well: another deal, other options, another place to begin."""


@pytest.mark.parametrize("kind", ["seed", "over", "key", "position", "deal"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_one_field_changed_is_refused_or_the_same_game(game: str, kind: str) -> None:
    record = records(game)[kind]
    known, told_of = kingtable.replay(record), list[tuple[str, str]]()
    for path in places(record):
        if path[:2] in {("position", "deck")} or path[0] == "moves":
            continue
        for value in ODD:
            if same(at(record, path), value):
                continue
            told = changed(record, path, value)
            try:
                match = kingtable.replay(told)
            except kingtable.InvalidRecord as refused:
                told_of.append((refused.field, str(refused)))
                continue
            if path[0] in FREE:
                assert kingtable.replay(match.record()) == match
                continue
            assert match == known, f"{path}: {value!r}"
            name_at_the_deal = path[:2] == ("deal", "seats") and path[-1] == "name"  # players may change it
            held = path[0] == "game" or path[:2] == ("position", "options") or name_at_the_deal
            assert held, f"{path}: {value!r}"
    assert len(told_of) > 300
    for field, text in told_of:
        assert field
        assert len(text.encode()) < 1500


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_a_command_is_of_the_seat_that_moved_and_has_moves(game: str) -> None:
    record = records(game)["seed"]
    for i, command in enumerate(record["commands"]):
        for other in (1 - command["seat"], None, 99, float("nan"), str(command["seat"]), bool(command["seat"])):
            with pytest.raises(kingtable.InvalidRecord, match="Each command names") as refused:
                kingtable.replay(changed(record, ("commands", i, "seat"), other))
            assert refused.value.field == f"commands[{i}]"
        for moves in (0, -1, True, command["moves"] + 1):
            with pytest.raises(kingtable.InvalidRecord, match="Each command names"):
                kingtable.replay(changed(record, ("commands", i, "moves"), moves))
    empty = {"seat": record["commands"][0]["seat"], "by": "seat", "moves": 0}
    with pytest.raises(kingtable.InvalidRecord, match="Each command names"):
        kingtable.replay({**record, "commands": [empty, *record["commands"]]})


@pytest.mark.parametrize("game", GAMES)
def test_game_options_and_version_are_held_against_the_position(game: str) -> None:
    record = records(game)["position"]
    other = next(name for name in GAMES if name != game)
    harder = {"players": 3} if game == "king-of-tokyo" else {"harmony": True}
    for path, value, field in (
        (("game",), other, "position.game"),
        (("game",), 99, "game"),
        (("game",), None, "game"),
        (("position", "game"), other, "position.game"),
        (("position", "options"), {**record["options"], **harder}, "position.options"),
        (("position", "options"), [], "position.options"),
        (("version",), True, "version"),
        (("version",), 2.0, "version"),
        (("version",), 3, "version"),
    ):
        with pytest.raises(kingtable.InvalidRecord) as refused:
            kingtable.replay(changed(record, path, value))
        assert refused.value.field == field, (path, value)
    missing = {name: value for name, value in record.items() if name != "game"}
    with pytest.raises(kingtable.InvalidRecord) as refused:
        kingtable.replay(missing)
    assert refused.value.field == "game"
    with pytest.raises(kingtable.InvalidRecord):
        kingtable.replay({**records(game)["deal"], "version": 1})


def test_no_record_makes_us_read_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(records("kingdomino")["seed"]))
    record = copy.deepcopy(records("kingdomino")["deal"])
    for inner in (str(file), json.dumps(records("kingdomino")["seed"]), b"{}", None):
        record["deal"]["origin"] = {"table": "ABCDEF", "seq": 3, "record": inner}
        with pytest.raises(kingtable.InvalidRecord) as refused:
            kingtable.replay(record)
        assert refused.value.field.startswith("deal"), inner


def run(*arguments: str, data: bytes) -> Result:
    return CliRunner().invoke(main, arguments, input=data)


COMMANDS = [("replay",), ("verify",), ("analyse", "--at", "0", "--bot", "greedy", "--samples", "2")]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_file_is_a_record_or_refused_in_one_sentence(command: tuple[str, ...], tmp_path: Path) -> None:
    text = json.dumps(records("kingdomino")["over"]).encode()
    half = text.replace(b'"game"', b'"\\ud800"')
    for good in (text, b"\xef\xbb\xbf" + text, b"\n  " + text):
        assert run(*command, data=good).exit_code == 0
    wrong = [
        *(
            b"",
            b"\xef\xbb\xbf",
            b"null",
            b"5",
            b"NaN",
            b'"x"',
            b"[]",
            b"{}",
            b"\x00",
            b"\xff\xfe",
            text[:-1],
            text + text,
        ),
        *(b"[" * 100_000, b'{"a":' * 100_000, text.decode().encode("utf-16"), b'{"version": ' + b"9" * 5000 + b"}"),
        *(json.dumps(text.decode()).encode(), b'"' + str(tmp_path).encode() + b'"', half, b"\x1b[2J{"),
        *(
            text.replace(b'"kingdomino"', name)
            for name in (b'"\\ud800"', b'"' + b"x" * 10**6 + b'"', b"[[]]", b"1e999")
        ),
        text.replace(b'"moves": [', b'"moves": ["' + b"y" * 10**6 + b'",'),
        text.replace(b'"moves": [', b'"moves": ["\\u001b[2J\\n\\n",'),
    ]
    for number, data in enumerate(wrong):
        told = run(*command, data=data)
        assert told.exit_code == 2, (number, data[:40], told.output[:200])
        assert told.exception is None or isinstance(told.exception, SystemExit), number
        assert told.stdout == "", number
        assert len(told.stderr.strip().splitlines()) == 1, (number, told.stderr[:300])
        assert len(told.stderr) < 1500, number
        assert "\x1b" not in told.stderr
