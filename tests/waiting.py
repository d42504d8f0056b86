"""Waiting for what threads, processes, pages and machines do: never for a fixed time, which is too short on a busy
machine."""

from __future__ import annotations

import asyncio
import linecache
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 60.0  # seconds after which what was waited for will never be, however busy the machine is
OFTEN = 0.005  # seconds between two looks


def until(true: Callable[[], T | None], why: str = "", patience: float = PATIENCE) -> T:
    """Look again and again; the first answer that is something true. Raises AssertionError, with `why`, if none is
    within so many seconds."""
    end = time.monotonic() + patience
    while not (found := true()):
        assert time.monotonic() < end, f"waited {patience:g} s in vain: {_named(true, why)}"
        time.sleep(OFTEN)
    return found


async def eventually(true: Callable[[], T | None], why: str = "", patience: float = PATIENCE) -> T:
    """`until`, while the loop goes on."""
    end = time.monotonic() + patience
    while not (found := true()):
        assert time.monotonic() < end, f"waited {patience:g} s in vain: {_named(true, why)}"
        await asyncio.sleep(OFTEN)
    return found


def stays(true: Callable[[], object], seconds: float, why: str = "") -> None:
    """Look for a while whether something stays so, which a mistake would end by then. A busy machine looks less often:
    it may overlook the mistake, and never sees one where none is."""
    end, over = time.monotonic() + seconds, False
    while not over:
        over = time.monotonic() >= end
        assert true(), f"it did not stay so: {_named(true, why)}"
        time.sleep(OFTEN)


async def remains(true: Callable[[], object], seconds: float, why: str = "") -> None:
    """`stays`, while the loop goes on."""
    end, over = time.monotonic() + seconds, False
    while not over:
        over = time.monotonic() >= end
        assert true(), f"it did not stay so: {_named(true, why)}"
        await asyncio.sleep(OFTEN)


def _named(true: Callable[[], object], why: str) -> str:
    """Why, or else the line with the condition."""
    code = getattr(true, "__code__", None)
    return why or (linecache.getline(code.co_filename, code.co_firstlineno).strip() if code else repr(true))
