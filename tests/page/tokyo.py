"""Hands that play King of Tokyo at its page: any legal choice, as a person clicks it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from tests.page.hands import Hand, Server

BOT = {"kind": "bot", "bot": "random"}
CHOICE = "[data-act=throw], [data-act=done], [data-move]"


def table(server: Server, *seats: dict[str, Any], clock: dict[str, float] | None = None, **options: Any) -> list[str]:
    """Open a table of King of Tokyo; the links of its seats, a bot's being the address for who watches."""
    body: dict[str, Any] = {"game": "king-of-tokyo", "options": {"players": len(seats), **options}, "seats": seats}
    if clock is not None:
        body["clock"] = clock
    return server.open(body)


ASKED_OR_DONE = """seq => document.querySelector("dialog [data-confirm]")
    || document.querySelector(".screen").dataset.seq !== seq"""


class Paw(Hand):
    """Whoever plays a monster. Chance is its own, so that a failure comes again."""

    chance = random.Random(11)

    def my_turn(self) -> bool:
        self.page.wait_for_selector(".screen[data-mine=true], .wrap", timeout=90_000)
        return self.page.locator(".wrap").count() == 0

    def take_turn(self) -> None:
        if (dice := self.page.locator("[data-die]").count()) and self.chance.random() < 0.5:
            self.page.locator("[data-die]").nth(self.chance.randrange(dice)).click()
        before = self.page.get_attribute(".screen", "data-seq")
        choice = self.choice()
        pressed = choice.evaluate("button => button.outerHTML")
        self.push(choice)
        try:
            self.page.wait_for_function(ASKED_OR_DONE, arg=before)  # on a busy machine the question comes later
        except TimeoutError:
            stands = self.page.locator("body").inner_text()
            raise AssertionError(f"{pressed} was pressed, and nothing moved: {stands}") from None
        sure = self.page.locator("dialog [data-confirm]")
        if sure.count():
            sure.click()

    def choice(self) -> Locator:
        """Any move that can be made now."""
        moves = self.page.locator(CHOICE).and_(self.page.locator(":visible:not([disabled])"))
        moves.first.wait_for()
        return moves.nth(self.chance.randrange(moves.count()))


class Lazy(Paw):
    """Plays the shortest way: stops, stays, passes. Whoever is out only watches."""

    SHORTEST = ("done", "stay", "take", "pass", "end", "hearts", "charge")

    def my_turn(self) -> bool:
        self.page.wait_for_selector(".screen[data-mine=true], .wrap", timeout=120_000)
        return self.page.locator(".wrap").count() == 0

    def choice(self) -> Locator:
        for move in self.SHORTEST:
            button = self.page.locator(f"[data-act={move}]:visible, .table [data-move={move}]:visible")
            if button.count():
                return button.first
        return super().choice()
