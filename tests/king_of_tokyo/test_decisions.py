"""The 48 decisions of the rulings (king_of_tokyo.md, "where the rulebook is silent; these stand"): one test each."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kingtable
from tests.king_of_tokyo.table import KEEP, NOTHING, Sit, c, m

FIVE = [m(), m(), m(), m(), m()]
CLAW = "claw 1 1 2 2 3"


def test_decision_01_the_tied_roll_again_for_the_start() -> None:
    again = 0
    for seed in range(60):
        match = kingtable.new("king-of-tokyo", players=4, seed=seed)
        rolled = next(event for event in match.events if event["e"] == "start_roll")
        among = set(range(4))
        for rolls in rolled["rolls"]:
            claws = dict(rolls)
            assert {*claws} == among
            among = {seat for seat in claws if claws[seat] == max(claws.values())}
        assert among == {rolled["first"]} == {match.position()["turn"]}
        again += len(rolled["rolls"]) > 1
    assert again


def test_decision_02_the_one_that_reached_20_first_in_the_turn_wins(sit: Sit) -> None:
    eater = m("eater_of_the_dead", vp=18)
    t = sit(m(vp=19), m(health=1), eater, m(), dice=CLAW, city=1).play("done", "end")
    assert t.winners == [2]  # 3 for the dead one came before 1 for entering
    t = sit(m(vp=19), m(health=1), eater, m(), dice="claw 1 1 1 2 3", city=1).play("done", "end")
    assert t.winners == [0]  # numbers come before the attack


def test_decision_02_of_those_that_had_20_before_the_active_one_then_clockwise(sit: Sit) -> None:
    assert sit(m(vp=20), m(vp=25), m(vp=20)).play("end").winners == [0]
    assert sit(m(vp=20), m(vp=20), m(vp=20), turn=2).play("end").winners == [2]
    assert sit(m(vp=20), m(), m(vp=20), turn=1).play("end").winners == [2]


def test_decision_02_who_falls_below_20_has_not_reached_it(sit: Sit) -> None:
    t = sit(m(vp=18, energy=20), m(vp=22), m(), row=["evacuation_orders", "apartment_building"])
    t.play("buy evacuation_orders", "buy apartment_building", "end")
    assert (t.winners, t.vps()) == ([0], [21, 17, 0])


def test_decision_02_who_comes_back_to_20_counts_from_the_second_time(sit: Sit) -> None:
    seats = m(vp=19, energy=20), m("opportunist", vp=18, energy=30), m()
    row, deck = ["commuter_train", "skyscraper", "jets"], ["evacuation_orders", "apartment_building", "wings", "heal"]
    t = sit(*seats, row=row, deck=deck)
    t.play("buy commuter_train", "buy evacuation_orders", "buy apartment_building", "pass", "buy skyscraper", "pass")
    assert (t.asked, t.vps()) == (("buy", 0), [20, 21, 0])
    assert t.play("end").winners == [1]


@pytest.mark.parametrize("card", ["armor_plating", "camouflage", "wings"])
def test_decision_03_an_attacked_monster_may_yield_when_all_damage_was_prevented(sit: Sit, card: str) -> None:
    t = sit(m(), m(card), m(), dice=CLAW, city=1).force("heart").play("done")
    if card == "wings":
        t.play("wings")
    assert (t.asked, t.health(1)) == (("yield", 1), 10)
    assert t.play("yield").tokyo == (0, None)


def test_decision_04_fire_breathing_does_not_raise_damage_from_bought_cards(sit: Sit) -> None:
    for card, damage in (("fire_blast", 2), ("gas_refinery", 3), ("high_altitude_bombing", 3)):
        t = sit(m("fire_breathing", energy=9), m(), m(), row=[card]).play(f"buy {card}")
        assert t.healths()[1:] == [10 - damage] * 2


def test_decision_05_acid_and_quills_without_a_claw_are_plain_damage(sit: Sit) -> None:
    cards = ("acid_attack", "poison_quills", "poison_spit", "shrink_ray", "alpha_monster", "spiked_tail")
    t = sit(m(*cards), m(health=3), m(), dice="1 1 2 2 2 3", city=1).play("done")
    assert (t.healths(), t.tokyo, t.asked, t.vp(0)) == ([10, 0, 10], (None, None), ("buy", 0), 2)
    t = sit(m(*cards), m(), m(), dice="1 1 2 2 2 3", city=1).play("done")
    assert (t.health(1), t.monster(1)["poison"], t.monster(1)["shrink"], t.asked) == (7, 0, 0, ("buy", 0))


def test_decision_06_nova_breath_into_an_empty_tokyo_takes_it_and_hits_nobody(sit: Sit) -> None:
    t = sit(m("nova_breath", "alpha_monster", "fire_breathing"), m(), m(), dice=CLAW).play("done")
    assert (t.healths(), t.tokyo, t.vp(0)) == ([10, 10, 10], (0, None), 2)


def test_decision_07_drop_from_high_altitude_displaces_only_the_city(sit: Sit) -> None:
    t = sit(m(energy=9), *FIVE[1:], row=["drop_from_high_altitude"], city=3, bay=4)
    assert t.play("buy drop_from_high_altitude").tokyo == (0, 4)


def test_decision_08_healing_ray_is_not_used_from_inside_tokyo(sit: Sit) -> None:
    for place in ("city", "bay"):
        t = sit(m("healing_ray"), m(health=5), *FIVE[2:], dice="heart heart 1 1 2 3", **{place: 0}).play("done")
        assert (t.asked, t.health(1)) == (("buy", 0), 5)


def test_decision_09_rooting_for_the_underdog_looks_at_the_end_of_its_owners_turn(sit: Sit) -> None:
    assert sit(m("rooting_for_the_underdog"), m(vp=1), m(vp=2)).play("end").vp(0) == 1
    assert sit(m("rooting_for_the_underdog"), m(vp=0), m(vp=2)).play("end").vp(0) == 0
    assert sit(m(vp=5), m("rooting_for_the_underdog"), m(vp=2)).play("end").vp(1) == 0


def test_decision_10_monster_batteries_pay_at_the_start_of_the_owners_turns(sit: Sit) -> None:
    charged = m(c("monster_batteries", counters=6), energy=2)
    t = sit(m(), charged, m()).play("end")
    assert (t.turn, t.energy(1)) == (1, 4)
    t = sit(m(), m(), charged).play("end")
    assert (t.turn, t.energy(2)) == (1, 2)


def test_decision_11_metamorph_gives_back_what_was_paid(sit: Sit) -> None:
    t = sit(m("metamorph", c("jets", paid=1)), m()).play("end", "sell jets")
    assert t.energy(0) == 3


def test_decision_12_frenzy_waits_for_the_end_of_the_turn(sit: Sit) -> None:
    t = sit(m("solar_powered", energy=10), m(), row=["frenzy", "heal"]).play("buy frenzy", "buy heal")
    assert (t.turn, t.energy(0), t.phase) == (0, 1, "rolled")  # Solar Powered paid at the end of the first


def test_decision_13_even_bigger_lost_costs_2_but_not_the_last_health(sit: Sit) -> None:
    for health, left in ((12, 10), (11, 9), (3, 1), (2, 1), (1, 1)):
        t = sit(m("metamorph", "even_bigger", health=health), m()).play("end", "sell even_bigger")
        assert t.health(0) == left


def test_decision_14_no_dice_no_roll(sit: Sit) -> None:
    t = sit(m(), m("plot_twist", shrink=6), m("psychic_probe")).play("end")
    assert (t.asked, t.dice()) == (("buy", 1), [])


def test_decision_15_counters_stay_on_a_monster_that_has_a_child(sit: Sit) -> None:
    t = sit(m(), m("it_has_a_child", health=1, poison=2, shrink=1), m(), dice=CLAW, city=1).play("done")
    assert (t.health(1), t.monster(1)["poison"], t.monster(1)["shrink"]) == (10, 2, 1)


def test_decision_16_an_empty_deck_is_made_of_the_discard_pile(sit: Sit) -> None:
    t = sit(m(energy=9), m(), row=["heal"], deck=[], bottom=False, discard=["jets"]).play("buy heal")
    assert ({t.row[0], *t.position()["deck"]}, t.discard) == ({"jets", "heal"}, [])
    dry = sit(m(energy=9), m(), row=["heal"], deck=[], bottom=False).play("buy heal")
    assert dry.row[0] == "heal"


def test_decision_17_counters_and_energy_are_unlimited(sit: Sit) -> None:
    poisoned = m(poison=40, shrink=40, energy=500)
    t = sit(m("poison_spit", "shrink_ray", energy=500), poisoned, m(), dice="claw energy energy energy 1 2", city=0)
    t.play("done")
    assert (t.monster(1)["poison"], t.monster(1)["shrink"], t.energy(0)) == (41, 41, 503)


def test_decision_18_mimic_copies_any_keep_card_but_a_mimic(sit: Sit) -> None:
    for card in [card for card in KEEP if card != "mimic"]:
        t = sit(m("gourmet" if card != "gourmet" else "jets", energy=30), m(card), row=["mimic"]).play("buy mimic")
        assert f"mimic {card} of 1" in t.legal()
        own = sit(m(card, "jets" if card != "jets" else "wings", energy=30), m(), row=["mimic"]).play("buy mimic")
        assert f"mimic {card} of 0" in own.legal()


def test_decision_19_dice_resolve_numbers_hearts_energy_attack(sit: Sit) -> None:
    t = sit(m(health=5), m(), dice="heart heart claw claw energy 1").play("done")
    assert (t.health(0), t.tokyo) == (7, (0, None))  # hearts healed, though the monster ends up in Tokyo
    ray = m("healing_ray", "friend_of_children")
    t = sit(ray, m(health=1), m(), dice="heart claw 1 1 2 2", city=1).play("done", "hearts 1=1", "stay")
    assert t.health(1) == 1  # healed before it was hit


@pytest.mark.parametrize(("players", "bay", "there"), [(5, True, True), (6, True, True), (6, False, False)])
def test_decision_20_the_bay_is_an_option_for_five_and_six(sit: Sit, players: int, bay: bool, there: bool) -> None:
    t = sit(*[m()] * players, dice=CLAW, city=1, options={"bay": bay}).play("done", "stay")
    assert t.tokyo == (1, 0 if there else None)


def test_decision_20_with_fewer_there_is_no_bay(sit: Sit) -> None:
    assert sit(m(), m(), m(), m(), dice=CLAW, city=1).play("done", "stay").tokyo == (1, None)


def test_decision_21_camouflage_rolls_by_itself_for_every_damage(sit: Sit) -> None:
    t = sit(m(), m("camouflage"), m(), dice="claw claw 1 1 2 2", city=1).force("heart 1").play("done")
    assert (t.health(1), t.asked) == (9, ("yield", 1))
    assert sit(m("camouflage", poison=1), m()).force("heart").play("end").health(0) == 10


def test_decision_22_herbivore_does_not_mind_damage_to_itself(sit: Sit) -> None:
    t = sit(m("herbivore", energy=9, poison=1), m(), row=["tanks"]).play("buy tanks", "end")
    assert t.vp(0) == 5


def test_decision_23_the_new_top_may_be_looked_at_after_each_change(sit: Sit) -> None:
    t = sit(m("made_in_a_lab", energy=9), m(), deck=["heal", "tanks", "jets", "wings"])
    t.play("buy top")
    assert t.position()["deck"][0] == "tanks"
    t.play("buy top")
    assert t.vp(0) == 4


def test_decision_24_nobody_yields_to_an_attacker_in_tokyo(sit: Sit) -> None:
    t = sit(m("nova_breath"), *FIVE[1:], dice=CLAW, city=0, bay=1).play("done")
    assert (t.asked, t.health(1)) == (("buy", 0), 9)


def test_decision_25_urbavore_adds_to_attacks_only(sit: Sit) -> None:
    t = sit(m("urbavore", energy=9), m(), row=["fire_blast"], city=0).play("buy fire_blast")
    assert t.health(1) == 8


def test_decision_26_a_mimic_whose_copy_discards_itself_is_discarded(sit: Sit) -> None:
    twist = sit(m(c("mimic", copies="plot_twist", of=1)), m("plot_twist"), dice=NOTHING)
    assert twist.play("done", "plot_twist 1 2").discard == ["mimic"]
    smoke = sit(m(c("mimic", copies="smoke_cloud", of=1, counters=1)), m("smoke_cloud"), dice=NOTHING)
    assert smoke.play("smoke_cloud").discard == ["mimic"]
    probe = sit(m("psychic_probe"), m(c("mimic", copies="psychic_probe", of=0)), dice=NOTHING).play("done")
    assert probe.force("heart").play("probe 1").discard == ["mimic"]
    empty = m(c("mimic", copies="monster_batteries", of=0, counters=2), energy=0)
    full = sit(m(c("monster_batteries", counters=4)), empty).play("end")
    assert (full.discard, full.energy(1)) == (["mimic"], 2)


def test_decision_27_quills_deal_their_2_without_a_claw(sit: Sit) -> None:
    t = sit(m("poison_quills"), m(), m(), dice="2 2 2 1 1 3", city=0).play("done")
    assert t.healths() == [10, 8, 8]


def test_decision_28_freeze_time_is_not_asked_and_two_give_one_turn(sit: Sit) -> None:
    both = m("freeze_time", c("mimic", copies="freeze_time", of=0), energy=0)
    t = sit(both, m(), dice="1 1 1 2 2 3").force("2 2 3 3 energy").play("done")
    assert (t.turn, t.phase, len(t.dice())) == (0, "rolled", 5)
    assert t.position()["more"].get("extra_turns", []) == []
    t.play("done")
    assert t.turn == 1


def test_decision_29_acid_attack_deals_its_1_when_it_comes_in_the_own_buying_step(sit: Sit) -> None:
    t = sit(m(energy=8), m(), m(), row=["acid_attack"], city=1).play("buy acid_attack")
    assert (t.healths(), t.asked) == ([10, 9, 10], ("buy", 0))
    luck = sit(m(energy=5), m("opportunist", energy=9), m(), row=["heal"], deck=["acid_attack"], city=1)
    assert luck.play("buy heal", "buy acid_attack").healths() == [10, 10, 10]


def test_decision_30_the_last_opponent_killed_ends_it_before_tokyo_is_taken(sit: Sit) -> None:
    t = sit(m(), m(health=1), dice=CLAW, city=1).play("done")
    assert (t.over, t.winners, t.tokyo, t.vp(0)) == (True, [0], (None, None), 0)


def test_decision_31_take_forgoes_wings_and_healing_never_camouflage(sit: Sit) -> None:
    t = sit(m(), m("wings", "camouflage"), m(), dice="claw claw 1 1 2 2", city=1).play("done").force("heart heart")
    t.play("take")
    assert (t.health(1), t.energy(1)) == (10, 2)


def test_decision_32_fire_breathing_needs_a_claw_and_somebody_attacked(sit: Sit) -> None:
    assert sit(m("fire_breathing"), m(), m(), dice=CLAW).play("done").healths() == [10, 10, 10]
    assert sit(m("fire_breathing"), m(), m(), dice=NOTHING, city=0).play("done").healths() == [10, 10, 10]


def test_decision_33_burrowing_strikes_who_takes_a_place_whichever_it_is(sit: Sit) -> None:
    t = sit(m(), m("burrowing"), *FIVE[2:], dice=CLAW, city=2, bay=1).play("done", "yield", "yield")
    assert (t.health(0), t.tokyo) == (9, (0, None))
    t = sit(m("it_has_a_child", health=1), m("burrowing"), m(), dice=CLAW, city=1).play("done", "yield")
    assert (t.health(0), t.tokyo, t.turn, t.asked) == (10, (None, None), 0, ("buy", 0))
    t = sit(m(health=1), m("burrowing"), m(), dice=CLAW, city=1).play("done", "yield")
    assert (t.health(0), t.tokyo, t.turn) == (0, (None, None), 1)


def test_decision_34_the_closing_bay_is_left_without_a_question_and_with_the_damage(sit: Sit) -> None:
    t = sit(m(), m(health=1), m("jets"), *FIVE[3:], dice=CLAW, city=1, bay=2).play("done")
    assert (t.asked, t.healths(), t.tokyo) == (("buy", 0), [10, 0, 9, 10, 10], (0, None))
    t = sit(m(), m("jets"), m(health=1), *FIVE[3:], dice=CLAW, city=2, bay=1).play("done")
    assert (t.asked, t.healths(), t.tokyo) == (("buy", 0), [10, 9, 0, 10, 10], (0, None))


def test_decision_34_the_bay_occupant_dies_and_the_city_stays(sit: Sit) -> None:
    t = sit(m(), m(), m(health=1), *FIVE[3:], dice=CLAW, city=1, bay=2).play("done", "stay")
    assert (t.tokyo, t.vp(0), t.asked) == ((1, None), 0, ("buy", 0))


def test_decision_35_armor_plating_stops_what_camouflage_left_of_1(sit: Sit) -> None:
    t = sit(m(), m("armor_plating", "camouflage"), m(), dice="claw claw claw 1 2 2", city=0).force("heart heart 1")
    assert t.play("done").health(1) == 10


def test_decision_36_points_are_not_capped(sit: Sit) -> None:
    assert sit(m(vp=19, energy=9), m(), row=["skyscraper"]).play("buy skyscraper").vp(0) == 23


def test_decision_37_energy_paid_by_others_is_a_gain(sit: Sit) -> None:
    ray = m("healing_ray", "friend_of_children")
    t = sit(ray, m(health=5), m(), dice="heart 1 1 2 2 3").play("done", "hearts 1=1")
    assert t.energy(0) == 2 + 2 + 1
    t = sit(m("parasitic_tentacles", energy=9), m("friend_of_children", "jets"), m()).play("buy jets from 1")
    assert t.energy(1) == 2 + 5 + 1
    t = sit(m("metamorph", "friend_of_children", "jets"), m()).play("end", "sell jets")
    assert t.energy(0) == 7
    t = sit(m(), m("friend_of_children", c("monster_batteries", counters=4))).play("end")
    assert t.energy(1) == 4


def test_decision_38_a_mimic_taken_over_keeps_its_target(sit: Sit) -> None:
    t = sit(
        m("parasitic_tentacles", energy=20), m(c("mimic", copies="smoke_cloud", of=2, counters=2)), m("smoke_cloud")
    )
    t.play("buy mimic from 1")
    mimic = t.card(0, "mimic")
    assert (mimic["copies"], mimic["of"], mimic["counters"]) == ("smoke_cloud", 2, 2)
    t.play("buy smoke_cloud from 2")
    mimic = t.card(0, "mimic")
    assert (mimic["copies"], mimic["of"], mimic["counters"]) == ("smoke_cloud", 0, 2)


def test_decision_39_healing_ray_with_regeneration_gives_one_heart_more(sit: Sit) -> None:
    t = sit(m("healing_ray", "regeneration", health=5), m(health=5), m(), dice="heart 1 1 2 2 3", city=1).play("done")
    assert sorted(t.legal()) == ["hearts 1=1", "hearts 1=2", "hearts heal=1"]


def test_decision_40_the_2_health_of_even_bigger_are_no_healing(sit: Sit) -> None:
    t = sit(m("regeneration", energy=9, health=5), m(), row=["even_bigger"]).play("buy even_bigger")
    assert t.health(0) == 7
    two = ("even_bigger", c("mimic", copies="even_bigger", of=0), "metamorph")
    t = sit(m(*two, health=12), m()).play("end", "sell mimic")
    assert t.health(0) == 12  # the maximum has not fallen


def test_decision_41_opportunist_asks_the_others_only(sit: Sit) -> None:
    t = sit(m("opportunist", energy=9), m(), row=["heal"], deck=["jets"]).play("buy heal")
    assert t.asked == ("buy", 0)
    dead = sit(m(energy=9), m("opportunist", energy=9), m(health=2), row=["fire_blast"], deck=["jets"])
    dead.play("buy fire_blast")
    assert (dead.asked, dead.health(2), dead.row[0]) == (("opportunist", 1), 0, "jets")  # effect, gap, question


def test_decision_42_the_discard_pile_is_reshuffled_when_a_card_is_needed(sit: Sit) -> None:
    t = sit(m(energy=9), m(), row=["heal"], deck=["jets"], bottom=False, discard=["tanks"]).play("buy heal")
    assert (t.position()["deck"], t.row[0], sorted(t.discard)) == ([], "jets", ["heal", "tanks"])


def test_decision_43_a_child_on_the_own_turn_and_the_turn_goes_on(sit: Sit) -> None:
    t = sit(m("it_has_a_child", energy=9, health=4), m(), row=["jet_fighters"]).play("buy jet_fighters")
    assert (t.asked, t.health(0), t.vp(0), t.energy(0)) == (("buy", 0), 10, 0, 4)


def test_decision_44_the_dead_lose_cards_energy_counters_and_keep_points(sit: Sit) -> None:
    victim: dict[str, Any] = m("jets", health=1, vp=7, energy=5, poison=2, shrink=1)
    t = sit(m(), victim, m(), dice=CLAW, city=0).play("done")
    assert t.monster(1) == {"health": 0, "vp": 7, "energy": 0, "cards": [], "poison": 0, "shrink": 0}
    assert t.discard == ["jets"]


def test_decision_45_acid_and_quills_are_one_packet_to_the_other_place(sit: Sit) -> None:
    cards = ("acid_attack", "poison_quills", "nova_breath")
    t = sit(m(*cards), m("armor_plating"), *FIVE[2:], dice="2 2 2 1 1 3", city=1, bay=2).play("done")
    assert t.healths() == [10, 7, 7, 10, 10]


def test_decision_46_making_it_stronger_counts_what_was_lost(sit: Sit) -> None:
    last = m("were_only_making_it_stronger", "it_has_a_child", health=1)
    assert sit(m(), last, m(), dice="claw claw 1 1 2 3", city=0).play("done").energy(1) == 2


def test_decision_47_the_active_one_dies_and_another_has_20(sit: Sit) -> None:
    t = sit(m(energy=6, health=3), m("eater_of_the_dead", vp=17), m(), row=["high_altitude_bombing"])
    t.play("buy high_altitude_bombing")
    assert (t.over, t.winners, t.vp(1)) == (True, [1], 20)


def test_decision_48_batteries_charged_with_0_are_discarded(sit: Sit) -> None:
    t = sit(m(energy=2), m(), row=["monster_batteries"]).play("buy monster_batteries")
    assert t.discard == ["monster_batteries"]


def test_every_decision_has_its_test() -> None:
    numbers = Counter(name.split("_")[2] for name in globals() if name.startswith("test_decision_"))
    assert sorted(numbers) == [f"{number:02}" for number in range(1, 49)]
