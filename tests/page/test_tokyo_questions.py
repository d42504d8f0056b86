"""Every question of King of Tokyo at its page: said in a sentence, in its box, within reach of mouse and keyboard.

The positions are set in the test itself (stage.py). What each answer sends, the page's unit tests hold (Ask.test.ts).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.king_of_tokyo.table import m, sitting
from tests.page.fit import unfit
from tests.page.hands import Server
from tests.page.stage import SCENES, Stage, scene
from tests.page.test_access import violations
from tests.page.test_tokyo import PHONE, STRAYS, WINDOW
from tests.page.tokyo import ASKED_OR_DONE
from tests.tiers import in_turn, share

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
READERS = {
    "en-desktop": ("en", DESKTOP),
    "fa-phone": ("fa", PHONE),
    "en-phone": ("en", PHONE),
    "fa-desktop": ("fa", DESKTOP),
}
ASKED = [name for name in SCENES if not name.startswith("over")]
ENDS = [name for name in SCENES if name.startswith("over")]
WORDS = {
    "mimic": "Which card is copied?",
    "rolled": "Keep what you like. One roll left.",
    "probe": "Reroll one of Ada’s dice? Choose the die.",
    "change": "Change a die?",
    "hearts": "Share out your 3 hearts.",
    "react": "Ada hits you for 3. How do you answer?",
    "react-poison": "You are about to lose 1 health (poison). How do you answer?",
    "yield": "Ada hit you for 3. Stay in Tokyo, or yield?",
    "buy": "Buy cards, or end your turn. You have 6 energy.",
    "charge": "Charge the batteries.",
    "opportunist": "New in the row: you may buy first. Jets",
    "sell": "Sell cards back?",
    "rolled-eight": "Keep what you like. One roll left.",
    "thrown": "The dice are rolled.",
    "over-points": "You win with 20 points.",
    "over-survival": "Ada wins with 7 points.",
    "over-nobody": "Nobody wins.",
}
# Buttons of answers that are cut off by the window, by a box that does not scroll, or covered.
HIDDEN = """() => [...document.querySelectorAll('.screen [data-move], .screen [data-act]')]
  .filter(el => el.checkVisibility())
  .filter(el => {
    el.scrollIntoView({ block: 'center' });
    const b = el.getBoundingClientRect();
    const corners = [[b.left + 8, b.top + 8], [b.right - 8, b.bottom - 8]];
    return !corners.every(([x, y]) => el.contains(document.elementFromPoint(x, y)));
  })
  .map(el => el.outerHTML.slice(0, 160))"""
ISOLATES = {0x2068: None, 0x2069: None}
FOCUSED = "() => { const d = document.activeElement?.dataset ?? {}; return d.move ?? d.act ?? d.from ?? null; }"


def of_readers(*names: str) -> list[tuple[Any, ...]]:
    """Each scene with its readers."""
    return in_turn(names, READERS)


@pytest.fixture
def reader(request: pytest.FixtureRequest, context_of: Callable[..., BrowserContext]) -> Page:
    language, window = READERS[request.param]
    return context_of(language=language, **window).new_page()


def answers(page: Page, attribute: str = "data-move") -> list[str]:
    """What can be pressed now."""
    found = page.locator(f".table [{attribute}]:visible:not([disabled])")
    return [str(one.get_attribute(attribute)) for one in found.all()]


@pytest.mark.parametrize(("name", "reader"), of_readers(*ASKED), indirect=["reader"])
@pytest.mark.slow
def test_a_question(name: str, reader: Page, server: Server) -> None:
    match, seat = scene(name)
    stage = Stage(reader, match, seat, clock=300).show(server.address)
    page = stage.page
    expect(page.locator(".screen")).to_have_attribute("data-mine", "true")
    width = reader.viewport_size["width"] if reader.viewport_size else 0
    height = reader.viewport_size["height"] if reader.viewport_size else 0
    told = page.evaluate(WINDOW)
    assert told[0] == width
    assert told[1] <= height
    assert page.evaluate(STRAYS) == []
    assert page.evaluate(HIDDEN) == []
    assert violations(page) == []
    if page.evaluate("document.documentElement.lang") == "en" and name in WORDS:
        whole = " ".join(page.locator(".turn .grow").inner_text().translate(ISOLATES).split())
        assert WORDS[name] in whole
    assert stage.errors == []


@pytest.mark.parametrize("name", share([name for name in ASKED if name != "change-all"], "en", ["en", "fa"]))
@pytest.mark.slow
def test_a_question_by_keyboard(name: str, page: Page, server: Server) -> None:
    match, seat = scene(name)
    Stage(page, match, seat).show(server.address)
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate(FOCUSED))
    there = {*answers(page), *answers(page, "data-act"), *answers(page, "data-from")}
    assert there
    assert there <= reached


def test_enter_gives_the_answer_that_has_the_focus(page: Page, server: Server) -> None:
    stage = Stage(page, *scene("yield")).show(server.address)
    page.locator("[data-move=stay]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(ASKED_OR_DONE, arg="7")
    assert stage.played == [["stay"]]


@pytest.mark.parametrize(("name", "reader"), of_readers(*ENDS), indirect=["reader"])
@pytest.mark.slow
def test_an_end(name: str, reader: Page, server: Server) -> None:
    match, seat = scene(name)
    stage = Stage(reader, match, seat).show(server.address)
    expect(reader.locator(".ranking li")).to_have_count(match.players)
    if reader.evaluate("document.documentElement.lang") == "en":
        assert reader.locator("h2").first.inner_text().translate(ISOLATES).strip() == WORDS[name]
    assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(reader) == []
    assert stage.errors == []


@pytest.mark.parametrize("reader", ["fa-phone"], indirect=True)
@pytest.mark.slow
def test_certain_death_is_asked_once_more(reader: Page, server: Server) -> None:
    match, seat = scene("react-certain")
    assert match.choices()["deadly"] == ["take"]
    stage = Stage(reader, match, seat, deaf=False).show(server.address)
    take = reader.locator("[data-move=take]")
    expect(take.locator(".deadly")).to_be_visible()
    take.click()
    dialog = reader.locator("dialog")
    expect(dialog).to_be_visible()
    assert violations(reader) == []
    assert stage.played == []
    reader.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    take.click()
    dialog.locator("button").nth(-2).click()
    expect(dialog).to_have_count(0)
    assert stage.played == []
    take.click()
    dialog.locator("[data-confirm]").click()
    reader.wait_for_function("() => document.querySelector('.screen').dataset.mine === 'false'")
    assert stage.played == [["take"]]
    assert match.view(seat)["monsters"][seat]["alive"] is False


def test_presets_are_set_at_the_question(page: Page, server: Server) -> None:
    """A preset that fits the question that is open answers it, as it says."""
    match = sitting(m(), m(health=9), m(), dice="claw claw claw 1 2 2", city=1)
    match.play("done")
    stage = Stage(page, match, 1).show(server.address)
    page.get_by_role("button", name="All my standing answers…").click()
    page.get_by_role("dialog").get_by_label("Psychic Probe").check()
    assert page.evaluate("JSON.parse(localStorage['kingtable.presets']).STAGED.never") == ["psychic_probe"]
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert stage.played == []


@pytest.mark.parametrize("window", [(1366, 657), (390, 664)], ids=str)
@pytest.mark.parametrize("name", ["change", "probe"])
def test_dice_that_are_answers_are_as_large_as_a_finger(
    name: str, window: tuple[int, int], context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(viewport={"width": window[0], "height": window[1]}).new_page()
    Stage(page, *scene(name)).show(server.address)
    page.locator(".ask .die").first.wait_for()
    wide = page.locator(".ask .die .face").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(wide) >= 44, wide
    assert unfit(page) == []
