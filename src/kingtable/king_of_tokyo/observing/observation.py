"""What a seat may know of a game of King of Tokyo, as arrays of numbers. Seats are counted from the one that looks."""

from __future__ import annotations

import numpy as np

from kingtable.engine.compiler.jit import lowest, popcount, rule, u64
from kingtable.engine.machine import seen_from
from kingtable.engine.record import Grid, Record, Row, field, fields_from, record
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.buying import price_of
from kingtable.king_of_tokyo.cards.deck import KEEPS, KIND, PIECES, SECOND
from kingtable.king_of_tokyo.cards.kinds import EXTRA_HEAD, MIMIC, MONSTER_BATTERIES, SMOKE_CLOUD
from kingtable.king_of_tokyo.hidden import known_cards

SALE = 3
"""Cards for sale."""
COUNTED = np.array([SMOKE_CLOUD, MONSTER_BATTERIES, MIMIC], np.int64)
"""The cards on which counters may lie."""


@record
class Observation(Record):
    """Kinds and seats are their number + 1, so 0 is "none"; a seat that nobody has is 0 in everything.

    What each seat sees in its own way comes first, then what all see alike.
    """

    mover: int = field("i1", doc="the seat that decides; 0: the game is over")
    turn: int = field("i1", doc="the seat whose turn it is")
    order: int = field("i1", doc="the seat whose regular turn it is or was last")
    city: int = field("i1", doc="the seat in Tokyo City")
    bay: int = field("i1", doc="the seat in Tokyo Bay")
    top: int = field("i1", doc="the kind of the deck's top card, where the seat sees it")
    top_price: int = field("i1", doc="what it costs the seat that looks")
    price: Row = field("i1", SALE, doc="what the cards for sale cost the seat that looks")
    health: Row = field("i2", L.PLAYERS, doc="0: out of the game")
    vp: Row = field("i2", L.PLAYERS, doc="victory points")
    energy: Row = field("i2", L.PLAYERS, doc="energy cubes")
    struck: Row = field("i2", L.PLAYERS, doc="health that this attack has cost")
    poison: Row = field("i2", L.PLAYERS, doc="poison counters")
    shrink: Row = field("i2", L.PLAYERS, doc="shrink counters")
    reached: Row = field("i2", L.PLAYERS, doc="1 for the first to reach 20 points, and so on; 0: below 20")
    probed: Row = field("i1", L.PLAYERS, doc="probes used this turn: 1 the card itself, 2 Mimic")
    wings: Row = field("i1", L.PLAYERS, doc="1: takes no damage this turn")
    yielded: Row = field("i1", L.PLAYERS, doc="1: yielded to this attack")
    extra: Row = field("i1", L.FRENZIES, doc="the seats of further turns by Frenzy")
    agenda: Grid = field("i2", L.DEPTH, 5, doc="what has to happen first, the next one first: what + 1, its numbers")
    many: Row = field("i1", L.PLAYERS, doc="how many kinds of cards work for it")
    cards: Grid = field("i1", L.PLAYERS, KEEPS, doc="how many cards of this kind work for it, Mimic's copy included")
    phase: int = field("i1", doc="the open decision, or OVER")
    stage: int = field("i1", doc="what of the turn comes next")
    rerolls: int = field("i1", doc="throws left, 127 at most")
    faces: Row = field("i1", 6, doc="how many dice show each face")
    dice: int = field("i1", doc="dice of this turn")
    asked: int = field("i1", doc="which seat after the active one may probe next")
    damaged: int = field("i1", doc="1: the active monster has damaged another this turn")
    culled: int = field("i1", doc="uses of Herd Culler this turn")
    freeze: int = field("i1", doc="dice less this turn")
    freeze_again: int = field("i1", doc="1: Freeze Time gives a further turn")
    bay_open: int = field("i1", doc="1: Tokyo Bay is in use")
    players: int = field("i1", doc="2 to 6")
    number: int = field("i4", doc="turns begun")
    row: Row = field("i1", SALE, doc="the kinds for sale")
    deck: int = field("i1", doc="cards of the deck")
    discards: int = field("i1", doc="cards of the discard pile")
    copied: int = field("i1", doc="the kind that Mimic copies")
    counters: Row = field("i2", len(COUNTED), doc="smoke or energy on Smoke Cloud, Monster Batteries and Mimic")
    paid: Row = field("i2", KEEPS + 1, doc="energy that its owner paid for each Keep card; last, the second Extra Head")
    discard: Row = field("i1", PIECES, doc="the kinds of the discard pile, oldest first")


ALIKE = fields_from(Observation, "phase")
"""The fields that are the same for all seats."""


@rule
def bits_from(s: L.State, seat: int, bits: int) -> int:
    """Bits of seats, counted from the one that looks."""
    found = 0
    for p in range(s.players):
        if bits >> p & 1:
            found |= 1 << (seen_from(s, seat, p) - 1)
    return found


@rule
def observe_monster(s: L.State, p: int, n: int, o: Observation) -> None:
    """Fill in the figures of a monster, the n-th from the seat that looks."""
    observe_body(s, p, n, o)
    o.poison[n] = s.poison[p]
    o.shrink[n] = s.shrink[p]
    o.reached[n] = s.reached[p]
    o.probed[n] = s.probed[p]
    o.wings[n] = s.wings >> p & 1
    o.yielded[n] = s.yielded >> p & 1


@rule
def observe_body(s: L.State, p: int, n: int, o: Observation) -> None:
    """Fill in those of its figures that change most often."""
    o.health[n] = s.health[p]
    o.vp[n] = s.vp[p]
    o.energy[n] = s.energy[p]
    o.struck[n] = s.struck[p]


@rule
def observe_cards(s: L.State, p: int, n: int, o: Observation) -> None:
    """Fill in the cards of a monster, the n-th from the seat that looks."""
    for kind in range(KEEPS):
        o.cards[n][kind] = 0
    left = s.works[p]
    o.many[n] = popcount(left)
    while left != L.NO_CARDS:
        kind = lowest(left)
        o.cards[n][kind] = L.copies(s, p, kind)
        left = u64(left & (left - L.ONE))


@rule
def observe_counters(s: L.State, o: Observation) -> None:
    """Fill in the counters on cards."""
    for i in range(len(COUNTED)):
        o.counters[i] = s.counters[COUNTED[i]]


@rule
def observe_on_cards(s: L.State, o: Observation) -> None:
    """Fill in what lies on cards, and what they cost."""
    observe_counters(s, o)
    for kind in range(KEEPS):
        o.paid[kind] = s.paid[kind]
    o.paid[KEEPS] = s.paid[SECOND[EXTRA_HEAD]]


@rule
def observe_agenda(s: L.State, seat: int, o: Observation) -> None:
    """Fill in the agenda, the next item first, its seats counted from the one that looks; behind it all is 0."""
    for i in range(s.depth):
        item = s.agenda[s.depth - 1 - i]
        what = item[0]
        row = o.agenda[i]
        row[0] = what + 1
        for j in range(1, 5):
            row[j] = item[j]
        if what in (L.DO_LATE, L.DO_DAMAGE, L.DO_MIMIC, L.DO_CHARGE):
            row[1] = seen_from(s, seat, item[1])
        if what in (L.DO_LATE, L.DO_DAMAGE):
            row[3] = seen_from(s, seat, item[3])
        if what == L.DO_YIELD:
            row[1] = bits_from(s, seat, item[1])
    i = s.depth
    while i < L.DEPTH and o.agenda[i][0] != 0:
        for j in range(5):
            o.agenda[i][j] = 0
        i += 1


@rule
def observe_row(s: L.State, o: Observation) -> None:
    """Fill in what is for sale."""
    for slot in range(SALE):
        o.row[slot] = 0 if s.row[slot] == L.NOBODY else KIND[s.row[slot]] + 1


@rule
def observe_prices(s: L.State, seat: int, o: Observation) -> None:
    """Fill in what the cards for sale cost a seat, and the top card of the deck where it sees it."""
    for slot in range(SALE):
        o.price[slot] = 0 if s.row[slot] == L.NOBODY else price_of(s, seat, KIND[s.row[slot]])
    o.top = 0
    o.top_price = 0
    if known_cards(s, seat) > s.drawn:
        kind = KIND[s.deck[s.drawn]]
        o.top = kind + 1
        o.top_price = price_of(s, seat, kind)


@rule
def observe_discard(s: L.State, o: Observation) -> None:
    """Fill in the discard pile; behind it all is 0."""
    for i in range(s.discards):
        o.discard[i] = KIND[s.discard[i]] + 1
    i = s.discards
    while i < PIECES and o.discard[i] != 0:
        o.discard[i] = 0
        i += 1


@rule
def observe_extra(s: L.State, seat: int, o: Observation) -> None:
    """Fill in the further turns by Frenzy."""
    for i in range(L.FRENZIES):
        o.extra[i] = seen_from(s, seat, s.extra[i]) if i < s.extras else 0


@rule
def observe_turn(s: L.State, o: Observation) -> None:
    """Fill in what is so for the whole of a turn."""
    o.dice = s.dice
    o.asked = s.asked
    o.damaged = s.damaged
    o.culled = s.culled
    o.freeze = s.freeze
    o.freeze_again = s.freeze_again
    o.number = s.number


@rule
def observe_seats(s: L.State, seat: int, o: Observation) -> None:
    """Fill in who decides, whose turn it is, and who is in Tokyo."""
    o.mover = seen_from(s, seat, L.to_move(s))
    o.turn = seen_from(s, seat, s.turn)
    o.order = seen_from(s, seat, s.order)
    o.city = seen_from(s, seat, s.tokyo[L.CITY])
    o.bay = seen_from(s, seat, s.tokyo[L.BAY])


@rule
def observe_dice(s: L.State, o: Observation) -> None:
    """Fill in the dice, and how often they may still be thrown."""
    o.rerolls = min(s.rerolls, 127)
    for face in range(6):
        o.faces[face] = s.faces[face]


@rule
def observe_decision(s: L.State, o: Observation) -> None:
    """Fill in what is to be decided, and the dice."""
    o.phase = s.phase
    o.stage = s.stage
    observe_dice(s, o)


@rule
def observe_piles(s: L.State, o: Observation) -> None:
    """Fill in how many cards lie where, and what Mimic copies."""
    o.deck = PIECES - s.drawn
    o.discards = s.discards
    o.copied = 0 if s.copied == L.NOBODY else KIND[s.copied] + 1


@rule
def observe(s: L.State, seat: int, o: Observation) -> None:
    """Fill an observation of zeros, or one of the same game, with what a seat may know."""
    o.players = s.players
    o.bay_open = 1 if L.bay_open(s) else 0
    observe_seats(s, seat, o)
    observe_decision(s, o)
    observe_turn(s, o)
    observe_piles(s, o)
    observe_row(s, o)
    observe_prices(s, seat, o)
    for n in range(s.players):
        p = L.after(s, seat, n)
        observe_monster(s, p, n, o)
        observe_cards(s, p, n, o)
    observe_on_cards(s, o)
    observe_discard(s, o)
    observe_extra(s, seat, o)
    observe_agenda(s, seat, o)
