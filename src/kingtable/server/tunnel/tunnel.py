"""One tunnel for as long as the server runs: its program is started, read, and started again when it ends."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from kingtable.server.tunnel.kinds import Kind, Reading

ADDRESS_LIMIT = 20.0  # seconds until the program has said its address
CONNECTED_LIMIT = 10.0  # seconds from then on until it says that it is connected
SETTLES = 8.0  # seconds until the new name can be looked up: asked for too early, homes remember that it is unknown
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before the program is started again, doubled each time
TOO_OFTEN = 900.0  # seconds before a provider that has had too many requests is asked again
LIVED = 60.0  # seconds after which a program that ends has not failed from the beginning
LINE = 8192  # letters of a line that are looked at
HOPELESS = frozenset({"share-login", "share-not-allowed", "share-ssh-host", "share-ssh-key"})
"""What trying again does not change."""


@dataclass(frozen=True)
class State:
    """What a tunnel does now. address: where it leads from, "" while there is none. why: the key of a message, "" while
    all is well; detail: what the program itself said."""

    stage: Literal["asking", "open", "broken", "given up"]
    address: str = ""
    why: str = ""
    detail: str = ""


class Tunnel:
    """Keeps a program alive that leads an address of the internet to a port of this computer.

    address: where it leads from, where that is known before; "" if the program says it. changed: called with each new
    `State`, in the loop.
    """

    def __init__(self, kind: Kind, port: int, changed: Callable[[State], None], address: str = "") -> None:
        self.kind = kind
        self.state = State("asking")
        self._port = port
        self._changed = changed
        self._address = address
        self._process: Process | None = None

    async def run(self) -> None:
        """Keep the tunnel open until cancelled, or until trying again is hopeless."""
        pause = FIRST_PAUSE
        self._changed(self.state)
        with tempfile.TemporaryDirectory(prefix="kingtable-") as folder:
            empty = Path(folder, "empty.yml")
            empty.touch()
            while True:
                began, reading = time.monotonic(), Reading(self._address)
                try:
                    await self._one_life(reading, self.kind.command(self._port, empty))
                except OSError as error:
                    reading.why, reading.last = reading.why or "share-no-start", error.strerror or str(error)
                finally:
                    await self._end()
                why = reading.why or "share-ended"
                hopeless = why in HOPELESS
                self._say(State("given up" if hopeless else "broken", "", why, reading.last))
                if hopeless:
                    return
                pause = FIRST_PAUSE if time.monotonic() - began > LIVED else pause
                await asyncio.sleep(TOO_OFTEN if why == "share-too-often" else pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                self._say(State("asking"))

    async def _one_life(self, reading: Reading, command: list[str]) -> None:
        launcher = [sys.executable, "-P", "-m", "kingtable.server.tunnel.child"]
        self._process = process = await asyncio.create_subprocess_exec(
            *launcher, *command, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, start_new_session=True
        )
        assert process.stdout is not None
        assert process.stderr is not None
        news = asyncio.Event()
        readers = [
            asyncio.create_task(self._read(stream, reading, news)) for stream in (process.stdout, process.stderr)
        ]
        ended = asyncio.create_task(process.wait())
        try:
            if not await _until(lambda: reading.address != "", reading, news, ended, ADDRESS_LIMIT):
                reading.why = reading.why or ("share-ended" if ended.done() else "share-silent")
                return
            if not self._address and not await _until(lambda: reading.connected, reading, news, ended, CONNECTED_LIMIT):
                reading.why = reading.why or ("share-ended" if ended.done() else "share-not-connected")
                return
            await asyncio.wait({ended}, timeout=SETTLES)
            if ended.done():
                return
            self._say(State("open", reading.address))
            await ended
        finally:
            # What a program says with its last breath is read, too.
            await asyncio.wait(readers, timeout=1.0 if ended.done() else 0.0)
            if ended.done() and ended.result() <= 0:  # it has nothing to complain of: it was stopped
                reading.last = f"status {ended.result()}"
            for task in (*readers, ended):
                task.cancel()
            await asyncio.gather(*readers, ended, return_exceptions=True)

    async def _read(self, stream: asyncio.StreamReader, reading: Reading, news: asyncio.Event) -> None:
        """Read a stream to its end, so that the program never waits for a reader."""
        async for line in _lines(stream):
            reading.last = line.strip()[:200] or reading.last
            before = reading.address
            self.kind.read(line.strip(), reading)
            if before and reading.address != before and self.state.stage == "open":
                self._say(State("open", reading.address))
            news.set()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        ended = asyncio.create_task(process.wait())
        for stop, seconds in ((process.terminate, 2.0), (process.kill, 5.0)):
            with contextlib.suppress(ProcessLookupError):
                stop()
            # Not `asyncio.timeout`: before Python 3.11.3 it does not end in time in a task that is being cancelled.
            if (await asyncio.wait({ended}, timeout=seconds))[0]:
                return
        ended.cancel()

    def _say(self, state: State) -> None:
        if state != self.state:
            self.state = state
            self._changed(state)


async def _until(
    what: Callable[[], bool], reading: Reading, news: asyncio.Event, ended: asyncio.Task[int], seconds: float
) -> bool:
    """Wait until something is so; False when it is not in time, the program has ended or says what is wrong."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not what() and not reading.why and not ended.done():
                news.clear()
                waiting = asyncio.create_task(news.wait())
                try:
                    await asyncio.wait({waiting, ended}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    waiting.cancel()
    return what() and not reading.why


async def _lines(stream: asyncio.StreamReader) -> AsyncIterator[str]:
    """The lines of a stream, however long: of each the first LINE bytes."""
    rest, cut = b"", False
    while block := await stream.read(LINE):
        *whole, rest = (rest + block).split(b"\n")
        for line in whole:
            if not cut:
                yield line.decode("utf-8", "replace")
            cut = False
        if len(rest) >= LINE:
            if not cut:
                yield rest.decode("utf-8", "replace")
            rest, cut = b"", True
    if rest and not cut:
        yield rest.decode("utf-8", "replace")
