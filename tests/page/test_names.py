"""A long name is cut at its own end, whichever way the page runs; whose board is one's own is always read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

import kingtable
from tests.page.hands import Server
from tests.page.lines import WINDOWS, broken
from tests.page.stage import Match, Stage, scene
from tests.page.test_sizes import resized

LONG = "Hubert Blaine Wolfeschlegelsteinhausen"
# Names whose first letter is beyond what cuts them.
HEADLESS = """name => [...document.querySelectorAll('bdi:not([dir])')].filter(el => {
  const text = [...el.childNodes].find(node => node.nodeType === 3 && node.data.startsWith(name));
  if (!text || el.closest('.spoken, .heard-on-phone') || !el.checkVisibility()) return false;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, 1);
  const first = range.getBoundingClientRect();
  for (let box = el; box; box = box.parentElement) {
    const edge = box.getBoundingClientRect();
    if (getComputedStyle(box).overflowX !== 'visible' && first.left < edge.left - 2) return true;
  }
  return false;
}).map(el => el.parentElement.outerHTML.slice(0, 200))"""
OWN = "all => all.map(one => [one.textContent, one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])"


class Named(Stage):
    """A stage whose first two players have a long name."""

    def _hello(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        [snap] = super()._hello(frame)
        for seat in snap["seats"][:2]:
            seat["name"] = LONG
        return [snap]


def kingdomino() -> Match:
    match = kingtable.new("kingdomino", players=4, seed=3)
    for _ in range(6):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("game", [kingdomino, lambda: scene("rolled")[0]], ids=["kingdomino", "king-of-tokyo"])
@pytest.mark.slow
def test_a_latin_name_in_persian_is_cut_at_its_end(
    game: Callable[[], Match], context_of: Callable[..., BrowserContext], server: Server
) -> None:
    for seat in (0, 2):
        page = context_of("fa").new_page()
        Named(page, game(), seat).show(server.address)
        for window in WINDOWS:
            resized(page, window)
            assert page.locator("bdi", has_text="Hubert").count() > 0
            assert page.evaluate(HEADLESS, LONG) == [], window
        page.close()


@pytest.mark.parametrize("language", ["en", "fa", "el", "tr", "ja"])
@pytest.mark.slow
def test_one_s_own_board_says_so(language: str, context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(language).new_page()
    Stage(page, scene("yield")[0], 1).show(server.address)
    for window in [(1366, 657), (1366, 768), (1180, 820), (1440, 900)]:
        resized(page, window)
        page.locator(".name b.own").wait_for()
        own = page.locator(".name b.own").evaluate_all(OWN)
        assert [text for text, wide, high in own if wide > 1 or high > 8] == [], window


@pytest.mark.slow
def test_what_is_to_come_is_not_broken_within_a_word(context_of: Callable[..., BrowserContext], server: Server) -> None:
    for language in ("el", "ja", "tr"):
        page = context_of(language).new_page()
        Stage(page, kingdomino(), 0).show(server.address)
        resized(page, (1366, 768))
        page.locator("h3").first.wait_for()
        assert broken(page, "h3") == []
        page.close()
