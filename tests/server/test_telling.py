"""What happened is told moment by moment, and of the view only what changed."""

from __future__ import annotations

import json
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingtable.server.messages import frames
from kingtable.server.messages.changes import SAME, change, changed
from kingtable.server.sharing.limits import Limits, Rate
from kingtable.server.table.seats import SeatForm
from kingtable.server.table.tables import Tables
from kingtable.server.table.telling import all_told, past_frame
from kingtable.server.wire.doors import Doors
from tests.server.house import WIDE, Client, House, moves_of
from tests.server.rooms import Listener, fresh, play_out
from tests.server.whole import whole_steps

pytestmark = pytest.mark.anyio

Json = dict[str, Any]

keys = st.sampled_from(["a", "b", "0", "+", "health"])
values = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=12,
)


@given(values, values)
def test_a_change_makes_the_new_out_of_the_old(old: Any, new: Any) -> None:
    by = change(old, new)
    if by is SAME:
        assert old == new
    else:
        kept = json.dumps(old)
        assert changed(old, json.loads(json.dumps(by))) == new
        assert json.dumps(old) == kept


def test_of_a_list_only_what_is_new_is_told() -> None:
    assert change([{"x": 1}, {"x": 2}], [{"x": 1}, {"x": 3}, {"x": 2}]) == {"@": [1, 0], "+": [{"x": 3}]}
    assert change([{"x": 1, "y": 0}, {"x": 2, "y": 0}], [{"x": 1, "y": 0}, {"x": 2, "y": 5}]) == {"1": {"y": 5}}


@pytest.mark.parametrize(("game", "players"), [("kingdomino", 4), ("king-of-tokyo", 5)])
async def test_whoever_sits_there_sees_every_moment_as_it_was(tables: Tables, game: str, players: int) -> None:
    seats = [SeatForm("me"), *[SeatForm("friend")] * (players - 1)]
    table = await fresh(tables, seats, game=game)
    connections = [Listener(None), Listener(0), Listener(1)]
    for connection in connections:
        table.join(connection, None)
    shadow, chance, apart = table.match.copy(), random.Random(5), 0
    for number in range(60):
        if table.over:
            break
        seat = table.match.to_move
        assert seat is not None
        moves = [chance.choice(table.match.legal())]
        await table.do(seat, f"{number}", moves)
        shadow.play(moves[0])
        moments = shadow.moments()
        apart += len(moments) > 1
        for connection in connections:
            told = next(frame for frame in reversed(connection.heard) if frame["t"] == "ev")
            assert told["view"] == as_json(table.match.view(connection.seat))
            assert [moment["events"] for moment in told["moments"]] == as_json([m.events for m in moments])
            for seen, moment in zip(told["moments"], moments, strict=True):
                view = shadow.rules.view(moment.state, shadow.options)
                own = {} if connection.seat is None else shadow.rules.own_view(moment.state, connection.seat)
                assert seen["view"] == as_json({**view, "seat": connection.seat, **own})
    assert apart > 3


def as_json(value: Any) -> Any:
    return msgspec.json.decode(frames.encode(value))


async def test_what_has_been_is_told_once_more(tables: Tables) -> None:
    table = await fresh(tables)
    connection = Listener(1)
    table.join(connection, None)
    await play_out(table, 9)
    views = {frame["seq"]: frame["view"] for frame in connection.heard if frame["t"] == "ev"}
    for since in (-1, 0, 4, 8):
        told = whole_steps(as_json(all_told(table.row, table.state.played, 1, since)))
        assert [step["seq"] for step in told] == list(range(since + 1, 10))
        for step in told:
            if step["seq"]:
                assert step["view"] == views[step["seq"]]
    assert all_told(table.row, table.state.played, 1, 9) == []


async def test_of_a_long_past_as_much_of_the_newest_as_fits(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await fresh(tables)
    await play_out(table, 12)
    monkeypatch.setattr(frames, "LIMIT", 9000)
    frame = past_frame(table.row, table.state.played, None, -1)
    assert len(frame) <= 9000
    steps = whole_steps(json.loads(frame)["steps"])
    assert 1 < len(steps) < 13
    assert steps[-1]["view"] == as_json(table.match.view(None))


def test_who_asks_for_what_has_been_and_for_everything_anew_gets_it(house: House) -> None:
    table = house.open("me", "friend")
    seats = {0: house.sit(table, 0), 1: house.sit(table, 1)}
    for _ in range(4):
        mover = next(client for client in seats.values() if client.choices)
        seq = mover.do(moves_of(mover.choices or {}))["seq"]
        for client in seats.values():
            client.until("ev", seq=seq)
    ada = seats[0]
    ada.send(t="past", since=1)
    steps = whole_steps(ada.until("past")["steps"])
    assert [step["seq"] for step in steps] == [2, 3, 4]
    assert steps[-1]["view"] == ada.view
    ada.send(t="past", since=99)
    assert ada.until("past")["steps"] == []
    view = ada.view
    ada.send(t="again", since=2)
    snap = ada.until("snap")
    assert (snap["view"], [step["seq"] for step in snap["events"]]) == (view, [3, 4])
    for client in seats.values():
        client.go()


def test_before_the_deal_there_is_no_past(house: House) -> None:
    form = {"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    table = house.http.post("/api/tables", json=form).json()
    ada = Client(house.port, table["table"], table["seats"][0]["token"], deal=False)
    ada.send(t="past", since=-1)
    assert ada.until("no")["why"]["key"] == "server-not-dealt"
    ada.go()


@pytest.mark.slow
def test_who_asks_for_the_past_all_the_time_waits(tmp_path: Path) -> None:
    with House(tmp_path, doors=Doors(replace(WIDE, turns=Limits().turns))) as house:
        table = house.open("me", "friend")
        ada = house.sit(table, 0)
        begun = time.monotonic()
        for _ in range(10):
            ada.send(t="past", since=-1)
        for _ in range(10):
            ada.until("past")
        assert time.monotonic() - begun > 1.4, "three at once, then four a second"
        ada.go()


def test_the_past_of_many_does_not_keep_others_waiting(tmp_path: Path) -> None:
    limits = Limits(by_address={**Limits().by_address, "heavy": Rate(1, 0.001)})
    with House(tmp_path, doors=Doors(limits)) as house:
        table = house.open("me", "friend")
        ada = house.sit(table, 0)
        ada.send(t="past", since=-1)
        assert ada.until("past")["steps"]
        ada.send(t="past", since=-1)
        assert ada.until("no")["why"]["key"] == "server-too-many"
        assert ada.do(moves_of(ada.choices or {}))["t"] == "ack" if ada.choices else True
        ada.go()
