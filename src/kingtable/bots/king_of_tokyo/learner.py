"""The player `learner`: exact dice over a learned probability to win, and what else is proven to gain by it.

A net (`bots.net`) tells the probability of the features in `features`. What dice do depends on the claws by the
whole rules, the others' answers included, and on the rest only by what the active monster gains: so the sums of the
net's first layer are kept for each number of claws, and for an outcome only what differs is added.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from kingtable.bots.king_of_tokyo import features as F
from kingtable.bots.king_of_tokyo.roller import AHEAD, Lines, Scratch, best_of, put_throws, put_weighed, throw_or_stop
from kingtable.bots.king_of_tokyo.roller import choose as roller_choose
from kingtable.bots.net import Net, begin, finish_dense, include, ready
from kingtable.bots.running import zeros
from kingtable.engine.compiler.jit import copy_record, i64, rule
from kingtable.engine.record import FloatGrid, Floats, Grid, Records, Row
from kingtable.king_of_tokyo import effects, rules, turn
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.buying import price_of
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.deck import KIND
from kingtable.king_of_tokyo.decisions import legal
from kingtable.king_of_tokyo.dice import solve

DICE, YIELDS, BUYS, HEARTS, CHANGES, REACTIONS, MIMICS, SALES = (1 << i for i in range(8))
"""Skills: the decisions that the net can make; `roller` makes the others."""
SKILLS = DICE | YIELDS | BUYS
"""Those that are measured to gain (docs/results/strength.md)."""

ATTACKS = 2 * (L.MOST_DICE + 1)
"""By claws, without and with what Poison Quills deal."""
KNOWN = 4096
THROW_COST = 0.015
"""What a bought throw must gain."""


class Model(NamedTuple):
    """A net and its scratch, float32.

    net: `bots.net.Net` of features.FEATURES inputs and features.RESULTS outputs. sums: (ATTACKS, hidden), of the
    first layer, for each attack. tried: (hidden,). second: (hidden 2,). outputs: (RESULTS,). probabilities: (RESULTS,),
    to win. values: (ATTACKS,), what an attack is worth that ends the game or the turn; below 0: the net tells it. left:
    int64 (ATTACKS, 4), living monsters, and victory points, health and energy of the active one after an attack. on:
    int64 (MOST,). price: int64 (3,), of the row. keys: int64 (KNOWN,), known: float64 (KNOWN,), what is known of
    gains from this plan already.
    """

    net: Net
    sums: FloatGrid
    tried: Floats
    second: Floats
    outputs: Floats
    probabilities: Floats
    values: Floats
    left: Grid
    on: Row
    price: Row
    keys: Row
    known: Floats


def new_model(net: Net, compiled: bool = True) -> Model:
    """A net with the scratch that reading it needs."""
    hidden, second = len(net.first_bias), len(net.second_bias)
    shapes = (ATTACKS, hidden), hidden, second, F.RESULTS
    sums, tried, above, outputs = (zeros(shape, np.float32, compiled) for shape in shapes)
    probabilities, values, known = (zeros(n, float, compiled) for n in (F.RESULTS, ATTACKS, KNOWN))
    left, on, price, keys = (zeros(shape, np.int64, compiled) for shape in ((ATTACKS, 4), F.MOST, 3, KNOWN))
    scratch = (sums, tried, above, outputs, probabilities, values, left, on, price, keys, known)
    return Model(ready(net, compiled), *scratch)


# The net


@rule
def sum_up(s: L.State, model: Model, sums: Floats) -> None:
    """The sums of the first layer for a table."""
    on, first = model.on, model.net.first
    n = F.put_features(s, on)
    begin(model.net, sums)
    for i in range(n):
        include(first, sums, on[i])


@rule
def exchange(first: FloatGrid, sums: Floats, old: int, new: int) -> None:
    """Put a feature in the place of another."""
    if old != new:
        less, more = first[old], first[new]
        for j in range(len(sums)):
            sums[j] += more[j] - less[j]


@rule
def tell(model: Model, sums: Floats, living: int) -> None:
    """The win probabilities of the living, in their order, and of nobody, from the sums of the first layer."""
    read_on(model.net, sums, model.second, model.outputs, model.probabilities, living)


@rule
def read_on(net: Net, sums: Floats, second: Floats, outputs: Floats, probabilities: Floats, living: int) -> None:
    """The same with what it takes of a model, each by itself."""
    finish_dense(net, sums, second, outputs)
    most = outputs[F.RESULTS - 1]
    for j in range(living):
        most = max(most, outputs[j])
    total = 0.0
    for j in range(F.RESULTS):
        probabilities[j] = math.exp(outputs[j] - most) if j < living or j == F.RESULTS - 1 else 0.0
        total += probabilities[j]
    for j in range(F.RESULTS):
        probabilities[j] /= total


@rule
def win_probability(s: L.State, p: int, model: Model) -> float:
    """The chance of a monster to win, at one of the moments that the features know, or when the game is over."""
    if s.phase == L.OVER:
        return 1.0 if s.winner == p else 0.0
    if not L.alive(s, p):
        return 0.0
    sum_up(s, model, model.tried)
    tell(model, model.tried, L.living(s))
    return float(model.probabilities[F.order_of(s, p)])


# What follows


@rule
def answered(s: L.State, scratch: Scratch) -> int:
    """What is taken for granted of decisions that follow: nobody buys or turns dice, the rest is as `roller` has it."""
    phase = s.phase
    if phase in (L.BUYING, L.SELLING):
        return L.END
    if phase == L.OPPORTUNITY:
        return L.PASS
    if phase in (L.CHANGING, L.ROLLED):
        return L.DONE
    return roller_choose(s, scratch)


@rule
def go_on(s: L.State, scratch: Scratch, to_buying: bool) -> None:
    """Play on after an action until the net can judge: to the buying step, if it is asked for and still to come, or
    to the first throw of a turn."""
    number = s.number
    while True:
        if to_buying:
            rules.resolve(s)
        else:
            rules.run(s)
        if s.phase == L.OVER or (s.number != number and s.phase == L.ROLLED) or (to_buying and s.phase == L.GOING_ON):
            return
        if s.phase == L.ROLLED and s.stage == L.TO_ROLL and s.number == number and not to_buying:
            return
        rules.act(s, answered(s, scratch))


@rule
def hide_new_cards(t: L.State, s: L.State) -> None:
    """Cards that have come up since `s` tell nothing yet: their places in the row are gaps."""
    for slot in range(3):
        if t.row[slot] != s.row[slot]:
            t.row[slot] = L.NOBODY


# Dice


@rule
def try_attack(states: Records[L.State], scratch: Scratch, model: Model, claws: int, quills: int) -> None:
    """The worth of claws when each monster that is asked answers as is best for it."""
    s, t, u = states[0], states[1], states[2]
    p, which = s.turn, 2 * claws + quills
    copy_record(t, s)
    for face in range(6):
        t.faces[face] = 0
    t.faces[L.CLAW] = claws
    t.faces[L.TWOS] = 3 * quills
    t.vp[p] -= 2 * quills  # these are counted with the dice
    t.rerolls = 0
    t.stage = L.TO_RESOLVE
    rules.resolve(t)
    while t.phase == L.YIELDING:
        q = t.mover
        copy_record(u, t)
        rules.act(u, L.YIELD)
        go_on(u, scratch, True)
        gone = win_probability(u, q, model)
        copy_record(u, t)
        rules.act(u, L.STAY)
        go_on(u, scratch, True)
        stays = win_probability(u, q, model) >= gone
        rules.act(t, L.STAY if stays else L.YIELD)
        rules.resolve(t)
    if t.phase != L.OVER and t.phase != L.GOING_ON and t.number == s.number:
        rules.act(t, answered(t, scratch))
        go_on(t, scratch, True)
    left = model.left[which]
    model.values[which] = -1.0
    if t.phase == L.OVER:
        model.values[which] = 1.0 if t.winner == p else 0.0
    elif not L.alive(t, p) or t.number != s.number:
        model.values[which] = 0.0
    else:
        left[0] = L.living(t)
        left[1] = t.vp[p]
        left[2] = t.health[p]
        left[3] = t.energy[p]
        sum_up(t, model, model.sums[which])


@rule
def put_values(states: Records[L.State], scratch: Scratch, model: Model, quilled: bool) -> None:
    """The chance of the active monster after each outcome of its dice, into `scratch.values`. states: (2,), what it may
    know, and a copy to try on."""
    s, t = states[0], states[1]
    p, begin, n = s.turn, scratch.first[s.dice], scratch.first[s.dice + 1]
    values, lefts, keys, known = model.values, model.left, model.keys, model.known
    net, begun, sums, price = model.net, model.sums, model.tried, model.price
    second, outputs, probabilities = model.second, model.outputs, model.probabilities
    most = effects.most_health(s, p)
    for i in range(begin, n):
        counts = scratch.counts[i]
        which = 2 * counts[L.CLAW]
        if quilled and counts[L.TWOS] >= 3:
            which += 1
        if values[which] >= 0.0:
            scratch.values[i - begin] = values[which]
            continue
        for face in range(6):
            t.faces[face] = counts[face]
        t.vp[p], t.health[p], t.energy[p] = s.vp[p], s.health[p], s.energy[p]
        t.freeze_again = 0
        t.depth = 0
        turn.resolve_numbers(t)
        turn.heal_with_dice(t)
        effects.gain_energy(t, p, t.faces[L.ENERGY], L.DICE)
        left = lefts[which]
        vp = left[1] + t.vp[p] - s.vp[p]
        if vp >= L.GOAL:
            scratch.values[i - begin] = 1.0
            continue
        health = min(most, left[2] + t.health[p] - s.health[p])
        energy = left[3] + t.energy[p] - s.energy[p]
        key = (((which * 32 + vp) * 16 + health) * 1024 + energy) * 2 + t.freeze_again
        place = (key * 40503 >> 4) % KNOWN
        while keys[place] >= 0 and keys[place] != key:
            place = (place + 1) % KNOWN
        if keys[place] != key:
            keys[place] = key
            sum_of_gain(s, left, price, net.first, begun[which], sums, vp, health, energy, t.freeze_again)
            read_on(net, sums, second, outputs, probabilities, left[0])
            known[place] = probabilities[0]
        scratch.values[i - begin] = known[place]


@rule
def sum_of_gain(
    s: L.State,
    left: Row,
    price: Row,
    first: FloatGrid,
    begun: Floats,
    sums: Floats,
    vp: int,
    health: int,
    energy: int,
    again: int,
) -> None:
    """The sums of the first layer after an attack, with these points, health and energy of the active monster, and
    perhaps another turn. left, begun: of the attack, as `Model` has them. first: weights; sums: filled in."""
    table = F.FIRST[left[0]]
    at = table + F.TABLE
    for j in range(len(sums)):
        sums[j] = begun[j]
    exchange(first, sums, at + F.VP + min(left[1], F.MOST_VP), at + F.VP + vp)
    exchange(first, sums, at + F.HEALTH + left[2], at + F.HEALTH + health)
    if energy != left[3]:
        before, now = min(left[3], F.MOST_ENERGY), min(energy, F.MOST_ENERGY)
        exchange(first, sums, at + F.ENERGY + before, at + F.ENERGY + now)
        for slot in range(3):
            if left[3] < price[slot] <= energy:
                kind = KIND[s.row[slot]]
                exchange(first, sums, table + F.TOO_DEAR + kind, table + F.IN_REACH + kind)
    if again == 1:
        include(first, sums, table + F.AGAIN)


@rule
def ready_for_dice(states: Records[L.State], scratch: Scratch, model: Model) -> bool:
    """Try all attacks; is there one with Poison Quills?"""
    s, t = states[0], states[1]
    p = s.turn
    quilled = L.works(s, p, kinds.POISON_QUILLS)
    for claws in range(s.dice + 1):
        try_attack(states, scratch, model, claws, 0)
        if quilled:
            try_attack(states, scratch, model, claws, 1)
    for slot in range(3):
        model.price[slot] = price_of(s, p, KIND[s.row[slot]]) if s.row[slot] != L.NOBODY else 0
    for place in range(KNOWN):
        model.keys[place] = -1
    copy_record(t, s)
    return quilled


@rule
def plan(states: Records[L.State], scratch: Scratch, model: Model, rerolls: int) -> None:
    """Plan the dice by how many throws are left, in `scratch`."""
    s = states[0]
    first, n = scratch.first[s.dice], scratch.first[s.dice + 1]
    put_values(states, scratch, model, ready_for_dice(states, scratch, model))
    solve(scratch.values, scratch.more, scratch.less, first, n, rerolls, scratch.means, scratch.choice, scratch.best)


# The other decisions


@rule
def weighed_by(s: L.State) -> int:
    """The skill that a decision takes."""
    phase = s.phase
    if phase == L.ROLLED:
        return DICE
    if phase == L.YIELDING:
        return YIELDS
    if phase in (L.BUYING, L.OPPORTUNITY):
        return BUYS
    if phase == L.HEARTS:
        return HEARTS
    if phase == L.CHANGING:
        return CHANGES
    if phase == L.REACTING:
        return REACTIONS
    if phase == L.MIMICKING:
        return MIMICS
    if phase == L.SELLING:
        return SALES
    return 0


@rule
def weigh(states: Records[L.State], scratch: Scratch, model: Model) -> int:
    """Write the chance after each legal action in `scratch.worth`; how many there are.

    One action is looked ahead, to the next moment that the features know.
    """
    s, t = states[0], states[1]
    p = s.mover
    n = legal(s, scratch.listed)
    to_buying = s.stage <= L.TO_BUY and s.phase not in (L.BUYING, L.OPPORTUNITY, L.MIMICKING)
    for i in range(n):
        copy_record(t, s)
        rules.act(t, scratch.listed[i])
        go_on(t, scratch, to_buying)
        hide_new_cards(t, s)
        scratch.probabilities[i] = win_probability(t, p, model)
    return n


@rule
def choose(states: Records[L.State], scratch: Scratch, model: Model, skills: int) -> int:
    """The action of the monster that decides.

    states: (3,), what it may know, and two to try on.
    """
    s = states[0]
    skill = weighed_by(s)
    if skill & skills == 0:
        return i64(roller_choose(s, scratch))
    if skill == DICE:
        if scratch.planned != s.number or not rules.nothing_special(s):
            plan(states, scratch, model, min(s.rerolls, AHEAD - 1) + 1)
            scratch.planned = s.number
        return throw_or_stop(s, scratch, THROW_COST)
    n = weigh(states, scratch, model)
    return i64(scratch.listed[best_of(scratch.probabilities, n)])


@rule
def analyse(states: Records[L.State], scratch: Scratch, model: Model, skills: int, lines: Lines) -> tuple[int, int]:
    """The action of the monster that decides, and how many lines tell what is thought of its actions, as probabilities
    to win; none where `roller` decides. states: as for `choose`."""
    s = states[0]
    skill = weighed_by(s)
    if skill & skills == 0:
        return i64(roller_choose(s, scratch)), 0
    if skill == DICE:
        plan(states, scratch, model, min(s.rerolls, AHEAD - 1) + 1)
        return throw_or_stop(s, scratch, THROW_COST), put_throws(s, scratch, THROW_COST, lines)
    n = weigh(states, scratch, model)
    action = i64(scratch.listed[best_of(scratch.probabilities, n)])
    return action, put_weighed(scratch.listed, scratch.probabilities, n, lines)
