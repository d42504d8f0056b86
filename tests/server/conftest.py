"""Servers for the tests that only look at them from outside: each test has its own tables in `house`; the others have
none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kingtable.server.table.clock import Clock
from kingtable.server.workers import pool
from tests.server.calls import HASTY, Small
from tests.server.house import House
from tests.waiting import PATIENCE


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data: Path = tmp_path_factory.mktemp("house")
    with House(data) as served:
        yield served


@pytest.fixture(scope="module")
def small() -> Iterator[Small]:
    with Small() as served:
        yield served


@pytest.fixture(scope="module")
def hasty() -> Iterator[Small]:
    """Whoever is slow there is cut off soon."""
    with Small(HASTY) as served:
        yield served


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is too slow for the workers: for tests that are about something else."""
    for name in ("SILENCE_LIMIT", "STARTING_LIMIT", "THINKING_LIMIT", "ANSWER_LIMIT", "WAITING_LIMIT", "MUCH"):
        monkeypatch.setattr(pool, name, PATIENCE)


class Stopped:
    """A time that passes when a test says so."""

    now = 0.0

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], float] = {}

    def passed(self, clock: Clock) -> float:
        """How long ago that clock was seen first."""
        return self.now - self._seen.setdefault((clock.seat, clock.seq), self.now)

    def forget(self) -> None:
        """Another table follows: its clocks are others, though seats and commands count alike."""
        self._seen.clear()


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> Stopped:
    """By it a table's clock tells how much is left; it rings by the true time."""
    time, written = Stopped(), Clock.written
    monkeypatch.setattr(Clock, "written", lambda clock, _: written(clock, clock.since + time.passed(clock)))
    return time
