"""What a position of King of Tokyo promises: the turn is played to its end as `roller` plays, and at the first throw of
the next one `learner`'s net tells everybody's chances. Points are those of that moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kingtable.bots.bot import runnable
from kingtable.bots.king_of_tokyo.features import order_of
from kingtable.bots.king_of_tokyo.learner import sum_up, tell
from kingtable.bots.king_of_tokyo.players import minds, room, work
from kingtable.bots.king_of_tokyo.roller import choose
from kingtable.bots.prospects import Prospects
from kingtable.engine.jit import compiles, copy_record, interpreted, rule
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.rules import apply
from kingtable.king_of_tokyo.view import Seen, redraw


def prospects(seen: Seen, actions: Sequence[int], chances: Any) -> Prospects:
    """See `bots.prospects.OfGame`. Raises UnfitNet."""
    wins: Any = np.zeros((len(chances), seen.players))
    points: Any = np.zeros((len(chances), seen.players))
    states, done = runnable(seen, L.State()), np.array(actions, np.int32)
    if compiles():
        sample(states, work(), minds(True)[0], done, chances, wins, points)
        return Prospects(wins, points)
    wins, points = wins.tolist(), points.tolist()
    interpreted(sample)(states, [room()], minds(False)[0], done.tolist(), chances.tolist(), wins, points)
    return Prospects(np.array(wins), np.array(points))


@rule
def sample(states: Any, rooms: Any, mind: Any, actions: Any, chances: Any, wins: Any, points: Any) -> None:
    """Play the position to the next turn once for each generator state, and read the net there.

    states: (2,), the position as the mover knows it, and a scratch record; rooms: (1,) roller.Work; mind: learner.Mind;
    actions: int32; chances: uint64 (n,); wins, points: float64 (n, players), written; nobody may win.
    """
    s = states[1]
    for i in range(len(chances)):
        copy_record(s, states[0])
        s.chance = chances[i]
        if s.phase != L.OVER:
            redraw(s, s.mover)
        turn = s.number
        for k in range(len(actions)):
            apply(s, actions[k])
        while s.phase != L.OVER and not (s.phase == L.ROLLED and s.number != turn):
            apply(s, choose(s, rooms[0]))
        if s.phase != L.OVER:
            sum_up(s, mind, mind.tried)
            tell(mind, mind.tried, L.living(s))
        for p in range(s.players):
            points[i][p] = s.vp[p]
            wins[i][p] = 0.0
            if s.phase == L.OVER:
                wins[i][p] = 1.0 if s.winner == p else 0.0
            elif L.alive(s, p):
                wins[i][p] = mind.chances[order_of(s, p)]
