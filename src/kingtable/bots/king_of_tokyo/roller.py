"""The player `roller`: exact dice over a hand-made value; yields, buys and answers by comparing values.

It reads nothing of the record that its seat may not see: neither the generator nor the order of the deck.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from kingtable.bots.king_of_tokyo.worth import WIN, bargain, card_worth, hits_to_come, leaf
from kingtable.bots.running import blank, put_fields, zeros
from kingtable.engine import multisets
from kingtable.engine.compiler.jit import i64, rule
from kingtable.engine.record import Array, FloatGrid, Floats, Grid, Record, Row, field, record
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.buying import can_sweep
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.deck import KIND, KINDS
from kingtable.king_of_tokyo.damage import has_reaction
from kingtable.king_of_tokyo.decisions import legal
from kingtable.king_of_tokyo.dice import solve, table
from kingtable.king_of_tokyo.layout import MOST_DICE

CHOICES = 5005
CANDIDATES = 6
"""Actions that `expert` searches at most."""
TURNS = 24
"""Turns of a playout that have a generator of their own; later ones share the last."""
AHEAD = 4
"""Throws that are looked ahead at most."""
THROW_COST = 0.7
"""What a bought throw must gain."""
LEAST_BARGAIN = 0.05
SWEEPING = 9
"""Energy with which a row of nothing useful is swept."""
NOT_WEIGHED = -1e9


@record
class Scratch(Record):
    """Scratch for the plan of the dice, and the choices of dice of `dice.table(9)`."""

    actions: Row = field("i4", L.ACTIONS, doc="as `rules.legal` writes them")
    worth: Floats = field("f8", L.ACTIONS, doc="what each of them is worth, or NOT_WEIGHED; see `weigh`")
    planned: int = field("i8", doc="the turn of this game whose dice `learner` has planned; 0: none")
    listed: Row = field("i4", L.ACTIONS, doc="the legal actions that `learner` tries")
    probabilities: Floats = field("f8", L.ACTIONS, doc="to win after each of them")
    tries: int = field("i8", doc="how many actions `expert` searches")
    tried: Row = field("i4", CANDIDATES, doc="which")
    priors: Floats = field("f8", CANDIDATES, doc="the win probabilities after each by one look ahead")
    visits: Row = field("i4", CANDIDATES, doc="their playouts")
    sums: Floats = field(
        "f8", CANDIDATES, doc="of the win probabilities at the ends of their playouts, the prior among them"
    )
    alive: Row = field("i4", CANDIDATES, doc="their places, the best first")
    chance: Row = field("u8", TURNS, doc="the generators of a playout, for each turn")
    counts: Grid = field("i4", CHOICES, 6, doc="dice of each face")
    more: Grid = field("i4", CHOICES, 6, doc="the choice with one die more")
    less: Grid = field("i4", CHOICES, 6, doc="the choice with one die less")
    kept: Row = field("i4", 6, doc="dice of each face to keep")
    parts: Row = field("i4", L.HEART_PARTS, doc="hearts for each part of `hearts`")
    first: Row = field("i4", 11, doc="[n]: index of the first choice of n dice")
    values: Floats = field("f8", CHOICES, doc="of the outcomes")
    means: Floats = field("f8", CHOICES, doc="of the choices")
    choice: Grid = field("i4", AHEAD + 1, CHOICES, doc="the best choice within each")
    best: FloatGrid = field("f8", AHEAD + 1, CHOICES, doc="its mean")


class Lines(NamedTuple):
    """What is thought of actions, filled in: arrays with a place for each action, or for none where nobody asks."""

    actions: Row
    """int32."""
    values: Floats
    """float64: what each is worth."""
    playouts: Row
    """int32: on which that rests."""


def new_lines(most: int = L.ACTIONS, compiled: bool = True) -> Lines:
    """Lines for actions."""
    return Lines(*(zeros(most, dtype, compiled) for dtype in (np.int32, float, np.int32)))


@cache
def _first() -> Array:
    """Return the index of the first choice of n dice."""
    return np.searchsorted(table(MOST_DICE).counts.sum(1), np.arange(MOST_DICE + 2))


def new_scratch(compiled: bool = True) -> list[Scratch]:
    """One scratch, with the tables of the dice; compiled: for compiled rules."""
    made, t = blank(Scratch, compiled), table(MOST_DICE)
    put_fields(made, counts=t.counts, more=t.more, less=t.less, first=_first())
    return made


@rule
def put_line(lines: Lines, n: int, action: int, value: float, playouts: int) -> int:
    """Append what is thought of an action; how many there are then."""
    lines.actions[n], lines.values[n], lines.playouts[n] = action, value, playouts
    return n + 1


@rule
def put_weighed(actions: Row, values: Floats, n: int, lines: Lines) -> int:
    """Append those of n actions that are weighed; how many they are."""
    found = 0
    if len(lines.actions) > 0:
        for i in range(n):
            if values[i] > NOT_WEIGHED:
                found = put_line(lines, found, actions[i], values[i], 0)
    return found


@rule
def best_of(values: Floats, n: int) -> int:
    """The place of the greatest of the first n values, of equals the first."""
    best = 0
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return best


@rule
def value_of(s: L.State, counts: Row) -> float:
    """What final dice are worth to the active monster. counts: (6,)."""
    return leaf(s, s.turn, counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


@rule
def plan(s: L.State, scratch: Scratch, rerolls: int) -> None:
    """Plan the dice by how many throws are left."""
    first, n = scratch.first[s.dice], scratch.first[s.dice + 1]
    for i in range(first, n):
        scratch.values[i - first] = value_of(s, scratch.counts[i])
    solve(scratch.values, scratch.more, scratch.less, first, n, rerolls, scratch.means, scratch.choice, scratch.best)


@rule
def present(s: L.State, scratch: Scratch) -> int:
    """The index of the dice as they lie."""
    here = 0
    for face in range(6):
        for _ in range(s.faces[face]):
            here = scratch.more[here][face]
    return here


@rule
def throw_or_stop(s: L.State, scratch: Scratch, cost: float) -> int:
    """What a plan of one throw more than is left says of the dice as they lie: what to keep, or to stop; more throws
    are bought where they gain more than `cost`."""
    rerolls = min(s.rerolls, AHEAD - 1)
    here = present(s, scratch)
    gain = scratch.best[rerolls + 1][here] - scratch.best[rerolls][here]
    n = legal(s, scratch.actions) if gain > cost else 0
    for i in range(n):
        action = scratch.actions[i]
        if adds_throw(action):
            return i64(action)
    if s.rerolls == 0:
        return L.DONE
    kept = scratch.choice[rerolls][here]
    if kept >= scratch.first[s.dice]:
        return L.DONE
    return L.KEEP + multisets.rank_of(L.KEEP_STEPS, scratch.counts[kept])


@rule
def adds_throw(action: int) -> bool:
    """Does a card give one throw more for this action?"""
    return L.USE <= action < L.CHANGE and action - L.USE != kinds.RAPID_HEALING


@rule
def put_throws(s: L.State, scratch: Scratch, cost: float, lines: Lines) -> int:
    """Append to stop, every choice of dice to keep, and every use of a card for one throw more, less what that must
    gain; how many they are.

    scratch: holds the plan of one throw more than is left, and then that of the throws that are left.
    """
    if len(lines.actions) == 0:
        return 0
    rerolls = min(s.rerolls, AHEAD - 1)
    here, first, n = present(s, scratch), scratch.first[s.dice], scratch.first[s.dice + 1]
    bought = scratch.best[rerolls + 1][here] - cost
    solve(scratch.values, scratch.more, scratch.less, first, n, rerolls, scratch.means, scratch.choice, scratch.best)
    found = put_line(lines, 0, L.DONE, scratch.values[here - first], 0)
    for i in range(first if rerolls > 0 else 0):
        there = True
        for face in range(6):
            there = there and scratch.counts[i][face] <= s.faces[face]
        if there:
            keep = L.KEEP + multisets.rank_of(L.KEEP_STEPS, scratch.counts[i])
            found = put_line(lines, found, keep, scratch.means[i], 0)
    for i in range(legal(s, scratch.actions)):
        if adds_throw(scratch.actions[i]):
            found = put_line(lines, found, scratch.actions[i], bought, 0)
    return found


@rule
def change(s: L.State, now: float, action: int) -> float:
    """What turning a die gains."""
    x = (action - L.CHANGE) % 36
    s.faces[x // 6] -= 1
    s.faces[x % 6] += 1
    gain: float = value_of(s, s.faces) - now
    s.faces[x // 6] += 1
    s.faces[x % 6] -= 1
    card = (action - L.CHANGE) // 36
    if card == 0:
        return gain + 0.45  # Herd Culler costs nothing
    return gain - 0.6 if card == 1 else gain - 0.5


@rule
def probe(s: L.State, now: float, face: int) -> float:
    """What the active monster loses when one of its dice is thrown again."""
    s.faces[face] -= 1
    mean = 0.0
    for other in range(6):
        s.faces[other] += 1
        mean += value_of(s, s.faces) / 6.0
        s.faces[other] -= 1
    s.faces[face] += 1
    if face == L.CLAW and L.in_tokyo(s, s.mover) != L.in_tokyo(s, s.turn):
        return now - mean + 0.5
    return now - mean


@rule
def purchase(s: L.State, p: int, action: int) -> float:
    """The bargain that a purchase is."""
    if L.BUY <= action < L.BUY_FROM:
        return bargain(s, p, action - L.BUY)
    if L.BUY_FROM <= action < L.COPY:
        return bargain(s, p, (action - L.BUY_FROM) % KINDS)
    if action == L.BUY_TOP:
        return bargain(s, p, KIND[s.deck[s.drawn]])
    return NOT_WEIGHED


@rule
def staying(s: L.State) -> float:
    """The health to spare over the hits to come, where the points do not decide; who has none leaves Tokyo."""
    p = s.mover
    damage = 0
    for i in range(s.depth):
        if s.agenda[i][0] == L.DO_LATE and s.agenda[i][1] == p:
            damage += s.agenda[i][2]
    left = s.health[p] - damage
    if left <= 0:
        return -WIN
    danger = hits_to_come(s, p)
    if s.vp[p] + 2 >= L.GOAL and left > 0.7 * danger:
        return WIN
    if damage > 1 and L.works(s, p, kinds.JETS):
        return float(-damage)
    return float(left - (danger + 2.0))


@rule
def share(s: L.State, scratch: Scratch, action: int) -> float:
    """Hearts: heal while low, then take off poison and shrink counters; others are not healed but for energy."""
    p = s.turn
    multisets.put_counts(L.SHARE_STEPS, action - L.SHARE, scratch.parts)
    poison, shrink = scratch.parts[0], scratch.parts[1]
    given = 0
    for step in range(1, s.players):
        given += scratch.parts[step + 1]
    own = s.faces[L.HEART] - poison - shrink - given
    worth = 0.95 * poison + 0.75 * shrink + 0.3 * given
    for k in range(own):
        worth += 1.3 if s.health[p] + k < 5 else 0.5 if s.health[p] + k < 10 else 0.0
    return float(worth)


@rule
def nothing(s: L.State) -> float:
    """What the worth of another action must exceed."""
    p = s.mover
    if s.phase == L.CHANGING:
        return 0.5
    if s.phase == L.PROBING:
        return 0.8
    if s.phase == L.MIMICKING:  # it moves only for something clearly better
        return 0.8 if s.copied < 0 else card_worth(s, p, KIND[s.copied]) + 0.8
    if s.phase == L.BUYING and s.energy[p] >= SWEEPING and can_sweep(s):
        return 0.0
    return LEAST_BARGAIN


@rule
def weigh(s: L.State, scratch: Scratch) -> int:
    """Write what each legal action is worth, in `scratch.worth`; how many there are, 0 where none is weighed.

    In the measure of the decision: what a change or a probe gains, the bargain of a purchase, the health to spare for
    who stays in Tokyo, what hearts do, what a copied card is worth; to do nothing is worth what the others must exceed.
    """
    phase, p = s.phase, s.mover
    if phase in (L.ROLLED, L.REACTING, L.CHARGING, L.SELLING):
        return 0
    n = legal(s, scratch.actions)
    now = value_of(s, s.faces) if phase in (L.CHANGING, L.PROBING) else 0.0
    for i in range(n):
        action = scratch.actions[i]
        worth = NOT_WEIGHED
        if phase == L.YIELDING:
            if action in (L.STAY, L.YIELD):
                worth = staying(s) if action == L.STAY else 0.0
        elif action in (L.DONE, L.PASS, L.END):
            worth = nothing(s)
        elif L.USE <= action < L.CHANGE:
            pass
        elif phase == L.CHANGING:
            worth = change(s, now, action)
        elif phase == L.PROBING:
            worth = probe(s, now, action - L.PROBE)
        elif phase == L.HEARTS:
            worth = share(s, scratch, action)
        elif phase == L.MIMICKING:
            worth = card_worth(s, p, (action - L.COPY) % KINDS)
        elif action == L.SWEEP:
            worth = LEAST_BARGAIN if s.energy[p] >= SWEEPING else NOT_WEIGHED
        else:
            worth = purchase(s, p, action)
        scratch.worth[i] = worth
    return n


@rule
def reaction(s: L.State) -> int:
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
def choose(s: L.State, scratch: Scratch) -> int:
    """The action of the monster that decides."""
    phase = s.phase
    if phase == L.ROLLED:
        plan(s, scratch, min(s.rerolls, AHEAD - 1) + 1)
        return throw_or_stop(s, scratch, THROW_COST)
    if phase == L.REACTING:
        return reaction(s)
    if phase == L.CHARGING:
        return i64(L.CHARGE + min(s.energy[s.mover], 6))
    n = weigh(s, scratch)
    return i64(scratch.actions[best_of(scratch.worth, n)]) if n > 0 else L.END


@rule
def analyse(s: L.State, scratch: Scratch, lines: Lines) -> tuple[int, int]:
    """The action of the monster that decides, and how many lines tell of it; none where damage is met, energy put on
    batteries or cards are sold.

    Values while dice are thrown: exact over the rest of the throws, of what the final dice are worth; elsewhere as
    `weigh` has it.
    """
    if s.phase == L.ROLLED:
        plan(s, scratch, min(s.rerolls, AHEAD - 1) + 1)
        return throw_or_stop(s, scratch, THROW_COST), put_throws(s, scratch, THROW_COST, lines)
    n = weigh(s, scratch)
    if n == 0:
        return choose(s, scratch), 0
    return i64(scratch.actions[best_of(scratch.worth, n)]), put_weighed(scratch.actions, scratch.worth, n, lines)
