"""What an action changes in the observations of all seats: quicker than to observe again, and the same.

The rules work off an agenda of any length, so nothing says what an action has changed. What the first seat observed
before it is compared with the state, figure by figure, and written for all seats where they differ.
"""

from __future__ import annotations

from kingtable.engine.compiler.jit import lowest, popcount, rule, u64
from kingtable.engine.machine import seen_from
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import KIND, PIECES
from kingtable.king_of_tokyo.hidden import known_cards
from kingtable.king_of_tokyo.observing.observation import (
    SALE,
    Observation,
    observe_agenda,
    observe_body,
    observe_cards,
    observe_counters,
    observe_decision,
    observe_dice,
    observe_discard,
    observe_extra,
    observe_monster,
    observe_on_cards,
    observe_piles,
    observe_prices,
    observe_row,
    observe_seats,
    observe_turn,
)

MOST_DRAWN = 3
"""How many cards an action draws at most, those of a row that is swept."""


@rule
def follow(s: L.State, action: int, seen: list[Observation]) -> bool:
    """Bring the observations of all seats up to date after an action; False: they have to be observed again.

    s: the state after the action. seen: what each seat observed before it, by seat; what all see alike is kept in the
    first of them.
    """
    o = seen[0]
    if s.phase == L.OVER:
        return False
    idle = s.depth == 0 and o.agenda[0][0] == 0
    if o.phase == L.ROLLED and s.phase == L.ROLLED and action < L.DONE and s.number == o.number and idle:
        observe_dice(s, o)  # they were thrown again, and nothing else happened
        return True
    _cards(s, action, seen)
    for p in range(s.players):
        if _body_differs(s, p, o):
            for seat in range(s.players):
                observe_body(s, p, seen_from(s, seat, p) - 1, seen[seat])
        if _rest_differs(s, p, o):
            for seat in range(s.players):
                observe_monster(s, p, seen_from(s, seat, p) - 1, seen[seat])
    for seat in range(s.players):
        observe_seats(s, seat, seen[seat])
    if s.extras > 0 or o.extra[0] != 0:
        for seat in range(s.players):
            observe_extra(s, seat, seen[seat])
    if not idle:
        for seat in range(s.players):
            observe_agenda(s, seat, seen[seat])
    observe_decision(s, o)
    observe_turn(s, o)
    o.bay_open = 1 if L.bay_open(s) else 0
    return True


@rule
def _body_differs(s: L.State, p: int, o: Observation) -> bool:
    """Whether a figure of a monster that often changes is not what the first seat observed."""
    differs = (s.health[p] ^ o.health[p]) | (s.vp[p] ^ o.vp[p]) | (s.energy[p] ^ o.energy[p])
    return (differs | (s.struck[p] ^ o.struck[p])) != 0


@rule
def _rest_differs(s: L.State, p: int, o: Observation) -> bool:
    """Whether another figure of a monster is not what the first seat observed."""
    differs = (s.poison[p] ^ o.poison[p]) | (s.shrink[p] ^ o.shrink[p]) | (s.reached[p] ^ o.reached[p])
    differs |= (s.probed[p] ^ o.probed[p]) | ((s.wings >> p & 1) ^ o.wings[p])
    return (differs | ((s.yielded >> p & 1) ^ o.yielded[p])) != 0


@rule
def _cards(s: L.State, action: int, seen: list[Observation]) -> None:
    """Whatever concerns cards: those of the monsters, of the row, of the piles."""
    o = seen[0]
    copied = 0 if s.copied == L.NOBODY else KIND[s.copied] + 1
    piled = s.drawn + o.deck != PIECES or s.discards != o.discards
    moved = piled or s.discards <= MOST_DRAWN or copied != o.copied or action >= L.BUY_TOP
    if piled or s.discards <= MOST_DRAWN:  # a pile that was shuffled may have as many cards again
        observe_discard(s, o)
    observe_piles(s, o)
    changed = False
    if moved:
        for p in range(s.players):
            if _cards_differ(s, p, o):
                changed = True
                for seat in range(s.players):
                    observe_cards(s, p, seen_from(s, seat, p) - 1, seen[seat])
    if changed:
        observe_on_cards(s, o)
    else:
        observe_counters(s, o)
    if changed or _row_differs(s, o) or known_cards(s, s.turn) > s.drawn or seen[o.turn - 1].top != 0:
        observe_row(s, o)
        for seat in range(s.players):
            observe_prices(s, seat, seen[seat])


@rule
def _cards_differ(s: L.State, p: int, o: Observation) -> bool:
    """Whether other cards work for a monster than the first seat observed."""
    left = s.works[p]
    if popcount(left) != o.many[p]:
        return True
    while left != L.NO_CARDS:
        kind = lowest(left)
        if o.cards[p][kind] != L.copies(s, p, kind):
            return True
        left = u64(left & (left - L.ONE))
    return False


@rule
def _row_differs(s: L.State, o: Observation) -> bool:
    """Whether other cards are for sale than was observed."""
    differs = 0
    for slot in range(SALE):
        differs |= o.row[slot] ^ (0 if s.row[slot] == L.NOBODY else KIND[s.row[slot]] + 1)
    return differs != 0
