"""What a seat may know of a game of King of Tokyo, as arrays of numbers. Seats are counted from the one that looks."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.machine import seen_from
from kingtable.engine.record import Grid, Row, field, record
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.buying import price_of
from kingtable.king_of_tokyo.cards.deck import KEEPS, KIND, PIECES
from kingtable.king_of_tokyo.hidden import known_cards

TOP = 3
"""The place of the deck's top card among those for sale."""


@record
class Observation:
    """Kinds and seats are told as their number + 1, so 0 is "none"; a seat that nobody has is 0 in everything."""

    health: Row = field("i2", L.PLAYERS, doc="0: out of the game")
    vp: Row = field("i2", L.PLAYERS, doc="victory points")
    energy: Row = field("i2", L.PLAYERS, doc="energy cubes")
    poison: Row = field("i2", L.PLAYERS, doc="poison counters")
    shrink: Row = field("i2", L.PLAYERS, doc="shrink counters")
    reached: Row = field("i2", L.PLAYERS, doc="the how-manieth to reach 20 points; 0: below 20")
    struck: Row = field("i2", L.PLAYERS, doc="health that this attack has cost")
    wings: Row = field("u1", L.PLAYERS, doc="1: takes no damage this turn")
    yielded: Row = field("u1", L.PLAYERS, doc="1: yielded to this attack")
    probed: Row = field("u1", L.PLAYERS, doc="probes used this turn")
    cards: Grid = field("u1", L.PLAYERS, KEEPS, doc="1: has the card of this kind; 2: has its effect by Mimic; 3: both")
    counters: Grid = field("i2", L.PLAYERS, KEEPS, doc="smoke or energy on the card of this kind, all copies together")
    paid: Grid = field("i2", L.PLAYERS, KEEPS, doc="energy that the card of this kind has cost, all copies together")
    many: Grid = field("u1", L.PLAYERS, KEEPS, doc="how many of this kind it has")
    copied: int = field("i1", doc="the kind that Mimic copies")
    row: Row = field("i1", TOP + 1, doc="the kinds for sale; the last one is the top card, where the seat sees it")
    price: Row = field("i2", TOP + 1, doc="what they cost the seat that looks")
    discard: Row = field("i1", PIECES, doc="the kinds of the discard pile, oldest first")
    deck: int = field("i1", doc="cards of the deck")
    phase: int = field("i1", doc="the open decision, or OVER")
    mover: int = field("i1", doc="the seat that decides; 0: the game is over")
    turn: int = field("i1", doc="the seat whose turn it is")
    order: int = field("i1", doc="the seat whose regular turn it is or was last")
    number: int = field("i4", doc="turns begun")
    stage: int = field("i1", doc="what of the turn comes next")
    asked: int = field("i1", doc="which seat after the active one may probe next")
    faces: Row = field("i1", 6, doc="how many dice show each face")
    dice: int = field("i1", doc="dice of this turn")
    rerolls: int = field("i1", doc="throws left")
    freeze: int = field("i1", doc="dice less this turn")
    freeze_again: int = field("i1", doc="1: Freeze Time gives a further turn")
    extra: Row = field("i1", L.FRENZIES, doc="the seats of further turns by Frenzy")
    damaged: int = field("i1", doc="1: the active monster has damaged another this turn")
    culled: int = field("i1", doc="uses of Herd Culler this turn")
    city: int = field("i1", doc="the seat in Tokyo City")
    bay: int = field("i1", doc="the seat in Tokyo Bay")
    bay_open: int = field("i1", doc="1: Tokyo Bay is in use")
    agenda: Grid = field("i2", L.DEPTH, 5, doc="what has to happen first, the next one first: what + 1, its numbers")
    players: int = field("i1", doc="2 to 6")


@rule
def bits_from(s: L.State, seat: int, bits: int) -> int:
    """Bits of seats, counted from the one that looks."""
    found = 0
    for p in range(s.players):
        if bits >> p & 1:
            found |= 1 << ((p - seat + s.players) % s.players)
    return found


@rule
def observe_monster(s: L.State, p: int, n: int, o: Observation) -> None:
    """Fill in what lies before a monster, the n-th from the seat that looks."""
    o.health[n] = s.health[p]
    o.vp[n] = s.vp[p]
    o.energy[n] = s.energy[p]
    o.poison[n] = s.poison[p]
    o.shrink[n] = s.shrink[p]
    o.reached[n] = s.reached[p]
    o.struck[n] = s.struck[p]
    o.wings[n] = s.wings >> p & 1
    o.yielded[n] = s.yielded >> p & 1
    o.probed[n] = s.probed[p]
    for kind in range(KEEPS):
        o.cards[n][kind] = 0 if (s.held[p] & L.bit(kind)) == L.NO_CARDS else 1
        o.counters[n][kind] = 0
        o.paid[n][kind] = 0
        o.many[n][kind] = 0
    for piece in range(PIECES):
        if s.where[piece] == p:
            o.counters[n][KIND[piece]] += s.counters[piece]
            o.paid[n][KIND[piece]] += s.paid[piece]
            o.many[n][KIND[piece]] += 1
    if s.copied != L.NOBODY:
        kind = KIND[s.copied]
        if L.copies(s, p, kind) > o.many[n][kind]:
            o.cards[n][kind] += 2


@rule
def observe_agenda(s: L.State, seat: int, o: Observation) -> None:
    """Fill in the agenda, the next item first, its seats counted from the one that looks."""
    for i in range(L.DEPTH):
        for j in range(5):
            o.agenda[i][j] = 0
    for i in range(s.depth):
        item = s.agenda[s.depth - 1 - i]
        what = item[0]
        told = o.agenda[i]
        told[0] = what + 1
        for j in range(1, 5):
            told[j] = item[j]
        if what in (L.DO_LATE, L.DO_DAMAGE, L.DO_MIMIC, L.DO_CHARGE):
            told[1] = seen_from(s, seat, item[1])
        if what in (L.DO_LATE, L.DO_DAMAGE):
            told[3] = seen_from(s, seat, item[3])
        if what == L.DO_YIELD:
            told[1] = bits_from(s, seat, item[1])


@rule
def observe(s: L.State, seat: int, o: Observation) -> None:
    """Fill an observation of zeros, or one of the same game, with what a seat may know."""
    for n in range(s.players):
        observe_monster(s, (seat + n) % s.players, n, o)
    observe_agenda(s, seat, o)
    for slot in range(TOP + 1):
        piece = L.NOBODY
        if slot < TOP:
            piece = s.row[slot]
        elif s.drawn < PIECES and known_cards(s, seat) > s.drawn:
            piece = s.deck[s.drawn]
        o.row[slot] = 0
        o.price[slot] = 0
        if piece != L.NOBODY:
            o.row[slot] = KIND[piece] + 1
            o.price[slot] = price_of(s, seat, KIND[piece])
    for i in range(PIECES):
        o.discard[i] = KIND[s.discard[i]] + 1 if i < s.discards else 0
    for i in range(L.FRENZIES):
        o.extra[i] = seen_from(s, seat, s.extra[i]) if i < s.extras else 0
    for face in range(6):
        o.faces[face] = s.faces[face]
    o.copied = 0 if s.copied == L.NOBODY else KIND[s.copied] + 1
    o.deck = PIECES - s.drawn
    o.phase = s.phase
    o.mover = seen_from(s, seat, L.to_move(s))
    o.turn = seen_from(s, seat, s.turn)
    o.order = seen_from(s, seat, s.order)
    o.number = s.number
    o.stage = s.stage
    o.asked = s.asked
    o.dice = s.dice
    o.rerolls = s.rerolls
    o.freeze = s.freeze
    o.freeze_again = s.freeze_again
    o.damaged = s.damaged
    o.culled = s.culled
    o.city = seen_from(s, seat, s.tokyo[L.CITY])
    o.bay = seen_from(s, seat, s.tokyo[L.BAY])
    o.bay_open = 1 if L.bay_open(s) else 0
    o.players = s.players
