"""What follows the end is in sight: another game, the replay, the review."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from kingtable.engine.text import languages
from tests.kingdomino.table import new
from tests.page.hands import Server
from tests.page.stage import Match, Stage, scene
from tests.page.test_sizes import WINDOWS, resized

HIDDEN = """() => {
  const acts = [...document.querySelectorAll('.wrap .acts .btn')].slice(0, 3);
  const sums = [...document.querySelectorAll('.wrap :is(table, ol, ul)')].map((one) => one.getBoundingClientRect());
  const hidden = [];
  for (const act of acts) {
    const box = act.getBoundingClientRect();
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) hidden.push(act.innerText);
    else if (!act.contains(at)) hidden.push(`${act.innerText} under ${at?.outerHTML.slice(0, 80)}`);
    if (sums.some((sum) => sum.left < box.right && sum.right > box.left && sum.top < box.top))
      hidden.push(`${act.innerText} below sums`);
  }
  return acts.length === 3 ? hidden : ['where are they?'];
}"""


def kingdomino(**options: Any) -> tuple[Match, int]:
    """A game of four to its end, seen by who came last."""
    match = new(4, seed=11, middle_kingdom=True, harmony=True, **options)
    while not match.over:
        match.play(match.default_action()[0])
    ranks = match.view(None)["ranks"]
    return match, ranks.index(max(ranks))


ENDS: dict[str, Callable[[], tuple[Match, int]]] = {
    "kingdomino": kingdomino,
    "dynasty": lambda: kingdomino(dynasty=True),
    "points": lambda: scene("over-points"),
    "survival": lambda: scene("over-survival"),
}


HEIGHTS = """() => Object.fromEntries(['h2', '.hero p', '.acts .btn', 'table td', '.kingdom, .mon', 'h3, thead th']
  .map(one => [one, document.querySelector(`.wrap :is(${one})`).getBoundingClientRect().height]))"""
"""How high letters and pictures are drawn; a line of words that had to break is no higher on a larger screen."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["kingdomino", "points"])
def test_the_end_grows_with_the_screen(name: str, context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of().new_page()
    Stage(page, *ENDS[name]()).show(server.address)
    page.wait_for_selector(".wrap .acts .btn")
    resized(page, (1440, 900))
    before = page.evaluate(HEIGHTS)
    for window in ((1920, 1080), (2560, 1300)):
        resized(page, window)
        larger = page.evaluate(HEIGHTS)
        assert {one for one in before if larger[one] < before[one] * 1.1} == set(), window
        before = larger


@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ENDS)
def test_what_follows_is_in_sight(
    name: str, language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(language=language).new_page()
    stage = Stage(page, *ENDS[name]()).show(server.address)
    page.wait_for_selector(".wrap .acts .btn")
    hidden = {}
    for window in WINDOWS:
        resized(page, window)
        if found := page.evaluate(HIDDEN):
            hidden[window] = found
    assert hidden == {}
    assert stage.errors == []
