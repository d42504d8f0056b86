"""A language that was begun: its own words and English ones each in their language, direction, plurals and digits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from scripts.catalogues import ENGLISH, Catalogue
from tests import toy
from tests.page import tokyo
from tests.page.hands import BOT, Hand, Server
from tests.page.test_access import violations

FROM_THE_LEFT, FROM_THE_RIGHT, SCRIPT = "de", "ar-EG", "zh-Hant"
SAID = """() => {
  const named = ['title', 'aria-label', 'alt', 'placeholder', 'aria-valuetext', 'aria-roledescription',
                 'aria-description'];
  const said = [];
  for (const el of document.documentElement.querySelectorAll('*')) {
    if (el.closest('script, style, noscript, kbd, body [translate=no], nav [lang], option[lang]')) continue;
    const lang = el.closest('[lang]').getAttribute('lang');
    const texts = [...el.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent);
    for (const text of texts) said.push([text, lang, el instanceof HTMLElement && el.localName !== 'title'
      ? getComputedStyle(el).direction : 'ltr']);
    if (texts.some(text => /\\p{L}/u.test(text))) continue;
    for (const name of named) said.push([el.getAttribute(name) ?? '', lang, 'ltr']);
  }
  return said.map(([text, ...how]) => [text.replace(/[\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ').trim(), ...how])
    .filter(([text]) => /\\p{L}/u.test(text));
}"""
"""Every text and name on the page, with the language that a screen reader speaks it in, and its direction."""
Contexts = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has three languages more, each with a few messages."""
    folder = tmp_path_factory.mktemp("begun")
    words = toy.settle(folder / "words", {}, begun=[FROM_THE_LEFT, FROM_THE_RIGHT, SCRIPT])
    running = Server(folder / "data", words)
    running.start(bots=True)
    yield running
    running.kill()


@cache
def english() -> re.Pattern[str]:
    """Whole messages of English that a language lacks that was begun."""
    own = Catalogue("xx", {"xx": toy.beginning()}).entries
    texts = {text for key, entry in Catalogue(ENGLISH).entries.items() if key not in own for text in entry.texts}
    known = (text for text in texts if re.search("[a-z]{2}", text.replace("{}", "")))
    return re.compile("|".join(".+".join(map(re.escape, text.split("{}"))) for text in known))


class Told(NamedTuple):
    own: int
    gaps: int
    wrong: list[tuple[str, str, str]]


def told(page: Page, code: str) -> Told:
    """How many texts are in the language and how many in English, and those that are marked as what they are not."""
    page.wait_for_load_state("networkidle")
    own, gaps, wrong = 0, 0, []
    side = page.locator("html").get_attribute("dir")
    for text, lang, direction in page.evaluate(SAID):
        if english().fullmatch(text):
            gaps += 1
            right = lang == ENGLISH and direction == "ltr"
        elif re.search("[áéíóúĉĝŝ~]", text):
            own += 1
            right = lang == code
        else:  # a name, or what is put together
            right = True
        if not right:
            wrong.append((text, lang, direction))
    assert side == ("rtl" if code == FROM_THE_RIGHT else "ltr")
    return Told(own, gaps, wrong)


@pytest.mark.parametrize("code", [FROM_THE_LEFT, FROM_THE_RIGHT])
@pytest.mark.slow
def test_what_a_language_lacks_is_english_in_all(code: str, begun: Server, context_of: Contexts) -> None:
    page = context_of(language=code, fresh=True).new_page()
    page.goto(begun.address)
    page.wait_for_selector("h2")
    start = told(page, code)
    assert start.wrong == []
    assert start.own > 10
    assert violations(page) == []
    page.goto(f"{begun.address}/#table")
    page.wait_for_selector("li.seat")
    assert told(page, code).wrong == []
    assert violations(page) == []
    hand = Hand(page)
    hand.sit(begun.table({"kind": "me", "name": "Ada"}, BOT)[0])
    hand.my_turn()
    table = told(page, code)
    assert table.wrong == []
    assert table.gaps > 10
    assert violations(page) == []
    for button in (-3, -2, -1):  # the log, the rules, the menu
        page.locator(".tools button").nth(button).click()
        page.wait_for_selector("dialog h2")
        assert told(page, code).wrong == []
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        page.wait_for_function("() => history.state !== 'dialog'")
    hand.play_on(1)
    hand.my_turn()
    assert told(page, code).wrong == []
    assert hand.errors == []


@pytest.mark.parametrize("code", [FROM_THE_LEFT, FROM_THE_RIGHT])
@pytest.mark.slow
def test_a_table_of_king_of_tokyo_is_marked_too(code: str, begun: Server, context_of: Contexts) -> None:
    page = context_of(language=code, fresh=True).new_page()
    hand = tokyo.Paw(page)
    hand.sit(tokyo.table(begun, {"kind": "me", "name": "Ada"}, tokyo.BOT)[0])
    hand.my_turn()
    found = told(page, code)
    assert found.wrong == []
    assert found.gaps > 10
    assert violations(page) == []
    assert hand.errors == []


def test_the_menu_says_how_much_of_a_language_is_done(begun: Server, context_of: Contexts) -> None:
    page = context_of(language=None).new_page()
    page.goto(begun.address)
    share = toy.MESSAGES * 100 // len(Catalogue(ENGLISH).entries)
    german = page.get_by_role("button", name=f"Deutsch, {share}\u00a0%", exact=True)
    expect(german).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Türkçe", exact=True)).to_be_visible()
    german.click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert told(page, "de").wrong == []
    page.get_by_role("button", name="English", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("main :not(input)[lang]")).to_have_count(0)


@pytest.mark.parametrize(
    ("tag", "lang", "script"),
    [("zh-TW", "zh-Hant", "Hant"), ("ar", "ar-EG", "Arab"), ("zh-CN", "en", "Latn"), ("de-CH", "de", "Latn")],
)
def test_the_browsers_language_is_looked_up_by_its_script(
    tag: str, lang: str, script: str, begun: Server, context_of: Contexts
) -> None:
    page = context_of(language=None, locale=tag).new_page()
    page.goto(begun.address)
    page.wait_for_selector("h2")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("html")).to_have_attribute("data-script", script)
    family = page.evaluate("getComputedStyle(document.documentElement).fontFamily")
    assert ("Vazirmatn" in family) == (script == "Arab")


def test_letters_of_the_arabic_script_that_persian_lacks_have_its_face(server: Server, context_of: Contexts) -> None:
    page = context_of(language="fa", fresh=True).new_page()
    page.goto(server.address)
    page.wait_for_selector("h2")
    loaded = "[...document.fonts].filter(f => f.family.includes('Vazirmatn') && f.status === 'loaded').length"
    assert page.evaluate(loaded) == 1
    page.locator("h2").first.evaluate("heading => { heading.textContent = 'ٹھنڈا' }")
    page.wait_for_function(f"() => {loaded} === 2")
