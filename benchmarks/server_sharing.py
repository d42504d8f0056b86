"""How long a person waits for what is for all, alone and while one other address wants all that it may have.

    uv run python -m benchmarks.server_sharing [--seconds 15] [--core 0] [--old SOURCE_TREE] [--json]

The person plays King of Tokyo against an expert, asks for hints, draws QR codes, looks at a replay, and at the end has
a game reviewed, opens a table and watches one. 127.6.6.6 meanwhile has twenty tables of four experts and watches them,
draws codes over twelve connections, has sixteen games reviewed, and takes every place to watch.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import uvloop

from benchmarks.lines import Choices, Line, framed
from benchmarks.served import Http, Json, Server, keep_off, machine, quantiles, warmed
from benchmarks.server_load import show

PERSON = "127.7.7.1"
FRIEND = "127.7.7.2"  # whose limits are untouched
GREEDY = "127.6.6.6"
LARGE = 480  # letters of a code


class Page(Line):
    """A socket that keeps what it hears for whoever waits."""

    def __init__(self, code: str, token: str | None) -> None:
        super().__init__(f"/ws/{code}")
        self.token = token
        self.told: asyncio.Queue[Json] = asyncio.Queue()

    def opened(self) -> None:
        self.write(framed(json.dumps({"t": "hello", "token": self.token}).encode()))

    def declined(self, status: int) -> None:
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

    async def timed(self, what: str, work: Awaitable[object]) -> None:
        """Note how long it takes."""
        began = time.perf_counter()
        await work
        self.waits[what].append(time.perf_counter() - began)

    # The person

    async def play(self) -> None:
        """Game after game against an expert: from the bot's being asked to its move."""
        while True:
            page = await self.come(PERSON, await self.table(PERSON, "king-of-tokyo", "me", "expert"), 0)
            asked = 0.0
            while True:
                frame = await page.until("snap", "ev", "thinking")
                if frame["t"] == "thinking":
                    asked = time.perf_counter()
                    continue
                if frame["t"] == "ev" and asked:
                    self.waits["a bot's move"].append(time.perf_counter() - asked)
                    asked = 0.0
                if frame.get("key"):
                    break
                if choices := frame["choices"]:
                    read = Choices(moves=choices["moves"], keep=choices["keep"], silence=choices["silence"])
                    page.say(t="do", id=str(time.perf_counter()), moves=read.pick(self.chance))
            page.close()

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

    async def greedy(self, ended: list[str]) -> list[Page]:
        """All that one address may have; the sockets that it holds."""
        for code in ended:
            async with Http(self.server.port, GREEDY) as http:
                await http.ask("GET", f"/api/tables/{code}/review")
        pages = []
        for _ in range(20 - len(ended)):
            table = await self.table(GREEDY, "king-of-tokyo", *["expert"] * 4)
            pages.append(await self.come(GREEDY, table))
        for number in range(12):
            self.begin(partial(self.codes, GREEDY, f"greedy {number}", 0.05, None))
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
    await warmed(server)
    sharing = Sharing(server)
    watched = await sharing.table(PERSON, "kingdomino", "me", "me")
    crowd = [await sharing.come(GREEDY, watched) for _ in range(60)]
    ended = [await sharing.over(GREEDY) for _ in range(8)]
    mine = await sharing.over(PERSON)
    sharing.begin(sharing.play)
    sharing.begin(lambda: sharing.hints(PERSON, 1, "a hint"))
    sharing.begin(lambda: sharing.codes(PERSON, "mine", 0.9, "a QR code"))
    await asyncio.sleep(3)
    sharing.told()
    await asyncio.sleep(asked.seconds)
    told: Json = {"alone": sharing.told()}
    pages = await sharing.greedy(ended)
    sharing.begin(lambda: sharing.hints(GREEDY, 1, None))
    sharing.told()
    await asyncio.sleep(asked.seconds)
    told["beside"] = sharing.told()
    async with Http(server.port, FRIEND) as http:
        began = time.perf_counter()
        status, answer = await http.ask("GET", f"/api/tables/{mine}/review")
        while status in (202, 503) and time.perf_counter() < began + 90:
            await asyncio.sleep(0.3)
            status, answer = await http.ask("GET", f"/api/tables/{mine}/review")
        told["its review"] = {
            "status": status,
            "why": answer.get("error", {}).get("key"),
            "after_s": round(time.perf_counter() - began, 1),
        }
        began = time.perf_counter()
        status, _ = await http.ask("GET", f"/api/tables/{mine}/frames")
        told["its replay"] = {"status": status, "after_s": round(time.perf_counter() - began, 2)}
    told["its table"] = (await sharing.table(FRIEND, "kingdomino", "me", "me"))["table"]
    watcher = await sharing.come(PERSON, watched)
    told["its place to watch"] = (await watcher.until("snap", "bye"))["t"]
    told["tables the other watches"] = sum(page.transport is not None for page in pages)
    for task in sharing.tasks:
        task.cancel()
    for page in (*crowd, *pages):
        page.close()
    return told


def main() -> None:
    """Start the server, measure, print."""
    parser = argparse.ArgumentParser(description="What one address takes from another.")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--core", type=int)
    parser.add_argument("--old", type=Path, help="serve the source of this checkout instead")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    keep_off(None)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), asked.core, asked.old, free=False)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                told = runner.run(measure(server.up(), asked))
        finally:
            server.stop(signal.SIGKILL)
        said = server.told().splitlines()
    told["log lines"] = said[-3:]
    told["machine"] = machine(asked.core, 0.0)
    if asked.json:
        print(json.dumps(told))
        return
    for part in ("alone", "beside"):
        print(part)
        show(told.pop(part))
    show(told)


if __name__ == "__main__":
    main()
