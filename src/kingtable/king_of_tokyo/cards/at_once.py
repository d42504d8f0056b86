"""Discard cards: they take effect when they are bought, and are gone."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.windows import LIKELY, PERHAPS, window
from kingtable.king_of_tokyo.effects import (
    damage_group,
    enter,
    everybody_alive,
    gain_energy,
    gain_vp,
    heal,
    leave,
    lose_energy,
    lose_vp,
    others,
)
from kingtable.king_of_tokyo.layout import CITY, DISPLACED, FRENZIES, NOBODY, State, alive, in_tokyo


class ApartmentBuilding:
    """3 VP."""

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 3, kinds.APARTMENT_BUILDING)
        return x


class CommuterTrain:
    """2 VP."""

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 2, kinds.COMMUTER_TRAIN)
        return x


class CornerStore:
    """1 VP."""

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 1, kinds.CORNER_STORE)
        return x


class Skyscraper:
    """4 VP (T-094)."""

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 4, kinds.SKYSCRAPER)
        return x


class DropFromHighAltitude:
    """2 VP, and its buyer takes Tokyo unless it is there already.

    It takes the City, for the usual 1 VP; who is in the City leaves unhurt, which is no yielding; who is in the Bay
    stays (decision 7).
    """

    saves = PERHAPS

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 2, kinds.DROP_FROM_HIGH_ALTITUDE)
        if not in_tokyo(s, p):
            if s.tokyo[CITY] != NOBODY:
                leave(s, s.tokyo[CITY], DISPLACED)
            enter(s, p, CITY)
        return x


class Energize:
    """9 energy, as one gain."""

    saves = PERHAPS
    brings = 13

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_energy(s, p, 9, kinds.ENERGIZE)
        return x


class EvacuationOrders:
    """Every other monster loses 5 VP, never below 0."""

    @window
    def arrive(s: State, p: int, x: int) -> int:
        for q in range(s.players):
            if q != p and alive(s, q):
                lose_vp(s, q, 5, kinds.EVACUATION_ORDERS)
        return x


class FireBlast:
    """2 damage to all other monsters: no attack."""

    saves = PERHAPS

    @window
    def arrive(s: State, p: int, x: int) -> int:
        damage_group(s, p, others(s, p), 2, kinds.FIRE_BLAST)
        return x


class Frenzy:
    """A further turn after this one.

    The present turn is played to its end first (decision 12). Bought out of turn: that turn comes next, then the
    order goes on where it was.
    """

    @window
    def arrive(s: State, p: int, x: int) -> int:
        if s.extras < FRENZIES:
            s.extra[s.extras] = p
            s.extras += 1
        return x


class GasRefinery:
    """2 VP, and 3 damage to all other monsters: no attack (T-163)."""

    saves = PERHAPS

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 2, kinds.GAS_REFINERY)
        damage_group(s, p, others(s, p), 3, kinds.GAS_REFINERY)
        return x


class Heal:
    """2 health, in Tokyo too (T-076)."""

    saves = LIKELY

    @window
    def arrive(s: State, p: int, x: int) -> int:
        heal(s, p, 2, kinds.HEAL)
        return x


class HighAltitudeBombing:
    """3 damage to all monsters, its buyer included."""

    hurts = 3

    @window
    def arrive(s: State, p: int, x: int) -> int:
        damage_group(s, p, everybody_alive(s), 3, kinds.HIGH_ALTITUDE_BOMBING)
        return x


@rule
def hurt_oneself(s: State, p: int, n: int, why: int) -> None:
    """Damage to the buyer only."""
    damage_group(s, p, 1 << p, n, why)


class JetFighters:
    """5 VP, and 4 damage to oneself."""

    hurts = 4

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 5, kinds.JET_FIGHTERS)
        hurt_oneself(s, p, 4, kinds.JET_FIGHTERS)
        return x


class NationalGuard:
    """2 VP, and 2 damage to oneself."""

    hurts = 2

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 2, kinds.NATIONAL_GUARD)
        hurt_oneself(s, p, 2, kinds.NATIONAL_GUARD)
        return x


class NuclearPowerPlant:
    """2 VP, and 3 health."""

    saves = LIKELY

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 2, kinds.NUCLEAR_POWER_PLANT)
        heal(s, p, 3, kinds.NUCLEAR_POWER_PLANT)
        return x


class Tanks:
    """4 VP, and 3 damage to oneself."""

    hurts = 3

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 4, kinds.TANKS)
        hurt_oneself(s, p, 3, kinds.TANKS)
        return x


class VastStorm:
    """2 VP; every other monster loses half of its energy, rounded down."""

    saves = PERHAPS

    @window
    def arrive(s: State, p: int, x: int) -> int:
        gain_vp(s, p, 2, kinds.VAST_STORM)
        for q in range(s.players):
            if q != p and alive(s, q):
                lose_energy(s, q, s.energy[q] // 2, kinds.VAST_STORM)
        return x
