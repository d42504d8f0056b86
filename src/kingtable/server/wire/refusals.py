"""What a client gets that is refused: JSON for programs, and for a browser a page in the reader's language.

A person sees such a page instead of Kingtable's own, so it says what a friend can do and what the host can do.
"""

from __future__ import annotations

import html
import re
from functools import lru_cache

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

from kingtable.engine.errors import Refused
from kingtable.engine.languages import fitting, right_to_left
from kingtable.engine.text import ENGLISH, languages, say
from kingtable.server.messages.refusal import status, why

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
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",  # of everything but a page
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
OPENER = {"cross-origin-opener-policy": "same-origin"}
"""Of a page that a browser trusts: by TLS, or of this computer. Elsewhere it only complains in its console."""
TRUSTED = re.compile(r"(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?", re.I)
ADVICE = {
    "server-host-unknown": ("refused-host-friend",),
    "server-origin-foreign": ("refused-friend", "refused-origin-host"),
    "server-upgrade-missing": ("refused-friend", "refused-upgrade-host"),
}
"""What a friend, and the host where the refusal does not say it, can do where neither reader nor link is wrong."""
PREFERRED = 20  # languages of a browser that are looked at

PAGE = """<!doctype html>
<html lang="{language}" dir="{direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<body style="font: 1.1rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 12vh auto; padding: 0 1rem">
<h1 style="font-size: 1.5rem; line-height: 1.3">{title}</h1>
{paragraphs}
</body>
</html>
"""


def refusal_response(refused: Refused, asked: Headers | None = None) -> Response:
    """The answer to a request that is refused. asked: its headers, which say whether a person reads the answer."""
    language = reader_of(asked)
    return Response(refusal_body(refused, language), status(refused), refusal_headers(refused, language))


def page_headers(asked: Headers, scheme: str) -> dict[str, str]:
    """The headers of a page. asked: those of the request, in which a proxy may say by which scheme it came."""
    forwarded = asked.get("x-forwarded-proto", scheme).partition(",")[0].strip().lower()
    trusted = forwarded == "https" or TRUSTED.fullmatch(asked.get("host", ""))
    return {**HEADERS, "content-security-policy": CONTENT_SECURITY, **(OPENER if trusted else {})}


def refusal_headers(refused: Refused, language: str = "") -> dict[str, str]:
    """The headers of a refusal: those of every answer, and when to try again. language: of a page; "" for JSON."""
    headers = {**HEADERS, "cache-control": "no-store", "content-type": "application/json"}
    if language:
        headers |= {"content-security-policy": CONTENT_SECURITY, "content-type": "text/html; charset=utf-8"}
        headers |= {"content-language": language, "vary": "accept, accept-language"}
    if "seconds" in refused.why:
        headers["retry-after"] = str(refused.why["seconds"])
    if status(refused) == 426:
        headers |= {"upgrade": "websocket", "connection": "upgrade"}
    return headers


def refusal_body(refused: Refused, language: str = "") -> bytes:
    """The JSON of a refusal, or its page in a language. The same refusals come in floods, so they are written once."""
    return _body(refused.key, refused.rule, refused.field, tuple(refused.why.items()), language)


@lru_cache(256)
def _body(key: str, rule: str, field: str, args: tuple[tuple[str, str | int], ...], language: str) -> bytes:
    refused = Refused(key, rule=rule, field=field, **dict(args))
    if not language:
        return msgspec.json.encode({"error": why(refused)})
    advice = (say(more, language, **refused.why) for more in ADVICE.get(key, ()))
    return PAGE.format(
        language=language,
        direction="rtl" if right_to_left(language) else "ltr",
        title=html.escape(say("refused-title", language)),
        paragraphs="\n".join(f"<p>{html.escape(text)}</p>" for text in (refused.text(language), *advice)),
    ).encode()


def reader_of(headers: Headers | None) -> str:
    """The language of the reader of the answer to this request; "" where that is a program and wants JSON."""
    if headers is None or "text/html" not in headers.get("accept", ""):
        return ""
    return preferred(headers.get("accept-language", ""))


@lru_cache(256)
def preferred(accepted: str) -> str:
    """The language that has a catalogue and that an Accept-Language header likes best; English where it likes none."""
    liked: list[tuple[float, str]] = []
    for entry in accepted[:1000].split(",")[:PREFERRED]:
        tag, _, quality = entry.partition(";")
        try:
            liked.append((float(quality.strip().removeprefix("q=") or 1), tag.strip()))
        except ValueError:
            continue
    offered = languages()
    best = (fitting(tag, offered) for quality, tag in sorted(liked, key=lambda one: -one[0]) if quality > 0)
    return next(filter(None, best), ENGLISH)
