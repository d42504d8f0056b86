"""A person's glance at King of Tokyo: it sees the points of the dice as they lie, and cards to buy."""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.multisets import put_counts
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.hidden import Seen

PAIR, SINGLE = 0.5, 0.1
"""A person values two alike and a single number at this part of the points for three."""
ENERGY, CLAW, HEART = 0.7, 0.8, 0.9
"""The points at which a person values a die of this face."""
THROW = 1.5
"""The points at which a person values one more throw."""
BUYING = 1.0
"""The points at which a person values a purchase."""
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
    """Value the dice as they lie, in points; a die that gives nothing costs a little."""
    mover, worth = s.mover, 0.0
    for face in (L.ONES, L.TWOS, L.THREES):
        n, points = faces[face], face + 1
        worth += points + n - 3 if n >= 3 else (0.0, SINGLE, PAIR)[n] * points
    heals = 0 if L.in_tokyo(s, mover) else max(0, MOST_HEALTH - s.health[mover])
    worth += HEART * min(faces[L.HEART], heals) - SINGLE * max(0, faces[L.HEART] - heals)
    return worth + ENERGY * faces[L.ENERGY] + CLAW * faces[L.CLAW]
