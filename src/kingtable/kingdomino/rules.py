"""The rules of Kingdomino: what is legal, and what an action does.

Functions over the record of `layout`; they run compiled, and interpreted over a Python object.
"""

from __future__ import annotations

from kingtable.engine.chance import arranged, below, draw_lots
from kingtable.engine.compiler.jit import lowest, moment, note, popcount, rule, u64
from kingtable.engine.record import Row
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.dominoes import CROWNS, DOUBLE, TERRAIN
from kingtable.kingdomino.scoring import final


@rule
def start(s: L.State) -> None:
    """Set up the first game; the options must be in the record (K-037 to K-078)."""
    s.number = 1
    deal(s)


@rule
def deal(s: L.State) -> None:
    """Set up the present game: bare castles, shuffled dominoes, a first line, kings in their order."""
    note(s, (L.GAME, s.number))
    for p in range(s.players):
        bare(s, p)
    for i in range(48):
        s.deck[i] = i + 1
    if not arranged(s, s.deck, 0, 48):
        for i in range(min(s.in_play, 47)):  # K-045, K-052, K-053: those after `in_play` stay out, unseen
            j = i + below(s, 48 - i)
            held = s.deck[i]
            s.deck[i] = s.deck[j]
            s.deck[j] = held
    s.drawn = 0
    s.deck_end = s.in_play
    draw_kings(s)
    begin_opening(s)


@rule
def bare(s: L.State, p: int) -> None:
    """Give a player a start tile with a castle, and nothing else."""
    for terrain in range(6):
        s.squares[p][terrain] = L.ZERO
    for side in range(4):
        s.box[p][side] = 0
    s.crowns[p][0] = L.ZERO
    s.crowns[p][1] = L.ZERO
    s.discarded[p] = L.ZERO
    s.taken[p] = L.CASTLE
    for i in range(L.MOST_LAID):
        s.laid[p][i] = 0
    s.room[p] = L.room_of(0, 0, 0, 0, s.side)


@rule
def draw_kings(s: L.State) -> None:
    """The order of the first claims: kings drawn from one hand (K-065), or the snake of BGA (K-068)."""
    if s.players == 2:
        s.kings_left = 4
    else:
        s.kings_left = s.players
    if s.order == L.KINGS:
        for i in range(s.kings_left):
            s.kings[i] = i % s.players
        draw_lots(s, s.kings, s.kings_left)
    else:
        first = below(s, s.players)
        for i in range(s.players):
            s.kings[i] = (first + i) % s.players
        if s.players == 2:
            s.kings[2] = s.kings[1]
            s.kings[3] = s.kings[0]


@rule
def begin_opening(s: L.State) -> None:
    """Turn up the first line; the kings are put on it in their order."""
    s.phase = L.OPENING
    s.turn = 0
    s.in_line = 0
    for i in range(s.kings_left):
        note(s, (L.KINGS_DRAWN, i, s.kings[i]))
    draw_line(s)


@rule
def draw_line(s: L.State) -> None:
    """Turn up a line from the deck, sorted, free to be claimed (K-057 to K-062); none when the deck is empty."""
    s.in_next = min(s.length, s.deck_end - s.drawn)
    for i in range(s.in_next):
        domino = s.deck[s.drawn]
        s.drawn += 1
        j = i
        while j > 0 and s.next[j - 1] > domino:
            s.next[j] = s.next[j - 1]
            j -= 1
        s.next[j] = domino
        s.next_seat[i] = L.NOBODY
    for i in range(s.in_next):
        note(s, (L.LINE, i, s.next[i]))


@rule
def places(s: L.State, p: int, domino: int) -> tuple[int, int, int, int]:
    """Where the left half of a domino can lie in a kingdom: one set of squares for each direction of the right half.

    East, north, west, south (K-099 to K-107, K-111). For a double, west and south would repeat and are empty.
    """
    free = u64(s.room[p] & ~s.taken[p])
    left_touches = u64(L.around(u64(s.squares[p][TERRAIN[domino][0]] | L.CASTLE)) & free)
    if TERRAIN[domino][0] == TERRAIN[domino][1]:
        right_touches = left_touches
    else:
        right_touches = u64(L.around(u64(s.squares[p][TERRAIN[domino][1]] | L.CASTLE)) & free)
    to_east = u64((left_touches & L.west(free)) | (free & L.west(right_touches)))
    to_north = u64((left_touches & L.south(free)) | (free & L.south(right_touches)))
    to_west = L.ZERO
    to_south = L.ZERO
    double = DOUBLE[domino]
    if not double:
        to_west = u64((left_touches & L.east(free)) | (free & L.east(right_touches)))
        to_south = u64((left_touches & L.north(free)) | (free & L.north(right_touches)))
    if s.side == 7:  # a kingdom 6 wide leaves two free columns that touch on the torus, but not on the table
        box = s.box[p]
        if box[2] - box[0] == 5:
            to_east = u64(to_east & ~(L.COLUMN << u64((box[2] + 1) & 7)))
            to_west = u64(to_west & ~(L.COLUMN << u64((box[0] - 1) & 7)))
        if box[3] - box[1] == 5:
            to_north = u64(to_north & ~(u64(255) << u64(8 * ((box[3] + 1) & 7))))
            to_south = u64(to_south & ~(u64(255) << u64(8 * ((box[1] - 1) & 7))))
    return to_east, to_north, to_west, to_south


@rule
def add_places(places_: int, direction: int, out: Row, n: int) -> int:
    """Append the actions of one direction to a list of actions; the new length."""
    while places_ != L.ZERO:
        out[n] = L.PLACE + 4 * lowest(places_) + direction
        n += 1
        places_ = u64(places_ & (places_ - L.ONE))
    return n


@rule
def legal(s: L.State, out: Row) -> int:
    """Write all legal actions into `out` (int32, at least ACTIONS long); how many there are."""
    n = 0
    if s.phase == L.PLACING:
        to_east, to_north, to_west, to_south = places(s, s.line_seat[s.turn], s.line[s.turn])
        n = add_places(to_east, L.EAST, out, n)
        n = add_places(to_north, L.NORTH, out, n)
        n = add_places(to_west, L.WEST, out, n)
        n = add_places(to_south, L.SOUTH, out, n)
        if n == 0:  # K-108, K-109: discarded when, and only when, it cannot be added
            out[0] = L.DISCARD
            n = 1
    elif s.phase != L.OVER:
        for slot in range(s.in_next):
            if s.next_seat[slot] == L.NOBODY:  # K-069
                out[n] = slot
                n += 1
    return n


@rule
def apply(s: L.State, action: int) -> None:
    """Do a legal action of the seat to move."""
    if s.phase == L.PLACING:
        if action == L.DISCARD:
            seat = s.line_seat[s.turn]
            s.discarded[seat] = u64(s.discarded[seat] | (L.ONE << u64(s.line[s.turn])))
            note(s, (L.DISCARDED, seat, s.line[s.turn]))
        else:
            lay(s, s.line_seat[s.turn], s.line[s.turn], action)
        moment(s)
        if s.in_next > 0:
            s.phase = L.CLAIMING
        else:
            next_king(s)
    else:
        seat = L.to_move(s)
        s.next_seat[action] = seat
        note(s, (L.CLAIM, seat, s.next[action]))
        moment(s)
        if s.phase == L.OPENING:
            s.turn += 1
            if s.turn == s.kings_left:
                begin_round(s)
        else:
            s.phase = L.PLACING
            next_king(s)


@rule
def lay(s: L.State, p: int, domino: int, action: int) -> None:
    """Add a domino to a kingdom."""
    left = (action - L.PLACE) >> 2
    right = L.beside(left, (action - L.PLACE) & 3)
    s.laid[p][(popcount(s.taken[p]) - 1) >> 1] = L.ACTIONS * domino + action
    set_square(s, p, left, TERRAIN[domino][0], CROWNS[domino][0])
    set_square(s, p, right, TERRAIN[domino][1], CROWNS[domino][1])
    box = s.box[p]
    left_x = L.unrolled(left & 7, right & 7, box[0], box[2])
    left_y = L.unrolled(left >> 3, right >> 3, box[1], box[3])
    right_x = L.unrolled(right & 7, left & 7, box[0], box[2])
    right_y = L.unrolled(right >> 3, left >> 3, box[1], box[3])
    box[0] = min(box[0], left_x, right_x)
    box[1] = min(box[1], left_y, right_y)
    box[2] = max(box[2], left_x, right_x)
    box[3] = max(box[3], left_y, right_y)
    s.room[p] = L.room_of(box[0], box[1], box[2], box[3], s.side)
    note(s, (L.LAID, p, domino, left_x, left_y, right_x, right_y))


@rule
def set_square(s: L.State, p: int, square: int, terrain: int, crowns: int) -> None:
    """Put a half on a square, with its crowns."""
    bit = u64(L.ONE << u64(square))
    s.taken[p] = u64(s.taken[p] | bit)
    s.squares[p][terrain] = u64(s.squares[p][terrain] | bit)
    if crowns & 1:
        s.crowns[p][0] = u64(s.crowns[p][0] | bit)
    if crowns & 2:
        s.crowns[p][1] = u64(s.crowns[p][1] | bit)


@rule
def next_king(s: L.State) -> None:
    """Go on to the next king of the line (K-079 to K-081)."""
    s.turn += 1
    if s.turn == s.in_line:
        begin_round(s)


@rule
def begin_round(s: L.State) -> None:
    """The claimed line becomes the line to be placed, a new one is turned up (K-074, K-089); or the game ends."""
    s.in_line = 0
    for slot in range(s.in_next):
        if s.next_seat[slot] == L.NOBODY:  # K-092: three players, lines of four
            note(s, (L.LEFTOVER, s.next[slot]))
        else:
            s.line[s.in_line] = s.next[slot]
            s.line_seat[s.in_line] = s.next_seat[slot]
            s.in_line += 1
    if s.in_line == 0:
        end_game(s)
    else:
        s.phase = L.PLACING
        s.turn = 0
        note(s, (L.ROUND, round_number(s)))
        draw_line(s)


@rule
def round_number(s: L.State) -> int:
    """The number of the line that is placed next, known before the next line is turned up."""
    return rounds(s) - (s.deck_end - s.drawn) // s.length


@rule
def rounds(s: L.State) -> int:
    """How many lines a game has (K-095, K-163)."""
    return s.in_play // s.length


@rule
def end_game(s: L.State) -> None:
    """Score the game; a Dynasty goes on with the next one (K-118, K-124, K-144)."""
    s.phase = L.OVER
    for p in range(s.players):
        s.totals[s.number - 1][p] = final(s, p)
        note(s, (L.SCORED, p, s.number, s.totals[s.number - 1][p]))
    if s.number < s.games:
        moment(s)
        s.number += 1
        deal(s)
    else:
        note(s, (L.ENDED,))


@rule
def nth(s: L.State, p: int, domino: int, n: int) -> int:
    """The n-th legal placement of a domino, counted as `legal` does."""
    to_east, to_north, to_west, to_south = places(s, p, domino)
    direction = L.EAST
    word = to_east
    count = popcount(word)
    if n >= count:
        n -= count
        direction, word = L.NORTH, to_north
        count = popcount(word)
        if n >= count:
            n -= count
            direction, word = L.WEST, to_west
            count = popcount(word)
            if n >= count:
                n -= count
                direction, word = L.SOUTH, to_south
    for _ in range(n):
        word = u64(word & (word - L.ONE))
    return L.PLACE + 4 * lowest(word) + direction


@rule
def random_action(s: L.State) -> int:
    """A uniformly random legal action, drawn from the record's generator, without listing them."""
    if s.phase == L.PLACING:
        p, domino = s.line_seat[s.turn], s.line[s.turn]
        to_east, to_north, to_west, to_south = places(s, p, domino)
        n = popcount(to_east) + popcount(to_north) + popcount(to_west) + popcount(to_south)
        if n == 0:
            return L.DISCARD
        return nth(s, p, domino, below(s, n))
    free = 0
    for slot in range(s.in_next):
        free += s.next_seat[slot] == L.NOBODY
    n = below(s, free)
    for slot in range(s.in_next):
        if s.next_seat[slot] == L.NOBODY:
            if n == 0:
                return slot
            n -= 1
    return 0


@rule
def play_out(s: L.State) -> None:
    """Play random actions to the end."""
    while s.phase != L.OVER:
        apply(s, random_action(s))
