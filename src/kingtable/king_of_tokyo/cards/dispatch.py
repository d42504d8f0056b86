"""The windows of all cards.

Written by scripts/dispatch.py from the card modules; not to be edited.
"""

from __future__ import annotations

from collections.abc import Callable

from kingtable.engine.errors import IllegalAction
from kingtable.engine.compiler.jit import rule, u64, word
from kingtable.king_of_tokyo import refusals
from kingtable.king_of_tokyo.cards.at_once import (
    ApartmentBuilding,
    CommuterTrain,
    CornerStore,
    DropFromHighAltitude,
    Energize,
    EvacuationOrders,
    FireBlast,
    Frenzy,
    GasRefinery,
    Heal,
    HighAltitudeBombing,
    JetFighters,
    NationalGuard,
    NuclearPowerPlant,
    Skyscraper,
    Tanks,
    VastStorm,
)
from kingtable.king_of_tokyo.cards.attack import (
    AcidAttack,
    AlphaMonster,
    Burrowing,
    EaterOfTheDead,
    FireBreathing,
    NovaBreath,
    PoisonQuills,
    PoisonSpit,
    ShrinkRay,
    SpikedTail,
    Urbavore,
)
from kingtable.king_of_tokyo.cards.body import (
    ArmorPlating,
    Camouflage,
    HealingRay,
    ItHasAChild,
    Jets,
    RapidHealing,
    WereOnlyMakingItStronger,
    Wings,
)
from kingtable.king_of_tokyo.cards.deck import (
    IDS,
)
from kingtable.king_of_tokyo.cards.dice_cards import (
    BackgroundDweller,
    CompleteDestruction,
    ExtraHead,
    FreezeTime,
    GiantBrain,
    Gourmet,
    HerdCuller,
    Omnivore,
    PlotTwist,
    PsychicProbe,
    SmokeCloud,
    Stretchy,
    Telepath,
)
from kingtable.king_of_tokyo.cards.end_of_turn import (
    EnergyHoarder,
    Herbivore,
    RootingForTheUnderdog,
    SolarPowered,
)
from kingtable.king_of_tokyo.cards.market import (
    DedicatedNewsTeam,
    MadeInALab,
    Metamorph,
    Mimic,
    MonsterBatteries,
    Opportunist,
    ParasiticTentacles,
)
from kingtable.king_of_tokyo.cards.passive import (
    EvenBigger,
)
from kingtable.king_of_tokyo.layout import NO_CARDS, State, copies

_even_bigger_arrive = EvenBigger.arrive
_apartment_building_arrive = ApartmentBuilding.arrive
_commuter_train_arrive = CommuterTrain.arrive
_corner_store_arrive = CornerStore.arrive
_skyscraper_arrive = Skyscraper.arrive
_drop_from_high_altitude_arrive = DropFromHighAltitude.arrive
_energize_arrive = Energize.arrive
_evacuation_orders_arrive = EvacuationOrders.arrive
_fire_blast_arrive = FireBlast.arrive
_frenzy_arrive = Frenzy.arrive
_gas_refinery_arrive = GasRefinery.arrive
_heal_arrive = Heal.arrive
_high_altitude_bombing_arrive = HighAltitudeBombing.arrive
_jet_fighters_arrive = JetFighters.arrive
_national_guard_arrive = NationalGuard.arrive
_nuclear_power_plant_arrive = NuclearPowerPlant.arrive
_tanks_arrive = Tanks.arrive
_vast_storm_arrive = VastStorm.arrive
_extra_head_dice = ExtraHead.dice
_giant_brain_throws = GiantBrain.throws
_telepath_usable = Telepath.usable
_telepath_use = Telepath.use
_smoke_cloud_arrive = SmokeCloud.arrive
_smoke_cloud_usable = SmokeCloud.usable
_smoke_cloud_use = SmokeCloud.use
_background_dweller_usable = BackgroundDweller.usable
_background_dweller_use = BackgroundDweller.use
_herd_culler_usable = HerdCuller.usable
_herd_culler_change = HerdCuller.change
_herd_culler_use = HerdCuller.use
_plot_twist_usable = PlotTwist.usable
_plot_twist_change = PlotTwist.change
_plot_twist_use = PlotTwist.use
_stretchy_usable = Stretchy.usable
_stretchy_change = Stretchy.change
_stretchy_use = Stretchy.use
_psychic_probe_prober = PsychicProbe.prober
_psychic_probe_probe = PsychicProbe.probe
_freeze_time_scored = FreezeTime.scored
_gourmet_scored = Gourmet.scored
_omnivore_scored = Omnivore.scored
_complete_destruction_scored = CompleteDestruction.scored
_acid_attack_strike = AcidAttack.strike
_acid_attack_arrive = AcidAttack.arrive
_alpha_monster_attack = AlphaMonster.attack
_burrowing_attack = Burrowing.attack
_burrowing_yielding = Burrowing.yielding
_burrowing_left = Burrowing.left
_eater_of_the_dead_death = EaterOfTheDead.death
_fire_breathing_neighbours = FireBreathing.neighbours
_nova_breath_reach = NovaBreath.reach
_poison_quills_attack = PoisonQuills.attack
_poison_quills_strike = PoisonQuills.strike
_poison_spit_hit = PoisonSpit.hit
_shrink_ray_hit = ShrinkRay.hit
_spiked_tail_attack = SpikedTail.attack
_urbavore_start_in_tokyo = Urbavore.start_in_tokyo
_urbavore_attack = Urbavore.attack
_armor_plating_prevent = ArmorPlating.prevent
_camouflage_cancel = Camouflage.cancel
_camouflage_usable = Camouflage.usable
_camouflage_use = Camouflage.use
_wings_usable = Wings.usable
_wings_use = Wings.use
_wings_spared = Wings.spared
_rapid_healing_usable = RapidHealing.usable
_rapid_healing_use = RapidHealing.use
_jets_waits = Jets.waits
_jets_late = Jets.late
_healing_ray_healable = HealingRay.healable
_healing_ray_heal_other = HealingRay.heal_other
_it_has_a_child_reprieve = ItHasAChild.reprieve
_were_only_making_it_stronger_hurt = WereOnlyMakingItStronger.hurt
_dedicated_news_team_bought = DedicatedNewsTeam.bought
_made_in_a_lab_looks = MadeInALab.looks
_metamorph_usable = Metamorph.usable
_metamorph_use = Metamorph.use
_mimic_arrive = Mimic.arrive
_monster_batteries_arrive = MonsterBatteries.arrive
_monster_batteries_start_turn = MonsterBatteries.start_turn
_opportunist_buyer = Opportunist.buyer
_parasitic_tentacles_sellers = ParasiticTentacles.sellers
_parasitic_tentacles_sold = ParasiticTentacles.sold
_rooting_for_the_underdog_end_turn = RootingForTheUnderdog.end_turn
_energy_hoarder_end_turn = EnergyHoarder.end_turn
_herbivore_end_turn = Herbivore.end_turn
_solar_powered_end_turn = SolarPowered.end_turn

THROWING_CARDS = word(0x88000000010)
ALTERING_CARDS = word(0x40080100000)
DEFENDING_CARDS = word(0x400000000000)
BESIDE_OTHERS_CARDS = word(0x40)
SELLING_CARDS = word(0x1000000)
ANY_TIME_CARDS = word(0x800000000)
CHARGING_CARDS = word(0x4000000)

WORD = {
    4: "again",
}
"""With which its use is written, where that is not its id."""

FACE = {
    4: "3",
    20: "1",
    32: "2",
}
"""The only face to which it turns dice, that it throws again, or with which it hits."""

PAYS = {
    43: 1,
    42: 2,
    46: 2,
    35: 2,
}
"""Energy that each use takes."""

COUNTERS = {
    39: 3,
    26: 2,
}
"""How many lie on it where a position does not say."""

HURTS = {
    57: 3,
    58: 4,
    59: 2,
    62: 3,
}
"""Damage that it does to its buyer."""

SAVES = {
    1: "perhaps",
    11: "perhaps",
    15: "perhaps",
    36: "perhaps",
    50: "perhaps",
    51: "perhaps",
    53: "perhaps",
    55: "perhaps",
    56: "likely",
    60: "likely",
    63: "perhaps",
    0: "perhaps",
    3: "perhaps",
    6: "likely",
    46: "likely",
    35: "perhaps",
    21: "perhaps",
    45: "perhaps",
    23: "perhaps",
    24: "perhaps",
    25: "perhaps",
    30: "perhaps",
    40: "by spending",
}
"""Whether buying or copying it may save a life before the turn ends: LIKELY, PERHAPS, BY_SPENDING."""

BRINGS = {
    51: 13,
    45: 4,
}
"""Energy that may come of it at most, once it works, before another card can be bought."""

_WHY_NOT: dict[int, Callable[[State, int, int], IllegalAction]] = {
    43: Telepath.why_not,
    4: BackgroundDweller.why_not,
    20: HerdCuller.why_not,
    31: PlotTwist.why_not,
    42: Stretchy.why_not,
    46: Wings.why_not,
    35: RapidHealing.why_not,
}


def why_not(s: State, p: int, kind: int, x: int) -> IllegalAction:
    """Why a monster cannot use a card that it has; x: as in `change`."""
    return _WHY_NOT[kind](s, p, x) if kind in _WHY_NOT else refusals.used(IDS[kind])


START_TURN_CARDS = word(0x4000000)
_START_TURN_MONSTER_BATTERIES = word(0x4000000)


@rule
def start_turn(s: State, p: int, x: int) -> int:
    """The owner's turn begins."""
    mine = u64(s.works[p] & START_TURN_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _START_TURN_MONSTER_BATTERIES) != NO_CARDS:
        for _ in range(copies(s, p, 26)):
            x = _monster_batteries_start_turn(s, p, x)
    return x

START_IN_TOKYO_CARDS = word(0x100000000000)
_START_IN_TOKYO_URBAVORE = word(0x100000000000)


@rule
def start_in_tokyo(s: State, p: int, x: int) -> int:
    """The owner's turn begins in Tokyo; x: its VP; out: its VP."""
    mine = u64(s.works[p] & START_IN_TOKYO_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _START_IN_TOKYO_URBAVORE) != NO_CARDS:
        for _ in range(copies(s, p, 44)):
            x = _urbavore_start_in_tokyo(s, p, x)
    return x

DICE_CARDS = word(0x1000)
_DICE_EXTRA_HEAD = word(0x1000)


@rule
def dice(s: State, p: int, x: int) -> int:
    """X: number of dice; out: the same with this card."""
    mine = u64(s.works[p] & DICE_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _DICE_EXTRA_HEAD) != NO_CARDS:
        for _ in range(copies(s, p, 12)):
            x = _extra_head_dice(s, p, x)
    return x

THROWS_CARDS = word(0x10000)
_THROWS_GIANT_BRAIN = word(0x10000)


@rule
def throws(s: State, p: int, x: int) -> int:
    """X: throws after the first; out: the same with this card."""
    mine = u64(s.works[p] & THROWS_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _THROWS_GIANT_BRAIN) != NO_CARDS:
        for _ in range(copies(s, p, 16)):
            x = _giant_brain_throws(s, p, x)
    return x

SCORED_CARDS = word(0x10024080)
_SCORED_FREEZE_TIME = word(0x4000)
_SCORED_GOURMET = word(0x20000)
_SCORED_OMNIVORE = word(0x10000000)
_SCORED_COMPLETE_DESTRUCTION = word(0x80)


@rule
def scored(s: State, p: int, x: int) -> int:
    """The numbers of the owner's final dice have scored."""
    mine = u64(s.works[p] & SCORED_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _SCORED_FREEZE_TIME) != NO_CARDS:
        for _ in range(copies(s, p, 14)):
            x = _freeze_time_scored(s, p, x)
    if (mine & _SCORED_GOURMET) != NO_CARDS:
        for _ in range(copies(s, p, 17)):
            x = _gourmet_scored(s, p, x)
    if (mine & _SCORED_OMNIVORE) != NO_CARDS:
        for _ in range(copies(s, p, 28)):
            x = _omnivore_scored(s, p, x)
    if (mine & _SCORED_COMPLETE_DESTRUCTION) != NO_CARDS:
        for _ in range(copies(s, p, 7)):
            x = _complete_destruction_scored(s, p, x)
    return x

HEALABLE_CARDS = word(0x40000)
_HEALABLE_HEALING_RAY = word(0x40000)


@rule
def healable(s: State, p: int, x: int) -> int:
    """X: bits of the other monsters that the owner's hearts can heal; out: with this card."""
    mine = u64(s.works[p] & HEALABLE_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _HEALABLE_HEALING_RAY) != NO_CARDS:
        for _ in range(copies(s, p, 18)):
            x = _healing_ray_healable(s, p, x)
    return x

ATTACK_CARDS = word(0x120100000024)
_ATTACK_ALPHA_MONSTER = word(0x4)
_ATTACK_BURROWING = word(0x20)
_ATTACK_POISON_QUILLS = word(0x100000000)
_ATTACK_SPIKED_TAIL = word(0x20000000000)
_ATTACK_URBAVORE = word(0x100000000000)


@rule
def attack(s: State, p: int, x: int) -> int:
    """The owner attacks; x: damage added for every attacked monster; out: with this card."""
    mine = u64(s.works[p] & ATTACK_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _ATTACK_ALPHA_MONSTER) != NO_CARDS:
        for _ in range(copies(s, p, 2)):
            x = _alpha_monster_attack(s, p, x)
    if (mine & _ATTACK_BURROWING) != NO_CARDS:
        for _ in range(copies(s, p, 5)):
            x = _burrowing_attack(s, p, x)
    if (mine & _ATTACK_POISON_QUILLS) != NO_CARDS:
        for _ in range(copies(s, p, 32)):
            x = _poison_quills_attack(s, p, x)
    if (mine & _ATTACK_SPIKED_TAIL) != NO_CARDS:
        for _ in range(copies(s, p, 41)):
            x = _spiked_tail_attack(s, p, x)
    if (mine & _ATTACK_URBAVORE) != NO_CARDS:
        for _ in range(copies(s, p, 44)):
            x = _urbavore_attack(s, p, x)
    return x

STRIKE_CARDS = word(0x100000001)
_STRIKE_ACID_ATTACK = word(0x1)
_STRIKE_POISON_QUILLS = word(0x100000000)


@rule
def strike(s: State, p: int, x: int) -> int:
    """X: damage to monsters in the other place without regard to claws; out: with this card."""
    mine = u64(s.works[p] & STRIKE_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _STRIKE_ACID_ATTACK) != NO_CARDS:
        for _ in range(copies(s, p, 0)):
            x = _acid_attack_strike(s, p, x)
    if (mine & _STRIKE_POISON_QUILLS) != NO_CARDS:
        for _ in range(copies(s, p, 32)):
            x = _poison_quills_strike(s, p, x)
    return x

REACH_CARDS = word(0x8000000)
_REACH_NOVA_BREATH = word(0x8000000)


@rule
def reach(s: State, p: int, x: int) -> int:
    """X: bits of the attacked monsters; out: with this card."""
    mine = u64(s.works[p] & REACH_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _REACH_NOVA_BREATH) != NO_CARDS:
        for _ in range(copies(s, p, 27)):
            x = _nova_breath_reach(s, p, x)
    return x

NEIGHBOURS_CARDS = word(0x2000)
_NEIGHBOURS_FIRE_BREATHING = word(0x2000)


@rule
def neighbours(s: State, p: int, x: int) -> int:
    """X: damage for both neighbours of the attacking owner; out: with this card."""
    mine = u64(s.works[p] & NEIGHBOURS_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _NEIGHBOURS_FIRE_BREATHING) != NO_CARDS:
        for _ in range(copies(s, p, 13)):
            x = _fire_breathing_neighbours(s, p, x)
    return x

WAITS_CARDS = word(0x400000)
_WAITS_JETS = word(0x400000)


@rule
def waits(s: State, p: int, x: int) -> int:
    """An attack is about to hit the owner, who will be asked to yield; out: 1, the damage waits for the answer."""
    mine = u64(s.works[p] & WAITS_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _WAITS_JETS) != NO_CARDS:
        for _ in range(copies(s, p, 22)):
            x = _jets_waits(s, p, x)
    return x

PREVENT_CARDS = word(0x8)
_PREVENT_ARMOR_PLATING = word(0x8)


@rule
def prevent(s: State, p: int, x: int) -> int:
    """X: damage about to hit the owner; out: what is left."""
    mine = u64(s.works[p] & PREVENT_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _PREVENT_ARMOR_PLATING) != NO_CARDS:
        for _ in range(copies(s, p, 3)):
            x = _armor_plating_prevent(s, p, x)
    return x

CANCEL_CARDS = word(0x40)
_CANCEL_CAMOUFLAGE = word(0x40)


@rule
def cancel(s: State, p: int, x: int) -> int:
    """X: damage about to hit the owner, for which dice are thrown once; out: what is left."""
    mine = u64(s.works[p] & CANCEL_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _CANCEL_CAMOUFLAGE) != NO_CARDS:
        for _ in range(copies(s, p, 6)):
            x = _camouflage_cancel(s, p, x)
    return x

HIT_CARDS = word(0x4200000000)
_HIT_POISON_SPIT = word(0x200000000)
_HIT_SHRINK_RAY = word(0x4000000000)


@rule
def hit(s: State, p: int, x: int) -> int:
    """The owner's attack has damaged monster x."""
    mine = u64(s.works[p] & HIT_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _HIT_POISON_SPIT) != NO_CARDS:
        for _ in range(copies(s, p, 33)):
            x = _poison_spit_hit(s, p, x)
    if (mine & _HIT_SHRINK_RAY) != NO_CARDS:
        for _ in range(copies(s, p, 38)):
            x = _shrink_ray_hit(s, p, x)
    return x

HURT_CARDS = word(0x200000000000)
_HURT_WERE_ONLY_MAKING_IT_STRONGER = word(0x200000000000)


@rule
def hurt(s: State, p: int, x: int) -> int:
    """The owner has lost x health at once."""
    mine = u64(s.works[p] & HURT_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _HURT_WERE_ONLY_MAKING_IT_STRONGER) != NO_CARDS:
        for _ in range(copies(s, p, 45)):
            x = _were_only_making_it_stronger_hurt(s, p, x)
    return x

DEATH_CARDS = word(0x200)
_DEATH_EATER_OF_THE_DEAD = word(0x200)


@rule
def death(s: State, p: int, x: int) -> int:
    """The health of monster x has reached 0, the owner is another."""
    mine = u64(s.works[p] & DEATH_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _DEATH_EATER_OF_THE_DEAD) != NO_CARDS:
        for _ in range(copies(s, p, 9)):
            x = _eater_of_the_dead_death(s, p, x)
    return x

REPRIEVE_CARDS = word(0x200000)
_REPRIEVE_IT_HAS_A_CHILD = word(0x200000)


@rule
def reprieve(s: State, p: int, x: int) -> int:
    """The owner's health is 0; out: 1, it stays in the game."""
    mine = u64(s.works[p] & REPRIEVE_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _REPRIEVE_IT_HAS_A_CHILD) != NO_CARDS:
        for _ in range(copies(s, p, 21)):
            x = _it_has_a_child_reprieve(s, p, x)
    return x

LEFT_CARDS = word(0x20)
_LEFT_BURROWING = word(0x20)


@rule
def left(s: State, p: int, x: int) -> int:
    """The owner has yielded to the active monster, which takes its place."""
    mine = u64(s.works[p] & LEFT_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _LEFT_BURROWING) != NO_CARDS:
        for _ in range(copies(s, p, 5)):
            x = _burrowing_left(s, p, x)
    return x

LOOKS_CARDS = word(0x800000)
_LOOKS_MADE_IN_A_LAB = word(0x800000)


@rule
def looks(s: State, p: int, x: int) -> int:
    """In the owner's buying step; out: 1, it sees the top card of the deck and can buy it."""
    mine = u64(s.works[p] & LOOKS_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _LOOKS_MADE_IN_A_LAB) != NO_CARDS:
        for _ in range(copies(s, p, 23)):
            x = _made_in_a_lab_looks(s, p, x)
    return x

SELLERS_CARDS = word(0x40000000)
_SELLERS_PARASITIC_TENTACLES = word(0x40000000)


@rule
def sellers(s: State, p: int, x: int) -> int:
    """In the owner's buying step; x: bits of the monsters whose cards it can buy; out: with this card."""
    mine = u64(s.works[p] & SELLERS_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _SELLERS_PARASITIC_TENTACLES) != NO_CARDS:
        for _ in range(copies(s, p, 30)):
            x = _parasitic_tentacles_sellers(s, p, x)
    return x

BOUGHT_CARDS = word(0x100)
_BOUGHT_DEDICATED_NEWS_TEAM = word(0x100)


@rule
def bought(s: State, p: int, x: int) -> int:
    """The owner buys another card."""
    mine = u64(s.works[p] & BOUGHT_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _BOUGHT_DEDICATED_NEWS_TEAM) != NO_CARDS:
        for _ in range(copies(s, p, 8)):
            x = _dedicated_news_team_bought(s, p, x)
    return x

END_TURN_CARDS = word(0x12000080400)
_END_TURN_ROOTING_FOR_THE_UNDERDOG = word(0x2000000000)
_END_TURN_ENERGY_HOARDER = word(0x400)
_END_TURN_HERBIVORE = word(0x80000)
_END_TURN_SOLAR_POWERED = word(0x10000000000)


@rule
def end_turn(s: State, p: int, x: int) -> int:
    """The end of the owner's turn, in the order of the cards."""
    mine = u64(s.works[p] & END_TURN_CARDS)
    if mine == NO_CARDS:
        return x
    if (mine & _END_TURN_ROOTING_FOR_THE_UNDERDOG) != NO_CARDS:
        for _ in range(copies(s, p, 37)):
            x = _rooting_for_the_underdog_end_turn(s, p, x)
    if (mine & _END_TURN_ENERGY_HOARDER) != NO_CARDS:
        for _ in range(copies(s, p, 10)):
            x = _energy_hoarder_end_turn(s, p, x)
    if (mine & _END_TURN_HERBIVORE) != NO_CARDS:
        for _ in range(copies(s, p, 19)):
            x = _herbivore_end_turn(s, p, x)
    if (mine & _END_TURN_SOLAR_POWERED) != NO_CARDS:
        for _ in range(copies(s, p, 40)):
            x = _solar_powered_end_turn(s, p, x)
    return x

PROBER_CARDS = word(0x400000000)


@rule
def prober(s: State, p: int, x: int) -> int:
    """Monster p has thrown for the last time; out: who may throw one of its dice again next, or NOBODY."""
    x = _psychic_probe_prober(s, p, x)
    return x

PROBE_CARDS = word(0x400000000)


@rule
def probe(s: State, p: int, x: int) -> int:
    """Monster p throws a die of the active one again; x: its face."""
    x = _psychic_probe_probe(s, p, x)
    return x

HEAL_OTHER_CARDS = word(0x40000)


@rule
def heal_other(s: State, p: int, x: int) -> int:
    """Hearts of monster p heal another one; x: 6 x health + its seat."""
    x = _healing_ray_heal_other(s, p, x)
    return x

SPARED_CARDS = word(0x400000000000)


@rule
def spared(s: State, p: int, x: int) -> int:
    """X: damage about to hit monster p; out: what is left by effects that outlast their cards."""
    x = _wings_spared(s, p, x)
    return x

YIELDING_CARDS = word(0x20)


@rule
def yielding(s: State, p: int, x: int) -> int:
    """Monsters are about to be asked whether they yield to monster p."""
    x = _burrowing_yielding(s, p, x)
    return x

LATE_CARDS = word(0x400000)


@rule
def late(s: State, p: int, x: int) -> int:
    """X: damage that waited until monster p had answered; out: what of it comes."""
    x = _jets_late(s, p, x)
    return x

SOLD_CARDS = word(0x40000000)


@rule
def sold(s: State, p: int, x: int) -> int:
    """Monster p has paid another one for its card; x: 6 x price + its seat."""
    x = _parasitic_tentacles_sold(s, p, x)
    return x

BUYER_CARDS = word(0x20000000)


@rule
def buyer(s: State, p: int, x: int) -> int:
    """Cards have come up in the turn of monster p; out: who may buy one of them at once next, or NOBODY."""
    x = _opportunist_buyer(s, p, x)
    return x


@rule
def arrive(s: State, p: int, kind: int, x: int) -> int:
    """The card comes to its owner; x: bits COPIED (by Mimic), BUYING_STEP (own), TAKEN (with counters)."""
    if kind == 11:
        x = _even_bigger_arrive(s, p, x)
    elif kind == 47:
        x = _apartment_building_arrive(s, p, x)
    elif kind == 48:
        x = _commuter_train_arrive(s, p, x)
    elif kind == 49:
        x = _corner_store_arrive(s, p, x)
    elif kind == 61:
        x = _skyscraper_arrive(s, p, x)
    elif kind == 50:
        x = _drop_from_high_altitude_arrive(s, p, x)
    elif kind == 51:
        x = _energize_arrive(s, p, x)
    elif kind == 52:
        x = _evacuation_orders_arrive(s, p, x)
    elif kind == 53:
        x = _fire_blast_arrive(s, p, x)
    elif kind == 54:
        x = _frenzy_arrive(s, p, x)
    elif kind == 55:
        x = _gas_refinery_arrive(s, p, x)
    elif kind == 56:
        x = _heal_arrive(s, p, x)
    elif kind == 57:
        x = _high_altitude_bombing_arrive(s, p, x)
    elif kind == 58:
        x = _jet_fighters_arrive(s, p, x)
    elif kind == 59:
        x = _national_guard_arrive(s, p, x)
    elif kind == 60:
        x = _nuclear_power_plant_arrive(s, p, x)
    elif kind == 62:
        x = _tanks_arrive(s, p, x)
    elif kind == 63:
        x = _vast_storm_arrive(s, p, x)
    elif kind == 39:
        x = _smoke_cloud_arrive(s, p, x)
    elif kind == 0:
        x = _acid_attack_arrive(s, p, x)
    elif kind == 25:
        x = _mimic_arrive(s, p, x)
    elif kind == 26:
        x = _monster_batteries_arrive(s, p, x)
    return x


@rule
def usable(s: State, p: int, kind: int, x: int) -> int:
    """Out: 1 where its owner may use it now."""
    if kind == 43:
        x = _telepath_usable(s, p, x)
    elif kind == 39:
        x = _smoke_cloud_usable(s, p, x)
    elif kind == 4:
        x = _background_dweller_usable(s, p, x)
    elif kind == 20:
        x = _herd_culler_usable(s, p, x)
    elif kind == 31:
        x = _plot_twist_usable(s, p, x)
    elif kind == 42:
        x = _stretchy_usable(s, p, x)
    elif kind == 6:
        x = _camouflage_usable(s, p, x)
    elif kind == 46:
        x = _wings_usable(s, p, x)
    elif kind == 35:
        x = _rapid_healing_usable(s, p, x)
    elif kind == 24:
        x = _metamorph_usable(s, p, x)
    else:
        x = 0
    return x


@rule
def use(s: State, p: int, kind: int, x: int) -> int:
    """It is used, and paid; x: as in `change`, or the kind of card that is sold."""
    if kind == 43:
        x = _telepath_use(s, p, x)
    elif kind == 39:
        x = _smoke_cloud_use(s, p, x)
    elif kind == 4:
        x = _background_dweller_use(s, p, x)
    elif kind == 20:
        x = _herd_culler_use(s, p, x)
    elif kind == 31:
        x = _plot_twist_use(s, p, x)
    elif kind == 42:
        x = _stretchy_use(s, p, x)
    elif kind == 6:
        x = _camouflage_use(s, p, x)
    elif kind == 46:
        x = _wings_use(s, p, x)
    elif kind == 35:
        x = _rapid_healing_use(s, p, x)
    elif kind == 24:
        x = _metamorph_use(s, p, x)
    else:
        x = 0
    return x


@rule
def change(s: State, p: int, kind: int, x: int) -> int:
    """X: 6 x face + face; out: 1 where the owner may turn such a die."""
    if kind == 20:
        x = _herd_culler_change(s, p, x)
    elif kind == 31:
        x = _plot_twist_change(s, p, x)
    elif kind == 42:
        x = _stretchy_change(s, p, x)
    else:
        x = 0
    return x
