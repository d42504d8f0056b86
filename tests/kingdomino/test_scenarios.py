"""Every Kingdomino scenario of tests/data/scenarios.json, and those of the rulings that are told in prose."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import kingtable
from tests.reference.kingdomino import DOMINOES, STEP, Placement, beyond

DATA = Path(__file__).parents[1] / "data" / "scenarios.json"
SCENARIOS: list[dict[str, Any]] = [
    scenario for scenario in json.loads(DATA.read_text()) if scenario["game"] == "kingdomino"
]


def canonical(move: str) -> str:
    """The one notation of a placement: doubles can be written from either end."""
    placed = re.fullmatch(r"(\d+)@(-?\d+),(-?\d+)>([ENWS])", move)
    if placed is None or not DOMINOES[int(placed[1])].double:
        return move
    left = int(placed[2]), int(placed[3])
    return str(Placement(int(placed[1]), left, beyond(left, STEP[placed[4]])))


def at(root: Any, path: str) -> Any:
    """`line.0.1` in a position; `#` is a length."""
    for step in path.split("."):
        if step == "#":
            root = len(root)
        else:
            root = root[int(step)] if isinstance(root, list) else root[step]
    return root


def check(match: kingtable.Match, key: str, wanted: Any) -> None:
    legal = match.legal()
    match key:
        case "legal_includes":
            for move in wanted:
                assert canonical(move) in legal
                match.copy().play(move)
        case "legal_excludes":
            for move in wanted:
                assert canonical(move) not in legal
                with pytest.raises(kingtable.IllegalAction):
                    match.copy().play(move)
        case "includes_any":
            assert any(move in legal for move in wanted)
        case "legal_count":
            assert len(legal) == wanted
        case "over" | "to_move":
            assert getattr(match, key) == wanted
        case _ if key.split(".")[0] in ("scores", "ranks"):
            name, *seat = key.split(".")
            values = list(getattr(match, name))
            assert (values[int(seat[0])] if seat else values) == wanted
        case _:
            assert at(match.position(), key) == wanted


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: str(scenario["id"]))
def test_scenario(scenario: dict[str, Any]) -> None:
    match = kingtable.from_position(scenario["position"])
    plays = list(scenario["plays"])
    expected = {**scenario["expect"], **scenario.get("also", {})}
    assert expected
    if expected.pop("refused", False):
        last = plays.pop()
        for move in plays:
            match.play(move)
        with pytest.raises(kingtable.IllegalAction):
            match.play(last)
    else:
        for move in plays:
            match.play(move)
    for key, wanted in expected.items():
        check(match, key, wanted)
