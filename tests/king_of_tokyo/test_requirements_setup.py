"""What is in the box and how it is set up: T-001 to T-047."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import kingtable
from kingtable import GAMES
from kingtable.server.messages.refusal import Refusal
from kingtable.server.table.seats import SeatForm, TableForm, seated
from tests.king_of_tokyo.table import (
    BOX,
    CARDS,
    Sit,
    all_cards,
    c,
    events,
    m,
    new,
    play_out,
    sitting,
)

EVERY = [2, 3, 4, 5, 6]
CLAW = "claw 1 1 2 2 3"


def test_T_002_two_to_six_play() -> None:
    for players in EVERY:
        assert len(new(players).position()["monsters"]) == players
    for players in (0, 1, 7):
        with pytest.raises(kingtable.InvalidOptions):
            new(players)


def test_T_006_every_card_with_a_problem_has_a_clarification_of_our_own(messages: dict[str, set[str]]) -> None:
    plain = {"apartment_building", "commuter_train", "corner_store", "skyscraper", "national_guard", "tanks"}
    for language, known in messages.items():
        for card in CARDS:
            slug = card.replace("_", "-")
            assert {f"card-{slug}", f"card-{slug}-text"} <= known, language
            assert f"card-{slug}-ruling" in known or card in plain, f"{card} in {language}"


def test_T_008_T_013_T_024_each_player_has_a_monster_that_counts_life_points_and_energy(sit: Sit) -> None:
    t = sit(m(health=7, vp=3, energy=4), m())
    assert [t.monster(0)[what] for what in ("health", "vp", "energy")] == [7, 3, 4]
    assert len(sitting(*[m()] * 6).view(None)["monsters"]) == 6


def test_T_009_dice_heal_attack_lead_to_cards_and_give_points(sit: Sit) -> None:
    t = sit(m(health=5), m(), m(), dice="1 1 1 heart energy claw", city=1).play("done", "stay")
    assert (t.health(0), t.health(1), t.energy(0), t.vp(0)) == (6, 9, 3, 1)


def test_T_010_T_011_T_148_the_first_with_20_points_wins(sit: Sit) -> None:
    t = sit(m(vp=18), m(vp=19), m(), dice="2 2 2 1 1 3").play("done", "end")
    assert (t.over, t.winners) == (True, [0])


def test_T_012_T_149_the_last_monster_alive_wins(sit: Sit) -> None:
    t = sit(m(vp=2), m(vp=12, health=1), dice=CLAW, city=1).play("done")
    assert (t.over, t.winners, t.phase) == (True, [0], "over")


def test_T_014_T_033_the_board_has_city_and_bay(sit: Sit) -> None:
    assert sit(*[m()] * 5, city=1, bay=2).tokyo == (1, 2)
    assert {*new(6).position()["tokyo"]} == {"city", "bay"}


@pytest.mark.parametrize("players", EVERY)
def test_T_015_T_040_66_cards_are_shuffled(players: int) -> None:
    decks = set()
    for seed in range(10):
        position = new(players, seed).position()
        assert all_cards(position) == BOX
        decks.add((*position["row"], *position["deck"]))
    assert len(BOX) == 66
    assert len(decks) == 10


def test_T_016_T_017_smoke_counters_there_are_three(sit: Sit) -> None:
    assert sit(m(energy=9), m(), row=["smoke_cloud"]).play("buy smoke_cloud").card(0, "smoke_cloud")["counters"] == 3


def test_T_018_there_is_one_mimic_counter(sit: Sit) -> None:
    t = sit(m(energy=12), m("jets", "wings"), row=["mimic"]).play("buy mimic", "mimic jets of 1")
    assert (t.card(0, "mimic")["copies"], BOX.count("mimic")) == ("jets", 1)


def test_T_019_T_020_shrink_and_poison_counters(sit: Sit) -> None:
    t = sit(m("poison_spit", "shrink_ray"), m(poison=12, shrink=12), m(), dice=CLAW, city=0).play("done")
    assert (t.monster(1)["poison"], t.monster(1)["shrink"]) == (13, 13)  # not limited to 12: decision 17


def test_T_021_T_022_T_023_T_042_T_043_six_dice_and_two_more_through_cards(sit: Sit) -> None:
    assert len(sit(m(), m(energy=0)).play("end").dice()) == 6
    assert len(sit(m(), m("extra_head", "extra_head", energy=0)).play("end").dice()) == 8


def test_T_026_T_031_T_044_nobody_starts_with_energy_and_the_supply_does_not_end(sit: Sit) -> None:
    assert [monster["energy"] for monster in new(6).position()["monsters"]] == [0] * 6
    assert (
        sit(m(energy=300), m(energy=300), dice="energy energy energy energy energy energy").play("done").energy(0)
        == 306
    )


def seats(*colours: str | None) -> list[str]:
    form = TableForm("king-of-tokyo", [SeatForm("friend", colour=colour) for colour in colours])
    return [seat.colour for seat in seated(form, GAMES["king-of-tokyo"], {})]


@pytest.mark.parametrize("colour", GAMES["king-of-tokyo"].colours)
def test_T_027_T_028_each_chooses_a_monster_and_has_its_colour(colour: str) -> None:
    assert seats(colour, None)[0] == colour


def test_T_172_six_monsters_none_twice() -> None:
    assert len({*GAMES["king-of-tokyo"].colours}) == 6
    assert len({*seats(*[None] * 6)}) == 6
    with pytest.raises(Refusal):
        seats("teal", "teal")


@pytest.mark.parametrize("players", EVERY)
def test_T_029_T_030_T_032_T_035_life_10_points_0_tokyo_empty(players: int) -> None:
    position = new(players).position()
    assert position["monsters"] == [
        {"health": 10, "vp": 0, "energy": 0, "cards": [], "poison": 0, "shrink": 0} for _ in range(players)
    ]
    assert position["tokyo"] == {"city": None, "bay": None}


def test_T_034_a_card_that_says_tokyo_means_both_places(sit: Sit) -> None:
    for place in ("city", "bay"):
        t = sit(m("urbavore"), *[m()] * 4, dice=CLAW, **{place: 0}).play("done")
        assert t.healths() == [10, 8, 8, 8, 8]
        t = sit(m(), m("urbavore"), *[m()] * 3, **{place: 1}).play("end")
        assert t.vp(1) == 3


def test_T_036_T_037_only_the_city_is_used_with_four_or_when_so_chosen(sit: Sit) -> None:
    assert sit(*[m()] * 4, dice=CLAW, city=1).play("done", "stay").tokyo == (1, None)
    assert sit(*[m()] * 5, dice=CLAW, city=1, options={"bay": False}).play("done", "stay").tokyo == (1, None)


def test_T_038_T_039_T_173_the_bay_may_be_used_with_five_and_six() -> None:
    for players in (5, 6):
        assert new(players).options["bay"] is True
        assert new(players, bay=False).options["bay"] is False
    described = kingtable.options("king-of-tokyo")
    bay = described["options"]["bay"]
    assert (bay["values"], bay["default"], bay["requires"]) == ([False, True], True, {"players": [5, 6]})


@pytest.mark.parametrize("players", EVERY)
def test_T_041_three_cards_lie_face_up(players: int) -> None:
    position = new(players).position()
    assert len(position["row"]) == 3
    assert len(position["deck"]) == 63


@pytest.mark.parametrize("players", EVERY)
def test_T_045_T_175_the_most_claws_begin_and_the_roll_is_told(players: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(30):
        match = new(players, seed)
        (rolled,) = events(match, "start_roll")
        first_round = dict(rolled["rolls"][0])
        assert {*first_round} == {*range(players)}
        last = dict(rolled["rolls"][-1])
        assert [seat for seat in last if last[seat] == max(last.values())] == [rolled["first"]]
        assert match.to_move == match.position()["turn"] == rolled["first"]
        firsts[rolled["first"]] += 1
    assert len(firsts) == players


def test_T_046_a_tie_for_the_start_is_rolled_again() -> None:
    for seed in range(40):
        rounds = events(new(6, seed), "start_roll")[0]["rolls"]
        for before, after in pairwise(rounds):
            most = max(claws for _, claws in before)
            assert [seat for seat, _ in after] == [seat for seat, claws in before if claws == most]


def test_T_047_T_050_play_goes_on_to_the_left(sit: Sit) -> None:
    t = sit(m(), m(energy=0), m(energy=0), turn=0).play("end")
    assert t.turn == 1
    t = sit(m(energy=0), m(energy=0), m(), turn=2).play("end")
    assert t.turn == 0
    match = play_out(new(3, 5), 5)
    turns = [event["seat"] for event in events(match, "turn") if event["extra"] is None]
    alive = {0, 1, 2}
    order: list[int] = []
    for event in match.events:
        if event["e"] == "turn" and event["extra"] is None:
            if order:
                after = [(order[-1] + step) % 3 for step in (1, 2, 3)]
                assert event["seat"] == next(seat for seat in after if seat in alive)
            order.append(event["seat"])
        if event["e"] == "out":
            alive.discard(event["seat"])
    assert order == turns


def test_T_018_a_counter_lies_on_one_card_only(sit: Sit) -> None:
    t = sit(m(), m(c("mimic", copies="jets", of=2)), m("jets", "wings")).play("end", "mimic wings of 2")
    assert t.card(1, "mimic")["copies"] == "wings"
