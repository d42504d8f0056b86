"""The player `roller`: exact dice over a hand-made value; yields, buys and answers by comparing values.

It reads nothing of the record that its seat may not see: neither the generator nor the order of the deck.
"""

from __future__ import annotations

from typing import Any

from kingtable.bots.king_of_tokyo.worth import bargain, card_worth, hits_to_come, leaf
from kingtable.engine import multisets
from kingtable.engine.jit import i64, rule
from kingtable.engine.record import Grid, Row, field, record
from kingtable.king_of_tokyo.cards.deck import KIND, KINDS
from kingtable.king_of_tokyo.cards.kinds import CAMOUFLAGE, JETS, RAPID_HEALING, WINGS
from kingtable.king_of_tokyo.damage import has_reaction
from kingtable.king_of_tokyo.dice import solve
from kingtable.king_of_tokyo.layout import (
    ACTIONS,
    BUY,
    BUY_FROM,
    BUY_TOP,
    BUYING,
    CHANGE,
    CHANGING,
    CHARGE,
    CHARGING,
    CLAW,
    COPY,
    DO_LATE,
    DONE,
    END,
    GOAL,
    HEART,
    HEART_PARTS,
    HEARTS,
    KEEP,
    KEEP_STEPS,
    MIMICKING,
    OPPORTUNITY,
    PASS,
    PROBE,
    PROBING,
    REACTING,
    ROLLED,
    SELL,
    SHARE,
    SHARE_STEPS,
    STAY,
    SWEEP,
    TAKE,
    USE,
    YIELD,
    YIELDING,
    in_tokyo,
    works,
)
from kingtable.king_of_tokyo.legal import legal

CHOICES = 5005
AHEAD = 4
"""Throws that are looked ahead at most."""


@record
class Work:
    """Room for the plan of the dice, and the choices of dice of `dice.table(9)`."""

    actions: Row = field("i4", ACTIONS, doc="as `rules.legal` writes them")
    counts: Grid = field("i4", CHOICES, 6, doc="dice of each face")
    more: Grid = field("i4", CHOICES, 6, doc="the choice with one die more")
    less: Grid = field("i4", CHOICES, 6, doc="the choice with one die less")
    kept: Row = field("i4", 6, doc="dice of each face to keep")
    parts: Row = field("i4", HEART_PARTS, doc="hearts for each part of `hearts`")
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
        if USE <= action < CHANGE and action - USE != RAPID_HEALING and gain > 0.7:
            return i64(action)
    if s.rerolls == 0:
        return DONE
    kept = work.choice[rerolls][here]
    if kept >= work.first[s.dice]:
        return DONE
    return KEEP + multisets.rank_of(KEEP_STEPS, work.counts[kept])


@rule
def best_change(s: Any, work: Any) -> int:
    """Turn a die where it gains enough."""
    now = value_of(s, s.faces)
    best, found = 0.5, DONE
    n = legal(s, work.actions)
    for i in range(n):
        action = work.actions[i]
        if CHANGE <= action < PROBE:
            x = (action - CHANGE) % 36
            s.faces[x // 6] -= 1
            s.faces[x % 6] += 1
            gain = value_of(s, s.faces) - now
            s.faces[x // 6] += 1
            s.faces[x % 6] -= 1
            if (action - CHANGE) // 36 == 0:
                gain += 0.45  # Herd Culler costs nothing
            elif (action - CHANGE) // 36 == 1:
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
    best, found = 0.8, PASS
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
            if face == CLAW and in_tokyo(s, s.mover) != in_tokyo(s, s.turn):
                loss += 0.5
            if loss > best:
                best, found = loss, PROBE + face
    return found


@rule
def best_purchase(s: Any, work: Any, p: int) -> int:
    """The best bargain, if it is one; else end or pass. A row of nothing useful is swept with much energy."""
    n = legal(s, work.actions)
    nothing = END if s.phase == BUYING else PASS
    best, found = 0.05, nothing
    for i in range(n):
        action = work.actions[i]
        kind = -1
        if BUY <= action < BUY_FROM:
            kind = action - BUY
        elif BUY_FROM <= action < COPY:
            kind = (action - BUY_FROM) % KINDS
        elif action == BUY_TOP:
            kind = KIND[s.deck[s.drawn]]
        if kind >= 0:
            gain = bargain(s, p, kind)
            if gain > best:
                best, found = gain, action
    if found == END and s.energy[p] >= 9:
        for i in range(n):
            if work.actions[i] == SWEEP:
                return SWEEP
    return found


@rule
def stay_or_yield(s: Any) -> int:
    """Stay where the hits to come can be borne, or the points decide."""
    p = s.mover
    damage = 0
    for i in range(s.depth):
        if s.agenda[i][0] == DO_LATE and s.agenda[i][1] == p:
            damage += s.agenda[i][2]
    left = s.health[p] - damage
    if left <= 0:
        return YIELD
    danger = hits_to_come(s, p)
    if s.vp[p] + 2 >= GOAL and left > 0.7 * danger:
        return STAY
    if damage > 1 and works(s, p, JETS):
        return YIELD
    return STAY if left > danger + 2.0 else YIELD


@rule
def reaction(s: Any) -> int:
    """Pay against damage that kills, or much of it."""
    p = s.mover
    n = s.agenda[s.depth - 1][2]
    deadly = n >= s.health[p]
    if has_reaction(s, p, CAMOUFLAGE):
        return USE + CAMOUFLAGE
    if has_reaction(s, p, WINGS) and (deadly or n >= 3):
        return USE + WINGS
    if has_reaction(s, p, RAPID_HEALING) and deadly and n < s.health[p] + s.energy[p] // 2:
        return USE + RAPID_HEALING
    return TAKE


@rule
def share(s: Any, work: Any) -> int:
    """Hearts: heal while low, then take off poison and shrink counters; others are not healed but for energy."""
    p = s.turn
    n = legal(s, work.actions)
    best, found = -1.0, SHARE
    for i in range(n):
        action = work.actions[i]
        if action < SHARE:
            continue
        multisets.put_counts(SHARE_STEPS, action - SHARE, work.parts)
        poison, shrink = work.parts[0], work.parts[1]
        given = 0
        for step in range(1, s.players):
            given += work.parts[step + 1]
        own = s.faces[HEART] - poison - shrink - given
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
    best, found = -1.0, PASS
    if s.depth == 0:
        best = 0.8 if s.copied < 0 else card_worth(s, p, KIND[s.copied]) + 0.8
    for i in range(n):
        action = work.actions[i]
        if COPY <= action < SELL:
            worth = card_worth(s, p, (action - COPY) % KINDS)
            if worth > best:
                best, found = worth, action
    return found


@rule
def choose(s: Any, work: Any) -> int:
    """The action of the monster that decides."""
    phase = s.phase
    if phase == ROLLED:
        return throw_or_stop(s, work)
    if phase == YIELDING:
        return stay_or_yield(s)
    if phase in (BUYING, OPPORTUNITY):
        return best_purchase(s, work, s.mover)
    if phase == REACTING:
        return reaction(s)
    if phase == CHANGING:
        return best_change(s, work)
    if phase == PROBING:
        return best_probe(s, work)
    if phase == HEARTS:
        return share(s, work)
    if phase == MIMICKING:
        return best_copy(s, work)
    if phase == CHARGING:
        return i64(CHARGE + min(s.energy[s.mover], 6))
    return END
