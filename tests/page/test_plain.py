"""A game that the page does not know, played at its plain face: the third game of docs/adding-a-game.md."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests import pebbles
from tests.page.hands import Hand, Server
from tests.page.test_access import violations

Contexts = Callable[..., BrowserContext]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
BOARD = "\n".join(f"{row:>2} " + " ".join("#." * 20) for row in range(30))
MANY = [f"move the stone {number} to the far corner" for number in range(40)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose Python the third game is installed."""
    folder = pebbles.unpacked(tmp_path_factory.mktemp("pebbles"))
    running = Server(tmp_path_factory.mktemp("data"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]))
        running.start()
    yield running
    running.kill()


class Mover(Hand):
    """Plays the first move that there is: by its key, or by a tap."""

    def take_turn(self) -> None:
        if self.page.viewport_size == PHONE["viewport"]:
            self.page.get_by_role("list", name=re.compile("Your moves|حرکت‌های شما")).get_by_role("button").first.tap()
        else:
            self.page.keyboard.press("1")


def sat(page: Page, house: Server, **options: object) -> Mover:
    """A player at a table of three, the others bots."""
    bot = {"kind": "bot", "bot": "random"}
    seats = [{"kind": "me", "name": "Ada"}, bot, bot]
    hand = Mover(page)
    hand.sit(house.open({"game": "pebbles", "options": {"players": 3, **options}, "seats": seats})[0])
    return hand


@pytest.mark.slow
def test_one_click_leads_from_its_card_to_a_table(page: Page, house: Server) -> None:
    page.goto(house.address)
    card = page.get_by_role("article", name="Pebbles")
    expect(card).to_contain_text("2–4 players")
    card.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".screen[data-mine=true]")
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(4)
    expect(page).to_have_title(re.compile(r"^● Your turn\W+Pebbles"))


def test_its_form_is_made_of_what_it_declares(page: Page, house: Server) -> None:
    page.goto(f"{house.address}/#pebbles")
    expect(page.get_by_role("link", name="Pebbles")).to_have_attribute("aria-current", "page")
    group = page.get_by_role("group", name="Pebbles")
    expect(group.get_by_role("radio")).to_have_count(3)
    group.get_by_text("16").click()
    expect(page.get_by_label("Last")).to_be_checked()
    expect(page.get_by_label("Last")).to_have_accessible_description("the last one costs five points")
    page.get_by_label("Mercy").check()
    page.get_by_label("Last").uncheck()
    expect(page.get_by_label("Mercy")).to_have_count(0)  # it means nothing without the cost of the last
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open the table").click()
    sent: Any = asked.value.post_data_json
    assert sent["options"] == {"players": 4, "pebbles": 16, "last": False}
    expect(page.get_by_role("group", name="Board")).to_have_text(re.compile("^(16|15|14|13) left: o o"))
    expect(page.locator(".bar")).to_contain_text("4 players · Pebbles: 16")


@pytest.mark.parametrize(
    ("language", "theme", "window"),
    [("en", "light", {}), ("en", "dark", PHONE), ("fa", "light", PHONE), ("fa", "dark", {})],
)
@pytest.mark.slow
def test_a_whole_game_and_its_replay(
    language: str, theme: str, window: dict[str, Any], context_of: Contexts, house: Server
) -> None:
    page = context_of(language, theme, **window).new_page()
    wide, tall = (360, 740) if window else (1440, 900)
    hand = sat(page, house)
    while hand.my_turn():
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") == wide
        assert page.evaluate("document.documentElement.scrollHeight") == tall
        hand.settled(hand.take_turn)
    assert hand.errors == []
    assert violations(page) == []
    told = page.locator(".wrap li").all_inner_texts()
    first = {"en": "1st", "fa": "اول"}[language]
    assert len(told) == 3
    assert told[0].startswith(first)
    page.goto(f"{page.url}/replay")
    board = page.locator("pre").first
    expect(board).to_have_text(re.compile("^12 left: o"))
    assert page.evaluate("getComputedStyle(document.querySelector('pre')).direction") == "ltr"
    page.keyboard.press("End")
    expect(board).to_have_text(re.compile("^0 left:"))
    expect(page.get_by_role("list", name={"en": "Log", "fa": "گزارش"}[language])).to_contain_text(
        re.compile({"en": r"You\W+take 1", "fa": r"شما\W+take 1"}[language])
    )
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == wide


@pytest.mark.slow
def test_the_end_leads_to_a_rematch(page: Page, house: Server) -> None:
    hand = sat(page, house)
    hand.play_on()
    expect(page.locator("h2").first).to_have_text(re.compile("wins?|Shared"))
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    hand.my_turn()
    expect(page.get_by_role("group", name="Board")).to_contain_text("left:")


def test_a_stranger_may_look_but_has_no_moves(page: Page, context_of: Contexts, house: Server) -> None:
    hand = sat(page, house)
    watcher = context_of().new_page()
    watcher.goto(f"{page.url}#watch")
    watcher.wait_for_selector("pre")
    hand.my_turn()
    expect(page.get_by_role("button", name="take 1")).to_be_visible()
    expect(watcher.get_by_role("list", name="Players").locator("[aria-current]")).to_contain_text("Ada")
    assert watcher.get_by_role("button", name=re.compile("take")).count() == 0


def changed(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """The page's socket, with frames of the server changed on their way."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            change(frame)
            socket.send(json.dumps(frame))

        server.on_message(hear)

    page.route_web_socket(re.compile(r"/ws/"), between)


@pytest.mark.parametrize("window", [PHONE, {"viewport": {"width": 1366, "height": 640}}])
@pytest.mark.slow
def test_a_large_board_and_many_moves_are_within_reach(
    window: dict[str, Any], context_of: Contexts, house: Server
) -> None:
    page = context_of("fa", **window).new_page()

    def grow(frame: dict[str, Any]) -> None:
        if frame.get("view"):
            frame["view"]["text"] = BOARD
        for moment in frame.get("moments", []):
            moment["view"]["text"] = BOARD
        if frame.get("choices"):
            frame["choices"]["moves"] = MANY

    changed(page, grow)
    hand = sat(page, house)
    hand.my_turn()
    assert page.evaluate("document.documentElement.scrollWidth") == window["viewport"]["width"]
    moves = page.get_by_role("list", name="حرکت‌های شما").get_by_role("button")
    expect(moves).to_have_count(40)
    expect(moves.first).to_be_in_viewport()
    moves.last.scroll_into_view_if_needed()
    expect(moves.last).to_be_in_viewport()
    board = page.locator("pre")
    board.focus()
    left = page.evaluate("document.querySelector('pre').scrollLeft")
    if window is PHONE:
        page.keyboard.press("ArrowRight")
        page.wait_for_function("left => document.querySelector('pre').scrollLeft > left", arg=left)
    else:
        page.keyboard.press("End")
        page.wait_for_function("() => document.querySelector('pre').scrollTop > 0")
    assert violations(page) == []


def test_what_happens_besides_moves_is_told_plainly(page: Page, house: Server) -> None:
    def add(frame: dict[str, Any]) -> None:
        if frame["t"] == "ev":
            frame["moments"][-1]["events"].append(
                {"e": "rain", "seat": 0, "inches": 3, "on": ["hill", "dale"], "warm": True}
            )

    changed(page, add)
    hand = sat(page, house)
    hand.play_on(1)
    expect(page.get_by_role("list", name="Log")).to_contain_text(
        re.compile(r"rain · You · inches 3 · on \W*hill\W+and\W+dale\W+warm true")
    )


@pytest.mark.slow
def test_its_rules_are_said_to_be_missing(page: Page, house: Server) -> None:
    sat(page, house)
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"There is no rulebook for \W*Pebbles\W+here"))
    page.get_by_role("dialog").get_by_role("button", name="Kingdomino").click()
    expect(page.get_by_role("dialog")).to_contain_text("At least one half must touch the castle")
