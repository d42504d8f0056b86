"""Cards that change what is paid, gained and healed."""

from __future__ import annotations

from kingtable.engine.compiler.jit import note
from kingtable.king_of_tokyo.cards.kinds import EVEN_BIGGER
from kingtable.king_of_tokyo.cards.windows import PERHAPS, window
from kingtable.king_of_tokyo.layout import J_HEAL, State


class AlienMetabolism:
    """Every card costs its owner 1 energy less, never below 0.

    The row, Made in a Lab, Opportunist and Parasitic Tentacles; not the sweep, nor what using a card costs.
    """

    saves = PERHAPS

    @window
    def price(s: State, p: int, x: int) -> int:
        return max(0, x - 1)


class EvenBigger:
    """Its owner has at most 12 health instead of 10, and 2 more when the card comes.

    The 2 are no healing, and allowed in Tokyo; never above 12. Losing the card costs the 2 again, but never the last
    health (decisions 13, 40; `effects.settle_cards`).
    """

    saves = PERHAPS

    @window
    def max_health(s: State, p: int, x: int) -> int:
        return x + 2

    @window
    def arrive(s: State, p: int, x: int) -> int:
        n = min(2, 12 - s.health[p])
        if n > 0:
            s.health[p] += n
            note(s, (J_HEAL, p, n, s.health[p], EVEN_BIGGER))
        return x


class FriendOfChildren:
    """Whenever its owner gains energy it gains 1 more.

    Once for each gain, not for each cube. Energy given back by Metamorph or Monster Batteries is no gain (decision 37).
    """

    saves = PERHAPS

    @window
    def energy_gained(s: State, p: int, x: int) -> int:
        return x + 1


class Regeneration:
    """When its owner heals it heals 1 more.

    Once for each healing, not for each heart; not when another monster heals it, nor with Even Bigger (decision 40).
    """

    saves = PERHAPS

    @window
    def healed(s: State, p: int, x: int) -> int:
        return x + 1
