"""Multisets by number: every choice of how many of each kind, up to a number of all, has a rank, and back.

A choice is made kind by kind. Each step of it has a number: how many choices would have taken fewer of this kind, from
as many as were still free. The rank is the sum of the steps, so ranks go from 0 to `choices(kinds, most)` - 1, and the
choice of nothing has rank 0. `steps` gives the table that the rules take.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

import numpy as np
import numpy.typing as npt

from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import Array, Row


def choices(kinds: int, most: int) -> int:
    """How many choices there are of at most `most` pieces of some kinds."""
    return comb(most + kinds, kinds)


def steps(kinds: int, most: int) -> npt.NDArray[np.int64]:
    """The steps, int64 (kinds, most + 1, most + 1): `[kind][still free][taken of it]`."""

    def step(kind: int, free: int, taken: int) -> int:
        later = kinds - 1 - kind
        return sum(comb(free - fewer + later, later) for fewer in range(min(taken, free + 1)))

    return np.array(
        [[[step(kind, free, n) for n in range(most + 1)] for free in range(most + 1)] for kind in range(kinds)],
        np.int64,
    )


@rule
def rank_of(table: Array, counts: Sequence[int] | Array) -> int:
    """The rank of a choice. table: of `steps`; counts: integers (kinds,), how many of each kind."""
    free = len(table[0]) - 1
    rank = 0
    for kind in range(len(table)):
        rank += table[kind][free][counts[kind]]
        free -= counts[kind]
    return rank


@rule
def count_at(table: Array, rank: int, kind: int) -> int:
    """How many of a kind the choice of a rank takes. table: of `steps`."""
    free = len(table[0]) - 1
    n = 0
    for earlier in range(kind + 1):
        n = 0
        while n < free and table[earlier][free][n + 1] <= rank:
            n += 1
        rank -= table[earlier][free][n]
        free -= n
    return n


@rule
def put_counts(table: Array, rank: int, counts: Row | Array) -> None:
    """Write the choice of a rank into `counts`, integers (kinds,). table: of `steps`."""
    free = len(table[0]) - 1
    for kind in range(len(table)):
        n = 0
        while n < free and table[kind][free][n + 1] <= rank:
            n += 1
        rank -= table[kind][free][n]
        free -= n
        counts[kind] = n
