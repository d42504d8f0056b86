"""Two requests about a seat in the same moment: one owner, true answers, no seat that nobody can play or free."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.database import prepare
from kingtable.server.store.storage import FILE, Storage
from kingtable.server.table.seats import SeatForm, TableForm, hashed, new_secret, opened_by
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from tests.server.rooms import Seats, ask, fresh, in_room, play_out, tables_of

pytestmark = pytest.mark.anyio

OFTEN = 8
Asked = Callable[["Lobby"], Awaitable[Any]]


class Lobby:
    """A table of four that gathers: the host in seat 0, Grace in seat 1, links for seats 2 and 3."""

    def __init__(self, tables: Tables, table: Table, opening: dict[int, str]) -> None:
        self.tables, self.table, self.opening = tables, table, opening
        self.host, self.grace = opening[0], new_secret()
        self.devices: dict[str, str] = {}

    @classmethod
    async def opened(cls, tables: Tables) -> Lobby:
        form = TableForm("kingdomino", [SeatForm("me"), *[SeatForm("friend")] * 3], clock=None)
        row, opening = await tables.create(form)
        lobby = cls(tables, await tables.get(row.table), opening.seats)
        assert await Seats(lobby.table).claim(opening.seats[1], lobby.grace) == 1
        return lobby

    def device(self, name: str) -> str:
        """The token of a device, always the same."""
        return self.devices.setdefault(name, new_secret())

    async def claims(self, seat: int, device: str, *, instead: bool = False) -> tuple[str, int]:
        """A device opens the link of a seat, and is told which one is its own."""
        token = self.host if device == "host" else self.grace if device == "grace" else self.device(device)
        return token, await Seats(self.table).claim(self.opening[seat], token, instead=instead)

    async def links(self, seat: int | None, *, revoke: bool = False, by: str | None = None) -> tuple[int, bool, str]:
        """The host, or the device with that token, makes a link: for which seat, whether there is one, and who."""
        token = by or self.host
        made, link = await Seats(self.table).link(token, seat, revoke=revoke)
        return made, link is not None, token

    async def begins(self) -> None:
        await ask(self.table, 0, frames.Begin(True))


REQUESTS: dict[str, Asked] = {
    "Ann opens the link of 2": lambda lobby: lobby.claims(2, "Ann"),
    "Bob opens the link of 2": lambda lobby: lobby.claims(2, "Bob"),
    "Ann opens the link of 3": lambda lobby: lobby.claims(3, "Ann"),
    "Grace goes to 2 instead": lambda lobby: lobby.claims(2, "grace", instead=True),
    "Grace goes to 3 instead": lambda lobby: lobby.claims(3, "grace", instead=True),
    "the host goes to 2 instead": lambda lobby: lobby.claims(2, "host", instead=True),
    "the host makes a link for 2": lambda lobby: lobby.links(2),
    "the host revokes the link of 2": lambda lobby: lobby.links(2, revoke=True),
    "Grace makes a link for her seat": lambda lobby: lobby.links(None, by=lobby.grace),
    "bots take the empty seats": lambda lobby: lobby.begins(),
}


async def at_once(*asked: Awaitable[Any]) -> list[Any]:
    """The answers of requests that were made in the same moment; refusals among them."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, Refusal):
            raise answer
    return answers


async def is_sound(lobby: Lobby, storage: Storage, answers: list[Any]) -> None:
    """Whoever was told "yours" is the owner, or was moved by a later answer; memory and database agree."""
    row = lobby.table.row
    secrets = [seat.secret for seat in row.seats]
    owners = [secret for secret in secrets if secret is not None]
    assert len(owners) == len(set(owners)), "a device has two seats"
    told: dict[str, set[int]] = {}
    for answer in answers:
        if isinstance(answer, tuple) and len(answer) == 2:
            told.setdefault(answer[0], set()).add(answer[1])
    for token, seats in told.items():
        assert opened_by(hashed(token), secrets) in seats, "told 'yours' and shut out"
    assert row.host is not None
    assert row.seats[row.host].secret is not None, "the host's seat is nobody's: nobody can begin or make links"
    assert opened_by(hashed(lobby.host), secrets) == row.host
    for seat in row.seats:
        if seat.kind == "bot":
            assert (seat.secret, seat.link) == (None, None), "a bot's seat has a link or an owner"
    for answer in answers:
        if isinstance(answer, tuple) and len(answer) == 3 and answer[1]:
            seat, _, maker = answer
            right = row.seats[seat].link is None or row.seats[seat].secret in (None, hashed(maker))
            assert right, "a link that somebody else made opens a claimed seat"
    stored = await storage.read(row.table)
    assert stored is not None
    assert (stored.seats, stored.host) == (row.seats, row.host)


@pytest.mark.parametrize(
    ("one", "other"),
    list(itertools.combinations_with_replacement(REQUESTS, 2)),
    ids=lambda name: name.replace(" ", "_"),
)
@pytest.mark.slow
async def test_two_requests_about_a_seat_at_once(storage: Storage, tables: Tables, one: str, other: str) -> None:
    for turned in range(OFTEN):
        lobby = await Lobby.opened(tables)
        pair = [REQUESTS[one], REQUESTS[other]][:: 1 if turned % 2 else -1]
        await is_sound(lobby, storage, await at_once(*(asked(lobby) for asked in pair)))


@pytest.mark.parametrize("name", REQUESTS)
async def test_each_of_these_requests_alone_is_granted(storage: Storage, tables: Tables, name: str) -> None:
    lobby = await Lobby.opened(tables)
    answer = await REQUESTS[name](lobby)
    await is_sound(lobby, storage, [answer])


async def test_a_link_that_was_revoked_opens_nothing(tables: Tables) -> None:
    lobby = await Lobby.opened(tables)
    revoked, claimed = await at_once(lobby.links(2, revoke=True), lobby.claims(2, "Ann"))
    assert revoked == (2, False, lobby.host)
    assert isinstance(claimed, Refusal)
    assert claimed.key == "server-link-unknown"


async def test_four_devices_open_one_link(storage: Storage, tables: Tables) -> None:
    lobby = await Lobby.opened(tables)
    answers = await at_once(*(lobby.claims(2, name) for name in "ABCD"))
    assert sum(not isinstance(answer, Refusal) for answer in answers) == 1
    await is_sound(lobby, storage, answers)


async def test_in_a_rematch_the_old_owner_and_a_friend_with_a_link_are_told_the_truth(tables: Tables) -> None:
    for _time in range(OFTEN):
        table = await fresh(tables)
        tokens = [new_secret(), new_secret()]
        for seat, token in enumerate(tokens):
            await Seats(table).give(seat, token)
        await play_out(table)
        host, owner, friend = new_secret(), new_secret(), new_secret()
        row, _seat = await tables.rematch(table.state.code, tokens[0], host)
        after = await tables.get(row.table)
        _seat, link = await Seats(after).link(host, 0, revoke=False)
        assert link is not None
        answers = await at_once(tables.rematch(table.state.code, tokens[1], owner), Seats(after).claim(link, friend))
        assert sum(not isinstance(answer, Refusal) for answer in answers) == 1
        won = owner if isinstance(answers[1], Refusal) else friend
        assert after.row.seats[0].secret == hashed(won)


async def test_a_bot_of_the_rematch_is_nobodys_seat(tables: Tables) -> None:
    table = await fresh(tables)
    tokens = [new_secret(), new_secret()]
    for seat, token in enumerate(tokens):
        await Seats(table).give(seat, token)
    await play_out(table)
    row, _seat = await tables.rematch(table.state.code, tokens[0], new_secret())
    await ask(await tables.get(row.table), 1, frames.Begin(True))
    with pytest.raises(Refusal) as refused:
        await tables.rematch(table.state.code, tokens[1], new_secret())
    assert refused.value.key == "server-seat-taken"


async def test_the_database_holds_one_seat_a_device(storage: Storage, tables: Tables) -> None:
    lobby = await Lobby.opened(tables)
    lobby.table.row.seats[1].secret = None  # the memory has forgotten what the database knows
    with pytest.raises(Refusal) as refused:
        await lobby.claims(2, "grace")
    assert refused.value.key == "server-seat-taken"
    stored = await storage.read(lobby.table.state.code)
    assert stored is not None
    assert [seat.secret is None for seat in stored.seats] == [False, False, True, True]


def test_an_older_database_with_two_seats_of_one_device_is_brought_in_order(tmp_path: Path) -> None:
    codes: list[str] = []

    async def before(_: Storage, tables: Tables) -> None:
        codes.append((await Lobby.opened(tables)).table.state.code)

    in_room(tmp_path, before)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("DROP INDEX devices")
        database.execute("DROP TABLE running")
        database.execute("ALTER TABLE tables DROP COLUMN hour")
        database.execute("ALTER TABLE tables DROP COLUMN follows")
        database.execute("ALTER TABLE tables DROP COLUMN invite")
        database.execute("ALTER TABLE seats DROP COLUMN screen")
        database.execute("ALTER TABLE seats DROP COLUMN apart")
        database.execute("ALTER TABLE log DROP COLUMN kind")
        database.execute("ALTER TABLE log DROP COLUMN author")
        database.execute("UPDATE alembic_version SET version_num = '0004'")
        database.execute("UPDATE seats SET secret = (SELECT secret FROM seats WHERE seat = 1) WHERE seat = 3")
    prepare(tmp_path / FILE)

    async def after(storage: Storage, _: Tables) -> None:
        table = await tables_of(storage).get(codes[0])
        assert [seat.secret is not None for seat in table.row.seats] == [True, False, False, True]

    in_room(tmp_path, after)
