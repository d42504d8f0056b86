"""Cards of the end of a turn, in the order in which they take effect."""

from __future__ import annotations

from kingtable.king_of_tokyo.cards.kinds import ENERGY_HOARDER, HERBIVORE, ROOTING_FOR_THE_UNDERDOG, SOLAR_POWERED
from kingtable.king_of_tokyo.cards.windows import BY_SPENDING, window
from kingtable.king_of_tokyo.effects import gain_energy, gain_vp
from kingtable.king_of_tokyo.layout import State, alive


class RootingForTheUnderdog:
    """1 VP at the end of its owner's turn if it alone has the fewest among the living (decision 9)."""

    @window
    def end_turn(s: State, p: int, x: int) -> int:
        for q in range(s.players):
            if q != p and alive(s, q) and s.vp[q] <= s.vp[p]:
                return x
        gain_vp(s, p, 1, ROOTING_FOR_THE_UNDERDOG)
        return x


class EnergyHoarder:
    """1 VP for every full 6 energy at the end of its owner's turn; none is spent."""

    @window
    def end_turn(s: State, p: int, x: int) -> int:
        gain_vp(s, p, s.energy[p] // 6, ENERGY_HOARDER)
        return x


class Herbivore:
    """1 VP at the end of its owner's turn if it damaged no other monster in it (decision 22)."""

    @window
    def end_turn(s: State, p: int, x: int) -> int:
        if s.damaged == 0:
            gain_vp(s, p, 1, HERBIVORE)
        return x


class SolarPowered:
    """1 energy at the end of its owner's turn if it has none, already in the turn it was bought."""

    saves = BY_SPENDING

    @window
    def end_turn(s: State, p: int, x: int) -> int:
        if s.energy[p] == 0:
            gain_energy(s, p, 1, SOLAR_POWERED)
        return x
