"""Reviews of finished games: worked out by the bots' workers, decision by decision, and told with how far it has come.

One game is reviewed at a time, and never by all workers: a live table finds one free. What is asked of a worker is
what the seat could know when it decided.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import OrderedDict
from dataclasses import asdict
from itertools import accumulate
from typing import Any

import msgspec

from kingtable.analysis.position import shown_after
from kingtable.analysis.review import Decision, Judged, Question, Review, assembled, questions
from kingtable.bots.prospects import tells
from kingtable.engine.front import replay
from kingtable.engine.match import Match
from kingtable.server import frames, worker
from kingtable.server.beside import beside
from kingtable.server.declined import Declined
from kingtable.server.table import Table
from kingtable.server.workers import BotFailed, Workers

logger = logging.getLogger(__name__)

KEPT = 1024 * 1024  # bytes of packed answers
WAITING = 16  # reviews under way and waiting: about five minutes of work
TRIES = 3
SOON = 20  # seconds: about as long as one review takes


class _Under:
    """A review that is being worked out."""

    def __init__(self) -> None:
        self.done, self.of = 0, 0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The answers of `GET /api/tables/{table}/review`."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._under: dict[str, _Under] = {}
        self._one = asyncio.Lock()

    def begun(self, table: Table) -> bool:
        """Has it been asked for?"""
        return table.code in self._kept or table.code in self._under

    async def of(self, table: Table) -> bytes | dict[str, int]:
        """The answer, packed with gzip; or how many decisions are judged, of how many (0: not counted yet).

        Raises Declined: the bots of the game tell no chances, too many reviews wait already, or this one has failed.
        """
        code = table.code
        if (known := self._kept.get(code)) is not None:
            self._kept.move_to_end(code)
            return known
        if not tells(table.row.game):
            raise Declined("server-review-none", status=409)
        under = self._under.get(code)
        if under is None:
            self._forget_failed()
            if len(self._under) >= WAITING:
                raise Declined("server-review-many", status=503, most=WAITING, seconds=SOON)
            under = self._under[code] = _Under()
            under.task = asyncio.create_task(self._work(code, table.record(), _begins(table), under))
        elif under.task is not None and under.task.done():
            del self._under[code]  # the next one who asks begins anew
            raise Declined("server-review-failed", status=503, seconds=2)
        return {"done": under.done, "of": under.of}

    async def stop(self) -> None:
        """Nobody waits any more."""
        tasks = [under.task for under in self._under.values() if under.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_failed(self) -> None:
        """Those whose failure nobody has come to hear of take no place."""
        for code in [code for code, under in self._under.items() if under.task is not None and under.task.done()]:
            del self._under[code]

    async def _work(self, code: str, record: dict[str, Any], begins: list[int], under: _Under) -> None:
        async with self._one:
            match = await beside(replay, record)
            asked = await beside(questions, match)
            under.of = len(asked)
            at_once = asyncio.Semaphore(max(1, self._workers.wanted - 1))

            async def judged(question: Question) -> Judged:
                async with at_once:
                    told = await self._judged(question, code)
                under.done += 1
                return told

            try:
                found = await asyncio.gather(*map(judged, asked))
            except (BotFailed, msgspec.DecodeError) as failure:
                logger.error("kingtable: the review of table %s: %s", code, failure)
                return
            packed = await beside(_told, match, assembled(match, asked, found), begins)
        self._kept[code] = packed
        while sum(map(len, self._kept.values())) > KEPT and len(self._kept) > 1:
            self._kept.popitem(last=False)
        del self._under[code]

    async def _judged(self, question: Question, code: str) -> Judged:
        """A decision, judged by a worker. Raises BotFailed."""
        packed = msgspec.msgpack.encode(question)
        asked = worker.Question(question.game, "", b"", question.seat, question.seed, judge=packed)
        for trial in range(TRIES):
            try:
                told = await self._workers.ask(asked, table=f"review {code}", patient=True)
                return msgspec.msgpack.decode(told.judged, type=Judged)
            except BotFailed:
                if trial == TRIES - 1:
                    raise
        raise AssertionError("every trial returns or raises")


def _begins(table: Table) -> list[int]:
    """After how many moves each step begins: from step 1 on, and the end."""
    return [0, *accumulate(len(step.moves) for step in table.steps)]


def _told(match: Match, review: Review, begins: list[int]) -> bytes:
    """The answer."""
    decisions = [_decision(match, decision, begins) for decision in review.decisions]
    players = [asdict(player) for player in review.players]
    told = {"bot": review.bot, "samples": review.samples, "players": players, "start": review.curve[0]}
    count = len(decisions)
    return gzip.compress(frames.encode({"done": count, "of": count, "review": {**told, "decisions": decisions}}), 5)


def _decision(match: Match, decision: Decision, begins: list[int]) -> dict[str, Any]:
    """A decision as it is told. seq: of the step in which it was made."""
    seq = next(seq for seq, begin in enumerate(begins[1:], 1) if begin > decision.number)
    told: dict[str, Any] = {
        "seq": seq,
        "seat": decision.seat,
        "moves": decision.moves,
        "after": decision.after,
        "loss": decision.loss,
        "luck": decision.luck,
        "luck_half": decision.luck_half,
        "matters": decision.matters,
        "better": None,
    }
    if decision.matters and decision.loss > 0:
        position = match.at(decision.number)
        told["better"] = {
            "moves": decision.best,
            "half": decision.half,
            "reasons": [{"key": key, "args": args} for key, args in decision.reasons],
            "choices": _chosen(position.choices(), decision.best),
            "view": shown_after(position, decision.best),
        }
    return told


def _chosen(choices: dict[str, Any], moves: tuple[str, ...]) -> dict[str, Any]:
    """Of what could be done only what is proposed."""

    def meant(entry: Any) -> bool:
        return not isinstance(entry, dict) or entry.get("move", moves[0]) in moves

    return {
        name: [entry for entry in told if meant(entry)] if isinstance(told, list) else told
        for name, told in choices.items()
    }
