"""Compiled loops over records: whole random games, for measuring and for statistics.

`states` is a record array whose options are set (`Kingdomino.blank`, packed); every loop deals new games from
the generator of the record, and returns the sum of all final scores, so that runs can be compared.
"""

from __future__ import annotations

from typing import Any

from kingtable.engine.chance import below
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.engine.record import Records
from kingtable.kingdomino.layout import OVER, State
from kingtable.kingdomino.rules import apply, legal, play_out, start


@rule
def total(s: State) -> int:
    """The sum of the final scores of a finished game."""
    points = 0
    for p in range(s.players):
        points += s.totals[0][p]
    return points


@rule
def random_games(states: Records[State], games: int) -> int:
    """Random games through the playout kernel, which never lists the legal actions. states: (1,)."""
    points = 0
    for _ in range(games):
        start(states[0])
        play_out(states[0])
        points += total(states[0])
    return points


@rule
def stepped_games(states: Records[State], out: Any, games: int) -> int:
    """Random games through `legal` and `apply`. states: (1,); out: int32 (ACTIONS,)."""
    points = 0
    for _ in range(games):
        s = states[0]
        start(s)
        while s.phase != OVER:
            apply(s, out[below(s, legal(s, out))])
        points += total(s)
    return points


@rule
def copies(states: Records[State], times: int) -> int:
    """Copy record 0 over the others in turn. states: (n,), n > 1."""
    for i in range(times):
        copy_record(states[1 + i % (len(states) - 1)], states[0])
    return len(states)
