"""Every turn of King of Tokyo is seen whole: no window of any size has to be scrolled to answer what is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests import toy
from tests.king_of_tokyo.table import m, sitting
from tests.page.fit import unfit
from tests.page.hands import Server, look
from tests.page.stage import SCENES, Match, Stage, scene
from tests.tiers import share

ASKED = [name for name in SCENES if not name.startswith("over")]
WINDOWS = [
    *[(1366, 657), (1280, 600), (1280, 720), (1440, 789), (1920, 1080), (2560, 1300)],  # laptops and desktops
    *[(820, 1180), (1180, 820), (1024, 768), (1100, 620)],  # tablets, and a window beside another
    *[(390, 664), (412, 732), (360, 616), (740, 360), (720, 450)],  # phones, and a laptop at 200 %
]
LANGUAGES = ["en", "fa", "el", "tr", "ja", *toy.PSEUDO]
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
HEARS = """([width, height]) => {
  const here = () => innerWidth === width && innerHeight === height;
  globalThis.heard = here();
  addEventListener('resize', () => (globalThis.heard ||= here()));
}"""
"""The window can have its size a while before the page hears of it."""
TOKYO = """() => { const { x, y, width, height } = document.querySelector('.scene').getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' '); }"""


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
    """Give the window a size, and wait until the page has heard of it and is drawn."""
    page.evaluate(HEARS, window)
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.wait_for_function("() => heard")
    page.evaluate(DRAWN)


PRESSED = """() => [...document.querySelectorAll('main button, main a')].filter(one => one.checkVisibility())
  .map(one => [one.textContent, JSON.stringify(one.getBoundingClientRect())])"""
"""What can be pressed at a table, and where."""


def enlarged(page: Page) -> list[str]:
    """What is amiss where a laptop's 1280x657 is enlarged four times: it should be a phone that scrolls down."""
    wide: list[int] = []

    def alike() -> bool:
        seen = []
        for window in [(320, 164), (320, 560)]:
            resized(page, window)
            seen.append(page.evaluate(PRESSED))
            wide.append(page.evaluate("document.documentElement.scrollWidth"))
        return bool(seen[0] == seen[1])

    look(page, alike, "the low window has the layout of the high one, when the parts for phones have come")
    return unfit(page) if max(wide[-2:]) <= 320 else ["wider than 320"]


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
            if found := unfit(page):
                amiss[name, window] = found
        assert stage.errors == []
        page.close()
    assert amiss == {}


@pytest.mark.parametrize("name", ["rolled", "yield", "buy"])
def test_at_400_per_cent_the_table_is_a_phone_that_scrolls_down(
    name: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of().new_page()
    match, seat = scene(name)
    Stage(page, match, seat).show(server.address)
    assert enlarged(page) == []


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
    assert unfit(page) == []
    page.evaluate("document.querySelector('.hand').style.transform = 'translateY(120px)'")
    assert any("outside" in one for one in unfit(page))
    page.evaluate("document.querySelector('.hand').style.transform = 'translateY(-160px)'")
    assert any(" on " in one for one in unfit(page))
    page.evaluate("document.querySelector('.turn h2').append(' and so on'.repeat(100))")
    page.wait_for_selector(".turn h2[data-unfit]")
    assert any("not even rung 2" in one for one in unfit(page))
    page.evaluate("document.querySelector('.turn h2').style.overflow = 'hidden'")
    assert any("cut by" in one for one in unfit(page))
