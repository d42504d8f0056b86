"""Connection rules: K-099 to K-117."""

from __future__ import annotations

import pytest

from tests.kingdomino.table import FULL, events, halves, placing, refusal, squares, table

FRAME = {"K-099", "K-111", "K-112"}


@pytest.mark.parametrize("row", ["CC W0 W0 W0 W0", "W0 CC W0 W0 W0", "W0 W0 W0 W0 CC"])
def test_K_099_K_111_the_kingdom_stays_within_5x5(row: str) -> None:
    match = placing(row, 1)
    castle = row.split().index("CC")
    west, east = -castle, 4 - castle
    for wrong in (f"1@{east + 1},0>E", f"1@{east + 1},0>N", f"1@{west - 2},0>E", f"1@{west - 1},0>N", f"1@{east},1>E"):
        assert refusal(match, wrong).rule in FRAME
        assert wrong not in match.legal()
    assert f"1@{east},1>N" in match.legal()


def test_K_099_up_and_down_as_well() -> None:
    match = placing("W0 / W0 / CC / W0 / W0", 1)
    for wrong in ("1@0,3>N", "1@0,3>E", "1@0,-4>N", "1@0,-3>E", "1@1,2>N"):
        assert refusal(match, wrong).rule in FRAME
    assert "1@1,1>N" in match.legal()


def test_K_100_the_start_tile_counts_in_the_frame() -> None:
    match = placing("CC W0 W0 W0 W0", 1)
    assert refusal(match, "1@4,1>E").rule in FRAME  # 5 wide without the castle, 6 with it
    assert match.view(0)["kingdoms"][0]["box"] == [0, 0, 4, 0]


@pytest.mark.parametrize("move", ["13@1,0>E", "13@-1,0>W", "13@0,1>N", "13@0,-1>S", "13@2,0>W", "13@1,1>S"])
def test_K_101_a_domino_may_be_joined_to_the_start_tile(move: str) -> None:
    assert move in placing("CC", 13).legal()


@pytest.mark.parametrize("domino", range(1, 49))
def test_K_102_the_start_tile_is_wild(domino: int) -> None:
    left, right = halves(domino)
    assert len(placing("CC", domino).legal()) == (12 if left == right else 24)
    # and it stays wild: only the castle can be joined here, nothing matches
    other = next(terrain for terrain in "WFLPSM" if terrain not in (left[0], right[0]))
    match = placing(f"CC {other}0 {other}0", domino)
    assert (
        f"{domino}@-1,0>W".replace(">W", ">E" if left == right else ">W").replace("-1,0>E", "-2,0>E") in match.legal()
    )


def test_K_103_or_to_a_domino_with_a_matching_terrain() -> None:
    match = placing("CC W0 F0", 13)  # wheat and forest
    assert "13@1,1>E" in match.legal()  # wheat above wheat
    assert "13@4,0>W" in match.legal()  # forest beside forest
    assert "13@2,1>E" not in match.legal()  # wheat above forest only
    assert refusal(match, "13@3,0>E").rule == "K-103"


def test_K_103_the_halves_of_one_domino_do_not_join_each_other() -> None:
    match = placing("CC F0 F0", 1)
    assert refusal(match, "1@3,0>E").rule == "K-103"
    assert refusal(match, "1@2,2>E").rule == "K-103"


def test_K_104_one_of_the_two_ways_is_enough() -> None:
    match = placing("CC W0 W0", 48)  # wheat and mine
    assert "48@2,1>N" in match.legal()  # wheat alone
    assert "48@0,1>N" in match.legal()  # castle alone
    assert "48@1,2>W" not in match.legal()  # neither


def test_K_105_K_106_diagonal_contact_is_no_contact() -> None:
    assert refusal(placing("CC", 1), "1@1,1>E").rule in {"K-103", "K-105", "K-106"}
    assert refusal(placing("CC F0 W0", 1), "1@3,1>E").rule in {"K-103", "K-105", "K-106"}
    assert "1@3,1>E" not in placing("CC F0 W0", 1).legal()
    assert "1@3,0>N" in placing("CC F0 W0", 1).legal()


def test_K_107_one_matching_half_is_enough() -> None:
    match = placing(".. F0 / .. F0 / CC W0 / .. W0", 14)  # wheat and water
    assert "14@2,0>N" in match.legal()  # wheat beside wheat; the water borders on forest
    assert "14@2,1>N" not in match.legal()  # wheat beside forest, water beside forest


# A kingdom of 5x5 where only two squares are free, both of them apart.
NO_ROOM = "W0 W0 W0 L0 L0 / W1 W0 L0 L0 .. / M0 M3 CC W1 P0 / M2 S0 W0 W0 P2 / W1 S0 S0 S0 .."


def test_K_108_a_domino_that_cannot_be_added_is_discarded() -> None:
    match = table(NO_ROOM, "CC", line=[[1, 0], [2, 1]])
    assert match.legal() == ["1x"]
    match.play("1x")
    assert match.position()["discarded"] == [[1], []]
    assert match.position()["kingdoms"][0].replace("\n", " / ") == NO_ROOM
    assert match.to_move == 1


def test_K_108_for_want_of_a_match_too() -> None:
    around = "W0 W0 W0 W0 W0 / W0 .. .. W0 W0 / W0 W0 CC W0 W0 / W0 W0 W0 W0 W0 / W0 W0 W0 W0 W0"
    hole = "CC W0 W0 W0 W0 / W0 W0 W0 W0 W0 / W0 W0 .. .. W0 / W0 W0 W0 W0 W0 / W0 W0 W0 W0 W0"
    assert placing(hole, 3).legal() == ["3x"]  # forest amid wheat
    assert placing(hole, 1).legal() == ["1@2,-2>E"]
    assert len(placing(around, 3).legal()) == 1  # beside the castle


def test_K_108_after_a_discard_the_king_claims_as_usual() -> None:
    match = table(NO_ROOM, "CC", "CC", line=[[1, 0], [2, 1], [3, 2]], next_line=[[5, None], [6, None], [7, None]])
    match.play("1x")
    assert match.to_move == 0
    assert match.legal() == ["=5", "=6", "=7"]


def test_K_109_a_domino_that_can_be_added_may_not_be_discarded() -> None:
    for kingdom in ("CC", "CC W0 W0", "CC F0 F0 F0 F0"):
        match = placing(kingdom, 1)
        assert "1x" not in match.legal()
        assert refusal(match, "1x").rule == "K-109"


def test_K_110_a_discarded_domino_gives_no_points() -> None:
    match = table(NO_ROOM, "CC", line=[[41, 0], [48, 0]])
    before = match.scores[0]
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert match.position()["discarded"][0] == [41, 48]
    assert match.scores[0] == before


def test_K_112_what_does_not_fit_the_5x5_is_taken_out_and_gives_nothing() -> None:
    match = placing(FULL, 40)  # mine and wheat: the mine would join the mines at the left edge
    assert refusal(match, "40@-3,0>W").rule in FRAME
    assert refusal(match, "40@-3,-1>N").rule in FRAME
    assert match.legal() == ["40x"]
    before = match.scores[0]
    match.play("40x")
    assert match.scores[0] == before == 28


@pytest.mark.parametrize(
    ("kingdom", "domino", "move", "box"),
    [("CC W0 W0 W0 W0", 1, "1@0,1>E", [0, 0, 4, 1]), ("W0 W0 W0 W0 CC", 1, "1@-1,-1>E", [-4, -1, 0, 0])],
)
def test_K_113_the_start_tile_need_not_be_the_centre(kingdom: str, domino: int, move: str, box: list[int]) -> None:
    match = placing(kingdom, domino)
    match.play(move)
    assert match.view(0)["kingdoms"][0]["box"] == box


def test_K_114_the_start_tile_may_end_at_the_edge() -> None:
    corner = "CC W0 W0 W0 W0 / W0 W0 W0 W0 W0 / W0 W0 .. .. W0 / W0 W0 W0 W0 W0 / W0 W0 W0 W0 W0"
    match = placing(corner, 1)
    match.play("1@2,-2>E")
    assert len(squares(match)) == 25
    assert match.over


# The three pictures of the Japanese page: pasture to the right of the castle, wheat below it.
PICTURE = "CC P0 P0 / W0 .. .. / W0 .. .."


def test_K_115_example_wheat_against_grassland_only_is_refused() -> None:
    assert refusal(placing(PICTURE, 1), "1@2,-1>E").rule == "K-103"


def test_K_116_example_one_square_to_the_left_is_allowed() -> None:
    assert "1@1,-1>E" in placing(PICTURE, 1).legal()


def test_K_117_example_another_border_may_differ() -> None:
    match = placing(PICTURE, 1)
    match.play("1@1,-1>E")  # touches pasture above both halves, wheat on one side
    assert squares(match)[1, -1] == squares(match)[2, -1] == "W0"


def test_a_full_kingdom_takes_nothing_more() -> None:
    for domino in (3, 16, 24):
        match = placing(FULL, domino)
        assert match.legal() == [f"{domino}x"]
        match.play(f"{domino}x")
        assert events(match, "discard") == [{"e": "discard", "seat": 0, "domino": domino}]
