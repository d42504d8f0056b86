"""Whoever cannot see it, or sees it in the dark, or large, can play too."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import axe_playwright_python
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from kingtable.engine.text import languages
from tests.page.conftest import AT_ONCE
from tests.page.hands import BOT, Hand, Server
from tests.page.shelf import Shelf
from tests.page.stage import Stage, scene
from tests.page.test_sizes import resized
from tests.tiers import in_turn, share

PUT_OFF = {
    "color-contrast-enhanced": "AAA; what holds here is AA, 4.5 to 1 (color-contrast)",
    "focus-order-semantics": "the board takes arrows, as a group round the grid of its squares",
}
"""Rules that do not hold here, and why. All others do, those of best practice and those on trial too."""
ALL_RULES = """put_off => axe.run({ resultTypes: ['violations'], runOnly: { type: 'rule', values: axe.getRules()
  .filter(({ ruleId, tags }) => !tags.includes('deprecated') && !put_off.includes(ruleId))
  .map(({ ruleId }) => ruleId) } }).then(({ violations }) => violations)"""
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


def violations(page: Page) -> list[str]:
    """What axe finds with every rule that it has."""
    page.evaluate(AXE)
    found = page.evaluate(ALL_RULES, [*PUT_OFF])
    return [f"{item['id']}: {[node['html'][:160] for node in item['nodes'][:3]]}" for item in found]


class Finished(NamedTuple):
    """A table whose game is over, and what the browser keeps that has a seat there."""

    address: str
    storage: Any


@pytest.fixture(scope="module")
def finished(server: Server, shelf: Shelf) -> Finished:
    context = shelf.browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(AT_ONCE)
    hand = Hand(context.new_page())
    link = server.table({"kind": "me"}, BOT, middle_kingdom=True, harmony=True)[0]
    hand.sit(link)
    hand.play_on()
    told = Finished(link.split("#")[0], context.storage_state())
    context.close()
    return told


SCREENS = 9


def test_axe_finds_nothing_at_the_start_and_at_a_table(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.wait_for_selector("h2")
    assert violations(page) == []
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, BOT)[0])
    hand.my_turn()
    assert violations(page) == []


@pytest.mark.parametrize(("theme", "language"), in_turn(["light", "dark"], languages()))
@pytest.mark.slow
def test_axe_finds_nothing(
    theme: str, language: str, finished: Finished, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(theme=theme, language=language, storage_state=finished.storage, fresh=True).new_page()
    screens = iter(range(SCREENS))
    looked = share(range(SCREENS), language, languages())

    def look(at: Page) -> None:
        if next(screens) in looked:
            assert violations(at) == [], at.url

    replay = f"{finished.address}/replay"
    for address in (server.address, f"{server.address}/#table", replay, finished.address):
        page.goto("about:blank")
        page.goto(address)
        page.wait_for_selector("h2")
        look(page)
    page.locator("details summary").click()
    page.wait_for_selector(".verdict")
    look(page)
    stranger = context_of(theme=theme, language=language).new_page()
    stranger.goto(f"{finished.address}#nothing")
    stranger.wait_for_selector("[role=alert]")
    look(stranger)
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, BOT, BOT, middle_kingdom=True, harmony=True)[0])
    hand.my_turn()
    look(page)
    hand.play_on(1)
    hand.my_turn()
    hand.lay()
    look(page)
    page.locator("button.rival").first.click()
    page.wait_for_selector("dialog[open]")
    look(page)
    assert next(screens, None) is None


@pytest.mark.parametrize(
    ("name", "theme", "language"),
    in_turn(
        ["rolled-eight", "yield", "buy-all", "hearts-ray", "change-all", "charge", "over-points"],
        ["light", "dark"],
        languages(),
    ),
)
@pytest.mark.slow
def test_axe_finds_nothing_at_king_of_tokyo(
    name: str, theme: str, language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(theme=theme, language=language).new_page()
    match, seat = scene(name)
    Stage(page, match, seat, clock=300).show(server.address)
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.slow
def test_axe_finds_nothing_in_what_lies_over_the_table(
    theme: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(theme=theme).new_page()
    match, seat = scene("rolled")
    Stage(page, match, seat).show(server.address)
    for name in ("Menu", "Rules", "Log", re.compile("See the board"), re.compile("energy, (at once|Keep)")):
        page.get_by_role("button", name=name, exact=True).first.click()
        page.wait_for_selector("dialog[open] h2")
        assert violations(page) == [], name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.slow
def test_axe_finds_nothing_on_a_phone(context_of: Callable[..., BrowserContext], server: Server) -> None:
    phone = {"viewport": {"width": 360, "height": 780}}
    page = context_of(**phone).new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, BOT, BOT)[0])
    hand.play_on(2)
    hand.my_turn()
    hand.lay()
    assert violations(page) == []
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []


def test_axe_sees_what_is_broken(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.wait_for_selector("h2")
    page.evaluate("document.documentElement.removeAttribute('lang')")
    assert violations(page) != []


def test_who_plays_is_you_also_when_it_is_over(finished: Finished, context_of: Callable[..., BrowserContext]) -> None:
    page = context_of(storage_state=finished.storage, fresh=True).new_page()
    for address in (finished.address, f"{finished.address}/replay?at=9"):
        page.goto(address)
        expect(page.get_by_label("Your kingdom", exact=True).first).to_be_visible()
        assert "Blue" not in page.locator("body").aria_snapshot()


@pytest.mark.slow
def test_who_watches_chooses_whose_kingdom(context_of: Callable[..., BrowserContext], server: Server) -> None:
    link, _ = server.table({"kind": "me", "name": "Ada"}, BOT)
    hand, page = Hand(context_of().new_page()), context_of().new_page()
    hand.sit(link)
    page.goto(link.split("#")[0])
    for _ in range(2):
        expect(page.get_by_role("region", name=re.compile("Ada.*kingdom"))).to_be_visible()
        hand.play_on(1)
    page.get_by_role("button", name=re.compile("See the kingdom")).click()
    expect(page.get_by_role("region", name=re.compile("Ada.*kingdom"))).to_have_count(0)
    chosen = page.get_by_role("region", name=re.compile("Bot .*: kingdom"))
    expect(chosen).to_be_visible()
    hand.play_on(1)
    expect(chosen).to_be_visible()


@pytest.mark.slow
def test_every_square_and_domino_has_a_name(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT)[0])
    hand.play_on(3)
    hand.my_turn()
    cells = page.locator("#my-board [role=gridcell]")
    names = [cell.get_attribute("aria-label") or "" for cell in cells.all()]
    assert len(names) >= 25
    assert all(names)
    assert any("castle" in name for name in names)
    for domino in page.locator("svg.domino").all():
        assert domino.get_attribute("aria-label")


def test_the_sentence_is_read_out(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT)[0])
    hand.my_turn()
    expect(page.locator("[data-voice][aria-live=polite]")).to_contain_text("Your turn.")


@pytest.mark.slow
def test_no_window_scrolls_sideways(
    finished: Finished, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(storage_state=finished.storage, fresh=True).new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT, BOT, BOT, middle_kingdom=True, harmony=True)[0])
    for turn in range(12):  # the later the round, the longer the bar
        hand.play_on(1)
        hand.my_turn()
        resized(page, (320, 640))
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, turn
        resized(page, (1280, 720))
    for address in (None, server.address, f"{server.address}/#table", finished.address):
        if address:
            page.goto("about:blank")
            page.goto(address)
            page.wait_for_selector("h2", state="attached")  # on the smallest phone the start has no room to show it
        for width, height in ((320, 640), (768, 1024), (720, 450), (1920, 1080), (3840, 2160)):
            resized(page, (width, height))
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (address, width)


@pytest.mark.slow
def test_forced_colours_keep_outlines_and_emblems(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(forced_colors="active").new_page()
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, BOT)[0])
    hand.play_on(2)
    hand.my_turn()
    assert page.locator("use[href^='#emblem-']").count() > 0
    assert page.locator("#my-board").evaluate("svg => getComputedStyle(svg).forcedColorAdjust") == "none"


CHOSEN = """() => [...document.querySelectorAll('fieldset, nav, [role=group]')].flatMap((group) => {
  const all = [...group.querySelectorAll(':scope label:has([type=radio]), :scope [aria-pressed], :scope a.btn')]
    .filter((one) => one.checkVisibility());
  const chosen = all.filter((one) => one.matches('[aria-pressed=true], [aria-current], :has(:checked)'));
  const ground = (one) => getComputedStyle(one).backgroundColor;
  const others = all.filter((one) => !chosen.includes(one));
  return chosen.length && others.length
    ? [[group.textContent.trim().slice(0, 40), chosen.map(ground), others.map(ground)]]
    : [];
})"""


@pytest.mark.slow(quick=1)
def test_forced_colours_show_what_is_chosen(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(forced_colors="active").new_page()
    page.goto(f"{server.address}/#tokyo")
    page.wait_for_selector("form .send button")
    groups = page.evaluate(CHOSEN)
    assert len(groups) >= 3
    for name, chosen, others in groups:
        assert not set(chosen) & set(others), name
    Stage(page, *scene("rolled")).show(server.address)
    ground = "one => getComputedStyle(one).backgroundColor"
    assert page.locator(".life i.on").first.evaluate(ground) != page.locator(".life i:not(.on)").first.evaluate(ground)
