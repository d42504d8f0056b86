"""The start page and the form, before there is a table: what a game declares is what can be chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.page.hands import Hand, Server

DUEL = "Mighty Duel"


def asked(page: Page) -> Any:
    """What the form sends."""
    with page.expect_request("**/api/tables") as request:
        page.locator("form button.seal").click()
    return request.value.post_data_json


def players(page: Page, count: int) -> None:
    page.get_by_role("group", name="Players").get_by_text(str(count), exact=True).click()


def test_an_option_is_offered_only_where_it_means_something(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#table")
    page.get_by_label(DUEL).check()
    expect(page.get_by_role("group", name="Dominoes")).to_have_count(0)
    players(page, 3)
    expect(page.get_by_label(DUEL)).to_have_count(0)
    expect(page.get_by_role("group", name="Dominoes")).to_be_visible()
    expect(page.get_by_text("12 dominoes stay in the box")).to_be_visible()
    told = asked(page)
    assert told["preset"] == "official"
    assert told["options"] == {
        "players": 3,
        "middle_kingdom": True,
        "harmony": True,
        "dynasty": False,
        "three_players": 36,
        "start_order": "kings",
    }


def test_a_preset_sets_several_options(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#table")
    players(page, 3)
    page.get_by_role("group", name="Rules version").get_by_text("Online").click()
    expect(page.get_by_role("radio", name="48")).to_be_checked()
    expect(page.get_by_role("radio", name="Snake order (1-2-2-1)")).to_be_checked()
    expect(page.get_by_text("As on the well-known online platform")).to_be_visible()
    page.get_by_role("group", name="Dominoes").get_by_text("36").click()
    told = asked(page)
    assert (told["preset"], told["options"]["three_players"], told["options"]["start_order"]) == ("bga", 36, "snake")


def test_what_comes_with_more_monsters_is_told_before(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#tokyo")
    expect(page.get_by_text("With five or six monsters")).to_be_visible()
    expect(page.get_by_label("Tokyo Bay")).to_have_count(0)
    players(page, 5)
    expect(page.get_by_text("With five or six monsters")).to_have_count(0)
    page.get_by_label("Tokyo Bay").uncheck()
    assert asked(page)["options"] == {"players": 5, "bay": False}


def test_one_form_leads_to_the_other(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(fresh=True).new_page()  # one that has set up no table
    page.goto(f"{server.address}/#table")
    expect(page.locator("li.seat")).to_have_count(2)
    page.get_by_role("link", name="King of Tokyo").click()
    expect(page.locator("li.seat")).to_have_count(4)
    expect(page.get_by_role("group", name="Monster of seat 1").get_by_role("button")).to_have_count(6)
    page.go_back()
    expect(page.get_by_role("group", name="Colour of seat 1").get_by_role("button")).to_have_count(4)


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
    page.goto(f"{server.address}/#tokyo")
    expect(page.locator("main[aria-busy=true] svg")).to_be_visible()
    assert page.locator("form, article").count() == 0
    held[0].continue_()
    expect(page.locator("li.seat")).to_have_count(4)
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)


def test_a_bot_has_any_strength_or_that_of_the_reader(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#table")
    row = page.locator("li.seat").nth(1)
    expect(row).to_contain_text("gentle at first")
    assert asked(page)["seats"][1]["bot"] == "person:25"
    page.evaluate("localStorage['kingtable.strength.kingdomino'] = JSON.stringify({at: 59.6, games: 3})")
    page.goto(f"{server.address}/favicon.svg")
    page.goto(f"{server.address}/#table")
    expect(row).to_contain_text("60 of 100 after 3 games")
    row.get_by_label("Bot in seat 2").select_option(label="Any strength")
    slider = row.get_by_role("slider", name="Strength of the bot in seat 2")
    expect(slider).to_have_value("60")
    slider.fill("90")
    expect(row).to_contain_text("Gives nothing away")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("90 of 100: .*Gives nothing away"))
    assert asked(page)["seats"][1]["bot"] == "person:90"


@pytest.mark.slow
def test_a_game_tells_how_strong_its_reader_plays_once(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table({"kind": "me"}, {"kind": "bot", "bot": "person:1"})[0])
    own = "JSON.parse(localStorage['kingtable.strength.kingdomino'] ?? 'null')"
    assert page.evaluate(own) is None
    hand.play_on()
    page.wait_for_function(own)
    told = page.evaluate(own)
    assert told["games"] == 1
    assert told["at"] != 25
    page.reload()
    page.wait_for_selector(".wrap")
    assert page.evaluate(own) == told
