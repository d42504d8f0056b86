"""Three players that play like people do who have one idea: they collect their symbol, and lose by it.

Now and then (one throw in eight) they stop too early; nobody calculates odds.
"""

from __future__ import annotations

from kingtable.bots.king_of_tokyo.roller import Scratch
from kingtable.bots.king_of_tokyo.worth import KEEP_WORTH
from kingtable.engine import multisets
from kingtable.engine.chance import below
from kingtable.engine.compiler.jit import i64, rule
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.buying import price_of
from kingtable.king_of_tokyo.cards.deck import COST, KEEPS
from kingtable.king_of_tokyo.decisions import legal

ATTACKER, RACER, BUILDER = range(3)


@rule
def favourite(s: L.State, persona: int) -> int:
    """The face that a persona collects now: the racer the number it has most of."""
    if persona == ATTACKER:
        return L.CLAW
    if persona == BUILDER:
        return L.ENERGY
    best = 2
    for face in range(2):
        if s.faces[face] > s.faces[best]:
            best = face
    return best


@rule
def throws(s: L.State, persona: int, scratch: Scratch) -> int:
    """Keep the favourite face, and hearts when low; throw the rest again."""
    if s.rerolls == 0 or below(s, 8) == 0:
        return L.DONE
    p = s.turn
    wanted = favourite(s, persona)
    low = s.health[p] <= 5 and not L.in_tokyo(s, p)
    kept = 0
    for face in range(6):
        n = s.faces[face] if face == wanted or (face == L.HEART and low) else 0
        scratch.kept[face] = min(n, L.MOST_KEPT - kept)
        kept += scratch.kept[face]
    return L.DONE if kept == s.dice else i64(L.KEEP + multisets.rank_of(L.KEEP_STEPS, scratch.kept))


@rule
def buys(s: L.State, persona: int, scratch: Scratch) -> int:
    """The attacker saves for what bites, the racer for points, the builder buys the dearest Keep card."""
    p = s.mover
    n = legal(s, scratch.actions)
    best, found = 0.0, L.END if s.phase == L.BUYING else L.PASS
    for i in range(n):
        action = scratch.actions[i]
        if L.BUY <= action < L.BUY_FROM:
            kind = action - L.BUY
            worth = 1.0 * COST[kind]
            if persona == BUILDER:
                worth += 4.0 if kind < KEEPS else -3.0
            elif persona == RACER:
                worth += -2.0 if kind < KEEPS else 3.0
            elif kind < KEEPS:
                worth = 2.0 * KEEP_WORTH[kind]
            if worth - 0.2 * price_of(s, p, kind) > best:
                best, found = worth - 0.2 * price_of(s, p, kind), action
    return found


@rule
def choose(s: L.State, persona: int, scratch: Scratch) -> int:
    """The action of the monster that decides."""
    phase, p = s.phase, s.mover
    if phase == L.ROLLED:
        return throws(s, persona, scratch)
    if phase == L.YIELDING:
        brave = 2 if persona == ATTACKER else 5 if persona == RACER else 6
        return L.STAY if s.health[p] > brave else L.YIELD
    if phase in (L.BUYING, L.OPPORTUNITY):
        return buys(s, persona, scratch)
    if phase == L.REACTING:
        return L.TAKE
    if phase == L.CHANGING:
        return L.DONE
    if phase == L.HEARTS:
        return L.SHARE
    if phase == L.CHARGING:
        return i64(L.CHARGE + s.energy[p] // 2)
    if phase == L.MIMICKING:
        n = legal(s, scratch.actions)
        for i in range(n):
            if L.COPY <= scratch.actions[i] < L.SELL:
                return i64(scratch.actions[i])
        return L.PASS
    return L.END if phase == L.SELLING else L.PASS
