"""A finished game is watched again, position by position."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kingtable.engine.text import say
from tests.page.hands import BOT, Hand, Server


@pytest.mark.slow
def test_the_slider_walks_through_the_game(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table({"kind": "me", "name": "Ada"}, BOT)[0])
    early = page.url.split("#")[0]
    page.goto(f"{early}/replay")
    expect(page.get_by_text("still being played")).to_be_visible()
    page.get_by_role("button", name="To the table").click()
    hand.play_on()
    expect(page.get_by_role("button", name="Check the shuffle")).to_have_count(0)
    page.get_by_text("Check the shuffle").click()
    expect(page.locator("pre")).to_contain_text("kingtable verify")
    page.get_by_role("button", name="Replay", exact=True).click()
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    last = slider.get_attribute("max")
    assert last is not None
    expect(slider).to_have_value(last)
    expect(page.get_by_text("1st")).to_be_visible()
    page.keyboard.press("Home")
    slider.fill("7")
    expect(page.locator(".told")).not_to_be_empty()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("7")
    page.get_by_role("button", name="Pause").click()
    slider.fill("7")
    page.wait_for_url("**/replay?at=7")
    assert page.title() == "Kingdomino – Replay"
    page.reload()
    expect(slider).to_have_value("7")
    page.route("**/api/tables/*/frames", lambda route: route.fulfill(status=503))
    page.reload()
    expect(page.get_by_text(say("no-server"))).to_be_visible()
    page.unroute_all()
    expect(slider).to_have_value("7")
