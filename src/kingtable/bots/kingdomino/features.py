"""What a net is told of one kingdom of a game: named blocks of features, written by rules into float32 rows.

A net tells what a kingdom will gain until the end of the game, and is read for every kingdom. A row has two parts. The
*kingdom* part depends on what lies in the kingdom and on what may still come, and tells in a block of its own of the
*zone*: the empty squares that the kingdom still plays for. The *table* part depends on what is claimed and free, and on
the order of the kings. So who tries claims after one placement writes the first part once.

A line that has just been turned up counts as still to come: a position after a turn is told without the luck of the
draw. Nothing depends on how a kingdom is turned or mirrored, so all eight symmetries are one row. The order of the deck
is not read, only which dominoes are unseen.
"""

from __future__ import annotations

from kingtable.bots.kingdomino.greedy import DROPPED, Scratch, best_second, window
from kingtable.bots.net_file import NetSpec
from kingtable.engine.compiler.jit import lowest, popcount, rule, u64, word
from kingtable.engine.record import Floats, Record, Row, field, record
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.dominoes import CROWNS, TERRAIN
from kingtable.kingdomino.scoring import crowns_on, may_be_in_the_middle, property_at

KINGDOM_TERRAIN, KINGDOM_WHOLE = 14, 18
ZONE_TERRAIN, ZONE_WHOLE = 9, 9
TABLE_TERRAIN, TABLE_WHOLE = 6, 41
ZONE = 6 * KINGDOM_TERRAIN + KINGDOM_WHOLE
"""Where the zone's block begins."""
KINGDOM = ZONE + 6 * ZONE_TERRAIN + ZONE_WHOLE
"""The length of the kingdom part."""
FEATURES = KINGDOM + 6 * TABLE_TERRAIN + TABLE_WHOLE
"""The length of a row."""
NET = NetSpec("kingdomino", version=2, inputs=FEATURES, outputs=1)
"""The nets that read these rows. Raise the version with every change of what is written."""
DARK = word(0x55AA55AA55AA55AA)
"""Every second square, as on a chessboard: each domino covers one of them."""
UNIT = 20.0
"""Points that a net tells as 1."""


@record
class Outlook(Record):
    """What may still come, the same for all kingdoms; written by `look`."""

    squares: Floats = field("f8", 6, doc="squares of each terrain on dominoes to come: the mean")
    crowns: Floats = field("f8", 6, doc="their crowns")
    to_come: int = field("i4", doc="dominoes that will still be turned up, those of a fresh line too")
    fresh: int = field("i4", doc="1: the next line has been turned up since the last turn was chosen")
    free_squares: Row = field(
        "i4", 6, doc="squares on the dominoes of a line that is not fresh which nobody has claimed"
    )
    free_crowns: Row = field("i4", 6, doc="their crowns")
    free: int = field("i4", doc="how many of them")


@rule
def look(s: L.State, outlook: Outlook) -> None:
    """What may still come in a position after a turn."""
    fresh = s.turn == 0 and s.in_next > 0 and (s.phase == L.PLACING or s.phase == L.OPENING)
    for slot in range(s.in_next):
        fresh = fresh and s.next_seat[slot] == L.NOBODY
    for terrain in range(6):
        outlook.squares[terrain] = 0.0
        outlook.crowns[terrain] = 0.0
        outlook.free_squares[terrain] = 0
        outlook.free_crowns[terrain] = 0
    outlook.fresh = int(fresh)
    outlook.free = 0
    unseen = 0
    end = s.deck_end if s.in_play == 48 else 48
    for i in range(s.drawn, end):
        domino = s.deck[i]
        if domino > 0:
            unseen += 1
            for half in range(2):
                outlook.squares[TERRAIN[domino][half]] += 1.0
                outlook.crowns[TERRAIN[domino][half]] += CROWNS[domino][half]
    outlook.to_come = s.deck_end - s.drawn
    for slot in range(s.in_next):
        domino = s.next[slot]
        if fresh:
            unseen += 1
            outlook.to_come += 1
            for half in range(2):
                outlook.squares[TERRAIN[domino][half]] += 1.0
                outlook.crowns[TERRAIN[domino][half]] += CROWNS[domino][half]
        elif s.next_seat[slot] == L.NOBODY:
            outlook.free += 1
            for half in range(2):
                outlook.free_squares[TERRAIN[domino][half]] += 1
                outlook.free_crowns[TERRAIN[domino][half]] += CROWNS[domino][half]
    share = outlook.to_come / max(1, unseen)
    for terrain in range(6):
        outlook.squares[terrain] *= share
        outlook.crowns[terrain] *= share


@rule
def frame_of(s: L.State, p: int) -> int:
    """The squares that a kingdom plays for: the window while its castle may still end in the middle and that counts,
    else all on which it would still be small enough."""
    if s.middle != L.MIDDLE_OFF and may_be_in_the_middle(s, p):
        return window(s.side)
    return u64(s.room[p])


@rule
def kingdom_inputs(s: L.State, p: int, outlook: Outlook, scratch: Scratch, inputs: Floats) -> int:
    """Write the kingdom part of a row, and the tables of `greedy.joins_of` for all terrains; the points of the kingdom.

    inputs: float32 (FEATURES,). scratch: `greedy.Scratch`.
    """
    free = u64(s.room[p] & ~s.taken[p])
    zone = u64(frame_of(s, p) & ~s.taken[p])
    points = 0
    for terrain in range(6):
        points += terrain_inputs(s, p, terrain, free, zone, outlook, scratch, inputs, terrain * KINGDOM_TERRAIN)
    zone_inputs(zone, inputs)
    at = 6 * KINGDOM_TERRAIN
    side = s.side
    box = s.box[p]
    wide, tall = box[2] - box[0] + 1, box[3] - box[1] + 1
    taken = popcount(s.taken[p])
    by_east, by_west, by_north, by_south = L.east(free), L.west(free), L.north(free), L.south(free)
    some = u64(by_east | by_west | by_north | by_south)
    two = u64((by_east & by_west) | (by_north & by_south) | ((by_east | by_west) & (by_north | by_south)))
    inputs[at] = points / 40.0
    inputs[at + 1] = (side * side - taken) / 24.0
    inputs[at + 2] = popcount(u64(free & ~some)) / 2.0
    inputs[at + 3] = popcount(u64(free & some & ~two)) / 4.0
    inputs[at + 4] = popcount(free) / 24.0
    inputs[at + 5] = min(wide, tall) / side
    inputs[at + 6] = max(wide, tall) / side
    inputs[at + 7] = popcount(u64(L.around(L.CASTLE) & free)) / 2.0
    open_window, off, window_holes, symmetric = 0.0, 0.0, 0.0, 0.0
    if s.middle != L.MIDDLE_OFF and may_be_in_the_middle(s, p):
        open_window = 1.0
        inside = u64(window(side) & ~s.taken[p])
        window_holes = popcount(u64(inside & ~L.around(inside))) / 2.0
        if s.middle == L.MIDDLE_SYMMETRIC:
            off = (abs(box[0] + box[2]) + abs(box[1] + box[3])) / 4.0
            symmetric = 1.0
    inputs[at + 8] = open_window
    inputs[at + 9] = off
    inputs[at + 10] = window_holes
    inputs[at + 11] = symmetric
    inputs[at + 12] = 1.0 if s.middle != L.MIDDLE_OFF else 0.0
    inputs[at + 13] = 1.0 if s.harmony != 0 else 0.0
    inputs[at + 14] = 1.0 if s.harmony != 0 and s.discarded[p] == L.ZERO else 0.0
    inputs[at + 15] = 1.0 if side == 7 else 0.0
    inputs[at + 16] = popcount(s.discarded[p]) / 2.0
    fill = (wide * tall - taken) / 8.0
    inputs[at + 17] = fill
    return points


@rule
def zone_inputs(zone: int, inputs: Floats) -> None:
    """The pieces into which the zone falls, with how many of their squares must stay empty, since each domino covers a
    dark and a light one; and squares with no, one and two neighbours."""
    pieces, odd, empty, largest, smallest = 0, 0, 0, 0, 64
    left = zone
    while left != L.ZERO:
        piece = property_at(left, u64(left & (L.ZERO - left)))
        left = u64(left & ~piece)
        size = popcount(piece)
        pieces += 1
        odd += size & 1
        empty += abs(size - 2 * popcount(u64(piece & DARK)))
        largest = max(largest, size)
        smallest = min(smallest, size)
    by_east, by_west, by_north, by_south = L.east(zone), L.west(zone), L.north(zone), L.south(zone)
    across, along = u64(by_east & by_west), u64(by_north & by_south)
    one = u64(by_east | by_west | by_north | by_south)
    two = u64(across | along | ((by_east | by_west) & (by_north | by_south)))
    three = u64((across & (by_north | by_south)) | (along & (by_east | by_west)))
    at = ZONE + 6 * ZONE_TERRAIN
    inputs[at] = popcount(zone) / 24.0
    inputs[at + 1] = pieces / 3.0
    inputs[at + 2] = odd / 2.0
    inputs[at + 3] = empty / 4.0
    inputs[at + 4] = largest / 24.0
    inputs[at + 5] = smallest / 8.0 if pieces > 1 else 0.0
    inputs[at + 6] = popcount(u64(zone & ~one)) / 2.0
    inputs[at + 7] = popcount(u64(zone & one & ~two)) / 4.0
    inputs[at + 8] = popcount(u64(zone & two & ~three)) / 8.0


@rule
def terrain_inputs(
    s: L.State, p: int, terrain: int, free: int, zone: int, outlook: Outlook, scratch: Scratch, inputs: Floats, at: int
) -> int:
    """The properties of one terrain; their points. The best is the one with most points, of equals the largest, of
    these the most open, then the most open to the zone; the second comes after it."""
    joins = scratch.joins[terrain]
    for square in range(64):
        joins[square] = 0
    scratch.row[terrain] = terrain
    points, number, edges, bare, bare_open, bare_most = 0, 0, 0, 0, 0, 0
    best, best_size, best_crowns, best_open, best_inside = -1, 0, 0, 0, 0
    inside_crowned, inside_bare, inside_all, all_crowns = 0, 0, 0, 0
    second, second_size, second_crowns, second_inside = -1, 0, 0, 0
    left = s.squares[p][terrain]
    while left != L.ZERO:
        whole = property_at(left, u64(left & (L.ZERO - left)))
        left = u64(left & ~whole)
        size = popcount(whole)
        crowns = crowns_on(s, p, whole)
        packed = size + (crowns << 16) + ((size * crowns) << 32)
        edge = u64(L.around(whole) & free)
        opened = popcount(edge)
        inside = popcount(u64(edge & zone))
        all_crowns += crowns
        inside_all += inside
        if crowns > 0:
            inside_crowned += inside
        else:
            inside_bare = max(inside_bare, min(inside, 4) * size)
        while edge != L.ZERO:
            joins[lowest(edge)] += packed
            edge = u64(edge & (edge - L.ONE))
        points += size * crowns
        number += 1
        edges += opened
        rank = 64 * (4096 * size * crowns + 64 * size + opened) + inside
        if rank > best:
            second, second_size, second_crowns, second_inside = best, best_size, best_crowns, best_inside
            best, best_size, best_crowns, best_open, best_inside = rank, size, crowns, opened, inside
        elif rank > second:
            second, second_size, second_crowns, second_inside = rank, size, crowns, inside
        if crowns == 0:
            bare += size
            if opened > 0 and 64 * size + opened > bare_most:
                bare_most, bare_open = 64 * size + opened, opened
    inputs[at] = best_size / 6.0
    inputs[at + 1] = best_crowns / 3.0
    inputs[at + 2] = points / 12.0
    inputs[at + 3] = best_open / 4.0
    inputs[at + 4] = best_crowns * min(best_open, 4) / 8.0
    inputs[at + 5] = (points - best_size * best_crowns) / 6.0
    inputs[at + 6] = bare / 4.0
    inputs[at + 7] = bare_open / 4.0
    inputs[at + 8] = edges / 6.0
    inputs[at + 9] = number / 3.0
    per_seat_squares = outlook.squares[terrain] / s.players
    per_seat_crowns = outlook.crowns[terrain] / s.players
    opened_at_all = 1.0 if best_open > 0 else 0.0
    inputs[at + 10] = per_seat_squares / 4.0
    inputs[at + 11] = per_seat_crowns / 2.0
    inputs[at + 12] = opened_at_all * best_crowns * per_seat_squares / 8.0
    inputs[at + 13] = opened_at_all * best_size * per_seat_crowns / 8.0
    at = ZONE + terrain * ZONE_TERRAIN
    inputs[at] = best_inside / 4.0
    inputs[at + 1] = best_crowns * min(best_inside, 4) / 8.0
    inputs[at + 2] = (inside_crowned - best_inside if best_crowns > 0 else inside_crowned) / 4.0
    inputs[at + 3] = (all_crowns - best_crowns) / 2.0
    inputs[at + 4] = inside_bare / 8.0
    inputs[at + 5] = inside_all / 6.0
    inputs[at + 6] = second_size / 4.0
    inputs[at + 7] = second_crowns / 2.0
    inputs[at + 8] = second_inside / 4.0
    return points


@rule
def table_inputs(s: L.State, p: int, outlook: Outlook, scratch: Scratch, inputs: Floats) -> None:
    """Write the table part of a row; the kingdom part must be written, because it leaves the tables of `scratch`."""
    base = KINGDOM
    for i in range(base, FEATURES):
        inputs[i] = 0.0
    at = base + 6 * TABLE_TERRAIN
    pending, fitting, gains, most, ahead, kings = 0, 0, 0, 0, 0, 0
    first_turn = -1
    frame = frame_of(s, p)
    if s.phase == L.OPENING:
        for i in range(s.turn, s.kings_left):
            if s.kings[i] == p:
                if kings == 0:
                    first_turn = ahead
                kings += 1
            ahead += 1
    else:
        begin = s.turn + 1 if s.phase == L.CLAIMING else s.turn
        for i in range(begin, s.in_line):
            if s.line_seat[i] == p:
                if kings == 0:
                    first_turn = ahead
                kings += 1
                pending += 1
                gain = pending_inputs(s, p, s.line[i], frame, scratch, inputs)
                if gain != DROPPED:
                    fitting += 1
                    gains += gain
                    most = max(most, gain)
            ahead += 1
    own_first, own_second = 0.0, 0.0
    claimed = 0
    for slot in range(s.in_next):
        if s.next_seat[slot] == p:
            pending += 1
            claimed += 1
            if claimed == 1:
                own_first = (slot + 1.0) / s.length
            else:
                own_second = (slot + 1.0) / s.length
            gain = pending_inputs(s, p, s.next[slot], frame, scratch, inputs)
            if gain != DROPPED:
                fitting += 1
                gains += gain
                most = max(most, gain)
    if s.in_next == 0:
        kings = 0
    choosing = kings > 0 and outlook.fresh == 0
    for terrain in range(6):
        row = base + terrain * TABLE_TERRAIN
        if choosing:
            inputs[row + 2] = outlook.free_squares[terrain] / 2.0
            inputs[row + 3] = outlook.free_crowns[terrain] / 2.0
        inputs[row + 4] = outlook.squares[terrain] / 8.0
        inputs[row + 5] = outlook.crowns[terrain] / 4.0
    rounds = outlook.to_come // s.length
    own = 2 if s.players == 2 else 1
    future = rounds * own + (kings if outlook.fresh == 0 else 0)
    slack = s.side * s.side - popcount(s.taken[p]) - 2 * (pending + future)
    inputs[at] = pending / 2.0
    inputs[at + 1] = (pending - fitting) / 1.0
    inputs[at + 2] = gains / 10.0
    inputs[at + 3] = most / 10.0
    inputs[at + 4] = kings / 2.0 if outlook.fresh == 0 else 0.0
    inputs[at + 5] = 1.0 if choosing else 0.0
    inputs[at + 6] = first_turn / 4.0 if choosing else 0.0
    inputs[at + 7] = outlook.free / 4.0 if choosing else 0.0
    inputs[at + 8] = own_first
    inputs[at + 9] = own_second
    inputs[at + 10] = first_turn / 4.0 if outlook.fresh != 0 else 0.0
    inputs[at + 11] = float(outlook.fresh)
    inputs[at + 12] = rounds / 6.0
    inputs[at + 13] = future / 8.0
    inputs[at + 14] = 1.0 if future == 0 else 0.0
    inputs[at + 15] = 1.0 if future == 1 else 0.0
    inputs[at + 16] = 1.0 if future == 2 else 0.0
    inputs[at + 17] = 1.0 if future == 3 or future == 4 else 0.0
    inputs[at + 18] = slack / 10.0
    inputs[at + 19] = 1.0 if slack < 0 else 0.0
    inputs[at + 20] = 1.0 if s.players == 2 else 0.0
    inputs[at + 21] = 1.0 if s.players == 3 else 0.0
    inputs[at + 22] = 1.0 if s.players == 4 else 0.0
    inputs[at + 23] = 1.0 if s.in_play == 48 else 0.0
    inputs[at + 24] = 1.0 if s.phase == L.OPENING else 0.0
    inputs[at + 25] = 1.0 if s.in_next == 0 else 0.0
    left = future / 8.0
    inputs[at + 26] = left * left
    for i in range(7):  # what a kingdom promises grows with what may still be done with it
        inputs[at + 27 + i] = left * inputs[_WITH_TIME[i]]
    if choosing:
        choice_inputs(s, p, first_turn, scratch, inputs, at + 34)


@rule
def choice_inputs(s: L.State, p: int, before: int, scratch: Scratch, inputs: Floats, at: int) -> None:
    """What the free dominoes could add now, for who claims after `before` other kings: the most, the second most, what
    is left if the others take the best of them; how many fit."""
    first, second, third, fourth = 0, 0, 0, 0
    fitting = 0
    for slot in range(s.in_next):
        if s.next_seat[slot] == L.NOBODY:
            gain = best_second(s, p, scratch, s.next[slot], s.room[p], False, DROPPED)
            if gain == DROPPED:
                continue
            fitting += 1
            if gain > first:
                first, second, third, fourth = gain, first, second, third
            elif gain > second:
                second, third, fourth = gain, second, third
            elif gain > third:
                third, fourth = gain, third
            else:
                fourth = gain
    inputs[at] = first / 10.0
    inputs[at + 1] = second / 10.0
    inputs[at + 2] = (first if before == 0 else second if before == 1 else third if before == 2 else fourth) / 10.0
    inputs[at + 3] = fitting / 4.0


_WHOLE = 6 * KINGDOM_TERRAIN
_WITH_TIME = (_WHOLE, _WHOLE + 1, _WHOLE + 2, _WHOLE + 3, _WHOLE + 4, _WHOLE + 8, _WHOLE + 14)


@rule
def pending_inputs(s: L.State, p: int, domino: int, frame: int, scratch: Scratch, inputs: Floats) -> int:
    """Tell of a domino that waits for its place, also of what it could add inside the frame without leaving a hole; the
    most that it could add now, DROPPED if it fits nowhere."""
    for half in range(2):
        row = KINGDOM + TERRAIN[domino][half] * TABLE_TERRAIN
        inputs[row] += 0.5
        inputs[row + 1] += CROWNS[domino][half] / 2.0
    careful = best_second(s, p, scratch, domino, frame, True, DROPPED)
    if careful != DROPPED:
        at = KINGDOM + 6 * TABLE_TERRAIN + 38
        inputs[at] += 0.5
        inputs[at + 1] += careful / 10.0
        inputs[at + 2] = max(inputs[at + 2], careful / 10.0)
    return best_second(s, p, scratch, domino, s.room[p], False, DROPPED)
