"""Every question of King of Tokyo in small windows: all of it in sight, what cards do can be read, by keyboard too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.king_of_tokyo.table import m, sitting
from tests.page.hands import Server
from tests.page.stage import SCENES, Match, Stage, scene
from tests.page.test_access import violations
from tests.page.test_sizes import LANGUAGES, resized
from tests.page.test_tokyo import PHONE
from tests.page.test_tokyo_questions import FOCUSED, answers
from tests.tiers import in_turn, share

ASKED = [name for name in SCENES if not name.startswith("over")]
TABLETS = [(768, 1024), (1024, 768), (720, 1000)]
PHONES = [(360, 740), (360, 780)]
# Answers that cannot be seen and pressed without scrolling, those of a long list apart.
UNSEEN = """() => [...document.querySelectorAll(
    '.table [data-move]:enabled, .table [data-act]:enabled')]
  .filter(el => el.checkVisibility() && !el.closest('.many'))
  .filter(el => { const b = el.getBoundingClientRect();
    return ![[b.left + 8, b.top + 8], [b.right - 8, b.bottom - 8]].every(([x, y]) =>
      el.contains(document.elementFromPoint(x, y))); })
  .map(el => el.outerHTML.slice(0, 160))"""
# Buttons that lie on each other or are too small for a finger, and words that are cut off.
CLUMSY = """() => {
  const seen = el => el.checkVisibility() && !el.closest('.many, .log');
  const buttons = [...document.querySelectorAll('.screen button, .screen input')].filter(seen);
  const boxes = buttons.map(el => el.getBoundingClientRect());
  const crossed = buttons.filter((_, i) => boxes.some((b, j) => i !== j
    && Math.min(boxes[i].right, b.right) - Math.max(boxes[i].left, b.left) > 1
    && Math.min(boxes[i].bottom, b.bottom) - Math.max(boxes[i].top, b.top) > 3));
  const small = buttons.filter((el, i) => el.matches('button:not(.link)')
    && Math.min(boxes[i].width, boxes[i].height) < 43);
  const cut = [...document.querySelectorAll('.screen :is(h2, .turn p, .what b, legend, label, .btn, .tag)')]
    .filter(el => seen(el) && el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).display !== 'inline');
  return [...crossed, ...small, ...cut].map(el => el.outerHTML.slice(0, 160));
}"""


def six_in_tokyo() -> tuple[Match, int]:
    """Six monsters, and the one who looks is hit in Tokyo."""
    match = sitting(m(), m(health=9), m(), m("wings"), m(), m(), dice="claw claw claw 1 2 2", city=2, bay=1)
    match.play("done")
    return match, 1


def shown(page: Page, name: str, server: Server) -> Stage:
    match, seat = six_in_tokyo() if name == "six" else scene(name)
    return Stage(page, match, seat).show(server.address)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_a_small_window_shows_the_question_whole(
    language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    context = context_of(language=language)
    for name in share(("six", *ASKED), language, LANGUAGES):
        page = context.new_page()
        shown(page, name, server)
        for window in (*TABLETS, *PHONES):
            resized(page, window)
            assert page.evaluate(UNSEEN) == [], (name, window)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, window)
            if window in PHONES:
                assert page.evaluate(CLUMSY) == [], (name, window)
        page.close()


def test_the_tests_see_what_is_hidden_and_clumsy(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(**PHONE).new_page()
    shown(page, "yield", server)
    page.evaluate("document.querySelector('[data-move=stay]').style.marginTop = '500px'")
    page.evaluate("document.querySelector('[data-move=yield]').style.flex = '0 0 30px'")
    assert page.evaluate(UNSEEN) != []
    assert page.evaluate(CLUMSY) != []


@pytest.mark.parametrize(("name", "language"), in_turn(["react", "react-lethal", "react-poison"], ["en", "fa"]))
@pytest.mark.slow
def test_what_a_card_answers_can_be_read(
    name: str, language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(language=language, **PHONE).new_page()
    stage = shown(page, name, server)
    for move in answers(page):
        if move == "take":
            continue
        answer = page.locator(f"li:has([data-move={move}])")
        expect(answer.locator(".note")).to_be_visible()
        words = answer.locator(".note").inner_text().split(" · ")  # what the card says, and what it would lead to
        answer.locator("button.icon").click()
        said = page.get_by_role("dialog").inner_text()
        assert len(said.split()) >= len(words[0].split()) > 2, "the card's own words, whole"
        if move != "camouflage":  # about that one the answer says what comes first
            assert words[0] in said
        assert violations(page) == []
        page.keyboard.press("Escape")
    assert stage.played == []


@pytest.mark.parametrize("name", share(ASKED, "fa", LANGUAGES))
@pytest.mark.slow(quick=1)
def test_a_question_in_persian_by_keyboard_on_a_phone(
    name: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    """Tab reaches every answer and shows it."""
    page = context_of(language="fa", **PHONE).new_page()
    match, seat = scene(name)
    stage = Stage(page, match, seat).show(server.address)
    wanted = {*answers(page), *answers(page, "data-act"), *answers(page, "data-from")}
    reached: set[str] = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused in wanted - reached:
            box = page.locator("*:focus").bounding_box()
            assert box is not None
            assert box["y"] >= 0, focused
            assert box["y"] + box["height"] <= 741, focused
        reached.add(focused)
        if wanted <= reached:
            break
    assert wanted <= reached
    assert stage.errors == []


def test_names_stand_in_persian_as_they_are_read(context_of: Callable[..., BrowserContext], server: Server) -> None:
    """A Latin name first, then its Persian words to the left of it; lists of names run from the right."""
    page = context_of(language="fa").new_page()
    both = sitting(m(), m(), m(), m(), m(), dice="claw claw 1 heart 2 2", city=1, bay=2)
    Stage(page, both, 0).show(server.address)
    left = """([selector, word]) => {
      const walk = document.createTreeWalker(document.querySelector(selector), NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const at = walk.currentNode.data.indexOf(word);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(walk.currentNode, at);
        range.setEnd(walk.currentNode, at + word.length);
        return range.getBoundingClientRect().left;
      }
    }"""
    assert page.evaluate(left, [".mine .name", "Ada"]) > page.evaluate(left, [".mine .name", "شما"])
    assert page.evaluate(left, [".if .loss", "Grace"]) > page.evaluate(left, [".if .loss", "فانوس"])
