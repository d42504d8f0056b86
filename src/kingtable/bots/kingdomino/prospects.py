"""What a position of Kingdomino promises: everybody plays on as the greedy player does, one turn of ten at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kingtable.bots.bot import blank, runnable
from kingtable.bots.kingdomino.greedy import Work, play_out
from kingtable.bots.prospects import Prospects
from kingtable.engine.jit import compiles, copy_record, interpreted, rule
from kingtable.kingdomino.layout import OVER, to_move
from kingtable.kingdomino.rules import apply
from kingtable.kingdomino.scoring import ahead, score
from kingtable.kingdomino.view import Seen, redraw

NOISE = 26
"""Turns of 256 that are random."""


def prospects(seen: Seen, actions: Sequence[int], chances: Any) -> Prospects:
    """See `bots.prospects.OfGame`."""
    wins: Any = np.zeros((len(chances), seen.players))
    points: Any = np.zeros((len(chances), seen.players))
    states, work, done = runnable(seen, empty=2), blank(Work), np.array(actions, np.int32)
    if compiles():
        sample(states, work, done, chances, wins, points, NOISE)
        return Prospects(wins, points)
    wins, points = wins.tolist(), points.tolist()
    interpreted(sample)(states, work, done.tolist(), chances.tolist(), wins, points, NOISE)
    return Prospects(np.array(wins), np.array(points))


@rule
def sample(states: Any, work: Any, actions: Any, chances: Any, wins: Any, points: Any, noise: int) -> None:
    """Play the position to its end once for each generator state; a Dynasty to the end of its last game.

    states: (3,), the position as the mover knows it, and two scratch records; work: (1,) greedy.Work; actions: int32;
    chances: uint64 (n,); wins, points: float64 (n, players), written.
    """
    s = states[1]
    for i in range(len(chances)):
        copy_record(s, states[0])
        s.chance = chances[i]
        if s.phase != OVER:
            redraw(s, to_move(s))
        for k in range(len(actions)):
            apply(s, actions[k])
        while s.phase != OVER:
            play_out(s, states[2], work[0], noise)
        winners = 0
        for p in range(s.players):
            beaten = False
            for q in range(s.players):
                if q != p and ahead(s, q, p):
                    beaten = True
            wins[i][p] = 0.0 if beaten else 1.0
            winners += 0 if beaten else 1
            points[i][p] = score(s, p)
        for p in range(s.players):
            wins[i][p] /= winners
