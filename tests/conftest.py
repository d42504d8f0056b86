"""What holds for all tests."""

from __future__ import annotations

import os

import pytest

os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks English, wherever the tests run


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page's tests come last: Playwright leaves its event loop running in the process for the whole session."""
    items.sort(key=lambda item: "/page/" in item.nodeid)
