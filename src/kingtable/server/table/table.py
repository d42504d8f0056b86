"""One live table: its match, its log, and who is there.

A table lives from the moment somebody asks for it until nobody has been there for a while; it is rebuilt from its
log. It gathers its people first and is dealt then (dealing). A command is judged on a state without secrets, tried on
a copy of the match, written, and only then taken over, acknowledged and told to everybody: in this order, under the
table's own lock, so no table ever waits for another. What people do besides (let a bot play a seat, agree to end) is a
note in the same log (notes).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from kingtable.engine.match import Match, Moment
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal, not_known, not_saved
from kingtable.server.store.rows import Entry, NotKnown, NotStored, Store, TableRow, Taken, saving
from kingtable.server.table import hints
from kingtable.server.table.auto import Auto, Connection
from kingtable.server.table.back import Back, back_after
from kingtable.server.table.dealing import Dealing
from kingtable.server.table.following import Following
from kingtable.server.table.notes import ENDED, NOTE, TAKEN, Said, is_note
from kingtable.server.table.past import (
    Damaged,
    Past,
    Step,
    damaged,
    played,
    snapshot_of,
    standing,
    step_of,
    went_on,
)
from kingtable.server.table.presence import Presence
from kingtable.server.table.seating import Seating
from kingtable.server.table.seats import together
from kingtable.server.table.telling import Teller, noted, snap
from kingtable.server.workers.questions import Thinkers

logger = logging.getLogger(__name__)
_Given = TypeVar("_Given")

WINDOWS = 8  # sockets of one seat; the oldest goes when another comes
SNAPSHOT = 8  # so many commands after the last one a snapshot is written: after a restart the rest is replayed


class Table:
    """A live table, made of a row of the database and its past (None: it is not dealt yet)."""

    def __init__(
        self,
        row: TableRow,
        past: Past | None,
        storage: Store,
        workers: Thinkers,
        following: TableRow | None = None,
    ) -> None:
        self.row = row
        self.following = Following(following)
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        self.used = time.monotonic()
        self._storage = storage
        self._workers = workers
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Task[Any]] = set()
        self._match: Match | None = None
        self.setting = msgspec.Raw(b"[]")  # what happened before the first command: seq 0
        self.steps: list[Step] = []
        self._done: dict[str, Step] = {}
        self.asked = 0  # the seq of the last command: what is asked has been asked since then
        self.ended: list[int] | None = None  # who agreed to end the table before the game was over
        self.back: Back | None = None  # after a restart nothing can be taken back
        self._open: dict[str, Any] | None = None  # the view of a spectator, and below those of all, once a command
        self._views: dict[int | None, msgspec.Raw] = {}
        self._offered: msgspec.Raw | None = None
        self._kept = 0
        self.doubted = False  # is it unknown what the log holds? Then the table has to be read again
        self._teller = Teller()
        self.presence = Presence(self)
        self.dealing = Dealing(self, storage)
        self.seating = Seating(self, storage)
        self.auto = Auto(self, workers)
        if past is not None:
            self._begin(past)

    def _begin(self, past: Past) -> None:
        self._match, self.setting, self.steps = past
        self._done = {step.id: step for step in self.steps}
        self._kept = len(self.steps)
        for step in self.steps:
            self._learn(step)

    # What is so

    @property
    def code(self) -> str:
        """The table's code."""
        return self.row.table

    @property
    def dealt(self) -> bool:
        """Has the game begun?"""
        return self._match is not None

    @property
    def match(self) -> Match:
        """The game as it stands. Raises Refusal before the deal."""
        if self._match is None:
            raise Refusal("server-not-dealt", status=409)
        return self._match

    @property
    def over(self) -> bool:
        """Is the game over, or the table ended?"""
        return self._match is not None and (self._match.over or self.ended is not None)

    @property
    def to_move(self) -> int | None:
        """Who decides now; None before the deal and when it is over."""
        return None if self._match is None or self.over else self._match.to_move

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays the seat: its own, or its substitute; None where a person does."""
        who = self.row.seats[seat]
        return who.bot if who.kind == "bot" else self.presence.substitutes.get(seat)

    @property
    def seq(self) -> int:
        """The number of the last command; 0 after the set-up."""
        return len(self.steps)

    @property
    def attended(self) -> bool:
        """Does anybody sit here now?"""
        return any(connection.seat is not None for connection in self.connections)

    @property
    def address(self) -> str:
        """For whom bots think here: the address of the first who sits here, or of the first who watches."""
        first = min(self.connections, key=lambda connection: connection.seat is None, default=None)
        return "" if first is None else first.address

    @property
    def quiet(self) -> bool:
        """Is nobody here and nothing going on?"""
        return not (self.connections or self._doing or self._lock.locked() or self.auto.busy or self.presence.busy)

    @property
    def past(self) -> Past:
        """All that has happened. Raises Refusal before the deal."""
        return Past(self.match, self.setting, self.steps)

    def followed(self, row: TableRow) -> None:
        """Somebody asks for a rematch at that table, or says yes to it: tell everybody here."""
        self.row.rematch = row.table
        if (news := self.following.update(row)) is not None:
            self.tell(frames.encode({"t": "rematch", "rematch": news}))

    def key(self) -> str | None:
        """The server's key in hexadecimal once the game is over, None before."""
        return self.row.key.hex() if self.over else None

    def record(self) -> dict[str, Any]:
        """The record of the game, with who or what played each command."""
        told = self.match.record()
        if screens := together(self.row.seats):
            told["together"] = screens
        if "deal" in told:
            told["commands"] = [
                {"seat": step.seat, "by": step.played_by, "moves": len(step.moves)} for step in standing(self.steps)
            ]
        return told

    def view(self, seat: int | None) -> msgspec.Raw:
        """What a seat sees, as JSON; computed once a command, however many look."""
        if (known := self._views.get(seat)) is None:
            if self._open is None:
                self._open = self.match.view(None)
            known = self._views[seat] = msgspec.Raw(frames.encode(self.match.seen_by(seat, self._open)))
        return known

    def choices(self, seat: int | None) -> msgspec.Raw | None:
        """What a seat may do, as JSON; None when it is not its turn. Computed once a command."""
        if seat is None or seat != self.to_move:
            return None
        if self._offered is None:
            self._offered = msgspec.Raw(frames.encode(self.match.choices()))
        return self._offered

    def snap(self, seat: int | None, since: int | None) -> bytes:
        """The frame that tells everything (`telling.snap`)."""
        return snap(self, seat, since)

    # Who comes and goes

    def join(self, connection: Connection, since: int | None, commit: str | None = None) -> None:
        """Seat a connection, tell it everything, and the others who came. Raises Refusal."""
        if self.dealing.failed is not None:
            raise self.dealing.failed
        self.presence.make_room(connection)
        same = [other for other in self.connections if connection.seat is not None and other.seat == connection.seat]
        self.connections[connection] = None
        self.presence.came(connection.seat)
        self.auto.came(connection.seat)
        try:
            connection.send(self.snap(connection.seat, since))
        except BaseException:
            self._forget(connection)
            raise
        if len(same) >= WINDOWS:
            same[0].part(Refusal("server-seat-elsewhere", status=409))
        self.auto.greet(connection)
        self.presence.tell_soon()
        self.presence.tell_windows(connection.seat)
        if not self.dealt and connection.seat is not None:
            self.dealing.sit(connection.seat, commit)
        self.auto.wake()

    def leave(self, connection: Connection) -> None:
        """A connection has gone."""
        if connection not in self.connections:
            return
        self._forget(connection)
        self.used = time.monotonic()
        self.auto.wind()
        self.presence.tell_soon()
        self.presence.tell_windows(connection.seat)

    def _forget(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        if all(other.seat != connection.seat for other in self.connections):
            self.presence.went(connection.seat)

    async def alone(self, work: Callable[[], Coroutine[Any, Any, _Given]]) -> _Given:
        """Do something under the table's lock, to its end even if the client that asked goes away."""

        async def locked() -> _Given:
            async with self._lock:
                return await work()

        return await self._whole(locked())

    def tell(self, frame: bytes) -> None:
        """Send a frame to everybody here."""
        for connection in tuple(self.connections):
            connection.send(frame)

    # Before the deal

    async def begin(self, seat: int | None, *, with_bots: bool = False) -> None:
        """A person wants it to be dealt now (`Dealing.begin`). Raises Refusal."""
        async with self._lock:
            await self.dealing.begin(seat, with_bots=with_bots)

    async def deal(self) -> None:
        """Deal now, from the shares that are there. Raises Refusal when it cannot be saved; then nothing is dealt."""
        async with self._lock:
            if self.dealt:
                return
            self._begin(await self.dealing.deal())
        self.auto.wind()
        for connection in tuple(self.connections):
            connection.send(self.snap(connection.seat, None))
        self.auto.wake()

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
        Refusal); then nothing has changed.
        """
        return await self._whole(self._do(seat, id, moves, acknowledge, at))

    async def _whole(self, work: Coroutine[Any, Any, _Given]) -> _Given:
        """A client may vanish while something is being written. It is finished all the same."""
        doing = self._begin_doing(work)
        try:
            return await asyncio.shield(doing)
        finally:
            del doing  # it holds what was raised, which holds this frame: the collector would come late

    def _begin_doing(self, work: Coroutine[Any, Any, _Given]) -> asyncio.Task[_Given]:
        doing = asyncio.create_task(work)
        self._doing.add(doing)
        doing.add_done_callback(self._finished)
        return doing

    def _finished(self, doing: asyncio.Task[Any]) -> None:
        self._doing.discard(doing)
        if not doing.cancelled():
            doing.exception()  # whoever asked may have been stopped, and asyncio complains of what nobody looks at

    async def _do(
        self, seat: int | None, id: str, moves: list[str], acknowledge: Callable[[int], None] | None, at: int | None
    ) -> int:
        async with self._lock:
            while True:
                if self.doubted:
                    raise not_known()
                if (done := self._done.get(id)) is not None:
                    if (done.seat, done.sent) != (seat, moves):
                        raise Refusal("server-id-used", status=409)
                    if acknowledge is not None:
                        acknowledge(done.seq)
                    return done.seq
                self._check_turn(seat, moves)
                assert seat is not None
                if at is not None and not self.asked <= at <= self.seq:
                    raise Refusal("server-too-late", status=409)
                await self.presence.check_plays(seat, id)
                revealed = self.match.check(moves)
                entry = self._entry(id, seat, moves)
                before, trial = self.match, played(self.match, entry)
                if not await self._append(entry):
                    continue
                moments = self._take(entry, trial)
                self.back = back_after(self.row.seats, self.back, entry, None if revealed else len(before.moves))
                if acknowledge is not None:
                    acknowledge(entry.seq)
                self._tell_step(before, moments)
                self.auto.wake()
                return entry.seq

    async def note(self, judge: Callable[[], Said | None]) -> None:
        """Write into the log what happens besides the game; `judge` says under the table's lock what that is, or that
        it is nothing. Raises Refusal; then nothing has changed."""

        await self.alone(lambda: self.note_now(judge))

    async def note_now(self, judge: Callable[[], Said | None]) -> None:
        """The same for who holds the table's lock."""
        while (said := judge()) is not None:
            entry = self._entry(f"{NOTE}{self.seq + 1}", said.seat, said.words)
            before, after = self.match, went_on(self.row, self.match, self.steps, entry)
            if await self._append(entry):
                self._tell_step(before, self._take(entry, after))
                self.presence.noted()
                break

    def _entry(self, id: str, seat: int, moves: list[str]) -> Entry:
        return Entry(self.seq + 1, id, seat, moves, int(time.time() * 1000))

    async def _append(self, entry: Entry) -> bool:
        """Write it into the log. False: another process serves this table too, and was first; then look again."""
        try:
            await self._storage.append(self.code, entry)
        except Taken:
            await self._catch_up()
            return False
        except NotKnown as error:
            raise self._doubt(error) from None
        except NotStored as error:
            logger.error("kingtable: table %s: a move could not be saved: %s", self.code, error)
            raise not_saved() from None
        return True

    def _doubt(self, error: NotKnown) -> Refusal:
        """Whether the last command is in the log is not known. Nobody plays on here: all come back to the table as the
        database then has it, and send again what was not answered. The refusal says so."""
        logger.error("kingtable: table %s: it is not known whether a move was saved: %s", self.code, error)
        self.doubted = True
        for connection in tuple(self.connections):
            connection.part(not_known())
        return not_known()

    def preview(self, seat: int | None, moves: list[str]) -> dict[str, Any]:
        """What the game tells of moves that the seat might play. Raises Refused."""
        self._check_turn(seat, moves)
        return self.match.preview(moves)

    async def hint(self, seat: int | None, id: str) -> bytes:
        """The frame with what a good player would do (`hints`). Raises Refusal."""
        return await hints.hint(self, self._workers, seat, id)

    def _check_turn(self, seat: int | None, moves: list[str]) -> None:
        if seat is None:
            raise Refusal("server-only-watching", status=403)
        if not moves:
            raise Refusal("server-no-moves")
        if self.match.over or self.over:
            raise Refusal("server-game-over", status=409)
        if self.to_move != seat:
            raise Refusal("server-not-your-turn", status=409, seat=self.to_move)

    def _take(self, entry: Entry, match: Match) -> list[Moment]:
        moments = [] if is_note(entry.id) else match.moments(len(entry.moves))
        step = step_of(entry, self.match, match)
        self._match = match
        self.steps.append(step)
        self._done[step.id] = step
        self._learn(step)
        self.rest()
        self.used = time.monotonic()
        return moments or noted(step, match)

    def _learn(self, step: Step) -> None:
        """What a step means for who plays, and whether."""
        if not step.noted:
            self.asked = step.seq
            self.auto.moved(step.seat)
            return
        [event] = msgspec.json.decode(step.events)
        if event["e"] == ENDED:
            self.ended = event["seats"]
        elif event["e"] == TAKEN:
            self.asked, self.back = step.seq, None
        else:
            self.presence.learn(event)

    async def _catch_up(self) -> None:
        with saving():
            missed = await self._storage.read_log(self.code, self.seq)
        if not missed:  # then what was taken is not the seq: an id that another table's rules would not allow
            raise not_saved()
        for entry in missed:
            try:
                before, after = self.match, went_on(self.row, self.match, self.steps, entry)
                moments = self._take(entry, after)
                self.back = None
            except Exception as error:
                raise damaged(self.code, Damaged(entry.seq, str(error))) from error
            self._tell_step(before, moments)

    def _tell_step(self, before: Match, moments: list[Moment]) -> None:
        self.auto.wind()
        if not self.connections:
            self._teller.rest()
            return
        step = self.steps[-1]
        shared = {
            "t": "ev",
            "seq": step.seq,
            "seat": step.seat,
            "by": step.by,
            "moves": step.moves,
            "clock": self.auto.clock_told(),
            "key": self.key(),
            "back": None if self.back is None else self.back.seat,
        }
        told = self._teller.tell(before, self.match, moments, {connection.seat for connection in self.connections})
        framed = {
            seat: frames.encode({**shared, "moments": its, "choices": self.choices(seat)}) for seat, its in told.items()
        }
        for connection in tuple(self.connections):
            connection.send(framed[connection.seat])
        self.presence.played()
        self.rest()

    # How it rests

    def rest(self) -> None:
        """Forget the views, which are larger than all else of a table: they serve all who are told at once."""
        self._open = self._offered = None
        self._views.clear()

    async def keep(self, *, now: bool = False) -> None:
        """Write a snapshot, if enough has happened since the last one, or something has and it must be now."""
        due = 1 if now else SNAPSHOT
        if self.dealt and self.seq - self._kept >= due:
            snapshot = snapshot_of(self.row, self.past)
            with contextlib.suppress(NotStored):  # it only saves time
                await self._storage.keep(self.code, snapshot)
                self._kept = snapshot.seq

    async def close(self) -> None:
        """Stop the bots, the clock and a deal that waits; moves that are being written are finished."""
        self.presence.stop()
        tasks = [*self.auto.stop(), *([] if self.dealing.task is None else [self.dealing.task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._doing, return_exceptions=True)
