"""The start page: what one came for stands above the fold."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.page.hands import BOT, Server
from tests.page.test_sizes import LANGUAGES
from tests.tiers import in_turn

WINDOWS = [(390, 664), (360, 616), (320, 640), (740, 360), (820, 1180), (1180, 820), (1366, 657)]


@pytest.mark.parametrize(("window", "language"), in_turn(WINDOWS, LANGUAGES))
@pytest.mark.slow
def test_both_games_can_be_begun_and_my_turn_is_first(
    window: tuple[int, int],
    language: str,
    context_of: Callable[..., BrowserContext],
    spoken: Callable[[str], Server],
) -> None:
    width, height = window
    server = spoken(language)
    page = context_of(language, viewport={"width": width, "height": height}).new_page()
    for mine in (0, 1, 2):
        if mine:
            page.goto(server.table({"kind": "me"}, BOT)[0])
            page.wait_for_selector(".screen[data-mine=true]")
        page.goto(server.address)
        if mine:
            expect(page.locator("section[aria-labelledby=my-tables] .turn").first).to_be_visible()
        play = page.locator("article .play")
        expect(play).to_have_count(2)
        expect(page.locator("article .seal")).to_have_count(0 if mine else 2)
        expect(page.locator("section[aria-labelledby=my-tables] .seal")).to_have_count(1 if mine else 0)
        bottoms = [box["y"] + box["height"] for button in play.all() if (box := button.bounding_box())]
        assert max(bottoms) <= height, bottoms
        assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.slow
def test_rules_open_at_their_game_and_back_closes_them(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(viewport={"width": 390, "height": 664}).new_page()
    page.goto(server.address)
    page.get_by_role("button", name=re.compile("Rules: .*King of Tokyo")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="King of Tokyo")).to_have_attribute("aria-pressed", "true")
    dialog.locator(".rules").evaluate("el => { el.closest('dialog').scrollTop = 4000 }")
    expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport()
    expect(dialog.get_by_role("heading", name="Rules").first).to_be_in_viewport()
    page.go_back()
    expect(dialog).to_have_count(0)
    expect(page.locator("article")).to_have_count(2)
    page.goto(server.table({"kind": "me"}, BOT)[0])
    page.wait_for_selector(".screen[data-mine=true]")
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()  # a dialog after a dialog
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == table
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.wait_for_url(server.address + "/")
