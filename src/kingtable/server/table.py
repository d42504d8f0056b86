"""One live table: its match, its log, and who is there.

A table lives from the moment somebody asks for it until nobody has been there for a while; it is rebuilt by
replaying its log. A command is tried on a copy of the match, written, and only then taken over, acknowledged
and told to everybody: in this order, under the table's own lock, so no table ever waits for another.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from kingtable.engine.errors import Refused
from kingtable.engine.game import Match, new
from kingtable.server import frames
from kingtable.server.clock import Clock, out_of_turn, stand_in
from kingtable.server.declined import Declined, damaged_table, not_saved
from kingtable.server.seats import clean_name
from kingtable.server.storage import FORMAT, Entry, NotStored, Storage, TableRow, Taken
from kingtable.server.worker import Question
from kingtable.server.workers import BotFailed, Workers

logger = logging.getLogger(__name__)

GUESTS = 100  # sockets at one table
AGAIN = 1.0  # seconds until a bot's move that could not be saved is tried again
CLOCK, BOT = "clock:", "bot:"  # so begin the ids of what a clock or a bot played
RESERVED = (CLOCK, BOT)
# Where a turn has many steps, a bot waits so many seconds after the last one, that people can follow: in its
# own turn, and when it is asked something in another's.
PACE = {"king-of-tokyo": (0.5, 0.2)}


class Step(NamedTuple):
    """What one command did: an entry of the log and the events it gave.

    moves: as the game writes them; sent: as they came.
    """

    seq: int
    id: str
    seat: int
    moves: list[str]
    sent: list[str]
    events: list[dict[str, Any]]

    @property
    def by(self) -> str | None:
        """Who played it, where it was not the seat itself: "clock"."""
        return CLOCK[:-1] if self.id.startswith(CLOCK) else None

    def told(self) -> dict[str, Any]:
        """As the frame `snap` tells what has been."""
        return {"seq": self.seq, "by": self.by, "events": self.events}


class Guest(Protocol):
    """Somebody at the table: a socket with a seat, or one who watches (seat None)."""

    seat: int | None

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""


def new_match(row: TableRow) -> Match:
    """The match of a table as it was when the cards were dealt. Raises InvalidOptions."""
    return new(row.game, key=row.key, **row.options)


class Table:
    """A live table. `Table.replayed` makes one from what the database holds."""

    def __init__(self, row: TableRow, match: Match, storage: Storage, workers: Workers, paced: bool) -> None:
        self.row = row
        self.match = match
        self.setting = list(match.events)  # what happened before the first command: seq 0
        self.steps: list[Step] = []
        self.guests: set[Guest] = set()
        self.used = self._moved = time.monotonic()
        self._done: dict[str, Step] = {}
        self._views: dict[int | None, msgspec.Raw] = {}
        self._lock = asyncio.Lock()
        self._storage = storage
        self._workers = workers
        self._thinking: dict[str, Any] | None = None
        self._paced = paced
        self._bots: asyncio.Task[None] | None = None
        self._clock: Clock | None = None
        self._met: set[int] = set()  # seats that have come, or that something was played for
        self._ringing: asyncio.Task[None] | None = None
        self._doing: set[asyncio.Task[int]] = set()

    @classmethod
    def replayed(
        cls, row: TableRow, log: Sequence[Entry], storage: Storage, workers: Workers, *, paced: bool = False
    ) -> Table:
        """The table after its log. Raises Declined (damaged) when the log does not replay.

        paced: bots wait between their steps where the game says so.
        """
        try:
            if row.format != FORMAT:
                raise ValueError(f"the log has format {row.format}, this Kingtable reads {FORMAT}")
            table = cls(row, new_match(row), storage, workers, paced)
        except Exception as error:
            logger.error("kingtable: table %s cannot be set up: %s", row.table, error)
            raise damaged_table(row.table, 0) from error
        for entry in log:
            table._replay(entry)
        return table

    # What is so

    @property
    def code(self) -> str:
        """The table's code."""
        return self.row.table

    @property
    def seq(self) -> int:
        """The number of the last command; 0 after the set-up."""
        return len(self.steps)

    @property
    def quiet(self) -> bool:
        """Is nobody here and nothing going on?"""
        idle = self._bots is None or self._bots.done()
        return not self.guests and not self._doing and not self._lock.locked() and idle

    def seat_list(self) -> list[dict[str, Any]]:
        """The seats as everybody may see them."""
        here = {guest.seat for guest in self.guests}
        return [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                **({"bot": seat.bot} if seat.kind == "bot" else {}),
                "name": seat.name,
                "colour": seat.colour,
                "here": seat.kind == "bot" or seat.seat in here,
            }
            for seat in self.row.seats
        ]

    def key(self) -> str | None:
        """The table's key in hexadecimal once the game is over, None before."""
        return self.row.key.hex() if self.match.over else None

    def view(self, seat: int | None) -> msgspec.Raw:
        """What a seat sees, as JSON; computed once a command, however many look."""
        if (known := self._views.get(seat)) is None:
            known = self._views[seat] = msgspec.Raw(frames.encode(self.match.view(seat)))
        return known

    def snap(self, seat: int | None, since: int | None) -> bytes:
        """The frame that tells everything; a `since` beyond the log (a restored database) counts as none.

        Of what has been as much of the newest as fits: a long game is longer than a frame may be.
        """
        frame = {
            "t": "snap",
            "seq": self.seq,
            "table": self.code,
            "commitment": self.row.commitment,
            "key": self.key(),
            "seats": self.seat_list(),
            "view": self.view(seat),
            "choices": self._choices(seat),
            "clock": self._clock_told(),
            "events": (),
            "rematch": self.row.rematch,
        }
        known = -1 if since is None or since > self.seq else since
        steps = [*([Step(0, "", -1, [], [], self.setting)] if known < 0 else []), *self.steps[max(known, 0) :]]
        told: deque[msgspec.Raw] = deque()
        room = frames.LIMIT - len(frames.encode(frame))
        for step in reversed(steps):
            written = frames.encode(step.told())
            if (room := room - len(written) - 1) < 0:
                break
            told.appendleft(msgspec.Raw(written))
        return frames.encode({**frame, "events": list(told)})

    # Who comes and goes

    def join(self, guest: Guest, since: int | None) -> None:
        """Seat a guest, tell it everything, and the others who came. Raises Declined when it is too full."""
        if len(self.guests) >= GUESTS:
            raise Declined("server-table-full", status=429, most=GUESTS)
        self.guests.add(guest)
        if guest.seat is not None and guest.seat not in self._met:
            self._met.add(guest.seat)
            if self._clock is not None and self._clock.seat == guest.seat:
                self._clock = None  # it begins now
        self._wind()
        try:
            guest.send(self.snap(guest.seat, since))
        except BaseException:
            self.guests.discard(guest)
            raise
        if self._thinking is not None:
            guest.send(frames.encode(self._thinking))
        self._tell_seats()
        self._wake_bots()

    def leave(self, guest: Guest) -> None:
        """A guest has gone."""
        self.guests.discard(guest)
        self.used = time.monotonic()
        self._wind()
        self._tell_seats()

    async def rename(self, seat: int | None, name: str) -> None:
        """The seat takes a name, or none; who watches has none. Raises Declined when it cannot be saved."""
        if seat is None or self.row.seats[seat].name == (cleaned := clean_name(name)):
            return
        try:
            await self._storage.rename(self.code, seat, cleaned)
        except NotStored:
            raise not_saved() from None
        self.row.seats[seat].name = cleaned
        self._tell_seats()

    def tell(self, frame: bytes) -> None:
        """Send a frame to everybody here."""
        for guest in tuple(self.guests):
            guest.send(frame)

    def _tell_seats(self) -> None:
        watching = sum(guest.seat is None for guest in self.guests)
        told = {"t": "seats", "seats": self.seat_list(), "watching": watching, "clock": self._clock_told()}
        self.tell(frames.encode(told))

    # What they do

    async def do(
        self,
        seat: int | None,
        id: str,
        moves: list[str],
        acknowledge: Callable[[int], None] | None = None,
        *,
        at: int | None = None,
    ) -> int:
        """Play moves, all or nothing; the answer is their seq, and they are durable by then.

        The same command (id, seat, moves) may be sent again at any time, also after a restart: it is played
        once and answered each time. `acknowledge` is called when the moves are written and before anybody
        hears of them. at: the seq that the moves answer; later they are refused. Raises Refused (the rules, or
        Declined); then nothing has changed.
        """
        # A client may vanish while its move is being written. The move is finished all the same.
        doing = asyncio.create_task(self._do(seat, id, moves, acknowledge, at))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        return await asyncio.shield(doing)

    async def _do(
        self, seat: int | None, id: str, moves: list[str], acknowledge: Callable[[int], None] | None, at: int | None
    ) -> int:
        async with self._lock:
            while True:
                if (done := self._done.get(id)) is not None:
                    if (done.seat, done.sent) != (seat, moves):
                        raise Declined("server-id-used", status=409)
                    if acknowledge is not None:
                        acknowledge(done.seq)
                    return done.seq
                trial = self._tried(seat, moves, at)
                assert seat is not None
                entry = Entry(self.seq + 1, id, seat, moves, int(time.time() * 1000))
                try:
                    await self._storage.append(self.code, entry)
                except Taken:  # another process serves this table too: hear what happened, then look again
                    await self._catch_up()
                    continue
                except NotStored as error:
                    logger.error("kingtable: table %s: a move could not be saved: %s", self.code, error)
                    raise not_saved() from None
                self._take(entry, trial)
                if acknowledge is not None:
                    acknowledge(entry.seq)
                self._tell_step()
                self._wake_bots()
                return entry.seq

    def preview(self, seat: int | None, moves: list[str]) -> dict[str, Any]:
        """What the game tells of moves that the seat might play. Raises Refused."""
        self._check_turn(seat, moves)
        return self.match.preview(moves)

    def _tried(self, seat: int | None, moves: list[str], at: int | None = None) -> Match:
        self._check_turn(seat, moves)
        if at is not None and at != self.seq:
            raise Declined("server-too-late", status=409)
        trial = self.match.copy()
        for move in moves:
            if trial.to_move != seat:
                raise Declined("server-turn-over", status=409, move=move)
            trial.play(move)
        return trial

    def _check_turn(self, seat: int | None, moves: list[str]) -> None:
        if seat is None:
            raise Declined("server-only-watching", status=403)
        if not moves:
            raise Declined("server-no-moves")
        if self.match.over:
            raise Declined("server-game-over", status=409)
        if self.match.to_move != seat:
            raise Declined("server-not-your-turn", status=409, seat=self.match.to_move)

    def _take(self, entry: Entry, match: Match) -> None:
        moves, events = match.moves[len(self.match.moves) :], match.events[len(self.match.events) :]
        step = Step(entry.seq, entry.id, entry.seat, moves, entry.moves, events)
        self.match = match
        self.steps.append(step)
        self._done[step.id] = step
        self._met.add(step.seat)
        self._views.clear()
        self.used = self._moved = time.monotonic()

    def _replay(self, entry: Entry) -> None:
        try:
            if entry.seq != self.seq + 1:
                raise ValueError(f"command {self.seq + 1} is missing")
            self._take(entry, self._tried(entry.seat, entry.moves))
        except Exception as error:
            logger.error("kingtable: table %s is damaged at command %d: %s", self.code, entry.seq, error)
            raise damaged_table(self.code, entry.seq) from error

    async def _catch_up(self) -> None:
        try:
            missed = await self._storage.read_log(self.code, self.seq)
        except NotStored:
            raise not_saved() from None
        if not missed:  # then what was taken is not the seq: an id that another table's rules would not allow
            raise not_saved()
        for entry in missed:
            self._replay(entry)
            self._tell_step()

    def _choices(self, seat: int | None) -> dict[str, Any] | None:
        return self.match.choices() if seat is not None and seat == self.match.to_move else None

    def _tell_step(self) -> None:
        self._wind()
        clock = self._clock_told()
        step, key = self.steps[-1], self.key()
        told: dict[int | None, bytes] = {}
        for guest in tuple(self.guests):
            if (frame := told.get(guest.seat)) is None:
                frame = told[guest.seat] = frames.encode(
                    {
                        "t": "ev",
                        "seq": step.seq,
                        "seat": step.seat,
                        "by": step.by,
                        "moves": step.moves,
                        "events": step.events,
                        "view": self.view(guest.seat),
                        "choices": self._choices(guest.seat),
                        "clock": clock,
                        "key": key,
                    }
                )
            guest.send(frame)

    # What the bots do

    def _bot_to_move(self) -> int | None:
        seat = self.match.to_move
        return seat if seat is not None and self.row.seats[seat].kind == "bot" else None

    def _wake_bots(self) -> None:
        # Bots play while somebody is here. So an empty table costs nothing, and whoever comes back sees them
        # move.
        if self.guests and self._bot_to_move() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots of {self.code}")

    async def _play_bots(self) -> None:
        while self.guests and (seat := self._bot_to_move()) is not None:
            bot, seq = self.row.seats[seat].bot, self.seq
            assert bot is not None
            try:
                self._tell_thinking(seat)
                moves = await self._thought(seat, bot)
                self._thinking = None
                await self._pause()
                await self._play_for(seat, BOT, moves, seq)
            except Declined as declined:
                if declined.key == "server-table-damaged":
                    return
                await asyncio.sleep(AGAIN)
            finally:
                self._thinking = None

    async def _play_for(self, seat: int, by: str, moves: list[str], seq: int) -> None:
        id = f"{by}{seq + 1}"
        try:
            await self.do(seat, id, moves, at=seq)
        except Declined:
            raise
        except Refused as refused:  # a bot's mistake must not stop the table
            logger.error("kingtable: %s%s played %s: %s", by, self.row.seats[seat].bot, moves, refused)
            await self.do(seat, id, self.match.legal()[:1], at=seq)

    async def _pause(self) -> None:
        if self._paced and (pace := PACE.get(self.row.game)) is not None:
            await asyncio.sleep(self._moved + pace[out_of_turn(self.match)] - time.monotonic())

    async def _thought(self, seat: int, bot: str) -> list[str]:
        seen = self.match.observe(seat, secrets.randbits(63))
        asked = asyncio.ensure_future(
            self._workers.choose(Question(self.row.game, bot, seen, seat, secrets.randbits(63)))
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
            logger.error("kingtable: %s at table %s: %s; it plays what comes first", bot, self.code, failure)
            return self.match.legal()[:1]
        finally:
            asked.cancel()

    def _tell_thinking(self, seat: int) -> None:
        self._thinking = {"t": "thinking", "seat": seat, "warming": not self._workers.warm}
        self.tell(frames.encode(self._thinking))

    # What the clock does

    def _clock_told(self) -> dict[str, Any] | None:
        return None if self._clock is None else self._clock.told()

    def _wind(self) -> None:
        # The clock runs while somebody is here to wait, so an empty table costs nothing. Each decision has
        # its own; one that goes on is left alone.
        seat = self.match.to_move
        runs = self.row.clock is not None and bool(self.guests) and seat is not None and self._bot_to_move() is None
        if runs and self._clock is not None and self._clock.seq == self.seq:
            return
        self._clock = None
        if self._ringing is not None:
            self._ringing.cancel()
        if runs:
            assert self.row.clock is not None
            self._clock = Clock(self.match, self.seq, self.row.clock, arriving=seat not in self._met)
            self._ringing = asyncio.create_task(self._ring(self._clock), name=f"clock of {self.code}")

    async def _ring(self, clock: Clock) -> None:
        await asyncio.sleep(clock.left)
        while self._clock is clock:  # else somebody was faster: the table's lock has decided that
            try:
                silence = self.match.silence()
                moves = [silence] if silence is not None else await self._thought(clock.seat, stand_in(self.row.game))
                await self._play_for(clock.seat, CLOCK, moves, clock.seq)
            except Declined as declined:
                if declined.key == "server-table-damaged":
                    return
                if self._clock is clock:
                    await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Stop the bots and the clock; moves that are being written are finished."""
        tasks = [task for task in (self._bots, self._ringing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._doing, return_exceptions=True)
