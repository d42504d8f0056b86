"""Who accepts connections: a doorman, who turns away whoever knocks far too often before anything is made of it.

A connection that becomes a transport and a protocol costs ten times what it costs to close it at once, and a flood
brings 15,000 a second. So they are accepted here, a few at a time; where one was turned away the next few wait a
moment, in the system's own queue, and people's moves do not.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import struct
import sys
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn

from kingtable.server.wire.connections import Connections

AT_ONCE = 16  # connections accepted before anything else is done
PAUSE = 0.005  # seconds until the next ones, when somebody was turned away
COMING = 0.5  # milliseconds of the loop that it takes to make a connection of one
FULL = 0.1  # seconds until the next try, when there is no descriptor left
_AT_ONCE_GONE = struct.pack("ii", 1, 0)  # SO_LINGER: closed with a reset, nothing of it stays


class Server(uvicorn.Server):
    """uvicorn, with a doorman at each of its sockets where the system can have one (Windows cannot)."""

    def __init__(self, config: uvicorn.Config, connections: Connections) -> None:
        super().__init__(config)
        self._connections = connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        attended = [] if sockets is None or sys.platform == "win32" else sockets
        await super().startup(sockets=sockets if not attended else [])
        made = partial(
            cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class),
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        for listener in attended:
            self.servers.append(cast(asyncio.Server, Doorman(listener, made, self._connections)))


class Doorman:
    """Accepts what comes in at a listening socket."""

    def __init__(self, listener: socket.socket, made: Callable[[], asyncio.Protocol], connections: Connections) -> None:
        self._listener = listener
        self._made = made
        self._connections = connections
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[object]] = set()
        self._resting: asyncio.TimerHandle | None = None
        listener.setblocking(False)
        self._stand()

    def close(self) -> None:
        """Accept nothing more."""
        if self._resting is not None:
            self._resting.cancel()
        self._loop.remove_reader(self._listener)

    def get_loop(self) -> asyncio.AbstractEventLoop:
        """The loop in which it works."""
        return self._loop

    async def wait_closed(self) -> None:
        """Nothing is left to wait for."""

    def _stand(self) -> None:
        self._resting = None
        self._loop.add_reader(self._listener, self._open)

    def _rest(self, seconds: float) -> None:
        self._loop.remove_reader(self._listener)
        self._resting = self._loop.call_later(seconds, self._stand)

    def _open(self) -> None:
        pressed = False
        for _ in range(AT_ONCE):
            try:
                accepted, address = self._listener.accept()
            except (BlockingIOError, InterruptedError):
                break
            except OSError as error:
                if error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
                    self._rest(FULL)
                    return
                continue  # it has gone before it was accepted
            peer = self._connections.peer_of(address, self._listener.getsockname())
            if self._connections.knocks_too_often(peer):
                pressed = True
                with contextlib.suppress(OSError):
                    accepted.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE_GONE)
                accepted.close()
            else:
                coming = self._loop.create_task(self._come(accepted, peer))
                self._coming.add(coming)
                coming.add_done_callback(self._coming.discard)
        if pressed:
            self._rest(PAUSE)

    async def _come(self, accepted: socket.socket, peer: str) -> None:
        try:
            if (share := self._connections.share(peer)) is not None:
                await share.turn(COMING)
            await self._loop.connect_accepted_socket(self._made, accepted)
        except OSError:  # it has gone
            accepted.close()
