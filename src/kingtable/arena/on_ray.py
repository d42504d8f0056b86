"""The work of a tournament on a Ray cluster: the extra `kingtable[ray]`; nothing else imports it.

A job is a deal of a line-up. What is done comes back and is written down here, at once; a job whose worker or machine
is lost is begun anew by Ray on another one, and plays the very same games.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any

from kingtable.arena.cores import AHEAD
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.text import cut

LOCAL = "local"
"""The address that means this machine alone."""


def on_ray(address: str) -> Callable[[Callable[[Any], Any], Iterable[Any], int], Iterator[Any]]:
    """What `tournament.play` takes as its cores; address: of a cluster, or `"local"`.

    Raises InvalidOptions where Ray is not installed, or where no cluster answers.
    """
    if find_spec("ray") is None:
        raise InvalidOptions("tournament-ray", field="ray")

    def in_order(function: Callable[[Any], Any], jobs: Iterable[Any], processes: int) -> Iterator[Any]:
        ray: Any = import_module("ray")
        ours = not ray.is_initialized()
        try:
            ray.init(address=None if address == LOCAL else address, log_to_driver=False, ignore_reinit_error=True)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise InvalidOptions("tournament-cluster", field="ray", why=cut(error, 200)) from None
        remote = ray.remote(max_retries=-1)(function)
        waiting = iter(jobs)
        cpus = max(1, int(ray.cluster_resources().get("CPU", processes)))
        try:
            begun = deque(remote.remote(job) for job in islice(waiting, AHEAD * cpus))
            while begun:
                done = ray.get(begun.popleft())
                begun.extend(remote.remote(job) for job in islice(waiting, 1))
                yield done
        finally:
            if ours:
                ray.shutdown()

    return in_order
