"""A server for all tests of the page, and browsers as different readers have them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.page.hands import Server

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AT_ONCE = "localStorage['kingtable.pace'] ??= 'once'"
"""Tests look at what stands there; those of the pace choose their own."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    running.start(bots=True)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium")
    return {**browser_type_launch_args, "executable_path": executable, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


@pytest.fixture
def context(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """The one that `page` is in."""
    made = new_context()
    made.add_init_script(AT_ONCE)
    return made


@pytest.fixture
def context_of(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browsers as other readers have them: language, theme, window."""
    made: list[BrowserContext] = []

    def make(language: str = "en", theme: str = "light", **how: Any) -> BrowserContext:
        how = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **how}
        context = browser.new_context(**how)
        context.add_init_script(
            f"localStorage['kingtable.language'] = '{language}'; localStorage['kingtable.theme'] = '{theme}'; {AT_ONCE}"
        )
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()
