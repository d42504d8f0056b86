"""A real server as a process, and hands that play at its page: by mouse, by keyboard, by touch."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from playwright.sync_api import Locator, Page, TimeoutError, expect

from kingtable.engine.text import FOLDER
from tests.waiting import until

T = TypeVar("T")
H = TypeVar("H", bound="Hand")

expect.set_options(timeout=30_000)  # as long as Playwright waits for all else
ROOT = Path(__file__).parents[2]
# All tests knock at one address; those of the limits are the server's.
SERVE = """
import sys
from pathlib import Path
from kingtable.engine import text
from kingtable.server.sharing.limits import Limits
from kingtable.server.run import serve
from tests.server.house import WIDE
Limits.of_this_machine = classmethod(lambda _: WIDE)
text.FOLDER = Path(sys.argv[3])
serve(port=int(sys.argv[1]), data=Path(sys.argv[2]))
"""
BOT = {"kind": "bot", "bot": "greedy"}
PATIENT = """
if (!globalThis.patient) {
  globalThis.patient = true;
  globalThis.pressed = [];
  let presses = 0, kept;
  for (const type of ['keydown', 'pointerdown', 'pointerup', 'click'])
    addEventListener(type, event => {
      kept = event;  // or it could be made anew for the page's own listeners
      presses += type.endsWith('down') && !event.repeat;
      const really = event.timeStamp, at = globalThis.instant ?? really + presses * 1000;
      Object.defineProperty(event, 'timeStamp', { value: at });
      const where = event.code ?? `${event.clientX} ${event.clientY}`, told = event.target.outerHTML?.slice(0, 80);
      const press = { type, where, at: Math.round(at), really: Math.round(really), told };
      pressed.push(press);
      setTimeout(() => press.refused = event.defaultPrevented);
    }, true);
}
"""
"""The page lets nobody answer twice within a moment, and a test answers faster than anybody could: each of its presses
counts as one that came a second later. A test to which the time matters sets it: `instant`, in milliseconds. What
was pressed stands in the report of a test that failed.

The time stands on each event itself: Chromium does not always ask the getter of a patched `Event.prototype`, once its
process has shown many pages.
"""


IDLE = """(async () => {
  for (const turn of [1, 2, 3]) {
    await scheduler.postTask(() => document.documentElement.getBoundingClientRect(), { priority: "background" });
  }
})()"""
"""The page has done all else that it can: what is laid out has asked for its fonts, too."""


def look(page: Page, true: Callable[[], T | None], why: str = "", patience: float = 60.0) -> T:
    """`until`, where what one waits for comes by way of a page: whatever pages tell is heard between two looks."""

    def looked() -> T | None:
        if not (found := true()):
            page.wait_for_timeout(10)
        return found

    return until(looked, why, patience)


class Server:
    """A server process that can be killed and started again at the same address; `words`: its catalogues."""

    def __init__(self, data: Path, words: Path = FOLDER) -> None:
        self.data = data
        self.words = words
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, bots: bool = False) -> None:
        """Start it; with `bots` wait until theirs is compiled, which takes a while on a new machine."""
        how = [str(self.port), str(self.data), str(self.words)]
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, *how], cwd=ROOT)

        def answers() -> bool:
            try:
                told = httpx.get(f"{self.address}/healthz", timeout=30).json()
            except httpx.TransportError:
                return False
            return bool(told["ok"] and (not bots or told["bots"] == "ready"))

        try:
            until(answers, "the server starts", 240 if bots else 60)
        except BaseException:  # a test's own time may end sooner
            self.kill()
            raise

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def table(self, *seats: dict[str, Any], preset: str = "official", **options: Any) -> list[str]:
        """Open a table; the links of its seats, a bot's being the address for who watches. Each opens once."""
        options = {"players": len(seats), **options}
        return self.open({"game": "kingdomino", "preset": preset, "options": options, "seats": seats})

    def open(self, body: dict[str, Any]) -> list[str]:
        """The same, of any game; without a clock, so that it is dealt when all have sat down."""
        told = self.post("/api/tables", {"clock": None, **body})
        table = f"{self.address}/t/{told['table']}"
        for seat in told["seats"]:
            if "token" in seat:
                seat |= self.post(f"/api/tables/{told['table']}/link", {"token": seat["token"]})
        return [table + (f"#{seat['link']}" if "link" in seat else "") for seat in told["seats"]]

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = httpx.post(self.address + path, json=body, timeout=30).raise_for_status().json()
        return told


class Hand:
    """A player at a page. `take_turn` is the only thing that differs between mouse, keyboard and touch."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.add_init_script(PATIENT)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def sit(self, link: str) -> None:
        self.page.goto(link)
        self.page.wait_for_selector(".screen h2")

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-board=placing]")

    def my_turn(self) -> bool:
        """Wait until it is my turn (True) or the game is over (False)."""
        goes_on = ".skip .btn.seal"  # what stays until somebody has read it
        self.page.wait_for_selector(f".screen[data-mine=true], .wrap, {goes_on}")
        if self.page.locator(goes_on).count():
            self.page.locator(goes_on).click()
            return self.my_turn()
        return self.page.locator(".wrap").count() == 0

    def play_on(self, turns: int | None = None) -> int:
        """Play some turns, or to the end; how many were mine."""
        mine = 0
        while (turns is None or mine < turns) and self.my_turn():
            self.settled(self.take_turn)
            mine += 1
        assert self.errors == [], self.errors
        return mine

    def settled(self, act: Callable[[], None]) -> None:
        """Do something, and wait until the table has moved on."""
        before = self.page.get_attribute(".screen", "data-seq")
        act()
        try:
            self.page.wait_for_function("seq => document.querySelector('.screen').dataset.seq !== seq", arg=before)
        except TimeoutError:
            raise AssertionError(f"nothing has moved: {self.page.locator('body').inner_text()}") from None

    def take_turn(self) -> None:
        self.lay()
        self.finish()

    def lay(self) -> None:
        """Pencil the domino in, if there is one to place."""
        if self.board.count():
            for _ in range(3):
                ring = self.page.locator("[data-ring]").first.bounding_box()
                assert ring is not None
                self.press(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
                if self.page.locator("[data-ghost=pencilled]").count():
                    return
            raise AssertionError("a ring was pressed and nothing was pencilled in")

    def finish(self) -> None:
        """Claim, or seal where no claim follows."""
        claim = self.page.locator(".claim-btn, .claim.ready").first
        if claim.count():
            self.push(claim)
        else:
            self.push(self.page.locator(".btn.seal").first)

    def press(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)

    def push(self, what: Locator) -> None:
        what.click()


def whose_turn(*hands: H) -> H | None:
    """Who is asked, as soon as a page of theirs shows it; None when the first one's shows the end."""
    first = hands[0].page

    def asked() -> tuple[H | None] | None:
        if first.locator(".wrap").count():
            return (None,)
        return next(((hand,) for hand in hands if hand.page.locator(".screen[data-mine=true]").count()), None)

    return look(first, asked, "somebody is asked, or the game is over", 120)[0]


def play_out(*hands: Hand, turns: int | None = None) -> None:
    """Whoever's turn it is plays, until the game is over or so many turns were played."""
    played = 0
    while (turns is None or played < turns) and (hand := whose_turn(*hands)):
        played += hand.play_on(1)


class Finger(Hand):
    """The same by touch."""

    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def push(self, what: Locator) -> None:
        what.tap()


class Keys(Hand):
    """Keyboard only."""

    def take_turn(self) -> None:
        if self.board.count():
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("r")
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector("[data-ghost=pencilled]")
            if self.page.locator(".claim-btn").count() == 0:
                self.page.locator("body").press("Tab")
                self.page.locator(".btn.seal").press("Enter")
                return
        elif self.page.locator(".claim-btn").count() == 0:
            self.page.keyboard.press("Enter")
            return
        numbers = self.page.locator("section[aria-labelledby=next-round] .line > li")
        for number in range(numbers.count()):
            if numbers.nth(number).locator(".claim-btn").count():
                self.page.keyboard.press(str(number + 1))
                return
