"""A game begins before everybody's eyes: who I am, what wins and who goes first; one press ends it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import kingtable
from kingtable.engine.text import languages
from tests.page.fit import unfit
from tests.page.hands import Server, look
from tests.page.moments import said, watch
from tests.page.stage import Match, Stage
from tests.page.test_sizes import resized

Contexts = Callable[..., BrowserContext]
MINE = "document.querySelector('.screen').dataset.mine === 'true'"
TIMES = "el => el.getAnimations().map(one => one.effect.getTiming()).map(({delay, duration}) => [delay, duration])"
WINDOWS = [(1366, 657), (412, 732), (360, 616), (820, 1180), (1920, 1080)]


def dealt(game: str, **options: Any) -> tuple[Match, int]:
    """A game that nobody has played in, and who begins."""
    match = kingtable.new(game, players=3, seed=5, **options)
    assert match.to_move is not None
    return match, match.to_move


def begin(page: Page, match: Match, seat: int, server: Server) -> Stage:
    """A table that has just been dealt, at a page whose clock stands."""
    watch(page)
    page.clock.pause_at(100)
    return shown(page, match, seat, server)


def shown(page: Page, match: Match, seat: int, server: Server) -> Stage:
    stage = Stage(page, match, seat, deaf=False)
    stage.seq = 0
    stage.show(server.address)
    page.wait_for_selector(".beginning")
    return stage


def lasts(page: Page, longest: int) -> int:
    """For how many milliseconds of the page's clock the beginning is shown, in steps of 100."""
    for passed in range(0, longest, 100):
        if not page.locator(".beginning").count():
            return passed
        page.clock.run_for(100)
    return longest


def test_kingdomino_says_who_i_am_what_wins_and_who_claims_first(context_of: Contexts, server: Server) -> None:
    page = context_of().new_page()
    match, first = dealt("kingdomino")
    stage = begin(page, match, (first + 1) % 3, server)
    sentence = page.locator(".beginning h2")
    expect(sentence).to_contain_text("You are ")
    expect(sentence).to_contain_text("Most points after 12 rounds wins.")
    expect(sentence).to_contain_text(" claims first.")
    expect(page.locator(".beginning .order li")).to_have_count(3)
    expect(page.locator(".beginning [data-domino]")).to_have_count(3)
    assert said(page) == []
    assert 2_900 <= lasts(page, 9_000) <= 3_100
    spoken = look(page, lambda: said(page))
    assert len(spoken) == 1
    assert spoken[0].startswith("You are ")
    page.reload()
    page.wait_for_selector("section[aria-labelledby=next-round]")
    expect(page.locator(".beginning")).to_have_count(0)
    assert stage.errors == []


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_one_press_ends_the_beginning_and_answers_nothing(key: str, context_of: Contexts, server: Server) -> None:
    page = context_of().new_page()
    match, first = dealt("kingdomino")
    stage = begin(page, match, first, server)
    assert page.evaluate(MINE) is False
    page.keyboard.press(key)
    expect(page.locator(".beginning")).to_have_count(0)
    look(page, lambda: page.evaluate(MINE) or None)
    assert stage.played == []
    assert stage.errors == []


def test_the_first_throw_of_who_begins_is_a_press(context_of: Contexts, server: Server) -> None:
    page = context_of().new_page()
    match, first = dealt("king-of-tokyo")
    stage = begin(page, match, first, server)
    expect(page.locator(".beginning h2")).to_contain_text("You begin.")
    assert lasts(page, 6_000) == 6_000
    expect(page.locator(".tray")).to_have_count(0)
    page.get_by_role("button", name="Roll 6 dice").click()
    page.wait_for_selector("[data-die]")
    expect(page.locator("[data-sentence]")).to_contain_text("You rolled: ")
    assert stage.played == []
    assert stage.errors == []


def test_who_wants_all_at_once_is_asked_at_once(context_of: Contexts, server: Server) -> None:
    page = context_of().new_page()
    match, first = dealt("king-of-tokyo")
    stage = Stage(page, match, first, deaf=False)
    stage.seq = 0
    stage.show(server.address)
    page.wait_for_function(f"() => {MINE}")
    expect(page.locator(".beginning")).to_have_count(0)
    assert stage.errors == []


def test_the_first_throw_of_another_is_told_after_the_beginning(context_of: Contexts, server: Server) -> None:
    page = context_of().new_page()
    match, first = dealt("king-of-tokyo")
    stage = begin(page, match, (first + 1) % 3, server)
    rolls = next(event["rolls"] for event in match.events if event["e"] == "start_roll")
    for seat, claws in rolls[-1]:
        place = (seat - first - 1) % 3  # the reader's own row is the first one
        expect(page.locator(".beginning li").nth(place).locator(".num").last).to_have_text(str(claws))
    known = 3_000 + 900 * (len(rolls) - 1)
    assert known - 100 <= lasts(page, 9_000) <= known + 100
    expect(page.locator("[data-sentence]")).to_contain_text(" rolled: ")
    assert stage.errors == []


def test_a_tie_for_the_most_claws_is_told_before_it_is_rolled_again(context_of: Contexts, server: Server) -> None:
    page = context_of(reduced_motion="no-preference").new_page()
    tied = (kingtable.new("king-of-tokyo", players=3, seed=seed) for seed in range(99))
    match, start = next(
        (match, event) for match in tied for event in match.events if event["e"] == "start_roll" and event["rolls"][1:]
    )
    begin(page, match, (start["first"] + 1) % 3, server)
    tie = page.locator(".beginning .before").first
    claws, seats = start["rolls"][0][start["rolls"][1][0][0]][1], [seat for seat, _ in start["rolls"][1]]
    expect(tie).to_contain_text(f"have {claws} claws each and roll again.")
    expect(page.locator(".beginning li.out")).to_have_count(3 - len(seats))
    animated = tie.evaluate(TIMES)
    assert animated == [[1_700, 900]], "from when it is seen until it is rolled"


@pytest.mark.parametrize(("game", "line"), [("kingdomino", "claim one."), ("king-of-tokyo", "up to three times")])
def test_what_to_do_is_said_to_newcomers_alone(game: str, line: str, context_of: Contexts, server: Server) -> None:
    for finished, times in ((None, 1), ([{"table": "AAAAAA", "at": 1}], 0)):
        page = context_of().new_page()
        page.add_init_script(f"localStorage['kingtable.finished'] = '{json.dumps(finished or [])}'")
        match, first = dealt(game)
        begin(page, match, (first + 1) % 3, server)
        expect(page.locator(".beginning")).to_contain_text("You are ")
        expect(page.locator(".beginning").get_by_text(line)).to_have_count(times)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["kingdomino", "king-of-tokyo"])
@pytest.mark.slow(quick=1)
def test_a_beginning_fits_every_window(game: str, language: str, context_of: Contexts, server: Server) -> None:
    page = context_of(language=language).new_page()
    options = {"middle_kingdom": True, "harmony": True} if game == "kingdomino" else {}
    match, first = dealt(game, **options)
    page.add_init_script("localStorage['kingtable.pace'] = 'slow'")
    stage = shown(page, match, (first + 1) % 3, server)
    page.locator(".controls button").first.click()  # a pause holds it
    cut = {}
    for window in WINDOWS:
        resized(page, window)
        if found := unfit(page):
            cut[window] = found
    assert cut == {}
    assert stage.errors == []
