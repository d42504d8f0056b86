"""What went wrong in other digital versions (king_of_tokyo.md, section 8), and the edition traps (section 2)."""

from __future__ import annotations

import pytest

from tests.king_of_tokyo.table import NOTHING, Sit, c, m, sitting

CLAW = "claw 1 1 2 2 3"


# Mimic with ...


def test_mimic_with_jets(sit: Sit) -> None:
    t = sit(m(), m(c("mimic", copies="jets", of=2)), m("jets"), dice="claw claw 1 1 2 3", city=1).play("done")
    assert (t.asked, t.health(1)) == (("yield", 1), 10)
    assert t.copied().play("yield").health(1) == 10
    assert t.play("stay").health(1) == 8


def test_mimic_with_camouflage(sit: Sit) -> None:
    t = sit(m(), m(c("mimic", copies="camouflage", of=2)), m("camouflage"), dice="claw claw 1 1 2 3", city=1)
    assert t.force("heart heart").play("done").health(1) == 10


def test_mimic_with_rapid_healing(sit: Sit) -> None:
    t = sit(m(c("mimic", copies="rapid_healing", of=1), health=5), m("rapid_healing")).play("rapid_healing")
    assert t.health(0) == 6
    copy = m(c("mimic", copies="rapid_healing", of=0), health=1)
    t = sit(m("rapid_healing"), copy, m(), dice=CLAW, city=1).play("done", "rapid_healing")
    assert t.health(1) == 1


def test_mimic_with_smoke_cloud(sit: Sit) -> None:
    copy = c("mimic", copies="smoke_cloud", of=1, counters=3)
    t = sit(m(copy), m(c("smoke_cloud", counters=1)), dice=NOTHING).play("smoke_cloud", "smoke_cloud", "smoke_cloud")
    assert (t.cards(0), t.card(1, "smoke_cloud")["counters"]) == ([], 1)


def test_mimic_with_batteries(sit: Sit) -> None:
    copy = m(c("mimic", copies="monster_batteries", of=0, counters=4), energy=0)
    t = sit(m(c("monster_batteries", counters=2)), copy).play("end")
    assert (t.energy(1), t.card(1, "mimic")["counters"]) == (2, 2)


def test_mimic_with_psychic_probe(sit: Sit) -> None:
    copy = m(c("mimic", copies="psychic_probe", of=2))
    t = sit(m(), copy, m("psychic_probe"), dice=NOTHING).play("done").force("1").play("probe 3")
    assert t.asked == ("probe", 2)


def test_mimic_with_even_bigger_bought_by_tentacles(sit: Sit) -> None:
    copy = m(c("mimic", copies="even_bigger", of=1), health=12)
    t = sit(m("parasitic_tentacles", energy=9), m("even_bigger", health=12), copy).play("buy even_bigger from 1")
    assert t.healths() == [12, 10, 12]
    t = sit(m("parasitic_tentacles", energy=9), m(c("mimic", copies="even_bigger", of=2), health=12), m("even_bigger"))
    assert t.play("buy mimic from 1").healths() == [12, 10, 10]


def test_mimic_without_a_legal_target_and_the_price(sit: Sit) -> None:
    assert sit(m(energy=10), m(), row=["mimic"]).play("buy mimic").energy(0) == 2
    sit(m(energy=7), m("jets"), row=["mimic"]).refused("buy mimic")
    assert sit(m(), m("mimic", energy=0), m("jets")).play("end").asked == ("rolled", 1)


# Camouflage with ...


def test_camouflage_with_wings(sit: Sit) -> None:
    t = sit(m(), m("camouflage", "wings"), m(), dice="claw claw claw 1 1 2", city=1).play("done")
    t.force("heart 1 1").play("camouflage")
    assert sorted(t.legal()) == ["take", "wings"]
    t.play("take")
    assert t.health(1) == 8


def test_camouflage_rolls_nothing_when_armor_plating_blocks() -> None:
    match = sitting(m(), m("camouflage", "armor_plating"), m(), dice=CLAW, city=1)
    match.play("done")
    assert not [event for event in match.events if event["e"] == "camouflage"]


def test_camouflage_when_an_earlier_player_died_in_the_same_damage(sit: Sit) -> None:
    t = sit(m(), m(health=1), m("camouflage"), m(), dice="claw claw 1 1 2 3", city=0).force("heart 1").play("done")
    assert t.healths() == [10, 0, 9, 8]


# Death


@pytest.mark.parametrize("card", ["tanks", "jet_fighters", "national_guard", "high_altitude_bombing"])
def test_the_active_player_dies_of_an_own_card(sit: Sit, card: str) -> None:
    t = sit(m(health=2, energy=9), m(), m(), row=[card], deck=["heal"]).play(f"buy {card}")
    assert (t.turn, t.health(0), t.row[0], t.over) == (1, 0, "heal", False)


def test_the_active_player_dies_of_poison(sit: Sit) -> None:
    t = sit(m(health=2, poison=2), m(), m(), city=0).play("end")
    assert (t.turn, t.tokyo, t.health(0)) == (1, (None, None), 0)


def test_opportunist_chains_with_camouflage(sit: Sit) -> None:
    hider = m("camouflage", energy=9)
    t = sit(hider, m("opportunist", energy=9), m(), row=["heal"], deck=["fire_blast", "gas_refinery", "tanks"])
    t.play("buy heal").force("heart heart").play("buy fire_blast")
    assert (t.asked, t.healths()) == (("opportunist", 1), [10, 10, 8])
    t.force("heart heart 1").play("buy gas_refinery")
    assert t.healths() == [9, 10, 5]


def test_no_double_damage_on_elimination(sit: Sit) -> None:
    t = sit(m("eater_of_the_dead"), m(health=1), m(), m(), dice="claw claw 1 1 2 3", city=0).play("done")
    assert (t.healths(), t.vp(0)) == ([10, 0, 8, 8], 3)


def test_no_new_turn_when_only_one_is_left(sit: Sit) -> None:
    t = sit(m("freeze_time"), m(health=1), dice="1 1 1 claw 2 3", city=1).play("done")
    assert (t.over, t.winners, t.turn) == (True, [0], 0)
    t = sit(m(health=1, poison=1), m(vp=2)).play("end")
    assert (t.over, t.winners) == (True, [1])


# Reactions


def test_jets_are_asked_even_though_leaving_is_free(sit: Sit) -> None:
    t = sit(m(), m("jets", health=1), m(), dice=CLAW, city=1).play("done")
    assert t.asked == ("yield", 1)
    assert t.play("stay").tokyo == (0, None)  # dead


def test_tentacles_buy_once_and_never_own_cards(sit: Sit) -> None:
    t = sit(m("parasitic_tentacles", energy=20), m("jets"), m()).play("buy jets from 1")
    t.refused("buy jets from 1", "buy jets from 0", "buy parasitic_tentacles from 0")
    assert (t.energy(0), t.cards(0), t.cards(1)) == (15, ["jets", "parasitic_tentacles"], [])


def test_lab_and_tentacles_are_checked(sit: Sit) -> None:
    sit(m(energy=20), m("jets"), deck=["heal"]).refused("buy top", "buy jets from 1", "buy heal")
    sit(m("made_in_a_lab", energy=20), m(), deck=["heal"]).refused("buy heal")


def test_freeze_time_with_opportunist(sit: Sit) -> None:
    t = sit(m("freeze_time", energy=5), m("opportunist", energy=9), dice="1 1 1 2 2 3", row=["heal"], deck=["jets"])
    t.play("done", "buy heal", "buy jets")
    while t.asked[0] == "buy":
        t.play("end")
    assert (t.turn, len(t.dice())) == (0, 5)


def test_psychic_probe_does_not_come_after_dice_changes(sit: Sit) -> None:
    t = sit(m("plot_twist"), m("psychic_probe"), dice="1 1 2 2 3 claw").play("done")
    assert t.asked == ("probe", 1)
    assert t.play("pass").play("plot_twist claw 1").asked == ("buy", 0)


def test_fire_breathing_hands_out_no_poison(sit: Sit) -> None:
    t = sit(m("fire_breathing", "poison_spit"), m(), m(), m(), dice=CLAW, city=2).play("done", "stay")
    assert [t.monster(seat)["poison"] for seat in range(4)] == [0, 0, 1, 0]


def test_a_long_chain_of_opportunists(sit: Sit) -> None:
    copy = m(c("mimic", copies="opportunist", of=1), energy=400)
    t = sit(m(energy=5), m("opportunist", energy=400), copy, city=0).play("sweep")
    bought = 0
    while t.phase != "buy" and not t.over:
        offers = [move for move in t.legal() if move.startswith("buy")]
        deadly = ("high_altitude_bombing", "tanks", "jet_fighters", "national_guard", "fire_blast", "gas_refinery")
        wanted = [move for move in offers if move.split()[1] not in deadly]
        t.play(wanted[0] if wanted else next(move for move in ("pass", "done", *t.legal()) if move in t.legal()))
        bought += bool(wanted)
    assert bought > 25


# The traps of other editions


def test_trap_02_the_bay_occupant_leaves_and_does_not_move_up(sit: Sit) -> None:
    t = sit(m(), m(), m(health=1), m(), m(), dice=CLAW, bay=0).play("done")
    assert t.tokyo == (None, None)


def test_trap_03_batteries_cost_2_and_double_the_own_deposit(sit: Sit) -> None:
    t = sit(m(energy=5), m(), row=["monster_batteries"]).play("buy monster_batteries", "charge 1")
    assert (t.energy(0), t.card(0, "monster_batteries")["counters"]) == (2, 2)


@pytest.mark.parametrize("card", ["acid_attack", "poison_quills", "spiked_tail", "urbavore", "burrowing"])
def test_trap_04_no_card_adds_a_claw(sit: Sit, card: str) -> None:
    t = sit(m(card, "alpha_monster"), m(), dice="2 2 2 1 1 3").play("done")
    assert (t.tokyo, t.vp(0)) == ((None, None), 2)


def test_trap_12_tokyo_gives_points_with_two_players_too(sit: Sit) -> None:
    t = sit(m(), m(energy=0), city=1).play("end")
    assert (t.vp(1), t.energy(1)) == (2, 0)
