"""Whole games of the players, compiled: for statistics. They are given what their seats may know, and no more."""

from __future__ import annotations

from typing import Any

from kingtable.bots.king_of_tokyo.personas import choose as persona_choose
from kingtable.bots.king_of_tokyo.roller import choose as roller_choose
from kingtable.engine.jit import copy_record, i64, rule
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.cards.deck import KINDS
from kingtable.king_of_tokyo.view import redraw

RANDOM, ATTACKER, RACER, BUILDER, ROLLER = range(5)
NAMES = ("random", "attacker", "racer", "builder", "roller")


@rule
def decide(s: Any, bot: int, work: Any) -> int:
    """The action of a player; RANDOM plays all but the throws here."""
    if bot == ROLLER:
        return i64(roller_choose(s, work))
    if bot == RANDOM:
        return i64(rules.random_action(s, work.actions))
    return i64(persona_choose(s, bot - ATTACKER, work))


@rule
def think(states: Any, bot: int, work: Any) -> int:
    """The action of a player, from what the mover may know: see `games`."""
    seen = states[1]
    own = seen.chance
    copy_record(seen, states[0])
    seen.chance = own
    redraw(seen, seen.mover)
    return decide(seen, bot, work)


@rule
def games(
    states: Any,
    work: Any,
    bots: Any,
    n: int,
    wins: Any,
    order: Any,
    causes: Any,
    turns: Any,
    bought: Any,
    won_with: Any,
) -> int:
    """Play n games and count; how many there were.

    states: (2,), the game, and what the mover may know of it, whose generator is the players' own; work: (1,) of
    roller.Work; bots: int64 (players,), by seat. wins, order: int64 (players + 1,), by seat
    and by place in the order of play, the last nobody's. causes: int64 (3,). turns: int64 (n,). bought, won_with: int64
    (KINDS,), purchases of each card from the row, and games won by a monster that had bought it.
    """
    s, room = states[0], work[0]
    mine = won_with.copy()
    for game in range(n):
        rules.set_up(s)
        first = s.order
        for kind in range(KINDS):
            mine[kind] = 0
        while s.phase != L.OVER:
            rules.run(s)
            if s.phase == L.OVER:
                break
            if bots[s.mover] == RANDOM and s.phase == L.ROLLED and s.rerolls > 0 and rules.nothing_special(s):
                rules.random_throw(s)
                s.phase = L.GOING_ON
                continue
            action = think(states, bots[s.mover], room)
            if L.BUY <= action < L.BUY_FROM:
                bought[action - L.BUY] += 1
                mine[action - L.BUY] |= 1 << s.mover
            rules.act(s, action)
        turns[game] = s.number
        causes[s.cause] += 1
        if s.winner == L.NOBODY:
            wins[s.players] += 1
            order[s.players] += 1
        else:
            wins[s.winner] += 1
            order[(s.winner - first + s.players) % s.players] += 1
            for kind in range(KINDS):
                if mine[kind] >> s.winner & 1:
                    won_with[kind] += 1
    return n
