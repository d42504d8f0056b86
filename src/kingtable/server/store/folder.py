"""The folder of the database: only its owner reads it, only one server uses it, and nobody changes it unnoticed."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Self

from kingtable.server.store.database import DatabaseUnusable, checked, prepare, unwritable
from kingtable.server.store.storage import FILE

LOCK = "kingtable.lock"
_LOCKED_BYTE = 1 << 30  # Windows lets nobody read what is locked; the process number stands before it
_FAR_BYTE = 1 << 40  # of the database: SQLite locks bytes before it, and none is ever written there


class FolderInUse(DatabaseUnusable):
    """Another server uses the folder. address: where its page is; "" until it listens."""

    address = ""


class DataFolder:
    """The folder, as a context: made, locked, its database prepared and watched; let go of at the end.

    Entering raises DatabaseUnusable.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path / FILE
        self._lock: int | None = None
        self._held: int | None = None  # the database itself, by whatever name it was opened
        self._lost = False  # something that was written is not there any more
        self._known: dict[Path, tuple[int, int, int]] = {}  # device, inode, and bytes: no file of ours gets shorter

    def __enter__(self) -> Self:
        """Ready to be served from."""
        with _only_for_the_owner():
            self.make()
            self.lock()
            try:
                self.protect()
                self._hold()
                prepare(self.file)
                self._hold()
                self.protect()
            except BaseException:
                self.release()
                raise
        self.watch()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def make(self) -> None:
        """The folder itself; one that is there keeps its rights."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable("folder-not-made", self.path, error) from error

    def lock(self) -> None:
        """Keep every other server out until this process ends, however it ends. Raises DatabaseUnusable."""
        file = self.path / LOCK
        while True:
            try:
                opened = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError as error:
                raise unwritable("folder-not-written", self.path, error) from error
            try:
                if not _locked(opened):
                    holder, _, address = os.read(opened, 300).decode("ascii", "replace").strip().partition("\n")
                    process = holder if holder.isdecimal() else "unknown"
                    taken = FolderInUse("folder-in-use", file=self.path, process=process)
                    taken.address = address
                    raise taken
                if _same(opened, file):  # else its holder has just let go of it, and took the file away
                    os.ftruncate(opened, 0)
                    os.write(opened, b"%d\n" % os.getpid())
                    self._lock = opened
                    return
            except BaseException:
                os.close(opened)
                raise
            os.close(opened)

    def tell(self, address: str) -> None:
        """Let a second server that wants the folder know where the page is."""
        if self._lock is not None:
            os.write(self._lock, address.encode("ascii", "replace"))

    def _hold(self) -> None:
        """Lock the database file too, so that no other name of it leads a second server here. Raises
        DatabaseUnusable."""
        if self._held is not None or not self.file.exists():
            return
        try:
            opened = os.open(self.file, os.O_RDWR)
        except OSError:
            return  # `prepare` says what is wrong with it
        if not _far_byte_locked(opened):
            os.close(opened)
            raise DatabaseUnusable("database-in-use", file=self.file)
        self._held = opened

    def release(self) -> None:
        """Let others in; the lock's file goes."""
        if self._held is not None:
            os.close(self._held)
            self._held = None
        if self._lock is None:
            return
        lock, self._lock = self._lock, None
        file = self.path / LOCK
        if sys.platform == "win32":  # pragma: no cover  (an open file cannot be deleted)
            os.close(lock)
            with contextlib.suppress(OSError):
                file.unlink()
            return
        if _same(lock, file):  # while it is locked, so that it is not another's
            with contextlib.suppress(OSError):
                file.unlink()
        os.close(lock)

    def protect(self) -> None:
        """Nobody but the owner may read the database: it shows every deck."""
        for file in self._files():
            with contextlib.suppress(OSError):  # not there, or not ours
                if stat.S_IMODE(file.stat().st_mode) & 0o077:
                    file.chmod(0o600)

    def watch(self) -> None:
        """From now on `intact` compares with the files that are there."""
        self._known = {}
        self.intact()

    def intact(self) -> bool:
        """Are the database and its side files still those that this server writes to, and is it alone? A few
        microseconds.

        A file that is deleted, replaced or cut is written on without an error, and lost. SQLite makes the side files
        when the first connection opens, so each is known from when it is first seen. None of them gets shorter while
        a connection is open, but for a checkpoint of another program: see `look`.
        """
        return not self._lost and self._alone() and not any(self._changes())

    def look(self, last: tuple[str, int, str] | None) -> bool:
        """Where the log beside the database got shorter: has another program only brought it into the database?

        Reads everything again by a new connection. last: table, seq and id of the command acknowledged last. False
        where something is missing, and for ever then; also where it cannot be seen now.
        """
        if self._lost or not self._alone() or set(self._changes()) != {"shorter"}:
            return self.intact()
        try:
            if not checked(self.file, last):
                return False
        except sqlite3.DatabaseError:
            self._lost = True
            return False
        self._known.pop(self._log, None)
        return self.intact()

    def _alone(self) -> bool:
        """Has no other server come in meanwhile? A lock file that was taken away is made again."""
        if self._lock is None or _same(self._lock, self.path / LOCK):
            return True
        mine = self._lock
        try:
            self.lock()
        except DatabaseUnusable:
            return False
        os.close(mine)
        return True

    def _changes(self) -> Iterator[str]:
        for file in self._files():
            try:
                found = file.stat()
            except OSError:
                if file in self._known or file == self.file:
                    yield "gone"
                continue
            device, inode, size = self._known.get(file, (found.st_dev, found.st_ino, 0))
            if (device, inode) != (found.st_dev, found.st_ino):
                yield "another"
            elif found.st_size < size:
                yield "shorter" if file == self._log else "cut"
            else:
                self._known[file] = (device, inode, found.st_size)

    @property
    def _log(self) -> Path:
        return self.path / f"{FILE}-wal"

    def _files(self) -> tuple[Path, ...]:
        return self.file, self._log, self.path / f"{FILE}-shm"


@contextlib.contextmanager
def _only_for_the_owner() -> Iterator[None]:
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def _same(opened: int, file: Path) -> bool:
    if sys.platform == "win32":  # pragma: no cover
        return True
    try:
        there = file.stat()
    except OSError:
        return False
    mine = os.fstat(opened)
    return (mine.st_dev, mine.st_ino) == (there.st_dev, there.st_ino)


def _locked(opened: int) -> bool:
    """Take the lock, which ends with the process; False when another has it."""
    if sys.platform == "win32":  # pragma: no cover
        import msvcrt

        os.lseek(opened, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(opened, 0, os.SEEK_SET)
        return True
    import errno
    import fcntl

    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # A file system without locks (some networks'): better to serve unlocked than not at all.
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)
    return True


def _far_byte_locked(opened: int) -> bool:
    """Lock one byte far behind the end of an open file until it is closed; False when another has it.

    The lock belongs to what was opened here, so neither SQLite's own locks nor its closing of files touch it. Where
    the system has no such locks (macOS, some networks' file systems) only the lock file keeps others out.
    """
    import errno

    if sys.platform == "win32":  # pragma: no cover
        import msvcrt

        os.lseek(opened, _FAR_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    if not hasattr(fcntl, "F_OFD_SETLK"):  # pragma: no cover
        return True
    wanted = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _FAR_BYTE, 1, 0)
    try:
        fcntl.fcntl(opened, fcntl.F_OFD_SETLK, wanted)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)
    return True
