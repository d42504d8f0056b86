"""Every Kingdomino scenario of tests/data, and those of the rulings that are told in prose. `public_cases.json` holds
what players and the authors of other programs have asked in public."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import kingtable
from tests.kingdomino.table import events, final, new, table
from tests.reference.kingdomino_kingdom import DOMINOES, STEP, Placement, beyond

DATA = [Path(__file__).parents[1] / "data" / name for name in ("scenarios.json", "public_cases.json")]
SCENARIOS: list[dict[str, Any]] = [
    scenario for file in DATA for scenario in json.loads(file.read_text()) if scenario["game"] == "kingdomino"
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


# Told in prose in the rulings (section 3), not in the file.


@pytest.mark.parametrize(
    ("kingdom", "largest"),
    [
        ("W0 W0 W0 L0 L0 / W1 W0 L0 L0 L0 / M0 M3 CC W1 P0 / M2 S0 W0 W0 P2 / W1 S0 S0 S0 S0", 5),
        ("W0 W0 W1 W0 M1 / S1 S2 S0 W1 M0 / P0 S2 CC W0 M3 / P0 S1 S0 M2 M2 / S0 S0 S0 M2 W0", 9),
    ],
)
def test_the_largest_property(kingdom: str, largest: int) -> None:
    assert final(kingdom, "CC").view(None)["kingdoms"][0]["largest"] == largest


def test_the_first_turn_has_96_joint_moves() -> None:
    """24 placements of a mixed domino on the bare castle, times four free dominoes."""
    match = table(
        "CC", "CC", line=[[13, 0], [14, 0], [15, 1], [16, 1]], next_line=[[1, None], [2, None], [3, None], [4, None]]
    )
    joint = 0
    for placement in match.legal():
        after = match.copy()
        after.play(placement)
        joint += len(after.legal())
    assert joint == 4 * 24


def test_four_players_beginning_with_seat_2() -> None:
    match = table(
        "CC",
        "CC",
        "CC",
        "CC",
        kings=[2, 3, 0, 1],
        next_line=[[2, None], [21, None], [35, None], [37, None]],
        deck=[1, 3, 4, 5],
    )
    seats: list[int | None] = []
    while len(seats) < 4:
        seats.append(match.to_move)
        last = match.legal()
        match.play(last[0])
    assert seats == [2, 3, 0, 1]
    assert len(last) == 1


@pytest.mark.parametrize(
    ("options", "turns"),
    [({"players": 3}, 13), ({"players": 4}, 13), ({"players": 2}, 14), ({"players": 2, "mighty_duel": True}, 26)],
)
def test_turns_of_each_player(options: dict[str, Any], turns: int) -> None:
    """One that only claims, then place and claim, one that only places; two kings act on their own."""
    match = new(**options)
    acted: list[int] = []
    while not match.over:
        if match.view(None)["phase"] != "claim":  # a claim after a placement belongs to the same turn
            acted.append(match.to_move if match.to_move is not None else -1)
        match.play(match.legal()[0])
    assert [acted.count(seat) for seat in range(options["players"])] == [turns] * options["players"]


@pytest.mark.parametrize(("players", "kept"), [(2, False), (3, True), (3, False), (4, False)])
def test_each_player_is_dealt_just_enough_for_a_full_kingdom(players: int, kept: bool) -> None:
    match = new(players=players, three_players=48 if kept else 36)
    while not match.over:
        match.play(match.legal()[0])
    for seat in range(players):
        gained = events(match, "place") + events(match, "discard")
        assert [event["seat"] for event in gained].count(seat) == 12


def test_a_line_lies_in_order_however_it_was_drawn() -> None:
    match = table("CC", "CC", "CC", "CC", line=[[35, 0], [2, 1], [37, 2], [21, 3]])
    assert match.position()["line"] == [[2, 1], [21, 3], [35, 0], [37, 2]]
    assert match.to_move == 1
