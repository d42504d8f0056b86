"""The rulings of every card, G to Me: what no other file tests, by card (king_of_tokyo_cards.json)."""

from __future__ import annotations

import pytest

from tests.king_of_tokyo.table import NOTHING, Sit, c, m

# Gas Refinery


def test_gas_refinery_is_no_attack(sit: Sit) -> None:
    cards = ("poison_spit", "shrink_ray", "alpha_monster", "spiked_tail", "urbavore")
    t = sit(m(*cards, energy=8), m(), m(), row=["gas_refinery"], city=0).play("buy gas_refinery")
    assert (t.healths(), t.vp(0), t.to_move, t.monster(1)["poison"]) == ([10, 7, 7], 2, 0, 0)
    dead = sit(m(energy=8), m(health=3), m(), row=["gas_refinery"], city=1).play("buy gas_refinery")
    assert dead.tokyo == (None, None)


# Giant Brain


def test_giant_brain_gives_one_throw_more_of_any_dice(sit: Sit) -> None:
    t = sit(m(), m("giant_brain")).play("end")
    assert t.position()["rerolls"] == 3
    for _ in range(3):
        t.play("keep")
    assert t.phase != "rolled"


# Gourmet


@pytest.mark.parametrize(("dice", "points"), [("1 1 1 2 2 3", 3), ("1 1 1 1 2 3", 4), ("1 1 2 2 3 3", 0)])
def test_gourmet_gives_2_more_once_a_roll(sit: Sit, dice: str, points: int) -> None:
    assert sit(m("gourmet"), m(), dice=dice).play("done").vp(0) == points


def test_gourmet_works_together_with_freeze_time(sit: Sit) -> None:
    t = sit(m("gourmet", "freeze_time"), m(), dice="1 1 1 2 2 3").play("done", "end")
    assert (t.vp(0), t.turn) == (3, 0)


# Heal


def test_heal_with_regeneration_heals_3(sit: Sit) -> None:
    assert sit(m("regeneration", energy=5, health=5), m(), row=["heal"]).play("buy heal").health(0) == 8


def test_heal_cannot_exceed_the_maximum(sit: Sit) -> None:
    assert sit(m(energy=5, health=9), m(), row=["heal"]).play("buy heal").health(0) == 10


# Healing Ray


def test_healing_ray_cannot_be_refused_and_is_paid(sit: Sit) -> None:
    t = sit(m("healing_ray"), m(health=5, energy=9), m(), dice="heart heart 1 1 2 3").play("done")
    assert t.asked == ("hearts", 0)
    t.play("hearts 1=2")
    assert (t.health(1), t.energy(1), t.energy(0), t.asked) == (7, 5, 6, ("buy", 0))


def test_healing_ray_is_no_choice_while_all_others_are_whole(sit: Sit) -> None:
    t = sit(m("healing_ray", health=5), m(), m(health=0, energy=0), dice="heart heart 1 1 2 3").play("done")
    assert (t.asked, t.health(0)) == (("buy", 0), 7)


def test_without_healing_ray_hearts_heal_nobody_else(sit: Sit) -> None:
    t = sit(m(poison=1), m("healing_ray", health=5), dice="heart heart 1 1 2 3").play("done")
    assert sorted(t.legal()) == ["hearts heal=1 poison=1", "hearts heal=2"]


def test_healing_ray_hearts_do_not_heal_the_healer(sit: Sit) -> None:
    t = sit(m("healing_ray", health=5), m(health=5), m(), dice="heart heart 1 1 2 3").play("done", "hearts heal=1 1=1")
    assert (t.health(0), t.health(1)) == (6, 6)


def test_healing_ray_heals_no_more_than_the_damage(sit: Sit) -> None:
    t = sit(m("healing_ray"), m(health=9, energy=9), m(), dice="heart heart 1 1 2 3").play("done")
    assert sorted(t.legal()) == ["hearts heal=1 1=1", "hearts heal=2"]
    t.refused("hearts 1=2", "hearts heal=1", "hearts 2=2", "hearts heal=3")
    t.play("hearts heal=1 1=1")
    assert (t.health(1), t.energy(1), t.energy(0)) == (10, 7, 4)


def test_healing_ray_takes_all_there_is_when_it_is_not_enough(sit: Sit) -> None:
    t = sit(m("healing_ray"), m(health=5, energy=3), m(health=5, energy=0), dice="heart heart heart 1 2 3").play("done")
    t.play("hearts 1=2 2=1")
    assert (t.healths(), t.energy(0), t.energy(1), t.energy(2)) == ([10, 7, 6], 5, 0, 0)


def test_healing_ray_with_regeneration_heals_one_more_which_is_paid(sit: Sit) -> None:
    t = sit(m("healing_ray", "regeneration"), m(health=5, energy=9), m(), dice="heart heart 1 1 2 3").play("done")
    t.play("hearts 1=3")
    assert (t.health(1), t.energy(1), t.energy(0)) == (8, 3, 8)
    hurt = sit(m("healing_ray", "regeneration", health=5), m(health=5), m(), dice="heart heart 1 1 2 3").play("done")
    hurt.refused("hearts heal=1 1=2")  # the healer takes one itself
    hurt.play("hearts heal=1 1=1")
    assert (hurt.health(0), hurt.health(1)) == (7, 6)


def test_healing_ray_is_not_for_the_healer_in_tokyo(sit: Sit) -> None:
    t = sit(m("healing_ray"), m(health=5), m(), dice="heart heart 1 1 2 3", city=0).play("done")
    assert (t.asked, t.health(1)) == (("buy", 0), 5)
    t = sit(m("healing_ray"), m(health=5), m(), dice="heart heart 1 1 2 3", city=1).play("done", "hearts 1=2")
    assert t.health(1) == 7


# Herbivore


def test_herbivore_is_paid_for_an_attack_reduced_to_nothing(sit: Sit) -> None:
    t = sit(m("herbivore"), m("armor_plating"), m(), dice="claw 1 1 2 2 3", city=1).play("done", "stay", "end")
    assert t.vp(0) == 1


def test_herbivore_counts_damage_from_cards_and_acid(sit: Sit) -> None:
    t = sit(m("herbivore", energy=5), m(), m(), row=["fire_blast"]).play("buy fire_blast", "end")
    assert t.vp(0) == 0
    t = sit(m("herbivore", "acid_attack"), m(), m(), dice=NOTHING, city=1).play("done", "end")
    assert t.vp(0) == 0


def test_herbivore_does_not_count_damage_to_itself(sit: Sit) -> None:
    t = sit(m("herbivore", energy=5), m(), m(), row=["national_guard"]).play("buy national_guard", "end")
    assert (t.vp(0), t.health(0)) == (3, 8)


def test_herbivore_looks_at_this_turn_only(sit: Sit) -> None:
    t = sit(m(energy=9), m("herbivore", energy=2), m(), row=["fire_blast"]).force("1 1 2 2 3 3")
    t.play("buy fire_blast", "end", "done", "end")
    assert t.vp(1) == 1


def test_herbivore_does_not_count_the_damage_of_a_card_that_another_buys_in_its_turn(sit: Sit) -> None:
    t = sit(m("herbivore", energy=5), m("opportunist", energy=9), m(), row=["heal"], deck=["fire_blast", "jets"])
    t.play("buy heal", "buy fire_blast", "pass")
    assert (t.healths(), t.asked) == ([8, 10, 8], ("buy", 0))
    assert t.play("end").vp(0) == 1


# Herd Culler


def test_herd_culler_turns_one_die_to_1_each_turn(sit: Sit) -> None:
    t = sit(m("herd_culler"), m(), dice="1 1 3 3 energy claw", city=1).play("done")
    assert t.asked == ("change", 0)
    t.play("herd_culler claw")
    assert (t.vp(0), t.energy(0), t.asked, t.cards(0)) == (1, 3, ("buy", 0), ["herd_culler"])


def test_herd_culler_is_no_duty(sit: Sit) -> None:
    assert sit(m("herd_culler"), m(), dice="1 1 3 3 energy energy").play("done", "done").vp(0) == 0


# High Altitude Bombing


def test_high_altitude_bombing_hits_everybody_and_is_no_attack(sit: Sit) -> None:
    t = sit(m("poison_spit", energy=6), m(), m(), row=["high_altitude_bombing"], city=1)
    t.play("buy high_altitude_bombing")
    assert (t.healths(), t.tokyo, t.to_move, t.monster(1)["poison"]) == ([7, 7, 7], (1, None), 0, 0)


def test_high_altitude_bombing_does_not_win_for_a_dead_buyer(sit: Sit) -> None:
    t = sit(m("eater_of_the_dead", energy=6, health=3, vp=19), m(health=2), m(), m(), row=["high_altitude_bombing"])
    t.play("buy high_altitude_bombing")
    assert (t.over, t.vp(0), t.turn) == (False, 22, 2)


# It Has a Child


def test_it_has_a_child_keeps_energy_and_nothing_else(sit: Sit) -> None:
    t = sit(m(), m("it_has_a_child", "even_bigger", health=1, vp=5, energy=5), m(), dice="claw 1 1 2 2 3", city=1)
    t.play("done")
    assert t.monster(1) == {"health": 10, "vp": 0, "energy": 5, "cards": [], "poison": 0, "shrink": 0}
    assert sorted(t.discard) == ["even_bigger", "it_has_a_child"]


def test_it_has_a_child_still_loses_tokyo_to_the_attacker(sit: Sit) -> None:
    t = sit(m(), m("it_has_a_child", health=1), m(), dice="claw 1 1 2 2 3", city=1).play("done")
    assert (t.tokyo, t.vp(0), t.asked) == ((0, None), 1, ("buy", 0))


def test_it_has_a_child_keeps_counters(sit: Sit) -> None:
    t = sit(m("poison_spit"), m("it_has_a_child", health=1, poison=2, shrink=3), m(), dice="claw 1 1 2 2 3", city=1)
    t.play("done")
    assert (t.monster(1)["poison"], t.monster(1)["shrink"]) == (3, 3)


def test_it_has_a_child_works_once(sit: Sit) -> None:
    t = sit(m(), m("it_has_a_child", health=1), m(), dice="claw 1 1 2 2 3", city=1).play("done")
    assert t.cards(1) == []
    assert t.discard == ["it_has_a_child"]


def test_it_has_a_child_copied_by_mimic_works_too(sit: Sit) -> None:
    copy = c("mimic", copies="it_has_a_child", of=2)
    t = sit(m(), m(copy, "jets", health=1), m("it_has_a_child"), dice="claw 1 1 2 2 3", city=1).play("done", "stay")
    assert (t.health(1), t.cards(1), t.cards(2)) == (10, [], ["it_has_a_child"])


def test_it_has_a_child_keeps_the_bay_open(sit: Sit) -> None:
    five = [m(), m(health=1, energy=0), m("it_has_a_child", health=1), m(), m()]
    t = sit(*five, dice="claw 1 1 2 2 3", city=2, bay=3).play("done")
    assert t.asked == ("yield", 3)
    assert t.play("stay").tokyo == (0, 3)


# Jet Fighters


def test_jet_fighters_may_be_answered_by_the_buyer(sit: Sit) -> None:
    t = sit(m("wings", energy=7), m(), m(), row=["jet_fighters"]).play("buy jet_fighters")
    assert t.asked == ("react", 0)
    t.play("wings")
    assert (t.health(0), t.vp(0)) == (10, 5)


# Jets


def test_jets_let_the_attacker_in(sit: Sit) -> None:
    t = sit(m(), m("jets"), m(), dice="claw claw claw 1 2 3", city=1).play("done", "yield")
    assert (t.healths(), t.tokyo, t.vp(0)) == ([10, 10, 10], (0, None), 1)


def test_jets_hold_the_damage_back_until_the_decision(sit: Sit) -> None:
    t = sit(m(), m("jets"), m(), dice="claw claw claw 1 2 3", city=1).play("done")
    assert (t.health(1), t.asked) == (10, ("yield", 1))
    assert t.play("stay").health(1) == 7


def test_jets_save_from_a_deadly_attack(sit: Sit) -> None:
    t = sit(m(), m("jets", health=2), m(), dice="claw claw claw 1 2 3", city=1).play("done")
    assert t.copied().play("yield").health(1) == 2
    t.play("stay")
    assert (t.health(1), t.tokyo) == (0, (0, None))


def test_jets_take_no_counter_along(sit: Sit) -> None:
    t = sit(m("poison_spit", "shrink_ray"), m("jets"), m(), dice="claw claw claw 1 2 3", city=1).play("done")
    away = t.copied().play("yield")
    assert (away.monster(1)["poison"], away.monster(1)["shrink"]) == (0, 0)
    t.play("stay")
    assert (t.monster(1)["poison"], t.monster(1)["shrink"]) == (1, 1)


def test_jets_do_nothing_outside_tokyo(sit: Sit) -> None:
    t = sit(m(), m("jets"), m(), dice="claw claw 1 1 2 3", city=0).play("done")
    assert (t.healths(), t.asked) == ([10, 8, 8], ("buy", 0))


# Made in a Lab


def test_made_in_a_lab_leaves_what_is_not_bought_on_top(sit: Sit) -> None:
    t = sit(m("made_in_a_lab", energy=5), m(), deck=["jets"])
    assert "buy top" in t.legal()
    t.play("end")
    assert t.position()["deck"][0] == "jets"


def test_made_in_a_lab_pays_the_usual_price(sit: Sit) -> None:
    t = sit(m("made_in_a_lab", energy=4), m(), deck=["jets"])
    t.refused("buy top")
    assert sit(m("made_in_a_lab", "alien_metabolism", energy=4), m(), deck=["jets"]).play("buy top").energy(0) == 0


def test_made_in_a_lab_buys_again_and_again(sit: Sit) -> None:
    t = sit(m("made_in_a_lab", energy=9), m(), deck=["heal", "corner_store"]).play("buy top", "buy top")
    assert (t.vp(0), t.energy(0), t.discard) == (1, 3, ["heal", "corner_store"])
    assert None not in t.row


def test_made_in_a_lab_is_for_the_own_buying_step(sit: Sit) -> None:
    sit(m(energy=9), m("made_in_a_lab", energy=9), deck=["heal"]).refused("buy top")


# Metamorph


def test_metamorph_comes_after_buying_and_takes_what_was_just_bought(sit: Sit) -> None:
    t = sit(m("metamorph", energy=5), m(), row=["jets"]).play("buy jets")
    assert t.asked == ("sell", 0)  # no energy is left to buy with
    t.play("sell jets")
    assert (t.energy(0), t.cards(0), t.discard) == (5, ["metamorph"], ["jets"])


def test_metamorph_gives_what_was_paid_for_used_cards_too(sit: Sit) -> None:
    t = sit(m("metamorph", c("smoke_cloud", counters=1), c("jets", paid=2)), m()).play("end")
    t.play("sell smoke_cloud", "sell jets")
    assert t.energy(0) == 2 + 4 + 2


def test_metamorph_may_sell_itself_last(sit: Sit) -> None:
    t = sit(m("metamorph", "jets"), m()).play("end", "sell jets", "sell metamorph")
    assert (t.energy(0), t.cards(0), t.turn) == (10, [], 1)
    first = sit(m("metamorph", "jets"), m()).play("end", "sell metamorph")
    assert (first.energy(0), first.cards(0), first.turn) == (5, ["jets"], 1)  # then it sells no more


def test_metamorph_may_keep_everything(sit: Sit) -> None:
    t = sit(m("metamorph", "jets"), m()).play("end", "end")
    assert (t.turn, t.cards(0)) == (1, ["jets", "metamorph"])


def test_metamorph_is_no_gain_for_friend_of_children(sit: Sit) -> None:
    t = sit(m("metamorph", "friend_of_children"), m()).play("end", "sell metamorph")
    assert t.energy(0) == 5


def test_made_in_a_lab_is_asked_for_the_top_card_alone(sit: Sit) -> None:
    poor = m("made_in_a_lab", "alien_metabolism", energy=1)
    t = sit(poor, m(), dice=NOTHING, deck=["solar_powered"]).play("done")
    assert (t.asked, sorted(t.legal())) == (("buy", 0), ["buy top", "end"])


def test_herd_culler_turns_dice_to_1_only_and_a_copy_once_more(sit: Sit) -> None:
    copy = c("mimic", copies="herd_culler", of=0)
    t = sit(m("herd_culler", copy), m(), dice=NOTHING).play("done")
    assert sorted(t.legal()) == ["done", "herd_culler 2", "herd_culler 3"]
    t.play("herd_culler 2")
    assert (t.dice(), sorted(t.legal())) == (["1", "1", "1", "2", "3", "3"], ["done", "herd_culler 2", "herd_culler 3"])
    assert t.play("herd_culler 2").asked == ("buy", 0)
