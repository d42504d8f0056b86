"""All tables: made, woken when somebody asks, put to sleep when nobody is there, followed by a rematch."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from typing import Any

from kingtable import GAMES, bots, options
from kingtable.engine.errors import InvalidOptions
from kingtable.server import clock, frames
from kingtable.server.declined import Declined, not_saved, unknown_table
from kingtable.server.seats import COLOURS, TableForm, again, new_code, seat_of, seated
from kingtable.server.storage import NotStored, Seat, Storage, TableRow, Taken
from kingtable.server.table import Table, new_match
from kingtable.server.workers import Workers

IDLE = 120.0  # seconds after which a table that nobody visits is put to sleep


def games() -> list[dict[str, Any]]:
    """What can be played: the games with options and presets, the colours, and the bots with their levels."""
    return [{**options(game), "game": game, "colours": list(COLOURS[game]), "bots": bots.names(game)} for game in GAMES]


class Tables:
    """The tables that are awake, and the way to all others."""

    def __init__(self, storage: Storage, workers: Workers, *, paced: bool = False) -> None:
        self._storage = storage
        self._paced = paced
        self._workers = workers
        self._awake: dict[str, asyncio.Future[Table]] = {}
        self._rematches = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._awake)

    async def create(self, form: TableForm) -> TableRow:
        """Make a table as the form asks. Raises Refused, with the field."""
        if form.game not in GAMES:
            raise Declined("server-game-unknown", field="game", game=form.game[:20], games=", ".join(GAMES))
        described = options(form.game)
        seats = seated(form, [bot["bot"] for bot in bots.names(form.game)], *described["players"])
        given: dict[str, Any] = dict(form.options)
        if form.preset is not None:
            given["preset"] = form.preset
        given.setdefault("players", len(form.seats))
        if given["players"] != len(form.seats):
            raise Declined(
                "server-seats-differ",
                field="seats",
                players=str(given["players"])[:20],
                given=len(form.seats),
            )
        try:
            for name in ("key", "seed", "name"):  # words of `kingtable.new`, not options
                if name in given:
                    raise InvalidOptions("option-unknown", field=name, known=", ".join(described["options"]))
            people = sum(seat.kind == "human" for seat in seats)
            return await self._deal(form.game, given, seats, clock.settled(form.clock, people))
        except InvalidOptions as invalid:
            field = invalid.field if invalid.field == "preset" else f"options.{invalid.field}"
            raise InvalidOptions(invalid.key, rule=invalid.rule, field=field, **invalid.why) from None

    async def get(self, code: str) -> Table:
        """The table of that code, replayed from its log if it slept.

        Raises Declined: unknown, damaged, or not readable now.
        """
        if (waking := self._awake.get(code)) is None:
            waking = self._awake[code] = asyncio.ensure_future(self._wake(code))
            waking.add_done_callback(lambda woken: self._forget_failed(code, woken))
        table = await asyncio.shield(waking)
        table.used = time.monotonic()
        return table

    async def rematch(self, code: str, token: str) -> tuple[TableRow, int]:
        """The table that follows this one, and the seat that asks: one and the same table, whoever asks.

        Raises Declined.
        """
        table = await self.get(code)
        seat = seat_of(token, table.row.seats)
        if not table.match.over:
            raise Declined("server-not-over", status=409)
        assert seat is not None
        async with self._rematches:
            if table.row.rematch is None:
                try:
                    was = table.row
                    row = await self._deal(was.game, was.options, again(was.seats), was.clock, follows=code)
                except Taken:  # another process was first
                    table.row.rematch = (await self._read(code)).rematch
                else:
                    table.row.rematch = row.table
                table.tell(frames.encode({"t": "rematch", "table": table.row.rematch}))
        assert table.row.rematch is not None
        return (await self._read(table.row.rematch)), seat

    async def keep_tidy(self) -> None:
        """Put idle tables to sleep, for ever."""
        while True:
            await asyncio.sleep(IDLE / 4)
            self.sweep(time.monotonic() - IDLE)

    def sweep(self, before: float) -> None:
        """Put to sleep every table that is quiet and was last used before that (monotonic) time."""
        for code, waking in list(self._awake.items()):
            if waking.done() and waking.exception() is None:
                table = waking.result()
                if table.quiet and table.used <= before:
                    del self._awake[code]

    async def close(self) -> None:
        """Let every table finish what it is writing."""
        woken = [waking for waking in self._awake.values() if waking.done() and waking.exception() is None]
        await asyncio.gather(*[waking.result().close() for waking in woken])

    async def _wake(self, code: str) -> Table:
        row = await self._read(code)
        try:
            log = await self._storage.read_log(code)
        except NotStored:
            raise Declined("server-not-readable", status=503) from None
        return Table.replayed(row, log, self._storage, self._workers, paced=self._paced)

    def _forget_failed(self, code: str, woken: asyncio.Future[Table]) -> None:
        if woken.cancelled() or woken.exception() is not None:
            self._awake.pop(code, None)

    async def _read(self, code: str) -> TableRow:
        try:
            row = await self._storage.read(code)
        except NotStored:
            raise Declined("server-not-readable", status=503) from None
        if row is None:
            raise unknown_table(code)
        return row

    async def _deal(
        self,
        game: str,
        options: dict[str, Any],
        seats: list[Seat],
        clock: dict[str, Any] | None,
        follows: str | None = None,
    ) -> TableRow:
        key = secrets.token_bytes(32)
        row = TableRow(
            table=new_code(),
            game=game,
            options=options,
            key=key,
            commitment=hashlib.sha256(key).hexdigest(),
            created=int(time.time() * 1000),
            seats=seats,
            clock=clock,
        )
        # Every option is written down, so that a default changed later changes no table.
        row.options = new_match(row).view(None)["options"]
        for _ in range(5):
            try:
                with contextlib.suppress(Taken):
                    await self._storage.create(row, follows=follows)
                    return row
            except NotStored:
                raise not_saved() from None
            row.table = new_code()
        raise Taken
