"""What one address sends to a server while others play, as rows; `benchmarks.server` has them sent by this process.

    python -m benchmarks.floods PORT SECONDS SCENARIO NAME[;NAME...] [--move MOVE]

It sends as fast as it can or at a rate, reads lines of JSON with the codes of tables (`Codes`), is nice to the players,
and prints at its end how many of each kind it sent and heard.
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
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

import msgspec
import uvloop

from benchmarks.served import FLOODER, HOST, framed, length_of, request, said, upgraded

ALL = 120  # sockets that one address may have
ADDRESSES = (FLOODER, "127.6.6.7", "127.6.6.8")
BLOCK = 16 * 1024  # bytes that are written at once
LETTERS = "ACDEFGHJKMNPQRTUVWXYZ234679"


class Codes(msgspec.Struct):
    """The tables that may be flooded. own: CODE#TOKEN of the flooder's own, from the seat that is to move."""

    playing: list[str]
    finished: str
    own: list[str] = []


@dataclass(frozen=True)
class Row:
    """What is sent on each connection: one of `first` once, after the upgrade, then one of `again` over and over.

    to: the table whose WebSocket is opened: one at which others play, one that nobody knows, one of its own with a
    hello; or none, for bytes of HTTP. rate: times a second from each connection; 0: all it can. hears: everything until
    the server closes; the beginning of one answer; the answer to each request; or nothing. pause: before the next
    connection.
    """

    again: tuple[bytes, ...] = ()
    first: tuple[bytes, ...] = (b"",)
    to: Literal["", "playing", "unknown", "own"] = ""
    sockets: int = 1
    rate: float = 0.0
    hears: Literal["all", "one", "each", "nothing"] = "all"
    addresses: int = 1
    pause: float = 0.0


Slowly = partial(Row, pause=0.3)


HELLO = said(t="hello")
CHUNKED = request("POST", "/api/tables").replace(b"content-length: 0", b"transfer-encoding: chunked")
SLOW_BODY = request("POST", "/api/tables").replace(b"length: 0", b"length: 9999")
GUEST = said(t="hello", token="x" * 22)
BAD = (framed(b"x" * 70_000), framed(b"[" * 60_000), framed(b"x"), b"\xff" * 100, framed(b"x", 2), framed(b"", 5))
REQUESTS = (
    request("POST", "/api/tables", b'{"game":"kingdomino","seats":[{"kind":"me"},{"kind":"friend"}]}'),
    request("POST", "/api/qr", b'{"text":"' + b"RANDOM" * 60 + b'"}'),
    request("GET", "/api/games"),
    request("GET", "/api/tables/FINISH/frames"),
    request("GET", "/api/tables/RANDOM/frames"),
    request("GET", "/api/tables/PLAYED"),
    request("POST", "/api/tables/PLAYED/claim", b'{"link":"x","token":"x"}'),
    request("GET", "/healthz"),
)
AT_ONCE = {
    "silence": Row(sockets=400),
    "slow header": Row((b"x",), (b"GET / HTTP/1.1\r\nx: ",), sockets=20, rate=2, hears="one"),
    "slow body": Row((b" ",), (SLOW_BODY,), sockets=20, rate=2, hears="one"),
    "requests": Row(REQUESTS, sockets=8, hears="each"),
    "no hello": Row(to="playing", sockets=20),
    "wrong codes": Row(first=(HELLO,), to="unknown", sockets=3, hears="one"),
    "wrong tokens": Row(first=(GUEST,), to="playing", sockets=2, hears="one"),
    "watchers": Row(first=(HELLO,), to="playing", sockets=5, hears="one"),
    "bad frames": Row(first=tuple(HELLO + bad for bad in BAD), to="playing", sockets=5),
    "deaf": Row((said(t="ping") + framed(b"x" * 125, 9),), (HELLO,), "playing", sockets=5, hears="nothing"),
}
"""All that one address can send."""
BYTES = {"nothing": Row(sockets=0)} | {
    f"{sockets} {name} from {addresses}": Row(again, (first,), "", sockets, hears="nothing", addresses=addresses)
    for name, first, again in (
        ("blank lines", b"", (b"\r\n",)),
        ("pieces of one byte", CHUNKED, (b"1\r\nx\r\n",)),
        ("long chunk extensions", CHUNKED, (b"1;" + b"e" * 1000 + b"\r\nx\r\n",)),
        ("connections one after the other", b"", ()),
    )
    for addresses in (1, 3)
    for sockets in (1, 10, 100, 160)
}
"""Bytes of HTTP that are no request, or none yet."""


def piece(text: bytes, opcode: int = 0, *, last: bool = False) -> bytes:
    """A piece of a message that goes on, or its last one."""
    whole = framed(text, opcode)
    return whole if last else bytes([whole[0] & 127]) + whole[1:]


def frames(move: str) -> Iterator[tuple[str, Row]]:
    """Every opcode, whole and in pieces, and the messages that make the server compute. move: a legal one."""
    three = piece(b'{"t":', 1) + piece(b'"ping') + piece(b'"}', last=True)
    opened = {  # what begins it, and what follows
        "PONG": (b"", framed(b"", 10)),
        "PING": (b"", framed(b"", 9)),
        "PONG 125 bytes": (b"", framed(b"x" * 125, 10)),
        "PING 125 bytes": (b"", framed(b"x" * 125, 9)),
        "empty pieces": (piece(b"", 1), piece(b"")),
        "pieces of one byte": (piece(b"x", 1), piece(b"x")),
    }
    for n in (1, ALL):
        for name, (begin, frame) in opened.items():
            yield f"{n} {name}, unknown code", Slowly((frame,), (begin,), "unknown", n)
            yield f"{n} {name}, before hello", Slowly((frame,), (begin,), "playing", n)
            yield f"{n} {name}, after hello", Slowly((frame,), (HELLO + begin,), "playing", n)
        yield f"{n} messages, before hello", Slowly((said(t="ping"),), to="playing", sockets=n)
        yield f"{n} no JSON, unknown code", Slowly((framed(b"x"),), to="unknown", sockets=n)
        yield f"{n} no JSON", Slowly((framed(b"x"),), to="playing", sockets=n)
        for name, frame in {
            "messages, after hello": said(t="ping"),
            "messages in three pieces": three,
            "binary": framed(b"x", 2),
            "CLOSE": framed(b"\x03\xe8", 8),
            "reserved opcode": framed(b"x", 5),
            "60 KB messages": said(t="ping", x="x" * 60_000),
        }.items():
            yield f"{n} {name}", Slowly((frame,), (HELLO,), "playing", n)
    for rate, limit in ((50.0, "within the limits"), (0.0, "beyond")):
        for name, slower, frame in (
            ("try", 1, said(t="try", id="a", moves=[move])),
            ("try that is refused", 1, said(t="try", id="a", moves=["=99"])),
            ("do that is refused", 1, said(t="do", id="a", moves=["=99"])),
            ("again", 10, said(t="again")),
            ("two names in turn", 20, said(t="name", name="Ada") + said(t="name", name="Eve")),
        ):
            yield f"{name}, {limit}", Slowly((frame,), to="own", sockets=ALL, rate=rate / slower)


def rows(scenario: str, move: str = "keep") -> dict[str, Row]:
    """The rows of a scenario, by name."""
    return {"frames": dict(frames(move)), "bytes": BYTES, "flood": AT_ONCE}[scenario]


@dataclass
class Flood:
    """Some rows that are sent at once."""

    port: int
    rows: dict[str, Row]
    codes: Codes
    counts: Counter[str] = field(default_factory=Counter)
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    async def run(self, seconds: float) -> None:
        """Send until the time is up."""
        work = [
            asyncio.create_task(self._again(name, row, address))
            for name, row in self.rows.items()
            for address in ADDRESSES[: row.addresses] * row.sockets
        ]
        await asyncio.sleep(seconds)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    async def _again(self, name: str, row: Row, address: str) -> None:
        while True:
            try:
                await self._connection(row, address)
                self.counts[f"{name}: done"] += 1
            except (OSError, EOFError) as ended:
                self.counts[f"{name}: {type(ended).__name__}"] += 1
                await asyncio.sleep(0.01)
            await asyncio.sleep(row.pause)

    async def _connection(self, row: Row, address: str) -> None:
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(address, 0), limit=4096)
        self.counts["connections"] += 1
        linger = struct.pack("ii", 1, 0)  # no port waits afterwards
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        try:
            if row.to:
                code, _, token = self._code(row.to).partition("#")
                status = await upgraded(reader, writer, code)
                self.counts[f"HTTP {status}"] += 1
                if status != "101":
                    raise ConnectionRefusedError
                writer.write(said(t="hello", token=token) if token else b"")
            writer.write(self.chance.choice(row.first))
            hearing = asyncio.create_task(self._hear(row, reader))
            try:
                await self._send(row, reader, writer, hearing)
            finally:
                hearing.cancel()
        finally:
            writer.transport.abort()

    async def _hear(self, row: Row, reader: asyncio.StreamReader) -> None:
        if row.hears == "one":
            answer = await reader.read(4096)
            what = answer.partition(b'"key":"' if b'"bye"' in answer[:20] else b'{"t":"')[2].partition(b'"')[0]
            self.counts[(what or answer[:12]).decode("latin-1") or "no answer"] += 1
        elif row.hears == "all":
            with contextlib.suppress(OSError):
                while await reader.read(65536):
                    pass
        else:
            await asyncio.Event().wait()

    async def _send(
        self, row: Row, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hearing: asyncio.Task[None]
    ) -> None:
        if row.hears == "each":
            for _ in range(50):
                writer.write(self._filled(self.chance.choice(row.again)))
                head = await reader.readuntil(b"\r\n\r\n")
                self.counts[f"HTTP {head[9:12].decode('latin-1')}"] += 1
                await reader.readexactly(length_of(head))
            return
        if not row.again:
            if row.hears != "nothing":
                await hearing
            return
        loop, sent = asyncio.get_running_loop(), 0
        began, block = loop.time(), row.again[0] * max(1, BLOCK // len(row.again[0]))
        while not hearing.done():
            if row.rate:
                due = int((loop.time() - began) * row.rate - sent)
                writer.write(row.again[0] * due)
                sent += due
                await asyncio.sleep(0.1)
            else:
                writer.write(block)
                self.counts["KB"] += len(block) // 1024
                await asyncio.sleep(0)
            await writer.drain()

    def _code(self, to: str) -> str:
        if to == "unknown":
            return "".join(self.chance.choices(LETTERS, k=6))
        return self.chance.choice(self.codes.own if to == "own" else self.codes.playing)

    def _filled(self, data: bytes) -> bytes:
        """The request with codes of tables in the place of the words."""
        for word, code in (("PLAYED", self._code("playing")), ("FINISH", self.codes.finished)):
            data = data.replace(word.encode(), code.encode())
        return data.replace(b"RANDOM", self._code("unknown").encode())

    def listen(self) -> None:
        """Take the codes of tables from the standard input."""
        for line in sys.stdin:
            self.codes = msgspec.json.decode(line, type=Codes)


def main() -> None:
    """Send, and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("scenario")
    parser.add_argument("names")
    parser.add_argument("--move", default="keep")
    asked = parser.parse_args()
    every = rows(asked.scenario, asked.move)
    codes = msgspec.json.decode(sys.stdin.readline(), type=Codes)
    flood = Flood(asked.port, {name: every[name] for name in asked.names.split(";")}, codes)
    threading.Thread(target=flood.listen, daemon=True).start()
    os.nice(10)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(flood.run(asked.seconds))
    print(json.dumps(dict(sorted(flood.counts.items()))))


if __name__ == "__main__":
    main()
