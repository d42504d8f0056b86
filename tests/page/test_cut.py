"""Nothing that is read is cut off, covered or beyond the window: on the start page, in the forms, the books and at the
end, in every language and in two that are longer and wider than any of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.page.hands import Server
from tests.page.stage import Stage, scene
from tests.page.test_sizes import LANGUAGES, resized
from tests.tiers import share

WINDOWS = [(360, 616), (390, 664), (1366, 657)]
# Words beyond the window, cut by what does not scroll, out of their button, or longer than their field; two things to
# press that lie on each other. What sticks to the window lies on others by nature.
CUT = """() => {
  const amiss = [];
  const told = el => el.outerHTML.slice(0, 120);
  const all = document.documentElement;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const style = el => getComputedStyle(el);
  const over = (el, test) => !el || el === all ? null : test(el) ? el : over(el.parentElement, test);
  const sticks = el => over(el, o => ['sticky', 'fixed'].includes(style(o).position));
  const seen = el => el.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !el.closest('.spoken, [aria-hidden=true], svg, nav[lang]');
  const pen = document.createElement('canvas').getContext('2d');
  const wide = (el, text) => { pen.font = style(el).font; return pen.measureText(text.trim()).width; };
  if (all.scrollWidth > innerWidth) amiss.push(`scrolls across by ${all.scrollWidth - innerWidth}`);
  for (const el of root.querySelectorAll('form :is(select, input:not([type=radio], [type=checkbox]))')) {
    const arrow = el.matches('select') ? 16 : 0;
    const room = el.clientWidth - parseFloat(style(el).paddingLeft) - parseFloat(style(el).paddingRight) - arrow;
    const texts = arrow ? [...el.options].map(one => one.textContent) : [el.placeholder];
    for (const text of texts) if (wide(el, text) > room + 1) amiss.push(`no room for ${text}: ${told(el)}`);
  }
  const range = document.createRange();
  for (const el of [...root.querySelectorAll('*')].filter(el => seen(el) && !el.matches('option'))) {
    for (const node of [...el.childNodes].filter(one => one.nodeType === 3 && one.data.trim())) {
      range.selectNodeContents(node);
      for (const b of range.getClientRects()) {
        const out = (o, x, y) => (x && (b.right > o.right + 2 || b.left < o.left - 2))
          || (y && (b.bottom > o.bottom + 3 || b.top < o.top - 3));
        const clips = o => ['hidden', 'clip'].includes(style(o).overflowY);
        const cut = over(el, o => out(o.getBoundingClientRect(), style(o).overflowX !== 'visible', clips(o)));
        const frame = el.closest('.btn');
        if (b.width && (b.left < -1 || b.right > innerWidth + 1)) amiss.push(`beyond the window: ${told(el)}`);
        else if (b.width && cut) amiss.push(`cut by ${cut.className}: ${told(el)}`);
        else if (b.width && frame && out(frame.getBoundingClientRect(), true, true)) amiss.push(`out: ${told(frame)}`);
      }
    }
  }
  const pressed = [...root.querySelectorAll('button, a[href], input, select, summary')].filter(
    el => seen(el) && style(el).display !== 'inline' && !sticks(el));
  const boxes = pressed.map(el => el.getBoundingClientRect());
  pressed.forEach((el, i) => pressed.slice(i + 1).forEach((other, j) => {
    const b = boxes[i], c = boxes[i + 1 + j];
    if (!el.contains(other) && Math.min(b.right, c.right) - Math.max(b.left, c.left) > 2
      && Math.min(b.bottom, c.bottom) - Math.max(b.top, c.top) > 3) amiss.push(`${told(el)} on ${told(other)}`);
  }));
  return amiss;
}"""
Screens = dict[str, Callable[[Page, str], Iterator[str]]]


def start(page: Page, address: str) -> Iterator[str]:
    page.goto(address)
    page.wait_for_selector("article .seal")
    yield ""


def form(page: Page, address: str, where: str) -> Iterator[str]:
    """With as many seats as there can be, a friend, and every bot."""
    page.goto(f"{address}/#{where}")
    page.wait_for_selector("form .seat")
    page.locator("form fieldset").first.locator("label").last.click()
    page.locator(".seat select").nth(1).select_option("friend")
    yield "seats"
    bots = page.locator(".seat select[aria-label] >> nth=-1")
    for bot in bots.locator("option").evaluate_all("all => all.map(one => one.value)"):
        bots.select_option(bot)
        yield bot


def book(page: Page, address: str, which: int) -> Iterator[str]:
    page.goto(address)
    page.locator(".books button").nth(which).click()
    page.wait_for_selector("dialog figure svg")
    yield ""


def end(page: Page, address: str, name: str) -> Iterator[str]:
    Stage(page, *scene(name)).show(address)
    yield ""


SCREENS: Screens = {
    "start": start,
    "form of Kingdomino": lambda page, address: form(page, address, "table"),
    "form of King of Tokyo": lambda page, address: form(page, address, "tokyo"),
    "book of Kingdomino": lambda page, address: book(page, address, 0),
    "book of King of Tokyo": lambda page, address: book(page, address, 1),
    "points": lambda page, address: end(page, address, "over-points"),
    "survival": lambda page, address: end(page, address, "over-survival"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_nothing_is_cut(
    language: str, context_of: Callable[..., BrowserContext], spoken: Callable[[str], Server]
) -> None:
    amiss = {}
    for name in share(SCREENS, language, LANGUAGES):
        page = context_of(language).new_page()
        resized(page, WINDOWS[0])
        for what in SCREENS[name](page, spoken(language).address):
            for window in WINDOWS:
                resized(page, window)
                if found := page.evaluate(CUT):
                    amiss[name, what, window] = found
        page.close()
    assert amiss == {}


@pytest.mark.slow
def test_the_test_sees_what_is_cut(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of().new_page()
    next(form(page, server.address, "table"))
    assert page.evaluate(CUT) == []
    for spoils, what in {
        "one => Object.assign(one.querySelector('select').style, {width: '40px', minWidth: '40px'})": "no room",
        "one => one.style.translate = '2000px'": "beyond",
        "one => Object.assign(one.style, {height: '30px', overflow: 'hidden'})": "cut by",
        "one => one.querySelector('select').style.marginInlineEnd = '-80px'": " on ",
    }.items():
        page.reload()
        page.wait_for_selector("form .seat")
        page.locator("form .seat").first.evaluate(spoils)
        assert any(what in one for one in page.evaluate(CUT)), what
