"""A while of anything; the long one is an hour, `scripts/nightly fuzz`."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import httpx
import pytest

from tests.server.fuzz import FORBIDDEN, fuzzed
from tests.server.process import Process
from tests.server.strangers import HOST, Strangers

SECONDS = 15.0
SEED = 8


def test_two_hundred_odd_frames_break_nothing(tmp_path: Path) -> None:
    """From one address, one socket after the other, so that only the frames decide."""
    server = Process(tmp_path)
    strangers = Strangers(server.up())
    chance = random.Random(SEED)

    async def sit() -> None:
        while not strangers.codes:
            await strangers.open_table(chance, "127.7.0.1")
        while strangers.counts["frames"] < 200:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await strangers.sit(chance, f"127.7.0.{chance.randrange(1, 200)}")

    try:
        asyncio.run(sit())
        assert httpx.get(f"http://{HOST}:{strangers.port}/healthz", trust_env=False, timeout=60).status_code == 200
    finally:
        server.popen.terminate()
        server.end()
        said = server.errors()
        server.close()
    assert not FORBIDDEN.search(said), said[-2000:]


@pytest.mark.slow
def test_a_while_of_anything_breaks_nothing(tmp_path: Path) -> None:
    fuzz = fuzzed(tmp_path, SECONDS, SEED)
    print(fuzz.summary())
    assert not fuzz.failures, fuzz.failures
    assert fuzz.games >= 1, fuzz.summary()
    assert fuzz.counts["frames"] > 250, fuzz.summary()
    assert fuzz.counts["HTTP 200"] > 25, fuzz.summary()
