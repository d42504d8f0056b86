"""How many answers a page waits for, one after the other, until it is seen: each of them costs a journey to the server.

Time is not counted, but order: whatever the page asks for is held back until it asks for nothing more, and then all of
it is answered at once. So a request of the fourth wave needs what three answers before it brought.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Route, WebSocketRoute

from tests.page.hands import BOT, IDLE, Server, look

MOST = {"start": 3, "table": 5}
HAPPENS = ("/assets/Bought-", "/assets/Strikes-", "/tokyo_more.")
"""Fetched when a bot that begins has bought or hit: nobody waits for them."""
BOTS = {"kingdomino": BOT, "king-of-tokyo": {"kind": "bot", "bot": "roller"}}

Contexts = Callable[..., BrowserContext]


class Waves:
    """Holds back what a page asks for, and answers it wave by wave."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.waves: list[list[str]] = [[]]
        self._held: list[Callable[[], None]] = []
        self._coming: set[Request] = set()
        self._told: list[list[str | bytes]] = []  # by each socket
        page.on("requestfinished", lambda request: self._coming.discard(request))
        page.on("requestfailed", lambda request: self._coming.discard(request))
        page.route("**/*", self._asked)
        page.route_web_socket("**/ws/**", self._opened)

    def _asked(self, route: Route) -> None:
        if any(name in route.request.url for name in HAPPENS):
            route.continue_()
            return
        self.waves[-1].append(route.request.url.partition("://")[2].partition("/")[2])

        def answered() -> None:
            self._coming.add(route.request)
            route.continue_()

        self._held.append(answered)

    def _opened(self, socket: WebSocketRoute) -> None:
        self.waves[-1].append("socket")
        held: list[str | bytes] = []
        through = socket.connect_to_server()

        def answered() -> None:
            for message in held:
                socket.send(message)
            through.on_message(lambda message: socket.send(message))

        through.on_message(lambda message: held.append(message))
        self._told.append(held)
        self._held.append(answered)

    def until(self, address: str, seen: str) -> list[list[str]]:
        """What is asked for in each wave until something is seen."""
        self.page.evaluate("address => { setTimeout(() => location.href = address) }", address)
        look(self.page, lambda: self._held)  # it is asked for; a page that leaves for another one replies to no test
        self._answer()

        def there() -> bool:
            return self._still() and not self._answer() and self.page.locator(seen).count() > 0

        look(self.page, there, seen)
        return [wave for wave in self.waves if wave]

    def _answer(self) -> bool:
        """Answer all that is held back, if anything is."""
        answers, self._held = self._held, []
        self.waves.append([])
        for answer in answers:
            answer()
        return bool(answers)

    def _still(self) -> bool:
        """Whether all that was answered has come, each socket was told something, and the page, which has had nothing
        to do since, asks for nothing more."""
        if self._coming or not all(self._told):
            return False
        known = len(self._held)
        self.page.evaluate(IDLE)
        return known == len(self._held) and not self._coming

    def told(self) -> str:
        """Who waits for whom, for who reads a failure."""
        return "\n".join(f"{n}: {', '.join(wave)}" for n, wave in enumerate(self.waves, 1))


@pytest.mark.parametrize("game", ["", *BOTS])
@pytest.mark.slow(quick=1)
def test_a_page_waits_for_few_answers_in_a_row(game: str, server: Server, context_of: Contexts) -> None:
    address = server.address
    if game:
        seats = [{"kind": "me"}, BOTS[game]]
        address = server.open({"game": game, "seats": seats, "options": {"players": 2}})[0]
    page = context_of(fresh=True).new_page()
    page.goto(f"{server.address}/healthz")
    waves = Waves(page)
    found = waves.until(address, ".screen[data-mine=true]" if game else ".game .btn.seal")
    print(waves.told())
    assert len(found) <= MOST["table" if game else "start"], waves.told()
