"""A player who likes crowns and is not always careful: claims the most crowns, and lays where it scores most now.

It looks no further than the domino in hand, and some of its turns are random.
"""

from __future__ import annotations

from kingtable.bots.kingdomino.greedy import Scratch, by_lot, crown_claim, gain_of, prepare, random_claim
from kingtable.engine.chance import below
from kingtable.engine.compiler.jit import i64, rule
from kingtable.engine.record import Records
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.rules import legal, random_action


@rule
def choose(s: L.State, scratch: Scratch, mistakes: int) -> tuple[int, int]:
    """The novice's turn, placement and claim, NOBODY where there is none.

    s: the state as the player knows it, unchanged but for its generator. mistakes: of 256 of each, how many are random.
    """
    place, claim = L.NOBODY, L.NOBODY
    if s.phase == L.PLACING:
        place = i64(random_action(s)) if below(s, 256) < mistakes else best_place(s, scratch)
    if s.in_next > 0:
        claim = random_claim(s) if below(s, 256) < mistakes else crown_claim(s)
    return place, claim


@rule
def best_place(s: L.State, scratch: Scratch) -> int:
    """The placement that scores most now, ties at random; DISCARD where there is none."""
    p, domino = s.line_seat[s.turn], s.line[s.turn]
    prepare(s, p, scratch)
    n = legal(s, scratch.first)
    chosen, most, ties = scratch.first[0], -1, 0
    for i in range(n):
        if scratch.first[i] != L.DISCARD:
            left = (scratch.first[i] - L.PLACE) >> 2
            right = L.beside(left, (scratch.first[i] - L.PLACE) & 3)
            gain = gain_of(s, p, scratch, domino, left, right)
            if gain > most:
                most, ties = gain, 0
            if gain == most:
                ties += 1
                if by_lot(s, ties):
                    chosen = scratch.first[i]
    return i64(chosen)


@rule
def choose_in(states: Records[L.State], scratch: Records[Scratch], mistakes: int) -> tuple[int, int]:
    """`choose` on arrays."""
    return choose(states[0], scratch[0], mistakes)
