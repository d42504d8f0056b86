"""Every number that keeps one client from taking what belongs to all, and the token buckets that count by them."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from types import MappingProxyType

from kingtable.server.messages.refusal import Refusal

DESCRIPTORS = 65_536  # how many are asked for; more would only serve somebody who floods
WIDER = 4  # times what an IPv6 /64 may is what its /48 may: of one household, or of a few
PERIOD = 30.0  # seconds for which it counts what an address took of what is for everybody
OWN_DESCRIPTORS = 128  # for listeners, the database, the workers' pipes, and refusals on their way out


@dataclass(frozen=True)
class Rate:
    """How many at once, and how many a second from then on."""

    burst: float
    each_second: float

    def times(self, factor: float) -> Rate:
        """Return a rate that is larger by this factor."""
        return self if factor == 1 else Rate(self.burst * factor, self.each_second * factor)


_BY_ADDRESS = {
    # Opening the page takes about 30 requests, a playing one nearly none: this carries ten people behind one router.
    "requests": Rate(200, 40),
    # Is the server well? Asked every second by somebody who watches over it.
    "health": Rate(30, 5),
    # Bytes of bodies. A form is 1 KB; a body can have 64 KiB.
    "bytes": Rate(2 * 1024 * 1024, 256 * 1024),
    # TCP connections made. A page opens six; a friendly room of fifty people may come at once.
    "connections": Rate(600, 60),
    # Tables made. Each is kept for good: nobody needs twenty at once.
    "tables": Rate(20, 10 / 60),
    # QR codes, all positions of a finished game: 50 to 130 ms of a core each; hints: half a second of a bot's.
    "heavy": Rate(20, 2),
    # Tables that sleep and are woken: after a restart every window of an address may come at once.
    "waking": Rate(150, 4),
    # Codes and tokens that were wrong. Codes are 27^6: where a thousand tables are kept, one address finds one in
    # nine days, to watch.
    "guesses": Rate(30, 0.5),
}
_IN_ALL = {
    # A table is about 1.5 KB on the disk: 650 MB a day at the very most.
    "tables": Rate(300, 5),
    # After a restart everybody's socket comes back at once; a core answers about 1,500 small requests a second.
    "requests": Rate(20_000, 1_500),
    # What a cheap line carries.
    "bytes": Rate(64 * 1024 * 1024, 8 * 1024 * 1024),
    # A tenth of a core each: half a core for all of them.
    "heavy": Rate(60, 5),
}


@dataclass(frozen=True)
class Limits:
    """What one server allows. The defaults suit a small machine in the open; time is in seconds.

    connections: TCP connections in all, see `Limits.of_this_machine`.
    """

    connections: int = 8192
    # A telephone in a bad network needs 3 s for a header of 1 KB; who needs ten says nothing.
    header_seconds: float = 10.0
    # A body is a form of 1 KB, at most 64 KiB.
    body_seconds: float = 15.0
    # Browsers keep a connection for the next request; after the page is loaded there is none.
    idle_seconds: int = 5
    # Who takes nothing of an answer for so long is gone (as TCP_USER_TIMEOUT in run.py).
    unread_seconds: float = 30.0
    # After a refusal what the client still sends is thrown away, so that it can read why.
    parting_seconds: float = 1.0
    # Browsers send 2 KB of header; with all its trailers a request stays below this.
    header_bytes: int = 64 * 1024
    # Who has used up its requests gets its refusals so late: 160 connections then ask 160 times a second.
    holding_seconds: float = 1.0
    # Browsers send 20; each is an object or two.
    headers: int = 100
    # Of one request as it comes over the wire, chunks and all; a body itself may have 64 KiB.
    request_bytes: int = 512 * 1024
    # Twenty people behind one router with six connections each, and some to spare.
    connections_per_address: int = 160
    # A whole table of 100 watchers in one room.
    sockets_per_address: int = 120
    # Milliseconds of the loop, the thread that serves all tables: a fifth of it for one address. Opening the page takes
    # 45, a move 4: ten people behind one router notice nothing, and a hundred windows are back in four seconds.
    turns: Rate = Rate(150, 200)
    # Tables that people watch while nobody sits there: their bots think for nobody else.
    unattended_per_address: int = 4
    by_address: Mapping[str, Rate] = field(default_factory=lambda: MappingProxyType(_BY_ADDRESS))
    in_all: Mapping[str, Rate] = field(default_factory=lambda: MappingProxyType(_IN_ALL))
    # Addresses that are remembered, 200 bytes each; the one unheard of for the longest is forgotten first.
    remembered: int = 20_000

    @property
    def reserve(self) -> int:
        """How many of the connections are for those who sit at a table, and for finding out who that is."""
        return min(self.connections // 4, 256)

    @property
    def backlog(self) -> int:
        """Connections that may wait to be accepted. They come all at once, so they need descriptors to spare."""
        return max(16, min(2048, self.connections // 8))

    @classmethod
    def of_this_machine(cls) -> Limits:
        """With as many connections as this process may have descriptors, its own and one backlog left out."""
        may = raise_descriptors()
        return cls(connections=max(may // 4, (may - OWN_DESCRIPTORS) * 8 // 9))


def raise_descriptors(wanted: int = DESCRIPTORS) -> int:
    """Let this process open as many files as it is allowed to, up to `wanted`; how many that are now."""
    try:
        import resource
    except ImportError:  # pragma: no cover  (Windows has no such limit)
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError):  # macOS has a limit below the one that it tells
            pass
    return wanted if soft == resource.RLIM_INFINITY else min(soft, wanted)


class Buckets:
    """Token buckets, by kind and address, and for some kinds one for everybody. Memory is bounded.

    An address that took less of a bucket for everybody than others did may make it emptier.
    """

    def __init__(self, limits: Limits | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits or Limits()
        self._clock = clock
        # (kind, address) -> what was left in it, and when. Address "" is everybody.
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._left_in_all: dict[str, tuple[float, float]] = {}
        self._shared = {kind: _Shared(clock, self._limits.remembered) for kind in self._limits.in_all}

    def __len__(self) -> int:
        return len(self._left)

    def take(self, kind: str, address: str, cost: float = 1.0) -> None:
        """Take what a request of that kind costs. Raises Refusal, having taken nothing."""
        left, left_in_all, now = self._looked(kind, address, cost)
        for network, after in zip(networks(address), left, strict=True):
            self._left[kind, network] = (after, now)
            self._left.move_to_end((kind, network))
        while len(self._left) > self._limits.remembered:
            self._left.popitem(last=False)
        if left_in_all is not None:
            self._left_in_all[kind] = (left_in_all, now)
            self._shared[kind].count(networks(address)[-1], cost)

    def give_back(self, kind: str, address: str, cost: float = 1.0) -> None:
        """Undo a `take`, because the request was refused."""
        for network in networks(address):
            if (was := self._left.get((kind, network))) is not None:
                self._left[kind, network] = (was[0] + cost, was[1])
        if (was := self._left_in_all.get(kind)) is not None:
            self._left_in_all[kind] = (was[0] + cost, was[1])
            self._shared[kind].count(networks(address)[-1], -cost)

    def check(self, kind: str, address: str, cost: float = 1.0) -> None:
        """Would `take` be refused? Raises Refusal if so; takes nothing."""
        self._looked(kind, address, cost)

    def _looked(self, kind: str, address: str, cost: float) -> tuple[list[float], float | None, float]:
        now = self._clock()
        left = [
            _after(self._limits.by_address[kind].times(WIDER**width), self._left.get((kind, network)), cost, now)
            for width, network in enumerate(networks(address))
        ]
        if (rate := self._limits.in_all.get(kind)) is None:
            return left, None, now
        left_in_all = _after(rate, self._left_in_all.get(kind), cost, now, whose="server-too-many-all")
        missing = self._shared[kind].reserved(networks(address)[-1]) * rate.burst - left_in_all
        if missing > 0:
            raise too_many(missing / rate.each_second, "server-too-many-all")
        return left, left_in_all, now


class _Shared:
    """How much each address took of a limit for everybody, in this period and the one before."""

    def __init__(self, clock: Callable[[], float], remembered: int) -> None:
        self._clock = clock
        self._remembered = remembered
        self._began = clock()
        self._now: dict[str, float] = {}
        self._before: dict[str, float] = {}
        self._sum = self._squares = 0.0  # of what each took in both

    def count(self, network: str, cost: float) -> None:
        """Note that the network took so much."""
        self._turn()
        mine = self._mine(network)
        self._now[network] = self._now.get(network, 0.0) + cost
        self._sum += cost
        self._squares += cost * (2 * mine + cost)

    def reserved(self, network: str) -> float:
        """Return the part of the bucket that this network leaves to those that took less: half of it where it took what
        is usual, three quarters where it took half as much again. The first quarter is anybody's.

        Usual is what the address took that the average request came from.
        """
        self._turn()
        mine = self._mine(network)
        return min(0.5 * mine * self._sum / max(self._squares, mine * mine), 0.75) if mine > 0 else 0.0

    def _mine(self, network: str) -> float:
        return self._now.get(network, 0.0) + self._before.get(network, 0.0)

    def _turn(self) -> None:
        since = self._clock() - self._began
        if since >= PERIOD or len(self._now) > self._remembered:
            self._before, self._now = {} if since >= 2 * PERIOD else self._now, {}
            self._began += since
            self._sum = sum(self._before.values())
            self._squares = sum(took * took for took in self._before.values())


def _after(
    rate: Rate, was: tuple[float, float] | None, cost: float, now: float, whose: str = "server-too-many"
) -> float:
    """What is left after taking. Raises Refusal."""
    cost = min(cost, rate.burst)
    full = rate.burst if was is None else min(rate.burst, was[0] + (now - was[1]) * rate.each_second)
    if full < cost:
        raise too_many((cost - full) / rate.each_second, whose)
    return full - cost


def too_many(seconds: float, whose: str = "server-too-many") -> Refusal:
    """Return the refusal of a request too many. whose: the limit of the address, or "server-too-many-all"."""
    return Refusal(whose, status=429, seconds=max(1, math.ceil(seconds)))


@lru_cache(4096)
def plain(address: str) -> str:
    """An address as all its spellings are written here: no brackets, no port, IPv4 in IPv6 as IPv4.

    Raises ValueError.
    """
    address = address.strip().strip('"')
    if address.startswith("["):
        address = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        address = address.partition(":")[0]
    read = ip_address(address.partition("%")[0])
    if isinstance(read, IPv6Address) and read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(read)


def is_loopback(address: str) -> bool:
    """Does this name or address lead from this computer to itself?"""
    try:
        return ip_address(plain(address)).is_loopback
    except ValueError:
        return address == "localhost" or address.endswith(".localhost")


_HOMES = tuple(
    ip_network(text)
    for text in (
        *("10.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"),
        *("::1/128", "fc00::/7", "fe80::/10"),
    )
)


def is_home(address: str) -> bool:
    """Is this an address, or the name of one, in the network of a home, this computer included?"""
    try:
        known = ip_address(plain(address))
        return any(known in network for network in _HOMES if network.version == known.version)
    except ValueError:
        return is_loopback(address) or address.endswith(".local") or "." not in address


@lru_cache(4096)
def networks(address: str) -> tuple[str, ...]:
    """Return the networks that an address is counted for, the narrowest first.

    IPv4: itself. IPv6: its /64, which is one household at least, and its /48, which is one customer at most; `WIDER`
    tells how much more the wider one may.
    """
    try:
        written = plain(address)
    except ValueError:
        return (address[:64],)
    if ":" not in written:
        return (written,)
    return tuple(str(ip_network(f"{written}/{length}", strict=False)) for length in (64, 48))


TUNNEL = "tunnel"
"""The other end of every connection that comes by the server's own tunnel (`--share`). It is trusted as a proxy where
its program writes the visitor's address last; else all visitors are one."""


WIDEST = {4: 8, 6: 7}
"""Bits that a trusted network names at least: no private one is wider, and who trusts everybody limits nobody."""


def proxy(written: str) -> str:
    """A proxy as `Trusted` takes it, an address or a network (`172.16.0.0/12`). Raises ValueError."""
    if "/" not in written:
        return plain(written)
    network = ip_network(written.strip())
    if network.prefixlen < WIDEST[network.version]:
        raise ValueError(written)
    if isinstance(network, IPv6Network) and network.network_address.ipv4_mapped is not None:
        raise ValueError(written)  # addresses are written as IPv4 here
    return str(network)


class Trusted(frozenset[str]):
    """Proxies, as `proxy` writes them. It contains its members, and the addresses of its networks."""

    def __contains__(self, address: object) -> bool:
        return super().__contains__(address) or (bool(self._networks) and self._within(str(address)))

    @cached_property
    def _networks(self) -> list[IPv4Network | IPv6Network]:
        return [ip_network(member) for member in self if "/" in member]

    def _within(self, address: str) -> bool:
        try:
            read = ip_address(address)
        except ValueError:
            return False
        return any(read in network for network in self._networks)


def client_address(peer: str, forwarded: str | None, trusted: frozenset[str]) -> str:
    """Who asks: the other end of the connection or, behind a trusted proxy, who that proxy says.

    forwarded: X-Forwarded-For, all lines of it joined by commas. Only what trusted proxies wrote counts: from the
    end, the first entry that is none of them. trusted: as `plain` writes them.
    """
    peer = _plain_or_cut(peer)
    if peer not in trusted:
        return peer
    for entry in reversed((forwarded or "")[-1000:].split(",")):
        try:
            address = plain(entry)
        except ValueError:
            return peer
        if address not in trusted:
            return address
    return peer


def _plain_or_cut(address: str) -> str:
    try:
        return plain(address)
    except ValueError:
        return address[:64]
