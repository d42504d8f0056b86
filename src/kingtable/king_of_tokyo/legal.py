"""What is legal in King of Tokyo: every action of the monster that decides, decision by decision."""

from __future__ import annotations

from typing import Any

from kingtable.engine.jit import lowest, rule, u64
from kingtable.king_of_tokyo.buying import (
    add_copies,
    add_purchases,
    add_sales,
    price_of,
)
from kingtable.king_of_tokyo.cards.deck import KIND
from kingtable.king_of_tokyo.cards.dispatch import ALTERING_CARDS, THROWING_CARDS, change, usable
from kingtable.king_of_tokyo.cards.kinds import HEALING_RAY, HERD_CULLER, PLOT_TWIST, STRETCHY
from kingtable.king_of_tokyo.damage import (
    reactions,
)
from kingtable.king_of_tokyo.effects import most_health
from kingtable.king_of_tokyo.layout import (
    BUY,
    BUYING,
    CHANGE,
    CHANGING,
    CHARGE,
    CHARGING,
    DONE,
    END,
    HEART,
    HEARTS,
    KEEP,
    KEEP_STEPS,
    MIMICKING,
    MOST_CHARGE,
    MOST_HEARTS,
    MOST_KEPT,
    NO_CARDS,
    NOBODY,
    ONE,
    OPPORTUNITY,
    OVER,
    PASS,
    PROBE,
    PROBING,
    REACTING,
    ROLLED,
    SELLING,
    SHARE,
    SHARE_STEPS,
    STAY,
    SWEEP,
    TAKE,
    USE,
    YIELD,
    YIELDING,
    after,
    alive,
    bit,
    works,
)
from kingtable.king_of_tokyo.turn import (
    any_time,
    more_for_others,
)

ALTERING = (HERD_CULLER, PLOT_TWIST, STRETCHY)
"""The cards of the actions CHANGE, in their order."""


@rule
def can_sweep(s: Any) -> bool:
    """2 energy, and a card to sweep away (settled 18)."""
    return bool(s.energy[s.turn] >= 2 and (s.row[0] != NOBODY or s.row[1] != NOBODY or s.row[2] != NOBODY))


@rule
def legal(s: Any, out: Any) -> int:
    """Write all legal actions into `out` (int32, at least ACTIONS long); how many there are."""
    n = 0
    p = s.mover
    phase = s.phase
    if phase == OVER:
        return 0
    if phase == ROLLED:
        out[0] = DONE
        n = 1
        if s.rerolls > 0:
            n = add_throws(s, out, n)
        n = add_uses(s, p, u64(s.works[p] & THROWING_CARDS), out, n)
    elif phase == PROBING:
        out[0] = PASS
        n = 1
        for face in range(6):
            if s.faces[face] > 0:
                out[n] = PROBE + face
                n += 1
    elif phase == CHANGING:
        out[0] = DONE
        n = add_changes(s, p, out, 1)
    elif phase == HEARTS:
        n = add_shares(s, p, out)
    elif phase == REACTING:
        out[0] = TAKE
        n = add_uses(s, p, reactions(s, p), out, 1)
    elif phase == YIELDING:
        out[0] = YIELD
        out[1] = STAY
        n = 2
    elif phase == BUYING:
        out[0] = END
        n = 1
        if can_sweep(s):
            out[n] = SWEEP
            n += 1
        n = add_purchases(s, p, out, n)
    elif phase == OPPORTUNITY:
        out[0] = PASS
        n = 1
        shown = s.agenda[s.depth - 1][1]
        for slot in range(3):
            if shown >> slot & 1 and s.row[slot] != NOBODY:
                kind = KIND[s.row[slot]]
                if shown_slot(s, kind) == slot and price_of(s, p, kind) <= s.energy[p]:
                    out[n] = BUY + kind
                    n += 1
    elif phase == SELLING:
        out[0] = END
        n = add_sales(s, p, out, 1)
    elif phase == CHARGING:
        n = min(s.energy[p], MOST_CHARGE) + 1
        for energy in range(n):
            out[energy] = CHARGE + energy
    elif phase == MIMICKING:
        if s.depth == 0:  # at the start of a turn it need not move
            out[0] = PASS
            n = 1
        n = add_copies(s, p, out, n)
    if phase != REACTING:
        kind = any_time(s, p)
        if kind != NOBODY:
            out[n] = USE + kind
            n += 1
    return n


@rule
def shown_slot(s: Any, kind: int) -> int:
    """The first slot with such a card among those just turned up; NOBODY without one."""
    for slot in range(3):
        if s.agenda[s.depth - 1][1] >> slot & 1 and s.row[slot] != NOBODY and KIND[s.row[slot]] == kind:
            return slot
    return NOBODY


@rule
def add_uses(s: Any, p: int, cards: int, out: Any, n: int) -> int:
    """Append the uses of some kinds of cards to a list of actions; the new length."""
    while cards != NO_CARDS:
        kind = lowest(cards)
        if usable(s, p, kind, 0) == 1:
            out[n] = USE + kind
            n += 1
        cards = u64(cards & (cards - ONE))
    return n


@rule
def add_throws(s: Any, out: Any, n: int) -> int:
    """Append every choice of dice to keep, but for all of them: at least one die is thrown."""
    faces = s.faces
    a = MOST_KEPT
    for ones in range(faces[0] + 1):
        r1 = KEEP_STEPS[0][a][ones] if ones <= a else 0
        b = a - ones
        for twos in range(min(b, faces[1]) + 1):
            r2 = r1 + KEEP_STEPS[1][b][twos]
            c = b - twos
            for threes in range(min(c, faces[2]) + 1):
                r3 = r2 + KEEP_STEPS[2][c][threes]
                d = c - threes
                for hearts in range(min(d, faces[3]) + 1):
                    r4 = r3 + KEEP_STEPS[3][d][hearts]
                    e = d - hearts
                    for energy in range(min(e, faces[4]) + 1):
                        r5 = r4 + KEEP_STEPS[4][e][energy]
                        f = e - energy
                        for claws in range(min(f, faces[5]) + 1):
                            if MOST_KEPT - (f - claws) < s.dice:
                                out[n] = KEEP + r5 + KEEP_STEPS[5][f][claws]
                                n += 1
    return n


@rule
def add_changes(s: Any, p: int, out: Any, n: int) -> int:
    """Append every turn of a die that a card allows."""
    cards = u64(s.works[p] & ALTERING_CARDS)
    for i in range(3):
        kind = ALTERING[i]
        if (cards & bit(kind)) != NO_CARDS and usable(s, p, kind, 0) == 1:
            for x in range(36):
                if s.faces[x // 6] > 0 and x // 6 != x % 6 and change(s, p, kind, x) == 1:
                    out[n] = CHANGE + 36 * i + x
                    n += 1
    return n


@rule
def most_healed(s: Any, p: int, step: int) -> int:
    """How much the monster so many steps on can be healed by Healing Ray."""
    if step >= s.players or not works(s, p, HEALING_RAY):
        return 0
    q = after(s, p, step)
    return most_health(s, q) - s.health[q] if alive(s, q) else 0


@rule
def add_shares(s: Any, p: int, out: Any) -> int:
    """List every way to use the hearts; how many there are."""
    n = 0
    hearts, extra = s.faces[HEART], more_for_others(s, p)
    m1, m2, m3 = most_healed(s, p, 1), most_healed(s, p, 2), most_healed(s, p, 3)
    m4, m5 = most_healed(s, p, 4), most_healed(s, p, 5)
    a = MOST_HEARTS
    for poison in range(min(s.poison[p], hearts) + 1):
        r0 = SHARE_STEPS[0][a][poison]
        b = a - poison
        for shrink in range(min(s.shrink[p], hearts - poison) + 1):
            r1 = r0 + SHARE_STEPS[1][b][shrink]
            c = b - shrink
            own = hearts - poison - shrink
            most = own + extra if own > 0 else 0
            for h1 in range(min(m1, most) + 1):
                r2 = r1 + SHARE_STEPS[2][c][h1]
                for h2 in range(min(m2, most - h1) + 1):
                    r3 = r2 + SHARE_STEPS[3][c - h1][h2]
                    for h3 in range(min(m3, most - h1 - h2) + 1):
                        r4 = r3 + SHARE_STEPS[4][c - h1 - h2][h3]
                        d = c - h1 - h2 - h3
                        for h4 in range(min(m4, most - h1 - h2 - h3) + 1):
                            r5 = r4 + SHARE_STEPS[5][d][h4]
                            for h5 in range(min(m5, most - h1 - h2 - h3 - h4) + 1):
                                out[n] = SHARE + r5 + SHARE_STEPS[6][d - h4][h5]
                                n += 1
    return n
