"""A loop of your own over the compiled rules, and what to mind when you write one.

It asks what patience is worth: in random games of Kingdomino seat 0 always claims the highest domino that is free, the
one that is placed last but is worth most. Each remark below is about a mistake that compiles.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

import kingtable
from kingtable.engine.chance import seeded
from kingtable.engine.compiler.jit import i64, rule
from kingtable.engine.record import pack
from kingtable.kingdomino.layout import OVER, PLACING, to_move
from kingtable.kingdomino.rules import apply, legal, start


@rule
def patient_games(states: Any, own: Any, out: Any, scores: Any) -> int:
    """Play len(scores) games and note what they come to; how many actions there were.

    states: (1,) of State; own: uint64 (1,), our own generator; out: int32 (actions,); scores: int64 (games, seats).

    - The whole loop is in the rule. A call from Python takes as long as some ten moves, so call few rules, not many.
    - Arrays are passed, never a record: `states[0]` is taken inside. A record handed over by Python would be copied.
    - What is random in a *player* comes from a generator of its own. Drawn from the record's, the game would be dealt
      differently, and its record would not replay.
    """
    s, played = states[0], 0
    for game in range(len(scores)):
        start(s)
        while s.phase != OVER:
            many = legal(s, out)
            if to_move(s) == 0 and s.phase != PLACING:
                action = i64(out[many - 1])  # an element is an int32, and one variable has one type
            else:
                own[0] = own[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
                action = i64(out[i64(own[0] >> np.uint64(33)) % many])  # uint64 with a signed number becomes a float
            apply(s, action)
            played += 1
        for seat in range(s.players):
            scores[game, seat] = s.totals[0][seat]
    return played


def main(games: int = 5_000) -> None:
    """Print what each seat scores."""
    states = pack(kingtable.new("kingdomino", players=4, seed=1).state)
    states["chance"] = seeded(2026)
    scores: npt.NDArray[np.int64] = np.zeros((games, 4), np.int64)
    out = np.zeros(kingtable.game("kingdomino").actions, np.int32)
    actions = patient_games(states, np.array([7], np.uint64), out, scores)
    means, half = scores.mean(axis=0), 1.96 * scores.std(axis=0) / games**0.5
    print(f"{games} games, {actions / games:.0f} actions each")
    for seat, (mean, width) in enumerate(zip(means, half, strict=True)):
        print(f"seat {seat}{', patient' if seat == 0 else ''}: {mean:.2f} ± {width:.2f} points")


if __name__ == "__main__":
    main()
