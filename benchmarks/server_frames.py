"""What playing tables notice of one address that sends one kind of frame as fast as it can, row by row.

    uv run python -m benchmarks.server_frames --core 0 [--seconds 6] [--tables 10] [--game king-of-tokyo]
        [--rows PONG,try] [--old SOURCE_TREE] [--json]

Every opcode, whole and in pieces, before and after `hello`, with a code that is known and with one that is not; and the
messages that make the server compute. Each from one socket or from as many as one address may have, within the limits
(50 frames a second from each socket) or as fast as a process of its own can. Two people at each table think half a
second; their acknowledgements are counted for some seconds before, for as long during, and until they come again.
`--old` serves the source of another checkout. All on the loopback, ended by time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass

from benchmarks.lines import framed, upgrade
from benchmarks.served import FLOODER, HOST, Http, Json, Server, machine, on_server, options, quantiles, send, warmed
from benchmarks.server_load import BOTS, Load

ALL = 120  # sockets that one address may have
TABLES = 15  # of its own, with eight windows each
THINK = 0.5
BLOCK = 16 * 1024  # bytes that are written at once
RECOVERY = 45.0  # seconds that tables may need until they go on
HELLO = framed(b'{"t":"hello"}')


def piece(text: bytes, opcode: int = 0, *, last: bool = False) -> bytes:
    """A piece of a message that goes on, or its last one."""
    whole = framed(text, opcode)
    return whole if last else bytes([whole[0] & 127]) + whole[1:]


@dataclass(frozen=True)
class Row:
    """What one address sends: `first` once, after the upgrade, then `again` over and over. code: "known", "unknown", or
    "own": at tables of its own, from the seat that is to move. rate: times a second from each socket; 0: all it can."""

    again: bytes
    first: bytes = b""
    code: str = "known"
    sockets: int = 1
    rate: float = 0.0


def rows(move: str) -> dict[str, Row]:
    """All of them, by name. move: one that the game takes as a `try`."""
    attempt = framed(json.dumps({"t": "try", "id": "a", "moves": [move]}).encode())
    three = piece(b'{"t":', 1) + piece(b'"ping') + piece(b'"}', last=True)
    opcodes = {
        "PONG": framed(b"", 10),
        "PING": framed(b"", 9),
        "PONG 125 bytes": framed(b"x" * 125, 10),
        "PING 125 bytes": framed(b"x" * 125, 9),
    }
    told: dict[str, Row] = {}
    for sockets in (1, ALL):
        for name, frame in opcodes.items():
            told[f"{sockets} {name}, unknown code"] = Row(frame, code="unknown", sockets=sockets)
            told[f"{sockets} {name}, before hello"] = Row(frame, sockets=sockets)
            told[f"{sockets} {name}, after hello"] = Row(frame, HELLO, sockets=sockets)
        for name, text in {"empty pieces": b"", "pieces of one byte": b"x"}.items():
            told[f"{sockets} {name}, unknown code"] = Row(piece(text), piece(text, 1), "unknown", sockets)
            told[f"{sockets} {name}, before hello"] = Row(piece(text), piece(text, 1), sockets=sockets)
            told[f"{sockets} {name}, after hello"] = Row(piece(text), HELLO + piece(text, 1), sockets=sockets)
        told[f"{sockets} messages, before hello"] = Row(framed(b'{"t":"ping"}'), sockets=sockets)
        told[f"{sockets} messages, after hello"] = Row(framed(b'{"t":"ping"}'), HELLO, sockets=sockets)
        told[f"{sockets} messages in three pieces"] = Row(three, HELLO, sockets=sockets)
        told[f"{sockets} no JSON, unknown code"] = Row(framed(b"x"), code="unknown", sockets=sockets)
        told[f"{sockets} no JSON"] = Row(framed(b"x"), sockets=sockets)
        told[f"{sockets} binary"] = Row(framed(b"x", 2), HELLO, sockets=sockets)
        told[f"{sockets} CLOSE"] = Row(framed(b"\x03\xe8", 8), HELLO, sockets=sockets)
        told[f"{sockets} reserved opcode"] = Row(framed(b"x", 5), HELLO, sockets=sockets)
        told[f"{sockets} 60 KB messages"] = Row(
            framed(b'{"t":"ping","x":"' + b"x" * 60_000 + b'"}'), HELLO, sockets=sockets
        )
    for rate in (50.0, 0.0):
        limit = "within the limits" if rate else "beyond"
        told[f"try, {limit}"] = Row(attempt, code="own", sockets=ALL, rate=rate)
        told[f"try that is refused, {limit}"] = Row(
            framed(b'{"t":"try","id":"a","moves":["=99"]}'), code="own", sockets=ALL, rate=rate
        )
        told[f"do that is refused, {limit}"] = Row(
            framed(b'{"t":"do","id":"a","moves":["=99"]}'), code="own", sockets=ALL, rate=rate
        )
        told[f"again, {limit}"] = Row(framed(b'{"t":"again"}'), code="own", sockets=ALL, rate=rate / 10)
        names = framed(b'{"t":"name","name":"Ada"}') + framed(b'{"t":"name","name":"Eve"}')
        told[f"two names in turn, {limit}"] = Row(names, code="own", sockets=ALL, rate=rate / 20)
    return told


class Flood:
    """One row, sent from one address for some seconds."""

    def __init__(self, port: int, row: Row, seconds: float, codes: list[str]) -> None:
        self.port = port
        self.row = row
        self.until = time.monotonic() + seconds
        self.codes = codes
        self.counts: Counter[str] = Counter()

    async def run(self) -> None:
        """Send until the time is up."""
        tasks = [asyncio.create_task(self._again(number)) for number in range(self.row.sockets)]
        await asyncio.sleep(self.until - time.monotonic())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, number: int) -> None:
        while True:
            try:
                await self._socket(number)
            except (OSError, asyncio.IncompleteReadError) as ended:
                self.counts[type(ended).__name__] += 1
            await asyncio.sleep(0.3)

    async def _socket(self, number: int) -> None:
        code, _, token = self.codes[number % len(self.codes)].partition("#")
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(FLOODER, 0), limit=4096)
        try:
            writer.write(upgrade(f"/ws/{code}"))
            answer = await reader.readuntil(b"\r\n\r\n")
            self.counts[answer[9:12].decode("latin-1")] += 1
            if b" 101 " not in answer[:14]:
                return
            writer.write(framed(json.dumps({"t": "hello", "token": token}).encode()) if token else self.row.first)
            reading = asyncio.create_task(self._read(reader))
            try:
                await self._send(writer, reading)
            finally:
                reading.cancel()
        finally:
            writer.transport.abort()

    async def _send(self, writer: asyncio.StreamWriter, reading: asyncio.Task[None]) -> None:
        row, began, sent = self.row, time.monotonic(), 0.0
        block = row.again * max(1, BLOCK // len(row.again))
        while not reading.done():
            if row.rate:
                due = int((time.monotonic() - began) * row.rate - sent)
                writer.write(row.again * due)
                sent += due
                await asyncio.sleep(0.1)
            else:
                writer.write(block)
                await asyncio.sleep(0)
            self.counts["KB"] += len(block) // 1024 if not row.rate else 0
            await writer.drain()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while await reader.read(65536):
                pass


async def own_tables(port: int, game: str) -> tuple[list[str], str]:
    """Tables of the flooder, as CODE#TOKEN of the seat that is to move, and a move that it may try."""
    told: list[str] = []
    move = "keep"
    async with Http(port, FLOODER) as http:
        for _ in range(TABLES):
            form = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "clock": None}
            status, table = await http.ask("POST", "/api/tables", form)
            if status != 201:
                raise RuntimeError(f"no table: {table}")
            code, tokens = table["table"], [seat["token"] for seat in table["seats"]]
            view, choices = await _dealt(port, code, tokens[0])
            told.append(f"{code}#{tokens[view['to_move']]}")
            if game == "kingdomino" and choices:
                move = choices["claim"][0]["move"]
    return told, move


async def _dealt(port: int, code: str, token: str) -> tuple[Json, Json]:
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(FLOODER, 0), limit=2**20)
    writer.write(upgrade(f"/ws/{code}"))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(framed(json.dumps({"t": "hello", "token": token}).encode()) + framed(b'{"t":"deal"}'))
    try:
        while True:
            _, size = await reader.readexactly(2)
            size = int.from_bytes(await reader.readexactly(2)) if size == 126 else size
            frame = json.loads(await reader.readexactly(size))
            if frame["t"] == "snap" and frame["view"] is not None:
                return frame["view"], frame["choices"] or {}
    finally:
        writer.close()


class Watch:
    """Asks for /healthz four times a second."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.answered = 0

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                async with asyncio.timeout(2), Http(self.port, "127.9.0.1") as http:
                    await http.ask("GET", "/healthz")
                    self.answered += 1
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                pass
            await asyncio.sleep(0.25)


async def measured(load: Load, watch: Watch, name: str, flood: list[str], seconds: float) -> Json:
    """One row: before, during, until it goes on. flood: the arguments of Python that send it for so long."""
    load.acks.clear()
    load.counting, watch.answered = True, 0
    await asyncio.sleep(seconds)
    before, health = quantiles(load.acks) | {"acks": len(load.acks)}, watch.answered
    load.acks.clear()
    watch.answered = 0
    cpu, waited = load.server.cpu(), load.server.waited()
    child = subprocess.Popen([sys.executable, *flood], stdout=subprocess.PIPE, text=True)
    try:
        await asyncio.sleep(0.7 + seconds)  # it needs some time to start
        during, healthy, memory = len(load.acks), watch.answered, load.server.memory() // 1024
        cpu, waited = load.server.cpu() - cpu, load.server.waited() - waited
        out, _ = await asyncio.to_thread(child.communicate, timeout=60)
        ended = time.perf_counter()
        count = len(load.acks)
        while len(load.acks) < count + 4 and time.perf_counter() < ended + RECOVERY:
            await asyncio.sleep(0.02)
        recovered = time.perf_counter() - ended
    finally:
        child.kill()
    await asyncio.sleep(0.5)
    load.counting = False
    return {
        "row": name,
        "acks": [before["acks"], round(during * seconds / (0.7 + seconds))],
        "p50": [before["p50"], quantiles(load.acks)["p50"]],
        "p99": [before["p99"], quantiles(load.acks)["p99"]],
        "longest": [before["max"], quantiles(load.acks)["max"]],
        "healthz": [health, healthy],
        "served_again_s": round(recovered, 1),
        "server_cpu_percent": round(100 * cpu / (0.7 + seconds)),
        "waited_for_core_percent": round(100 * waited / (0.7 + seconds)),
        "memory_mb": memory,
        "flood": json.loads(out or "{}"),
    }


def say(told: Json) -> None:
    """A line of the table."""
    names = ("acks", "p50", "p99", "longest", "healthz")
    pairs = "  ".join(f"{name} {told[name][0]:g} -> {told[name][1]:g}" for name in names)
    busy = f"CPU {told['server_cpu_percent']} + {told['waited_for_core_percent']} %, {told['memory_mb']} MB"
    print(f"{told['row']:36} {pairs}  again after {told['served_again_s']} s, {busy}, {told['flood']}", flush=True)


async def measure(server: Server, asked: argparse.Namespace) -> list[Json]:
    """All rows that are asked for."""
    busy = os.getloadavg()[0]
    await warmed(server)
    form = argparse.Namespace(game=asked.game, people=2, bots=0, watchers=0, tables=asked.tables, seed=1)
    form.rate, form.still, form.from_start = asked.tables / THINK, False, True
    load, watch = Load(server, form), Watch(server.port)
    tasks = [asyncio.create_task(load.tend()), asyncio.create_task(watch.run())]
    await load.open()
    own, move = await own_tables(server.port, asked.game)
    await asyncio.sleep(3)
    told: list[Json] = []
    wanted = asked.rows.split(";") if asked.rows else []
    for name, row in rows(move).items():
        if wanted and not any(part in name for part in wanted):
            continue
        known = [company.code for company in load.companies]
        codes = {"known": known, "unknown": ["ZZZZZZ"], "own": own}[row.code]
        flood = ["-m", "benchmarks.server_frames", "--flood", str(server.port), "--game", f"{asked.game}={move}"]
        flood += ["--rows", name, "--seconds", str(asked.seconds), "--codes", ",".join(codes)]
        told.append(await measured(load, watch, name, flood, asked.seconds))
        if not asked.json:
            say(told[-1])
        await asyncio.sleep(asked.rest)
    told.append(
        {
            "machine": machine(asked.core, busy),
            "lost": load.lost,
            "byes": dict(load.byes),
            "refused": dict(load.refused),
        }
    )
    load.over = True
    for company in load.companies:
        company.go()
    for task in (*tasks, *load.tasks):
        task.cancel()
    return told


def main() -> None:
    """Start the server, let people play, send row after row, print the figures."""
    parser = argparse.ArgumentParser(description="Send one kind of frame from one address while others play.")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rest", type=float, default=2.0, help="seconds between two rows")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--game", default="kingdomino", help=" or ".join(BOTS))
    parser.add_argument("--rows", default="", help="only those whose names hold one of these, separated by ;")
    options(parser)
    parser.add_argument("--flood", type=int, metavar="PORT", help=argparse.SUPPRESS)
    parser.add_argument("--codes", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.flood is not None:
        row = rows(asked.game.partition("=")[2])[asked.rows]
        send(Flood(asked.flood, row, asked.seconds, asked.codes.split(",")))
        return
    told, said = on_server(lambda server: measure(server, asked), asked)
    print(json.dumps(told) if asked.json else told[-1])
    if said:
        print(said[:5])


if __name__ == "__main__":
    main()
