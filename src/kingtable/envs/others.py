"""The compiled turns of the bots that play against one seat of each lane, made for any game from its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from kingtable.bots.compiled import CompiledBots, compiled_of, own_chance
from kingtable.engine.chance import mixed
from kingtable.engine.compiler.jit import copy_record, i64, rule, u64, word
from kingtable.engine.games import game

_GOLDEN, _ELEVEN = word(0x9E3779B97F4A7C15), word(11)
GOES_ON, READY, OVER, OUT, FULL, ASKED = range(6)
"""What a lane waits for: a bot; its own seat; a new game, because this one is over, or because the seat is out of it;
room in the log; a bot that only Python can ask."""


@rule
def nobody(states: Any, scratch: Any, bot: int, seat: int, thought: int, out: Any) -> int:
    """The turn of no bot, for a game whose bots only Python can ask."""
    return 0


@cache
def bots_of(name: str) -> CompiledBots:
    """Return the compiled bots of a game; where there are none, such as nobody asks."""
    found = compiled_of(name)
    return found if found.names else CompiledBots((), lambda: np.zeros(1), nobody)


@rule
def never(s: Any, seat: int) -> bool:
    """Nobody leaves before the end."""
    return False


@cache
def own_of(players: int) -> np.dtype[np.void]:
    """Return the dtype of what a lane has besides, where bots play all seats but one. Always the same object."""
    return np.dtype(
        [
            ("seat", "i1"),  # the own seat
            ("last", "i1"),  # the own seat in the game that ended last
            ("status", "i1"),  # what the lane waits for
            ("moved", "?"),  # a bot has played since the arrays of the lane were written
            ("ended", "?"),  # the last step ended a game
            ("worth", "f8"),  # what it was worth to the own seat
            ("scores", "i4", (players,)),  # its points
            ("chance", "u8"),  # the seeds of the bots' turns come from it
        ],
        align=True,
    )


@cache
def others_of(name: str) -> Callable[..., bool]:
    """Return the compiled turns of the bots of a game."""
    return made_of(game(name).functions, bots_of(name).turn)


def made_of(rules: Mapping[str, Callable[..., Any]], turn: Callable[..., int]) -> Callable[..., bool]:
    """Make the turns from a game's rules and its bots. They are the closure, by which the compile cache finds them."""
    to_move, apply, determinize = rules["to_move"], rules["apply"], rules["determinize"]
    observe, returns, score = rules["observe"], rules["returns"], rules["score"]
    out: Callable[..., bool] = rules.get("out", never)

    @rule
    def others(lanes: Any, final: Any, log: Any, own: Any, bots: Any, states: Any, scratch: Any, actions: Any) -> bool:
        """Play the bots' turns in all lanes that go on, until something else is needed there (`status`).

        final, log: of the batch. own: `own_of` (lanes,). bots: the number of each seat's bot, by the seats counted from
        the own one; negative: only Python can ask it. states, scratch: as `turn` has them. actions: int64, as long as a
        turn can be. Does a lane still wait for something but its own seat?
        """
        waits = False
        for lane in range(len(lanes)):
            o = own[lane]
            if o.status == GOES_ON:
                r = lanes[lane]
                s = r.state
                mine, which, found = i64(o.seat), r.games & 1, GOES_ON
                while found == GOES_ON:
                    seat = i64(to_move(s))
                    if seat < 0:
                        found = OVER
                    elif out(s, mine):
                        found = OUT
                    elif seat == mine:
                        found = READY
                    elif r.moves[which] + len(actions) > log.shape[2]:
                        found = FULL
                    elif bots[seat - mine if seat >= mine else seat - mine + s.players] < 0:
                        found = ASKED
                    else:
                        o.chance = u64(o.chance + _GOLDEN)
                        thought = u64(mixed(o.chance) >> _ELEVEN)
                        copy_record(states[0], s)
                        states[0].chance = own_chance(thought, seat)
                        determinize(states[0], seat)
                        bot = i64(bots[seat - mine if seat >= mine else seat - mine + s.players])
                        n = i64(turn(states, scratch, bot, seat, thought, actions))
                        for i in range(n):
                            log[lane, which, r.moves[which]] = actions[i]
                            r.moves[which] += 1
                            apply(s, actions[i])
                        o.moved = True
                o.status = found
                if found in (OVER, OUT) and not o.ended:
                    o.ended = True
                    o.last = o.seat
                    o.worth = returns(s, mine)
                    for p in range(s.players):
                        o.scores[p] = score(s, p)
                        observe(s, p, final[lane].observation[p])
                    copy_record(final[lane].given, r.given)
            if o.status != READY:
                waits = True
        return waits

    return others
