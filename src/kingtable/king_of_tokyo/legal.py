"""What is legal in King of Tokyo: every action of the monster that decides, decision by decision."""

from __future__ import annotations

from typing import Any

from kingtable.engine.jit import lowest, rule, u64
from kingtable.king_of_tokyo import buying, damage, turn
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import KIND
from kingtable.king_of_tokyo.cards.kinds import HEALING_RAY, HERD_CULLER, PLOT_TWIST, STRETCHY
from kingtable.king_of_tokyo.effects import most_health

ALTERING = (HERD_CULLER, PLOT_TWIST, STRETCHY)
"""The cards of the actions CHANGE, in their order."""


@rule
def can_sweep(s: Any) -> bool:
    """2 energy, and a card to sweep away (settled 18)."""
    return bool(s.energy[s.turn] >= 2 and (s.row[0] != L.NOBODY or s.row[1] != L.NOBODY or s.row[2] != L.NOBODY))


@rule
def legal(s: Any, out: Any) -> int:
    """Write all legal actions into `out` (int32, at least ACTIONS long); how many there are."""
    n = 0
    p = s.mover
    phase = s.phase
    if phase == L.OVER:
        return 0
    if phase == L.ROLLED:
        out[0] = L.DONE
        n = 1
        if s.rerolls > 0:
            n = add_throws(s, out, n)
        n = add_uses(s, p, u64(s.works[p] & cards.THROWING_CARDS), out, n)
    elif phase == L.PROBING:
        out[0] = L.PASS
        n = 1
        for face in range(6):
            if s.faces[face] > 0:
                out[n] = L.PROBE + face
                n += 1
    elif phase == L.CHANGING:
        out[0] = L.DONE
        n = add_changes(s, p, out, 1)
    elif phase == L.HEARTS:
        n = add_shares(s, p, out)
    elif phase == L.REACTING:
        out[0] = L.TAKE
        n = add_uses(s, p, damage.reactions(s, p), out, 1)
    elif phase == L.YIELDING:
        out[0] = L.YIELD
        out[1] = L.STAY
        n = 2
    elif phase == L.BUYING:
        out[0] = L.END
        n = 1
        if can_sweep(s):
            out[n] = L.SWEEP
            n += 1
        n = buying.add_purchases(s, p, out, n)
    elif phase == L.OPPORTUNITY:
        out[0] = L.PASS
        n = 1
        shown = s.agenda[s.depth - 1][1]
        for slot in range(3):
            if shown >> slot & 1 and s.row[slot] != L.NOBODY:
                kind = KIND[s.row[slot]]
                if shown_slot(s, kind) == slot and buying.price_of(s, p, kind) <= s.energy[p]:
                    out[n] = L.BUY + kind
                    n += 1
    elif phase == L.SELLING:
        out[0] = L.END
        n = buying.add_sales(s, p, out, 1)
    elif phase == L.CHARGING:
        n = min(s.energy[p], L.MOST_CHARGE) + 1
        for energy in range(n):
            out[energy] = L.CHARGE + energy
    elif phase == L.MIMICKING:
        if s.depth == 0:  # at the start of a turn it need not move
            out[0] = L.PASS
            n = 1
        n = buying.add_copies(s, p, out, n)
    if phase != L.REACTING:
        kind = turn.any_time(s, p)
        if kind != L.NOBODY:
            out[n] = L.USE + kind
            n += 1
    return n


@rule
def shown_slot(s: Any, kind: int) -> int:
    """The first slot with such a card among those just turned up; NOBODY without one."""
    for slot in range(3):
        if s.agenda[s.depth - 1][1] >> slot & 1 and s.row[slot] != L.NOBODY and KIND[s.row[slot]] == kind:
            return slot
    return L.NOBODY


@rule
def add_uses(s: Any, p: int, mine: int, out: Any, n: int) -> int:
    """Append the uses of some kinds of cards to a list of actions; the new length."""
    while mine != L.NO_CARDS:
        kind = lowest(mine)
        if cards.usable(s, p, kind, 0) == 1:
            out[n] = L.USE + kind
            n += 1
        mine = u64(mine & (mine - L.ONE))
    return n


@rule
def add_throws(s: Any, out: Any, n: int) -> int:
    """Append every choice of dice to keep, but for all of them: at least one die is thrown."""
    faces = s.faces
    a = L.MOST_KEPT
    for ones in range(faces[0] + 1):
        r1 = L.KEEP_STEPS[0][a][ones] if ones <= a else 0
        b = a - ones
        for twos in range(min(b, faces[1]) + 1):
            r2 = r1 + L.KEEP_STEPS[1][b][twos]
            c = b - twos
            for threes in range(min(c, faces[2]) + 1):
                r3 = r2 + L.KEEP_STEPS[2][c][threes]
                d = c - threes
                for hearts in range(min(d, faces[3]) + 1):
                    r4 = r3 + L.KEEP_STEPS[3][d][hearts]
                    e = d - hearts
                    for energy in range(min(e, faces[4]) + 1):
                        r5 = r4 + L.KEEP_STEPS[4][e][energy]
                        f = e - energy
                        for claws in range(min(f, faces[5]) + 1):
                            if L.MOST_KEPT - (f - claws) < s.dice:
                                out[n] = L.KEEP + r5 + L.KEEP_STEPS[5][f][claws]
                                n += 1
    return n


@rule
def add_changes(s: Any, p: int, out: Any, n: int) -> int:
    """Append every turn of a die that a card allows."""
    mine = u64(s.works[p] & cards.ALTERING_CARDS)
    for i in range(3):
        kind = ALTERING[i]
        if (mine & L.bit(kind)) != L.NO_CARDS and cards.usable(s, p, kind, 0) == 1:
            for x in range(36):
                if s.faces[x // 6] > 0 and x // 6 != x % 6 and cards.change(s, p, kind, x) == 1:
                    out[n] = L.CHANGE + 36 * i + x
                    n += 1
    return n


@rule
def most_healed(s: Any, p: int, step: int) -> int:
    """How much the monster so many steps on can be healed by Healing Ray."""
    if step >= s.players or not L.works(s, p, HEALING_RAY):
        return 0
    q = L.after(s, p, step)
    return most_health(s, q) - s.health[q] if L.alive(s, q) else 0


@rule
def add_shares(s: Any, p: int, out: Any) -> int:
    """List every way to use the hearts; how many there are."""
    n = 0
    hearts, extra = s.faces[L.HEART], turn.more_for_others(s, p)
    m1, m2, m3 = most_healed(s, p, 1), most_healed(s, p, 2), most_healed(s, p, 3)
    m4, m5 = most_healed(s, p, 4), most_healed(s, p, 5)
    a = L.MOST_HEARTS
    for poison in range(min(s.poison[p], hearts) + 1):
        r0 = L.SHARE_STEPS[0][a][poison]
        b = a - poison
        for shrink in range(min(s.shrink[p], hearts - poison) + 1):
            r1 = r0 + L.SHARE_STEPS[1][b][shrink]
            c = b - shrink
            own = hearts - poison - shrink
            most = own + extra if own > 0 else 0
            for h1 in range(min(m1, most) + 1):
                r2 = r1 + L.SHARE_STEPS[2][c][h1]
                for h2 in range(min(m2, most - h1) + 1):
                    r3 = r2 + L.SHARE_STEPS[3][c - h1][h2]
                    for h3 in range(min(m3, most - h1 - h2) + 1):
                        r4 = r3 + L.SHARE_STEPS[4][c - h1 - h2][h3]
                        d = c - h1 - h2 - h3
                        for h4 in range(min(m4, most - h1 - h2 - h3) + 1):
                            r5 = r4 + L.SHARE_STEPS[5][d][h4]
                            for h5 in range(min(m5, most - h1 - h2 - h3 - h4) + 1):
                                out[n] = L.SHARE + r5 + L.SHARE_STEPS[6][d - h4][h5]
                                n += 1
    return n
