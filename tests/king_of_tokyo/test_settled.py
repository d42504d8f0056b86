"""What docs/decisions/0002-king-of-tokyo.md settled beyond the 48 decisions: one test each."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.king_of_tokyo.table import NOTHING, Sit, c, m

FIVE = [m(), m(), m(), m(), m()]
CLAW = "claw 1 1 2 2 3"


def test_settled_01_the_order_of_a_turn(sit: Sit) -> None:
    late = m(c("monster_batteries", counters=2), "urbavore", "mimic", energy=0, vp=1)
    t = sit(m(), late, m("psychic_probe", "extra_head"), city=1).play("end")
    # batteries paid before Mimic was asked, and so did Tokyo
    assert (t.asked, t.energy(1), t.vp(1)) == (("mimic", 1), 2, 4)
    t.force("1 2 3 heart energy claw claw").play("mimic extra_head of 2")
    assert (len(t.dice()), t.asked) == (7, ("rolled", 1))  # and it moved before the dice were counted
    assert t.play("done").asked == ("probe", 2)


def test_settled_01_the_order_at_the_end_of_a_turn(sit: Sit) -> None:
    cards = ("rooting_for_the_underdog", "energy_hoarder", "herbivore", "solar_powered")
    t = sit(m(*cards, energy=6, vp=0, poison=1), m(vp=1), m(vp=1)).play("end")
    # strictly the fewest before Energy Hoarder and Herbivore added theirs
    assert (t.vp(0), t.health(0)) == (3, 9)


def test_settled_01_poison_comes_before_the_check(sit: Sit) -> None:
    t = sit(m("herbivore", vp=19, health=1, poison=1), m(), m()).play("end")
    assert (t.over, t.vp(0), t.health(0)) == (False, 20, 0)


def test_settled_02_damage_goes_clockwise_and_the_dealer_is_last(sit: Sit) -> None:
    t = sit(m("wings"), m("rapid_healing", health=5, energy=6), m(energy=2), turn=1, row=["high_altitude_bombing"])
    t.play("buy high_altitude_bombing")
    assert t.asked == ("react", 0)
    t.play("take")
    assert (t.asked, t.healths()) == (("react", 1), [7, 5, 7])


def test_settled_02_a_dead_active_monster_leaves_only_the_gap_and_opportunist(sit: Sit) -> None:
    t = sit(m(energy=6, health=3, vp=19), m("opportunist", energy=9), m(), row=["tanks"], deck=["jets", "heal"])
    t.play("buy tanks")
    assert (t.asked, t.row[0], t.health(0)) == (("opportunist", 1), "jets", 0)
    t.play("buy jets")
    assert (t.asked, t.row[0]) == (("opportunist", 1), "heal")
    t.play("pass")
    assert (t.turn, t.phase, t.over) == (1, "rolled", False)


def test_settled_02_cards_still_to_be_offered_are_offered_when_the_active_one_is_dead(sit: Sit) -> None:
    hunter = m("opportunist", energy=30)
    t = sit(m(health=2), hunter, m(), deck=["fire_blast", "jets", "wings", "heal"]).play("sweep", "buy fire_blast")
    assert (t.health(0), t.asked, sorted(t.legal())) == (0, ("opportunist", 1), ["buy heal", "pass"])
    t.play("pass")
    assert (t.asked, sorted(t.legal())) == (("opportunist", 1), ["buy jets", "buy wings", "pass"])
    assert t.play("pass").turn == 1


def test_settled_03_the_order_of_an_attack(sit: Sit) -> None:
    t = sit(
        m("alpha_monster", vp=18),
        m("jets", "burrowing"),
        m(c("mimic", copies="jets", of=1)),
        *FIVE[3:],
        dice=CLAW,
        city=1,
        bay=2,
    )
    t.play("done")
    assert (t.vp(0), t.asked, t.healths()) == (19, ("yield", 1), [10] * 5)
    t.play("stay")
    assert (t.asked, t.healths()) == (("yield", 2), [10] * 5)  # those who stay wait for all decisions
    t.play("stay")
    assert (t.asked, t.healths(), t.tokyo) == (("buy", 0), [10, 9, 9, 10, 10], (1, 2))


@pytest.mark.parametrize("turn", [0, 3])
@pytest.mark.parametrize(("city", "bay"), [(1, 2), (2, 1)])
def test_settled_03_owners_of_jets_who_stay_are_hit_clockwise(sit: Sit, turn: int, city: int, bay: int) -> None:
    healing = {"health": 5, "energy": 4}
    jets = m("jets", "rapid_healing", **healing)
    copy = m(c("mimic", copies="jets", of=1), "wings", **healing)
    t = sit(m(), jets, copy, m(), m(), dice=CLAW, turn=turn, city=city, bay=bay).play("done")
    asked = []
    while t.phase != "buy":
        asked.append(t.asked)
        t.play("stay" if t.phase == "yield" else "take")
    assert asked == [("yield", 1), ("yield", 2), ("react", 1), ("react", 2)]
    assert t.healths()[1:3] == [4, 4]


def test_settled_03_burrowing_strikes_before_the_entry(sit: Sit) -> None:
    t = sit(m("wings"), m("burrowing"), m(), dice=CLAW, city=1).play("done", "yield")
    assert (t.asked, t.tokyo) == (("react", 0), (None, None))
    assert t.play("wings").tokyo == (0, None)


@pytest.mark.parametrize("place", ["outside", "from tokyo", "no claw"])
def test_settled_04_jets_wait_only_where_there_will_be_a_yield(sit: Sit, place: str) -> None:
    if place == "outside":
        t = sit(m("nova_breath"), m("jets"), m(), dice=CLAW, city=2).play("done")
        assert (t.health(1), t.asked) == (9, ("yield", 2))
    elif place == "from tokyo":
        t = sit(m("nova_breath"), m("jets"), *FIVE[2:], dice=CLAW, city=0, bay=1).play("done")
        assert (t.health(1), t.asked) == (9, ("buy", 0))
    else:
        t = sit(m("acid_attack"), m("jets"), m(), dice=NOTHING, city=1).play("done")
        assert (t.health(1), t.asked) == (9, ("buy", 0))


def test_settled_05_the_order_of_a_purchase(sit: Sit) -> None:
    t = sit(m("dedicated_news_team", energy=9), m("wings"), m("opportunist", energy=9), row=["fire_blast"])
    t.play("buy fire_blast")
    assert (t.asked, t.vp(0), t.energy(0), t.row[0]) == (("react", 1), 1, 6, None)
    t.play("take")
    assert t.asked == ("opportunist", 2)
    assert "fire_blast" in t.discard


def test_settled_05_a_sweep_fills_slot_by_slot(sit: Sit) -> None:
    t = sit(m(energy=9), m(), row=["jets", "wings", "heal"], deck=["tanks", "jet_fighters", "frenzy"]).play("sweep")
    assert (t.row, t.discard) == (["tanks", "jet_fighters", "frenzy"], ["jets", "wings", "heal"])


def test_settled_06_the_newest_card_is_offered_first_to_all(sit: Sit) -> None:
    copy = m(c("mimic", copies="opportunist", of=1), energy=30)
    deck = ["jets", "tanks", "wings", "heal", "frenzy"]
    t = sit(m(energy=5), m("opportunist", energy=30), copy, deck=deck).play("sweep")
    assert (t.to_move, sorted(t.legal())) == (1, ["buy jets", "buy tanks", "buy wings", "pass"])
    t.play("buy tanks")
    assert (t.row, t.to_move, sorted(t.legal())) == (["jets", "heal", "wings"], 1, ["buy heal", "pass"])
    t.play("pass")
    assert (t.to_move, sorted(t.legal())) == (2, ["buy heal", "pass"])
    t.play("buy heal")
    assert (t.to_move, sorted(t.legal())) == (1, ["buy frenzy", "pass"])
    t.play("pass", "pass")
    assert (t.to_move, sorted(t.legal())) == (1, ["buy jets", "buy wings", "pass"])  # the rest to the one who bought
    t.play("pass")
    assert (t.to_move, sorted(t.legal())) == (2, ["buy jets", "buy wings", "pass"])  # and on
    assert t.play("pass").asked == ("buy", 0)


@pytest.mark.parametrize(
    ("card", "points"), [("gas_refinery", 2), ("national_guard", 2), ("tanks", 4), ("jet_fighters", 5)]
)
def test_settled_07_points_come_before_the_damage(sit: Sit, card: str, points: int) -> None:
    flyers = [m("wings", energy=12), m(c("mimic", copies="wings", of=0)), m()]
    t = sit(*flyers, row=[card]).play(f"buy {card}")
    assert (t.phase, t.vp(0), t.healths()) == ("react", points, [10, 10, 10])


def test_settled_07_drop_from_high_altitude_pays_before_it_takes_tokyo(sit: Sit) -> None:
    t = sit(m(vp=17, energy=9), m(), m(), row=["drop_from_high_altitude"]).play("buy drop_from_high_altitude", "end")
    assert (t.winners, t.vp(0)) == ([0], 20)


def twice(card: str) -> tuple[str, dict[str, object]]:
    """A card and its copy, both of seat 0."""
    return card, c("mimic", copies=card, of=0)


@pytest.mark.parametrize(
    ("card", "dice", "vp"), [("gourmet", "1 1 1 2 2 3", 5), ("omnivore", NOTHING, 4), ("alpha_monster", CLAW, 2)]
)
def test_settled_08_points_for_dice_are_paid_twice(sit: Sit, card: str, dice: str, vp: int) -> None:
    assert sit(m(*twice(card)), m(), m(), dice=dice, city=0).play("done").vp(0) == vp


@pytest.mark.parametrize(
    ("card", "dice", "city", "left"),
    [
        ("acid_attack", CLAW, 0, 7),
        ("acid_attack", NOTHING, 0, 8),
        ("spiked_tail", CLAW, 0, 7),
        ("burrowing", CLAW, 0, 7),
        ("urbavore", CLAW, 0, 7),
        ("poison_quills", "2 2 2 1 1 3", 0, 6),
        ("fire_breathing", CLAW, 0, 7),
        ("nova_breath", CLAW, 0, 9),
    ],
)
def test_settled_08_damage_twice(sit: Sit, card: str, dice: str, city: int, left: int) -> None:
    assert sit(m(*twice(card)), m(), m(), dice=dice, city=city).play("done").healths() == [10, left, left]


def test_settled_08_counters_and_gains_twice(sit: Sit) -> None:
    t = sit(m(*twice("poison_spit")), m(), m(), dice=CLAW, city=0).play("done")
    assert t.monster(1)["poison"] == 2
    t = sit(m(*twice("shrink_ray")), m(), m(), dice=CLAW, city=0).play("done")
    assert t.monster(1)["shrink"] == 2
    t = sit(m(*twice("friend_of_children")), m(), dice="energy 1 1 2 2 3").play("done")
    assert t.energy(0) == 5
    t = sit(m(*twice("eater_of_the_dead")), m(health=1), m(), dice=CLAW, city=0).play("done")
    assert t.vp(0) == 6
    t = sit(m(*twice("dedicated_news_team"), energy=9), m(), row=["heal"]).play("buy heal")
    assert t.vp(0) == 2
    t = sit(m(*twice("energy_hoarder"), energy=6), m(), m()).play("end")
    assert t.vp(0) == 2
    t = sit(m(*twice("herbivore")), m(), m()).play("end")
    assert t.vp(0) == 2
    t = sit(m(*twice("regeneration"), health=5), m(), dice="heart 1 1 2 2 3").play("done")
    assert t.health(0) == 8
    t = sit(m(), m(), m("urbavore", c("mimic", copies="urbavore", of=2), energy=0), turn=1, city=2).play("end")
    assert t.vp(2) == 4
    t = sit(m(*twice("complete_destruction")), m(), dice="1 2 3 heart energy claw", city=0).play("done")
    assert t.vp(0) == 18


def test_settled_08_two_probes_and_two_changes(sit: Sit) -> None:
    prober = m("psychic_probe", c("mimic", copies="psychic_probe", of=1))
    t = sit(m(), prober, m(), dice="1 1 2 2 3 3").play("done").force("3").play("probe 1")
    assert t.asked == ("probe", 1)
    assert t.force("3").play("probe 1").asked == ("buy", 0)
    t = sit(m(*twice("herd_culler")), m(), dice="1 2 2 3 3 claw", city=0).play("done", "herd_culler 2", "herd_culler 2")
    assert (t.asked, t.vp(0)) == (("buy", 0), 1)


def test_settled_08_the_second_camouflage_rolls_for_what_the_first_left(sit: Sit) -> None:
    hider = m("camouflage", c("mimic", copies="camouflage", of=1))
    t = sit(m(), hider, m(), dice="claw claw claw 1 2 2", city=0).force("heart 1 2", "heart 3").play("done")
    assert t.health(1) == 9


def test_settled_08_even_bigger_twice_has_the_cap_of_12(sit: Sit) -> None:
    t = sit(m("even_bigger", energy=12, health=8), m("jets"), row=["mimic"]).play("buy mimic", "mimic even_bigger of 0")
    assert t.health(0) == 10
    t = sit(m("even_bigger", energy=12, health=11), m("jets"), row=["mimic"]).play("buy mimic")
    assert t.play("mimic even_bigger of 0").health(0) == 12


def test_settled_08_burrowing_twice_is_two_packets_of_1(sit: Sit) -> None:
    mole = m("burrowing", c("mimic", copies="burrowing", of=1))
    assert sit(m(), mole, m(), dice=CLAW, city=1).play("done", "yield").health(0) == 8
    assert sit(m("armor_plating"), mole, m(), dice=CLAW, city=1).play("done", "yield").health(0) == 10


def test_settled_08_solar_powered_twice_adds_1(sit: Sit) -> None:
    assert sit(m(*twice("solar_powered"), energy=0), m()).energy(0) == 1


def test_settled_08_some_effects_add_nothing_the_second_time(sit: Sit) -> None:
    assert sit(m(*twice("armor_plating"), poison=2), m()).play("end").health(0) == 8
    assert sit(m(*twice("rapid_healing"), health=5), m()).play("rapid_healing").health(0) == 6
    t = sit(m(*twice("telepath")), m(), dice=NOTHING, rerolls=0).play("telepath")
    assert t.position()["rerolls"] == 1
    t = sit(m(*twice("stretchy"), energy=4), m(), dice=NOTHING).play("done", "stretchy 1 2")
    assert t.energy(0) == 2
    t = sit(m(energy=5), m("opportunist", c("mimic", copies="opportunist", of=1), energy=9), row=["heal"])
    assert t.play("buy heal", "pass").asked == ("buy", 0)


def test_settled_09_the_copy_is_used_before_the_card_itself_and_costs_nothing_of_it(sit: Sit) -> None:
    smoke = ("smoke_cloud", c("mimic", copies="smoke_cloud", of=0, counters=3))
    t = sit(m(*smoke), m(), dice=NOTHING).play("smoke_cloud")
    assert (t.card(0, "smoke_cloud")["counters"], t.card(0, "mimic")["counters"]) == (3, 2)
    t.play("smoke_cloud", "smoke_cloud")
    assert (t.cards(0), t.discard) == (["smoke_cloud"], ["mimic"])
    t.play("smoke_cloud", "smoke_cloud", "smoke_cloud")
    assert t.cards(0) == []
    t = sit(m(*twice("plot_twist")), m(), dice=NOTHING).play("done", "plot_twist 1 2")
    assert (t.cards(0), t.asked) == (["plot_twist"], ("change", 0))
    assert (t.play("plot_twist 1 2").cards(0), t.asked) == ([], ("buy", 0))
    prober = m("psychic_probe", c("mimic", copies="psychic_probe", of=1))
    t = sit(m(), prober, m(), dice=NOTHING).play("done").force("heart").play("probe 1")
    assert (t.cards(1), t.asked) == (["psychic_probe"], ("probe", 1))
    assert (t.force("heart").play("probe 1").cards(1), t.asked) == ([], ("buy", 0))
    t = sit(m(), prober, m(), dice=NOTHING).play("done").force("1").play("probe 1").force("1").play("probe 1")
    assert (t.cards(1), t.asked) == (["mimic", "psychic_probe"], ("buy", 0))


@pytest.mark.parametrize(("own", "copy", "energy"), [(6, 6, 4), (6, 2, 4), (2, 6, 4), (2, 2, 4)])
def test_settled_09_batteries_and_their_copy_both_pay(sit: Sit, own: int, copy: int, energy: int) -> None:
    cards = (c("monster_batteries", counters=own), c("mimic", copies="monster_batteries", of=1, counters=copy))
    t = sit(m(), m(*cards, energy=0)).play("end")
    assert t.energy(1) == energy
    assert ("monster_batteries" in t.cards(1), "mimic" in t.cards(1)) == (own > 2, copy > 2)


def test_settled_10_the_dearer_of_two_extra_heads_is_sold_first(sit: Sit) -> None:
    heads = (c("extra_head", paid=5), c("extra_head", paid=7))
    t = sit(m("metamorph", *heads), m()).play("end", "sell extra_head")
    assert (t.energy(0), t.card(0, "extra_head")["paid"]) == (9, 5)
    assert t.play("sell extra_head").energy(0) == 14


def test_settled_10_at_equal_cost_the_one_that_mimic_does_not_copy(sit: Sit) -> None:
    heads = "extra_head", "extra_head"
    t = sit(m("metamorph", *heads), m(c("mimic", copies="extra_head", of=0))).play("end", "sell extra_head")
    assert t.card(1, "mimic")["copies"] == "extra_head"
    assert t.play("sell extra_head").card(1, "mimic")["copies"] is None
    t = sit(m("parasitic_tentacles", energy=20), m(*heads), m(c("mimic", copies="extra_head", of=1)))
    t.play("buy extra_head from 1")
    assert (t.card(2, "mimic")["of"], t.cards(1)) == (1, ["extra_head"])


def test_settled_10_mimic_means_the_dearer_one_and_cannot_move_to_the_other(sit: Sit) -> None:
    heads = c("extra_head", paid=5), c("extra_head", paid=7)
    t = sit(m("metamorph", *heads, energy=20), m(), row=["mimic"]).play("buy mimic", "mimic extra_head of 0")
    t.play("end", "sell extra_head")
    assert t.card(0, "mimic")["copies"] is None
    t = sit(m(), m(c("mimic", copies="extra_head", of=2)), m(*heads, "jets")).play("end")
    assert sorted(t.legal()) == ["mimic jets of 2", "pass"]


def test_settled_11_acid_only_for_the_other_place_quills_for_all(sit: Sit) -> None:
    t = sit(m("nova_breath", "acid_attack"), *FIVE[1:], dice=CLAW, city=1).play("done", "stay")
    assert t.healths() == [10, 8, 9, 9, 9]
    t = sit(m("nova_breath", "poison_quills"), *FIVE[1:], dice="claw 2 2 2 1 3", city=1).play("done", "stay")
    assert t.healths() == [10, 7, 7, 7, 7]


def test_settled_12_choosing_is_as_if_just_bought(sit: Sit) -> None:
    t = sit(m("dedicated_news_team", energy=12), m("acid_attack"), m(), row=["mimic"], city=1).play("buy mimic")
    t.play("mimic acid_attack of 1")
    assert (t.vp(0), t.healths()) == (1, [10, 9, 10])
    t = sit(m(energy=12), m("even_bigger", "jets"), row=["mimic"]).play("buy mimic", "mimic even_bigger of 1")
    assert t.health(0) == 12
    t = sit(m(energy=12), m("smoke_cloud", "jets"), row=["mimic"]).play("buy mimic", "mimic smoke_cloud of 1")
    assert t.card(0, "mimic")["counters"] == 3
    t = sit(m(), m("mimic"), m("monster_batteries", energy=9)).play("end", "mimic monster_batteries of 2")
    assert t.asked == ("charge", 1)
    t.play("charge 1")
    assert (t.energy(1), t.card(1, "mimic")["counters"]) == (0, 2)


def test_settled_12_counters_are_lost_when_it_moves(sit: Sit) -> None:
    mimic = c("mimic", copies="smoke_cloud", of=2, counters=2)
    t = sit(m(), m(mimic), m("smoke_cloud", "jets", "wings")).play("end")
    assert sorted(t.legal()) == ["mimic jets of 2", "mimic wings of 2", "pass"]
    t.play("mimic jets of 2")
    assert t.card(1, "mimic")["counters"] == 0


def test_settled_12_without_a_target_it_chooses_freely_after_tentacles(sit: Sit) -> None:
    t = sit(m("parasitic_tentacles", energy=9), m("mimic"), m("jets")).play("buy mimic from 1")
    assert (t.asked, sorted(t.legal())) == (("mimic", 0), ["mimic jets of 2", "mimic parasitic_tentacles of 0"])
    t.play("mimic jets of 2")
    assert (t.energy(0), t.card(0, "mimic")["of"]) == (1, 2)


def test_settled_13_batteries_taken_over_are_not_charged_again(sit: Sit) -> None:
    t = sit(m("parasitic_tentacles", energy=9), m(c("monster_batteries", counters=2)))
    assert t.play("buy monster_batteries from 1").asked == ("buy", 0)


def test_settled_14_hearts_for_others(sit: Sit) -> None:
    three = "heart heart heart 1 2 3"
    t = sit(m("healing_ray", "regeneration", health=9), m(health=9), m(health=8, energy=9), dice=three).play("done")
    ways = ["heal=3", "heal=2 1=1", "heal=2 2=1", "heal=1 1=1 2=1", "heal=1 2=2", "1=1 2=2"]
    assert sorted(t.legal()) == sorted(f"hearts {way}" for way in ways)
    t.play("hearts 1=1 2=2")
    assert (t.healths(), t.energy(0), t.energy(1), t.energy(2)) == ([9, 10, 10], 2 + 2 + 4, 0, 5)


def test_settled_14_each_payment_is_one_gain(sit: Sit) -> None:
    t = sit(m("healing_ray", "friend_of_children"), m(health=5), m(health=5), dice="heart heart 1 1 2 3").play("done")
    assert t.play("hearts 1=1 2=1").energy(0) == 2 + 3 + 3


def test_settled_15_eater_of_the_dead_does_not_pay_the_dead(sit: Sit) -> None:
    t = sit(m(), m("eater_of_the_dead", health=1), m(), dice=CLAW, city=1).play("done")
    assert t.vp(1) == 0


def test_settled_16_freeze_time_before_frenzies_in_the_order_of_buying(sit: Sit) -> None:
    t = sit(m("freeze_time", energy=30), m(), m("opportunist", energy=9), dice="1 1 1 2 2 3", row=["frenzy"])
    t.play("done", "buy frenzy", "pass", "end")
    assert (t.turn, len(t.dice())) == (0, 5)  # Freeze Time
    t.force("2 2 3 3 energy").play("keep")
    t.force(NOTHING).play("done", "end")
    assert (t.turn, len(t.dice())) == (0, 6)  # Frenzy, with all dice


def test_settled_16_who_is_dead_loses_the_turn(sit: Sit) -> None:
    t = sit(m(energy=11, health=3), m(), m(), row=["frenzy", "tanks"]).play("buy frenzy", "buy tanks")
    assert (t.turn, t.health(0)) == (1, 0)
    assert t.position()["more"].get("extra_turns", []) == []


def test_settled_16_a_freeze_turn_is_lost_too(sit: Sit) -> None:
    t = sit(m("freeze_time", energy=9, health=3), m(), m(), dice="1 1 1 2 2 3", row=["tanks"])
    t.play("done", "buy tanks")
    assert (t.turn, t.health(0), len(t.dice())) == (1, 0, 6)


def test_settled_17_telepath_and_smoke_while_throws_are_left(sit: Sit) -> None:
    t = sit(m("telepath", "smoke_cloud"), m(), dice=NOTHING, rerolls=2).play("telepath", "smoke_cloud")
    assert t.position()["rerolls"] == 4


def test_settled_17_done_goes_by_itself(sit: Sit) -> None:
    t = sit(m(), m(), dice=NOTHING, rerolls=1).play("keep 1 1 2 2 3")
    assert t.phase != "rolled"


def test_settled_18_sweep_needs_2_energy_and_a_card(sit: Sit) -> None:
    assert "sweep" in sit(m(), m()).legal()
    sit(m("made_in_a_lab", energy=1), m("jets"), dice="energy 1 1 2 2 3", turn=1).refused("sweep")
    bare = sit(m("parasitic_tentacles", energy=9), m("jets"), row=[None, None, None], deck=[], bottom=False)
    bare.refused("sweep")


def test_settled_18_rapid_healing_stands_beside_two_others_and_in_react(sit: Sit) -> None:
    healer = m("rapid_healing", health=5, energy=2)
    assert "rapid_healing" in sit(healer, m()).legal()  # sweep, end
    dear = sit(m("rapid_healing", "wings", health=5, energy=9), m(), dice=NOTHING, rerolls=0)
    assert dear.phase == "buy"  # done alone was not asked
    t = sit(m(), healer, m(), dice="claw 1 1 2 2 3", city=0).play("done")
    assert (t.asked, sorted(t.legal())) == (("react", 1), ["rapid_healing", "take"])
    t = sit(m(), m("wings"), m(), dice="claw 1 1 2 2 3", city=0).play("done")
    assert (t.asked, sorted(t.legal())) == (("react", 1), ["take", "wings"])


def test_settled_19_armor_plating_looks_first_and_again(sit: Sit) -> None:
    t = sit(m(), m("armor_plating", "wings"), m(), dice=CLAW, city=0).play("done")
    assert (t.asked, t.health(1)) == (("buy", 0), 10)
    t = sit(m(), m("armor_plating", "camouflage", "wings"), m(), dice="claw claw 1 1 2 3", city=0).play("done")
    assert t.force("heart 1").play("camouflage").asked == ("buy", 0)
    assert t.health(1) == 10


def test_settled_20_a_deadly_hit_still_makes_it_stronger(sit: Sit) -> None:
    t = sit(m(), m("were_only_making_it_stronger", "it_has_a_child", health=2), m(), dice="claw claw 1 1 2 3", city=0)
    t.play("done")
    assert (t.health(1), t.energy(1)) == (10, 3)


def test_settled_21_wings_stay_paid_after_it_has_a_child(sit: Sit) -> None:
    t = sit(m("it_has_a_child", energy=12, health=3), m(), row=["tanks", "jet_fighters"], wings=[0])
    assert t.play("buy tanks", "buy jet_fighters").health(0) == 3
    child = sit(m("it_has_a_child", energy=12, health=3), m(), row=["tanks", "jet_fighters"])
    child.play("buy tanks")
    assert (child.health(0), child.vp(0)) == (10, 0)  # no wings were paid


def test_settled_22_the_bay_closes_within_a_group_too(sit: Sit) -> None:
    t = sit(m("nova_breath"), m(health=1), m("jets"), *FIVE[3:], dice=CLAW, city=3, bay=2).play("done")
    assert (t.asked, t.healths()) == (("yield", 3), [10, 0, 9, 9, 9])  # out of Tokyo before its turn came


def test_settled_23_pass_forgoes_both_probes(sit: Sit) -> None:
    t = sit(m(), m("psychic_probe", c("mimic", copies="psychic_probe", of=1)), m(), dice=NOTHING).play("done", "pass")
    assert t.asked == ("buy", 0)


def test_settled_24_the_game_ends_within_a_purchase_and_the_gap_stays(sit: Sit) -> None:
    t = sit(m(energy=9), m(health=2), row=["fire_blast"]).play("buy fire_blast")
    assert (t.over, t.winners, t.row[0], t.discard) == (True, [0], None, ["fire_blast"])


@pytest.mark.parametrize(("active", "first"), [(0, 0), (2, 2), (3, 0)])
def test_settled_25_the_dead_are_eaten_clockwise_from_the_active_monster(sit: Sit, active: int, first: int) -> None:
    eaters = m("eater_of_the_dead", vp=17), m(c("mimic", copies="eater_of_the_dead", of=0), vp=17)
    t = sit(eaters[0], m(health=1), eaters[1], m(), dice=CLAW, turn=active, city=1).play("done", "end")
    assert (t.over, t.winners) == (True, [first])  # both have 20 points, and one of them had them first
    assert min(t.vp(0), t.vp(2)) == 20


def test_settled_26_a_3_that_psychic_probe_brings_stays(sit: Sit) -> None:
    dweller = m("background_dweller", "telepath", energy=4)
    t = sit(dweller, m("psychic_probe"), m(), dice="1 1 2 2 3 claw", city=0).force("heart").play("again", "done")
    assert t.asked == ("probe", 1)
    t.force("3").play("probe claw")
    assert (t.asked, t.dice()) == (("buy", 0), ["1", "1", "2", "2", "3", "heart"])


def test_settled_26_a_probed_3_may_be_turned_and_not_thrown(sit: Sit) -> None:
    t = sit(m("background_dweller", "herd_culler"), m("psychic_probe"), m(), dice="1 1 2 2 heart claw", city=0)
    t.force("3").play("done", "probe claw")
    assert (t.asked, "herd_culler 3" in t.legal()) == (("change", 0), True)
    t.refused("again")


@pytest.mark.parametrize("turn", [0, 1])
def test_settled_26_a_3_among_the_dice_of_camouflage_stays(sit: Sit, turn: int) -> None:
    t = sit(m(energy=9), m("camouflage", "background_dweller", energy=9), m(), turn=turn, row=["high_altitude_bombing"])
    t.force("3 3 heart").play("buy high_altitude_bombing")
    assert (t.asked[1], t.healths()) == (turn, [7, 8, 7])


def test_every_settled_point_has_its_test() -> None:
    numbers = Counter(name.split("_")[2] for name in globals() if name.startswith("test_settled_"))
    assert {f"{number:02}" for number in range(1, 27)} == {*numbers}
