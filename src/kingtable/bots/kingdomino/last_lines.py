"""The end of a game of two, exactly, from a line before the deck is empty: the last line is known by elimination.

Where all 48 dominoes are played none is set aside, so what nobody has seen when the deck holds one line is that line,
and a line lies sorted. The kings then lay the dominoes of two more lines, and claim those of the next and the last one;
what a kingdom comes to with its dominoes of the last line is the best way to lay them.

Nobody's placements change what the other can lay: only claims couple the kingdoms. So first the ways of each kingdom
are written down by themselves, as a tree: the placements of its dominoes of this line, the slots that it gets of the
next one, the placements of those dominoes, and what it then comes to with any two slots of the last line. The last
placements that come to no more than another one, whatever is claimed, are left out. Alpha-beta over the turns finds the
best ways. The search gives up where it would have to look at too much.
"""

from __future__ import annotations

import numpy as np

from kingtable.bots.kingdomino.endgame import FAR, NONE, NOT_FOUND, RANK, end_of, listed, put
from kingtable.engine.compiler.jit import copy_record, i64, rule
from kingtable.engine.record import Floats, Grid, Record, Records, Row, field, record
from kingtable.kingdomino import layout as L

KINGS = 4
"""Of two players together; a line has as many dominoes."""
TURNS = 2 * KINGS
"""In which something is claimed."""
PAIRS = np.array([3, 5, 6, 9, 10, 12])
"""The sets of two slots, as bits."""
PAIR = np.array([0, 0, 0, 0, 0, 1, 2, 0, 0, 3, 4, 0, 5, 0, 0, 0])
"""The number of such a set."""
BEGUN, FIRST, SECOND, THIRD, FOURTH = range(5)
"""Levels of a tree: a kingdom as it is, and after each of its dominoes of this line and of the next one."""
WAYS = 32_768
"""How many ways a level has room for."""
MOST = 2_000_000
"""As many ends as a second has time for, on a slow machine."""


@record
class Ways(Record):
    """The trees of both kingdoms, and scratch of the search.

    After the second placement there are children for each set of slots: those of way w with set n are written as the
    children of way `6 * w + n`.
    """

    many: Row = field("i4", FOURTH + 1, doc="how many ways a level has")
    begin: Grid = field("i4", FOURTH, WAYS, doc="the first child of a way")
    end: Grid = field("i4", FOURTH, WAYS, doc="the way behind its last child")
    action: Grid = field("i4", SECOND + 1, WAYS, doc="the placement of a way, NOBODY where nothing is laid")
    ends: Grid = field("i8", WAYS, 6, doc="of the last level: `end_of` by sets of slots of the last line")
    listed: Grid = field("i4", FOURTH + 2, L.ACTIONS, doc="placements, by how many dominoes are laid before them")
    last: Row = field("i4", KINGS, doc="the last line, ascending")
    looked: int = field("i4", doc="how many ends of kingdoms were looked at")
    seats: Row = field("i4", TURNS, doc="whose turn it is at each depth")
    at: Grid = field("i4", TURNS + 1, 2, doc="the way of each kingdom before a depth")
    level: Grid = field("i4", TURNS + 1, 2, doc="its level")
    claimed: Grid = field("i4", TURNS + 1, 2, doc="the slots of each kingdom before a depth, as bits")
    way: Row = field("i4", TURNS, doc="the way that is tried at a depth")
    behind: Row = field("i4", TURNS, doc="the way behind the last one")
    slot: Row = field("i4", TURNS, doc="the slot that is tried")
    best: Floats = field("f8", TURNS, doc="what the best turn at a depth is worth to its seat")


@rule
def known(s: L.State) -> bool:
    """Whether two play with all dominoes and kings, and the deck holds one line: what nobody has seen."""
    if s.players != 2 or s.in_play != 48 or (s.phase != L.PLACING and s.phase != L.CLAIMING):
        return False
    for p in range(2):  # a position that somebody wrote down may lack kings
        kings = 0
        for i in range(s.turn, s.in_line):
            kings += s.line_seat[i] == p
        for slot in range(s.in_next):
            kings += s.next_seat[slot] == p
        if kings != KINGS // 2:
            return False
    return bool(s.in_next == KINGS and s.deck_end - s.drawn == KINGS)


@rule
def search(states: Records[L.State], trees: Records[Ways], most: int) -> tuple[int, int, int, float]:
    """As `endgame.search`, where the last line is `known`.

    states: (7,) State, the first is the position; trees: (1,) Ways, of zeros; most: it gives up where more ends of
    kingdoms are to be looked at, or thrice as many turns to be tried, which takes as long.
    """
    s, tree = states[0], trees[0]
    for i in range(KINGS):
        domino, j = s.deck[s.drawn + i], i
        while j > 0 and tree.last[j - 1] > domino:
            tree.last[j] = tree.last[j - 1]
            j -= 1
        tree.last[j] = domino
        if s.next_seat[i] != L.NOBODY:
            tree.claimed[0][s.next_seat[i]] |= 1 << i
    for p in range(2):
        if not grow(states, p, tree, most):
            return NOT_FOUND
    return descend(s, tree, most)


@rule
def grow(states: Records[L.State], p: int, tree: Ways, most: int) -> bool:
    """Write the tree of a kingdom; whether there was room."""
    s, one, two, waiting = states[0], 0, 0, 0
    for i in range(s.turn + (s.phase == L.CLAIMING), s.in_line):
        if s.line_seat[i] == p:
            one, two, waiting = two, i64(s.line[i]), waiting + 1
    root, first = tree.many[BEGUN], tree.many[FIRST]
    for i in range(tries(states, BEGUN, p, one, tree)):
        put_after(states, BEGUN, p, one, tree.listed[BEGUN][i])
        second = tree.many[SECOND]
        for j in range(tries(states, FIRST, p, two, tree)):
            put_after(states, FIRST, p, two, tree.listed[FIRST][j])
            tree.action[SECOND][tree.many[SECOND]] = tree.listed[FIRST][j]
            if not grow_next(states, p, tree, most):
                return False
        tree.action[FIRST][tree.many[FIRST]] = tree.listed[BEGUN][i]
        close(tree, FIRST, tree.many[FIRST], second)
        tree.many[FIRST] += 1
    close(tree, BEGUN, root, first)
    tree.many[BEGUN] += 1
    tree.level[0][p] = SECOND - waiting
    tree.at[0][p] = root if waiting == 2 else first if waiting == 1 else tree.begin[FIRST][first]
    return True


@rule
def grow_next(states: Records[L.State], p: int, tree: Ways, most: int) -> bool:
    """Write a way of a kingdom to lay its dominoes of this line, with all that can follow; whether there was room."""
    s, second = states[0], tree.many[SECOND]
    if 6 * second + 6 > WAYS:
        return False
    for pair in range(6):
        third, one, two = tree.many[THIRD], 0, 0
        mine, others = tree.claimed[0][p], tree.claimed[0][1 - p]
        if PAIRS[pair] & mine == mine and PAIRS[pair] & others == 0:
            for slot in range(KINGS):
                if PAIRS[pair] >> slot & 1:
                    one, two = two, i64(s.next[slot])
            for i in range(tries(states, SECOND, p, one, tree)):
                put_after(states, SECOND, p, one, tree.listed[SECOND][i])
                fourth = tree.many[FOURTH]
                for j in range(tries(states, THIRD, p, two, tree)):
                    if tree.many[THIRD] == WAYS or tree.many[FOURTH] == WAYS or tree.looked > most:
                        return False
                    put_after(states, THIRD, p, two, tree.listed[THIRD][j])
                    look(states, p, tree)
                    tree.many[FOURTH] += 1
                prune(tree, fourth)
                close(tree, THIRD, tree.many[THIRD], fourth)
                tree.many[THIRD] += 1
        close(tree, SECOND, 6 * second + pair, third)
    tree.many[SECOND] += 1
    return True


@rule
def tries(states: Records[L.State], laid: int, p: int, domino: int, tree: Ways) -> int:
    """List the placements of a domino after those laid before it, NOBODY where there is none to lay (0); how many."""
    if domino == 0:
        tree.listed[laid][0] = L.NOBODY
        return 1
    return listed(states[laid], p, domino, tree.listed[laid])


@rule
def put_after(states: Records[L.State], laid: int, p: int, domino: int, action: int) -> None:
    """Make the state after one more domino, which is laid after those before it."""
    copy_record(states[laid + 1], states[laid])
    if action != L.NOBODY:
        put(states[laid + 1], p, domino, action)


@rule
def close(tree: Ways, level: int, way: int, begin: int) -> None:
    """Make the children of a way what has been written of the next level from `begin` on."""
    tree.begin[level][way], tree.end[level][way] = begin, tree.many[level + 1]


@rule
def look(states: Records[L.State], p: int, tree: Ways) -> None:
    """Write what a kingdom comes to at best with any two dominoes of the last line, as the next way of the last
    level."""
    ends = tree.ends[tree.many[FOURTH]]
    for pair in range(6):
        ends[pair] = NONE
    for one in range(KINGS):
        for i in range(tries(states, FOURTH, p, tree.last[one], tree)):
            put_after(states, FOURTH, p, tree.last[one], tree.listed[FOURTH][i])
            for two in range(one + 1, KINGS):
                pair = PAIR[1 << one | 1 << two]
                many = tries(states, FOURTH + 1, p, tree.last[two], tree)
                for j in range(many):
                    put_after(states, FOURTH + 1, p, tree.last[two], tree.listed[FOURTH + 1][j])
                    ends[pair] = max(ends[pair], end_of(states[FOURTH + 2], p))
                tree.looked += many


@rule
def prune(tree: Ways, begin: int) -> None:
    """Leave out the ways of the last level, from one on, that another of them is as good as; of equals the first
    stays."""
    kept = begin
    for way in range(begin, tree.many[FOURTH]):
        needed = True
        for other in range(begin, tree.many[FOURTH]):
            if other != way and as_good(tree, other, way) and (other < way or not as_good(tree, way, other)):
                needed = False
        if needed:
            for pair in range(6):
                tree.ends[kept][pair] = tree.ends[way][pair]
            kept += 1
    tree.many[FOURTH] = kept


@rule
def as_good(tree: Ways, one: int, other: int) -> bool:
    """Whether a way of the last level comes to as much as another one with any two dominoes."""
    good = True
    for pair in range(6):
        good = good and tree.ends[one][pair] >= tree.ends[other][pair]
    return good


@rule
def descend(s: L.State, tree: Ways, most: int) -> tuple[int, int, int, float]:
    """The rest of `search`: depth first over the turns of both lines."""
    turns, tried, place, claim = s.in_line - s.turn, 0, i64(L.NOBODY), i64(L.NOBODY)
    for depth in range(turns):
        tree.seats[depth] = s.line_seat[s.turn + depth]
    depth = 0
    enter(s, tree, depth, turns)
    while True:
        p = tree.seats[depth]
        if advance(s, tree, depth):
            tried += 1
            if tried > 3 * most:
                return NOT_FOUND
            depth += 1
            if depth < turns + KINGS:
                enter(s, tree, depth, turns)
                continue
            value = worth(tree, depth, p)
        elif depth == 0:
            return tried, place, claim, float(tree.best[0])
        else:
            value = tree.best[depth] if tree.seats[depth - 1] == p else -tree.best[depth]
        depth -= 1
        if value > tree.best[depth]:
            tree.best[depth] = value
            if depth == 0:
                claim = i64(tree.slot[0])
                if s.phase == L.PLACING:
                    place = i64(tree.action[tree.level[1][tree.seats[0]]][tree.way[0]])
        if cut(tree, depth):
            tree.way[depth], tree.slot[depth] = tree.behind[depth], NONE


@rule
def enter(s: L.State, tree: Ways, depth: int, turns: int) -> None:
    """Begin the turn of a depth: nothing is tried yet. turns: how many are left of this line."""
    if depth == turns:  # the next line is claimed: now it is laid
        for p in range(2):
            tree.at[depth][p] = 6 * tree.at[depth][p] + PAIR[tree.claimed[depth][p]]
            for slot in range(KINGS):
                if tree.claimed[depth][p] >> slot & 1:
                    tree.seats[depth + slot] = p
            tree.claimed[depth][p] = 0
    p = tree.seats[depth]
    at, level = tree.at[depth][p], tree.level[depth][p]
    if depth == 0 and s.phase == L.CLAIMING:
        tree.way[depth], tree.behind[depth] = at, at + 1
    else:
        tree.way[depth], tree.behind[depth] = tree.begin[level][at], tree.end[level][at]
    tree.slot[depth], tree.best[depth] = NONE, -FAR


@rule
def advance(s: L.State, tree: Ways, depth: int) -> bool:
    """Try the next claim at a depth, after the last one those of the next way; False where there is none."""
    p, gone = tree.seats[depth], tree.claimed[depth][0] | tree.claimed[depth][1]
    while tree.way[depth] < tree.behind[depth]:
        for slot in range(tree.slot[depth] + 1, KINGS):
            if gone >> slot & 1 == 0:
                tree.slot[depth] = slot
                for q in range(2):
                    tree.at[depth + 1][q], tree.level[depth + 1][q] = tree.at[depth][q], tree.level[depth][q]
                    tree.claimed[depth + 1][q] = tree.claimed[depth][q]
                tree.claimed[depth + 1][p] |= 1 << slot
                tree.at[depth + 1][p] = tree.way[depth]
                tree.level[depth + 1][p] += depth > 0 or s.phase == L.PLACING
                return True
        tree.slot[depth] = NONE
        tree.way[depth] += 1
    return False


@rule
def worth(tree: Ways, depth: int, p: int) -> float:
    """Value the ends of both kingdoms for a player: by the rank first, then by the margin."""
    mine = tree.ends[tree.at[depth][p]][PAIR[tree.claimed[depth][p]]]
    other = tree.ends[tree.at[depth][1 - p]][PAIR[tree.claimed[depth][1 - p]]]
    ahead = RANK if mine > other else -RANK if mine < other else 0.0
    return float(ahead + (mine >> 16) - (other >> 16))


@rule
def cut(tree: Ways, depth: int) -> bool:
    """Whether the other player would not come here: what is above is at least as good already."""
    for above in range(depth):
        if tree.seats[above] != tree.seats[depth] and -tree.best[depth] <= tree.best[above]:
            return True
    return False
