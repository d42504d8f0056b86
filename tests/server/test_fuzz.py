"""A while of anything; the long one is an hour, `scripts/nightly fuzz`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.fuzz import fuzzed

SECONDS = 15.0
SEED = 8


@pytest.mark.slow
def test_a_while_of_anything_breaks_nothing(tmp_path: Path) -> None:
    fuzz = fuzzed(tmp_path, SECONDS, SEED)
    print(fuzz.summary())
    assert not fuzz.failures, fuzz.failures
    assert fuzz.games >= 1, fuzz.summary()
    assert fuzz.counts["frames"] > 250, fuzz.summary()
    assert fuzz.counts["HTTP 200"] > 25, fuzz.summary()
