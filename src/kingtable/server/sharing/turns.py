"""Turns of the event loop, shared out by address.

Everything that a client makes the server do costs time of the loop, which all tables share. Each address has an
allowance of that time, and pays for what it did. An address in debt waits: its sockets are not read and its requests
stay where they are. In one turn of the loop only a little is done for anybody, and addresses that wait take turns.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

from kingtable.server.sharing.limits import Limits, networks

SEATS = 3  # steps of an address's seats for one of its other connections
TURN = 1.0  # milliseconds of one turn of the loop that clients may use; the step that passes it is the last one


class Turns:
    """The turns of one server's loop."""

    def __init__(self, limits: Limits) -> None:
        self.rate = limits.turns
        self.left = TURN
        self._remembered = limits.remembered
        self._shares: OrderedDict[str, Share] = OrderedDict()  # the one unheard of for the longest first
        self._waiting: OrderedDict[Share, None] = OrderedDict()  # the shares that can pay, the next one first
        self._renewing = False

    def of(self, address: str) -> Share:
        """The share of an address, or of its whole network where that is IPv6."""
        network = networks(address)[-1]
        if (share := self._shares.get(network)) is None:
            share = self._shares[network] = Share(self)
            if len(self._shares) > self._remembered:
                self._shares.popitem(last=False)
        self._shares.move_to_end(network)
        return share

    def line_up(self, share: Share) -> None:
        """Serve a share that waits as soon as it is its turn."""
        self._waiting[share] = None
        self.renew()

    def renew(self) -> None:
        """Begin a new turn when the loop does."""
        if not self._renewing:
            self._renewing = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._renewing = False
        self.left = TURN
        try:
            while self._waiting and self.left > 0:
                share, _ = self._waiting.popitem(last=False)
                share.serve()
        finally:
            if self._waiting:
                self.renew()


class Share:
    """What one address may use of the loop."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._left = turns.rate.burst
        self._at = asyncio.get_running_loop().time()
        self._seats: deque[Callable[[], None]] = deque()
        self._others: deque[Callable[[], None]] = deque()
        self._in_a_row = 0  # steps of seats while others waited
        self._lined_up = False

    def free(self) -> bool:
        """May one more step be done at once? Otherwise `wait` for a turn."""
        return not self._seats and not self._others and self._turns.left > 0 and self._debt() <= 0

    def pay(self, cost: float) -> None:
        """Pay for a step, in milliseconds of the loop. The share may get into debt by it, and waits then."""
        self._debt()
        self._left -= cost
        self._turns.left -= cost
        self._turns.renew()

    def wait(self, call: Callable[[], None], *, first: bool = False) -> None:
        """Call it once, when it is this address's turn; it does one step. first: before those that do not say so."""
        (self._seats if first else self._others).append(call)
        if not self._lined_up:
            self.line_up()

    async def turn(self, cost: float) -> None:
        """Wait until it is this address's turn, and pay."""
        if not self.free():
            turn = asyncio.get_running_loop().create_future()
            self.wait(lambda: self._take(turn, cost))
            await turn
        else:
            self.pay(cost)

    def serve(self) -> None:
        """Do the next step that waits: of seats first, though others have one in four."""
        seats = bool(self._seats) and (self._in_a_row < SEATS or not self._others)
        self._in_a_row = self._in_a_row + 1 if seats and self._others else 0
        try:
            (self._seats if seats else self._others).popleft()()
        finally:
            self._lined_up = False
            if self._seats or self._others:
                self.line_up()

    def _take(self, turn: asyncio.Future[None], cost: float) -> None:
        if not turn.done():  # else the one who waited was cancelled
            self.pay(cost)
            turn.set_result(None)

    def line_up(self) -> None:
        """Wait until it has paid, and then for its turn."""
        self._lined_up = True
        if (debt := self._debt()) > 0:
            seconds = debt / self._turns.rate.each_second
            asyncio.get_running_loop().call_later(seconds, self.line_up)
        else:
            self._turns.line_up(self)

    def _debt(self) -> float:
        now = asyncio.get_running_loop().time()
        rate = self._turns.rate
        self._left = min(rate.burst, self._left + (now - self._at) * rate.each_second)
        self._at = now
        return -self._left
