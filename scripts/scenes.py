"""Write the staged tables of the page's unit tests and of its development page: `python scripts/scenes.py`.

Each is a real match at a point where a part of the page has something to show: what a table sends to one seat, what is
legal there, and what it answers when the page asks what would be. The files hold what each game declares for its form,
too. tests/page/test_scenes.py holds them up to date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import kingtable
from kingtable.bots import offered
from kingtable.bots.hints import gives
from kingtable.engine.games import GAMES as DECLARED
from tests.page import stage, test_end_fold, test_sizes_kingdomino

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
RECENT = 12
"""So many of the newest events are kept."""
Scene = tuple[kingtable.Match, int | None]
KINGDOMINO: dict[str, Callable[[], Scene]] = {
    name: test_sizes_kingdomino.SCENES[name]
    for name in ("opening-4", "place-2", "place-4", "claim", "discard", "last", "spectator")
} | {
    "over": test_end_fold.ENDS["kingdomino"],
    "over-dynasty": test_end_fold.ENDS["dynasty"],
}
TOKYO: dict[str, Callable[[], Scene]] = {**stage.SCENES, "waits": lambda: (stage.scene("yield")[0], 0)}
SCENES = {"king_of_tokyo": TOKYO, "kingdomino": KINGDOMINO}


def made(match: kingtable.Match, seat: int | None) -> dict[str, Any]:
    """Return what a table sends to a seat (None: somebody who watches), what is legal there, and answers to `try`."""
    frame = stage.snap(match, seat)
    frame["events"][0]["events"] = frame["events"][0]["events"][-RECENT:]
    legal = match.legal() if frame["choices"] else []
    tried = [move for move in legal if move.startswith("hearts ")]
    tried += [place["move"] for place in (frame["choices"] or {}).get("place", [])[:2]]
    if match.view(seat)["phase"] in ("probe", "change"):
        tried += [move for move in legal if move in ("pass", "done") or move.startswith("herd_culler ")]
    return {"snap": frame, "legal": legal, "tries": {move: match.preview([move]) for move in tried}}


def written(folder: str) -> str:
    """Return the file of a game: one scene a line."""
    name = folder.replace("_", "-")
    declared = {**DECLARED[name].described(), "bots": offered(name), "hints": gives(name)}
    made_of = {name: made(*scene()) for name, scene in SCENES[folder].items()}
    lines = [f"{json.dumps(name)}: {json.dumps(told, separators=(',', ':'))}" for name, told in made_of.items()]
    told = json.dumps(declared, separators=(",", ":"))
    return f'{{"declared": {told},\n"scenes": {{\n' + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    for game in SCENES:
        (GAMES / game / "scenes.json").write_text(written(game), encoding="utf-8")
