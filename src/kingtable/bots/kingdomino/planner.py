"""One look ahead with a learned value: every joint move is tried, and a net tells what each kingdom will come to.

The value of a turn is what the foreseen kingdoms are worth to who plays (`worth`). A game that a turn ends is told
exactly.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

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
from kingtable.bots.kingdomino.greedy import Work, play
from kingtable.bots.kingdomino.greedy import choose as greedy_turn
from kingtable.bots.kingdomino.sampler import MOST, joint_moves
from kingtable.bots.kingdomino.worth import won, worth
from kingtable.bots.net import Net, Room, add, begin, finish, ready, room_for
from kingtable.bots.net_file import Card, load
from kingtable.bots.running import blank, listed, runnable
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.rules import legal

WEIGHTS = Path(__file__).with_name("weights") / "kingdom.npz"
TRIED, CLAIMED = 3, 4
"""Which of the desk's states are for trying turns."""


class Desk(NamedTuple):
    """Room to think, and the net: arrays for compiled rules, lists for interpreted ones."""

    states: Any
    """(5,) State: the position as the player knows it, four to try things on."""
    work: Any
    """(1,) greedy.Work."""
    outlooks: Any
    """(5,) Outlook: after each claim, the last one after none."""
    net: Net
    room: Room
    kept: Any
    """float32 (hidden,): sums of the first layer after a placement."""
    moves: Any
    """int32 (MOST, 2): joint moves, placement and slot, NOBODY where there is none."""
    values: Any
    """float64 (MOST,): what each is worth."""
    foreseen: Any
    """float64 (5, PLAYERS): what each kingdom will come to after each claim."""
    turns: Any
    """int32 (MOST, 2): joint moves that are searched."""
    priors: Any
    """float64 (MOST,): what the net says of each."""
    sums: Any
    """float64 (MOST,): of the values of their playouts."""
    alive: Any
    """int32 (MOST,): their rows, the best first."""


@cache
def shipped() -> tuple[Net, Card]:
    """The net that comes with the package, and its card. Raises UnfitNet."""
    return load(WEIGHTS, NET)


def desk(seen: Any, net: Net) -> Desk:
    """A desk for a position as its player knows it. net: float32 arrays."""
    states, outlooks = runnable(seen, empty=4), runnable(Outlook(), empty=4)
    rows: list[Any] = [
        np.zeros(len(net.first_bias), np.float32),
        np.zeros((MOST, 2), np.int32),
        np.zeros(MOST),
        np.zeros((5, L.PLAYERS)),
        np.zeros((MOST, 2), np.int32),
        np.zeros(MOST),
        np.zeros(MOST),
        np.zeros(MOST, np.int32),
    ]
    return Desk(states, blank(Work), outlooks, ready(net), room_for(net), *map(listed, rows))


@rule
def before(s: Any, p: int) -> int:
    """The points of the finished games of a Dynasty."""
    total = 0
    for game in range(s.number - 1):
        total += s.totals[game][p]
    return total


@rule
def begun(s: Any, p: int, outlook: Any, work: Any, net: Any, room: Any, kept: Any) -> float:
    """Read a kingdom's own part, into `kept`; its points, with those of the finished games of a Dynasty."""
    points = kingdom_inputs(s, p, outlook, work, room.inputs)
    begin(net, kept)
    add(net, room, 0, KINGDOM, kept)
    return before(s, p) + points


@rule
def told(s: Any, p: int, points: float, outlook: Any, work: Any, net: Any, room: Any, kept: Any) -> float:
    """What the kingdom that was begun comes to with what lies on the table: told by the net."""
    table_inputs(s, p, outlook, work, room.inputs)
    for j in range(len(kept)):
        room.sums[j] = kept[j]
    add(net, room, KINGDOM, FEATURES, room.sums)
    finish(net, room)
    return points + UNIT * room.outputs[0]  # type: ignore[no-any-return]


@rule
def comes_to(s: Any, p: int, outlook: Any, desk: Any) -> float:
    """What a kingdom will come to, with the finished games of a Dynasty: told by the net."""
    work, net, room, kept = desk.work[0], desk.net, desk.room, desk.kept
    points = begun(s, p, outlook, work, net, room, kept)
    return told(s, p, points, outlook, work, net, room, kept)


@rule
def ended(s: Any, number: int) -> bool:
    """Whether the game of that number is over."""
    return bool(s.phase == L.OVER or s.number != number)


@rule
def came_to(s: Any, p: int, number: int) -> float:
    """The points of the finished games, up to that of that number."""
    total = 0.0
    for game in range(number):
        total += s.totals[game][p]
    return total


@rule
def foresee(s: Any, number: int, outlook: Any, desk: Any, points: Any) -> None:
    """What every kingdom will come to in a position after a turn, into `points`; exact where the game is over."""
    if ended(s, number):
        for p in range(s.players):
            points[p] = came_to(s, p, number)
        return
    look(s, outlook)
    for p in range(s.players):
        points[p] = comes_to(s, p, outlook, desk)


@rule
def weigh(s: Any, desk: Any) -> int:
    """Write the joint moves of the seat to move and their values into `desk.moves` and `desk.values`; how many.

    s: any record but those of TRIED and CLAIMED.
    """
    tried, claimed = desk.states[TRIED], desk.states[CLAIMED]
    work, net, room, kept = desk.work[0], desk.net, desk.room, desk.kept
    me, number = L.to_move(s), s.number
    n = joint_moves(s, desk.work[0].first, desk.moves)
    for i in range(n):  # what a claim leaves to the others does not depend on the placement
        if desk.moves[i][0] != desk.moves[0][0]:
            break
        claim = desk.moves[i][1]
        after = claim if claim != L.NOBODY else L.SLOTS
        copy_record(claimed, s)
        play(claimed, desk.moves[i][0], claim)
        if not ended(claimed, number):
            look(claimed, desk.outlooks[after])
            for p in range(s.players):
                if p != me:
                    desk.foreseen[after][p] = comes_to(claimed, p, desk.outlooks[after], desk)
    last = -2
    for i in range(n):
        place, claim = desk.moves[i][0], desk.moves[i][1]
        after = claim if claim != L.NOBODY else L.SLOTS
        outlook, points = desk.outlooks[after], desk.foreseen[after]
        if i == 0 or place != last:
            last = place
            copy_record(tried, s)
            if place != L.NOBODY:
                play(tried, place, L.NOBODY)
            if not ended(tried, number):
                now = begun(tried, me, outlook, work, net, room, kept)
        copy_record(claimed, tried)
        if claim != L.NOBODY:
            play(claimed, L.NOBODY, claim)
        if ended(claimed, number):
            for p in range(s.players):
                points[p] = came_to(claimed, p, number)
            desk.values[i] = won(points, s.players, me)
        else:
            points[me] = told(claimed, me, now, outlook, work, net, room, kept)
            desk.values[i] = worth(claimed, points, me)
    return n


@rule
def best_turn(s: Any, desk: Any) -> int:
    """The row of the best joint move in `desk.moves`, of equals the first."""
    n = weigh(s, desk)
    best = 0
    for i in range(1, n):
        if desk.values[i] > desk.values[best]:
            best = i
    return best


@rule
def quick_turn(s: Any, desk: Any) -> None:
    """A turn into `desk.work`: the claim that is best after greedy's placement, then the best placement with it."""
    tried, claimed, work = desk.states[TRIED], desk.states[CLAIMED], desk.work[0]
    me, number, outlook = L.to_move(s), s.number, desk.outlooks[0]
    greedy_turn(s, tried, work)
    place, claim = work.place, work.claim
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
                    points = begun(claimed, me, outlook, work, desk.net, desk.room, desk.kept)
                    first = False
                value = told(claimed, me, points, outlook, work, desk.net, desk.room, desk.kept)
                if value > best:
                    best, claim = value, slot
    if s.phase == L.PLACING:
        n = legal(s, work.first)
        best = -1e18
        for i in range(n):
            copy_record(claimed, s)
            play(claimed, work.first[i], claim)
            if ended(claimed, number):
                value = came_to(claimed, me, number)
            else:
                if i == 0:
                    look(claimed, outlook)
                value = comes_to(claimed, me, outlook, desk)
            if value > best:
                best, place = value, work.first[i]
    work.place, work.claim = place, claim


@rule
def quick_turn_in(desk: Any) -> None:
    """`quick_turn` on the first state of a desk."""
    quick_turn(desk.states[0], desk)


@rule
def weigh_in(desk: Any) -> int:
    """`weigh` on the first state of a desk."""
    return weigh(desk.states[0], desk)
