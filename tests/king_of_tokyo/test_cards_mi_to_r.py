"""The rulings of every card, Mi to R: what no other file tests, by card (king_of_tokyo_cards.json)."""

from __future__ import annotations

import pytest

from tests.king_of_tokyo.table import NOTHING, Sit, c, m

# Mimic


def test_mimic_takes_its_counter_back_when_the_copied_card_leaves_play(sit: Sit) -> None:
    copy = c("mimic", copies="plot_twist", of=1)
    t = sit(m(), m("plot_twist"), m(copy, energy=3), turn=1, dice=NOTHING, city=0).play("done", "plot_twist 1 2")
    assert t.card(2, "mimic")["copies"] is None
    t = sit(m(copy, energy=3), m("plot_twist", health=1), m(), city=1, dice="claw 1 1 2 2 3", turn=2)
    t.play("done")
    assert t.card(0, "mimic")["copies"] is None  # its owner was eliminated


def test_mimic_can_be_placed_again_for_1_at_the_start_of_a_turn(sit: Sit) -> None:
    t = sit(m(), m("mimic", energy=1), m("jets")).play("end")
    assert t.asked == ("mimic", 1)
    assert sorted(t.legal()) == ["mimic jets of 2", "pass"]
    t.play("mimic jets of 2")
    assert (t.energy(1), t.card(1, "mimic")["copies"], t.phase) == (0, "jets", "rolled")


def test_mimic_moves_for_1_energy_before_rolling(sit: Sit) -> None:
    t = sit(m(), m(c("mimic", copies="jets", of=2), energy=1), m("jets", "extra_head")).play("end")
    assert sorted(t.legal()) == ["mimic extra_head of 2", "pass"]
    t.play("mimic extra_head of 2")
    assert len(t.dice()) == 7
    poor = sit(m(), m(c("mimic", copies="jets", of=2), energy=0), m("jets", "extra_head")).play("end")
    assert poor.asked == ("rolled", 1)


@pytest.mark.parametrize("card", ["smoke_cloud", "monster_batteries"])
def test_mimic_has_counters_of_its_own(sit: Sit, card: str) -> None:
    t = sit(m(energy=14), m(c(card, counters=2), "jets"), row=["mimic"]).play("buy mimic", f"mimic {card} of 1")
    if card == "monster_batteries":
        t.play("charge 3")
    wanted = {"smoke_cloud": 3, "monster_batteries": 6}[card]
    assert (t.card(0, "mimic")["counters"], t.card(1, card)["counters"]) == (wanted, 2)


def test_mimic_copies_any_card_but_a_mimic(sit: Sit) -> None:
    t = sit(m("jets", energy=9), m("wings"), m(health=0, energy=0), row=["mimic"]).play("buy mimic")
    assert t.asked == ("mimic", 0)
    assert sorted(t.legal()) == ["mimic jets of 0", "mimic wings of 1"]


def test_mimic_of_even_bigger_gives_2_but_never_more_than_12(sit: Sit) -> None:
    t = sit(m(energy=9, health=9), m("even_bigger"), row=["mimic"]).play("buy mimic")
    assert t.health(0) == 11
    t = sit(m("even_bigger", energy=9, health=11), m(), row=["mimic"]).play("buy mimic")
    assert t.health(0) == 12


def test_mimic_goes_on_copying_a_card_that_changes_its_owner(sit: Sit) -> None:
    t = sit(m("parasitic_tentacles", energy=9), m("jets"), m(c("mimic", copies="jets", of=1)))
    t.play("buy jets from 1")
    assert (t.card(2, "mimic")["copies"], t.card(2, "mimic")["of"]) == ("jets", 0)


def test_mimic_waits_when_there_is_nothing_to_copy(sit: Sit) -> None:
    t = sit(m(energy=10), m(), row=["mimic"]).play("buy mimic")
    assert (t.asked, t.card(0, "mimic")["copies"]) == (("buy", 0), None)


# Monster Batteries


def test_monster_batteries_are_charged_once_and_doubled(sit: Sit) -> None:
    t = sit(m(energy=7), m(), row=["monster_batteries"]).play("buy monster_batteries")
    assert t.asked == ("charge", 0)
    assert sorted(t.legal()) == [f"charge {n}" for n in range(6)]
    t.play("charge 3")
    assert (t.energy(0), t.card(0, "monster_batteries")["counters"]) == (2, 6)


def test_monster_batteries_pay_2_at_the_start_of_each_own_turn_until_empty(sit: Sit) -> None:
    t = sit(m(energy=0), m(c("monster_batteries", counters=4), energy=0), turn=0, dice=NOTHING, rerolls=1)
    t.force(NOTHING).play("done")
    assert (t.turn, t.energy(1), t.card(1, "monster_batteries")["counters"]) == (1, 2, 2)
    last = sit(m(energy=0), m(c("monster_batteries", counters=2), energy=0), dice=NOTHING).play("done")
    assert (last.energy(1), last.cards(1), last.discard) == (2, [], ["monster_batteries"])


def test_monster_batteries_charged_with_nothing_are_discarded(sit: Sit) -> None:
    t = sit(m(energy=7), m(), row=["monster_batteries"]).play("buy monster_batteries", "charge 0")
    assert (t.cards(0), t.discard) == ([], ["monster_batteries"])
    poor = sit(m(energy=2), m(), row=["monster_batteries"]).play("buy monster_batteries")
    assert (poor.cards(0), poor.discard) == ([], ["monster_batteries"])  # 0 was all there was


def test_monster_batteries_taken_over_keep_their_energy(sit: Sit) -> None:
    t = sit(m("parasitic_tentacles", energy=9), m(c("monster_batteries", counters=6)), m())
    t.play("buy monster_batteries from 1")
    assert (t.asked, t.card(0, "monster_batteries")["counters"], t.energy(0)) == (("buy", 0), 6, 7)


# National Guard, Tanks, Jet Fighters


@pytest.mark.parametrize(
    ("card", "points", "damage"), [("national_guard", 2, 2), ("tanks", 4, 3), ("jet_fighters", 5, 4)]
)
def test_military_cards_give_points_and_damage(sit: Sit, card: str, points: int, damage: int) -> None:
    t = sit(m(energy=9), m(), m(), row=[card]).play(f"buy {card}")
    assert (t.vp(0), t.healths(), t.discard) == (points, [10 - damage, 10, 10], [card])


# Nova Breath


def test_nova_breath_hits_every_other_monster_in_full(sit: Sit) -> None:
    five = [m("nova_breath"), m(), m(), m(), m()]
    t = sit(*five, dice="claw claw 1 1 2 2", city=1, bay=2).play("done", "stay", "stay")
    assert t.healths() == [10, 8, 8, 8, 8]


def test_nova_breath_lets_only_monsters_in_tokyo_yield(sit: Sit) -> None:
    t = sit(m("nova_breath"), m(), m(), dice="claw claw 1 1 2 2", city=1).play("done")
    assert t.asked == ("yield", 1)
    assert t.play("stay").asked == ("buy", 0)


def test_nova_breath_from_tokyo_hits_the_other_one_there_who_may_not_yield(sit: Sit) -> None:
    t = sit(m("nova_breath"), m("jets"), m(), m(), m(), dice="claw claw 1 1 2 2", city=0, bay=1).play("done")
    assert (t.healths(), t.asked, t.tokyo) == ([10, 8, 8, 8, 8], ("buy", 0), (0, 1))


# Nuclear Power Plant


def test_nuclear_power_plant_heals_3_in_tokyo_as_well(sit: Sit) -> None:
    t = sit(m(energy=8, health=5), m(), row=["nuclear_power_plant"], city=0).play("buy nuclear_power_plant")
    assert (t.vp(0), t.health(0)) == (2, 8)
    t = sit(m("regeneration", energy=8, health=5), m(), row=["nuclear_power_plant"]).play("buy nuclear_power_plant")
    assert t.health(0) == 9


# Omnivore


@pytest.mark.parametrize(
    ("dice", "points"),
    [("1 2 3 3 energy energy", 2), ("1 1 2 2 3 3", 2), ("1 2 3 3 3 claw", 5), ("1 1 2 2 energy energy", 0)],
)
def test_omnivore_gives_2_once_a_turn_and_leaves_the_dice_to_be_used(sit: Sit, dice: str, points: int) -> None:
    assert sit(m("omnivore"), m(), dice=dice, city=0).play("done").vp(0) == points


def test_omnivore_adds_to_complete_destruction(sit: Sit) -> None:
    t = sit(m("omnivore", "complete_destruction"), m(), dice="1 2 3 heart energy claw", city=0).play("done")
    assert t.vp(0) == 11


# Opportunist


def test_opportunist_is_asked_after_a_purchase_and_after_a_sweep(sit: Sit) -> None:
    t = sit(m(energy=5), m("opportunist", energy=9), m(), row=["heal"], deck=["jets"]).play("buy heal")
    assert t.asked == ("opportunist", 1)
    assert sorted(t.legal()) == ["buy jets", "pass"]
    t = sit(m(energy=5), m("opportunist", energy=9), m(), deck=["jets", "tanks", "wings"]).play("sweep")
    assert sorted(t.legal()) == ["buy jets", "buy tanks", "buy wings", "pass"]


def test_opportunist_pays_the_bank_and_may_buy_the_next_one_too(sit: Sit) -> None:
    t = sit(m(energy=5), m("opportunist", energy=9), m(), row=["heal"], deck=["jets", "tanks"])
    t.play("buy heal", "buy jets")
    assert (t.energy(1), t.energy(0), t.asked) == (4, 2, ("opportunist", 1))
    assert sorted(t.legal()) == ["buy tanks", "pass"]
    t.play("pass")
    assert (t.row[0], t.asked) == ("tanks", ("buy", 0))


def test_opportunists_decide_clockwise_from_the_active_monster(sit: Sit) -> None:
    copy = m(c("mimic", copies="opportunist", of=0), energy=9)
    t = sit(m("opportunist", energy=9), m(energy=5), copy, turn=1, row=["heal"], deck=["jets"]).play("buy heal")
    assert t.asked == ("opportunist", 2)
    assert t.play("pass").asked == ("opportunist", 0)
    assert t.play("pass").asked == ("buy", 1)


def test_opportunist_comes_before_the_active_monster(sit: Sit) -> None:
    t = sit(m(energy=12), m("opportunist", energy=9), m(), row=["heal"], deck=["jets"]).play("buy heal")
    assert t.to_move == 1
    assert t.play("pass").play("buy jets").cards(0) == ["jets"]


def test_opportunist_does_not_see_the_peek_of_made_in_a_lab(sit: Sit) -> None:
    t = sit(m("made_in_a_lab", energy=9), m("opportunist", energy=9), m(), deck=["jets", "tanks"])
    assert t.play("buy top").asked == ("buy", 0)


@pytest.mark.parametrize(("row", "slot"), [(["extra_head", "heal"], 1), (["heal", "extra_head"], 0)])
def test_opportunist_buys_the_new_one_of_two_equal_cards(sit: Sit, row: list[str], slot: int) -> None:
    owner = m("opportunist", energy=9)
    t = sit(m(energy=3), owner, m(), row=[*row, "tanks"], deck=["extra_head", "jets"]).play("buy heal")
    assert (t.asked, sorted(t.legal())) == (("opportunist", 1), ["buy extra_head", "pass"])
    t.play("buy extra_head")
    assert (t.cards(1), t.row[slot], t.row[1 - slot]) == (["extra_head", "opportunist"], "jets", "extra_head")


def test_opportunist_without_energy_is_not_asked(sit: Sit) -> None:
    t = sit(m(energy=5), m("opportunist", energy=4), m(), row=["heal"], deck=["jets"])
    assert t.play("buy heal").asked == ("buy", 0)


# Parasitic Tentacles


def test_parasitic_tentacles_are_for_the_own_buying_step(sit: Sit) -> None:
    t = sit(m(energy=5), m("opportunist", "parasitic_tentacles", energy=20), m("jets"), row=["heal"], deck=["tanks"])
    assert sorted(t.play("buy heal").legal()) == ["buy tanks", "pass"]


def test_parasitic_tentacles_take_counters_along_and_pay_the_owner(sit: Sit) -> None:
    t = sit(m("parasitic_tentacles", energy=9), m(c("smoke_cloud", counters=1)), m()).play("buy smoke_cloud from 1")
    assert t.card(0, "smoke_cloud") == {"card": "smoke_cloud", "paid": 4, "counters": 1, "copies": None, "of": None}
    assert (t.energy(0), t.energy(1), t.cards(1), t.to_move) == (5, 6, [], 0)


def test_parasitic_tentacles_pay_the_reduced_price(sit: Sit) -> None:
    t = sit(m("parasitic_tentacles", "alien_metabolism", energy=4), m("jets"), m()).play("buy jets from 1")
    assert (t.energy(1), t.card(0, "jets")["paid"]) == (6, 4)


def test_parasitic_tentacles_count_as_buying_with_effects_on_arrival(sit: Sit) -> None:
    t = sit(m("parasitic_tentacles", "dedicated_news_team", energy=6, health=5), m("even_bigger", health=7), m())
    t.play("buy even_bigger from 1")
    assert (t.vp(0), t.health(0), t.health(1)) == (1, 7, 5)


def test_parasitic_tentacles_work_in_the_step_they_are_bought(sit: Sit) -> None:
    t = sit(m(energy=9), m("jets"), m(), row=["parasitic_tentacles"]).play("buy parasitic_tentacles")
    assert "buy jets from 1" in t.legal()


def test_parasitic_tentacles_never_take_own_cards_or_those_of_the_dead(sit: Sit) -> None:
    t = sit(m("parasitic_tentacles", "jets", energy=20), m("wings"), m(health=0, energy=0))
    assert [move for move in t.legal() if " from " in move] == ["buy wings from 1"]


# Plot Twist


def test_plot_twist_turns_a_die_to_any_face_once(sit: Sit) -> None:
    t = sit(m("plot_twist"), m(), dice="1 1 2 2 3 claw").play("done")
    assert {"plot_twist claw 1", "plot_twist claw energy", "plot_twist 1 heart", "done"} <= {*t.legal()}
    t.play("plot_twist claw 1")
    assert (t.vp(0), t.cards(0), t.discard, t.tokyo) == (1, [], ["plot_twist"], (None, None))


def test_plot_twist_waits_for_the_turn_of_its_owner(sit: Sit) -> None:
    t = sit(m(), m("plot_twist"), dice=NOTHING)
    assert t.play("done").asked == ("buy", 0)
    kept = sit(m("plot_twist"), m(), dice=NOTHING).play("done", "done")
    assert kept.cards(0) == ["plot_twist"]


# Poison Quills


def test_poison_quills_follow_the_rule_of_targets(sit: Sit) -> None:
    t = sit(m("poison_quills"), m(), m(), dice="claw claw claw 2 2 2", city=1).play("done", "stay")
    assert (t.healths(), t.vp(0)) == ([10, 5, 10], 2)


def test_poison_quills_without_a_claw_deal_2_that_are_no_attack(sit: Sit) -> None:
    t = sit(m("poison_quills", "poison_spit"), m(), m(), dice="1 1 2 2 2 3", city=1).play("done")
    assert (t.healths(), t.asked, t.tokyo, t.monster(1)["poison"]) == ([10, 8, 10], ("buy", 0), (1, None), 0)


def test_poison_quills_work_once_a_roll(sit: Sit) -> None:
    t = sit(m("poison_quills"), m(), m(), dice="2 2 2 2 2 2", city=1).play("done")
    assert (t.health(1), t.vp(0)) == (8, 5)


# Poison Spit


def test_poison_spit_gives_one_counter_an_attack(sit: Sit) -> None:
    t = sit(m("poison_spit"), m(), m(), dice="claw claw claw 1 2 2", city=0).play("done")
    assert [t.monster(seat)["poison"] for seat in range(3)] == [0, 1, 1]


@pytest.mark.parametrize("card", ["armor_plating", "camouflage", "wings", "jets"])
def test_poison_spit_gives_nothing_when_the_damage_is_prevented(sit: Sit, card: str) -> None:
    t = sit(m("poison_spit", "shrink_ray"), m(card), m(), dice="claw 1 1 2 2 3", city=1).force("heart").play("done")
    if card == "wings":
        t.play("wings")
    t.play("yield")
    assert (t.health(1), t.monster(1)["poison"], t.monster(1)["shrink"]) == (10, 0, 0)


def test_poison_spit_counters_work_on_without_card_and_owner(sit: Sit) -> None:
    t = sit(m(poison=2), m(health=0, energy=0), m()).play("end")
    assert (t.health(0), t.monster(0)["poison"]) == (8, 2)


def test_poison_spit_counters_stay_in_tokyo_and_go_outside(sit: Sit) -> None:
    inside = sit(m(poison=2, health=5), m(), dice="heart heart 1 1 2 3", city=0).play("done")
    assert (inside.asked, inside.monster(0)["poison"], inside.health(0)) == (("buy", 0), 2, 5)
    outside = sit(m(poison=2, health=5), m(), dice="heart heart 1 1 2 3").play("done")
    assert outside.asked == ("hearts", 0)
    outside.play("hearts heal=1 poison=1")
    assert (outside.monster(0)["poison"], outside.health(0)) == (1, 6)


def test_poison_spit_damage_is_one_packet_and_no_attack(sit: Sit) -> None:
    t = sit(m(poison=2, health=2), m(), m(), city=0).play("end")
    assert (t.health(0), t.tokyo, t.turn) == (0, (None, None), 1)
    assert sit(m("armor_plating", poison=2), m()).play("end").health(0) == 8


# Psychic Probe


def test_psychic_probe_lets_its_owner_pick_the_die(sit: Sit) -> None:
    t = sit(m(), m("psychic_probe"), m(), dice="1 1 1 2 energy claw", city=0).play("done")
    assert t.asked == ("probe", 1)
    assert sorted(t.legal()) == sorted(["probe 1", "probe 2", "probe energy", "probe claw", "pass"])
    t.force("2").play("probe 1")
    assert (t.vp(0), t.cards(1)) == (0, ["psychic_probe"])


def test_psychic_probe_comes_after_the_throws_and_before_changes(sit: Sit) -> None:
    t = sit(m("herd_culler"), m("psychic_probe"), m(), dice="1 1 2 2 3 3").play("done")
    assert t.asked == ("probe", 1)
    assert t.force("energy").play("probe 3").asked == ("change", 0)


def test_psychic_probe_heart_counts_and_costs_the_card(sit: Sit) -> None:
    t = sit(m(health=5), m("psychic_probe"), m(), dice=NOTHING).play("done").force("heart").play("probe 1")
    assert (t.health(0), t.cards(1), t.discard) == (6, [], ["psychic_probe"])


def test_psychic_probe_works_once_a_turn_and_anew_in_an_extra_turn(sit: Sit) -> None:
    t = sit(m("freeze_time"), m("psychic_probe"), m(), dice="1 1 1 2 2 3").play("done").force("2").play("probe 3")
    assert t.asked == ("buy", 0)
    t.force(NOTHING[:-2]).play("end").play("done")
    assert t.asked == ("probe", 1)


def test_psychic_probe_is_for_the_turns_of_others(sit: Sit) -> None:
    assert sit(m("psychic_probe"), m(), dice=NOTHING).play("done").asked == ("buy", 0)


# Rapid Healing


def test_rapid_healing_works_on_other_turns_and_in_tokyo(sit: Sit) -> None:
    t = sit(m(), m("rapid_healing", health=5, energy=4), m(), dice="claw 1 1 2 2 3", city=1).play("done")
    assert t.asked == ("react", 1)
    t.play("rapid_healing", "take")
    assert (t.health(1), t.energy(1), t.asked) == (5, 2, ("yield", 1))
    assert t.play("rapid_healing").health(1) == 6


def test_rapid_healing_saves_before_the_damage_lands_and_not_after(sit: Sit) -> None:
    t = sit(m(), m("rapid_healing", health=1, energy=2), m(), dice="claw 1 1 2 2 3", city=1).play("done")
    dead = t.copied().play("take")
    assert (dead.health(1), dead.asked) == (0, ("buy", 0))
    assert t.play("rapid_healing", "stay").health(1) == 1


def test_rapid_healing_stops_at_the_maximum(sit: Sit) -> None:
    sit(m("rapid_healing", energy=9), m()).refused("rapid_healing")
    t = sit(m("rapid_healing", "even_bigger", energy=9), m()).play("rapid_healing", "rapid_healing")
    assert t.health(0) == 12


def test_rapid_healing_with_regeneration_heals_2(sit: Sit) -> None:
    assert sit(m("rapid_healing", "regeneration", health=5), m()).play("rapid_healing").health(0) == 7


# Regeneration


def test_regeneration_adds_1_to_each_healing(sit: Sit) -> None:
    assert sit(m("regeneration", health=5), m(), dice="heart heart 1 1 2 3").play("done").health(0) == 8


def test_regeneration_does_not_help_when_others_heal(sit: Sit) -> None:
    t = sit(m("healing_ray"), m("regeneration", health=5), m(), dice="heart 1 1 2 2 3").play("done", "hearts 1=1")
    assert t.health(1) == 6


def test_regeneration_needs_something_to_heal(sit: Sit) -> None:
    assert sit(m("regeneration"), m(), dice="heart heart 1 1 2 3").play("done").health(0) == 10
    t = sit(m("regeneration", poison=2, health=9), m(), dice="heart heart 1 1 2 3").play("done", "hearts poison=2")
    assert t.health(0) == 9  # these hearts healed nothing


# Rooting for the Underdog


@pytest.mark.parametrize(("vps", "gain"), [((0, 1, 2), 1), ((1, 1, 2), 0), ((2, 1, 3), 0)])
def test_rooting_for_the_underdog_needs_strictly_the_fewest(sit: Sit, vps: tuple[int, int, int], gain: int) -> None:
    mine, *others = vps
    t = sit(m("rooting_for_the_underdog", vp=mine), *(m(vp=vp) for vp in others)).play("end")
    assert t.vp(0) == mine + gain


def test_rooting_for_the_underdog_ignores_the_dead(sit: Sit) -> None:
    t = sit(m("rooting_for_the_underdog", vp=1), m(health=0, energy=0), m(vp=2)).play("end")
    assert t.vp(0) == 2


# What the market's cards are asked


def test_parasitic_tentacles_are_asked_for_the_cards_of_others_alone(sit: Sit) -> None:
    poor = m("parasitic_tentacles", "alien_metabolism", energy=1)
    t = sit(poor, m("solar_powered"), dice=NOTHING).play("done")
    assert (t.asked, sorted(t.legal())) == (("buy", 0), ["buy solar_powered from 1", "end"])
    own = m("parasitic_tentacles", "alien_metabolism", "solar_powered", energy=1)
    assert sit(own, m(), dice=NOTHING).play("done").asked == ("rolled", 1)


def test_opportunist_is_asked_at_the_price_of_its_owner(sit: Sit) -> None:
    t = sit(m(energy=9), m("opportunist", "alien_metabolism"), row=["heal"], deck=["fire_blast"]).play("buy heal")
    assert (t.asked, sorted(t.legal())) == (("opportunist", 1), ["buy fire_blast", "pass"])


def test_monster_batteries_and_their_copy_each_give_their_own(sit: Sit) -> None:
    copy = c("mimic", copies="monster_batteries", of=1, counters=6)
    t = sit(m(), m(c("monster_batteries", counters=6), copy, energy=0), m()).play("end")
    assert (t.card(1, "monster_batteries")["counters"], t.card(1, "mimic")["counters"], t.energy(1)) == (4, 4, 4)


def test_psychic_probe_is_gone_where_a_heart_falls_as_a_heart_again(sit: Sit) -> None:
    t = sit(m(), m("psychic_probe"), m(), dice="heart 1 1 2 3 3").play("done").force("heart").play("probe heart")
    assert (t.cards(1), t.asked) == ([], ("buy", 0))


def test_psychic_probe_is_not_asked_where_no_dice_lie(sit: Sit) -> None:
    assert sit(m(), m(shrink=6), m("psychic_probe")).play("end").asked == ("buy", 1)
