"""Seats before the deal: whatever people do in whatever order, the table is where a plain model of it says, for two,
three and six seats, with and without a clock."""

from __future__ import annotations

import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable
from itertools import product
from typing import Any

import pytest

from kingtable.engine.deal import share_commitment
from kingtable.engine.games import GAMES
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.storage import Storage
from kingtable.server.table import gathering, telling
from kingtable.server.table.clock import ClockForm
from kingtable.server.table.seats import Opening, SeatForm, TableForm, hashed, new_secret
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from tests.server.presence import CLOCK
from tests.server.rooms import Listener, Seats, ask
from tests.waiting import PATIENCE, eventually

pytestmark = pytest.mark.anyio

SEATS = {2: "kingdomino", 3: "kingdomino", 6: "king-of-tokyo"}


FORBIDDEN = "link-unknown only-watching begin-host seat-of-another token-unknown invite-host"
CONFLICT = "seat-yours-already seat-taken seats-taken colour-late colour-twice share-unasked"
STATUS = {f"server-{name}": status for status, names in ((403, FORBIDDEN), (409, CONFLICT)) for name in names.split()}
"""Of each refusal, as HTTP has it; 422 else."""


class Lobby:
    """A table that gathers, and the model of it: what each step should do is written twice, here plainly."""

    def __init__(self, table: Table, opening: Opening, chance: random.Random) -> None:
        self.table, self.chance, self.players = table, chance, len(table.row.seats)
        self.devices = [f"device {number}" for number in range(self.players + 2)]
        self.tokens = {name: new_secret() for name in self.devices}
        self.tokens["device 0"] = opening.seats[0]
        self.owners: list[str | None] = ["device 0", *[None] * (self.players - 1)]
        self.links: list[str | None] = [None, *(opening.seats[seat] for seat in range(1, self.players))]
        self.invitation = opening.everybody
        self.colours = [seat.colour for seat in table.row.seats]
        self.host, self.waits = 0, table.row.clock is not None
        self.sat: set[int] = set()
        self.commits: dict[int, str] = {}
        self.shares: dict[str, str] = {}
        self.revealed: set[int] = set()
        self.revealing = False
        self.here: list[Listener] = []
        self.parted: set[int] = set()
        self.met: Counter[tuple[str, str]] = Counter()

    @classmethod
    async def opened(cls, tables: Tables, players: int, clock: ClockForm | None, chance: random.Random) -> Lobby:
        form = TableForm(SEATS[players], [SeatForm("me"), *[SeatForm("friend")] * (players - 1)], clock=clock)
        row, opening = await tables.create(form)
        return cls(await tables.get(row.table), opening, chance)

    def seat_of(self, device: str) -> int | None:
        return self.owners.index(device) if device in self.owners else None

    # What people do: each returns the refusal that should come, or nothing, and what to ask the table

    def give(self, seat: int, device: str) -> None:
        mine = self.seat_of(device)
        left = {seat} if mine is None else {seat, mine}
        if mine is not None:
            self.owners[mine] = None
            self.host = seat if self.host == mine else self.host
        self.owners[seat], self.links[seat] = device, None
        if not self.revealing:
            self.sat -= left
            self.commits = {other: commit for other, commit in self.commits.items() if other not in left}
        self.parted |= {id(one) for one in self.here if one.seat in left}

    def claims(self, device: str) -> tuple[str, Awaitable[Any]]:
        links = [link for link in (*self.links, self.invitation) if link is not None]
        link = self.chance.choice([*links, new_secret()])
        instead, mine = self.chance.random() < 0.5, self.seat_of(device)
        asked = Seats(self.table).claim(link, self.tokens[device], instead=instead)
        wanted = self.links.index(link) if link in self.links else None
        if mine is not None and wanted in (None, mine):
            return "", asked
        if wanted is None and link != self.invitation:
            return "server-link-unknown", asked
        if wanted is None and None not in self.owners:
            return "server-seats-taken", asked
        if mine is not None and not instead:
            return "server-seat-yours-already", asked
        self.give(self.owners.index(None) if wanted is None else wanted, device)
        return "", asked

    def takes(self, device: str) -> tuple[str, Awaitable[Any]]:
        seat, mine = self.chance.randrange(self.players), self.seat_of(device)
        asked = Seats(self.table).take(seat, self.tokens[device])
        if mine == seat:
            return "", asked
        if self.owners[seat] is not None:
            return "server-seat-taken", asked
        if mine is not None:
            return "server-seat-yours-already", asked
        self.give(seat, device)
        return "", asked

    async def linked(self, asked: Awaitable[tuple[int, str | None]]) -> None:
        seat, link = await asked
        self.links[seat] = link

    def makes_a_link(self, device: str) -> tuple[str, Awaitable[Any]]:
        seat, revoke = self.chance.choice([None, *range(self.players), self.players]), self.chance.random() < 0.2
        asked = Seats(self.table).link(self.tokens[device], seat, revoke=revoke)
        mine = self.seat_of(device)
        wanted = mine if seat is None else seat
        if mine is None:
            return "server-token-unknown", asked
        if wanted == self.players:
            return "server-seat-unknown", asked
        assert wanted is not None
        if wanted != mine and (mine != self.host or self.owners[wanted] is not None):
            return "server-seat-of-another", asked
        return "", self.linked(asked)

    async def invited(self, asked: Awaitable[str | None]) -> None:
        self.invitation = await asked

    def invites(self, device: str) -> tuple[str, Awaitable[Any]]:
        asked = Seats(self.table).invite(self.tokens[device], revoke=self.chance.random() < 0.3)
        mine = self.seat_of(device)
        if mine is None:
            return "server-token-unknown", asked
        return ("", self.invited(asked)) if mine == self.host else ("server-invite-host", asked)

    def paints(self, device: str) -> tuple[str, Awaitable[Any]]:
        colour, mine = self.chance.choice([*GAMES[self.table.row.game].colours, "plaid"]), self.seat_of(device)
        asked = ask(self.table, mine, frames.Paint(colour))
        if mine is None:
            return "server-only-watching", asked
        if colour == "plaid":
            return "server-colour-unknown", asked
        if self.revealing:
            return "server-colour-late", asked
        if colour in [other for seat, other in enumerate(self.colours) if seat != mine]:
            return "server-colour-twice", asked
        self.colours[mine] = colour
        return "", asked

    def sits(self, device: str) -> tuple[str, Awaitable[Any]]:
        mine, commit = self.seat_of(device), None
        if mine is not None and self.chance.random() < 0.7:
            share = secrets.token_hex(32)
            commit = share_commitment(self.table.state.code, mine, bytes.fromhex(share))
            self.shares[commit] = share
        for open_ in [one for one in self.here if one.seat == mine][:-1]:  # two windows for each seat
            self.here.remove(open_)
            self.table.leave(open_)
        self.here.append(connection := Listener(mine))
        if mine is not None:
            self.sat.add(mine)
            if commit is not None and not self.revealing:
                self.commits[mine] = commit
            self.revealing |= len(self.sat) == self.players and not self.waits

        async def joining() -> None:
            self.table.join(connection, None, commit)

        return "", joining()

    def begins(self, device: str) -> tuple[str, Awaitable[Any]]:
        mine = self.seat_of(device)
        asked = ask(self.table, mine, frames.Begin())
        if mine is None:
            return "server-only-watching", asked
        if not self.revealing and mine != self.host:
            return "server-begin-host", asked
        self.revealing = True
        return "", asked

    def reveals(self, device: str) -> tuple[str, Awaitable[Any]]:
        mine, true = self.seat_of(device), self.chance.random() < 0.8
        commit = None if mine is None else self.commits.get(mine)
        share = self.shares[commit] if commit is not None and true else secrets.token_hex(32)

        async def revealing() -> None:
            self.table.hear(mine, frames.Reveal(share))

        if commit is None or not self.revealing:
            return "server-share-unasked", revealing()
        if not true:
            return "server-share-wrong", revealing()
        assert mine is not None
        self.revealed.add(mine)
        return "", revealing()

    async def step(self, name: str) -> None:
        """Somebody does something: the refusal is the right one, and everything is as the model has it."""
        self.parted = set()
        device = self.chance.choice([*self.devices, *(owner for owner in self.owners if owner)])
        revealing = self.revealing
        wanted, asked = getattr(self, name)(device)
        key, status = "", 422
        try:
            await asked
        except Refusal as refusal:
            key, status = refusal.key, refusal.status
        assert (key, status) == (wanted, STATUS.get(wanted, 422)), (name, device)
        self.met[name, key] += 1
        for connection in self.here.copy():
            heard = [frame["key"] for frame in connection.heard if frame["t"] == "bye"]
            assert heard == (["server-seat-moved"] if id(connection) in self.parted else []), (name, connection.seat)
            if heard:
                self.here.remove(connection)
                self.table.leave(connection)
        self.holds(f"{self.players} seats, clock {self.waits}, {name} of {device}: {key}")
        if self.revealing and not revealing:
            assert {frame["t"] for one in self.here for frame in one.heard[-1:]} <= {"gather", "snap"}

    def holds(self, at: str) -> None:
        row = self.table.row
        tokens = [None if owner is None else hashed(self.tokens[owner]) for owner in self.owners]
        assert [seat.secret for seat in row.seats] == tokens, at
        assert [seat.link for seat in row.seats] == [link and hashed(link) for link in self.links], at
        assert [seat.colour for seat in row.seats] == self.colours, at
        assert row.invite == (self.invitation and hashed(self.invitation)), at
        told = telling.gathering(self.table.state, time.monotonic())
        assert (told["sat"], told["revealing"]) == (sorted(self.sat), self.revealing), at
        assert told["commits"] == [self.commits.get(seat) for seat in range(self.players)], at
        assert (told["revealed"], told["host"]) == (sorted(self.revealed), self.host), at
        assert told["waits"] is self.waits, at
        assert (told["bound"] is not None) is self.revealing is self.table.state.gathering.begun, at
        assert (told["left"] is not None) is self.revealing, at


BEFORE = ["claims", "claims", "takes", "makes_a_link", "invites", "paints", "sits", "sits", "reveals"]
MET = {
    *(("claims", key) for key in ("", "server-link-unknown", "server-seat-yours-already")),
    *(("takes", key) for key in ("", "server-seat-taken", "server-seat-yours-already")),
    *(("makes_a_link", key) for key in ("", "server-token-unknown", "server-seat-unknown", "server-seat-of-another")),
    *(("invites", key) for key in ("", "server-token-unknown", "server-invite-host")),
    *(("paints", key) for key in ("", "server-only-watching", "server-colour-unknown", "server-colour-late")),
    *(("begins", key) for key in ("", "server-only-watching", "server-begin-host")),
    *(("reveals", key) for key in ("", "server-share-unasked", "server-share-wrong")),
    *(("claims", "server-seats-taken"), ("paints", "server-colour-twice"), ("sits", "")),
}
"""What people do, and each answer."""


async def walked(lobby: Lobby, storage: Storage) -> None:
    """Let people do this and that until the deal; then it is made of what the model has."""
    for number in range(70):
        some = ["claims"] if number < 2 * lobby.players else BEFORE if number < 25 else [*BEFORE, "begins"]
        await lobby.step(lobby.chance.choice([*some, "reveals", "reveals"] if lobby.revealing else some))
        if lobby.revealing and lobby.revealed == lobby.commits.keys():
            break
    if not lobby.revealing:
        await ask(lobby.table, lobby.host, frames.Begin())
    for seat in lobby.commits.keys() - lobby.revealed:
        lobby.table.hear(seat, frames.Reveal(lobby.shares[lobby.commits[seat]]))
    await eventually(lambda: lobby.table.state.dealt)
    dealt = lobby.table.row.deal
    assert dealt is not None
    assert [seat["commit"] for seat in dealt] == [lobby.commits.get(seat) for seat in range(lobby.players)]
    assert [seat["share"] for seat in dealt] == [lobby.shares.get(seat["commit"] or "") for seat in dealt]
    assert [seat["colour"] for seat in dealt] == lobby.colours
    stored = await storage.read(lobby.table.state.code)
    assert stored is not None
    assert (stored.seats, stored.host, stored.deal) == (lobby.table.row.seats, lobby.host, dealt)


async def test_whatever_people_do_seats_and_commitments_are_as_they_should(
    storage: Storage, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "REVEALING", PATIENCE)
    met: Counter[tuple[str, str]] = Counter()
    for players, clock, seed in product(SEATS, (None, CLOCK), range(3)):
        lobby = await Lobby.opened(tables, players, clock, random.Random(seed))
        await walked(lobby, storage)
        met += lobby.met
    assert set(met) >= MET, MET - set(met)
