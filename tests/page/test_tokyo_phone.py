"""On a phone the cards of the row say what they do, whenever no dice of one's own need the room."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from kingtable.engine.text import languages
from tests.king_of_tokyo.table import m, sitting
from tests.page.fit import unfit
from tests.page.hands import Server
from tests.page.stage import Match, Stage, scene
from tests.page.test_card_faces import CUT
from tests.page.test_sizes import resized
from tests.page.test_tokyo_whole import offered

Contexts = Callable[..., BrowserContext]
PHONES = [(390, 664), (412, 732), (360, 616), (740, 360), (683, 329)]
"""The last is a laptop of 1366x657 at 200 %."""


def watched() -> tuple[Match, int]:
    """Another one's turn: its dice and the log have their room, too."""
    return sitting(m("jets"), m(), m(), m(), dice="3 3 claw 1 heart energy", city=1, turn=1), 0


def short(*, rivals: int) -> tuple[Match, int]:
    """Rivals with cards, of whom one is threatened."""
    cards = ["jets", "wings", "urbavore", "herd_culler", "giant_brain"][:rivals]
    others = [m(card, vp=12 - seat, energy=12 - seat) for seat, card in enumerate(cards)]
    return sitting(m(), *others, dice="3 3 claw 1 heart energy", city=1), 0


SHOWN: dict[str, Callable[[], tuple[Match, int]]] = {"buy": lambda: scene("buy"), "watched": watched}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.slow
def test_every_card_is_read_whole_where_no_dice_need_the_room(
    name: str, language: str, context_of: Contexts, server: Server
) -> None:
    page, amiss = context_of(language, viewport={"width": 390, "height": 664}).new_page(), {}
    stage = Stage(page, *SHOWN[name]()).show(server.address)
    page.locator(".reads").wait_for()
    for number, _ in enumerate(offered(stage, buying=name == "buy")):
        for window in PHONES[1:]:  # the first is like the second, and wider
            resized(page, window)
            if (language, window) == ("ja", PHONES[-1]):
                continue  # two of its texts have four lines, and room for three
            # Torn cards are torn at their side here. What lies around the cards is as large whichever lie there.
            if found := [*page.evaluate(CUT.replace("? 6 :", "? 2 :")), *(unfit(page) if number < 2 else [])]:
                amiss[number, window] = found
    assert amiss == {}
    assert stage.errors == []


@pytest.mark.parametrize("rivals", [3, 5])
@pytest.mark.parametrize("language", ["en", "fa", "el"])
@pytest.mark.slow
def test_rivals_have_names_on_a_phone(language: str, rivals: int, context_of: Contexts, server: Server) -> None:
    page = context_of(language, viewport={"width": 390, "height": 664}).new_page()
    Stage(page, *short(rivals=rivals)).show(server.address)
    for window in PHONES[:4]:
        resized(page, window)
        assert len(page.locator(".other .name:visible").all_inner_texts()) == rivals, window
        assert page.evaluate(NAMES) == [], window
        assert unfit(page) == [], window


NAMES = """() => [...document.querySelectorAll('.other')].flatMap(board => {
  const box = one => one.getBoundingClientRect(), name = box(board.querySelector('.name bdi')), all = box(board);
  const on = [...board.querySelectorAll('.stat, .dot, .tag, .mon')].filter(one => one.checkVisibility()).map(box);
  const over = on.some(one => one.left < name.right - 1 && one.right > name.left + 1
    && one.top < name.bottom - 2 && one.bottom > name.top + 2);
  return over || name.top < all.top - 1 || name.bottom > all.bottom || name.width < 10 ? [board.dataset.seat] : [];
})"""
"""Boards whose name is covered, or leaves the board."""


def test_standing_answers_stand_on_a_phone(context_of: Contexts, server: Server) -> None:
    context = context_of(fresh=True, viewport={"width": 390, "height": 664})
    held = json.dumps({"STAGED": {"yields": True, "never": ["wings"]}})
    context.add_init_script(f"localStorage['kingtable.presets'] = {json.dumps(held)}")
    page = context.new_page()
    Stage(page, *watched()).show(server.address)
    told = page.locator("[data-standing]")
    expect(told).to_have_text("2 standing answers")
    assert unfit(page) == []
    told.click()
    expect(page.get_by_role("dialog")).to_contain_text("My standing answers")


UNDER = """() => [...document.querySelectorAll('.sheet button')].filter(one => one.checkVisibility())
  .filter(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).map(one => one.innerText)"""
"""Buttons and dice that something lies over."""


@pytest.mark.parametrize("language", ["en", "el"])
def test_odds_lie_over_neither_dice_nor_answers_on_a_phone(language: str, context_of: Contexts, server: Server) -> None:
    page = context_of(language, viewport={"width": 390, "height": 664}).new_page()
    stage = Stage(page, *scene("rolled")).show(server.address)
    page.locator("[data-die]").first.click()
    page.locator("[data-act=odds]").click()
    page.locator(".chances .odds tr").first.wait_for()
    for window in PHONES:
        resized(page, window)
        assert page.locator("[data-act]:visible").count() >= 2, window
        assert page.evaluate(UNDER) == [], window
    page.locator("[data-act=odds]").click()
    expect(page.locator(".chances")).to_have_count(0)
    assert stage.errors == []
