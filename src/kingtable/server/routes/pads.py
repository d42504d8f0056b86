"""Pads over HTTP (docs/protocol.md): what a game works out for people who play it with the box. Nothing is stored."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kingtable import GAMES
from kingtable.engine.pad import Pad
from kingtable.engine.spec import loaded
from kingtable.server.messages.refusal import Refusal
from kingtable.server.routes.api import answer, read_form
from kingtable.server.sharing.beside import beside
from kingtable.server.wire.guards import pressed

HEAVY = 100.0  # milliseconds of a core: one heavy request
KEPT = "public, max-age=86400"


async def work_out(request: Request) -> Response:
    """The answer to a form in a body."""
    pad = _pad(request, kept=False)
    return await _answered(request, pad, await read_form(request, pad.form))


async def look_up(request: Request) -> Response:
    """The answer to a form in the query, which is the same for ever."""
    pad = _pad(request, kept=True)
    response = await _answered(request, pad, _asked(request, pad.form))
    response.headers["cache-control"] = KEPT
    return response


def routes() -> list[Route]:
    """All routes of this module."""
    return [
        Route("/api/pads/{game}", look_up, methods=["GET"]),
        Route("/api/pads/{game}", work_out, methods=["POST"]),
    ]


async def _answered(request: Request, pad: Pad[Any], form: Any) -> Response:
    with pressed(request, "heavy", pad.cost(form) / HEAVY):
        return answer(await beside(request.state.address, pad.answer, form))


@cache
def _pads() -> dict[str, str]:
    """Where the games' pads are."""
    return {name: spec.pad for name, spec in GAMES.items() if spec.pad}


def _pad(request: Request, *, kept: bool) -> Pad[Any]:
    game = str(request.path_params["game"])
    if game not in _pads():
        raise Refusal("server-address-unknown", status=404, address=request.url.path[:80], method=request.method)
    pad: Pad[Any] = loaded(_pads()[game])
    if pad.kept != kept:
        raise Refusal("server-method", status=405, address=request.url.path[:80], method=request.method)
    return pad


def _fields(kind: type[Any]) -> tuple[msgspec.inspect.Field, ...]:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def _asked(request: Request, kind: type[Any]) -> Any:
    """The query as a form."""
    query = request.query_params
    lists = {field.name for field in _fields(kind) if isinstance(field.type, msgspec.inspect.ListType)}
    given = {name: query.getlist(name) if name in lists else query[name] for name in query}
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        raise Refusal("server-body-field", field=where.rstrip("`"), detail=what) from None
