"""Whole lives of tables, by seed: people who come, play, talk, go and come back, bots, clocks, a store that fails.

A life has its own time, in which nobody waits, its own chance and a store in memory. So the same seed gives the same
frames, byte by byte, on every machine; a life of an hour takes a fraction of a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, get_args

import msgspec

from kingtable import GAMES, bots
from kingtable.engine.deal import share_commitment
from kingtable.engine.errors import Refused
from kingtable.server.messages import frames
from kingtable.server.messages.protocol import Phrase
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.rows import TableRow
from kingtable.server.table import seating
from kingtable.server.table.clock import ClockForm
from kingtable.server.table.judge import Stored, judge
from kingtable.server.table.seats import Origin, SeatForm, TableForm, new_secret, seat_of
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.table.telling import past_frame
from kingtable.server.table.unattended import Unattended
from tests.server.own_world import Bots, Memory, own_world

LONG = 130  # things that happen in a life


class Heard(NamedTuple):
    """Something that came over a connection, and when."""

    at: float
    by: int
    frame: bytes


@dataclass(eq=False)
class Ear:
    """A connection: a socket that keeps what it hears."""

    seat: int | None
    number: int
    address: str
    life: Life
    commit: str | None = None
    table: Table | None = None
    parted: bool = False
    waits: bool = False  # is its page about to say something of its share?

    def send(self, frame: bytes) -> None:
        if not self.parted:
            self.life.hear(self, frame)

    def part(self, why: Refused) -> None:
        self.send(frames.bye(why))
        self.parted = True
        asyncio.get_running_loop().call_soon(self.gone)

    def gone(self) -> None:
        """The socket is closed."""
        self.parted = True
        self.life.here.pop(self, None)
        table, self.table = self.table, None
        if table is not None:
            table.leave(self)
            self.life.unattended.settle(table)


@dataclass(eq=False)
class Person:
    """Somebody with a secret for a seat, and the share of the deal that the page keeps for it."""

    token: str
    address: str
    share: bytes


@dataclass
class Life:
    """One table from its making to its end, and its rematch; by seed. Every fifth table is served by two servers."""

    seed: int
    fails: float = 0.01
    heard: list[Heard] = field(default_factory=list)
    here: dict[Ear, Person | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.chance = random.Random(f"life {self.seed}")
        self.unattended = Unattended(2)
        self.people: list[Person] = []
        self._ears = 0
        self._code = ""
        self._said = 0
        self._ids: list[frames.Do] = []

    # The world

    def live(self) -> list[Heard]:
        """Live it; everything that was heard and answered, in order."""
        with own_world(random.Random(f"secrets {self.seed}")) as loop:
            memory, thinkers = Memory(self.chance, self.fails), Bots(self.chance)
            self.servers = [Tables(memory, thinkers) for _ in range(2 if self.seed % 5 == 4 else 1)]
            self.tables = self.servers[0]
            try:
                loop.run_until_complete(self._life())
                for tables in self.servers:
                    loop.run_until_complete(tables.close())
            finally:
                for task in asyncio.all_tasks(loop):
                    task.cancel()
        return self.heard

    def hear(self, by: Ear | None, frame: bytes) -> None:
        """Keep a frame or an answer; a page whose seat is asked for its share says it."""
        now = asyncio.get_running_loop().time()
        self.heard.append(Heard(now, -1 if by is None else by.number, frame))
        if by is None or by.seat is None or not frame.startswith((b'{"t":"gather"', b'{"t":"snap"')):
            return
        if (told := msgspec.json.decode(frame)["gather"]) is not None and self.chance.random() < 0.9:
            if told["sealing"] and told["commits"][by.seat] is None:
                self._later(by, "seal")
            if told["revealing"] and by.seat not in told["revealed"]:
                self._later(by, "reveal")

    def _later(self, ear: Ear, what: str) -> None:
        person = self.here.get(ear)
        if person is None or ear.waits:
            return
        ear.waits = True
        if what == "seal":
            person.share = self.chance.randbytes(32)
            frame: frames.Seal | frames.Reveal = frames.Seal(self._commitment(ear, person))
        else:
            frame = frames.Reveal(person.share.hex())
        asyncio.get_running_loop().call_later(self.chance.random(), self._say_later, ear, frame)

    def _say_later(self, ear: Ear, frame: frames.Seal | frames.Reveal) -> None:
        ear.waits = False
        if ear.table is not None and not ear.table.state.dealt:
            with contextlib.suppress(Refused):
                ear.table.hear(ear.seat, frame)

    def _commitment(self, ear: Ear, person: Person) -> str:
        assert ear.seat is not None
        return share_commitment(self._code, ear.seat, person.share)

    async def _trying(self, who: Ear | None, work: Awaitable[Any] | Callable[[], Any]) -> Any:
        """Do something; how it ended is heard, too."""
        try:
            answer = await work if isinstance(work, Awaitable) else work()
            if isinstance(answer, Awaitable):
                answer = await answer
        except Refused as refused:
            self.hear(None, frames.refusal(refused))
            return None
        self.hear(None, repr((None if who is None else who.number, answer)).encode()[:400])
        return answer

    # The life

    async def _life(self) -> None:
        chance = self.chance
        form = self._form()
        while True:
            try:
                row, opening = await self.tables.create(form)
                break
            except Refusal:
                await asyncio.sleep(1)
        self._code = row.table
        for _, token in sorted(opening.seats.items()):
            person = Person(token, f"10.0.0.{len(self.people)}", chance.randbytes(32))
            if seat_or_none(token, row) is None:
                person.token = new_secret()
                await self._claim(person, token)
            self.people.append(person)
        if opening.everybody is not None:
            for _ in range(chance.randrange(2)):
                person = Person(new_secret(), "10.0.1.1", chance.randbytes(32))
                await self._claim(person, opening.everybody)
                self.people.append(person)
        for person in self.people:
            if chance.random() < 0.9:
                await self._come(person)
        for _ in range(LONG):
            await self._happens()
            await asyncio.sleep(chance.choice((0, 0.01, 0.3, 0.3, 1, 3)))
        table = await self._table()
        if table is not None and not table.over and table.state.dealt:
            await self._hurry(table)
        await self._afterwards()

    def _form(self) -> TableForm:
        chance, game = self.chance, ("kingdomino", "king-of-tokyo")[self.seed % 2]
        players = chance.randint(min(GAMES[game].players), max(GAMES[game].players))
        kinds: list[Any] = ["me", *chance.choices(("friend", "here", "bot"), (6, 1, 3), k=players - 1)]
        seats = [
            SeatForm(kind, name=chance.choice((None, "Ada", "Grace")), bot="random" if kind == "bot" else None)
            for kind in kinds
        ]
        clock = chance.choice((None, msgspec.UNSET, ClockForm(5, 20)))
        return TableForm(game, seats, clock=clock)

    async def _claim(self, person: Person, link: str) -> None:
        table = await self._table()
        if table is not None:
            await self._trying(None, table.command(partial(seating.claim, link=link, token=person.token)))

    async def _table(self) -> Table | None:
        """The table, at one of the servers that have it."""
        self.tables = self.chance.choice(self.servers)
        try:
            return await self.tables.get(self._code)
        except Refused as refused:
            self.hear(None, frames.refusal(refused))
            return None

    async def _come(self, person: Person | None, since: int | None = None) -> None:
        table = await self._table()
        if table is None:
            return
        try:
            seat = None if person is None else seat_of(person.token, table.row.seats)
        except Refused:
            return
        self._ears += 1
        address = "10.0.2.2" if person is None else person.address
        ear = Ear(seat, self._ears, address, self)
        commit = None if person is None or seat is None else self._commitment(ear, person)
        self.here[ear] = person
        try:
            self.unattended.check(table, ear)
            table.join(ear, since, commit if self.chance.random() < 0.9 else None)
            ear.table = table
            self.unattended.settle(table)
        except Refused as refused:
            ear.part(refused)

    async def _happens(self) -> None:
        chance = self.chance
        ears = list(self.here)
        if not ears or chance.random() < 0.05:
            await self._come(chance.choice([*self.people, None]), chance.choice((None, 0, 1, 5, 99)))
            return
        ear = chance.choice(ears)
        table = ear.table
        if table is None:
            return
        if chance.random() < 0.6 and table.state.to_move is not None:
            ear = next((one for one in ears if one.seat == table.state.to_move and one.table is table), ear)
            await self._plays(ear, table)
            return
        await self._does(ear, table)

    async def _plays(self, ear: Ear, table: Table) -> None:
        self._said += 1
        moves = self._moves(table, ear.seat)
        at = self.chance.choice((None, table.seq, table.seq, table.seq, max(0, table.seq - 1)))
        do = frames.Do(f"i{self._said}", moves, at=at)
        if self._ids and self.chance.random() < 0.05:
            do = self.chance.choice(self._ids)
        self._ids.append(do)
        played = await self._trying(
            ear, table.do(ear.seat, do.id, do.moves, lambda seq: ear.send(frames.ack(do.id, seq)), at=do.at)
        )
        if played is not None and self.chance.random() < 0.15:
            for one in list(self.here):
                if one.table is table and (one is ear or self.chance.random() < 0.8):
                    await self._trying(one, partial(table.hear, one.seat, frames.TakeBack()))

    def _moves(self, table: Table, seat: int | None) -> list[str]:
        """What a seat may play, or something that it may not."""
        if not table.state.dealt or table.state.to_move is None or self.chance.random() < 0.05:
            return ["claim 1"]
        seat = table.state.to_move
        seed = self.chance.getrandbits(31)
        seen = table.match.observe(seat, seed)
        found = bots.choose(table.row.game, "random", seen, seat, seed)
        return found if self.chance.random() < 0.8 else found[:1]

    async def _does(self, ear: Ear, table: Table) -> None:
        chance, seat = self.chance, ear.seat
        number = chance.randrange(len(table.row.seats))
        match chance.randrange(22):
            case 0 | 1:
                if chance.random() < 0.5:
                    await self._trying(ear, lambda: table.hear(seat, frames.Leave()))
                ear.gone()
            case 2:
                await self._trying(ear, asks(table, seat, frames.Lend(number)))
            case 3:
                await self._trying(ear, lambda: table.hear(seat, frames.End(chance.random() < 0.6)))
            case 4 | 5:
                await self._trying(ear, lambda: table.hear(seat, frames.TakeBack()))
            case 6:
                await self._trying(ear, lambda: table.hear(seat, frames.Say(chance.choice(get_args(Phrase)))))
            case 7:
                await self._trying(ear, asks(table, seat, frames.Name(chance.choice(("Ada", "", "علی", "x" * 60)))))
            case 8:
                colour = chance.choice((*GAMES[table.row.game].colours, "beige"))
                await self._trying(ear, asks(table, seat, frames.Paint(colour)))
            case 9:
                await self._trying(ear, lambda: table.preview(seat, self._moves(table, seat)))
            case 10:
                ear.send(table.audience.snap(seat, chance.choice((None, 0, 3))))
            case 11:
                if table.state.dealt:
                    ear.send(past_frame(table.row, table.state.played, seat, chance.randint(-1, table.seq)))
            case 12 | 13:
                await self._trying(ear, asks(table, seat, frames.Begin(chance.random() < 0.4)))
            case 14:
                await asyncio.sleep(chance.choice((25, 61, 70, 130)))
            case 15:
                await self._come(None)
            case 16:
                if chance.random() < 0.05:
                    await self._trying(ear, asks(table, seat, frames.Resign()))
            case 17:
                await self._moves_house(ear, table, number)
            case 18:
                await self._everybody_goes(table)
            case 19:
                await self._trying(ear, table.hint(seat, "h", ear.address))
            case _:
                await self._plays(ear, table)

    async def _moves_house(self, ear: Ear, table: Table, number: int) -> None:
        """A link to a seat, and another device that opens it."""
        person = self.here[ear]
        if person is None or ear.seat is None:
            return
        revoke = self.chance.random() < 0.2
        mine, wanted = person.token, self.chance.choice((None, number))
        made = await self._trying(
            ear,
            table.command(partial(seating.link, token=mine, seat=wanted, revoke=revoke, home=number == 0)),
        )
        if made is not None and made[1] is not None:
            other = Person(new_secret(), "10.0.3.3", self.chance.randbytes(32))
            await self._claim(other, made[1])
            self.people.append(other)
            await self._come(other)
        await self._trying(ear, table.command(partial(seating.invite, token=mine, revoke=revoke)))

    async def _everybody_goes(self, table: Table) -> None:
        for one in list(self.here):
            one.gone()
        await asyncio.sleep(self.chance.choice((1, 200)))
        await self._trying(None, self.tables.sweep(time.monotonic() - 120))
        for person in self.people:
            await self._come(person, self.chance.choice((None, table.seq)))

    async def _hurry(self, table: Table) -> None:
        """Play on until it is over: bots and clock do, where somebody is there."""
        for person in self.people:
            await self._come(person)
        for _ in range(600):
            if (again := await self._table()) is None or again.over:
                break
            ear = next((one for one in self.here if one.table is again and one.seat == again.state.to_move), None)
            if ear is not None:
                await self._plays(ear, again)
            else:
                await asyncio.sleep(5)

    async def _afterwards(self) -> None:
        """A rematch, or a game that goes on from some command of this one."""
        for person in self.people[:3]:
            got = await self._trying(None, self.tables.rematch(self._code, person.token, new_secret()))
            if got is not None:
                await asyncio.sleep(0.5)
        table = await self._table()
        if table is not None and table.over:
            seats = [SeatForm("me"), *[SeatForm("bot", bot="random") for _ in table.row.seats[1:]]]
            form = TableForm(table.row.game, seats, origin=Origin(self._code, 1))
            made = await self._trying(None, self.tables.create(form, table))
            if made is not None:
                self._code, [token] = made[0].table, made[1].seats.values()
                self.here.clear()
                person = Person(token, "10.0.0.1", self.chance.randbytes(32))
                self.people = [person]
                await self._come(person)
                await asyncio.sleep(20)


async def asks(table: Table, seat: int | None, frame: Stored) -> None:
    """A page asks for something."""
    await table.command(lambda state, now: judge(state, seat, frame, now))


def seat_or_none(token: str, row: TableRow) -> int | None:
    """The seat that a secret opens, None where it only claims one."""
    try:
        return seat_of(token, row.seats)
    except Refusal:
        return None


def summary(heard: Sequence[Heard]) -> dict[str, str]:
    """What each connection heard, as a hash; -1: how all that was asked ended."""
    found: dict[int, Any] = {}
    for one in heard:
        known = found.setdefault(one.by, hashlib.sha256())
        known.update(f"{one.at:.3f} ".encode() + one.frame + b"\n")
    return {str(by): known.hexdigest()[:12] for by, known in sorted(found.items())}
