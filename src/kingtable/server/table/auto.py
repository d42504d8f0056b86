"""What plays at a table without a person: its bots, the clock for a player who does not answer, and the default action
for a bot that cannot answer.

All of it enters by `Table.do`, with an id that says who played. The clock too plays the default action of the game
(`Match.default_action`), so neither depends on the bots' processes.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Any, Protocol

from kingtable.engine.errors import Refused
from kingtable.engine.text import cut
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal, status
from kingtable.server.table.clock import Clock
from kingtable.server.table.past import BOT, CLOCK, DEFAULT_ACTION, FOR
from kingtable.server.workers.questions import BotFailed, Question, Thinkers

if TYPE_CHECKING:
    from kingtable.server.table.table import Table

logger = logging.getLogger(__name__)

AT_FAULT = 422  # the status of moves that will be refused however often they are sent
READ_FIRST = 0.05  # seconds for answers that came in before a clock rings, though nobody has read them yet
AGAIN = 1.0  # seconds until a bot's move that could not be saved is tried again


class Connection(Protocol):
    """Somebody at the table: a socket with a seat, or one who watches (seat None)."""

    seat: int | None
    address: str  # as `limits.networks` counts it

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""

    def part(self, why: Refused) -> None:
        """Say why, and close."""


class Auto:
    """Bots and clock of one table. They rest while nobody is there."""

    def __init__(self, table: Table, workers: Thinkers) -> None:
        self.met: set[int] = set()  # seats that have come, or that something was played for
        self._given_up: set[str] = set()  # bots that are not asked again, which was said once
        self._table = table
        self._workers = workers
        self._thinking: dict[str, Any] | None = None
        self._bots: asyncio.Task[None] | None = None
        self._clock: Clock | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Is a bot playing?"""
        return self._bots is not None and not self._bots.done()

    def stop(self) -> list[asyncio.Task[None]]:
        """Stop the clock; the tasks that are still to be stopped."""
        self._silence_clock()
        return [task for task in (self._bots, self._ringing) if task is not None]

    # Who comes, and what was played

    def came(self, seat: int | None) -> None:
        """Somebody came."""
        if seat is not None and seat not in self.met:
            self.met.add(seat)
            if self._clock is not None and self._clock.seat == seat:
                self._clock = None  # it begins now
        self.wind()

    def greet(self, connection: Connection) -> None:
        """Tell one who came that a bot thinks."""
        if self._thinking is not None:
            connection.send(frames.encode(self._thinking))

    def moved(self, seat: int) -> None:
        """Something was played for a seat."""
        self.met.add(seat)

    # Bots

    def _bot_to_move(self) -> int | None:
        seat = self._table.to_move
        return seat if seat is not None and self._table.bot_of(seat) is not None else None

    def wake(self) -> None:
        """Let the bots play, if it is their turn.

        They play while somebody is here: an empty table costs nothing, and whoever comes back sees them move.
        """
        if self._table.connections and self._bot_to_move() is not None and not self.busy:
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots of {self._table.code}")

    def rethink(self) -> None:
        """Whose turn it is may have been a bot's until now: then what it thinks is forgotten."""
        if self._bots is not None and self.busy and self._bot_to_move() is None:
            self._bots.cancel()

    async def _play_bots(self) -> None:
        table = self._table
        while table.connections and (seat := self._bot_to_move()) is not None:
            bot, seq = table.bot_of(seat), table.seq
            assert bot is not None
            try:
                self._tell_thinking(seat)
                moves = await self._thought(seat, bot)
                self._thinking = None
                await self._play(seat, BOT if table.row.seats[seat].kind == "bot" else FOR, moves, seq)
            except Refusal as refusal:
                if refusal.key == "server-table-damaged":
                    return
                await asyncio.sleep(AGAIN)
            except Exception:  # whatever it was, the table must not fall silent
                logger.exception("kingtable: the bots of table %s", table.code)
                await asyncio.sleep(AGAIN)
            finally:
                self._thinking = None

    async def _play(self, seat: int, by: str, moves: list[str] | None, seq: int) -> None:
        """Play a bot's moves; without any, or where they are at fault, the game's default action.

        Raises Refusal for what may pass: the moves cannot be saved now, or somebody was faster.
        """
        if moves is not None:
            try:
                await self._table.do(seat, f"{by}{seq + 1}", moves, at=seq)
            except Exception as error:  # moves may be anything that a bot has answered
                if isinstance(error, Refused) and status(error) != AT_FAULT:
                    raise
                bot, said = self._table.bot_of(seat), cut(error, 200)
                logger.error("kingtable: %s%s played %s: %s; the table plays for it", by, bot, cut(moves, 80), said)
            else:
                return
        await self._table.do(seat, f"{DEFAULT_ACTION}{seq + 1}", self._table.match.default_action(), at=seq)

    async def _thought(self, seat: int, bot: str) -> list[str] | None:
        """What a bot wants to play; None when no process can say it."""
        table = self._table
        seen = table.match.observe(seat, secrets.randbits(63))
        question = Question(table.row.game, bot, seen, seat, secrets.randbits(63))
        asked = asyncio.ensure_future(
            self._workers.choose(question, table=table.code, address=table.address, people=table.attended)
        )
        try:
            if not self._workers.warm:
                warmed = asyncio.ensure_future(self._workers.warmed())
                await asyncio.wait({asked, warmed}, return_when=asyncio.FIRST_COMPLETED)
                warmed.cancel()
                if self._thinking is not None:
                    self._tell_thinking(seat)
            return await asked
        except BotFailed as failure:
            if bot not in self._given_up:
                logger.error("kingtable: %s at table %s: %s; the table plays for it", bot, table.code, failure)
            if failure.for_good:
                self._given_up.add(bot)
            return None
        finally:
            asked.cancel()

    def _tell_thinking(self, seat: int) -> None:
        self._thinking = {"t": "thinking", "seat": seat, "warming": not self._workers.warm}
        self._table.tell(frames.encode(self._thinking))

    # The clock

    def clock_told(self) -> dict[str, Any] | None:
        """The clock as the frames tell it."""
        return None if self._clock is None else self._clock.told()

    def wind(self) -> None:
        """Set the clock for the decision that is open.

        It runs while somebody is here to wait, so an empty table costs nothing. Each decision has its own; one that
        goes on is left alone.
        """
        table = self._table
        if not table.dealt:
            return
        seat = table.to_move
        runs = (
            table.row.clock is not None and bool(table.connections) and seat is not None and self._bot_to_move() is None
        )
        if runs and self._clock is not None and self._clock.seq == table.asked:
            return
        self._silence_clock()
        if runs:
            assert table.row.clock is not None
            self._clock = Clock(table.match, table.asked, table.row.clock, arriving=seat not in self.met)
            self._run(self._clock)

    def _silence_clock(self) -> None:
        self._clock = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._ringing is not None:
            self._ringing.cancel()

    def _run(self, clock: Clock) -> None:
        if seconds := clock.step():
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._run, clock)
        else:
            self._ringing = asyncio.create_task(self._ring(clock), name=f"clock of {self._table.code}")

    async def _ring(self, clock: Clock) -> None:
        await asyncio.sleep(READ_FIRST)
        while self._clock is clock:  # else somebody was faster: the table's lock has decided that
            try:
                moves = self._table.match.default_action()
                await self._table.do(clock.seat, f"{CLOCK}{clock.seq + 1}", moves, at=clock.seq)
            except Refusal as refusal:
                if refusal.key == "server-table-damaged":
                    return
                if self._clock is clock:
                    await asyncio.sleep(AGAIN)
            except Exception:  # whatever it was, no decision may wait for ever
                logger.exception("kingtable: the clock of table %s", self._table.code)
                await asyncio.sleep(AGAIN)
