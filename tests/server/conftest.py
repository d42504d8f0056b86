"""Servers for the tests that only look at them from outside: each test has its own tables in `house`; the others have
none."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import pytest

from kingtable.server.store.storage import Storage
from kingtable.server.table.clock import Clock
from kingtable.server.table.tables import Tables
from kingtable.server.workers import pool
from tests.server.calls import HASTY, Small
from tests.server.house import House
from tests.server.presence import Thinkers
from tests.server.rooms import storage_in
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
def anyio_backend() -> str:
    """The loop of the tests with the mark `anyio`: asyncio's, as the server has it."""
    return "asyncio"


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[Storage]:
    """An open database in the test's folder."""
    async with storage_in(tmp_path) as opened:
        yield opened


@pytest.fixture
def thinkers() -> Thinkers:
    """The bots of `tables`."""
    return Thinkers()


@pytest.fixture
async def tables(storage: Storage, thinkers: Thinkers) -> AsyncIterator[Tables]:
    """Tables without sockets."""
    opened = Tables(storage, cast(pool.Workers, thinkers))
    yield opened
    await opened.close()


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
