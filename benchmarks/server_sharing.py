"""How long a person waits for what is for all, alone and while one other address wants all that it may have.

    uv run python -m benchmarks.server_sharing [--seconds 15] [--wants tables,seats,codes,reviews,hints] [--core 0]
        [--old SOURCE_TREE] [--json]

The person plays King of Tokyo against an expert, asks for hints, draws QR codes, looks at a replay, and at the end has
a game reviewed, opens a table and watches one. Meanwhile 127.6.6.6 watches twenty tables of four experts, plays at five
more against three, draws codes over twelve connections, has sixteen games reviewed, asks for hints, and takes every
place to watch. `--wants` names only a part of this.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial

from benchmarks.lines import Choices, Line, framed
from benchmarks.served import FLOODER, Http, Json, Server, machine, on_server, options, quantiles, warmed
from benchmarks.server_load import show

PERSON = "127.7.7.1"
FRIEND = "127.7.7.2"  # whose limits are untouched
LARGE = 480  # letters of a code
THINK = 0.1  # seconds from a bot's move to the person's
LONGEST = 90.0  # seconds for which a review is waited for
WANTS = ("tables", "seats", "codes", "reviews", "hints")


class Page(Line):
    """A socket that keeps what it hears for whoever waits."""

    def __init__(self, code: str, token: str | None) -> None:
        super().__init__(f"/ws/{code}")
        self.token = token
        self.told: asyncio.Queue[Json] = asyncio.Queue()

    def opened(self) -> None:
        self.write(framed(json.dumps({"t": "hello", "token": self.token}).encode()))

    def refused(self, status: int) -> None:
        self.told.put_nowait({"t": "bye", "why": {"key": f"HTTP {status}"}})

    def frame(self, content: bytes) -> None:
        if self.token is not None or content.startswith((b'{"t":"bye', b'{"t":"snap')):
            self.told.put_nowait(json.loads(content))

    def say(self, **frame: object) -> None:
        """Send a frame."""
        self.write(framed(json.dumps(frame).encode()))

    async def until(self, *kinds: str, **fields: object) -> Json:
        """The next frame of such a kind, with these fields."""
        while True:
            frame = await self.told.get()
            if frame["t"] in kinds and all(frame.get(name) == value for name, value in fields.items()):
                return frame


class Sharing:
    """A server, a person and one that wants everything."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.waits: dict[str, list[float]] = defaultdict(list)
        self.tasks: list[asyncio.Task[None]] = []
        self.chance = random.Random(1)

    async def table(self, address: str, game: str, *seats: str) -> Json:
        """A new table; a seat is "me" or a bot."""
        form = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        async with Http(self.server.port, address) as http:
            status, told = await http.ask("POST", "/api/tables", {"game": game, "seats": form, "clock": None})
        if status != 201:
            raise RuntimeError(f"no table: {told}")
        opened: Json = told
        return opened

    async def come(self, address: str, table: Json, seat: int | None = None) -> Page:
        """Come to it."""
        page = Page(table["table"], None if seat is None else table["seats"][seat]["token"])
        await page.open(self.server.port, address)
        return page

    # The person

    async def play(self) -> None:
        """Play game after game against an expert; note how long each move of the bot takes.

        Each game has an address of its own: a few short games use up what one address may open.
        """
        for number in itertools.count():
            await self.game(f"127.7.8.{number % 250}", THINK, "a bot's move", "expert")

    async def game(self, address: str, think: float, what: str | None, *bots: str) -> None:
        """Play one game against these bots; note how long their moves take."""
        page = await self.come(address, await self.table(address, "king-of-tokyo", "me", *bots), 0)
        asked = 0.0
        try:
            while True:
                frame = await page.until("snap", "ev", "thinking")
                if frame["t"] == "thinking":
                    asked = time.perf_counter()
                    continue
                if frame["t"] == "ev" and asked:
                    if what is not None:
                        self.waits[what].append(time.perf_counter() - asked)
                    asked = 0.0
                if frame.get("key"):
                    return
                if choices := frame["choices"]:
                    read = Choices(moves=choices["moves"], keep=choices["keep"], silence=choices["silence"])
                    await asyncio.sleep(think)
                    page.say(t="do", id=str(time.perf_counter()), moves=read.pick(self.chance))
        finally:
            page.close()

    async def review(self, code: str) -> Json:
        """Have a game reviewed from another address."""
        began = time.perf_counter()
        async with Http(self.server.port, FRIEND) as http:
            while True:
                status, answer = await http.ask("GET", f"/api/tables/{code}/review")
                took = time.perf_counter() - began
                if status not in (202, 503) or took > LONGEST:
                    why = answer.get("error", {}).get("key")
                    return {"status": status, "why": why, "after_s": round(took, 1)}
                await asyncio.sleep(0.3)

    async def hints(self, address: str, tables: int, what: str | None) -> None:
        """Ask for hints, again and again."""
        pages = []
        for _ in range(tables):
            page = await self.come(address, await self.table(address, "king-of-tokyo", "me", "random"), 0)
            await page.until("snap")
            pages.append(page)
        for number in range(10_000):
            page = pages[number % tables]
            began = time.perf_counter()
            page.say(t="hint", id=str(number))
            answer = await page.until("hint", "no", id=str(number))
            if answer["t"] == "hint" and what is not None:
                self.waits[what].append(time.perf_counter() - began)
            await asyncio.sleep(0.7 if what else 0.1)

    async def codes(self, address: str, name: str, pause: float, what: str | None) -> None:
        """Draw QR codes, again and again."""
        async with Http(self.server.port, address) as http:
            for number in range(100_000):
                began = time.perf_counter()
                text = f"{name} {number} ".ljust(LARGE, "x")
                status = await self._raw(http, text)
                if what is not None and status == 200:
                    self.waits[what].append(time.perf_counter() - began)
                await asyncio.sleep(pause)

    async def _raw(self, http: Http, text: str) -> int:
        with contextlib.suppress(json.JSONDecodeError):  # a code is no JSON
            return (await http.ask("POST", "/api/qr", {"text": text}))[0]
        return 200

    async def over(self, address: str) -> str:
        """A table whose game is over."""
        table = await self.table(address, "kingdomino", "me", "greedy")
        page = await self.come(address, table, 0)
        page.say(t="deal")
        while not (frame := await page.until("snap", "ev")).get("key"):
            if choices := frame.get("choices"):
                read = [choices["discard"]] if choices["discard"] else []
                read += [offered[0]["move"] for offered in (choices["place"], choices["claim"]) if offered]
                page.say(t="do", id=str(frame["seq"]), moves=read)
        page.close()
        return str(table["table"])

    # The greedy one

    async def greedy(self, wants: list[str], ended: list[str]) -> list[Page]:
        """Want all that one address may have; the sockets with which it watches."""
        for code in ended if "reviews" in wants else []:
            async with Http(self.server.port, FLOODER) as http:
                await http.ask("GET", f"/api/tables/{code}/review")
        pages = []
        for number in range(20 if "tables" in wants else 0):
            table = await self.table(f"127.6.8.{number}", "king-of-tokyo", *["expert"] * 4)
            pages.append(await self.come(FLOODER, table))
        for _ in range(5 if "seats" in wants else 0):
            self.begin(partial(self.game, FLOODER, 0.0, None, *["expert"] * 3))
        for number in range(12 if "codes" in wants else 0):
            self.begin(partial(self.codes, FLOODER, f"greedy {number}", 0.05, None))
        if "hints" in wants:
            self.begin(lambda: self.hints(FLOODER, 1, None))
        return pages

    def begin(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do it beside all else, and again when it fails."""

        async def again() -> None:
            while True:
                try:
                    await work()
                except (OSError, asyncio.IncompleteReadError, TimeoutError, RuntimeError):
                    await asyncio.sleep(0.2)

        self.tasks.append(asyncio.create_task(again()))

    def told(self) -> Json:
        """The waits since the last time."""
        told: Json = {}
        for what, waits in sorted(self.waits.items()):
            told[what] = {"n": len(waits), **quantiles(waits)}
        self.waits.clear()
        return told


async def measure(server: Server, asked: argparse.Namespace) -> Json:
    """Alone, then beside the greedy one."""
    busy = os.getloadavg()[0]
    await warmed(server)
    sharing = Sharing(server)
    watched = await sharing.table(PERSON, "kingdomino", "me", "me")
    crowd = [await sharing.come(FLOODER, watched) for _ in range(60)]
    ended = [await sharing.over(f"127.6.7.{number}") for number in range(16)]
    mine = [await sharing.over(PERSON) for _ in range(2)]
    sharing.begin(sharing.play)
    sharing.begin(lambda: sharing.hints(PERSON, 1, "a hint"))
    sharing.begin(lambda: sharing.codes(PERSON, "mine", 0.9, "a QR code"))
    await asyncio.sleep(3)
    sharing.told()
    await asyncio.sleep(asked.seconds)
    told: Json = {"alone": sharing.told(), "a review alone": await sharing.review(mine[0])}
    wants = asked.wants.split(",")
    pages = await sharing.greedy(wants, ended)
    await asyncio.sleep(2)
    sharing.told()
    await asyncio.sleep(asked.seconds)
    told["beside"] = sharing.told()
    told["a review beside"] = await sharing.review(mine[1])
    async with Http(server.port, FRIEND) as http:
        began = time.perf_counter()
        status, _ = await http.ask("GET", f"/api/tables/{mine[1]}/frames")
        told["a replay beside"] = {"status": status, "after_s": round(time.perf_counter() - began, 2)}
    told["its table"] = (await sharing.table(FRIEND, "kingdomino", "me", "me"))["table"]
    watcher = await sharing.come(PERSON, watched)
    told["its place to watch"] = (await watcher.until("snap", "bye"))["t"]
    told["tables the other watches"] = sum(page.transport is not None for page in pages)
    told["machine"] = machine(asked.core, busy) + f", after {os.getloadavg()[0]:.1f}"
    for task in sharing.tasks:
        task.cancel()
    for page in (*crowd, *pages):
        page.close()
    return told


def main() -> None:
    """Start the server, measure, print."""
    parser = argparse.ArgumentParser(description="What one address takes from another.")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--wants", default=",".join(WANTS), help="what the greedy address does (default %(default)s)")
    options(parser)
    asked = parser.parse_args()
    told, said = on_server(lambda server: measure(server, asked), asked)
    told["log lines"] = said[-3:]
    if asked.json:
        print(json.dumps(told))
        return
    for part in ("alone", "beside"):
        print(part)
        show(told.pop(part))
    show(told)


if __name__ == "__main__":
    main()
