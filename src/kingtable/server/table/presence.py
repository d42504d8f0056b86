"""The people of one table: who is there, who has left, whose seats bots play meanwhile, and whether all want to end.

What changes by it is a note in the table's log. Presence and proposals are not kept: after a restart everybody has just
gone, and nothing is proposed.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Literal

from kingtable import bots
from kingtable.server.messages import frames
from kingtable.server.messages.declined import Declined
from kingtable.server.sharing.queues import gives_way
from kingtable.server.table.notes import BACK, ENDED, LENT, Said
from kingtable.server.table.past import FOR, STAND_IN

if TYPE_CHECKING:
    from kingtable.server.table.auto import Connection
    from kingtable.server.table.table import Table

WATCHERS = 60  # sockets without a seat at one table; they never take a seat's place
AWAY = 60.0  # seconds without a socket after which the others need not wait for a person any more
TURNS = 2  # so many changes of whose turn it is make a proposal lapse: a whole turn has been played since
COMING = 0.03  # seconds in which those who come and go are told together
AGAIN = 1.0  # seconds until what could not be saved is tried again


class Presence:
    """Who sits at one table."""

    def __init__(self, table: Table) -> None:
        self.lent: dict[int, str] = {}  # seats of people that a bot plays, and which
        self._table = table
        self._seats = table.row.seats
        self._gone = dict.fromkeys(range(len(self._seats)), time.monotonic())  # since when; who is here is not in it
        self._left: set[int] = set()
        self._coming: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None  # until the next one is away for a while
        self._noting: asyncio.Task[None] | None = None
        self._proposed: list[int] = []  # who wants to end the table, the one who proposed it first
        self._turns = 0  # changes of whose turn it is since then
        self._turn: int | None = None

    @property
    def busy(self) -> bool:
        """Is something to be noted?"""
        return self._noting is not None and not self._noting.done()

    def stop(self) -> None:
        """The table rests."""
        if self._timer is not None:
            self._timer.cancel()
        if self._noting is not None:
            self._noting.cancel()

    # Who is there

    def make_room(self, connection: Connection) -> None:
        """Where all places to watch are taken, the address with most of them gives its newest one. Raises Declined."""
        watching = [other for other in self._table.connections if other.seat is None]
        if connection.seat is not None or len(watching) < WATCHERS:
            return
        full = Declined("server-table-full", status=429, most=WATCHERS, seconds=30)
        most = gives_way([other.address for other in watching], connection.address)
        if most is None:
            raise full
        gone = next(other for other in reversed(watching) if other.address == most)
        self._table.leave(gone)
        gone.part(full)

    def came(self, seat: int | None) -> None:
        """Somebody has come."""
        if seat is not None:
            self._gone.pop(seat, None)
            self._left.discard(seat)
        self._look()

    def went(self, seat: int | None) -> None:
        """Nobody is there for the seat any more."""
        if seat is not None:
            self._gone.setdefault(seat, time.monotonic())
        self._look()

    def leave(self, seat: int | None) -> None:
        """A person says that they go."""
        if seat is not None:
            self._left.add(seat)

    def here(self, seat: int) -> bool:
        """Is somebody there for the seat, or is it a bot's?"""
        return seat not in self._gone or self._seats[seat].kind == "bot"

    def away(self, seat: int) -> Literal["left", "long"] | None:
        """Need nobody wait for this person? "left": they said that they go; "long": they are away for a while."""
        if self.here(seat):
            return None
        if seat in self._left:
            return "left"
        return "long" if time.monotonic() - self._gone[seat] >= AWAY else None

    def _people(self) -> list[int]:
        return [seat.seat for seat in self._seats if seat.kind == "human"]

    def _look(self) -> None:
        """Hand seats back, count who is there; and do it again when the next person is away for a while."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._table.connections:
            ends = [self._gone[seat] + AWAY - time.monotonic() for seat in self._people() if not self.here(seat)]
            if wait := min((wait for wait in ends if wait > 0), default=None):
                self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self._somebody_away)
        self._settle_soon()

    def _somebody_away(self) -> None:
        self.tell()
        if not self._table.dealt:
            self._table.dealer.tell()
        self._look()

    def seats(self) -> list[dict[str, Any]]:
        """The seats as everybody may see them."""
        return [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                **(
                    {"bot": seat.bot}
                    if seat.kind == "bot"
                    else {
                        "claimed": seat.secret is not None,
                        "away": self.away(seat.seat),
                        "lent": self.lent.get(seat.seat),
                    }
                ),
                "name": seat.name,
                "colour": seat.colour,
                "here": self.here(seat.seat),
            }
            for seat in self._seats
        ]

    def tell_soon(self) -> None:
        """Tell it, once for all who come and go in this moment: after a restart everybody comes."""
        if self._coming is None:
            self._coming = asyncio.get_running_loop().call_later(COMING, self.tell)

    def tell(self) -> None:
        """Tell everybody who is here, and the clock."""
        if self._coming is not None:
            self._coming.cancel()
            self._coming = None
        watching = sum(connection.seat is None for connection in self._table.connections)
        clock = self._table.auto.clock_told()
        self._table.tell(frames.encode({"t": "seats", "seats": self.seats(), "watching": watching, "clock": clock}))

    def tell_windows(self, seat: int | None) -> None:
        """Tell who has this very seat in how many windows."""
        same = [connection for connection in self._table.connections if connection.seat == seat]
        if seat is not None:
            for connection in same:
                connection.send(frames.encode({"t": "windows", "open": len(same)}))

    # What is noted because of who is there

    def _due(self) -> Said | None:
        """What is to be noted by itself: a seat whose owner is back, an end to which all agree."""
        if not self._table.dealt or self._table.over:
            return None
        for seat in self.lent:
            if self.here(seat):
                return Said(seat, [BACK])
        if self._proposed and not self._awaited():
            return Said(self._proposed[-1], [ENDED, *map(str, sorted(self._proposed))])
        return None

    def _settle_soon(self) -> None:
        if self._due() is not None and not self.busy:
            self._noting = asyncio.create_task(self._settle(), name=f"presence at {self._table.code}")

    async def _settle(self) -> None:
        while self._due() is not None:
            try:
                await self._table.note(self._due)
            except Declined as declined:
                if declined.key == "server-table-damaged":
                    return
                await asyncio.sleep(AGAIN)

    def learn(self, event: dict[str, Any]) -> None:
        """A seat was lent, or is its owner's again."""
        if event["e"] == LENT:
            self.lent[event["seat"]] = event["bot"]
        else:
            self.lent.pop(event["seat"], None)

    def noted(self) -> None:
        """It is in the log and told: who plays now?"""
        self._table.auto.rethink()
        self._table.auto.wake()
        self.tell()
        self._settle_soon()

    # Whose seats bots play

    async def lend(self, by: int | None, seat: int) -> None:
        """A person gives the seat of one who is away to a bot, until its owner is back. Raises Declined."""
        await self._table.note(lambda: self._lent(self._seated(by), seat))

    def _lent(self, by: int, seat: int) -> Said:
        if not 0 <= seat < len(self._seats) or self._seats[seat].kind == "bot":
            raise Declined("server-seat-unknown", field="seat")
        if seat == by:
            raise Declined("server-lend-own", status=409, field="seat")
        if seat in self.lent:
            raise Declined("server-lent-already", status=409, field="seat")
        away = self.away(seat)
        if away is None:
            raise Declined("server-lend-present", status=409, field="seat", seconds=int(AWAY))
        if away == "long" and seat != self._table.to_move:
            raise Declined("server-lend-idle", status=409, field="seat")
        return Said(by, [LENT, str(seat), stand_in(self._table.row.game)])

    def _seated(self, seat: int | None) -> int:
        """Who may have a word in it while the game goes on. Raises Declined."""
        if seat is None:
            raise Declined("server-only-watching", status=403)
        _ = self._table.match
        if self._table.over:
            raise Declined("server-game-over", status=409)
        return seat

    async def check_plays(self, seat: int, id: str) -> None:
        """Does whoever sent this command play the seat? A person has it back by that. Raises Declined."""
        if self._seats[seat].kind == "bot":
            return
        by_bot = id.startswith((FOR, STAND_IN))
        if seat in self.lent and not by_bot and self.here(seat):
            await self._table.note_now(self._due)
        if (seat in self.lent) != by_bot:
            raise Declined("server-not-your-turn", status=409, seat=seat)

    # Whether all want to end

    def end(self, by: int | None, *, agrees: bool) -> None:
        """A person wants to end the table, or is against it. Raises Declined."""
        seat = self._seated(by)
        if agrees:
            if seat in self._proposed:
                raise Declined("server-end-twice", status=409)
            if not self._proposed:
                self._turns, self._turn = 0, self._table.match.turn
            self._proposed.append(seat)
            if self._awaited():
                self._tell_ending()
            self._settle_soon()
        elif self._proposed:
            self._drop("withdrawn" if seat == self._proposed[0] else "declined", seat)
        else:
            raise Declined("server-end-none", status=409)

    def _awaited(self) -> list[int]:
        """Whose word is missing: of all people who are there, or went just now."""
        people = [seat for seat in self._people() if self._seats[seat].secret is not None and self.away(seat) is None]
        return [seat for seat in people if seat not in self._proposed]

    def played(self) -> None:
        """The game has gone on, and a proposal may have lapsed by that."""
        if not self._proposed:
            return
        if (turn := self._table.match.turn) != self._turn:
            self._turn, self._turns = turn, self._turns + 1
        if self._table.over:
            self._proposed.clear()
        elif self._turns >= TURNS:
            self._drop("lapsed", None)

    def _drop(self, why: str, by: int | None) -> None:
        self._proposed.clear()
        self._tell_ending(why=why, seat=by)

    def _tell_ending(self, **dropped: Any) -> None:
        told = {"t": "ending", "ending": self.ending(), "why": None, "seat": None, **dropped}
        self._table.tell(frames.encode(told))

    def ending(self) -> dict[str, Any] | None:
        """The proposal as the frames tell it."""
        if not self._proposed:
            return None
        return {"by": self._proposed[0], "agreed": sorted(self._proposed), "awaited": self._awaited()}


def stand_in(game: str) -> str:
    """The bot that takes the seat of a person who is away: neither the weakest nor the strongest of the game."""
    known = bots.names(game)
    return str(known[(len(known) - 1) // 2]["bot"])
