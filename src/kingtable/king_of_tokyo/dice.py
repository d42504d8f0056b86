"""The dice, exactly: the best dice to keep, for any value of what may lie at the end.

A throw is a multiset of six faces: 462 outcomes of six dice. With k throws left the best one can do with an outcome is
the maximum, over the dice one may keep, of the mean over what the others may show. Means over all throws at once come
from the dice kept plus one die, plus one die, and so on; maxima over all choices at once from the dice less one die:
each choice of dice is looked at once, so that all outcomes cost a few microseconds.

    plan = best(values, dice=6, rerolls=2)     # values: float64 (462,), one for each of outcomes(6)
    plan.value(["3", "3", "claw", "1", "heart", "energy"])        # mean with best play
    plan.keep(["3", "3", "claw", "1", "heart", "energy"])         # ["3", "3"]
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import numpy.typing as npt

from kingtable.engine.compiler.jit import interpreted, rule
from kingtable.engine.errors import Refused
from kingtable.engine.text import cut
from kingtable.king_of_tokyo.layout import FACES, MOST_DICE

Floats = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Table:
    """All choices of up to n dice, the smaller ones first.

    counts: int32 (choices, 6), dice of each face. more, less: int32 (choices, 6), the choice with a die of that face
    more (-1: too many) or less (-1: none). first: index of the first choice of n dice; outcomes are those from there
    on.
    """

    counts: Counts
    more: Counts
    less: Counts
    first: int


@cache
def table(n: int) -> Table:
    """The choices of up to n dice, 1 to 9. Raises Refused."""
    if not 1 <= n <= MOST_DICE:
        raise Refused("odds-dice", field="dice", most=MOST_DICE)
    found = [
        tuple(sum(die == face for die in dice) for face in range(6))
        for size in range(n + 1)
        for dice in combinations_with_replacement(range(6), size)
    ]
    index = {counts: i for i, counts in enumerate(found)}

    def moved(step: int) -> list[list[int]]:
        return [
            [index.get((*counts[:face], counts[face] + step, *counts[face + 1 :]), -1) for face in range(6)]
            for counts in found
        ]

    first = sum(sum(counts) < n for counts in found)
    return Table(np.array(found, np.int32), np.array(moved(1), np.int32), np.array(moved(-1), np.int32), first)


def outcomes(n: int) -> Counts:
    """Every outcome of n dice: int32 (outcomes, 6), dice of each face in the order of FACES."""
    return table(n).counts[table(n).first :]


@rule
def solve(
    values: Any, more: Any, less: Any, first: int, n: int, rerolls: int, means: Any, choice: Any, best_values: Any
) -> None:
    """Fill in the values and best choices of all outcomes for every number of throws left.

    values: float64 (outcomes,). first, n: index of the first outcome, number of choices. means: float64 (n,), scratch.
    choice: int32 (rerolls + 1, n), the best choice within each. best_values: float64 (rerolls + 1, n), its mean.
    """
    for i in range(first, n):
        best_values[0][i] = values[i - first]
        choice[0][i] = i
    for k in range(1, rerolls + 1):
        for i in range(first, n):
            means[i] = best_values[k - 1][i]
        for i in range(first - 1, -1, -1):
            row = more[i]
            total = means[row[0]] + means[row[1]] + means[row[2]] + means[row[3]] + means[row[4]] + means[row[5]]
            means[i] = total / 6.0
        for i in range(n):
            high = means[i]
            which = i
            for face in range(6):
                j = less[i][face]
                if j >= 0 and best_values[k][j] > high:
                    high = best_values[k][j]
                    which = choice[k][j]
            best_values[k][i] = high
            choice[k][i] = which


@dataclass(frozen=True)
class Plan:
    """The best play of n dice: `best` makes it.

    values: float64 (rerolls + 1, outcomes), the mean value by how many throws are left; choices: int32, the same shape,
    the index in `table(n).counts` of the dice to keep.
    """

    n: int
    rerolls: int
    values: Floats
    choices: Counts

    def _index(self, faces: Sequence[str]) -> int:
        counts = face_counts(faces)
        if len(faces) != self.n:
            raise Refused("odds-number", field="dice", dice=self.n)
        return int(np.flatnonzero((outcomes(self.n) == counts).all(1))[0])

    def value(self, faces: Sequence[str], rerolls: int | None = None) -> float:
        """The mean value of an outcome with best play and `rerolls` throws left (all of them if left out)."""
        return float(self.values[self.rerolls if rerolls is None else rerolls, self._index(faces)])

    def keep(self, faces: Sequence[str], rerolls: int | None = None) -> list[str]:
        """The faces to keep; all of them: stop."""
        i = self.choices[self.rerolls if rerolls is None else rerolls, self._index(faces)]
        return [FACES[face] for face in range(6) for _ in range(table(self.n).counts[i][face])]


def face_counts(faces: Sequence[str]) -> Counts:
    """Dice of each face: int32 (6,). Raises Refused for what is no face."""
    for face in faces:
        if face not in FACES:
            raise Refused("odds-face", field="dice", face=cut(face, 20), known=", ".join(FACES))
    count = Counter(faces)
    return np.array([count[face] for face in FACES], np.int32)


def best(values: Floats, dice: int, rerolls: int, *, compiled: bool = True) -> Plan:
    """The best play for a value of every outcome.

    values: float64 (outcomes,), in the order of `outcomes(dice)`; dice: 1 to 9; rerolls: 0 to 99. compiled: False for
    the few plans that need less time interpreted than the compiler needs to load. Raises Refused.
    """
    t = table(dice)
    values = np.ascontiguousarray(values, np.float64)
    if values.shape != (len(t.counts) - t.first,):
        raise Refused("odds-values", field="values", count=len(t.counts) - t.first)
    if not 0 <= rerolls <= 99:
        raise Refused("odds-rerolls", field="rerolls", most=99)
    means = np.zeros(len(t.counts))
    choice = np.zeros((rerolls + 1, len(t.counts)), np.int32)
    best_values = np.zeros((rerolls + 1, len(t.counts)))
    if compiled:
        solve(values, t.more, t.less, t.first, len(means), rerolls, means, choice, best_values)
    else:
        choices, bests = choice.tolist(), best_values.tolist()
        given = values.tolist(), t.more.tolist(), t.less.tolist()
        interpreted(solve)(*given, t.first, len(means), rerolls, means.tolist(), choices, bests)
        choice, best_values = np.array(choices, np.int32), np.array(bests)
    return Plan(dice, rerolls, best_values[:, t.first :], choice[:, t.first :])


def probability(goal: Callable[[dict[str, int]], bool], faces: Sequence[str], rerolls: int) -> float:
    """The probability to reach a goal from some dice with the best play for it.

    goal: given how many dice show each face at the end. Raises Refused.
    """
    face_counts(faces)
    wanted = [float(goal(dict(zip(FACES, map(int, counts), strict=True)))) for counts in outcomes(len(faces))]
    return best(np.array(wanted), len(faces), rerolls).value(faces)


def wish(texts: Sequence[str]) -> dict[str, int]:
    """How many of each face are wished for, from texts such as "3 claw". Raises Refused."""
    wanted: dict[str, int] = {}
    for text in texts:
        found = re.fullmatch(r"\s*([0-9]{1,2})\s+(\S+)\s*", text)
        if found is None:
            raise Refused("odds-want", field="want", text=text[:40])
        face_counts([found[2]])
        wanted[found[2]] = max(int(found[1]), wanted.get(found[2], 0))
    return wanted
