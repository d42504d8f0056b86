"""What the server process writes to its terminal: one short line a record, never more than can be read, and never by a
thread that has something else to do: a terminal that was stopped takes nothing for hours."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import time
import traceback
import unicodedata
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, TextIO

LOGGERS = ("kingtable", "uvicorn", "asyncio", "websockets")
EACH_MINUTE = 60  # lines of one logger and message
IN_ALL = 600  # lines a minute, whatever they say
LENGTH = 500  # characters of a line
KINDS = 500  # different messages
MINUTE = 60.0
WAITING = 200  # lines that wait for the terminal
SHORT = 1.0  # seconds for which the end of the process waits for the terminal


class OneLine(logging.Formatter):
    """A record as one line: an exception by its type, its text and its place, nothing that moves the cursor."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        try:
            said = record.getMessage().strip()
        except Exception as error:  # a message that does not fit its arguments
            said = f"{record.msg} ({error})"
        if isinstance(record.exc_info, tuple) and record.exc_info[1] is not None:
            said = f"{said} ({_told(record.exc_info[1])})"
        record.message, record.asctime = said, self.formatTime(record, self.datefmt)
        return plain(self.formatMessage(record))


def plain(text: str) -> str:
    """A text as one line of at most 500 characters, its control characters escaped."""
    cut = text if len(text) <= LENGTH else text[: LENGTH - 1] + "…"
    shown = "".join(_escaped(letter) for letter in cut)
    return shown if len(shown) <= LENGTH else shown[: LENGTH - 1] + "…"


def _escaped(letter: str) -> str:
    if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp"):
        return letter.encode("unicode_escape").decode("ascii")
    return letter


def _told(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__, limit=-1)
    place = f", {frames[0].filename}:{frames[0].lineno} in {frames[0].name}" if frames else ""
    return f"{type(error).__name__}: {str(error)[:200]}{place}"


class Writer:
    """Writes lines in a thread of its own. It keeps WAITING lines; while the terminal takes nothing, more are lost, and
    counted when it has taken those that waited.

    stream: None for standard error.
    """

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self._lines: deque[str] = deque()
        self._lost = 0
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._busy = self._stuck = False

    def add(self, line: str) -> None:
        """Have a line written; never waits."""
        with self._changed:
            if self._lost or len(self._lines) >= WAITING:
                self._lost += 1
                return
            self._lines.append(line)
            if self._thread is None:
                self._thread = threading.Thread(target=self._live, name="log", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def flush(self) -> None:
        """Wait until all is written, at most SHORT seconds; not again for a terminal that has taken nothing since."""
        with self._changed:
            if not self._stuck:
                self._stuck = not self._changed.wait_for(lambda: not (self._busy or self._lines or self._lost), SHORT)

    def _live(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._lines or self._lost)
                if self._lines:
                    line = self._lines.popleft()
                else:
                    line, self._lost = f"{self._lost} lines were lost", 0
                self._busy = True
            with contextlib.suppress(Exception):  # the terminal may be gone
                _put(self._stream or sys.stderr, line + "\n")
            self._stuck = False


def _put(stream: TextIO, text: str) -> None:
    # Past the buffers, whose lock Python needs when it ends: this may hang there for ever.
    encoding = getattr(stream, "encoding", None) or "utf-8"
    data = text.encode(encoding, "backslashreplace")
    raw: Any = getattr(getattr(stream, "buffer", None), "raw", None)
    if raw is None:
        stream.write(data.decode(encoding))
        stream.flush()
        return
    while data:
        if (written := raw.write(data)) is None:  # it never waits, and is full
            time.sleep(0.05)
        data = data[written or 0 :]


class Bounded(logging.Handler):
    """Writes at most 60 lines a minute of one message, and 600 of all; then how many were left out."""

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._writer = Writer(stream)
        self._clock = clock
        # (logger, message) -> when its minute began, and how many came in it
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
        self._all = (clock(), 0)
        self.setFormatter(OneLine())

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, or count it."""
        try:
            now = self._clock()
            self._tell_left_out(now)
            key = (record.name, str(record.msg)[:LENGTH])
            began, count = self._seen.get(key, (now, 0))
            self._seen[key] = (began, count + 1)
            if len(self._seen) > KINDS:
                self._left_out(*self._seen.popitem(last=False))
            if count < EACH_MINUTE and self._one_more():
                self._write(self.format(record))
        except Exception:
            self.handleError(record)

    def flush(self) -> None:
        """Wait until all lines are written, at most SHORT seconds."""
        self._writer.flush()

    def close(self) -> None:
        """Tell what was left out so far, and wait until it is written, at most SHORT seconds."""
        self.acquire()
        try:
            self._tell_left_out(float("inf"))
        finally:
            self.release()
        self.flush()
        super().close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """A terminal that is gone or full must not stop the server."""

    def _tell_left_out(self, now: float) -> None:
        began, count = self._all
        if now - began >= MINUTE:
            if count > IN_ALL:
                self._write(plain(f"{count - IN_ALL} more lines were left out"))
            self._all = (now, 0)
        while self._seen:  # oldest first
            key = next(iter(self._seen))
            if now - self._seen[key][0] < MINUTE:
                break
            self._left_out(key, self._seen.pop(key))

    def _left_out(self, key: tuple[str, str], seen: tuple[float, int]) -> None:
        if seen[1] > EACH_MINUTE:
            self._write(plain(f"{key[0]}: {seen[1] - EACH_MINUTE} more like this were left out: {key[1].strip()}"))

    def _one_more(self) -> bool:
        began, count = self._all
        self._all = (began, count + 1)
        return count < IN_ALL

    def _write(self, line: str) -> None:
        self._writer.add(line)


def install(stream: TextIO | None = None) -> Bounded:
    """Let everything that this process logs go this way."""
    handler = Bounded(stream)
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        if logger.level == logging.NOTSET:
            logger.setLevel(logging.WARNING)
    return handler
