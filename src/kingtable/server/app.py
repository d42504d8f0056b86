"""The application: routes, guards, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from kingtable import GAMES
from kingtable.engine.errors import Refused
from kingtable.engine.text import say
from kingtable.server.messages.declined import Declined, status, why
from kingtable.server.routes import api, lessons
from kingtable.server.routes.pages import STATIC, Pages
from kingtable.server.routes.replays import Replays
from kingtable.server.routes.reviews import Reviews
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table.tables import Tables
from kingtable.server.wire.guards import SecurityHeaders
from kingtable.server.wire.socket import Sockets
from kingtable.server.workers.link import worker
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import INTERPRETED

logger = logging.getLogger(__name__)


def create_app(
    data: Path,
    *,
    workers: int | None = None,
    full: bool = False,
    static: Path = STATIC,
    worker_command: Sequence[str] = (),
    intact: Callable[[], bool] = lambda: True,
    own_bots: Mapping[str, Mapping[str, str]] | None = None,
) -> Starlette:
    """The server over the database in the folder `data`, which `storage.prepare` has made ready.

    workers: processes in which bots think; None: one for each core. full: moves survive a power cut too.
    worker_command: what is run as a worker instead of this package's. intact: is the database still the file that it
    was? own_bots: by game, bots of the host's own that may sit down: the name of each, and what `bots.make` takes for
    it, which may name a file and so never comes from a browser nor goes to one. Whoever serves the application puts
    doors before it (`Doors.guard`) and gives uvicorn `app.state.sockets.made` for its WebSockets.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = await Storage.open(data / FILE, full=full, intact=intact)
        early = () if worker_command else worker(INTERPRETED, *GAMES)
        thinkers = Workers(list(GAMES), workers, worker_command, own_bots, early)
        tables = Tables(storage, thinkers, own_bots=own_bots)
        app.state.tables, app.state.workers, app.state.storage = tables, thinkers, storage
        app.state.replays, app.state.reviews = Replays(), Reviews(thinkers)
        thinkers.start()
        tidying = asyncio.create_task(tables.keep_tidy())
        watching = asyncio.create_task(app.state.sockets.watch())
        # Formatting the first message loads a catalogue, which no player should wait for.
        reading = asyncio.create_task(asyncio.to_thread(say, "server-table-unknown", table=""))
        try:
            yield
        finally:
            tidying.cancel()
            watching.cancel()
            await asyncio.gather(tidying, watching, reading, return_exceptions=True)
            await app.state.reviews.stop()
            await tables.close()
            await thinkers.stop()
            await storage.close()

    app = Starlette(
        routes=[*api.routes(), *lessons.routes(), *Pages(static).routes()],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={Refused: _refused, HTTPException: _http, Exception: _unforeseen},
        lifespan=lifespan,
    )
    app.state.sockets = Sockets(lambda: app.state.tables, lambda: app.state.doors)
    return app


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    response = api.answer({"error": why(error)}, status(error))
    if "seconds" in error.why:
        response.headers["retry-after"] = str(error.why["seconds"])
    return response


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "server-method" if error.status_code == 405 else "server-address-unknown"
    declined = Declined(key, status=error.status_code, address=request.url.path[:80], method=request.method)
    response = api.answer({"error": why(declined)}, error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _unforeseen(_: Request, __: Exception) -> Response:
    return api.answer({"error": why(Declined("server-fault", status=500))}, 500)
