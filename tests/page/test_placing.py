"""Placing, gesture by gesture, as the page's design has them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.fit import unfit
from tests.page.hands import Hand, Keys, Server
from tests.page.test_sizes import resized
from tests.page.test_sizes_kingdomino import SCENES, Named, staged


@pytest.fixture
def hand(page: Page, context_of: Callable[..., BrowserContext], server: Server) -> Iterator[Hand]:
    """A player who has the first domino in hand."""
    player = Hand(page)
    link, other = server.table({"kind": "me"}, {"kind": "friend"}, start_order="snake")
    friend = Hand(context_of().new_page())
    player.sit(link)
    friend.sit(other)
    while page.locator("[data-board=placing]").count() == 0:
        for each in (player, friend):
            if each.page.get_attribute(".screen", "data-mine") == "true" and not each.board.count():
                each.play_on(1)
        if friend.board.count() and friend.page.get_attribute(".screen", "data-mine") == "true":
            friend.play_on(1)
    yield player
    assert player.errors == []


def ring(hand: Hand, which: int = 0) -> tuple[float, float]:
    box = hand.page.locator("[data-ring]").nth(which).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_ghost_follows_the_mouse_and_shows_what_it_would_score(hand: Hand) -> None:
    hand.page.mouse.move(*ring(hand))
    expect(hand.page.locator("[data-ghost=fits]")).to_have_count(1)
    expect(hand.page.locator("g.worth")).to_contain_text("→")


def test_wheel_and_r_turn_the_ghost(hand: Hand) -> None:
    hand.page.mouse.move(*ring(hand, 3))
    ghost = hand.page.locator("[data-ghost]").first
    for by_wheel in (True, True, True, False):
        before = ghost.inner_html()
        if by_wheel:
            hand.page.mouse.wheel(0, 120)
        else:
            hand.page.keyboard.press("r")
        hand.page.wait_for_function("was => document.querySelector('[data-ghost]').innerHTML !== was", arg=before)


def test_pencilled_stays_changeable_until_the_claim(hand: Hand) -> None:
    hand.press(*ring(hand))
    pencilled = hand.page.locator("[data-ghost=pencilled]")
    expect(pencilled).to_have_count(1)
    expect(hand.page.locator("h2").first).to_contain_text("pencilled in")
    first = pencilled.inner_html()
    hand.press(*ring(hand, 5))
    expect(pencilled).to_have_count(1)
    assert pencilled.inner_html() != first
    hand.page.keyboard.press("Escape")
    expect(hand.page.locator("[data-ghost]")).to_have_count(0)
    expect(hand.page.locator(".claim-btn")).to_have_count(0)


def test_what_does_not_fit_is_crossed_out_with_the_reason(hand: Hand) -> None:
    board = hand.page.locator("#my-board").bounding_box()
    assert board is not None
    hand.page.mouse.move(board["x"] + 12, board["y"] + 12)  # the corner touches nothing
    expect(hand.page.locator("[data-ghost=misfit]")).to_have_count(1)
    expect(hand.page.locator(".reason")).to_contain_text(re.compile("touches"))
    hand.page.mouse.move(board["x"] - 200, board["y"])  # the reason stays when the mouse has left
    hand.page.get_by_role("button", name="The rule").click()
    expect(hand.page.get_by_role("dialog")).to_contain_text("own terrain")


class Refuses(Named):
    """A table that says why a domino does not lie there."""

    def _try(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        why = {"key": "refuse-touch", "rule": "K-103", "args": {"domino": 30}, "text": "It touches nothing."}
        return super()._try(frame) or [{"t": "no", "id": frame["id"], "why": why}]


@pytest.mark.parametrize("window", [(1366, 657), (1180, 820), (390, 664), (360, 616)])
def test_a_reason_covers_no_place_and_goes_by_itself(
    window: tuple[int, int], context_of: Callable[..., BrowserContext], server: Server
) -> None:
    phone = window[0] < 700
    page = context_of(has_touch=phone).new_page()
    stage = Refuses(page, *SCENES["place-4"]()).show(server.address)
    resized(page, window)
    rings = page.locator("[data-ring]")
    places = [rings.nth(n).bounding_box() for n in range(rings.count())]
    board = page.locator("#my-board").bounding_box()
    assert board is not None
    corner = (board["x"] + 12, board["y"] + 12)
    page.clock.install()
    if phone:
        page.touchscreen.tap(*corner)
    else:
        page.mouse.move(*corner)
    expect(page.locator(".reason")).to_have_count(1)
    assert unfit(page) == []
    for place in filter(None, places):
        at = [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-board]') !== null", at), at
    page.clock.fast_forward(9000)
    expect(page.locator(".reason")).to_have_count(0)
    if not phone:
        page.mouse.move(corner[0] + board["width"] / 7, corner[1])
        expect(page.locator(".reason")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".reason")).to_have_count(0)
    assert stage.errors == []


def test_arrow_keys_follow_the_screen(hand: Hand) -> None:
    page = hand.page
    page.keyboard.press("ArrowRight")
    for key, axis, sign in (("ArrowUp", "y", -1), ("ArrowDown", "y", 1), ("ArrowLeft", "x", -1)):
        before = page.locator("[data-ghost]").bounding_box()
        page.keyboard.press(key)
        after = page.locator("[data-ghost]").bounding_box()
        assert before is not None
        assert after is not None
        middle = {"x": "width", "y": "height"}[axis]
        moved = (after[axis] + after[middle] / 2) - (before[axis] + before[middle] / 2)  # type: ignore[literal-required]
        assert moved * sign >= 0
    assert isinstance(hand, Hand)
    assert not isinstance(hand, Keys)


def test_dragging_moves_what_is_pencilled(hand: Hand) -> None:
    hand.press(*ring(hand))
    pencilled = hand.page.locator("[data-ghost=pencilled]")
    first = pencilled.inner_html()
    held = pencilled.bounding_box()
    assert held is not None
    there = ring(hand, 6)
    hand.page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    hand.page.mouse.down()
    hand.page.mouse.move(*there, steps=6)
    hand.page.mouse.up()
    expect(pencilled).to_have_count(1)
    assert pencilled.inner_html() != first


def test_a_tap_on_the_ghost_turns_it(hand: Hand) -> None:
    hand.press(*ring(hand, 4))
    pencilled = hand.page.locator("[data-ghost=pencilled]")
    first = pencilled.inner_html()
    held = pencilled.bounding_box()
    assert held is not None
    hand.press(held["x"] + 20, held["y"] + 20)
    expect(pencilled).to_have_count(1)
    assert pencilled.inner_html() != first


@pytest.mark.parametrize("source", [".side .grip", "[aria-labelledby=this-round] .grip"])
def test_the_domino_is_dragged_from_where_it_lies(hand: Hand, source: str) -> None:
    page = hand.page
    there = ring(hand, 3)
    held = page.locator(source).bounding_box()
    assert held is not None
    page.mouse.move(held["x"] + 30, held["y"] + 15)
    page.mouse.down()
    page.mouse.move(held["x"] + 60, held["y"] + 40, steps=3)
    expect(page.locator(".carried")).to_have_count(1)
    page.mouse.move(*there, steps=6)
    expect(page.locator("[data-ghost=fits]")).to_have_count(1)
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-ghost=pencilled]")).to_have_count(1)
    assert page.evaluate("getSelection().toString()") == ""
    laid = page.locator("[data-ghost=pencilled]").inner_html()
    page.mouse.move(*ring(hand, 5))
    assert page.locator("[data-ghost=pencilled]").inner_html() == laid  # the hand is empty


def test_a_domino_that_is_dropped_beside_the_board_is_in_hand_again(hand: Hand) -> None:
    page = hand.page
    there = ring(hand)
    held = page.locator(".side .grip").bounding_box()
    assert held is not None
    page.mouse.move(held["x"] + 30, held["y"] + 15)
    page.mouse.down()
    page.mouse.move(*there, steps=6)
    page.mouse.move(held["x"] + 30, held["y"] + 15, steps=6)
    page.mouse.up()
    expect(page.locator("[data-ghost], .carried")).to_have_count(0)
    hand.press(*ring(hand))
    expect(page.locator("[data-ghost=pencilled]")).to_have_count(1)


def test_a_finger_drags_it_too(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of(has_touch=True, viewport={"width": 390, "height": 664}).new_page()
    stage = staged(page, "place-4", server.address)
    held = page.locator(".ctl .grip").bounding_box()
    place = page.locator("[data-ring]").nth(2).bounding_box()
    assert held is not None
    assert place is not None
    here = (held["x"] + 20, held["y"] + 15)
    there = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    steps = [(here[0] + (there[0] - here[0]) * n / 8, here[1] + (there[1] - here[1]) * n / 8) for n in range(9)]
    session = page.context.new_cdp_session(page)
    for kind, points in [("touchStart", steps[:1]), *[("touchMove", [step]) for step in steps[1:]], ("touchEnd", [])]:
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    expect(page.locator("[data-ghost=pencilled]")).to_have_count(1)
    assert stage.errors == []


def test_two_fingers_on_the_board_enlarge_the_page_and_answer_nothing(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 664}).new_page()
    stage = staged(page, "place-4", server.address)
    board = page.locator("[data-board=placing]").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (x - 30, y))
    touch("touchStart", (x - 30, y), (x + 30, y))
    for apart in range(35, 120, 5):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    page.wait_for_function("() => visualViewport.scale > 1.5")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    assert stage.errors == []
