"""Work on several cores: results in the order of the jobs, a few jobs ahead of their reader.

No process stays behind. A worker listens to the pipe from the process that started it, also while it works, and ends at
once when the pipe closes: when nobody needs it any more, and when that process ends in whatever way.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, util
from multiprocessing.connection import Connection
from typing import Any, Generic, Protocol, TypeVar

from kingtable.engine.errors import Refused

Job = TypeVar("Job")
Done = TypeVar("Done")

AHEAD = 8
"""The jobs for each process that are under way or waiting: a free core never waits, and a stop throws little away."""
PATIENCE = 2.0
"""Seconds for a worker to end by itself when there are no more jobs."""


class Cores(Protocol):
    """What does jobs, and yields what they come to in their order."""

    def __call__(self, function: Callable[[Job], Done], jobs: Iterable[Job], processes: int) -> Iterator[Done]: ...


def in_order(function: Callable[[Job], Done], jobs: Iterable[Job], processes: int) -> Iterator[Done]:
    """`map` on several processes, which begins no job far ahead; closing the iterator ends what is under way.

    The processes are spawned: function and jobs must be such that `pickle` takes. What `function` raises is raised
    here. Raises Refused where a worker ends before it answers.
    """
    if processes == 1:
        yield from map(function, jobs)
        return
    waiting, crew = iter(jobs), _Crew(function, processes)
    all_done = False
    try:
        begun = deque(crew.submit(job) for job in islice(waiting, AHEAD * processes))
        while begun:
            done = begun.popleft().result()
            begun.extend(crew.submit(job) for job in islice(waiting, 1))
            yield done
        all_done = True
    finally:
        crew.end(all_done=all_done)


class Ended(Refused):
    """A worker that ended before it answered, by itself or by somebody else. code: as a program ends, or the signal as
    a negative number."""

    def __init__(self, code: int | None) -> None:
        super().__init__("worker-ended", code=code)
        self.code = code


class Worker(Generic[Job, Done]):
    """A process that does one job after the other; Ctrl-C does not reach it. It ends with this process, or by `end` or
    `kill`, or when nobody refers to it any more."""

    def __init__(self, function: Callable[[Job], Done]) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(pickle.dumps(function), theirs))
        with undisturbed():
            self._process.start()
        theirs.close()
        self.kill = util.Finalize(self, self._process.kill, exitpriority=0)
        """End it at once."""

    def ask(self, job: Job, seconds: float | None = None) -> Done:
        """Return what its function makes of a job. Raises what that raises, TimeoutError after `seconds`, Ended.

        One thread at a time asks; it waits.
        """
        try:
            self._line.send((job,))
            if not self._line.poll(seconds):
                raise TimeoutError
            good, answer = self._line.recv()
        except (EOFError, ConnectionError) as gone:
            self._process.join(PATIENCE)
            code = self._process.exitcode
            self.end()
            raise Ended(code) from gone
        if good:
            done: Done = answer
            return done
        raise answer

    def end(self) -> None:
        """Let it end in order, and wait for that, but not long."""
        with suppress(OSError):
            self._line.send(None)
        self._process.join(PATIENCE)
        self.kill()
        self._process.join()
        self._line.close()


@contextmanager
def undisturbed() -> Iterator[None]:
    """What starts in here never hears Ctrl-C, which goes to everything in a terminal: its starter ends it."""
    if sys.platform == "win32":  # pragma: no cover
        import ctypes

        ignore_ctrl_c = ctypes.windll.kernel32.SetConsoleCtrlHandler
        ignore_ctrl_c(None, True)  # which a process that is started inherits
        try:
            yield
        finally:
            ignore_ctrl_c(None, False)
    else:
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # multiprocessing starts it with the first process, and lets signals in again
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pickled: bytes, line: Connection) -> None:
    """Do one job after the other with a function, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(line, jobs), daemon=True).start()
    while True:
        answer: tuple[bool, Any]
        try:
            job = pickle.loads(jobs.get())
            if job is None:
                return
            answer = True, pickle.loads(pickled)(*job)
        except BaseException as error:  # somebody's bot may raise anything
            error.add_note(traceback.format_exc())
            answer = False, error
        try:
            line.send(answer)
        except OSError:
            return
        except Exception as error:  # `pickle` does not take it
            line.send((False, TypeError(f"a worker cannot send {type(answer[1]).__name__}: {error}")))


def _listen(line: Connection, jobs: queue.SimpleQueue[bytes]) -> None:
    with suppress(EOFError, OSError):
        while True:
            jobs.put(line.recv_bytes())
    os._exit(1)  # nobody is there any more, so nobody waits for what is being worked out


class _Crew(Generic[Job, Done]):
    """Workers that take the next job each; a thread of this process waits for each of them."""

    def __init__(self, function: Callable[[Job], Done], processes: int) -> None:
        self._function, self._processes = function, processes
        self._jobs: queue.SimpleQueue[tuple[Future[Done], Job] | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._workers: list[Worker[Job, Done]] = []
        self._hiring = threading.Lock()
        self._ended = False

    def submit(self, job: Job) -> Future[Done]:
        """Have a job done."""
        future: Future[Done] = Future()
        self._jobs.put((future, job))
        if len(self._threads) < self._processes:
            thread = threading.Thread(target=self._serve, daemon=True)
            self._threads.append(thread)
            thread.start()
        return future

    def end(self, *, all_done: bool) -> None:
        """Let all workers go, and end at once what is under way."""
        with self._hiring:
            self._ended = True
        for worker in [] if all_done else self._workers:
            worker.kill()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _serve(self) -> None:
        worker: Worker[Job, Done] | None = None
        while (asked := self._jobs.get()) is not None:
            future, job = asked
            try:
                worker = worker or self._hired()
                if worker is not None:
                    future.set_result(worker.ask(job))
            except BaseException as error:
                future.set_exception(error)
                if isinstance(error, Ended):
                    worker = None
        if worker is not None:
            worker.end()

    def _hired(self) -> Worker[Job, Done] | None:
        """A new worker; none where everything has ended."""
        with self._hiring:
            if self._ended:
                return None
            self._workers.append(Worker(self._function))
            return self._workers[-1]
