"""Browsers that tests of the page have given back, for the next test that wants the same reader.

A new browser fetches and compiles the page and its fonts again: that is two thirds of the time of most tests.
A kept one holds on to its process by a bare page of the same site, and to nothing that pages have stored.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

STORED = "cookies,local_storage,indexeddb,cache_storage,service_workers"


@dataclass
class Kept:
    """A browser; reader: for whom it can be used again, None: for nobody; bare: the page that stays open in it."""

    context: BrowserContext
    reader: str | None
    bare: Page | None = None


@dataclass
class Shelf:
    """Where they stand. address: of the server, for the bare pages."""

    browser: Browser
    address: str
    kept: dict[str, list[Kept]] = field(default_factory=dict)

    def take(self, script: str, how: dict[str, Any], *, fresh: bool = False) -> Kept:
        """A browser in which a script runs before every page; `fresh`: one that nobody has had or will have."""
        reader = None if fresh else json.dumps([script, how], sort_keys=True)
        if reader is not None and self.kept.get(reader):
            return self.kept[reader].pop()
        context = self.browser.new_context(**how)
        context.add_init_script(script)
        return Kept(context, reader)

    def give_back(self, one: Kept) -> None:
        """Close its pages and let it forget what they have stored, or close it."""
        if one.reader is None:
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
        for one in (one for kept in self.kept.values() for one in kept):
            one.context.close()
