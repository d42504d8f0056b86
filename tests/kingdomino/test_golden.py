"""Golden playthroughs: one readable file per rule set with every observable of a whole game.

They pin the deal of each seed, the order of legal actions, events, views' scores and choices: any change
shows as a diff. After a change that is meant, write them anew and read the diff:

    KINGTABLE_UPDATE_GOLDEN=1 uv run pytest tests/kingdomino/test_golden.py
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kingtable

FOLDER = Path(__file__).parents[1] / "golden"
UPDATE = bool(os.environ.get("KINGTABLE_UPDATE_GOLDEN"))

GAMES: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "seed": 1},
    "two-snake": {"players": 2, "seed": 2, "start_order": "snake", "middle_kingdom": True, "harmony": True},
    "three-36": {"players": 3, "seed": 3, "harmony": True},
    "three-48-bga": {"players": 3, "seed": 4, "preset": "bga", "middle_kingdom": True},
    "four": {"players": 4, "seed": 5, "middle_kingdom": True, "harmony": True},
    "four-window": {"players": 4, "seed": 6, "middle_kingdom": "window"},
    "duel": {"players": 2, "seed": 7, "mighty_duel": True, "middle_kingdom": True, "harmony": True},
    "dynasty": {"players": 2, "seed": 8, "dynasty": True, "harmony": True},
}


def plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def chosen(match: kingtable.Match) -> tuple[str, int]:
    """A greedy player, so that the games are worth reading: the greatest gain, the first among equals."""
    choices = match.choices()
    if choices["discard"]:
        return str(choices["discard"]), 0
    offers = choices["place"] or choices["claim"]
    best = max(offers, key=lambda offer: offer["gain"])
    return str(best["move"]), int(best["gain"])


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:8]


def told(name: str) -> Iterator[str]:
    """The whole game as lines."""
    options = GAMES[name]
    match = kingtable.new("kingdomino", **options)
    yield f"# {name}: every observable of one game. See tests/kingdomino/test_golden.py."
    yield f"options {plain(match.options)}"
    yield f"seed {options['seed']}"
    yield f"deck {plain(match.position()['deck'])}"
    shown = 0
    while True:
        for event in match.events[shown:]:
            if event["e"] == "round" or event["e"] == "over":
                yield ""
                yield f"position {plain({k: v for k, v in match.position().items() if k not in skipped})}"
                for seat, diagram in enumerate(match.position()["kingdoms"]):
                    yield f"  seat {seat}, {match.view(None)['kingdoms'][seat]['points']} points"
                    yield from ("    " + row for row in diagram.split(" / "))
            yield f"    {plain(event)}"
        shown = len(match.events)
        if match.over:
            break
        move, gain = chosen(match)
        legal = match.legal()
        yield (
            f"{match.to_move} {move}  gains {gain}; {len(legal)} legal {digest(legal)}, "
            f"choices {digest(match.choices())}, view {digest(match.view(None))}"
        )
        match.play(move)
    view = match.view(None)
    yield ""
    for seat, kingdom in enumerate(view["kingdoms"]):
        yield f"seat {seat}: " + ", ".join(
            f"{key} {plain(kingdom[key])}"
            for key in ("points", "bonus", "score", "largest", "crowns", "middle_kingdom", "harmony")
        )
        for each in kingdom["properties"]:
            yield f"  {each['terrain']} {len(each['squares'])} x {each['crowns']} = {each['points']}"
    for key in ("scores", "ranks", "winners", "tie_break", "history"):
        yield f"{key} {plain(view[key])}"


skipped = ("version", "game", "options", "kingdoms", "deck")


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthrough(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    now = "\n".join(told(name)) + "\n"
    if UPDATE:
        file.write_text(now, encoding="utf-8")
    assert file.exists(), "KINGTABLE_UPDATE_GOLDEN=1 writes it"
    was = file.read_text(encoding="utf-8")
    for number, (before, after) in enumerate(zip(was.splitlines(), now.splitlines(), strict=False), start=1):
        assert before == after, f"{file.name}, line {number}"
    assert was == now


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {*GAMES}
