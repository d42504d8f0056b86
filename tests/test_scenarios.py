"""The floods of `benchmarks.server`: what the tables of benchmarks/results.md show can be sent again."""

from __future__ import annotations

import re
from pathlib import Path

from benchmarks.floods import rows

RESULTS = (Path(__file__).parent.parent / "benchmarks" / "results.md").read_text("utf-8")


def test_every_row_of_the_results_has_its_flood() -> None:
    names = rows("frames")
    (shown,) = re.findall(r"`benchmarks.server frames`\n(.*?)\n## ", RESULTS, re.DOTALL)
    alone, own = (
        re.findall(r"^\| (?!frame|at )([^|]+?) \| [\d.]", part, re.MULTILINE) for part in shown.split("\n| at ")
    )
    assert {f"{sockets} {name}" for sockets in (1, 120) for name in alone} | {
        f"{name}, {limit}" for name in own for limit in ("within the limits", "beyond")
    } == set(names)
    assert {"100 blank lines from 1", "100 pieces of one byte from 1", "nothing"} <= set(rows("bytes"))


def test_a_flood_knows_a_legal_move() -> None:
    assert b'"moves": ["=7"]' in rows("frames", "=7")["try, beyond"].again[0]
