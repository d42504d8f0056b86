"""The decision `react`: Wings, Camouflage or Rapid Healing against damage about to land, or take it."""

from __future__ import annotations

from typing import Any

from kingtable.engine.jit import interpreted, rule
from kingtable.king_of_tokyo import damage, turn
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.kinds import RAPID_HEALING, WINGS
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("wings", "camouflage", "rapid_healing", "take")
USED = int(cards.DEFENDING_CARDS)


@rule
def legal(s: Any, out: Any) -> int:
    out[0] = L.TAKE
    return turn.add_uses(s, s.mover, damage.reactions(s, s.mover), out, 1)


@rule
def act(s: Any, action: int) -> None:
    if action == L.TAKE:
        damage.land(s)
    else:
        damage.react(s, action - L.USE)


_has_reaction = interpreted(damage.has_reaction)


def silence(s: State) -> int:
    if s.agenda[s.depth - 1][2] >= s.health[s.mover]:
        for kind in (WINGS, RAPID_HEALING):
            if _has_reaction(s, s.mover, kind):
                return L.USE + kind
    return L.TAKE
