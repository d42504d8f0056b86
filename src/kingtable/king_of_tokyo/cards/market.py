"""Cards about cards and energy."""

from __future__ import annotations

from typing import Any

from kingtable.king_of_tokyo.cards.kinds import DEDICATED_NEWS_TEAM, MIMIC, MONSTER_BATTERIES
from kingtable.king_of_tokyo.cards.windows import BUYING_STEP, COPIED, TAKEN, window
from kingtable.king_of_tokyo.effects import gain_vp, lose_card, return_energy
from kingtable.king_of_tokyo.layout import DO_CHARGE, DO_MIMIC, EMPTY, NOBODY, push


class DedicatedNewsTeam:
    """1 VP for every card its owner buys, not for itself. Sweeping is not buying, copying neither."""

    @window
    def bought(s: Any, p: int, x: int) -> int:
        gain_vp(s, p, 1, DEDICATED_NEWS_TEAM)
        return x


class MadeInALab:
    """In its owner's buying step the top card of the deck may be seen and bought (decision 23; `decisions.buy`)."""


class Metamorph:
    """At the end of its owner's turn any Keep cards may be discarded for the energy paid for them (decision 11;
    `decisions.sell`)."""


class Mimic:
    """A copy of a Keep card in play, its owner's included, but not of a Mimic (decision 18).

    Choosing is free when it comes; for 1 energy it may move at the start of a turn. When the copied card leaves play it
    waits. It has counters of its own. Taken over, it keeps its target (decision 38).
    """

    @window
    def arrive(s: Any, p: int, x: int) -> int:
        if s.copied == NOBODY:
            push(s, DO_MIMIC, p, x & BUYING_STEP, 0, 0)
        return x


class MonsterBatteries:
    """Its buyer puts any energy on it, and as much again comes from the supply; 2 come back at the start of each own
    turn.

    Empty, it is discarded, at once if nothing was put on it (decisions 10, 37, 48). Taken over, the energy goes with
    it.
    """

    @window
    def arrive(s: Any, p: int, x: int) -> int:
        if x & TAKEN == 0:
            push(s, DO_CHARGE, p, MIMIC if x & COPIED else MONSTER_BATTERIES, 0, 0)
        return x

    @window
    def start_turn(s: Any, p: int, x: int) -> int:
        if x == 0 and s.where[MONSTER_BATTERIES] == p:
            piece = MONSTER_BATTERIES
        elif s.copied == MONSTER_BATTERIES and s.where[MIMIC] == p:
            piece = MIMIC
        else:
            return x
        n = min(2, s.counters[piece])
        s.counters[piece] -= n
        return_energy(s, p, n, MONSTER_BATTERIES)
        if s.counters[piece] == 0:
            lose_card(s, piece, EMPTY)
        return x + 1


class Opportunist:
    """Whenever a card is turned up its owner may buy it at once, in others' turns, before them (decision 41;
    `decisions.opportunist`)."""


class ParasiticTentacles:
    """In its owner's buying step cards of other monsters may be bought; the price goes to them, who cannot refuse
    (`decisions.buy`)."""
