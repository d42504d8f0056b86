"""Cards about cards and energy."""

from __future__ import annotations

from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.deck import COST, KIND
from kingtable.king_of_tokyo.cards.dispatch_passive import price
from kingtable.king_of_tokyo.cards.windows import BUYING_STEP, CHARGING, COPIED, PERHAPS, SELLING, TAKEN, window
from kingtable.king_of_tokyo.effects import gain_energy, gain_vp, held_piece, lose_card, others, return_energy


class DedicatedNewsTeam:
    """1 VP for every card its owner buys, not for itself. Sweeping is not buying, copying neither."""

    @window
    def bought(s: L.State, p: int, x: int) -> int:
        gain_vp(s, p, 1, kinds.DEDICATED_NEWS_TEAM)
        return x


class MadeInALab:
    """In its owner's buying step the top card of the deck may be seen and bought (decision 23).

    Seen in `hidden.known_cards`, bought in `decisions.buy`.
    """

    saves = PERHAPS

    @window
    def looks(s: L.State, p: int, x: int) -> int:
        return 1


class Metamorph:
    """At the end of its owner's turn any Keep cards may be discarded for the energy paid for them.

    Of two Extra Heads the dearer one goes (decision 11, settled 10). Asked in `decisions.sell`.
    """

    when = SELLING
    saves = PERHAPS

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1 if s.held[p] != L.NO_CARDS else 0

    @window
    def use(s: L.State, p: int, x: int) -> int:
        piece = held_piece(s, p, x)
        pays = s.paid[piece]
        lose_card(s, piece, L.SOLD_CARD)
        return_energy(s, p, pays, L.SOLD)
        return x


class Mimic:
    """A copy of a Keep card in play, its owner's included, but not of a Mimic (decision 18).

    Choosing is free when it comes; for 1 energy it may move at the start of a turn. When the copied card leaves play it
    waits. It has counters of its own. Taken over, it keeps its target (decision 38).
    """

    saves = PERHAPS

    @window
    def arrive(s: L.State, p: int, x: int) -> int:
        if s.copied == L.NOBODY:
            L.push(s, L.DO_MIMIC, p, x & BUYING_STEP, 0, 0)
        return x


class MonsterBatteries:
    """Its buyer puts any energy on it, and as much again comes from the supply; 2 come back at the start of each own
    turn.

    Empty, it is discarded, at once if nothing was put on it (decisions 10, 37, 48). Taken over, the energy goes with
    it.
    """

    when = CHARGING
    counters = 2

    @window
    def arrive(s: L.State, p: int, x: int) -> int:
        if x & TAKEN == 0:
            L.push(s, L.DO_CHARGE, p, kinds.MIMIC if x & COPIED else kinds.MONSTER_BATTERIES, 0, 0)
        return x

    @window
    def start_turn(s: L.State, p: int, x: int) -> int:
        piece = kinds.MONSTER_BATTERIES if x else L.holder(s, p, kinds.MONSTER_BATTERIES)
        n = min(2, s.counters[piece])
        s.counters[piece] -= n
        return_energy(s, p, n, kinds.MONSTER_BATTERIES)
        if s.counters[piece] == 0:
            lose_card(s, piece, L.EMPTY)
        return x + 1


class Opportunist:
    """Whenever a card is turned up its owner may buy it at once, in others' turns, before them (decision 41).

    Its owner is asked if it can pay for one of those cards; the decision is the card's own (`decisions.opportunist`).
    """

    @window
    def buyer(s: L.State, p: int, x: int) -> int:
        item = s.agenda[s.depth - 1]
        while L.in_play(s, kinds.OPPORTUNIST) and item[2] < s.players:
            q = L.after(s, p, item[2])
            if L.alive(s, q) and L.works(s, q, kinds.OPPORTUNIST):
                for slot in range(3):
                    shown = item[1] >> slot & 1 and s.row[slot] != L.NOBODY
                    if shown and price(s, q, COST[KIND[s.row[slot]]]) <= s.energy[q]:
                        return q
            item[2] += 1
        return x


class ParasiticTentacles:
    """In its owner's buying step cards of other monsters may be bought; the price goes to them, who cannot refuse
    (decision 37). Asked in `decisions.buy`."""

    saves = PERHAPS

    @window
    def sellers(s: L.State, p: int, x: int) -> int:
        return others(s, p)

    @window
    def sold(s: L.State, p: int, x: int) -> int:
        gain_energy(s, x % L.PLAYERS, x // L.PLAYERS, kinds.PARASITIC_TENTACLES)
        return x
