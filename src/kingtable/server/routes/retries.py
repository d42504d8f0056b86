"""A turn of a finished game, played once more (docs/protocol.md): the position as a table would tell it, and what
another turn is worth there. Nothing is kept: every request begins from the position, as a lesson's does.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kingtable.engine.match import Match
from kingtable.server.routes.api import answer, code_of, finished, read_form
from kingtable.server.routes.reviews import Reviews
from kingtable.server.sharing.beside import beside
from kingtable.server.table.past import match_before
from kingtable.server.table.table import Table
from kingtable.server.table.telling import still
from kingtable.server.wire.guards import press, pressed

COST = 0.1  # of a heavy request: the game is played again up to there


class TurnForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/retry/{seq}`, and of `/try` there: the moves of one turn."""

    moves: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=100)]], msgspec.Meta(min_length=1, max_length=16)
    ]


async def show(request: Request) -> Response:
    """The position before a command, as a table tells everything."""
    table, seq = await _asked(request)
    press(request, "heavy", COST)
    return answer(await beside(request.state.address, _shown, table, seq))


async def judge(request: Request) -> Response:
    """Compare a turn there with the best one."""
    form = await read_form(request, TurnForm)
    table, seq = await _asked(request)
    reviews: Reviews = request.app.state.reviews
    with pressed(request, "heavy"):
        number = await beside(request.state.address, _number, table, seq, form.moves)
        worth = await reviews.retried(table, request.state.address, number, form.moves)
    return Response(worth, media_type="application/json")


async def preview(request: Request) -> Response:
    """Preview a turn there, as the frame `try` does."""
    form = await read_form(request, TurnForm)
    table, seq = await _asked(request)
    press(request, "heavy", COST)
    return answer(await beside(request.state.address, lambda: _before(table, seq).preview(form.moves)))


def routes() -> list[Route]:
    """All routes of this module."""
    return [
        Route("/api/tables/{table}/retry/{seq}", show, methods=["GET"]),
        Route("/api/tables/{table}/retry/{seq}", judge, methods=["POST"]),
        Route("/api/tables/{table}/retry/{seq}/try", preview, methods=["POST"]),
    ]


async def _asked(request: Request) -> tuple[Table, int]:
    written = str(request.path_params["seq"])
    seq = int(written) if written.isascii() and written.isdigit() and len(written) < 6 else 0
    return await finished(request, code_of(request)), seq


def _before(table: Table, seq: int) -> Match:
    return match_before(table.row, table.state.played, seq)


def _shown(table: Table, seq: int) -> dict[str, object]:
    match = _before(table, seq)
    assert match.to_move is not None  # somebody played there
    return still(match, match.to_move)


def _number(table: Table, seq: int, moves: list[str]) -> int:
    """How many moves were played before. Raises IllegalAction: these are no turn there."""
    match = _before(table, seq)
    match.check(moves)
    return len(match.moves)
