"""One live table: its match, its log, and who is there.

A table lives from the moment somebody asks for it until nobody has been there for a while; it is rebuilt from its
log. It gathers its company first and is dealt then (gather). A command is judged on a state without secrets, tried on
a copy of the match, written, and only then taken over, acknowledged and told to everybody: in this order, under the
table's own lock, so no table ever waits for another.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from kingtable.engine.match import Match, Moment
from kingtable.server import frames
from kingtable.server.auto import Auto, Guest
from kingtable.server.declined import Declined, not_saved, saving
from kingtable.server.gather import REVEALING, Gathering
from kingtable.server.names import clean_name
from kingtable.server.past import Damaged, Past, Step, damaged, new_match, played, raw, snapshot_of, step_of
from kingtable.server.storage import Entry, NotStored, Storage, TableRow, Taken
from kingtable.server.telling import Teller
from kingtable.server.workers import Workers

logger = logging.getLogger(__name__)

WATCHERS = 60  # sockets without a seat at one table; they never take a seat's place
WINDOWS = 8  # sockets of one seat; the oldest goes when another comes
COMING = 0.03  # seconds in which those who come and go are told together
SNAPSHOT = 8  # so many commands after the last one a snapshot is written: after a restart the rest is replayed


class Table:
    """A live table, made of a row of the database and its past (None: it is not dealt yet)."""

    def __init__(self, row: TableRow, past: Past | None, storage: Storage, workers: Workers) -> None:
        self.row = row
        self.guests: dict[Guest, None] = {}  # in the order in which they came
        self.used = time.monotonic()
        self._storage = storage
        self._lock = asyncio.Lock()
        self._doing: set[asyncio.Task[int]] = set()
        self._gathering = Gathering(row.table, row.seats)
        self._dealing: asyncio.Task[None] | None = None
        self._revealed: asyncio.Event | None = None  # while it is being dealt
        self._coming: asyncio.TimerHandle | None = None
        self._match: Match | None = None
        self.setting = msgspec.Raw(b"[]")  # what happened before the first command: seq 0
        self.steps: list[Step] = []
        self._done: dict[str, Step] = {}
        self._open: dict[str, Any] | None = None  # the view of a spectator, and below those of all, once a command
        self._views: dict[int | None, msgspec.Raw] = {}
        self._offered: msgspec.Raw | None = None
        self._kept = 0
        self._teller = Teller()
        self.auto = Auto(self, workers)
        if past is not None:
            self._begin(past)

    def _begin(self, past: Past) -> None:
        self._match, self.setting, self.steps = past
        self._done = {step.id: step for step in self.steps}
        self._kept = len(self.steps)
        self._dealing = self._revealed = None
        self.auto.met.update(step.seat for step in self.steps)

    # What is so

    @property
    def code(self) -> str:
        """The table's code."""
        return self.row.table

    @property
    def dealt(self) -> bool:
        """Has the game begun?"""
        return self._match is not None

    @property
    def match(self) -> Match:
        """The game as it stands. Raises Declined before the deal."""
        if self._match is None:
            raise Declined("server-not-dealt", status=409)
        return self._match

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._match is not None and self._match.over

    @property
    def seq(self) -> int:
        """The number of the last command; 0 after the set-up."""
        return len(self.steps)

    @property
    def quiet(self) -> bool:
        """Is nobody here and nothing going on?"""
        return not self.guests and not self._doing and not self._lock.locked() and not self.auto.busy

    @property
    def past(self) -> Past:
        """All that has happened. Raises Declined before the deal."""
        return Past(self.match, self.setting, self.steps)

    def seat_list(self) -> list[dict[str, Any]]:
        """The seats as everybody may see them."""
        here = {guest.seat for guest in self.guests}
        return [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                **({"bot": seat.bot} if seat.kind == "bot" else {"claimed": seat.secret is not None}),
                "name": seat.name,
                "colour": seat.colour,
                "here": seat.kind == "bot" or seat.seat in here,
            }
            for seat in self.row.seats
        ]

    def key(self) -> str | None:
        """The server's key in hexadecimal once the game is over, None before."""
        return self.row.key.hex() if self.over else None

    def record(self) -> dict[str, Any]:
        """The record of the game, with who or what played each command."""
        told = self.match.record()
        if "deal" in told:
            told["commands"] = [
                {"seat": step.seat, "by": step.played_by, "moves": len(step.moves)} for step in self.steps
            ]
        return told

    def view(self, seat: int | None) -> msgspec.Raw:
        """What a seat sees, as JSON; computed once a command, however many look."""
        if (known := self._views.get(seat)) is None:
            if self._open is None:
                self._open = self.match.view(None)
            known = self._views[seat] = msgspec.Raw(frames.encode(self.match.seen_by(seat, self._open)))
        return known

    def choices(self, seat: int | None) -> msgspec.Raw | None:
        """What a seat may do, as JSON; None when it is not its turn. Computed once a command."""
        if seat is None or self._match is None or seat != self._match.to_move:
            return None
        if self._offered is None:
            self._offered = msgspec.Raw(frames.encode(self._match.choices()))
        return self._offered

    def snap(self, seat: int | None, since: int | None) -> bytes:
        """The frame that tells everything; a `since` beyond the log (a restored database) counts as none.

        Of what has been as much of the newest as fits: a long game is longer than a frame may be.
        """
        frame: dict[str, Any] = {
            "t": "snap",
            "seq": self.seq,
            "table": self.code,
            "game": self.row.game,
            "commitment": self.row.commitment,
            "key": self.key(),
            "seats": self.seat_list(),
            "host": self.row.host,
            "gather": None if self.dealt else self._gathering.told(),
            "deal": self.row.deal,
            "view": self.view(seat) if self.dealt else None,
            "choices": self.choices(seat),
            "clock": self.auto.clock_told(),
            "events": (),
            "rematch": self.row.rematch,
        }
        if not self.dealt:
            return frames.encode(frame)
        known = -1 if since is None or since > self.seq else since
        steps = [*([Step(0, "", -1, [], [], self.setting)] if known < 0 else []), *self.steps[max(known, 0) :]]
        told: deque[msgspec.Raw] = deque()
        room = frames.LIMIT - len(frames.encode(frame))
        for step in reversed(steps):
            written = frames.encode(step.told())
            if (room := room - len(written) - 1) < 0:
                break
            told.appendleft(msgspec.Raw(written))
        return frames.encode({**frame, "events": list(told)})

    # Who comes and goes

    def join(self, guest: Guest, since: int | None, commit: str | None = None) -> None:
        """Seat a guest, tell it everything, and the others who came. Raises Declined when too many watch."""
        if guest.seat is None and sum(other.seat is None for other in self.guests) >= WATCHERS:
            raise Declined("server-table-full", status=429, most=WATCHERS, seconds=30)
        same = [other for other in self.guests if guest.seat is not None and other.seat == guest.seat]
        self.guests[guest] = None
        self.auto.came(guest.seat)
        try:
            guest.send(self.snap(guest.seat, since))
        except BaseException:
            self.guests.pop(guest, None)
            raise
        if len(same) >= WINDOWS:
            same[0].part(Declined("server-seat-elsewhere", status=409))
        self.auto.greet(guest)
        self._tell_seats_soon()
        self._tell_windows(guest.seat)
        if not self.dealt and guest.seat is not None:
            self._gather(guest.seat, commit)
        self.auto.wake()

    def leave(self, guest: Guest) -> None:
        """A guest has gone."""
        if guest not in self.guests:
            return
        del self.guests[guest]
        self.used = time.monotonic()
        self.auto.wind()
        self._tell_seats_soon()
        self._tell_windows(guest.seat)

    async def rename(self, seat: int | None, name: str) -> None:
        """The seat takes a name, or none; who watches has none. Raises Declined when it cannot be saved."""
        if seat is None or self.row.seats[seat].name == (cleaned := clean_name(name)):
            return
        await self._change_seat(seat, name=cleaned)
        self.tell_seats()

    async def claim(self, seat: int, secret: str, *, instead_of: int | None = None) -> None:
        """The seat belongs to the device with this secret (hashed) from now on; its link and its former device open
        nothing any more. instead_of: the seat that the device gives up: nobody's, until a link of it is opened; the
        host stays the host. Raises Declined when it cannot be saved."""
        left = [seat] if instead_of is None else [seat, instead_of]
        async with self._lock:
            with saving():
                await self._storage.sit(self.row, seat, secret, instead_of)
        for one in left:
            self._gathering.stand(one)
        for guest in [guest for guest in self.guests if guest.seat in left]:
            guest.part(Declined("server-seat-moved", status=403))
        self.tell_seats()

    async def link(self, seat: int, link: str | None) -> None:
        """The seat can be claimed with this link (hashed), no other one, or none. Raises Declined."""
        async with self._lock:
            await self._change_seat(seat, link=link)

    async def _change_seat(self, seat: int, **values: str | None) -> None:
        with saving():
            await self._storage.change_seat(self.code, seat, **values)
        for field, value in values.items():
            setattr(self.row.seats[seat], field, value)

    def tell(self, frame: bytes) -> None:
        """Send a frame to everybody here."""
        for guest in tuple(self.guests):
            guest.send(frame)

    def _tell_seats_soon(self) -> None:
        """Tell it, once for all who come and go in this moment: after a restart everybody comes."""
        if self._coming is None:
            self._coming = asyncio.get_running_loop().call_later(COMING, self.tell_seats)

    def tell_seats(self) -> None:
        """Tell everybody who is here, and the clock."""
        if self._coming is not None:
            self._coming.cancel()
            self._coming = None
        watching = sum(guest.seat is None for guest in self.guests)
        told = {"t": "seats", "seats": self.seat_list(), "watching": watching, "clock": self.auto.clock_told()}
        self.tell(frames.encode(told))

    def _tell_windows(self, seat: int | None) -> None:
        same = [guest for guest in self.guests if guest.seat == seat]
        if seat is not None:
            for guest in same:
                guest.send(frames.encode({"t": "windows", "open": len(same)}))

    # Before the deal

    def begin(self, seat: int | None) -> None:
        """A seat does not want to wait for those who have not sat down. Raises Declined."""
        if seat is None:
            raise Declined("server-only-watching", status=403)
        if not self.dealt:
            self._reveal_all()

    def reveal(self, seat: int | None, share: str) -> None:
        """A seat tells its share. Raises Declined."""
        if self.dealt:
            return
        self._gathering.reveal(seat, share)
        self._tell_gathering()

    def _gather(self, seat: int, commit: str | None) -> None:
        news = self._gathering.sit(seat, commit)
        if self._gathering.complete:
            self._reveal_all()
        elif news:
            self._tell_gathering()

    def _reveal_all(self) -> None:
        self._gathering.begin()
        if self._revealed is None:
            self._revealed = asyncio.Event()
            self._dealing = asyncio.create_task(self._deal_in_time(self._revealed), name=f"deal of {self.code}")
        self._tell_gathering()

    def _tell_gathering(self) -> None:
        if self._gathering.revealed and self._revealed is not None:
            self._revealed.set()
        self.tell(frames.encode({"t": "gather", "gather": self._gathering.told()}))

    async def _deal_in_time(self, revealed: asyncio.Event) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(REVEALING):
                await revealed.wait()
        while not self.dealt:
            with contextlib.suppress(Declined):
                await self.deal()
                return
            await asyncio.sleep(1.0)

    async def deal(self) -> None:
        """Deal now, from the shares that are there. Raises Declined when it cannot be saved; then nothing is dealt."""
        async with self._lock:
            if self.dealt:
                return
            seats = self._gathering.dealt()
            try:
                await self._storage.deal(self.code, seats)
            except Taken:  # another process serves this table too
                row = await self._storage.read(self.code)
                assert row is not None
                assert row.deal is not None
                seats = row.deal
            except NotStored:
                raise not_saved() from None
            self.row.deal = seats
            match = new_match(self.row)
            past = Past(match, raw(match.events), [])
            match.forget()
            self._begin(past)
        self.auto.wind()
        for guest in tuple(self.guests):
            guest.send(self.snap(guest.seat, None))
        self.auto.wake()

    # What they do

    async def do(
        self,
        seat: int | None,
        id: str,
        moves: list[str],
        acknowledge: Callable[[int], None] | None = None,
        *,
        at: int | None = None,
    ) -> int:
        """Play moves, all or nothing; the answer is their seq, and they are durable by then.

        The same command (id, seat, moves) may be sent again at any time, also after a restart: it is played
        once and answered each time. `acknowledge` is called when the moves are written and before anybody
        hears of them. at: the seq that the moves answer; later they are refused. Raises Refused (the rules, or
        Declined); then nothing has changed.
        """
        # A client may vanish while its move is being written. The move is finished all the same.
        doing = asyncio.create_task(self._do(seat, id, moves, acknowledge, at))
        self._doing.add(doing)
        doing.add_done_callback(self._finished)
        try:
            return await asyncio.shield(doing)
        finally:
            del doing  # it holds what was raised, which holds this frame: the collector would come late

    def _finished(self, doing: asyncio.Task[int]) -> None:
        self._doing.discard(doing)
        if not doing.cancelled():
            doing.exception()  # whoever asked may have been stopped, and asyncio complains of what nobody looks at

    async def _do(
        self, seat: int | None, id: str, moves: list[str], acknowledge: Callable[[int], None] | None, at: int | None
    ) -> int:
        async with self._lock:
            while True:
                if (done := self._done.get(id)) is not None:
                    if (done.seat, done.sent) != (seat, moves):
                        raise Declined("server-id-used", status=409)
                    if acknowledge is not None:
                        acknowledge(done.seq)
                    return done.seq
                self._check_turn(seat, moves)
                assert seat is not None
                if at is not None and at != self.seq:
                    raise Declined("server-too-late", status=409)
                self.match.check(moves)
                entry = Entry(self.seq + 1, id, seat, moves, int(time.time() * 1000))
                before, trial = self.match, played(self.match, entry)
                try:
                    await self._storage.append(self.code, entry)
                except Taken:  # another process serves this table too: hear what happened, then look again
                    await self._catch_up()
                    continue
                except NotStored as error:
                    logger.error("kingtable: table %s: a move could not be saved: %s", self.code, error)
                    raise not_saved() from None
                moments = trial.moments(len(entry.moves))
                self._take(entry, trial)
                if acknowledge is not None:
                    acknowledge(entry.seq)
                self._tell_step(before, moments)
                self.auto.wake()
                return entry.seq

    def preview(self, seat: int | None, moves: list[str]) -> dict[str, Any]:
        """What the game tells of moves that the seat might play. Raises Refused."""
        self._check_turn(seat, moves)
        return self.match.preview(moves)

    def _check_turn(self, seat: int | None, moves: list[str]) -> None:
        if seat is None:
            raise Declined("server-only-watching", status=403)
        if not moves:
            raise Declined("server-no-moves")
        if self.match.over:
            raise Declined("server-game-over", status=409)
        if self.match.to_move != seat:
            raise Declined("server-not-your-turn", status=409, seat=self.match.to_move)

    def _take(self, entry: Entry, match: Match) -> None:
        step = step_of(entry, self.match, match)
        self._match = match
        self.steps.append(step)
        self._done[step.id] = step
        self.rest()
        self.used = time.monotonic()
        self.auto.moved(step.seat)

    async def _catch_up(self) -> None:
        with saving():
            missed = await self._storage.read_log(self.code, self.seq)
        if not missed:  # then what was taken is not the seq: an id that another table's rules would not allow
            raise not_saved()
        for entry in missed:
            try:
                before, after = self.match, played(self.match, entry)
                moments = after.moments(len(entry.moves))
                self._take(entry, after)
            except Exception as error:
                raise damaged(self.code, Damaged(entry.seq, str(error))) from error
            self._tell_step(before, moments)

    def _tell_step(self, before: Match, moments: list[Moment]) -> None:
        self.auto.wind()
        if not self.guests:
            self._teller.rest()
            return
        step = self.steps[-1]
        shared = {
            "t": "ev",
            "seq": step.seq,
            "seat": step.seat,
            "by": step.by,
            "moves": step.moves,
            "clock": self.auto.clock_told(),
            "key": self.key(),
        }
        told = self._teller.tell(before, self.match, moments, {guest.seat for guest in self.guests})
        framed = {
            seat: frames.encode({**shared, "moments": its, "choices": self.choices(seat)}) for seat, its in told.items()
        }
        for guest in tuple(self.guests):
            guest.send(framed[guest.seat])
        self.rest()

    # How it rests

    def rest(self) -> None:
        """Forget the views, which are larger than all else of a table: they serve all who are told at once."""
        self._open = self._offered = None
        self._views.clear()

    async def keep(self, *, now: bool = False) -> None:
        """Write a snapshot, if enough has happened since the last one, or something has and it must be now."""
        due = 1 if now else SNAPSHOT
        if self.dealt and self.seq - self._kept >= due:
            snapshot = snapshot_of(self.past)
            with contextlib.suppress(NotStored):  # it only saves time
                await self._storage.keep(self.code, snapshot)
                self._kept = snapshot.seq

    async def close(self) -> None:
        """Stop the bots, the clock and a deal that waits; moves that are being written are finished."""
        tasks = [*self.auto.stop(), *([] if self._dealing is None else [self._dealing])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._doing, return_exceptions=True)
