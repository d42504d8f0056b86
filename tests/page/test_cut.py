"""Nothing that is read is cut off, covered or beyond the window: on the start page, in the forms, the books and at the
end, in every language and in two that are longer and wider than any of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.page.fit import unfit
from tests.page.hands import Server
from tests.page.stage import Stage, scene
from tests.page.test_sizes import LANGUAGES, resized
from tests.tiers import share

WINDOWS = [(360, 616), (390, 664), (1366, 657)]
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
                if found := unfit(page, whole=False):
                    amiss[name, what, window] = found
        page.close()
    assert amiss == {}


@pytest.mark.parametrize("language", ["en", "el", "fa", "ja", "tr"])
@pytest.mark.slow
def test_nothing_is_cut_where_the_browser_s_letters_are_larger(
    language: str, context_of: Callable[..., BrowserContext], spoken: Callable[[str], Server]
) -> None:
    """Who asks the browser for 24 px instead of 16 reads letters half as large again. A closed list may be narrower
    than its longest answer: opened it is the browser's, and whole."""
    amiss = {}
    for name in share(SCREENS, language, ["en", "el", "fa", "ja", "tr"]):
        page = context_of(language).new_page()
        devtools = page.context.new_cdp_session(page)
        for what in SCREENS[name](page, spoken(language).address):
            for window in [(390, 664), (1366, 657)]:
                resized(page, window)
                devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}})
                assert page.evaluate("getComputedStyle(document.body).fontSize") == "22.5px"
                if found := [one for one in unfit(page, whole=False) if not one.startswith("no room for")]:
                    amiss[name, what, window] = found
        page.close()
    assert amiss == {}


@pytest.mark.slow
def test_the_test_sees_what_is_cut(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of().new_page()
    next(form(page, server.address, "table"))
    assert unfit(page, whole=False) == []
    for spoils, what in {
        "one => Object.assign(one.querySelector('select').style, {width: '40px', minWidth: '40px'})": "no room",
        "one => one.style.translate = '2000px'": "beyond",
        "one => Object.assign(one.style, {height: '30px', overflow: 'hidden'})": "cut by",
        "one => one.querySelector('select').style.marginInlineEnd = '-80px'": " on ",
    }.items():
        page.reload()
        page.wait_for_selector("form .seat")
        page.locator("form .seat").first.evaluate(spoils)
        assert any(what in one for one in unfit(page, whole=False)), what
