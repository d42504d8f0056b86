"""What the page weighs on its way to a browser: counted by a real one, as it comes over the wire."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.page.hands import BOT, IDLE, Server, look

START = 90_000  # bytes of the start page, heads of the answers included
TABLE = 60_000  # and so many more of a table
WORDY = {"fa": 61_000, "tr": 61_000, "ja": 61_000, "el": 62_500}
"""The same of King of Tokyo's table in these languages: its words pack to 6 to 8 kB (English: 5). The pictures of its
cards have 8 kB of every table."""
LATER = ("/assets/point-", "/assets/Strikes-", "/assets/Bought-", "/tokyo_more.")
"""Parts that come after the table: once a pointer moves over it (a browser without windows has one at 0, 0), and with
the first blow and the first card bought, which may be a bot's before it is my turn; with the latter its words."""
BUSY = """const soon = setTimeout;
globalThis.setTimeout = (act, wait = 0, ...more) => (wait === 400 || wait >= 4000 ? 0 : soon(act, wait, ...more));"""
"""Nothing is fetched ahead, and company is not shown gathering (`GATHERS`), however long the test takes."""

WEIGHED = [
    *[("en", "kingdomino"), ("fa", "kingdomino"), ("en", "king-of-tokyo"), ("fa", "king-of-tokyo")],
    *[("tr", "king-of-tokyo"), ("ja", "king-of-tokyo"), ("el", "king-of-tokyo"), ("el", "kingdomino")],
]

Contexts = Callable[..., BrowserContext]


class Scales:
    """Weighs what a page has loaded (`Network.loadingFinished` of the DevTools protocol), by address."""

    def __init__(self, page: Page) -> None:
        self.weights: dict[str, int] = {}
        self.names: dict[str, str] = {}
        self.ended: set[str] = set()
        self.page = page
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.on("Network.loadingFailed", lambda told: self.ended.add(str(told["requestId"])))

    def _asked(self, told: dict[str, dict[str, str]]) -> None:
        self.names[str(told["requestId"])] = told["request"]["url"]

    def _came(self, told: dict[str, float]) -> None:
        self.ended.add(str(told["requestId"]))
        name = self.names[str(told["requestId"])]
        if any(part in name for part in LATER):
            return
        self.weights[name] = self.weights.get(name, 0) + int(told["encodedDataLength"])

    def all_came(self) -> bool:
        """Whether the page has all that it asked for, and asks for nothing more once it has drawn that."""
        known = set(self.names)
        self.page.evaluate(IDLE)
        return known == self.names.keys() == self.ended

    @property
    def sum(self) -> int:
        return sum(self.weights.values())

    def told(self) -> str:
        """What weighs most, for who reads a failure."""
        return "\n".join(f"{weight:7} {name}" for name, weight in sorted(self.weights.items(), key=lambda one: -one[1]))


@pytest.mark.parametrize(("language", "game"), WEIGHED)
@pytest.mark.slow
def test_the_page_is_light(server: Server, context_of: Contexts, language: str, game: str) -> None:
    seats = [{"kind": "me"}, BOT if game == "kingdomino" else {"kind": "bot", "bot": "roller"}]
    link = server.open({"game": game, "seats": seats, "options": {"players": 2}})[0]
    page = context_of(language, fresh=True).new_page()
    page.add_init_script(BUSY)
    scales = Scales(page)
    page.goto(server.address)
    page.wait_for_selector(".game .btn.seal")
    look(page, scales.all_came)
    start = scales.sum
    print(scales.told())
    assert "start" in scales.told()
    assert start <= START, scales.told()
    before = dict(scales.weights)
    page.evaluate(
        "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')) }", link
    )
    page.wait_for_selector(".screen[data-mine=true]")
    look(page, scales.all_came)
    scales.weights = {name: weight - before.get(name, 0) for name, weight in scales.weights.items()}
    print(game, language, start, scales.sum, "\n" + scales.told())
    most = WORDY.get(language, TABLE) if game == "king-of-tokyo" else TABLE
    assert 0 < scales.sum <= most, scales.told()
