"""View, choices and events have exactly the fields that docs/protocol.md tells."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.kingdomino.table import Match, final, new, play_out

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")


def documented(heading: str) -> dict[str, Any]:
    """The example below a heading, its comments taken out."""
    block = re.search(rf"## {heading}.*?```jsonc\n(.*?)```", PAGE, re.DOTALL)
    assert block
    return dict(json.loads(re.sub(r"//[^\n]*", "", block[1])))


def told_events() -> dict[str, set[str]]:
    """Event -> its fields, from the table."""
    section = PAGE.split("## Journal events")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| `([\w ]+)` \|", section, re.MULTILINE)
    return {name: {"e", *fields.split()} for name, fields in rows}


def same_fields(told: Any, seen: Any, path: str = "") -> None:
    """The same keys on every level, as far as both sides have something there."""
    if isinstance(told, dict) and isinstance(seen, dict):
        assert set(told) == set(seen), path or "top"
        for key in told:
            same_fields(told[key], seen[key], f"{path}.{key}")
    elif isinstance(told, list) and isinstance(seen, list) and told:
        for item in seen:
            same_fields(told[0], item, f"{path}[]")


@pytest.mark.parametrize("options", [{"players": 2, "dynasty": True}, {"players": 3}, {"players": 4}], ids=str)
def test_the_view_has_the_fields_of_the_protocol(options: dict[str, Any]) -> None:
    told = documented("The view")
    match = new(**options)
    phases = set()
    while not match.over:
        view = match.view(0)
        phases.add(view["phase"])
        same_fields(told, view)
        json.dumps(view)
        match.play(match.legal()[0])
    same_fields(told, match.view(None))
    assert {*phases, match.view(0)["phase"]} == {"opening", "place", "claim", "over"}


def test_the_choices_have_the_fields_of_the_protocol() -> None:
    told = documented("The choices")
    match = new(players=2)
    while not match.over:
        choices = match.choices()
        same_fields(told, choices)
        offered = (
            [each["move"] for each in choices["place"]]
            or [choices["discard"]] * bool(choices["discard"])
            or [each["move"] for each in choices["claim"]]
        )
        assert sorted(offered) == sorted(match.legal())
        match.play(match.legal()[-1])


def test_what_a_choice_promises_is_what_it_gives() -> None:
    match = new(players=2, seed=3)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        for each in match.choices()["place"]:
            after = match.copy()
            after.play(each["move"])
            points = after.view(None)["kingdoms"][seat]["points"]
            assert each["points"] == points
            assert each["gain"] == points - match.view(None)["kingdoms"][seat]["points"]
        match.play(match.legal()[0])


@pytest.mark.parametrize(
    "options", [{"players": 2, "dynasty": True}, {"players": 3, "three_players": 48}, {"players": 4}], ids=str
)
def test_the_events_are_those_of_the_protocol(options: dict[str, Any]) -> None:
    told = told_events()
    happened = [event for seed in range(4) for event in play_out(new(seed=seed, **options), seed).events]
    for event in happened:
        assert set(event) == told[event["e"]], event["e"]
    wanted = {*told} - ({"leftover"} if options.get("three_players") != 48 else set())
    assert {event["e"] for event in happened} == wanted


def test_a_tie_break_has_the_fields_of_the_protocol() -> None:
    (each,) = final("CC W1", "CC W1").view(0)["tie_break"]
    assert set(each) == {"seats", "by"}


def test_every_seat_number_is_right() -> None:
    match: Match = new(players=3)
    assert [match.view(seat)["seat"] for seat in (None, 0, 1, 2)] == [None, 0, 1, 2]
