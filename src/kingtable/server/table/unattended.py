"""Tables at which people watch and nobody sits. Bots play there as long as somebody looks, so an address has few."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingtable.server.messages.refusal import Refusal

if TYPE_CHECKING:
    from kingtable.server.table.auto import Connection
    from kingtable.server.table.table import Table

AGAIN = 10  # seconds after which a watcher shall try again


class Unattended:
    """Which addresses watch which of these tables. most: for one address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: dict[str, set[str]] = {}
        self._addresses: dict[str, set[str]] = {}

    def check(self, table: Table, connection: Connection) -> None:
        """May it come to the table? Raises Refusal."""
        watched = self._tables.get(connection.address, ())
        if connection.seat is None and not table.attended and table.code not in watched and len(watched) >= self._most:
            raise self._too_many()

    def settle(self, table: Table) -> None:
        """Somebody came or went. Where the last who sat went, watchers whose address has enough such tables go, too."""
        here = set() if table.attended else {connection.address for connection in table.connections}
        was = self._addresses.pop(table.code, set())
        if here:
            self._addresses[table.code] = here
        for address in was - here:
            self._tables[address].discard(table.code)
            if not self._tables[address]:
                del self._tables[address]
        for address in here - was:
            self._tables.setdefault(address, set()).add(table.code)
            if len(self._tables[address]) > self._most:
                for connection in [connection for connection in table.connections if connection.address == address]:
                    table.leave(connection)
                    connection.part(self._too_many())
                self.settle(table)

    def _too_many(self) -> Refusal:
        return Refusal("server-too-many-watched", status=429, most=self._most, seconds=AGAIN)
