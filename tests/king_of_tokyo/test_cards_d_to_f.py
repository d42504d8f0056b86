"""The rulings of every card, D to F: what no other file tests, by card (king_of_tokyo_cards.json)."""

from __future__ import annotations

import pytest

import kingtable
from tests.king_of_tokyo.table import NOTHING, Sit, c, events, m, setting

# Dedicated News Team


def test_dedicated_news_team_counts_every_kind_of_purchase(sit: Sit) -> None:
    t = sit(m("dedicated_news_team", energy=9), m(), row=["heal", "jets"]).play("buy heal", "buy jets")
    assert t.vp(0) == 2
    lab = sit(m("dedicated_news_team", "made_in_a_lab", energy=9), m(), deck=["jets"]).play("buy top")
    assert lab.vp(0) == 1
    arm = sit(m("dedicated_news_team", "parasitic_tentacles", energy=9), m("jets"), m()).play("buy jets from 1")
    assert arm.vp(0) == 1
    luck = sit(m(energy=5), m("dedicated_news_team", "opportunist", energy=9), row=["heal"], deck=["jets"])
    assert luck.play("buy heal", "buy jets").vp(1) == 1


def test_dedicated_news_team_does_not_count_itself(sit: Sit) -> None:
    assert sit(m(energy=9), m(), row=["dedicated_news_team"]).play("buy dedicated_news_team").vp(0) == 0


def test_dedicated_news_team_does_not_count_sweeps(sit: Sit) -> None:
    assert sit(m("dedicated_news_team", energy=9), m()).play("sweep").vp(0) == 0


def test_dedicated_news_team_pays_before_the_effect(sit: Sit) -> None:
    t = sit(m("dedicated_news_team", health=2, energy=9), m(), m(), row=["national_guard"]).play("buy national_guard")
    assert (t.vp(0), t.health(0)) == (3, 0)  # it died of it, but both were paid


# Drop from High Altitude


def test_drop_from_high_altitude_gives_3_points_in_all_outside_and_2_in_tokyo(sit: Sit) -> None:
    row = ["drop_from_high_altitude"]
    t = sit(m(energy=7), m(), m(), row=row).play("buy drop_from_high_altitude")
    assert (t.vp(0), t.tokyo) == (3, (0, None))
    t = sit(m(energy=7), m(), m(), row=row, city=0).play("buy drop_from_high_altitude")
    assert (t.vp(0), t.tokyo) == (2, (0, None))


def test_drop_from_high_altitude_leaves_a_buyer_in_the_bay_there(sit: Sit) -> None:
    t = sit(m(energy=7), m(), m(), m(), m(), row=["drop_from_high_altitude"], bay=0)
    assert t.play("buy drop_from_high_altitude").tokyo == (None, 0)
    assert t.vp(0) == 2


def test_drop_from_high_altitude_displaces_without_damage_attack_or_yield(sit: Sit) -> None:
    t = sit(m("poison_spit", energy=7), m("burrowing", "jets"), m(), row=["drop_from_high_altitude"], city=1)
    t.play("buy drop_from_high_altitude")
    assert (t.healths(), t.tokyo, t.monster(1)["poison"], t.to_move) == ([10, 10, 10], (0, None), 0, 0)


# Eater of the Dead


def test_eater_of_the_dead_is_paid_for_any_cause_on_any_turn(sit: Sit) -> None:
    t = sit(m(energy=5), m("eater_of_the_dead"), m(health=2), m(), row=["fire_blast"]).play("buy fire_blast")
    assert t.vp(1) == 3
    t = sit(m(health=1, poison=1), m("eater_of_the_dead"), m()).play("end")
    assert t.vp(1) == 3


def test_eater_of_the_dead_counts_a_monster_that_has_a_child(sit: Sit) -> None:
    t = sit(m("eater_of_the_dead"), m("it_has_a_child", health=1), m(), dice="claw 1 1 2 2 3", city=1).play("done")
    assert t.vp(0) == 4  # and 1 for entering


def test_eater_of_the_dead_is_paid_for_each_dead_monster(sit: Sit) -> None:
    t = sit(m("eater_of_the_dead"), m(health=1), m(health=1), m(), dice="claw 1 1 2 2 3", city=0).play("done")
    assert t.vp(0) == 6


def test_eater_of_the_dead_does_not_pay_an_owner_that_dies(sit: Sit) -> None:
    t = sit(m("eater_of_the_dead", health=1), m(), m(), m(energy=9), turn=3, row=["fire_blast"]).play("buy fire_blast")
    assert (t.vp(0), t.health(0)) == (0, 0)
    child = sit(m(), m("eater_of_the_dead", "it_has_a_child", health=1), m(), dice="claw 1 1 2 2 3", city=1)
    assert child.play("done").vp(1) == 0


# Energize


def test_energize_is_one_gain(sit: Sit) -> None:
    assert sit(m(energy=8), m(), row=["energize"]).play("buy energize").energy(0) == 9
    assert sit(m("friend_of_children", energy=8), m(), row=["energize"]).play("buy energize").energy(0) == 10


# Energy Hoarder


@pytest.mark.parametrize(("energy", "points"), [(2, 0), (5, 0), (6, 1), (11, 1), (12, 2)])
def test_energy_hoarder_gives_a_point_for_each_full_6(sit: Sit, energy: int, points: int) -> None:
    t = sit(m("energy_hoarder", energy=energy), m(), row=["skyscraper", "energize", "frenzy"]).play("end")
    assert (t.vp(0), t.energy(0)) == (points, energy)


def test_energy_hoarder_comes_after_buying_and_selling(sit: Sit) -> None:
    t = sit(m("energy_hoarder", "metamorph", energy=5), m()).play("end", "sell metamorph")
    assert t.vp(0) == 1
    t = sit(m("energy_hoarder", energy=6), m(), row=["heal"]).play("buy heal", "end")
    assert t.vp(0) == 0


def test_energy_hoarder_does_not_count_energy_on_batteries(sit: Sit) -> None:
    t = sit(m("energy_hoarder", c("monster_batteries", counters=8), energy=5), m()).play("end")
    assert t.vp(0) == 0


# Evacuation Orders


def test_evacuation_orders_take_5_points_down_to_0_from_the_others(sit: Sit) -> None:
    t = sit(m(energy=9, vp=4), m(vp=3), m(vp=12), row=["evacuation_orders"]).play("buy evacuation_orders")
    assert t.vps() == [4, 0, 7]


def test_evacuation_orders_leave_the_points_of_the_dead_to_be_seen(sit: Sit) -> None:
    t = sit(m(energy=9), m(vp=12, health=0, energy=0), m(vp=8), row=["evacuation_orders"]).play("buy evacuation_orders")
    assert t.vps() == [0, 12, 3]


def test_evacuation_orders_can_pull_a_monster_below_20_before_the_check(sit: Sit) -> None:
    t = sit(m(energy=9), m(vp=20), m(), row=["evacuation_orders"]).play("buy evacuation_orders", "end")
    assert (t.over, t.vp(1)) == (False, 15)


def test_evacuation_orders_are_there_twice(sit: Sit) -> None:
    t = sit(m(energy=16), m(vp=19), row=["evacuation_orders", "evacuation_orders"])
    t.play("buy evacuation_orders", "buy evacuation_orders")
    assert (t.vp(1), t.discard) == (9, ["evacuation_orders"] * 2)


# Even Bigger


def test_even_bigger_lifts_to_12_and_no_further(sit: Sit) -> None:
    t = sit(m(energy=6), m(), row=["even_bigger"]).play("buy even_bigger")
    assert t.health(0) == 12
    t = sit(m("even_bigger", health=11), m(), dice="heart heart heart 1 1 2").play("done")
    assert t.health(0) == 12
    copy = sit(m("even_bigger", health=12, energy=10), m(), row=["mimic"]).play("buy mimic")
    assert copy.health(0) == 12


def test_even_bigger_heals_in_tokyo_too(sit: Sit) -> None:
    assert sit(m(energy=6, health=5), m(), row=["even_bigger"], city=0).play("buy even_bigger").health(0) == 7


# Extra Head


def test_extra_head_gives_a_die_each_and_a_copy_one_more(sit: Sit) -> None:
    for cards, dice in (
        (["extra_head"], 7),
        (["extra_head", "extra_head"], 8),
        (["extra_head", "extra_head", c("mimic", copies="extra_head", of=1)], 9),
    ):
        t = sit(m(), m(*cards, energy=0), m()).play("end")
        assert (t.turn, len(t.dice())) == (1, dice)


def test_extra_head_starts_with_the_next_roll(sit: Sit) -> None:
    t = sit(m(energy=9), m(), row=["extra_head"], dice=NOTHING).play("done", "buy extra_head")
    assert t.turn == 0
    assert len(t.dice()) == 6


def test_extra_head_and_shrink_counters_are_added_up(sit: Sit) -> None:
    t = sit(m(), m("extra_head", shrink=3), m()).play("end")
    assert len(t.dice()) == 4


# Fire Blast


def test_fire_blast_is_no_attack(sit: Sit) -> None:
    t = sit(m("poison_spit", "alpha_monster", "spiked_tail", energy=5), m(), m(), row=["fire_blast"], city=1)
    t.play("buy fire_blast")
    assert (t.healths(), t.tokyo, t.to_move, t.vp(0)) == ([10, 8, 8], (1, None), 0, 0)
    assert t.monster(1)["poison"] == 0
    dead = sit(m(energy=5), m(health=2), m(), row=["fire_blast"], city=1).play("buy fire_blast")
    assert dead.tokyo == (None, None)


def test_fire_blast_may_be_answered(sit: Sit) -> None:
    t = sit(m(energy=5), m("wings"), m("armor_plating"), row=["fire_blast"]).play("buy fire_blast")
    assert t.asked == ("react", 1)
    assert t.play("wings").healths() == [10, 10, 8]


def test_fire_blast_is_not_raised_by_fire_breathing(sit: Sit) -> None:
    t = sit(m("fire_breathing", energy=5), m(), m(), row=["fire_blast"]).play("buy fire_blast")
    assert t.healths() == [10, 8, 8]


# Fire Breathing


def test_fire_breathing_joins_the_attack_on_a_neighbour(sit: Sit) -> None:
    t = sit(m("fire_breathing"), m(), m(), m(), dice="claw claw 1 1 2 2", city=0).play("done")
    assert t.healths() == [10, 7, 8, 7]


def test_fire_breathing_burns_neighbours_that_are_not_attacked_without_attacking_them(sit: Sit) -> None:
    t = sit(m("fire_breathing", "poison_spit", "shrink_ray"), m(), m(), m(), dice="claw 1 1 2 2 3", city=2)
    t.play("done")
    assert t.asked == ("yield", 2)
    t.play("stay")
    assert t.healths() == [10, 9, 9, 9]
    assert [t.monster(seat)["poison"] for seat in range(4)] == [0, 0, 1, 0]
    assert [t.monster(seat)["shrink"] for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("monsters", "moves", "causes"),
    [
        (("fire_breathing", None, None, None), "done stay", {1: "fire_breathing", 2: "attack", 3: "fire_breathing"}),
        ((None, None, "burrowing", None), "done yield", {2: "attack", 0: "burrowing"}),
        ((None, None, "jets", None), "done stay", {2: "attack"}),
    ],
)
def test_damage_is_told_with_its_cause(monsters: tuple[str | None, ...], moves: str, causes: dict[int, str]) -> None:
    seated = setting(*(m(*filter(None, [card])) for card in monsters), dice="claw 1 1 2 2 3", city=2)
    match = kingtable.from_position(seated)
    for move in moves.split():
        match.play(move)
    assert {event["seat"]: event["why"] for event in events(match, "damage")} == causes


def test_fire_breathing_in_tokyo_burns_the_other_one_there_who_may_not_yield(sit: Sit) -> None:
    t = sit(m("fire_breathing"), m(), m(), m(), m(), dice="claw 1 1 2 2 3", city=0, bay=1).play("done")
    assert (t.healths(), t.asked) == ([10, 9, 9, 9, 8], ("buy", 0))


def test_fire_breathing_takes_the_nearest_that_live(sit: Sit) -> None:
    t = sit(m("fire_breathing"), m(health=0, energy=0), m(), m(), dice="claw 1 1 2 2 3", city=0).play("done")
    assert t.healths() == [10, 0, 8, 8]
    two = sit(m("fire_breathing"), m(), dice="claw 1 1 2 2 3", city=0).play("done")
    assert two.healths() == [10, 8]


def test_fire_breathing_does_not_look_at_tokyo(sit: Sit) -> None:
    t = sit(m(), m("fire_breathing"), m(), turn=1, dice="claw 1 1 2 2 3", city=2).play("done", "stay")
    assert t.healths() == [9, 10, 8]


def test_fire_breathing_needs_a_claw_and_somebody_attacked(sit: Sit) -> None:
    assert sit(m("fire_breathing"), m(), m(), dice=NOTHING, city=1).play("done").healths() == [10, 10, 10]
    assert sit(m("fire_breathing"), m(), m(), dice="claw 1 1 2 2 3").play("done").healths() == [10, 10, 10]
    acid = sit(m("fire_breathing", "acid_attack"), m(), m(), dice=NOTHING, city=1).play("done")
    assert acid.healths() == [10, 9, 10]


# Freeze Time


def test_freeze_time_chains_with_one_die_less_each(sit: Sit) -> None:
    t = sit(m("freeze_time"), m(), dice="1 1 1 2 2 3")
    t.force("1 1 1 2 3").play("done", "end")
    assert (t.turn, len(t.dice())) == (0, 5)
    t.force("2 2 3 3").play("done", "end")
    assert (t.turn, len(t.dice())) == (0, 4)
    t.play("done", "end")
    assert (t.turn, len(t.dice())) == (1, 6)


def test_freeze_time_needs_three_1s(sit: Sit) -> None:
    assert sit(m("freeze_time"), m(), dice=NOTHING).play("done", "end").turn == 1


def test_freeze_time_dice_come_back_after_the_chain(sit: Sit) -> None:
    t = sit(m("freeze_time"), m(), dice="1 1 1 2 2 3").force("2 2 3 3 energy").play("done", "end")
    t.play("done", "end").play("done")
    while t.turn == 1:
        t.play("end" if "end" in t.legal() else "stay")
    assert (t.turn, len(t.dice())) == (0, 6)


def test_freeze_time_gives_a_full_turn(sit: Sit) -> None:
    t = sit(m("freeze_time", energy=2), m(), dice="1 1 1 2 2 3", city=0).force("2 2 3 3 energy")
    t.play("done", "end")
    assert t.vp(0) == 1 + 2  # Tokyo at the start of the turn
    assert t.play("done").asked == ("buy", 0)


# Frenzy


def test_frenzy_comes_after_the_whole_turn(sit: Sit) -> None:
    t = sit(m("energy_hoarder", energy=15), m(), row=["frenzy", "heal"]).play("buy frenzy")
    assert t.asked == ("buy", 0)
    t.play("end")
    assert (t.vp(0), t.turn, len(t.dice())) == (1, 0, 6)
    t.force(NOTHING)
    while t.turn == 0:
        t.play("done" if "done" in t.legal() else "end")
    assert t.turn == 1


def test_frenzy_bought_out_of_turn_comes_right_after_the_present_turn(sit: Sit) -> None:
    t = sit(m(energy=5), m(), m("opportunist", energy=7), m(), row=["heal"], deck=["frenzy"])
    t.play("buy heal", "buy frenzy", "end")
    assert t.turn == 2
    while t.turn == 2:
        t.play(next(move for move in ("done", "end", "stay") if move in t.legal()))
    assert t.turn == 1  # where the order was interrupted


def test_further_turns_by_frenzy_come_in_the_order_in_which_they_were_won(sit: Sit) -> None:
    t = sit(m(), m(), m(), m(), extra_turns=[2, 1, 2], dice=NOTHING, turn=3, rerolls=0)
    turns = [3]
    while len(turns) < 6:
        t.play(next(move for move in ("done", "end", "stay") if move in t.legal()))
        if t.turn != turns[-1]:
            turns.append(t.turn)
    assert turns == [3, 2, 1, 2, 0, 1]


# Friend of Children


def test_friend_of_children_adds_1_to_each_gain(sit: Sit) -> None:
    assert sit(m("friend_of_children"), m(), dice="energy energy 1 1 2 2").play("done").energy(0) == 5
    assert sit(m("friend_of_children"), m(), dice=NOTHING).play("done").energy(0) == 2


def test_friend_of_children_works_with_solar_powered_not_with_energy_that_comes_back(sit: Sit) -> None:
    t = sit(m("friend_of_children", "solar_powered", energy=3), m(), row=["heal"]).play("buy heal")
    assert (t.turn, t.energy(0)) == (1, 2)
    t = sit(m("friend_of_children", "metamorph", "jets"), m()).play("end", "sell jets")
    assert t.energy(0) == 7
    t = sit(m(), m("friend_of_children", c("monster_batteries", counters=4), energy=0)).play("end")
    assert t.energy(1) == 2
