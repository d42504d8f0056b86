"""The bots of King of Tokyo that play whole games compiled (`bots.compiled`)."""

from __future__ import annotations

from kingtable.bots.compiled import CompiledBots, own_chance
from kingtable.bots.king_of_tokyo import personas
from kingtable.bots.king_of_tokyo.roller import Scratch, choose, new_scratch
from kingtable.engine.compiler.jit import i64, rule
from kingtable.engine.record import Records, Row
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.rules import random_action

NAMES = ("random", "attacker", "racer", "builder", "roller")
RANDOM, ATTACKER, RACER, BUILDER, ROLLER = range(len(NAMES))


@rule
def turn(states: Records[L.State], scratch: Records[Scratch], bot: int, seat: int, thought: int, out: Row) -> int:
    """Write the action of a bot down, as `players.Random`, `Persona` and `Roller` choose it."""
    s = states[0]
    if bot == ROLLER:
        out[0] = i64(choose(s, scratch[0]))
        return 1
    s.chance = own_chance(thought, seat)
    if bot == RANDOM:
        out[0] = i64(random_action(s, scratch[0].actions))
    else:
        out[0] = i64(personas.choose(s, bot - ATTACKER + personas.ATTACKER, scratch[0]))
    return 1


COMPILED = CompiledBots(NAMES, new_scratch, turn)
