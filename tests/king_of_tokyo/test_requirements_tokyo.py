"""Tokyo, the Bay, and the end of the game: T-105 to T-155."""

from __future__ import annotations

import pytest

from tests.king_of_tokyo.table import NOTHING, Play, Sit, events, m, sitting

CLAW = "claw 1 1 2 2 3"
ALI, MAJID, HASSAN, SADEGH, SINA = range(5)


def test_T_105_the_first_with_a_claw_takes_an_empty_tokyo(sit: Sit) -> None:
    assert sit(m(), m(), m(), dice=CLAW).play("done").tokyo == (0, None)


def test_T_106_T_124_who_takes_an_empty_tokyo_hurts_nobody(sit: Sit) -> None:
    for players in (2, 4, 6):
        t = sit(*[m()] * players, dice="claw claw claw claw claw claw").play("done")
        assert t.healths() == [10] * players


def test_T_107_without_a_claw_nobody_enters(sit: Sit) -> None:
    assert sit(m(), m(), m(), dice=NOTHING).play("done").tokyo == (None, None)


def test_T_108_T_109_T_110_T_165_T_167_an_attacked_monster_may_yield_with_the_damage(sit: Sit) -> None:
    t = sit(m(), m(), m(), dice="claw claw 1 1 2 2", city=1).play("done")
    assert sorted(t.legal()) == ["stay", "yield"]
    t.play("yield")
    assert (t.tokyo, t.healths(), t.vp(0)) == ((0, None), [10, 8, 10], 1)


def test_T_111_who_stays_keeps_the_place(sit: Sit) -> None:
    t = sit(m(), m(), m(), dice="claw claw 1 1 2 2", city=1).play("done", "stay")
    assert (t.tokyo, t.healths(), t.vp(0)) == ((1, None), [10, 8, 10], 0)


def test_T_112_the_attacker_takes_the_place_of_the_eliminated(sit: Sit) -> None:
    t = sit(m(), m(health=2), m(), dice="claw claw 1 1 2 2", city=1).play("done")
    assert (t.tokyo, t.vp(0), t.asked) == ((0, None), 1, ("buy", 0))


@pytest.mark.parametrize("card", ["fire_blast", "gas_refinery", "high_altitude_bombing"])
def test_T_113_T_114_T_163_T_164_damage_by_cards_is_no_attack(sit: Sit, card: str) -> None:
    t = sit(m(energy=9), m(health=2), m(), row=[card], city=1).play(f"buy {card}")
    assert (t.tokyo, t.health(1), t.to_move) == ((None, None), 0, 0)
    alive = sit(m(energy=9), m(), m(), row=[card], city=1).play(f"buy {card}")
    assert (alive.tokyo, alive.asked) == ((1, None), ("buy", 0))


@pytest.mark.parametrize("players", [5, 6])
def test_T_115_T_122_two_monsters_in_tokyo_with_five_or_six(sit: Sit, players: int) -> None:
    t = sit(*[m()] * players, dice=CLAW, city=1).play("done", "stay")
    assert (t.tokyo, t.vp(0)) == ((1, 0), 1)
    full = sit(*[m()] * players, dice=CLAW, city=1, bay=2).play("done", "stay", "stay")
    assert (full.tokyo, full.vp(0)) == ((1, 2), 0)


@pytest.mark.parametrize("place", ["city", "bay"])
def test_T_116_T_117_T_118_T_127_taking_gives_1_and_starting_there_2(sit: Sit, place: str) -> None:
    t = sit(*[m()] * 5, **{place: 1}).play("end")
    assert t.vp(1) == 2
    taken = sit(*[m()] * 5, dice=CLAW, **({"city": 1} if place == "bay" else {})).play("done")
    if place == "bay":
        taken.play("stay")
    assert taken.vp(0) == 1


def test_T_117_who_was_driven_out_gets_no_2_points(sit: Sit) -> None:
    t = sit(m(), m(), dice=CLAW, city=1).play("done", "yield", "end")
    assert t.vp(1) == 0


def test_T_121_who_is_in_city_or_bay_is_in_tokyo(sit: Sit) -> None:
    t = sit(m(health=5), *[m()] * 4, dice="heart claw 1 1 2 2", bay=0, city=1).play("done")
    assert t.healths() == [5, 10, 9, 9, 9]


def test_T_123_if_both_are_empty_the_city_is_filled_first(sit: Sit) -> None:
    assert sit(*[m()] * 5, dice=CLAW).play("done").tokyo == (0, None)


def test_T_125_first_the_damage_then_the_bay(sit: Sit) -> None:
    t = sit(*[m()] * 5, dice=CLAW, city=1).play("done")
    assert (t.health(1), t.tokyo) == (9, (1, None))
    assert t.play("stay").tokyo == (1, 0)


def test_T_126_if_the_city_monster_leaves_the_attacker_takes_the_city(sit: Sit) -> None:
    assert sit(*[m()] * 5, dice=CLAW, city=1).play("done", "yield").tokyo == (0, None)


def test_T_128_T_129_the_bay_monster_may_leave(sit: Sit) -> None:
    t = sit(*[m()] * 5, dice=CLAW, city=1, bay=2).play("done", "stay")
    assert t.asked == ("yield", 2)
    assert t.play("yield").tokyo == (1, 0)
    alone = sit(*[m()] * 5, dice=CLAW, bay=2).play("done", "yield")
    assert alone.tokyo == (0, None)


def test_T_130_if_both_leave_the_bay_stays_empty(sit: Sit) -> None:
    assert sit(*[m()] * 5, dice=CLAW, city=1, bay=2).play("done", "yield", "yield").tokyo == (0, None)


def test_T_131_a_monster_alone_in_the_bay_is_attacked_and_the_city_taken(sit: Sit) -> None:
    t = sit(*[m()] * 5, dice=CLAW, bay=2).play("done", "stay")
    assert (t.tokyo, t.health(2), t.vp(0)) == ((0, 2), 9, 1)


def test_T_132_no_monster_holds_both_places(sit: Sit) -> None:
    t = sit(*[m()] * 5, dice=CLAW, city=0).play("done")
    assert t.tokyo == (0, None)
    t = sit(*[m()] * 5, dice=CLAW, bay=0).play("done")
    assert t.tokyo == (None, 0)


@pytest.mark.parametrize("dead", [1, 2])
def test_T_133_T_134_T_146_below_five_the_bay_closes(sit: Sit, dead: int) -> None:
    monsters = [m(health=1 if seat == dead else 10) for seat in range(5)]
    t = sit(*monsters, dice=CLAW, city=3, bay=0).play("done")
    assert (t.tokyo, t.asked) == ((3, None), ("buy", 0))
    later = sit(m(), m(), m(health=0, energy=0), m(), m(), dice=CLAW, city=1).play("done", "stay")
    assert later.tokyo == (1, None)


def test_T_133_six_monsters_keep_the_bay_until_the_second_falls(sit: Sit) -> None:
    t = sit(m(), m(health=1), m(health=1), m(), m(), m(), dice=CLAW, city=3, bay=0).play("done")
    assert t.tokyo == (3, None)
    t = sit(m(), m(health=1), m(), m(), m(), m(), dice=CLAW, city=3, bay=0).play("done")
    assert t.tokyo == (3, 0)


# The example of five players (one of the six names is a slip: T-147)


def example(t: Play) -> Play:
    """Ali in the City, Majid in the Bay; Hassan rolls four claws, and both leave."""
    return t.play("done", "yield", "yield")


FIRST = "claw claw claw claw 1 2"


def test_T_135_T_136_hassan_drives_both_out(sit: Sit) -> None:
    t = example(sit(*[m()] * 5, turn=HASSAN, dice=FIRST, city=ALI, bay=MAJID))
    assert (t.healths(), t.tokyo, t.vp(HASSAN)) == ([6, 6, 10, 10, 10], (HASSAN, None), 1)


def test_T_137_T_138_sadegh_takes_the_bay_when_hassan_stays(sit: Sit) -> None:
    t = sit(*[m()] * 5, turn=SADEGH, dice=CLAW, city=HASSAN).play("done", "stay")
    assert (t.health(HASSAN), t.tokyo, t.vp(SADEGH)) == (9, (HASSAN, SADEGH), 1)


def test_T_139_had_hassan_left(sit: Sit) -> None:
    t = sit(*[m()] * 5, turn=SADEGH, dice=CLAW, city=HASSAN).play("done", "yield")
    assert t.tokyo == (SADEGH, None)


def test_T_140_T_141_sina_takes_the_city_and_sadegh_stays_in_the_bay(sit: Sit) -> None:
    t = sit(*[m()] * 5, turn=SINA, dice=CLAW, city=HASSAN, bay=SADEGH).play("done", "yield", "stay")
    assert (t.health(HASSAN), t.health(SADEGH)) == (9, 9)
    assert (t.tokyo, t.vp(SINA)) == ((SINA, SADEGH), 1)


def test_T_142_sadegh_begins_his_turn_in_tokyo(sit: Sit) -> None:
    t = sit(*[m()] * 5, turn=HASSAN, city=SINA, bay=SADEGH).play("end")
    assert (t.turn, t.vp(SADEGH)) == (SADEGH, 2)


def test_T_143_T_144_T_146_sadegh_kills_hassan_and_has_to_leave(sit: Sit) -> None:
    monsters = [m(), m(), m(health=3), m(), m()]
    t = sit(*monsters, turn=SADEGH, dice="claw claw claw 1 1 2", city=SINA, bay=SADEGH).play("done")
    assert t.healths() == [7, 7, 0, 10, 10]
    assert t.tokyo == (SINA, None)


# The end


def test_T_150_T_151_T_153_20_points_win_only_alive_at_the_end_of_the_turn(sit: Sit) -> None:
    t = sit(m(vp=16, health=3, energy=9), m(), m(), row=["tanks"]).play("buy tanks")
    assert (t.vp(0), t.health(0), t.over) == (20, 0, False)
    t = sit(m(vp=16, health=4, energy=9), m(), m(), row=["tanks"]).play("buy tanks")
    assert not t.over
    assert t.play("end").winners == [0]
    t = sit(m(vp=20, health=1, poison=1), m(), m()).play("end")
    assert (t.over, t.health(0)) == (False, 0)


def test_T_151_the_end_of_any_turn_counts(sit: Sit) -> None:
    t = sit(m(), m(vp=20), m()).play("end")
    assert t.winners == [1]


def test_T_152_the_first_to_reach_20_points_wins(sit: Sit) -> None:
    t = sit(m(vp=19), m(health=1), m("eater_of_the_dead", vp=17), m(), dice="claw 1 1 1 2 3", city=0).play(
        "done", "end"
    )
    assert (t.winners, t.vps()) == ([0], [20, 0, 20, 0])


def test_T_154_if_all_die_together_all_lose(sit: Sit) -> None:
    t = sit(m(health=3, vp=25, energy=9), m(health=2), row=["high_altitude_bombing"]).play("buy high_altitude_bombing")
    assert (t.over, t.winners) == (True, [])
    match = sitting(m(health=3, energy=9), m(health=2), row=["high_altitude_bombing"])
    match.play("buy high_altitude_bombing")
    assert match.ranks == [1, 1]
    assert match.view(None)["cause"] == "nobody"


def test_T_155_the_eliminated_take_no_further_part(sit: Sit) -> None:
    dead = m(health=0, energy=0)
    t = sit(m("nova_breath"), dead, m(), m(energy=0), dice=CLAW, city=2, turn=0).play("done", "stay")
    assert t.healths() == [10, 0, 9, 9]
    assert t.play("end").turn == 2


def test_T_176_forced_moves_happen_and_tell_their_reason() -> None:
    match = sitting(*[m(health=1 if seat == 1 else 10) for seat in range(5)], dice=CLAW, city=1, bay=2)
    match.play("done")
    assert [(event["seat"], event["why"]) for event in events(match, "leave")] == [(1, "out"), (2, "bay")]
    assert events(match, "bay_closed")
    assert [(event["seat"], event["place"]) for event in events(match, "enter")] == [(0, "city")]


def test_T_176_who_is_displaced_is_told() -> None:
    match = sitting(m(energy=9), m(), m(), row=["drop_from_high_altitude"], city=1)
    match.play("buy drop_from_high_altitude")
    assert [(event["seat"], event["place"], event["why"]) for event in events(match, "leave")] == [
        (1, "city", "displaced")
    ]


def test_T_177_the_choice_to_yield_is_the_attacked_players(sit: Sit) -> None:
    t = sit(m(), m(), m(), dice=CLAW, city=2).play("done")
    assert t.asked == ("yield", 2)
    assert t.turn == 0
