"""The work of a tournament on a Ray cluster: the extra `kingtable[ray]`; nothing else imports it.

A job is a deal of a line-up. What is done comes back and is written down here, at once; a job whose worker or machine
is lost is begun again by Ray on another one, and plays the very same games.
"""

from __future__ import annotations

import logging
import os
import re
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from types import ModuleType

from kingtable.arena.cores import AHEAD, Cores, Done, Job
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.extras import needed
from kingtable.engine.text import cut

LOCAL = "local"
"""The address that means this machine alone: Ray starts here for the tournament, and ends with it."""
PATIENCE = 12.0
"""Seconds for a cluster to answer. Ray itself waits for minutes, also for one that has ended long ago."""
HOST_AND_PORT = re.compile(r"(?:ray://)?(.+):(\d{1,5})")
LOOK = """
import logging, sys, ray
ray.init(address=sys.argv[1], log_to_driver=False, logging_level=logging.ERROR)
"""


def on_ray(address: str) -> Cores:
    """What `tournament.play` takes as its cores; address: of a cluster, or `"local"`.

    Raises Refused where Ray is not installed, InvalidOptions where no cluster answers.
    """
    ray = ray_for(address)

    def in_order(function: Callable[[Job], Done], jobs: Iterable[Job], processes: int) -> Iterator[Done]:
        ours = not ray.is_initialized()
        if ours:
            look(address)
            start(ray, address, processes)
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


def ray_for(address: str) -> ModuleType:
    """Import Ray for a cluster. Raises Refused where it is not installed."""
    if (
        address == LOCAL
    ):  # it is ours: it sends no statistics, and its workers are this very Python, also under `uv run`
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    return needed("ray", "ray")


def start(ray: ModuleType, address: str, processes: int) -> None:
    """Connect to a cluster, or start Ray on this machine with `processes` processes. Raises InvalidOptions."""
    here = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **here)
    except Exception as error:  # Ray raises its own, Python's and gRPC's
        raise InvalidOptions("tournament-cluster", field="ray", why=cut(error, 200)) from None


def look(address: str) -> None:
    """See whether a cluster answers, in a process that can be ended while it waits. Raises InvalidOptions."""
    if address == LOCAL:
        return
    try:
        if found := HOST_AND_PORT.fullmatch(address):
            socket.create_connection((found[1], int(found[2])), timeout=PATIENCE / 3).close()
        command = [sys.executable, "-c", LOOK, address]
        seen = subprocess.run(command, timeout=PATIENCE, capture_output=True, text=True, check=False)
    except subprocess.TimeoutExpired:
        why = f"{PATIENCE:g} s"
    except (OSError, OverflowError) as error:
        why = str(error)
    else:
        if seen.returncode == 0:
            return
        why = (seen.stderr.strip().splitlines() or [""])[-1]
    raise InvalidOptions("tournament-cluster", field="ray", why=cut(why, 200))
