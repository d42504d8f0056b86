"""Every King of Tokyo scenario of tests/data, on the engine and on the reference. `public_cases.json` holds what
players and the authors of other programs have asked in public."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kingtable
from tests.king_of_tokyo.table import FACES, SIDES, Play, name_of

DATA = [Path(__file__).parents[1] / "data" / name for name in ("scenarios.json", "public_cases.json")]
SCENARIOS: list[dict[str, Any]] = [
    scenario for file in DATA for scenario in json.loads(file.read_text()) if scenario["game"] == "king-of-tokyo"
]


def at(root: Any, path: str) -> Any:
    """`monsters.0.cards.mimic.counters` in a position; `#` is a length."""
    for step in path.split("."):
        if step == "#":
            root = len(root)
        elif isinstance(root, list):
            named = [each for each in root if isinstance(each, str | dict) and not step.isdigit()]
            root = next(card for card in named if name_of(card) == step) if named else root[int(step)]
        else:
            root = root[step]
    return root


def check(play: Play, key: str, wanted: Any) -> None:
    match key.split("."):
        case ["over" | "to_move" as name]:
            assert getattr(play, name) == wanted
        case ["legal_excludes"]:
            assert not set(wanted) & set(play.legal())
        case ["ranks", seat]:
            assert (int(seat) in play.winners) == (wanted == 1)
        case ["dice"]:
            assert play.dice() == sorted(wanted, key=FACES.index)
        case _:
            assert at(play.position(), key) == wanted


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: str(scenario["id"]))
def test_scenario(scenario: dict[str, Any], side: str) -> None:
    position = scenario["position"]
    if "deck" not in position:  # both have the same, as the engine draws it
        position = {**position, "deck": kingtable.from_position(position, seed=1).position()["deck"]}
    if side == "reference" and position["phase"] == "sell":
        position = {**position, "phase": "buy"}  # it begins no turn there, and comes there where nobody can buy
    play = SIDES[side](position)
    expected = {**scenario["expect"], **scenario.get("also", {})}
    assert expected
    if scenario["dice"]:
        play.force(" ".join(scenario["dice"]))
    moves = list(scenario["plays"])
    if expected.pop("refused", False):
        last = moves.pop()
        play.play(*moves).refused(last)
    else:
        play.play(*moves)
    for key, wanted in expected.items():
        check(play, key, wanted)


def test_all_scenarios_are_here() -> None:
    assert len(SCENARIOS) == 83 + 38
