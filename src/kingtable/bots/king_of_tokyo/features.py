"""What the learned players look at: a table of King of Tokyo as a list of features that it has, every one yes or no.

Only the living count, in the order of play from the monster whose turn it is: four monsters of which two are out are
a game of two. So there is a block of features for each number of living monsters, and in it one for each of them and
one for the table. Looked at are two moments of a turn: before its first throw, and when its dice are resolved and it
may buy.
"""

from __future__ import annotations

import numpy as np

from kingtable.bots.net_file import NetSpec
from kingtable.engine.compiler.jit import lowest, rule, u64
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.buying import price_of
from kingtable.king_of_tokyo.cards.deck import KEEPS, KIND, KINDS

# Of a monster: the first feature of each block.
MOST_VP, MOST_HEALTH, MOST_ENERGY, MOST_COUNTERS = L.GOAL, 12, 15, 3
VP = 0
HEALTH = VP + MOST_VP + 1
ENERGY = HEALTH + MOST_HEALTH + 1
PLACE = ENERGY + MOST_ENERGY + 1  # outside, City, Bay
POISON = PLACE + 3
SHRINK = POISON + MOST_COUNTERS + 1
CARDS = SHRINK + MOST_COUNTERS + 1  # Keep cards, what its Mimic copies among them
MONSTER = CARDS + KEEPS

# Of the table.
THROWING, BUYING = 0, 1
AGAIN = 2  # the monster whose turn it is has another one after it
ROW = 3  # before the throws
IN_REACH = ROW + KINDS  # before buying: what it can pay
TOO_DEAR = IN_REACH + KINDS
TABLE = TOO_DEAR + KINDS

FIRST = np.array([sum(TABLE + MONSTER * some for some in range(2, k)) for k in range(L.PLAYERS + 2)], np.int64)
"""[k]: the first feature of a table with k living monsters."""
FEATURES = int(FIRST[-1])
RESULTS = L.PLAYERS + 1
"""Who wins: the living in the order of play from the monster whose turn it is; the last: nobody."""
NET = NetSpec("king-of-tokyo", version=1, inputs=FEATURES, outputs=RESULTS)
"""The nets that read these features. Raise the version with every change of them."""
MOST = 6 * L.PLAYERS + KEEPS + 8
"""More features than that no table has at once."""


@rule
def order_of(s: L.State, q: int) -> int:
    """The place of a monster among the living, from the one whose turn it is; both must be alive."""
    place = 0
    p = s.turn
    while p != q:
        if L.alive(s, p):
            place += 1
        p = L.after(s, p, 1)
    return place


@rule
def before_buying(s: L.State) -> bool:
    """Which of the two moments this is nearer to."""
    return s.stage >= L.TO_BUY


@rule
def put_features(s: L.State, on: Row) -> int:
    """Write the features that a table has; how many. on: integers, at least MOST long. At least two must be alive, the
    monster whose turn it is among them."""
    k = L.living(s)
    first = FIRST[k]
    p = s.turn
    buying = before_buying(s)
    on[0] = first + (BUYING if buying else THROWING)
    n = 1
    if s.freeze_again == 1 or (s.extras > 0 and s.extra[0] == p):
        on[n] = first + AGAIN
        n += 1
    for slot in range(3):
        if s.row[slot] != L.NOBODY:
            kind = KIND[s.row[slot]]
            block = ROW
            if buying:
                block = IN_REACH if price_of(s, p, kind) <= s.energy[p] else TOO_DEAR
            on[n] = first + block + kind
            n += 1
    first += TABLE
    for step in range(s.players):
        q = L.after(s, p, step)
        if L.alive(s, q):
            n = put_monster(s, q, first, on, n)
            first += MONSTER
    return n


@rule
def put_monster(s: L.State, q: int, first: int, on: Row, n: int) -> int:
    """Append the features of a living monster; the new length."""
    on[n] = first + VP + min(s.vp[q], MOST_VP)
    on[n + 1] = first + HEALTH + s.health[q]
    on[n + 2] = first + ENERGY + min(s.energy[q], MOST_ENERGY)
    on[n + 3] = first + PLACE + (1 if s.tokyo[L.CITY] == q else 2 if s.tokyo[L.BAY] == q else 0)
    on[n + 4] = first + POISON + min(s.poison[q], MOST_COUNTERS)
    on[n + 5] = first + SHRINK + min(s.shrink[q], MOST_COUNTERS)
    n += 6
    cards = s.works[q]
    while cards != L.NO_CARDS:
        on[n] = first + CARDS + lowest(cards)
        n += 1
        cards = u64(cards & (cards - L.ONE))
    return n
