"""A finished game is reviewed: what mattered is told, walked through, and the better turn is seen on the table."""

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

AS_IT_STANDS = "parts => parts.map(part => part.innerHTML)"
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
    expect(panel.locator("svg[role=img]")).to_be_visible(timeout=120_000)
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
    assert panel.locator("tbody tr").count() == 2
    told_in_points = panel.locator(".point, tbody td:nth-of-type(2), tbody td:nth-of-type(3)").all_inner_texts()
    assert len(told_in_points) > 4
    assert [text for text in told_in_points if "%" in text or "٪" in text] == []
    page.locator("input[type=range]").first.press("End")
    now, curve = (
        panel.locator(of).first.evaluate("one => one.getBoundingClientRect().x") for of in (".now", "svg[role=img]")
    )
    assert (now - curve < 5) == (language == "fa"), "the curve runs as the slider does"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    for size in lines.WINDOWS:
        resized(page, size)
        assert lines.broken(page, "thead th") == [], size


def test_what_mattered_is_walked_through_and_the_better_turn_is_seen(
    page: Page, finished: Callable[[str], str]
) -> None:
    page.goto(finished("kingdomino"))
    page.get_by_role("button", name="Review").click()
    panel = reviewed(page)
    slider = page.get_by_role("slider")
    first = panel.get_by_role("button", name=re.compile("a better turn would have raised")).first
    first.focus()
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-current", "step")
    seq = int(re.search(r"Move (\d+)", first.inner_text()).group(1))  # type: ignore[union-attr]
    expect(slider).to_have_value(str(seq))
    better = panel.locator(".better")
    expect(better).to_contain_text(re.compile(r"(Place|Claim|Discard) domino"))
    expect(better).to_contain_text("raised the chance of winning")
    position = page.locator(".kingdoms, .lines")  # a better turn may place as it was, and claim another domino
    played = position.evaluate_all(AS_IT_STANDS)
    show = panel.get_by_role("button", name="Show it on the table")
    if show.count():
        show.click()
        expect(page.locator(".told")).to_contain_text("This was not played")
        assert position.evaluate_all(AS_IT_STANDS) != played
        panel.get_by_role("button", name="Show what was played").click()
        expect(page.locator(".told")).not_to_contain_text("This was not played")
        assert position.evaluate_all(AS_IT_STANDS) == played
    slider.fill("0")
    expect(panel.locator(".better")).to_have_count(0)


def test_a_link_leads_to_the_same_place_of_the_review(page: Page, finished: Callable[[str], str]) -> None:
    page.goto(f"{finished('kingdomino')}?review&at=5")
    reviewed(page)
    expect(page.get_by_role("slider")).to_have_value("5")
    expect(page.locator(".review")).to_contain_text("Chances now:")


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


@pytest.mark.parametrize(("window", "language"), in_turn(WINDOWS[:2], ["en", "fa"]))
@pytest.mark.slow
def test_better_dice_are_drawn_beside_those_that_were_kept_and_on_the_tray(
    context_of: Callable[..., BrowserContext], server: Server, window: tuple[int, int], language: str
) -> None:
    page = context_of(language, viewport={"width": window[0], "height": window[1]}).new_page()
    panel = page.locator(".review")
    drawn = panel.locator(".better figure [role=img]")
    for _ in range(6):  # in some games no dice that were kept were a mistake
        page.goto(played(page, server, "king-of-tokyo") + "?review")
        for point in reviewed(page).locator(".point").all():
            point.click()
            expect(point).to_have_attribute("aria-current", "step")
            if drawn.count():
                break
        if drawn.count():
            break
    expect(drawn).to_have_count(2)
    first, better = (row.get_attribute("aria-label") for row in drawn.all())
    assert first != better
    assert drawn.first.locator("svg").count() == drawn.last.locator("svg").count() >= 4
    kept = drawn.last.locator("span.kept").count()
    panel.locator(".better .btn").click()
    expect(page.locator(".tray .die.kept")).to_have_count(kept)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    panel.locator(".better .btn").click()
    expect(page.locator(".tray .die.kept")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fa", "el", "tr", "ja"])
@pytest.mark.slow
def test_the_monster_in_tokyo_is_named_beside_a_review(
    context_of: Callable[..., BrowserContext], finished: Callable[[str], str], language: str
) -> None:
    page = context_of(language, viewport={"width": 1366, "height": 657}).new_page()
    page.goto(f"{finished('king-of-tokyo')}?at=12")
    page.locator(".player > .btn:not(.icon)").click()
    reviewed(page)
    [tag] = page.locator(".tag.left").all()
    name = tag.locator("bdi")
    assert name.inner_text() in page.locator(".monster .name").all_inner_texts()
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), tag.inner_text()
    assert ("：" in tag.inner_text()) == (language == "ja")
