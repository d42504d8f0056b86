"""The decision `react`: use a card against damage about to land, or take it."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import damage, turn
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import IDS, kinds_in
from kingtable.king_of_tokyo.layout import State

USED: int = int(cards.DEFENDING_CARDS) | int(cards.BESIDE_OTHERS_CARDS)
REACTIONS = kinds_in(USED | int(cards.ANY_TIME_CARDS))
"""The kinds of cards with which one can react."""
WORDS: tuple[str, ...] = (*(IDS[kind] for kind in REACTIONS), "take")


@rule
def legal(s: L.State, out: Row) -> int:
    out[0] = L.TAKE
    return turn.add_uses(s, s.mover, damage.reactions(s, s.mover), out, 1)


@rule
def act(s: L.State, action: int) -> None:
    if action == L.TAKE:
        damage.land(s)
    else:
        cards.use(s, s.mover, action - L.USE, 0)


def default_action(s: State) -> int:
    if s.agenda[s.depth - 1][2] >= s.health[s.mover]:
        for some in (cards.DEFENDING_CARDS, cards.ANY_TIME_CARDS):
            kind = turn.first_usable(s, s.mover, s.works[s.mover] & int(some))
            if kind != L.NOBODY:
                return int(L.USE + kind)
    return L.TAKE
