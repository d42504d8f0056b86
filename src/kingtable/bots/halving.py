"""Sequential halving: playouts for all candidates, then for the better half, until one is left.

By Karnin, Koren and Somekh (2013). A bot spends `share` playouts on each candidate that is left, lets `better_half`
choose, and begins again.
"""

from __future__ import annotations

from kingtable.engine.compiler.jit import interpreted, rule
from kingtable.engine.record import Floats, Row


@rule
def stages_of(n: int) -> int:
    """How often n candidates are halved until one is left."""
    stages = 0
    while 1 << stages < n:
        stages += 1
    return stages


@rule
def share(budget: int, left: int, stages: int) -> int:
    """How many playouts each of the candidates that are left gets in this stage; budget: playouts of all stages."""
    return max(1, budget // (left * stages))


@rule
def better_half(sums: Floats, alive: Row, left: int) -> int:
    """Bring the better half of the first `left` candidates to the front, the best first; how many they are.

    sums: float64, by candidate. alive: int32, candidates.
    """
    keep = (left + 1) // 2
    for i in range(keep):
        best = i
        for j in range(i + 1, left):
            if sums[alive[j]] > sums[alive[best]]:
                best = j
        held = alive[i]
        alive[i] = alive[best]
        alive[best] = held
    return keep


def playouts(n: int, budget: int) -> list[int]:
    """How many playouts each of n candidates has had, in the order in which `alive` has them at the end."""
    stages, left, played = interpreted(stages_of)(n), n, [0] * n
    while left > 1:
        each = interpreted(share)(budget, left, stages)
        for i in range(left):
            played[i] += each
        left = (left + 1) // 2
    return played
