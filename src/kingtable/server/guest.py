"""One WebSocket at a table: reads its frames, queues what it is sent, drops it when it does not keep up."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kingtable.engine.errors import Refused
from kingtable.server import frames
from kingtable.server.declined import Declined, status
from kingtable.server.guards import same_origin
from kingtable.server.seats import seat_of
from kingtable.server.table import RESERVED, Table
from kingtable.server.tables import Tables

HELLO_LIMIT = 15.0  # seconds to say who one is
QUEUE_FRAMES = 400  # what may wait for a slow client
QUEUE_BYTES = 4 * 1024 * 1024
RATE = 50.0  # frames a second from one client,
BURST = 100.0  # and so many at once
NAME_COST = 10.0  # a name goes to everybody at the table


async def sit(socket: WebSocket, tables: Tables) -> None:
    """Serve a WebSocket from its first frame to its end."""
    if not same_origin(socket.headers):
        await socket.close()  # before it is accepted: 403
        return
    await socket.accept()
    try:
        table = await tables.get(socket.path_params["table"].upper())
        hello = await _hello(socket)
        guest = Guest(socket, table, seat_of(hello.token, table.row.seats))
        table.join(guest, hello.since)
    except Refused as refused:
        await _part(socket, refused)
        return
    except WebSocketDisconnect:
        return
    try:
        await guest.stay()
    finally:
        table.leave(guest)


async def _hello(socket: WebSocket) -> frames.Hello:
    try:
        async with asyncio.timeout(HELLO_LIMIT):
            hello = await _receive(socket)
    except TimeoutError:
        raise Declined("server-hello-first", status=400) from None
    if not isinstance(hello, frames.Hello):
        raise Declined("server-hello-first", status=400)
    return hello


async def _receive(socket: WebSocket) -> frames.Frame:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    if (text := message.get("text")) is None:
        raise Declined("server-frame-malformed", status=400, detail="a binary frame")
    return frames.read(text)


async def _part(socket: WebSocket, refused: Refused) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(frames.bye(refused).decode())
        await socket.close(4000 + status(refused))


class Guest:
    """A socket with its seat (None: it watches) and the frames that wait for it."""

    def __init__(self, socket: WebSocket, table: Table, seat: int | None) -> None:
        self.seat = seat
        self._socket = socket
        self._table = table
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._slow = False
        self._allowance = BURST
        self._writing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        """Queue a frame. Who lets too much wait is dropped; it may come back and gets everything anew."""
        if self._slow:
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if len(self._waiting) > QUEUE_FRAMES or self._bytes > QUEUE_BYTES:
            self._slow = True
            self._waiting.clear()
            if self._writing is not None:
                self._writing.cancel()  # it may hang in a socket that takes no more
        self._news.set()

    async def stay(self) -> None:
        """Read and write until the client goes, breaks the protocol, or is too slow."""
        reading = asyncio.create_task(self._read())
        writing = self._writing = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
        ended = [task.exception() for task in (reading, writing) if not task.cancelled()]
        for error in ended:
            if isinstance(error, Refused):
                await self._say_why(error)
            elif error is not None and not isinstance(error, WebSocketDisconnect):
                raise error

    async def _say_why(self, refused: Refused) -> None:
        # What waits was meant to come first, but a client that does not read must not keep the server
        # waiting.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self._waiting and self._socket.application_state is WebSocketState.CONNECTED:
                    await self._socket.send_text(self._waiting.popleft().decode())
                await _part(self._socket, refused)

    async def _write(self) -> None:
        while not self._slow:
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await self._socket.send_text(frame.decode())
            self._news.clear()
            await self._news.wait()

    async def _read(self) -> None:
        clock = asyncio.get_running_loop().time
        last = clock()
        while True:
            frame = await _receive(self._socket)
            now = clock()
            self._allowance = min(BURST, self._allowance + (now - last) * RATE)
            last = now
            self._allowance -= NAME_COST if isinstance(frame, frames.Name) else 1.0
            if self._allowance < 0:  # not read until it may: the client's own frames wait, nobody else's
                await asyncio.sleep(-self._allowance / RATE)
            await self._answer(frame)

    async def _answer(self, frame: frames.Frame) -> None:
        match frame:
            case frames.Do(id=id, moves=moves, at=at):
                try:
                    if id.startswith(RESERVED):
                        raise Declined("server-id-reserved", field="id")
                    await self._table.do(self.seat, id, moves, lambda seq: self.send(frames.ack(id, seq)), at=at)
                except Refused as refused:
                    self.send(frames.no(id, refused))
            case frames.Try(id=id, moves=moves):
                try:
                    self.send(frames.tried(id, self._table.preview(self.seat, moves)))
                except Refused as refused:
                    self.send(frames.no(id, refused))
            case frames.Name(name=name):
                await self._table.rename(self.seat, name)
            case frames.Ping():
                self.send(frames.PONG)
            case frames.Hello():
                raise Declined("server-frame-malformed", status=400, detail="a second hello")
