"""The page itself: the built bundle, and the catalogues of its words."""

from __future__ import annotations

import hashlib
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from kingtable.engine.text import catalogue, languages
from kingtable.server.declined import Declined

STATIC = Path(__file__).parent.parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # the file's name holds a hash of what is in it
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
    """Serves the bundle in a folder: `index.html` for every address of the page, the files by their names."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    def routes(self) -> list[Route]:
        """The routes; the last one takes every other address, so they come last."""
        return [
            Route("/", self.index),
            Route("/t/{table}", self.index),
            Route("/t/{table}/replay", self.index),
            Route("/locale/{language}.ftl", words),
            Route("/{path:path}", self.file),
        ]

    async def index(self, request: Request) -> Response:
        """The page. It reads the table's code from its address."""
        if not (self._folder / "index.html").is_file():
            return HTMLResponse(UNBUILT, 503)
        response = await self._files.get_response("index.html", request.scope)
        response.headers["cache-control"] = ASK
        return response

    async def file(self, request: Request) -> Response:
        """A file of the bundle."""
        path = request.path_params["path"]
        try:
            response = await self._files.get_response(
                self._files.get_path({**request.scope, "root_path": ""}), request.scope
            )
        except (HTTPException, OSError, ValueError):
            raise Declined("server-address-unknown", status=404, address=f"/{path[:80]}") from None
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else ASK
        return response


async def words(request: Request) -> Response:
    """The Fluent catalogue of a language: all its files, one after the other."""
    language = request.path_params["language"]
    if language not in languages():
        raise Declined("server-language-unknown", status=404, language=language[:20], languages=", ".join(languages()))
    content = catalogue(language).encode()
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": ASK}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="text/plain; charset=utf-8", headers=headers)
