"""One look ahead with a learned value: every joint move is tried, and a net tells what each kingdom will come to.

The value of a turn is what the foreseen kingdoms are worth to who plays (`worth`). A game that a turn ends counts
exactly.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from kingtable.bots.kingdomino.features import (
    FEATURES,
    KINGDOM,
    NET,
    UNIT,
    Outlook,
    kingdom_inputs,
    look,
    table_inputs,
)
from kingtable.bots.kingdomino.greedy import Scratch, play
from kingtable.bots.kingdomino.greedy import choose as greedy_turn
from kingtable.bots.kingdomino.sampler import MOST, joint_moves
from kingtable.bots.kingdomino.worth import won, worth
from kingtable.bots.net import Net, NetScratch, add, begin, finish, net_scratch, ready
from kingtable.bots.net_file import Card, load
from kingtable.bots.running import blank, runnable, zeros
from kingtable.engine.compiler.jit import copy_record, i64, rule
from kingtable.engine.record import FloatGrid, Floats, Grid, Records, Row
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.rules import legal

WEIGHTS = Path(__file__).with_name("weights") / "kingdom.npz"
TRIED, CLAIMED = 3, 4
"""Which of the scratch's states are for trying turns."""


class PlannerScratch(NamedTuple):
    """Scratch of the planner, and the net: arrays for compiled rules, lists for interpreted ones."""

    states: Records[L.State]
    """(5,) State: the position as the player knows it, four to try things on."""
    greedy: Records[Scratch]
    """(1,) greedy.Scratch."""
    outlooks: Records[Outlook]
    """(5,) Outlook: after each claim, the last one after none."""
    net: Net
    layers: NetScratch
    kept: Floats
    """float32 (hidden,): sums of the first layer after a placement."""
    moves: Grid
    """int32 (MOST, 2): joint moves, placement and slot, NOBODY where there is none."""
    values: Floats
    """float64 (MOST,): what each is worth."""
    foreseen: FloatGrid
    """float64 (5, PLAYERS): what each kingdom will come to after each claim."""
    turns: Grid
    """int32 (MOST, 2): joint moves that are searched."""
    priors: Floats
    """float64 (MOST,): what the net says of each."""
    sums: Floats
    """float64 (MOST,): of the values of their playouts."""
    alive: Row
    """int32 (MOST,): their rows, the best first."""


@cache
def shipped() -> tuple[Net, Card]:
    """The net that comes with the package, and its card. Raises UnfitNet."""
    return load(WEIGHTS, NET)


def scratch_for(seen: L.State, net: Net) -> PlannerScratch:
    """The scratch for a position as its player knows it. net: float32 arrays."""
    states, outlooks = runnable(seen, empty=4), runnable(Outlook(), empty=4)
    kept, foreseen, alive = zeros(len(net.first_bias), np.float32), zeros((5, L.PLAYERS)), zeros(MOST, np.int32)
    moves, turns = zeros((MOST, 2), np.int32), zeros((MOST, 2), np.int32)
    values, priors, sums = zeros(MOST), zeros(MOST), zeros(MOST)
    read = ready(net), net_scratch(net), kept
    return PlannerScratch(states, blank(Scratch), outlooks, *read, moves, values, foreseen, turns, priors, sums, alive)


@rule
def before(s: L.State, p: int) -> int:
    """The points of the finished games of a Dynasty."""
    total = 0
    for game in range(s.number - 1):
        total += s.totals[game][p]
    return total


@rule
def begun(s: L.State, p: int, outlook: Outlook, greedy: Scratch, net: Net, layers: NetScratch, kept: Floats) -> float:
    """Read a kingdom's own part, into `kept`; its points, with those of the finished games of a Dynasty."""
    points = kingdom_inputs(s, p, outlook, greedy, layers.inputs)
    begin(net, kept)
    add(net, layers, 0, KINGDOM, kept)
    return before(s, p) + points


@rule
def finished(
    s: L.State, p: int, points: float, outlook: Outlook, greedy: Scratch, net: Net, layers: NetScratch, kept: Floats
) -> float:
    """Return the points that the net expects of the kingdom in play, with the dominoes on the table."""
    table_inputs(s, p, outlook, greedy, layers.inputs)
    for j in range(len(kept)):
        layers.sums[j] = kept[j]
    add(net, layers, KINGDOM, FEATURES, layers.sums)
    finish(net, layers)
    return points + UNIT * layers.outputs[0]


@rule
def comes_to(s: L.State, p: int, outlook: Outlook, scratch: PlannerScratch) -> float:
    """Return the points that the net expects of a kingdom, with the finished games of a Dynasty."""
    greedy, net, layers, kept = scratch.greedy[0], scratch.net, scratch.layers, scratch.kept
    points = begun(s, p, outlook, greedy, net, layers, kept)
    return finished(s, p, points, outlook, greedy, net, layers, kept)


@rule
def ended(s: L.State, number: int) -> bool:
    """Whether the game of that number is over."""
    return bool(s.phase == L.OVER or s.number != number)


@rule
def came_to(s: L.State, p: int, number: int) -> float:
    """The points of the finished games, up to that of that number."""
    total = 0.0
    for game in range(number):
        total += s.totals[game][p]
    return total


@rule
def foresee(s: L.State, number: int, outlook: Outlook, scratch: PlannerScratch, points: Floats) -> None:
    """What every kingdom will come to in a position after a turn, into `points`; exact where the game is over."""
    if ended(s, number):
        for p in range(s.players):
            points[p] = came_to(s, p, number)
        return
    look(s, outlook)
    for p in range(s.players):
        points[p] = comes_to(s, p, outlook, scratch)


@rule
def weigh(s: L.State, scratch: PlannerScratch) -> int:
    """Write the joint moves of the seat to move and their values into `scratch.moves` and `scratch.values`; how many.

    s: any record but those of TRIED and CLAIMED.
    """
    tried, claimed = scratch.states[TRIED], scratch.states[CLAIMED]
    greedy, net, layers, kept = scratch.greedy[0], scratch.net, scratch.layers, scratch.kept
    me, number = L.to_move(s), s.number
    n = joint_moves(s, scratch.greedy[0].first, scratch.moves)
    for i in range(n):  # what a claim leaves to the others does not depend on the placement
        if scratch.moves[i][0] != scratch.moves[0][0]:
            break
        claim = scratch.moves[i][1]
        after = claim if claim != L.NOBODY else L.SLOTS
        copy_record(claimed, s)
        play(claimed, scratch.moves[i][0], claim)
        if not ended(claimed, number):
            look(claimed, scratch.outlooks[after])
            for p in range(s.players):
                if p != me:
                    scratch.foreseen[after][p] = comes_to(claimed, p, scratch.outlooks[after], scratch)
    last = -2
    for i in range(n):
        place, claim = scratch.moves[i][0], scratch.moves[i][1]
        after = claim if claim != L.NOBODY else L.SLOTS
        outlook, points = scratch.outlooks[after], scratch.foreseen[after]
        if i == 0 or place != last:
            last = place
            copy_record(tried, s)
            if place != L.NOBODY:
                play(tried, place, L.NOBODY)
            if not ended(tried, number):
                now = begun(tried, me, outlook, greedy, net, layers, kept)
        copy_record(claimed, tried)
        if claim != L.NOBODY:
            play(claimed, L.NOBODY, claim)
        if ended(claimed, number):
            for p in range(s.players):
                points[p] = came_to(claimed, p, number)
            scratch.values[i] = won(points, s.players, me)
        else:
            points[me] = finished(claimed, me, now, outlook, greedy, net, layers, kept)
            scratch.values[i] = worth(claimed, points, me)
    return n


@rule
def best_turn(s: L.State, scratch: PlannerScratch) -> int:
    """The row of the best joint move in `scratch.moves`, of equals the first."""
    n = weigh(s, scratch)
    best = 0
    for i in range(1, n):
        if scratch.values[i] > scratch.values[best]:
            best = i
    return best


@rule
def quick_turn(s: L.State, scratch: PlannerScratch) -> tuple[int, int]:
    """A turn: the claim that is best after greedy's placement, then the best placement with it."""
    tried, claimed, greedy = scratch.states[TRIED], scratch.states[CLAIMED], scratch.greedy[0]
    me, number, outlook = L.to_move(s), s.number, scratch.outlooks[0]
    place, claim = greedy_turn(s, tried, greedy)
    if claim != L.NOBODY:
        copy_record(tried, s)
        if place != L.NOBODY:
            play(tried, place, L.NOBODY)
        best, points, first = -1e18, 0.0, True
        for slot in range(s.in_next):
            if s.next_seat[slot] == L.NOBODY:
                copy_record(claimed, tried)
                play(claimed, L.NOBODY, slot)
                look(claimed, outlook)
                if first:
                    points = begun(claimed, me, outlook, greedy, scratch.net, scratch.layers, scratch.kept)
                    first = False
                value = finished(claimed, me, points, outlook, greedy, scratch.net, scratch.layers, scratch.kept)
                if value > best:
                    best, claim = value, slot
    if s.phase == L.PLACING:
        n = legal(s, greedy.first)
        best = -1e18
        for i in range(n):
            copy_record(claimed, s)
            play(claimed, greedy.first[i], claim)
            if ended(claimed, number):
                value = came_to(claimed, me, number)
            else:
                if i == 0:
                    look(claimed, outlook)
                value = comes_to(claimed, me, outlook, scratch)
            if value > best:
                best, place = value, i64(greedy.first[i])
    return place, claim


@rule
def weigh_in(scratch: PlannerScratch) -> int:
    """`weigh` on the first state of a scratch."""
    return weigh(scratch.states[0], scratch)
