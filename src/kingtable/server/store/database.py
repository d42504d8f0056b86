"""The database file: made, checked, brought to the newest form, and never overwritten."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

import sqlalchemy as sa

from kingtable.engine.errors import Refused
from kingtable.engine.folders import problem_of
from kingtable.server.store.storage import metadata

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010")
"""All forms that this Kingtable can bring to the newest, in order: the migrations."""
HEAD = REVISIONS[-1]
_HEADER = 100  # bytes at the beginning of an SQLite file
_NOT_NOW = (
    *("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM"),
    *("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_BUSY"),
)


class DatabaseUnusable(Refused):
    """The database or its folder cannot be used; the text says which file, what is wrong and what to do."""


def prepare(file: Path) -> None:
    """Make the database, or check it and bring it to the newest form. It is never overwritten.

    Raises DatabaseUnusable.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for there in (file.parent, file):  # SQLite needs to write into both; it would call the file damaged
            if there.exists() and not os.access(there, os.R_OK | os.W_OK):
                raise DatabaseUnusable("database-read-only", file=there, what="file" if there == file else "folder")
        if not file.exists():
            _make(file)
            return
        _check_size(file)
        if _revision(file) != HEAD:
            _migrate(file)
        _check_form(file)
    except sqlite3.DatabaseError as error:
        cause = getattr(error.__cause__, "orig", error)  # as _migrate wraps it
        if getattr(cause, "sqlite_errorname", "").startswith(_NOT_NOW):
            raise DatabaseUnusable("database-not-now", file=file, detail=error) from error
        raise _damaged(file, "other", error) from error
    except OSError as error:
        raise unwritable("database-not-opened", file, error) from error


def unwritable(key: str, file: Path, error: OSError) -> DatabaseUnusable:
    """The refusal of a place at which the system does not let us write."""
    return DatabaseUnusable(key, file=file, problem=problem_of(error), why=error.strerror or error)


def _damaged(file: Path, what: str, detail: object = "", **args: str) -> DatabaseUnusable:
    return DatabaseUnusable("database-damaged", file=file, what=what, detail=detail, **args)


def _make(file: Path) -> None:
    """A new database, under another name until it is whole: a file with nothing in it is never our own."""
    unfinished = file.with_name(f"{file.name}.new")
    unfinished.unlink(missing_ok=True)
    _migrate(unfinished)
    unfinished.rename(file)


def _check_size(file: Path) -> None:
    """Refuse a file that is shorter or longer than it says itself: SQLite reads on without a word."""
    size = file.stat().st_size
    if size < _HEADER:
        raise _damaged(file, "copy", size)
    with file.open("rb") as opened:
        header = opened.read(_HEADER)
    if not header.startswith(b"SQLite format 3\0"):
        raise _damaged(file, "foreign")
    page = int.from_bytes(header[16:18], "big")
    page = 65_536 if page == 1 else page
    counted = header[24:28] == header[92:96]  # else another program wrote it last, and the count of pages is not kept
    pages = int.from_bytes(header[28:32], "big")
    side = file.with_name(f"{file.name}-wal")
    folded = not side.exists() or side.stat().st_size == 0
    if page and (size % page or (folded and counted and size != page * pages)):
        raise _damaged(file, "cut", size, bytes=str(page * pages))


def _revision(file: Path) -> str:
    """The form that the file has. Raises DatabaseUnusable, sqlite3.DatabaseError."""
    with _opened(file) as database:
        found = [row[0] for row in database.execute("PRAGMA quick_check(1)")]
        if found != ["ok"]:
            raise sqlite3.DatabaseError("; ".join(" ".join(line.split()) for line in found))
        names = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "alembic_version" not in names:
            if not names:
                raise _damaged(file, "empty")
            raise DatabaseUnusable("database-foreign", file=file)
        forms = [row[0] for row in database.execute("SELECT version_num FROM alembic_version")]
    if len(forms) == 1 and forms[0] in REVISIONS:
        return str(forms[0])
    if len(forms) == 1 and isinstance(forms[0], str) and forms[0].isdigit() and forms[0] > HEAD:
        raise DatabaseUnusable("database-newer", file=file, form=forms[0][:20], known=HEAD)
    raise _damaged(file, "form", ", ".join(str(form)[:20] for form in forms[:3]) or "-")


def checked(file: Path, last: tuple[str, int, str] | None) -> bool:
    """Read a database that is served from again, by a new connection, after its log got shorter: is it whole, and the
    last command of it there? last: table, seq and id.

    Then the log begins again, so that nothing is written behind a gap. False where it cannot be seen now. Raises
    sqlite3.DatabaseError when something is missing.
    """
    try:
        with _opened(file) as database:
            if (found := database.execute("PRAGMA quick_check(1)").fetchall()) != [("ok",)]:
                raise sqlite3.DatabaseError(str(found))
            query = 'SELECT 1 FROM log WHERE "table" = ? AND seq = ? AND id = ?'
            if last is not None and database.execute(query, last).fetchone() is None:
                raise sqlite3.DatabaseError("the last command is missing")
            return bool(database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            return False
        raise


def _check_form(file: Path) -> None:
    """Refuse a file of the newest form that lacks a table or a column, or has a trigger. Raises DatabaseUnusable."""
    with _opened(file) as database:
        for name, table in metadata.tables.items():
            there = {row[1] for row in database.execute(f'PRAGMA table_info("{name}")')}
            if lacking := {column.name for column in table.columns} - there:
                raise _damaged(file, "lacks", ", ".join(sorted(lacking)), table=name)
        for (trigger,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            raise _damaged(file, "trigger", str(trigger)[:40])


def _opened(file: Path) -> contextlib.closing[sqlite3.Connection]:
    return contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True))


def _migrate(file: Path) -> None:
    from alembic import command  # 0.3 s, needed only when there is something to do
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)), hide_parameters=True)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except sa.exc.DatabaseError as error:
        raise sqlite3.DatabaseError(str(error.orig)) from error
    finally:
        engine.dispose()
