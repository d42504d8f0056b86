"""Persian reads from the right, in its own digits; boards never mirror; nothing leaves its square."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kingtable.engine.text import catalogue
from tests import toy
from tests.page.hands import BOT, Hand, Server

# Crowns and sums within the square or the property that they belong to, in the board's own units.
STRAYS = """() => [...document.querySelectorAll('svg.kingdom, svg.domino')].flatMap(svg => {
  const all = svg.getBoundingClientRect();
  const loose = 1.5;
  const out = box => box.left < all.left - loose || box.right > all.right + loose
    || box.top < all.top - loose || box.bottom > all.bottom + loose;
  const strays = [...svg.querySelectorAll('.crowns, text')].filter(el => out(el.getBoundingClientRect()));
  for (const cell of svg.querySelectorAll('[role=gridcell], svg > g > g')) {
    const picture = cell.querySelector('use:not(.crowns)');
    const crowns = cell.querySelector('.crowns');
    if (!picture || !crowns) continue;
    const a = picture.getBoundingClientRect(), b = crowns.getBoundingClientRect();
    if (b.left < a.left - loose || b.right > a.right + loose || b.top < a.top - loose) strays.push(crowns);
  }
  for (const sum of svg.querySelectorAll('.property:has(text)')) {
    const plate = sum.querySelector('rect').getBoundingClientRect();
    const text = sum.querySelector('text').getBoundingClientRect();
    const over = box => box.left < plate.right && box.right > plate.left && box.top < plate.bottom
      && box.bottom > plate.top;
    const crowns = [...svg.querySelectorAll(':scope > .crowns')].map(el => el.getBoundingClientRect());
    if (text.left < plate.left - loose || text.right > plate.right + loose || crowns.some(over)) strays.push(sum);
  }
  return strays.map(el => el.outerHTML.slice(0, 200));
})"""


def strays(page: Page) -> list[str]:
    found: list[str] = page.evaluate(STRAYS)
    return found


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.slow
def test_crowns_and_sums_stay_in_their_squares(
    language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(language=language).new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, harmony=True)[0])
    hand.play_on(5)
    hand.my_turn()
    hand.lay()
    assert strays(page) == []
    hand.settled(hand.finish)
    hand.play_on()
    assert page.locator(".property text").count() > 0
    assert strays(page) == []


def test_the_geometry_test_sees_a_stray(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT)[0])
    page.evaluate("""() => {
      const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      text.textContent = 'stray'; text.setAttribute('x', '-400'); text.setAttribute('y', '50');
      document.querySelector('svg.kingdom').append(text);
    }""")
    assert strays(page) != []


@pytest.mark.slow(quick=1)
def test_persian_reads_from_the_right_in_its_own_digits(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(language="fa").new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, middle_kingdom=True)[0])
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    hand.play_on(5)
    hand.my_turn()
    hand.lay()
    said = page.locator(".screen").inner_text()
    assert re.search("[\u06f0-\u06f9]", said)
    keys = page.locator("kbd").all_inner_texts()
    for key in keys:
        said = said.replace(key, "", 1)
    assert not re.search(r"\d", re.sub("[\u06f0-\u06f9]", "", said)), said
    board = page.locator("#my-board")
    assert board.evaluate("svg => getComputedStyle(svg).direction") == "ltr"
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    lines = page.locator(".lines").bounding_box()
    others = page.locator(".others").bounding_box()
    assert lines is not None
    assert others is not None
    assert lines["x"] > others["x"]


def test_the_language_is_changed_and_kept(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="فارسی").click()
    expect(page.get_by_role("button", name="شروع بازی").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="شروع بازی").first).to_be_visible()
    assert page.evaluate("[...document.fonts].some(f => f.family.includes('Vazirmatn') && f.status === 'loaded')")


@pytest.mark.slow
def test_a_language_appears_by_being_there(context_of: Callable[..., BrowserContext], tmp_path: Path) -> None:
    """One file in a folder of its own; nothing else knows of it."""
    elsewhere = Server(tmp_path / "data", toy.settle(tmp_path / "words"))
    elsewhere.start()
    try:
        page = context_of(language=None).new_page()
        page.goto(elsewhere.address)
        page.get_by_role("button", name="Esperanto").click()
        expect(page.locator("html")).to_have_attribute("lang", toy.CODE)
        expect(page.get_by_role("heading", name=toy.stretched("Kingtable"))).to_be_visible()
        texts = [page.locator("body").inner_text()]
        page.get_by_role("button", name=re.compile(toy.stretched("King of Tokyo"))).last.click()
        rules = page.get_by_role("dialog").locator("[data-rule]")
        expect(rules.first).to_contain_text(toy.stretched("You are a monster"))
        texts.append(page.get_by_role("dialog").inner_text())
        keys = set(re.findall(r"^(\w+-[\w-]+) *=", catalogue("en"), re.MULTILINE))
        assert len(keys) > 1000
        assert [word for text in texts for word in re.findall(r"[\w-]+", text) if word in keys] == []
    finally:
        elsewhere.kill()


def test_browsers_are_asked_not_to_translate_the_page(page: Page, server: Server) -> None:
    """A text that a browser has put in the place of the page's own stays as it is: "10 hearts" of who has 9."""
    page.goto(server.address)
    assert page.evaluate("document.documentElement.translate") is False
