"""Work that takes the interpreter for long, beside the loop: one piece after the other, addresses in turn.

Several at once would be no faster (one interpreter), and people's moves would wait for all of them in turn. An address
has at most half of the time: after a piece of its work its next one waits for as long as that took, so whoever comes
meanwhile seldom finds anybody before them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from kingtable.server.sharing.queues import Queue, asking

_P = ParamSpec("_P")
_R = TypeVar("_R")

_one = ThreadPoolExecutor(1, thread_name_prefix="beside")


async def beside(work: Callable[_P, _R], *args: _P.args, **kwargs: _P.kwargs) -> _R:
    """Do the work when it is the turn of the address that asks for it (`queues.asking`), and return its result."""
    loop = asyncio.get_running_loop()
    turns = _turns.get(loop)
    if turns is None:
        turns = _turns[loop] = _Turns()
    address = asking.get()
    await turns.mine(address)
    began = loop.time()
    doing = loop.run_in_executor(_one, lambda: work(*args, **kwargs))
    doing.add_done_callback(lambda _: turns.done(address, loop.time() - began))
    return await doing


class _Turns:
    """The turns at the thread."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: Queue[asyncio.Future[None]] = Queue()
        self._busy = False
        self._rests: dict[str, float] = {}  # addresses that had their turn, and until when
        self._alarm: asyncio.TimerHandle | None = None

    async def mine(self, address: str) -> None:
        """Wait for the turn of this address. The caller then has the thread until it calls `done`."""
        turn = self._loop.create_future()
        self._waiting.add(turn, address)
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.done(address, 0.0)
            self._waiting.drop(turn)
            raise

    def done(self, address: str, seconds: float) -> None:
        """Give the thread back after so many seconds of work for this address."""
        self._busy = False
        now = self._loop.time()
        self._rests = {other: until for other, until in self._rests.items() if until > now}
        self._rests[address] = now + seconds
        self._give()

    def _give(self) -> None:
        if self._busy:
            return
        now = self._loop.time()
        if (turn := self._waiting.take(lambda address: self._rests.get(address, 0.0) <= now)) is not None:
            self._busy = True
            turn.set_result(None)
        elif self._waiting:
            if self._alarm is not None:
                self._alarm.cancel()
            soonest = min(until for until in self._rests.values() if until > now)
            self._alarm = self._loop.call_at(soonest + 0.001, self._give)


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, _Turns] = WeakKeyDictionary()
