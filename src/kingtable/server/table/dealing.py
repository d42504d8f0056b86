"""How a table comes to be dealt: its people sit down, commit to their shares and reveal them, and then the cards are
dealt.

Who opened the table says when it begins; others may when that one is away for a while. A table without a clock is dealt
by itself when all have sat down, and so is a rematch. No clock runs before the deal.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from kingtable.engine.deal import FORMAT, Deal
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal, not_saved
from kingtable.server.sharing.beside import beside
from kingtable.server.store.rows import NotStored, Store, Taken, saving
from kingtable.server.table.clock import COMPANY
from kingtable.server.table.gathering import REVEALING, SEALING, Gathering
from kingtable.server.table.past import Damaged, Past, beginning, damaged
from kingtable.server.table.presence import substitute
from kingtable.server.table.seats import devices

if TYPE_CHECKING:
    from kingtable.server.table.table import Table


class Dealing:
    """The people of one table until it is dealt."""

    def __init__(self, table: Table, storage: Store) -> None:
        self._table = table
        self._storage = storage
        self._gathering = Gathering(table.code, table.row.seats)
        self._dealing: asyncio.Task[None] | None = None
        self._news: asyncio.Event | None = None  # of shares and commitments, while it is being dealt
        self._bound: str | None = None  # what nobody can change any more, while shares are revealed
        self.failed: Refusal | None = None  # why this table can never be dealt

    @property
    def task(self) -> asyncio.Task[None] | None:
        """A deal that waits for shares."""
        return self._dealing

    @property
    def bound(self) -> bool:
        """Can nobody change any more what it is dealt from?"""
        return self._news is not None

    @property
    def _waits_for_word(self) -> bool:
        """Is it begun by somebody's word alone? Else it is when all have sat down."""
        row = self._table.row
        return row.clock is not None and row.follows is None and devices(row.seats) >= COMPANY

    @property
    def _host(self) -> int | None:
        """Whose word it waits for; None: anybody's who sits."""
        host = self._table.row.host
        return None if host is None or self._table.presence.away(host) is not None else host

    def sit(self, seat: int, commit: str | None) -> None:
        """Somebody sits down, with the commitment to a share."""
        news = self._gathering.sit(seat, commit)
        if self._news is None and self._gathering.complete and not self._waits_for_word:
            self._reveal_all()
        elif news:
            self.tell()

    def stand(self, seat: int) -> None:
        """The seat goes to another device."""
        self._gathering.stand(seat)

    async def begin(self, seat: int | None, *, with_bots: bool = False) -> None:
        """A person wants it to be dealt, without those who have not sat down; with_bots: bots take the seats that
        nobody has claimed. Raises Refusal."""
        if seat is None:
            raise Refusal("server-only-watching", status=403)
        if self._table.dealt or self.bound:
            return
        if self._host not in (None, seat):
            raise Refusal("server-begin-host", status=403)
        if with_bots:
            row = self._table.row
            empty = [one.seat for one in row.seats if one.kind == "human" and one.secret is None]
            with saving():
                await self._storage.seat_bots(row, empty, substitute(row.game))
            self._table.presence.tell()
        self._reveal_all()

    def hear(self, seat: int | None, frame: frames.Seal | frames.Reveal) -> None:
        """A seat commits to another share, or tells its share. Raises Refusal."""
        if self._table.dealt:
            return
        if isinstance(frame, frames.Reveal):
            self._gathering.reveal(seat, frame.share)
            self.tell()
        elif seat is None:
            raise Refusal("server-share-unasked", status=409)
        else:
            self.sit(seat, frame.commit)

    def told(self) -> dict[str, Any]:
        """As the frames tell it."""
        row = self._table.row
        return {
            **self._gathering.told(),
            "bound": self._bound,
            "host": self._host,
            "waits": self._waits_for_word,
            "options": row.options,
            "time": row.clock,
            "follows": row.follows,
        }

    def tell(self) -> None:
        """Tell everybody who has sat down, and whose word is waited for."""
        if self._news is not None:
            self._news.set()
        self._table.tell(frames.encode({"t": "gather", "gather": self.told()}))

    def _reveal_all(self) -> None:
        """The beginning of the deal: from here on it goes by itself."""
        self._news = asyncio.Event()
        self._bind()
        self._dealing = asyncio.create_task(self._deal_in_time(self._news), name=f"deal of {self._table.code}")
        self.tell()

    def _bind(self) -> None:
        row = self._table.row
        deal = Deal(row.table, row.key, self._gathering.dealt(), row.origin)
        self._bound = deal.bound(row.game, row.options)

    async def _deal_in_time(self, news: asyncio.Event) -> None:
        gathering = self._gathering
        await _until(lambda: not gathering.missing, news, REVEALING)
        while gathering.missing:  # fewer in each round, as who kept silent may not commit again
            gathering.begin_anew()
            self._bound = None
            self.tell()
            await _until(lambda: gathering.sealed, news, SEALING)
            self._bind()
            self.tell()
            await _until(lambda: not gathering.missing, news, REVEALING)
        while not self._table.dealt and self.failed is None:
            try:
                await self._table.deal()
            except Refusal:  # it could not be saved
                await asyncio.sleep(1.0)
            except Exception as error:
                self.failed = damaged(self._table.code, Damaged(0, str(error)))
                for connection in tuple(self._table.connections):
                    connection.part(self.failed)

    async def deal(self) -> Past:
        """Deal from the shares that are there: the beginning of the game. Raises Refusal when it cannot be saved;
        then nothing is dealt."""
        row = self._table.row
        seats = self._gathering.dealt()
        past = await self._past(seats)  # first: what cannot be dealt is not written down
        try:
            await self._storage.deal(row.table, seats)
        except Taken:  # another process serves this table too
            found = await self._storage.read(row.table)
            assert found is not None
            assert found.deal is not None
            seats = found.deal
            past = await self._past(seats)
        except NotStored:
            raise not_saved() from None
        row.deal, row.format = seats, FORMAT
        self._dealing = self._news = None
        return past

    async def _past(self, seats: list[dict[str, Any]]) -> Past:
        row = msgspec.structs.replace(self._table.row, deal=seats, format=FORMAT)
        return beginning(row) if row.origin is None else await beside(beginning, row)


async def _until(so: Callable[[], bool], news: asyncio.Event, seconds: float) -> None:
    """Wait until something is so, but no longer than that."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not so():
                news.clear()
                await news.wait()
