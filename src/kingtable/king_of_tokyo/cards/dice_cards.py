"""Cards that add, throw again, turn or reward dice."""

from __future__ import annotations

from kingtable.engine.chance import SEEN
from kingtable.engine.compiler.jit import note, rule
from kingtable.engine.errors import IllegalAction
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import refusals
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.windows import ALTERING, COPIED, TAKEN, THROWING, window
from kingtable.king_of_tokyo.effects import gain_vp, lose_card, lose_energy, throw


class ExtraHead:
    """One die more. There are two of them; both count, and a Mimic's copy too: up to nine dice."""

    @window
    def dice(s: L.State, p: int, x: int) -> int:
        return x + 1


class GiantBrain:
    """One throw more, every turn."""

    @window
    def throws(s: L.State, p: int, x: int) -> int:
        return x + 1


class Telepath:
    """Pay 1 energy for a throw more, as often as one can pay."""

    when = THROWING
    pays = 1

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1 if s.energy[p] >= 1 else 0

    @window
    def use(s: L.State, p: int, x: int) -> int:
        note(s, (L.J_EXTRA_THROW, p, kinds.TELEPATH))
        lose_energy(s, p, 1, kinds.TELEPATH)
        s.rerolls += 1
        return x

    @staticmethod
    def why_not(s: L.State, p: int, x: int) -> IllegalAction:
        return refusals.too_little_energy(s, 1)


class SmokeCloud:
    """Three smoke counters; each gives a throw more. Without counters the card is gone.

    The counters go with the card (Parasitic Tentacles); Mimic has three of its own, and is discarded when they are
    used up (decision 26).
    """

    when = THROWING
    counters = 3

    @window
    def arrive(s: L.State, p: int, x: int) -> int:
        if x & TAKEN == 0:
            s.counters[kinds.MIMIC if x & COPIED else kinds.SMOKE_CLOUD] = 3
        return x

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1

    @window
    def use(s: L.State, p: int, x: int) -> int:
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
    word = "again"
    face = "3"

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1 if s.faces[L.THREES] > 0 else 0

    @window
    def use(s: L.State, p: int, x: int) -> int:
        note(s, (L.J_AGAIN, p))
        s.faces[L.THREES] -= 1
        throw(s, 1, SEEN)
        return x

    @staticmethod
    def why_not(s: L.State, p: int, x: int) -> IllegalAction:
        return refusals.no_die(L.THREES)


class HerdCuller:
    """Once each turn turn one die to 1."""

    when = ALTERING
    face = "1"

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1 if s.culled < L.copies(s, p, kinds.HERD_CULLER) else 0

    @window
    def change(s: L.State, p: int, x: int) -> int:
        return 1 if x % 6 == L.ONES else 0

    @window
    def use(s: L.State, p: int, x: int) -> int:
        s.culled += 1
        return x

    @staticmethod
    def why_not(s: L.State, p: int, x: int) -> IllegalAction:
        return refusals.same_face() if x // 6 == L.ONES else refusals.used("herd_culler")


class PlotTwist:
    """Once: turn one die to any face; then the card is gone (a Mimic's copy: Mimic, decision 26)."""

    when = ALTERING

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1

    @window
    def change(s: L.State, p: int, x: int) -> int:
        return 1

    @window
    def use(s: L.State, p: int, x: int) -> int:
        lose_card(s, L.holder(s, p, kinds.PLOT_TWIST), L.USED)
        return x

    @staticmethod
    def why_not(s: L.State, p: int, x: int) -> IllegalAction:
        return refusals.same_face()


class Stretchy:
    """Pay 2 energy to turn one die to any face, as often as one can pay. Energy just thrown is not there yet."""

    when = ALTERING
    pays = 2

    @window
    def usable(s: L.State, p: int, x: int) -> int:
        return 1 if s.energy[p] >= 2 else 0

    @window
    def change(s: L.State, p: int, x: int) -> int:
        return 1

    @window
    def use(s: L.State, p: int, x: int) -> int:
        lose_energy(s, p, 2, kinds.STRETCHY)
        return x

    @staticmethod
    def why_not(s: L.State, p: int, x: int) -> IllegalAction:
        return refusals.too_little_energy(s, 2) if s.energy[p] < 2 else refusals.same_face()


class PsychicProbe:
    """Once in every other monster's turn, after its last throw, throw one of its dice again; on a heart the card is
    gone.

    The owner picks the die; the heart counts. Before dice are changed (`decisions.probe`).
    """

    @window
    def prober(s: L.State, p: int, x: int) -> int:
        while L.in_play(s, kinds.PSYCHIC_PROBE) and s.dice > 0 and s.asked < s.players:
            q = L.after(s, p, s.asked)
            if L.alive(s, q) and L.works(s, q, kinds.PSYCHIC_PROBE) and probes_left(s, q) != L.NOBODY:
                return q
            s.asked += 1
        return x

    @window
    def probe(s: L.State, p: int, x: int) -> int:
        piece = probes_left(s, p)
        s.probed[p] |= 2 if piece == kinds.MIMIC else 1
        hearts = s.faces[L.HEART] - (1 if x == L.HEART else 0)
        s.faces[x] -= 1
        note(s, (L.J_PROBE, p, x))
        throw(s, 1, SEEN)
        if s.faces[L.HEART] > hearts:
            s.probed[p] &= ~(2 if piece == kinds.MIMIC else 1)
            lose_card(s, piece, L.HEART_ROLLED)
        return x


@rule
def probes_left(s: L.State, p: int) -> int:
    """The piece with which a monster may probe once more this turn; NOBODY without one."""
    piece = L.holder(s, p, kinds.PSYCHIC_PROBE)
    if piece == kinds.MIMIC and s.probed[p] & 2 == 0:
        return piece
    if s.where[kinds.PSYCHIC_PROBE] == p and s.probed[p] & 1 == 0:
        return kinds.PSYCHIC_PROBE
    return L.NOBODY


class FreezeTime:
    """With three 1s or more a further turn follows, with one die less.

    Taken without asking; two such effects give one turn (decision 28); three 1s there give another, with yet one die
    less.
    """

    @window
    def scored(s: L.State, p: int, x: int) -> int:
        if s.faces[L.ONES] >= 3:
            s.freeze_again = 1
        return x


class Gourmet:
    """2 VP more for three 1s or more, once a turn."""

    @window
    def scored(s: L.State, p: int, x: int) -> int:
        if s.faces[L.ONES] >= 3:
            gain_vp(s, p, 2, kinds.GOURMET)
        return x


class Omnivore:
    """2 VP for a 1, a 2 and a 3, once a turn; the dice count otherwise as well."""

    @window
    def scored(s: L.State, p: int, x: int) -> int:
        if s.faces[L.ONES] > 0 and s.faces[L.TWOS] > 0 and s.faces[L.THREES] > 0:
            gain_vp(s, p, 2, kinds.OMNIVORE)
        return x


class CompleteDestruction:
    """9 VP for 1, 2, 3, heart, claw and energy, besides what they give; the heart counts in Tokyo too."""

    @window
    def scored(s: L.State, p: int, x: int) -> int:
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
