"""What outlives the process: tables, their seats and the log of each table, in one SQLite file.

The log is the truth. A command is a row (table, seq); that pair is the primary key, so a second writer is
refused by the database, and (table, id) is unique, so no command enters twice. Rows of the log are never
changed.

All writing goes through one task. It takes whatever has gathered while the last commit ran and commits that
as one transaction, so the cost of a commit is shared when many tables move at once (group commit).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kingtable.engine.deal import FORMAT
from kingtable.engine.text import Json
from kingtable.server.store.rows import Entry, NotKnown, NotStored, Seat, Snapshot, TableRow, Taken

FILE = "kingtable.db"

PATIENCE = 5.0  # seconds that a command waits for another program's lock on the database, in all
SLOW = 2.0  # seconds after which a commit that is under way counts as one that fails
RETRY = 1.0  # seconds between two looks at whether writing goes again
LOST = "the database file was deleted, replaced or cut while the server runs"
HARDLY = 8  # commands: a table with fewer was tried out, or made to fill the disk
HARDLY_KEPT = 1000  # such tables are kept, the newest
READERS = 3  # connections for reading, each with a cache of pages

_Seen = TypeVar("_Seen")

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("table", sa.String(6), primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("key", sa.LargeBinary(32), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("created", sa.Integer, nullable=False),  # milliseconds since 1970, as `log.time`
    sa.Column("format", sa.Integer, nullable=False),
    sa.Column("rematch", sa.String(6), nullable=True),
    sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),  # seconds: {"ask", "turn"}
    sa.Column(
        "deal", sa.JSON(none_as_null=True), nullable=True
    ),  # the seats of `engine.deal.Deal`; null: not dealt yet
    sa.Column("host", sa.Integer, nullable=True),  # the seat that may make links for seats nobody has claimed
    sa.Column("origin", sa.JSON(none_as_null=True), nullable=True),  # of `engine.deal.Deal`
    sa.Column("hour", sa.Integer, nullable=False, server_default="0"),  # of `running`, when the table was made
    sa.Column("follows", sa.String(6), nullable=True),  # the table whose rematch it is
    sa.Column("invite", sa.String(64), nullable=True),  # SHA-256 of the link that claims any free seat
    sa.Index("commitments", "commitment", unique=True),  # so no promise is used twice
)

# Of what opens a seat only SHA-256 is kept: `secret` of the device that has claimed it, `link` of the link with which a
# device may claim it.
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(6), sa.ForeignKey("tables.table"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("bot", sa.String, nullable=True),
    sa.Column("name", sa.String, nullable=True),
    sa.Column("colour", sa.String, nullable=False),
    sa.Column("secret", sa.String(64), nullable=True),
    sa.Column("link", sa.String(64), nullable=True),
    sa.Column("screen", sa.Integer, nullable=True),  # seats with the same number were made for one screen
    sa.Column("apart", sa.Boolean, nullable=False, server_default="0"),  # its player has another screen by now
    sa.Index("devices", "table", "secret", unique=True),  # so a secret opens one seat
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table", sa.String(6), sa.ForeignKey("tables.table"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("id", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("moves", sa.JSON, nullable=False),
    sa.Column("time", sa.Integer, nullable=False),
    sa.Column("kind", sa.String, nullable=False, server_default="moves"),
    sa.Column("author", sa.String, nullable=False, server_default="seat"),
    sa.UniqueConstraint("table", "id"),
    sqlite_with_rowid=False,
)

# Where a table stood at some seq, so that it wakes without replaying all: never the truth, thrown away when in doubt.
snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table", sa.String(6), sa.ForeignKey("tables.table"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)


# One row: for how many hours servers have run on this database. A clock that jumps does not change it.
running = sa.Table(
    "running",
    metadata,
    sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("hours", sa.Integer, nullable=False),
)


_Last = tuple[str, int, str] | None


class _Lost(OSError):
    """The database file is not the one that was opened, or not all of it."""


class Storage:
    """The database of a running server. Open it with `Storage.open`, after `prepare`."""

    def __init__(
        self,
        engine: AsyncEngine,
        writer: AsyncConnection,
        readers: sa.Engine,
        intact: Callable[[], bool],
        look: Callable[[_Last], bool],
    ) -> None:
        self._engine = engine
        self._writer = writer
        self._readers = readers
        self._intact = intact
        self._look_again = look
        self._last: _Last = None  # table, seq and id of the command that was acknowledged last
        self.hours = 0  # for how many hours servers have run on this database
        self._failing = False
        self._waits = round(PATIENCE * 1000)  # milliseconds
        self._began: float | None = None  # when the commit that is under way began
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writing = asyncio.create_task(self._write(), name="storage writer")

    @classmethod
    async def open(
        cls,
        file: Path,
        *,
        full: bool = False,
        intact: Callable[[], bool] = lambda: True,
        look: Callable[[_Last], bool] = lambda _: False,
    ) -> Storage:
        """Open a prepared database.

        full: a commit survives a power cut too (about 1 ms more each). intact: is the file on the disk still the one
        that is written to? Asked after every commit, before it is acknowledged. look: is it after all, by a longer
        look?
        """
        # One commit writes for several tables, so an error must not quote what it tried to write.
        engine = create_async_engine(
            sa.URL.create("sqlite+aiosqlite", database=str(file)), pool_size=1, hide_parameters=True
        )
        # All that is read of a table is read in one go in a thread: 5,000 sockets come back at once after a restart.
        readers = sa.create_engine(
            sa.URL.create("sqlite", database=str(file)),
            pool_size=READERS,
            max_overflow=0,
            pool_timeout=60,
            hide_parameters=True,
        )

        @sa.event.listens_for(engine.sync_engine, "connect")
        @sa.event.listens_for(readers, "connect")
        def _settle(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={'FULL' if full else 'NORMAL'}")
            cursor.execute(f"PRAGMA busy_timeout={round(PATIENCE * 1000)}")
            cursor.execute("PRAGMA cache_size=-1000")  # KiB
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

        opened = cls(engine, await engine.connect(), readers, intact, look)
        opened.hours = await opened._look(
            lambda connection: connection.execute(sa.select(running.c.hours)).scalar_one()
        )
        return opened

    async def close(self) -> None:
        """Write what is waiting, then let go of the file (SQLite folds the WAL into it)."""
        self._jobs.put_nowait(None)
        await self._writing
        await self._writer.close()
        await self._engine.dispose()
        await asyncio.to_thread(self._readers.dispose)

    async def create(self, row: TableRow) -> None:
        """Write a new table, also as the rematch of the one that it follows.

        Raises Taken when the code is in use or that one has a rematch already, NotStored.
        """
        fields = msgspec.structs.asdict(row)
        rows = [{"table": row.table, **msgspec.structs.asdict(seat)} for seat in fields.pop("seats")]
        statements: list[_Statement] = [(sa.insert(tables), [fields]), (sa.insert(seats), rows)]
        if row.follows is not None:
            there = sa.select(tables.c.table)  # the server deletes a rematch that nobody played: players can ask again
            free = tables.c.rematch.is_(None) | tables.c.rematch.not_in(there)
            followed = sa.update(tables).where(tables.c.table == row.follows, free)
            statements.append((followed.values(rematch=row.table), None))
        await self._submit(_Job(statements))

    async def append(self, table: str, entry: Entry) -> None:
        """Write a command into the log. When this returns, the command is durable.

        Raises Taken when the seq or the id is in the log already, NotStored.
        """
        await self._submit(_Job([], {"table": table, **msgspec.structs.asdict(entry)}))

    async def invite(self, table: str, link: str | None) -> None:
        """Write which link claims any free seat of a table. Raises NotStored."""
        await self._submit(_Job([(sa.update(tables).where(tables.c.table == table).values(invite=link), None)]))

    async def reseat(self, row: TableRow, changes: Mapping[int, Mapping[str, object]], host: int | None) -> None:
        """Write new values of some seats of a table, in this order, and the host, all or nothing.

        Raises Taken when a device would have two seats by it, NotStored.
        """
        of_seat = seats.c.table == row.table
        statements: list[_Statement] = [
            (sa.update(seats).where(of_seat, seats.c.seat == seat).values(**values), None)
            for seat, values in changes.items()
        ]
        if host != row.host:
            statements.append((sa.update(tables).where(tables.c.table == row.table).values(host=host), None))
        if statements:
            await self._submit(_Job(statements))

    async def deal(self, table: str, dealt: list[Json]) -> None:
        """Write what a table is dealt from, once, in today's form. Raises Taken when it has been dealt, NotStored."""
        where = (tables.c.table == table, tables.c.deal.is_(None))
        await self._submit(_Job([(sa.update(tables).where(*where).values(deal=dealt, format=FORMAT), None)]))

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Write where a table stands, in place of what was there. Raises NotStored."""
        row = {"table": table, **msgspec.structs.asdict(snapshot)}
        await self._submit(
            _Job([(sa.delete(snapshots).where(snapshots.c.table == table), None), (sa.insert(snapshots), [row])])
        )

    async def expire(self, before: int, spared: Iterable[str]) -> int:
        """Delete the tables made before that running hour at which nobody ever played; how many. Raises NotStored.

        Of those that were hardly played, fewer than HARDLY commands, the newest HARDLY_KEPT are kept.
        """
        return await self._delete(before, 1, 0, spared) + await self._delete(before, HARDLY, HARDLY_KEPT, spared)

    async def _delete(self, before: int, commands: int, kept: int, spared: Iterable[str]) -> int:
        """Delete some of the tables with fewer commands, made before that running hour; the newest are kept."""
        played = sa.select(log.c.table).where(log.c.table == tables.c.table, log.c.seq >= commands).exists()
        few = sa.select(tables.c.table).where(tables.c.hour < before, ~played, tables.c.rematch.is_(None))
        old = few.order_by(tables.c.hour.desc(), tables.c.created.desc()).offset(kept).limit(500)
        found = await self._look(lambda connection: [row.table for row in connection.execute(old)])
        gone = [code for code in found if code not in set(spared)]
        if gone:
            still = ~sa.select(log.c.table).where(log.c.table.in_(gone), log.c.seq >= commands).exists()
            deleted = [sa.delete(rows).where(rows.c.table.in_(gone), still) for rows in (snapshots, seats, log, tables)]
            await self._submit(_Job([(statement, None) for statement in deleted]))
        return len(gone)

    async def read(self, table: str) -> TableRow | None:
        """A table with its seats; None when there is none. Raises NotStored."""
        return await self._look(lambda connection: _row(connection, table))

    async def read_log(self, table: str, after: int = 0) -> list[Entry]:
        """The commands of a table after a seq, in order. Raises NotStored."""
        return await self._look(lambda connection: _entries(connection, table, after))

    async def read_whole(self, table: str) -> tuple[TableRow, list[Entry], Snapshot | None] | None:
        """A table with its seats, its log and its snapshot; None when there is none. Raises NotStored."""

        def look(connection: sa.Connection) -> tuple[TableRow, list[Entry], Snapshot | None] | None:
            row = _row(connection, table)
            return None if row is None else (row, _entries(connection, table, 0), _snapshot(connection, table))

        return await self._look(look)

    async def _look(self, look: Callable[[sa.Connection], _Seen]) -> _Seen:
        def there() -> _Seen:
            with _reading(), self._readers.connect() as connection:
                return look(connection)

        return await asyncio.to_thread(there)

    @property
    def well(self) -> bool:
        """Is the database still the file that it was, and can it be written?"""
        waits = self._began is not None and time.monotonic() - self._began > SLOW
        return self._intact() and not self._failing and not waits

    async def run_on(self) -> int:
        """Count an hour that the server has run, and return for how many servers have run on this database. Raises
        NotStored."""
        await self._submit(_Job([(sa.update(running).values(hours=running.c.hours + 1), None)]))
        self.hours += 1
        return self.hours

    async def _submit(self, job: _Job) -> None:
        self._jobs.put_nowait(job)
        await job.done

    async def _write(self) -> None:
        while (job := await self._next()) is not None:
            jobs = [job]
            while not self._jobs.empty() and len(jobs) < 256:
                if (job := self._jobs.get_nowait()) is None:
                    self._jobs.put_nowait(None)
                    break
                jobs.append(job)
            self._began = time.monotonic()
            await self._commit(jobs)
            self._began = None

    async def _next(self) -> _Job | None:
        """What is to be written next; while something is wrong also something that changes nothing, to see when it no
        longer is."""
        while True:
            try:
                return await asyncio.wait_for(self._jobs.get(), RETRY)
            except TimeoutError:
                if self._failing or not self._intact():
                    await self._commit([_Job([(sa.update(running).values(hours=running.c.hours), None)])])

    async def _kept(self) -> bool:
        """Is what was written still there?"""
        return self._intact() or await asyncio.to_thread(self._look_again, self._last)

    async def _commit(self, jobs: Sequence[_Job]) -> None:
        try:
            await self._wait_at_most(jobs[0].asked + PATIENCE - time.monotonic())
            if not await self._kept():  # nothing is written then, so nothing of it is there later
                raise _Lost(LOST)
            async with self._writer.begin():
                for job in jobs:
                    for statement, rows in job.statements:
                        done = await self._writer.execute(statement, rows)
                        if done.rowcount == 0 and not isinstance(statement, sa.Delete):
                            raise Taken
                if entries := [job.entry for job in jobs if job.entry is not None]:
                    await self._writer.execute(sa.insert(log), entries)
        except (sa.exc.IntegrityError, Taken) as error:
            if len(jobs) > 1:  # one bad job must not undo the others
                for job in jobs:
                    await self._commit([job])
            else:
                jobs[0].fail(error)
        except Exception as error:  # it is the database's: all have waited together, none waits again
            self._failing = True
            for job in jobs:
                job.fail(error)
        else:
            if entries:
                self._last = (entries[-1]["table"], entries[-1]["seq"], entries[-1]["id"])
            elif any(getattr(statement, "table", None) is log for job in jobs for statement, _ in job.statements):
                self._last = None  # it may have been deleted
            self._failing = not await self._kept()
            for job in jobs:
                job.fail(NotKnown(LOST)) if self._failing else job.succeed()

    async def _wait_at_most(self, seconds: float) -> None:
        """How long the writer waits for another program's lock: together with those who have waited already."""
        wanted = round(PATIENCE * 1000) if seconds > PATIENCE / 2 else max(0, round(seconds * 10) * 100)
        if wanted != self._waits:
            await self._writer.exec_driver_sql(f"PRAGMA busy_timeout={wanted}")
            await self._writer.commit()
            self._waits = wanted


def _row(connection: sa.Connection, table: str) -> TableRow | None:
    found = connection.execute(sa.select(tables).where(tables.c.table == table)).first()
    if found is None:
        return None
    query = sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    sitting = [
        Seat(**{name: value for name, value in row._mapping.items() if name != "table"})
        for row in connection.execute(query)
    ]
    return TableRow(**found._mapping, seats=sitting)


def _entries(connection: sa.Connection, table: str, after: int) -> list[Entry]:
    query = sa.select(log).where(log.c.table == table, log.c.seq > after).order_by(log.c.seq)
    return [Entry(*row[1:]) for row in connection.execute(query)]


def _snapshot(connection: sa.Connection, table: str) -> Snapshot | None:
    query = sa.select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table == table)
    found = connection.execute(query).first()
    return None if found is None else Snapshot(*found)


_Statement = tuple[sa.Executable, list[dict[str, Any]] | None]


class _Job:
    """Something to write, whole or not at all."""

    def __init__(self, statements: list[_Statement], entry: dict[str, Any] | None = None) -> None:
        self.statements = statements
        self.entry = entry
        self.asked = time.monotonic()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if self.done.done():
            return
        if isinstance(error, sa.exc.IntegrityError | Taken):
            self.done.set_exception(Taken())
        elif isinstance(error, NotKnown):
            self.done.set_exception(error)
        else:
            self.done.set_exception(NotStored(str(error)))


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except (sa.exc.SQLAlchemyError, ValueError) as error:  # ValueError: JSON that is none
        raise NotStored(str(error)) from error
