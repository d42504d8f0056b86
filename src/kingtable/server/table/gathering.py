"""Before the deal: who has sat down, what they have committed to, what they have revealed (docs/fairness.md).

A table of people is dealt when all have sat down, or when one who sits says so. From then on no commitment is taken
any more; everybody gets all commitments, and every page whose seat has committed to a share reveals it. If one keeps
its share back, it has no part in the deal, and all others commit to another share and reveal that: who keeps silent
learns of a deal that is not made.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kingtable.engine.deal import Deal, share_commitment
from kingtable.engine.text import Json
from kingtable.server.messages.refusal import Refusal
from kingtable.server.store.rows import TableRow

REVEALING = 10.0  # seconds from the last commitment until who has not revealed is left out
SEALING = 10.0  # seconds in which the others commit to another share then


@dataclass(frozen=True)
class Gathering:
    """The people of one table until it is dealt.

    seats: what nobody can change any more, while shares are revealed; bound: its hash. sealing: who may commit to
    another share, and spent: the commitments of earlier rounds. ends: when the round does.
    """

    sat: frozenset[int] = frozenset()
    commits: Mapping[int, str] = field(default_factory=dict)
    shares: Mapping[int, str] = field(default_factory=dict)
    seats: tuple[Mapping[str, Any], ...] | None = None
    bound: str | None = None
    ends: float | None = None
    silent: frozenset[int] = frozenset()
    sealing: frozenset[int] | None = None
    spent: frozenset[str] = frozenset()

    @property
    def begun(self) -> bool:
        """Does the deal go by itself?"""
        return self.ends is not None

    @property
    def revealing(self) -> bool:
        """Are all commitments in?"""
        return self.seats is not None

    @property
    def missing(self) -> frozenset[int]:
        """Who has committed to a share and not revealed it."""
        return frozenset(self.commits.keys() - self.shares.keys())

    def complete(self, row: TableRow) -> bool:
        """Has everybody sat down?"""
        return all(seat.kind == "bot" or seat.seat in self.sat for seat in row.seats)

    def sit(self, seat: int, commit: str | None) -> Gathering:
        """Somebody sits down; the newest commitment counts, until all know them."""
        takes = not self.revealing and (self.sealing is None or seat in self.sealing)
        new = {seat: commit} if takes and commit is not None and commit not in self.spent else {}
        return replace(self, sat=self.sat | {seat}, commits={**self.commits, **new})

    def stand(self, seats: frozenset[int]) -> Gathering:
        """These seats go to other devices: their commitments are void, unless all know them already."""
        if self.revealing:
            return self
        commits = {seat: commit for seat, commit in self.commits.items() if seat not in seats}
        return replace(self, sat=self.sat - seats, commits=commits)

    def bind(self, row: TableRow, now: float) -> Gathering:
        """No more commitments are taken: who sits here, and what they committed to, is bound from now on."""
        seats = tuple(
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "colour": seat.colour,
                "bot": seat.bot,
                "commit": self.commits.get(seat.seat),
                "silent": seat.seat in self.silent,
            }
            for seat in row.seats
        )
        bound = replace(self, seats=seats, ends=now + REVEALING)
        deal = Deal(row.table, row.key, bound.dealt(row), row.origin)
        return replace(bound, bound=deal.bound(row.game, row.options))

    def reveal(self, row: TableRow, seat: int | None, share: str) -> Gathering:
        """A seat tells its share. Raises Refusal when it is not the one that was committed to."""
        if not self.revealing or seat is None or seat not in self.commits:
            raise Refusal("server-share-unasked", status=409)
        read = bytes.fromhex(share)
        if share_commitment(row.table, seat, read) != self.commits[seat]:
            raise Refusal("server-share-wrong", field="share")
        return replace(self, shares={**self.shares, seat: read.hex()})  # what was checked, however it was written

    def again(self, now: float) -> Gathering:
        """Leave out who kept a share back; all others may commit to another one."""
        return replace(
            self,
            silent=self.silent | self.missing,
            sealing=frozenset(self.shares),
            spent=self.spent | set(self.commits.values()),
            commits={},
            shares={},
            seats=None,
            bound=None,
            ends=now + SEALING,
        )

    def passed(self, row: TableRow, now: float) -> Gathering:
        """What time, or all that was waited for, makes of it."""
        if self.ends is None:
            return self
        if self.revealing:
            return self.again(now) if self.missing and now >= self.ends else self
        sealed = self.sealing is not None and self.sealing <= self.commits.keys()
        return self.bind(row, now) if sealed or now >= self.ends else self

    def dealt(self, row: TableRow) -> list[Json]:
        """The seats as `engine.deal.Deal` holds them: what was bound, the names of now, and the shares."""
        assert self.seats is not None
        return [
            {**bound, "name": seat.name, "share": self.shares.get(seat.seat)}
            for bound, seat in zip(self.seats, row.seats, strict=True)
        ]

    def written(self, row: TableRow, now: float) -> Json:
        """As the frames have it; players learn the shares when the deal is made."""
        return {
            "sat": sorted(self.sat),
            "commits": [self.commits.get(seat.seat) for seat in row.seats],
            "revealing": self.revealing,
            "revealed": sorted(self.shares),
            "silent": sorted(self.silent),
            "sealing": self.sealing is not None and not self.revealing,
            "left": None if self.ends is None else round(max(0.0, self.ends - now), 1),
            "bound": self.bound,
        }
