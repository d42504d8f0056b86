"""Matches between bots: rotation, common deals, intervals."""

from __future__ import annotations

import math

import pytest

import kingtable
from kingtable.arena.matches import Played, half_width, play_match, standings


def test_every_deal_is_played_in_every_rotation() -> None:
    played = play_match("kingdomino", ("random", "greedy", "random"), {}, games=7, seed=11)
    assert len(played) == 9
    for deal in range(3):
        seatings = [p.seating for p in played if p.deal == deal]
        assert sorted(seatings) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_the_games_of_a_deal_have_the_same_dominoes() -> None:
    played = play_match("kingdomino", ("random", "greedy"), {}, games=2, seed=4)
    lines = []
    for p in played:
        record = {"version": 1, "game": "kingdomino", "options": {"players": 2}, "seed": 4, "moves": list(p.moves)}
        match = kingtable.replay({**record, "result": {"scores": list(p.scores), "ranks": list(p.ranks)}})
        lines.append([event["dominoes"] for event in match.events if event["e"] == "line"])
    assert lines[0] == lines[1]


def test_matches_repeat_themselves_in_one_process_and_in_two() -> None:
    one = play_match("kingdomino", ("greedy", "random"), {}, games=8, seed=1)
    assert one == play_match("kingdomino", ("greedy", "random"), {}, games=8, seed=1, processes=2)


def test_win_shares_add_up_to_one() -> None:
    played = play_match("kingdomino", ("random", "random", "random", "random"), {}, games=40, seed=2)
    found = standings(("random",) * 4, played)
    assert math.isclose(sum(s.wins for s in found), 1.0)


def test_intervals_are_taken_over_deals() -> None:
    values = [1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0]
    apart = half_width(values, [0, 1, 2, 3, 4, 5, 6, 7])
    together = half_width(values, [0, 0, 1, 1, 2, 2, 3, 3])
    assert together > apart
    assert half_width([1.0], [0]) == math.inf


def test_bad_input_is_refused_before_a_game_is_played() -> None:
    with pytest.raises(kingtable.InvalidOptions):
        play_match("kingdomino", ("greedy", "nobody"), {}, games=2)
    with pytest.raises(kingtable.InvalidOptions):
        play_match("kingdomino", ("greedy", "greedy", "greedy"), {"mighty_duel": True}, games=3)


def test_where_nobody_wins_nobody_has_a_share() -> None:
    ends = [((20, 3), (1, 2), (0,)), ((5, 5), (1, 1), ()), ((20, 20), (1, 1), (0, 1)), ((4, 20), (2, 1), (1,))]
    played = [Played(deal, (0, 1), *end, moves=()) for deal, end in enumerate(ends)]
    assert [s.wins for s in standings(("a", "b"), played)] == [0.375, 0.375]
