"""Work that takes the interpreter for long, beside the loop: one piece after the other, addresses in turn.

Several at once would be no faster (one interpreter), and people's moves would wait for all of them in turn. While the
thread works, every move waits longer for the interpreter, so an address gets no more of the thread's time than of the
loop's (`limits.Limits.turns`): a few pieces of work at once, then a fifth of the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from kingtable.server.sharing.limits import Limits, Rate
from kingtable.server.sharing.turns import Share, Turns

_P = ParamSpec("_P")
_R = TypeVar("_R")

# Milliseconds of work that an address may have without a rest (a room of ten people comes back), and in a second then.
RATE = Rate(500, 200)

_one = ThreadPoolExecutor(1, thread_name_prefix="beside")


class _Thread(Turns):
    """The turns at the thread: none begins while it works."""

    busy = False

    def renew(self) -> None:
        if not self.busy:
            super().renew()

    def end(self, share: Share, took: float) -> None:
        """The work of an address has ended: it pays, and others go first."""
        self.busy = False
        share.pay(took)
        if share in self._waiting:
            del self._waiting[share]
            share.line_up()


async def beside(address: str, work: Callable[_P, _R], *args: _P.args, **kwargs: _P.kwargs) -> _R:
    """Do the work when it is the turn of the address that asks for it, and return its result."""
    loop = asyncio.get_running_loop()
    if (thread := _threads.get(loop)) is None:
        thread = _threads[loop] = _Thread(replace(Limits(), turns=RATE))
    share = thread.of(address)
    done: asyncio.Future[_R] = loop.create_future()

    def begin() -> None:
        if done.done():  # its caller was cancelled
            return
        thread.busy, thread.left = True, 0.0
        began = loop.time()
        doing = loop.run_in_executor(_one, lambda: work(*args, **kwargs))
        doing.add_done_callback(lambda _: end(doing, 1000 * (loop.time() - began)))

    def end(doing: asyncio.Future[_R], took: float) -> None:
        thread.end(share, took)
        if done.done():
            doing.exception()  # nobody asks any more
        elif (error := doing.exception()) is not None:
            done.set_exception(error)
        else:
            done.set_result(doing.result())

    share.wait(begin)
    return await done


_threads: WeakKeyDictionary[asyncio.AbstractEventLoop, _Thread] = WeakKeyDictionary()
