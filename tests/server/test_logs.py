"""The log of the server process: one short line a record, and never more than can be read."""

from __future__ import annotations

import contextlib
import io
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

import httpx
import pytest

from kingtable.server import logs
from kingtable.server.logs import Bounded
from tests.waiting import PATIENCE


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Out(io.StringIO):
    """A terminal that is looked at when all is written."""

    handler: Bounded | None = None

    def getvalue(self) -> str:
        if self.handler is not None:
            self.handler.flush()
        return super().getvalue()


@pytest.fixture
def out() -> Out:
    return Out()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "SHORT", PATIENCE)
    monkeypatch.setattr(logs, "WAITING", 1_000_000)


@pytest.fixture
def logger(clock: Clock, out: Out) -> Iterator[logging.Logger]:
    logger = logging.getLogger("kingtable.test_logs")
    handler = out.handler = Bounded(out, clock)
    logger.addHandler(handler)
    logger.propagate = False
    yield logger
    logger.removeHandler(handler)
    logger.propagate = True


def test_an_exception_is_one_line_with_its_place(logger: logging.Logger, out: Out) -> None:
    try:
        int("no\nnumber")
    except ValueError:
        logger.exception("It went wrong at %s\n", "table\x1b[31m X")
    (line,) = out.getvalue().splitlines()
    assert "ERROR kingtable.test_logs: It went wrong at table\\x1b[31m X (ValueError: invalid literal" in line
    assert "test_logs.py:" in line
    assert "Traceback" not in line


def test_half_a_character_is_written_as_its_number() -> None:
    assert logs.plain("a\ud800b").encode() == b"a\\ud800b"  # not logged: what collects logs here cannot carry it


@pytest.mark.parametrize("nasty", ["\n", "\r", "\x00", "\x1b", "\x7f", "\x85", "\u2028", "\u202e", "\u200f"], ids=ascii)
def test_nothing_in_a_line_moves_the_cursor(logger: logging.Logger, out: Out, nasty: str) -> None:
    logger.warning("from %s", f"a{nasty}b")
    text = out.getvalue()
    assert text.count("\n") == 1
    assert nasty not in text[:-1]
    assert "\\" in text


def test_lines_are_cut(logger: logging.Logger, out: Out) -> None:
    logger.warning("%s", "x" * 100_000)
    logger.warning("%s", "\x00" * 100_000)
    assert [len(line) for line in out.getvalue().splitlines()] == [500, 500]


def test_a_message_comes_sixty_times_a_minute_then_it_is_counted(
    logger: logging.Logger, out: Out, clock: Clock
) -> None:
    for number in range(1000):
        logger.warning("flood %d", number)
    logger.warning("another")
    assert len(out.getvalue().splitlines()) == 61
    clock.now += 60
    logger.warning("flood %d", 1000)
    lines = out.getvalue().splitlines()
    assert len(lines) == 63
    assert lines[61] == "kingtable.test_logs: 940 more like this were left out: flood %d"
    assert lines[62].endswith("flood 1000")


def test_many_different_messages_are_bounded_too(logger: logging.Logger, out: Out, clock: Clock) -> None:
    for number in range(20_000):
        logger.warning(f"flood {number}")
    assert len(out.getvalue().splitlines()) == 600
    assert len(logger.handlers[0]._seen) <= 501  # type: ignore[attr-defined]
    clock.now += 61
    logger.warning("later")
    assert "19400 more lines were left out" in out.getvalue()


def test_what_was_left_out_is_told_at_the_end(logger: logging.Logger, out: Out) -> None:
    for _ in range(70):
        logger.warning("flood")
    logger.handlers[0].close()
    assert out.getvalue().splitlines()[-1] == "kingtable.test_logs: 10 more like this were left out: flood"


def test_a_broken_stream_and_a_broken_message_stop_nothing(logger: logging.Logger, out: Out) -> None:
    logger.handlers[0].handle(logging.LogRecord("k", logging.WARNING, "", 1, "two %s %s", ("one",), None))
    assert "two %s %s" in out.getvalue()
    out.close()
    logger.warning("nobody hears")
    logger.handlers[0].flush()


def test_ascii_terminals_get_ascii() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    handler = Bounded(stream)
    handler.emit(logging.LogRecord("k", logging.WARNING, "", 1, "نام", (), None))
    handler.flush()
    assert b"\\u0646" in raw.getvalue()


def test_everything_that_the_process_logs_goes_this_way(out: Out) -> None:
    names = (*logs.LOGGERS, "uvicorn.error")
    before = {name: (logging.getLogger(name).handlers[:], logging.getLogger(name).propagate) for name in names}
    levels = {name: logging.getLogger(name).level for name in names}
    handler = out.handler = logs.install(out)
    try:
        for name in ("kingtable.server.table.table", "uvicorn.error", "asyncio"):
            logging.getLogger(name).error("from %s", name)
        lines = out.getvalue().splitlines()
        assert [line.rpartition(" ")[2] for line in lines] == [
            "kingtable.server.table.table",
            "uvicorn.error",
            "asyncio",
        ]
    finally:
        handler.close()
        for name, (handlers, propagate) in before.items():
            logging.getLogger(name).handlers, logging.getLogger(name).propagate = handlers, propagate
            logging.getLogger(name).setLevel(levels[name])


# A terminal that was stopped


@pytest.fixture
def stopped() -> Iterator[tuple[int, TextIO]]:
    """A terminal that takes nothing until it is read: the end from which it is read, and the stream to it."""
    heard, said = os.pipe()
    os.set_blocking(said, False)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(said, b"." * 1000)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(said, b".")
    os.set_blocking(said, True)
    with os.fdopen(said, "w", encoding="utf-8") as stream:
        yield heard, stream
        os.close(heard)


def read(heard: int, enough: Callable[[str], bool]) -> str:
    """What comes there until it is enough."""
    text = ""
    while not enough(text):
        text += os.read(heard, 65536).decode()
    return text.lstrip(".")


def test_a_stopped_terminal_stops_nobody_and_lines_that_were_lost_are_counted(
    stopped: tuple[int, TextIO], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "WAITING", 20)
    heard, stream = stopped
    handler = Bounded(stream, clock)

    def log() -> None:
        for number in range(100):
            handler.emit(logging.LogRecord("k", logging.WARNING, "", 1, f"line {number}", (), None))

    logging_ = threading.Thread(target=log, daemon=True)
    logging_.start()
    logging_.join(PATIENCE)
    assert not logging_.is_alive(), "who logs does not wait"
    lines = read(heard, lambda text: text.endswith("lines were lost\n")).splitlines()
    kept = [int(line.rpartition(" ")[2]) for line in lines[:-1]]
    assert kept == list(range(len(kept)))
    assert 20 <= len(kept) <= 21, "with the one that was being written"
    assert lines[-1] == f"{100 - len(kept)} lines were lost"
    handler.emit(logging.LogRecord("k", logging.WARNING, "", 1, "again", (), None))
    assert read(heard, lambda text: text.endswith("\n")).endswith("again\n")
    handler.close()


ENDS = """
import logging, sys
from kingtable.server import logs
logs.SHORT = float(sys.argv[1])
logs.install()
for number in range(100):
    logging.getLogger("kingtable").warning(f"line {number}")
"""


def test_at_the_end_what_waits_is_written() -> None:
    done = subprocess.run([sys.executable, "-c", ENDS, str(PATIENCE)], stderr=subprocess.PIPE, text=True, check=True)
    assert len(done.stderr.splitlines()) == 100


def test_at_the_end_a_stopped_terminal_is_not_waited_for(stopped: tuple[int, TextIO]) -> None:
    done = subprocess.run([sys.executable, "-c", ENDS, "0.1"], stderr=stopped[1], timeout=PATIENCE, check=False)
    assert done.returncode == 0


@pytest.mark.slow
def test_a_server_whose_terminal_is_stopped_serves_and_ends(tmp_path: Path, stopped: tuple[int, TextIO]) -> None:
    script = f"""
import asyncio, logging
from pathlib import Path
from kingtable.server import app, run
async def collect():
    while True:
        for number in range(10):
            logging.getLogger("kingtable").warning(f"line {{number}}")
        await asyncio.sleep(0.01)
run.collect = collect
run.serve(port=0, data=Path({str(tmp_path)!r}), workers=1)
"""
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=stopped[1], text=True
    ) as server:
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rpartition(":")[2].rstrip("/\n"))
            for _ in range(20):
                assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5, trust_env=False).status_code == 200
            server.terminate()
            server.wait(PATIENCE)
        finally:
            server.kill()
