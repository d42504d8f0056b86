"""Before the deal: who has sat down, what they have committed to, what they have revealed (docs/fairness.md).

A table of people is dealt when all have sat down, or when one who sits says so. From then on no commitment is taken
any more; all commitments are told to all, and every page whose seat has committed to a share reveals it. If one keeps
its share back, it has no part in the deal, and all others commit to another share and reveal that: who keeps silent
learns of a deal that is not made.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from kingtable.engine.deal import share_commitment
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.rows import Seat

REVEALING = 10.0  # seconds from the last commitment until who has not revealed is left out
SEALING = 10.0  # seconds in which the others commit to another share then


class Gathering:
    """The people of one table until it is dealt."""

    def __init__(self, table: str, seats: Sequence[Seat]) -> None:
        self._table = table
        self._seats = seats
        self._sat: set[int] = set()
        self._commits: dict[int, str] = {}
        self._shares: dict[int, str] = {}
        self._ends: float | None = None
        self._bound: list[dict[str, Any]] | None = None
        self._silent: set[int] = set()
        self._sealing: set[int] | None = None  # who may commit to another share
        self._spent: set[str] = set()  # commitments of earlier rounds

    @property
    def revealing(self) -> bool:
        """Are all commitments in?"""
        return self._bound is not None

    @property
    def complete(self) -> bool:
        """Has everybody sat down?"""
        return all(seat.kind == "bot" or seat.seat in self._sat for seat in self._seats)

    @property
    def sealed(self) -> bool:
        """Has everybody who may do so committed to another share?"""
        return self._sealing is not None and self._sealing <= self._commits.keys()

    @property
    def missing(self) -> set[int]:
        """Who has committed to a share and not revealed it."""
        return self._commits.keys() - self._shares.keys()

    def sit(self, seat: int, commit: str | None) -> bool:
        """Somebody sits down; the newest commitment counts, until they are told. The answer: is anything new?"""
        before = (seat in self._sat, self._commits.get(seat))
        self._sat.add(seat)
        takes = not self.revealing and (self._sealing is None or seat in self._sealing)
        if takes and commit is not None and commit not in self._spent:
            self._commits[seat] = commit
        return before != (True, self._commits.get(seat))

    def stand(self, seat: int) -> None:
        """The seat goes to another device: its commitment is void, unless all have been told."""
        if not self.revealing:
            self._sat.discard(seat)
            self._commits.pop(seat, None)

    def begin(self) -> None:
        """No more commitments are taken: who sits here, and what they committed to, is bound from now on."""
        if self._bound is None:
            self._ends = time.monotonic() + REVEALING
            self._bound = [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "colour": seat.colour,
                    "bot": seat.bot,
                    "commit": self._commits.get(seat.seat),
                    "silent": seat.seat in self._silent,
                }
                for seat in self._seats
            ]

    def reveal(self, seat: int | None, share: str) -> None:
        """A seat tells its share. Raises Refusal when it is not the one that was committed to."""
        if not self.revealing or seat is None or seat not in self._commits:
            raise Refusal("server-share-unasked", status=409)
        read = bytes.fromhex(share)
        if share_commitment(self._table, seat, read) != self._commits[seat]:
            raise Refusal("server-share-wrong", field="share")
        self._shares[seat] = read.hex()  # what was checked, however it was written

    def begin_anew(self) -> None:
        """Leave out who kept a share back; all others may commit to another one."""
        self._silent |= self.missing
        self._sealing = set(self._shares)
        self._spent |= set(self._commits.values())
        self._commits, self._shares, self._bound = {}, {}, None
        self._ends = time.monotonic() + SEALING

    def dealt(self) -> list[dict[str, Any]]:
        """The seats as `engine.deal.Deal` holds them: what was bound, the names of now, and the shares."""
        self.begin()
        assert self._bound is not None
        return [
            {**bound, "name": seat.name, "share": self._shares.get(seat.seat)}
            for bound, seat in zip(self._bound, self._seats, strict=True)
        ]

    def told(self) -> dict[str, Any]:
        """As the frames tell it; shares are told when the deal is made."""
        return {
            "sat": sorted(self._sat),
            "commits": [self._commits.get(seat.seat) for seat in self._seats],
            "revealing": self.revealing,
            "revealed": sorted(self._shares),
            "silent": sorted(self._silent),
            "sealing": self._sealing is not None and not self.revealing,
            "left": None if self._ends is None else round(max(0.0, self._ends - time.monotonic()), 1),
        }
