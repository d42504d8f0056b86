"""Whole games in five languages: at every turn all is said in the reader's own, and nothing by its key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from scripts.catalogues import COMPLETE
from tests.page import tokyo
from tests.page.hands import BOT, Hand, Server
from tests.page.read import misread, strange
from tests.tiers import in_turn

Contexts = Callable[..., BrowserContext]
ME = {"kind": "me", "name": "Ada"}


def kingdomino(page: Page, server: Server) -> Hand:
    hand = Hand(page)
    hand.sit(server.table(ME, BOT, middle_kingdom=True, harmony=True)[0])
    return hand


def king_of_tokyo(page: Page, server: Server) -> Hand:
    hand = tokyo.Paw(page)
    hand.sit(tokyo.table(server, ME, tokyo.BOT)[0])
    return hand


@pytest.mark.parametrize(("game", "language"), in_turn([kingdomino, king_of_tokyo], COMPLETE))
@pytest.mark.slow
def test_a_whole_game_is_told_in_its_language(
    game: Callable[[Page, Server], Hand], language: str, context_of: Contexts, server: Server
) -> None:
    page = context_of(language).new_page()
    hand = game(page, server)
    table = page.url.partition("#")[0]
    while hand.my_turn():
        assert misread(page, language) == []
        hand.lay()
        assert misread(page, language) == []
        hand.settled(hand.take_turn if isinstance(hand, tokyo.Paw) else hand.finish)
    assert hand.errors == []
    page.wait_for_load_state("networkidle")
    assert misread(page, language) == []
    for button in (-3, -2, -1):  # the log, the rules, the menu
        page.locator(".tools button").nth(button).click()
        page.wait_for_selector("dialog h2")
        page.wait_for_load_state("networkidle")
        assert misread(page, language) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        page.wait_for_function("() => history.state !== 'dialog'")  # its entry in the history goes a moment later
    page.goto(f"{table}/replay?at=3")
    page.wait_for_selector("[type=range]")
    page.wait_for_load_state("networkidle")
    assert misread(page, language) == []


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.slow
def test_what_is_before_a_game_is_told_in_its_language(language: str, context_of: Contexts, server: Server) -> None:
    page = context_of(language).new_page()
    for address in ("/", "/#table", "/#tokyo", "/t/ZZZZZZ", "/nothing"):
        page.goto("about:blank")
        page.goto(server.address + address)
        page.wait_for_selector("h2")
        page.wait_for_load_state("networkidle")
        assert misread(page, language) == [], address


def test_what_is_strange_is_seen(context_of: Contexts, server: Server) -> None:
    assert strange("Δώστε { $n }", "el") == ["{ $n }"]
    assert strange("Kingdomino: Roll", "el") == ["Roll"]
    assert strange("tokyo-stop-short 3", "tr") == ["tokyo-stop-short"]
    assert strange("۳ 3", "fa") == ["3"]
    page = context_of("fa").new_page()
    page.goto(server.address)
    page.wait_for_selector("h2")
    page.locator("h2").first.evaluate("el => { el.title = 'Roll'; el.firstChild.textContent = 'code-go' }")
    assert misread(page, "fa") == ["Roll", "code-go"]
