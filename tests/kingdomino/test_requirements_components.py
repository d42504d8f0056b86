"""Readers, aim and components: K-010 to K-036."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kingdomino.table import Match, all_dominoes, halves, new, placing, play_out, score, squares

TERRAINS = {"W": "wheat", "F": "forest", "L": "water", "P": "pasture", "S": "swamp", "M": "mine"}


def tiles() -> Counter[str]:
    """Every square of the 48 dominoes."""
    return Counter(half for number in range(1, 49) for half in halves(number))


def test_K_012_a_domino_taken_by_one_is_lost_to_the_others() -> None:
    match = new(players=4)
    taken = match.legal()[0]
    match.play(taken)
    assert taken not in match.legal()


@pytest.mark.parametrize("seed", range(3))
def test_K_013_the_kingdom_is_a_square_of_5x5_round_the_castle(seed: int) -> None:
    match = play_out(new(players=4, seed=seed), seed)
    for seat in range(4):
        lying = squares(match, seat)
        assert lying[0, 0] == "CC"
        for axis in (0, 1):
            assert max(at[axis] for at in lying) - min(at[axis] for at in lying) < 5


def test_K_014_larger_areas_and_more_crowns_give_more() -> None:
    assert score("CC W1") < score("CC W1 W0") < score("CC W1 W0 W0")
    assert score("CC W1 W0 W0") < score("CC W1 W1 W0") < score("CC W1 W1 W1")


def test_K_017_six_terrains_are_played() -> None:
    assert {half[0] for number in range(1, 49) for half in halves(number)} == set(TERRAINS)
    seen = {
        square["terrain"]
        for number in (1, 3, 7, 10, 12, 40)
        for square in placed(number).view(None)["kingdoms"][0]["squares"]
    }
    assert seen == {*TERRAINS.values(), "castle"}


def placed(number: int) -> Match:
    match = placing("CC", number)
    match.play(f"{number}@1,0>E")
    return match


def test_K_019_there_are_48_dominoes() -> None:
    assert sorted(all_dominoes(new(players=4))) == list(range(1, 49))


def test_K_020_a_domino_has_a_number_and_terrain() -> None:
    line = new(players=4).view(None)["next_line"]
    assert all(1 <= each["domino"] <= 48 for each in line)
    for each in line:
        assert all(half[0] in TERRAINS and half[1] in "0123" for half in halves(each["domino"]))


@pytest.mark.parametrize(("towards", "second"), [("E", (2, 0)), ("N", (1, 1)), ("S", (1, -1))])
def test_K_021_a_domino_is_two_squares_long(towards: str, second: tuple[int, int]) -> None:
    match = placing("CC", 48)
    match.play(f"48@1,0>{towards}")
    assert squares(match) == {(0, 0): "CC", (1, 0): "W0", second: "M3"}


def test_K_021_a_domino_covers_two_empty_squares() -> None:
    match = placing("CC W0 F0", 48)
    assert "48@2,1>S" not in match.legal()
    assert "48@1,0>E" not in match.legal()
    assert "48@-1,0>E" not in match.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K_023_a_start_tile_is_one_square_large(players: int) -> None:
    assert new(players=players).position()["kingdoms"] == ["CC"] * players


def test_K_026_the_stack_is_drawn_from_its_top_and_the_low_end_comes_first() -> None:
    match = new(players=4, seed=5)
    drawn = match.position()["deck"][:4]
    for _ in range(4):
        match.play(match.legal()[0])
    assert [domino for domino, _ in match.position()["next_line"]] == sorted(drawn)


def test_K_027_start_tile_dominoes_and_kings_are_all_there_is() -> None:
    match = new(players=4)
    position = match.position()
    assert position["kingdoms"] == ["CC"] * 4
    assert sorted(position["kings"]) == [0, 1, 2, 3]
    assert len(all_dominoes(match)) == 48


def test_K_028_wheat() -> None:
    assert (tiles()["W0"], tiles()["W1"]) == (21, 5)


def test_K_029_water() -> None:
    assert (tiles()["L0"], tiles()["L1"]) == (12, 6)


def test_K_030_forest() -> None:
    assert (tiles()["F0"], tiles()["F1"]) == (16, 6)


def test_K_031_pasture() -> None:
    assert (tiles()["P0"], tiles()["P1"], tiles()["P2"]) == (10, 2, 2)


def test_K_032_swamp() -> None:
    assert (tiles()["S0"], tiles()["S1"], tiles()["S2"]) == (6, 2, 2)


def test_K_033_mine() -> None:
    assert (tiles()["M0"], tiles()["M1"], tiles()["M2"], tiles()["M3"]) == (1, 1, 3, 1)


def test_K_034_together_96_squares_and_39_crowns() -> None:
    assert tiles().total() == 96
    assert sum(int(half[1]) * count for half, count in tiles().items()) == 39
    assert len(tiles()) == 16


def test_K_035_what_is_still_to_come_is_at_hand() -> None:
    match = play_out_to_round(4)
    position, view = match.position(), match.view(0)
    assert view["to_come"] == {"dominoes": sorted(position["deck"]), "draws": len(position["deck"]), "out": 0}


def play_out_to_round(actions: int) -> Match:
    match = new(players=4, seed=2)
    for _ in range(actions):
        match.play(match.legal()[0])
    return match


def test_K_036_high_numbers_usually_carry_more_crowns() -> None:
    def crowns(first: int, last: int) -> int:
        return sum(int(half[1]) for number in range(first, last + 1) for half in halves(number))

    assert crowns(1, 16) < crowns(17, 32) < crowns(33, 48)
