"""Scoring: K-125 to K-136."""

from __future__ import annotations

from tests.kingdomino.table import FULL, final, new, play_out, score

# Two properties of wheat that meet at a corner only.
CORNERS = "W0 W1 F0 / CC F0 W1 / .. F0 W0"


def properties(kingdom: str) -> list[tuple[str, int, int, int]]:
    """Terrain, squares, crowns and points of each property, as the score sheet has them."""
    found = final(kingdom, "CC").view(0)["kingdoms"][0]["properties"]
    return sorted((each["terrain"], len(each["squares"]), each["crowns"], each["points"]) for each in found)


def test_K_125_a_property_is_joined_horizontally_or_vertically() -> None:
    assert properties("CC W1 / .. W0 / .. W0") == [("wheat", 3, 1, 3)]
    assert properties(CORNERS) == [("forest", 1, 0, 0), ("forest", 2, 0, 0), ("wheat", 2, 1, 2), ("wheat", 2, 1, 2)]


def test_K_126_a_kingdom_consists_of_several_properties() -> None:
    assert properties("CC W1 P0 / W0 .. .. / S0 S1 P0") == [
        ("pasture", 1, 0, 0),
        ("pasture", 1, 0, 0),
        ("swamp", 2, 1, 2),
        ("wheat", 1, 0, 0),
        ("wheat", 1, 1, 1),
    ]


def test_K_127_a_property_scores_its_squares_times_its_crowns() -> None:
    for squares in (1, 2, 3, 4):
        for crowns in (0, 1, 2, 3):
            row = ["CC", f"M{crowns}", *["M0"] * (squares - 1)]
            assert score(" ".join(row)) == squares * crowns


def test_K_128_there_can_be_several_crowns_in_one_property() -> None:
    assert score("CC W1 W1 W0") == 6
    assert score("CC M3 M2 M2 M1") == 32


def test_K_129_properties_of_the_same_terrain_are_scored_alone() -> None:
    assert score(CORNERS) == 2 + 2  # together it would be 4 squares times 2 crowns
    assert score("W1 W0 CC W2 F0") == 2 + 2


def test_K_130_a_property_without_crown_scores_nothing() -> None:
    assert score("CC W0 W0 W0 W0") == 0
    assert score("CC W0 W0 F0 W1") == 1


def test_K_131_the_start_tile_belongs_to_no_property() -> None:
    assert score("W1 CC W1") == 1 + 1
    assert properties("W1 CC W1") == [("wheat", 1, 1, 1), ("wheat", 1, 1, 1)]
    assert properties("CC") == []


def test_K_132_the_score_is_the_sum_over_its_properties() -> None:
    assert score(FULL) == sum(points for *_, points in properties(FULL)) == 28


def test_K_133_each_kingdom_is_scored_by_itself() -> None:
    match = final("CC W1", "CC W1 W0", "CC M3 M2", "CC")
    assert list(match.scores) == [1, 2, 10, 0]


def test_K_134_the_highest_score_wins() -> None:
    match = final("CC W1", "CC W1 W0", "CC M3 M2", "CC")
    assert list(match.ranks) == [3, 2, 1, 4]
    assert list(match.winners) == [2]
    for seed in range(10):
        played = play_out(new(players=4, seed=seed), seed)
        assert max(played.scores) in {played.scores[seat] for seat in played.winners}


FOREST_AND_LAKE = "CC F1 F1 F1 F0 / L0 F0 F0 F0 L0 / L0 L0 L0 L0 L0 / L0 L0 .. .. .."


def test_K_135_example_7_forest_squares_with_3_crowns_score_21() -> None:
    assert ("forest", 7, 3, 21) in properties(FOREST_AND_LAKE)


def test_K_136_example_9_lake_squares_without_crown_score_0() -> None:
    assert ("water", 9, 0, 0) in properties(FOREST_AND_LAKE)
    assert score(FOREST_AND_LAKE) == 21


def test_crowned_and_crownless_kingdoms_alike_count_every_square_once() -> None:
    assert sum(squares for _, squares, _, _ in properties(FULL)) == 24
