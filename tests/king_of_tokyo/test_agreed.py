"""Odd situations on which the engine and the reference agreed while two independent hands wrote them."""

from __future__ import annotations

from tests.king_of_tokyo.table import NOTHING, Sit, c, m


def test_agreed_a_change_that_changes_nothing_is_none(sit: Sit) -> None:
    t = sit(m("herd_culler"), m(), dice="1 1 1 1 1 1", city=1).play("done")
    assert t.asked == ("buy", 0)  # nothing to turn, so nothing was asked
    t = sit(m("plot_twist", "stretchy"), m(), dice=NOTHING).play("done")
    t.refused("plot_twist 1 1", "stretchy 2 2")


def test_agreed_camouflage_and_its_copy_both_roll_before_armor_plating_looks(sit: Sit) -> None:
    hider = m("camouflage", c("mimic", copies="camouflage", of=1), "armor_plating")
    t = sit(m(), hider, m(), dice="claw claw 1 1 2 3", city=0).force("heart 1", "1").play("done")
    assert t.health(1) == 10


def test_agreed_the_extra_heart_needs_a_healer_that_takes_none(sit: Sit) -> None:
    t = sit(m("healing_ray", "regeneration", poison=1), m(health=5), dice="heart 1 1 2 2 3").play("done")
    assert sorted(t.legal()) == ["hearts 1=1", "hearts 1=2", "hearts heal=1", "hearts poison=1"]
    t = sit(m("healing_ray", "regeneration"), m(health=5), dice="heart heart 1 1 2 3").play("done")
    assert sorted(t.legal()) == ["hearts 1=2", "hearts 1=3", "hearts heal=1 1=1", "hearts heal=2"]


def test_agreed_an_empty_deck_has_no_top(sit: Sit) -> None:
    t = sit(m("made_in_a_lab", energy=9), m(), deck=[], bottom=False, discard=["heal"])
    t.refused("buy top")


def test_agreed_the_leftmost_of_two_equal_cards_is_bought(sit: Sit) -> None:
    row = ["jets", "evacuation_orders", "evacuation_orders"]
    t = sit(m(energy=9), m(), row=row, deck=["heal"]).play("buy evacuation_orders")
    assert t.row == ["jets", "heal", "evacuation_orders"]


def test_agreed_amounts_are_fixed_when_a_group_begins(sit: Sit) -> None:
    """The Spiked Tail of seat 1 dies with it; the copy of the attacker has counted already."""
    t = sit(m(c("mimic", copies="spiked_tail", of=1)), m("spiked_tail", health=1), m(), dice="claw 1 1 2 2 3", city=0)
    t.play("done")
    assert t.healths() == [10, 0, 8]


def test_agreed_what_a_hit_leaves_is_looked_at_when_it_lands(sit: Sit) -> None:
    t = sit(m(c("mimic", copies="poison_spit", of=1)), m("poison_spit", health=1), m(), dice="claw 1 1 2 2 3", city=0)
    t.play("done")
    assert t.monster(2)["poison"] == 0


def test_agreed_rooting_twice_looks_twice(sit: Sit) -> None:
    hand = m("rooting_for_the_underdog", c("mimic", copies="rooting_for_the_underdog", of=0))
    assert sit(hand, m(vp=1), m(vp=2)).play("end").vp(0) == 1
    assert sit(hand, m(vp=2), m(vp=2)).play("end").vp(0) == 2


def test_agreed_freeze_time_once_earned_is_kept(sit: Sit) -> None:
    t = sit(m("freeze_time", "metamorph"), m(), dice="1 1 1 2 2 3").play("done", "end", "sell freeze_time", "end")
    assert (t.turn, len(t.dice())) == (0, 5)


def test_agreed_acid_comes_with_a_mimic_taken_over(sit: Sit) -> None:
    copy = m(c("mimic", copies="acid_attack", of=2))
    t = sit(m("parasitic_tentacles", energy=9), copy, m("acid_attack"), city=1).play("buy mimic from 1")
    assert t.healths() == [10, 9, 10]
