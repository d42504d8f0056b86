"""Games of King of Tokyo in which every prompt is answered in every wrong way too; any number of them by command:

    uv run python -m tests.server.no_hang 10000 [--processes 2] [--first SEED]

A table without sockets and without a disk: people answer late (the clock was faster), twice (the same id, and
another), out of turn, from a wrong seat, with nonsense, and two at once. After each of these the table is as it was,
unless it was the one right answer; and every game ends.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import random
import time
from multiprocessing import get_context
from typing import cast

import pytest

from kingtable.engine.errors import Refused
from kingtable.engine.games import GAMES
from kingtable.engine.record import pack
from kingtable.server.store.rows import Entry, Seat, TableRow, Taken
from kingtable.server.store.storage import Storage
from kingtable.server.table.gathering import Gathering
from kingtable.server.table.past import Past, new_match, raw, rebuilt
from kingtable.server.table.table import Table
from kingtable.server.workers.pool import Workers
from tests.server.rooms import NoWorkers

GAME = "king-of-tokyo"
MOST = 5_000  # commands: no game is so long
LATE = ("server-too-late", "server-not-your-turn", "server-game-over")
NONSENSE = ("", "keep 9", "=12", "yield stay", "buy jets from 9", "hearts heal=99", "x" * 90, "keep" + " claw" * 9)


class Memory:
    """A log in memory, as strict as the database."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.ids: set[str] = set()

    async def append(self, _: str, entry: Entry) -> None:
        await asyncio.sleep(0)  # a commit takes a while, in which others come
        if entry.seq != len(self.entries) + 1 or entry.id in self.ids:
            raise Taken
        self.entries.append(entry)
        self.ids.add(entry.id)


def table_of(row: TableRow, past: Past, log: Memory) -> Table:
    """A table without a disk and without bots."""
    return Table(row, past, cast(Storage, log), cast(Workers, NoWorkers()))


class Room:
    """A table and the people who answer it."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.players = 2 + seed % 5
        key = hashlib.sha256(str(seed).encode()).digest()
        seats = [Seat(n, "human", colour) for n, colour in enumerate(GAMES[GAME].colours[: self.players])]
        options = {"players": self.players, "bay": self.players > 4 and self.chance.random() < 0.7}
        self.row = TableRow("TABLE", GAME, options, key, hashlib.sha256(key).hexdigest(), 0, seats)
        self.row.deal = Gathering().bind(self.row, 0.0).dealt(self.row)
        self.log = Memory()
        match = new_match(self.row)
        self.table = table_of(self.row, Past(match, raw(match.events), []), self.log)
        self.silent = self.chance.choice((0.05, 0.3, 1.0))  # how often nobody answers in time

    def state(self) -> tuple[int, int, bytes, int]:
        """What must not change."""
        table = self.table
        return table.seq, len(table.match.moves), pack(table.match.state).tobytes(), len(self.log.entries)

    async def refused(self, seat: int | None, id: str, moves: list[str], at: int | None, *keys: str) -> None:
        """It must be refused, with one of these reasons (any, where none is told), and change nothing."""
        before = self.state()
        with pytest.raises(Refused) as refusal:
            await self.table.do(seat, id, moves, at=at)
        assert not keys or refusal.value.key in keys
        assert self.state() == before

    async def again(self, seat: int, id: str, moves: list[str], seq: int) -> None:
        """The same command again is answered again, and changes nothing."""
        before = self.state()
        assert await self.table.do(seat, id, moves, at=seq - 1) == seq
        assert self.state() == before

    async def prompt(self) -> None:
        """One decision, with all that may go wrong."""
        table, chance = self.table, self.chance
        seat, seq, legal = table.match.to_move, table.seq, table.match.legal()
        assert seat is not None
        assert legal, "whoever is asked can answer"
        (silence,) = table.match.default_action()
        assert silence in legal, "what the clock would play can be played"
        move = chance.choice(legal)
        others = [other for other in range(self.players) if other != seat]
        wrong = chance.choice(others)
        await self.refused(wrong, f"wrong {seq}", [move], chance.choice((seq, None)), "server-not-your-turn")
        if chance.random() < 0.2:
            await self.refused(None, f"watch {seq}", [move], seq, "server-only-watching")
            await self.refused(seat, f"early {seq}", [move], seq + 1, "server-too-late")
            await self.refused(seat, f"nonsense {seq}", [chance.choice(NONSENSE)], seq)
            await self.refused(seat, f"nothing {seq}", [], seq, "server-no-moves")
        if chance.random() < self.silent:
            move, id = silence, f"clock:{seq + 1}"
            assert await table.do(seat, id, [silence], at=seq) == seq + 1
        else:
            id = f"right {seq}"
            both = [(id, move), (f"rival {seq}", chance.choice(legal))] if chance.random() < 0.1 else [(id, move)]
            done = await asyncio.gather(
                *[table.do(seat, name, [text], at=seq) for name, text in both], return_exceptions=True
            )
            assert done[0] == seq + 1
            assert all(isinstance(other, Refused) and other.key in LATE for other in done[1:])
        assert table.seq == len(self.log.entries) == seq + 1
        assert len(table.match.moves) == seq + 1
        await self.again(seat, id, [move], seq + 1)
        await self.refused(seat, f"late {seq}", [chance.choice(legal)], seq, *LATE)
        await self.refused(wrong, id, [move], seq, "server-id-used")
        if table.match.to_move != seat:
            await self.refused(seat, f"out of turn {seq}", [move], None, *LATE)

    async def play(self) -> int:
        """The whole game; how many commands it had."""
        while not self.table.match.over:
            await self.prompt()
            assert self.table.seq < MOST
        await self.refused(0, "after", ["done"], None, "server-game-over")
        woken = table_of(self.row, rebuilt(self.row, self.log.entries), self.log)
        assert woken.match.record() == self.table.match.record()
        return self.table.seq


def play(seed: int) -> int:
    """One game; how many commands it had. The error of a game that fails tells its seed."""
    try:
        return asyncio.run(Room(seed).play())
    except BaseException as error:
        error.add_note(f"seed {seed}")
        raise


def main() -> None:
    """Play as many as asked."""
    parser = argparse.ArgumentParser(description="No decision can hang a table.")
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    asked = parser.parse_args()
    began, commands = time.perf_counter(), 0
    with get_context("spawn").Pool(asked.processes) as pool:
        seeds = range(asked.first, asked.first + asked.games)
        for number, some in enumerate(pool.imap_unordered(play, seeds, chunksize=20), 1):
            commands += some
            if number % 500 == 0:
                print(f"{number} games, {commands} commands, {time.perf_counter() - began:.0f} s", flush=True)
    print(f"{asked.games} games, {commands} commands, all ended; {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
