"""What a table needs later is fetched while it is played: the end, the menu and the rules need no network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from kingtable.engine.text import say
from tests.king_of_tokyo import table as tokyo
from tests.king_of_tokyo.table import m
from tests.kingdomino import table as kingdomino
from tests.page.hands import Server
from tests.page.stage import Match, Stage

FETCHED = """parts => parts.every((part) => performance.getEntriesByType('resource').some(({ name, responseEnd }) =>
  responseEnd && name.includes(`/assets/${part}-`) && name.endsWith('.js')))"""


def last_but_one() -> Match:
    """A game of Kingdomino whose next command is the last one."""
    match = kingdomino.new(2, seed=3)
    moves = []
    while not match.over:
        moves.append(match.legal()[0])
        match.play(moves[-1])
    again = kingdomino.new(2, seed=3)
    for move in moves[:-1]:
        again.play(move)
    return again


GAMES: dict[str, Callable[[], Match]] = {
    "kingdomino": last_but_one,
    "king-of-tokyo": lambda: tokyo.sitting(m(vp=19), m(), dice="1 1 1 2 3 3", city=1),
}


SELDOM: dict[str, list[str]] = {
    "kingdomino": [],
    "king-of-tokyo": ["Odds", "CardSheet", "HeartsPanel", "PickDie", "Charge", "MonsterDialog", "Presets", "Confirm"],
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow(quick=1)
def test_the_end_and_the_menu_need_no_network(
    game: str, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    context = context_of(fresh=True)
    stage = Stage(context.new_page(), GAMES[game](), 0, deaf=False).show(server.address)
    page = stage.page
    page.wait_for_function(FETCHED, arg=["MenuDialog", "Ended", "Book", *SELDOM[game]], timeout=60_000)
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.get_by_role("button", name=say("menu")).click()
    expect(page.get_by_role("dialog")).to_contain_text(say("rules"))
    page.keyboard.press("Escape")
    while not stage.match.over:
        stage.play(stage.match.legal()[0])
    expect(page.locator(".wrap")).to_be_visible()
    context.set_offline(False)
