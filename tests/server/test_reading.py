"""Everything that a client sends is paid when it is read, whatever it turns out to be."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

import kingtable.server
from kingtable.server.sharing import turns as turns_module
from kingtable.server.sharing.limits import Limits, Rate
from kingtable.server.sharing.turns import Turns
from kingtable.server.wire.http import Http
from kingtable.server.wire.prices import KILOBYTE, READ
from kingtable.server.wire.reading import Reading
from kingtable.server.wire.socket import Socket
from tests.waiting import eventually

SOURCE = Path(kingtable.server.__file__).parent
READERS = {"data_received", "buffer_updated", "get_buffer", "datagram_received"}
PARSERS = {"feed_data", "receive_data"}


def test_no_way_leads_from_a_socket_to_a_parser_but_the_one_that_pays() -> None:
    reads, parses = [], []
    for file in SOURCE.rglob("*.py"):
        for made in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(made, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if made.name in READERS:
                reads.append(f"{file.stem}.{made.name}")
            calls = (call.func for call in ast.walk(made) if isinstance(call, ast.Call))
            parses += [f"{file.stem}.{made.name}" for call in calls if getattr(call, "attr", "") in PARSERS]
    assert reads == ["reading.data_received"]
    assert sorted(parses) == ["http._parse", "socket._parse"]
    for protocol in (Http, Socket):
        assert protocol.data_received is Reading.data_received
        assert protocol._step is Reading._step or protocol is Socket, "which answers what was parsed, too"


class Wire(asyncio.Transport):
    """A transport that notes whether it is read."""

    reads = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False


class Lines(Reading):
    """Keeps what it is given to parse."""

    transport: Wire

    def __init__(self, turns: Turns) -> None:
        super().__init__()
        self.transport = Wire()
        self._share = turns.of("192.0.2.1")
        self.pieces: list[bytes] = []

    def _parse(self, piece: bytes) -> None:
        self.pieces.append(piece)


def in_loop(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_a_reader_in_debt_is_paused_and_goes_on_when_it_has_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "TURN", 1e9)  # only the debt counts here

    async def work() -> None:
        lines = Lines(Turns(Limits(turns=Rate(1, 1000))))
        lines.data_received(b"a" * Lines.PIECE)
        assert (lines.transport.reads, lines.pieces) == (True, [b"a" * Lines.PIECE]), "it had an allowance"
        lines.data_received(b"b" * 4 * 1024)
        lines.data_received(b"c")
        assert (lines.transport.reads, len(lines.pieces)) == (False, 1)
        await eventually(lambda: lines.transport.reads)
        assert b"".join(lines.pieces[1:]) == b"b" * 4 * 1024 + b"c"
        assert max(map(len, lines.pieces)) == Lines.PIECE

    in_loop(work())


def test_what_is_thrown_away_is_paid_too() -> None:
    async def work() -> None:
        lines = Lines(Turns(Limits(turns=Rate(1, 0.001))))
        lines._parted = True
        sent = 0
        while lines.transport.reads:
            lines.data_received(b"x" * 64)
            sent += 1
        assert sent <= 1 + 1 / (READ + KILOBYTE * 64 / 1024)
        assert lines.pieces == []

    in_loop(work())


def test_many_small_reads_are_paid_one_by_one() -> None:
    async def work() -> None:
        lines = Lines(Turns(Limits(turns=Rate(READ * 10, 0.001))))
        for _ in range(11):
            lines.data_received(b"x")
        assert not lines.transport.reads

    in_loop(work())
