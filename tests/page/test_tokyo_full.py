"""King of Tokyo's table at its fullest fits every window: six monsters with eight cards each, eight dice, four answers
to an attack, forty cards to copy; and every card of the game in the row of a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from kingtable.engine.text import languages
from tests.king_of_tokyo.table import m, sitting
from tests.page.fit import unfit
from tests.page.hands import Server
from tests.page.stage import Match, Stage, scene, snap
from tests.page.test_card_pictures import CARDS
from tests.page.test_sizes import resized
from tests.page.test_tokyo_whole import offered

Contexts = Callable[..., BrowserContext]
WINDOWS = [
    *[(1366, 657), (1440, 900), (1280, 600), (1024, 768)],
    *[(390, 664), (360, 616), (740, 360)],  # phones
    *[(1093, 526), (683, 329)],  # a laptop of 1366x657 at 125 % and 200 %
]
KEPT = [card["id"] for card in CARDS if card["kind"] == "keep"]
OWN = ["extra_head", "extra_head", "camouflage", "wings", "rapid_healing", "telepath", "giant_brain", "jets"]
AT_ONCE = ["high_altitude_bombing", "nuclear_power_plant", "skyscraper"]


def six(own: list[str], me: int, **given: Any) -> Match:
    """Six monsters with eight cards each, the one that looks with these; in its turn or in the City."""
    others = [card for card in KEPT if card not in own]
    seats = [m(*others[n * 8 : n * 8 + 8], vp=12 + n, energy=12, health=9 - n) for n in range(5)]
    seats.insert(me, m(*own, vp=19, energy=12, health=8))
    return sitting(*seats, row=AT_ONCE, **given)


def until(match: Match, phase: str, seat: int) -> Match:
    """Everybody answers with as little as can be until this is asked of this seat."""
    while (match.view(seat)["phase"], match.to_move) != (phase, seat):
        match.play("done" if "done" in match.legal() else match.default_action()[0])
    return match


def copying() -> tuple[Match, int]:
    """Forty cards to copy."""
    others = [card for card in KEPT if card != "mimic"]
    seats = [m(*others[n * 8 : n * 8 + 8]) for n in range(5)]
    match = sitting(m(energy=20), *seats, row=["mimic", *AT_ONCE[:2]])
    match.play("buy mimic")
    assert len(match.legal()) == 40
    return match, 0


FULL: dict[str, Callable[[], tuple[Match, int]]] = {
    "eight dice": lambda: (six(OWN, 0, dice="3 3 claw 1 heart energy claw 2", city=1, bay=2), 0),
    "four answers": lambda: (until(six(OWN, 1, dice="claw claw claw 1 2 2", city=1, bay=2), "react", 1), 1),
    "forty to copy": copying,
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_the_fullest_table_fits_every_window(language: str, context_of: Contexts, server: Server) -> None:
    context, amiss = context_of(language), {}
    for name, full in FULL.items():
        page = context.new_page()
        match, seat = full()
        assert {len(monster["cards"]) for monster in match.view(seat)["monsters"]} <= {0, 1, 8}
        stage = Stage(page, match, seat).show(server.address)
        for window in WINDOWS:
            resized(page, window)
            if found := unfit(page):
                amiss[name, window] = found
        assert stage.errors == []
        page.close()
    assert amiss == {}


UNSEEN = """() => [...document.querySelectorAll('.monster [data-own] .pic')].filter(one => {
  const box = one.getBoundingClientRect(), board = one.closest('.monster').getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.checkVisibility() || box.width < 28 || box.bottom > board.bottom || box.top < board.top
    || box.right > board.right || box.left < board.left || !one.contains(top);
}).map(one => one.parentElement.dataset.own)"""
"""Cards of monsters whose picture is not in sight."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow(quick=1)
def test_eight_cards_of_each_of_six_are_in_sight_at_a_laptop(
    language: str, context_of: Contexts, server: Server
) -> None:
    page = context_of(language, viewport={"width": 1366, "height": 657}).new_page()
    Stage(page, *FULL["eight dice"]()).show(server.address)
    for window in WINDOWS[:4]:
        resized(page, window)
        assert page.locator(".monster [data-own]").count() == 48
        assert page.evaluate(UNSEEN) == [], window
        assert unfit(page) == [], window


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_every_card_in_the_row_of_a_phone_is_whole_and_one_press_from_its_words(
    language: str, context_of: Contexts, server: Server
) -> None:
    page, amiss = context_of(language).new_page(), {}
    stage = Stage(page, *scene("buy")).show(server.address)
    for number, _ in enumerate(offered(stage, buying=True)):
        for window in ((360, 616), (683, 329)):
            resized(page, window)
            if found := [*unfit(page), *page.evaluate(NAMELESS)]:
                amiss[number, window] = found
    assert amiss == {}
    page.locator(".market .face").last.click()
    said = page.locator(".market .face .words").last.text_content()
    assert said
    assert said in page.get_by_role("dialog").inner_text()


NAMELESS = """() => [...document.querySelectorAll('.market .face .name')].filter(one => {
  const box = one.getBoundingClientRect(), card = one.closest('.face').getBoundingClientRect();
  return !one.checkVisibility() || box.bottom > card.bottom + 1 || box.right > card.right + 1;
}).map(one => `no whole name: ${one.textContent}`)"""


@pytest.mark.parametrize("window", [(1366, 657), (390, 664)], ids=str)
def test_one_of_forty_cards_is_found_by_its_name(window: tuple[int, int], context_of: Contexts, server: Server) -> None:
    page = context_of(viewport={"width": window[0], "height": window[1]}).new_page()
    stage = Stage(page, *copying()).show(server.address)
    page.get_by_role("button", name="All 40 answers").click()
    answers = page.get_by_role("dialog").locator(".opt b")
    expect(answers).to_have_count(40)
    names = answers.all_inner_texts()
    assert names == sorted(names)
    search = page.get_by_label("Find a card or its owner")
    search.fill("no such card")
    expect(page.get_by_role("dialog")).to_contain_text("No answer fits.")
    search.fill("herd cu")
    expect(answers.first).to_contain_text("Herd Culler")
    page.get_by_role("dialog").locator("[data-move^='mimic herd_culler']").click()
    assert [moves[0].split()[:2] for moves in stage.played] == [["mimic", "herd_culler"]]


def test_the_tests_see_what_is_covered_or_cut(context_of: Contexts, server: Server) -> None:
    page = context_of().new_page()
    Stage(page, *FULL["four answers"]()).show(server.address)
    resized(page, (1366, 657))
    assert unfit(page) == []
    page.evaluate("document.querySelectorAll('.opt').forEach(one => (one.style.marginTop = '-90px'))")
    page.evaluate("document.querySelectorAll('.face .name').forEach(one => (one.style.marginTop = '300px'))")
    assert any(" on " in one for one in unfit(page))
    assert page.evaluate(NAMELESS) != []


@pytest.mark.parametrize("language", ["en", "fa", "el"])
@pytest.mark.slow
def test_a_replay_is_seen_whole_at_a_laptop(
    language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(language, viewport={"width": 1366, "height": 657}).new_page()
    match = six([card["id"] for card in CARDS if card["kind"] == "keep"][:8], 0, dice="3 3 claw 1 heart energy")
    moment = {"events": [], "view": {"=": match.view(None)}}
    frames = [{"seq": seq, "seat": None, "by": None, "moves": [], "moments": [moment]} for seq in range(3)]
    facts = {key: value for key, value in snap(match, None).items() if key in ("table", "game", "seats")}
    page.route("**/api/tables/STAGED/frames", lambda route: route.fulfill(json={"frames": frames}))
    page.route("**/api/tables/STAGED", lambda route: route.fulfill(json={**facts, "over": True}))
    page.goto(f"{server.address}/t/STAGED/replay")
    page.locator(".market li").first.wait_for()
    for step in range(3):
        page.get_by_role("slider").fill(str(step))
        resized(page, (1366, 657))
        assert page.evaluate("document.documentElement.scrollHeight") <= 657
        for part in (".player", ".boards", ".stage", ".position .dice"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 657, part
