"""What a position of King of Tokyo promises: the turn is played to its end as `expert` plays without its search, and at
the first throw of the next one its net tells everybody's win probabilities. Points are those of that moment.

Where dice are to be kept, and no card adds to them, chance is not sampled but counted: each outcome that the throws to
come can have, by its probability as the net's plan keeps. Only what dice do not decide, as the order of the deck, is
drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kingtable.bots.king_of_tokyo.features import order_of
from kingtable.bots.king_of_tokyo.learner import SKILLS, Model, choose, plan, sum_up, tell
from kingtable.bots.king_of_tokyo.players import shipped_models
from kingtable.bots.king_of_tokyo.roller import AHEAD, CHOICES, Scratch, new_scratch, present
from kingtable.bots.running import listed, runnable, zeros
from kingtable.bots.win_probability import WinProbabilities
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.engine.multisets import put_counts
from kingtable.engine.record import Array, FloatGrid, Floats, Records, Row
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.hidden import Seen, determinize
from kingtable.king_of_tokyo.rules import apply, nothing_special

DEALS = 16
"""Where all dice are counted, this many samples of the rest are enough: it is the same ones for every outcome."""


def win_probabilities(seen: Seen, actions: Sequence[int], chances: Array) -> WinProbabilities:
    """See `bots.win_probability.OfGame`. Raises UnfitNet."""
    counted = seen.phase == L.ROLLED and len(actions) < 2 and nothing_special(seen)
    if counted:
        chances = chances[:DEALS]
    wins, points = (zeros((len(chances), seen.players)) for _ in range(2))
    states, done = runnable(seen, *(L.State() for _ in range(3))), listed(np.array(actions, np.int32))
    scratches, model = new_scratch(), shipped_models()[1]
    tell_all(
        states,
        scratches,
        model,
        done,
        listed(chances),
        wins,
        points,
        zeros(CHOICES if counted else 0),
    )
    return WinProbabilities(np.array(wins), np.array(points))


@rule
def tell_all(
    states: Records[L.State],
    scratches: Records[Scratch],
    model: Model,
    actions: Row,
    chances: Row,
    wins: FloatGrid,
    points: FloatGrid,
    mass: Floats,
) -> None:
    """Count the dice where there is room for their probabilities, else sample everything.

    states: (4,), the position as the mover knows it, and three to try on; scratches: (1,) roller.Scratch; model:
    learner.Model; actions: int32; chances: uint64 (n,); wins, points: float64 (n, players), written; nobody may win.
    mass: float64 (CHOICES,), or (0,).
    """
    if len(mass) > 0:
        count(states, scratches[0], model, actions, chances, wins, points, mass)
    else:
        sample(states, scratches[0], model, actions, chances, wins, points)


@rule
def count(
    states: Records[L.State],
    scratch: Scratch,
    model: Model,
    actions: Row,
    chances: Row,
    wins: FloatGrid,
    points: FloatGrid,
    mass: Floats,
) -> None:
    """Every outcome of the dice by its probability, with each of the deals; see `tell_all`. actions: one at most."""
    s, t = states[0], states[1]
    final_dice(states, scratch, model, actions, mass)
    for i in range(scratch.first[s.dice], scratch.first[s.dice + 1]):
        if mass[i] > 0.0:
            for k in range(len(chances)):
                copy_record(t, s)
                t.chance = chances[k]
                determinize(t, t.mover)
                for face in range(6):
                    t.faces[face] = scratch.counts[i][face]
                t.rerolls = 0
                apply(t, L.DONE)
                play_turn(states[1:], scratch, model, s.number)
                put(t, model, mass[i], wins[k], points[k])


@rule
def final_dice(states: Records[L.State], scratch: Scratch, model: Model, actions: Row, mass: Floats) -> None:
    """Write how probable each outcome is at the end of the throws, as the plan keeps after the first answer."""
    s = states[0]
    rerolls = min(s.rerolls, AHEAD - 1)
    plan(states, scratch, model, rerolls + 1)
    first, n = scratch.first[s.dice], scratch.first[s.dice + 1]
    for i in range(n):
        mass[i] = 0.0
    here = present(s, scratch)
    if len(actions) > 0 and actions[0] == L.DONE:
        rerolls = 0
    elif len(actions) > 0:
        put_counts(L.KEEP_STEPS, actions[0] - L.KEEP, scratch.kept)
        here = 0
        for face in range(6):
            for _ in range(scratch.kept[face]):
                here = scratch.more[here][face]
        rerolls -= 1
    mass[here] = 1.0
    throw_all(scratch, first, mass)
    for k in range(rerolls, 0, -1):
        for i in range(first, n):
            kept = scratch.choice[k][i]
            if mass[i] > 0.0 and kept < first:
                mass[kept] += mass[i]
                mass[i] = 0.0
        throw_all(scratch, first, mass)


@rule
def throw_all(scratch: Scratch, first: int, mass: Floats) -> None:
    """Throw the dice that are missing, one after the other."""
    for i in range(first):
        if mass[i] > 0.0:
            for face in range(6):
                mass[scratch.more[i][face]] += mass[i] / 6.0
            mass[i] = 0.0


@rule
def sample(
    states: Records[L.State],
    scratch: Scratch,
    model: Model,
    actions: Row,
    chances: Row,
    wins: FloatGrid,
    points: FloatGrid,
) -> None:
    """Play the position to the next turn once for each generator state, and read the net there; see `tell_all`."""
    s = states[1]
    for i in range(len(chances)):
        copy_record(s, states[0])
        s.chance = chances[i]
        if s.phase != L.OVER:
            determinize(s, s.mover)
        turn = s.number
        for k in range(len(actions)):
            apply(s, actions[k])
        play_turn(states[1:], scratch, model, turn)
        put(s, model, 1.0, wins[i], points[i])


@rule
def play_turn(states: Records[L.State], scratch: Scratch, model: Model, turn: int) -> None:
    """Play on to the first throw after the turn of that number, or to the end of the game. states: (3,), the position,
    and two to try on."""
    s = states[0]
    scratch.planned = 0
    while s.phase != L.OVER and not (s.phase == L.ROLLED and s.number != turn):
        apply(s, choose(states, scratch, model, SKILLS))


@rule
def put(s: L.State, model: Model, weight: float, wins: Floats, points: Floats) -> None:
    """Add everybody's win probability and points, by a weight, to a sample's. wins, points: float64 (players,)."""
    if s.phase != L.OVER:
        sum_up(s, model, model.tried)
        tell(model, model.tried, L.living(s))
    for p in range(s.players):
        points[p] += weight * s.vp[p]
        if s.phase == L.OVER:
            wins[p] += weight if s.winner == p else 0.0
        elif L.alive(s, p):
            wins[p] += weight * model.probabilities[order_of(s, p)]
