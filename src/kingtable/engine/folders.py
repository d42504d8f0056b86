"""Folders of the user's own, and files that appear whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from kingtable.engine.errors import Refused
from kingtable.engine.text import cut

PROBLEMS = {
    **dict.fromkeys(("ENOENT", "ENOTDIR"), "missing"),
    "EISDIR": "folder",
    **dict.fromkeys(("EACCES", "EPERM", "EROFS"), "denied"),
    **dict.fromkeys(("ENOSPC", "EDQUOT"), "full"),
    "ENAMETOOLONG": "long",
}
"""What the system says of a file, as the catalogues name it; anything else is in the system's own words."""


def user_folder(kind: str) -> Path:
    """The user's folder for our `"cache"` or `"data"`, by the custom of the operating system."""
    if sys.platform == "win32":  # pragma: no cover
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "kingtable" / kind
    if sys.platform == "darwin":  # pragma: no cover
        return Path.home() / "Library" / {"cache": "Caches", "data": "Application Support"}[kind] / "kingtable"
    variable, default = {"cache": ("XDG_CACHE_HOME", ".cache"), "data": ("XDG_DATA_HOME", ".local/share")}[kind]
    return Path(os.environ.get(variable) or Path.home() / default) / "kingtable"


def problem_of(error: OSError) -> str:
    """Name what is wrong by a word of `PROBLEMS`, or by `"other"`."""
    return PROBLEMS.get(errno.errorcode.get(error.errno or 0, ""), "other")


def cannot(do: str, file: object, error: OSError) -> Refused:
    """The refusal of a file that somebody wanted to `"write"` or to `"read"`."""
    why = cut(error.strerror or error)
    return Refused(f"file-{do}", file=cut(file), problem=problem_of(error), why=why)


class Whole:
    """A file that appears at its place when everything is written, and stays as it was otherwise.

    A context that gives the path to write to. file: may be changed while it is written, to another name in the same
    folder. A device or a pipe is written as it is. Raises Refused where the system does not let us write.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    def __enter__(self) -> Path:
        """Where to write."""
        try:
            self._part = _part_of(self.file)
        except OSError as error:
            raise cannot("write", self.file, error) from error
        self._beside = self._part != self.file
        return self._part

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        """Put the file at its place, or take away what was written of it."""
        try:
            if kind is None and self._beside:
                target = self.file.resolve()
                with suppress(OSError):
                    shutil.copymode(target, self._part)
                self._part.replace(target)
        except OSError as wrong:
            raise cannot("write", self.file, wrong) from wrong
        finally:
            if self._beside:
                with suppress(OSError):
                    self._part.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise cannot("write", self.file, error) from error


def try_file(file: Path) -> None:
    """Find out whether `Whole` could write a file now. Nothing changes. Raises Refused."""
    try:
        part = _part_of(file)
        if part != file:
            part.exists()  # its name is longer
            if file.exists():
                file.open("r+b").close()
            tempfile.TemporaryFile(dir=part.parent).close()
        elif file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    except OSError as error:
        raise cannot("write", file, error) from error


def try_folder(folder: Path) -> None:
    """Find out whether files can be written into a folder, which may not be there yet. Raises Refused."""
    try:
        there = next(place for place in (folder, *folder.absolute().parents) if os.path.lexists(place))
        tempfile.TemporaryFile(dir=there).close()
    except OSError as error:
        raise cannot("write", folder, error) from error


def made(folder: Path) -> None:
    """Make a folder, where it is not there. Raises Refused."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("write", folder, error) from error


def _part_of(file: Path) -> Path:
    """Where a file is written until it is whole: beside its place, or right there where that is no plain file."""
    if file.exists() and not file.is_file():
        return file
    target = file.resolve()
    return target.with_name(f".{target.name}.part")
