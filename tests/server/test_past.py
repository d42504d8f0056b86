"""Snapshots spare replaying and are never trusted over the log; tables that nobody played are deleted; what is lost
is not acknowledged."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from kingtable.engine.match import Match
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store import storage as storage_module
from kingtable.server.store.database import prepare
from kingtable.server.store.rows import Entry, NotStored, Snapshot
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table import past as past_module
from kingtable.server.table.past import rebuilt, snapshot_of
from kingtable.server.table.seats import SeatForm
from kingtable.server.table.tables import Tables
from tests.server.house import House
from tests.server.rooms import fresh, in_room, play_out, same, tables_of
from tests.waiting import eventually, until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["kingdomino", "king-of-tokyo"])
async def test_a_table_wakes_from_its_snapshot_as_from_its_log(
    storage: Storage, tables: Tables, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await fresh(tables, [SeatForm("me")] * 3, game=game)
    for number in range(70):
        if table.match.over:
            break
        await table.do(table.match.to_move, f"m{number}", table.match.default_action())
        if number in (20, 35):
            await table.keep(now=True)
    stored = await storage.read_whole(table.state.code)
    assert stored is not None
    _, log, kept = stored
    assert kept is not None
    assert 20 < kept.seq <= table.seq
    replayed: list[int] = []
    played = past_module.played

    def counting(match: Match, entry: Entry) -> Match:
        replayed.append(entry.seq)
        return played(match, entry)

    monkeypatch.setattr(past_module, "played", counting)
    assert same(table, await tables_of(storage).get(table.state.code))
    assert replayed == list(range(kept.seq + 1, table.seq + 1)), "only what came after the snapshot"
    whole = rebuilt(table.row, log)
    assert [step.events for step in whole.steps] == [step.events for step in table.steps]

    other = msgspec.msgpack.decode(kept.data)
    spoiled = [
        b"",
        kept.data[: len(kept.data) // 2],
        msgspec.msgpack.encode({**other, "rules": "other"}),
        msgspec.msgpack.encode({**other, "state": b"short"}),
        msgspec.msgpack.encode({**other, "moves": other["moves"][:-1]}),
    ]
    for data in spoiled:
        replayed.clear()
        again = rebuilt(table.row, log, Snapshot(kept.seq, data))
        assert len(replayed) == len(log), "what is in doubt is thrown away"
        assert again.match.record() == whole.match.record()
    assert snapshot_of(table.row, whole).data == snapshot_of(table.row, table.state.played).data


def test_only_tables_that_nobody_played_are_deleted(tmp_path: Path) -> None:
    async def work(storage: Storage, tables: Tables) -> None:
        idle, played, spared = [await fresh(tables) for _ in range(3)]
        await played.do(played.match.to_move, "a", played.match.legal()[:1])
        for table in (idle, played):
            await table.keep(now=True)
        assert await storage.expire(storage.hours, []) == 0, "too young"
        assert await storage.expire(storage.hours + 1, [spared.state.code]) == 1
        assert await storage.read(idle.state.code) is None
        for table in (played, spared):
            assert (await storage.read(table.state.code)) is not None
        assert len(await storage.read_log(played.state.code)) == 1

    in_room(tmp_path, work)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        assert database.execute("SELECT count(*) FROM seats").fetchone() == (4,)


async def test_of_tables_that_were_hardly_played_the_newest_are_kept(
    storage: Storage, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "HARDLY_KEPT", 2)
    played = await fresh(tables)
    await play_out(played, storage_module.HARDLY)
    hardly = []
    for number in range(5):
        hardly.append(await fresh(tables))
        await play_out(hardly[-1], 1 + number)
        # The store writes the age of a table in milliseconds.
        await eventually(lambda: time.time() * 1000 > hardly[-1].row.created + 1)
    assert await storage.expire(storage.hours, []) == 0, "too young"
    assert await storage.expire(storage.hours + 1, [hardly[1].state.code]) == 2
    left = [table for table in hardly if await storage.read(table.state.code) is not None]
    assert left == [hardly[1], hardly[3], hardly[4]], "the one that is awake, and the newest"
    assert len(await storage.read_log(played.state.code)) == storage_module.HARDLY
    assert await storage.read_log(hardly[0].state.code) == []
    for table in (hardly[0], hardly[2]):
        tables._awake.pop(table.state.code)  # they were asleep


def test_what_a_lost_file_has_taken_is_not_acknowledged(tmp_path: Path) -> None:
    async def work(storage: Storage, tables: Tables) -> None:
        table = await fresh(tables)
        seat, moves = table.match.to_move, table.match.legal()[:1]
        storage._intact = lambda: False
        with pytest.raises(Refusal) as refusal:
            await table.do(seat, "a", moves)
        assert refusal.value.key == "server-not-saved"
        assert table.seq == 0
        assert not storage.well
        with pytest.raises(NotStored):
            await storage.reseat(table.row, {0: {"name": "Ada"}}, table.row.host)

    prepare(tmp_path / FILE)
    in_room(tmp_path, work)


def test_readyz_tells_what_is_missing(house: House) -> None:
    told = until(lambda: answer if (answer := house.http.get("/readyz")).status_code == 200 else None).json()
    assert (told["ready"], told["database"], told["room"]) == (True, True, True)
    assert told["bots"]["ready"] >= 1
    storage: Storage = house.app.state.storage
    was = storage._intact
    storage._intact = lambda: False
    try:
        answer = house.http.get("/readyz")
        assert (answer.status_code, answer.json()["database"]) == (503, False)
        assert house.http.get("/healthz").status_code == 200, "it still runs"
    finally:
        storage._intact = was
