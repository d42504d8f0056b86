"""200 games of both games, stored before the engine was made anew (tests/data/before.jsonl.gz): they load and replay to
the same positions and results.

Of each game: its record (from a seed, a key, or a position), what it came to, and up to two positions on the way.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import kingtable

STORED: list[dict[str, Any]] = [
    json.loads(line)
    for line in gzip.decompress((Path(__file__).parents[1] / "data" / "before.jsonl.gz").read_bytes()).splitlines()
]


def as_stored(position: dict[str, Any], stored: dict[str, Any]) -> dict[str, Any]:
    """A position without what came after it was stored: fields, the version, and that a probe is forgotten with its
    turn though the card has left play."""
    known = {name: position[name] for name in stored} | {"version": stored["version"]}
    if "more" in known:
        known["more"] = {name: value for name, value in known["more"].items() if name in stored["more"]}
        known["more"]["probed"] = known["more"]["probed"] or stored["more"]["probed"]
    return known


def record_as_stored(record: dict[str, Any], stored: dict[str, Any]) -> dict[str, Any]:
    """The same of a record that begins at a position."""
    if "position" not in stored:
        return record
    return {**record, "position": as_stored(record["position"], stored["position"])}


def test_there_are_200() -> None:
    assert len(STORED) == 200
    assert {told["record"]["game"] for told in STORED} == set(kingtable.GAMES)


@pytest.mark.parametrize("part", range(8))
@pytest.mark.slow
def test_a_stored_game_comes_to_what_it_came_to(part: int) -> None:
    for told in STORED[part::8]:
        match = kingtable.replay(told["record"])
        assert as_stored(match.position(), told["position"]) == told["position"]
        assert [match.scores, match.ranks, match.winners, match.over] == [
            told[what] for what in ("scores", "ranks", "winners", "over")
        ]
        assert record_as_stored(match.record(), told["record"]) == told["record"]
        again = kingtable.from_position(told["position"], seed=1)
        assert as_stored(again.position(), told["position"]) == told["position"]
        for _, position in told["on_the_way"]:
            assert as_stored(kingtable.from_position(position, seed=1).position(), position) == position


def test_the_positions_on_the_way_are_those_of_the_moves() -> None:
    for told in STORED[::10]:
        for moves, position in told["on_the_way"]:
            record = {**told["record"], "moves": told["record"]["moves"][:moves], "result": None}
            assert as_stored(kingtable.replay(record).position(), position) == position
