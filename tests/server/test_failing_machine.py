"""A machine that fails: clocks that jump, files that are cut or empty, a database that another program holds."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingtable.server.messages.refusal import Refusal
from kingtable.server.store import storage as module
from kingtable.server.store.database import HEAD, DatabaseUnusable, prepare
from kingtable.server.store.folder import DataFolder
from kingtable.server.store.rows import NotStored
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table.past import _resumed, beginning
from kingtable.server.table.seats import SeatForm, TableForm
from kingtable.server.table.table import Table
from kingtable.server.table.tables import UNPLAYED, Tables
from tests.server.rooms import HUMANS, Listener, Seats, fresh, in_room, play_out, same, tables_of, turn
from tests.waiting import eventually

pytestmark = pytest.mark.anyio

# The clock on the wall


@pytest.mark.parametrize("days", [8, -8, 20_000, -20_000])
@pytest.mark.slow
def test_a_clock_that_jumps_deletes_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    now = time.time()

    async def made(_: Storage, tables: Tables) -> None:
        for _time in range(3):
            await tables.create(TableForm("kingdomino", HUMANS))

    async def later(storage: Storage, tables: Tables) -> None:
        for hour in range(UNPLAYED):
            await tables.expire()
            assert len(await codes(storage)) == 3, f"deleted after {hour} hours"
        await tables.expire()
        assert await codes(storage) == []  # a week of running, whatever the clock says

    monkeypatch.setattr(time, "time", lambda: now + days * 86_400)
    in_room(tmp_path, made)
    monkeypatch.setattr(time, "time", lambda: now)
    in_room(tmp_path, later)


async def codes(storage: Storage) -> list[str]:
    found: list[str] = await storage._look(
        lambda connection: [row.table for row in connection.execute(module.tables.select())]
    )
    return found


def test_hours_are_counted_over_restarts(tmp_path: Path) -> None:
    async def work(storage: Storage, tables: Tables) -> None:
        before = storage.hours
        await tables.expire()
        assert storage.hours == before + 1

    for hours in range(3):
        in_room(tmp_path, work)
        with closing(sqlite3.connect(tmp_path / FILE)) as database:
            assert database.execute("SELECT hours FROM running").fetchall() == [(hours + 1,)]


# Files that are cut or empty


def with_tables(folder: Path) -> Path:
    async def work(_: Storage, tables: Tables) -> None:
        for _time in range(3):
            await play_out(await fresh(tables), turns=3)

    in_room(folder, work)
    return folder / FILE


@pytest.mark.parametrize("size", [0, 1, 50, 99])
def test_an_empty_file_is_not_taken_for_a_new_database(tmp_path: Path, size: int) -> None:
    file = with_tables(tmp_path)
    file.write_bytes(file.read_bytes()[:size])
    with pytest.raises(DatabaseUnusable, match=f"it has {size} B, as after a copy that failed"):
        prepare(file)
    assert file.stat().st_size == size


@pytest.mark.parametrize("change", [-1, -4096, 4096, 1])
def test_a_file_of_another_size_than_it_says_is_refused(tmp_path: Path, change: int) -> None:
    file = with_tables(tmp_path)
    written = file.read_bytes()
    file.write_bytes(written[:change] if change < 0 else written + b"x" * change)
    with pytest.raises(DatabaseUnusable, match="damaged"):
        prepare(file)


def test_a_start_that_was_killed_while_it_made_the_database_leaves_none(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}.new").write_bytes(b"half")
    prepare(tmp_path / FILE)
    assert not (tmp_path / f"{FILE}.new").exists()


FORMS: dict[str, str] = {
    "0000": "UPDATE alembic_version SET version_num = '0000'",
    "nothing": "UPDATE alembic_version SET version_num = ''",
    "letters": "UPDATE alembic_version SET version_num = 'abc'",
    "a blob": "UPDATE alembic_version SET version_num = x'00ff'",
    "two": "INSERT INTO alembic_version VALUES ('9999')",
    "no form": "DELETE FROM alembic_version",
    "no log": "DROP TABLE log",
    "no seats": "DROP TABLE seats",
    "no column": "ALTER TABLE tables DROP COLUMN clock",
    "a trigger": "CREATE TRIGGER t AFTER INSERT ON log BEGIN DELETE FROM log; END",
}


@pytest.mark.parametrize("form", FORMS)
def test_a_database_of_an_unknown_form_is_one_line(tmp_path: Path, form: str) -> None:
    file = with_tables(tmp_path)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(FORMS[form])
    with pytest.raises(DatabaseUnusable) as refused:
        prepare(file)
    assert "\n" not in str(refused.value)
    assert "damaged" in str(refused.value)


def test_a_database_of_a_newer_form_is_called_that(tmp_path: Path) -> None:
    file = with_tables(tmp_path)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(DatabaseUnusable, match=f"A newer Kingtable wrote .*its form is 0999, this one knows {HEAD}"):
        prepare(file)


@pytest.mark.parametrize("side", ["", "-wal"])
@pytest.mark.parametrize("size", [0, 4096, 0.5])
def test_a_file_that_is_cut_in_use_takes_no_further_move(tmp_path: Path, side: str, size: float) -> None:
    with DataFolder(tmp_path) as folder:

        async def run() -> None:
            opened = await Storage.open(folder.file, intact=folder.intact, look=folder.look)
            tables = tables_of(opened)
            table = await fresh(tables)
            await play_out(table, turns=4)
            before, file = table.seq, tmp_path / (FILE + side)
            if side == "":  # so that there is something to cut
                async with opened._engine.connect() as other:
                    await other.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                assert opened.well
            length = file.stat().st_size
            with file.open("r+b") as cut:
                cut.truncate(int(length * size) if isinstance(size, float) else size)
            for _time in range(3):
                seat, moves = turn(table)
                with pytest.raises(Refusal) as refused:
                    await table.do(seat, f"after {_time}", moves)
                assert refused.value.key == "server-not-saved"
            with pytest.raises(Refusal):
                await tables.create(TableForm("kingdomino", HUMANS))
            assert table.seq == before
            assert not opened.well
            with contextlib.suppress(Exception):  # the file is broken
                await opened.close()

        asyncio.run(run())


@pytest.mark.parametrize("who", ["somebody moves", "nobody moves"])
def test_a_checkpoint_of_another_program_ends_nothing(
    tmp_path: Path, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RETRY", 0.01)
    with DataFolder(tmp_path) as folder:

        async def run() -> None:
            opened = await Storage.open(folder.file, intact=folder.intact, look=folder.look)
            tables = tables_of(opened)
            table = await fresh(tables)
            await play_out(table, turns=4)
            for _ in range(2):
                with closing(sqlite3.connect(folder.file)) as other:
                    fold = partial(other.execute, "PRAGMA wal_checkpoint(TRUNCATE)")
                    while fold().fetchone() != (0, 0, 0):  # the server writes just now
                        await asyncio.sleep(0)
                if who == "somebody moves":
                    seat, moves = turn(table)
                    await table.do(seat, f"after {table.seq}", moves)
                await eventually(lambda: opened.well)
            seat, moves = turn(table)
            await table.do(seat, "last", moves)
            before = await opened.read_log(table.state.code)
            await opened.close()
            again = await Storage.open(folder.file)
            assert await again.read_log(table.state.code) == before
            await again.close()

        asyncio.run(run())


def test_a_log_that_was_emptied_after_all_of_it_was_brought_in_begins_again(tmp_path: Path) -> None:
    """Then nothing is missing: the log begins anew, so that nothing is written behind the gap."""
    with DataFolder(tmp_path) as folder:

        async def run() -> None:
            opened = await Storage.open(folder.file, intact=folder.intact, look=folder.look)
            table = await fresh(tables_of(opened))
            await play_out(table, turns=4)
            async with opened._engine.connect() as other:
                await other.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            os.truncate(tmp_path / f"{FILE}-wal", 0)
            seat, moves = turn(table)
            await table.do(seat, "after", moves)
            # A power cut: what stays is what lies on the disk now.
            for file in tmp_path.glob(f"{FILE}*"):
                (tmp_path / "cut").mkdir(exist_ok=True)
                shutil.copy(file, tmp_path / "cut")
            with closing(sqlite3.connect(tmp_path / "cut" / FILE)) as copy:
                assert copy.execute("SELECT max(seq) FROM log").fetchone() == (table.seq,)
            await opened.close()

        asyncio.run(run())


# Snapshots


async def test_a_snapshot_counts_only_with_the_very_table_and_log_it_was_made_of(
    storage: Storage, tables: Tables
) -> None:
    one, other = await fresh(tables), await fresh(tables)
    for table in (one, other):
        await play_out(table, turns=6)
        await table.keep(now=True)
    whole, others = [await storage.read_whole(table.state.code) for table in (one, other)]
    assert whole is not None
    assert others is not None
    (row, log, mine), theirs = whole, others[2]
    assert mine is not None
    assert theirs is not None
    assert mine.seq == theirs.seq
    before = beginning(row)
    assert _resumed(row, before, log, mine) is not None
    assert row.deal is not None
    changes = {
        "key": b"k" * 32,
        "deal": [{**seat, "colour": "white"} for seat in row.deal],
        "table": other.state.code,
        "format": 2,
        "options": {**row.options, "harmony": True},
        "origin": {"table": other.state.code, "seq": 1, "record": {}},
    }
    for name, value in changes.items():
        assert _resumed(msgspec.structs.replace(row, **{name: value}), before, log, mine) is None, name
    for name, value in {"id": "other", "seat": 1 - log[2].seat, "moves": ["=1"]}.items():
        swapped = [*log[:2], msgspec.structs.replace(log[2], **{name: value}), *log[3:]]
        assert _resumed(row, before, swapped, mine) is None, name
    await storage.keep(one.state.code, theirs)
    assert same(await tables_of(storage).get(one.state.code), one)


# A database that another program holds, or that cannot be written


@contextlib.contextmanager
def held(file: Path) -> Any:
    """Another program has the lock."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield database
        database.execute("ROLLBACK")


async def test_all_who_wait_for_a_locked_database_have_one_deadline(
    storage: Storage, tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 1.0)
    monkeypatch.setattr(module, "SLOW", 0.02)
    monkeypatch.setattr(module, "RETRY", 0.1)
    made = [await fresh(tables) for _ in range(40)]

    async def moves(table: Table, number: int) -> float:
        await asyncio.sleep(number * 0.01)  # one after the other, while the first waits
        began = time.monotonic()
        seat, chosen = turn(table)
        with pytest.raises(Refusal) as refused:
            await table.do(seat, "a", chosen)
        assert refused.value.key == "server-not-saved"
        return time.monotonic() - began

    with held(tmp_path / FILE):
        waiting = asyncio.gather(*(moves(table, number) for number, table in enumerate(made)))
        await eventually(lambda: not storage.well)
        assert not waiting.done(), "it says that it cannot write while it waits"
        assert max(await waiting) < 20 * module.PATIENCE, "one by one they would wait for forty times as long"
        assert not storage.well
    await eventually(lambda: storage.well, "without anybody's move")
    for table in made:
        assert await storage.read_log(table.state.code) == []
        seat, chosen = turn(table)
        await table.do(seat, "a", chosen)


async def test_a_move_that_was_refused_is_never_in_the_log(storage: Storage, tables: Tables) -> None:
    table = await fresh(tables)
    sound = True
    storage._intact = lambda: sound
    seat, moves = turn(table)
    sound = False
    with pytest.raises(Refusal) as refused:
        await table.do(seat, "a", moves)
    assert refused.value.key == "server-not-saved"
    sound = True
    assert await storage.read_log(table.state.code) == []
    assert await table.do(seat, "a", moves) == 1


async def test_what_is_not_known_is_said_to_be_not_known_until_the_log_was_read(
    storage: Storage, tables: Tables
) -> None:
    """The file goes away in the moment in which a move is committed."""
    table = await tables.get((await fresh(tables)).state.code)
    ada = Listener(0)
    table.join(ada, None)
    answers = iter([True, False])
    storage._intact = lambda: next(answers, True)
    seat, moves = turn(table)
    with pytest.raises(Refusal) as refused:
        await table.do(seat, "a", moves)
    assert (refused.value.key, refused.value.status) == ("server-not-known", 503)
    assert ada.heard[-1] == {"t": "bye", "key": "server-not-known"}
    with pytest.raises(Refusal) as refused:
        await table.do(seat, "b", moves)
    assert refused.value.key == "server-not-known"
    woken = await tables.get(table.state.code)
    assert woken is not table
    assert woken.seq == 1
    assert await woken.do(seat, "a", moves) == 1  # it was sent again, and had been played
    seat, moves = turn(woken)
    assert await woken.do(seat, "c", moves) == 2


async def test_a_seat_of_a_lost_file_is_not_given(storage: Storage, tables: Tables) -> None:
    row, opening = await tables.create(TableForm("kingdomino", [SeatForm("me"), SeatForm("friend")]))
    table = await tables.get(row.table)
    storage._intact = lambda: False
    with pytest.raises(Refusal):
        await Seats(table).claim(opening.seats[1], "t" * 22)
    assert table.row.seats[1].secret is None
    with pytest.raises(NotStored):
        await storage.reseat(row, {0: {"name": "Ada"}}, row.host)
