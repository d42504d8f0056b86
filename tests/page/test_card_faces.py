"""In a replay, where cards are narrowest, a card shows all its words, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route

import kingtable
from kingtable.engine.text import languages
from tests.page.hands import Server
from tests.page.shelf import Shelf
from tests.page.test_card_pictures import CARDS
from tests.page.test_review import played
from tests.page.test_sizes import resized

# Cards whose name or text is hidden, longer than its box, or leaves the card; a torn one ends a little higher.
CUT = """() => [...document.querySelectorAll('.market .face')].filter(face => {
  const box = face.getBoundingClientRect();
  // The letters of some fonts are higher than their line, but by less than half of it.
  const longer = el => el.scrollHeight > el.clientHeight + 6 || el.scrollWidth > el.clientWidth + 1;
  const out = el => el.getBoundingClientRect().bottom > box.bottom - (face.matches('.once') ? 6 : 2);
  return [...face.querySelectorAll('.name, .words')].some(el => !el.checkVisibility() || longer(el) || out(el));
}).map(face => face.querySelector('.name').textContent)"""


@pytest.fixture(scope="module")
def game(shelf: Shelf, server: Server) -> str:
    """The replay of a game that is over."""
    context = shelf.browser.new_context()
    try:
        return played(context.new_page(), server, "king-of-tokyo")
    finally:
        context.close()


def with_all_cards(page: Page) -> int:
    """Let the page read a replay each of whose steps offers three other cards; how many steps it has."""
    view = kingtable.new("king-of-tokyo", players=2, seed=1).view(None)
    row = [
        {"card": card["id"], "cost": card["cost"], "price": None, "short": None, "kind": card["kind"]} for card in CARDS
    ]
    frames: list[dict[str, Any]] = []
    for seq in range(0, len(row), 3):
        now = {**view, "row": [*row[seq : seq + 3], None, None][:3]}
        moments = [{"events": [], "view": {"=": now}}]
        frames.append({"seq": seq // 3, "seat": None, "by": None, "moves": [], "moments": moments})

    def answer(route: Route) -> None:
        route.fulfill(json={"frames": frames})

    page.route("**/api/tables/*/frames", answer)
    return len(frames)


WINDOWS = [(1366, 657), (1440, 900), (1280, 600), (1024, 768), (1093, 526)]
"""The last is a laptop of 1366x657 at 125 %."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_every_card_is_read_whole_where_a_game_is_watched_again(
    language: str, context_of: Callable[..., BrowserContext], game: str
) -> None:
    page = context_of(language, viewport={"width": 1366, "height": 657}).new_page()
    steps = with_all_cards(page)
    page.goto(game)
    page.locator(".market li").first.wait_for()
    seen, cut = set(), {}
    for step in range(steps):
        page.get_by_role("slider").fill(str(step))
        page.wait_for_function("at => document.querySelector('[type=range]').value === at", arg=str(step))
        seen |= set(page.locator(".market li").evaluate_all("all => all.map(one => one.dataset.card)")) - {""}
        for window in WINDOWS:
            resized(page, window)
            if found := page.evaluate(CUT):
                cut[window, step] = found
    assert len(seen) == len(CARDS)
    assert cut == {}
