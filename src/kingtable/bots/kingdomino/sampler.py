"""Flat Monte Carlo with sequential halving and common random numbers.

Every joint move (placement and claim) is tried in playouts of mostly greedy turns; the same deals are used for all
moves, and after each stage the worse half is dropped (sequential halving, Karnin, Koren and Somekh 2013). The value of
a playout is the margin to the best opponent, plus a premium for winning.
"""

from __future__ import annotations

from kingtable.bots.halving import better_half, share, stages_of
from kingtable.bots.kingdomino.greedy import Scratch, play, play_out
from kingtable.bots.kingdomino.worth import decided
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.engine.record import Floats, Grid, Records, Row
from kingtable.kingdomino.hidden import determinize
from kingtable.kingdomino.layout import NOBODY, PLACING, State, to_move
from kingtable.kingdomino.rules import legal

MOST = 4 * 256
"""No position has more joint moves."""


@rule
def joint_moves(s: State, first: Row, moves: Grid) -> int:
    """All turns of the seat to move as rows (placement or NOBODY, slot or NOBODY); how many."""
    n = 0
    placements = 1
    if s.phase == PLACING:
        placements = legal(s, first)
    else:
        first[0] = NOBODY
    for i in range(placements):
        if s.in_next == 0:
            moves[n][0] = first[i]
            moves[n][1] = NOBODY
            n += 1
        for slot in range(s.in_next):
            if s.next_seat[slot] == NOBODY:
                moves[n][0] = first[i]
                moves[n][1] = slot
                n += 1
    return n


@rule
def value_of(
    states: Records[State], scratch: Records[Scratch], place: int, claim: int, chance: int, noise: int
) -> float:
    """One playout after a turn: the margin to the best opponent, and the premium for winning."""
    s = states[1]
    copy_record(s, states[0])
    me = to_move(s)
    s.chance = chance
    determinize(s, me)
    game = s.number - 1
    play(s, place, claim)
    if s.number == game + 1:
        play_out(s, states[2], scratch[0], noise)
    best = -1
    mine = 0
    for p in range(s.players):
        total = 0
        for g in range(game + 1):
            total += s.totals[g][p]
        if p == me:
            mine = total
        elif total > best:
            best = total
    return decided(float(mine - best))


@rule
def halve(
    states: Records[State],
    scratch: Records[Scratch],
    moves: Grid,
    sums: Floats,
    alive: Row,
    chances: Row,
    budget: int,
    noise: int,
) -> int:
    """Sequential halving over all joint moves; how many there were. `alive` has their rows, the best first.

    states: records (3): the state as the player knows it, and two scratch records. scratch: (1) Scratch. moves: int32
    (MOST, 2), sums: float64 (MOST,), alive: int32 (MOST,), chances: uint64 generator states, one a deal.
    """
    n = joint_moves(states[0], scratch[0].first, moves)
    stages = stages_of(n)
    for i in range(n):
        alive[i] = i
        sums[i] = 0.0
    left = n
    deal = 0
    while left > 1:
        each = share(budget, left, stages)
        for k in range(each):
            chance = chances[(deal + k) % len(chances)]
            for i in range(left):
                row = alive[i]
                sums[row] += value_of(states, scratch, moves[row][0], moves[row][1], chance, noise)
        deal += each
        left = better_half(sums, alive, left)
    return n
