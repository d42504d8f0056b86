"""Rules where they are needed: a word, a number, a refusal leads to its rule; the book is read, searched and closed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.page.hands import BOT, Server
from tests.page.stage import Stage, scene
from tests.page.test_access import violations
from tests.page.test_card_pictures import CARDS, ROOT
from tests.page.test_sizes_kingdomino import SCENES
from tests.tiers import in_turn

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True}
CODE = re.compile(r"\b[KT]-\d{3}\b")
Contexts = Callable[..., BrowserContext]


def staged(page: Page, name: str, server: Server) -> Stage:
    match, seat = scene(name)
    return Stage(page, match, seat).show(server.address)


def kingdom(page: Page, server: Server) -> None:
    page.goto(server.table({"kind": "me"}, BOT)[0])
    page.wait_for_selector(".screen[data-mine=true]")


def told(page: Page, title: str, rule: str, example: str) -> Locator:
    """The sheet of a rule: its paragraph, a drawn picture with an example, a section, and no code."""
    sheet = page.get_by_role("dialog", name=title)
    expect(sheet).to_contain_text(rule)
    expect(sheet.locator("figcaption")).to_contain_text(example)
    expect(sheet).to_contain_text("Rulebook:")
    drawn = sheet.locator("figure svg").evaluate_all("all => Math.max(...all.map(one => one.clientWidth))")
    assert drawn > 20
    assert not CODE.search(sheet.inner_text())
    return sheet


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.slow
def test_words_and_numbers_lead_to_their_rule_in_one_tap(page: Page, server: Server) -> None:
    kingdom(page, server)
    page.get_by_text("Next round", exact=True).click()
    told(page, "Claiming a domino", "only what is free", "Dominoes 24 and 48 are free")
    close(page)
    page.locator(".me .score").click()
    told(page, "Squares times crowns", "It scores its squares times its crowns", "5 × 2 = 10")
    close(page)
    staged(page, "yield", server)
    page.locator("h2[data-sentence]").click()
    told(page, "Yielding", "may yield", "2 health")
    close(page)
    page.locator(".monster.mine").click()
    page.get_by_role("dialog").locator(".stat").first.click()
    told(page, "Hearts", "heals", "health")
    page.keyboard.press("Escape")  # back to what it lay over
    expect(page.get_by_role("dialog")).to_have_count(1)
    close(page)


def test_a_refusal_leads_to_its_rule_and_on_to_the_book(page: Page, server: Server) -> None:
    stage = staged(page, "buy", server)
    why = {"key": "refuse-kot-price", "args": {"price": 8, "energy": 6}, "rule": "T-078", "text": "Too dear."}
    stage.socket.send(json.dumps({"t": "no", "id": None, "why": why}))
    page.locator(".notices").get_by_role("button", name="The rule").click()
    sheet = told(page, "Buying cards", "as many as you can afford", "3 energy are left")
    sheet.get_by_role("button", name="More in the book").click()
    book = page.get_by_role("dialog", name="The rules")
    expect(book.locator("[data-rule=rule-T-078]")).to_be_in_viewport()
    expect(page.get_by_role("dialog")).to_have_count(1)


@pytest.mark.slow
def test_on_a_button_a_long_press_or_the_other_mouse_button_asks(context_of: Contexts, server: Server) -> None:
    page = context_of().new_page()
    staged(page, "buy", server)
    price = page.locator(".face .price").first
    price.click(button="right")
    told(page, "Buying cards", "After the dice you may buy", "3 energy")
    close(page)
    price.click()  # what the button does stays what it does
    expect(page.get_by_role("dialog", name="Energize")).to_be_visible()
    page.get_by_role("button", name="costs 8").click()
    expect(page.get_by_role("dialog", name="Buying cards")).to_be_visible()

    phone = context_of(**PHONE).new_page()
    stage = staged(phone, "yield", server)
    box = phone.locator("[data-move=yield]").bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone)
    at = [{"x": box["x"] + 20, "y": box["y"] + 10}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    sheet = told(phone, "Yielding", "may yield", "2 health")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # On a phone it lies at the foot of the window, and Back closes it.
    lies = sheet.bounding_box()
    assert lies is not None
    assert (lies["width"], round(lies["y"] + lies["height"])) == (390, 664)
    address = phone.url
    phone.go_back()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    assert phone.url == address
    assert stage.played == []


@pytest.mark.slow
def test_by_keyboard_alone(page: Page, server: Server) -> None:
    staged(page, "yield", server)
    stay = page.locator("[data-move=stay]")
    stay.focus()
    page.keyboard.press("?")
    told(page, "Yielding", "may yield", "2 health")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(stay).to_be_focused()
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("F1")
    here = page.get_by_role("dialog", name="On the table now")
    expect(here.get_by_role("listitem").first).to_be_visible()
    names = here.get_by_role("listitem").all_inner_texts()
    assert {"Yielding", "Taking Tokyo", "20 points", "Energy"} <= set(names)
    assert len(names) == len(set(names))
    here.get_by_role("button", name="Energy", exact=True).press("Enter")
    sheet = told(page, "Energy", "1 energy for each die", "1 energy becomes 4")
    sheet.get_by_role("button", name="On the table now").press("Enter")
    expect(here).to_be_visible()
    close(page)
    # The board gains no stop for Tab.
    assert page.locator("main .term").count() == 0


def test_a_rule_that_is_asked_for_in_the_moment_of_closing_another_is_shown(page: Page, server: Server) -> None:
    staged(page, "yield", server)
    page.locator("[data-move=stay]").focus()
    page.keyboard.press("?")
    told(page, "Yielding", "may yield", "2 health")
    page.evaluate("""async () => {
      for (const key of ['Escape', 'F1']) {
        const press = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true });
        document.activeElement.dispatchEvent(press);
        for (let i = 0; i < 9; i += 1) await null;  // what was pressed is drawn; the dialog's own `close` comes later
        document.activeElement.blur();
      }
    }""")
    expect(page.get_by_role("dialog", name="On the table now")).to_be_visible()


@pytest.mark.slow
def test_a_lesson_leads_there_too(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/learn/kingdomino")
    page.locator("main [data-asks=K-088]:visible").first.click()
    sheet = told(page, "Claiming a domino", "only what is free", "are free")
    sheet.get_by_role("button", name="More in the book").click()
    expect(page.get_by_role("dialog", name="The rules").locator("[data-rule=rule-K-088]")).to_be_in_viewport()


def test_the_menu_leads_there_without_keys(page: Page, server: Server) -> None:
    kingdom(page, server)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What is this?").click()
    here = page.get_by_role("dialog", name="On the table now")
    expect(here.locator(".keys kbd").first).to_be_visible()
    here.get_by_role("button", name="Claiming a domino").click()
    told(page, "Claiming a domino", "only what is free", "are free")


def test_what_fits_the_moment_comes_first(page: Page, server: Server) -> None:
    Stage(page, *SCENES["place-2"]()).show(server.address)
    page.keyboard.press("?")
    names = page.get_by_role("dialog", name="On the table now").get_by_role("listitem")
    expect(names.first).to_be_visible()
    told = names.all_inner_texts()
    assert "The last round" in told[1:], "it stands in the bar, above all others"


@pytest.mark.parametrize("touched", [False, True])
def test_keys_are_told_where_a_keyboard_may_be(touched: bool, context_of: Contexts, server: Server) -> None:
    window = {"width": 1180, "height": 820}
    page = context_of(viewport=window, has_touch=touched, is_mobile=touched).new_page()
    staged(page, "rolled", server)
    key = "el => getComputedStyle(el, '::after').content !== 'none'"
    assert page.locator("[data-die] kbd").first.is_visible() is not touched
    assert page.locator("[data-act=throw]").evaluate(key) is not touched


@pytest.mark.parametrize(
    ("language", "query", "title", "missing"),
    [
        ("fa", "قلمرو تاجهاست", "خانه‌ها ضرب‌در تاج‌ها", "تساوی دریاچه‌ها"),
        ("el", "ΣΤΕΜΜΑ χωρις λιμνη", "Τετράγωνα επί στέμματα", "καστροο"),
        ("tr", "HARCAYANA", "Enerji", "IRMAK"),
        ("ja", "どみの ５×５", "5×5マスの王国", "どみのか"),
    ],
)
@pytest.mark.slow
def test_the_book_is_searched_as_one_types(
    context_of: Contexts, server: Server, language: str, query: str, title: str, missing: str
) -> None:
    page = context_of(language=language, **PHONE).new_page()
    page.goto(server.address)
    page.locator(".books button").nth(1 if language == "tr" else 0).click()
    book = page.get_by_role("dialog")
    all_topics = book.locator("article")
    expect(all_topics.first).to_be_visible()
    count = all_topics.count()
    field = book.get_by_role("searchbox")
    field.fill(query)
    expect(book.locator(".found")).not_to_be_empty()
    expect(book.get_by_role("heading", name=title, exact=True)).to_be_visible()
    assert 0 < all_topics.count() < count / 2
    field.fill(missing)
    expect(all_topics).to_have_count(0)
    expect(book.locator(".found")).not_to_be_empty()
    field.fill("")
    expect(all_topics).to_have_count(count)


@pytest.mark.parametrize(
    ("language", "theme", "book"), in_turn(["en", "fa", "el", "tr", "ja"], ["light", "dark"], [0, 1])
)
@pytest.mark.slow
def test_the_book_is_illustrated_and_without_codes(
    context_of: Contexts, server: Server, language: str, theme: str, book: int
) -> None:
    page = context_of(language=language, theme=theme, viewport={"width": 360, "height": 616}).new_page()
    page.goto(server.address)
    page.locator(".books button").nth(book).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("figure").first).to_be_visible()
    topics = dialog.locator("article")
    assert topics.count() >= 12
    bare = topics.evaluate_all(
        "all => all.filter(one => !(one.querySelector('figure svg')?.getBoundingClientRect().width > 10)).length"
    )
    assert bare == 0
    told = dialog.inner_text()
    assert not CODE.search(told)
    assert not re.search(r"\b(kingdomino|tokyo|rules)-\w+", told), "a raw key"
    over = dialog.evaluate(
        "one => [...one.querySelectorAll('*')].filter(e => e.scrollWidth > e.clientWidth + 1"
        " && getComputedStyle(e).overflowX === 'visible' && e.clientWidth > 0"
        " && !e.closest('svg, header') && !e.classList.contains('spoken')).map(e => e.outerHTML.slice(0, 120))"
    )
    assert over == []
    assert violations(page) == []
    # The contents lead to a chapter.
    last = dialog.get_by_role("navigation").get_by_role("button").nth(3)
    last.click()
    expect(dialog.get_by_role("heading", name=last.inner_text(), exact=True)).to_be_focused()


@pytest.mark.slow
def test_the_card_book_tells_price_kind_and_where_a_card_is(page: Page, server: Server) -> None:
    staged(page, "buy", server)
    page.get_by_role("button", name="Rules", exact=True).click()
    book = page.get_by_role("dialog")
    book.get_by_text("All cards").click()
    cards = book.locator("[data-card]:is(li)")
    expect(cards).to_have_count(len(CARDS))
    book.get_by_role("button", name="At once", exact=True).click()
    expect(cards).to_have_count(sum(card["kind"] == "discard" for card in CARDS))
    book.get_by_role("button", name="In this game").click()
    expect(cards).to_have_count(2)
    energize = book.locator("li[data-card=energize]")
    for words in ("costs 8", "At once", "Gain 9 energy", "in the row", "It is one gain"):
        expect(energize).to_contain_text(words)
    book.get_by_role("button", name="All kinds").click()
    expect(book.locator("li[data-card=jets]")).to_contain_text(re.compile(r"owner: \W*Grace"))
    book.get_by_role("button", name="In this game").click()
    book.get_by_role("searchbox").fill("poison health")
    expect(cards).not_to_have_count(len(CARDS))
    assert 0 < cards.count() < 20
    assert violations(page) == []


def test_the_prices_of_the_card_book_are_those_of_the_rules() -> None:
    text = (ROOT / "web/src/games/king_of_tokyo/book/prices.ts").read_text("utf-8")
    told = {
        name: int(price)
        for price, names in re.findall(r"^  (\d+): `([^`]+)`", text, re.MULTILINE)
        for name in names.split()
    }
    assert told == {card["id"]: card["cost"] for card in CARDS}


@pytest.mark.slow
def test_axe_finds_nothing_in_a_sheet(context_of: Contexts, server: Server) -> None:
    for theme in ("light", "dark"):
        page = context_of(theme=theme, **PHONE).new_page()
        staged(page, "yield", server)
        page.locator("h2[data-sentence]").click()
        expect(page.locator("dialog figure")).to_be_visible()
        assert violations(page) == [], theme
        close(page)
        page.keyboard.press("F1")
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == [], theme
