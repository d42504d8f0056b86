"""One WebSocket at a table: a protocol on its transport, framed by the sans-IO half of the `websockets` library.

No task and no queue of its own: what it is sent goes to the transport at once, and who lets too much wait there is
dropped. What comes in is paid as `reading` says, and again by what it is: pieces and control frames when they are
parsed, messages when they are answered. While something waits (for a turn, for the log, for a table that wakes) the
socket is not read.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, cast

from starlette.datastructures import Headers
from uvicorn.server import ServerState
from websockets import Headers as WireHeaders
from websockets.exceptions import InvalidState
from websockets.frames import Frame as WireFrame
from websockets.frames import Opcode
from websockets.http11 import Request, Response
from websockets.protocol import CONNECTING, OPEN, SERVER, Protocol
from websockets.server import ServerProtocol

from kingtable.engine.errors import Refused
from kingtable.server.messages import frames
from kingtable.server.messages.refusal import Refusal, status
from kingtable.server.sharing.beside import beside
from kingtable.server.sharing.limits import is_home, networks
from kingtable.server.table.judge import judge
from kingtable.server.table.past import RESERVED
from kingtable.server.table.seats import seat_of
from kingtable.server.table.table import Table
from kingtable.server.table.tables import Tables
from kingtable.server.table.telling import past_frame
from kingtable.server.wire.doors import Doors
from kingtable.server.wire.framing import DEFLATE, framed, refusal_answer
from kingtable.server.wire.guards import check_host, check_origin, too_slow
from kingtable.server.wire.prices import KILOBYTE, PRICES, UPGRADE
from kingtable.server.wire.reading import Reading

logger = logging.getLogger(__name__)
_quiet = logging.getLogger("kingtable.websocket")
_quiet.setLevel(logging.CRITICAL)  # what a client sends is no news

HELLO_LIMIT = 15.0  # seconds to say who one is
UNSENT = 1024 * 1024  # bytes that may wait for a slow client
PIECES = 64  # of one message; browsers send one, proxies a few
PARTING = 1.0  # seconds to read why the server closes
QUIET = 15.0  # seconds after which a silent client is asked whether it is there, before a proxy gives it up,
GONE = 75.0  # and after which it is not
LOOK = 2.0  # seconds between two looks at who is silent


class Sockets:
    """All WebSockets of a server. `made` is what uvicorn calls for each."""

    def __init__(self, tables: Callable[[], Tables], doors: Callable[[], Doors]) -> None:
        self.tables = tables
        self.doors = doors
        self.open: set[Socket] = set()
        # It answers upgrades, and keeps nothing of them.
        self.handshake = ServerProtocol(extensions=[DEFLATE], logger=_quiet)

    def made(self, config: object, server_state: ServerState, app_state: object) -> Socket:
        """A WebSocket that begins (uvicorn's `ws=`)."""
        return Socket(self, server_state.connections)

    def tell_reach(self) -> None:
        """Tell every device in this home how far links reach now."""
        for socket in tuple(self.open):
            if socket._table is not None and is_home(socket._peer):
                socket.send(frames.encode({"t": "reach", "reach": self.doors().reach(socket._peer)}))

    async def watch(self) -> None:
        """Ask the silent whether they are there, let go of those who are gone, for ever."""
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(LOOK)
            now = clock()
            for socket in tuple(self.open):
                socket.look(now)


class Socket(Reading):
    """A socket with its seat (None: it watches)."""

    __slots__ = (
        "_all",
        "_code",
        "_heard",
        "_hint",
        "_inbox",
        "_peer",
        "_pieces",
        "_server",
        "_table",
        "_timer",
        "_work",
        "_ws",
        "address",
        "seat",
    )

    def __init__(self, sockets: Sockets, server: set[Any]) -> None:
        super().__init__()
        self.seat: int | None = None
        self._all = sockets
        self._server = server
        self._ws = Protocol(SERVER, state=CONNECTING, max_size=frames.LIMIT, logger=_quiet)
        self.address = ""
        self._peer = ""
        self._code = ""
        self._table: Table | None = None
        self._pieces: list[bytes] | None = None  # of a message that goes on
        self._inbox: list[frames.Frame] = []  # short, and mostly empty: a deque is ten times as large
        self._work: asyncio.Task[object] | None = None
        self._hint: asyncio.Task[None] | None = None  # beside the inbox: no move waits for it
        self._timer: asyncio.TimerHandle | None = None
        self._heard = asyncio.get_running_loop().time()

    # The transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The upgrade begins. Nothing is read until it is answered."""
        self.transport = cast(asyncio.Transport, transport)
        self._server.add(self)
        self._all.open.add(self)
        self._pause(True)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over: leave the table."""
        self._parted = True
        self._server.discard(self)
        self._all.open.discard(self)
        self._all.doors().connections.closed(self.transport)
        self._later(0, None)
        if self._hint is not None:
            self._hint.cancel()
        if self._table is not None and any(isinstance(frame, frames.Leave) for frame in self._inbox):
            # Who said so and went need not have waited for the answer before.
            self._table.hear(self.seat, frames.Leave())
        self._inbox.clear()
        # The parser and its protocol hold each other, and all that was read: the collector would come late.
        self._ws.parser.close()
        self._ws.parser_exc = self._ws.handshake_exc = None
        if self._table is not None:
            self._table.leave(self)
            self._all.doors().unattended.settle(self._table)

    def shutdown(self) -> None:
        """The server stops (uvicorn calls it)."""
        self._close(1012)

    def look(self, now: float) -> None:
        """Is anybody there?"""
        if now - self._heard > GONE:
            self.transport.abort()
        elif now - self._heard > QUIET and self._ws.state is OPEN:
            self._ws.send_ping(b"")
            self._flush()

    def _flush(self) -> None:
        if data := b"".join(self._ws.data_to_send()):
            self.transport.write(data)

    def _later(self, seconds: float, call: Callable[[], None] | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if call is None else asyncio.get_running_loop().call_later(seconds, call)

    # The beginning

    def begin(self, method: str, target: str, headers: list[tuple[bytes, bytes]]) -> None:
        """Answer the upgrade, when it is known whether there is such a table."""
        handshake = self._all.handshake
        try:
            self._admit(target, Headers(raw=headers))
        except Refusal as refusal:
            self._answer_upgrade(refusal_answer(handshake, refusal))
            return
        read = WireHeaders([(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers])
        response = handshake.accept(Request(target, read, method))
        failed: BaseException | None = handshake.handshake_exc
        handshake.handshake_exc = None
        self._ws.extensions, handshake.extensions = handshake.extensions, []
        while failed is not None:
            failed.__traceback__ = None
            failed = failed.__cause__ or failed.__context__
        if response.status_code != 101:
            self._answer_upgrade(response)
        else:
            self._work = asyncio.get_running_loop().create_task(self._open(response))
            self._work.add_done_callback(self._worked)

    def _admit(self, target: str, headers: Headers) -> None:
        """May this one come in? Raises Refusal."""
        doors = self._all.doors()
        local = self.transport.get_extra_info("sockname")
        here = str(local[0]) if isinstance(local, tuple) else ""
        check_host(headers, here, doors.hosts)
        check_origin(headers)
        path = target.partition("?")[0].split("/")
        if len(path) != 3 or path[1] != "ws" or not path[2]:
            raise Refusal("server-address-unknown", status=404, address=target[:80])
        self._code = path[2].upper()[:12]
        self._peer = doors.connections.address_of(self.transport, headers.raw)
        self.address = networks(self._peer)[-1]
        self._share = doors.turns.of(self._peer)
        doors.buckets.take("requests", self._peer)
        doors.connections.socket_opened(self.transport, self._peer)

    async def _open(self, accepted: Response) -> None:
        """Accept the upgrade where there is such a table."""
        await self._share.turn(UPGRADE)
        try:
            await self._all.tables().found(self._code, self._all.doors().buckets, self._peer)
        except Refusal as refusal:
            self._answer_upgrade(refusal_answer(self._all.handshake, refusal))
        else:
            self._answer_upgrade(accepted)

    def _answer_upgrade(self, response: Response) -> None:
        if self._parted:  # it has gone meanwhile
            return
        self.transport.write(response.serialize())
        if response.status_code != 101:
            self._parted = True
            self.transport.close()
        else:
            self._ws.state = OPEN
            self._later(HELLO_LIMIT, lambda: self.part(too_slow(HELLO_LIMIT)))

    async def _hello(self, hello: frames.Hello) -> None:
        doors = self._all.doors()
        table = await self._all.tables().found(self._code, doors.buckets, self._peer)
        try:
            seat = seat_of(hello.token, table.row.seats)
        except Refusal:
            doors.buckets.take("guesses", self._peer)
            raise
        if self._parted:
            return
        if seat is None:
            doors.connections.watches(self.transport)
        else:
            doors.connections.seated(self.transport)
        self.seat = seat
        doors.unattended.check(table, self)
        table.join(self, hello.since, hello.commit)
        self._table = table
        doors.unattended.settle(table)

    # What comes

    def _left(self) -> bool:
        return bool(self._inbox or self._unread)

    def _stuck(self) -> bool:
        return self._work is not None

    def _first(self) -> bool:
        return self.seat is not None

    def _step(self) -> None:
        """Answer the next message, or parse a little of what came in."""
        if self._inbox:
            self._answer_next()
            return
        try:
            super()._step()
        except Refused as refused:
            self.part(refused)

    def _parse(self, piece: bytes) -> None:
        self._heard = asyncio.get_running_loop().time()
        self._ws.receive_data(piece)
        for event in self._ws.events_received():
            if isinstance(event, WireFrame) and not self._parted:
                self._share.pay(PRICES[event.opcode] + KILOBYTE * len(event.data) / 1024)  # it may have been packed
                self._take(event)
        self._flush()
        if self.transport.get_write_buffer_size() > UNSENT:
            self.transport.abort()  # it asks and does not listen
        if self._ws.close_expected() and not self.transport.is_closing():
            self._parted = True
            self.transport.close()

    def _take(self, wire: WireFrame) -> None:
        if wire.opcode is Opcode.BINARY:
            raise Refusal("server-frame-malformed", status=400, detail="a binary frame")
        if wire.opcode is Opcode.TEXT:
            self._pieces = []
        elif wire.opcode is not Opcode.CONT or self._pieces is None:
            return
        if len(self._pieces) >= PIECES:
            raise Refusal("server-frame-malformed", status=400, detail=f"more than {PIECES} pieces")
        self._pieces.append(bytes(wire.data))
        if wire.fin:
            text, self._pieces = b"".join(self._pieces), None
            self._inbox.append(frames.read(text))

    def _answer_next(self) -> None:
        frame, work = self._inbox.pop(0), None
        began = time.thread_time()
        try:
            work = self._answer(frame)
        except Refused as refused:
            self._refuse(refused)
        finally:
            self._share.pay(max(PRICES[type(frame)], 1000 * (time.thread_time() - began)))
        if work is not None:
            self._work = asyncio.get_running_loop().create_task(work)
            self._work.add_done_callback(self._worked)

    def _worked(self, work: asyncio.Task[object]) -> None:
        self._work = None
        error = None if work.cancelled() else work.exception()
        if isinstance(error, Refused):
            self._refuse(error)
        elif error is not None:
            logger.error("kingtable: a frame at table %s", self._code, exc_info=error)
            self.part(Refusal("server-fault", status=500))
        self._go_on()

    def _refuse(self, refused: Refused) -> None:
        """Answer so; before the hello is answered it is the end."""
        if self._table is None:
            self.part(refused)
        else:
            self.send(frames.refusal(refused))

    def _answer(self, frame: frames.Frame) -> Coroutine[Any, Any, object] | None:
        table = self._table
        if table is None:
            if not isinstance(frame, frames.Hello):
                raise Refusal("server-hello-first", status=400)
            self._later(0, None)  # it has said who it is; to wake its table may take longer than it had for that
            return self._hello(frame)
        match frame:
            case frames.Do():
                return self._do(table, frame)
            case frames.Try(id=id, moves=moves):
                try:
                    self.send(frames.tried(id, table.preview(self.seat, moves)))
                except Refused as refused:
                    self.send(frames.no(id, refused))
            case frames.Hint(id=id):
                self._ask(table, id)
            case frames.Again(since=since):
                self.send(table.audience.snap(self.seat, since))
            case frames.Past(since=since):
                return self._tell_past(table, since)
            case frames.Ping():
                self.send(frames.PONG)
            case frames.Hello():
                self.part(Refusal("server-frame-malformed", status=400, detail="a second hello"))
            case frames.Seal() | frames.Reveal() | frames.Say() | frames.Leave() | frames.End() | frames.TakeBack():
                table.hear(self.seat, frame)
            case _:
                return table.command(lambda state, now: judge(state, self.seat, frame, now))
        return None

    async def _do(self, table: Table, frame: frames.Do) -> None:
        try:
            if frame.id.startswith(RESERVED):
                raise Refusal("server-id-reserved", field="id")
            await table.do(
                self.seat, frame.id, frame.moves, lambda seq: self.send(frames.ack(frame.id, seq)), at=frame.at
            )
        except Refused as refused:
            self.send(frames.no(frame.id, refused))

    def _ask(self, table: Table, id: str) -> None:
        if self._hint is not None and not self._hint.done():
            self.send(frames.no(id, Refusal("server-hint-asked", status=409)))
            return
        try:
            self._all.doors().buckets.take("heavy", self._peer)
        except Refusal as refusal:
            self.send(frames.no(id, refusal))
            return
        self._hint = asyncio.get_running_loop().create_task(self._tell_hint(table, id))

    async def _tell_hint(self, table: Table, id: str) -> None:
        try:
            self.send(await table.hint(self.seat, id, self.address))
        except Refused as refused:
            self._all.doors().buckets.give_back("heavy", self._peer)
            self.send(frames.no(id, refused))
        except Exception:
            logger.exception("kingtable: a hint at table %s", self._code)
            self.send(frames.no(id, Refusal("server-fault", status=500)))

    async def _tell_past(self, table: Table, since: int) -> None:
        past = table.state.played
        self._all.doors().buckets.take("heavy", self._peer)
        self.send(await beside(self.address, past_frame, table.row, past, self.seat, since))

    # What goes

    def send(self, frame: bytes) -> None:
        """Send a frame. Who lets too much wait is dropped; it may come back and gets everything again."""
        if self._parted or self.transport.is_closing() or self._ws.state is not OPEN:
            return
        self.transport.write(framed(frame, packed=bool(self._ws.extensions)))
        if self.transport.get_write_buffer_size() > UNSENT:
            self._parted = True
            self.transport.abort()

    def part(self, refused: Refused) -> None:
        """Say why, and close."""
        self.send(frames.bye(refused))
        self._close(4000 + status(refused))

    def _close(self, code: int) -> None:
        if self._parted:
            return
        self._parted = True
        self._unread.clear()
        try:
            self._ws.send_close(code)
            self._flush()
            self.transport.write_eof()
        except (InvalidState, OSError):
            self.transport.abort()
            return
        # What still comes is thrown away: the client reads why, and closes; or it does not.
        self._pause(False)
        self._later(PARTING, self.transport.abort)
