"""A process and the pipe to it: started with few descriptors, spoken with in messages, surely ended."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator, Sequence

import msgspec

from kingtable.server.workers.questions import LENGTH, Asked, Told, packed

LONGEST = 1 << 20  # bytes of a message
GONE = 1.0  # seconds that a killed process may take to be gone

_decoder: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class Spare:
    """Descriptors that are held only to be let go when one is needed and there are no others."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._held: list[int] = []

    def fill(self) -> None:
        """Take what is missing, if it can be had."""
        with contextlib.suppress(OSError):
            while len(self._held) < self._count:
                self._held.append(os.open(os.devnull, os.O_RDONLY))

    def free(self) -> None:
        """Let all go."""
        while self._held:
            os.close(self._held.pop())


class Link:
    """A process that runs, and both directions of the pipe to it."""

    def __init__(
        self,
        process: subprocess.Popen[bytes] | Process,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self.pid = process.pid
        self._process = process
        self._reader = reader
        self._writer = writer

    def tell(self, *messages: Asked) -> None:
        """Send; never waits, and to one who is gone it says nothing."""
        if not self._writer.is_closing():
            self._writer.write(b"".join(map(packed, messages)))

    async def hear(self) -> Told:
        """The next message. Raises EOFError, ConnectionError, DecodeError."""
        (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
        if length > LONGEST:
            raise msgspec.DecodeError(f"a message of {length} bytes")
        return _decoder.decode(await self._reader.readexactly(length))

    def kill(self) -> None:
        """End the process; its readers now read the end."""
        with contextlib.suppress(OSError):
            self._process.kill()
        self._writer.transport.abort()

    async def ended(self) -> int | None:
        """End the process, and wait until it is gone: its exit code, None if even that hangs."""
        self.kill()
        try:
            for _ in range(200):
                if _code(self._process) is not None:
                    break
                await asyncio.sleep(GONE / 200)
        except asyncio.CancelledError:
            _wait(self._process)
            raise
        return self._process.returncode


def worker(*arguments: str) -> list[str]:
    """The command that starts a worker of this package."""
    return [sys.executable, "-P", "-m", "kingtable.server.workers.process", *arguments]


async def start(command: Sequence[str], spare: Spare, *, quiet: bool) -> Link:
    """Start a process. Raises OSError.

    quiet: what it says on stderr is thrown away. Not by the loop's own means where there is another way: uvloop
    0.22 loses descriptors each time there are too few, and wants two a process for good.
    """
    err = subprocess.DEVNULL if quiet else None
    if sys.platform == "win32":  # where a socket cannot be a process's input
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=err)
        assert process.stdin is not None
        assert process.stdout is not None
        return Link(process, process.stdout, process.stdin)
    ours, popen = _started(command, spare, err)
    try:
        return Link(popen, *await asyncio.open_unix_connection(sock=ours))
    except BaseException:
        ours.close()
        popen.kill()
        _wait(popen)
        raise


def _started(command: Sequence[str], spare: Spare, err: int | None) -> tuple[socket.socket, subprocess.Popen[bytes]]:
    spare.free()
    try:
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                with _deaf():
                    return ours, subprocess.Popen(command, stdin=theirs.fileno(), stdout=theirs.fileno(), stderr=err)
            except BaseException:
                ours.close()
                raise
    finally:
        spare.fill()


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """What starts in here never gets the signals that stop the whole service: a terminal sends Ctrl-C to every process,
    and systemd may send SIGTERM. The server ends its processes itself."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _code(process: subprocess.Popen[bytes] | Process) -> int | None:
    return process.poll() if isinstance(process, subprocess.Popen) else process.returncode


def _wait(process: subprocess.Popen[bytes] | Process) -> None:
    if isinstance(process, subprocess.Popen):
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(GONE)
