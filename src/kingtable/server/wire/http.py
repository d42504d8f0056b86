"""uvicorn's HTTP, read as `reading` says, with an end to everything that a client can draw out: headers, bodies, and
answers that it does not read."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from http import HTTPStatus
from typing import Any, cast

import httptools
from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kingtable.server.messages.refusal import Refusal
from kingtable.server.wire.connections import Connections
from kingtable.server.wire.guards import UNCOUNTED, too_slow
from kingtable.server.wire.prices import CONNECTION, HTTP, KILOBYTE
from kingtable.server.wire.reading import Reading
from kingtable.server.wire.refusals import reader_of, refusal_body, refusal_headers

PRESSING = "server-too-many"  # the refusal of an address whose connections are used up
PARTING = 64  # refused connections that may wait until the client has read why; others are closed at once


def http_protocol(connections: Connections) -> type[Http]:
    """uvicorn's `http=`: the protocol of one server's connections."""
    return type("Http", (Http,), {"registry": connections})


class Http(Reading, HttpToolsProtocol):
    """One connection until it ends or becomes a WebSocket. Refusals are JSON as everywhere."""

    registry: Connections
    PIECE = 1024

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        HttpToolsProtocol.__init__(self, *args, **kwargs)
        Reading.__init__(self)
        self._limits = self.registry.limits
        self._refusing: Refusal | None = None  # why a parser's callback failed
        self._pressing = False  # its address asks far too often
        self._running: RequestResponseCycle | None = None
        self._body = False  # what comes in is the body of a request
        self._fed = 0  # bytes of a body, or of a header and blank lines before it, give or take a piece
        self._timer: asyncio.TimerHandle | None = None  # ends the reading
        self._unheard: asyncio.TimerHandle | None = None  # ends the writing

    # What the transport tells

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # of TCP
        """Count it and give it its time, or refuse it."""
        super().connection_made(transport)
        self.flow = type(self.flow)(cast(asyncio.Transport, self))  # its wishes; see `_stuck`
        self._share = self.registry.share(transport)
        self._share.pay(CONNECTION)
        if (refused := self.registry.opened(transport)) is None:
            self._wait_for(self._limits.header_seconds)
        elif refused.key == PRESSING:
            self._parted = True
            transport.abort()  # it knocks too often to get an answer every time
        else:
            self._part(refused, counted=False)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it: timers, the place, and whatever was being answered."""
        self._parted = True
        self.registry.closed(self.transport)
        self._stop_waiting()
        self._stop_unheard()
        self._unset_keepalive_if_required()
        self._drop_cycles()
        super().connection_lost(exc)
        self._let_go()

    def _parse(self, piece: bytes) -> None:
        """Feed the parser; then see what is still missing."""
        self._unset_keepalive_if_required()
        self._fed += len(piece)
        began = time.thread_time()
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            refused = self._refusing or Refusal("server-request-malformed", status=400)
            # What it holds of where it was raised would hold this connection until the collector comes.
            (self._hold if self._pressing else self._part)(refused.with_traceback(None))
        else:
            self._judge()
        self._share.pay(max(HTTP, 1000 * (time.thread_time() - began)))

    def _judge(self) -> None:
        if self._body:
            if self._fed > self._limits.request_bytes:
                self._part(Refusal("server-body-too-large", status=413, most=self._limits.request_bytes))
            else:
                self._wait_for(self._limits.body_seconds)
        elif self._fed > self._limits.header_bytes:
            self._part(Refusal("server-header-too-large", status=431, most=self._limits.header_bytes))
        elif self._fed and (self.cycle is None or self.cycle.response_complete):
            self._wait_for(self._limits.header_seconds)

    def _stuck(self) -> bool:
        return self.flow.read_paused or self.transport.is_closing()

    def pause_reading(self) -> None:
        """uvicorn has enough for now (`flow`)."""

    def resume_reading(self) -> None:
        """It wants more, but not in the middle of what it does."""
        self.loop.call_soon(self._go_on)

    def pause_writing(self) -> None:
        """The client does not read: not for ever."""
        super().pause_writing()
        self._start_unheard()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._stop_unheard()

    # What the parser tells; an exception here ends the connection

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer behind a body in chunks."""
        if len(self.headers) >= self._limits.headers:
            self._refuse(Refusal("server-too-many-headers", status=431, most=self._limits.headers))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The request is known: it is passed on to the application."""
        if self.registry.trusted and (share := self.registry.share(self.transport, self.headers)) is not self._share:
            share.pay(KILOBYTE * self._fed / 1024)
            self._share = share
        self._body, self._fed = True, 0
        self._stop_waiting()
        busy = self.cycle is not None and not self.cycle.response_complete
        upgrade = self.parser.should_upgrade() and self._should_upgrade()
        if busy and upgrade:
            self._refuse(Refusal("server-request-malformed", status=400))
        about_health = self.url.decode("latin-1").partition("?")[0] in UNCOUNTED
        try:
            self.registry.check(self.transport, self.headers, about_health)
        except Refusal as pressing:
            self._pressing = True
            self._refuse(pressing)
        stays = self.registry.heard(self.transport)
        super().on_headers_complete()
        if not upgrade and not stays:
            self.cycle.keep_alive = False

    def on_message_complete(self) -> None:
        """The request has come to its end."""
        self._body, self._fed = False, 0
        self._stop_waiting()
        super().on_message_complete()

    def _refuse(self, refusal: Refusal) -> None:
        self._refusing = refusal
        raise refusal

    # What uvicorn does

    def handle_websocket_upgrade(self) -> None:
        """From here on the WebSocket's protocol has the transport, and tells when it closes."""
        self._parted = True
        self._stop_waiting()
        self.registry.heard(self.transport)
        self.connections.discard(self)
        self._pause(False)  # who waited his turn was not read
        made: Any = self.ws_protocol_class
        socket = made(self.config, self.server_state, self.app_state)
        socket.connection_made(self.transport)
        self.transport.set_protocol(socket)
        socket.begin(self.scope["method"], self.url.decode("latin-1"), list(self.scope["headers"]))
        self._let_go()

    def _let_go(self) -> None:
        # What points in a circle would wait long for the collector: a header of 64 KiB is a megabyte in pieces.
        self._unread.clear()
        self.parser = self.scope = self.headers = self.flow = None  # type: ignore[assignment] # never asked again
        self.cycle = self._running = self._refusing = None  # type: ignore[assignment] # never asked again

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """The answer is written, though perhaps not read."""
        super().on_response_complete()
        self._close_for_certain()

    def timeout_keep_alive_handler(self) -> None:
        """No further request came."""
        super().timeout_keep_alive_handler()
        self._close_for_certain()

    def shutdown(self) -> None:
        """The server stops."""
        super().shutdown()
        self._close_for_certain()

    # Ends

    def _wait_for(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(seconds, self._late, seconds)

    def _late(self, seconds: float) -> None:
        self._timer = None
        if self._paused or self.flow.read_paused:  # then it is the server that does not read
            self._wait_for(seconds)
        else:
            self._part(too_slow(seconds))

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _start_unheard(self) -> None:
        if self._unheard is None:
            self._unheard = self.loop.call_later(self._limits.unread_seconds, self.transport.abort)

    def _stop_unheard(self) -> None:
        if self._unheard is not None:
            self._unheard.cancel()
            self._unheard = None

    def _close_for_certain(self) -> None:
        # A transport that closes waits until all is read.
        if self.transport.is_closing():
            self._start_unheard()

    def _drop_cycles(self) -> bool:
        """Tell the application that nobody listens; is an answer half written?"""
        self.pipeline.clear()
        half = False
        for cycle in (self._running, self.cycle):
            if cycle is not None and not cycle.response_complete:
                half = half or cycle.response_started
                cycle.disconnected = True
                cycle.waiting_for_100_continue = False
                cycle.message_event.set()
        return half

    def _hold(self, refusal: Refusal) -> None:
        """Say why, but not at once: who asks far too often shall wait, and cost nothing meanwhile."""
        self._parted = True
        self._stop_waiting()
        self._pause(True)
        self._timer = self.loop.call_later(self._limits.holding_seconds, self._part, refusal)

    def _part(self, refusal: Refusal, *, counted: bool = True) -> None:
        """Say why, and close. counted: the connection has a place until it is gone."""
        self._parted = True
        self._unread.clear()
        self._stop_waiting()
        self._unset_keepalive_if_required()
        half = self._drop_cycles()
        if self.transport.is_closing():
            return
        if half:
            self.transport.abort()
            return
        language = reader_of(Headers(raw=self.headers)) if self.headers else ""
        self.transport.write(_raw(refusal.key, refusal.status, tuple(refusal.why.items()), language))
        # Closing while the client still sends would take the answer from it (TCP resets). So it may send on for a
        # moment, and only the writing ends.
        if (counted or self.registry.parting < PARTING) and self.transport.can_write_eof():
            self._pause(False)
            try:
                self.transport.write_eof()
            except OSError:  # the other side was faster
                self.transport.abort()
                return
            self._unheard = self.loop.call_later(self._limits.parting_seconds, self.transport.abort)
            if not counted:
                self._count_parting(1)
                self.loop.call_later(self._limits.parting_seconds, self._count_parting, -1)
        else:
            self.transport.close()
            self._start_unheard()

    def _count_parting(self, more: int) -> None:
        self.registry.parting += more


@lru_cache(256)
def _raw(key: str, status: int, args: tuple[tuple[str, Any], ...], language: str) -> bytes:
    refusal = Refusal(key, status=status, **dict(args))
    content = refusal_body(refusal, language)
    headers = {
        **refusal_headers(refusal, language),
        "content-length": str(len(content)),
        "connection": "close",
    }
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + content
