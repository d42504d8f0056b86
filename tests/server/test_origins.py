"""A game goes on where a finished one stood: what is hidden is dealt anew, and all of it is on record."""

from __future__ import annotations

import gzip
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import kingtable
from kingtable.engine.errors import InvalidRecord, Refused
from kingtable.server.messages import frames
from kingtable.server.routes.replays import _computed
from kingtable.server.store.storage import Storage
from kingtable.server.table import past
from kingtable.server.table.past import rebuilt
from kingtable.server.table.seats import Origin, SeatForm, TableForm
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from tests.server.house import Client, House, play_out
from tests.server.process import Process
from tests.server.rooms import fresh, same, snap

pytestmark = pytest.mark.anyio


async def finished(tables: Tables, game: str = "kingdomino", seats: int = 2, **options: Any) -> Table:
    """A game of random moves, to its end."""
    people = [SeatForm("me"), *[SeatForm("friend") for _ in range(seats - 1)]]
    table = await fresh(tables, people, game=game, **options)
    await played_on(table, random.Random(3))
    return table


async def played_on(table: Table, rng: random.Random) -> None:
    while (seat := table.state.to_move) is not None:
        await table.do(seat, f"c{table.seq}", [rng.choice(table.match.legal())])


async def gone_on(tables: Tables, before: Table, seq: int) -> Table:
    """The table that goes on from another after a command, dealt."""
    people = [SeatForm("me"), *[SeatForm("friend") for _ in range(before.match.players - 1)]]
    form = TableForm(before.row.game, people, clock=None, origin=Origin(before.state.code, seq))
    row, _ = await tables.create(form, before)
    table = await tables.get(row.table)
    await table.deal()
    return table


def in_a_row(record: Any, games: int) -> Any:
    """A record with so many games before it, each of them the same."""
    for _ in range(games):
        record = {**record, "deal": {**record["deal"], "origin": {**record["deal"]["origin"], "record": record}}}
    return record


def stood(table: Table, seq: int) -> Any:
    """The match as it stood after a command."""
    moves = sum(len(step.moves) for step in table.steps[:seq])
    return kingtable.replay(table.record()).at(moves)


@pytest.mark.parametrize("game", kingtable.GAMES)
@pytest.mark.parametrize("part", [0, 0.3, 0.999])
@pytest.mark.slow
async def test_a_game_goes_on_where_another_stood_and_replays_exactly(
    storage: Storage, tables: Tables, game: str, part: float
) -> None:
    before = await finished(tables, game, 3)
    seq = int(part * (before.seq - 1))
    table, was = await gone_on(tables, before, seq), stood(before, seq)
    begun = {"e": "begun", "table": before.state.code, "seq": seq}
    assert (table.match.to_move, table.match.legal()) == (was.to_move, was.legal())
    assert table.match.view(None) == was.view(None)
    told = snap(table)
    assert told["origin"] == {"table": before.state.code, "seq": seq}
    assert told["events"] == [{"seq": 0, "seat": None, "by": None, "events": [begun]}]
    await played_on(table, random.Random(5))
    record = msgspec.json.decode(frames.encode(table.record()))
    again = kingtable.replay(record)
    assert again.over
    assert again.packed() == table.match.packed()
    row, log, _ = await storage.read_whole(table.state.code) or (table.row, [], None)
    assert same(Table(row, rebuilt(row, log), storage, tables._workers), table)
    steps = msgspec.json.decode(gzip.decompress(_computed(table.row, table.state.played)))["frames"]
    assert steps[0]["moments"][0]["events"] == [begun]
    assert [move for step in steps for move in step["moves"]] == record["moves"]


async def test_what_nobody_knew_there_is_dealt_anew_under_a_key_of_its_own(tables: Tables) -> None:
    before = await finished(tables, seats=4)
    was = stood(before, 8).position()["deck"]
    tables_there = [await gone_on(tables, before, 8) for _ in range(3)]
    decks = [table.match.position()["deck"] for table in tables_there]
    assert all(sorted(deck) == sorted(was) for deck in decks)
    assert len({tuple(deck) for deck in [was, *decks]}) == 4
    deal = tables_there[0].match.record()["deal"]
    assert deal["commitment"] == snap(tables_there[0])["commitment"]
    assert deal["origin"]["record"]["moves"] == before.match.moves[: len(deal["origin"]["record"]["moves"])]


async def test_a_record_whose_beginning_was_changed_is_refused(tables: Tables) -> None:
    before = await finished(tables)
    table = await gone_on(tables, before, 6)
    await played_on(table, random.Random(5))

    def changed(**what: Any) -> Any:
        record = msgspec.json.decode(frames.encode(table.record()))
        record["deal"]["origin"] = {**record["deal"]["origin"], **what}
        return record

    cut = changed()["deal"]["origin"]["record"]
    for what in (
        {"seq": 5},
        {"record": {**cut, "moves": cut["moves"][:-1]}},
        {"record": {**cut, "moves": before.match.moves}},
        {"record": {**cut, "options": {**cut["options"], "harmony": True}}},
        {"more": 1},
        {"record": in_a_row(changed(), 17)},
        {"record": in_a_row(changed(), 5000)},
    ):
        with pytest.raises(InvalidRecord):
            kingtable.replay(changed(**what))
    with pytest.raises(InvalidRecord) as wrong:
        kingtable.replay(changed(record={**cut, "deal": {**cut["deal"], "commitment": "0" * 64}}))
    assert wrong.value.field == "deal.origin.record.deal.commitment"


async def test_a_rematch_of_it_begins_at_the_beginning(tables: Tables) -> None:
    before = await finished(tables, harmony=True)
    form = TableForm(
        "kingdomino",
        [SeatForm("me"), SeatForm("friend")],
        clock=None,
        origin=Origin(before.state.code, before.seq // 2),
    )
    row, opens = await tables.create(form, before)
    table = await tables.get(row.table)
    await table.deal()
    await played_on(table, random.Random(4))
    following, seat = await tables.rematch(table.state.code, opens.seats[0], "f" * 22)
    assert (following.origin, following.options, seat) == (None, before.row.options, 1)
    again = await tables.get(following.table)
    await again.deal()
    assert again.match.view(None)["phase"] == "opening"


async def test_only_so_many_games_go_on_from_each_other(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "GAMES_IN_A_ROW", 2)
    table = await finished(tables)
    for _again in range(2):
        table = await gone_on(tables, table, table.seq - 2)
        await played_on(table, random.Random(5))
    with pytest.raises(Refused) as refused:
        await gone_on(tables, table, 0)
    assert refused.value.key == "server-origin-long"
    assert kingtable.replay(table.record()).over


def test_a_table_is_opened_there_and_is_refused_where_no_game_can_go_on(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]

    def asked(house: House, table: str, seq: int, **more: Any) -> tuple[int, str]:
        form = {"game": "kingdomino", "seats": seats, "clock": None, "origin": {"table": table, "seq": seq}, **more}
        answer = house.http.post("/api/tables", json=form)
        return answer.status_code, answer.json().get("error", {}).get("key", "")

    with House(tmp_path) as house:
        opened = house.open("me", "random", players=2)
        code, me = opened["table"], house.sit(opened, 0)
        assert asked(house, code, 0) == (409, "server-not-over")
        play_out({0: me})
        assert house.http.get(f"/api/tables/{code}").json()["origin"] is None
        assert asked(house, code.lower(), me.seq - 1) == (201, "")
        assert asked(house, code, me.seq) == (422, "server-origin-seq")
        assert asked(house, code, -1) == (422, "server-origin-seq")
        assert asked(house, code, 0, options={"harmony": True}) == (422, "server-origin-options")
        assert asked(house, code, 0, preset="bga") == (422, "server-origin-options")
        assert asked(house, code, 0, game="king-of-tokyo") == (422, "server-origin-options")
        assert asked(house, code, 0, seats=[*seats, seats[1]]) == (422, "server-seats-differ")
        assert asked(house, "AAAAAA", 0) == (404, "server-table-unknown")
        me.go()


@pytest.mark.slow
def test_it_goes_on_after_a_server_was_killed(tmp_path: Path) -> None:
    def post(port: int, **form: Any) -> Any:
        return httpx.post(
            f"http://127.0.0.1:{port}/api/tables", json={"game": "kingdomino", "clock": None, **form}, timeout=30
        ).json()

    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    first = Process(tmp_path)
    port = first.up()
    opened = post(port, seats=seats, options={"players": 2})
    me = Client(port, opened["table"], opened["seats"][0]["token"])
    play_out({0: me})
    opened = post(port, seats=seats, origin={"table": opened["table"], "seq": me.seq // 2})
    me = Client(port, opened["table"], opened["seats"][0]["token"])
    while me.choices is None:
        me.take()
    legal = me.choices
    assert me.do([legal["discard"] or (legal["place"] or legal["claim"])[0]["move"]])["t"] == "ack"
    first.kill()
    first.close()
    second = Process(tmp_path)
    port = second.up()
    me = Client(port, opened["table"], opened["seats"][0]["token"])
    assert me.snap["events"][0]["events"][0]["e"] == "begun"
    assert me.seq >= 1
    play_out({0: me})
    me.go()
    record = httpx.get(f"http://127.0.0.1:{port}/api/tables/{opened['table']}/record", timeout=30).json()
    assert kingtable.replay(record).scores == record["result"]["scores"]
    second.close()
