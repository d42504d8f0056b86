"""Buying and sweeping; cards that come to a monster and cards that come up; Mimic and Monster Batteries."""

from __future__ import annotations

from kingtable.engine.compiler.jit import note, rule
from kingtable.king_of_tokyo import effects
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.deck import COST, KEEPS, KIND, PIECES
from kingtable.king_of_tokyo.cards.dispatch_passive import price
from kingtable.king_of_tokyo.cards.windows import BUYING_STEP, COPIED, TAKEN


@rule
def price_of(s: L.State, p: int, kind: int) -> int:
    """What a card costs a monster now."""
    return price(s, p, COST[kind])


@rule
def obtain(s: L.State, p: int, piece: int, paid: int, how: int) -> None:
    """A paid card comes to its buyer and takes effect; a Discard card goes at once to the discard pile (T-092)."""
    kind = KIND[piece]
    cards.bought(s, p, 0)
    if kind < KEEPS:
        effects.take_card(s, p, piece, paid)
    else:
        effects.put_on_discard(s, piece)
    cards.arrive(s, p, kind, how)
    if kind == kinds.MIMIC and s.copied != L.NOBODY:
        cards.arrive(s, p, KIND[s.copied], how | COPIED)


@rule
def slot_of(s: L.State, kind: int) -> int:
    """The slot of the row with such a card; NOBODY without one."""
    for slot in range(3):
        if s.row[slot] != L.NOBODY and KIND[s.row[slot]] == kind:
            return slot
    return L.NOBODY


@rule
def buy_from_row(s: L.State, p: int, slot: int, how: int) -> None:
    """Buy a face-up card; the gap is filled when its effect is done (T-083)."""
    piece = s.row[slot]
    cost = price_of(s, p, KIND[piece])
    note(s, (L.J_BUY, p, KIND[piece], cost, L.FROM_ROW))
    effects.lose_energy(s, p, cost, L.PRICE)
    s.row[slot] = L.NOBODY
    L.push(s, L.DO_REFILL, 1 << slot, 0, 0, 0)
    obtain(s, p, piece, cost, how)


@rule
def buy_top(s: L.State, p: int) -> None:
    """Buy the top card of the deck."""
    piece = effects.draw_card(s)
    cost = price_of(s, p, KIND[piece])
    note(s, (L.J_BUY, p, KIND[piece], cost, L.FROM_TOP))
    effects.lose_energy(s, p, cost, L.PRICE)
    obtain(s, p, piece, cost, BUYING_STEP)


@rule
def buy_from_monster(s: L.State, p: int, kind: int, seller: int) -> None:
    """Buy a card of another monster, for which it gets what a card says (decision 37)."""
    piece = effects.held_piece(s, seller, kind)
    cost = price_of(s, p, kind)
    note(s, (L.J_BUY, p, kind, cost, seller))
    effects.lose_energy(s, p, cost, L.PRICE)
    cards.sold(s, p, L.PLAYERS * cost + seller)
    obtain(s, p, piece, cost, BUYING_STEP | TAKEN)


@rule
def sweep(s: L.State, p: int) -> None:
    """Discard all face-up cards and turn up three new ones, for 2 energy (T-081)."""
    note(s, (L.J_SWEEP, p))
    effects.lose_energy(s, p, 2, L.SWEPT)
    for slot in range(3):
        if s.row[slot] != L.NOBODY:
            effects.put_on_discard(s, s.row[slot])
            s.row[slot] = L.NOBODY
    L.push(s, L.DO_REFILL, 7, 0, 0, 0)


@rule
def refill(s: L.State) -> None:
    """Turn up cards into the gaps, then ask who may buy them at once."""
    s.depth -= 1
    gaps = s.agenda[s.depth][1]
    shown = 0
    for slot in range(3):
        if gaps >> slot & 1 and effects.fill(s, slot):
            shown |= 1 << slot
    if shown != 0:
        L.push(s, L.DO_OPPORTUNITY, shown, 1, 0, 0)


@rule
def opportunity(s: L.State) -> None:
    """Ask the next monster that may buy one of the cards just turned up, if there is one (decision 41)."""
    q = cards.buyer(s, s.turn, L.NOBODY)
    if q == L.NOBODY:
        s.depth -= 1
    else:
        s.phase = L.OPPORTUNITY
        s.mover = q


@rule
def seize(s: L.State, slot: int) -> None:
    """Buy a card just turned up; what comes into the gap is offered first, then the rest goes on (settled 6)."""
    s.agenda[s.depth - 1][1] &= ~(1 << slot)
    buy_from_row(s, s.mover, slot, 0)


# Mimic and Monster Batteries


@rule
def can_copy(s: L.State, q: int, kind: int) -> bool:
    """May Mimic copy this card of monster q? Not a Mimic, and not what it copies already."""
    if kind == kinds.MIMIC or not L.alive(s, q) or (s.held[q] & L.bit(kind)) == L.NO_CARDS:
        return False
    return s.copied == L.NOBODY or KIND[s.copied] != kind or s.where[s.copied] != q


@rule
def targets_of_mimic(s: L.State) -> int:
    """How many cards Mimic could copy."""
    n = 0
    for q in range(s.players):
        for kind in range(KEEPS):
            if can_copy(s, q, kind):
                n += 1
    return n


@rule
def can_move_mimic(s: L.State) -> bool:
    """Can the active monster pay to move its Mimic, at the start of its turn?"""
    p = s.turn
    return s.where[kinds.MIMIC] == p and s.energy[p] >= 1 and targets_of_mimic(s) > 0


@rule
def ask_to_mimic(s: L.State) -> None:
    """Ask what a new Mimic copies; a single card is copied without asking, and with none it waits."""
    p = s.agenda[s.depth - 1][1]
    n = targets_of_mimic(s)
    if n == 0:
        s.depth -= 1
    elif n > 1:
        s.phase = L.MIMICKING
        s.mover = p
    else:
        for q in range(s.players):
            for kind in range(KEEPS):
                if can_copy(s, q, kind):
                    mimic(s, p, q, kind)
                    return


@rule
def mimic(s: L.State, p: int, q: int, kind: int) -> None:
    """Mimic copies a card of monster q, as if just bought (settled 12); at the start of a turn for 1 energy."""
    step = 0
    if s.depth > 0:
        s.depth -= 1
        step = s.agenda[s.depth][2]
    else:
        effects.lose_energy(s, p, 1, kinds.MIMIC)
        s.stage = L.TO_THROW
    most = effects.most_health(s, p)
    s.counters[kinds.MIMIC] = 0
    s.copied = effects.held_piece(s, q, kind)
    note(s, (L.J_MIMIC, p, kind, q))
    effects.settle_cards(s, p, most)
    cards.arrive(s, p, kind, step | COPIED)


@rule
def ask_to_charge(s: L.State) -> None:
    """Ask how much goes on Monster Batteries; without energy it is discarded at once (48)."""
    p = s.agenda[s.depth - 1][1]
    if s.energy[p] == 0:
        charge(s, 0)
    else:
        s.phase = L.CHARGING
        s.mover = p


@rule
def charge(s: L.State, n: int) -> None:
    """Put energy on Monster Batteries; the supply adds as much."""
    s.depth -= 1
    p, piece = s.agenda[s.depth][1], s.agenda[s.depth][2]
    note(s, (L.J_CHARGE, p, n))
    effects.lose_energy(s, p, n, kinds.MONSTER_BATTERIES)
    s.counters[piece] = 2 * n
    if n == 0:
        effects.lose_card(s, piece, L.EMPTY)


# What can be bought


@rule
def can_sweep(s: L.State) -> bool:
    """2 energy, and a card to sweep away (settled 18)."""
    return bool(s.energy[s.turn] >= 2 and (s.row[0] != L.NOBODY or s.row[1] != L.NOBODY or s.row[2] != L.NOBODY))


@rule
def can_buy_top(s: L.State, p: int) -> bool:
    """Does a card let the monster buy the top one, and can it pay?"""
    if cards.looks(s, p, 0) == 0 or s.drawn == PIECES:
        return False
    return price_of(s, p, KIND[s.deck[s.drawn]]) <= s.energy[p]


@rule
def can_buy(s: L.State, p: int) -> bool:
    """Is there anything that the active monster can buy?"""
    for slot in range(3):
        if s.row[slot] != L.NOBODY and price_of(s, p, KIND[s.row[slot]]) <= s.energy[p]:
            return True
    if can_buy_top(s, p):
        return True
    sellers = cards.sellers(s, p, 0)
    if sellers != 0:
        for piece in range(PIECES):
            q = s.where[piece]
            if q < s.players and sellers >> q & 1 and price_of(s, p, KIND[piece]) <= s.energy[p]:
                return True
    return False
