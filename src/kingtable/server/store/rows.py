"""What the store keeps, as rows, and what it does for tables: no SQL, so that tables know none."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, Protocol

import msgspec

from kingtable.engine.deal import FORMAT
from kingtable.engine.text import Json
from kingtable.server.messages.refusal import not_saved

OLD_FORMAT = 1  # tables of version 0.1.0: dealt when made, from the server's key alone; `engine.deal.FORMAT` is today's


class Seat(msgspec.Struct):
    """A seat: `kind` is "human" or "bot" (then `bot` names it); secret, link: SHA-256 of what opens and what claims
    it. screen: seats with the same number were made for one screen; apart: who sits there has another one by now."""

    seat: int
    kind: str
    colour: str
    bot: str | None = None
    name: str | None = None
    secret: str | None = None
    link: str | None = None
    screen: int | None = None
    apart: bool = False


class TableRow(msgspec.Struct):
    """A table without its log. invite: SHA-256 of the link with which each friend claims a free seat."""

    table: str
    game: str
    options: dict[str, Any]
    key: bytes
    commitment: str
    created: int
    seats: list[Seat]
    format: int = FORMAT
    rematch: str | None = None
    clock: dict[str, Any] | None = None
    deal: list[dict[str, Any]] | None = None
    host: int | None = None
    origin: dict[str, Any] | None = None
    hour: int = 0
    follows: str | None = None
    invite: str | None = None


Kind = Literal["moves", "note"]
Author = Literal["seat", "bot", "substitute", "default", "clock"]
"""Who played: whom the seat belongs to; a bot at its own seat; one for a person who is away; nobody, so that the table
played the default action, since a bot's answer was none or since the time was up."""


class Entry(msgspec.Struct, frozen=True):
    """A row of the log: the moves of one command, or the words of a note. time: milliseconds since 1970 when it was
    written."""

    seq: int
    id: str
    seat: int
    moves: list[str]
    time: int = 0
    kind: Kind = "moves"
    author: Author = "seat"


class Snapshot(msgspec.Struct, frozen=True):
    """A table's position after the command `seq`."""

    seq: int
    data: bytes


class Taken(Exception):
    """Another writer wrote that row first."""


class NotStored(Exception):
    """The store could not read or write; nothing of what it should write is there."""


class NotKnown(NotStored):
    """Whether the store wrote it shows only when the store is read again."""


@contextlib.contextmanager
def saving() -> Iterator[None]:
    """Turn `NotStored` into the refusal that the client gets."""
    try:
        yield
    except NotStored:
        raise not_saved() from None


class Store(Protocol):
    """What tables need of a store. Every method raises NotStored; `storage.Storage` says what each one does."""

    @property
    def hours(self) -> int:
        """For how many hours servers have run on this store."""

    @property
    def well(self) -> bool:
        """Can it be read and written now?"""

    async def create(self, row: TableRow) -> None:
        """Write a new table. Raises Taken."""

    async def append(self, table: str, entry: Entry) -> None:
        """Write a command into the log. Raises Taken."""

    async def invite(self, table: str, link: str | None) -> None:
        """Write which link claims any free seat of a table."""

    async def reseat(self, row: TableRow, changes: Mapping[int, Mapping[str, object]], host: int | None) -> None:
        """Write new values of some seats of a table, and the host, all or nothing. Raises Taken."""

    async def deal(self, table: str, dealt: list[Json]) -> None:
        """Write what a table is dealt from, once. Raises Taken."""

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Write a snapshot in place of the last one."""

    async def expire(self, before: int, spared: Iterable[str]) -> int:
        """Delete old tables that nobody played; how many."""

    async def run_on(self) -> int:
        """Count an hour that the server has run, and return the sum."""

    async def read(self, table: str) -> TableRow | None:
        """A table with its seats."""

    async def read_log(self, table: str, after: int = 0) -> list[Entry]:
        """The commands of a table after a seq, in order."""

    async def read_whole(self, table: str) -> tuple[TableRow, list[Entry], Snapshot | None] | None:
        """A table with its seats, its log and its snapshot."""
