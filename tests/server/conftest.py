"""Servers for the tests that only look at them from outside: each has its own tables in `house`; `small` has none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.calls import Small
from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data: Path = tmp_path_factory.mktemp("house")
    with House(data) as served:
        yield served


@pytest.fixture(scope="module")
def small() -> Iterator[Small]:
    with Small() as served:
        yield served
