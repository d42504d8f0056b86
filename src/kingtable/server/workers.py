"""The bots' worker processes, seen from the server: asked, watched, and replaced when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from kingtable.server.worker import LENGTH, Answer, Question, packed

logger = logging.getLogger(__name__)

THINKING_LIMIT = 60.0  # seconds for one turn; a bot that needs longer hangs
STARTS = 3  # so often a worker may fail to start before the server does without it
PATIENCE = 3  # so often one turn is asked


class BotFailed(Exception):
    """No worker could say what the bot plays."""


class Workers:
    """A few worker processes that answer questions, one each at a time, in the order they were asked.

    `start` returns at once; the processes compile in the background. A worker that dies or hangs while it
    thinks is replaced and the question asked again.
    """

    def __init__(self, games: Sequence[str], count: int = 1, command: Sequence[str] = ()) -> None:
        self._command = list(command) or [sys.executable, "-P", "-m", "kingtable.server.worker", *games]
        self._count = count
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._processes: set[Process] = set()
        self._alive = count
        self._tasks: set[asyncio.Task[None]] = set()
        self._warm = asyncio.Event()

    @property
    def warm(self) -> bool:
        """Is at least one worker ready to think, or given up for good?"""
        return self._warm.is_set()

    async def warmed(self) -> None:
        """Wait until `warm`."""
        await self._warm.wait()

    def start(self) -> None:
        """Start the processes in the background, the first alone: the others then find its compiled code."""
        self._spawn(self._start_all())

    async def stop(self) -> None:
        """End the processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[self._discard(process) for process in list(self._processes)])

    async def choose(self, question: Question) -> list[str]:
        """The moves of one turn. Raises BotFailed."""
        failure = "the workers do not start"
        for _ in range(PATIENCE):
            process = await self._free.get()
            if process is None:
                self._free.put_nowait(None)  # for the next one who waits
                break
            try:
                async with asyncio.timeout(THINKING_LIMIT):
                    answered = await _ask(process, question)
            except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
                failure = f"a worker failed: {type(error).__name__} {error}"
                logger.warning("kingtable: %s; it is replaced", failure)
                self._replace(process)
            except BaseException:
                self._replace(process)  # its answer would be taken for the next question's
                raise
            else:
                self._free.put_nowait(process)
                if not answered.error:
                    return answered.moves
                failure = answered.error
        raise BotFailed(failure)

    async def _start_all(self) -> None:
        await self._start()
        await asyncio.gather(*[self._start() for _ in range(self._count - 1)])

    async def _start(self) -> None:
        for again in range(STARTS):
            await asyncio.sleep(again)  # what fails at once would otherwise fail three times in a blink
            process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
            self._processes.add(process)
            try:
                if (await _hear(process)).ready:
                    self._free.put_nowait(process)
                    self._warm.set()
                    return
            except (OSError, EOFError, msgspec.DecodeError):
                await self._discard(process)
        self._alive -= 1
        logger.error("kingtable: a worker for bots does not start; %d left", self._alive)
        if not self._alive:
            self._free.put_nowait(None)
            self._warm.set()

    def _replace(self, process: Process) -> None:
        async def replace() -> None:
            await self._discard(process)
            await self._start()

        self._spawn(replace())

    async def _discard(self, process: Process) -> None:
        self._processes.discard(process)
        await _end(process)

    def _spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _ask(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    process.stdin.write(packed(question))
    await process.stdin.drain()
    return await _hear(process)


async def _hear(process: Process) -> Answer:
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
