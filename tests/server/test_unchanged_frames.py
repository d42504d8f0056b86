"""What may not change when the code of the tables is put in order: every frame that anybody hears, and how everything
ends that anybody asks for, byte by byte and at the same time (tests/golden/frames.json; `lives` plays them by seed).

After a change that is meant, write the file again, and look at what differs (`lives.Life(seed).live()`):

    KINGTABLE_UPDATE_GOLDEN=1 uv run pytest tests/server/test_unchanged_frames.py
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.server.lives import Life, summary

FILE = Path(__file__).parents[1] / "golden" / "frames.json"
UPDATE = bool(os.environ.get("KINGTABLE_UPDATE_GOLDEN"))
STORED: dict[str, dict[str, str]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
LIVES, FIRST = 40, 20


@pytest.mark.parametrize("seed", [pytest.param(s, marks=[pytest.mark.slow] * (s >= FIRST)) for s in range(LIVES)])
def test_the_frames_of_a_table_are_the_same(seed: int) -> None:
    found = summary(Life(seed).live())
    if UPDATE:
        STORED[str(seed)] = found
        FILE.write_text(json.dumps(STORED, indent=1) + "\n", "utf-8")
    assert found == STORED[str(seed)]


def test_a_life_knows_only_its_seed() -> None:
    one, other = Life(3).live(), Life(3).live()
    assert one == other
