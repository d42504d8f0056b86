"""A moment of a review is read without scrolling: what was played and what was better, drawn on the position before it.

The game is staged, and so is its review: every decision of it lost something."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from kingtable.server.table.telling import still
from tests.page.hands import Hand, Server
from tests.page.test_sizes_apart import again, staged
from tests.tiers import in_turn

# The ends of what is to be read, and of what may cover it.
ENDS = """() => {
  const box = of => document.querySelector(of).getBoundingClientRect();
  return {foot: Math.max(box('.said').bottom, box('.position').bottom, box('.lost').bottom), strip: box('.below').top,
          head: box('.said').top, window: innerHeight, scrolled: scrollY};
}"""
PLACES = """() => ['.position', '.said', '.game']
  .map(of => Math.round(document.querySelector(of).getBoundingClientRect().x))"""


def opened(page: Page, address: str, game: str, players: int) -> Any:
    """The review of a staged game, at its costliest turn of the first seat."""
    facts, frames, review = again(game, players)
    told = json.loads(facts)
    for seat, name in zip(told["seats"], ["Ada", "Grace", "Mary", "Edsger"], strict=False):
        seat["name"] = name
    for path, body in (("", json.dumps(told)), ("/frames", frames), ("/review", review)):
        page.route(f"**/api/tables/STAGED{path}", lambda route, _request, body=body: route.fulfill(body=body))
    page.goto(f"{address}/t/STAGED/replay?review")
    panel = page.locator(".review")
    expect(panel.locator(".figures")).to_be_visible()
    return panel


@pytest.mark.parametrize(
    ("window", "language", "game"),
    in_turn([(1366, 657), (390, 664)], ["en", "fa"], ["kingdomino", "king-of-tokyo"]),
)
def test_a_moment_is_read_without_scrolling_and_keys_lead_on(
    context_of: Callable[..., BrowserContext],
    server: Server,
    window: tuple[int, int],
    language: str,
    game: str,
) -> None:
    page = context_of(language, viewport={"width": window[0], "height": window[1]}).new_page()
    panel = opened(page, server.address, game, 2)
    ends = page.evaluate(ENDS)
    assert ends["scrolled"] == 0
    assert ends["head"] > 0
    assert ends["foot"] <= ends["strip"] + 1, ends
    assert ends["strip"] < ends["window"] - 40
    left = page.evaluate(PLACES)
    was = panel.locator(".position").inner_html()
    panel.locator(".strip select").select_option("own")
    page.keyboard.press("Tab")  # keys choose in a field
    page.keyboard.press("ArrowRight" if language == "en" else "ArrowLeft")
    expect(panel.locator("[aria-current]")).to_have_count(1)
    page.wait_for_function("was => document.querySelector('.position').innerHTML !== was", arg=was)
    assert page.evaluate(PLACES) == left, "the columns do not move"
    if window[0] > 700:
        position, moment, game_of_seat = left
        assert (position < moment < game_of_seat) == (language == "en")
    expect(panel.locator(".row.better .value")).to_be_visible()


def moves_of(route: Route) -> list[str]:
    """The moves that the page sends."""
    moves: list[str] = json.loads(route.request.post_data or "")["moves"]
    return moves


@pytest.mark.parametrize("game", ["kingdomino", "king-of-tokyo"])
@pytest.mark.parametrize("window", [(1366, 657), (390, 664)])
def test_a_turn_is_played_again_and_compared(
    context_of: Callable[..., BrowserContext], server: Server, window: tuple[int, int], game: str
) -> None:
    page = context_of("en", viewport={"width": window[0], "height": window[1]}).new_page()
    panel = opened(page, server.address, game, 2)
    match = staged(game, 2)
    asked: list[Any] = []

    def retried(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(body=json.dumps(still(match, match.to_move or 0)))
            return
        asked.append(moves_of(route))
        if len(asked) == 1:
            route.fulfill(status=503, body=json.dumps({"error": {"key": "server-review-failed", "args": {}}}))
            return
        worth = {"chances": [0.42, 0.58], "best_chances": [0.5, 0.5], "loss": 0.08, "half": 0.02}
        told = {"moves": asked[-1], "best": ["x"], "grade": "lost", **worth, "left": 2.0, "left_half": 1.0}
        route.fulfill(body=json.dumps(told))

    def outlook(route: Route) -> None:
        route.fulfill(body=json.dumps(match.preview(moves_of(route))))

    page.route("**/api/tables/STAGED/retry/*", retried)
    page.route("**/api/tables/STAGED/retry/*/try", outlook)
    page.keyboard.press("r")
    task = page.locator(".retry h1")
    expect(task).to_contain_text("what would you play?")
    page.keyboard.press("Escape")
    expect(panel.locator(".row.retried")).to_have_count(0)
    panel.get_by_role("button", name="Try again").click()
    expect(task).to_be_visible()
    page.wait_for_selector(".screen[data-mine=true]")
    if game == "kingdomino":
        Hand(page).lay()
    for fails in (True, False):
        if game == "kingdomino":
            Hand(page).finish()
        else:
            page.get_by_role("button", name=re.compile("^Roll")).click()
        if fails:
            expect(task).to_have_text("The review has failed. Please ask again.")
    expect(panel.locator(".row.retried .value b")).to_have_text("42")
    expect(panel.locator(".said .verdict")).to_have_text("The best turn wins 8 more games of 100 (± 2).")
    assert match.check(asked[0]) is not None, "a turn by the rules"
    if window[0] > 700:
        ends = page.evaluate(ENDS)
        assert ends["scrolled"] == 0
        assert ends["foot"] <= ends["strip"] + 1, "one more row fits"
