"""Names, titles and answers are read whole where they are short, and no clip takes the marks above their letters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from kingtable.engine.text import languages
from tests.page.hands import BOT, Server
from tests.page.lines import broken
from tests.page.stage import Stage, scene
from tests.page.test_names import kingdomino

# What is longer than its room, and so ends in dots.
DOTTED = """selector => [...document.querySelectorAll(selector)].filter(el => el.checkVisibility()
  && [el, ...el.querySelectorAll('*')].some(one => one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).overflowX !== 'visible')).map(el => el.textContent)"""
# Letters whose ink is higher than what clips them: first lines of texts, by their font.
CLIPPED = """selector => {
  const pen = document.createElement('canvas').getContext('2d'), range = document.createRange();
  return [...document.querySelectorAll(selector)].flatMap(el => {
    const style = getComputedStyle(el), text = el.firstChild;
    pen.font = style.font;
    const { fontBoundingBoxAscent: most, actualBoundingBoxAscent: ink } = pen.measureText(text.data);
    range.selectNodeContents(text);
    const over = el.getBoundingClientRect().top - (range.getClientRects()[0].top + most - ink);
    return style.overflowY !== 'visible' && over > 0.5 ? [`${text.data} by ${over.toFixed(1)} px`] : [];
  });
}"""
# Buttons whose words come nearer than this to its upper or lower edge.
TIGHT = """least => [...document.querySelectorAll('.btn')].filter(one => one.checkVisibility()).flatMap(button => {
  const range = document.createRange(), box = button.getBoundingClientRect();
  range.selectNodeContents(button);
  const lines = [...range.getClientRects()].filter(({width, height}) => width && height);
  const free = Math.min(...lines.map(line => Math.min(line.top - box.top, box.bottom - line.bottom)));
  return free < least ? [`${button.textContent.trim()}: ${free.toFixed(1)} px`] : [];
})"""
INSIDE = """one => {
  const a = one.getBoundingClientRect(), b = one.parentElement.getBoundingClientRect();
  return a.left >= b.left - 1 && a.right <= b.right + 1;
}"""
PHONE, LAPTOP = (390, 664), (1366, 657)
Contexts = Callable[..., BrowserContext]


def opened(context_of: Contexts, language: str, window: tuple[int, int]) -> Page:
    return context_of(language, viewport={"width": window[0], "height": window[1]}).new_page()


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_the_names_of_bots_are_whole_in_the_line_of_players(
    language: str, context_of: Contexts, server: Server
) -> None:
    page = opened(context_of, language, LAPTOP)
    Stage(page, kingdomino(), 0).show(server.address)
    assert page.locator(".line .who b").count() > 3
    assert page.evaluate(DOTTED, ".line .who b") == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_the_title_of_my_table_is_whole(language: str, context_of: Contexts, server: Server) -> None:
    [link, _] = server.open({
        "game": "king-of-tokyo",
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {**BOT, "bot": "roller"}],
    })  # fmt: skip
    page = opened(context_of, language, PHONE)
    page.goto(link)
    page.wait_for_selector(".screen h2")
    page.goto(server.address)
    title = page.locator("section[aria-labelledby=my-tables] p b").first
    title.wait_for()
    for width, height in (PHONE, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert title.evaluate(INSIDE), width


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_the_marks_above_the_letters_of_a_card_are_not_cut(language: str, context_of: Contexts, server: Server) -> None:
    page = opened(context_of, language, PHONE)
    for name in ("rolled", "buy"):
        Stage(page, *scene(name)).show(server.address)
        page.locator(".face .name").first.wait_for()
        assert page.evaluate(CLIPPED, ".face .name") == [], name
        page.close()
        page = opened(context_of, language, PHONE)


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_a_button_of_two_lines_keeps_them_off_its_edge(language: str, context_of: Contexts, server: Server) -> None:
    page = opened(context_of, language, PHONE)
    Stage(page, kingdomino(), 0).show(server.address)
    page.locator("header button").last.click()
    page.locator("dialog[open] .btn").first.wait_for()
    assert page.evaluate(TIGHT, 4) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_no_answer_with_a_price_is_broken_within_a_word(language: str, context_of: Contexts, server: Server) -> None:
    page = opened(context_of, language, LAPTOP)
    Stage(page, *scene("rolled")).show(server.address)
    page.locator(".extras .btn").first.wait_for()
    assert broken(page, ".extras .btn") == []


def test_what_these_tests_look_for_is_seen(context_of: Contexts, server: Server) -> None:
    page = opened(context_of, "fa", PHONE)
    Stage(page, *scene("rolled")).show(server.address)
    page.locator(".face .name").first.wait_for()
    for spoils, look in {
        "one => Object.assign(one.style, {paddingTop: 0, lineHeight: 0.9, overflow: 'hidden'})": (
            CLIPPED,
            ".face .name",
        ),
        "one => Object.assign(one.style, {width: '20px', whiteSpace: 'nowrap', overflow: 'hidden'})": (
            DOTTED,
            ".face .name",
        ),
        "() => Object.assign(document.querySelector('.acts .btn').style, {lineHeight: '80px', height: '44px'})": (
            TIGHT,
            4,
        ),
    }.items():
        page.locator(".face .name").evaluate_all(f"all => all.map({spoils})")
        assert page.evaluate(look[0], look[1]) != [], spoils
