"""Three minutes of anything; `python -m tests.server.fuzz` is the long one."""

from __future__ import annotations

from pathlib import Path

from tests.server.fuzz import fuzzed

SECONDS = 170.0
SEED = 8


def test_three_minutes_of_anything_break_nothing(tmp_path: Path) -> None:
    fuzz = fuzzed(tmp_path, SECONDS, SEED)
    print(fuzz.summary())
    assert not fuzz.failures, fuzz.failures
    assert fuzz.games >= 3, fuzz.summary()
    assert fuzz.counts["frames"] > 3000, fuzz.summary()
    assert fuzz.counts["HTTP 200"] > 300, fuzz.summary()
