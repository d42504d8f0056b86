"""What stands between the network and the application: limits, counts, and the names that the server goes by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.datastructures import Headers

from kingtable.server.messages.declined import Declined
from kingtable.server.sharing.limits import Buckets, Limits, plain
from kingtable.server.sharing.turns import Turns
from kingtable.server.table.unattended import Unattended
from kingtable.server.wire.connections import Connections
from kingtable.server.wire.guards import Hosts, Pressed, host_name, host_refused


@dataclass
class Doors:
    """One server's. hosts: names and addresses beside its own, see `guards.host_allowed`; trusted: proxies; reached:
    the address at which other devices open the page (`"http://192.168.1.5:8000"`), None where only this computer
    does."""

    limits: Limits = field(default_factory=Limits)
    hosts: frozenset[str] = frozenset()
    trusted: frozenset[str] = frozenset()
    reached: Callable[[], str | None] = lambda: None

    def __post_init__(self) -> None:
        self.buckets = Buckets(self.limits)
        self.turns = Turns(self.limits)
        self.unattended = Unattended(self.limits.unattended_per_address)
        self.connections = Connections(self.limits, self.trusted, self.buckets, self.turns)

    @classmethod
    def named(cls, limits: Limits, hosts: Iterable[str] = (), proxies: Iterable[str] = ()) -> Doors:
        """With names and proxies as somebody wrote them. Raises ValueError, whose argument is the bad one."""
        return cls(limits, frozenset(_each(host_name, hosts)), frozenset(_each(plain, proxies)))

    def guard(self, app: Starlette) -> None:
        """Put the guards round an application that has not started: every request is counted, its host looked at."""
        app.state.doors = self
        app.add_middleware(Hosts, allowed=self.hosts)
        app.add_middleware(Pressed, buckets=self.buckets, turns=self.turns, trusted=self.trusted)

    def host_refused(self, headers: Headers, local: str) -> Declined | None:
        """Why a request for this host is not served; None when it is. local: where the connection came in."""
        return host_refused(headers.getlist("host"), local, self.hosts)


def _each(read: Callable[[str], str], given: Iterable[str]) -> Iterator[str]:
    for one in given:
        try:
            yield read(one)
        except ValueError:
            raise ValueError(one) from None
