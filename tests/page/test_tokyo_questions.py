"""Every question of King of Tokyo at its page: said in a sentence, answered by mouse and by keyboard, in its box.

The positions are set in the test itself (stage.py); what is legal is what the engine says.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.king_of_tokyo.table import m, sitting
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
    "over-points": "You win!",
    "over-survival": "Ada wins.",
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


def press(stage: Stage, button: Locator, key: str | None = None) -> str:
    """Press an answer, and whatever asks once more; the move that was sent."""
    before, seq = len(stage.played), stage.seq + 1
    if key:
        button.focus()
        stage.page.keyboard.press(key)
    else:
        button.click()
    stage.page.wait_for_function(ASKED_OR_DONE, arg=str(seq - 1))
    sure = stage.page.locator("dialog [data-confirm]")
    if sure.count():
        sure.click()
    stage.page.wait_for_function("seq => Number(document.querySelector('.screen').dataset.seq) === seq", arg=seq)
    assert len(stage.played) == before + 1
    (move,) = stage.played[-1]
    return move


def all_answers(stage: Stage, key: str | None = None) -> set[str]:
    """Answer in every way there is, one after the other; the moves that were sent."""
    page, sent = stage.page, set()
    for face in answers(page, "data-from") or [""]:
        if face:
            page.locator(f"[data-from='{face}']").click()
        for move in answers(page):
            if move in ("hearts", "charge"):
                continue
            sent.add(press(stage, page.locator(f".table [data-move='{move}']:visible"), key))
            assert stage.played[-1] == [move]
            if face:
                page.locator(f"[data-from='{face}']").click()
    done = page.locator("[data-act=done]:visible")
    if done.count():
        sent.add(press(stage, done, key))
    return sent


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
    legal = {move for move in match.legal() if not move.startswith(("keep", "hearts ", "charge"))}
    assert all_answers(stage) == legal
    if width < 700:
        assert page.evaluate(WINDOW) == [width, height]
    assert stage.errors == []


@pytest.mark.parametrize("name", share([name for name in ASKED if name != "change-all"], "en", ["en", "fa"]))
@pytest.mark.slow
def test_a_question_by_keyboard(name: str, page: Page, server: Server) -> None:
    match, seat = scene(name)
    stage = Stage(page, match, seat).show(server.address)
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate(FOCUSED))
    assert {*answers(page), *answers(page, "data-act"), *answers(page, "data-from")} <= reached
    legal = {move for move in match.legal() if not move.startswith(("keep", "hearts ", "charge"))}
    assert all_answers(stage, key="Enter") == legal


def test_a_die_that_lies_there_answers_the_probe(page: Page, server: Server) -> None:
    match, seat = scene("probe")
    stage = Stage(page, match, seat).show(server.address)
    die = page.locator("[data-pick]").nth(1)
    face = die.get_attribute("data-pick")
    assert page.locator(f"[data-move$=' {face}']").get_attribute("data-move") == press(stage, die)


@pytest.mark.parametrize(("name", "reader"), of_readers("rolled", "rolled-eight"), indirect=["reader"])
@pytest.mark.slow
def test_any_dice_can_be_kept(name: str, reader: Page, server: Server) -> None:
    match, seat = scene(name)
    stage = Stage(reader, match, seat).show(server.address)
    dice = reader.locator("[data-die]")
    legal = {" ".join(["keep", *sorted(move.split()[1:])]) for move in match.legal() if move.startswith("keep")}
    sent = set()
    for kept in range(2 ** (dice.count() - 2)):
        for index, die in enumerate(dice.all()):
            if (die.get_attribute("aria-pressed") == "true") != bool(kept >> index & 1):
                die.click()
        move = press(stage, reader.locator("[data-act=throw]"))
        sent.add(" ".join(["keep", *sorted(move.split()[1:])]))
        if len(sent) >= 12:
            break
    assert len(sent) >= 12
    assert sent <= legal


@pytest.mark.parametrize(("name", "reader"), of_readers("hearts", "hearts-ray"), indirect=["reader"])
@pytest.mark.slow
def test_hearts_are_shared_in_every_legal_way(name: str, reader: Page, server: Server) -> None:
    """Every way there is can be set, step by step, and no other."""
    match, seat = scene(name)
    stage = Stage(reader, match, seat).show(server.address)
    legal = {frozenset(move.split()) for move in match.legal()}
    steppers = reader.locator(".hearts .step")
    steppers.first.wait_for()  # they come with the question
    sent = set()

    def walk(index: int) -> None:
        if index == steppers.count():
            sent.add(frozenset(press(stage, reader.locator("[data-move=hearts]")).split()))
            return
        less, more = steppers.nth(index).locator("button").all()
        while True:
            walk(index + 1)
            if more.is_disabled():
                break
            more.click()
        while not less.is_disabled():
            less.click()

    walk(0)
    assert sent == legal


@pytest.mark.parametrize("reader", ["en-desktop", "fa-phone"], indirect=True)
@pytest.mark.slow
def test_batteries_take_what_one_has(reader: Page, server: Server) -> None:
    match, seat = scene("charge")
    stage = Stage(reader, match, seat).show(server.address)
    slider = reader.locator("#charge")
    slider.focus()
    slider.press("Home")
    sent = [press(stage, reader.locator("[data-move=charge]"))]
    while len(sent) < len(match.legal()):
        slider.focus()
        reader.keyboard.press("ArrowUp")
        sent.append(press(stage, reader.locator("[data-move=charge]")))
    assert sent == match.legal()


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


@pytest.mark.parametrize("reader", ["en-phone", "fa-desktop"], indirect=True)
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
    reader.wait_for_function("document.querySelector('.screen').dataset.mine === 'false'")
    assert stage.played == [["take"]]
    assert match.view(seat)["monsters"][seat]["alive"] is False


@pytest.mark.slow
def test_the_clock_runs_and_says_what_silence_means(page: Page, server: Server) -> None:
    match, seat = scene("yield")
    Stage(page, match, seat, clock=7.6).show(server.address)
    ring = page.get_by_role("timer")
    expect(ring).to_have_accessible_name("8 seconds left")
    expect(page.locator("[data-move=yield]")).to_contain_text("if time runs out")
    expect(page.locator("[data-move=stay]")).not_to_contain_text("if time runs out")
    expect(ring).to_have_accessible_name("6 seconds left")
    expect(page.get_by_text("5 seconds left.", exact=True)).to_have_count(1)


def test_who_waits_sees_the_clock_of_who_is_asked(page: Page, server: Server) -> None:
    match, _ = scene("yield")
    Stage(page, match, 0, clock=20).show(server.address)
    expect(page.locator(".screen")).to_have_attribute("data-mine", "false")
    expect(page.get_by_role("timer")).to_be_visible()
    assert "Grace decides: stay or yield." in page.locator(".turn h2").inner_text().translate(ISOLATES)


@pytest.mark.parametrize(
    ("kept", "name", "answer"),
    [
        ({"yields": True, "yieldBelow": 7}, "yield", "yield"),
        ({"stays": True, "stayFrom": 6}, "yield", "stay"),
        ({"stays": True, "stayFrom": 7}, "yield", None),
        ({"never": ["psychic_probe"]}, "probe", "pass"),
        ({"never": ["opportunist"]}, "opportunist", "pass"),
        ({"never": ["mimic"]}, "mimic-moves", "pass"),
        ({"never": ["mimic"]}, "mimic", None),
        ({"never": ["metamorph"]}, "sell", "end"),
        ({"never": ["wings", "rapid_healing"]}, "react-poison", "take"),
        ({"stays": True, "stayFrom": 0}, "yield-jets", None),
    ],
)
@pytest.mark.slow(quick=1)
def test_a_preset(
    kept: dict[str, Any], name: str, answer: str | None, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    """What is preset is answered at once, and said; what is not, and what is deadly, is asked."""
    context = context_of(fresh=True)
    context.add_init_script(f"localStorage['kingtable.presets'] = {json.dumps(json.dumps(kept))}")
    match, seat = scene(name)
    stage = Stage(context.new_page(), match, seat, deaf=False)
    stage.show(server.address)
    page = stage.page
    if answer is None:
        page.wait_for_timeout(300)
        assert stage.played == []
        return
    end = time.monotonic() + 20
    while not stage.played and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert stage.played[0] == [answer]
    if not stage.match.moments()[-1].events:  # nothing has been: the log has no line for it
        return
    page.get_by_role("button", name="Log").first.click()
    expect(page.get_by_role("dialog").get_by_text("Your standing answer").first).to_be_visible()


def test_presets_are_set_at_the_question(page: Page, server: Server) -> None:
    """A preset that fits the question that is open answers it, as it says."""
    match = sitting(m(), m(health=9), m(), dice="claw claw claw 1 2 2", city=1)
    match.play("done")
    stage = Stage(page, match, 1).show(server.address)
    page.get_by_role("button", name="All my standing answers…").click()
    page.get_by_role("dialog").get_by_label("Psychic Probe").check()
    assert page.evaluate("JSON.parse(localStorage['kingtable.presets']).never") == ["psychic_probe"]
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert stage.played == []
