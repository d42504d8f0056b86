"""Nothing slides by itself: what changes while others play leaves all else where it is, questions included.

A question takes the room that it needs from the dice above it, and what is bought takes all of theirs. Odds open with
one's own dice where there is room, and the row of cards gives way to them.

Chromium counts what moved from one frame to the next without a hand at it (cumulative layout shift). The whole game is
played from outside, so that none of it is forgiven as the person's own doing.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.king_of_tokyo import table as tokyo
from tests.kingdomino import table as kingdomino
from tests.page.hands import Server
from tests.page.stage import Match, Stage
from tests.page.test_sizes import DRAWN

MOST = 0.02
WATCH = """() => {
  window.moved = [];
  // The source with the largest area comes first.
  const yields = ({ node }) => !!(node instanceof Element ? node : node?.parentElement)?.closest('.dice, .hand');
  new PerformanceObserver(list => list.getEntries().forEach(({ value, hadRecentInput, sources }) => {
    if (!hadRecentInput && !(sources[0] && yields(sources[0]))) moved.push([value, ...sources.map(({ node }) =>
      (node?.outerHTML ?? node?.data ?? '').slice(0, 90))]);
  })).observe({ type: 'layout-shift' });
}"""
SHOWN = "seq => document.querySelector('.screen').dataset.seq === `${seq}`"
WINDOWS = {"phone": (390, 664), "low": (360, 616), "laptop": (1366, 657)}
GAMES: dict[str, Callable[[], tuple[Match, int]]] = {
    "king-of-tokyo": lambda: (tokyo.new(4, seed=3), 60),
    "kingdomino": lambda: (kingdomino.new(4, seed=3), 40),
}


def gives_way(stage: Stage) -> tuple[bool, bool]:
    """Is it asked what it buys, when the row of cards has the room of the dice? And are the odds open?"""
    match = stage.match
    buys = match.to_move == stage.seat and match.choices().get("phase") == "buy"
    return buys, stage.page.locator(".chances").count() > 0


def moved(stage: Stage, moves: int | list[str]) -> list[Any]:
    """What slides while these or so many moves are made, the largest first. Dice give way to a question."""
    page, chance = stage.page, random.Random(7)
    found: list[Any] = []
    page.evaluate(DRAWN)
    page.evaluate(WATCH)
    for move in moves if isinstance(moves, list) else [None] * moves:
        if stage.match.over:
            break
        before = gives_way(stage)
        stage.play(move or chance.choice(stage.match.legal()))
        page.wait_for_function(SHOWN, arg=stage.seq)
        page.evaluate(DRAWN)
        slid = page.evaluate("moved.splice(0)")
        found += slid if gives_way(stage) == before else []
    assert stage.errors == []
    return sorted(found, reverse=True)


@pytest.mark.parametrize(
    ("game", "window", "language"),
    [
        ("king-of-tokyo", "phone", "fa"),
        ("king-of-tokyo", "low", "en"),
        ("king-of-tokyo", "laptop", "en"),
        ("king-of-tokyo", "laptop", "fa"),
        ("kingdomino", "phone", "en"),
        ("kingdomino", "laptop", "fa"),
    ],
)
@pytest.mark.slow
def test_nothing_slides_while_others_play(
    game: str, window: str, language: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    width, height = WINDOWS[window]
    page = context_of(language, viewport={"width": width, "height": height}).new_page()
    match, moves = GAMES[game]()
    found = moved(Stage(page, match, 1).show(server.address), moves)
    assert sum(value for value, *_ in found) <= MOST, found[:4]


def test_nothing_slides_while_another_one_is_asked(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(viewport={"width": 360, "height": 616}).new_page()
    match = tokyo.sitting(tokyo.m("herd_culler"), tokyo.m(), dice="1 2 3 heart energy claw", city=1)
    stage = Stage(page, match, 1).show(server.address)
    found = moved(stage, ["done", "done"])
    assert sum(value for value, *_ in found) <= MOST / 4, found
    assert match.view(1)["phase"] != "change"


@pytest.mark.slow
def test_the_test_sees_what_slides(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(viewport={"width": 390, "height": 664}).new_page()
    stage = Stage(page, tokyo.new(4, seed=3), 1).show(server.address)
    page.evaluate(
        """() => {
          const screen = document.querySelector('.screen');
          const slide = () => document.querySelector('.sheet').style.marginTop = `${screen.dataset.seq % 2 * 40}px`;
          new MutationObserver(slide).observe(screen, { attributeFilter: ['data-seq'] });
        }"""
    )
    assert sum(value for value, *_ in moved(stage, 30)) > MOST
