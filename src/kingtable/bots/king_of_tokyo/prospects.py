"""What a position of King of Tokyo promises: everybody plays on as `roller` does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kingtable.bots.bot import runnable
from kingtable.bots.king_of_tokyo.players import room, work
from kingtable.bots.king_of_tokyo.roller import choose
from kingtable.bots.prospects import Prospects
from kingtable.engine.jit import compiles, copy_record, interpreted, rule
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.rules import apply
from kingtable.king_of_tokyo.view import Seen, redraw


def prospects(seen: Seen, actions: Sequence[int], chances: Any) -> Prospects:
    """See `bots.prospects.OfGame`."""
    wins: Any = np.zeros((len(chances), seen.players))
    points: Any = np.zeros((len(chances), seen.players))
    states, done = runnable(seen, L.State()), np.array(actions, np.int32)
    if compiles():
        sample(states, work(), done, chances, wins, points)
        return Prospects(wins, points)
    wins, points = wins.tolist(), points.tolist()
    interpreted(sample)(states, [room()], done.tolist(), chances.tolist(), wins, points)
    return Prospects(np.array(wins), np.array(points))


@rule
def sample(states: Any, rooms: Any, actions: Any, chances: Any, wins: Any, points: Any) -> None:
    """Play the position to its end once for each generator state.

    states: (2,), the position as the mover knows it, and a scratch record; rooms: (1,) roller.Work; actions: int32;
    chances: uint64 (n,); wins, points: float64 (n, players), written; nobody may win.
    """
    s = states[1]
    for i in range(len(chances)):
        copy_record(s, states[0])
        s.chance = chances[i]
        if s.phase != L.OVER:
            redraw(s, s.mover)
        for k in range(len(actions)):
            apply(s, actions[k])
        while s.phase != L.OVER:
            apply(s, choose(s, rooms[0]))
        for p in range(s.players):
            wins[i][p] = 1.0 if s.winner == p else 0.0
            points[i][p] = s.vp[p]
