"""One WebSocket at a table: a protocol on its transport, framed by the sans-IO half of the `websockets` library.

No task and no queue of its own: what it is sent goes to the transport at once, and who lets too much wait there is
dropped. A frame of the client that has to wait for something (the log, a table that wakes) is worked on in a task;
until that is done the client's next frames wait, and after a few of them its socket is not read.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, cast

from starlette.datastructures import Headers
from websockets import Headers as WireHeaders
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame as WireFrame
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN, SERVER, Protocol
from websockets.server import ServerProtocol

from kingtable.engine.errors import Refused
from kingtable.server import frames
from kingtable.server.beside import beside
from kingtable.server.declined import Declined, status, why
from kingtable.server.doors import Doors
from kingtable.server.guards import same_origin, too_slow
from kingtable.server.http import Upgraded
from kingtable.server.past import RESERVED
from kingtable.server.seats import seat_of
from kingtable.server.table import Table
from kingtable.server.tables import Tables
from kingtable.server.telling import past_frame

logger = logging.getLogger(__name__)
_quiet = logging.getLogger("kingtable.websocket")
_quiet.setLevel(logging.CRITICAL)  # what a client sends is no news

HELLO_LIMIT = 15.0  # seconds to say who one is
UNSENT = 1024 * 1024  # bytes that may wait for a slow client
RATE = 50.0  # frames a second from one client,
BURST = 100.0  # and so many at once
COSTS: dict[type, float] = {  # of frames that cost more than others
    frames.Name: 10.0,  # it goes to everybody at the table
    frames.Lend: 10.0,
    frames.End: 10.0,
    frames.Leave: 10.0,
    frames.Again: 10.0,  # everything is told
    frames.Hint: 25.0,  # a bot thinks about it
    frames.Past: 50.0,  # the game is played again
}
WAITING = 16  # frames of a client that wait for one that is worked on; then it is not read
PARTING = 1.0  # seconds to read why the server closes
QUIET = 25.0  # seconds after which a silent client is asked whether it is there,
GONE = 75.0  # and after which it is not
# Each frame is compressed by itself (RFC 7692 without context takeover), once for all who get it: half the bytes, and
# no connection keeps anything; a context would take 6 KB of each, and save a third more.
_DEFLATE = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)


class Sockets:
    """All WebSockets of a server. `made` is what uvicorn calls for each."""

    def __init__(self, tables: Callable[[], Tables], doors: Callable[[], Doors]) -> None:
        self.tables = tables
        self.doors = doors
        self.open: set[Guest] = set()
        # It answers upgrades, and keeps nothing of them.
        self.handshake = ServerProtocol(extensions=[_DEFLATE], logger=_quiet)

    def made(self, config: Any, server_state: Any, app_state: Any) -> Guest:
        """A WebSocket that begins (uvicorn's `ws=`)."""
        return Guest(self, server_state.connections)

    async def watch(self) -> None:
        """Ask the silent whether they are there, let go of those who are gone, for ever."""
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(QUIET / 4)
            now = clock()
            for guest in tuple(self.open):
                guest.look(now)


class Guest(Upgraded):
    """A socket with its seat (None: it watches)."""

    __slots__ = (
        "_address",
        "_all",
        "_allowance",
        "_code",
        "_heard",
        "_hint",
        "_inbox",
        "_parted",
        "_paused",
        "_paying",
        "_pieces",
        "_server",
        "_spent",
        "_table",
        "_timer",
        "_transport",
        "_work",
        "_ws",
        "seat",
    )

    def __init__(self, sockets: Sockets, server: set[Any]) -> None:
        self.seat: int | None = None
        self._all = sockets
        self._server = server
        self._transport: asyncio.Transport = cast(asyncio.Transport, None)
        self._ws = Protocol(SERVER, state=OPEN, max_size=frames.LIMIT, logger=_quiet)
        self._address = ""
        self._code = ""
        self._table: Table | None = None
        self._pieces: list[bytes] | None = None
        self._inbox: list[frames.Frame] = []  # short, and mostly empty: a deque is ten times as large
        self._work: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None  # beside the inbox: no move waits for it
        self._timer: asyncio.TimerHandle | None = None
        self._paying: asyncio.TimerHandle | None = None  # until the next frame may be answered
        self._heard = self._spent = asyncio.get_running_loop().time()
        self._allowance = BURST
        self._paused = self._parted = False

    # The transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The upgrade begins."""
        self._transport = cast(asyncio.Transport, transport)
        self._server.add(self)
        self._all.open.add(self)
        self._later(HELLO_LIMIT, self._no_hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over: leave the table."""
        self._parted = True
        self._server.discard(self)
        self._all.open.discard(self)
        self._all.doors().connections.closed(self._transport)
        self._later(0, None)
        if self._paying is not None:
            self._paying.cancel()
        if self._hint is not None:
            self._hint.cancel()
        if self._table is not None and any(isinstance(frame, frames.Leave) for frame in self._inbox):
            self._table.company.leave(self.seat)  # who said so and went need not have waited for the answer before
        self._inbox.clear()
        # The parser and its protocol hold each other, and all that was read: the collector would come late.
        self._ws.parser.close()
        self._ws.parser_exc = self._ws.handshake_exc = None
        if self._table is not None:
            self._table.leave(self)

    def eof_received(self) -> None:
        """The client closes."""

    def data_received(self, data: bytes) -> None:
        """Frames, or pieces of them."""
        self._heard = asyncio.get_running_loop().time()
        self._ws.receive_data(data)
        try:
            for event in self._ws.events_received():
                if isinstance(event, WireFrame):
                    self._take(event)
                    if event.opcode is Opcode.PING and self._transport.get_write_buffer_size() > UNSENT:
                        self._transport.abort()  # it asks and does not listen
        except Refused as refused:
            self.part(refused)
        self._flush()
        if self._ws.close_expected() and not self._transport.is_closing():
            self._parted = True
            self._transport.close()

    def shutdown(self) -> None:
        """The server stops (uvicorn calls it)."""
        self._close(1012)

    def look(self, now: float) -> None:
        """Is anybody there?"""
        if now - self._heard > GONE:
            self._transport.abort()
        elif now - self._heard > QUIET and self._ws.state is OPEN:
            self._ws.send_ping(b"")
            self._flush()

    def _flush(self) -> None:
        if data := b"".join(self._ws.data_to_send()):
            self._transport.write(data)

    def _later(self, seconds: float, call: Callable[[], None] | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if call is None else asyncio.get_running_loop().call_later(seconds, call)

    # The beginning

    def begin(self, method: str, target: str, headers: list[tuple[bytes, bytes]]) -> None:
        """Answer the upgrade."""
        handshake = self._all.handshake
        try:
            self._admit(target, Headers(raw=headers))
        except Declined as declined:
            declined.__traceback__ = None  # else it would hold the frame that holds it
            response = handshake.reject(declined.status, frames.encode({"error": why(declined)}).decode())
        else:
            told = WireHeaders([(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers])
            response = handshake.accept(Request(target, told, method))
            failed: BaseException | None = handshake.handshake_exc
            handshake.handshake_exc = None
            self._ws.extensions, handshake.extensions = handshake.extensions, []
            while failed is not None:
                failed.__traceback__ = None
                failed = failed.__cause__ or failed.__context__
        self._transport.write(response.serialize())
        if response.status_code != 101:
            self._parted = True
            self._transport.close()

    def _admit(self, target: str, headers: Headers) -> None:
        """May this one come in? Raises Declined."""
        doors = self._all.doors()
        local = self._transport.get_extra_info("sockname")
        refused = doors.host_refused(headers, str(local[0]) if isinstance(local, tuple) else "")
        if refused is not None:
            raise refused
        if not same_origin(headers):
            raise Declined("server-origin-foreign", status=403)
        path = target.partition("?")[0].split("/")
        if len(path) != 3 or path[1] != "ws" or not path[2]:
            raise Declined("server-address-unknown", status=404, address=target[:80])
        self._code = path[2].upper()[:12]
        self._address = doors.connections.address_of(self._transport, headers.raw)
        doors.buckets.take("requests", self._address)
        doors.connections.socket_opened(self._transport, self._address)

    def _no_hello(self) -> None:
        self.part(too_slow(HELLO_LIMIT))

    async def _hello(self, hello: frames.Hello) -> None:
        doors = self._all.doors()
        tables = self._all.tables()
        try:
            if tables.awake(self._code) is None:
                doors.buckets.take("waking", self._address)
            table = await tables.get(self._code)
            seat = seat_of(hello.token, table.row.seats)
            if seat is None:  # who tries codes finds nothing more once it has tried too many
                doors.buckets.check("guesses", self._address)
        except Declined as declined:
            if declined.key in ("server-table-unknown", "server-token-unknown"):
                doors.buckets.take("guesses", self._address)
            raise
        if self._parted:
            return
        if seat is None:
            doors.connections.watches(self._transport)
        else:
            doors.connections.seated(self._transport)
        self.seat = seat
        table.join(self, hello.since, hello.commit)
        self._table = table

    # What comes

    def _take(self, wire: WireFrame) -> None:
        if self._parted:
            return
        if wire.opcode is Opcode.BINARY:
            raise Declined("server-frame-malformed", status=400, detail="a binary frame")
        if wire.opcode is Opcode.TEXT:
            self._pieces = [bytes(wire.data)]
        elif wire.opcode is Opcode.CONT and self._pieces is not None:
            self._pieces.append(bytes(wire.data))
        else:
            return
        if wire.fin:
            text, self._pieces = b"".join(self._pieces), None
            if self._address:
                self._all.doors().buckets.take("bytes", self._address, len(text))
            self._inbox.append(frames.read(text))
            self._go_on()

    def _go_on(self) -> None:
        """Answer what has come, in order, as far as it can be answered now."""
        while self._inbox and self._work is None and not self._parted:
            if self._paying is not None:
                break
            if (wait := self._debt(self._inbox[0])) > 0:
                self._paying = asyncio.get_running_loop().call_later(wait, self._paid)
                break
            frame = self._inbox.pop(0)
            try:
                work = self._answer(frame)
            except Refused as refused:
                self.part(refused)
                return
            if work is not None:
                self._work = asyncio.get_running_loop().create_task(work)
                self._work.add_done_callback(self._worked)
        full = len(self._inbox) >= WAITING
        if full != self._paused and not self._transport.is_closing():
            self._paused = full
            (self._transport.pause_reading if full else self._transport.resume_reading)()

    def _paid(self) -> None:
        self._paying = None
        self._go_on()

    def _debt(self, frame: frames.Frame) -> float:
        """Seconds until this frame may be answered; 0 when it is paid for."""
        now = asyncio.get_running_loop().time()
        self._allowance = min(BURST, self._allowance + (now - self._spent) * RATE)
        self._spent = now
        cost = COSTS.get(type(frame), 1.0)
        if self._allowance < cost:
            return (cost - self._allowance) / RATE
        self._allowance -= cost
        return 0.0

    def _worked(self, work: asyncio.Task[None]) -> None:
        self._work = None
        error = None if work.cancelled() else work.exception()
        if isinstance(error, Refused):
            self.part(error)
        elif error is not None:
            logger.error("kingtable: a frame at table %s", self._code, exc_info=error)
            self.part(Declined("server-fault", status=500))
        else:
            self._go_on()

    def _answer(self, frame: frames.Frame) -> Coroutine[Any, Any, None] | None:
        table = self._table
        if table is None:
            if not isinstance(frame, frames.Hello):
                raise Declined("server-hello-first", status=400)
            self._later(0, None)  # it has said who it is; to wake its table may take longer than it had for that
            return self._hello(frame)
        match frame:
            case frames.Do():
                return self._do(table, frame)
            case frames.Name(name=name):
                return self._try_to(table.rename(self.seat, name))
            case frames.Try(id=id, moves=moves):
                try:
                    self.send(frames.tried(id, table.preview(self.seat, moves)))
                except Refused as refused:
                    self.send(frames.no(id, refused))
            case frames.Hint(id=id):
                self._ask(table, id)
            case frames.Again(since=since):
                self.send(table.snap(self.seat, since))
            case frames.Past(since=since):
                return self._tell_past(table, since)
            case frames.Reveal(share=share):
                self._attempt(lambda: table.reveal(self.seat, share))
            case frames.Begin(bots=with_bots):
                return self._try_to(table.begin(self.seat, with_bots=with_bots))
            case frames.Leave():
                table.company.leave(self.seat)
            case frames.Lend(seat=seat):
                return self._try_to(table.company.lend(self.seat, seat))
            case frames.End(agrees=agrees):
                self._attempt(lambda: table.company.end(self.seat, agrees=agrees))
            case frames.Ping():
                self.send(frames.PONG)
            case frames.Hello():
                raise Declined("server-frame-malformed", status=400, detail="a second hello")
        return None

    def _attempt(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Refused as refused:
            self.send(frames.declined(refused))

    async def _do(self, table: Table, frame: frames.Do) -> None:
        try:
            if frame.id.startswith(RESERVED):
                raise Declined("server-id-reserved", field="id")
            await table.do(
                self.seat, frame.id, frame.moves, lambda seq: self.send(frames.ack(frame.id, seq)), at=frame.at
            )
        except Refused as refused:
            self.send(frames.no(frame.id, refused))

    def _ask(self, table: Table, id: str) -> None:
        if self._hint is not None and not self._hint.done():
            self.send(frames.no(id, Declined("server-hint-asked", status=409)))
            return
        try:
            if self._address:
                self._all.doors().buckets.take("heavy", self._address)
        except Declined as declined:
            self.send(frames.no(id, declined))
            return
        self._hint = asyncio.get_running_loop().create_task(self._tell_hint(table, id))

    async def _tell_hint(self, table: Table, id: str) -> None:
        try:
            self.send(await table.hint(self.seat, id))
        except Refused as refused:
            self.send(frames.no(id, refused))
        except Exception:
            logger.exception("kingtable: a hint at table %s", self._code)
            self.send(frames.no(id, Declined("server-fault", status=500)))

    async def _tell_past(self, table: Table, since: int) -> None:
        try:
            past = table.past
            if self._address:
                self._all.doors().buckets.take("heavy", self._address)
        except Declined as declined:
            self.send(frames.declined(declined))
            return
        past = past._replace(steps=list(past.steps))
        self.send(await beside(past_frame, table.row, past, self.seat, since))

    async def _try_to(self, act: Coroutine[Any, Any, None]) -> None:
        try:
            await act
        except Refused as refused:
            self.send(frames.declined(refused))

    # What goes

    def send(self, frame: bytes) -> None:
        """Send a frame. Who lets too much wait is dropped; it may come back and gets everything anew."""
        if self._parted or self._transport.is_closing() or self._ws.state is not OPEN:
            return
        self._transport.write(_framed(frame, packed=bool(self._ws.extensions)))
        if self._transport.get_write_buffer_size() > UNSENT:
            self._parted = True
            self._transport.abort()

    def part(self, refused: Refused) -> None:
        """Say why, and close."""
        self.send(frames.bye(refused))
        self._close(4000 + status(refused))

    def _close(self, code: int) -> None:
        if self._parted:
            return
        self._parted = True
        try:
            self._ws.send_close(code)
            self._flush()
        except InvalidState:
            self._transport.abort()
            return
        self._later(PARTING, self._transport.abort)  # the client answers, and closes; or it does not


_SMALL = 120  # bytes of a frame that is not worth packing
# A window of 2 KB does nearly as well as the largest, at a third of the time.
_PACKER = PerMessageDeflate(True, True, 15, 11, {"level": 1, "memLevel": 4})
_last: list[tuple[bytes, bytes]] = [(b"", b"")] * 2


def _framed(frame: bytes, *, packed: bool) -> bytes:
    """A frame as it goes over the wire; the same for everybody, so it is made once for all who get it."""
    packed = packed and len(frame) > _SMALL
    if frame is not _last[packed][0]:
        wire = WireFrame(Opcode.TEXT, frame).serialize(mask=False, extensions=[_PACKER] if packed else [])
        _last[packed] = (frame, wire)
    return _last[packed][1]
