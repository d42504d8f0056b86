"""Whatever is done at a table, in whatever order: the log replays to what everybody sees."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kingtable.engine.errors import Refused
from kingtable.server.store.database import prepare
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table.seats import SeatForm
from tests.server.rooms import Listener, fresh, same, tables_of, turn


class Commands(RuleBasedStateMachine):
    """Random commands of random seats, legal and not, doubled, cut short and after restarts."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        file = Path(self.folder.name) / FILE
        prepare(file)
        self.loop = asyncio.new_event_loop()
        self.storage: Storage = self.loop.run_until_complete(Storage.open(file))
        self.acknowledged: dict[str, tuple[int, int | None, list[str]]] = {}
        self.number = 0

    def teardown(self) -> None:
        self.loop.run_until_complete(self.storage.close())
        self.loop.close()
        self.folder.cleanup()

    @initialize(
        key=st.binary(min_size=32, max_size=32),
        players=st.sampled_from([2, 3, 4]),
        dynasty=st.booleans(),
        middle=st.booleans(),
    )
    def deal(self, key: bytes, players: int, dynasty: bool, middle: bool) -> None:
        seats = [SeatForm("me") for _ in range(players)]
        tables = tables_of(self.storage)
        made = fresh(tables, seats, dynasty=dynasty, middle_kingdom=middle)
        same_code = mock.patch(
            "kingtable.server.table.tables.new_code", return_value="BCDFGH"
        )  # the deal depends on both
        own = mock.patch("kingtable.server.table.tables.new_secret", side_effect=map(str, range(players)))
        with mock.patch("secrets.token_bytes", return_value=key), same_code, own:  # so that a failure can be repeated
            self.table = self.loop.run_until_complete(made)
        self.connection = Listener()
        self.loop.run_until_complete(self.come(None))

    async def come(self, since: int | None) -> None:
        self.table.join(self.connection, since)

    def command(self, seat: int | None, moves: list[str], id: str = "") -> None:
        self.number += 1
        id = id or f"id {self.number}"
        before = self.table.seq
        try:
            seq = self.loop.run_until_complete(self.table.do(seat, id, moves))
        except Refused:
            assert self.table.seq == before, "what is refused changes nothing"
            return
        if id in self.acknowledged:
            assert self.acknowledged[id] == (seq, seat, moves)
            assert self.table.seq == before
        else:
            assert seq == self.table.seq == before + 1
            self.acknowledged[id] = (seq, seat, moves)

    @precondition(lambda self: not self.table.match.over)
    @rule(turns=st.integers(1, 12))
    def play(self, turns: int) -> None:
        for _ in range(turns):
            if not self.table.match.over:
                self.command(*turn(self.table))

    @precondition(lambda self: not self.table.match.over)
    @rule(pick=st.integers(0, 200))
    def play_one_action(self, pick: int) -> None:
        legal = self.table.match.legal()
        self.command(self.table.match.to_move, [legal[pick % len(legal)]])

    @rule(
        seat=st.sampled_from([None, 0, 1]),
        moves=st.lists(st.sampled_from(["=1", "=48", "5x", "7@1,0>E", "é", ""])),
    )
    def play_nonsense(self, seat: int | None, moves: list[str]) -> None:
        self.command(seat, moves)

    @precondition(lambda self: not self.table.match.over)
    @rule(extra=st.sampled_from(["=1", "1@1,0>E"]))
    def play_too_much(self, extra: str) -> None:
        seat, moves = turn(self.table)
        self.command(seat, [*moves, extra])

    @precondition(lambda self: self.acknowledged)
    @rule(pick=st.integers(0, 200), other=st.booleans())
    def send_again(self, pick: int, other: bool) -> None:
        id = sorted(self.acknowledged)[pick % len(self.acknowledged)]
        _, seat, moves = self.acknowledged[id]
        self.command(seat, [*moves, "=3"] if other else moves, id)

    @rule()
    def restart(self) -> None:
        tables = tables_of(self.storage)
        woken = self.loop.run_until_complete(tables.get(self.table.state.code))
        assert same(woken, self.table)
        self.table = woken
        self.loop.run_until_complete(self.come(self.table.seq))

    @invariant()
    def the_log_is_what_was_acknowledged(self) -> None:
        if hasattr(self, "table"):
            log = self.loop.run_until_complete(self.storage.read_log(self.table.state.code))
            played = {entry.id: (entry.seq, entry.seat, entry.moves) for entry in log}
            assert played == self.acknowledged

    @invariant()
    def everybody_heard_everything_once_and_in_order(self) -> None:
        if hasattr(self, "table"):
            heard = [frame["seq"] for frame in self.connection.heard if frame["t"] == "ev"]
            assert heard == list(range(1, self.table.seq + 1))


Commands.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestCommands = pytest.mark.slow(Commands.TestCase)
