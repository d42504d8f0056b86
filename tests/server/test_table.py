"""The command function of a table: all or nothing, once, durable, in turn."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingtable.engine.errors import IllegalAction, Refused
from kingtable.server.messages import frames
from kingtable.server.messages.frames import LIMIT
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table.audience import WATCHERS, WINDOWS
from kingtable.server.table.past import Step, raw
from kingtable.server.table.seats import SeatForm, hashed, new_secret, seat_of
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from tests.server.rooms import HUMANS, Listener, ask, fresh, play_out, same, snap, tables_of, token_of, turn

pytestmark = pytest.mark.anyio


async def test_a_turn_is_written_then_acknowledged_then_told(tables: Tables, tmp_path: Path) -> None:
    table = await fresh(tables)
    connection = Listener(0)
    table.join(connection, None)
    seat, moves = turn(table)
    order: list[Any] = []

    def acknowledge(seq: int) -> None:
        order.append((seq, [frame["t"] for frame in connection.heard].count("ev")))
        with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
            order.append(other.execute("SELECT count(*) FROM log").fetchone()[0])

    assert await table.do(seat, "a", moves, acknowledge) == 1
    assert order == [(1, 0), 1], "the store has it and the player is answered before others hear of it"
    told = connection.heard[-1]
    assert (told["t"], told["seq"], told["seat"], told["moves"]) == ("ev", 1, seat, moves)
    assert told["events"][0] == {"e": "claim", "seat": seat, "domino": int(moves[0][1:]), "forced": False}
    assert told["key"] is None


async def test_the_same_command_again_is_answered_again_and_played_once(storage: Storage, tables: Tables) -> None:
    table = await fresh(tables)
    seat, moves = turn(table)
    seqs = await asyncio.gather(*[table.do(seat, "a", moves) for _ in range(20)])
    assert seqs == [1] * 20
    await play_out(table, 5)
    assert await table.do(seat, "a", moves) == 1
    woken = await tables_of(storage).get(table.state.code)
    assert await woken.do(seat, "a", moves) == 1, "after a restart too"
    assert len(await storage.read_log(table.state.code)) == table.seq == woken.seq


async def test_an_id_used_for_other_moves_is_refused(tables: Tables) -> None:
    table = await fresh(tables)
    seat, moves = turn(table)
    await table.do(seat, "a", moves)
    for other_seat, other_moves in ((seat, ["=48"]), (1 - seat, moves), (None, moves)):
        with pytest.raises(Refusal, match="Every command needs its own"):
            await table.do(other_seat, "a", other_moves)
    assert table.seq == 1


async def refused(table: Table, seat: int | None, moves: list[str]) -> str:
    before = snap(table, 0)
    with pytest.raises(Refused) as refusal:
        await table.do(seat, "refused", moves)
    assert snap(table, 0) == before
    return refusal.value.key


async def test_what_is_refused_changes_nothing(storage: Storage, tables: Tables) -> None:
    table = await fresh(tables, [*HUMANS, SeatForm("friend")])
    seat, moves = turn(table)
    assert await refused(table, None, moves) == "server-only-watching"
    assert await refused(table, (seat + 1) % 3, moves) == "server-not-your-turn"
    assert await refused(table, seat, []) == "server-no-moves"
    assert await refused(table, seat, ["=99"])
    assert await refused(table, seat, ["<script>"])
    assert await refused(table, seat, [*moves, "=1"])
    while table.match.view(None)["phase"] == "opening":
        await play_out(table, 1)
    seat, moves = turn(table)
    assert len(moves) == 2
    assert await refused(table, seat, [moves[0], "=99"]), "the placement alone is not played either"
    assert await refused(table, seat, [*moves, moves[0]]) == "refuse-turn-over"
    assert len(await storage.read_log(table.state.code)) == table.seq
    await table.do(seat, "halves/1", moves[:1])
    await table.do(seat, "halves/2", moves[1:])
    await play_out(table)
    assert await refused(table, 0, ["=1"]) == "server-game-over"


async def test_a_preview_changes_nothing(tables: Tables) -> None:
    table = await fresh(tables)
    while table.match.view(None)["phase"] == "opening":
        await play_out(table, 1)
    seat, moves = turn(table)
    before = snap(table, seat)
    preview = table.preview(seat, moves[:1])
    assert len(preview["kingdom"]["squares"]) == len(before["view"]["kingdoms"][seat]["squares"]) + 2
    assert [claim["domino"] for claim in preview["claim"]]
    for wrong_seat, wrong in ((1 - seat, moves), (None, moves), (seat, [])):
        with pytest.raises(Refusal):
            table.preview(wrong_seat, wrong)
    with pytest.raises(IllegalAction):
        table.preview(seat, ["=99"])
    assert snap(table, seat) == before


async def test_a_table_woken_from_its_log_is_the_same(storage: Storage, tables: Tables) -> None:
    for turns in (0, 1, 7, 1000):
        table = await fresh(tables, middle_kingdom=True, dynasty=turns == 1000)
        await play_out(table, turns)
        assert same(table, await tables_of(storage).get(table.state.code))
    assert table.match.over
    assert snap(table)["key"] == table.row.key.hex()


async def test_two_servers_at_one_database_never_overwrite_each_other(tables: Tables, tmp_path: Path) -> None:
    one = await fresh(tables)
    second = await Storage.open(tmp_path / FILE)
    other = await tables_of(second).get(one.state.code)
    connection = Listener()
    other.join(connection, None)
    seat, moves = turn(one)
    await one.do(seat, "a", moves)
    with pytest.raises(Refused):  # the same domino again: refused after the other has caught up
        await other.do(seat, "b", moves)
    assert [frame["seq"] for frame in connection.heard if frame["t"] == "ev"] == [1]
    assert await other.do(seat, "a", moves) == 1
    await play_out(other, 3)
    with pytest.raises(Refused):  # the first server still shows seq 1, until somebody moves there
        await one.do(*turn_with_id(one))
    assert one.seq == other.seq
    assert await one.do(*turn_with_id(one)) == other.seq + 1
    second_log = await second.read_log(one.state.code)
    assert [entry.seq for entry in second_log] == list(range(1, len(second_log) + 1))
    await second.close()


def turn_with_id(table: Table) -> tuple[int, str, list[str]]:
    seat, moves = turn(table)
    return seat, f"id after {table.seq}", moves


async def test_a_client_that_vanishes_while_its_move_is_written_does_not_stop_the_table(tables: Tables) -> None:
    table = await fresh(tables)
    connection = Listener()
    table.join(connection, None)
    doing = asyncio.create_task(table.do(*turn_with_id(table)))
    await asyncio.sleep(0)
    doing.cancel()
    await asyncio.gather(doing, *table._doing, return_exceptions=True)
    await play_out(table, 1)
    assert [frame["seq"] for frame in connection.heard if frame["t"] == "ev"] == [1, 2]


async def test_a_move_that_cannot_be_saved_is_refused(tables: Tables, tmp_path: Path) -> None:
    table = await fresh(tables)
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("ALTER TABLE log RENAME TO away")
    assert await refused(table, *turn(table)) == "server-not-saved"
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("ALTER TABLE away RENAME TO log")
    await play_out(table, 3)
    assert table.seq == 3


DAMAGE = {
    "a missing command": "DELETE FROM log WHERE seq = 3",
    "a move the rules refuse": """UPDATE log SET moves = '["=99"]' WHERE seq = 3""",
    "no move at all": "UPDATE log SET moves = '[]' WHERE seq = 3",
    "no list": "UPDATE log SET moves = '7' WHERE seq = 3",
    "another's turn": "UPDATE log SET seat = 1 - seat WHERE seq = 3",
    "no such seat": "UPDATE log SET seat = 9 WHERE seq = 3",
    "options that cannot be": 'UPDATE tables SET options = \'{"players": 9}\' WHERE "table" = ?',
    "a format of the future": 'UPDATE tables SET format = 99 WHERE "table" = ?',
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_log_is_reported_and_others_go_on(
    storage: Storage, tables: Tables, tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    broken, whole = await fresh(tables), await fresh(tables)
    await play_out(broken, 6)
    await play_out(whole, 2)
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        statement = DAMAGE[damage]
        where = f" AND \"table\" = '{broken.state.code}'" if " log " in statement else ""
        other.execute(statement + where, (broken.state.code,) if "?" in statement else ())
    again = tables_of(storage)
    for _ in range(2):
        with pytest.raises(Refusal) as refusal:
            await again.get(broken.state.code)
        assert refusal.value.key == "server-table-damaged"
    assert broken.state.code in caplog.text
    await play_out(await again.get(whole.state.code), 2)


async def test_a_table_sleeps_when_nobody_is_there(tables: Tables) -> None:
    table = await fresh(tables)
    await play_out(table, 3)
    connection = Listener(0)
    table.join(connection, None)
    await tables.sweep(before=float("inf"))
    assert len(tables) == 1, "somebody is there"
    table.leave(connection)
    await tables.sweep(before=0)
    assert len(tables) == 1, "it was used just now"
    await tables.sweep(before=float("inf"))
    assert len(tables) == 0
    woken = await tables.get(table.state.code)
    assert woken is not table
    assert same(woken, table)


async def test_a_table_has_room_for_so_many(tables: Tables) -> None:
    table = await fresh(tables)
    for _number in range(WATCHERS):
        table.join(Listener(), None)
    with pytest.raises(Refusal) as refusal:
        table.join(Listener(), None)
    assert refusal.value.key == "server-table-full"
    for _number in range(2 * WINDOWS):
        table.join(mine := Listener(0), None)
        table.join(Listener(1), None)
    assert mine.heard[0]["t"] == "snap", "who watches never takes a seat's place"


async def test_a_name_lasts(storage: Storage, tables: Tables, tmp_path: Path) -> None:
    table = await fresh(tables)
    connection = Listener()
    table.join(connection, None)
    await ask(table, 1, frames.Name("  Eve\u202e "))
    await ask(table, None, frames.Name("Nobody"))
    assert [seat["name"] for seat in connection.heard[-1]["seats"]] == [None, "Eve"]
    heard = len(connection.heard)
    await ask(table, 1, frames.Name("Eve"))
    assert len(connection.heard) == heard, "nothing new, nothing told"
    assert (await tables_of(storage).get(table.state.code)).row.seats[1].name == "Eve"
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("ALTER TABLE seats RENAME TO away")
    with pytest.raises(Refusal):
        await ask(table, 1, frames.Name("Ada"))
    assert table.row.seats[1].name == "Eve"


async def test_a_rematch_is_one_table_for_everybody(storage: Storage, tables: Tables) -> None:
    table = await fresh(tables, harmony=True)
    tokens, following = [await token_of(table, seat) for seat in (0, 1)], [new_secret(), new_secret()]
    with pytest.raises(Refusal, match="still running"):
        await tables.rematch(table.state.code, tokens[0], following[0])
    await play_out(table)
    connection = Listener()
    table.join(connection, None)
    asked = [*zip(tokens, following, strict=True)] * 3
    opened = await asyncio.gather(*[tables.rematch(table.state.code, token, new) for token, new in asked])
    assert [seat for _, seat in opened] == [1, 0] * 3
    code = opened[0][0].table
    assert {row.table for row, _ in opened} == {code} != {table.state.code}
    heard = [frame["rematch"] for frame in connection.heard if frame["t"] == "rematch"]
    assert [(one["table"], one["joined"]) for one in heard] == [(code, [0]), (code, [0, 1])]
    later, seat = await tables_of(storage).rematch(table.state.code, tokens[1], following[1])
    assert (later.table, seat) == (code, 0), "after a restart too"
    again = await tables.get(code)
    assert again.row.options == table.row.options
    assert again.row.key != table.row.key
    assert [seat.secret for seat in again.row.seats] == [hashed(secret) for secret in reversed(following)]
    for token, new in (("wrong", following[0]), (following[0], new_secret()), (tokens[0], new_secret())):
        with pytest.raises(Refusal):
            await tables.rematch(table.state.code, token, new)
    for token in tokens:
        with pytest.raises(Refusal):
            seat_of(token, again.row.seats)


async def test_a_long_game_is_told_in_a_frame_of_bounded_size(tables: Tables) -> None:
    table = await fresh(tables, [SeatForm("me")] * 6, game="king-of-tokyo")
    assert len(snap(table)["events"]) == 1
    step = Step(1, "x", 0, ["end"], ["end"], raw([{"e": "vp", "seat": 0, "amount": 1, "vp": 1}] * 20))
    table.state.steps.extend(step._replace(seq=seq) for seq in range(1, 200))
    frame = table.audience.snap(0, None)
    assert LIMIT - 4096 < len(frame) <= LIMIT
    told = [step["seq"] for step in snap(table, 0)["events"]]
    assert told == list(range(told[0], 200)), "the newest, without a gap"
    assert len(msgspec.json.decode(table.audience.snap(0, 190))["events"]) == 9
