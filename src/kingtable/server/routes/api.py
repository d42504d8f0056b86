"""The HTTP routes under /api, /locale and /healthz, as docs/protocol.md has them."""

from __future__ import annotations

import contextlib
import gzip
import io
import time
from collections.abc import Awaitable
from functools import lru_cache, partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kingtable.engine.text import Json, begun, languages
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.routes.encodings import IDENTITY, chosen
from kingtable.server.routes.replays import Replays
from kingtable.server.routes.reviews import Reviews
from kingtable.server.sharing.beside import beside
from kingtable.server.sharing.limits import is_home
from kingtable.server.store.rows import Store
from kingtable.server.table import seating, telling
from kingtable.server.table.past import told_origin
from kingtable.server.table.seats import SeatForm, Secret, TableForm, Value
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.wire.doors import Doors
from kingtable.server.wire.guards import body, press, pressed
from kingtable.server.workers.pool import Workers

_Form = TypeVar("_Form", bound=msgspec.Struct)
_Answer = TypeVar("_Answer")

QR_MOST = 500  # characters


class ClaimForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/claim`."""

    link: str
    token: Secret
    instead: bool = False
    screen: str | None = None


class LinkForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/link`."""

    token: str
    seat: int | None = None
    everybody: bool = False
    revoke: bool = False


class RematchForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/rematch`: the token of the own seat here, and the one it shall have
    there."""

    token: str
    following: Secret


class QrForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/qr`."""

    text: str


def answer(content: object, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(frames.encode(content), status, media_type="application/json")


def offered(request: Request) -> Json:
    """The games that can be played here, and the languages of the page."""
    return {"games": _tables(request).games(), "languages": languages(), "begun": begun()}


async def game_at(request: Request, code: str) -> str:
    """The game of a table; "" where there is no such table, or where this address has guessed too much."""
    try:
        return (await _table(request, code.upper())).row.game
    except Refusal:
        return ""


async def list_games(request: Request) -> Response:
    """What the form offers."""
    body = frames.encode(offered(request))
    coding = chosen(request.headers.getlist("accept-encoding"), ["gzip"])
    return _encoded(gzip.compress(body) if coding != IDENTITY else body, coding)


async def promise(request: Request) -> Response:
    """The commitment to a key for a table that is still to be made."""
    return answer(_tables(request).promise())


async def create_table(request: Request) -> Response:
    """Open a table; the answer holds what opens the own seats, and the links with which friends claim theirs, each
    their own or all by one."""
    form = await read_form(request, TableForm)
    before = None if form.origin is None else await finished(request, form.origin.table.upper())
    with pressed(request, "tables"):
        row, opening = await _tables(request).create(form, before)
    seats: list[dict[str, Any]] = []
    for number, asked in enumerate(form.seats):
        name = "token" if asked.kind in ("me", "here") else "link"
        seats.append(
            {"seat": number, "kind": asked.kind, **({name: opening.seats[number]} if number in opening.seats else {})}
        )
    made = {"table": row.table, "commitment": row.commitment, "seats": seats, "invite": opening.everybody}
    return answer(made, 201)


async def claim(request: Request) -> Response:
    """A link opens its seat for the device that asks, and nothing any more after that."""
    form = await read_form(request, ClaimForm)
    table = await _table(request, code_of(request))
    claiming = partial(seating.claim, link=form.link, token=form.token, instead=form.instead, screen=form.screen)
    seat = await _guessed(request, table.command(claiming))
    return answer({"table": code_of(request), "seat": seat})


async def make_link(request: Request) -> Response:
    """A link for the own seat, one that nobody has claimed, one whose player is away, or every free one; older ones
    open nothing."""
    form = await read_form(request, LinkForm)
    table = await _table(request, code_of(request))
    if form.everybody:
        inviting = partial(seating.invite, token=form.token, revoke=form.revoke)
        invite = await _guessed(request, table.command(inviting))
        return answer({"seat": None, "link": invite})
    home = is_home(request.state.address)
    linking = partial(seating.link, token=form.token, seat=form.seat, revoke=form.revoke, home=home)
    seat, link = await _guessed(request, table.command(linking))
    return answer({"seat": seat, "link": link})


async def show_table(request: Request) -> Response:
    """What everybody may know of a table."""
    table = await _table(request, code_of(request))
    return answer(
        {
            "table": table.state.code,
            "game": table.row.game,
            "options": table.row.options,
            "commitment": table.row.commitment,
            "clock": table.row.clock,
            "created": table.row.created,
            "seq": table.seq,
            "dealt": table.state.dealt,
            "to_move": table.state.to_move,
            "over": table.over,
            "seats": telling.seats(table.state, time.monotonic()),
            "rematch": telling.rematch(table.state.following),
            "origin": told_origin(table.row),
        }
    )


async def show_record(request: Request) -> Response:
    """The record of a finished game, with the key: anybody can check the deal."""
    table = await finished(request, code_of(request))
    return answer(table.record())


async def show_frames(request: Request) -> Response:
    """Every position of a finished game."""
    table = await finished(request, code_of(request))
    with pressed(request, "heavy"):
        packed = await _replays(request).of(table, request.state.address)
    return await _unpacked(request, packed)


async def show_review(request: Request) -> Response:
    """The review of a finished game, or how far it has come: who asks begins it, and asks again."""
    table = await finished(request, code_of(request))
    reviews: Reviews = request.app.state.reviews
    with contextlib.nullcontext() if reviews.begun(table) else pressed(request, "heavy"):
        review = await reviews.of(table, request.state.address)
    if isinstance(review, dict):
        return answer(review, 202)
    return await _unpacked(request, review)


async def rematch(request: Request) -> Response:
    """The following table, the same for everybody, each with the own seat there."""
    form = await read_form(request, RematchForm)
    await _table(request, code_of(request))
    row, mine = await _guessed(
        request, _tables(request).rematch(code_of(request), form.token, form.following, request.state.address)
    )
    return answer({"table": row.table, "commitment": row.commitment, "seat": mine})


async def qr(request: Request) -> Response:
    """A text as a QR code."""
    form = await read_form(request, QrForm)
    wrong = Refusal("server-qr-text", field="text", most=QR_MOST)
    if not 1 <= len(form.text) <= QR_MOST:
        raise wrong
    with pressed(request, "heavy", 0.5):
        try:
            drawn = await beside(request.state.address, _qr, form.text)
        except ValueError:
            raise wrong from None
    return Response(drawn, media_type="image/svg+xml")


@lru_cache(256)
def _qr(text: str) -> bytes:
    import segno  # only now: it is needed once an evening

    drawn = io.BytesIO()
    segno.make(text, micro=False, error="m").save(
        drawn, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False
    )
    return drawn.getvalue()


async def reach(request: Request) -> Response:
    """How far links reach, for a device in the home of the server."""
    doors: Doors = request.app.state.doors
    return answer(doors.reach(request.state.address))


async def healthz(request: Request) -> Response:
    """Is the server up, are the bots ready?"""
    workers: Workers = request.app.state.workers
    return answer({"ok": True, "bots": "ready" if workers.warm else "warming"})


async def readyz(request: Request) -> Response:
    """Can people play: is the database what it was, do bots answer, is there room? 503 when something is missing."""
    workers: Workers = request.app.state.workers
    storage: Store = request.app.state.storage
    doors: Doors = request.app.state.doors
    counts = doors.connections.counts()
    room = counts["open"] < doors.limits.connections
    ready = storage.well and workers.ready > 0 and room
    health = {"ready": ready, "database": storage.well, "bots": workers.state(), "room": room, "connections": counts}
    return answer(health, 200 if ready else 503)


def routes() -> list[Route]:
    """All routes of this module."""
    return [
        Route("/api/games", list_games),
        Route("/api/promise", promise),
        Route("/api/tables", create_table, methods=["POST"]),
        Route("/api/tables/{table}", show_table),
        Route("/api/tables/{table}/record", show_record),
        Route("/api/tables/{table}/frames", show_frames),
        Route("/api/tables/{table}/review", show_review),
        Route("/api/tables/{table}/claim", claim, methods=["POST"]),
        Route("/api/tables/{table}/link", make_link, methods=["POST"]),
        Route("/api/tables/{table}/rematch", rematch, methods=["POST"]),
        Route("/api/qr", qr, methods=["POST"]),
        Route("/api/reach", reach),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
    ]


async def _guessed(request: Request, asked: Awaitable[_Answer]) -> _Answer:
    """Count a wrong link or token against the address."""
    try:
        return await asked
    except Refusal as refusal:
        if refusal.key in ("server-token-unknown", "server-link-unknown"):
            press(request, "guesses")
        raise


def _encoded(content: bytes, coding: str) -> Response:
    """JSON that is in this coding already."""
    headers = {"vary": "accept-encoding", **({} if coding == IDENTITY else {"content-encoding": coding})}
    return Response(content, media_type="application/json", headers=headers)


async def _unpacked(request: Request, packed: bytes) -> Response:
    """What is kept packed with gzip, for clients that take it so and for those that do not."""
    coding = chosen(request.headers.getlist("accept-encoding"), ["gzip"])
    content = packed if coding != IDENTITY else await beside(request.state.address, gzip.decompress, packed)
    return _encoded(content, coding)


async def read_form(request: Request, kind: type[_Form]) -> _Form:
    """The body of a request as a form of that kind. Raises Refusal, naming the field."""
    read = await body(request)
    try:
        return msgspec.json.decode(read, type=kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        raise Refusal("server-body-field", field=_place(read, where.rstrip("`")), detail=what) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("server-body-malformed", status=400, detail=str(error)[:200]) from None


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


def _replays(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


def code_of(request: Request) -> str:
    """The table that an address names."""
    return str(request.path_params["table"]).upper()


async def _table(request: Request, code: str) -> Table:
    return await _tables(request).found(code, request.app.state.doors.buckets, request.state.address)


async def finished(request: Request, code: str) -> Table:
    """The table of a game that is over. Raises Refusal."""
    table = await _table(request, code)
    if not table.over:
        raise Refusal("server-not-over", status=409)
    return table
