"""The rulings of every card, S to Z: what no other file tests, by card (king_of_tokyo_cards.json)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.king_of_tokyo.table import CARDS, NOTHING, Sit, c, m

# Shrink Ray


def test_shrink_ray_gives_one_counter_an_attack(sit: Sit) -> None:
    t = sit(m("shrink_ray"), m(), m(), dice="claw claw claw 1 2 2", city=0).play("done")
    assert [t.monster(seat)["shrink"] for seat in range(3)] == [0, 1, 1]


def test_shrink_ray_counters_are_removed_by_hearts_outside_tokyo(sit: Sit) -> None:
    t = sit(m(shrink=2), m(), dice="heart heart 1 2").play("done", "hearts shrink=2")
    assert t.monster(0)["shrink"] == 0
    inside = sit(m(shrink=2), m(), dice="heart heart 1 2", city=0).play("done")
    assert (inside.asked, inside.monster(0)["shrink"]) == (("buy", 0), 2)


def test_shrink_ray_dice_are_fixed_at_the_start_of_the_turn(sit: Sit) -> None:
    t = sit(m(shrink=2), m(), dice="heart heart 1 2", rerolls=1).play("done", "hearts shrink=2")
    assert len(t.dice()) == 4
    t = sit(m(), m(shrink=2, energy=0), dice=NOTHING).play("done", "end")
    assert len(t.dice()) == 4


def test_shrink_ray_can_take_all_dice(sit: Sit) -> None:
    t = sit(m(), m("acid_attack", shrink=6), m(), city=0).play("end")
    assert (t.asked, t.dice(), t.health(0)) == (("buy", 1), [], 9)
    assert sit(m(), m(shrink=9), m()).play("end").asked == ("buy", 1)


def test_without_a_die_no_card_throws_or_turns_one(sit: Sit) -> None:
    cards = ("telepath", c("smoke_cloud", counters=3), "herd_culler", "stretchy")
    t = sit(m(), m(*cards, shrink=6), m()).play("end")
    assert (t.asked, t.dice(), t.energy(1)) == (("buy", 1), [], 2)


def test_a_single_die_can_be_thrown_again_and_turned(sit: Sit) -> None:
    t = sit(m(), m("herd_culler", shrink=5), m(), dice="claw", turn=1).play("done")
    assert "herd_culler claw" in t.legal()
    t = sit(m(), m("telepath", shrink=5), m(), dice="claw", turn=1, rerolls=0)
    assert "telepath" in t.legal()


# Smoke Cloud


def test_smoke_cloud_counters_can_be_spent_together_and_the_empty_card_goes(sit: Sit) -> None:
    t = sit(m("smoke_cloud"), m(), dice=NOTHING, rerolls=0).play("smoke_cloud", "smoke_cloud")
    assert (t.position()["rerolls"], t.card(0, "smoke_cloud")["counters"]) == (2, 1)
    t.play("smoke_cloud")
    assert (t.position()["rerolls"], t.cards(0), t.discard) == (3, [], ["smoke_cloud"])


def test_smoke_cloud_throws_any_dice(sit: Sit) -> None:
    t = sit(m("smoke_cloud"), m(), dice=NOTHING, rerolls=0).play("smoke_cloud").force("claw claw claw")
    t.play("keep 1 2 3")
    assert t.dice() == ["1", "2", "3", "claw", "claw", "claw"]


# Solar Powered


def test_solar_powered_works_on_the_turn_it_is_bought(sit: Sit) -> None:
    t = sit(m(energy=2), m(), row=["solar_powered"]).play("buy solar_powered")
    assert (t.energy(0), t.turn) == (1, 1)


def test_solar_powered_only_when_there_is_no_energy(sit: Sit) -> None:
    assert sit(m("solar_powered", energy=1), m()).energy(0) == 1
    assert sit(m("solar_powered", energy=0), m()).energy(0) == 1


def test_solar_powered_with_friend_of_children_gives_2(sit: Sit) -> None:
    assert sit(m("solar_powered", "friend_of_children", energy=0), m()).energy(0) == 2


# Spiked Tail


def test_spiked_tail_needs_a_claw(sit: Sit) -> None:
    assert sit(m("spiked_tail"), m(), m(), dice=NOTHING, city=0).play("done").healths() == [10, 10, 10]


def test_spiked_tail_adds_1_for_every_target(sit: Sit) -> None:
    t = sit(m("spiked_tail"), m(), m(), dice="claw 1 1 2 2 3", city=0).play("done")
    assert t.healths() == [10, 8, 8]


# Stretchy


def test_stretchy_works_as_often_as_it_is_paid(sit: Sit) -> None:
    t = sit(m("stretchy", energy=5), m(), dice="1 2 2 3 3 energy").play("done", "stretchy 2 1", "stretchy 2 1")
    assert (t.vp(0), t.energy(0), t.asked) == (1, 2, ("buy", 0))


def test_stretchy_cannot_use_the_energy_of_the_same_roll(sit: Sit) -> None:
    t = sit(m("stretchy", energy=1), m(), dice="energy energy energy 1 1 2").play("done")
    assert t.asked == ("buy", 0)


# Tanks


def test_tanks_give_4_points_for_3_damage(sit: Sit) -> None:
    t = sit(m(energy=6), m(), row=["tanks"]).play("buy tanks")
    assert (t.vp(0), t.healths()) == (4, [7, 10])


# Telepath


def test_telepath_works_as_often_as_it_is_paid(sit: Sit) -> None:
    t = sit(m("telepath", energy=3), m(), dice=NOTHING, rerolls=0).play("telepath", "telepath")
    assert (t.energy(0), t.position()["rerolls"]) == (1, 2)


def test_telepath_throws_any_dice(sit: Sit) -> None:
    t = sit(m("telepath", energy=3), m(), dice=NOTHING, rerolls=0).play("telepath").force("claw " * 5).play("keep 1")
    assert t.dice() == ["1", *["claw"] * 5]


# Urbavore


@pytest.mark.parametrize("place", ["city", "bay"])
def test_urbavore_works_in_city_and_bay(sit: Sit, place: str) -> None:
    five = [m(), m("urbavore"), m(), m(), m()]
    assert sit(*five, **{place: 1}).play("end").vp(1) == 3
    t = sit(m("urbavore"), m(), m(), m(), m(), dice="claw 1 1 2 2 3", **{place: 0}).play("done")
    assert t.healths() == [10, 8, 8, 8, 8]


def test_urbavore_needs_a_claw_and_tokyo(sit: Sit) -> None:
    assert sit(m("urbavore"), m(), m(), dice=NOTHING, city=0).play("done").healths() == [10, 10, 10]
    t = sit(m("urbavore"), m(), m(), dice="claw 1 1 2 2 3", city=1).play("done", "stay")
    assert t.healths() == [10, 9, 10]


# Vast Storm


@pytest.mark.parametrize(("energy", "left"), [(7, 4), (6, 3), (1, 1), (0, 0)])
def test_vast_storm_takes_1_of_each_2(sit: Sit, energy: int, left: int) -> None:
    t = sit(m(energy=9), m(energy=energy), m(), row=["vast_storm"]).play("buy vast_storm")
    assert (t.vp(0), t.energy(0), t.energy(1)) == (2, 3, left)


def test_vast_storm_does_not_reach_energy_on_batteries(sit: Sit) -> None:
    t = sit(m(energy=9), m(c("monster_batteries", counters=8), energy=3), row=["vast_storm"]).play("buy vast_storm")
    assert (t.energy(1), t.card(1, "monster_batteries")["counters"]) == (2, 8)


# We're Only Making It Stronger


@pytest.mark.parametrize(("claws", "gain"), [(1, 0), (2, 1), (5, 1)])
def test_were_only_making_it_stronger_gives_1_a_hit(sit: Sit, claws: int, gain: int) -> None:
    dice = " ".join(["claw"] * claws + ["1", "1", "2", "2", "3"][: 6 - claws])
    t = sit(m(), m("were_only_making_it_stronger"), m(), dice=dice, city=0).play("done")
    assert t.energy(1) == 2 + gain


def test_were_only_making_it_stronger_counts_health_really_lost(sit: Sit) -> None:
    hider = m("were_only_making_it_stronger", "camouflage")
    t = sit(m(), hider, m(), dice="claw claw 1 1 2 3", city=0).force("heart 1").play("done")
    assert (t.health(1), t.energy(1)) == (9, 2)
    last = m("were_only_making_it_stronger", "it_has_a_child", health=1)
    t = sit(m(), last, m(), dice="claw claw claw 1 2 3", city=0).play("done")
    assert (t.health(1), t.energy(1)) == (10, 2)


def test_were_only_making_it_stronger_is_a_gain_for_friend_of_children(sit: Sit) -> None:
    two = m("were_only_making_it_stronger", "friend_of_children")
    assert sit(m(), two, m(), dice="claw claw 1 1 2 3", city=0).play("done").energy(1) == 4


# Wings


def test_wings_may_be_paid_when_the_dice_are_known_and_against_cards(sit: Sit) -> None:
    t = sit(m(), m("wings"), m(), dice="claw claw claw 1 2 2", city=1).play("done")
    assert t.asked == ("react", 1)
    t.play("wings", "stay")
    assert (t.health(1), t.energy(1)) == (10, 0)
    t = sit(m(energy=9), m("wings"), m(), row=["gas_refinery"]).play("buy gas_refinery", "wings")
    assert t.healths() == [10, 10, 7]


def test_wings_cover_all_damage_of_that_turn_and_no_other(sit: Sit) -> None:
    t = sit(m(energy=12), m("wings", energy=4), m(), row=["fire_blast", "gas_refinery"], dice="claw 1 1 2 2 3", city=1)
    t.play("done", "wings", "stay", "buy fire_blast", "buy gas_refinery")
    assert t.healths() == [10, 10, 5]
    assert t.energy(1) == 2
    t = sit(m(), m("wings", "camouflage"), m(), turn=2, dice="claw 1 1 2 2 3", city=1).play("done", "wings", "stay")
    t.force("claw claw claw 1 1 2").play("end").force("1 1 1").play("done")
    assert t.health(1) == 7  # the next turn


def test_wings_that_cancel_an_attack_let_no_counters_through(sit: Sit) -> None:
    t = sit(m("poison_spit", "shrink_ray"), m("wings"), m(), dice="claw claw 1 1 2 2", city=1).play("done", "wings")
    assert t.asked == ("yield", 1)  # attacked all the same (decision 3)
    assert (t.monster(1)["poison"], t.monster(1)["shrink"]) == (0, 0)


def test_wings_work_against_poison(sit: Sit) -> None:
    t = sit(m("wings", poison=3), m(), m()).play("end")
    assert t.asked == ("react", 0)
    t.play("wings")
    assert (t.health(0), t.energy(0)) == (10, 0)


# The whole deck


def test_the_cards_are_those_of_the_rulings() -> None:
    """Name, price, kind and number of the 64 cards, as the engine's own list has them."""
    here = Path(__file__).parents[2] / "src/kingtable/king_of_tokyo/cards.json"
    told = {card["id"]: (card["cost"], card["kind"] == "keep", card["copies"]) for card in json.loads(here.read_text())}
    assert told == {name: tuple(card) for name, card in CARDS.items()}
    assert sum(card.copies for card in CARDS.values()) == 66
