"""Those who send anything at all to a server, from many loopback addresses, and judge what it answers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import socket
import struct
import zlib
from collections import Counter
from typing import Any

from tests.server.wild import (
    ANSWERS,
    BOTS,
    CODES,
    HOSTS,
    METHODS,
    ROUTES,
    WEIRD,
    Json,
    changed,
    frame_of,
    legal,
    mangled,
    odd_header,
    secret,
    sent,
    table_form,
    written,
)

HOST = "127.0.0.1"
POOL = 40  # tables that strangers know
STATUS = re.compile(rb"HTTP/1\.1 (\d\d\d) ")


class Failed(Exception):
    """What must not be."""


class Strangers:
    """What they know, what they do, and what they heard."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.counts: Counter[str] = Counter()
        self.keys: Counter[str] = Counter()
        self.codes: list[str] = []
        self.tokens: dict[str, list[str]] = {}
        self.links: dict[str, list[str]] = {}

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
                await asyncio.sleep(0.02)  # the server may answer before it ends, or not
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
        if mute:
            await asyncio.Event().wait()
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


def reset(writer: asyncio.StreamWriter) -> None:
    """End the connection as a crash does."""
    made = writer.get_extra_info("socket")
    made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
