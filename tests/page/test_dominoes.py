"""The page draws the dominoes that the rules have."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LETTERS = {"wheat": "W", "forest": "F", "water": "L", "pasture": "P", "swamp": "S", "mine": "M"}


def test_the_page_knows_the_dominoes_of_the_rules() -> None:
    faces = [
        "".join(f"{LETTERS[half['terrain']]}{half['crowns']}" for half in (domino["left"], domino["right"]))
        for domino in json.loads((ROOT / "src/kingtable/kingdomino/dominoes.json").read_text())
    ]
    source = (ROOT / "web/src/games/kingdomino/dominoes.ts").read_text()
    printed = re.search(r"FACES = `(.*?)`", source, re.DOTALL)
    assert printed is not None
    assert printed[1].split() == faces
