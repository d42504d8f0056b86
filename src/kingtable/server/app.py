"""The application: routes, guards, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from kingtable import GAMES
from kingtable.engine.errors import Refused
from kingtable.engine.folders import user_folder
from kingtable.engine.text import say
from kingtable.server.messages.refusal import Refusal
from kingtable.server.routes import api, lessons, pads, retries
from kingtable.server.routes.pages import STATIC, Pages
from kingtable.server.routes.replays import Replays
from kingtable.server.routes.reviews import Reviews
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table.tables import Tables
from kingtable.server.wire.guards import SecurityHeaders
from kingtable.server.wire.refusals import refusal_response
from kingtable.server.wire.socket import Sockets
from kingtable.server.workers.link import worker
from kingtable.server.workers.own import OwnBots
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import INTERPRETED

logger = logging.getLogger(__name__)
COMPILING = 10.0  # seconds after which bots that are not ready are being compiled, and not only loaded


def create_app(
    data: Path,
    *,
    workers: int | None = None,
    full: bool = False,
    static: Path = STATIC,
    worker_command: Sequence[str] = (),
    intact: Callable[[], bool] = lambda: True,
    look: Callable[[tuple[str, int, str] | None], bool] = lambda _: False,
    own_bots: Mapping[str, Mapping[str, str]] | None = None,
) -> Starlette:
    """The server over the database in the folder `data`, which `database.prepare` has made ready.

    workers: processes in which bots think; None: one for each core. full: moves survive a power cut too.
    worker_command: what is run as a worker instead of this package's. intact: is the database still the file that it
    was? own_bots: by game, bots of the host's own that may sit down: the name of each, and what `bots.make` takes for
    it, which may name a file and so never comes from a browser nor goes to one. The program that serves the application
    puts doors before it (`Doors.guard`) and gives uvicorn `app.state.sockets.made` for its WebSockets.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = await Storage.open(data / FILE, full=full, intact=intact, look=look)
        early = () if worker_command else worker(INTERPRETED, *GAMES)
        thinkers = Workers(list(GAMES), workers, worker_command, early)
        guests = OwnBots(thinkers, own_bots, worker_command)
        tables = Tables(storage, guests, own_bots=own_bots)
        app.state.tables, app.state.workers, app.state.storage = tables, thinkers, storage
        app.state.replays, app.state.reviews = Replays(), Reviews(thinkers)
        thinkers.start()
        guests.start()
        tidying = asyncio.create_task(tables.keep_tidy())
        watching = asyncio.create_task(app.state.sockets.watch())
        # Formatting the first message loads a catalogue, which no player should wait for.
        reading = asyncio.create_task(asyncio.to_thread(say, "server-table-unknown", table=""))
        warming = asyncio.create_task(report_compiling(thinkers))
        try:
            yield
        finally:
            for task in (tidying, watching, warming):
                task.cancel()
            await asyncio.gather(tidying, watching, warming, reading, return_exceptions=True)
            await app.state.reviews.stop()
            await tables.close()
            await guests.stop()
            await thinkers.stop()
            await storage.close()

    app = Starlette(
        routes=[*api.routes(), *retries.routes(), *lessons.routes(), *pads.routes(), *Pages(static).routes()],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={Refused: _refused, HTTPException: _http, Exception: _unforeseen},
        lifespan=lifespan,
    )
    app.state.sockets = Sockets(lambda: app.state.tables, lambda: app.state.doors)
    return app


async def report_compiling(workers: Workers) -> None:
    """Write into the log that the bots are being compiled, if it takes long, and when they are ready."""
    began = time.monotonic()
    try:
        await asyncio.wait_for(workers.warmed(), COMPILING)
    except TimeoutError:
        logger.warning(
            "kingtable: the bots are compiling, which takes about a minute; until then simpler ones play. "
            "The next start is faster if %s can be written and stays",
            user_folder("cache"),
        )
        await workers.warmed()
        logger.warning("kingtable: the bots are ready after %.0f s", time.monotonic() - began)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal_response(error, request.headers)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "server-method" if error.status_code == 405 else "server-address-unknown"
    refusal = Refusal(key, status=error.status_code, address=request.url.path[:80], method=request.method)
    response = refusal_response(refusal, request.headers)
    response.headers.update(error.headers or {})
    return response


async def _unforeseen(request: Request, _: Exception) -> Response:
    return refusal_response(Refusal("server-fault", status=500), request.headers)
