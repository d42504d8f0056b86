"""Tables at which people watch and nobody sits. Bots play there as long as somebody looks, so an address has few."""

from __future__ import annotations

from kingtable.server.messages.refusal import Refusal
from kingtable.server.table.audience import Connection
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
        watched, code = self._tables.get(connection.address, ()), table.state.code
        free = connection.seat is not None or table.state.attended or code in watched
        if not free and len(watched) >= self._most:
            raise self._too_many()

    def settle(self, table: Table) -> None:
        """Somebody came or went. Where the last who sat went, watchers whose address has enough such tables go, too."""
        code = table.state.code
        here = set() if table.state.attended else {connection.address for connection in table.audience.connections}
        was = self._addresses.pop(code, set())
        if here:
            self._addresses[code] = here
        for address in was - here:
            self._tables[address].discard(code)
            if not self._tables[address]:
                del self._tables[address]
        for address in here - was:
            self._tables.setdefault(address, set()).add(code)
            if len(self._tables[address]) > self._most:
                theirs = [connection for connection in table.audience.connections if connection.address == address]
                for connection in theirs:
                    table.leave(connection)
                    connection.part(self._too_many())
                self.settle(table)

    def _too_many(self) -> Refusal:
        return Refusal("server-too-many-watched", status=429, most=self._most, seconds=AGAIN)
