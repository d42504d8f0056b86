"""Anything at all, sent to a real server while two honest people play on.

    python -m tests.server.fuzz [--minutes 60] [--seed N]

Strangers from many loopback addresses send requests and WebSocket frames: valid ones, valid ones with something wrong
in them, and bytes that are neither. What must hold: no answer 5xx (but for a 503 that says why), no traceback and no
exception in what the server says, few lines of that, memory bounded after the first part, the honest people answered
within two seconds and their games replay; in the end every log in the database replays.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import logging
import random
import re
import secrets
import socket
import struct
import sys
import tempfile
import threading
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

import kingtable
from kingtable.server.past import rebuilt
from kingtable.server.storage import FILE, Storage
from tests.server.house import Client, claimed, moves_of
from tests.server.process import Process

HOST = "127.0.0.1"
ADDRESSES = 200  # from which strangers come
STRANGERS = {"http": 10, "sockets": 14, "bytes": 3}
POOL = 40  # tables that strangers know
LINES = 100  # the server may say a minute, and so many more
GROWTH = 60.0  # MB of memory after the warm-up
WARM = 0.25  # of the time, at least 30 s and at most 5 minutes
SLOW = 2.0  # seconds that an honest person may wait, those not counted in which others had the processor
FORBIDDEN = re.compile(r"Traceback|\b[A-Za-z]+(Error|Exception)\b|never retrieved| ERROR ")
STATUS = re.compile(rb"HTTP/1\.1 (\d\d\d) ")
BOTS = {"kingdomino": ["greedy", "random"], "king-of-tokyo": ["random", "roller"]}

Json = dict[str, Any]

WEIRD: list[Any] = [
    *[None, True, False, 0, -1, 1.5, 2**53 + 1, 2**64, -(2**70), 1e308, float("nan"), float("inf")],
    *["", " ", "0", "x" * 101, "x" * 5000, "\0", "\ud800", "\udfff\ud800", "\u202eevil", "\u3164", "a" + "\u0301" * 39],
    *["🂡" * 60, "../../etc/passwd", "%00", "${jndi:ldap://x}", "' OR 1=1 --", "<script>", "{}", "null", "\r\nX: y"],
    *[[], {}, [None], [[[[[]]]]], {"": {"": {}}}, ["x"] * 17, list(range(300)), "a" * 22, "clock:1", "bot:1"],
]
CODES = ["AAAAAA", "aaaaaa", "A", "", "AAAAAAA", "%00", "%ff", "..", "%2e%2e", "A%2fB", "é", "🂡", "A" * 3000, "AAAA A"]
ORIGINS = [
    "null",
    "http://[",
    "http://",
    "http://evil.example",
    "http://127.0.0.1",
    "http://[::1",
    "\x80",
    "",
    "x" * 9000,
]
HOSTS = [
    "evil.example",
    "",
    "127.0.0.1:99999",
    "[::1",
    "[::1]:x",
    "localhost.",
    "a@b",
    "\xff",
    "127.0.0.1, evil",
    "x" * 9000,
]
ROUTES = [
    ("GET", "/api/games"),
    ("GET", "/api/promise"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/frames"),
    ("POST", "/api/tables/{table}/claim"),
    ("POST", "/api/tables/{table}/link"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/qr"),
    ("GET", "/api/lessons/{lesson}"),
    ("GET", "/api/lessons/{lesson}/{number}"),
    ("GET", "/api/lessons/{lesson}/{number}/hint"),
    ("POST", "/api/lessons/{lesson}/{number}"),
    ("POST", "/api/lessons/{lesson}/{number}/try"),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/locale/en.ftl"),
    ("GET", "/locale/{table}.ftl"),
    ("GET", "/t/{table}"),
    ("GET", "/t/{table}/replay"),
    ("GET", "/"),
    ("GET", "/assets/../../{table}"),
    ("GET", "/{table}"),
    ("GET", "/ws/{table}"),
]
ANSWERS = [
    "=7",
    "=46",
    "19@2,0>S",
    "1@-2,1>E",
    "12x",
    "keep 3 3",
    "keep claw",
    "done",
    "yield",
    "sweep",
    "x" * 100,
    "\ud800",
]
METHODS = [
    "GET",
    "POST",
    "HEAD",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "get",
    "PRI",
    "\x16\x03\x01",
    "G" * 300,
]


class Failed(Exception):
    """What must not be."""


class Fuzz:
    """A server, its strangers, and what came of it."""

    def __init__(self, port: int, pid: int, errors: Callable[[], str], seed: int) -> None:
        self.port = port
        self.seed = seed
        self.counts: Counter[str] = Counter()
        self.keys: Counter[str] = Counter()
        self.codes: list[str] = []
        self.tokens: dict[str, list[str]] = {}
        self.links: dict[str, list[str]] = {}
        self.failures: list[str] = []
        self.over = threading.Event()
        self.waits: list[float] = []  # of honest people
        self.games = 0
        self.memory = (0.0, 0.0, 0.0)  # MB at the start, after the warm-up, and the most after that
        self.said: list[str] = []
        self._pid = pid
        self._errors = errors

    def fail(self, why: str) -> None:
        """Keep what must not be; the first few are enough."""
        if len(self.failures) < 20:
            self.failures.append(why)
        self.over.set()

    # The whole

    async def run(self, seconds: float) -> None:
        """All of it, until the time is over or something fails."""
        honest = threading.Thread(target=self.play_honestly)
        honest.start()
        tasks = [asyncio.create_task(self.watch(seconds))]
        for kind, count in STRANGERS.items():
            act = {"http": self.ask, "sockets": self.sit, "bytes": self.throw}[kind]
            tasks += [
                asyncio.create_task(self.stranger(act, random.Random(f"{self.seed} {kind} {n}"))) for n in range(count)
            ]
        while not self.over.is_set():
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(honest.join, 40)
        if honest.is_alive():
            self.fail("the honest people hang")
        await self.look_at_records()

    async def stranger(self, act: Callable[[random.Random, str], Awaitable[None]], chance: random.Random) -> None:
        """One after the other, from one address or another."""
        while True:
            address = f"127.7.{chance.randrange(ADDRESSES)}.1"
            try:
                async with asyncio.timeout(60):
                    await act(chance, address)
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError) as ended:
                self.counts[f"ended by {type(ended).__name__} {getattr(ended, 'errno', None) or ''}"] += 1
            except Failed as failed:
                self.fail(str(failed))
            except Exception as error:
                self.fail(f"the fuzz itself: {error!r}")
                raise
            await asyncio.sleep(chance.expovariate(100))

    async def watch(self, seconds: float) -> None:
        """Memory and words of the server."""
        began = time.monotonic()
        warm = began + min(max(30.0, WARM * seconds), 300.0)
        start = memory(self._pid)
        settled = most = 0.0
        while time.monotonic() < began + seconds:
            await asyncio.sleep(1)
            now = memory(self._pid)
            if time.monotonic() < warm:
                settled = max(settled, now)
            most = max(most, now)
            self.memory = (start, settled, most)
            said = self._errors()
            self.said = said.splitlines()
            if (found := FORBIDDEN.search(said)) is not None:
                self.fail(f"the server says: {said[max(0, found.start() - 300) : found.end() + 300]}")
            if len(self.said) > LINES * (1 + (time.monotonic() - began) / 60):
                self.fail(f"the server says too much: {len(self.said)} lines; {said[-500:]}")
            if settled and most > settled + GROWTH:
                self.fail(f"memory grows: {self.memory}")
        self.over.set()

    # Honest people

    def play_honestly(self) -> None:
        """Two people at one table after the other; each answer in time, each record replays."""
        chance = random.Random(self.seed)
        try:
            with httpx.Client(base_url=f"http://{HOST}:{self.port}", trust_env=False, timeout=30) as http:
                while not self.over.is_set():
                    self.honest_game(http, chance, ["kingdomino", "king-of-tokyo"][self.games % 2])
        except BaseException as error:
            self.fail(f"the honest people: {error!r}")

    def honest_game(self, http: httpx.Client, chance: random.Random, game: str) -> None:
        form = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]}
        table = claimed(http, self.timed(lambda: http.post("/api/tables", json=form)).raise_for_status().json())
        code = table["table"]
        self.codes.append(code)
        people = [Client(self.port, code, seat["token"], deal=False) for seat in table["seats"]]
        try:
            people[0].send(t="deal")  # with a clock who opened the table begins
            for client in people:
                while not client.view:
                    client.take()
            while not people[0].view["over"]:
                if self.over.wait(chance.expovariate(5)):
                    return
                mover = next(client for client in people if client.choices)
                answer = self.timed(lambda mover=mover: mover.do(pick(mover, chance)))  # type: ignore[misc]
                if answer["t"] != "ack":
                    raise Failed(f"an honest move is refused: {answer}")
                for client in people:
                    while client.seq < answer["seq"]:
                        client.take()
            record = self.timed(lambda: http.get(f"/api/tables/{code}/record")).raise_for_status().json()
            if kingtable.replay(record).scores != people[0].view["scores"]:
                raise Failed(f"table {code} replays to something else")
            self.games += 1
        finally:
            for client in people:
                client.go()

    def timed(self, ask: Callable[[], Any]) -> Any:
        before, stalled = time.monotonic(), self.stalled()
        answer = ask()
        self.waits.append(time.monotonic() - before)
        if self.waits[-1] - (self.stalled() - stalled) > SLOW:
            self.fail(f"an honest person waited {self.waits[-1]:.2f} s")
        return answer

    def stalled(self) -> float:
        """Seconds for which the server and this process were ready to run and others had the processor (Linux)."""
        threads = [Path(f"/proc/{self._pid}"), *Path("/proc/self/task").iterdir()]
        waits = 0
        for thread in threads:
            with contextlib.suppress(OSError):  # it has ended
                waits += int((thread / "schedstat").read_text().split()[1])
        return waits / 1e9

    # Requests

    async def ask(self, chance: random.Random, address: str) -> None:
        """A few requests on one connection."""
        if chance.random() < (0.15 if len(self.codes) < POOL else 0.01):
            await self.open_table(chance, address)
            return
        requests = b"".join(self.request(chance) for _ in range(1 if chance.random() < 0.8 else chance.randint(2, 12)))
        if chance.random() < 0.15:
            requests = mangled(chance, requests)
        told = await self.exchange(chance, address, requests)
        self.judge(told, requests)

    async def exchange(self, chance: random.Random, address: str, data: bytes) -> bytes:
        """Send it whole, in pieces, or not to its end; everything that comes back."""
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(address, 0))
        try:
            how = chance.random()
            if how < 0.1:
                for at in range(0, min(len(data), 400), 40):
                    writer.write(data[at : at + 40])
                    await asyncio.sleep(0.002)
                writer.write(data[400:])
            elif how < 0.2:
                writer.write(data[: chance.randrange(len(data) + 1)])
                await asyncio.sleep(chance.choice([0, 0.001, 0.02]))
                if chance.random() < 0.5:
                    reset(writer)
                    return b""
                writer.write_eof()
            else:
                writer.write(data)
            told = bytearray()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(chance.choice([0.1, 0.1, 0.5])):
                    while piece := await reader.read(65536):
                        told += piece
            return bytes(told)
        finally:
            writer.close()

    def judge(self, told: bytes, asked: bytes) -> None:
        """Count the answers; fail where there is one that must not be."""
        if b"Traceback" in told:
            raise Failed(f"a traceback for {asked[:300]!r}: {told[:500]!r}")
        for found in STATUS.finditer(told):
            status = int(found[1])
            self.counts[f"HTTP {status}"] += 1
            rest = told[found.start() : found.start() + 4000]
            deliberate = b'"error":{"key"' in rest or b'"ready":' in rest or b"The page is not built" in rest
            if status >= 500 and not (status == 503 and deliberate):
                raise Failed(f"{status} for {asked[:500]!r}: {rest[:500]!r}")

    def request(self, chance: random.Random) -> bytes:
        """A request of the API, more or less."""
        method, path = chance.choice(ROUTES)
        code = self.code(chance)
        form = self.form(chance, path, code)
        path = path.replace("{table}", code)
        path = path.replace("{lesson}", chance.choice([*BOTS, *BOTS, "chess", code]))
        path = path.replace("{number}", chance.choice([str(chance.randint(1, 10)), "0", "11", "-1", code]))
        if chance.random() < 0.1:
            method = chance.choice(METHODS)
        if chance.random() < 0.1:
            path += chance.choice(["?", "?a=b&c", "#x", "/", "//", "?" + "x" * 9000, "%", ";x", "\x80", " "])
        host = f"{HOST}:{self.port}"
        headers = [("host", host), ("content-type", "application/json")]
        body = written(chance, form) if method == "POST" or chance.random() < 0.1 else b""
        chunked = chance.random() < 0.1
        if body and not chunked:
            headers.append(("content-length", str(len(body))))
        if chance.random() < 0.3:
            headers.append(odd_header(chance, host))
        if chance.random() < 0.05:
            headers[0] = ("host", chance.choice(HOSTS))
        if chunked:
            headers.append(("transfer-encoding", "chunked"))
            body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
        head = "".join(f"{name}: {value}\r\n" for name, value in headers)
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "surrogatepass") + body

    def form(self, chance: random.Random, path: str, code: str) -> Any:
        """The body of a route, mostly a good one."""
        known, links = self.tokens.get(code) or [], self.links.get(code) or []
        token = chance.choice(known) if known and chance.random() < 0.8 else secret(chance)
        if path == "/api/tables":
            form: Any = table_form(chance)
        elif path.endswith("claim"):
            link = chance.choice(links) if links and chance.random() < 0.6 else secret(chance)
            form = {"link": link, "token": secret(chance)}
        elif path.endswith("link"):
            form = {"token": token, "seat": chance.choice([None, 0, 1, 2, 9]), "revoke": chance.random() < 0.3}
        elif path.endswith("rematch"):
            form = {"token": token, "following": secret(chance)}
        elif path.startswith("/api/lessons"):
            form = {"moves": [chance.choice(ANSWERS)]}
        else:
            form = {"text": chance.choice(["http://127.0.0.1/", "x" * 500, "x" * 501, "\u0635" * 200, ""])}
        return changed(chance, form) if chance.random() < 0.5 else form

    def code(self, chance: random.Random) -> str:
        """Of a table, mostly."""
        if self.codes and chance.random() < 0.8:
            code = chance.choice(self.codes[-POOL:])
            return code.lower() if chance.random() < 0.05 else code
        return chance.choice([*CODES, "".join(chance.choice("ACDEFGHJKMNPQRTUVWXYZ234679") for _ in range(6))])

    async def open_table(self, chance: random.Random, address: str) -> None:
        """A table of which strangers have seats."""
        table = await self.post(address, "/api/tables", table_form(chance))
        if table is not None:
            code = table["table"]
            tokens = [seat["token"] for seat in table["seats"] if "token" in seat]
            links = [seat["link"] for seat in table["seats"] if "link" in seat]
            for link in links:
                claim = {"link": link, "token": secret(chance)}
                if chance.random() < 0.7 and await self.post(address, f"/api/tables/{code}/claim", claim) is not None:
                    tokens.append(claim["token"])
            self.tokens[code], self.links[code] = tokens, links
            self.codes.append(code)

    async def post(self, address: str, path: str, form: Json) -> Json | None:
        """A good request; what is answered, None where it is refused."""
        body = json.dumps(form).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: {HOST}\r\ncontent-type: application/json\r\nconnection: close\r\n"
        asked = f"{head}content-length: {len(body)}\r\n\r\n".encode() + body
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(address, 0))
        try:
            writer.write(asked)
            told = await reader.read()
        finally:
            writer.close()
        self.judge(told, asked)
        answer: Json = json.loads(told.partition(b"\r\n\r\n")[2] or b"null")
        return answer if told[9:11] == b"20" else None

    async def look_at_records(self) -> None:
        """Of all tables that are over."""
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", trust_env=False, timeout=30) as http:
            for code in self.codes:
                answer = await http.get(f"/api/tables/{code}/record")
                if answer.status_code == 200:
                    self.counts["records replayed"] += 1
                    kingtable.replay(answer.json())

    # Sockets

    async def sit(self, chance: random.Random, address: str) -> None:
        """A socket at a table, for a while."""
        code = self.code(chance)
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(address, 0))
        reading: asyncio.Task[None] | None = None
        try:
            headers = [
                ("host", f"{HOST}:{self.port}"),
                ("upgrade", "websocket"),
                ("connection", "upgrade"),
                ("sec-websocket-version", "13"),
                ("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA=="),
            ]
            if chance.random() < 0.1:
                headers.append(odd_header(chance, headers[0][1]))
            if chance.random() < 0.05:
                headers.pop(chance.randrange(len(headers)))
            head = "".join(f"{name}: {value}\r\n" for name, value in headers)
            asked = f"GET /ws/{code} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "surrogatepass")
            early = chance.random() < 0.05
            wild = chance.choice([0.0, 0.0, 0.03, 0.5])
            known: list[str | None] = [*self.tokens.get(code, ())] or [None]
            hello = {
                "t": "hello",
                "token": chance.choice([*known, *known, None, secret(chance)]),
                "since": chance.choice([None, 0, 3, 10**9]),
                "commit": chance.choice([None, None, f"{chance.getrandbits(256):064x}"]),
            }
            first = sent(chance, hello, wild)
            writer.write(asked + (first if early else b""))
            told = await reader.readuntil(b"\r\n\r\n")
            self.judge(told, asked)
            if b" 101 " not in told[:20]:
                self.judge(await reader.read(4000), asked)
                return
            self.counts["sockets"] += 1
            heard: Json = {}
            reading = asyncio.create_task(self.hear(reader, writer, heard, mute=chance.random() < 0.05))
            if not early and chance.random() < 0.97:
                writer.write(first)
            for _ in range(chance.choice([1, 5, 20, 60, 200])):
                if reading.done() or writer.is_closing():
                    break
                writer.write(sent(chance, self.frame(chance, heard), wild))
                self.counts["frames"] += 1
                if chance.random() < 0.7:
                    await asyncio.sleep(chance.expovariate(50))
            if chance.random() < 0.5 and not writer.is_closing():
                writer.write(frame_of(b"\x03\xe8", 8))
                await asyncio.sleep(0.02)
            elif chance.random() < 0.3:
                reset(writer)
            if reading.done():
                reading.result()
        finally:
            writer.close()
            if reading is not None:
                reading.cancel()
                with contextlib.suppress(asyncio.CancelledError, OSError, asyncio.IncompleteReadError):
                    await reading

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, heard: Json, mute: bool) -> None:
        """What the server sends; the newest choices are kept. mute: it is not read."""
        while mute:
            await asyncio.sleep(1)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                first, length = await reader.readexactly(2)
                if length >= 126:
                    length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8))
                content = await reader.readexactly(length)
                if first & 15 == 9:
                    writer.write(frame_of(content, 10))
                elif first & 15 == 1:
                    if first & 64:  # compressed (RFC 7692)
                        content = zlib.decompressobj(wbits=-15).decompress(content + b"\0\0\xff\xff")
                    frame = json.loads(content)
                    self.counts[f"told {frame['t']}"] += 1
                    if "choices" in frame:
                        heard.update(frame)
                    if isinstance(why := frame.get("why"), dict):
                        self.keys[why["key"]] += 1
                        if why["key"] == "server-fault" or "Traceback" in str(why):
                            raise Failed(f"a socket is told {why}")

    def frame(self, chance: random.Random, heard: Json) -> Json:
        """A frame of the protocol."""
        choices = heard.get("choices")
        id = secret(chance)[:10]
        frames: list[Json] = [
            {"t": "ping"},
            {"t": "name", "name": chance.choice([*[value for value in WEIRD if isinstance(value, str)], "Ada"])},
            {"t": "deal"},
            {"t": "reveal", "share": f"{chance.getrandbits(256):064x}"},
            {"t": "hello", "token": None},
            {"t": "again", "since": chance.choice([None, 0, 3, 2**53, 2**60])},
            {"t": "past", "since": chance.choice([-1, 0, 3, 2**53, -2])},
            {"t": "deal", "bots": chance.random() < 0.5},
            {"t": "leave"},
            {"t": "hint", "id": id},
            {"t": "lend", "seat": chance.choice([0, 1, 2, 99, -1])},
            {"t": "end", "agrees": chance.random() < 0.5},
            {
                "t": "do",
                "id": id,
                "moves": [chance.choice(["=12", "1@0,0>E", "keep", "keep A", "done", "stay", "x" * 100])],
            },
        ]
        frame = chance.choice(frames[:4] * 3 + frames)
        if choices:
            moves = legal(chance, choices)
            if chance.random() < 0.2:
                moves += moves + legal(chance, choices)
            kind = "do" if chance.random() < 0.8 else "try"
            frame = {"t": kind, "id": id, "moves": moves}
            if kind == "do" and chance.random() < 0.5:
                frame["at"] = heard["seq"] if chance.random() < 0.8 else chance.randrange(50)
        return frame

    # Bytes

    async def throw(self, chance: random.Random, address: str) -> None:
        """Bytes that are nothing, or only begin as something."""
        data = chance.choice(
            [b"", b"GET ", b"GET / HTTP/1.1\r\n", b"\x16\x03\x01\x02\x00", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"]
        )
        data += chance.randbytes(chance.choice([1, 20, 500, 5000, 200_000]))
        if chance.random() < 0.3:
            data = b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * chance.choice([10, 1000, 30_000])
        self.judge(await self.exchange(chance, address, data), data)
        self.counts["thrown"] += 1

    def summary(self) -> str:
        """What happened, in a few lines."""
        waits = sorted(self.waits) or [0.0]
        start, settled, most = self.memory
        middle, late = (waits[min(int(part * len(waits)), len(waits) - 1)] for part in (0.5, 0.99))
        return "\n".join(
            [
                f"seed {self.seed}; {dict(sorted(self.counts.items()))}",
                f"refusals told: {dict(self.keys.most_common(30))}",
                f"honest people: {self.games} games, {len(waits)} answers, p50 {1000 * middle:.1f} ms, "
                f"p99 {1000 * late:.0f} ms, longest {waits[-1]:.2f} s",
                f"memory {start:.0f} MB at the start, {settled:.0f} after the warm-up, then at most {most:.0f}; "
                f"{len(self.said)} lines said",
                *self.said[:5],
            ]
        )


def memory(pid: int) -> float:
    """Resident, in MB (Linux)."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def reset(writer: asyncio.StreamWriter) -> None:
    """End the connection as a crash does."""
    made = writer.get_extra_info("socket")
    made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


def secret(chance: random.Random) -> str:
    """As a device makes it."""
    return "".join(chance.choice("ABCDEFabcdef0123456789-_") for _ in range(22))


def pick(client: Client, chance: random.Random) -> list[str]:
    """Something that an honest person could do."""
    choices = client.choices or {}
    return moves_of(choices, chance) if "place" in choices else legal(chance, choices)


def legal(chance: random.Random, choices: Json) -> list[str]:
    """A turn out of what may be done, of both games."""
    if "place" in choices:
        return moves_of(choices, chance) or ["?"]
    if choices["keep"] and chance.random() < 0.6:
        return ["keep"]
    return [chance.choice(choices["moves"] or [choices["silence"]])]


def table_form(chance: random.Random) -> Json:
    """A good form for a new table."""
    game = chance.choice(list(BOTS))
    kinds = ["me", *chance.choices(["me", "friend", "friend", "bot"], k=chance.randint(1, 3))]
    seats: list[Json] = [{"kind": kind} for kind in kinds]
    for seat in seats:
        if seat["kind"] == "bot":
            seat["bot"] = chance.choice(BOTS[game])
        elif chance.random() < 0.3:
            seat["name"] = chance.choice(["Ada", "علی", "🂡" * 50, "\u202eevil", "a" + "\u0301" * 39])
    form: Json = {"game": game, "seats": seats}
    if chance.random() < 0.3:
        form["clock"] = chance.choice([None, {"ask": 0.1, "turn": 0.2}, {"ask": 5, "turn": 1}])
    if game == "kingdomino" and chance.random() < 0.3:
        form["options"] = {"harmony": chance.random() < 0.5, "middle_kingdom": chance.choice([True, False, "window"])}
    return form


def changed(chance: random.Random, value: Any) -> Any:
    """The same with something wrong in it."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        name = chance.choice(list(value))
        how = chance.random()
        if how < 0.15:
            return {key: kept for key, kept in value.items() if key != name}
        if how < 0.3:
            return {**value, chance.choice(["x", "", "t", "\ud800", "seat", "token"]): chance.choice(WEIRD)}
        return {**value, name: changed(chance, value[name])}
    if isinstance(value, list) and value and chance.random() < 0.85:
        at = chance.randrange(len(value))
        how = chance.random()
        if how < 0.3:
            return value * chance.choice([2, 9])
        return [*value[:at], changed(chance, value[at]), *value[at + 1 :]]
    if isinstance(value, str) and chance.random() < 0.5:
        at = chance.randrange(len(value) + 1)
        return value[:at] + chance.choice(["x", "\0", "\ud800", "é", " ", "9" * 30]) + value[at:]
    return chance.choice(WEIRD)


def written(chance: random.Random, value: Any) -> bytes:
    """As JSON, mostly."""
    ascii_only = chance.random() < 0.5
    text = json.dumps(value, ensure_ascii=ascii_only).encode("utf-8", "surrogatepass")
    if chance.random() < 0.08:
        text = mangled(chance, text)
    if chance.random() < 0.01:
        text = chance.choice(
            [b"[" * 50_000, b'{"t":' * 10_000, b"\xff\xfe" + text, b"x" * 70_000, b'"' + b"\\ud800" * 20 + b'"']
        )
    return text


def sent(chance: random.Random, frame: Json, wild: float) -> bytes:
    """A frame as it goes over the wire; with that probability something is wrong with it."""
    if chance.random() >= wild:
        return frame_of(json.dumps(frame).encode())
    return wire(chance, written(chance, changed(chance, frame) if chance.random() < 0.5 else frame))


def mangled(chance: random.Random, data: bytes) -> bytes:
    """The same with some bytes changed, lost, doubled, or cut off."""
    changing = bytearray(data or b"\0")
    for _ in range(chance.choice([1, 1, 3])):
        at, other = chance.randrange(len(changing)), chance.randrange(len(changing))
        how = chance.randrange(5)
        if how == 0:
            changing[at] = chance.randrange(256)
        elif how == 1:
            del changing[at : at + chance.randint(1, 8)]
        elif how == 2:
            changing[at:at] = changing[min(at, other) : max(at, other)][:2000]
        elif how == 3:
            changing[at:at] = chance.choice([b"\r\n", b"\0", b"\r\n\r\n", b"\xf0\x9f", b"}", b'"', b":", b"1e999"])
        else:
            del changing[max(1, at) :]
        changing = changing or bytearray(b"\0")
    return bytes(changing)


def odd_header(chance: random.Random, host: str) -> tuple[str, str]:
    """A header that a browser would not send so."""
    return chance.choice(
        [
            ("origin", chance.choice([f"http://{host}", *ORIGINS])),
            ("host", chance.choice(HOSTS)),
            ("x-forwarded-for", chance.choice(["1.2.3.4", "1.2.3.4, x, [::1]:9", "," * 3000, "\xff", "unknown"])),
            ("content-type", chance.choice(["text/plain", "application/json; charset=\xff", "", "x" * 3000])),
            ("content-length", chance.choice(["0", "5", "-1", "99999999999999999999", "1e3", "+5", "70000", "x"])),
            ("transfer-encoding", chance.choice(["chunked", "gzip, chunked", "identity", "x"])),
            ("expect", chance.choice(["100-continue", "x"])),
            ("connection", chance.choice(["close", "keep-alive", "upgrade", "x, close"])),
            ("upgrade", chance.choice(["websocket", "h2c", "x"])),
            ("accept-encoding", chance.choice(["gzip", "x", "*;q=0"])),
            ("if-none-match", chance.choice(["*", '"x"', "\xff"])),
            ("range", chance.choice(["bytes=0-1", "bytes=-99999999999", "bytes=5-1", "x", "bytes=" + "0-1," * 2000])),
            ("sec-websocket-extensions", chance.choice(["permessage-deflate", "x; y=" + "z" * 3000])),
            ("sec-websocket-version", chance.choice(["8", "x"])),
            ("sec-websocket-protocol", "x"),
            ("x" * 5000, "y"),
            ("x", "y" * chance.choice([10, 20_000, 70_000])),
            ("bad name", "y"),
        ]
    )


def frame_of(
    content: bytes,
    opcode: int = 1,
    *,
    fin: bool = True,
    mask: bytes = b"\0\0\0\0",
    bits: int = 0,
    size: int | None = None,
) -> bytes:
    """A frame of a client; with wrong bits or length if asked."""
    size = len(content) if size is None else size
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 65536 else b"\x7f" + size.to_bytes(8)
    key = bytes([length[0] | (128 if mask else 0)]) + length[1:] + mask
    if any(mask):
        content = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return bytes([(128 if fin else 0) | bits | opcode]) + key + content


def wire(chance: random.Random, text: bytes) -> bytes:
    """A text as it goes over the wire: mostly one frame, else anything."""
    how = chance.random()
    if how < 0.7:
        return frame_of(text, mask=chance.randbytes(4) if len(text) < 2000 else bytes(4))
    if how < 0.8:
        cut = chance.randrange(len(text) + 1)
        between = frame_of(b"x", chance.choice([9, 10])) if chance.random() < 0.5 else b""
        return frame_of(text[:cut], fin=False) + between + frame_of(text[cut:], 0)
    return chance.choice(
        [
            frame_of(text, 2),
            frame_of(chance.randbytes(30)),
            frame_of(text, 0),
            frame_of(text, fin=False) + frame_of(text, fin=False),
            frame_of(text, bits=chance.choice([16, 32, 64])),
            frame_of(text, chance.choice([3, 7, 11, 15])),
            frame_of(text, mask=b""),
            frame_of(b"x" * chance.choice([0, 125]), chance.choice([9, 10])),
            frame_of(b"x" * 126, 9),
            frame_of(b"x", 9, fin=False),
            frame_of(chance.choice([b"", b"\x03", b"\x03\xe8\xff", b"\0\0", b"\x03\xed", b"\x27\x10"]), 8),
            frame_of(b"x" * (64 * 1024 + chance.choice([0, 1]))),
            frame_of(b"x" * 1000, size=2**63 - 1),
            frame_of(text, size=len(text) + 5),
            (b"".join(frame_of(b"", fin=False, opcode=1 if n == 0 else 0) for n in range(300)) + frame_of(b"", 0)),
            frame_of(b'{"t":"ping"}') * chance.choice([20, 150]),
            chance.randbytes(40),
        ]
    )


async def replayed(folder: Path) -> int:
    """Every log in the database replays; how many there are."""
    storage = await Storage.open(folder / FILE)
    try:
        async with storage._engine.connect() as connection:
            found = await connection.exec_driver_sql('SELECT "table" FROM tables WHERE deal IS NOT NULL')
            codes = [row[0] for row in found]
        for code in codes:
            row = await storage.read(code)
            assert row is not None
            rebuilt(row, await storage.read_log(code))
            await storage.read_snapshot(code)
    finally:
        await storage.close()
    return len(codes)


def fuzzed(folder: Path, seconds: float, seed: int) -> Fuzz:
    """Start a server, fuzz it, stop it, look at what it leaves."""
    asyncios = logging.getLogger("asyncio")
    level = asyncios.level
    asyncios.setLevel(logging.CRITICAL)  # it warns where a closed socket is written to
    server = Process(folder)
    try:
        fuzz = Fuzz(server.up(), server.popen.pid, server.errors, seed)
        asyncio.run(fuzz.run(seconds))
        if server.popen.poll() is not None:
            fuzz.fail(f"the server has ended: {server.errors()[-2000:]}")
        server.popen.terminate()
        server.end()
        said = server.errors()
        if (found := FORBIDDEN.search(said)) is not None:
            fuzz.fail(f"at its end the server says: {said[max(0, found.start() - 300) : found.end() + 300]}")
    finally:
        server.close()
        asyncios.setLevel(level)
    fuzz.counts["logs replayed"] = asyncio.run(replayed(folder))
    return fuzz


def main() -> None:
    """Fuzz, tell, and exit with 1 if something was that must not be."""
    parser = argparse.ArgumentParser(description="Anything at all, sent to a real server.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        fuzz = fuzzed(Path(folder), 60 * asked.minutes, asked.seed)
    print(fuzz.summary())
    for failure in fuzz.failures:
        print(f"FAILED: {failure}")
    sys.exit(bool(fuzz.failures))


if __name__ == "__main__":
    main()
