"""Work that takes the interpreter for long, beside the loop: one piece after the other, addresses in turn.

Several at once would be no faster (one interpreter), and people's moves would wait for all of them in turn. While the
thread works, every move waits longer for the interpreter, so an address gets no more of the thread's time than of the
loop's (`limits.Limits.turns`): a few pieces of work at once, then a fifth of the time.
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

AT_ONCE = 0.5  # seconds of work that an address may have without a rest: a room of ten people comes back
SHARE = 0.2  # of the thread's time, for the work beyond that

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
        self._until: dict[str, float] = {}  # when the address will have rested for all its work
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
        self._until = {other: until for other, until in self._until.items() if until > now}
        self._until[address] = self._until.get(address, now) + seconds / SHARE
        self._give()

    def _rests_until(self, address: str) -> float:
        return self._until.get(address, 0.0) - AT_ONCE / SHARE

    def _give(self) -> None:
        if self._busy:
            return
        now = self._loop.time()
        while (turn := self._waiting.take(lambda address: self._rests_until(address) <= now)) is not None:
            if not turn.done():  # else its caller was cancelled just now
                self._busy = True
                turn.set_result(None)
                return
        if self._waiting:
            if self._alarm is not None:
                self._alarm.cancel()
            soonest = min(until for address in self._until if (until := self._rests_until(address)) > now)
            self._alarm = self._loop.call_at(soonest + 0.001, self._give)


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, _Turns] = WeakKeyDictionary()
