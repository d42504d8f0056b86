"""One live table: the state that counts, the lock under which it changes, and the connections that hear of it.

A table lives from the moment somebody asks for it until nobody has been there for a while; it is rebuilt from its
log. A command is judged (`judge`) on the state as it is then, written, and only then taken over, acknowledged and sent
to everybody: in this order, under the table's own lock, so no table ever waits for another.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar, assert_never

import msgspec

from kingtable.engine.deal import FORMAT
from kingtable.engine.errors import Refused
from kingtable.engine.match import Match
from kingtable.engine.text import cut
from kingtable.server.messages.refusal import Refusal, not_known, not_saved, status
from kingtable.server.sharing.beside import beside
from kingtable.server.store.rows import Author, Entry, NotKnown, NotStored, Store, TableRow, Taken, saving
from kingtable.server.table import hints, people, seating, telling
from kingtable.server.table.audience import WINDOWS, Audience, Connection, table_full
from kingtable.server.table.by_itself import due, passed, wakes
from kingtable.server.table.judge import Unstored, advance, heard
from kingtable.server.table.past import OWN, Damaged, Past, Step, beginning, damaged, snapshot_of, standing
from kingtable.server.table.play import caught_up, check_turn, judge_moves, judge_own
from kingtable.server.table.seats import together
from kingtable.server.table.state import (
    NOTHING,
    Change,
    Invited,
    Judged,
    Logged,
    News,
    Next,
    Reseated,
    State,
    Stepped,
    begun,
    followed,
    opened,
)
from kingtable.server.table.thinking import Thinking
from kingtable.server.workers.questions import Thinkers

logger = logging.getLogger(__name__)
_Given = TypeVar("_Given")

SNAPSHOT = 8  # commands after which a snapshot is written again: after a restart the rest is replayed
AGAIN = 1.0  # seconds until what could not be saved is tried again
AT_FAULT = 422  # the status of moves that will be refused however often they are sent


class Table:
    """A live table, made of a row of the database and its past (None: it is not dealt yet).

    following: the row of the rematch. reseated: called when seats have changed.
    """

    def __init__(
        self,
        row: TableRow,
        past: Past | None,
        storage: Store,
        workers: Thinkers,
        following: TableRow | None = None,
        reseated: Callable[[TableRow], None] = lambda _: None,
    ) -> None:
        self.state = opened(row, past, following, time.monotonic())
        self.audience = Audience(lambda: self.state)
        self.used = time.monotonic()
        self.doubted = False  # is it unknown what the log holds? Then the table has to be read again
        self.failed: Refusal | None = None  # why this table can never be dealt
        self._storage = storage
        self._workers = workers
        self._reseated = reseated
        self._thinking = Thinking(workers)
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Task[Any]] = set()
        self._kept = self.state.seq
        self._alarm: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None  # what happens by itself
        self._bots: asyncio.Task[None] | None = None
        self._thinks: bytes | None = None  # the frame that says which bot thinks

    # What is so

    @property
    def row(self) -> TableRow:
        """What the store keeps of it."""
        return self.state.row

    @property
    def match(self) -> Match:
        """The game as it stands. Raises Refusal before the deal."""
        return self.state.match

    @property
    def steps(self) -> list[Step]:
        """The commands."""
        return self.state.steps

    @property
    def seq(self) -> int:
        """The number of the last command; 0 after the set-up."""
        return self.state.seq

    @property
    def over(self) -> bool:
        """Is the game over, or the table ended?"""
        return self.state.over

    @property
    def quiet(self) -> bool:
        """Is nobody here and nothing going on?"""
        busy = _runs(self._bots) or _runs(self._writing)
        return not (self.state.visited or self._doing or self._lock.locked() or busy)

    def record(self) -> dict[str, Any]:
        """The record of the game, with who or what played each command."""
        record = self.match.record()
        if screens := together(self.state.seats):
            record["together"] = screens
        if "deal" in record:
            record["commands"] = [
                {"seat": step.seat, "by": step.played_by, "moves": len(step.moves)} for step in standing(self.steps)
            ]
        return record

    def preview(self, seat: int | None, moves: list[str]) -> dict[str, Any]:
        """What the game tells of moves that the seat might play. Raises Refused."""
        check_turn(self.state, seat, moves)
        return self.match.preview(moves)

    async def hint(self, seat: int | None, id: str, address: str) -> bytes:
        """The frame with what a good player would do (`hints`). Raises Refusal."""
        return await hints.hint(self.state, self._workers, seat, id, address)

    # Who comes and goes

    def join(self, connection: Connection, since: int | None, commit: str | None = None) -> None:
        """Seat a connection, tell it everything, and the others who came. Raises Refusal."""
        if self.failed is not None:
            raise self.failed
        if (gone := self.audience.gives_way(connection)) is not None:
            self.leave(gone)
            gone.part(table_full())
        seat, now = connection.seat, time.monotonic()
        same = self.audience.windows(seat)
        self.audience.connections[connection] = None
        self.state = people.came(self.state, seat, now)
        try:
            connection.send(self.audience.snap(seat, since))
        except BaseException:
            del self.audience.connections[connection]
            self.state = people.went(self.state, seat, now)
            raise
        if len(same) >= WINDOWS:
            same[0].part(Refusal("server-seat-elsewhere", status=409))
        if self._thinks is not None:
            connection.send(self._thinks)
        self.audience.tell_who_came(seat)
        news = list[News]()
        if not self.state.dealt and seat is not None:
            self.state, news = seating.sit(self.state, seat, commit, now)
        self._go_on(news)

    def leave(self, connection: Connection) -> None:
        """A connection has gone."""
        if connection not in self.audience.connections:
            return
        del self.audience.connections[connection]
        self.used = time.monotonic()
        self.state = people.went(self.state, connection.seat, self.used)
        self.audience.tell_who_came(connection.seat)
        self._go_on([])

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

        def judged(state: State, now: float) -> Judged[int]:
            return judge_moves(state, seat, id, moves, at)

        return await self.command(judged, acknowledge)

    async def command(
        self, judged: Callable[[State, float], Judged[_Given]], acknowledge: Callable[[_Given], None] | None = None
    ) -> _Given:
        """Judge a command under the table's lock, write what it changes, and tell everybody; its answer. It is done to
        its end even if the client that asked goes away. Raises Refused; then nothing has changed."""

        async def locked() -> _Given:
            async with self._lock:
                await self._write_due()
                return await self._write(judged, acknowledge)

        return await self._whole(locked())

    def hear(self, seat: int | None, frame: Unstored) -> None:
        """Take what nobody writes down. Raises Refusal."""
        self._take(heard(self.state, seat, frame, time.monotonic()))

    async def deal(self) -> None:
        """Deal now, from the shares that are there. Raises Refusal when it cannot be saved; then nothing is dealt."""
        async with self._lock:
            await self._deal()

    def follow(self, row: TableRow) -> None:
        """Somebody asks for a rematch at that table, or says yes to it: tell everybody here."""
        known, news = telling.rematch(self.state.following), telling.rematch(row)
        self.state = followed(self.state, row)
        if news != known:
            self.audience.tell({"t": "rematch", "rematch": news})

    async def _whole(self, work: Coroutine[Any, Any, _Given]) -> _Given:
        """A client may vanish while something is being written. It is finished all the same."""
        doing = asyncio.create_task(work)
        self._doing.add(doing)
        doing.add_done_callback(self._finished)
        try:
            return await asyncio.shield(doing)
        finally:
            del doing  # it holds what was raised, which holds this frame: the collector would come late

    def _finished(self, doing: asyncio.Task[Any]) -> None:
        self._doing.discard(doing)
        if not doing.cancelled():
            doing.exception()  # its caller may have been stopped, and asyncio complains of what nobody looks at

    # How it is written

    async def _write(
        self, judged: Callable[[State, float], Judged[_Given]], acknowledge: Callable[[_Given], None] | None
    ) -> _Given:
        while True:
            if self.doubted:
                raise not_known()
            change, answer = judged(self.state, time.monotonic())
            if change is not None and not await self._stored(change):
                continue  # another process was first
            after = None if change is None else advance(self.state, change, time.monotonic())
            if after is not None:
                self.state, news = after
            if acknowledge is not None:
                acknowledge(answer)
            if after is not None:
                self._go_on(news)
            if isinstance(change, Reseated):
                self._reseated(self.row)
            return answer

    async def _write_due(self) -> None:
        """Write what happens by itself; under the table's lock."""
        while due(self.state, time.monotonic()) is not None:
            await self._write(lambda state, now: due(state, now) or NOTHING, None)

    async def _stored(self, change: Change) -> bool:
        """Write it. False: another process serves this table too, and was first; then judge again. Raises Refusal."""
        match change:
            case Logged(entry=entry):
                return await self._append(entry)
            case Reseated(seats=seats, host=host):
                try:
                    with saving():
                        await self._storage.reseat(self.row, seats, host)
                except Taken:  # the database has another seat of this device
                    raise Refusal("server-seat-taken", status=409) from None
            case Invited(link=link):
                with saving():
                    await self._storage.invite(self.row.table, link)
            case _:
                assert_never(change)
        return True

    async def _append(self, entry: Entry) -> bool:
        code = self.row.table
        try:
            await self._storage.append(code, msgspec.structs.replace(entry, time=int(time.time() * 1000)))
        except Taken:
            await self._catch_up()
            return False
        except NotKnown as error:
            raise self._doubt(error) from None
        except NotStored as error:
            logger.error("kingtable: table %s: a move could not be saved: %s", code, error)
            raise not_saved() from None
        return True

    def _doubt(self, error: NotKnown) -> Refusal:
        """Whether the last command is in the log is not known. Nobody plays on here: all come back to the table as the
        database then has it, and send again what was not answered. The refusal says so."""
        logger.error("kingtable: table %s: it is not known whether a move was saved: %s", self.row.table, error)
        self.doubted = True
        for connection in tuple(self.audience.connections):
            connection.part(not_known())
        return not_known()

    async def _catch_up(self) -> None:
        with saving():
            missed = await self._storage.read_log(self.row.table, self.seq)
        if not missed:  # then what was taken is not the seq: an id that another table's rules would not allow
            raise not_saved()
        for entry in missed:
            try:
                self.state, news = advance(self.state, caught_up(self.state, entry), time.monotonic())
            except Exception as error:
                raise damaged(self.row.table, Damaged(entry.seq, str(error))) from error
            self._go_on(news)

    async def _deal(self) -> None:
        if self.state.dealt:
            return
        row, gathering = self.row, self.state.gathering
        if not gathering.revealing:
            gathering = gathering.bind(row, time.monotonic())
        seats = gathering.dealt(row)
        past = await _beginning(row, seats, self.audience.address)  # first: what cannot be dealt is not written down
        try:
            await self._storage.deal(row.table, seats)
        except Taken:  # another process serves this table too
            found = await self._storage.read(row.table)
            assert found is not None
            assert found.deal is not None
            seats = found.deal
            past = await _beginning(row, seats, self.audience.address)
        except NotStored:
            raise not_saved() from None
        self.state = begun(self.state, _with_deal(self.row, seats), past, time.monotonic())
        self.audience.rest()
        for connection in tuple(self.audience.connections):
            connection.send(self.audience.snap(connection.seat, None))
        self._go_on([])

    # What happens by itself

    def _take(self, after: Next) -> None:
        self.state, news = after
        self._go_on(news)

    def _go_on(self, news: Sequence[News]) -> None:
        """Tell the news, and see to what happens by itself next."""
        self.audience.publish(news)
        for one in news:
            if isinstance(one, Stepped):
                self.used = time.monotonic()
                if one.step.noted and self._bots is not None and self.state.bot_to_move is None:
                    self._bots.cancel()  # what it thinks is forgotten: a person plays the seat now
        now = time.monotonic()
        after = passed(self.state, now)
        while after[0] is not self.state:
            self.state = after[0]
            self.audience.publish(after[1])
            after = passed(self.state, now)
        if not _runs(self._writing) and self._is_due(now):
            self._writing = asyncio.create_task(self._write_by_itself(), name=f"what is due at {self.row.table}")
        if self._alarm is not None:
            self._alarm.cancel()
        when = wakes(self.state, now)
        self._alarm = None if when is None else asyncio.get_running_loop().call_at(when, self._go_on, ())
        if self.state.visited and self.state.bot_to_move is not None and not _runs(self._bots):
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots of {self.row.table}")

    def _is_due(self, now: float) -> bool:
        return self.failed is None and (self.state.ready or due(self.state, now) is not None)

    async def _write_by_itself(self) -> None:
        while self._is_due(time.monotonic()):
            try:
                async with self._lock:
                    if self.state.ready:
                        await self._deal()
                    await self._write_due()
            except Refusal as refusal:
                if refusal.key == "server-table-damaged":
                    return
                await asyncio.sleep(AGAIN)
            except Exception as error:
                if self.state.dealt:  # whatever it was, no decision may wait for ever
                    logger.exception("kingtable: what is due at table %s", self.row.table)
                    await asyncio.sleep(AGAIN)
                else:
                    self.failed = damaged(self.row.table, Damaged(0, str(error)))
                    for connection in tuple(self.audience.connections):
                        connection.part(self.failed)

    async def _play_bots(self) -> None:
        """They play while somebody is here: an empty table costs nothing, and who comes back sees them move."""
        while self.state.visited and (seat := self.state.bot_to_move) is not None:
            state = self.state
            try:
                self._tell_thinking(seat)
                moves = await self._thinking.thought(
                    state, seat, self.audience.address, lambda: self._tell_thinking(seat)
                )
                self._thinks = None
                await self._play(state, seat, moves)
            except Refusal as refusal:
                if refusal.key == "server-table-damaged":
                    return
                await asyncio.sleep(AGAIN)
            except Exception:  # whatever it was, the table must not fall silent
                logger.exception("kingtable: the bots of table %s", self.row.table)
                await asyncio.sleep(AGAIN)
            finally:
                self._thinks = None

    async def _play(self, state: State, seat: int, moves: list[str] | None) -> None:
        """Play a bot's moves; without any, or where they are at fault, the game's default action.

        Raises Refusal for what may pass: the moves cannot be saved now, or somebody was faster.
        """
        by: Author = "bot" if state.seats[seat].kind == "bot" else "substitute"
        if moves is not None:
            try:
                await self._do_own(seat, moves, state.seq, by)
            except Exception as error:  # moves may be anything that a bot has answered
                if isinstance(error, Refused) and status(error) != AT_FAULT:
                    raise
                bot, why = state.bot_of(seat), cut(error, 200)
                what = f"{OWN[by]}{bot}"
                logger.error("kingtable: %s played %s: %s; the table plays for it", what, cut(moves, 80), why)
            else:
                return
        await self._do_own(seat, self.match.default_action(), state.seq, "default")

    async def _do_own(self, seat: int, moves: list[str], at: int, author: Author) -> None:
        await self.command(lambda state, _: judge_own(state, seat, moves, at, author))

    def _tell_thinking(self, seat: int) -> None:
        self._thinks = self.audience.tell({"t": "thinking", "seat": seat, "warming": self._thinking.warming})

    # How it rests

    async def keep(self, *, now: bool = False) -> None:
        """Write a snapshot, if enough has happened since the last one, or something has and it must be now."""
        due = 1 if now else SNAPSHOT
        if self.state.dealt and self.seq - self._kept >= due:
            snapshot = snapshot_of(self.row, self.state.played)
            with contextlib.suppress(NotStored):  # it only saves time
                await self._storage.keep(self.row.table, snapshot)
                self._kept = snapshot.seq

    async def close(self) -> None:
        """Stop the bots and the clock; moves that are being written are finished."""
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = [task for task in (self._bots, self._writing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._doing, return_exceptions=True)


def _runs(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()


def _with_deal(row: TableRow, seats: list[dict[str, Any]]) -> TableRow:
    return msgspec.structs.replace(row, deal=seats, format=FORMAT)


async def _beginning(row: TableRow, seats: list[dict[str, Any]], asker: str) -> Past:
    dealt = _with_deal(row, seats)
    return beginning(dealt) if row.origin is None else await beside(asker, beginning, dealt)
