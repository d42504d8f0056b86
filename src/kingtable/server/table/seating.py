"""Whose the seats of one table are: links, claims, names.

A seat has one owner at every moment, and a secret opens one seat. A device has one seat, and more only where the table
was made so: the seats of one screen, each with a secret of its own. What a request asks for is judged under the table's
lock, all of it: whatever was true before the lock may have changed. The database refuses a second seat of one secret
too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingtable.engine.games import GAMES
from kingtable.server.messages.refusal import Refusal
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

    async def claim(self, link: str, token: str, *, instead: bool = False, screen: str | None = None) -> int:
        """Give the seat of a link to the device with this token; returns the seat. The link for everybody gives a free
        seat, and whoever comes says their own name. The same request, sent again, has the same answer.

        instead: the device gives up the seat that it has here. screen: the token of a seat at the screen where this one
        sits down, too; only seats that were made for one screen share it. Raises Refusal.
        """

        async def claiming() -> int:
            secret = hashed(token)
            mine = opened_by(secret, [seat.secret for seat in self._seats])
            wanted, named = opened_by(hashed(link), [seat.link for seat in self._seats]), True
            if mine is not None and wanted in (None, mine):
                return mine
            if wanted is None:
                if opened_by(hashed(link), [self._table.row.invite]) is None:
                    raise Refusal("server-link-unknown", status=403)
                wanted, named = self._free(screen), False
            if mine is not None and not instead:
                raise Refusal("server-seat-yours-already", status=409, seat=mine)
            apart = self._apart(wanted, screen)
            if not named:
                await self._change(wanted, name=None)
            await self._give(wanted, secret, instead_of=mine, apart=apart)
            return wanted

        return await self._table.alone(claiming)

    async def take(self, seat: int, token: str) -> None:
        """Give a seat that nobody has to the device with this token, as its owner in the game before had it. Raises
        Refusal: the seat is another's or a bot's by now, or the device has another one."""

        async def taking() -> None:
            secret = hashed(token)
            owner, mine = self._seats[seat].secret, opened_by(secret, [one.secret for one in self._seats])
            if mine == seat:
                return
            if owner is not None or self._seats[seat].kind == "bot":
                raise Refusal("server-seat-taken", status=409)
            if mine is not None:
                raise Refusal("server-seat-yours-already", status=409, seat=mine)
            await self._give(seat, secret, apart=self._seats[seat].apart)

        await self._table.alone(taking)

    async def give(self, seat: int, token: str) -> None:
        """Give a seat to the device with this token, whoever had it. Raises Refusal when it cannot be saved."""
        await self._table.alone(lambda: self._give(seat, hashed(token), apart=self._seats[seat].apart))

    async def link(self, token: str, seat: int | None, *, revoke: bool, home: bool = False) -> tuple[int, str | None]:
        """Make a link for the own seat, or, for the player who opened the table, for a seat that nobody has claimed;
        older links end.

        revoke: only end the older ones. home: the device is in the server's home; it can also let in a player who is
        away, because the address by which they came may lead nowhere now. Raises Refusal.
        """

        async def linking() -> tuple[int, str | None]:
            mine = seat_of(token, self._seats)
            assert mine is not None
            wanted = mine if seat is None else seat
            if not 0 <= wanted < len(self._seats) or self._seats[wanted].kind == "bot":
                raise Refusal("server-seat-unknown", field="seat")
            free = self._seats[wanted].secret is None or (home and self._table.presence.away(wanted) is not None)
            if wanted != mine and (mine != self._table.row.host or not free):
                raise Refusal("server-seat-of-another", status=403, field="seat")
            link = None if revoke else new_secret()
            await self._change(wanted, link=None if link is None else hashed(link))
            return wanted, link

        return await self._table.alone(linking)

    async def invite(self, token: str, *, revoke: bool) -> str | None:
        """Make a link with which each who opens it claims a free seat; the older one ends. Only the player who opened
        the table may.

        revoke: only end the older one. Raises Refusal.
        """

        async def inviting() -> str | None:
            if seat_of(token, self._seats) != self._table.row.host:
                raise Refusal("server-invite-host", status=403, field="everybody")
            link = None if revoke else new_secret()
            with saving():
                await self._storage.invite(self._table.row, None if link is None else hashed(link))
            return link

        return await self._table.alone(inviting)

    async def rename(self, seat: int | None, name: str) -> None:
        """Give the seat a name, or none; who watches has none. Raises Refusal when it cannot be saved."""

        async def renaming() -> None:
            if seat is None or self._seats[seat].name == (cleaned := clean_name(name)):
                return
            await self._change(seat, name=cleaned)
            self._table.presence.tell()

        await self._table.alone(renaming)

    async def paint(self, seat: int | None, colour: str) -> None:
        """Give the seat a colour that is free, before the deal is bound. Raises Refusal when there is none of that
        name, it is taken, it is too late, or it cannot be saved."""

        async def painting() -> None:
            if seat is None:
                raise Refusal("server-only-watching", status=403)
            if colour not in GAMES[self._table.row.game].colours:
                raise Refusal("server-colour-unknown", field="colour", colour=colour[:20])
            if self._table.dealt or self._table.dealing.bound:
                raise Refusal("server-colour-late", status=409, field="colour")
            if any(other.colour == colour and other.seat != seat for other in self._seats):
                raise Refusal("server-colour-twice", status=409, field="colour", colour=colour)
            await self._change(seat, colour=colour)
            self._table.presence.tell()

        await self._table.alone(painting)

    def _apart(self, seat: int, screen: str | None) -> bool:
        """Does the player of the seat sit apart from those it was to share a screen with? Not the first who comes, nor
        whoever comes with the token of one who sits there. Raises Refusal: the two seats were not made for one
        screen."""
        mine = self._seats[seat]
        others = [one for one in self._seats if one.seat != seat and one.screen == mine.screen is not None]
        if screen is None:
            return any(one.secret is not None and not one.apart for one in others)
        shown = seat_of(screen, self._seats)
        if not any(one.seat == shown and not one.apart for one in others):
            raise Refusal("server-screen-other", status=409, field="screen")
        return False

    def _free(self, screen: str | None) -> int:
        """A free seat: one of the screen where this token's seat is comes first, then one without a name. Raises
        Refusal: all seats are taken."""
        shown = None if screen is None else seat_of(screen, self._seats)
        beside = None if shown is None else self._seats[shown].screen
        free = [seat for seat in self._seats if seat.kind == "human" and seat.secret is None]
        if not free:
            raise Refusal("server-seats-taken", status=409)

        def place(seat: Seat) -> tuple[bool, bool, int]:
            return beside is None or seat.screen != beside, seat.name is not None, seat.seat

        return min(free, key=place).seat

    async def _give(self, seat: int, secret: str, *, instead_of: int | None = None, apart: bool) -> None:
        """The seat's link and its former device open nothing any more. instead_of: the seat that the device gives up is
        nobody's until a link of it is opened; the host stays the host."""
        try:
            with saving():
                await self._storage.sit(self._table.row, seat, secret, instead_of, apart=apart)
        except Taken:  # the database has another seat of this device
            raise Refusal("server-seat-taken", status=409) from None
        left = [seat] if instead_of is None else [seat, instead_of]
        for one in left:
            self._table.dealing.stand(one)
        for connection in [connection for connection in self._table.connections if connection.seat in left]:
            connection.part(Refusal("server-seat-moved", status=403))
        self._table.presence.tell()

    async def _change(self, seat: int, **values: str | None) -> None:
        with saving():
            await self._storage.change_seat(self._table.code, seat, **values)
        for field, value in values.items():
            setattr(self._seats[seat], field, value)
