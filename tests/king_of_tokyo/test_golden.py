"""Golden playthroughs: one readable file for each number of monsters, with every observable of a whole game.

They pin the deal of each seed, the order of legal actions, events, views and choices: any change shows as a
diff. After a change that is meant, write them anew and read the diff:

    KINGTABLE_UPDATE_GOLDEN=1 uv run pytest tests/king_of_tokyo/test_golden.py
"""

from __future__ import annotations

import hashlib
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.king_of_tokyo.table import Match, new

FOLDER = Path(__file__).parents[1] / "golden" / "king_of_tokyo"
UPDATE = bool(os.environ.get("KINGTABLE_UPDATE_GOLDEN"))

GAMES: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "seed": 1},
    "three": {"players": 3, "seed": 2},
    "four": {"players": 4, "seed": 3},
    "five": {"players": 5, "seed": 4},
    "five-city": {"players": 5, "seed": 5, "bay": False},
    "six": {"players": 6, "seed": 6},
}


def plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:8]


def chosen(match: Match, rng: random.Random) -> str:
    """A simple player, so that the games are worth reading: it keeps what there is most of, buys what it can pay,
    and leaves Tokyo when it is weak; where it knows nothing it draws lots."""
    legal = match.legal()
    seat = match.to_move
    assert seat is not None
    phase, me = match.position()["phase"], match.view(seat)["monsters"][seat]
    if phase == "rolled" and any(move.startswith("keep") for move in legal):
        dice = match.view(seat)["dice"]
        wanted = {max(dice, key=dice.count), "claw" if me["health"] > 4 else "heart"}
        keep = " ".join(["keep", *(face for face in dice if face in wanted)])
        return keep if keep in legal else "done"
    buys = [move for move in legal if move.startswith("buy")]
    if buys:
        return rng.choice(buys)
    if phase == "yield":
        return "yield" if me["health"] < 6 else "stay"
    if phase == "buy":
        return "end"
    return rng.choice(legal)


def lying(match: Match) -> Iterator[str]:
    """The table, a line a monster."""
    position = match.position()
    yield f"row {plain(position['row'])}, deck {len(position['deck'])}, discard {plain(position['discard'])}"
    for seat, monster in enumerate(position["monsters"]):
        place = next((name for name, there in position["tokyo"].items() if there == seat), "outside")
        numbers = ", ".join(f"{name} {monster[name]}" for name in ("health", "vp", "energy", "poison", "shrink"))
        yield f"  seat {seat}, {place}: {numbers}, cards {plain(monster['cards'])}"


def told(name: str) -> Iterator[str]:
    """The whole game as lines."""
    options = GAMES[name]
    match, rng = new(**options), random.Random(options["seed"])
    yield f"# {name}: every observable of one game. See tests/king_of_tokyo/test_golden.py."
    yield f"options {plain(match.options)}"
    yield f"seed {options['seed']}"
    yield f"deck {plain(match.position()['deck'])}"
    shown = 0
    while True:
        for event in match.events[shown:]:
            if event["e"] in ("turn", "over"):
                yield ""
                if shown or event["e"] == "over":
                    yield from lying(match)
            yield f"    {plain(event)}"
        shown = len(match.events)
        if match.over:
            break
        move, legal = chosen(match, rng), match.legal()
        views = digest([match.view(seat) for seat in (None, *range(match.players))])
        yield (
            f"{match.to_move} {move}  {match.position()['phase']}; {len(legal)} legal {digest(legal)}, "
            f"choices {digest(match.choices())}, views {views}"
        )
        match.play(move)
    yield ""
    view = match.view(None)
    for key in ("scores", "ranks", "winners", "cause"):
        yield f"{key} {plain(view[key])}"


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthrough(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    now = "\n".join(told(name)) + "\n"
    if UPDATE:
        file.parent.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")
    assert file.exists(), "KINGTABLE_UPDATE_GOLDEN=1 writes it"
    was = file.read_text(encoding="utf-8")
    for number, (before, after) in enumerate(zip(was.splitlines(), now.splitlines(), strict=False), start=1):
        assert before == after, f"{file.name}, line {number}"
    assert was == now


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {*GAMES}
