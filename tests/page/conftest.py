"""A server for all tests of the page, and browsers as different readers have them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import BrowserContext, Error, Page

from scripts.chromium import executable
from tests import toy
from tests.page.hands import PATIENT, Server
from tests.page.shelf import Kept, Shelf

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP *.example.org 127.0.0.1",  # names of the server
    "--process-per-site",  # what stands in a `Shelf` keeps its process by one bare page
]
AT_ONCE = "localStorage['kingtable.pace'] ??= 'once';"
"""Tests look at what stands there; those of the pace choose their own."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell of a test that failed what was pressed last in each of its pages, and where."""
    report = yield
    if report.when == "call" and report.failed and "shelf" in item.funcargs:
        shelf = cast(Shelf, item.funcargs["shelf"])
        for page in (page for one in shelf.browser.contexts for page in one.pages if "/healthz" not in page.url):
            try:
                told = page.evaluate("globalThis.pressed?.slice(-9).map(press => JSON.stringify(press)).join('\\n')")
            except Error as error:
                told = str(error)
            report.sections.append((f"pressed at {page.url}", told or "nothing"))
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    running.start(bots=True)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def spoken(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Server]]:
    """A server that speaks a language: `server`, or for those of `toy.PSEUDO` another, started when it is asked for."""
    others: list[Server] = []

    def of(language: str) -> Server:
        if language not in toy.PSEUDO:
            return server
        if not others:
            others.append(
                Server(tmp_path_factory.mktemp("toy"), toy.settle(tmp_path_factory.mktemp("words") / "l", toy.PSEUDO))
            )
            others[0].start()
        return others[0]

    yield of
    for other in others:
        other.kill()


@pytest.fixture(scope="session")
def shelf(server: Server) -> Iterator[Shelf]:
    kept = Shelf({"executable_path": executable(), "args": FLAGS}, server.address)
    yield kept
    kept.close()


@pytest.fixture
def context_of(shelf: Shelf) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browsers as other readers have them: language (None: nothing chosen), theme, window.

    They remember nothing, but may have the page in their cache; a `fresh` one has not, and is for who changes more of
    it than its pages.
    """
    made: list[Kept] = []

    def make(language: str | None = "en", theme: str = "light", *, fresh: bool = False, **how: Any) -> BrowserContext:
        how = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **how}
        chosen = f"localStorage['kingtable.language'] = '{language}'; localStorage['kingtable.theme'] = '{theme}'; "
        made.append(shelf.take((chosen if language else "") + AT_ONCE + PATIENT, how, fresh=fresh))
        return made[-1].context

    yield make
    for one in made:
        shelf.give_back(one)


@pytest.fixture
def context(context_of: Callable[..., BrowserContext]) -> BrowserContext:
    """The one that `page` is in."""
    return context_of(None)


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
