"""Who may ask, how much, under which name of this server, and what the browser may do with the answer."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections.abc import Iterable, Iterator
from functools import lru_cache
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingtable.engine.errors import Refused
from kingtable.server.messages.declined import Declined, why
from kingtable.server.messages.frames import LIMIT
from kingtable.server.sharing.limits import Buckets, Limits, client_address, networks, plain
from kingtable.server.sharing.queues import asking
from kingtable.server.sharing.turns import Turns

# The page is whole in the bundle: no script, style or connection from elsewhere. Style attributes are
# harmless and SVG needs them; scripts in attributes stay forbidden.
CONTENT_SECURITY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",  # of everything but the page itself
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
REQUEST = 1.5  # milliseconds of the loop that a request takes, with all that is round it
UNCOUNTED = ("/healthz", "/readyz")  # whoever watches over the server must hear of it when it is pressed


def refusal(declined: Declined) -> Response:
    """The answer to a request that is refused before any route sees it."""
    return Response(refusal_body(declined), declined.status, refusal_headers(declined), media_type="application/json")


def refusal_headers(declined: Declined) -> dict[str, str]:
    """The headers of a refusal: those of every answer, and when to try again."""
    again = {"retry-after": str(declined.why["seconds"])} if "seconds" in declined.why else {}
    return {**HEADERS, "cache-control": "no-store", **again}


def refusal_body(declined: Declined) -> bytes:
    """The JSON of a refusal. The same refusals come in floods, so they are written once."""
    return _refusal_body(declined.key, declined.status, declined.field, tuple(declined.why.items()))


@lru_cache(256)
def _refusal_body(key: str, status: int, field: str, args: tuple[tuple[str, str | int], ...]) -> bytes:
    return msgspec.json.encode({"error": why(Declined(key, status=status, field=field, **dict(args)))})


def same_origin(headers: Headers) -> bool:
    """Does the request come from a page of this server, or from no browser at all?"""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        asked = urlsplit(origin).netloc
    except ValueError:  # "http://["
        return False
    return asked != "" and asked.lower() == headers.get("host", "").lower()


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


def host_allowed(host: str | None, local: str, allowed: frozenset[str]) -> bool:
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


def host_refused(hosts: Iterable[str], local: str, allowed: frozenset[str]) -> Declined | None:
    """Why a request with these Host headers is not served; None when it is."""
    given = list(hosts)
    if len(given) != 1 or not given[0].strip():
        return Declined("server-host-missing", status=400)
    if host_allowed(given[0], local, allowed):
        return None
    try:
        name = host_name(given[0])
    except ValueError:
        name = "?"
    return Declined("server-host-unknown", status=421, host=name[:80])


async def body(request: Request, seconds: float | None = None) -> bytes:
    """The JSON body of a request from this server's page.

    Raises Declined: foreign, no JSON, too large, too slow, too many bytes from one address.
    """
    if not same_origin(request.headers):
        raise Declined("server-origin-foreign", status=403)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Declined("server-body-not-json", status=415)
    read = bytearray()
    limit = Limits.body_seconds if seconds is None else seconds
    try:
        async with asyncio.timeout(limit):
            async for piece in request.stream():
                read += piece
                if len(read) > LIMIT:
                    raise Declined("server-body-too-large", status=413, most=LIMIT)
    except TimeoutError:
        raise too_slow(limit) from None
    press(request, "bytes", len(read))
    return bytes(read)


def too_slow(seconds: float) -> Declined:
    """The refusal of a request that does not come to its end."""
    return Declined("server-too-slow", status=408, most=round(seconds))


def press(request: Request, kind: str, cost: float = 1.0) -> None:
    """Count a request against its address. Raises Declined. Where no `Pressed` is in front nothing is counted."""
    if (buckets := getattr(request.state, "buckets", None)) is not None:
        buckets.take(kind, request.state.address, cost)


@contextlib.contextmanager
def pressed(request: Request, kind: str, cost: float = 1.0) -> Iterator[None]:
    """Count what is done in here against the request's address, unless it is refused. Raises Declined."""
    press(request, kind, cost)
    try:
        yield
    except Refused:
        if (buckets := getattr(request.state, "buckets", None)) is not None:
            buckets.give_back(kind, request.state.address, cost)
        raise


class Pressed:
    """ASGI middleware: counts requests by address and lets addresses take turns; `request.state.address` and `.buckets`
    are for the routes.

    A client that goes away in the middle is no error either, and ends here.
    """

    def __init__(self, app: ASGIApp, buckets: Buckets, turns: Turns, trusted: frozenset[str] = frozenset()) -> None:
        self.app = app
        self._buckets = buckets
        self._turns = turns
        self._trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse with 429."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        peer = (scope.get("client") or ("",))[0]
        forwarded = ",".join(Headers(scope=scope).getlist("x-forwarded-for")) if self._trusted else None
        address = client_address(peer, forwarded, self._trusted)
        scope.setdefault("state", {}).update(address=address, buckets=self._buckets)
        try:
            if scope["path"] not in UNCOUNTED:
                self._buckets.take("requests", address)
                asking.set(networks(address)[-1])
                await self._turns.of(address).turn(REQUEST)
        except Declined as declined:
            await refusal(declined)(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except ClientDisconnect:
            return


class Hosts:
    """ASGI middleware: serves only requests for names of this server, so that no foreign name leads here."""

    def __init__(self, app: ASGIApp, allowed: frozenset[str] = frozenset()) -> None:
        self.app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse with 400 or 421; a WebSocket is closed before it is accepted."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        local = (scope.get("server") or ("",))[0] or ""
        refused = host_refused(Headers(scope=scope).getlist("host"), local, self._allowed)
        if refused is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await refusal(refused)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 4000 + refused.status})


class SecurityHeaders:
    """ASGI middleware: the same headers on every answer; what sets no cache rule of its own is not stored."""

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
                for name, value in HEADERS.items():
                    headers[name] = value
                # A browser takes the headers of "not modified" for those of the page that it keeps.
                if message["status"] == 304 or headers.get("content-type", "").startswith("text/html"):
                    headers["content-security-policy"] = CONTENT_SECURITY
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)
