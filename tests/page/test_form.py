"""The start page and the form, before there is a table: what a game declares is what can be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.page.hands import Hand, Server


def test_one_form_leads_to_the_other(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(fresh=True).new_page()  # one that has set up no table
    page.goto(f"{server.address}/#table")
    expect(page.locator("li.seat")).to_have_count(4)
    page.get_by_role("link", name="King of Tokyo").click()
    expect(page.locator("li.seat")).to_have_count(4)
    expect(page.get_by_role("group", name="Monster of seat 1").get_by_role("button")).to_have_count(6)
    page.go_back()
    expect(page.get_by_role("group", name="Colour of seat 1").get_by_role("button")).to_have_count(4)


def told_nothing(page: Page, server: Server) -> None:
    """The page comes without what the server offers, as from a cache; then it asks."""

    def strip(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('id="offer"', 'id="none"'))

    page.route(f"{server.address}/", strip)


def test_a_form_of_no_game_is_the_start(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#chess")
    expect(page.get_by_role("article")).to_have_count(2)


def test_nothing_is_guessed_while_the_server_does_not_tell(page: Page, server: Server) -> None:
    deaf = True

    def answer(route: Route) -> None:
        if deaf:
            route.fulfill(status=503, json={})
        else:
            route.continue_()

    page.route("**/api/games", answer)
    told_nothing(page, server)
    page.goto(f"{server.address}/#tokyo")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The server does not answer.")
    assert page.get_by_role("article").count() == page.locator("form .seat").count() == 0
    deaf = False
    alert.get_by_role("button", name="Try again").click()
    expect(page.locator("li.seat")).to_have_count(4)


def test_until_the_server_tells_the_page_shows_that_it_waits(page: Page, server: Server) -> None:
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    told_nothing(page, server)
    page.goto(f"{server.address}/#tokyo")
    expect(page.locator("main[aria-busy=true] svg")).to_be_visible()
    assert page.locator("form, article").count() == 0
    held[0].continue_()
    expect(page.locator("li.seat")).to_have_count(4)
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)


@pytest.mark.slow
def test_a_game_tells_how_strong_its_reader_plays_once(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, {"kind": "bot", "bot": "person:1"})[0])
    own = "JSON.parse(localStorage['kingtable.strength.kingdomino'] ?? 'null')"
    assert page.evaluate(own) is None
    hand.play_on()
    page.wait_for_function(f"() => {own}")
    told = page.evaluate(own)
    assert told["games"] == 1
    assert told["at"] != 12
    page.reload()
    page.wait_for_selector(".wrap")
    assert page.evaluate(own) == told
