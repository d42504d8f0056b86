"""The rules of Tricks."""

from kingtable.engine.chance import shuffle
from kingtable.engine.compiler.jit import rule
from kingtable.engine.plain import NOBODY
from kingtable.engine.record import Grid, Row, field, record

HAND = 4


@record
class State:
    chance: int = field("u8", doc="the generator")
    players: int = field("i4", doc="how many play")
    deck: Row = field("i4", 24, doc="the next card last")
    left: int = field("i4", doc="cards in the deck that will be drawn")
    hands: Grid = field("i4", 4, HAND, doc="cards by seat; 0: none")
    trick: Row = field("i4", 4, doc="the card that each seat has played")
    played: int = field("i4", doc="cards in the trick")
    tricks: int = field("i4", doc="tricks that are still to come, this one included")
    turn: int = field("i4", doc="whose turn it is")
    points: Row = field("i4", 4, doc="by seat")


@rule
def start(s: State) -> None:
    for i in range(24):
        s.deck[i] = i + 1
    shuffle(s, s.deck, 24)
    s.left = 24
    for p in range(s.players):
        for i in range(HAND):
            draw(s, p, i)
    s.left -= s.left % s.players
    s.tricks = HAND + s.left // s.players
    s.played = 0
    s.turn = 0
    for p in range(4):
        s.trick[p] = 0
        s.points[p] = 0


@rule
def draw(s: State, p: int, i: int) -> None:
    s.left -= 1
    s.hands[p][i] = s.deck[s.left]
    s.deck[s.left] = 0


@rule
def to_move(s: State) -> int:
    return s.turn if s.tricks > 0 else NOBODY


@rule
def legal(s: State, out: Row) -> int:
    n = 0
    for i in range(HAND):
        if s.hands[s.turn][i] > 0:
            out[n] = i
            n += 1
    return n


@rule
def apply(s: State, action: int) -> None:
    s.trick[s.turn] = s.hands[s.turn][action]
    s.hands[s.turn][action] = 0
    s.played += 1
    seat = s.turn
    if s.played < s.players:
        s.turn = (s.turn + 1) % s.players
    else:
        best = 0
        for p in range(1, s.players):
            if s.trick[p] > s.trick[best]:
                best = p
        for p in range(s.players):
            s.trick[p] = 0
        s.played = 0
        s.points[best] += 1
        s.tricks -= 1
        s.turn = best
    if s.left > 0:
        draw(s, seat, action)


@rule
def score(s: State, seat: int) -> int:
    return s.points[seat]
