"""The host's own bots (`--bot`). Their code may end or choke its process, so they have a worker of their own: all other
bots play on whatever they do."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from kingtable.bots import foreign
from kingtable.server.workers.link import worker
from kingtable.server.workers.pool import Workers
from kingtable.server.workers.questions import INTERPRETED, Answer, BotFailed, Question

logger = logging.getLogger(__name__)

FAILURES = 3  # turns in a row; after them a bot is not asked again


class OwnBots:
    """The workers, and one more for the host's own bots. It is what tables ask (`questions.Thinkers`).

    bots: by game, the name under which tables know each of the host's own bots, and what `bots.make` takes for it.
    A bot of ours with a net of the host's is our code and stays with `workers`. command: what is run instead of this
    package's worker. A bot that failed in FAILURES turns in a row is not asked again until the server starts again.
    """

    def __init__(
        self, workers: Workers, bots: Mapping[str, Mapping[str, str]] | None = None, command: Sequence[str] = ()
    ) -> None:
        self._workers = workers
        self._bots = bots or {}
        self._failures: Counter[tuple[str, str]] = Counter()
        games = [game for game, own in self._bots.items() if any(foreign(game, spec) for spec in own.values())]
        early = () if command else worker(INTERPRETED, *games)
        self.own = Workers(games, 1, command, early, behind=workers) if games else None

    def start(self) -> None:
        """Start the worker in the background, if there are such bots."""
        if self.own is not None:
            self.own.start()

    async def stop(self) -> None:
        """End it."""
        if self.own is not None:
            await self.own.stop()

    @property
    def warm(self) -> bool:
        """See `Workers.warm`."""
        return self._workers.warm

    async def warmed(self) -> None:
        """See `Workers.warmed`."""
        await self._workers.warmed()

    async def ask(
        self,
        question: Question,
        *,
        table: str = "",
        address: str = "",
        people: bool = True,
        patient: bool = False,
    ) -> Answer:
        """See `Workers.ask`."""
        return await self._workers.ask(question, table=table, address=address, people=people, patient=patient)

    async def choose(self, question: Question, *, table: str = "", address: str = "", people: bool = True) -> list[str]:
        """The moves of one turn. The name of a bot of the host's own becomes what it stands for. Raises BotFailed."""
        game, name = question.game, question.bot
        spec = self._bots.get(game, {}).get(name, name)
        asked = msgspec.structs.replace(question, bot=spec)
        if self.own is None or not foreign(game, spec):
            return await self._workers.choose(asked, table=table, address=address, people=people)
        if self._failures[game, spec] >= FAILURES:
            raise BotFailed(f"it failed {FAILURES} times in a row and is not asked again", for_good=True)
        try:
            moves = await self.own.choose(asked, table=table, address=address, people=people)
        except BotFailed as failure:
            if failure.thought:
                self._count(game, spec, name)
            raise
        self._failures[game, spec] = 0
        return moves

    def _count(self, game: str, spec: str, name: str) -> None:
        self._failures[game, spec] += 1
        if self._failures[game, spec] == FAILURES:
            logger.error(
                "kingtable: %s failed %d times in a row and is not asked again: mend it and start the server again",
                name,
                FAILURES,
            )
