"""Reviews of finished games: worked out by the bots' workers, decision by decision, and told with how far it has come.

One game is reviewed at a time for each address, and the workers take the questions of addresses in turn, never all of
them: a live table finds one free. This module asks, waits and keeps; the workers' part is `reviewing`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from itertools import accumulate
from typing import Any

from kingtable.bots.win_probability import tells
from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.limits import networks
from kingtable.server.sharing.queues import Queue, gives_way
from kingtable.server.table.past import standing
from kingtable.server.table.table import Table
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import BotFailed, Question
from kingtable.server.workers.reviewing import Apart, Retry, Together, packed

logger = logging.getLogger(__name__)

KEPT = 1024 * 1024  # bytes of packed answers
WAITING = 16  # reviews under way and waiting: about five minutes of work
TRIES = 3
SOON = 20  # seconds: about as long as one review takes


class _Under:
    """A review that is being worked out, or waits for its turn."""

    def __init__(self, address: str) -> None:
        self.done, self.of = 0, 0
        self.address = address
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The answers of `GET /api/tables/{table}/review`."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._under: dict[str, _Under] = {}
        self._waiting: Queue[_Under] = Queue()
        self._busy: set[str] = set()  # addresses for which one is under way

    def begun(self, table: Table) -> bool:
        """Has it been asked for?"""
        return table.state.code in self._kept or table.state.code in self._under

    async def of(self, table: Table, address: str) -> bytes | dict[str, int]:
        """The answer, packed with gzip; or how many decisions are judged, of how many (0: not counted yet).

        Raises Refusal: the bots of the game compute no win probabilities, the players ended the game early, too many
        reviews wait already, or this one has failed.
        """
        code, address = table.state.code, networks(address)[-1]
        if (known := self._kept.get(code)) is not None:
            self._kept.move_to_end(code)
            return known
        if not tells(table.row.game):
            raise Refusal("server-review-none", status=409)
        if not table.match.over:
            raise Refusal("server-review-early", status=409)
        under = self._under.get(code)
        if under is None:
            self._forget_failed()
            self._make_room(address)
            under = self._under[code] = _Under(address)
            under.task = asyncio.create_task(self._work(code, table.record(), _begins(table), under))
            self._waiting.add(under, under.address)
            self._give_turn()
        elif under.task is not None and under.task.done():
            del self._under[code]  # the next one who asks begins again
            raise Refusal("server-review-failed", status=503, seconds=2)
        return {"done": under.done, "of": under.of}

    async def retried(self, table: Table, address: str, number: int, moves: list[str]) -> bytes:
        """What a turn is worth after `number` moves of a finished game, as JSON. Raises Refusal: the bots of the game
        compute no win probabilities, or none of them has answered."""
        if not tells(table.row.game):
            raise Refusal("server-review-none", status=409)
        asked = packed(Retry(table.record(), number, moves))
        try:
            [worth] = await self._asked(table.state.code, table.row.game, networks(address)[-1], asked)
        except BotFailed as failure:
            logger.error("kingtable: a retry at table %s: %s", table.state.code, failure)
            raise Refusal("server-review-failed", status=503, seconds=2) from None
        return worth

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

    def _make_room(self, address: str) -> None:
        """Where all places are taken, the address with most of them gives its newest one. Raises Refusal."""
        if len(self._under) < WAITING:
            return
        addresses = [under.address for under in self._under.values()]
        most = gives_way(addresses, address)
        if most is None:
            mine = addresses.count(address)
            key = "server-review-yours" if mine > 1 else "server-review-many"
            raise Refusal(key, status=503, most=mine if mine > 1 else WAITING, seconds=SOON)
        code, under = next(
            (code, under)
            for code, under in reversed(self._under.items())
            if under.address == most and not under.turn.done()
        )
        del self._under[code]
        self._waiting.drop(under)
        assert under.task is not None
        under.task.cancel()

    def _give_turn(self) -> None:
        while (under := self._waiting.take(lambda address: address not in self._busy)) is not None:
            if not under.turn.done():  # else the server stops
                self._busy.add(under.address)
                under.turn.set_result(None)

    async def _work(self, code: str, record: dict[str, Any], begins: list[int], under: _Under) -> None:
        await under.turn
        try:
            told = await self._worked(code, record, begins, under)
        except BotFailed as failure:
            logger.error("kingtable: the review of table %s: %s", code, failure)
            return
        finally:
            self._busy.discard(under.address)
            self._give_turn()
        self._kept[code] = told
        while sum(map(len, self._kept.values())) > KEPT and len(self._kept) > 1:
            self._kept.popitem(last=False)
        del self._under[code]

    async def _worked(self, code: str, record: dict[str, Any], begins: list[int], under: _Under) -> bytes:
        """The answer, from the workers. Raises BotFailed."""
        game = record["game"]
        decisions = await self._asked(code, game, under.address, packed(Apart(record)))
        under.of = len(decisions)
        at_once = asyncio.Semaphore(max(1, self._workers.wanted - 1))

        async def judged(decision: bytes) -> bytes:
            async with at_once:
                [told] = await self._asked(code, game, under.address, decision)
            under.done += 1
            return told

        found = await asyncio.gather(*map(judged, decisions))
        [told] = await self._asked(code, game, under.address, packed(Together(record, begins, found)))
        return told

    async def _asked(self, code: str, game: str, address: str, work: bytes) -> list[bytes]:
        """What a worker makes of it (`reviewing.done`). Raises BotFailed."""
        asked = Question(game, "", b"", 0, 0, review=work)
        for trial in range(TRIES):
            try:
                answer = await self._workers.ask(
                    asked, table=f"review {code}", address=address, people=False, patient=True
                )
                if not answer.review:
                    raise BotFailed("a worker knows nothing of reviews")
                return answer.review
            except BotFailed:
                if trial == TRIES - 1:
                    raise
        raise AssertionError("every trial returns or raises")


def _begins(table: Table) -> list[int]:
    """After how many moves each step begins: from step 1 on, and the end."""
    counted = {step.seq for step in standing(table.steps)}
    return [0, *accumulate(len(step.moves) if step.seq in counted else 0 for step in table.steps)]
