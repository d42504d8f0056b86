"""A short siege of the workers; `python -m tests.server.worker_kills` is the long one."""

from __future__ import annotations

import asyncio

import pytest

from tests.server import worker_kills
from tests.server.worker_kills import Siege


@pytest.mark.slow
def test_no_table_is_silent_for_five_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_kills, "GAPS", (0.05, 0.3, 0.8, 1.5))
    siege = Siege(events=15, workers=2, tables=4, seed=3, real=False)
    asyncio.run(siege.run())
    assert not siege.failures(), siege.summary()
    assert len(siege.silences) > 100, siege.summary()
    assert siege.default_actions.total() < len(siege.silences) / 10, siege.summary()
    assert len(siege.pids) > 5, siege.summary()
