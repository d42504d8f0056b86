"""What the server reads from a socket, and what it does not understand."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kingtable.engine.text import say
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal, why
from scripts.catalogues import COMPLETE


@pytest.mark.parametrize(
    ("text", "frame"),
    [
        ('{"t": "hello"}', frames.Hello()),
        ('{"t": "hello", "token": "x", "since": 12}', frames.Hello("x", 12)),
        ('{"t": "hello", "token": null, "since": null, "new": [1]}', frames.Hello()),
        ('{"t": "do", "id": "a", "moves": ["=1"]}', frames.Do("a", ["=1"])),
        ('{"t": "try", "id": "a", "moves": []}', frames.Try("a", [])),
        ('{"t": "name", "name": "Ada"}', frames.Name("Ada")),
        ('{"t": "ping"}', frames.Ping()),
    ],
)
def test_frames_of_the_protocol_are_read(text: str, frame: frames.Frame) -> None:
    assert frames.read(text) == frame


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"t": "dance"}',
        '{"t": 1}',
        '{"t": "do"}',
        '{"t": "do", "id": "", "moves": ["=1"]}',
        '{"t": "do", "id": 7, "moves": ["=1"]}',
        '{"t": "do", "id": "' + "x" * 65 + '", "moves": ["=1"]}',
        '{"t": "do", "id": "a", "moves": "=1"}',
        '{"t": "do", "id": "a", "moves": [1]}',
        '{"t": "do", "id": "a", "moves": ["' + "x" * 101 + '"]}',
        '{"t": "do", "id": "a", "moves": [' + ",".join(['"=1"'] * 17) + "]}",
        '{"t": "hello", "since": -1}',
        '{"t": "hello", "since": 1e400}',
        '{"t": "hello", "since": 99999999999999999999}',
        '{"t": "hello", "token": "\\ud800"}',
        '{"t": "name", "name": null}',
        '{"t": "hello", "commit": "' + "0a" * 32 + '\\n"}',
        '{"t": "reveal", "share": "' + "0a" * 32 + '\\n"}',
        '{"t": "reveal", "share": "' + "0A" * 32 + '"}',
        '{"t": "ping"} {"t": "ping"}',
        "[" * 60_000,
        '{"t": "ping", "x": ' + "[" * 30_000 + "]" * 30_000 + "}",
    ],
)
def test_anything_else_is_declined_with_its_reason(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        frames.read(text)
    told = why(refusal.value)
    assert told["key"] == "server-frame-malformed"
    assert told["text"] == say(told["key"], **told["args"])
    json.dumps(told)


def test_no_pattern_lets_a_newline_pass() -> None:
    """In Python `$` also matches before a last newline: a share or a token with one would be kept as it came."""
    patterns = set()
    for file in Path(frames.__file__).parents[1].rglob("*.py"):
        for found in re.finditer(r"pattern=r?\"([^\"]*)\"", file.read_text("utf-8")):
            patterns.add((file.name, found[1]))
    assert {"frames.py", "seats.py"} <= {file for file, _ in patterns}
    assert [one for one in patterns if not re.match(r"\\A.*\\Z$", one[1])] == []


def test_every_message_of_the_server_is_in_every_catalogue_and_used() -> None:
    source = Path(frames.__file__).parents[1]
    code = "".join(file.read_text(encoding="utf-8") for file in source.rglob("*.py"))
    catalogues = {}
    for language in COMPLETE:
        text = (source.parent / "locale" / language / "server.ftl").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line.startswith("server-")]
        catalogues[language] = {line.partition(" =")[0] for line in lines}
    assert all(keys == catalogues["en"] for keys in catalogues.values())
    assert set(re.findall(r'"(server-[a-z-]+)"', code)) == catalogues["en"]
