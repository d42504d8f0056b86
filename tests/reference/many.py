"""Many games on the engine and on a reference, in several processes: what both games' differentials share."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

Chunk = tuple[str, int, int]
"""A form, the number of its first game, and how many."""


class Differs(Exception):
    """Engine and reference part; the text says where and how to see it again."""


def compare(play: Callable[[str, int, int], int], work: list[Chunk], games: int, processes: int, what: str) -> int:
    """Play all chunks, and say how it goes; 1 where both parted. play: returns the actions of a chunk."""
    started, done, actions, shown = time.perf_counter(), 0, 0, 0.0
    with ProcessPoolExecutor(processes) as pool:
        running = [pool.submit(play, *chunk) for chunk in work]
        try:
            for (_, _, count), chunk in zip(work, running, strict=True):
                actions += chunk.result()
                done += count
                passed = time.perf_counter() - started
                if passed - shown > 10:
                    shown = passed
                    print(f"{done:>9,} of {games:,} games, {done / passed:,.0f} games/s", flush=True)
        except Differs as difference:
            pool.shutdown(wait=False, cancel_futures=True)
            print(difference)
            return 1
    passed = time.perf_counter() - started
    print(
        f"{done:,} games, {actions:,} actions, {what}: no difference "
        f"({passed:,.1f} s, {done / passed:,.0f} games/s, {processes} processes)"
    )
    return 0
