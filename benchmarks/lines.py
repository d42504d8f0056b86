"""Sockets as the page has them, reduced to what is needed, so that one process can hold thousands of them."""

from __future__ import annotations

import asyncio
import random
from typing import cast

import msgspec

from benchmarks.served import HOST


class Offer(msgspec.Struct):
    """A move among the choices."""

    move: str


class Choices(msgspec.Struct):
    """What a mover has to read of the choices, of both games."""

    place: list[Offer] = []
    claim: list[Offer] = []
    discard: str | None = None
    moves: list[str] = []
    keep: bool = False
    silence: str | None = None

    def pick(self, chance: random.Random) -> list[str]:
        """Anything that can be placed and claimed; dice all thrown again, or anything else."""
        if self.silence is not None:
            keep = self.keep and chance.random() < 0.7
            return ["keep"] if keep else [chance.choice(self.moves or [self.silence])]
        moves = [self.discard] if self.discard else []
        return moves + [chance.choice(offered).move for offered in (self.place, self.claim) if offered]


class Why(msgspec.Struct):
    """Why something was refused."""

    key: str


class Frame(msgspec.Struct):
    """What a mover has to read of a frame. key: of the game, once it is over."""

    t: str
    id: str | None = None
    seq: int = 0
    key: str | None = None
    choices: Choices | None = None
    why: Why | None = None
    retry: float | None = None


read = msgspec.json.Decoder(Frame).decode
READ = (b'{"t":"snap', b'{"t":"ev","', b'{"t":"ack"', b'{"t":"no",')  # what a mover reads
BYE = b'{"t":"bye"'
HEAD = len(BYE)  # bytes that tell what a frame is


def framed(text: bytes, opcode: int = 1) -> bytes:
    """A frame as a client sends it; masked with zeros, which is a mask, too."""
    size = len(text)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2) if size < 65536 else b""
    return bytes([128 | opcode]) + (length or b"\xff" + size.to_bytes(8)) + b"\0\0\0\0" + text


def upgrade(path: str) -> bytes:
    """Return the request that opens a WebSocket."""
    return (
        f"GET {path} HTTP/1.1\r\nhost: {HOST}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )


PING_FRAME = framed(b'{"t":"ping"}')
CLOSE_FRAME = framed(b"\x03\xe9", 8)


class Line(asyncio.Protocol):
    """One WebSocket, reduced to what is needed. whole: frames are handed on whole, else of large ones the beginning."""

    transport: asyncio.Transport | None = None

    def __init__(self, path: str, whole: bool = True) -> None:
        self.path = path
        self.whole = whole
        self.heard = 0.0
        self._clock = asyncio.get_running_loop().time
        self._buffer = b""
        self._skip = 0
        self.upgraded = False

    async def open(self, port: int, address: str) -> None:
        """Connect from that address. Raises OSError."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port, local_addr=(address, 0))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = made = cast(asyncio.Transport, transport)  # uvloop's are no subclass
        self.heard = self._clock()
        self._buffer, self._skip, self.upgraded = b"", 0, False
        made.write(upgrade(self.path))

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        self.lost()

    def data_received(self, data: bytes) -> None:
        self.heard = self._clock()
        if self._skip:
            skipped = min(self._skip, len(data))
            self._skip -= skipped
            if skipped == len(data):
                return
            data = data[skipped:]
        buffer = self._buffer + data if self._buffer else data
        if not self.upgraded:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.refused(int(head[9:12]))
                self.close()
                return
            self.upgraded = True
            self.opened()
        at, size = 0, len(buffer)
        while size - at >= 2:
            opcode, length, start = buffer[at] & 15, buffer[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if size < start:
                    break
                length = int.from_bytes(buffer[at + 2 : start])
            end_at = start + length
            if end_at > size:
                if not self.whole and size - start >= HEAD:
                    self._take(opcode, buffer[start : start + HEAD])
                    self._skip, at = end_at - size, size
                break
            self._take(opcode, buffer[start:end_at])
            at = end_at
        self._buffer = buffer[at:]

    def _take(self, opcode: int, content: bytes) -> None:
        if opcode == 1:
            self.frame(content)
        elif opcode == 9:
            self.write(framed(content, 10))

    def write(self, data: bytes) -> None:
        """Send, if there is a connection."""
        if self.transport is not None:
            self.transport.write(data)

    def close(self) -> None:
        """Leave."""
        if self.transport is not None:
            if self.upgraded:
                self.transport.write(CLOSE_FRAME)
            self.transport.close()

    def opened(self) -> None:
        """The socket is open: say hello."""

    def refused(self, status: int) -> None:
        """The server answered with something else."""

    def frame(self, content: bytes) -> None:
        """A frame has come."""

    def lost(self) -> None:
        """The connection is gone."""
