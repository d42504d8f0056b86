"""The rematch of one table, as far as those who are still here hear of it."""

from __future__ import annotations

from kingtable.server.messages.protocol import Asked
from kingtable.server.store.rows import TableRow
from kingtable.server.table.seats import seat_before


class Following:
    """The table that follows, once somebody has asked for it."""

    def __init__(self, row: TableRow | None) -> None:
        self._row = row
        self._heard: Asked | None = None

    def told(self) -> Asked | None:
        """As the frames tell it: its table, who asked for it, and who has said yes, by their seats before it."""
        if (row := self._row) is None:
            return None
        players = len(row.seats)
        return {
            "table": row.table,
            "by": None if row.host is None else seat_before(row.host, players),
            "joined": sorted(seat_before(seat.seat, players) for seat in row.seats if seat.secret is not None),
        }

    def update(self, row: TableRow) -> Asked | None:
        """Take the row of the rematch as it stands now; return the news for the frames, None without any."""
        self._row = row
        before, self._heard = self._heard, self.told()
        return self._heard if self._heard != before else None
