"""The bots of Kingdomino that play whole games compiled (`bots.compiled`)."""

from __future__ import annotations

import numpy as np

from kingtable.bots.compiled import CompiledBots, own_chance
from kingtable.bots.kingdomino import greedy, novice
from kingtable.bots.kingdomino.greedy import Scratch
from kingtable.bots.kingdomino.players import Novice
from kingtable.engine.compiler.jit import i64, rule
from kingtable.engine.record import Records, Row, dtype_of
from kingtable.kingdomino.layout import CLAIMING, NOBODY, State
from kingtable.kingdomino.rules import apply, random_action

RANDOM, NOVICE, GREEDY = range(3)
MISTAKES = Novice().mistakes


@rule
def turn(states: Records[State], scratch: Records[Scratch], bot: int, seat: int, thought: int, out: Row) -> int:
    """Write the turn of a bot down, as `players.Random`, `Novice` and `Greedy` choose it; how many actions."""
    s = states[0]
    s.chance = own_chance(thought, seat)
    if bot == RANDOM:
        game, drawn = s.number, s.drawn
        out[0] = i64(random_action(s))
        apply(s, out[0])
        if s.phase != CLAIMING or s.number != game or s.drawn != drawn:
            return 1
        out[1] = i64(random_action(s))
        return 2
    if bot == NOVICE:
        place, claim = novice.choose(s, scratch[0], MISTAKES)
    else:
        place, claim = greedy.choose(s, states[1], scratch[0])
    n = 0
    if place != NOBODY:
        out[n] = place
        n += 1
    if claim != NOBODY:
        out[n] = claim
        n += 1
    return n


COMPILED = CompiledBots(("random", "novice", "greedy"), lambda: np.zeros(1, dtype_of(Scratch)), turn, 2)
