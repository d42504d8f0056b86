"""King of Tokyo at its page: whole games, questions out of turn, keys, presets, and what leaves no box."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.page.hands import Server, look, whose_turn
from tests.page.test_access import violations
from tests.page.tokyo import BOT, Lazy, Paw, table
from tests.tiers import NIGHT, in_turn

ME = {"kind": "me", "name": "Ada"}
PHONE = {"viewport": {"width": 360, "height": 740}}
WINDOW = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
# Whatever can be pressed or read during a turn, outside the window or its own box.
STRAYS = """() => [...document.querySelectorAll('.screen button, .screen h2, .screen .stat, .screen .chip')]
  .filter(el => el.checkVisibility() && !el.closest('.log, .many, .belongings'))
  .filter(el => { const b = el.getBoundingClientRect();
    return b.left < -1 || b.right > innerWidth + 1 || el.scrollWidth > el.clientWidth + 2
      && el.matches('button:not([data-die])'); })
  .map(el => el.outerHTML.slice(0, 160))"""


def test_one_click_leads_to_monsters(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("article", name="King of Tokyo").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".screen[data-mine=true] .table")
    expect(page.locator(".figures .monster")).to_have_count(3)


@pytest.mark.parametrize(("language", "window"), [("en", None), ("fa", PHONE)] if NIGHT else [("fa", PHONE)])
@pytest.mark.slow(quick=1)
def test_a_whole_game(
    language: str, window: dict[str, object] | None, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(language=language, **(window or {})).new_page()
    hand = Paw(page)
    hand.sit(table(server, ME, BOT, BOT, BOT)[0])
    while hand.my_turn():
        assert page.evaluate(STRAYS) == []
        if window:
            assert page.evaluate(WINDOW) == [360, 740]
        hand.settled(hand.take_turn)
    assert hand.errors == []
    expect(page.locator(".ranking li")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth") <= (360 if window else 1440)
    assert violations(page) == []


@pytest.mark.parametrize(("language", "window"), [("en", None), ("fa", PHONE)] if NIGHT else [("en", None)])
@pytest.mark.slow
def test_six_monsters_from_the_start_page_to_the_end(
    language: str, window: dict[str, object] | None, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(language=language, **(window or {})).new_page()
    hand = Lazy(page)
    page.goto(f"{server.address}/#tokyo")
    page.locator("fieldset label:has(input[type=radio][value='6'])").click()
    expect(page.locator("li.seat")).to_have_count(6)
    for seat in page.locator("li.seat").all():
        if seat.locator("select").count() == 2:
            seat.locator("select").nth(1).select_option("racer")
    page.locator("form button.seal").click()
    page.wait_for_selector(".screen .table", timeout=60_000)
    expect(page.locator(".figures .monster")).to_have_count(5)
    while hand.my_turn():
        hand.settled(hand.take_turn)
    assert hand.errors == []
    expect(page.locator(".ranking li")).to_have_count(6)
    assert violations(page) == []


@pytest.mark.parametrize(("theme", "window"), in_turn(["light", "dark"], [None, PHONE]))
@pytest.mark.slow
def test_axe_finds_nothing_in_tokyo(
    theme: str, window: dict[str, object] | None, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(theme=theme, **(window or {})).new_page()
    hand = Paw(page)
    hand.sit(table(server, ME, BOT, BOT, BOT, BOT, BOT)[0])
    for _ in range(5):
        if not hand.my_turn():
            break
        assert violations(page) == []
        hand.settled(hand.take_turn)
    page.goto(f"{server.address}/#tokyo")
    page.wait_for_selector("h2")
    assert violations(page) == []


@pytest.mark.slow
def test_the_keyboard_keeps_throws_and_stops(page: Page, server: Server) -> None:
    hand = Paw(page)
    for _ in range(30):  # until the dice let this seat begin
        hand.sit(table(server, ME, {"kind": "friend"}, clock={"ask": 300, "turn": 300})[0])
        page.get_by_role("button", name="Start without waiting").click()
        page.wait_for_selector(".screen[data-seq='0']")
        if page.get_attribute(".screen", "data-mine") == "true":
            break
    else:
        pytest.fail("30 times the friend began")
    kept = page.locator("[data-die][aria-pressed=true]")
    page.keyboard.press("2")
    page.keyboard.press("5")
    expect(kept).to_have_count(2)
    faces = sorted(die.get_attribute("data-die") or "" for die in kept.all())
    page.keyboard.press("o")
    expect(page.locator(".odds tr").first).to_be_visible()
    hand.settled(lambda: page.keyboard.press("t"))
    expect(kept).to_have_count(2)
    assert sorted(die.get_attribute("data-die") or "" for die in kept.all()) == faces
    hand.settled(lambda: page.keyboard.press("s"))


@pytest.mark.slow
def test_two_people_answer_out_of_turn(context_of: Callable[..., BrowserContext], server: Server) -> None:
    links = table(server, ME, {"kind": "friend", "name": "Grace"}, clock={"ask": 300, "turn": 300})
    hands = [Paw(context_of().new_page()), Paw(context_of(language="fa", **PHONE).new_page())]
    for hand, link in zip(hands, links, strict=True):
        hand.sit(link)
    hands[0].page.get_by_role("button", name="Begin", exact=True).click()
    expect(hands[0].page.get_by_role("timer")).to_be_visible()
    asked = 0
    while mover := whose_turn(*hands):
        asked += mover.page.locator("[data-phase=yield] [data-move=stay]").count()
        mover.settled(mover.take_turn)
    assert asked > 0
    assert [hand.errors for hand in hands] == [[], []]


@pytest.mark.slow
def test_a_preset_answers_and_the_log_says_so(context_of: Callable[..., BrowserContext], server: Server) -> None:
    context = context_of(fresh=True)
    ada, grace = Paw(context.new_page()), Paw(context_of().new_page())
    said = ada.page.locator(".screen").get_by_text("Your standing answer: stay")
    for _ in range(5):  # a game may end before Ada is hit in Tokyo
        links = table(server, ME, {"kind": "friend"}, clock={"ask": 300, "turn": 300})
        kept = json.dumps({re.findall(r"/t/(\w+)", links[0])[0]: {"stays": True, "stayFrom": 1}})
        context.add_init_script(f"localStorage['kingtable.presets'] = {json.dumps(kept)}")
        ada.sit(links[0])
        grace.sit(links[1])
        ada.page.get_by_role("button", name="Begin", exact=True).click()
        ada.page.wait_for_selector(".screen[data-seq='0']")
        if until_said(ada, grace, said):
            break
    expect(said.first).to_be_visible()


def until_said(ada: Paw, grace: Paw, said: Locator) -> bool:
    """Both play, but Ada's preset answers whether she yields, until that is said or the game is over."""
    mine = ".screen[data-mine=true]"
    asks = {ada: f"{mine}:not(:has(.table[data-phase=yield]))", grace: mine}

    def asked() -> Paw | str | None:
        if said.count() or ada.page.locator(".wrap").count():
            return "said or over"
        return next((hand for hand, asks_it in asks.items() if hand.page.locator(asks_it).count()), None)

    while isinstance(hand := look(ada.page, asked, "one is asked"), Paw):
        hand.settled(hand.take_turn)
    return said.count() > 0
