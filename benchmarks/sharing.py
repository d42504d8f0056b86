"""What a person waits for that is for all, alone and while one other address wants all that it may have; the scenario
`sharing` of `benchmarks.server`.

The person plays King of Tokyo against an expert, asks for hints, draws QR codes, looks at a replay, and at the end has
a game reviewed, opens a table and watches one. Meanwhile 127.6.6.6 watches twenty tables of four experts, plays at five
more against three, draws codes over twelve connections, has sixteen games reviewed, asks for hints, and takes every
place to watch. `--wants` names only a part of this.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable
from functools import partial

from benchmarks.people import BOT, ME, Load, Table, opened
from benchmarks.served import FLOODER, Http, Json, Refused, Server, Socket, quantiles, said, warmed

GAME = "king-of-tokyo"
PERSON = "127.7.7.1"
FRIEND = "127.7.7.2"  # whose limits are untouched
CROWD = 60  # sockets with which the greedy one watches the person's table
LARGE = 480  # letters of a code
THINK = 0.1  # seconds from a bot's move to the person's
LONGEST = 90.0  # seconds for which a review is waited for
HINT, CODE = "a hint", "a QR code"
ASKED = (BOT, HINT, CODE)
WANTS = ("tables", "seats", "codes", "reviews", "hints")


class Sharing:
    """A person and one that wants everything; each is a load, and of the person's it is noted how long they waited."""

    def __init__(self, server: Server) -> None:
        self.port = server.port
        self.watching = 0
        numbers = itertools.count()  # a few short games use up what one address may open
        self.person = Load(
            server, GAME, 1, THINK, people=1, bots=("expert",), address=lambda _: apart(8, next(numbers))
        )
        self.greedy = Load(server, GAME, 5, 0.0, people=1, bots=("expert",) * 3, address=lambda _: FLOODER)
        self.person.started = self.greedy.started = True

    async def play(self, table: Table) -> None:
        """Play game after game."""
        table.ahead = 0
        while True:
            await table.open()
            await table.over.wait()
            table.go()

    async def watch(self, code: str = "", opener: str = FLOODER) -> None:
        """Watch a table from the greedy address, or a new one of experts that another address opens."""
        code = code or (await opened(self.port, opener, GAME, *["expert"] * 4))["table"]
        socket = await Socket.open(self.port, FLOODER, code, None)
        self.watching += 1
        try:
            while True:
                await socket.frame()
        finally:
            self.watching -= 1

    async def review(self, code: str) -> Json:
        """Have a game reviewed from another address."""
        began = time.perf_counter()
        async with Http(self.port, FRIEND) as http:
            while True:
                status, answer = await http.ask("GET", f"/api/tables/{code}/review")
                took = time.perf_counter() - began
                if status not in (202, 503) or took > LONGEST:
                    why = answer.get("error", {}).get("key")
                    return {"status": status, "why": why, "after_s": round(took, 1)}
                await asyncio.sleep(0.3)

    async def hints(self, asker: Load, address: str, pause: float) -> None:
        """Ask for hints, again and again."""
        table = await opened(self.port, address, GAME, ME, "random")
        socket = await Socket.open(self.port, address, table["table"], table["seats"][0]["token"])
        await socket.until("snap")
        for number in itertools.count():
            began = time.perf_counter()
            socket.write(said(t="hint", id=str(number)))
            if (await socket.until("hint", "no", id=str(number)))["t"] == "hint":
                asker.note(HINT, time.perf_counter() - began)
            await asyncio.sleep(pause)

    async def codes(self, asker: Load, address: str, name: str, pause: float) -> None:
        """Draw QR codes, again and again."""
        async with Http(self.port, address) as http:
            for number in itertools.count():
                began = time.perf_counter()
                if (await http.ask("POST", "/api/qr", {"text": f"{name} {number} ".ljust(LARGE, "x")}))[0] == 200:
                    asker.note(CODE, time.perf_counter() - began)
                await asyncio.sleep(pause)

    async def want(self, wants: list[str], ended: list[str]) -> None:
        """Want all that one address may have."""
        async with Http(self.port, FLOODER) as http:
            for code in ended if "reviews" in wants else []:
                await http.ask("GET", f"/api/tables/{code}/review")
        for number in range(20 if "tables" in wants else 0):
            self.again(partial(self.watch, opener=f"127.6.8.{number}"))
        for table in self.greedy.tables if "seats" in wants else []:
            self.again(partial(self.play, table))
        for number in range(12 if "codes" in wants else 0):
            self.again(partial(self.codes, self.greedy, FLOODER, f"greedy {number}", 0.05))
        if "hints" in wants:
            self.again(partial(self.hints, self.greedy, FLOODER, 0.1))

    def again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do it beside all else, and again when it fails."""

        async def forever() -> None:
            while True:
                try:
                    await work()
                except (OSError, EOFError, TimeoutError, RuntimeError, Refused):
                    await asyncio.sleep(0.2)

        self.person.begin(forever())

    async def waited(self, seconds: float, beside: str) -> Json:
        """Measure the waiting times of the person for some seconds."""
        await self.person.window(asyncio.sleep(seconds))
        waits = sorted(self.person.waits.items())
        return {f"{what}, {beside}": {"n": len(some), **quantiles(some)} for what, some in waits if what in ASKED}


def apart(room: int, number: int) -> str:
    """Return an address of its own for each of 250 games."""
    return f"127.7.{room}.{number % 250}"


async def finished(server: Server) -> list[str]:
    """Sixteen tables of others and two of the person, whose games are over."""
    games = Load(server, "kingdomino", 18, 0.0, people=1, bots=("greedy",), spread=False)
    games.address = lambda number: apart(9, number) if number < 16 else PERSON
    games.started = True
    for table in games.tables:
        await table.open()
        await table.over.wait()
        table.go()
    games.end()
    return [table.code for table in games.tables]


async def measure(server: Server, asked: argparse.Namespace) -> Json:
    """Alone, then beside the greedy one."""
    await warmed(server)
    sharing = Sharing(server)
    person = sharing.person
    watched = (await opened(server.port, PERSON, "kingdomino", ME, ME))["table"]
    for _ in range(CROWD):
        sharing.again(partial(sharing.watch, watched))
    *others, first, second = await finished(server)
    sharing.again(partial(sharing.play, person.tables[0]))
    sharing.again(partial(sharing.hints, person, PERSON, 0.7))
    sharing.again(partial(sharing.codes, person, PERSON, "mine", 0.9))
    await asyncio.sleep(3)
    found = await sharing.waited(asked.seconds, "alone")
    found["a review, alone"] = await sharing.review(first)
    await sharing.want(asked.wants.split(","), others)
    await asyncio.sleep(2)
    found |= await sharing.waited(asked.seconds, "beside")
    found["a review, beside"] = await sharing.review(second)
    async with Http(server.port, FRIEND) as http:
        began = time.perf_counter()
        status, _ = await http.ask("GET", f"/api/tables/{second}/frames")
        found["a replay, beside"] = {"status": status, "after_s": round(time.perf_counter() - began, 2)}
    found["its table"] = (await opened(server.port, FRIEND, "kingdomino", ME, ME))["table"]
    try:
        watcher = await Socket.open(server.port, PERSON, watched, None)
        found["its place to watch"] = (await watcher.until("snap", "bye"))["t"]
    except Refused as refused:
        found["its place to watch"] = str(refused)
    found["tables the other watches"] = sharing.watching - CROWD
    person.end()
    sharing.greedy.end()
    return found
