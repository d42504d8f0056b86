"""What every protocol does with what a client sends: it pays when it reads, before anything knows what that is.

The price comes out of the address's share of the loop (`turns`). What was read is parsed a little at a time, and only
when it is the address's turn; meanwhile the system keeps the rest, so a client that sends too much waits for itself.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from kingtable.server.sharing.turns import Share
from kingtable.server.wire.prices import KILOBYTE, READ


class Reading(asyncio.Protocol, ABC):
    """The one way from a transport to a parser."""

    PIECE = 128  # bytes that are parsed before it is looked whether there is something to do, or somebody else's turn

    __slots__ = ("_parted", "_paused", "_share", "_unread", "_waiting", "transport")

    transport: asyncio.Transport
    _share: Share  # which pays; known before anything is read

    def __init__(self) -> None:
        self._unread = bytearray()  # paid, and not parsed yet
        self._parted = False  # it was refused or has gone: what still comes is thrown away
        self._paused = False
        self._waiting = False  # for a turn

    @abstractmethod
    def _parse(self, piece: bytes) -> None:
        """Parse a little, and do what it asks for or keep that for the next `_step`."""

    def _left(self) -> bool:
        """Is there something to do that came in?"""
        return bool(self._unread)

    def _stuck(self) -> bool:
        """Does that have to wait for something else than a turn?"""
        return False

    def _first(self) -> bool:
        """Does it go before others of the same address?"""
        return False

    def data_received(self, data: bytes) -> None:
        """Pay for it, then do what there is to do."""
        self._share.pay(READ + KILOBYTE * len(data) / 1024)
        if self._parted:
            self._pause(not self._share.free())  # somebody ends it soon
        else:
            self._unread += data
            self._go_on()

    def _go_on(self) -> None:
        """Do what there is to do, in order, for as long as it is this address's turn; read only when all is done."""
        while self._busy() and not self._waiting:
            if self._share.free():
                self._step()
            else:
                self._waiting = True
                self._share.wait(self._turn, first=self._first())
        if not self._parted:
            self._pause(self._left())

    def _turn(self) -> None:
        self._waiting = False
        if self._busy():
            self._step()
        self._go_on()

    def _busy(self) -> bool:
        return not self._parted and self._left() and not self._stuck()

    def _step(self) -> None:
        piece = bytes(self._unread[: self.PIECE])
        del self._unread[: self.PIECE]
        self._parse(piece)

    def _pause(self, paused: bool) -> None:
        if paused != self._paused and not self.transport.is_closing():
            self._paused = paused
            (self.transport.pause_reading if paused else self.transport.resume_reading)()
