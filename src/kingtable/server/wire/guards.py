"""Who may ask, how much, under which name of this server, and what the browser may do with the answer."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
from collections.abc import Iterator, Set
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingtable.engine.errors import Refused
from kingtable.server.messages.frames import LIMIT
from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.limits import Limits, plain
from kingtable.server.wire.refusals import HEADERS, page_headers

NAME = re.compile(r"[\w-]+(\.[\w-]+)*", re.ASCII)
UNCOUNTED = ("/healthz", "/readyz")  # a monitor must hear of the server when it is pressed


def check_origin(headers: Headers) -> None:
    """Raises Refusal for a request that comes from the page of another site.

    A proxy that does not pass Host on makes the server's own pages look like those of another site, so the refusal
    names both.
    """
    origin, host = headers.get("origin"), headers.get("host", "")
    try:
        page = None if origin is None else urlsplit(origin).netloc
    except ValueError:  # "http://["
        page = ""
    if origin is not None and (not page or page.lower() != host.lower()):
        raise Refusal("server-origin-foreign", status=403, origin=(page or origin)[:80], host=host[:80])


def host_name(host: str) -> str:
    """The name in a Host header: small, without port and trailing dot; addresses as `plain` writes them.

    Raises ValueError where it is none.
    """
    name, bracket, port = host.strip().lower().rpartition("]")
    if not bracket:
        name, colon, port = port.partition(":")
        port = colon + port
    if port and (port[0] != ":" or (port[1:] and not (port[1:].isascii() and port[1:].isdigit()))):
        raise ValueError(host)
    if bracket:
        if not name.startswith("["):
            raise ValueError(host)
        return plain(name[1:])
    name = name.removesuffix(".")
    if not name or not name.isprintable() or any(letter in " /\\@?#%[]:" for letter in name):
        raise ValueError(host)
    return name


def own_name(written: str) -> str:
    """A name or an address of this server that somebody wrote, as browsers send it: `münze.example` as Punycode.

    Raises ValueError where no browser sends such a name: `*.example.org`, two names at once.
    """
    name = host_name(written)
    if ":" not in name and not NAME.fullmatch(name := name.encode("idna").decode()):
        raise ValueError(written)
    return name


def host_allowed(host: str | None, local: str, allowed: Set[str]) -> bool:
    """Is the name in the Host header one of this server's own? Other names are how a foreign page gets in.

    Own are localhost and loopback addresses, the address on which the connection came in (local), and what was
    allowed: names and addresses as `host_name` writes them.
    """
    try:
        name = host_name(host or "")
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in allowed:
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    try:
        return address.is_loopback or str(address) == plain(local)
    except ValueError:
        return False


def check_host(headers: Headers, local: str, allowed: Set[str]) -> None:
    """Raises Refusal for a request whose Host is not a name of this server. The rest as for `host_allowed`."""
    given = headers.getlist("host")
    if len(given) != 1 or not given[0].strip():
        raise Refusal("server-host-missing", status=400)
    if not host_allowed(given[0], local, allowed):
        try:
            name = host_name(given[0])
        except ValueError:
            name = "?"
        raise Refusal("server-host-unknown", status=421, host=name[:80])


async def body(request: Request, seconds: float | None = None) -> bytes:
    """The JSON body of a request from this server's page.

    Raises Refusal: foreign, no JSON, too large, too slow, too many bytes from one address.
    """
    check_origin(request.headers)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("server-body-not-json", status=415)
    read = bytearray()
    limit = Limits.body_seconds if seconds is None else seconds
    try:
        async with asyncio.timeout(limit):
            async for piece in request.stream():
                read += piece
                if len(read) > LIMIT:
                    raise Refusal("server-body-too-large", status=413, most=LIMIT)
    except TimeoutError:
        raise too_slow(limit) from None
    press(request, "bytes", len(read))
    return bytes(read)


def too_slow(seconds: float) -> Refusal:
    """The refusal of a request that does not come to its end."""
    return Refusal("server-too-slow", status=408, most=round(seconds))


def press(request: Request, kind: str, cost: float = 1.0) -> None:
    """Count a request against its address. Raises Refusal. Without a `Guard` in front it counts nothing."""
    if (buckets := getattr(request.state, "buckets", None)) is not None:
        buckets.take(kind, request.state.address, cost)


@contextlib.contextmanager
def pressed(request: Request, kind: str, cost: float = 1.0) -> Iterator[None]:
    """Count what is done in here against the request's address, unless it is refused. Raises Refusal."""
    press(request, kind, cost)
    try:
        yield
    except Refused:
        if (buckets := getattr(request.state, "buckets", None)) is not None:
            buckets.give_back(kind, request.state.address, cost)
        raise


WORKER = "/pad-worker.js"
"""Answers the pads without a network: what a page may ask for, it may, too."""


class SecurityHeaders:
    """ASGI middleware: the same headers on every answer, a page's on a page; what sets no cache rule is not stored."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding headers to what begins an HTTP answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                # A browser takes the headers of "not modified" for those of the page that it keeps.
                kind = "text/html" if message["status"] == 304 else headers.get("content-type", "")
                page = kind.startswith("text/html") or scope["path"] == WORKER
                asked = Headers(scope=scope)
                headers.update(page_headers(asked, scope.get("scheme", "http")) if page else HEADERS)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)
