"""Whose the seats of one table are: links, claims, names.

A seat has one owner at every moment, and a device one seat. What a request asks for is judged under the table's lock,
all of it: whatever was true before the lock may have changed. The database refuses a second seat of one device too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingtable.server.messages.declined import Declined
from kingtable.server.store.rows import Seat, Store, Taken, saving
from kingtable.server.table.names import clean_name
from kingtable.server.table.seats import hashed, new_secret, opened_by, seat_of

if TYPE_CHECKING:
    from kingtable.server.table.table import Table


class Seating:
    """The seats of one table. Every method holds the table's lock, and finishes also when the client goes away."""

    def __init__(self, table: Table, storage: Store) -> None:
        self._table = table
        self._storage = storage

    @property
    def _seats(self) -> list[Seat]:
        return self._table.row.seats

    async def claim(self, link: str, token: str, *, instead: bool = False) -> int:
        """Give the seat of a link to the device with this token; returns the seat. The same request, sent again, has
        the same answer.

        instead: the device gives up the seat that it has here. Raises Declined.
        """

        async def claiming() -> int:
            secret = hashed(token)
            mine = opened_by(secret, [seat.secret for seat in self._seats])
            wanted = opened_by(hashed(link), [seat.link for seat in self._seats])
            if mine is not None and wanted in (None, mine):
                return mine
            if wanted is None:
                raise Declined("server-link-unknown", status=403)
            if mine is not None and not instead:
                raise Declined("server-seat-yours-already", status=409, seat=mine)
            await self._give(wanted, secret, instead_of=mine)
            return wanted

        return await self._table.alone(claiming)

    async def take(self, seat: int, token: str) -> None:
        """Give a seat that nobody has to the device with this token, as its owner in the game before had it. Raises
        Declined: the seat is another's or a bot's by now, or the device has another one."""

        async def taking() -> None:
            secret = hashed(token)
            owner, mine = self._seats[seat].secret, opened_by(secret, [one.secret for one in self._seats])
            if mine == seat:
                return
            if owner is not None or self._seats[seat].kind == "bot":
                raise Declined("server-seat-taken", status=409)
            if mine is not None:
                raise Declined("server-seat-yours-already", status=409, seat=mine)
            await self._give(seat, secret)

        await self._table.alone(taking)

    async def give(self, seat: int, token: str) -> None:
        """Give a seat to the device with this token, whoever had it. Raises Declined when it cannot be saved."""
        await self._table.alone(lambda: self._give(seat, hashed(token)))

    async def link(self, token: str, seat: int | None, *, revoke: bool) -> tuple[int, str | None]:
        """Make a link for the own seat, or, for the host of the table, for a seat that nobody has claimed; older links
        end. revoke: only end the older ones. Raises Declined.
        """

        async def linking() -> tuple[int, str | None]:
            mine = seat_of(token, self._seats)
            assert mine is not None
            wanted = mine if seat is None else seat
            if not 0 <= wanted < len(self._seats) or self._seats[wanted].kind == "bot":
                raise Declined("server-seat-unknown", field="seat")
            if wanted != mine and (mine != self._table.row.host or self._seats[wanted].secret is not None):
                raise Declined("server-seat-of-another", status=403, field="seat")
            link = None if revoke else new_secret()
            await self._change(wanted, link=None if link is None else hashed(link))
            return wanted, link

        return await self._table.alone(linking)

    async def rename(self, seat: int | None, name: str) -> None:
        """Give the seat a name, or none; who watches has none. Raises Declined when it cannot be saved."""

        async def renaming() -> None:
            if seat is None or self._seats[seat].name == (cleaned := clean_name(name)):
                return
            await self._change(seat, name=cleaned)
            self._table.presence.tell()

        await self._table.alone(renaming)

    async def _give(self, seat: int, secret: str, *, instead_of: int | None = None) -> None:
        """The seat's link and its former device open nothing any more. instead_of: the seat that the device gives up is
        nobody's until a link of it is opened; the host stays the host."""
        try:
            with saving():
                await self._storage.sit(self._table.row, seat, secret, instead_of)
        except Taken:  # the database has another seat of this device
            raise Declined("server-seat-taken", status=409) from None
        left = [seat] if instead_of is None else [seat, instead_of]
        for one in left:
            self._table.dealer.stand(one)
        for connection in [connection for connection in self._table.connections if connection.seat in left]:
            connection.part(Declined("server-seat-moved", status=403))
        self._table.presence.tell()

    async def _change(self, seat: int, **values: str | None) -> None:
        with saving():
            await self._storage.change_seat(self._table.code, seat, **values)
        for field, value in values.items():
            setattr(self._seats[seat], field, value)
