"""What dice and cards do to monsters: points, energy, health, cards that come and go, dice that are thrown."""

from __future__ import annotations

import numpy as np

from kingtable.engine.chance import one_of, shuffle_after
from kingtable.engine.compiler.jit import note, rule, u64
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import KIND, KINDS, PIECES, SECOND
from kingtable.king_of_tokyo.cards.dispatch_passive import energy_gained, healed, max_health
from kingtable.king_of_tokyo.cards.kinds import MIMIC

OUTCOMES = np.array([6**n for n in range(12)], np.int64)
"""How many ways dice can fall, by how many there are."""
THREE_DICE = np.array([sum(1 << 4 * (v // 6**i % 6) for i in range(3)) for v in range(216)], np.int64)
"""How many of three dice show each face, 4 bits a face, by the three base-6 digits of the throw."""


@rule
def most_health(s: L.State, p: int) -> int:
    """The most health a monster can have: 10, with Even Bigger 12 and never more (T-095)."""
    return min(12, max_health(s, p, 10))


@rule
def gain_vp(s: L.State, p: int, n: int, why: int) -> None:
    """Gain points, and remember who reached 20 first (T-152)."""
    if n > 0:
        before = s.vp[p]
        s.vp[p] = before + n
        if before < L.GOAL <= s.vp[p]:
            s.reaches += 1
            s.reached[p] = s.reaches
        note(s, (L.J_VP, p, n, s.vp[p], why))


@rule
def lose_vp(s: L.State, p: int, n: int, why: int) -> None:
    """Lose points, never below 0."""
    n = min(n, s.vp[p])
    if n > 0:
        s.vp[p] -= n
        if s.vp[p] < L.GOAL:
            s.reached[p] = 0
        note(s, (L.J_VP, p, -n, s.vp[p], why))


@rule
def gain_energy(s: L.State, p: int, n: int, why: int) -> None:
    """Gain energy as one gain."""
    if n > 0:
        return_energy(s, p, energy_gained(s, p, n), why)


@rule
def return_energy(s: L.State, p: int, n: int, why: int) -> None:
    """Get energy that is no gain for Friend of Children (decision 37)."""
    if n > 0:
        s.energy[p] += n
        note(s, (L.J_ENERGY, p, n, s.energy[p], why))


@rule
def lose_energy(s: L.State, p: int, n: int, why: int) -> None:
    """Pay or lose energy."""
    if n > 0:
        s.energy[p] -= n
        note(s, (L.J_ENERGY, p, -n, s.energy[p], why))


@rule
def heal(s: L.State, p: int, n: int, why: int) -> None:
    """Heal as one healing, up to the maximum; Regeneration adds only where there is something to heal."""
    if n > 0 and s.health[p] < most_health(s, p):
        gain_health(s, p, healed(s, p, n), why)


@rule
def gain_health(s: L.State, p: int, n: int, why: int) -> int:
    """Health that is no healing of one's own; how much it really was."""
    n = min(n, most_health(s, p) - s.health[p])
    if n > 0:
        s.health[p] += n
        note(s, (L.J_HEAL, p, n, s.health[p], why))
        return n
    return 0


@rule
def change_counters(s: L.State, p: int, poison: int, shrink: int) -> None:
    """Put poison and shrink counters on a monster, or take them off."""
    if poison != 0 or shrink != 0:
        s.poison[p] += poison
        s.shrink[p] += shrink
        note(s, (L.J_COUNTERS, p, poison, shrink))


@rule
def throw(s: L.State, n: int, what: int) -> None:
    """Throw n dice and lay them beside the others: one draw from 6 to the power of n, a digit a die.

    what: SEEN for dice of the table, else `CAMOUFLAGE_OF` and the seat whose Camouflage throws them.
    """
    thrown = one_of(s, OUTCOMES[n], what)
    shown = thrown
    for _ in range(n):
        note(s, (L.J_THROWN, shown % 6))
        shown //= 6
    left = n
    while left > 0:  # three dice at once; missing ones count as the face 0, and are taken off again
        packed = THREE_DICE[thrown % 216]
        thrown //= 216
        for face in range(6):
            s.faces[face] += packed >> 4 * face & 15
        left -= 3
    s.faces[0] += left


# Damage


@rule
def damage_group(s: L.State, dealer: int, targets: int, n: int, why: int) -> None:
    """Put plain damage of one cause on the agenda: clockwise from the dealer, the dealer last."""
    L.push(s, L.DO_CHECK, 0, 0, 0, 0)
    for step in range(s.players):
        q = L.after(s, dealer, s.players - step)
        if targets >> q & 1 and s.health[q] > 0:
            L.push(s, L.DO_DAMAGE, q, n, dealer, why << L.WHY_SHIFT)


@rule
def others(s: L.State, p: int) -> int:
    """Bits of the other living monsters."""
    return s.lives & ~(1 << p)


@rule
def other_place(s: L.State, p: int) -> int:
    """Bits of the living monsters that are in the other place: what a monster can hit (T-119, T-120)."""
    inside = L.occupants(s)
    return s.lives & ~inside if inside >> p & 1 else inside


@rule
def prevented(s: L.State, p: int, n: int, kind: int) -> None:
    """Tell that a card stops so much of the damage on top of the agenda."""
    note(s, (L.J_PREVENTED, p, n, s.agenda[s.depth - 1][3], kind))


# Tokyo


@rule
def leave(s: L.State, p: int, why: int) -> None:
    """Leave Tokyo, if the monster is there."""
    for place in range(2):
        if s.tokyo[place] == p:
            s.tokyo[place] = L.NOBODY
            note(s, (L.J_LEAVE, p, place, why))


@rule
def enter(s: L.State, p: int, place: int) -> None:
    """Take control of a place: 1 VP (T-116)."""
    s.tokyo[place] = p
    note(s, (L.J_ENTER, p, place))
    gain_vp(s, p, 1, L.ENTERING)


@rule
def close_bay(s: L.State) -> None:
    """Below five monsters the Bay is no longer used; who is there leaves (T-133, T-134)."""
    if s.tokyo[L.BAY] != L.NOBODY and not L.bay_open(s):
        note(s, (L.J_BAY_CLOSED,))
        leave(s, s.tokyo[L.BAY], L.BAY_CLOSING)


@rule
def place_to_take(s: L.State) -> int:
    """The place that an attacker from outside takes: the City, else the free and open Bay; NOBODY if both are held."""
    if s.tokyo[L.CITY] == L.NOBODY:
        return L.CITY
    if s.tokyo[L.BAY] == L.NOBODY and L.bay_open(s):
        return L.BAY
    return L.NOBODY


# Cards


@rule
def settle_cards(s: L.State, p: int, most: int) -> None:
    """Find out again which cards and effects a monster has.

    most: its maximum of health before; where that falls (Even Bigger lost) so does health, but not to 0 (13, 40).
    """
    held = L.NO_CARDS
    for piece in range(PIECES):
        if s.where[piece] == p:
            held = u64(held | L.bit(KIND[piece]))
    s.held[p] = held
    if s.copied != L.NOBODY and s.where[MIMIC] == p:
        held = u64(held | L.bit(KIND[s.copied]))
    s.works[p] = held
    fallen = most - most_health(s, p)
    if fallen > 0 and s.health[p] > 0:
        s.health[p] = max(1, s.health[p] - fallen)


@rule
def drop_copy(s: L.State) -> None:
    """Mimic no longer copies anything; counters on it are lost."""
    p = s.where[MIMIC]
    most = most_health(s, p)
    s.copied = L.NOBODY
    s.counters[MIMIC] = 0
    note(s, (L.J_UNMIMIC, p))
    settle_cards(s, p, most)


@rule
def put_on_discard(s: L.State, piece: int) -> None:
    """Lay a piece on the discard pile."""
    s.where[piece] = L.DISCARD
    s.counters[piece] = 0
    s.paid[piece] = 0
    s.discard[s.discards] = piece
    s.discards += 1


@rule
def lose_card(s: L.State, piece: int, why: int) -> None:
    """A card leaves its owner for the discard pile; a Mimic that copied it copies nothing any more."""
    p = s.where[piece]
    most = most_health(s, p)
    note(s, (L.J_LOSE, p, KIND[piece], why))
    if piece == MIMIC:
        s.copied = L.NOBODY
    put_on_discard(s, piece)
    settle_cards(s, p, most)
    if s.copied == piece:
        drop_copy(s)


@rule
def lose_all_cards(s: L.State, p: int, why: int) -> None:
    """All cards of a monster go to the discard pile, in the order of kinds."""
    for kind in range(KINDS):
        if s.where[kind] == p:
            lose_card(s, kind, why)
        if SECOND[kind] >= 0 and s.where[SECOND[kind]] == p:
            lose_card(s, SECOND[kind], why)


@rule
def take_card(s: L.State, p: int, piece: int, paid: int) -> None:
    """A card comes to a monster, from wherever it was."""
    seller = s.where[piece]
    before = most_health(s, p)
    if seller < s.players:
        most = most_health(s, seller)
        s.where[piece] = p
        settle_cards(s, seller, most)
    s.where[piece] = p
    s.paid[piece] = paid
    settle_cards(s, p, before)


@rule
def held_piece(s: L.State, p: int, kind: int) -> int:
    """The piece of a kind that a monster has: of two Extra Heads the dearer, then the one not copied (settled 10)."""
    second = SECOND[kind]
    if second < 0 or s.where[second] != p:
        return kind
    if s.where[kind] != p:
        return second
    if s.paid[second] > s.paid[kind] or (s.paid[second] == s.paid[kind] and s.copied == kind):
        return second
    return kind


@rule
def draw_card(s: L.State) -> int:
    """The top piece of the deck, the discard pile shuffled first if need be; NOBODY when there is none (42)."""
    if s.drawn == PIECES:
        if s.discards == 0:
            return L.NOBODY
        s.drawn = PIECES - s.discards
        for i in range(s.discards):
            s.deck[s.drawn + i] = s.discard[i]
            s.where[s.discard[i]] = L.DECK
        shuffle_after(s, s.deck, s.drawn, s.discards)
        s.discards = 0
        note(s, (L.J_SHUFFLE,))
    piece = s.deck[s.drawn]
    s.drawn += 1
    return piece


@rule
def fill(s: L.State, slot: int) -> bool:
    """Turn up a card into a gap of the row; False when there is no card left."""
    piece = draw_card(s)
    s.row[slot] = piece
    if piece == L.NOBODY:
        return False
    s.where[piece] = L.ROW
    note(s, (L.J_REVEAL, slot, KIND[piece]))
    return True


@rule
def everybody_alive(s: L.State) -> int:
    """Bits of all living monsters."""
    return s.lives
