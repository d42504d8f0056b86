"""Search with a learned value: the best turns by the net are tried in short playouts, whose ends the net tells.

The planner's value of every joint move is the prior: only its best turns are searched, and it counts as some playouts
do. Each turn is played on for some turns, and the net tells what the kingdoms will come to; a playout that reaches the
end of the game is told exactly. The same deals are used for all turns, and after each stage the worse half is dropped
(sequential halving, Karnin, Koren and Somekh 2013).

A value is what the kingdoms that are foreseen at the end of a playout are worth to who plays (`worth`).
"""

from __future__ import annotations

from kingtable.bots.halving import better_half, share, stages_of
from kingtable.bots.kingdomino.greedy import choose as greedy_turn
from kingtable.bots.kingdomino.greedy import play
from kingtable.bots.kingdomino.planner import PlannerScratch, ended, foresee, quick_turn, weigh
from kingtable.bots.kingdomino.worth import won, worth
from kingtable.engine.chance import below
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.engine.record import Row
from kingtable.kingdomino.hidden import determinize
from kingtable.kingdomino.layout import CLAIMING, State, to_move
from kingtable.kingdomino.rules import apply, random_action

OWN, ALL = 1, 2
"""Whose turns of a playout the net chooses: the searcher's, everybody's; the others play greedily."""


@rule
def policy_turn(s: State, scratch: PlannerScratch, me: int, learned: int, noise: int) -> None:
    """One turn of a playout, `noise` of 256 at random: by the net where all turns are learned, or where the searcher's
    own are and it is one; else greedy."""
    if noise > 0 and below(s, 256) < noise:
        apply(s, random_action(s))
        if s.phase == CLAIMING:
            apply(s, random_action(s))
    elif learned == ALL or (learned == OWN and to_move(s) == me):
        place, claim = quick_turn(s, scratch)
        play(s, place, claim)
    else:
        place, claim = greedy_turn(s, scratch.states[2], scratch.greedy[0])
        play(s, place, claim)


@rule
def value_of(
    scratch: PlannerScratch, place: int, claim: int, chance: int, turns: int, learned: int, noise: int
) -> float:
    """One playout of `turns` turns after a turn of the first state of the scratch."""
    s = scratch.states[1]
    copy_record(s, scratch.states[0])
    me, number = to_move(s), s.number
    s.chance = chance
    determinize(s, me)
    play(s, place, claim)
    for _ in range(turns):
        if ended(s, number):
            break
        policy_turn(s, scratch, me, learned, noise)
    points = scratch.foreseen[0]
    foresee(s, number, scratch.outlooks[0], scratch, points)
    return won(points, s.players, me) if ended(s, number) else worth(s, points, me)


@rule
def candidates(scratch: PlannerScratch, most: int, trust: int) -> int:
    """The best turns by the net into `scratch.turns`, the best first, and their rows into `scratch.alive`; how many.

    trust: as how many playouts the net's word counts.
    """
    s = scratch.states[0]
    n = weigh(s, scratch)
    kept = min(n, most)
    for i in range(kept):
        best = -1
        for j in range(n):
            if best < 0 or scratch.values[j] > scratch.values[best]:
                best = j
        scratch.turns[i][0], scratch.turns[i][1] = scratch.moves[best][0], scratch.moves[best][1]
        scratch.priors[i] = scratch.values[best]
        scratch.values[best] = -1e18
        scratch.sums[i] = trust * scratch.priors[i]
        scratch.alive[i] = i
    return kept


@rule
def halve(
    scratch: PlannerScratch, chances: Row, budget: int, most: int, turns: int, learned: int, noise: int, trust: int
) -> int:
    """Sequential halving over the best `most` turns; how many there were. `scratch.alive` has them, the best first.

    chances: uint64 generator states, one a deal. budget: playouts in all. turns: how long a playout is. trust: as for
    `candidates`; `scratch.sums` begin with it.
    """
    n = candidates(scratch, most, trust)
    stages, left, deal = stages_of(n), n, 0
    while left > 1:
        each = share(budget, left, stages)
        for k in range(each):
            chance = chances[(deal + k) % len(chances)]
            for i in range(left):
                row = scratch.alive[i]
                scratch.sums[row] += value_of(
                    scratch, scratch.turns[row][0], scratch.turns[row][1], chance, turns, learned, noise
                )
        deal += each
        left = better_half(scratch.sums, scratch.alive, left)
    return n
