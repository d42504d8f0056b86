"""How many answers a page waits for, one after the other, until it is seen: each of them costs a journey to the server.

Time is not counted, but order: whatever the page asks for is held back until it asks for nothing more, and then all of
it is answered at once. So a request of the fourth wave needs what three answers before it brought.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute

from tests.page.hands import BOT, Server

QUIET = 400  # milliseconds without a request, after which everything that the page can ask for has been asked for
MOST = {"start": 3, "table": 5}
HAPPENS = ("/assets/Bought-", "/assets/Strikes-")
"""Fetched when a bot that begins has bought or hit: nobody waits for them."""
BOTS = {"kingdomino": BOT, "king-of-tokyo": {"kind": "bot", "bot": "roller"}}

Contexts = Callable[..., BrowserContext]


class Waves:
    """Holds back what a page asks for, and answers it wave by wave."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.waves: list[list[str]] = [[]]
        self._held: list[Callable[[], None]] = []
        page.route("**/*", self._asked)
        page.route_web_socket("**/ws/**", self._opened)

    def _asked(self, route: Route) -> None:
        if any(name in route.request.url for name in HAPPENS):
            route.continue_()
            return
        self.waves[-1].append(route.request.url.partition("://")[2].partition("/")[2])
        self._held.append(route.continue_)

    def _opened(self, socket: WebSocketRoute) -> None:
        self.waves[-1].append("socket")
        held: list[str | bytes] = []
        through = socket.connect_to_server()

        def answered() -> None:
            for message in held:
                socket.send(message)
            through.on_message(lambda message: socket.send(message))

        through.on_message(lambda message: held.append(message))
        self._held.append(answered)

    def until(self, address: str, seen: str) -> list[list[str]]:
        """What is asked for in each wave until something is seen."""
        self.page.evaluate("address => { setTimeout(() => location.href = address) }", address)
        for _ in range(20):
            known = -1
            while known != len(self._held):
                known = len(self._held)
                self.page.wait_for_timeout(QUIET)
            if not self._held and self.page.locator(seen).count():
                return [wave for wave in self.waves if wave]
            answers, self._held = self._held, []
            self.waves.append([])
            for answer in answers:
                answer()
        raise AssertionError(self.told())

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
