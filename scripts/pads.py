"""Write what the engine answers to both pads, for the tests of the page: `python scripts/pads.py`.

The page computes odds itself, and sums too while no server can be reached. web/src/games/kingdomino/pad/score.test.ts
compares its sums with kingdoms.json, and web/src/games/king_of_tokyo/pad/chances.test.ts its odds with odds.json. Each
check of the page writes both files again; git ignores them.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import kingtable
from kingtable.king_of_tokyo.layout import FACES
from kingtable.king_of_tokyo.shown.pad import Form as Question
from kingtable.king_of_tokyo.shown.pad import odds
from kingtable.kingdomino.dominoes import LETTERS
from kingtable.kingdomino.shown.notation import kingdom_of
from kingtable.kingdomino.shown.pad import Form, scored

FOLDER = Path(__file__).parent.parent / "test-results"
QUESTIONS = 400
KINGDOMS = 2200
LIKE = 0.35
"""So many games have kingdoms that differ in little, so that scores are level."""
KEPT = ("points", "bonus", "score", "largest", "crowns", "middle_kingdom", "harmony")


def main() -> None:
    """Write the files."""
    games: list[dict[str, Any]] = []
    kingdoms = 0
    while kingdoms < KINGDOMS:
        game = _game(len(games))
        games.append(game)
        kingdoms += len(game["form"]["kingdoms"])
    _write("kingdoms", games)
    _write("odds", [_odds(seed) for seed in range(QUESTIONS)])


def _write(name: str, answers: list[Any]) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(answers, separators=(",", ":")), encoding="utf-8")


def _odds(seed: int) -> dict[str, Any]:
    """A question of the odds pad, and what the engine answers."""
    chance = random.Random(seed)
    dice = [chance.choice(FACES) for _ in range(chance.choice([4, 5, 6, 6, 6, 7, 8]))]
    wants = []
    for _ in range(chance.randint(1, 5)):
        faces = sorted(chance.sample(FACES, chance.choice([1, 1, 1, 2, 3, 6])), key=FACES.index)
        wants.append(",".join(f"{1 if len(faces) > 2 else chance.randint(1, 5)} {face}" for face in faces))
    form = Question(
        ",".join(sorted(dice)),
        wants,
        chance.choice([0, 1, 2, 2, 3, 5]),
        chance.choice([0, 0, 1, 2]),
        chance.choice([0, 1]),
    )
    return {"form": msgspec.to_builtins(form), "odds": odds(form)["odds"]}


def _game(seed: int) -> dict[str, Any]:
    """A form of the score pad, and what the engine says of it."""
    chance = random.Random(seed)
    duel = seed % 8 == 0
    players = 2 if duel else 2 + seed % 3
    match = kingtable.new("kingdomino", players=players, seed=seed, mighty_duel=duel)
    while not match.over:
        match.do(chance.choice(match.actions()))
    side = 7 if duel else 5
    texts = [_text(match.state, seat, side, chance) for seat in range(players)]
    if chance.random() < LIKE:
        texts = [texts[0], *(chance.choice([texts[0], _flipped(texts[0]), text]) for text in texts[1:])]
    options = {name: chance.random() < 0.5 for name in ("middle_kingdom", "harmony", "dynasty")}
    before = [[chance.randrange(40, 44) for _ in range(players)] for _ in range(chance.choice([0, 2]))]
    form = {
        "kingdoms": texts,
        "options": {**options, "mighty_duel": duel},
        "before": before if options["dynasty"] else [],
    }
    view: dict[str, Any] = msgspec.to_builtins(scored(msgspec.convert(form, Form))["view"])
    return {
        "form": form,
        "kingdoms": [
            {**{name: one[name] for name in KEPT}, "properties": _told(one["properties"])} for one in view["kingdoms"]
        ],
        **{name: view[name] for name in ("scores", "ranks", "winners", "tie_break", "history", "games")},
    }


def _told(properties: list[Any]) -> list[list[Any]]:
    return sorted(
        [one["terrain"], sorted(map(list, one["squares"])), one["crowns"], one["points"]] for one in properties
    )


def _text(state: Any, seat: int, side: int, chance: random.Random) -> str:
    """A kingdom somewhere in its frame."""
    squares = {at: f"{LETTERS[terrain]}{crowns}" for at, (terrain, crowns) in kingdom_of(state, seat).items()}
    squares[0, 0] = "CC"
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    left = chance.randint(max(xs) - side + 1, min(xs))
    low = chance.randint(max(ys) - side + 1, min(ys))
    rows = range(low + side - 1, low - 1, -1)
    return " / ".join(" ".join(squares.get((x, y), "..") for x in range(left, left + side)) for y in rows)


def _flipped(text: str) -> str:
    """The same kingdom in a mirror."""
    return " / ".join(" ".join(reversed(line.split())) for line in text.split(" / "))


if __name__ == "__main__":
    main()
