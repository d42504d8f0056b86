"""Browsers that tests of the page have given back, for the next test that wants the same reader.

A new browser fetches and compiles the page and its fonts again: that is two thirds of the time of most tests.
A kept one holds on to its process by a bare page of the same site, and to nothing that pages have stored.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

STORED = "cookies,local_storage,indexeddb,cache_storage,service_workers"
TIMED = "'__pwClock' in globalThis"
"""Whether the page has Playwright's clock. It stays in the browser for ever, and may stand: no frame is drawn then."""


@dataclass
class Kept:
    """A browser; reader: for whom it can be used again, None: for nobody; bare: the page that stays open in it."""

    context: BrowserContext
    reader: str | None
    bare: Page | None = None


@dataclass
class Shelf:
    """Where they stand. how: the program behind them is launched; address: of the server, for the bare pages.

    The program, or the driver between it and the tests, may die in the middle of a test: the next one finds another.
    """

    how: dict[str, Any]
    address: str
    kept: dict[str, list[Kept]] = field(default_factory=dict)
    _driver: Playwright | None = None
    _browser: Browser | None = None

    @property
    def browser(self) -> Browser:
        """The program, which answers."""
        if self._browser is None or not answers(self._browser):
            self.kept.clear()
            self._browser = self.driver.chromium.launch(**self.how)
        return self._browser

    @property
    def driver(self) -> Playwright:
        """What launches it: another one if the last does not answer."""
        if self._driver is not None and self._browser is not None and not answers(self._browser):
            with suppress(Error):
                self._driver.stop()
            self._driver = self._browser = None
        if self._driver is None:
            self._driver = sync_playwright().start()
        return self._driver

    def take(self, script: str, how: dict[str, Any], *, fresh: bool = False) -> Kept:
        """A browser in which a script runs before every page; `fresh`: one that nobody has had or will have."""
        reader = None if fresh else json.dumps([script, how], sort_keys=True)
        browser = self.browser
        if reader is not None and self.kept.get(reader):
            return self.kept[reader].pop()
        context = browser.new_context(**how)
        context.add_init_script(script)
        return Kept(context, reader)

    def give_back(self, one: Kept) -> None:
        """Close its pages and let it forget what they have stored, or close it: one with a clock of its own, too."""
        if self._browser is None or one.context.browser is not self._browser or not answers(self._browser):
            return
        if one.reader is None or any(timed(page) for page in one.context.pages):
            one.context.close()
            return
        if one.bare is None:
            one.bare = one.context.new_page()
            one.bare.goto(f"{self.address}/healthz")
        for page in one.context.pages:
            if page is not one.bare:
                page.close()
        forgotten = {"origin": "*", "storageTypes": STORED}
        one.context.new_cdp_session(one.bare).send("Storage.clearDataForOrigin", forgotten)
        self.kept.setdefault(one.reader, []).append(one)

    def close(self) -> None:
        """Close all."""
        if self._browser is not None and answers(self._browser):
            self._browser.close()
        if self._driver is not None:
            with suppress(Error):
                self._driver.stop()


def timed(page: Page) -> bool:
    """Whether it has a clock of its own, or does not say."""
    try:
        return bool(page.evaluate(TIMED))
    except Error:
        return True


def answers(browser: Browser) -> bool:
    """Whether it does."""
    try:
        browser.new_browser_cdp_session().detach()
    except Error:
        return False
    return True
