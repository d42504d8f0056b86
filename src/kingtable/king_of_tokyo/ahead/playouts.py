"""Compiled loops over records: whole random games, for measuring and for statistics.

`states` is a record array whose options are set (`KingOfTokyo.blank`, packed); every loop deals new games from
the generator of the record, and returns a sum over the final positions, so that runs can be compared.
"""

from __future__ import annotations

from kingtable.engine.chance import below
from kingtable.engine.compiler.jit import copy_record, i64, rule
from kingtable.engine.record import Record, Records, Row, field, record
from kingtable.king_of_tokyo.decisions import legal
from kingtable.king_of_tokyo.layout import ACTIONS, OVER, State
from kingtable.king_of_tokyo.rules import act, play_out, run, set_up


@record
class Scratch(Record):
    """Scratch for a list of actions; within a record it is passed on without counting references."""

    actions: Row = field("i4", ACTIONS, doc="as `rules.legal` writes them")


@rule
def total(s: State) -> int:
    """A sum that hardly two different games share: VP, winner, cause and number of turns."""
    points = 31 * s.number + 7 * s.winner + s.cause
    for p in range(s.players):
        points += s.vp[p]
    return points


@rule
def random_games(states: Records[State], scratch: Records[Scratch], games: int) -> int:
    """Random games through the playout kernel. states: (1,); scratch: (1,) of Scratch."""
    points = 0
    for _ in range(games):
        set_up(states[0])
        play_out(states[0], scratch[0].actions)
        points += total(states[0])
    return points


@rule
def stepped_games(states: Records[State], scratch: Records[Scratch], games: int) -> int:
    """Random games through `legal` and `apply`. states: (1,); scratch: (1,) of Scratch."""
    points = 0
    for _ in range(games):
        s, out = states[0], scratch[0].actions
        set_up(s)
        run(s)
        while s.phase != OVER:
            act(s, i64(out[below(s, legal(s, out))]))
            run(s)
        points += total(s)
    return points


@rule
def copies(states: Records[State], times: int) -> int:
    """Copy record 0 over the others in turn. states: (n,), n > 1."""
    for i in range(times):
        copy_record(states[1 + i % (len(states) - 1)], states[0])
    return len(states)
