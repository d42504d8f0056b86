"""What an action adds to the score of the seat that acts, compiled: for environments and bots of one's own."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule, u64
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.dominoes import CROWNS, TERRAIN
from kingtable.kingdomino.scoring import HARMONY, MIDDLE_KINGDOM, bonus, central, joined


@rule
def gain(s: L.State, action: int) -> int:
    """The points of the properties and of Middle Kingdom and Harmony that a legal action adds for the seat to move.

    A claim adds nothing; a placement can lose the Middle Kingdom, and a discard loses Harmony.
    """
    if s.phase != L.PLACING:
        return 0
    p, domino = s.line_seat[s.turn], s.line[s.turn]
    if action == L.DISCARD:
        return -HARMONY if s.harmony != 0 and s.discarded[p] == L.ZERO else 0
    left = (action - L.PLACE) >> 2
    right = L.beside(left, (action - L.PLACE) & 3)
    left_bit, right_bit = u64(L.ONE << u64(left)), u64(L.ONE << u64(right))
    added = u64(left_bit | right_bit)
    first, second = TERRAIN[domino][0], TERRAIN[domino][1]
    low, high = s.crowns[p][0], s.crowns[p][1]
    for half in range(2):
        bit = right_bit if half else left_bit
        if CROWNS[domino][half] & 1:
            low = u64(low | bit)
        if CROWNS[domino][half] & 2:
            high = u64(high | bit)
    if first == second:
        points = joined(u64(s.squares[p][first] | added), low, high, left, added)
    else:
        points = joined(u64(s.squares[p][first] | left_bit), low, high, left, added)
        points += joined(u64(s.squares[p][second] | right_bit), low, high, right, added)
    if s.middle != L.MIDDLE_OFF:
        points += _middle(s, p, left, right)
    return points


@rule
def _middle(s: L.State, p: int, left: int, right: int) -> int:
    """What a placement on these squares adds for the castle in the centre."""
    box = s.box[p]
    left_x = L.unrolled(left & 7, right & 7, box[0], box[2])
    left_y = L.unrolled(left >> 3, right >> 3, box[1], box[3])
    right_x = L.unrolled(right & 7, left & 7, box[0], box[2])
    right_y = L.unrolled(right >> 3, left >> 3, box[1], box[3])
    low_x, low_y = min(box[0], left_x, right_x), min(box[1], left_y, right_y)
    high_x, high_y = max(box[2], left_x, right_x), max(box[3], left_y, right_y)
    after = MIDDLE_KINGDOM if central(s, low_x, low_y, high_x, high_y) else 0
    harmony = HARMONY if s.harmony != 0 and s.discarded[p] == L.ZERO else 0
    return after + harmony - bonus(s, p)
