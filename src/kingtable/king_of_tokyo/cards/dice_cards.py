"""Cards that add, throw again, turn or reward dice."""

from __future__ import annotations

from typing import Any

from kingtable.engine.jit import note
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.windows import ALTERING, COPIED, TAKEN, THROWING, window
from kingtable.king_of_tokyo.effects import gain_vp, lose_card, lose_energy, throw


class ExtraHead:
    """One die more. There are two of them; both count, and a Mimic's copy too: up to nine dice."""

    @window
    def dice(s: Any, p: int, x: int) -> int:
        return x + 1


class GiantBrain:
    """One throw more, every turn."""

    @window
    def throws(s: Any, p: int, x: int) -> int:
        return x + 1


class Telepath:
    """Pay 1 energy for a throw more, as often as one can pay."""

    when = THROWING

    @window
    def usable(s: Any, p: int, x: int) -> int:
        return 1 if s.energy[p] >= 1 else 0

    @window
    def use(s: Any, p: int, x: int) -> int:
        note(s, (L.J_EXTRA_THROW, p, kinds.TELEPATH))
        lose_energy(s, p, 1, kinds.TELEPATH)
        s.rerolls += 1
        return x


class SmokeCloud:
    """Three smoke counters; each gives a throw more. Without counters the card is gone.

    The counters go with the card (Parasitic Tentacles); Mimic has three of its own, and is discarded when they are
    used up (decision 26).
    """

    when = THROWING

    @window
    def arrive(s: Any, p: int, x: int) -> int:
        if x & TAKEN == 0:
            s.counters[kinds.MIMIC if x & COPIED else kinds.SMOKE_CLOUD] = 3
        return x

    @window
    def usable(s: Any, p: int, x: int) -> int:
        return 1

    @window
    def use(s: Any, p: int, x: int) -> int:
        note(s, (L.J_EXTRA_THROW, p, kinds.SMOKE_CLOUD))
        s.rerolls += 1
        piece = L.holder(s, p, kinds.SMOKE_CLOUD)
        s.counters[piece] -= 1
        if s.counters[piece] <= 0:
            lose_card(s, piece, L.EMPTY)
        return x


class BackgroundDweller:
    """Any die that shows 3 may be thrown again, without end and without spending a throw."""

    when = THROWING

    @window
    def usable(s: Any, p: int, x: int) -> int:
        return 1 if s.faces[L.THREES] > 0 else 0

    @window
    def use(s: Any, p: int, x: int) -> int:
        note(s, (L.J_AGAIN, p))
        s.faces[L.THREES] -= 1
        throw(s, 1)
        return x


class HerdCuller:
    """Once each turn turn one die to 1."""

    when = ALTERING

    @window
    def usable(s: Any, p: int, x: int) -> int:
        return 1 if s.culled < L.copies(s, p, kinds.HERD_CULLER) else 0

    @window
    def change(s: Any, p: int, x: int) -> int:
        return 1 if x % 6 == L.ONES else 0

    @window
    def use(s: Any, p: int, x: int) -> int:
        s.culled += 1
        return x


class PlotTwist:
    """Once: turn one die to any face; then the card is gone (a Mimic's copy: Mimic, decision 26)."""

    when = ALTERING

    @window
    def usable(s: Any, p: int, x: int) -> int:
        return 1

    @window
    def change(s: Any, p: int, x: int) -> int:
        return 1

    @window
    def use(s: Any, p: int, x: int) -> int:
        lose_card(s, L.holder(s, p, kinds.PLOT_TWIST), L.USED)
        return x


class Stretchy:
    """Pay 2 energy to turn one die to any face, as often as one can pay. Energy just thrown is not there yet."""

    when = ALTERING

    @window
    def usable(s: Any, p: int, x: int) -> int:
        return 1 if s.energy[p] >= 2 else 0

    @window
    def change(s: Any, p: int, x: int) -> int:
        return 1

    @window
    def use(s: Any, p: int, x: int) -> int:
        lose_energy(s, p, 2, kinds.STRETCHY)
        return x


class PsychicProbe:
    """Once in every other monster's turn, after its last throw, throw one of its dice again; on a heart the card is
    gone.

    The owner picks the die; the heart counts. Before dice are changed (`decisions.probe`).
    """


class FreezeTime:
    """With three 1s or more a further turn follows, with one die less.

    Taken without asking; two such effects give one turn (decision 28); three 1s there give another, with yet one die
    less.
    """

    @window
    def scored(s: Any, p: int, x: int) -> int:
        if s.faces[L.ONES] >= 3:
            s.freeze_again = 1
        return x


class Gourmet:
    """2 VP more for three 1s or more, once a turn."""

    @window
    def scored(s: Any, p: int, x: int) -> int:
        if s.faces[L.ONES] >= 3:
            gain_vp(s, p, 2, kinds.GOURMET)
        return x


class Omnivore:
    """2 VP for a 1, a 2 and a 3, once a turn; the dice count otherwise as well."""

    @window
    def scored(s: Any, p: int, x: int) -> int:
        if s.faces[L.ONES] > 0 and s.faces[L.TWOS] > 0 and s.faces[L.THREES] > 0:
            gain_vp(s, p, 2, kinds.OMNIVORE)
        return x


class CompleteDestruction:
    """9 VP for 1, 2, 3, heart, claw and energy, besides what they give; the heart counts in Tokyo too."""

    @window
    def scored(s: Any, p: int, x: int) -> int:
        if (
            s.faces[L.ONES] > 0
            and s.faces[L.TWOS] > 0
            and s.faces[L.THREES] > 0
            and s.faces[L.HEART] > 0
            and s.faces[L.ENERGY] > 0
            and s.faces[L.CLAW] > 0
        ):
            gain_vp(s, p, 9, kinds.COMPLETE_DESTRUCTION)
        return x
