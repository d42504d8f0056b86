"""Queues that take turns by address first and by table second, so that nobody waits for all that one address wants."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

_T = TypeVar("_T")

REMEMBERED = 1000  # addresses that had their turn


class Queue(Generic[_T]):
    """Addresses take turns, the tables of an address do, and what a table asked first comes first.

    An address that had its turn comes after all that did not have theirs since, also when it comes back.
    """

    def __init__(self) -> None:
        self._addresses: dict[str, OrderedDict[str, deque[_T]]] = {}
        self._served: OrderedDict[str, None] = OrderedDict()  # the addresses that had their turn, the last one last

    def __len__(self) -> int:
        return sum(len(line) for tables in self._addresses.values() for line in tables.values())

    def add(self, item: _T, address: str, table: str = "", *, first: bool = False) -> None:
        """Let it wait. first: it was taken before, and is the next one now."""
        tables = self._addresses.setdefault(address, OrderedDict())
        line = tables.setdefault(table, deque())
        if first:
            line.appendleft(item)
            tables.move_to_end(table, last=False)
            self._served.pop(address, None)
            self._addresses = {address: tables, **self._addresses}
        else:
            line.append(item)

    def take(self, may: Callable[[str], bool] = lambda _: True) -> _T | None:
        """The next one of an address that may have one now; None where there is none."""
        waiting = list(filter(may, self._addresses))
        if not waiting:
            return None
        last = {address: turn for turn, address in enumerate(self._served)}
        address = min(waiting, key=lambda address: last.get(address, -1))
        tables = self._addresses[address]
        table, line = tables.popitem(last=False)
        item = line.popleft()
        if line:
            tables[table] = line
        self._served[address] = None
        self._served.move_to_end(address)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
        if not tables:
            del self._addresses[address]
        return item

    def drop(self, item: _T) -> None:
        """Forget it, if it is there."""
        for address, tables in self._addresses.items():
            for table, line in tables.items():
                if item in line:
                    line.remove(item)
                    if not line:
                        del tables[table]
                    if not tables:
                        del self._addresses[address]
                    return


def gives_way(addresses: Iterable[str], comes: str) -> str | None:
    """Return the address that gives up one of its places when all are taken; None when the newcomer gets none.

    addresses: of each place. The address with most places gives one up as long as it then has no fewer than the
    newcomer.
    """
    taken = Counter(addresses)
    most, count = taken.most_common(1)[0]
    return most if count > taken[comes] + 1 else None
