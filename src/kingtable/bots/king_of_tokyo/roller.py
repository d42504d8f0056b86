"""The player `roller`: exact dice over a hand-made value; yields, buys and answers by comparing values.

It reads nothing of the record that its seat may not see: neither the generator nor the order of the deck.
"""

from __future__ import annotations

from typing import Any

from kingtable.bots.king_of_tokyo.worth import bargain, card_worth, hits_to_come, leaf
from kingtable.engine import multisets
from kingtable.engine.jit import i64, rule
from kingtable.engine.record import Grid, Row, field, record
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.deck import KIND, KINDS
from kingtable.king_of_tokyo.damage import has_reaction
from kingtable.king_of_tokyo.decisions import legal
from kingtable.king_of_tokyo.dice import solve

CHOICES = 5005
AHEAD = 4
"""Throws that are looked ahead at most."""


@record
class Work:
    """Room for the plan of the dice, and the choices of dice of `dice.table(9)`."""

    actions: Row = field("i4", L.ACTIONS, doc="as `rules.legal` writes them")
    counts: Grid = field("i4", CHOICES, 6, doc="dice of each face")
    more: Grid = field("i4", CHOICES, 6, doc="the choice with one die more")
    less: Grid = field("i4", CHOICES, 6, doc="the choice with one die less")
    kept: Row = field("i4", 6, doc="dice of each face to keep")
    parts: Row = field("i4", L.HEART_PARTS, doc="hearts for each part of `hearts`")
    first: Row = field("i4", 11, doc="[n]: index of the first choice of n dice")
    values: Row = field("f8", CHOICES, doc="of the outcomes")
    means: Row = field("f8", CHOICES, doc="of the choices")
    choice: Grid = field("i4", AHEAD + 1, CHOICES, doc="the best choice within each")
    best: Grid = field("f8", AHEAD + 1, CHOICES, doc="its mean")


@rule
def value_of(s: Any, counts: Any) -> float:
    """What final dice are worth to the active monster. counts: (6,)."""
    return leaf(s, s.turn, counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


@rule
def plan(s: Any, work: Any, rerolls: int) -> int:
    """Plan the dice with so many throws left; the index of the present outcome."""
    first, n = work.first[s.dice], work.first[s.dice + 1]
    for i in range(first, n):
        work.values[i - first] = value_of(s, work.counts[i])
    solve(work.values, work.more, work.less, first, n, rerolls, work.means, work.choice, work.best)
    here = 0
    for face in range(6):
        for _ in range(s.faces[face]):
            here = work.more[here][face]
    return here


@rule
def throw_or_stop(s: Any, work: Any) -> int:
    """The best dice to keep, or to stop; more throws are bought where they gain more than they cost."""
    rerolls = min(s.rerolls, AHEAD - 1)
    here = plan(s, work, rerolls + 1)
    gain = work.best[rerolls + 1][here] - work.best[rerolls][here]
    n = legal(s, work.actions)
    for i in range(n):
        action = work.actions[i]
        if L.USE <= action < L.CHANGE and action - L.USE != kinds.RAPID_HEALING and gain > 0.7:
            return i64(action)
    if s.rerolls == 0:
        return L.DONE
    kept = work.choice[rerolls][here]
    if kept >= work.first[s.dice]:
        return L.DONE
    return L.KEEP + multisets.rank_of(L.KEEP_STEPS, work.counts[kept])


@rule
def best_change(s: Any, work: Any) -> int:
    """Turn a die where it gains enough."""
    now = value_of(s, s.faces)
    best, found = 0.5, L.DONE
    n = legal(s, work.actions)
    for i in range(n):
        action = work.actions[i]
        if L.CHANGE <= action < L.PROBE:
            x = (action - L.CHANGE) % 36
            s.faces[x // 6] -= 1
            s.faces[x % 6] += 1
            gain = value_of(s, s.faces) - now
            s.faces[x // 6] += 1
            s.faces[x % 6] -= 1
            if (action - L.CHANGE) // 36 == 0:
                gain += 0.45  # Herd Culler costs nothing
            elif (action - L.CHANGE) // 36 == 1:
                gain -= 0.6
            else:
                gain -= 0.5
            if gain > best:
                best, found = gain, action
    return found


@rule
def best_probe(s: Any, work: Any) -> int:
    """Throw again the die whose loss hurts the active monster most."""
    now = value_of(s, s.faces)
    best, found = 0.8, L.PASS
    for face in range(6):
        if s.faces[face] > 0:
            s.faces[face] -= 1
            mean = 0.0
            for other in range(6):
                s.faces[other] += 1
                mean += value_of(s, s.faces) / 6.0
                s.faces[other] -= 1
            s.faces[face] += 1
            loss = now - mean
            if face == L.CLAW and L.in_tokyo(s, s.mover) != L.in_tokyo(s, s.turn):
                loss += 0.5
            if loss > best:
                best, found = loss, L.PROBE + face
    return found


@rule
def best_purchase(s: Any, work: Any, p: int) -> int:
    """The best bargain, if it is one; else end or pass. A row of nothing useful is swept with much energy."""
    n = legal(s, work.actions)
    nothing = L.END if s.phase == L.BUYING else L.PASS
    best, found = 0.05, nothing
    for i in range(n):
        action = work.actions[i]
        kind = -1
        if L.BUY <= action < L.BUY_FROM:
            kind = action - L.BUY
        elif L.BUY_FROM <= action < L.COPY:
            kind = (action - L.BUY_FROM) % KINDS
        elif action == L.BUY_TOP:
            kind = KIND[s.deck[s.drawn]]
        if kind >= 0:
            gain = bargain(s, p, kind)
            if gain > best:
                best, found = gain, action
    if found == L.END and s.energy[p] >= 9:
        for i in range(n):
            if work.actions[i] == L.SWEEP:
                return L.SWEEP
    return found


@rule
def stay_or_yield(s: Any) -> int:
    """Stay where the hits to come can be borne, or the points decide."""
    p = s.mover
    damage = 0
    for i in range(s.depth):
        if s.agenda[i][0] == L.DO_LATE and s.agenda[i][1] == p:
            damage += s.agenda[i][2]
    left = s.health[p] - damage
    if left <= 0:
        return L.YIELD
    danger = hits_to_come(s, p)
    if s.vp[p] + 2 >= L.GOAL and left > 0.7 * danger:
        return L.STAY
    if damage > 1 and L.works(s, p, kinds.JETS):
        return L.YIELD
    return L.STAY if left > danger + 2.0 else L.YIELD


@rule
def reaction(s: Any) -> int:
    """Pay against damage that kills, or much of it."""
    p = s.mover
    n = s.agenda[s.depth - 1][2]
    deadly = n >= s.health[p]
    if has_reaction(s, p, kinds.CAMOUFLAGE):
        return L.USE + kinds.CAMOUFLAGE
    if has_reaction(s, p, kinds.WINGS) and (deadly or n >= 3):
        return L.USE + kinds.WINGS
    if has_reaction(s, p, kinds.RAPID_HEALING) and deadly and n < s.health[p] + s.energy[p] // 2:
        return L.USE + kinds.RAPID_HEALING
    return L.TAKE


@rule
def share(s: Any, work: Any) -> int:
    """Hearts: heal while low, then take off poison and shrink counters; others are not healed but for energy."""
    p = s.turn
    n = legal(s, work.actions)
    best, found = -1.0, L.SHARE
    for i in range(n):
        action = work.actions[i]
        if action < L.SHARE:
            continue
        multisets.put_counts(L.SHARE_STEPS, action - L.SHARE, work.parts)
        poison, shrink = work.parts[0], work.parts[1]
        given = 0
        for step in range(1, s.players):
            given += work.parts[step + 1]
        own = s.faces[L.HEART] - poison - shrink - given
        worth = 0.95 * poison + 0.75 * shrink + 0.3 * given
        for k in range(own):
            worth += 1.3 if s.health[p] + k < 5 else 0.5 if s.health[p] + k < 10 else 0.0
        if worth > best:
            best, found = worth, action
    return found


@rule
def best_copy(s: Any, work: Any) -> int:
    """What Mimic copies: the card worth most; it moves only for something clearly better."""
    p = s.mover
    n = legal(s, work.actions)
    best, found = -1.0, L.PASS
    if s.depth == 0:
        best = 0.8 if s.copied < 0 else card_worth(s, p, KIND[s.copied]) + 0.8
    for i in range(n):
        action = work.actions[i]
        if L.COPY <= action < L.SELL:
            worth = card_worth(s, p, (action - L.COPY) % KINDS)
            if worth > best:
                best, found = worth, action
    return found


@rule
def choose(s: Any, work: Any) -> int:
    """The action of the monster that decides."""
    phase = s.phase
    if phase == L.ROLLED:
        return throw_or_stop(s, work)
    if phase == L.YIELDING:
        return stay_or_yield(s)
    if phase in (L.BUYING, L.OPPORTUNITY):
        return best_purchase(s, work, s.mover)
    if phase == L.REACTING:
        return reaction(s)
    if phase == L.CHANGING:
        return best_change(s, work)
    if phase == L.PROBING:
        return best_probe(s, work)
    if phase == L.HEARTS:
        return share(s, work)
    if phase == L.MIMICKING:
        return best_copy(s, work)
    if phase == L.CHARGING:
        return i64(L.CHARGE + min(s.energy[s.mover], 6))
    return L.END
