"""The connections at one table now, and what they hear of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol, assert_never

from kingtable.engine.errors import Refused
from kingtable.engine.text import Json
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.sharing.queues import gives_way
from kingtable.server.table import people, telling
from kingtable.server.table.state import Moved, News, Proposed, Spoken, State, Stepped
from kingtable.server.table.telling import Teller, Views

WINDOWS = 8  # sockets of one seat; the oldest goes when another comes
WATCHERS = 60  # sockets without a seat at one table; they never take a seat's place
COMING = 0.03  # seconds of comings and goings that one frame tells together


class Connection(Protocol):
    """Somebody at the table: a socket with a seat, or one who watches (seat None)."""

    seat: int | None
    address: str  # as `limits.networks` counts it

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""

    def part(self, why: Refused) -> None:
        """Say why, and close."""


class Audience:
    """The connections of a table. state: the table as it is now."""

    def __init__(self, state: Callable[[], State]) -> None:
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        self._state = state
        self._views: Views | None = None
        self._teller = Teller()
        self._coming: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        """For whom bots think here: the address of the first who sits here, or of the first who watches."""
        first = min(self.connections, key=lambda connection: connection.seat is None, default=None)
        return "" if first is None else first.address

    @property
    def views(self) -> Views:
        """What everybody sees."""
        if self._views is None:
            self._views = Views(self._state())
        return self._views

    def snap(self, seat: int | None, since: int | None) -> bytes:
        """The frame that tells everything (`telling.snap`)."""
        return telling.snap(self._state(), self.views, seat, since, time.monotonic())

    def gives_way(self, comes: Connection) -> Connection | None:
        """Who goes so that another one can come: where all places to watch are taken, the address with most of them
        gives its newest one. Raises Refusal."""
        watching = [other for other in self.connections if other.seat is None]
        if comes.seat is not None or len(watching) < WATCHERS:
            return None
        most = gives_way([other.address for other in watching], comes.address)
        if most is None:
            raise table_full()
        return next(other for other in reversed(watching) if other.address == most)

    def windows(self, seat: int | None) -> list[Connection]:
        """The connections of one seat."""
        return [] if seat is None else [connection for connection in self.connections if connection.seat == seat]

    def tell_who_came(self, seat: int | None) -> None:
        """Tell who is here, once for all who come and go in this moment: after a restart everybody comes. And tell who
        has this very seat in how many windows."""
        if self._coming is None:
            self._coming = asyncio.get_running_loop().call_later(COMING, self._tell_seats)
        same = self.windows(seat)
        for connection in same:
            connection.send(frames.encode({"t": "windows", "open": len(same)}))

    def tell(self, frame: Json) -> bytes:
        """Send a frame to everybody here."""
        encoded = frames.encode(frame)
        for connection in tuple(self.connections):
            connection.send(encoded)
        return encoded

    def publish(self, news: Sequence[News]) -> None:
        """Tell the news."""
        now = time.monotonic()
        for one in news:
            match one:
                case Stepped():
                    self._tell_step(one, now)
                case Moved(seats=seats):
                    for connection in [connection for connection in self.connections if connection.seat in seats]:
                        connection.part(Refusal("server-seat-moved", status=403))
                case Proposed(what=what, why=why, seat=seat):
                    ending = people.written(self._state(), now)
                    self.tell({"t": "ending", "ending": ending, "what": what, "why": why, "seat": seat})
                case Spoken(seat=seat, phrase=phrase):
                    self.tell({"t": "said", "seat": seat, "phrase": phrase})
                case "seats":
                    self._tell_seats()
                case "gather":
                    self.tell({"t": "gather", "gather": telling.gathering(self._state(), now)})
                case _:
                    assert_never(one)

    def _tell_seats(self) -> None:
        if self._coming is not None:
            self._coming.cancel()
            self._coming = None
        state, now = self._state(), time.monotonic()
        seats, clock = telling.seats(state, now), telling.clock(state, now)
        self.tell({"t": "seats", "seats": seats, "watching": state.watching, "clock": clock})

    def _tell_step(self, news: Stepped, now: float) -> None:
        state, step = self._state(), news.step
        self.rest()
        if not self.connections:
            self._teller.rest()
            return
        shared = {
            "t": "ev",
            "seq": step.seq,
            "seat": step.seat,
            "by": step.by,
            "moves": step.moves,
            "clock": telling.clock(state, now),
            "key": telling.key(state),
            "back": telling.taker(state),
        }
        seats = {connection.seat for connection in self.connections}
        brought = self._teller.tell(news.before, state.match, news.moments, seats)
        framed = {
            seat: frames.encode({**shared, "moments": its, "choices": self.views.choices(seat)})
            for seat, its in brought.items()
        }
        for connection in tuple(self.connections):
            connection.send(framed[connection.seat])
        self.rest()

    def rest(self) -> None:
        """Forget the views, which are larger than all else of a table: they serve all who hear of it at once."""
        self._views = None


def table_full() -> Refusal:
    """Refuse a place to watch: all are taken."""
    return Refusal("server-table-full", status=429, most=WATCHERS, seconds=30)
