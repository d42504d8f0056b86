"""The HTTP routes under /api, /locale and /healthz, as docs/protocol.md has them."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import io
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kingtable.engine.text import languages
from kingtable.server import frames
from kingtable.server.declined import Declined
from kingtable.server.guards import body
from kingtable.server.seats import SeatForm, TableForm, Value
from kingtable.server.storage import TableRow
from kingtable.server.table import Table, new_match
from kingtable.server.tables import Tables, games
from kingtable.server.workers import Workers

_Form = TypeVar("_Form", bound=msgspec.Struct)


class RematchForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/rematch`."""

    token: str


class QrForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/qr`."""

    text: str


def answer(content: Any, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(frames.encode(content), status, media_type="application/json")


async def list_games(_: Request) -> Response:
    """What the form offers."""
    return answer({"games": games(), "languages": languages()})


async def create_table(request: Request) -> Response:
    """Open a table; the answer holds the tokens of all human seats, for the links."""
    form = await _form(request, TableForm)
    row = await _tables(request).create(form)
    return answer(_opened(row, [asked.kind for asked in form.seats]), 201)


async def show_table(request: Request) -> Response:
    """What everybody may know of a table."""
    table = await _table(request)
    return answer(
        {
            "table": table.code,
            "game": table.row.game,
            "options": table.row.options,
            "commitment": table.row.commitment,
            "clock": table.row.clock,
            "created": table.row.created,
            "seq": table.seq,
            "over": table.match.over,
            "seats": table.seat_list(),
            "rematch": table.row.rematch,
        }
    )


async def show_record(request: Request) -> Response:
    """The record of a finished game, with the key: anybody can check the deal."""
    table = await _finished(request)
    return answer(table.match.record())


async def show_frames(request: Request) -> Response:
    """Every position of a finished game."""
    table = await _finished(request)
    match = new_match(table.row)
    told: list[dict[str, Any]] = [
        {"moves": [], "seat": None, "by": None, "events": table.setting, "view": match.view(None)}
    ]
    for step in table.steps:
        for move in step.moves:
            match.play(move)
        told.append(
            {
                "moves": step.moves,
                "seat": step.seat,
                "by": step.by,
                "events": step.events,
                "view": match.view(None),
            }
        )
        await asyncio.sleep(0)  # a long game is a long answer; moves at other tables come in between
    content = frames.encode({"frames": told})
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(content, media_type="application/json", headers={"vary": "accept-encoding"})
    packed = await asyncio.to_thread(gzip.compress, content, 5)
    headers = {"vary": "accept-encoding", "content-encoding": "gzip"}
    return Response(packed, media_type="application/json", headers=headers)


async def rematch(request: Request) -> Response:
    """The following table, the same for everybody, each with the own seat's token."""
    form = await _form(request, RematchForm)
    row, mine = await _tables(request).rematch(_code(request), form.token)
    for seat in row.seats:
        if seat.seat != mine:
            seat.token = None
    kinds = ["bot" if seat.kind == "bot" else "me" if seat.seat == mine else "friend" for seat in row.seats]
    return answer(_opened(row, kinds))


async def qr(request: Request) -> Response:
    """A text as a QR code."""
    import segno  # only now: it is needed once an evening

    form = await _form(request, QrForm)
    try:
        if not 1 <= len(form.text) <= 500:
            raise ValueError
        code = segno.make(form.text, micro=False, error="m")
    except ValueError:
        raise Declined("server-qr-text", field="text", most=500) from None
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def healthz(request: Request) -> Response:
    """Is the server up, how many tables are awake, are the bots ready?"""
    workers: Workers = request.app.state.workers
    return answer({"ok": True, "tables": len(_tables(request)), "bots": "ready" if workers.warm else "warming"})


def routes() -> list[Route]:
    """All routes of this module."""
    return [
        Route("/api/games", list_games),
        Route("/api/tables", create_table, methods=["POST"]),
        Route("/api/tables/{table}", show_table),
        Route("/api/tables/{table}/record", show_record),
        Route("/api/tables/{table}/frames", show_frames),
        Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
        Route("/api/qr", qr, methods=["POST"]),
        Route("/healthz", healthz),
    ]


def _opened(row: TableRow, kinds: Sequence[str]) -> dict[str, Any]:
    seats = [
        {"seat": seat.seat, "kind": kind, **({"token": seat.token} if seat.token is not None else {})}
        for seat, kind in zip(row.seats, kinds, strict=True)
    ]
    return {"table": row.table, "commitment": row.commitment, "seats": seats}


async def _form(request: Request, kind: type[_Form]) -> _Form:
    read = await body(request)
    try:
        return msgspec.json.decode(read, type=kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        raise Declined("server-body-field", field=_place(read, where.rstrip("`")), detail=what) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Declined("server-body-malformed", status=400, detail=str(error)[:200]) from None


def _place(read: bytes, where: str) -> str:
    """The path of a bad field with the number of its seat or the option's name, which msgspec leaves out."""
    with contextlib.suppress(ValueError, TypeError, KeyError, RecursionError):  # what was read may end anyhow
        form = msgspec.json.decode(read)
        if where.startswith("seats[...]"):
            for number, seat in enumerate(form["seats"]):
                if not _fits(seat, SeatForm):
                    return where.replace("[...]", f"[{number}]", 1)
        if where == "options[...]":
            return next(f"options.{name}"[:60] for name, value in form["options"].items() if not _fits(value, Value))
    return where


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _code(request: Request) -> str:
    return str(request.path_params["table"]).upper()


async def _table(request: Request) -> Table:
    return await _tables(request).get(_code(request))


async def _finished(request: Request) -> Table:
    table = await _table(request)
    if not table.match.over:
        raise Declined("server-not-over", status=409)
    return table
