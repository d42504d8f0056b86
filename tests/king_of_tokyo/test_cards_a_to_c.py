"""The rulings of every card, A to C: what no other file tests, by card (king_of_tokyo_cards.json)."""

from __future__ import annotations

import pytest

from tests.king_of_tokyo.table import NOTHING, Sit, c, m

# Acid Attack


def test_acid_attack_works_on_the_turn_it_is_bought(sit: Sit) -> None:
    t = sit(m(energy=8), m(), m(), row=["acid_attack"], city=0).play("buy acid_attack")
    assert t.healths() == [10, 9, 9]
    assert sit(m(energy=8), m(), m(), row=["acid_attack"]).play("buy acid_attack").healths() == [10, 10, 10]


def test_acid_attack_works_on_the_turn_of_its_owner_only(sit: Sit) -> None:
    t = sit(m(), m("acid_attack"), m(), dice=NOTHING, city=1).play("done")
    assert t.healths() == [10, 10, 10]


def test_acid_attack_hits_the_other_place_only(sit: Sit) -> None:
    five = [m("acid_attack"), m(), m(), m(), m()]
    assert sit(*five, dice=NOTHING, city=0, bay=1).play("done").healths() == [10, 10, 9, 9, 9]
    assert sit(*five, dice=NOTHING, city=1, bay=2).play("done").healths() == [10, 9, 9, 10, 10]
    assert sit(*five, dice=NOTHING).play("done").healths() == [10] * 5


def test_acid_attack_joins_the_packet_of_an_attack(sit: Sit) -> None:
    t = sit(m("acid_attack"), m("armor_plating"), m(), dice="claw 1 1 2 2 3", city=1).play("done", "stay")
    assert t.health(1) == 8
    assert sit(m("acid_attack"), m("armor_plating"), m(), dice=NOTHING, city=1).play("done").health(1) == 10


def test_acid_attack_without_a_claw_is_no_attack(sit: Sit) -> None:
    t = sit(m("acid_attack", "poison_spit", "shrink_ray", "alpha_monster"), m(), m(), dice=NOTHING, city=1)
    t.play("done")
    assert t.asked == ("buy", 0)
    assert t.tokyo == (1, None)
    assert (t.health(1), t.monster(1)["poison"], t.monster(1)["shrink"], t.vp(0)) == (9, 0, 0, 0)


def test_acid_attack_that_kills_in_tokyo_lets_nobody_in(sit: Sit) -> None:
    t = sit(m("acid_attack"), m(health=1), m(), dice=NOTHING, city=1).play("done")
    assert t.tokyo == (None, None)
    assert t.asked == ("buy", 0)


# Alien Metabolism


def test_alien_metabolism_takes_1_off_every_purchase(sit: Sit) -> None:
    t = sit(m("alien_metabolism", energy=3), m(), row=["commuter_train"]).play("buy commuter_train")
    assert (t.energy(0), t.vp(0)) == (0, 2)
    lab = sit(m("alien_metabolism", "made_in_a_lab", energy=5), m(), deck=["jets"]).play("buy top")
    assert (lab.cards(0), lab.energy(0)) == (["alien_metabolism", "jets", "made_in_a_lab"], 1)
    arm = sit(m("alien_metabolism", "parasitic_tentacles", energy=6), m("jets"), m()).play("buy jets from 1")
    assert (arm.energy(0), arm.energy(1)) == (2, 6)
    chance = sit(m(energy=9), m("alien_metabolism", "opportunist", energy=4), m(), row=["heal"], deck=["jets"])
    chance.play("buy heal", "buy jets")
    assert (chance.cards(1), chance.energy(1)) == (["alien_metabolism", "jets", "opportunist"], 0)


def test_alien_metabolism_does_not_touch_sweeps_and_activations(sit: Sit) -> None:
    t = sit(m("alien_metabolism", "wings", energy=9), m()).play("sweep")
    assert t.energy(0) == 7
    assert sit(m("alien_metabolism", energy=1), m()).turn == 1  # nothing to be had for 1
    stretch = sit(m("alien_metabolism", "stretchy", energy=4), m(), dice=NOTHING).play("done", "stretchy 1 2")
    assert stretch.energy(0) == 2


def test_alien_metabolism_twice_takes_2_off_but_never_below_0(sit: Sit) -> None:
    twice = ("alien_metabolism", c("mimic", copies="alien_metabolism", of=0))
    t = sit(m(*twice, energy=5), m(), row=["skyscraper", "solar_powered"])
    t.play("buy skyscraper")
    assert (t.vp(0), t.energy(0)) == (4, 1)
    t.play("buy solar_powered")
    assert "solar_powered" in t.cards(0)
    assert t.energy(0) == 1


def test_alien_metabolism_lowers_what_metamorph_gives_back(sit: Sit) -> None:
    t = sit(m("alien_metabolism", "metamorph", energy=4), m(), row=["camouflage"])
    t.play("buy camouflage", "end")
    assert t.card(0, "camouflage")["paid"] == 2
    assert t.play("sell camouflage").energy(0) == 4


# Alpha Monster


def test_alpha_monster_pays_once_an_attack(sit: Sit) -> None:
    t = sit(m("alpha_monster"), m(), m(), m(), dice="claw claw claw 1 1 2", city=0).play("done")
    assert t.vp(0) == 1


def test_alpha_monster_pays_when_an_empty_tokyo_is_entered(sit: Sit) -> None:
    assert sit(m("alpha_monster"), m(), m(), dice="claw 1 1 2 2 3").play("done").vp(0) == 2


def test_alpha_monster_needs_a_claw(sit: Sit) -> None:
    assert sit(m("alpha_monster"), m(), m(), dice=NOTHING, city=0).play("done").vp(0) == 0


# Armor Plating


@pytest.mark.parametrize(("claws", "left"), [(1, 10), (2, 8), (3, 7)])
def test_armor_plating_is_not_a_reduction(sit: Sit, claws: int, left: int) -> None:
    dice = " ".join(["claw"] * claws + ["1", "1", "2", "2", "3"][: 6 - claws])
    assert sit(m(), m("armor_plating"), m(), dice=dice, city=1).play("done", "stay").health(1) == left


@pytest.mark.parametrize(("poison", "left"), [(1, 10), (2, 8)])
def test_armor_plating_looks_at_each_source_alone(sit: Sit, poison: int, left: int) -> None:
    assert sit(m("armor_plating", poison=poison), m(), m()).play("end").health(0) == left


@pytest.mark.parametrize("card", ["acid_attack", "fire_breathing", "spiked_tail"])
def test_armor_plating_looks_after_bonuses_have_joined(sit: Sit, card: str) -> None:
    t = sit(m(card), m("armor_plating"), m(), dice="claw 1 1 2 2 3", city=1).play("done", "stay")
    assert t.health(1) == 8


def test_armor_plating_that_stops_all_lets_no_counter_through(sit: Sit) -> None:
    t = sit(m("poison_spit", "shrink_ray"), m("armor_plating"), m(), dice="claw 1 1 2 2 3", city=1)
    assert t.play("done").asked == ("yield", 1)  # attacked all the same (decision 3)
    t.play("yield")
    assert (t.monster(1)["poison"], t.monster(1)["shrink"], t.tokyo) == (0, 0, (0, None))


def test_armor_plating_comes_before_camouflage_and_after_it(sit: Sit) -> None:
    both = m("armor_plating", "camouflage")
    t = sit(m(), both, m(), dice="claw claw 1 1 2 2", city=1).force("heart 1").play("done", "stay")
    assert t.health(1) == 10
    one = sit(m(), m("armor_plating", "camouflage", "wings"), m(), dice="claw 1 1 2 2 3", city=1).play("done")
    assert one.asked == ("yield", 1)  # nothing was asked before


# Background Dweller


def test_background_dweller_throws_3s_again_without_limit(sit: Sit) -> None:
    t = sit(m("background_dweller"), m(), m(), dice="3 3 1 1 2 2", rerolls=0)
    for _ in range(5):
        t.force("3").play("again")
    assert t.dice() == ["1", "1", "2", "2", "3", "3"]
    t.force("claw").play("again").force("heart").play("again")
    assert t.asked[0] == "buy"  # no 3 is left, so the dice count
    assert t.dice() == ["1", "1", "2", "2", "heart", "claw"]


def test_background_dweller_is_no_duty_and_for_3s_only(sit: Sit) -> None:
    t = sit(m("background_dweller"), m(), m(), dice="3 3 3 1 2 2")
    assert t.play("done").vp(0) == 3
    sit(m("background_dweller"), m(), m(), dice="1 1 2 2 energy energy").refused("again")
    spent = sit(m("background_dweller"), m(), m(), dice="3 1 1 2 2 energy", rerolls=1)
    spent.force("2").play("again")
    assert spent.position()["rerolls"] == 1  # costs no throw


# Burrowing


def test_burrowing_hurts_who_takes_the_place_without_being_an_attack(sit: Sit) -> None:
    t = sit(m(), m("burrowing", "poison_spit", "shrink_ray"), m(), dice="claw claw 1 1 2 2", city=1)
    t.play("done", "yield")
    assert (t.healths(), t.tokyo) == ([9, 8, 10], (0, None))
    assert (t.monster(0)["poison"], t.monster(0)["shrink"], t.asked) == (0, 0, ("buy", 0))


def test_burrowing_works_from_the_bay_and_for_the_city(sit: Sit) -> None:
    five = [m(), m("burrowing"), m(), m(), m()]
    t = sit(*five, dice="claw 1 1 2 2 3", city=2, bay=1).play("done", "yield", "stay")
    assert (t.health(0), t.tokyo) == (9, (2, 0))
    t = sit(*five, dice="claw 1 1 2 2 3", city=2, bay=1).play("done", "yield", "yield")
    assert (t.health(0), t.tokyo) == (9, (0, None))


def test_burrowing_needs_a_yield(sit: Sit) -> None:
    t = sit(m(), m("burrowing", health=1), m(), dice="claw 1 1 2 2 3", city=1).play("done")
    assert (t.healths(), t.tokyo) == ([10, 0, 10], (0, None))  # killed
    t = sit(m(energy=7), m("burrowing"), m(), row=["drop_from_high_altitude"], city=1)
    t.play("buy drop_from_high_altitude")
    assert (t.healths(), t.tokyo) == ([10, 10, 10], (0, None))  # displaced


def test_burrowing_that_kills_the_attacker_leaves_tokyo_empty(sit: Sit) -> None:
    t = sit(m(health=1), m("burrowing"), m(), dice="claw 1 1 2 2 3", city=1).play("done", "yield")
    assert (t.healths(), t.tokyo, t.turn, t.vp(0)) == ([0, 9, 10], (None, None), 1, 0)


def test_burrowing_adds_1_to_attacks_from_tokyo_only(sit: Sit) -> None:
    dice = "claw claw 1 1 2 2"
    assert sit(m("burrowing"), m(), m(), dice=dice, city=0).play("done").healths() == [10, 7, 7]
    assert sit(m("burrowing"), m(), m(), dice=dice, city=1).play("done", "stay").health(1) == 8
    assert sit(m("burrowing"), m(), m(), dice=NOTHING, city=0).play("done").healths() == [10, 10, 10]


# Camouflage


def test_camouflage_works_against_all_damage(sit: Sit) -> None:
    t = sit(m("camouflage", poison=2), m(), m()).force("heart 1").play("end")
    assert t.health(0) == 9
    t = sit(m(energy=5), m("camouflage"), m(), row=["fire_blast"]).force("heart heart").play("buy fire_blast")
    assert t.healths() == [10, 10, 8]
    t = sit(m("camouflage", energy=7), m(), row=["jet_fighters"]).force("heart heart heart 1")
    assert t.play("buy jet_fighters").health(0) == 9


def test_camouflage_that_cancels_all_makes_it_no_attack_for_other_cards(sit: Sit) -> None:
    cards = ("poison_spit", "shrink_ray", "herbivore")
    t = sit(m(*cards), m("camouflage"), m(), dice="claw claw 1 1 2 3", city=1).force("heart heart")
    t.play("done", "stay")
    assert (t.health(1), t.monster(1)["poison"], t.monster(1)["shrink"]) == (10, 0, 0)
    assert t.play("end").vp(0) == 1


def test_camouflage_still_lets_its_owner_yield(sit: Sit) -> None:
    t = sit(m(), m("camouflage"), m(), dice="claw 1 1 2 2 3", city=1).force("heart").play("done")
    assert t.asked == ("yield", 1)
    assert t.play("yield").tokyo == (0, None)


def test_camouflage_is_asked_with_wings_or_rapid_healing_only(sit: Sit) -> None:
    t = sit(m(), m("camouflage"), m(), dice="claw claw 1 1 2 2", city=1).force("1 1").play("done")
    assert t.asked == ("yield", 1)
    both = sit(m(), m("camouflage", "wings"), m(), dice="claw claw 1 1 2 2", city=1).play("done")
    assert sorted(both.legal()) == ["camouflage", "take", "wings"]
    both.force("heart 1").play("camouflage")
    assert sorted(both.legal()) == ["take", "wings"]
    assert both.play("wings").healths() == [10, 10, 10]
    hurt = m("camouflage", "rapid_healing", health=5)
    heal = sit(m(), hurt, m(), dice="claw claw 1 1 2 2", city=1).play("done")
    assert sorted(heal.legal()) == ["camouflage", "rapid_healing", "take"]


def test_camouflage_dice_cannot_be_changed(sit: Sit) -> None:
    cards = ("camouflage", "background_dweller", "stretchy", "plot_twist", "herd_culler")
    t = sit(m(), m(*cards, energy=9), m(), dice="claw claw 1 1 2 2", city=1).force("3 3").play("done")
    assert (t.asked, t.health(1)) == (("yield", 1), 8)


# Complete Destruction


def test_complete_destruction_pays_on_top_of_the_normal_results(sit: Sit) -> None:
    t = sit(m("complete_destruction", health=5), m(), m(), dice="1 2 3 heart energy claw", city=1)
    t.play("done", "stay")
    assert (t.vp(0), t.health(0), t.energy(0), t.health(1)) == (9, 6, 3, 9)


def test_complete_destruction_looks_at_the_final_faces(sit: Sit) -> None:
    t = sit(m("complete_destruction", "plot_twist"), m(), m(), dice="1 2 3 heart energy energy", city=0)
    assert t.play("done", "plot_twist energy claw").vp(0) == 9


def test_complete_destruction_with_more_dice(sit: Sit) -> None:
    dice = "1 1 2 3 3 heart energy claw"
    cards = ("complete_destruction", "extra_head", "extra_head")
    assert sit(m(*cards), m(), m(), dice=dice, city=0).play("done").vp(0) == 9


def test_complete_destruction_needs_the_claw_on_a_die(sit: Sit) -> None:
    cards = ("complete_destruction", "acid_attack", "spiked_tail")
    t = sit(m(*cards), m(), m(), dice="1 2 3 heart energy energy", city=0).play("done")
    assert (t.vp(0), t.healths()) == (0, [10, 9, 9])


def test_complete_destruction_counts_a_heart_in_tokyo(sit: Sit) -> None:
    t = sit(m("complete_destruction", health=5), m(), m(), dice="1 2 3 heart energy claw", city=0).play("done")
    assert (t.vp(0), t.health(0)) == (9, 5)


# Cards that only give points


@pytest.mark.parametrize(
    ("card", "points"), [("apartment_building", 3), ("commuter_train", 2), ("corner_store", 1), ("skyscraper", 4)]
)
def test_building_cards_give_their_points_and_are_discarded(sit: Sit, card: str, points: int) -> None:
    t = sit(m(energy=12), m(vp=7), row=[card, "extra_head", "jets"], deck=["heal"]).play(f"buy {card}")
    assert (t.vps(), t.cards(0), t.discard, t.row) == ([points, 7], [], [card], ["heal", "extra_head", "jets"])


def test_the_dice_of_camouflage_do_not_stay_on_the_table(sit: Sit) -> None:
    t = sit(m(), m("camouflage"), m(), dice="claw claw 1 1 2 3", city=1).force("heart 1").play("done")
    assert (t.asked, t.health(1), t.dice()) == (("yield", 1), 9, ["1", "1", "2", "3", "claw", "claw"])
