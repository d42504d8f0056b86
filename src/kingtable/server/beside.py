"""Work that takes the interpreter for long, beside the loop: one piece after the other.

Several at once would be no faster (one interpreter), and people's moves would wait for all of them in turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

_P = ParamSpec("_P")
_R = TypeVar("_R")

_one = ThreadPoolExecutor(1, thread_name_prefix="beside")


async def beside(work: Callable[_P, _R], *args: _P.args, **kwargs: _P.kwargs) -> _R:
    """What the work gives, when it is its turn."""
    return await asyncio.get_running_loop().run_in_executor(_one, lambda: work(*args, **kwargs))
