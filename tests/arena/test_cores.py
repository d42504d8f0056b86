"""Work on several cores: in order, and nothing of it stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from kingtable.arena.cores import Ended, Worker, in_order
from kingtable.engine.text import say
from tests.processes import alive
from tests.waiting import until

ROOT = Path(__file__).parent.parent.parent


def square(number: int) -> int:
    return number * number


def failing(number: int) -> int:
    if number == 3:
        raise LookupError("three")
    return number


def ending(number: int) -> int:
    if number == 3:
        os._exit(7)
    return number


def odd(number: int) -> object:
    return (lambda: number) if number else number


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert list(in_order(square, range(40), 2)) == [number * number for number in range(40)]
    assert list(in_order(square, [], 2)) == []
    assert list(in_order(square, [5], 2)) == [25]


def test_what_a_job_raises_is_raised_with_its_own_traceback() -> None:
    found = in_order(failing, range(40), 2)
    assert [next(found) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(LookupError, match="three") as raised:
        next(found)
    assert "in failing" in "".join(getattr(raised.value, "__notes__", ()))


def test_a_worker_that_ends_is_said_in_words() -> None:
    with pytest.raises(Ended) as ended:
        list(in_order(ending, range(10), 2))
    assert str(ended.value) == say("worker-ended", code=7)


def test_an_answer_that_cannot_be_sent_is_an_error_of_its_job() -> None:
    worker = Worker(odd)
    with pytest.raises(TypeError, match="a worker cannot send function"):
        worker.ask(1)
    assert worker.ask(0) == 0
    worker.end()


def test_few_jobs_are_begun_ahead_and_none_after_the_last_look() -> None:
    begun = list[int]()

    def jobs() -> Iterator[int]:
        for number in range(1000):
            begun.append(number)
            yield number

    found = in_order(square, jobs(), 2)
    assert next(found) == 0
    found.close()  # type: ignore[attr-defined]
    assert len(begun) <= 18


def slow(file: str) -> None:
    """Say who works, and work for ever."""
    Path(f"{file}.new").write_text(str(os.getpid()))
    Path(f"{file}.new").replace(file)
    while True:
        square(7)


PROGRAM = """
import sys
from kingtable.arena.cores import in_order
from tests.arena.test_cores import slow

if __name__ == "__main__":
    list(in_order(slow, sys.argv[1:], 2))
"""
SIGNALS = [
    signal.SIGTERM,
    *(getattr(signal, name) for name in ("SIGHUP", "SIGKILL", "SIGINT") if hasattr(signal, name)),
]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the processes are looked up as Linux shows them")
@pytest.mark.parametrize("by", SIGNALS, ids=lambda by: by.name)
def test_workers_end_with_the_program_that_started_them(by: signal.Signals, tmp_path: Path) -> None:
    files = [tmp_path / "1", tmp_path / "2"]
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    started = subprocess.Popen(
        [sys.executable, str(program), *map(str, files)],
        env=environment,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        until(lambda: all(file.exists() for file in files), "both work")
        workers = [int(file.read_text()) for file in files]
        started.send_signal(by)
        started.communicate(timeout=60)  # the workers have the same stderr: it ends with the last of them
        until(lambda: not any(map(alive, workers)), "they end")
    finally:
        with suppress(OSError):
            os.killpg(started.pid, signal.SIGKILL)


@pytest.mark.slow
@pytest.mark.parametrize("after", [0.05 * n for n in range(1, 31)])
def test_ctrl_c_says_one_line_also_while_workers_start(after: float) -> None:
    words = ["match", "greedy", "random", "--games", "100000", "--processes", "2"]
    started = subprocess.Popen(
        [sys.executable, "-m", "kingtable", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    begun = time.monotonic()
    until(lambda: time.monotonic() - begun > 0.3 + after)
    os.killpg(started.pid, signal.SIGINT)
    try:
        _, lines = started.communicate(timeout=60)
    finally:
        with suppress(OSError):
            os.killpg(started.pid, signal.SIGKILL)
    assert started.returncode in (1, 130, -2), lines
    assert "Traceback" not in lines
    assert len(lines.splitlines()) <= 2
