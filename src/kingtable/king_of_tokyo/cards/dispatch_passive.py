"""Windows that gaining, healing and paying ask.

Written by scripts/dispatch.py from the card modules; not to be edited.
"""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule, u64, word
from kingtable.king_of_tokyo.cards.passive import (
    AlienMetabolism,
    EvenBigger,
    FriendOfChildren,
    Regeneration,
)
from kingtable.king_of_tokyo.layout import NO_CARDS, State, copies

_alien_metabolism_price = AlienMetabolism.price
_even_bigger_max_health = EvenBigger.max_health
_friend_of_children_energy_gained = FriendOfChildren.energy_gained
_regeneration_healed = Regeneration.healed

PRICE_CARDS = word(0x2)
_PRICE_ALIEN_METABOLISM = word(0x2)


@rule
def price(s: State, p: int, x: int) -> int:
    """X: a printed price; out: what the owner pays."""
    mine = u64(s.works[p] & PRICE_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _PRICE_ALIEN_METABOLISM) != NO_CARDS:
        for _ in range(copies(s, p, 1)):
            x = _alien_metabolism_price(s, p, x)
    return x

ENERGY_GAINED_CARDS = word(0x8000)
_ENERGY_GAINED_FRIEND_OF_CHILDREN = word(0x8000)


@rule
def energy_gained(s: State, p: int, x: int) -> int:
    """X: energy about to be gained; out: what is gained."""
    mine = u64(s.works[p] & ENERGY_GAINED_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _ENERGY_GAINED_FRIEND_OF_CHILDREN) != NO_CARDS:
        for _ in range(copies(s, p, 15)):
            x = _friend_of_children_energy_gained(s, p, x)
    return x

HEALED_CARDS = word(0x1000000000)
_HEALED_REGENERATION = word(0x1000000000)


@rule
def healed(s: State, p: int, x: int) -> int:
    """X: health about to be gained; out: what is gained."""
    mine = u64(s.works[p] & HEALED_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _HEALED_REGENERATION) != NO_CARDS:
        for _ in range(copies(s, p, 36)):
            x = _regeneration_healed(s, p, x)
    return x

MAX_HEALTH_CARDS = word(0x800)
_MAX_HEALTH_EVEN_BIGGER = word(0x800)


@rule
def max_health(s: State, p: int, x: int) -> int:
    """X: the maximum; out: the owner's."""
    mine = u64(s.works[p] & MAX_HEALTH_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _MAX_HEALTH_EVEN_BIGGER) != NO_CARDS:
        for _ in range(copies(s, p, 11)):
            x = _even_bigger_max_health(s, p, x)
    return x
