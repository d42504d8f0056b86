"""Whole games, from the first claim to the score: by mouse, by keyboard, by touch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.hands import BOT, Finger, Hand, Keys, Server

ME = {"kind": "me"}


def test_one_click_leads_to_a_table(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("article", name="Kingdomino").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".screen[data-mine=true]")
    assert "/t/" in page.url
    assert "#" not in page.url, "the seat's token must not stay in the address bar"
    page.reload()
    page.wait_for_selector(".screen[data-mine=true]")  # the seat is still mine


@pytest.mark.slow(quick=1)
def test_a_whole_game_by_mouse(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table(ME, BOT, middle_kingdom=True, harmony=True)[0])
    assert hand.play_on() >= 14
    expect(page.get_by_role("table", name="Score, property by property")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_keyboard_only(page: Page, server: Server) -> None:
    hand = Keys(page)
    hand.sit(server.table(ME, BOT)[0])
    assert hand.play_on() >= 14
    expect(page.locator(".wrap h2").first).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_touch_without_scrolling(context_of: Callable[..., BrowserContext], server: Server) -> None:
    phone = context_of(viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True)
    page = phone.new_page()
    hand = Finger(page)
    hand.sit(server.table(ME, BOT, BOT, BOT, middle_kingdom=True, harmony=True)[0])
    while hand.my_turn():
        hand.lay()
        wide, tall = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert (wide, tall) == (360, 780)
        for button in page.locator(".screen button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 781, button.inner_text()
        hand.settled(hand.finish)
    assert hand.errors == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.slow
def test_the_mighty_duel_fits_a_phone(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True).new_page()
    hand = Finger(page)
    hand.sit(server.table(ME, BOT, mighty_duel=True)[0])
    for _ in range(8):
        hand.play_on(1)
        hand.my_turn()
        assert page.evaluate("document.documentElement.scrollHeight") == 780
        board = page.locator("#my-board").bounding_box()
        foot = page.locator("section[aria-labelledby=next-round]").bounding_box()
        assert board is not None
        assert foot is not None
        assert board["y"] + board["height"] <= foot["y"]


@pytest.mark.slow
def test_three_players_with_all_dominoes(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table(ME, BOT, BOT, preset="bga")[0])
    hand.play_on(2)
    assert hand.my_turn()
    expect(page.locator("section[aria-labelledby=next-round] .line > li")).to_have_count(4)
    assert hand.play_on() >= 10
    expect(page.locator(".ledger thead th")).to_have_count(3)


@pytest.mark.slow
def test_a_dynasty_adds_three_games(page: Page, server: Server) -> None:
    hand = Hand(page)
    hand.sit(server.table(ME, BOT, dynasty=True)[0])
    expect(page.locator(".bar")).to_contain_text("Game 1 of 3")
    hand.play_on(20)
    assert hand.my_turn()
    expect(page.locator(".bar")).to_contain_text("Game 2 of 3")
    hand.play_on()
    rows = page.locator(".ledger tr").filter(has=page.locator("th[scope=row]"))
    games = [rows.filter(has_text=f"Game {number}").locator("td") for number in (1, 2, 3)]
    for seat in range(2):
        points = [int(game.nth(seat).inner_text()) for game in games]
        expect(rows.filter(has_text="Sum").locator("td").nth(seat)).to_have_text(str(sum(points)))
