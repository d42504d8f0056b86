"""A finished game is reviewed, and played on from its replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page import lines
from tests.page.hands import Server
from tests.page.shelf import Shelf
from tests.page.test_access import violations
from tests.page.test_sizes import resized
from tests.tiers import in_turn
from tests.waiting import until

WINDOWS = [(1366, 657), (360, 616), (740, 360)]


@pytest.fixture(scope="module")
def finished(shelf: Shelf, server: Server) -> Callable[[str], str]:
    """The replay of a game that bots have played to its end, while somebody looked: one of each kind for all."""

    @cache
    def of(game: str) -> str:
        context = shelf.browser.new_context()
        try:
            return played(context.new_page(), server, game)
        finally:
            context.close()

    return of


def played(page: Page, server: Server, game: str) -> str:
    strong, weak = ("sampler", "random") if game == "kingdomino" else ("roller", "random")
    seats: list[dict[str, Any]] = [{"kind": "bot", "bot": bot} for bot in (strong, weak)]
    told = server.post("/api/tables", {"clock": None, "game": game, "options": {"players": 2}, "seats": seats})
    page.goto(f"{server.address}/t/{told['table']}")
    there = f"{server.address}/api/tables/{told['table']}"
    until(lambda: httpx.get(there, timeout=30).json()["over"], "the game is over", 240)
    return f"{server.address}/t/{told['table']}/replay"


def reviewed(page: Page) -> Any:
    """The review, when it is there."""
    panel = page.locator(".review")
    expect(panel.locator(".headline")).to_be_visible(timeout=120_000)
    told = panel.inner_text()
    assert not re.search(r"review-|hint-|\{|\bundefined\b|\bNaN\b", told), told
    return panel


@pytest.mark.parametrize(
    ("window", "language", "game"),
    in_turn(WINDOWS, ["en", "fa", "el", "tr", "ja"], ["kingdomino", "king-of-tokyo"]),
)
@pytest.mark.slow
def test_a_review_is_whole_in_every_window_and_language(
    context_of: Callable[..., BrowserContext],
    finished: Callable[[str], str],
    window: tuple[int, int],
    language: str,
    game: str,
) -> None:
    page = context_of(language, viewport={"width": window[0], "height": window[1]}).new_page()
    page.goto(finished(game))
    button = page.locator(".player > .btn:not(.icon)")
    expect(button).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    button.click()
    panel = reviewed(page)
    assert panel.locator("polyline").count() == 2
    assert panel.locator(".bars .row").count() == 4
    in_games = panel.locator(".moment, .bars .num, .games").all_inner_texts()
    assert [text for text in in_games if "%" in text or "٪" in text] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")  # what the bar of a phone lies on is scrolled to
    assert violations(page) == []
    for size in lines.WINDOWS:
        resized(page, size)
        assert lines.broken(page, ".bars .row > b") == [], size


def test_a_link_leads_to_the_same_moment_of_a_review(page: Page, finished: Callable[[str], str]) -> None:
    page.goto(f"{finished('kingdomino')}?review")
    panel = reviewed(page)
    panel.locator(".moment").last.click()
    expect(page).to_have_url(re.compile(r"review&at=\d+"))
    said = panel.locator(".said").inner_text()
    page.goto(page.url)
    reviewed(page)
    assert panel.locator(".said").inner_text() == said
    page.get_by_role("button", name="See what followed").click()
    expect(page.get_by_role("slider")).to_have_value(page.url.partition("at=")[2])


@pytest.mark.parametrize(
    ("window", "language", "game"),
    in_turn(WINDOWS[:2], ["en", "fa"], ["kingdomino", "king-of-tokyo"]),
)
@pytest.mark.slow
def test_a_game_is_played_on_from_its_replay(
    context_of: Callable[..., BrowserContext],
    server: Server,
    finished: Callable[[str], str],
    window: tuple[int, int],
    language: str,
    game: str,
) -> None:
    page = context_of(language, viewport={"width": window[0], "height": window[1]}).new_page()
    address = finished(game)
    page.goto(f"{address}?at=4")
    button = page.locator(".player .on .btn")
    expect(button).to_be_enabled()
    page.keyboard.press("End")
    expect(button).to_be_disabled()
    page.get_by_role("slider").fill("4")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    against = page.locator(".player select")
    assert against.input_value() == ""  # those who played
    if language == "fa":
        against.focus()
        page.keyboard.press("ArrowDown")  # chooses, and does not walk through the game
        expect(page.get_by_role("slider")).to_have_value("4")
        against.select_option("greedy" if game == "kingdomino" else "roller")
    button.click()
    page.wait_for_url(re.compile(r"/t/[A-Z0-9]{6}$"))
    code, was = page.url[-6:], address.split("/")[-2]
    old, new = (httpx.get(f"{server.address}/api/tables/{table}", timeout=30).json() for table in (was, code))
    assert new["origin"] == {"table": was, "seq": 4}
    assert sorted(seat["kind"] for seat in new["seats"]) == ["bot", "human"]
    assert [seat["colour"] for seat in new["seats"]] == [seat["colour"] for seat in old["seats"]]
    [bot] = [seat for seat in new["seats"] if seat["kind"] == "bot"]
    same = old["seats"][bot["seat"]]["bot"]
    assert bot["bot"] == (same if language == "en" else "greedy" if game == "kingdomino" else "roller")
    page.get_by_role("button", name="Menu" if language == "en" else "فهرست").click()
    expect(page.locator(f"dialog a[href='/t/{was}/replay?at=4']")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
