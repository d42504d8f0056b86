"""What a bot wants to play at a table, asked of the workers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from kingtable.server.table.state import State
from kingtable.server.workers.questions import BotFailed, Question, Thinkers

logger = logging.getLogger(__name__)


class Thinking:
    """The bots of one table."""

    def __init__(self, workers: Thinkers) -> None:
        self._workers = workers
        self._given_up: set[str] = set()  # bots that are not asked again, which was said once

    @property
    def warming(self) -> bool:
        """Has no worker been ready to think yet?"""
        return not self._workers.warm

    async def thought(self, state: State, seat: int, address: str, warmed: Callable[[], None]) -> list[str] | None:
        """What the bot of a seat wants to play; None when no process can say it. warmed: called when one can think."""
        bot = state.bot_of(seat)
        assert bot is not None
        question = Question(
            state.row.game, bot, state.match.observe(seat, secrets.randbits(63)), seat, secrets.randbits(63)
        )
        asked = asyncio.ensure_future(
            self._workers.choose(question, table=state.code, address=address, people=state.attended)
        )
        try:
            if self.warming:
                warm = asyncio.ensure_future(self._workers.warmed())
                await asyncio.wait({asked, warm}, return_when=asyncio.FIRST_COMPLETED)
                warm.cancel()
                warmed()
            return await asked
        except BotFailed as failure:
            if bot not in self._given_up:
                logger.error("kingtable: %s at table %s: %s; the table plays for it", bot, state.code, failure)
            if failure.for_good:
                self._given_up.add(bot)
            return None
        finally:
            asked.cancel()
