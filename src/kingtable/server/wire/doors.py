"""What stands between the network and the application: limits, counts, and the names that the server goes by."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

from kingtable.engine.extras import program
from kingtable.server.messages.protocol import Reach, Sharing
from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.limits import Buckets, Limits, Trusted, is_home, proxy
from kingtable.server.sharing.turns import Turns
from kingtable.server.table.unattended import Unattended
from kingtable.server.wire.connections import Connections
from kingtable.server.wire.guards import UNCOUNTED, check_host, own_name
from kingtable.server.wire.prices import REQUEST
from kingtable.server.wire.refusals import refusal_response


@dataclass
class Doors:
    """One server's. hosts: names and addresses beside its own, see `guards.host_allowed`; names come and go while the
    server runs. trusted: proxies, and `limits.TUNNEL`; reached: the address at which other devices open the page
    (`"http://192.168.1.5:8000"`), None where only this computer does; sharing: what
    `--share` does, None where this computer has no program for it."""

    limits: Limits = field(default_factory=Limits)
    hosts: set[str] = field(default_factory=set)
    trusted: frozenset[str] = frozenset()
    reached: Callable[[], str | None] = lambda: None
    sharing: Callable[[], Sharing | None] = lambda: None

    def __post_init__(self) -> None:
        self.buckets = Buckets(self.limits)
        self.turns = Turns(self.limits)
        self.unattended = Unattended(self.limits.unattended_per_address)
        self.connections = Connections(self.limits, self.trusted, self.buckets, self.turns)

    @classmethod
    def named(
        cls,
        limits: Limits,
        hosts: Iterable[str] = (),
        proxies: Iterable[str] = (),
        trusted: frozenset[str] = frozenset(),
    ) -> Doors:
        """With names and proxies as somebody wrote them, and others that are trusted. Raises ValueError, whose argument
        is the bad one."""
        return cls(limits, set(_each(own_name, hosts)), Trusted([*trusted, *_each(proxy, proxies)]))

    def reach(self, asked_by: str) -> Reach:
        """How far links reach. Only somebody in this home needs to know; asked_by: their address."""
        address = self.reached() if is_home(asked_by) else None
        name = urlsplit(address or "").hostname
        return {
            "reach": "here" if not name else "home" if is_home(name) else "anywhere",
            "address": address,
            "came": self.connections.came,
            "sharing": self.sharing() if is_home(asked_by) else None,
            "command": program(Path(sys.prefix)),
        }

    def guard(self, app: Starlette) -> None:
        """Put the guards round an application that has not started: every request is counted, its host looked at."""
        app.state.doors = self
        app.add_middleware(Guard, doors=self)


class Guard:
    """ASGI middleware: counts requests by address, lets addresses take turns, and serves only names of this server, so
    that no foreign name leads here. `request.state.address` and `.buckets` are for the routes.

    A client that goes away in the middle is no error either, and ends here. WebSockets do not come here.
    """

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse with 429, 400 or 421."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        doors, headers, local = self._doors, Headers(scope=scope), scope.get("server")
        address = doors.connections.client(scope.get("client"), local, headers.raw)
        scope.setdefault("state", {}).update(address=address, buckets=doors.buckets)
        try:
            if counted := scope["path"] not in UNCOUNTED:
                doors.buckets.take("requests", address)
                await doors.turns.of(address).turn(REQUEST)
            # A proxy that only asks whether the server is well speaks HTTP/1.0, which has no Host.
            if counted or "host" in headers:
                check_host(headers, (local or ("",))[0] or "", doors.hosts)
        except Refusal as refusal:
            await refusal_response(refusal, headers)(scope, receive, send)
            return
        with contextlib.suppress(ClientDisconnect):
            await self.app(scope, receive, send)


def _each(read: Callable[[str], str], given: Iterable[str]) -> Iterator[str]:
    for one in given:
        try:
            yield read(one)
        except ValueError:
            raise ValueError(one) from None
