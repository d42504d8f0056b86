"""Tables and records that version 0.1.0 wrote (tests/data/0.1.0) go on: replayed to the same views, played to their
end."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kingtable
from kingtable.server.messages import frames
from kingtable.server.store.database import prepare
from kingtable.server.store.rows import OLD_FORMAT
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table.seats import hashed, new_secret, seat_of
from kingtable.server.table.tables import Tables
from tests.server.rooms import Seats, fresh, in_room, play_out, token_of

pytestmark = pytest.mark.anyio

DATA = Path(__file__).parents[1] / "data" / "0.1.0"
TABLES: dict[str, dict[str, Any]] = json.loads((DATA / "tables.json").read_text(encoding="utf-8"))
TOKEN = "a-secret-of-a-new-device"


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_0_1_0_goes_on(tmp_path: Path, name: str) -> None:
    shutil.copy(DATA / FILE, tmp_path)
    prepare(tmp_path / FILE)
    told = TABLES[name]

    async def work(storage: Storage, tables: Tables) -> None:
        table = await tables.get(told["table"])
        assert (table.seq, table.row.format, table.row.deal) == (told["seq"], OLD_FORMAT, None)
        assert msgspec.json.decode(frames.encode(table.match.view(None))) == told["view"]
        people = [token for token in told["tokens"] if token]
        assert [seat_of(token, table.row.seats) for token in people] == list(range(len(people))), "they still sit"
        assert await Seats(table).claim(people[-1], people[-1]) == len(people) - 1
        assert await Seats(table).claim(people[-1], TOKEN) == len(people) - 1, "an old link opens its seat"
        assert table.row.seats[len(people) - 1].secret == hashed(TOKEN)
        number = 0
        while not table.match.over:
            seat = table.match.to_move
            await table.do(seat, f"after {number}", table.match.default_action())
            number += 1
        record = table.record()
        assert record["version"] == 1
        assert kingtable.replay(record).record() == record

    in_room(tmp_path, work)


@pytest.mark.parametrize("game", ["kingdomino", "king-of-tokyo"])
def test_a_record_of_0_1_0_replays(game: str) -> None:
    record = json.loads((DATA / f"{game}.json").read_text(encoding="utf-8"))
    assert record["version"] == 1
    match = kingtable.replay(record)
    assert match.over
    assert match.record() == record
    for touched in ({"version": 2}, {"commitment": "0" * 64}, {"moves": record["moves"][:-1]}):
        with pytest.raises(kingtable.InvalidRecord):
            kingtable.replay({**record, **touched})


async def test_a_table_of_0_1_0_with_an_option_that_meant_nothing_has_a_rematch(tables: Tables) -> None:
    """The preset `bga` wrote 48 dominoes for three down, whoever played."""
    table = await fresh(tables, harmony=True)
    table.row.options["three_players"] = 48
    token = await token_of(table, 0)
    await play_out(table)
    row, seat = await tables.rematch(table.state.code, token, new_secret())
    assert (seat, row.options) == (1, table.row.options)
