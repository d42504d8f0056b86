"""Finished games, position by position: computed off the loop, a few of them kept."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict

from kingtable.server.messages import frames
from kingtable.server.sharing.beside import beside
from kingtable.server.store.rows import TableRow
from kingtable.server.table.past import Past
from kingtable.server.table.table import Table
from kingtable.server.table.telling import all_told

KEPT = 2 * 1024 * 1024  # bytes of packed answers: some forty games


class Replays:
    """The answers of `GET /api/tables/{table}/frames`, packed with gzip, each computed once for all who ask."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._under: dict[str, asyncio.Task[bytes]] = {}

    async def of(self, table: Table, address: str) -> bytes:
        """The answer for a table whose game is over, packed with gzip."""
        if (known := self._kept.get(table.state.code)) is not None:
            self._kept.move_to_end(table.state.code)
            return known
        if (under := self._under.get(table.state.code)) is None:
            under = self._under[table.state.code] = asyncio.create_task(self._compute(table, address))
            under.add_done_callback(lambda _: self._under.pop(table.state.code, None))
        return await asyncio.shield(under)

    async def _compute(self, table: Table, address: str) -> bytes:
        packed = self._kept[table.state.code] = await beside(address, _computed, table.row, table.state.played)
        self._bytes += len(packed)
        while self._bytes > KEPT and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1])
        return packed


def _computed(row: TableRow, past: Past) -> bytes:
    return gzip.compress(frames.encode({"frames": all_told(row, past, None)}), 5)
