"""Work on several cores: results in the order of the jobs, a few jobs ahead of whoever takes them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

AHEAD = 8
"""So many jobs a process are under way or waiting: a core that is done never waits, and a stop throws little away."""


def in_order(function: Callable[[Job], Done], jobs: Iterable[Job], processes: int) -> Iterator[Done]:
    """`map` on several processes, which begins no job far ahead; closing the iterator drops what has not begun.

    The processes are spawned: function and jobs must be such that `pickle` takes. What `function` raises is raised
    here.
    """
    if processes == 1:
        yield from map(function, jobs)
        return
    waiting = iter(jobs)
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        begun = deque[Future[Done]](pool.submit(function, job) for job in islice(waiting, AHEAD * processes))
        while begun:
            done = begun.popleft().result()
            begun.extend(pool.submit(function, job) for job in islice(waiting, 1))
            yield done
    finally:
        pool.shutdown(cancel_futures=True)
