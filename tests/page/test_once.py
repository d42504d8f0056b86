"""A person answers once: a key that is held, and a press right after an answer in its place, answer nothing more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.king_of_tokyo.table import m, sitting
from tests.kingdomino.table import new
from tests.page.hands import Server
from tests.page.stage import Match, Stage


class Company(Stage):
    """The others play at once: the next question is there before a second press."""

    def _do(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        told = super()._do(frame)
        while not self.match.over and self.match.to_move != self.seat:
            seat, moves = self.match.to_move, self.match.default_action()
            self.match.play(moves[0])
            self.seq += 1
            self._news()
            event = {"t": "ev", "seq": self.seq, "seat": seat, "by": None, "moves": moves[:1]}
            told.append({**event, "moments": self._moments(1), **self._now()})
        return told


def kingdomino() -> Match:
    """Two kings each: one's own next question may follow at once."""
    match = new(2, seed=3)
    while match.view(None)["round"] < 3 or match.to_move != 0 or match.view(0)["phase"] != "place":
        match.play(match.default_action()[0])
    return match


def tokyo() -> Match:
    """What is thrown may be thrown twice more, then cards are bought."""
    return sitting(m(energy=9), m(), m(), dice="1 2 claw heart claw energy", rerolls=2)


GAMES = {"kingdomino": kingdomino, "king-of-tokyo": tokyo}


def shown(context: BrowserContext, server: Server, game: str) -> tuple[Company, Page]:
    page = context.new_page()
    stage = Company(page, GAMES[game](), 0, deaf=False)
    stage.show(server.address)
    caught_up(stage)
    return stage, page


def pass_time(page: Page, milliseconds: int) -> None:
    """What is pressed from now on is pressed so much later. What has been pressed is answered before: the stage hears
    of it before the page replies here, and answers at once."""
    page.evaluate("passed => { globalThis.instant = (globalThis.instant ?? 10_000) + passed }", milliseconds)


def caught_up(stage: Company) -> None:
    """The page shows the question that follows what was answered."""
    pass_time(stage.page, 0)
    stage.page.wait_for_selector(f".screen[data-mine=true][data-seq='{stage.seq}']")


def held(stage: Company, key: str, times: int = 60) -> None:
    """A key is held for two seconds: the keyboard repeats it thirty times a second."""
    for _ in range(times):
        stage.page.keyboard.down(key)
        caught_up(stage)
        pass_time(stage.page, 33)
    stage.page.keyboard.up(key)  # Space answers only now
    caught_up(stage)


@pytest.mark.parametrize(
    ("game", "first", "key", "most"),
    [
        ("kingdomino", [], "Enter", 0),  # the domino is in pencil, and that is all
        ("kingdomino", ["Enter"], "Enter", 0),  # the first claim has the focus
        ("kingdomino", ["Enter", "Enter"], "Enter", 1),
        ("kingdomino", ["Enter"], "claim", 1),
        ("king-of-tokyo", [], "t", 1),
        ("king-of-tokyo", [], "s", 1),
        ("king-of-tokyo", ["throw"], "Space", 1),
        ("king-of-tokyo", ["done"], "Enter", 1),
    ],
)
@pytest.mark.slow
def test_a_held_key_answers_once(
    game: str,
    first: list[str],
    key: str,
    most: int,
    context_of: Callable[..., BrowserContext],
    server: Server,
) -> None:
    stage, page = shown(context_of(), server, game)
    for one in first:
        if one in ("throw", "done"):
            page.locator(f"[data-act={one}]").focus()
        else:
            page.keyboard.press(one)
        caught_up(stage)
        pass_time(page, 450)
    if key == "claim":
        key = page.locator(".claim-btn").first.get_attribute("aria-keyshortcuts") or ""
    held(stage, key)
    assert len(stage.played) == most
    assert stage.errors == []


def test_a_held_arrow_walks_on(context_of: Callable[..., BrowserContext], server: Server) -> None:
    stage, page = shown(context_of(), server, "kingdomino")
    page.keyboard.down("ArrowRight")
    page.wait_for_selector("[data-ghost]")
    at = page.locator("[data-ghost]").first.evaluate("one => one.outerHTML")
    page.keyboard.down("ArrowRight")
    page.keyboard.up("ArrowRight")
    assert page.locator("[data-ghost]").first.evaluate("one => one.outerHTML") != at
    assert stage.played == []


def twice(stage: Company, how: str, x: float, y: float, wait: int, *, reads: bool = True) -> None:
    """Two presses in one place; `reads`: the next question is there before the second one."""
    for _ in range(2):
        if how == "tap":
            stage.page.touchscreen.tap(x, y)
        else:
            stage.page.mouse.click(x, y)
        if reads:
            caught_up(stage)
        pass_time(stage.page, wait)
    caught_up(stage)


@pytest.mark.parametrize("wait", [60, 250])
@pytest.mark.parametrize("how", ["click", "tap"])
@pytest.mark.parametrize(
    ("game", "answer"),
    [
        ("kingdomino", ".claim-btn, .claim.ready"),
        *[("king-of-tokyo", f"[data-act={act}]") for act in ("throw", "done")],
    ],
)
@pytest.mark.slow
def test_a_double_press_answers_once(
    game: str, answer: str, how: str, wait: int, context_of: Callable[..., BrowserContext], server: Server
) -> None:
    window = {"width": 390, "height": 664} if how == "tap" else {"width": 1366, "height": 657}
    stage, page = shown(context_of(viewport=window, has_touch=how == "tap"), server, game)
    if game == "kingdomino":
        page.keyboard.press("Enter")
        pass_time(page, 450)
    button = page.locator(answer).first
    box = button.bounding_box()
    assert box is not None
    twice(stage, how, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, wait, reads=wait > 60)
    assert len(stage.played) == 1
    assert stage.errors == []


@pytest.mark.slow
def test_who_has_read_the_next_question_answers_it_in_the_same_place(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    stage, page = shown(context_of(), server, "king-of-tokyo")
    box = page.locator("[data-act=throw]").bounding_box()
    assert box is not None
    twice(stage, "click", box["x"] + 20, box["y"] + 20, 600)
    assert len(stage.played) == 2


def test_a_double_press_does_not_confirm_what_it_is_asked(
    context_of: Callable[..., BrowserContext], server: Server
) -> None:
    """Stopping here is certain death: the page asks once more, and a second Enter is not the answer."""
    page = context_of().new_page()
    match = sitting(m(health=1, poison=1), m(), m(), dice="1 2 claw 2 claw energy", rerolls=2)
    stage = Company(page, match, 0, deaf=False)
    stage.show(server.address)
    pass_time(page, 0)
    page.locator("[data-act=done]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog [data-confirm]")
    page.locator("dialog [data-confirm]").focus()
    pass_time(page, 30)
    page.keyboard.press("Enter")
    held(stage, "Enter", 10)
    assert stage.played == []
    pass_time(page, 450)
    page.keyboard.press("Enter")
    caught_up(stage)
    assert len(stage.played) == 1


def test_one_thing_may_be_pressed_again_and_again(context_of: Callable[..., BrowserContext], server: Server) -> None:
    """A die is kept, let go and kept in no time."""
    _, page = shown(context_of(), server, "king-of-tokyo")
    die = page.locator("[data-die]").first
    for kept in ("true", "false", "true"):
        die.click()
        assert die.get_attribute("aria-pressed") == kept
    for kept in ("false", "true", "false"):
        page.keyboard.press("1")
        assert die.get_attribute("aria-pressed") == kept
