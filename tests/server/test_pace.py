"""Bots move at a pace that people can follow, where a game has many steps."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import time
from pathlib import Path
from typing import cast

import pytest

import kingtable
from kingtable.server.seats import SeatForm
from kingtable.server.storage import Storage
from kingtable.server.table import Table
from kingtable.server.tables import Tables
from kingtable.server.worker import Question
from kingtable.server.workers import Workers
from tests.server.rooms import Listener, fresh, in_room


class Quick:
    """Workers that answer at once."""

    warm = True
    table: Table | None = None

    async def choose(self, _: Question, *, table: str) -> list[str]:
        assert self.table is not None
        return self.table.match.silence()


class Timed(Listener):
    """Keeps when it heard of each step, and whether it was out of turn."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[tuple[float, bool]] = []
        self._asked = False

    def send(self, frame: bytes) -> None:
        super().send(frame)
        told = self.heard[-1]
        if told["t"] in ("snap", "ev"):
            self.steps.append((time.monotonic(), self._asked))
            self._asked = told["view"].get("turn") != told["view"]["to_move"]


def gaps(folder: Path, game: str, paced: bool) -> list[tuple[float, bool]]:
    found: list[tuple[float, bool]] = []

    async def work(storage: Storage, _: Tables) -> None:
        workers = Quick()
        tables = Tables(storage, cast(Workers, workers), paced=paced)
        table = workers.table = await fresh(tables, [SeatForm("bot", bot="random")] * 2, game=game)
        guest = Timed()
        table.join(guest, None)
        async with asyncio.timeout(20):
            while table.seq < 24 and not table.match.over:
                await asyncio.sleep(0.01)
        table.leave(guest)
        await table.close()
        found.extend((now[0] - before[0], now[1]) for before, now in itertools.pairwise(guest.steps[1:]))

    in_room(folder, work)
    return found


def test_bots_wait_between_their_steps_where_people_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Heard may be a little closer together: a full machine tells one step late and the next in time.
    quick = dataclasses.replace(kingtable.GAMES["king-of-tokyo"], pace=(0.1, 0.06))
    monkeypatch.setattr(type(kingtable.game("king-of-tokyo")), "parcel", quick)
    reactions: list[float] = []
    while not reactions:  # not in every beginning of a game there is one
        steps = gaps(tmp_path, "king-of-tokyo", paced=True)
        assert min(gap for gap, asked in steps if not asked) > 0.05
        reactions = [gap for gap, asked in steps if asked]
    assert all(gap > 0.02 for gap in reactions)


def test_elsewhere_they_do_not(tmp_path: Path) -> None:
    for game, paced in (("king-of-tokyo", False), ("kingdomino", True)):
        assert sorted(gap for gap, _ in gaps(tmp_path / game, game, paced))[10] < 0.2
    assert not any(kingtable.GAMES["kingdomino"].pace)
