"""Every turn of King of Tokyo is seen whole: no window of any size has to be scrolled to answer what is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests import toy
from tests.king_of_tokyo.table import m, sitting
from tests.page.hands import Server
from tests.page.stage import SCENES, Match, Stage, scene
from tests.tiers import share

ASKED = [name for name in SCENES if not name.startswith("over")]
WINDOWS = [
    *[(1366, 657), (1280, 600), (1440, 789), (1920, 1080), (2560, 1300)],  # laptops and desktops
    *[(820, 1180), (1180, 820)],  # tablets
    *[(390, 664), (360, 616), (740, 360), (720, 450)],  # phones, and a laptop at 200 %
]
LANGUAGES = ["en", "fa", "el", "tr", "ja", *toy.PSEUDO]
# What does not lie in the window or lies on something else; lists that are long by nature scroll by themselves.
AMISS = """() => {
  const page = document.documentElement;
  const seen = el => el.checkVisibility({visibilityProperty: true})
    && !el.closest('.spoken, .since, .belongings, .many, .log, .strikes');
  const found = [...document.querySelectorAll(
    '.screen :is(button, input, .die, .turn h2, .turn p, .if, .scene)')].filter(seen)
    .filter(el => !el.parentElement.closest('button'));
  const boxes = found.map(el => el.getBoundingClientRect());
  const told = el => el.outerHTML.slice(0, 120);
  const amiss = [];
  if (page.scrollHeight > innerHeight) amiss.push(`scrolls by ${page.scrollHeight - innerHeight}`);
  if (page.scrollWidth > innerWidth) amiss.push(`scrolls across by ${page.scrollWidth - innerWidth}`);
  found.forEach((el, i) => {
    const b = boxes[i];
    if (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1)
      amiss.push(`outside: ${told(el)}`);
    if (el.matches('h2') && el.scrollHeight > el.clientHeight + 2) amiss.push(`longer than its box: ${told(el)}`);
    for (let over = el.parentElement; over; over = over.parentElement) {
      const o = over.getBoundingClientRect();
      if (getComputedStyle(over).overflowY !== 'visible' && (b.bottom > o.bottom + 2 || b.top < o.top - 2))
        amiss.push(`cut off: ${told(el)}`);
    }
    found.slice(i + 1).forEach((other, j) => {
      const c = boxes[i + 1 + j];
      if (!el.contains(other) && Math.min(b.right, c.right) - Math.max(b.left, c.left) > 2
        && Math.min(b.bottom, c.bottom) - Math.max(b.top, c.top) > 3) amiss.push(`${told(el)} on ${told(other)}`);
    });
  });
  return amiss;
}"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
TOKYO = "() => JSON.stringify(document.querySelector('.scene').getBoundingClientRect())"


def crowded() -> tuple[Match, int]:
    """Six monsters, and the one who throws has many cards."""
    mine = m("extra_head", "extra_head", "jets", "psychic_probe", "armor_plating", "camouflage", poison=1)
    others = [m(health=7, vp=4), m("wings", vp=12, shrink=1), m("herd_culler"), m(), m(health=3, vp=15)]
    return sitting(mine, *others, dice="3 3 claw 1 heart energy claw 2", city=1, bay=2), 0


def watched() -> tuple[Match, int]:
    """Another one's turn."""
    return sitting(m(), m("jets"), m("wings"), m(), dice="3 3 claw 1 heart energy", city=1), 1


MORE: dict[str, Callable[[], tuple[Match, int]]] = {"crowded": crowded, "watched": watched}


def resized(page: Page, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.evaluate(DRAWN)


@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_lies_in_the_window(
    language: str, context_of: Callable[..., BrowserContext], spoken: Callable[[str], Server]
) -> None:
    context, server = context_of(language=language), spoken(language)
    amiss = {}
    for number, name in enumerate(share([*MORE, *ASKED], language, LANGUAGES)):
        page = context.new_page()
        match, seat = MORE[name]() if name in MORE else scene(name)
        stage = Stage(page, match, seat).show(server.address)
        for window in share(WINDOWS, (number + LANGUAGES.index(language)) % 2, [0, 1]):
            resized(page, window)
            if found := page.evaluate(AMISS):
                amiss[name, window] = found
        assert stage.errors == []
        page.close()
    assert amiss == {}


@pytest.mark.slow
def test_a_question_does_not_resize_tokyo(context_of: Callable[..., BrowserContext], server: Server) -> None:
    context = context_of()
    boxes: dict[tuple[int, int], set[str]] = {window: set() for window in WINDOWS}
    for name in ("rolled", "probe", "yield", "hearts"):
        page = context.new_page()
        match, seat = scene(name)
        Stage(page, match, seat).show(server.address)
        for window in WINDOWS:
            resized(page, window)
            boxes[window].add(page.evaluate(TOKYO))
        page.close()  # what stands behind another page is drawn once a second
    assert [window for window, seen in boxes.items() if len(seen) > 1] == []


def test_the_test_sees_what_is_amiss(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of().new_page()
    match, seat = scene("rolled")
    Stage(page, match, seat).show(server.address)
    resized(page, (1366, 657))
    assert page.evaluate(AMISS) == []
    page.evaluate("document.querySelector('.hand').style.transform = 'translateY(120px)'")
    assert any("outside" in one for one in page.evaluate(AMISS))
    page.evaluate("document.querySelector('.hand').style.transform = 'translateY(-60px)'")
    assert any(" on " in one for one in page.evaluate(AMISS))
    page.evaluate("document.querySelector('.turn h2').append(' and so on'.repeat(40))")
    assert any("longer" in one for one in page.evaluate(AMISS))
