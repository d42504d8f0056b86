"""Every TCP connection, counted in all and by address.

A connection is *silent* until its first header is complete, then a *guest*, and *seated* once its WebSocket has
shown a seat's token. Guests take all places but the reserve. Beyond that a connection is *passing*: it gets one
answer, or as long as it takes to show a token. When all places are taken, the oldest silent or passing connection is
closed for the one that comes; so who says nothing shuts nobody out, and who sits finds a place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.limits import (
    TUNNEL,
    WIDER,
    Buckets,
    Limits,
    client_address,
    is_home,
    is_loopback,
    networks,
)
from kingtable.server.sharing.turns import Share, Turns

AGAIN = 10  # seconds after which a client that found the server full shall try again


@dataclass(eq=False, slots=True)
class _Connection:
    """One of them. `networks`: for which it is counted; `sockets`: for which as a WebSocket."""

    transport: asyncio.Transport
    networks: tuple[str, ...]
    state: Literal["silent", "passing", "guest", "seated"] = "silent"
    sockets: tuple[str, ...] = ()


class Connections:
    """All connections of a server, whatever protocol they speak. trusted: proxies, as `limits.plain` writes them."""

    def __init__(
        self,
        limits: Limits | None = None,
        trusted: frozenset[str] = frozenset(),
        buckets: Buckets | None = None,
        turns: Turns | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.trusted = trusted
        self._buckets = buckets or Buckets(self.limits)
        self._turns = turns or Turns(self.limits)
        self.tunnel = 0  # the port at which the server's own tunnel comes in; 0: there is none
        self.came = False  # another device of this home has come
        self.parting = 0  # refused, and not yet closed
        self._open: dict[asyncio.Transport, _Connection] = {}
        self._passing: dict[asyncio.Transport, _Connection] = {}  # silent ones too; oldest first
        self._by_address: dict[str, dict[asyncio.Transport, _Connection]] = {}
        self._sockets: dict[str, set[asyncio.Transport]] = {}
        self._guests = 0

    def counts(self) -> dict[str, int]:
        """How many there are, for /readyz and the tests."""
        return {
            "open": len(self._open),
            "passing": len(self._passing),
            "guests": self._guests,
            "seated": len(self._open) - len(self._passing) - self._guests,
            "sockets": len(set().union(*self._sockets.values())),
            "addresses": len(self._by_address),
        }

    def opened(self, transport: asyncio.Transport) -> Refusal | None:
        """A connection is made. Why it is refused; None when it is taken (then `closed` must follow some time)."""
        peer = self.address_of(transport)
        counted = () if peer in self.trusted else networks(peer)
        if counted:
            try:
                self._buckets.take("connections", peer)
            except Refusal as pressing:
                return pressing.with_traceback(None)  # its frames would hold the transport
        for width, network in enumerate(counted):
            same, most = self._by_address.get(network, {}), self.limits.connections_per_address * WIDER**width
            if len(same) >= most and not self._make_room(same):
                return Refusal("server-too-many-connections", status=429, most=most, seconds=AGAIN)
        if len(self._open) >= self.limits.connections and not self._make_room(self._passing):
            return Refusal("server-full", status=503, seconds=AGAIN)
        made = _Connection(transport, counted)
        self._open[transport] = self._passing[transport] = made
        for network in counted:
            self._by_address.setdefault(network, {})[transport] = made
        return None

    def share(self, transport: asyncio.Transport, headers: Iterable[tuple[bytes, bytes]] = ()) -> Share:
        """What pays for what comes in: the client's share. A proxy's connection has one of its own until the headers of
        a request say whose it is."""
        address = self.address_of(transport, headers)
        return Share(self._turns) if address in self.trusted else self._turns.of(address)

    def check(self, transport: asyncio.Transport, headers: Iterable[tuple[bytes, bytes]], about_health: bool) -> None:
        """Raises Refusal when the address has used up its requests: then nothing more needs to be looked at."""
        address = self.address_of(transport, headers)
        if about_health:  # a monitor must hear of the server, though not a thousand times a second
            self._buckets.take("health", address)
        else:
            self._buckets.check("requests", address)

    def heard(self, transport: asyncio.Transport) -> bool:
        """A header is complete. May the connection stay after its answer?"""
        connection = self._open.get(transport)
        if connection is None:  # just closed for another
            return False
        if connection.state in ("silent", "passing"):
            if self._guests >= self.limits.connections - self.limits.reserve:
                connection.state = "passing"
                return False
            connection.state = "guest"
            self._guests += 1
            del self._passing[transport]
        return True

    def socket_opened(self, transport: asyncio.Transport, address: str) -> None:
        """Count a WebSocket for its client's address (`address_of`). Raises Refusal when it has too many."""
        connection = self._open.get(transport)
        if connection is None or connection.sockets or address in self.trusted:
            return
        for width, network in enumerate(networks(address)):
            most = self.limits.sockets_per_address * WIDER**width
            if len(self._sockets.get(network, ())) >= most:
                raise Refusal("server-too-many-sockets", status=429, most=most, seconds=AGAIN)
        connection.sockets = networks(address)
        for network in connection.sockets:
            self._sockets.setdefault(network, set()).add(transport)

    def watches(self, transport: asyncio.Transport) -> None:
        """The WebSocket has no seat: the reserve is not for it. Raises Refusal."""
        if not self.heard(transport):
            raise Refusal("server-full", status=503, seconds=AGAIN)

    def seated(self, transport: asyncio.Transport) -> None:
        """The WebSocket has shown the token of a seat: it keeps its place."""
        connection = self._open.get(transport)
        if connection is not None:
            self._forget_state(connection)
            connection.state = "seated"

    def closed(self, transport: asyncio.Transport) -> None:
        """Count a connection that has gone. Counting it again does nothing."""
        connection = self._open.pop(transport, None)
        if connection is None:
            return
        self._forget_state(connection)
        for network in connection.networks:
            same = self._by_address[network]
            del same[transport]
            if not same:
                del self._by_address[network]
        for network in connection.sockets:
            self._sockets[network].discard(transport)
            if not self._sockets[network]:
                del self._sockets[network]

    def address_of(self, transport: asyncio.Transport, headers: Iterable[tuple[bytes, bytes]] = ()) -> str:
        """The client's address; with the headers of a request, through the proxies that are trusted."""
        return self.client(transport.get_extra_info("peername"), transport.get_extra_info("sockname"), headers)

    def client(self, peer: object, local: object, headers: Iterable[tuple[bytes, bytes]] = ()) -> str:
        """The same of a connection's two ends, address and port: TUNNEL for what came in there and says no more."""
        address = str(peer[0]) if isinstance(peer, tuple) else "?"
        if self.tunnel and isinstance(local, tuple) and local[1] == self.tunnel:
            address = TUNNEL
        elif not self.came and isinstance(local, tuple):
            self.came = is_home(address) and not is_loopback(address) and address != local[0]
        named = headers if self.trusted else ()
        forwarded = b",".join(value for name, value in named if name.lower() == b"x-forwarded-for")
        return client_address(address, forwarded.decode("latin-1"), self.trusted)

    def _make_room(self, among: dict[asyncio.Transport, _Connection]) -> bool:
        for connection in among.values():
            if connection.state in ("silent", "passing"):
                self.closed(connection.transport)
                connection.transport.abort()
                return True
        return False

    def _forget_state(self, connection: _Connection) -> None:
        if connection.state == "guest":
            self._guests -= 1
        self._passing.pop(connection.transport, None)
