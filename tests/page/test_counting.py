"""Who has seen the last domino laid sees it counted: kind by kind for all at once, then the result."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.kingdomino.table import new
from tests.page.hands import Server, look
from tests.page.moments import watch
from tests.page.stage import Match, Stage

Contexts = Callable[..., BrowserContext]


def nearly_over() -> tuple[Match, str]:
    """A game before its last move, and that move."""

    def game() -> Match:
        return new(3, seed=11, middle_kingdom=True, harmony=True)

    whole, moves = game(), list[str]()
    while not whole.over:
        moves.append(whole.default_action()[0])
        whole.play(moves[-1])
    match = game()
    for move in moves[:-1]:
        match.play(move)
    return match, moves[-1]


def counting(page: Page, server: Server) -> Stage:
    match, last = nearly_over()
    watch(page)
    assert match.to_move is not None
    stage = Stage(page, match, (match.to_move + 1) % 3, deaf=False).show(server.address)
    page.clock.pause_at(60_000)
    stage.play(last)

    def over() -> bool:
        page.clock.run_for(100)
        return page.locator("main.count, .wrap").count() > 0

    look(page, over, "the end is shown")
    return stage


def sums(page: Page) -> list[int]:
    return [int(text) for text in page.locator("[data-counted] b.sum").all_text_contents()]


def test_sums_climb_kind_by_kind_to_the_final_scores(context_of: Contexts, server: Server) -> None:
    page = context_of(reduced_motion="no-preference").new_page()
    stage = counting(page, server)
    expect(page.locator("main.count")).to_be_visible()
    scores = stage.match.view(None)["scores"]
    before, steps = sums(page), 0
    while page.locator("main.count").count():
        now = sums(page)
        assert all(was <= is_now for was, is_now in zip(before, now, strict=True))
        before, steps = now, steps + 1
        expect(page.locator("[data-sentence]")).to_have_text(re.compile(r".+: .+\+\d+.*\."))
        page.keyboard.press("Space")
    assert before == scores
    assert 2 <= steps <= 8
    expect(page.locator(".wrap h2")).to_be_visible()
    page.get_by_role("button", name="Count again").click()
    page.wait_for_selector("main.count")
    page.keyboard.press("Escape")
    expect(page.locator(".wrap h2")).to_be_visible()
    assert stage.errors == []


def test_the_result_stands_at_once_where_less_motion_is_wanted(context_of: Contexts, server: Server) -> None:
    page = context_of(reduced_motion="reduce").new_page()
    stage = counting(page, server)
    expect(page.locator(".wrap h2")).to_be_visible()
    expect(page.locator("main.count")).to_have_count(0)
    assert stage.errors == []
