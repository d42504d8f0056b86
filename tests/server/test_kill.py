"""Power cuts during play: no acknowledged move is lost, none is played twice, the games go on.

`python -m tests.server.kills` is the long one.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server import kills

KILLS = 10


def test_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    town = kills.under_load(tmp_path, 3, tables=2)
    assert asyncio.run(kills.checked(tmp_path, town))["acknowledged"] > 15


@pytest.mark.slow
def test_ten_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    town = kills.under_load(tmp_path, KILLS, tables=4)
    counts = asyncio.run(kills.checked(tmp_path, town))
    assert counts["acknowledged"] > KILLS * 5, counts
    assert counts["kingdomino"] >= 2, counts
    assert counts["king-of-tokyo"] >= 2, counts
    assert counts["substituted"] >= 3, counts
    assert counts["back"] >= 1, counts
    assert counts["snapshots amid the log"] > 0, counts
