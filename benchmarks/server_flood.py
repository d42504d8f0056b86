"""What ten playing tables notice of a flood from one other address; `server_frames` sends each kind of frame alone.

    uv run python -m benchmarks.server_flood --core 0 [--minutes 5] [--tables 10] [--game king-of-tokyo] [--json]
        [--kinds silence,requests,...]
    uv run python -m benchmarks.server_flood --core 0 --bytes [--seconds 2.5] [--repeat 3] [--rows "100 blank;..."]

Two people at each table think half a second. Their acknowledgements are measured for a minute, then while 127.6.6.6
sends all of it at once as fast as a process of its own can (silent connections, slow headers and bodies, requests,
upgrades without hello, wrong codes and tokens, watchers who come and go, huge and malformed frames, pings whose answers
are not read), and for a minute afterwards. All on the loopback, ended by time and by count.

--bytes: instead bytes of HTTP that are no request or none yet, as fast as they go, row by row as in `server_frames`,
each beside a window without a flood; "nothing" sends none, and shows how far two such windows differ.

--core: the server on that core, players and flood on the others; the flood is nice to the players, so that what they
measure is not their own waiting.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import struct
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from benchmarks.lines import framed, upgrade
from benchmarks.served import FLOODER, HOST, Server, machine, on_server, options, quantiles, send, warmed
from benchmarks.server_frames import Watch, measured, say
from benchmarks.server_load import BOTS, Load, show

SILENT = 400  # silent connections that are held at once, as far as the server lets them
MOST = 50_000_000  # connections and requests, all told
THINK = 0.5

Json = dict[str, Any]

_CHUNKED = (
    f"POST /api/tables HTTP/1.1\r\nhost: {HOST}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
).encode()
BYTES = {  # what is sent once on each connection, and what over and over
    "blank lines": (b"", b"\r\n"),
    "pieces of one byte": (_CHUNKED, b"1\r\nx\r\n"),
    "long chunk extensions": (_CHUNKED, b"1;" + b"e" * 1000 + b"\r\nx\r\n"),
    "connections one after the other": (b"", b""),
}
ADDRESSES = [FLOODER, "127.6.6.7", "127.6.6.8"]
BLOCK = 64 * 1024  # bytes that are written at once


def byte_rows() -> dict[str, tuple[str, int, int]]:
    """All rows of bytes by name: what, from how many connections of each address, from how many addresses."""
    told = {"nothing": ("", 0, 1)}
    for what in BYTES:
        for addresses in (1, 3):
            for count in (1, 10, 100, 160):
                told[f"{count} {what} from {addresses}"] = (what, count, addresses)
    return told


class Bytes:
    """One row of bytes."""

    def __init__(self, port: int, seconds: float, row: str) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.what, self.count, self.addresses = byte_rows()[row]
        self.counts: Counter[str] = Counter()

    async def run(self) -> None:
        """Send until the time is up."""
        hosts = ADDRESSES[: self.addresses] * self.count
        tasks = [asyncio.create_task(self._again(host)) for host in hosts]
        await asyncio.sleep(self.until - time.monotonic())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, host: str) -> None:
        while True:
            try:
                await self._send(host)
            except OSError as ended:
                self.counts[type(ended).__name__] += 1
                await asyncio.sleep(0.01)

    async def _send(self, host: str) -> None:
        first, again = BYTES[self.what]
        _, writer = await asyncio.open_connection(HOST, self.port, local_addr=(host, 0), limit=4096)
        self.counts["connections"] += 1
        try:
            writer.write(first)
            block = again * (BLOCK // max(1, len(again)))
            while block:
                writer.write(block)
                await writer.drain()
                self.counts["KB"] += len(block) // 1024
        finally:
            writer.transport.abort()


class Flood:
    """Everything that one address can send."""

    def __init__(self, port: int, seconds: float, kinds: str) -> None:
        self.port = port
        self.kinds = kinds.split(",") if kinds else []
        self.until = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()
        self.playing: list[str] = ["AAAAAA"]
        self.finished = "AAAAAA"
        self.chance = random.Random(1)

    async def run(self) -> None:
        """All kinds at once."""
        threading.Thread(target=self._listen, daemon=True).start()
        kinds: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self.default_action, SILENT),
            (self.slow_header, 20),
            (self.slow_body, 20),
            (self.requests, 8),
            (self.no_hello, 20),
            (self.wrong_codes, 5),
            (self.watchers, 5),
            (self.bad_frames, 5),
            (self.deaf, 5),
        ]
        wanted = [(act, count) for act, count in kinds if not self.kinds or getattr(act, "__name__", "") in self.kinds]
        tasks = [asyncio.create_task(self._again(act)) for act, count in wanted for _ in range(count)]
        while time.monotonic() < self.until and self.counts.total() < MOST:
            await asyncio.sleep(0.2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _listen(self) -> None:
        for line in sys.stdin:
            told = json.loads(line)
            self.playing, self.finished = told["playing"], told["finished"] or "AAAAAA"

    async def _again(self, act: Callable[[], Awaitable[None]]) -> None:
        name = getattr(act, "__name__", "?").replace("_", " ")
        while True:
            try:
                await act()
                self.counts[f"{name}: done"] += 1
            except (OSError, asyncio.IncompleteReadError) as ended:
                self.counts[f"{name}: {type(ended).__name__}"] += 1
                await asyncio.sleep(0.001)

    @contextlib.asynccontextmanager
    async def _connected(self) -> Any:
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(FLOODER, 0), limit=4096)
        self.counts["connections"] += 1
        made = writer.get_extra_info("socket")
        made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no port waits afterwards
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def default_action(self) -> None:
        """Say nothing until the server closes."""
        async with self._connected() as (reader, _):
            await reader.read(1)

    async def _drip(self, head: bytes, drop: bytes) -> None:
        async with self._connected() as (reader, writer):
            writer.write(head)
            answer = asyncio.ensure_future(reader.read(100))
            while not answer.done():
                writer.write(drop)
                await asyncio.wait([answer], timeout=0.5)
            self._status(await answer)

    async def slow_header(self) -> None:
        """A byte now and then."""
        await self._drip(b"GET / HTTP/1.1\r\nx: ", b"x")

    async def slow_body(self) -> None:
        """A byte now and then."""
        head = f"POST /api/tables HTTP/1.1\r\nhost: {HOST}\r\ncontent-type: application/json\r\n"
        await self._drip(f"{head}content-length: 9999\r\n\r\n".encode(), b" ")

    async def requests(self) -> None:
        """Requests of all kinds on one connection, until it is closed."""
        tables = json.dumps({"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "friend"}]})
        async with self._connected() as (reader, writer):
            for _ in range(50):
                method, path, body = self.chance.choice(
                    [
                        ("POST", "/api/tables", tables),
                        ("POST", "/api/qr", json.dumps({"text": str(self.chance.random()) * 20})),
                        ("GET", "/api/games", ""),
                        ("GET", f"/api/tables/{self.finished}/frames", ""),
                        ("GET", f"/api/tables/{self._unknown()}/frames", ""),
                        ("GET", f"/api/tables/{self.chance.choice(self.playing)}", ""),
                        ("POST", f"/api/tables/{self.chance.choice(self.playing)}/claim", '{"link":"x","token":"x"}'),
                        ("GET", "/healthz", ""),
                    ]
                )
                head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\ncontent-type: application/json\r\n"
                writer.write(f"{head}content-length: {len(body)}\r\n\r\n{body}".encode())
                answer = (await reader.readuntil(b"\r\n\r\n")).lower()
                self._status(answer)
                left = int(answer.partition(b"content-length:")[2].partition(b"\r\n")[0] or b"0")
                while left > 0:
                    piece = await reader.read(left)
                    if not piece:
                        return
                    left -= len(piece)

    def _status(self, answer: bytes) -> None:
        self.counts[f"HTTP {answer[9:12].decode('latin-1')}" if answer[:5].upper() == b"HTTP/" else "no answer"] += 1

    def _unknown(self) -> str:
        return "".join(self.chance.choice("ACDEFGHJKMNPQRTUVWXYZ234679") for _ in range(6))

    @contextlib.asynccontextmanager
    async def _socket(self, code: str, *frames: bytes) -> Any:
        async with self._connected() as (reader, writer):
            writer.write(upgrade(f"/ws/{code}"))
            answer = await reader.readuntil(b"\r\n\r\n")
            self._status(answer)
            if b" 101 " in answer[:14]:
                for frame in frames:
                    writer.write(frame)
                yield reader, writer
            else:
                raise ConnectionRefusedError

    async def no_hello(self) -> None:
        """Upgrade, and say nothing."""
        async with self._socket(self.chance.choice(self.playing)) as (reader, _):
            while await reader.read(4096):
                pass

    async def wrong_codes(self) -> None:
        """Guess codes and tokens."""
        right = self.chance.random() < 0.5
        token = "x" * 22 if right else None
        code = self.chance.choice(self.playing) if right else self._unknown()
        hello = framed(json.dumps({"t": "hello", "token": token}).encode())
        async with self._socket(code, hello) as (reader, _):
            self._bye(await reader.read(4096))

    def _bye(self, told: bytes) -> None:
        key = told.partition(b'"key":"')[2].partition(b'"')[0].decode("latin-1") if b'"bye"' in told[:20] else ""
        self.counts[f"bye {key}" if key else "told something"] += 1

    async def watchers(self) -> None:
        """Come to a table, see it, go."""
        async with self._socket(self.chance.choice(self.playing), framed(b'{"t":"hello"}')) as (reader, _):
            self._bye(await reader.read(4096))

    async def bad_frames(self) -> None:
        """Huge ones, and ones that are none."""
        bad = self.chance.choice(
            [framed(b"x" * 70_000), framed(b"[" * 60_000), framed(b"x"), b"\xff" * 100, framed(b"x", 2), framed(b"", 5)]
        )
        hello = framed(b'{"t":"hello"}')
        async with self._socket(self.chance.choice(self.playing), hello, bad) as (reader, _):
            while await reader.read(4096):
                pass

    async def deaf(self) -> None:
        """Ask and ask, and read nothing."""
        hello = framed(b'{"t":"hello"}')
        async with self._socket(self.chance.choice(self.playing), hello) as (_, writer):
            for _ in range(2000):
                writer.write((framed(b'{"t":"ping"}') + framed(b"x" * 125, 9)) * 50)
                await writer.drain()


async def flooded(load: Load, asked: argparse.Namespace) -> Json:
    """The flood, from a process of its own; what it counted."""
    seconds = 60 * asked.minutes
    command = [sys.executable, "-m", "benchmarks.server_flood", "--flood", str(load.server.port)]
    child = subprocess.Popen(
        [*command, "--minutes", str(asked.minutes), "--kinds", asked.kinds],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdin is not None
    try:
        with contextlib.suppress(BrokenPipeError):  # it has sent all that it may
            for _ in range(int(seconds / 2)):
                told = {"playing": [company.code for company in load.companies], "finished": load.finished}
                child.stdin.write(json.dumps(told) + "\n")
                child.stdin.flush()
                await asyncio.sleep(2)
        out, _ = await asyncio.to_thread(child.communicate, timeout=60)
    finally:
        child.kill()
    counted: Json = json.loads(out)
    return counted


async def phase(load: Load, seconds: float) -> Json:
    """Measure for so long."""
    server = load.server
    load.acks.clear()
    load.lags.clear()
    load.counting, cpu, waited, began = True, server.cpu(), server.waited(), time.perf_counter()
    await asyncio.sleep(seconds)
    load.counting, took = False, time.perf_counter() - began
    return {
        "moves": len(load.acks),
        **{f"ack_{name}_ms": value for name, value in quantiles(load.acks).items()},
        "own_lag_p99_ms": quantiles(load.lags)["p99"],
        "server_cpu_percent": round(100 * (server.cpu() - cpu) / took),
        "waited_for_core_percent": round(100 * (server.waited() - waited) / took, 1),
        "memory_mb": server.memory() // 1024,
        "log_bytes": len(server.told()),
    }


async def measure(server: Server, asked: argparse.Namespace) -> Json:
    """Before, during, after."""
    busy = os.getloadavg()[0]
    await warmed(server)
    form = argparse.Namespace(
        game=asked.game, people=2, bots=0, watchers=0, tables=asked.tables, seed=1, from_start=False
    )
    form.rate, form.still = asked.tables / THINK, False
    load = Load(server, form)
    watching = [asyncio.create_task(load.tend()), asyncio.create_task(load.watch_own_lag())]
    await load.open()
    await asyncio.sleep(2)
    told: Json = {"game": asked.game, "before": await phase(load, asked.quiet)}
    flooding = asyncio.create_task(flooded(load, asked))
    await asyncio.sleep(1)
    told["during"] = await phase(load, 60 * asked.minutes - 2)
    told["flood"] = await flooding
    await asyncio.sleep(5)
    told["after"] = await phase(load, asked.quiet)
    told["players"] = {
        "refused": dict(load.refused),
        "byes": dict(load.byes),
        "sockets_lost": load.lost,
        "failures": load.failures[:5],
    }
    load.over = True
    for company in load.companies:
        company.go()
    for task in (*watching, *load.tasks):
        task.cancel()
    told["machine"] = machine(asked.core, busy)
    return told


async def measure_bytes(server: Server, asked: argparse.Namespace) -> list[Json]:
    """All rows of bytes that are asked for, each as often as asked."""
    busy = os.getloadavg()[0]
    await warmed(server)
    form = argparse.Namespace(game=asked.game, people=2, bots=0, watchers=0, tables=asked.tables, seed=1)
    form.rate, form.still, form.from_start = asked.tables / THINK, False, True
    load, watch = Load(server, form), Watch(server.port)
    tasks = [asyncio.create_task(load.tend()), asyncio.create_task(watch.run())]
    await load.open()
    await asyncio.sleep(3)
    told: list[Json] = []
    wanted = asked.rows.split(";")
    for name in byte_rows():
        if not any(part in name for part in wanted):
            continue
        flood = ["-m", "benchmarks.server_flood", "--flood", str(server.port), "--rows", name, "--bytes"]
        flood += ["--seconds", str(asked.seconds)]
        for _ in range(asked.repeat):
            told.append(await measured(load, watch, name, flood, asked.seconds))
            if not asked.json:
                say(told[-1])
            await asyncio.sleep(1)
    load.over = True
    for company in load.companies:
        company.go()
    for task in (*tasks, *load.tasks):
        task.cancel()
    print(machine(asked.core, busy), load.lost, dict(load.byes), dict(load.refused))
    return told


def main() -> None:
    """Start the server, let people play, flood it, print the figures."""
    parser = argparse.ArgumentParser(description="Flood the server from one address while others play.")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--quiet", type=float, default=60.0, help="seconds before and after")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--game", choices=list(BOTS), default="kingdomino")
    parser.add_argument("--kinds", default="", help="only these, with commas: the names of the methods of Flood")
    parser.add_argument("--bytes", action="store_true", help="bytes of HTTP that are no request, row by row")
    parser.add_argument("--seconds", type=float, default=2.5, help="of a row of bytes, before and during")
    parser.add_argument("--repeat", type=int, default=3, help="of each row of bytes")
    parser.add_argument("--rows", default="", help="only rows of bytes whose names hold one of these, separated by ;")
    options(parser)
    parser.add_argument("--flood", type=int, metavar="PORT", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.flood is not None and asked.bytes:
        send(Bytes(asked.flood, asked.seconds, asked.rows))
        return
    if asked.flood is not None:
        send(Flood(asked.flood, 60 * asked.minutes, asked.kinds))
        return
    if asked.bytes:
        rows, said = on_server(lambda server: measure_bytes(server, asked), asked)
        print(json.dumps(rows) if asked.json else said[:3])
        return
    told, said = on_server(lambda server: measure(server, asked), asked)
    told["log_lines"] = said[:3]
    if asked.json:
        print(json.dumps(told))
    else:
        show(told)


if __name__ == "__main__":
    main()
