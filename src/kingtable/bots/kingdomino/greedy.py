"""The Full-Greedy player of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game Kingdomino" (CIG 2018).

First claim, and the whole first placing turn: a domino with the most crowns on one square; the rest at random.
After that: for every joint move (placement and claim) the claimed domino is tried in every place too. Outcomes that
leave the castle-centred window, or hold a single-square hole inside it, are dropped (all are kept if nothing
survives); the joint move that reaches the highest score after both dominoes is played, ties at random. A claim whose
domino could not be placed is passed over; where that holds for all, the turn is random. In the last round only the
domino in hand counts. Bonuses are not added: inside the window they are the same for all outcomes but the very last.

Where Middle Kingdom is not played the window would only be a shackle: there the frame that the kingdom can still
fill takes its place.
"""

from __future__ import annotations

from kingtable.engine.chance import below
from kingtable.engine.compiler.jit import copy_record, i64, lowest, popcount, rule, u64
from kingtable.engine.record import Floats, Grid, Record, Records, Row, field, record
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.ahead.playouts import total
from kingtable.kingdomino.dominoes import CROWNS, DOUBLE, TERRAIN
from kingtable.kingdomino.hidden import determinize
from kingtable.kingdomino.rules import add_places, apply, lay, legal, places, random_action, start
from kingtable.kingdomino.scoring import crowns_on, property_at

DROPPED = -1_000_000
_BITS = 0xFFFF


@record
class Scratch(Record):
    """Scratch space of the greedy player, so that it allocates nothing."""

    joins: Grid = field("i8", 8, 64, doc="what a half would join, by row and square: see `joins_of`")
    row: Row = field("i4", 6, doc="the row of `joins` that is valid for each terrain")
    first: Row = field("i4", 256, doc="placements of the domino in hand")
    second: Row = field("i4", 256, doc="placements of the domino claimed")


@rule
def joins_of(s: L.State, p: int, terrain: int, scratch: Scratch, row: int) -> None:
    """For every square beside properties of a terrain: their squares, crowns and points, summed.

    Packed into one integer, 16 bits each, so that adding a property to a square is one addition.
    """
    for square in range(64):
        scratch.joins[row][square] = 0
    left = s.squares[p][terrain]
    while left != L.ZERO:
        whole = property_at(left, u64(left & (L.ZERO - left)))
        left = u64(left & ~whole)
        squares = popcount(whole)
        crowns = crowns_on(s, p, whole)
        packed = squares + (crowns << 16) + ((squares * crowns) << 32)
        edge = u64(L.around(whole) & ~s.taken[p])
        while edge != L.ZERO:
            scratch.joins[row][lowest(edge)] += packed
            edge = u64(edge & (edge - L.ONE))


@rule
def gained(joined: int, squares: int, crowns: int) -> int:
    """The points that some squares and crowns add when they join what `joined` tells."""
    return int((squares + (joined & _BITS)) * (crowns + (joined >> 16 & _BITS)) - (joined >> 32))


@rule
def gain_of(s: L.State, p: int, scratch: Scratch, domino: int, left: int, right: int) -> int:
    """The points that a domino adds to a kingdom, by the tables of `joins_of`."""
    a = TERRAIN[domino][0]
    b = TERRAIN[domino][1]
    left_joins = scratch.joins[scratch.row[a]][left]
    right_joins = scratch.joins[scratch.row[b]][right]
    if a != b:
        return gained(left_joins, 1, CROWNS[domino][0]) + gained(right_joins, 1, CROWNS[domino][1])
    crowns = CROWNS[domino][0] + CROWNS[domino][1]
    if left_joins == 0 or right_joins == 0:
        return gained(left_joins + right_joins, 2, crowns)
    both = u64((L.ONE << u64(left)) | (L.ONE << u64(right)))  # one property may touch both halves: count it once
    old = u64(property_at(u64(s.squares[p][a] | both), both) & ~both)
    squares = popcount(old)
    crowns += crowns_on(s, p, old)
    before = 0
    while old != L.ZERO:
        whole = property_at(old, u64(old & (L.ZERO - old)))
        before += popcount(whole) * crowns_on(s, p, whole)
        old = u64(old & ~whole)
    return int((squares + 2) * crowns - before)


@rule
def window(side: int) -> int:
    """The squares within the castle-centred frame."""
    reach = (side - 1) // 2
    line = ((1 << side) - 1) << 8 >> reach
    line = (line | line >> 8) & 255
    return u64((L.COLUMN * u64(line)) & L.ROWS[line])


@rule
def has_hole(empty: int) -> bool:
    """Whether an empty square has no empty neighbour; beside the castle none counts as a hole (the published code)."""
    return bool((empty & ~L.around(u64(empty | L.CASTLE))) != L.ZERO)


@rule
def zone_of(s: L.State, p: int) -> int:
    """The frame that counts: the window where Middle Kingdom is played, else what the kingdom can still fill."""
    if s.middle != L.MIDDLE_OFF:
        return window(s.side)
    return s.room[p]


@rule
def fitting(s: L.State, p: int, domino: int, zone: int, out: Row) -> int:
    """The placements of a domino with both halves inside a zone; how many."""
    to_east, to_north, to_west, to_south = places(s, p, domino)
    n = add_places(u64(to_east & zone & L.west(zone)), 0, out, 0)
    n = add_places(u64(to_north & zone & L.south(zone)), 1, out, n)
    if not DOUBLE[domino]:
        n = add_places(u64(to_west & zone & L.east(zone)), 2, out, n)
        n = add_places(u64(to_south & zone & L.north(zone)), 3, out, n)
    return n


@rule
def by_lot(s: L.State, ties: int) -> bool:
    """Whether the newest of some equals takes the place of those before it, so that each is equally likely."""
    return bool(ties == 1 or below(s, ties) == 0)


@rule
def crown_claim(s: L.State) -> int:
    """A free domino with the most crowns on one square, ties at random."""
    most = -1
    ties = 0
    chosen = 0
    for slot in range(s.in_next):
        if s.next_seat[slot] == L.NOBODY:
            crowns = max(CROWNS[s.next[slot]][0], CROWNS[s.next[slot]][1])
            if crowns > most:
                most = crowns
                ties = 0
            if crowns == most:
                ties += 1
                if by_lot(s, ties):
                    chosen = slot
    return chosen


@rule
def random_claim(s: L.State) -> int:
    """A free domino of the next line at random; NOBODY in the last round."""
    chosen = L.NOBODY
    free = 0
    for slot in range(s.in_next):
        if s.next_seat[slot] == L.NOBODY:
            free += 1
            if below(s, free) == 0:
                chosen = slot
    return chosen


@rule
def best_second(t: L.State, p: int, scratch: Scratch, domino: int, zone: int, careful: bool, least: int) -> int:
    """The most a claimed domino could add to a kingdom, DROPPED if nothing survives or if it is below `least`."""
    best = DROPPED
    n = fitting(t, p, domino, zone, scratch.second)
    for i in range(n):
        left = (scratch.second[i] - L.PLACE) >> 2
        right = L.beside(left, (scratch.second[i] - L.PLACE) & 3)
        added = gain_of(t, p, scratch, domino, left, right)
        if added > best and added >= least:
            bits = u64((L.ONE << u64(left)) | (L.ONE << u64(right)))
            if not careful or not has_hole(u64(zone & ~(t.taken[p] | bits))):
                best = added
    return best


@rule
def claims_after(
    s: L.State, t: L.State, p: int, scratch: Scratch, zone: int, careful: bool, base: int, best: int, ties: int
) -> tuple[int, int, int]:
    """Try every claim after a placement (`t` has it); the best value so far, how many have it, and the slot that has
    been drawn of these, NOBODY where an earlier one is kept."""
    chosen = L.NOBODY
    for slot in range(s.in_next):
        if s.next_seat[slot] == L.NOBODY:
            value = best_second(t, p, scratch, s.next[slot], zone, careful, best - base)
            if value != DROPPED:
                value += base
                if value > best:
                    best = value
                    ties = 0
                if value == best:
                    ties += 1
                    if by_lot(s, ties):
                        chosen = slot
    return best, ties, chosen


@rule
def prepare(s: L.State, p: int, scratch: Scratch) -> None:
    """Make the tables of all terrains of a kingdom."""
    for terrain in range(6):
        joins_of(s, p, terrain, scratch, terrain)
        scratch.row[terrain] = terrain


@rule
def search_turn(s: L.State, t: L.State, scratch: Scratch, careful: bool) -> tuple[int, int, int]:
    """The value of the best joint move, DROPPED if no outcome survives the filters; its placement and its claim."""
    p = s.line_seat[s.turn]
    domino = s.line[s.turn]
    best, ties = DROPPED, 0
    place, claim = L.NOBODY, L.NOBODY
    zone = zone_of(s, p) if careful else s.room[p]
    n = fitting(s, p, domino, zone, scratch.first)
    a = TERRAIN[domino][0]
    b = TERRAIN[domino][1]
    for i in range(n):
        left = (scratch.first[i] - L.PLACE) >> 2
        right = L.beside(left, (scratch.first[i] - L.PLACE) & 3)
        scratch.row[a] = a
        scratch.row[b] = b
        base = gain_of(s, p, scratch, domino, left, right)
        taken = u64(s.taken[p] | (L.ONE << u64(left)) | (L.ONE << u64(right)))
        if s.in_next == 0:
            if careful and has_hole(u64(zone & ~taken)):
                continue
            if base > best:
                best = base
                ties = 0
            if base == best:
                ties += 1
                if by_lot(s, ties):
                    place = i64(scratch.first[i])
        else:
            inner = laid(s, t, p, scratch, domino, scratch.first[i], zone, careful)
            best, ties, slot = claims_after(s, t, p, scratch, inner, careful, base, best, ties)
            if slot != L.NOBODY:
                place, claim = i64(scratch.first[i]), slot
    return best, place, claim


@rule
def laid(s: L.State, t: L.State, p: int, scratch: Scratch, domino: int, action: int, zone: int, careful: bool) -> int:
    """Make `t` the kingdom after a placement, with the tables of its terrains; the zone that counts then."""
    t.taken[p] = s.taken[p]
    for terrain in range(6):
        t.squares[p][terrain] = s.squares[p][terrain]
    t.crowns[p][0] = s.crowns[p][0]
    t.crowns[p][1] = s.crowns[p][1]
    for end in range(4):
        t.box[p][end] = s.box[p][end]
    lay(t, p, domino, action)
    a, b = TERRAIN[domino][0], TERRAIN[domino][1]
    joins_of(t, p, a, scratch, 6)
    scratch.row[a] = 6
    if b != a:
        joins_of(t, p, b, scratch, 7)
        scratch.row[b] = 7
    if s.middle == L.MIDDLE_OFF or not careful:
        return t.room[p]
    return zone


@rule
def choose(s: L.State, t: L.State, scratch: Scratch) -> tuple[int, int]:
    """The greedy player's turn, placement and claim, NOBODY where there is none; ties use the record's generator.

    s: the state, unchanged but for its generator; t: a scratch state.
    """
    if s.phase == L.OPENING:
        return L.NOBODY, crown_claim(s)
    p = s.line_seat[s.turn]
    bare = s.taken[p] == L.CASTLE
    place = i64(random_action(s)) if s.phase == L.PLACING and bare else L.NOBODY
    if bare or (s.phase == L.CLAIMING and popcount(s.taken[p]) == 3):
        return place, crown_claim(s) if s.in_next > 0 else L.NOBODY
    copy_record(t, s)
    prepare(s, p, scratch)
    if s.phase == L.CLAIMING or legal(s, scratch.first) == 1:
        forced = L.NOBODY if s.phase == L.CLAIMING else i64(scratch.first[0])
        if s.phase == L.PLACING and forced != L.DISCARD:
            lay(t, p, s.line[s.turn], forced)
            prepare(t, p, scratch)
        claim = L.NOBODY
        if s.in_next > 0:
            best, _, claim = claims_after(s, t, p, scratch, zone_of(t, p), True, 0, DROPPED, 0)
            if best == DROPPED:
                best, _, claim = claims_after(s, t, p, scratch, t.room[p], False, 0, DROPPED, 0)
            if best == DROPPED:
                claim = random_claim(s)
        return forced, claim
    best, place, claim = search_turn(s, t, scratch, True)
    if best == DROPPED:
        best, place, claim = search_turn(s, t, scratch, False)
    if best == DROPPED:
        place, claim = i64(random_action(s)), random_claim(s)
    return place, claim


@rule
def weigh(s: L.State, t: L.State, scratch: Scratch, forced: int, turns: Grid, values: Floats) -> int:
    """Write the turns among which `choose` chooses, and their values; how many, 0 where it plays at random.

    turns: int32 (1024, 2), placement and claim, NOBODY where there is none. values: float64 (1024,): the points that
    the dominoes add; in the opening and in the first placing turn the most crowns on a square of the claimed one, with
    the placement that `choose` has drawn. forced: the placement of `choose`, which counts where it had no other or drew
    it. s, t, scratch: as for `choose`.
    """
    p = L.to_move(s)
    if s.phase == L.OPENING or s.taken[p] == L.CASTLE or (s.phase == L.CLAIMING and popcount(s.taken[p]) == 3):
        return claims_by_crowns(s, forced, turns, values)
    copy_record(t, s)
    prepare(s, p, scratch)
    if s.phase == L.CLAIMING or legal(s, scratch.first) == 1:
        if s.phase == L.PLACING and forced != L.DISCARD:
            lay(t, p, s.line[s.turn], forced)
            prepare(t, p, scratch)
        n = weigh_claims(s, t, p, scratch, zone_of(t, p), True, 0, forced, turns, values, 0)
        return n if n > 0 else weigh_claims(s, t, p, scratch, t.room[p], False, 0, forced, turns, values, 0)
    n = weigh_turns(s, t, scratch, True, turns, values)
    return n if n > 0 else weigh_turns(s, t, scratch, False, turns, values)


@rule
def claims_by_crowns(s: L.State, place: int, turns: Grid, values: Floats) -> int:
    """Every claim with the most crowns on one square of its domino; how many."""
    n = 0
    for slot in range(s.in_next):
        if s.next_seat[slot] == L.NOBODY:
            turns[n][0], turns[n][1] = place, slot
            values[n] = max(CROWNS[s.next[slot]][0], CROWNS[s.next[slot]][1])
            n += 1
    return n


@rule
def weigh_claims(
    s: L.State,
    t: L.State,
    p: int,
    scratch: Scratch,
    zone: int,
    careful: bool,
    base: int,
    place: int,
    turns: Grid,
    values: Floats,
    n: int,
) -> int:
    """Append every claim after a placement (`t` has it) whose domino could be placed then; how many there are then."""
    for slot in range(s.in_next):
        if s.next_seat[slot] == L.NOBODY:
            value = best_second(t, p, scratch, s.next[slot], zone, careful, DROPPED)
            if value != DROPPED:
                turns[n][0], turns[n][1] = place, slot
                values[n] = base + value
                n += 1
    return n


@rule
def weigh_turns(s: L.State, t: L.State, scratch: Scratch, careful: bool, turns: Grid, values: Floats) -> int:
    """Every joint move that survives the filters, as `search_turn` tries them; how many."""
    p = s.line_seat[s.turn]
    domino = s.line[s.turn]
    zone = zone_of(s, p) if careful else s.room[p]
    found = 0
    n = fitting(s, p, domino, zone, scratch.first)
    for i in range(n):
        place = scratch.first[i]
        left = (place - L.PLACE) >> 2
        right = L.beside(left, (place - L.PLACE) & 3)
        for half in range(2):
            scratch.row[TERRAIN[domino][half]] = TERRAIN[domino][half]
        base = gain_of(s, p, scratch, domino, left, right)
        if s.in_next > 0:
            inner = laid(s, t, p, scratch, domino, place, zone, careful)
            found = weigh_claims(s, t, p, scratch, inner, careful, base, place, turns, values, found)
        elif not (careful and has_hole(u64(zone & ~(s.taken[p] | (L.ONE << u64(left)) | (L.ONE << u64(right)))))):
            turns[found][0], turns[found][1] = place, L.NOBODY
            values[found] = base
            found += 1
    return found


@rule
def play_turn(s: L.State, t: L.State, scratch: Scratch) -> None:
    """Play the greedy player's turn."""
    place, claim = choose(s, t, scratch)
    play(s, place, claim)


@rule
def play(s: L.State, place: int, claim: int) -> None:
    """Play a turn: a placement and a claim, either of which may be NOBODY."""
    if place != L.NOBODY:
        apply(s, place)
    if claim != L.NOBODY:
        apply(s, claim)


@rule
def play_out(s: L.State, t: L.State, scratch: Scratch, noise: int) -> None:
    """Play to the end of the present game: greedy turns, and `noise` of 256 turns at random."""
    number = s.number
    while s.phase != L.OVER and s.number == number:
        if noise > 0 and below(s, 256) < noise:
            apply(s, random_action(s))
            if s.phase == L.CLAIMING:
                apply(s, random_action(s))
        else:
            play_turn(s, t, scratch)


@rule
def greedy_games(states: Records[L.State], scratch: Records[Scratch], games: int) -> int:
    """Whole games of greedy players, for measuring; the sum of all final scores.

    states: (3,), the game, what the mover may know of it, and a scratch state; the generator of the second is the
    players' own. scratch: (1,) Scratch.
    """
    points = 0
    for _ in range(games):
        s = states[0]
        start(s)
        while s.phase != L.OVER:
            place, claim = think(states, scratch)
            play(s, place, claim)
        points += total(s)
    return points


@rule
def think(states: Records[L.State], scratch: Records[Scratch]) -> tuple[int, int]:
    """The greedy player's turn, from what the mover may know: see `greedy_games`."""
    seen = states[1]
    own = seen.chance
    copy_record(seen, states[0])
    seen.chance = own
    determinize(seen, L.to_move(seen))
    return choose(seen, states[2], scratch[0])
