"""A small application behind doors, and calls to it: HTTP by hand over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from dataclasses import replace
from typing import Self, cast

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kingtable.server.messages.refusal import Refusal
from kingtable.server.run import listen, settings
from kingtable.server.sharing.limits import Limits
from kingtable.server.wire.connections import Connections
from kingtable.server.wire.doors import Doors
from kingtable.server.wire.guards import body, press
from kingtable.server.wire.reading import Reading
from kingtable.server.wire.refusals import refusal_response
from tests.waiting import PATIENCE, until

SHORT = 0.4  # seconds for what is cut off
CALM = Limits(connections=1000, header_seconds=PATIENCE, body_seconds=PATIENCE, idle_seconds=round(PATIENCE))
HASTY = replace(CALM, header_seconds=SHORT, body_seconds=SHORT, unread_seconds=SHORT)
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
BIG = 8 * 1024 * 1024


def post(length: int, content: bytes = b"") -> bytes:
    head = (
        f"POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    )
    return head.encode() + content


def asked(path: str, host: str | None = "localhost", **headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", *([] if host is None else [f"Host: {host}"])]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


class Silent(Reading):
    """A WebSocket that accepts and says nothing."""

    def __init__(self, connections: Connections) -> None:
        super().__init__()
        self.connections = connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._share = self.connections.share(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections.closed(self.transport)

    def begin(self, *_: object) -> None:
        self.transport.write(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n")

    def _parse(self, piece: bytes) -> None:
        pass


class Small:
    """A small application behind doors, in a thread."""

    def __init__(self, limits: Limits = CALM, loop: str = "auto", trusted: tuple[str, ...] = ()) -> None:
        self.left: list[str] = []  # what requests ended with
        self.begun: list[str] = []  # large answers
        self.doors = Doors.named(limits, ["table.example"], trusted)
        self.app = Starlette(
            routes=[
                Route("/", lambda _: PlainTextResponse("here")),
                Route("/healthz", lambda _: PlainTextResponse("ok")),
                Route("/big", self.big),
                Route("/read", self.read, methods=["POST"]),
                Route("/heavy", self.heavy),
                Route("/fails", self.fails),
                Route("/who", lambda request: PlainTextResponse(request.state.address)),
            ],
            exception_handlers={Refusal: _refusal, HTTPException: _refusal},
        )
        self.doors.guard(self.app)
        self.listener = listen("0.0.0.0", 0)
        self.port: int = self.listener.getsockname()[1]
        config = settings(self.app, self.doors, lambda *_: Silent(self.doors.connections))
        config.loop = loop
        config.backlog = 2048  # what so few connections would have makes calls from this machine wait a second
        config.lifespan = "off"
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]})

    async def read(self, request: Request) -> Response:
        try:
            return PlainTextResponse(str(len(await body(request, PATIENCE))))
        except BaseException as error:
            self.left.append(type(error).__name__)
            raise

    async def big(self, request: Request) -> Response:
        self.begun.append(request.url.path)
        return Response(bytes(BIG))

    async def heavy(self, request: Request) -> Response:
        press(request, "heavy")
        return PlainTextResponse("done")

    async def fails(self, _: Request) -> Response:
        raise RuntimeError("a fault\nof ours")

    def __enter__(self) -> Self:
        self.thread.start()
        until(lambda: self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    @property
    def counts(self) -> dict[str, int]:
        return self.doors.connections.counts()

    def call(self, host: int = 1) -> Call:
        return Call(self.port, host)


async def _refusal(_: Request, error: Exception) -> Response:
    if isinstance(error, HTTPException):
        return PlainTextResponse("?", error.status_code)
    assert isinstance(error, Refusal)
    return refusal_response(error)


class Call:
    """A TCP connection from 127.0.0.HOST."""

    def __init__(self, port: int, host: int = 1) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(f"127.0.0.{host}", 0))
        self.got = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> Self:
        self.socket.sendall(data)
        return self

    def more(self) -> bytes:
        piece = self.socket.recv(65536)
        assert piece, f"closed after {self.got[:1000]!r}"
        return piece

    def answer(self) -> tuple[int, dict[str, str], bytes]:
        """The next answer: status, headers, body."""
        while b"\r\n\r\n" not in self.got:
            self.got += self.more()
        head, _, rest = self.got.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        while len(rest) < int(headers["content-length"]):
            rest += self.more()
        self.got = rest[int(headers["content-length"]) :]
        return int(first.split()[1]), headers, rest[: int(headers["content-length"])]

    def error(self) -> tuple[int, str]:
        """An answer that refuses, in the shape of all errors, and closes."""
        number, headers, content = self.answer()
        error = json.loads(content)["error"]
        assert set(error) == {"key", "rule", "args", "field", "text"}
        assert error["text"] != error["key"]
        assert headers["connection"] == "close"
        assert "content-security-policy" in headers
        if "seconds" in error["args"]:
            assert headers["retry-after"] == str(error["args"]["seconds"])
        self.ended()
        return number, error["key"]

    def ended(self) -> None:
        """Wait until the server has closed."""
        with contextlib.suppress(ConnectionError):
            while self.socket.recv(65536):
                pass

    @property
    def open(self) -> bool:
        self.socket.settimeout(0.05)
        try:
            return self.socket.recv(1, socket.MSG_PEEK) != b""
        except TimeoutError:
            return True
        except ConnectionError:
            return False
        finally:
            self.socket.settimeout(PATIENCE)


def websocket(call: Call, path: str = "/ws") -> int:
    call.send(
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in call.got:
        call.got += call.more()
    return int(call.got.split()[1])
