"""What catches a person's eye in King of Tokyo: what the dice give as they lie, and something to buy."""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.multisets import put_counts
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.hidden import Seen

PAIR, SINGLE = 0.5, 0.1
"""What two alike and one of a number are like, in times its points for three."""
ENERGY, CLAW, HEART = 0.7, 0.8, 0.9
"""What such a die is like in points."""
THROW = 1.5
"""Points that a throw more is like."""
BUYING = 1.0
"""Points that it is like to buy something."""
MOST_HEALTH = 10


def eased(seen: Seen, turns: Sequence[tuple[int, ...]]) -> list[float]:
    """How easily each action is seen, in points; damage, sales and what cards ask for are all alike."""
    return [_ease(seen, turn[0]) for turn in turns]


def _ease(s: Seen, action: int) -> float:
    if s.phase == L.ROLLED and action == L.DONE:
        return _dice(s, list(s.faces)) - THROW * (s.rerolls > 0)
    if s.phase == L.ROLLED and action < L.KEPT:
        kept = [0] * len(L.FACES)
        interpreted(put_counts)(L.KEEP_STEPS, action - L.KEEP, kept)
        return _dice(s, kept)
    return BUYING * (s.phase == L.BUYING and action not in (L.END, L.SWEEP))


def _dice(s: Seen, faces: list[int]) -> float:
    """What dice are like as they lie, less a little for those that give nothing."""
    mover, worth = s.mover, 0.0
    for face in (L.ONES, L.TWOS, L.THREES):
        n, points = faces[face], face + 1
        worth += points + n - 3 if n >= 3 else (0.0, SINGLE, PAIR)[n] * points
    heals = 0 if L.in_tokyo(s, mover) else max(0, MOST_HEALTH - s.health[mover])
    worth += HEART * min(faces[L.HEART], heals) - SINGLE * max(0, faces[L.HEART] - heals)
    return worth + ENERGY * faces[L.ENERGY] + CLAW * faces[L.CLAW]
