"""Who goes: a bot plays a leaver's seat until they are back, all agree to end, and who opened a table begins it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.hands import BOT, Hand, Server
from tests.page.test_access import violations
from tests.tiers import in_turn

Contexts = Callable[..., BrowserContext]
ME, FRIEND = {"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Grace"}
CLOCK = {"ask": 30, "turn": 120}
WINDOWS = [(1366, 657), (390, 664)]


def two(context_of: Contexts, server: Server) -> tuple[Hand, Hand]:
    mine, link = server.table(ME, FRIEND)
    ada, grace = Hand(context_of().new_page()), Hand(context_of().new_page())
    ada.page.goto(mine)
    grace.page.goto(link)
    for hand in (ada, grace):
        hand.page.wait_for_selector(".screen[data-seq='0']")
    return ada, grace


def menu(page: Page, *names: str) -> None:
    page.get_by_role("button", name="Menu").click()
    for name in names:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).last.click()


def log(page: Page) -> str:
    menu(page, "Log")
    told = page.get_by_role("dialog").locator("ol").inner_text()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return told


@pytest.mark.slow
def test_a_bot_plays_for_who_leaves_until_they_are_back(context_of: Contexts, server: Server) -> None:
    ada, grace = two(context_of, server)
    address = grace.page.url
    menu(grace.page, "Leave, come back later")
    asked = ada.page.locator(".notices")
    expect(asked).to_contain_text("⁨Grace⁩ has left.")
    assert violations(ada.page) == []
    asked.get_by_role("button", name=re.compile("Let a bot play for")).click()
    expect(asked).to_have_text(re.compile("A bot plays for ⁨Grace⁩ until they are back."))
    expect(asked.get_by_role("button", name=re.compile("Let a bot play for"))).to_have_count(0)
    ada.play_on(3)
    told = log(ada.page)
    assert "You let a bot play for ⁨Grace⁩ until they are back." in told
    assert "A bot played in their place:" in told
    grace.page.goto(address.partition("#")[0])
    grace.page.wait_for_selector(".screen[data-seq]:not([data-seq='-1'])")
    expect(ada.page.get_by_role("log")).to_contain_text("⁨Grace⁩ is back and plays again.")
    for hand in (ada, grace) * 2:
        if hand.page.get_attribute(".screen", "data-mine") == "true":
            hand.play_on(1)
    assert "is back and plays again" in log(ada.page)
    assert ada.errors == grace.errors == []


@pytest.mark.slow
def test_all_agree_to_end(context_of: Contexts, server: Server) -> None:
    ada, grace = two(context_of, server)
    menu(ada.page, "Propose to end this table", "Propose to end this table")
    for page in (ada.page, grace.page):
        expect(page.locator(".notices")).to_contain_text("to end this table without a result.")
    grace.page.locator(".notices").get_by_role("button", name="Play on").click()
    expect(ada.page.locator(".notices")).to_contain_text("⁨Grace⁩ wants to play on.")
    menu(grace.page, "Propose to end this table", "Propose to end this table")
    ada.page.locator(".notices").get_by_role("button", name="End it").click()
    for page in (ada.page, grace.page):
        expect(page.get_by_role("heading", name="This table was ended")).to_be_visible()
        expect(page.locator("main")).to_contain_text("Agreed by ⁨⁨Ada⁩ and ⁨Grace⁩⁩. There is no result.")
    assert violations(ada.page) == []
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="This table was ended")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Review")).to_have_count(0)
    ada.page.get_by_role("button", name="Replay", exact=True).click()
    expect(ada.page.locator("main")).to_contain_text("Start of the game")
    expect(ada.page.locator(".player .where")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Review")).to_have_count(0)
    ada.page.go_back()
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: url != grace.page.url)
    expect(grace.page.get_by_role("button", name="Play again")).to_be_visible()
    assert ada.errors == grace.errors == []


@pytest.mark.slow
def test_alone_with_bots_the_own_word_ends_it(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table(ME, BOT)[0])
    page.wait_for_selector(".screen[data-mine=true]")
    menu(page, "End this table")
    expect(page.get_by_role("alert")).to_contain_text("There will be no result")
    page.get_by_role("dialog").get_by_role("button", name="Stay", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="End this table").click()
    page.get_by_role("alert").get_by_role("button", name="End this table").click()
    expect(page.get_by_role("heading", name="This table was ended")).to_be_visible()
    page.get_by_role("button", name="Home").click()
    expect(page.locator("article").first).to_be_visible()
    assert page.locator("section[aria-labelledby=my-tables]").count() == 0  # what is over is not offered
    assert hand.errors == []


@pytest.mark.slow
def test_who_opened_the_table_begins(context_of: Contexts, server: Server) -> None:
    body = {"game": "kingdomino", "options": {}, "seats": [ME, FRIEND, {"kind": "friend"}], "clock": CLOCK}
    mine, link, _ = server.open(body)
    ada, grace = context_of().new_page(), context_of().new_page()
    ada.goto(mine)
    grace.goto(link)
    expect(grace.locator(".sentence")).to_contain_text("⁨Ada⁩ begins the game. The clock does not run until then.")
    assert grace.locator(".without").count() == 0
    expect(ada.locator(".sentence")).to_contain_text("You begin the game")
    assert violations(ada) == []
    ada.get_by_role("button", name="Begin with bots in the empty seats").click()
    for page in (ada, grace):
        page.wait_for_selector(".screen[data-seq]:not([data-seq='-1'])")


@pytest.mark.slow
def test_all_are_here_and_one_begins(context_of: Contexts, server: Server) -> None:
    body = {"game": "king-of-tokyo", "options": {}, "seats": [ME, FRIEND], "clock": CLOCK}
    mine, link = server.open(body)
    ada, grace = context_of().new_page(), context_of().new_page()
    ada.goto(mine)
    grace.goto(link)
    expect(grace.locator(".sentence")).to_contain_text("Everybody is here.")
    ada.get_by_role("button", name="Begin", exact=True).click()
    for page in (ada, grace):
        page.wait_for_selector(".screen[data-seq]:not([data-seq='-1'])")


@pytest.mark.parametrize(("window", "language"), in_turn(WINDOWS, ["en", "fa"]))
@pytest.mark.slow
def test_what_is_asked_fits(window: tuple[int, int], language: str, context_of: Contexts, server: Server) -> None:
    width, height = window
    mine, link = server.table(ME, FRIEND)
    ada = context_of(language, viewport={"width": width, "height": height}).new_page()
    grace = context_of().new_page()
    ada.goto(mine)
    grace.goto(link)
    for page in (ada, grace):
        page.wait_for_selector(".screen[data-seq='0']")
    menu(grace, "Propose to end this table", "Propose to end this table")
    asked = ada.locator(".notices p")
    expect(asked).to_have_count(1)
    box = asked.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert ada.evaluate("document.documentElement.scrollWidth") == width
    assert asked.evaluate(
        "el => [...el.querySelectorAll('button')].every(b => b.getBoundingClientRect().height >= 43.5)"
    )
