"""Thrown dice move, and dice are as large as their place: eight of them leave room for what is pressed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.king_of_tokyo.table import m, sitting
from tests.page.fit import unfit
from tests.page.hands import Server
from tests.page.moments import said, watch
from tests.page.stage import Stage, scene
from tests.page.test_sizes import MORE, WINDOWS, resized

HELD = """document.addEventListener('animationstart', ({ target }) => {
  if (target.matches('.die *')) target.getAnimations().forEach((one) => one.pause());
}, true)"""
"""A die stops in the middle of its way."""
FALLING = "[...document.querySelectorAll('.die .tumble')].filter((die) => die.getAnimations().length)"
MIDWAY = """at => FALLING.map((die) => {
  for (const one of die.getAnimations({ subtree: true })) one.currentTime = at;
  const [was, is] = ['.was', '.is'].map((face) => getComputedStyle(die.querySelector(face)).visibility);
  return { way: getComputedStyle(die).transform, was, is };
})""".replace("FALLING", FALLING)
WIDTHS = "() => [...document.querySelectorAll('.die .face')].map((face) => face.getBoundingClientRect().width)"
LIES = """() => [...document.querySelectorAll('.die')]
  .map((die) => die.ariaLabel ?? die.querySelector('.spoken')?.innerText ?? '')"""
"""What each die is said to show, in the order in which they lie."""


def throw(stage: Stage, page: Page) -> None:
    page.locator("[data-die=claw]").first.click()
    page.locator("[data-die=claw][aria-pressed=false]").click()
    page.keyboard.press("t")


def bot(stage: Stage, page: Page) -> None:
    stage.play("keep claw claw")


@pytest.mark.slow
@pytest.mark.parametrize(("turn", "act", "who"), [(0, throw, "You"), (1, bot, "Grace")])
def test_a_throw_keeps_its_secret_until_its_dice_lie(
    turn: int, act: Callable[[Stage, Page], None], who: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(reduced_motion="no-preference").new_page()
    watch(page)
    page.add_init_script(HELD)
    match = sitting(m(), m(), m(), dice="1 2 claw heart claw energy", rerolls=2, turn=turn)
    stage = Stage(page, match, 0, deaf=False).show(server.address)
    page.clock.pause_at(60_000)
    act(stage, page)
    page.wait_for_function(f"() => {FALLING}.length === 4")
    assert len(said(page)) == 0
    for at in (
        60,
        200,
    ):  # milliseconds since the last one began, which waits 120; the first shows its new face after 360
        dice = page.evaluate(MIDWAY, at + 120)
        ways = {die["way"] for die in dice}
        assert "none" not in ways
        assert len(ways) == 4
        assert {(die["was"], die["is"]) for die in dice} == {("visible", "hidden")}
    thrown = next(event["thrown"] for event in reversed(match.events) if event["e"] == "throw")
    sentence = page.locator("[data-sentence]")
    expect(sentence).to_have_text(re.compile(rf"^\W*{who}\W+{'roll' if who == 'You' else 'rolls'} 4 dice\.\s*$"))
    expect(page.locator(".if")).to_have_count(0)  # the sum of stopping
    expect(page.locator(".turn, .log, .own").get_by_text("rolled")).to_have_count(0)
    assert sum(label != "" for label in page.evaluate(LIES)) == 2  # those that were kept
    page.clock.run_for(719)  # the fourth one has fallen for 599
    expect(page.locator(".die .tumble")).to_have_count(4)
    page.clock.run_for(1)
    expect(sentence).to_contain_text("rolled: " if who == "Grace" else "You rolled: ")
    expect(page.locator(".die .tumble")).to_have_count(0)
    loose = [label for label in page.evaluate(LIES) if "kept" not in label]
    assert [label.split()[2].strip("\u2068\u2069") for label in loose] == thrown
    faces = re.sub("[\u2068\u2069]", "", sentence.inner_text()).rstrip(".").split(": ")[1]
    assert faces.replace(" and ", ", ").split(", ") == thrown
    assert stage.errors == []


def test_dice_lie_at_once_where_less_motion_is_wanted(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(reduced_motion="reduce").new_page()
    watch(page)
    match = sitting(m(), m(), m(), dice="1 2 claw heart claw energy", rerolls=2)
    stage = Stage(page, match, 0, deaf=False).show(server.address)
    lay = page.evaluate(WIDTHS)
    throw(stage, page)
    expect(page.locator("[data-sentence]")).to_contain_text("You rolled: ")
    expect(page.locator(".die .tumble")).to_have_count(0)
    assert page.evaluate(WIDTHS) == lay
    assert stage.errors == []


LATE = """async () => {
  const die = document.querySelector('[data-die=claw]');
  const press = new PointerEvent('pointerdown', {bubbles: true});
  const click = new MouseEvent('click', {bubbles: true});
  die.dispatchEvent(press);
  while (!document.querySelectorAll('[data-die][aria-pressed=true]').length) await new Promise(requestAnimationFrame);
  die.dispatchEvent(click);
}"""
"""A short press that a busy page hears of when its patience for long ones is over."""


@pytest.mark.slow
def test_a_short_press_that_is_heard_late_keeps_one_die(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of().new_page()
    match = sitting(m(), m(), m(), dice="1 2 claw claw claw energy", rerolls=2)
    stage = Stage(page, match, 0, deaf=False).show(server.address)
    page.wait_for_selector("[data-die=claw]")
    page.evaluate(LATE)
    kept = page.locator("[data-die][aria-pressed=true]")
    expect(kept).to_have_count(1)
    expect(kept).to_have_attribute("data-die", "claw")
    assert stage.errors == []


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("name", ["rolled-eight", "rolled-most", "crowded"])
@pytest.mark.slow(quick=1)
def test_eight_dice_leave_room_for_what_is_pressed(
    name: str, language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(language=language).new_page()
    match, seat = MORE[name]() if name in MORE else scene(name)
    Stage(page, match, seat).show(server.address)
    for window in [*WINDOWS, (768, 1024)]:
        resized(page, window)
        widths = page.evaluate(WIDTHS)
        assert len(widths) == 8
        assert min(widths) >= 40, window
        assert unfit(page) == [], window


@pytest.mark.slow
def test_dice_are_as_large_as_their_place(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of().new_page()
    Stage(page, *scene("rolled")).show(server.address)
    widths = []
    for window in [(360, 616), (390, 664), (1366, 657), (1920, 1080)]:
        resized(page, window)
        one, *others = page.evaluate(WIDTHS)
        assert others == pytest.approx([one] * 5, abs=0.5)
        widths.append(one)
    assert widths == sorted(set(widths))
    assert widths[-1] > 100
