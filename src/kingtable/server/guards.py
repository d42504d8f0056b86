"""Limits and headers round the routes: who may ask, how much, and what the browser may do with the answer."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingtable.server.declined import Declined
from kingtable.server.frames import LIMIT

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
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def same_origin(headers: Headers) -> bool:
    """Does the request come from a page of this server, or from no browser at all?"""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def body(request: Request) -> bytes:
    """The JSON body of a request from this server's page. Raises Declined: foreign, no JSON, too large."""
    if not same_origin(request.headers):
        raise Declined("server-origin-foreign", status=403)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Declined("server-body-not-json", status=415)
    read = bytearray()
    async for piece in request.stream():
        read += piece
        if len(read) > LIMIT:
            raise Declined("server-body-too-large", status=413, most=LIMIT)
    return bytes(read)


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
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)
