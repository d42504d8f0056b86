"""The head of a column never ends a line within a word: at the ends of both games, in every language."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

import kingtable
from kingtable.engine.text import languages
from tests.king_of_tokyo.table import m, sitting
from tests.page.hands import Server
from tests.page.lines import WINDOWS, broken
from tests.page.stage import Match, Stage
from tests.page.test_sizes import resized


def kingdomino(players: int) -> Match:
    match = kingtable.new("kingdomino", players=players, seed=3, harmony=True, middle_kingdom=True)
    chance = random.Random(3)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


def king_of_tokyo(players: int) -> Match:
    match = sitting(
        m("freeze_time", vp=19), *(m(energy=seat) for seat in range(1, players)), dice="1 1 1 2 3 3", city=1
    )
    for move in ("done", "end"):
        match.play(move)
    return match


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [kingdomino, king_of_tokyo])
@pytest.mark.slow
def test_no_head_of_a_column_is_broken_within_a_word(
    language: str, game: Callable[[int], Match], context_of: Callable[..., BrowserContext], server: Server
) -> None:
    amiss = {}
    for players in (2, 4):
        page = context_of(language).new_page()
        Stage(page, game(players), 0).show(server.address)
        page.locator("table").first.wait_for(state="attached")
        for window in WINDOWS:
            resized(page, window)
            assert page.locator("th").count() >= players
            if found := broken(page, "th"):
                amiss[players, window] = found
        page.close()
    assert amiss == {}


def test_a_broken_word_is_seen(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator("p:visible").first.wait_for()
    assert broken(page, "p") == []
    narrow = "all => all.forEach(one => one.style.cssText = 'display: block; width: 1em; overflow-wrap: anywhere')"
    page.locator("p").evaluate_all(narrow)
    assert broken(page, "p") != []
