"""The database: made, checked, never overwritten; a log into which nothing enters twice."""

from __future__ import annotations

import asyncio
import sqlite3
import traceback
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from kingtable.server.store import storage as module
from kingtable.server.store.database import HEAD, DatabaseUnusable, prepare
from kingtable.server.store.rows import Entry, NotStored, Seat, Snapshot, TableRow, Taken
from kingtable.server.store.storage import Storage
from tests.server.rooms import storage_in

pytestmark = pytest.mark.anyio

ROW = TableRow(
    table="ACDEFG",
    game="kingdomino",
    options={"players": 2, "middle_kingdom": "window"},
    key=b"k" * 32,
    commitment="c" * 64,
    created=1_700_000_000_000,
    seats=[Seat(0, "human", "blue", secret="5" * 64, name="Ada"), Seat(1, "bot", "rose", bot="greedy")],
)


def entry(seq: int, id: str = "") -> Entry:
    return Entry(seq, id or f"id{seq}", 0, ["=12"], 1_700_000_000_000)


def with_storage(folder: Path, work: Callable[[Storage], Awaitable[None]], *, full: bool = False) -> None:
    async def run() -> None:
        async with storage_in(folder, full=full) as opened:
            await work(opened)

    asyncio.run(run())


def test_a_new_database_has_the_newest_form(tmp_path: Path) -> None:
    file = tmp_path / "100% new" / "kingtable.db"
    prepare(file)
    prepare(file)
    with sa.create_engine(sa.URL.create("sqlite", database=str(file))).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), module.metadata) == []


def test_the_newest_migration_is_the_one_the_server_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(module.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_log_whose_ids_alone_said_who_played_says_it_itself(tmp_path: Path) -> None:
    expected = {
        "bot:1": ("moves", "bot"),
        "for:2": ("moves", "substitute"),
        "stand-in:3": ("moves", "default"),
        "clock:4": ("moves", "clock"),
        "table:5": ("note", "seat"),
        "a-bot:6": ("moves", "seat"),
    }

    async def write(database: Storage) -> None:
        await database.create(ROW)
        for seq, id in enumerate(expected, 1):
            await database.append(ROW.table, entry(seq, id))

    async def read(database: Storage) -> None:
        log = await database.read_log(ROW.table)
        assert {one.id: (one.kind, one.author) for one in log} == expected
        assert [one.moves for one in log] == [["=12"]] * len(expected)

    with_storage(tmp_path, write)
    with closing(sqlite3.connect(tmp_path / module.FILE)) as old:
        for column in ("kind", "author"):
            old.execute(f"ALTER TABLE log DROP COLUMN {column}")
        old.execute("UPDATE alembic_version SET version_num = '0009'")
        old.commit()
    with_storage(tmp_path, read)


async def test_a_table_is_read_as_it_was_written(storage: Storage) -> None:
    assert await storage.read("ACDEFG") is None
    await storage.create(ROW)
    assert await storage.read("ACDEFG") == ROW
    await storage.append("ACDEFG", entry(1))
    await storage.append("ACDEFG", entry(2))
    assert await storage.read_log("ACDEFG") == [entry(1), entry(2)]
    assert await storage.read_log("ACDEFG", 1) == [entry(2)]
    await storage.reseat(ROW, {0: {"name": "Eve"}}, ROW.host)
    read = await storage.read("ACDEFG")
    assert read is not None
    assert read.seats[0].name == "Eve"


async def test_neither_a_seq_nor_an_id_enters_twice(storage: Storage) -> None:
    await storage.create(ROW)
    await storage.append("ACDEFG", entry(1))
    for taken in (entry(1, "other"), entry(2, "id1"), entry(1)):
        with pytest.raises(Taken):
            await storage.append("ACDEFG", taken)
    with pytest.raises(Taken):
        await storage.create(ROW)
    assert await storage.read_log("ACDEFG") == [entry(1)]


async def test_one_that_fails_does_not_undo_what_is_committed_with_it(storage: Storage) -> None:
    await storage.create(ROW)
    entries = [entry(1), entry(2), entry(2, "late"), entry(3)]
    done = await asyncio.gather(*[storage.append("ACDEFG", e) for e in entries], return_exceptions=True)
    assert [type(result) for result in done] == [type(None), type(None), Taken, type(None)]
    assert await storage.read_log("ACDEFG") == [entry(1), entry(2), entry(3)]


def test_what_waits_is_written_before_the_file_is_closed(tmp_path: Path) -> None:
    waiting: list[asyncio.Task[None]] = []

    async def write(opened: Storage) -> None:
        await opened.create(ROW)
        waiting.extend(asyncio.create_task(opened.append("ACDEFG", entry(n))) for n in range(1, 400))
        await asyncio.sleep(0)

    async def read(opened: Storage) -> None:
        assert len(await opened.read_log("ACDEFG")) == 399

    with_storage(tmp_path, write)
    assert [file.name for file in tmp_path.iterdir()] == [module.FILE], "one file is the whole backup"
    with_storage(tmp_path, read)


async def test_a_table_has_one_rematch(storage: Storage) -> None:
    await storage.create(ROW)
    other = msgspec.structs.replace(ROW, table="HJKMNP", commitment="d" * 64, follows="ACDEFG")
    await storage.create(other)
    with pytest.raises(Taken):
        await storage.create(msgspec.structs.replace(other, table="QRTUVW", commitment="e" * 64))
    assert await storage.read("QRTUVW") is None
    read = await storage.read("ACDEFG")
    assert read is not None
    assert read.rematch == "HJKMNP"


@pytest.mark.parametrize(("full", "level"), [(False, 1), (True, 2)])
def test_commits_go_through_the_wal_as_safely_as_asked(tmp_path: Path, full: bool, level: int) -> None:
    async def work(opened: Storage) -> None:
        asked = [
            (await opened._writer.execute(sa.text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
        assert asked == ["wal", level, 1]

    with_storage(tmp_path, work, full=full)


async def test_reading_and_writing_a_broken_database_says_so(storage: Storage, tmp_path: Path) -> None:
    await storage.create(ROW)
    with contextless(tmp_path) as database:
        database.execute("UPDATE tables SET options = 'no json'")
    with pytest.raises(NotStored):
        await storage.read("ACDEFG")
    with contextless(tmp_path) as database:
        database.execute("DROP TABLE log")
    with pytest.raises(NotStored):
        await storage.append("ACDEFG", entry(1))
    with pytest.raises(NotStored):
        await storage.read_log("ACDEFG")


def contextless(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / module.FILE)


def refused(file: Path) -> str:
    before = file.read_bytes() if file.is_file() else b""
    with pytest.raises(DatabaseUnusable) as refusal:
        prepare(file)
    assert str(file) in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert (file.read_bytes() if file.is_file() else b"") == before, "never overwritten"
    return str(refusal.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / module.FILE
    file.write_bytes(b"a letter to my aunt, long enough to be mistaken for something else" * 100)
    assert "damaged (it is not a database)" in refused(file)


def test_a_database_with_a_damaged_page_is_refused(tmp_path: Path) -> None:
    file = tmp_path / module.FILE
    prepare(file)
    whole = bytearray(file.read_bytes())
    whole[4096 * 2 : 4096 * 4] = b"\xa5" * 8192
    file.write_bytes(whole)
    assert "damaged" in refused(file)


def test_a_truncated_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / module.FILE
    prepare(file)
    file.write_bytes(file.read_bytes()[:10_000])
    assert "damaged" in refused(file)


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / module.FILE
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    assert "another program" in refused(file)


def test_the_database_of_a_newer_kingtable_is_refused(tmp_path: Path) -> None:
    file = tmp_path / module.FILE
    prepare(file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer Kingtable" in refused(file)


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be opened" in refused(tmp_path / "file" / module.FILE)
    (tmp_path / module.FILE).mkdir()
    refused(tmp_path / module.FILE)


async def test_an_error_of_one_table_tells_nothing_of_another(storage: Storage, tmp_path: Path) -> None:
    await storage.create(ROW)
    with closing(sqlite3.connect(tmp_path / module.FILE)) as other, other:
        other.execute("ALTER TABLE log RENAME TO away")
        other.execute("ALTER TABLE snapshots RENAME TO gone")
    asked = [
        storage.append(ROW.table, entry(1, "secret id")),
        storage.reseat(ROW, {0: {"name": "secret name", "secret": "secret secret"}}, ROW.host),
        storage.keep(ROW.table, Snapshot(1, b"secret data")),
        storage.read_log("SECRET"),
    ]
    errors = await asyncio.gather(*asked, return_exceptions=True)
    assert {type(error) for error in errors} == {NotStored}
    for error in errors:
        assert isinstance(error, NotStored)
        told = "".join(traceback.format_exception(error))
        assert "no such table" in told
        assert "secret" not in told.lower().replace("seats.secret", "").replace("secret=?", "")
