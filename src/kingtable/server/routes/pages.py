"""The page itself: the built bundle, and the catalogues of its words."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
from functools import lru_cache
from pathlib import Path

import brotli
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from kingtable.engine.languages import right_to_left
from kingtable.engine.text import catalogue, languages, parts, say
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.routes.api import game_at, offered
from kingtable.server.routes.encodings import IDENTITY, chosen
from kingtable.server.wire.guards import WORKER
from kingtable.server.wire.refusals import preferred

STATIC = Path(__file__).parents[2] / "static"
FOREVER = "public, max-age=31536000, immutable"  # the file's name holds a hash of what is in it
ENDINGS = {"br": ".br", "gzip": ".gz"}  # of what the build has compressed, the best coding first
CODINGS = tuple(ENDINGS)  # of what is written here
SMALL = 40_000  # bytes of a text that Brotli packs well in 40 ms; a longer one is packed as fast as gzip would
DAY = "public, max-age=86400"  # a picture, which is no harm when it is old
ASK = "no-cache"  # keep it, but ask whether it is still the same

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kingtable: the page is not built</title>
<h1>The page is not built yet</h1>
<p>The server runs, but its page is missing. A wheel carries it; in a working tree build it with</p>
<pre>cd web
npm ci
npm run build</pre>
<p>and load this address again.</p>
</html>
"""


class Pages:
    """Serves the bundle in a folder: `index.html` for every address of the page, the files by their names.

    Beside a file lie what the build has made of it: `.br` (Brotli) and `.gz`; each client gets what it takes.
    """

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    def routes(self) -> list[Route]:
        """The routes; the last one takes every other address, so they come last."""
        return [
            Route("/", self.index),
            Route("/t/{table}", self.index),
            Route("/t/{table}/replay", self.index),
            Route("/t/{table}/screen", self.index),
            Route("/learn/{game}", self.index),
            Route("/pad", self.index),
            Route("/pad/{game}", self.index),
            Route("/ws/{table}", no_socket),
            Route("/locale/{language}.ftl", words),
            Route("/locale/{language}/{parts}.ftl", words),
            Route("/{path:path}", self.file),
        ]

    async def index(self, request: Request) -> Response:
        """The page, with what it would ask for first: what the server offers, and of a table its game and its files.

        It reads the table's code from its address.
        """
        try:
            page = (self._folder / "index.html").read_text("utf-8")
        except OSError:
            return HTMLResponse(UNBUILT, 503)
        table = request.path_params.get("table", "")
        game = await game_at(request, table) if table else ""
        offer = frames.encode({**offered(request), **({"game": game} if game else {})})
        language = preferred(request.headers.get("accept-language", ""))
        coding = chosen(request.headers.getlist("accept-encoding"), CODINGS)
        filled = _filled(page, offer, self._ahead(game), language, coding)
        response = kept(request, coding, "text/html; charset=utf-8", *filled)
        response.headers["vary"] = "accept-encoding, accept-language"
        return response

    def _ahead(self, game: str) -> tuple[str, ...]:
        """The files that a table of this game needs first, as the build wrote them down."""
        try:
            files: dict[str, list[str]] = json.loads((self._folder / "ahead.json").read_text("utf-8")) if game else {}
        except (OSError, ValueError):
            return ()
        return (*files.get("table", ()), *files.get(game.replace("-", "_"), ()))

    async def file(self, request: Request) -> Response:
        """A file of the bundle."""
        path = request.path_params["path"]
        try:
            asked = self._files.get_path({**request.scope, "root_path": ""})
            if Path(asked).name.startswith(".") or Path(asked).suffix in ENDINGS.values():
                raise ValueError(asked)
            response = await self._encoded(asked, request)
        except Refusal:
            raise
        except (HTTPException, OSError, ValueError):
            if "text/html" in request.headers.get("accept", ""):  # somebody typed it: the page says so, with a way on
                page = await self.index(request)
                page.status_code = 404 if page.status_code == 200 else page.status_code
                return page
            raise Refusal("server-address-unknown", status=404, address=f"/{path[:80]}") from None
        if path.startswith("assets/"):
            for name in ("last-modified", "accept-ranges"):  # a small file is little more than its head
                del response.headers[name]
        response.headers["cache-control"] = (
            FOREVER if path.startswith("assets/") else ASK if path == WORKER[1:] else DAY
        )
        return response

    async def _encoded(self, path: str, request: Request) -> Response:
        plain = self._files.lookup_path(path)[1]
        there = [coding for coding, ending in ENDINGS.items() if plain and self._files.lookup_path(path + ending)[1]]
        coding = chosen(request.headers.getlist("accept-encoding"), there)
        response = await self._files.get_response(path + ENDINGS.get(coding, ""), request.scope)
        if there:
            response.headers["vary"] = "accept-encoding"
        if coding != IDENTITY and response.status_code != 304:
            response.headers["content-encoding"] = coding
        return response


async def no_socket(_: Request) -> Response:
    """What comes here without `Upgrade` is no WebSocket: most often a proxy in front of the server left it out."""
    raise Refusal("server-upgrade-missing", status=426)


async def words(request: Request) -> Response:
    """The Fluent catalogue of a language, or parts of it: `page+company`."""
    language, asked = request.path_params["language"], request.path_params.get("parts")
    if language not in languages():
        raise Refusal("server-language-unknown", status=404, language=language[:20], languages=", ".join(languages()))
    wanted = () if asked is None else tuple(dict.fromkeys(asked.split("+")))
    if unknown := [part for part in wanted if part not in parts()]:
        raise Refusal("server-words-unknown", status=404, part=unknown[0][:20], parts=", ".join(parts()))
    coding = chosen(request.headers.getlist("accept-encoding"), CODINGS)
    return kept(request, coding, "text/plain; charset=utf-8", *_told(language, wanted, coding))


def kept(request: Request, coding: str, kind: str, content: bytes, tag: str) -> Response:
    """An answer that a browser keeps, and asks about by its tag. content: in this coding already."""
    headers = {"etag": tag, "cache-control": ASK, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if coding != IDENTITY:
        headers["content-encoding"] = coding
    return Response(content, media_type=kind, headers=headers)


@lru_cache(maxsize=128)
def _told(language: str, wanted: tuple[str, ...], coding: str) -> tuple[bytes, str]:
    """A catalogue as it is sent, and its tag."""
    return _packed(catalogue(language, *wanted), coding)


@lru_cache(maxsize=32)
def _filled(page: str, offered: bytes, files: tuple[str, ...], language: str, coding: str) -> tuple[bytes, str]:
    """The page as it is sent, and its tag. language: of what it says where a browser cannot show it."""
    offer = offered.decode().replace("<", "\\u003c")
    data = f'<script type="application/json" id="offer">{offer}</script>'
    links = (f'<link crossorigin rel="{_how(name)}" href="/{name}">' for name in files)
    where = f'lang="{language}" dir="{"rtl" if right_to_left(language) else "ltr"}"'
    old, off = (html.escape(say(key, language)) for key in ("page-old", "page-script"))
    # A style hides the first of them in every browser that knows container queries, as the tables need them.
    cannot = f'<body>\n<p class="old" {where}>{old}</p>\n<noscript><p class="off" {where}>{off}</p></noscript>'
    filled = page.replace("</head>", "\n".join([*links, data, "</head>"])).replace("<body>", cannot)
    return _packed(filled, coding)


def _how(name: str) -> str:
    return 'preload" as="style' if name.endswith(".css") else "modulepreload"


def _packed(text: str, coding: str) -> tuple[bytes, str]:
    """A text in a coding, and the tag of both."""
    content = text.encode()
    tag = hashlib.sha256(content).hexdigest()[:32]
    if coding == IDENTITY:
        return content, f'"{tag}"'
    quality = 10 if len(content) < SMALL else 5
    packed: bytes = brotli.compress(content, quality=quality) if coding == "br" else gzip.compress(content, mtime=0)
    return packed, f'"{tag}-{coding}"'
