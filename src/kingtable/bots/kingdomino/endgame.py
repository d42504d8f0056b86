"""The end of the game, exactly: from the moment the deck is empty everything is known.

In the last line but one each king still lays a domino and claims one; after that every kingdom is alone, and what it
comes to with the dominoes that it has claimed is the best way to lay them. So the search is over the placements and the
claims of this line, and its leaves are looked up: the best end of each kingdom for each set of claims, computed when it
is first asked for. Two players: alpha-beta. Three and four: max^n (Luckhardt and Irani 1986). Kingdoms are compared as
the rules rank them (K-138 to K-141), in one number (`end_of`); who cannot change the rank plays for the margin.
"""

from __future__ import annotations

from kingtable.engine.compiler.jit import copy_record, i64, rule, u64
from kingtable.engine.record import FloatGrid, Floats, Grid, Record, Records, Row, field, record
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.rules import add_places, lay, places
from kingtable.kingdomino.scoring import crowns, final, largest

WAYS = 1024
"""The search has room for this many ways in which one kingdom can take the dominoes of this line."""
SETS = 16
"""Sets of slots of the next line."""
MOST_NODES = 4_000_000
RANK = 1_000_000.0
"""What it is worth to be ahead, in points."""
NONE = -1
FAR = 1e18
NOT_FOUND = (0, L.NOBODY, L.NOBODY, 0.0)
"""What `search` gives where there was no room."""


@record
class Endgame(Record):
    """Scratch of the search."""

    ways: Row = field("i4", L.PLAYERS, doc="ways to lay what a kingdom must lay in this line")
    turns: Row = field("i4", L.PLAYERS, doc="how many of its dominoes that are: 0 to 2")
    first: Grid = field("i4", L.PLAYERS, WAYS, doc="placement of the first one, or DISCARD")
    second: Grid = field("i4", L.PLAYERS, WAYS, doc="placement of the second one")
    ends: Grid = field("i8", L.PLAYERS, WAYS * SETS, doc="`end_of` for a way and a set of claims, or NONE")
    listed: Row = field("i4", L.ACTIONS, doc="placements")
    inner: Row = field("i4", L.ACTIONS, doc="placements after them")
    seats: Row = field("i4", 5, doc="whose turn it is at each depth")
    begin: Row = field("i4", 5, doc="the first way that is open at a depth")
    end: Row = field("i4", 5, doc="the way behind the last one")
    way: Row = field("i4", 5, doc="the way that is tried at a depth")
    slot: Row = field("i4", 5, doc="the slot that is tried")
    lays: Row = field("i4", 5, doc="which of its kingdom's dominoes is laid at a depth, 0 where none")
    chosen: Row = field("i4", L.PLAYERS, doc="the way of each kingdom")
    claimed: Row = field("i4", L.PLAYERS, doc="the slots of each kingdom, as bits")
    best: FloatGrid = field("f8", 5, L.PLAYERS, doc="what the best turn at a depth is worth to each")
    value: Floats = field("f8", L.PLAYERS, doc="what a line of play is worth to each")


@rule
def exact(s: L.State) -> bool:
    """Whether everything is known: the deck is empty."""
    return bool(s.drawn == s.deck_end and (s.phase == L.PLACING or s.phase == L.CLAIMING))


@rule
def listed(s: L.State, p: int, domino: int, out: Row) -> int:
    """The placements of a domino in a kingdom, DISCARD where there is none; how many."""
    to_east, to_north, to_west, to_south = places(s, p, domino)
    n = add_places(to_east, L.EAST, out, 0)
    n = add_places(to_north, L.NORTH, out, n)
    n = add_places(to_west, L.WEST, out, n)
    n = add_places(to_south, L.SOUTH, out, n)
    if n == 0:
        out[0] = L.DISCARD
        return 1
    return n


@rule
def put(s: L.State, p: int, domino: int, action: int) -> None:
    """Lay a domino in a kingdom, or discard it."""
    if action == L.DISCARD:
        s.discarded[p] = u64(s.discarded[p] | (L.ONE << u64(domino)))
    else:
        lay(s, p, domino, action)


@rule
def end_of(s: L.State, p: int) -> int:
    """How a finished kingdom ranks, in one number: score, largest property, crowns; of a Dynasty the sum alone."""
    score = final(s, p)
    for game in range(s.number - 1):
        score += s.totals[game][p]
    if s.games > 1:
        return score << 16
    return (score << 16) + (largest(s, p) << 8) + crowns(s, p)


@rule
def prepare(states: Records[L.State], p: int, scratch: Endgame) -> bool:
    """Write the ways of a kingdom to lay its dominoes of this line; whether there is room for all."""
    s, t = states[0], states[1]
    waiting, one, two = 0, 0, 0
    for i in range(s.turn + (s.phase == L.CLAIMING), s.in_line):
        if s.line_seat[i] == p:
            waiting += 1
            if waiting == 1:
                one = s.line[i]
            else:
                two = s.line[i]
    scratch.turns[p] = waiting
    scratch.ways[p] = 1
    scratch.first[p][0] = L.NOBODY
    scratch.second[p][0] = L.NOBODY
    if waiting > 0:
        n = 0
        many = listed(s, p, one, scratch.listed)
        for i in range(many):
            others = 1
            if waiting == 2:
                copy_record(t, s)
                put(t, p, one, scratch.listed[i])
                others = listed(t, p, two, scratch.inner)
            if n + others > WAYS:
                return False
            for j in range(others):
                scratch.first[p][n] = scratch.listed[i]
                scratch.second[p][n] = scratch.inner[j] if waiting == 2 else L.NOBODY
                n += 1
        scratch.ways[p] = n
    for i in range(scratch.ways[p] * SETS):
        scratch.ends[p][i] = NONE
    return True


@rule
def laid_out(states: Records[L.State], p: int, scratch: Endgame, way: int) -> None:
    """Make the second state the kingdom after a way to lay the dominoes of this line."""
    s, t = states[0], states[1]
    copy_record(t, s)
    done = 0
    for i in range(s.turn + (s.phase == L.CLAIMING), s.in_line):
        if s.line_seat[i] == p:
            done += 1
            put(t, p, s.line[i], scratch.first[p][way] if done == 1 else scratch.second[p][way])


@rule
def end_with(states: Records[L.State], p: int, scratch: Endgame, way: int, slots: int) -> int:
    """What a kingdom comes to at best after a way of this line, with the dominoes of some slots of the next one."""
    at = way * SETS + slots
    if scratch.ends[p][at] == NONE:
        laid_out(states, p, scratch, way)
        t = states[1]
        one, two = 0, 0
        for slot in range(t.in_next):
            if slots >> slot & 1:
                if one == 0:
                    one = t.next[slot]
                else:
                    two = t.next[slot]
        scratch.ends[p][at] = best_end(states, p, scratch, one, two)
    return scratch.ends[p][at]


@rule
def best_end(states: Records[L.State], p: int, scratch: Endgame, one: int, two: int) -> int:
    """The best end of the second state's kingdom, with up to two dominoes still to lay (0: none), in this order."""
    t, u, v = states[1], states[2], states[3]
    if one == 0:
        return end_of(t, p)
    best = i64(NONE)
    many = listed(t, p, one, scratch.listed)
    for i in range(many):
        copy_record(u, t)
        put(u, p, one, scratch.listed[i])
        if two == 0:
            best = max(best, end_of(u, p))
        else:
            others = listed(u, p, two, scratch.inner)
            for j in range(others):
                copy_record(v, u)
                put(v, p, two, scratch.inner[j])
                best = max(best, end_of(v, p))
    return best


@rule
def tell(states: Records[L.State], scratch: Endgame) -> None:
    """What the present line of play is worth to each player, into `scratch.value`: the rank, then the margin."""
    s = states[0]
    for p in range(s.players):
        mine = end_with(states, p, scratch, scratch.chosen[p], scratch.claimed[p])
        best = i64(NONE)
        for q in range(s.players):
            if q != p:
                best = max(best, end_with(states, q, scratch, scratch.chosen[q], scratch.claimed[q]))
        ahead = RANK if mine > best else -RANK if mine < best else 0.0
        scratch.value[p] = ahead + (mine >> 16) - (best >> 16)


@rule
def enter(s: L.State, scratch: Endgame, depth: int) -> None:
    """Begin the turns of a depth: which ways are open, and nothing tried yet."""
    p = scratch.seats[depth]
    before, chosen = 0, 0  # how many of its dominoes the kingdom has laid in turns above, and how
    for above in range(depth):
        if scratch.seats[above] == p and scratch.lays[above] > 0:
            before, chosen = scratch.lays[above], scratch.way[above]
    scratch.lays[depth] = 0 if depth == 0 and s.phase == L.CLAIMING else before + 1
    scratch.begin[depth], scratch.end[depth] = 0, scratch.ways[p]
    if scratch.lays[depth] == 0:
        scratch.end[depth] = 1
    elif before > 0:  # those that begin as it was laid
        scratch.begin[depth] = chosen
        scratch.end[depth] = next_first(scratch, p, chosen)
    scratch.way[depth] = scratch.begin[depth]
    scratch.slot[depth] = NONE
    for q in range(s.players):
        scratch.best[depth][q] = -FAR


@rule
def next_first(scratch: Endgame, p: int, way: int) -> int:
    """The next way that begins with another placement."""
    following = way + 1
    while following < scratch.ways[p] and scratch.first[p][following] == scratch.first[p][way]:
        following += 1
    return following


@rule
def advance(s: L.State, scratch: Endgame, depth: int) -> bool:
    """Try the next claim at a depth, after the last one those of the next way; False where there is none."""
    p = scratch.seats[depth]
    release(scratch, depth)
    while scratch.way[depth] < scratch.end[depth]:
        gone = 0
        for q in range(s.players):
            gone |= scratch.claimed[q]
        for slot in range(scratch.slot[depth] + 1, s.in_next):
            if gone >> slot & 1 == 0:
                scratch.slot[depth] = slot
                scratch.claimed[p] |= 1 << slot
                if scratch.lays[depth] > 0:
                    scratch.chosen[p] = scratch.way[depth]
                return True
        scratch.slot[depth] = NONE
        if scratch.lays[depth] == 1 and scratch.turns[p] == 2:
            scratch.way[depth] = next_first(scratch, p, scratch.way[depth])
        else:
            scratch.way[depth] += 1
    return False


@rule
def release(scratch: Endgame, depth: int) -> None:
    """Take back the claim of a depth."""
    if scratch.slot[depth] != NONE:
        scratch.claimed[scratch.seats[depth]] &= ~(1 << scratch.slot[depth])


@rule
def cut(scratch: Endgame, depth: int) -> bool:
    """Whether the other player would not come here: what is above is at least as good already."""
    p = scratch.seats[depth]
    for above in range(depth):
        q = scratch.seats[above]
        if q != p and -scratch.best[depth][p] <= scratch.best[above][q]:
            return True
    return False


@rule
def search(states: Records[L.State], scratches: Records[Endgame]) -> tuple[int, int, int, float]:
    """How many turns were tried, 0 where there was no room to find the best; the best placement of the seat to move, or
    NOBODY where it lies already; its claim, or NOBODY in the last round; what it is worth, RANK for being ahead and the
    margin.

    states: (4,) State, the first is the position, with an empty deck; scratches: (1,) Endgame.
    """
    s, scratch = states[0], scratches[0]
    me = L.to_move(s)
    for p in range(s.players):
        if not prepare(states, p, scratch):
            return NOT_FOUND
        scratch.chosen[p] = 0
        scratch.claimed[p] = 0
        for slot in range(s.in_next):
            if s.next_seat[slot] == p:
                scratch.claimed[p] |= 1 << slot
    if s.in_next > 0:
        return descend(states, scratch, me)
    tried = 0
    for p in range(s.players):
        best = i64(NONE - 1)
        for way in range(scratch.ways[p]):
            end = end_with(states, p, scratch, way, 0)
            if end > best:
                best = end
                scratch.chosen[p] = way
        tried += scratch.ways[p]
    tell(states, scratch)
    return i64(tried), i64(scratch.first[me][scratch.chosen[me]]), L.NOBODY, float(scratch.value[me])


@rule
def descend(states: Records[L.State], scratch: Endgame, me: int) -> tuple[int, int, int, float]:
    """`search` where there is something to claim: depth first over the turns of this line."""
    s, tried, place, claim = states[0], 0, L.NOBODY, L.NOBODY
    depths = s.in_line - s.turn
    for depth in range(depths):
        scratch.seats[depth] = s.line_seat[s.turn + depth]
    depth = 0
    enter(s, scratch, 0)
    while depth >= 0:
        p = scratch.seats[depth]
        if not advance(s, scratch, depth):
            if depth == 0:
                break
            for q in range(s.players):
                scratch.value[q] = scratch.best[depth][q]
            depth -= 1
        else:
            tried += 1
            if tried > MOST_NODES:
                return NOT_FOUND
            if depth + 1 < depths:
                depth += 1
                enter(s, scratch, depth)
                continue
            tell(states, scratch)
        p = scratch.seats[depth]
        if scratch.value[p] > scratch.best[depth][p]:
            for q in range(s.players):
                scratch.best[depth][q] = scratch.value[q]
            if depth == 0:
                place = L.NOBODY if s.phase == L.CLAIMING else i64(scratch.first[me][scratch.way[0]])
                claim = i64(scratch.slot[0])
        if s.players == 2 and cut(scratch, depth):
            release(scratch, depth)
            scratch.way[depth], scratch.slot[depth] = scratch.end[depth], NONE
    return tried, place, claim, float(scratch.best[0][me])
