"""A server of its own to be measured, requests and sockets to it, and the machine that both run on."""

from __future__ import annotations

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
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar

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
    from kingtable.server.sharing import limits
    limits._IN_ALL.clear()
from kingtable.server.run import serve
serve(port=int(port), data=pathlib.Path(data))
"""

Json = dict[str, Any]
_T = TypeVar("_T")


class Server:
    """A server process: on one core if asked, from another source tree if asked. free: all together may open as many
    tables as they like."""

    def __init__(self, data: Path, core: int | None = None, old: Path | None = None, *, free: bool = True) -> None:
        self.port = 0
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 # it is read as long as the server is
        self._asked = "" if core is None else str(core), str(data), "free" if free else ""
        old_source = {} if old is None else {"PYTHONPATH": str(old / "src")}
        self._environment = {**os.environ, "KINGTABLE_INTERPRETED": "1", **old_source}  # as `kingtable`

    def start(self) -> Self:
        """Start it, again on the same port, and wait until it says where it listens."""
        core, data, free = self._asked
        self._popen = subprocess.Popen(
            [sys.executable, "-c", SERVE, core, str(self.port), data, free],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=self._environment,
        )
        self.pid = self._popen.pid
        assert self._popen.stdout is not None
        line = self._popen.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server does not start: {self.logged()[-2000:]}")
        self.port = int(line.rpartition(":")[2].rstrip("/\n"))
        return self

    def logged(self) -> str:
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
        """Send a request; its status and its JSON, or None for another body."""
        self._writer.write(request(method, path, b"" if form is None else json.dumps(form).encode()))
        async with asyncio.timeout(PATIENCE):
            head = await self._reader.readuntil(b"\r\n\r\n")
            content = await self._reader.readexactly(length_of(head))
        return int(head[9:12]), json.loads(content) if b"application/json" in head else None


def request(method: str, path: str, body: bytes = b"") -> bytes:
    """Return a request with a body of JSON."""
    head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\ncontent-type: application/json\r\n"
    return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body


def length_of(head: bytes) -> int:
    """How many bytes the body has, by the head of an answer."""
    return int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0] or b"0")


def framed(text: bytes, opcode: int = 1) -> bytes:
    """A frame as a client sends it; masked with zeros, which is a mask, too."""
    size = len(text)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2) if size < 65536 else b""
    return bytes([128 | opcode]) + (length or b"\xff" + size.to_bytes(8)) + b"\0\0\0\0" + text


def said(**frame: object) -> bytes:
    """A message as a client sends it."""
    return framed(json.dumps(frame).encode())


async def upgraded(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, code: str) -> str:
    """Ask for a WebSocket at a table; the status of the answer. Raises OSError or EOFError."""
    writer.write(
        f"GET /ws/{code} HTTP/1.1\r\nhost: {HOST}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return (await reader.readuntil(b"\r\n\r\n"))[9:12].decode("latin-1")


class Refused(Exception):
    """The server answered an upgrade with this status."""


class Socket:
    """A WebSocket at a table, reduced to what is needed, so that one process can hold thousands of them."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._clock = asyncio.get_running_loop().time
        self.heard = self._clock()

    @classmethod
    async def open(cls, port: int, address: str, code: str, token: str | None, since: int | None = None) -> Self:
        """Connect from that address and say hello. Raises Refused, OSError or EOFError."""
        reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
        if (status := await upgraded(reader, writer, code)) != "101":
            writer.close()
            raise Refused(f"HTTP {status}")
        writer.write(said(t="hello", token=token, since=since))
        return cls(reader, writer)

    def write(self, data: bytes) -> None:
        """Send."""
        self._writer.write(data)

    async def frame(self) -> bytes:
        """The next message. Raises OSError or EOFError where the connection ends."""
        while True:
            opcode, size = await self._reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8))
            content = await self._reader.readexactly(size)
            self.heard = self._clock()
            if opcode & 15 == 1:
                return content
            if opcode & 15 == 9:
                self.write(framed(content, 10))

    async def until(self, *kinds: str, **fields: object) -> Json:
        """The next message of such a kind, with these fields."""
        while True:
            frame: Json = json.loads(await self.frame())
            if frame["t"] in kinds and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def close(self) -> None:
        """Leave."""
        if not self._writer.is_closing():
            self.write(framed(b"\x03\xe9", 8))
            self._writer.close()

    def abort(self) -> None:
        """Give the connection up."""
        self._writer.transport.abort()


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


def on_server(
    measure: Callable[[Server], Coroutine[Any, Any, _T]], core: int | None, old: Path | None, *, free: bool
) -> tuple[_T, list[str]]:
    """Start a server with an empty folder, measure it, and end it; return the result and the lines of its log.

    The core is left to the server; this process opens as many files as allowed.
    """
    if core is not None and (others := os.sched_getaffinity(0) - {core}):
        os.sched_setaffinity(0, others)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), core, old, free=free).start()
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(measure(server))
        finally:
            server.stop(signal.SIGKILL)
        return result, server.logged().splitlines()
