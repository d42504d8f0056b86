"""Who plays against bots alone asks what a good player would do, and sees it on the board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.hands import BOT, Hand, Server
from tests.page.tokyo import BOT as TOKYO_BOT
from tests.page.tokyo import Lazy, table
from tests.tiers import in_turn

WINDOWS = [(1366, 657), (360, 616), (740, 360), (390, 664), (820, 1180)]
HINTED = "[data-hinted=true]:visible"


def heard(page: Page) -> str:
    """The hint, when it has come."""
    expect(page.locator("[data-hint] h2")).to_be_visible()
    told = page.locator("[data-hint]").inner_text()
    assert not re.search(r"hint-|\{|\bundefined\b|\bNaN\b", told), told
    return told


# What of the table the hint lies over, and what it marks that is out of sight: neither should be anything. Words in a
# line are measured by the box that holds them: the boxes of Japanese letters are higher than their line. What a box
# has scrolled away is not seen.
COVERED = """marked => {
  const hint = document.querySelector('[data-hint]');
  const box = hint.getBoundingClientRect();
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let outer = one.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const clip = outer.getBoundingClientRect();
      [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    return { left, top, right, bottom };
  };
  const over = (one) => {
    const other = seen(one);
    return other.left < other.right && box.left < other.right - 1 && other.left < box.right - 1 &&
      other.top < other.bottom && box.top < other.bottom - 1 && other.top < box.bottom - 1;
  };
  const table = [...document.querySelectorAll('main *')].filter(one =>
    !one.ownerSVGElement && one.checkVisibility() && getComputedStyle(one).display !== 'inline' && over(one));
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const wide = document.documentElement.scrollWidth > innerWidth;
  return [...table.map(one => one.outerHTML.slice(0, 80)), ...(inside ? [] : ['outside']), ...(wide ? ['wide'] : [])];
}"""


def in_sight(page: Page) -> bool:
    """Does what the hint marks lie in the window?"""
    box, size = page.locator(HINTED).first.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize(("window", "language"), in_turn(WINDOWS, ["en", "fa", "el", "tr", "ja"]))
@pytest.mark.slow
def test_a_hint_of_kingdomino_is_pencilled_in_and_can_be_followed(
    context_of: Callable[..., BrowserContext], server: Server, window: tuple[int, int], language: str
) -> None:
    page = context_of(language, viewport={"width": window[0], "height": window[1]}).new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT)[0])
    for _ in range(4):
        assert hand.my_turn()
        page.keyboard.press("h")
        heard(page)
        expect(page.locator(HINTED)).to_have_count(1)
        assert page.evaluate(COVERED) == []
        assert in_sight(page)
        if page.locator("[data-board=placing]").count():
            expect(page.locator("[data-ghost=pencilled]")).to_have_count(1)
        hand.settled(page.locator(HINTED).click)
        expect(page.locator("[data-hint]")).to_have_count(0)
    assert hand.errors == []


@pytest.mark.parametrize(("window", "language"), in_turn(WINDOWS, ["ja", "en", "fa", "el", "tr"]))
@pytest.mark.slow
def test_a_hint_of_king_of_tokyo_keeps_its_dice_and_marks_its_answer(
    context_of: Callable[..., BrowserContext], server: Server, window: tuple[int, int], language: str
) -> None:
    page = context_of(language, viewport={"width": window[0], "height": window[1]}).new_page()
    hand = Lazy(page)
    hand.sit(table(server, {"kind": "me"}, TOKYO_BOT, TOKYO_BOT)[0])
    for _ in range(5):
        if not hand.my_turn():
            break
        page.get_by_role("button").and_(page.locator("[aria-keyshortcuts=H]")).click()
        heard(page)
        moves = (page.locator("[data-hint]").get_attribute("data-hint") or "").split()
        if moves[0] == "keep":
            expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(len(moves) - 1)
        assert page.evaluate(COVERED) == []
        if page.locator(HINTED).count():
            assert in_sight(page)
        hand.settled(hand.take_turn)
        expect(page.locator("[data-hint]")).to_have_count(0)
    assert hand.errors == []


@pytest.mark.slow
def test_it_is_closed_by_escape_and_is_not_offered_in_company(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of().new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT)[0])
    hand.my_turn()
    page.get_by_role("button", name="What would you do?").click()
    heard(page)
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)
    first, second = server.table({"kind": "me", "name": "Ada"}, {"kind": "friend"})
    page.goto(first)
    Hand(context_of().new_page()).sit(second)
    page.wait_for_selector("[data-mine]")
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_have_count(0)
