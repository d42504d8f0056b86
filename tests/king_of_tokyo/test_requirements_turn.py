"""A turn: throwing, resolving, buying, ending: T-048 to T-104."""

from __future__ import annotations

import pytest

from tests.king_of_tokyo.table import NOTHING, Sit, events, m, new, play_out

CLAW = "claw 1 1 2 2 3"


def test_T_048_T_049_T_078_a_turn_is_throw_resolve_buy_end(sit: Sit) -> None:
    t = sit(m(energy=3), m(energy=0), row=["heal"], dice=NOTHING)
    t.refused("buy heal", "end", "sweep")
    t.play("done")
    assert t.asked == ("buy", 0)
    t.refused("done", "keep 1")
    assert t.play("end").asked == ("rolled", 1)


def test_T_051_T_052_six_dice_and_up_to_two_throws_more(sit: Sit) -> None:
    t = sit(m(), m()).play("end")
    assert (len(t.dice()), t.position()["rerolls"]) == (6, 2)
    t.play("keep 1" if "1" in t.dice() else "keep")
    assert t.position()["rerolls"] == 1
    t.play("keep")
    assert t.phase != "rolled"  # the dice count


def test_T_053_any_of_the_dice_may_be_thrown_again(sit: Sit) -> None:
    t = sit(m(), m(), dice="1 1 2 heart energy claw")
    keeps = {move for move in t.legal() if move.startswith("keep")}
    assert len(keeps) == 3 * 2**4 - 1  # any part of them but all
    assert {"keep", "keep 1", "keep 1 1 2 heart energy", "keep heart claw"} <= keeps
    t.refused("keep 1 1 2 heart energy claw", "keep 3", "keep 1 1 1", "keep claw claw", "keep 7")
    assert t.force("3 3").play("keep 1 1 2 heart").dice() == ["1", "1", "2", "3", "3", "heart"]


def test_T_054_a_die_kept_before_may_be_thrown_later(sit: Sit) -> None:
    t = sit(m(), m(), dice=NOTHING, rerolls=2).force("claw claw claw").play("keep 1 1 2")
    assert t.force("heart heart heart").play("keep claw claw claw").dice() == ["heart"] * 3 + ["claw"] * 3


def test_T_055_a_player_may_be_content_earlier(sit: Sit) -> None:
    t = sit(m(), m(), dice="3 3 3 1 1 2", rerolls=2)
    assert t.play("done").vp(0) == 3


def test_T_056_the_faces_at_the_end_count(sit: Sit) -> None:
    t = sit(m(), m(), dice="3 3 3 1 1 2", rerolls=1).force("energy energy energy energy energy").play("keep 1")
    assert (t.vp(0), t.energy(0)) == (0, 7)


def test_T_057_the_faces_are_1_2_3_energy_attack_heart() -> None:
    seen = {face for seed in range(10) for event in events(new(2, seed), "throw") for face in event["dice"]}
    assert seen == {"1", "2", "3", "heart", "energy", "claw"}


def test_T_058_dice_resolve_in_a_fixed_order(sit: Sit) -> None:
    t = sit(m(health=8), m(), dice="1 1 1 heart energy claw").play("done")
    assert (t.vp(0), t.health(0), t.tokyo) == (2, 9, (0, None))  # the heart came before the entry


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("1 1 1 2 2 3", 1),
        ("2 2 2 1 1 3", 2),
        ("3 3 3 1 1 2", 3),
        ("3 3 3 3 1 1", 4),
        ("2 2 2 2 2 1", 4),
        ("1 1 1 1 1 1", 4),
        ("3 3 3 3 3 3", 6),
        ("1 1 1 2 2 2", 3),
        ("1 1 2 2 3 3", 0),
        ("1 2 3 energy energy heart", 0),
    ],
)
def test_T_059_T_060_T_061_T_062_T_063_points_for_numbers(sit: Sit, dice: str, points: int) -> None:
    assert sit(m(), m(), dice=dice).play("done").vp(0) == points


@pytest.mark.parametrize("cubes", range(7))
def test_T_064_T_065_each_energy_gives_a_cube(sit: Sit, cubes: int) -> None:
    dice = " ".join(["energy"] * cubes + NOTHING.split()[cubes:])
    assert sit(m(), m(), dice=dice).play("done").energy(0) == 2 + cubes


def test_T_066_T_085_cubes_are_kept_until_spent(sit: Sit) -> None:
    t = sit(m(energy=5), m(energy=0), dice=NOTHING).play("done", "end", "done")
    while t.turn == 1:
        t.play(t.legal()[-1] if "end" not in t.legal() else "end")
    assert t.energy(0) >= 5


def test_T_067_T_068_T_119_from_tokyo_all_outside_are_hit(sit: Sit) -> None:
    t = sit(*[m()] * 5, dice="claw claw 1 1 2 2", city=0, bay=3).play("done")
    assert t.healths() == [10, 8, 8, 10, 8]


def test_T_069_T_120_from_outside_all_in_tokyo_are_hit(sit: Sit) -> None:
    t = sit(*[m()] * 5, dice="claw claw 1 1 2 2", city=1, bay=3).play("done", "stay", "stay")
    assert t.healths() == [10, 8, 10, 8, 10]


def test_T_070_T_158_each_damage_takes_one_life(sit: Sit) -> None:
    for claws in range(1, 6):
        dice = " ".join(["claw"] * claws + NOTHING.split()[claws:])
        assert sit(m(), m(), m(), dice=dice, city=0).play("done").health(1) == 10 - claws


def test_T_071_T_155_T_168_who_has_lost_all_life_is_out(sit: Sit) -> None:
    t = sit(m(), m(health=1), m(energy=0), dice=CLAW, city=0).play("done")
    assert t.health(1) == 0
    assert t.play("end").turn == 2


def test_T_072_the_first_claw_takes_tokyo_and_hits_nobody(sit: Sit) -> None:
    t = sit(m(), m(), m(), dice="claw claw 1 2 3 energy").play("done")
    assert (t.tokyo, t.healths(), t.vp(0)) == ((0, None), [10, 10, 10], 1)


@pytest.mark.parametrize(("health", "hearts", "after"), [(5, 3, 8), (9, 3, 10), (10, 2, 10), (1, 6, 7)])
def test_T_073_T_074_each_heart_heals_one_up_to_10(sit: Sit, health: int, hearts: int, after: int) -> None:
    dice = " ".join(["heart"] * hearts + NOTHING.split()[hearts:])
    assert sit(m(health=health), m(), dice=dice).play("done").health(0) == after


@pytest.mark.parametrize("place", ["city", "bay"])
def test_T_075_hearts_do_nothing_in_tokyo(sit: Sit, place: str) -> None:
    t = sit(m(health=5, poison=1), *[m()] * 4, dice="heart heart heart 1 1 2", **{place: 0}).play("done")
    assert (t.health(0), t.monster(0)["poison"], t.asked) == (5, 1, ("buy", 0))


@pytest.mark.parametrize("place", ["city", "bay"])
def test_T_076_cards_heal_in_tokyo(sit: Sit, place: str) -> None:
    t = sit(m(health=5, energy=5), *[m()] * 4, row=["heal"], **{place: 0}).play("buy heal")
    assert t.health(0) == 7


def test_T_077_T_104_buying_is_optional(sit: Sit) -> None:
    t = sit(m(energy=9), m(energy=0), row=["heal"]).play("end")
    assert (t.energy(0), t.cards(0), t.turn) == (9, [], 1)


def test_T_079_any_face_up_card_may_be_bought(sit: Sit) -> None:
    for card in ("jets", "heal", "wings"):
        t = sit(m(energy=9), m(), row=["jets", "heal", "wings"])
        assert f"buy {card}" in t.legal()
        t.play(f"buy {card}")
        assert card in [*t.cards(0), *t.discard]


def test_T_080_T_087_several_cards_as_long_as_energy_lasts(sit: Sit) -> None:
    t = sit(m(energy=9), m(), row=["jets", "heal", "wings"]).play("buy jets")
    assert t.energy(0) == 4
    t.refused("buy wings")
    assert t.play("buy heal").energy(0) == 1 or t.turn == 1


def test_T_081_for_2_energy_all_are_swept_away(sit: Sit) -> None:
    t = sit(m(energy=4), m(), row=["jets", "heal", "wings"], deck=["tanks", "frenzy", "telepath"]).play("sweep")
    assert (t.energy(0), t.row, t.discard) == (2, ["tanks", "frenzy", "telepath"], ["jets", "heal", "wings"])


def test_T_082_sweeping_and_buying_in_any_order_and_number(sit: Sit) -> None:
    deck = ["heal", "tanks", "frenzy", "telepath", "omnivore", "gourmet", "jets", "wings", "stretchy"]
    t = sit(m(energy=15), m(), deck=deck).play("sweep", "buy heal", "sweep", "sweep")
    assert t.asked == ("buy", 0)
    assert t.energy(0) == 15 - 2 - 3 - 2 - 2


def test_T_083_T_084_a_bought_card_is_replaced_at_once_and_the_new_one_may_be_bought(sit: Sit) -> None:
    t = sit(m(energy=9), m(), row=["jets", "heal", "wings"], deck=["tanks"]).play("buy heal")
    assert t.row == ["jets", "tanks", "wings"]
    assert t.play("buy tanks").vp(0) == 4


def test_T_086_example_10_energy_a_sweep_and_a_card_for_3(sit: Sit) -> None:
    t = sit(m(energy=10), m(energy=0), deck=["herd_culler", "frenzy", "jets", "extra_head"]).play("sweep")
    assert t.energy(0) == 8
    t.play("buy herd_culler")
    assert (t.energy(0), t.cards(0), t.row) == (5, ["herd_culler"], ["extra_head", "frenzy", "jets"])
    assert t.play("end").energy(0) == 5


def test_T_088_T_092_discard_cards_are_used_up(sit: Sit) -> None:
    t = sit(m(energy=9), m(), row=["skyscraper"]).play("buy skyscraper")
    assert (t.cards(0), t.discard, t.vp(0)) == ([], ["skyscraper"], 4)


def test_T_089_T_090_keep_cards_stay_and_work(sit: Sit) -> None:
    t = sit(m("spiked_tail"), m(energy=0), m(), dice=CLAW, city=0).play("done", "end")
    assert (t.cards(0), t.health(1)) == (["spiked_tail"], 8)


def test_T_091_some_keep_cards_leave_their_owner(sit: Sit) -> None:
    assert sit(m("plot_twist"), m(), dice=NOTHING).play("done", "plot_twist 1 2").cards(0) == []


@pytest.mark.parametrize(
    ("card", "points"),
    [("apartment_building", 3), ("commuter_train", 2), ("corner_store", 1), ("tanks", 4), ("jet_fighters", 5)],
)
def test_T_093_a_star_is_the_points_of_the_buyer(sit: Sit, card: str, points: int) -> None:
    assert sit(m(energy=9), m(vp=6), row=[card]).play(f"buy {card}").vps() == [points, 6]


def test_T_094_example_skyscraper_gives_4_points(sit: Sit) -> None:
    t = sit(m(energy=6), m(), row=["skyscraper"]).play("buy skyscraper")
    assert (t.vp(0), t.discard) == (4, ["skyscraper"])


def test_T_095_cards_do_not_lift_life_above_10_unless_they_say_so(sit: Sit) -> None:
    assert sit(m(energy=9), m(), row=["nuclear_power_plant"]).play("buy nuclear_power_plant").health(0) == 10
    assert sit(m(energy=9), m(), row=["even_bigger"]).play("buy even_bigger").health(0) == 12


def test_T_096_effects_at_the_end_of_the_turn(sit: Sit) -> None:
    t = sit(m("herbivore", energy=3), m(energy=0), row=["heal"])
    assert t.vp(0) == 0
    assert t.play("end").vp(0) == 1


def test_T_097_T_098_T_099_T_100_T_101_T_103_T_104_the_dice_example(sit: Sit) -> None:
    """2-2-2 kept, three thrown; Attack and two 3s thrown again; it ends on 2-2-2-2-Energy-Attack."""
    t = sit(m(), m(), m(energy=0), turn=0, dice="2 2 2 1 heart energy", rerolls=2, city=1)
    t.force("claw 3 3").play("keep 2 2 2")
    assert t.dice() == ["2", "2", "2", "3", "3", "claw"]
    t.force("2 energy claw").play("keep 2 2 2")
    assert t.asked == ("yield", 1)
    t.play("stay")
    assert (t.vp(0), t.energy(0), t.healths()) == (3, 3, [10, 9, 10])
    assert t.play("end").turn == 1


def test_T_102_had_the_roller_been_in_tokyo(sit: Sit) -> None:
    t = sit(m(), m(), m(), dice="2 2 2 2 energy claw", city=0).play("done")
    assert t.healths() == [10, 9, 9]


def test_T_174_software_shuffles_rolls_refills_and_counts() -> None:
    match = play_out(new(4, 3), 3)
    kinds = {event["e"] for event in match.events}
    assert {"start_roll", "reveal", "turn", "throw", "vp", "energy", "damage", "over"} <= kinds
