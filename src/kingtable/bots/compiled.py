"""Bots whose whole games run compiled: for thousands of games a second, where nobody looks.

They play what they play elsewhere: the same seeds give the same games (`arena.matches.play_game`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from kingtable.bots.players import players_of
from kingtable.engine.chance import below, generator
from kingtable.engine.compiler.jit import i64, rule, u64, word
from kingtable.engine.games import game
from kingtable.engine.spec import loaded

_GOLDEN = word(0x9E3779B97F4A7C15)


@dataclass(frozen=True)
class CompiledBots:
    """A game's declaration of its bots that play whole games compiled (`Players.compiled`).

    names: of the bots, the weakest first; each one's number is its place. scratch: makes what `turn` writes on, an
    array of one record. turn(states, scratch, bot, seat, thought, out): write the actions of a turn into `out`, int64,
    and return how many. states: (2,), what the seat to move may know, the generator set from `thought`, and a state to
    try on. thought: uint64, the seed of the turn. turn_length: the most actions of a turn.
    """

    names: tuple[str, ...]
    scratch: Callable[[], Any]
    turn: Callable[..., int]
    turn_length: int = 1


@rule
def own_chance(thought: int, seat: int) -> int:
    """The generator of a seat for one turn: what `seeded(thought, seat)` gives."""
    return generator(u64(thought + u64(seat) * _GOLDEN))


@cache
def compiled_of(name: str) -> CompiledBots:
    """Return the compiled bots of a game; of a game that declares none, `random` where it has no bots of its own."""
    declared = players_of(name)
    if declared.compiled:
        found: CompiledBots = loaded(declared.compiled)
        return found
    return _random_of(name) if not game(name).spec.bots else CompiledBots((), lambda: None, lambda *given: 0)


def _random_of(name: str) -> CompiledBots:
    """The bot of a game that has no bots: `plain.Random`, compiled."""
    rules = game(name)
    legal, actions = rules.functions["legal"], rules.actions

    @rule
    def turn(states: Any, scratch: Any, bot: int, seat: int, thought: int, out: Any) -> int:
        """Any legal action."""
        s = states[0]
        s.chance = own_chance(thought, seat)
        n = legal(s, scratch)
        out[0] = i64(scratch[below(s, n)])
        return 1

    return CompiledBots(("random",), lambda: np.zeros(actions, np.int32), turn)
