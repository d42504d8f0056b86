"""The log of the server process: one short line a record, and never more than can be read."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from kingtable.server import logs
from kingtable.server.logs import Bounded


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def out() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def logger(clock: Clock, out: io.StringIO) -> Iterator[logging.Logger]:
    logger = logging.getLogger("kingtable.test_logs")
    handler = Bounded(out, clock)
    logger.addHandler(handler)
    logger.propagate = False
    yield logger
    logger.removeHandler(handler)
    logger.propagate = True


def test_an_exception_is_one_line_with_its_place(logger: logging.Logger, out: io.StringIO) -> None:
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
def test_nothing_in_a_line_moves_the_cursor(logger: logging.Logger, out: io.StringIO, nasty: str) -> None:
    logger.warning("from %s", f"a{nasty}b")
    text = out.getvalue()
    assert text.count("\n") == 1
    assert nasty not in text[:-1]
    assert "\\" in text


def test_lines_are_cut(logger: logging.Logger, out: io.StringIO) -> None:
    logger.warning("%s", "x" * 100_000)
    logger.warning("%s", "\x00" * 100_000)
    assert [len(line) for line in out.getvalue().splitlines()] == [500, 500]


def test_a_message_comes_sixty_times_a_minute_then_it_is_counted(
    logger: logging.Logger, out: io.StringIO, clock: Clock
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


def test_many_different_messages_are_bounded_too(logger: logging.Logger, out: io.StringIO, clock: Clock) -> None:
    for number in range(20_000):
        logger.warning(f"flood {number}")
    assert len(out.getvalue().splitlines()) == 600
    assert len(logger.handlers[0]._seen) <= 501  # type: ignore[attr-defined]
    clock.now += 61
    logger.warning("later")
    assert "19400 more lines were left out" in out.getvalue()


def test_what_was_left_out_is_told_at_the_end(logger: logging.Logger, out: io.StringIO) -> None:
    for _ in range(70):
        logger.warning("flood")
    logger.handlers[0].close()
    assert out.getvalue().splitlines()[-1] == "kingtable.test_logs: 10 more like this were left out: flood"


def test_a_broken_stream_and_a_broken_message_stop_nothing(logger: logging.Logger, out: io.StringIO) -> None:
    logger.handlers[0].handle(logging.LogRecord("k", logging.WARNING, "", 1, "two %s %s", ("one",), None))
    assert "two %s %s" in out.getvalue()
    out.close()
    logger.warning("nobody hears")


def test_ascii_terminals_get_ascii() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    Bounded(stream).emit(logging.LogRecord("k", logging.WARNING, "", 1, "نام", (), None))
    assert b"\\u0646" in raw.getvalue()


def test_everything_that_the_process_logs_goes_this_way(out: io.StringIO) -> None:
    names = (*logs.LOGGERS, "uvicorn.error")
    before = {name: (logging.getLogger(name).handlers[:], logging.getLogger(name).propagate) for name in names}
    levels = {name: logging.getLogger(name).level for name in names}
    handler = logs.install(out)
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
