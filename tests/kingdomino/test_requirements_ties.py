"""Ties: K-138 to K-142. Each row of kingdoms has the same score."""

from __future__ import annotations

import pytest

from kingtable.engine.compiler.jit import interpreted
from kingtable.kingdomino import scoring
from tests.kingdomino.table import final, play_out, table

largest = interpreted(scoring.largest)
returns = interpreted(scoring.returns)


def outcome(*kingdoms: str) -> tuple[list[int], list[int]]:
    match = final(*kingdoms)
    assert len(set(match.scores)) == 1, "the kingdoms of a tie score the same"
    return list(match.ranks), list(match.winners)


def test_K_138_tied_on_points_the_largest_property_wins() -> None:
    # 6 points each; 3 squares with 2 crowns against 2 squares with 3 crowns
    assert outcome("L0 .. / P2 P0 / CC P0", "W0 .. / M1 M2 / CC S0") == ([1, 2], [0])
    assert outcome("W0 .. / M1 M2 / CC S0", "L0 .. / P2 P0 / CC P0") == ([2, 1], [1])


def test_K_138_the_single_largest_counts_not_the_sum() -> None:
    assert outcome("CC W0 W0 W0 F0", "W0 W0 CC W0 W0") == ([1, 2], [0])


@pytest.mark.parametrize("terrain", "WFLPSM")
def test_K_138_the_largest_property_may_be_of_any_terrain(terrain: str) -> None:
    # 2 points each; 2 squares with 1 crown against 2 properties of 1 square
    one, other = [letter for letter in "WFLPS" if letter != terrain][:2]
    large, small = f"CC {terrain}0 {terrain}1", f"{one}1 CC {other}1"
    assert outcome(large, small) == ([1, 2], [0])
    assert outcome(small, large) == ([2, 1], [1])


def test_K_138_only_among_those_tied_on_points() -> None:
    match = final("L0 .. / P2 L0 / CC L0", "W0 .. / S0 S1 / CC P0", "W0 .. / W0 W0 / CC W0")
    assert list(match.scores) == [2, 2, 0]
    assert list(match.ranks) == [1, 2, 3]


def test_K_139_a_crownless_property_counts() -> None:
    assert outcome("CC W0 W0", "CC") == ([1, 2], [0])
    assert outcome("CC P0 P0 P0 F1", "CC F1 P0 P0 L0") == ([1, 2], [0])
    assert outcome("CC W0 F0", "CC") == ([1, 2], [0])  # one square is more than none


def test_K_140_still_tied_most_crowns_win() -> None:
    # 2 points and a largest property of 2 each; 2 crowns against 1
    assert outcome("L0 .. / P2 L0 / CC L0", "W0 .. / S0 S1 / CC P0") == ([1, 2], [0])
    assert outcome("W0 .. / S0 S1 / CC P0", "L0 .. / P2 L0 / CC L0") == ([2, 1], [1])


@pytest.mark.parametrize("most", [".. L0 L0 / W1 CC F1", "P2 .. / CC L0 / .. L0"])
def test_K_140_every_crown_counts_on_a_square_of_one_or_of_two(most: str) -> None:
    # 2 points and a largest property of 2 each; 2 crowns against 1
    assert outcome(most, "W0 .. / S0 S1 / CC P0") == ([1, 2], [0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K_141_K_142_still_tied_the_victory_is_shared(players: int) -> None:
    assert outcome(*["CC"] * players) == ([1] * players, list(range(players)))
    assert outcome(*["CC W1 W0"] * players) == ([1] * players, list(range(players)))


def test_K_141_who_shares_a_rank_leaves_the_next_free() -> None:
    match = final("CC W1 W0", "CC M3", "CC W0 W1", "CC")
    assert list(match.ranks) == [2, 1, 2, 4]


def test_K_142_a_square_of_two_crowns_counts_as_two_of_one() -> None:
    assert outcome(".. L0 L0 / W1 CC F1", "P2 .. / CC L0 / .. L0") == ([1, 1], [0, 1])


def test_K_139_a_castle_alone_has_no_property() -> None:
    assert [largest(final("CC", "CC W0 W0").state, seat) for seat in (0, 1)] == [0, 2]


def test_K_142_a_draw_needs_all_three_to_be_equal() -> None:
    assert outcome("CC W1 W0 F0", "CC F0 F1 W0") == ([1, 1], [0, 1])


@pytest.mark.parametrize(("tied", "behind"), [(1, 1), (1, 3), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0)])
def test_K_142_who_ties_in_all_has_an_equal_share_of_one_victory(tied: int, behind: int) -> None:
    match = final(*["CC W1 W0"] * behind, *["CC M2 M2"] * tied)
    worth = [returns(match.state, seat) for seat in range(match.players)]
    assert worth == [0.0] * behind + [1 / tied] * tied
    assert sum(worth) == pytest.approx(1)


def test_a_game_that_is_not_over_is_worth_nothing_yet() -> None:
    match = table("CC M2 M2", "CC", line=[[1, 0]])
    assert [returns(match.state, seat) for seat in (0, 1)] == [0, 0]
    play_out(match)
    assert [returns(match.state, seat) for seat in (0, 1)] == [1, 0]
