"""All tables: made, woken when somebody asks, put to sleep when nobody is there, followed by a rematch."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Mapping
from functools import partial
from typing import Any

from kingtable import GAMES, bots
from kingtable.bots.hints import gives
from kingtable.engine.chance import commitment
from kingtable.engine.errors import InvalidOptions
from kingtable.server.messages.refusal import Refusal, not_saved, unknown_table
from kingtable.server.sharing.beside import beside
from kingtable.server.sharing.limits import Buckets
from kingtable.server.store.rows import OLD_FORMAT, NotStored, Seat, Store, TableRow, Taken
from kingtable.server.table import clock
from kingtable.server.table.past import Damaged, damaged, origin_of, rebuilt
from kingtable.server.table.seating import take
from kingtable.server.table.seats import (
    Opening,
    Promise,
    TableForm,
    again,
    devices,
    hashed,
    new_code,
    new_secret,
    seat_after,
    seat_of,
    seated,
)
from kingtable.server.table.table import Table
from kingtable.server.workers.questions import Thinkers

logger = logging.getLogger(__name__)

IDLE = 120.0  # seconds after which a table that nobody visits is put to sleep
UNPLAYED = 7 * 24  # hours of running after which a table that nobody played is deleted
HOUR = 3600.0  # seconds
TIDY = 5.0  # seconds between two looks at all tables
QUICK = 40  # commands that are replayed at once; more are replayed beside the loop


class Tables:
    """The tables that are awake, and the way to all others."""

    def __init__(
        self,
        storage: Store,
        workers: Thinkers,
        *,
        own_bots: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self._storage = storage
        self._own_bots = own_bots or {}
        self._workers = workers
        self._awake: dict[str, asyncio.Future[Table]] = {}
        self._rematches = asyncio.Lock()
        self._promising = secrets.token_bytes(32)

    def __len__(self) -> int:
        return len(self._awake)

    # New tables

    def games(self) -> list[Mapping[str, object]]:
        """What can be played: the games with options and presets, the colours, and the bots with their levels."""
        return [
            {**declared.described(), "bots": self._bots(name), "hints": gives(name)} for name, declared in GAMES.items()
        ]

    def _bots(self, game: str) -> list[bots.Named]:
        own_bots: list[bots.Named] = [
            {"bot": bot, "level": 0, "budget": 0, "default": False, "strengths": 0, "ratings": []}
            for bot in self._own_bots.get(game, ())
        ]
        return [*bots.offered(game), *own_bots]

    def promise(self) -> Promise:
        """A key's commitment, for a table that is still to be made; nothing is kept of it."""
        nonce = secrets.token_hex(16)
        return Promise(nonce, commitment(self._promised(nonce)))

    def _promised(self, nonce: str) -> bytes:
        return hmac.digest(self._promising, nonce.encode(), "sha256")

    async def create(self, form: TableForm, before: Table | None = None) -> tuple[TableRow, Opening]:
        """Make a table as the form asks; the table, and what opens or claims its seats.

        before: the table of the form's origin. Raises Refused, with the field.
        """
        key = secrets.token_bytes(32)
        if form.promise is not None:
            key = self._promised(form.promise.nonce)
            if not hmac.compare_digest(commitment(key), form.promise.commitment):
                raise Refusal("server-promise-unknown", status=409, field="promise")
        if form.game not in GAMES:
            raise Refusal("server-game-unknown", field="game", game=form.game[:20], games=", ".join(GAMES))
        declared = GAMES[form.game]
        seats = seated(form, declared, {bot["bot"]: bot["strengths"] for bot in self._bots(declared.name)})
        given, origin = _asked_for(form, before)
        given.setdefault("players", len(form.seats))
        if given["players"] != len(form.seats):
            raise Refusal(
                "server-seats-differ",
                field="seats",
                players=str(given["players"])[:20],
                given=len(form.seats),
            )
        opening = {seat.seat: new_secret() for seat in seats if seat.kind == "human"}
        mine = [number for number, asked in enumerate(form.seats) if asked.kind in ("me", "here")]
        for number, secret in opening.items():
            setattr(seats[number], "secret" if number in mine else "link", hashed(secret))
        invite = new_secret() if len(opening) - len(mine) > 1 else None
        try:
            for name in ("key", "seed", "name"):  # words of `kingtable.new`, not options
                if name in given:
                    raise InvalidOptions("option-unknown", field=name, known=", ".join(declared.options))
            row = await self._make(
                declared.name,
                given,
                seats,
                clock.settled(form.clock, devices(seats)),
                key,
                host=min(mine, default=None),
                origin=origin,
                invite=None if invite is None else hashed(invite),
            )
        except InvalidOptions as invalid:
            field = invalid.field if invalid.field == "preset" else f"options.{invalid.field}"
            raise InvalidOptions(invalid.key, rule=invalid.rule, field=field, **invalid.why) from None
        except Taken:
            raise Refusal("server-promise-used", status=409, field="promise") from None
        if not opening:  # bots alone wait for nobody
            await (await self.get(row.table)).deal()
        return row, Opening(opening, invite)

    async def _make(
        self,
        name: str,
        options_: dict[str, Any],
        seats: list[Seat],
        clock_: dict[str, Any] | None,
        key: bytes,
        *,
        host: int | None,
        follows: str | None = None,
        origin: dict[str, Any] | None = None,
        invite: str | None = None,
    ) -> TableRow:
        # Every option is written down, so that a default changed later changes no table.
        full = GAMES[name].full(options_, stored=follows is not None or origin is not None)
        row = TableRow(
            table=new_code(),
            game=name,
            options=full,
            key=key,
            commitment=commitment(key),
            created=int(time.time() * 1000),
            hour=self._storage.hours,
            seats=seats,
            clock=clock_,
            host=host,
            origin=origin,
            follows=follows,
            invite=invite,
        )
        for _ in range(5):
            try:
                await self._storage.create(row)
            except Taken:
                row.table = new_code()
            except NotStored:
                raise not_saved() from None
            else:
                return row
        raise Taken

    # Seats

    async def rematch(self, code: str, token: str, following: str, asker: str = "") -> tuple[TableRow, int]:
        """The table that follows this one, and the seat there of the one who asks: it belongs to the device with the
        secret `following` from now on, and the old table's token opens nothing there.

        One and the same table for everybody who asks. Raises Refusal.
        """
        table = await self.get(code, asker)
        async with self._rematches:
            seat = seat_of(token, table.row.seats)
            if not table.over:
                raise Refusal("server-not-over", status=409)
            assert seat is not None
            was, code_there = table.row, table.row.rematch
            if code_there is None:
                try:
                    key = secrets.token_bytes(32)
                    host = seat_after(seat, len(was.seats))
                    row = await self._make(
                        was.game, was.options, again(was.seats), was.clock, key, host=host, follows=code
                    )
                except Taken:  # another process was first
                    code_there = (await self._read(code)).rematch
                else:
                    code_there = row.table
            assert code_there is not None
            next_table = await self.get(code_there, asker)
            there = seat_after(seat, len(was.seats))
            await next_table.command(partial(take, seat=there, token=following))
        return next_table.row, there

    # Awake and asleep

    async def get(self, code: str, asker: str = "") -> Table:
        """The table of that code, rebuilt from its log if it slept, in the turn of the address that asks for it.

        Raises Refusal: unknown, damaged, or not readable now.
        """
        if (doubted := self.awake(code)) is not None and doubted.doubted:
            del self._awake[code]
        if (waking := self._awake.get(code)) is None:
            waking = self._awake[code] = asyncio.ensure_future(self._wake(code, asker))
            waking.add_done_callback(lambda woken: self._forget_failed(code, woken))
        try:
            table = await asyncio.shield(waking)
        finally:
            del waking  # it holds what was raised, which holds this frame
        table.used = time.monotonic()
        return table

    async def found(self, code: str, buckets: Buckets, address: str) -> Table:
        """The table of that code for somebody who asks for it by its code alone, which may be a guess.

        An address that has guessed too much is refused before anything is looked up, so it does not learn whether this
        code is right. Raises Refusal.
        """
        buckets.check("guesses", address)
        if self.awake(code) is None:
            buckets.take("waking", address)
        try:
            return await self.get(code, address)
        except Refusal as refusal:
            if refusal.key == "server-table-unknown":
                buckets.take("guesses", address)
            raise

    def awake(self, code: str) -> Table | None:
        """The table, if it is awake."""
        waking = self._awake.get(code)
        return waking.result() if waking is not None and waking.done() and waking.exception() is None else None

    async def keep_tidy(self) -> None:
        """Put idle tables to sleep, write snapshots, delete what nobody played, for ever."""
        counted = time.monotonic()
        while True:
            await asyncio.sleep(TIDY)
            try:
                await self.sweep(time.monotonic() - IDLE)
                if time.monotonic() - counted > HOUR:
                    counted = time.monotonic()
                    await self.expire()
            except Exception as error:  # tidying must go on
                logger.warning("kingtable: could not tidy up: %s", error)

    async def expire(self) -> None:
        """Count an hour that the server has run, and delete the tables that nobody has played for a week of such
        hours: what the clock on the wall says does not count."""
        hours = await self._storage.run_on()
        while await self._storage.expire(hours - UNPLAYED, self._awake):
            await asyncio.sleep(0)

    async def sweep(self, before: float) -> None:
        """Write snapshots where enough has happened; put to sleep every table that is quiet and was last used before
        that (monotonic) time."""
        for code in list(self._awake):
            if (table := self.awake(code)) is None:
                continue
            if table.used <= time.monotonic() - TIDY:
                table.audience.rest()
            resting = table.quiet and table.used <= before
            await table.keep(now=resting)
            if resting and table.quiet and table.used <= before:
                self._awake.pop(code, None)

    async def close(self) -> None:
        """Let every table finish what it is writing, and write where it stands."""
        tables = [table for code in list(self._awake) if (table := self.awake(code)) is not None]
        await asyncio.gather(*[table.close() for table in tables])
        await asyncio.gather(*[table.keep(now=True) for table in tables])

    async def _wake(self, code: str, asker: str) -> Table:
        try:
            whole = await self._storage.read_whole(code)
            rematch = None if whole is None else whole[0].rematch
            following = None if rematch is None else await self._storage.read(rematch)
        except NotStored:
            raise Refusal("server-not-readable", status=503) from None
        if whole is None:
            raise unknown_table(code)
        row, log, snapshot = whole
        row.rematch = None if following is None else following.table
        if row.deal is None and row.format != OLD_FORMAT:
            return Table(row, None, self._storage, self._workers, None, self._reseated)
        try:
            if row.origin is None and len(log) - (snapshot.seq if snapshot is not None else 0) <= QUICK:
                past = rebuilt(row, log, snapshot)
            else:
                past = await beside(asker, rebuilt, row, log, snapshot)
        except Damaged as found:
            raise damaged(code, found) from found
        return Table(row, past, self._storage, self._workers, following, self._reseated)

    def _reseated(self, row: TableRow) -> None:
        """Tell the table before a rematch who has joined it."""
        if row.follows is not None and (before := self.awake(row.follows)) is not None:
            before.follow(row)

    def _forget_failed(self, code: str, woken: asyncio.Future[Table]) -> None:
        if woken.cancelled() or woken.exception() is not None:
            self._awake.pop(code, None)

    async def _read(self, code: str) -> TableRow:
        try:
            row = await self._storage.read(code)
        except NotStored:
            raise Refusal("server-not-readable", status=503) from None
        if row is None:
            raise unknown_table(code)
        return row


def _asked_for(form: TableForm, before: Table | None) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """The options that a form gives, and what its game goes on from. Raises Refusal, with the field."""
    if form.origin is None or before is None:
        return {**form.options, **({} if form.preset is None else {"preset": form.preset})}, None
    if form.game != before.row.game or form.options or form.preset is not None:
        raise Refusal("server-origin-options", field="options", game=before.row.game)
    return dict(before.row.options), origin_of(before.state.code, before.state.played, form.origin.seq)
