"""Search over what a learner answers and buys: its best actions are tried in short playouts, whose ends a net tells.

The win probabilities that one look ahead tells are the prior: only the best actions are searched, and the prior counts
as many playouts. In a playout all play as learners, up to the first throw of the next turn of who decides, where the
net tells its chance to win. All actions meet the same hidden cards and the same chance in every turn; after each stage
the worse half is dropped (sequential halving, Karnin, Koren and Somekh 2013).

The exact plan of the net decides which dice to keep; a search over them gained nothing (docs/results/strength.md).
"""

from __future__ import annotations

from kingtable.bots.halving import better_half, share, stages_of
from kingtable.bots.king_of_tokyo.learner import BUYS, SKILLS, YIELDS, Model, weigh, weighed_by, win_probability
from kingtable.bots.king_of_tokyo.learner import analyse as learner_analyse
from kingtable.bots.king_of_tokyo.learner import choose as learner_choose
from kingtable.bots.king_of_tokyo.roller import CANDIDATES, TURNS, Lines, Scratch, put_line
from kingtable.engine.chance import fork
from kingtable.engine.compiler.jit import copy_record, i64, rule
from kingtable.engine.record import Records
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.hidden import determinize

SEARCHED = YIELDS | BUYS
"""The skills of a learner that are searched."""
GAP = 0.08
"""Who is worse than the best by the prior by more is not searched."""
PRIOR = 16
"""Playouts as which the prior counts."""


@rule
def put_candidates(states: Records[L.State], scratch: Scratch, model: Model) -> None:
    """The best `scratch.tries` actions by one look ahead into `scratch.tried`, the best first. states: (3,)."""
    kept = 0
    for i in range(weigh(states, scratch, model)):
        place = kept
        while place > 0 and scratch.probabilities[i] > scratch.priors[place - 1]:
            place -= 1
        if place < CANDIDATES:
            for j in range(min(kept, CANDIDATES - 1), place, -1):
                scratch.tried[j] = scratch.tried[j - 1]
                scratch.priors[j] = scratch.priors[j - 1]
            scratch.tried[place] = scratch.listed[i]
            scratch.priors[place] = scratch.probabilities[i]
            kept = min(kept + 1, CANDIDATES)
    while kept > 1 and scratch.priors[kept - 1] < scratch.priors[0] - GAP:
        kept -= 1
    for i in range(kept):
        scratch.sums[i] = PRIOR * scratch.priors[i]
        scratch.visits[i] = 0
        scratch.alive[i] = i
    scratch.tries = kept


@rule
def playout(states: Records[L.State], scratch: Scratch, model: Model, action: int, rounds: int) -> float:
    """The chance of who decides to win, at the end of one playout that begins with an action.

    states: (4,), what it may know, and three to try on. rounds: after how many of its own turns it ends, at
    the first throw. `scratch.chance` has the generators, one for each turn.
    """
    s, number = states[1], states[0].number
    copy_record(s, states[0])
    p, turns, left = s.mover, 0, rounds
    s.chance = scratch.chance[0]
    determinize(s, p)
    scratch.planned = 0
    rules.act(s, action)
    rules.run(s)
    while s.phase != L.OVER and L.alive(s, p):
        if s.phase == L.ROLLED and s.number != number + turns:
            turns = s.number - number
            s.chance = scratch.chance[min(turns, TURNS - 1)]
            if s.turn == p:
                left -= 1
                if left == 0:
                    break
        rules.act(s, learner_choose(states[1:], scratch, model, SKILLS))
        rules.run(s)
    return win_probability(s, p, model)


@rule
def halve(states: Records[L.State], scratch: Scratch, model: Model, budget: int, rounds: int) -> None:
    """Sequential halving over the candidates: `scratch.alive` has them, the best first.

    states: (4,), what the monster that decides may know, with a generator of its own, and three to try on. budget:
    playouts in all.
    """
    put_candidates(states, scratch, model)
    left, stages = scratch.tries, stages_of(scratch.tries)
    while left > 1:
        for _ in range(share(budget, left, stages)):
            for turn in range(TURNS):
                scratch.chance[turn] = fork(states[0])
            for i in range(left):
                row = scratch.alive[i]
                scratch.sums[row] += playout(states, scratch, model, scratch.tried[row], rounds)
                scratch.visits[row] += 1
        left = better_half(scratch.sums, scratch.alive, left)
    scratch.planned = 0  # what is planned in there is of a playout


@rule
def choose(states: Records[L.State], scratch: Scratch, model: Model, searched: int, budget: int, rounds: int) -> int:
    """The action of the monster that decides. states, budget, rounds: as for `halve`; searched: skills."""
    if weighed_by(states[0]) & searched == 0:
        return i64(learner_choose(states, scratch, model, SKILLS))
    halve(states, scratch, model, budget, rounds)
    return i64(scratch.tried[scratch.alive[0]])


@rule
def analyse(
    states: Records[L.State], scratch: Scratch, model: Model, searched: int, budget: int, rounds: int, lines: Lines
) -> tuple[int, int]:
    """The action of the monster that decides, and how many lines tell of it: the actions that are searched, the best
    first, with the mean probability to win, the prior counting as playouts; where none is, as a learner has them.

    states, budget, rounds: as for `halve`; searched: skills.
    """
    if weighed_by(states[0]) & searched == 0:
        return learner_analyse(states, scratch, model, SKILLS, lines)
    halve(states, scratch, model, budget, rounds)
    found = 0
    for place in range(scratch.tries if len(lines.actions) > 0 else 0):
        row = scratch.alive[place]
        value, playouts = scratch.sums[row] / (PRIOR + scratch.visits[row]), scratch.visits[row]
        found = put_line(lines, found, scratch.tried[row], value, playouts)
    return i64(scratch.tried[scratch.alive[0]]), found
