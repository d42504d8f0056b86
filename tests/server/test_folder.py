"""The data folder: rights, one server at a time, and files that vanish."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kingtable.server.store import folder as folder_module
from kingtable.server.store.database import DatabaseUnusable, prepare
from kingtable.server.store.folder import LOCK, DataFolder
from kingtable.server.store.storage import FILE
from tests.server.process import Process

fcntl = pytest.importorskip("fcntl") if sys.platform != "win32" else None


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_everything_new_is_for_the_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with DataFolder(tmp_path / "new" / "folder") as kept:
            assert os.umask(0) == 0, "the umask is as it was"
            database = sqlite3.connect(kept.file)
            database.execute("PRAGMA journal_mode=WAL")
            database.execute("CREATE TABLE x (y)")
            files = {file.name: rights(file) for file in kept.path.iterdir()}
            database.close()
        assert files == dict.fromkeys((FILE, f"{FILE}-wal", f"{FILE}-shm", LOCK), 0o600)
        assert rights(tmp_path / "new" / "folder") == rights(tmp_path / "new") == 0o700
    finally:
        os.umask(before)


def test_files_that_others_could_read_are_closed_to_them_but_the_folder_is_the_users(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    prepare(tmp_path / FILE)
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("CREATE TABLE x (y)")
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    with DataFolder(tmp_path):
        assert {rights(file) for file in tmp_path.iterdir()} == {0o600}
    assert rights(tmp_path) == 0o755
    database.close()


def test_a_second_one_is_refused_until_the_first_ends(tmp_path: Path) -> None:
    with DataFolder(tmp_path):
        with pytest.raises(DatabaseUnusable) as refused:
            DataFolder(tmp_path).lock()
        assert str(refused.value) == (
            f"Another Kingtable (process {os.getpid()}) uses the folder {tmp_path}. "
            "Stop that one, or choose another folder with --data."
        )
    assert [file.name for file in tmp_path.iterdir()] == [FILE]
    with DataFolder(tmp_path):
        pass


def test_a_lock_file_that_was_left_by_a_dead_process_stops_nobody(tmp_path: Path) -> None:
    script = f"""
import os
from pathlib import Path
from kingtable.server.store.folder import DataFolder
DataFolder(Path({str(tmp_path)!r})).lock()
os._exit(9)
"""
    assert subprocess.run([sys.executable, "-c", script]).returncode == 9
    assert (tmp_path / LOCK).exists()
    with DataFolder(tmp_path):
        assert (tmp_path / LOCK).read_text() == f"{os.getpid()}\n"


def test_two_that_start_while_a_third_stops_do_not_both_get_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = (DataFolder(tmp_path) for _ in range(3))
    first.lock()
    real = folder_module._locked
    raced: list[int] = []

    def raced_lock(opened: int) -> bool:
        if not raced:  # `second` has opened the file; now the first goes, and takes it away
            raced.append(opened)
            first.release()
            third.lock()
        return real(opened)

    monkeypatch.setattr(folder_module, "_locked", raced_lock)
    with pytest.raises(DatabaseUnusable, match="Another Kingtable"):
        second.lock()
    third.release()


def test_a_second_server_on_the_folder_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    first, second = Process(tmp_path), Process(tmp_path, wait=True)
    try:
        first.up()
        second.go()
        assert second.end() == 2
        (line,) = second.errors().splitlines()
        assert line.startswith("kingtable: Another Kingtable (process ")
        first.kill()
        third = Process(tmp_path)
        third.up()
        third.close()
    finally:
        first.close()
        second.close()


@pytest.mark.parametrize("side", ["", "-wal", "-shm"])
@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_a_file_that_is_deleted_or_replaced_is_noticed(tmp_path: Path, side: str, how: str) -> None:
    with DataFolder(tmp_path) as kept:
        assert kept.intact()
        database = sqlite3.connect(kept.file)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE x (y)")
        assert kept.intact()
        database.execute("INSERT INTO x VALUES (1)")
        database.commit()
        assert kept.intact()
        file = tmp_path / (FILE + side)
        if how == "replaced":
            shutil.copy(file, tmp_path / "copy")
            (tmp_path / "copy").rename(file)
        else:
            file.unlink()
        assert not kept.intact()
        assert not kept.intact()
        database.close()


@pytest.mark.parametrize("how", ["hard link", "symbolic link", "deleted lock file"])
@pytest.mark.skipif(not hasattr(fcntl, "F_OFD_SETLK"), reason="a system without such locks")
def test_two_servers_cannot_open_one_database_by_any_name(tmp_path: Path, how: str) -> None:
    first, other = tmp_path / "first", tmp_path / "other"
    with DataFolder(first) as kept:
        other.mkdir()
        if how == "hard link":
            (other / FILE).hardlink_to(first / FILE)
        elif how == "symbolic link":
            (other / FILE).symlink_to(first / FILE)
        else:
            (first / LOCK).unlink()
            other = first
        with pytest.raises(DatabaseUnusable, match="Another Kingtable uses the database"), DataFolder(other):
            pass
        assert kept.intact()
    with DataFolder(other):
        pass


def test_a_lock_file_that_is_taken_away_is_made_again_and_another_servers_is_noticed(tmp_path: Path) -> None:
    with DataFolder(tmp_path) as kept:
        (tmp_path / LOCK).unlink()
        assert kept.intact()
        with pytest.raises(DatabaseUnusable, match="Another Kingtable"):
            DataFolder(tmp_path).lock()
        (tmp_path / LOCK).unlink()
        intruder = DataFolder(tmp_path)
        intruder.lock()
        assert not kept.intact()
        intruder.release()
        assert kept.intact()
    assert not (tmp_path / LOCK).exists()


@pytest.mark.parametrize("what", ["folder", "database"])
def test_what_is_read_only_is_called_that(tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(tmp_path / FILE)
    closed = tmp_path if what == "folder" else tmp_path / FILE
    # Root, as whom these tests may run, can write everything; so the rights are told, not made.
    monkeypatch.setattr(os, "access", lambda file, mode: Path(file) != closed or not mode & os.W_OK)
    with pytest.raises(DatabaseUnusable) as refused:
        prepare(tmp_path / FILE)
    assert str(refused.value).startswith(f"The {what} {closed} is read-only.")


@pytest.mark.slow
def test_a_database_that_cannot_be_opened_now_is_not_called_damaged(tmp_path: Path) -> None:
    prepare(tmp_path / FILE)
    database = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    database.execute("BEGIN EXCLUSIVE")
    with pytest.raises(DatabaseUnusable, match=r"cannot be used now \(database is locked\)"):
        prepare(tmp_path / FILE)
    database.close()


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseUnusable, match="cannot be created"), DataFolder(tmp_path / "file" / "folder"):
        pass
    with pytest.raises(DatabaseUnusable), DataFolder(tmp_path / "file"):
        pass


def test_a_damaged_database_leaves_no_lock(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database" * 1000)
    with pytest.raises(DatabaseUnusable, match="damaged"), DataFolder(tmp_path):
        pass
    assert not (tmp_path / LOCK).exists()
