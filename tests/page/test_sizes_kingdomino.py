"""Every turn of Kingdomino is seen whole, in windows of every size, and the board stays where it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

import kingtable
from tests.kingdomino.table import Match, new, table
from tests.page.fit import unfit
from tests.page.hands import Server
from tests.page.stage import Stage
from tests.page.test_sizes import LANGUAGES, enlarged, resized
from tests.page.test_sizes import WINDOWS as EVERY
from tests.tiers import in_turn, share

# Low ones, too: a laptop at 125 %, a desktop at 200 %, and a small tablet that lies.
WINDOWS = [*EVERY, (1366, 520), (1093, 526), (960, 540), (1440, 900)]
BONUSES: dict[str, Any] = {"middle_kingdom": True, "harmony": True}
# 16 properties, of which 10 have points.
MANY = (
    ".. W1 S2 S0 M1 F0 F1 / .. W0 P0 S0 L0 F0 M0 / L1 L0 W0 P0 L1 P1 P1 / F0 F1 P2 CC W1 W0 L0 / "
    "F0 F0 M2 W0 S1 L1 S0 / P1 L0 M0 F0 S0 W0 .. / P0 L1 S1 F1 M1 W1 .."
)
FULL = ".. W1 S2 S0 M1 / W0 W0 P0 S0 L0 / L1 L0 CC P0 L1 / F0 F1 P2 P0 L0 / F0 F0 M2 W0 .."
Scene = tuple[Match, int | None]


def until(when: Callable[[dict[str, Any]], bool], players: int, *, seed: int = 1, **options: Any) -> Scene:
    """A game of random moves up to a turn of a person."""
    match = new(players, seed=seed, **{**BONUSES, **options})
    rng = random.Random(seed)
    while match.to_move not in (0, 1) or not when(match.view(match.to_move)):  # they are people
        match.play(rng.choice(match.legal()))
        assert not match.over, "no such turn"
    return match, match.to_move


def in_round(number: int, phase: str = "place") -> Callable[[dict[str, Any]], bool]:
    return lambda view: bool(view["round"] == number and view["phase"] == phase and view["line"][0]["state"] == "done")


def placing(match: Match) -> bool:
    return bool(match.choices()["place"])


def discards() -> Scene:
    four: list[list[int | None]] = [[12, None], [27, None], [36, 2], [44, None]]
    line: list[list[int | None]] = [[23, 0], [31, 1], [48, 3]]
    return table(FULL, *[FULL] * 3, line=line, next_line=four, deck=[], **BONUSES), 0


def crowded() -> Scene:
    four: list[list[int | None]] = [[12, None], [27, None], [36, None], [44, 1]]
    line: list[list[int | None]] = [[23, 0], [31, 1], [48, 0]]
    return table(MANY, MANY, line=line, next_line=four, deck=[], mighty_duel=True, **BONUSES), 0


def watched() -> Scene:
    """Another one's turn."""
    match, seat = until(in_round(5), 4)
    assert seat is not None
    return match, 1 - seat


SCENES: dict[str, Callable[[], Scene]] = {
    "opening-2": lambda: until(lambda view: True, 2),
    "opening-4": lambda: until(lambda view: True, 4),
    "first": lambda: until(in_round(1), 4),
    "place-2": lambda: until(in_round(4), 2),
    "place-3": lambda: until(in_round(7), 3, three_players=48),
    "place-4": lambda: until(in_round(7), 4),
    "claim": lambda: until(in_round(6, "claim"), 4),
    "duel": lambda: until(in_round(9), 2, mighty_duel=True),
    "crowded": crowded,
    "dynasty": lambda: until(
        lambda view: view["game_number"] == 2 and view["round"] == 4 and view["phase"] == "place", 2, dynasty=True
    ),
    "discard": discards,
    "last": lambda: until(lambda view: not view["next_line"] and view["phase"] == "place", 2),
    "last-4": lambda: until(lambda view: not view["next_line"] and view["phase"] == "place", 4),
    "watched": watched,
    "spectator": lambda: (until(in_round(6), 3)[0], None),
}


NAME = "Hubert Blaine Wolfeschlegelsteinhause"
HERE = """() => {
  const box = document.querySelector('#my-board').getBoundingClientRect();
  const castle = document.querySelector('#my-board-0_0').getBoundingClientRect();
  return {board: [box.x, box.y, box.width, box.height].map(Math.round).join(),
          castle: [(castle.x - box.x) / castle.width, (castle.y - box.y) / castle.height].map(Math.round),
          square: Math.round(castle.width),
          marked: [...document.querySelectorAll('svg[id^=rival-]')].map(
            rival => rival.querySelectorAll('.newest').length
              && Number(getComputedStyle(rival.querySelector('.newest')).opacity))};
}"""


class Named(Stage):
    """Its second seat has a name of 37 letters; why something does not fit is not told."""

    def _hello(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        told = super()._hello(frame)
        told[0]["seats"][1]["name"] = NAME
        return told

    def _try(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        try:
            return super()._try(frame)
        except kingtable.IllegalAction:
            return []


def staged(page: Page, name: str, address: str) -> Stage:
    return Named(page, *SCENES[name]()).show(address)


@pytest.mark.slow(quick=1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_lies_in_the_window(
    language: str, context_of: Callable[..., BrowserContext], spoken: Callable[[str], Server]
) -> None:
    context, server = context_of(language=language), spoken(language)
    amiss = {}
    for number, name in enumerate(share(SCENES, language, LANGUAGES)):
        page = context.new_page()
        windows = share(WINDOWS, (number + LANGUAGES.index(language)) % 2, [0, 1])
        stage = staged(page, name, server.address)
        boards: dict[tuple[int, int], set[str]] = {}
        for pencilled in (False, True):
            if pencilled:
                page.keyboard.press("Enter")
                page.wait_for_selector("[data-ghost=pencilled]")
            for window in windows:
                resized(page, window)
                boards.setdefault(window, set()).add(page.evaluate(HERE)["board"])
                if found := unfit(page):
                    amiss[name, window, pencilled] = found
            if not page.locator("[data-ring]").count():
                break
        assert stage.errors == []
        assert {window for window, seen in boards.items() if len(seen) > 1} == set(), name
        page.close()
    assert amiss == {}


@pytest.mark.parametrize(("window", "duel"), in_turn([(1366, 657), (360, 616)], [False, True]))
@pytest.mark.slow
def test_the_board_stays_where_it_is(
    window: tuple[int, int], duel: bool, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    """In a whole game squares keep their size; the castle moves only where the kingdom needs it, and not back."""
    page = context_of().new_page()
    match = new(2, seed=4, mighty_duel=duel)
    rng = random.Random(4)
    stage = Stage(page, match, 0).show(server.address)
    resized(page, window)
    seen = [page.evaluate(HERE)]
    while True:
        move = rng.choice(match.legal())
        laid = "@" in move and match.to_move == 1
        if match.view(0)["phase"] == "place" and not match.view(0)["next_line"] and len(match.view(0)["line"]) < 2:
            break
        stage.play(move)
        if match.over:
            break
        seen.append(
            page.evaluate(
                f"seq => new Promise(done => {{ const look = () => document.querySelector('.screen')"
                f".dataset.seq == seq ? done(({HERE})()) : requestAnimationFrame(look); look() }})",
                stage.seq,
            )
        )
        assert not laid or seen[-1]["marked"] == [1]
    assert stage.errors == []
    assert len(seen) > 30
    assert len({(one["board"], one["square"]) for one in seen}) == 1
    for axis in (0, 1):
        places = [one["castle"][axis] for one in seen]
        moves = [b - a for a, b in pairwise(places) if a != b]
        assert len(moves) <= (2 if duel else 1), moves
        assert all(move * moves[0] > 0 for move in moves)


@pytest.mark.parametrize("language", ["en", "tr"])
def test_what_a_claim_brings_is_read_whole(
    language: str, context_of: Callable[..., BrowserContext], spoken: Callable[[str], Server]
) -> None:
    """Its place in the order and its gain, in the lowest windows and on the narrowest tablet."""
    page = context_of(language=language).new_page()
    staged(page, "place-4", spoken(language).address)
    page.keyboard.press("Enter")
    gains = page.locator(".claim-btn small")
    gains.first.wait_for()
    for window in [(1366, 500), (1366, 520), (960, 540), (700, 560), (1024, 768)]:
        resized(page, window)
        assert any("+" in text for text in gains.all_inner_texts()), window
        assert unfit(page) == [], window


def test_the_narrowest_phone_shows_all_of_a_turn(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of().new_page()
    staged(page, "place-4", server.address)
    resized(page, (320, 640))
    assert unfit(page) == []


def test_at_400_per_cent_the_table_is_a_phone_that_scrolls_down(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of().new_page()
    staged(page, "place-4", server.address)
    assert enlarged(page) == []


@pytest.mark.slow
def test_the_wheel_scrolls_where_the_page_is_longer_than_the_window(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of().new_page()
    staged(page, "place-4", server.address)
    resized(page, (420, 500))
    page.locator("#my-board").hover()
    ghost = page.locator("[data-ghost]").inner_html()
    page.mouse.wheel(0, 40)
    page.wait_for_function("() => scrollY > 30")
    assert page.locator("[data-ghost]").inner_html() == ghost
    resized(page, (420, 700))
    ring = page.locator("[data-ring]").first.bounding_box()
    assert ring is not None
    page.mouse.move(ring["x"] + 5, ring["y"] + 5)
    before = page.locator("[data-ghost]").inner_html()
    page.mouse.wheel(0, 40)
    page.wait_for_function("before => document.querySelector('[data-ghost]').innerHTML !== before", arg=before)


@pytest.mark.slow
def test_what_is_discarded_is_drawn(context_of: Callable[..., BrowserContext], server: Server) -> None:
    page = context_of().new_page()
    staged(page, "discard", server.address)
    for window in WINDOWS:
        resized(page, window)
        assert page.locator(".hand [data-domino='23'], .ctl [data-domino='23']").count() == 1, window
        assert page.locator("kbd").count() == 0


@pytest.mark.slow
def test_a_click_frames_no_board_and_no_tab_stops_at_a_picture(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    page = context_of().new_page()
    for name, boards in (("place-4", "[data-board]"), ("watched", "#my-board")):
        stage = staged(page, name, server.address)
        page.mouse.click(5, 300)
        page.locator("#my-board").click(position={"x": 9, "y": 9})
        told = "board => [board.matches(':focus'), getComputedStyle(board).outlineStyle]"
        assert page.locator(boards).evaluate(told) == [True, "none"], name
        assert page.locator(".rival svg[tabindex], .rival [focusable=true]").count() == 0
        assert stage.errors == []
