"""Lessons over HTTP (docs/protocol.md): a situation as the frame that a table would tell, and what the rules say of an
answer. Nothing is kept: every request begins from the situation, so a lesson is a table for as long as one looks at it.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kingtable import GAMES
from kingtable.bots import Turn
from kingtable.bots.hints import reasons
from kingtable.engine.lesson import Lesson, Situation
from kingtable.engine.spec import loaded
from kingtable.server.messages.refusal import Refusal
from kingtable.server.routes.api import answer, read_form
from kingtable.server.sharing.beside import beside
from kingtable.server.table.telling import Teller, still
from kingtable.server.wire.guards import press

HINT_COST = 0.1  # the first time every answer is judged
COST = 0.02  # of a heavy request: 1 or 2 ms of a core


class AnswerForm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/{game}/{number}`, and of `/try` there: one move."""

    moves: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=100)]], msgspec.Meta(min_length=1, max_length=1)
    ]


async def show_lesson(request: Request) -> Response:
    """Which situations a game's lesson has."""
    game, lesson = _lesson(request)
    return answer({"game": game, "situations": [situation.name for situation in lesson.situations]})


async def show_situation(request: Request) -> Response:
    """A situation as a table tells everything."""
    press(request, "heavy", COST)
    lesson, situation = _situation(request)
    return answer(await beside(request.state.address, still, situation.match, lesson.seat))


async def judge(request: Request) -> Response:
    """Whether an answer is right; if so what it brings, else what is wrong with it."""
    form = await read_form(request, AnswerForm)
    press(request, "heavy", COST)
    lesson, situation = _situation(request)
    return answer(await beside(request.state.address, _judged, lesson, situation, form.moves))


async def preview(request: Request) -> Response:
    """What an answer would lead to, as the frame `try` tells it."""
    form = await read_form(request, AnswerForm)
    press(request, "heavy", COST)
    _, situation = _situation(request)
    return answer(await beside(request.state.address, situation.match.preview, form.moves))


async def show_hint(request: Request) -> Response:
    """A right answer and what speaks for it, as the frame `hint` tells it."""
    press(request, "heavy", HINT_COST)
    lesson, situation = _situation(request)
    return answer(await beside(request.state.address, _hinted, lesson, situation))


def routes() -> list[Route]:
    """All routes of this module."""
    return [
        Route("/api/lessons/{game}", show_lesson),
        Route("/api/lessons/{game}/{number}", show_situation, methods=["GET"]),
        Route("/api/lessons/{game}/{number}", judge, methods=["POST"]),
        Route("/api/lessons/{game}/{number}/try", preview, methods=["POST"]),
        Route("/api/lessons/{game}/{number}/hint", show_hint, methods=["GET"]),
    ]


@cache
def _lessons() -> dict[str, str]:
    """Where the games' lessons are."""
    return {name: spec.lesson for name, spec in GAMES.items() if spec.lesson}


def _lesson(request: Request) -> tuple[str, Lesson]:
    game = str(request.path_params["game"])
    if game not in _lessons():
        raise Refusal("server-lesson-unknown", status=404, game=game[:40], known=", ".join(_lessons()))
    return game, loaded(_lessons()[game])


def _situation(request: Request) -> tuple[Lesson, Situation]:
    _, lesson = _lesson(request)
    written = str(request.path_params["number"])
    number = int(written) if written.isascii() and written.isdigit() and len(written) < 3 else 0
    if not 1 <= number <= len(lesson.situations):
        raise Refusal("server-situation-unknown", status=404, number=written[:20], most=len(lesson.situations))
    return lesson, lesson.situations[number - 1]


def _hinted(lesson: Lesson, situation: Situation) -> dict[str, Any]:
    match, moves = situation.match, (situation.answer,)
    found = reasons(match.game, match.observe(lesson.seat, 0), lesson.seat, [Turn(moves, 0.0, 0)])
    why = [{"key": key, "args": args} for key, args in found]
    return {"seq": 0, "bot": "", "moves": list(moves), "reasons": why, "chance": None, "next": None}


def _judged(lesson: Lesson, situation: Situation, moves: list[str]) -> dict[str, Any]:
    judged = situation.judged(moves[0])
    answer: dict[str, Any] = {"right": judged.right, "key": judged.key, "rule": judged.rule, "args": judged.args}
    moments = lesson.moments(situation, judged.after) if judged.right else []
    shown = Teller().tell(situation.match, judged.after, moments, [lesson.seat])[lesson.seat] if moments else []
    return {**answer, "moments": shown}
