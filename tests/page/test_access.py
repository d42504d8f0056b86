"""Whoever cannot see it, or sees it in the dark, or large, can play too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.page.hands import BOT, Hand, Server


def violations(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{item['id']}: {[node['html'][:160] for node in item['nodes'][:3]]}" for item in found]


class Finished(NamedTuple):
    """A table whose game is over, and what the browser keeps that has a seat there."""

    address: str
    storage: Any


@pytest.fixture(scope="module")
def finished(server: Server, browser: Browser) -> Finished:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    hand = Hand(context.new_page())
    link = server.table({"kind": "me"}, BOT, middle_kingdom=True, harmony=True)[0]
    hand.sit(link)
    hand.play_on()
    told = Finished(link.split("#")[0], context.storage_state())
    context.close()
    return told


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_axe_finds_nothing(
    theme: str, language: str, finished: Finished, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(theme=theme, language=language, storage_state=finished.storage, fresh=True).new_page()
    replay = f"{finished.address}/replay"
    for address in (server.address, f"{server.address}/#table", replay, finished.address):
        page.goto("about:blank")
        page.goto(address)
        page.wait_for_selector("h2")
        assert violations(page) == [], address
    page.locator("details summary").click()
    page.wait_for_selector(".verdict")
    assert violations(page) == []
    stranger = context_of(theme=theme, language=language).new_page()
    stranger.goto(f"{finished.address}#nothing")
    stranger.wait_for_selector("[role=alert]")
    assert violations(stranger) == []
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, BOT, BOT, middle_kingdom=True, harmony=True)[0])
    hand.my_turn()
    assert violations(page) == []
    hand.play_on(1)
    hand.my_turn()
    hand.lay()
    assert violations(page) == []


def test_axe_finds_nothing_on_a_phone(context_of: Callable[..., BrowserContext], server: Server) -> None:
    phone = {"viewport": {"width": 360, "height": 780}}
    page = context_of(**phone).new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, BOT, BOT)[0])
    hand.play_on(2)
    hand.my_turn()
    hand.lay()
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []


def test_axe_sees_what_is_broken(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.wait_for_selector("h2")
    page.evaluate("document.documentElement.removeAttribute('lang')")
    assert violations(page) != []


def test_every_square_and_domino_has_a_name(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT)[0])
    hand.play_on(3)
    hand.my_turn()
    cells = page.locator("#my-board [role=gridcell]")
    names = [cell.get_attribute("aria-label") or "" for cell in cells.all()]
    assert len(names) >= 25
    assert all(names)
    assert any("castle" in name for name in names)
    for domino in page.locator("svg.domino").all():
        assert domino.get_attribute("aria-label")


def test_the_sentence_is_a_live_region(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT)[0])
    hand.my_turn()
    expect(page.locator("[aria-live=polite]").filter(has=page.locator("h2"))).to_contain_text("Your turn.")


@pytest.mark.parametrize(("width", "height"), [(320, 640), (768, 1024), (720, 450), (1920, 1080), (3840, 2160)])
def test_no_window_scrolls_sideways(
    width: int, height: int, finished: Finished, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(
        viewport={"width": width, "height": height}, storage_state=finished.storage, fresh=True
    ).new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, BOT, BOT, middle_kingdom=True, harmony=True)[0])
    hand.play_on(2)
    hand.my_turn()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for address in (server.address, f"{server.address}/#table", finished.address):
        page.goto("about:blank")
        page.goto(address)
        page.wait_for_selector("h2")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, address


def test_forced_colours_keep_outlines_and_emblems(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(forced_colors="active").new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT)[0])
    hand.play_on(2)
    hand.my_turn()
    assert page.locator("use[href^='#emblem-']").count() > 0
    assert page.locator("#my-board").evaluate("svg => getComputedStyle(svg).forcedColorAdjust") == "none"
