"""The page itself: the built bundle, and the catalogues of its words."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from kingtable.engine.text import catalogue, languages, parts
from kingtable.server.messages.declined import Declined
from kingtable.server.wire.encodings import IDENTITY, chosen

STATIC = Path(__file__).parents[2] / "static"
FOREVER = "public, max-age=31536000, immutable"  # the file's name holds a hash of what is in it
ENDINGS = {"br": ".br", "gzip": ".gz"}  # of what the build has compressed, the best coding first
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
            Route("/learn/{game}", self.index),
            Route("/locale/{language}.ftl", words),
            Route("/locale/{language}/{parts}.ftl", words),
            Route("/{path:path}", self.file),
        ]

    async def index(self, request: Request) -> Response:
        """The page. It reads the table's code from its address."""
        if not (self._folder / "index.html").is_file():
            return HTMLResponse(UNBUILT, 503)
        response = await self._encoded("index.html", request)
        response.headers["cache-control"] = ASK
        return response

    async def file(self, request: Request) -> Response:
        """A file of the bundle."""
        path = request.path_params["path"]
        try:
            asked = self._files.get_path({**request.scope, "root_path": ""})
            if Path(asked).name.startswith(".") or Path(asked).suffix in ENDINGS.values():
                raise ValueError(asked)
            response = await self._encoded(asked, request)
        except Declined:
            raise
        except (HTTPException, OSError, ValueError):
            if "text/html" in request.headers.get("accept", ""):  # somebody typed it: the page says so, with a way on
                page = await self.index(request)
                page.status_code = 404 if page.status_code == 200 else page.status_code
                return page
            raise Declined("server-address-unknown", status=404, address=f"/{path[:80]}") from None
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else DAY
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


async def words(request: Request) -> Response:
    """The Fluent catalogue of a language, or parts of it: `page+company`."""
    language, asked = request.path_params["language"], request.path_params.get("parts")
    if language not in languages():
        raise Declined("server-language-unknown", status=404, language=language[:20], languages=", ".join(languages()))
    wanted = () if asked is None else tuple(dict.fromkeys(asked.split("+")))
    if unknown := [part for part in wanted if part not in parts()]:
        raise Declined("server-words-unknown", status=404, part=unknown[0][:20], parts=", ".join(parts()))
    coding = chosen(request.headers.getlist("accept-encoding"), ["gzip"])
    content, tag = _told(language, wanted, coding)
    headers = {"etag": tag, "cache-control": ASK, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if coding != IDENTITY:
        headers["content-encoding"] = coding
    return Response(content, media_type="text/plain; charset=utf-8", headers=headers)


@lru_cache(maxsize=128)
def _told(language: str, wanted: tuple[str, ...], coding: str) -> tuple[bytes, str]:
    """A catalogue as it is sent, and its tag."""
    content = catalogue(language, *wanted).encode()
    tag = hashlib.sha256(content).hexdigest()[:32]
    return (content, f'"{tag}"') if coding == IDENTITY else (gzip.compress(content, mtime=0), f'"{tag}-{coding}"')
