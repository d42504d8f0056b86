"""What a position of Kingdomino promises: everybody plays on by the net for some turns, and the net tells what the
kingdoms will come to then, and so how likely each will be the best (`worth`).

From the moment the deck is empty everybody plays exactly (`endgame`), and a sample that reaches the end of the game
tells its result. Of each game of a Dynasty that is still to come nothing is foreseen but how far it will scatter.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kingtable.bots.kingdomino.endgame import Endgame, exact, search
from kingtable.bots.kingdomino.greedy import play
from kingtable.bots.kingdomino.planner import PlannerScratch, came_to, ended, foresee, quick_turn, scratch_for, shipped
from kingtable.bots.kingdomino.worth import put_win_probabilities, whole, wide
from kingtable.bots.running import blank, listed, runnable, zeros
from kingtable.bots.win_probability import WinProbabilities
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.engine.record import Array, FloatGrid, Floats, Records, Row
from kingtable.kingdomino.hidden import Seen, determinize
from kingtable.kingdomino.layout import NOBODY, OVER, State, to_move
from kingtable.kingdomino.rules import apply
from kingtable.kingdomino.scoring import ahead, score

TURNS = 8
"""Turns of a playout, after which the net says the rest."""


def win_probabilities(seen: Seen, actions: Sequence[int], chances: Array) -> WinProbabilities:
    """See `bots.win_probability.OfGame`. Raises UnfitNet."""
    wins, points = (zeros((len(chances), seen.players)) for _ in range(2))
    scratch, ends, scratches = scratch_for(seen, shipped()[0]), runnable(State(), empty=3), blank(Endgame)
    sample(scratch, ends, scratches, listed(np.array(actions, np.int32)), listed(chances), wins, points)
    return WinProbabilities(np.array(wins), np.array(points))


@rule
def sample(
    scratch: PlannerScratch,
    ends: Records[State],
    scratches: Records[Endgame],
    actions: Row,
    chances: Row,
    wins: FloatGrid,
    points: FloatGrid,
) -> None:
    """Play the position on, once for each generator state.

    scratch: planner.PlannerScratch, with the position as the mover knows it; ends, scratches: for `endgame.search`;
    actions: int32; chances: uint64 (n,); wins, points: float64 (n, players), written.
    """
    s = scratch.states[1]
    for i in range(len(chances)):
        copy_record(s, scratch.states[0])
        s.chance = chances[i]
        if s.phase != OVER:
            determinize(s, to_move(s))
        for k in range(len(actions)):
            apply(s, actions[k])
        number, turns = s.number, 0
        while not ended(s, number) and (turns < TURNS or exact(s)):
            play_turn(s, scratch, ends, scratches)
            turns += 1
        if s.phase == OVER:
            put_result(s, wins[i], points[i])
        else:
            put_forecast(s, scratch, wins[i], points[i])


@rule
def play_turn(s: State, scratch: PlannerScratch, ends: Records[State], scratches: Records[Endgame]) -> None:
    """Play one turn: the exact one where the deck is empty and there is room to find it, else by the net."""
    tried, place, claim = 0, NOBODY, NOBODY
    if exact(s):
        copy_record(ends[0], s)
        tried, place, claim, _ = search(ends, scratches)
    if tried == 0:
        place, claim = quick_turn(s, scratch)
    play(s, place, claim)


@rule
def put_result(s: State, wins: Floats, points: Floats) -> None:
    """Who has won, a shared win in parts, and everybody's points. wins, points: float64 (players,)."""
    winners = 0
    for p in range(s.players):
        beaten = False
        for q in range(s.players):
            if q != p and ahead(s, q, p):
                beaten = True
        wins[p] = 0.0 if beaten else 1.0
        winners += 0 if beaten else 1
        points[p] = score(s, p)
    for p in range(s.players):
        wins[p] /= winners


@rule
def put_forecast(s: State, scratch: PlannerScratch, wins: Floats, points: Floats) -> None:
    """Everybody's win probability, and the points that are foreseen, by the net; each further game of a Dynasty counts
    for as many as the present one in the mean."""
    foresee(s, s.number, scratch.outlooks[0], scratch, points)
    further = s.games - s.number
    put_win_probabilities(s, points, further * wide(s, whole(s)), wins)
    if further > 0:
        mean = 0.0
        for p in range(s.players):
            mean += (points[p] - came_to(s, p, s.number - 1)) / s.players
        for p in range(s.players):
            points[p] += further * mean
