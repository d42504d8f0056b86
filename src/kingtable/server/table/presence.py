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
from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.queues import gives_way
from kingtable.server.table.notes import BACK, ENDED, LENT, RESIGNED, TAKEN, Said
from kingtable.server.table.past import DEFAULT_ACTION, FOR
from kingtable.server.table.seats import beside, screen_of

if TYPE_CHECKING:
    from kingtable.server.table.auto import Connection
    from kingtable.server.table.table import Table

WATCHERS = 60  # sockets without a seat at one table; they never take a seat's place
AWAY = 60.0  # seconds without a socket after which the others need not wait for a person any more
TURNS = 2  # so many changes of whose turn it is make a proposal lapse: a whole turn has been played since
COMING = 0.03  # seconds in which those who come and go are told together
AGAIN = 1.0  # seconds until what could not be saved is tried again
SPOKEN = 2  # seconds between two phrases of one seat
Proposal = Literal["end", "take back"]


class Presence:
    """Who sits at one table."""

    def __init__(self, table: Table) -> None:
        self.substitutes: dict[int, str] = {}  # by seat of a person, the bot that plays it
        self.resigned: list[int] = []  # seats, in the order in which their owners gave up
        self._table = table
        self._seats = table.row.seats
        self._gone = dict.fromkeys(range(len(self._seats)), time.monotonic())  # since when; who is here is not in it
        self._left: set[int] = set()
        self._coming: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None  # until the next one is away for a while
        self._noting: asyncio.Task[None] | None = None
        self._proposed: list[int] = []  # who is for a proposal, the one who made it first
        self._what: Proposal = "end"
        self._said: dict[int, float] = {}  # when each seat said something last
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
        """Where all places to watch are taken, the address with most of them gives its newest one. Raises Refusal."""
        watching = [other for other in self._table.connections if other.seat is None]
        if connection.seat is not None or len(watching) < WATCHERS:
            return
        full = Refusal("server-table-full", status=429, most=WATCHERS, seconds=30)
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
        return [seat.seat for seat in self._seats if seat.kind == "human" and seat.seat not in self.resigned]

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
            self._table.dealing.tell()
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
                        "screen": screen_of(seat),
                        "away": self.away(seat.seat),
                        "lent": self.substitutes.get(seat.seat),
                        "resigned": seat.seat in self.resigned,
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
        """What is to be noted by itself: a seat whose owner is back, what all agree to, an end since nobody is left to
        play against."""
        if not self._table.dealt or self._table.over:
            return None
        if self.resigned and (not self._people() or len(self.resigned) >= len(self._seats) - 1):
            return Said(self.resigned[-1], [ENDED, *map(str, sorted(self.resigned))])
        for seat in self.substitutes:
            if seat not in self.resigned and self.here(seat):
                return Said(seat, [BACK])
        if not self._proposed or self._awaited():
            return None
        if self._what == "end":
            return Said(self._proposed[-1], [ENDED, *map(str, sorted(self._proposed))])
        return self._taken_back(self._proposed[0])

    def _settle_soon(self) -> None:
        if self._due() is not None and not self.busy:
            self._noting = asyncio.create_task(self._settle(), name=f"presence at {self._table.code}")

    async def _settle(self) -> None:
        while self._due() is not None:
            try:
                await self._table.note(self._due)
            except Refusal as refusal:
                if refusal.key == "server-table-damaged":
                    return
                await asyncio.sleep(AGAIN)

    def learn(self, event: dict[str, Any]) -> None:
        """A bot plays a seat from now on, or its owner again."""
        if event["e"] == BACK:
            self.substitutes.pop(event["seat"], None)
        elif event["e"] in (LENT, RESIGNED):
            self.substitutes[event["seat"]] = event["bot"]
        if event["e"] == RESIGNED:
            self.resigned.append(event["seat"])

    def noted(self) -> None:
        """It is in the log and told: who plays now?"""
        self._table.auto.rethink()
        self._table.auto.wake()
        self.tell()
        self._settle_soon()

    # Whose seats bots play

    async def lend(self, by: int | None, seat: int) -> None:
        """A person gives the seat of one who is away to a bot, until its owner is back. Raises Refusal."""
        await self._table.note(lambda: self._lend(self._seated(by), seat))

    def _lend(self, by: int, seat: int) -> Said:
        if not 0 <= seat < len(self._seats) or self._seats[seat].kind == "bot":
            raise Refusal("server-seat-unknown", field="seat")
        if seat == by:
            raise Refusal("server-lend-own", status=409, field="seat")
        if seat in self.substitutes:
            raise Refusal("server-lent-already", status=409, field="seat")
        away = self.away(seat)
        if away is None:
            raise Refusal("server-lend-present", status=409, field="seat", seconds=int(AWAY))
        if away == "long" and seat != self._table.to_move:
            raise Refusal("server-lend-idle", status=409, field="seat")
        return Said(by, [LENT, str(seat), substitute(self._table.row.game)])

    def _seated(self, seat: int | None) -> int:
        """Who may have a word in it while the game goes on. Raises Refusal."""
        if seat is None:
            raise Refusal("server-only-watching", status=403)
        _ = self._table.match
        if self._table.over:
            raise Refusal("server-game-over", status=409)
        if seat in self.resigned:
            raise Refusal("server-resigned", status=409)
        return seat

    async def check_plays(self, seat: int, id: str) -> None:
        """Does whoever sent this command play the seat? A person has it back by that. Raises Refusal."""
        if self._seats[seat].kind == "bot":
            return
        by_bot = id.startswith((FOR, DEFAULT_ACTION))
        if seat in self.resigned and not by_bot:
            raise Refusal("server-resigned", status=409)
        if seat in self.substitutes and not by_bot and self.here(seat):
            await self._table.note_now(self._due)
        if (seat in self.substitutes) != by_bot:
            raise Refusal("server-not-your-turn", status=409, seat=seat)

    async def resign(self, by: int | None) -> None:
        """A person gives up: a bot plays the seat to the end, or the table ends where nobody is left to play against.
        Raises Refusal."""
        await self._table.note(lambda: Said(self._seated(by), [RESIGNED, substitute(self._table.row.game)]))

    # Ready phrases

    def say(self, seat: int | None, phrase: str) -> None:
        """A person says a ready phrase; every page has it in its reader's language. Raises Refusal."""
        if seat is None:
            raise Refusal("server-only-watching", status=403)
        now = time.monotonic()
        if now - self._said.get(seat, -SPOKEN) < SPOKEN:
            raise Refusal("server-said-lately", status=429, seconds=SPOKEN)
        self._said[seat] = now
        self._table.tell(frames.encode({"t": "said", "seat": seat, "phrase": phrase}))

    # What they propose: to end the table, to take a command back

    def end(self, by: int | None, *, agrees: bool) -> None:
        """A person wants to end the table, or is against what is proposed. Raises Refusal."""
        self._propose("end", self._seated(by), agrees=agrees)

    def take_back(self, by: int | None) -> None:
        """A person wants their last command back, or agrees that somebody has theirs. Raises Refusal: something was
        revealed since, or somebody else has moved."""
        seat = self._seated(by)
        if not (self._proposed and self._what == "take back") and self._taken_back(seat) is None:
            raise Refusal("server-back-none", status=409)
        self._propose("take back", seat, agrees=True)

    def _taken_back(self, seat: int) -> Said | None:
        """The note that takes back the last command of that seat."""
        back = self._table.back
        return None if back is None or back.seat != seat else Said(seat, [TAKEN, str(back.seq), str(back.moves)])

    def _propose(self, what: Proposal, seat: int, *, agrees: bool) -> None:
        if agrees:
            if self._proposed and what != self._what:
                raise Refusal("server-proposal-other", status=409)
            if seat in self._proposed:
                raise Refusal("server-end-twice", status=409)
            if not self._proposed:
                self._turns, self._turn, self._what = 0, self._table.match.turn, what
            self._proposed.append(seat)
            if self._awaited():
                self._tell_ending()
            self._settle_soon()
        elif self._proposed:
            self._drop("withdrawn" if seat == self._proposed[0] else "declined", seat)
        else:
            raise Refusal("server-end-none", status=409)

    def _awaited(self) -> list[int]:
        """Whose word is missing: of all people who are there, or went just now. Those at one screen have one word."""
        people = [seat for seat in self._people() if self._seats[seat].secret is not None and self.away(seat) is None]
        heard = [self._seats[seat] for seat in self._proposed]
        return [
            seat
            for seat in people
            if seat not in self._proposed and not any(beside(self._seats[seat], one) for one in heard)
        ]

    def played(self) -> None:
        """The game has gone on, and a proposal may have lapsed by that."""
        if not self._proposed:
            return
        if (turn := self._table.match.turn) != self._turn:
            self._turn, self._turns = turn, self._turns + 1
        if self._table.over or self._table.steps[-1].back is not None:  # what was proposed has come
            self._proposed.clear()
        elif self._turns >= TURNS or (self._what == "take back" and self._taken_back(self._proposed[0]) is None):
            self._drop("lapsed", None)

    def _drop(self, why: str, by: int | None) -> None:
        self._proposed.clear()
        self._tell_ending(why=why, seat=by)

    def _tell_ending(self, **dropped: Any) -> None:
        told = {"t": "ending", "ending": self.ending(), "what": self._what, "why": None, "seat": None, **dropped}
        self._table.tell(frames.encode(told))

    def ending(self) -> dict[str, Any] | None:
        """The proposal as the frames tell it."""
        if not self._proposed:
            return None
        told = {"by": self._proposed[0], "agreed": sorted(self._proposed), "awaited": self._awaited()}
        return {"what": self._what, **told}


def substitute(game: str) -> str:
    """The bot that takes the seat of a person who is away: neither the weakest nor the strongest of the game."""
    known = bots.names(game)
    return str(known[(len(known) - 1) // 2]["bot"])
