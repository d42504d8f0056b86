"""A server of its own to be measured, requests to it, and the machine that both run on."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import resource
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

import uvloop

HOST = "127.0.0.1"
FLOODER = "127.6.6.6"  # the one address that wants everything
PATIENCE = 120.0  # seconds for anything to happen before it is measured

SERVE = """
import os, pathlib, sys
core, port, data, free = sys.argv[1:]
if core:
    os.sched_setaffinity(0, {int(core)})
if free:
    try:
        from kingtable.server.sharing import limits
        limits._IN_ALL.clear()
    except ImportError:  # version 0.1.0 has no limits
        pass
from kingtable.server.run import serve
serve(port=int(port), data=pathlib.Path(data))
"""

Json = dict[str, Any]
_T = TypeVar("_T")


class Server:
    """A server process: on one core if asked, from another source tree if asked. free: all together may open as many
    tables as they like."""

    def __init__(
        self, data: Path, core: int | None = None, old: Path | None = None, port: int = 0, *, free: bool = True
    ) -> None:
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 # it is read as long as the server is
        more = {"KINGTABLE_INTERPRETED": "1"} | (
            {} if old is None else {"PYTHONPATH": str(old / "src")}
        )  # as `kingtable`
        asked = ["" if core is None else str(core), str(port), str(data), "free" if free else ""]
        self._popen = subprocess.Popen(
            [sys.executable, "-c", SERVE, *asked],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, **more},
        )
        self.port = port
        self.pid = self._popen.pid

    def up(self) -> Self:
        """Wait until it says where it listens."""
        assert self._popen.stdout is not None
        line = self._popen.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server does not start: {self.told()[-2000:]}")
        self.port = int(line.rpartition(":")[2].rstrip("/\n"))
        return self

    def told(self) -> str:
        """What it has said on stderr."""
        self.log.seek(0)
        return self.log.read()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send the signal and wait for the end."""
        if self._popen.poll() is None:
            self._popen.send_signal(how)
        try:
            self._popen.wait(20)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait(20)
        assert self._popen.stdout is not None
        self._popen.stdout.close()

    def cpu(self) -> float:
        """Seconds of processor time so far (Linux)."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds for which it was ready to run and others had the core (Linux): above a few percent of the time the
        machine is too busy for figures."""
        waits = 0
        for thread in Path(f"/proc/{self.pid}/task").iterdir():
            with contextlib.suppress(OSError):  # it has ended
                waits += int((thread / "schedstat").read_text().split()[1])
        return waits / 1e9

    def memory(self) -> int:
        """Resident memory in KB (Linux); workers are processes of their own."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


class Http:
    """A connection for requests, one after the other."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection(HOST, self._port, local_addr=(self._address, 0))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()

    async def ask(self, method: str, path: str, form: Any = None) -> tuple[int, Any]:
        """Send a request; its status and what its answer holds."""
        body = b"" if form is None else json.dumps(form).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\ncontent-type: application/json\r\n"
        self._writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        async with asyncio.timeout(PATIENCE):
            lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
            length = next(int(line.partition(":")[2]) for line in lines if line.startswith("content-length:"))
            content = await self._reader.readexactly(length)
        return int(lines[0].split()[1]), json.loads(content)


async def warmed(server: Server) -> None:
    """Wait until all workers have compiled what they need."""
    async with Http(server.port, "127.9.0.1") as http, asyncio.timeout(180):
        while (bots := (await http.ask("GET", "/readyz"))[1]["bots"])["ready"] < bots["wanted"]:
            await asyncio.sleep(0.2)


def quantiles(values: list[float]) -> dict[str, float]:
    """p50, p95, p99 and max, in milliseconds, of some seconds."""
    ordered = sorted(values) or [float("nan")]
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * ordered[min(int(q * len(ordered)), len(ordered) - 1)], 2) for name, q in at.items()}


def machine(core: int | None, busy: float) -> str:
    """What it ran on, and how busy that was before."""
    where = "not pinned" if core is None else f"server on core {core}"
    return f"{os.cpu_count()} cores, {where}, load average before {busy:.1f}, Python {platform.python_version()}"


def keep_off(core: int | None) -> None:
    """Leave that core to the server; open as many files as allowed."""
    if core is not None and (others := os.sched_getaffinity(0) - {core}):
        os.sched_setaffinity(0, others)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of every benchmark of a server."""
    parser.add_argument("--core", type=int, help="the server on this core, all else on the others")
    parser.add_argument("--old", type=Path, help="serve the source of this checkout instead")
    parser.add_argument("--json", action="store_true")


def on_server(measure: Callable[[Server], Coroutine[Any, Any, _T]], asked: argparse.Namespace) -> tuple[_T, list[str]]:
    """Start a server with an empty folder, measure it, and end it; return the result and the lines of its log.

    asked: core and old, as `options` adds them.
    """
    keep_off(asked.core)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), asked.core, asked.old, free=False)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(measure(server.up()))
        finally:
            server.stop(signal.SIGKILL)
        return result, server.told().splitlines()


class Flood(Protocol):
    """Frames or requests that one address sends, and how many of each kind."""

    counts: Counter[str]

    async def run(self) -> None:
        """Send until the time is up."""


def send(flood: Flood) -> None:
    """Send a flood from this process, which leaves the processor to the players; print the counts."""
    os.nice(10)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(flood.run())
    print(json.dumps(dict(sorted(flood.counts.items()))))
