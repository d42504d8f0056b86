"""What things are worth to a monster, in victory points: hand-made, by situation. The leaf of `roller`."""

from __future__ import annotations

import numpy as np

from kingtable.engine.compiler.jit import rule
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.buying import price_of
from kingtable.king_of_tokyo.cards import kinds
from kingtable.king_of_tokyo.cards.deck import CARDS, KEEPS
from kingtable.king_of_tokyo.effects import most_health, other_place, others

WIN = 60.0
ENERGY_CUBE = 0.55
HEALTH_POINT = np.array([4.0, 2.4, 2.0, 1.6, 1.2, 0.9, 0.65, 0.5, 0.38, 0.3, 0.25, 0.2, 0.0])
"""[h]: what the health point after h is worth."""

_POINTS = {"apartment_building": 3, "commuter_train": 2, "corner_store": 1, "skyscraper": 4, "national_guard": 2}
_POINTS |= {"tanks": 4, "jet_fighters": 5, "nuclear_power_plant": 2, "gas_refinery": 2, "vast_storm": 2}
_POINTS |= {"drop_from_high_altitude": 2}
POINTS = np.array([float(_POINTS.get(card["id"], 0)) for card in CARDS])
"""[kind]: VP on buying."""

_KEEP = {
    "acid_attack": 3.0,
    "alien_metabolism": 1.6,
    "alpha_monster": 2.4,
    "armor_plating": 1.5,
    "background_dweller": 1.2,
    "burrowing": 1.8,
    "camouflage": 1.5,
    "complete_destruction": 0.9,
    "dedicated_news_team": 1.4,
    "eater_of_the_dead": 1.6,
    "energy_hoarder": 1.0,
    "even_bigger": 1.8,
    "extra_head": 3.6,
    "fire_breathing": 1.9,
    "freeze_time": 1.4,
    "friend_of_children": 1.8,
    "giant_brain": 2.6,
    "gourmet": 1.1,
    "healing_ray": 0.5,
    "herbivore": 1.6,
    "herd_culler": 1.3,
    "it_has_a_child": 2.6,
    "jets": 1.7,
    "made_in_a_lab": 0.3,
    "metamorph": 0.2,
    "mimic": 2.2,
    "monster_batteries": 0.9,
    "nova_breath": 3.2,
    "omnivore": 1.9,
    "opportunist": 0.4,
    "parasitic_tentacles": 0.4,
    "plot_twist": 0.9,
    "poison_quills": 1.2,
    "poison_spit": 1.8,
    "psychic_probe": 0.6,
    "rapid_healing": 1.4,
    "regeneration": 1.6,
    "rooting_for_the_underdog": 0.7,
    "shrink_ray": 2.0,
    "smoke_cloud": 1.2,
    "solar_powered": 0.9,
    "spiked_tail": 2.8,
    "stretchy": 1.0,
    "telepath": 1.4,
    "urbavore": 1.6,
    "were_only_making_it_stronger": 0.8,
    "wings": 2.2,
}
KEEP_WORTH = np.array([_KEEP.get(card["id"], 0.4 * card["cost"]) for card in CARDS[:KEEPS]])
"""[kind]: what a Keep card gives over a whole game; one that is not in the list, what it costs."""


@rule
def health_worth(s: L.State, p: int, low: int, high: int) -> float:
    """What it is worth to have `high` health instead of `low`."""
    worth = 0.0
    for health in range(max(0, low), min(12, high)):
        worth += HEALTH_POINT[health]
    return worth


@rule
def stage_of_game(s: L.State) -> float:
    """How much of the game is still to come: 1 at the beginning, towards 0 at the end."""
    most = 0
    for q in range(s.players):
        if s.health[q] > 0:
            most = max(most, s.vp[q])
    return min(1.0, max(0.15, (L.GOAL - most) / 14.0))


@rule
def hits_to_come(s: L.State, p: int) -> float:
    """Damage that a monster in Tokyo has to expect until its next turn."""
    expected = 0.0
    for q in range(s.players):
        if q != p and s.health[q] > 0:
            expected += 1.1 + 0.8 * (L.copies(s, q, kinds.SPIKED_TAIL) + L.copies(s, q, kinds.ACID_ATTACK))
    return expected


@rule
def entering(s: L.State, p: int, health: int) -> float:
    """What taking Tokyo is worth: 1 VP now, 2 for who is still there, the hits, no healing."""
    if s.vp[p] + 1 >= L.GOAL:
        return WIN
    danger = hits_to_come(s, p)
    spare = health - danger
    if spare > 2.0:
        return 1.9 if s.vp[p] < L.GOAL - 3 else 4.0
    if spare > 0.0:
        return 1.1
    return 0.2 if health > 3 else -2.0


@rule
def hurting(s: L.State, p: int, q: int, damage: int) -> float:
    """What damage to a monster is worth to another."""
    if damage <= 0 or (damage == 1 and L.works(s, q, kinds.ARMOR_PLATING)):
        return 0.0
    each = 0.26 + 0.02 * s.vp[q]
    worth: float = each * min(damage, s.health[q])
    if damage >= s.health[q]:
        if L.living(s) == 2:
            return WIN
        worth += 1.5 + 0.15 * s.vp[q] + 3.0 * L.copies(s, p, kinds.EATER_OF_THE_DEAD)
    return worth


@rule
def yields_with(s: L.State, q: int, damage: int) -> float:
    """How likely the monster in Tokyo leaves when it is hit so."""
    left = s.health[q] - damage
    if left <= 0:
        return 1.0
    return 0.85 if left <= 4 else 0.45


@rule
def leaf(s: L.State, p: int, ones: int, twos: int, threes: int, hearts: int, energy: int, claws: int) -> float:
    """What final dice are worth to the active monster."""
    points = 0
    if ones >= 3:
        points += ones - 2 + 2 * L.copies(s, p, kinds.GOURMET)
    if twos >= 3:
        points += twos - 1
    if threes >= 3:
        points += threes
    worth = 0.0
    if ones >= 3 and L.works(s, p, kinds.FREEZE_TIME):
        worth += 1.8
    if ones > 0 and twos > 0 and threes > 0:
        points += 2 * L.copies(s, p, kinds.OMNIVORE)
        if hearts > 0 and energy > 0 and claws > 0:
            points += 9 * L.copies(s, p, kinds.COMPLETE_DESTRUCTION)
    if claws > 0:
        points += L.copies(s, p, kinds.ALPHA_MONSTER)
    inside = L.in_tokyo(s, p)
    health = s.health[p]
    if not inside and hearts > 0:
        most = most_health(s, p)
        used = min(hearts, most - health)
        if used > 0:
            healed = min(most, health + used + L.copies(s, p, kinds.REGENERATION))
            worth += health_worth(s, p, health, healed)
            health = healed
        worth += 0.45 * min(hearts - used, s.poison[p] + s.shrink[p])
    if energy > 0:
        cube = ENERGY_CUBE * stage_of_game(s) if s.energy[p] < 12 else 0.15
        worth += cube * (energy + L.copies(s, p, kinds.FRIEND_OF_CHILDREN))
    within_reach = other_place(s, p)
    acid = L.copies(s, p, kinds.ACID_ATTACK)
    quills = 2 * L.copies(s, p, kinds.POISON_QUILLS) if twos >= 3 else 0
    if claws > 0:
        damage = claws + acid + quills + L.copies(s, p, kinds.SPIKED_TAIL)
        if inside:
            damage += L.copies(s, p, kinds.URBAVORE) + L.copies(s, p, kinds.BURROWING)
        targets = within_reach
        if targets != 0 and L.works(s, p, kinds.NOVA_BREATH):
            targets = others(s, p)
        beside = 0.5 * L.copies(s, p, kinds.FIRE_BREATHING) if targets != 0 else 0.0
        killed = 0
        for q in range(s.players):
            if targets >> q & 1:
                reaches = damage if not (L.works(s, q, kinds.JETS) and not inside) else 1
                worth += hurting(s, p, q, reaches)
                if reaches >= s.health[q]:
                    killed += 1
        worth += beside
        if killed >= L.living(s) - 1:
            worth += WIN
        elif not inside:
            chance = 1.0
            if s.tokyo[L.CITY] != L.NOBODY:
                chance = yields_with(s, s.tokyo[L.CITY], damage)
            worth += chance * entering(s, p, health)
    elif acid + quills > 0:
        for q in range(s.players):
            if within_reach >> q & 1:
                worth += hurting(s, p, q, acid + quills)
    if s.vp[p] + points >= L.GOAL:
        worth += WIN
    return float(worth + points * (1.0 + 0.03 * s.vp[p]))


@rule
def all_hurt(s: L.State, p: int, damage: int) -> float:
    """What the same damage to all other monsters is worth."""
    worth = 0.0
    killed = 0
    for q in range(s.players):
        if q != p and s.health[q] > 0:
            worth += hurting(s, p, q, damage)
            if damage >= s.health[q]:
                killed += 1
    return worth + WIN if killed >= L.living(s) - 1 else worth


@rule
def own_loss(s: L.State, p: int, damage: int) -> float:
    """What damage to oneself costs."""
    if damage >= s.health[p]:
        return WIN
    return health_worth(s, p, s.health[p] - damage, s.health[p])


@rule
def card_worth(s: L.State, p: int, kind: int) -> float:
    """What a card is worth to a monster now."""
    if kind < KEEPS:
        worth: float = 1.45 * KEEP_WORTH[kind] * stage_of_game(s)
        if kind == kinds.EVEN_BIGGER:
            worth += health_worth(s, p, s.health[p], s.health[p] + 2)
        return worth
    points = POINTS[kind]
    worth = points * (1.0 + 0.03 * s.vp[p])
    if kind == kinds.DROP_FROM_HIGH_ALTITUDE and not L.in_tokyo(s, p):
        points += 1.0
        worth += entering(s, p, s.health[p])
    if s.vp[p] + points >= L.GOAL:
        worth += WIN
    missing = most_health(s, p) - s.health[p]
    if kind == kinds.NATIONAL_GUARD:
        worth -= own_loss(s, p, 2)
    elif kind == kinds.TANKS:
        worth -= own_loss(s, p, 3)
    elif kind == kinds.JET_FIGHTERS:
        worth -= own_loss(s, p, 4)
    elif kind == kinds.HEAL:
        worth += health_worth(s, p, s.health[p], s.health[p] + min(2, missing))
    elif kind == kinds.NUCLEAR_POWER_PLANT:
        worth += health_worth(s, p, s.health[p], s.health[p] + min(3, missing))
    elif kind == kinds.FIRE_BLAST:
        worth += all_hurt(s, p, 2)
    elif kind == kinds.GAS_REFINERY:
        worth += all_hurt(s, p, 3)
    elif kind == kinds.HIGH_ALTITUDE_BOMBING:
        worth += all_hurt(s, p, 3) - own_loss(s, p, 3)
    elif kind == kinds.ENERGIZE:
        worth += 9 * ENERGY_CUBE
    elif kind == kinds.FRENZY:
        worth += 3.0
    elif kind in (kinds.EVACUATION_ORDERS, kinds.VAST_STORM):
        for q in range(s.players):
            if q != p and s.health[q] > 0:
                if kind == kinds.EVACUATION_ORDERS:
                    worth += 0.45 * min(5, s.vp[q]) * (0.4 + s.vp[q] / L.GOAL)
                else:
                    worth += 0.12 * (s.energy[q] // 2)
    return worth


@rule
def bargain(s: L.State, p: int, kind: int) -> float:
    """What a card is worth more than its price in energy."""
    return card_worth(s, p, kind) - ENERGY_CUBE * stage_of_game(s) * price_of(s, p, kind)
