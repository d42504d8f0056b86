"""Rounds and turns: K-079 to K-098."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.kingdomino.table import events, new, play_opening, play_out, play_round, refusal, squares, table

# Two players in mid-game: seat 0 stands on 5 and 20, seat 1 on 12 and 33.
TWO: dict[str, Any] = {
    "line": [[5, 0], [12, 1], [20, 0], [33, 1]],
    "next_line": [[1, None], [2, None], [3, None], [4, None]],
    "deck": [6, 7, 8, 9],
}


@pytest.mark.parametrize("seed", range(5))
def test_K_079_K_081_K_082_kings_act_in_the_order_of_the_line(seed: int) -> None:
    match = play_opening(new(players=4, seed=seed))
    for _ in range(12):
        order = [(seat, domino) for domino, seat in match.position()["line"]]
        assert [domino for _, domino in order] == sorted(domino for _, domino in order)
        assert play_round(match, seed) == order
    assert match.over


def test_K_080_the_king_on_the_smallest_number_begins() -> None:
    match = table("CC", "CC", "CC", "CC", line=[[37, 0], [21, 1], [2, 2], [35, 3]])
    assert match.to_move == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K_083_there_is_no_passing(players: int) -> None:
    match = new(players=players)
    while not match.over:
        claiming = match.view(None)["phase"] in ("opening", "claim")
        legal = match.legal()
        assert legal
        assert all(move.startswith("=") == claiming for move in legal)
        for idle in ("", "pass", "-"):
            refusal(match, idle)
        match.play(legal[0])


def test_K_084_the_domino_under_the_own_king_is_added_to_the_own_kingdom() -> None:
    match = table("CC", "CC", **TWO)
    refusal(match, "12@1,0>E")  # another's
    refusal(match, "20@1,0>E")  # later
    refusal(match, "1@1,0>E")  # not yet claimed
    match.play("5@1,0>E")
    assert squares(match, 0) == {(0, 0): "CC", (1, 0): "F0", (2, 0): "F0"}
    assert squares(match, 1) == {(0, 0): "CC"}


def test_K_085_then_the_king_is_put_on_the_new_line() -> None:
    match = table("CC", "CC", **TWO)
    match.play("5@1,0>E")
    assert match.to_move == 0
    assert match.legal() == ["=1", "=2", "=3", "=4"]
    match.play("=3")
    assert [3, 0] in match.position()["next_line"]
    assert match.to_move == 1


def test_K_086_the_first_action_comes_before_the_second() -> None:
    match = table("CC", "CC", **TWO)
    assert refusal(match, "=1").rule == "K-086"
    match.play("5@1,0>E")
    refusal(match, "5@0,1>N")


def test_K_087_the_domino_claimed_now_is_added_in_the_next_round() -> None:
    match = table("CC", "CC", **TWO)
    for move in ("5@1,0>E", "=4", "12@1,0>E", "=3", "20@0,1>N", "=2", "33@0,1>N"):
        match.play(move)
        assert not any(move.startswith(("1@", "2@", "3@", "4@")) for move in match.legal())
    match.play("=1")
    assert match.position()["line"] == [[1, 1], [2, 0], [3, 1], [4, 0]]
    assert all(move.startswith("1@") for move in match.legal())


def test_K_088_only_a_free_domino_of_the_new_line_may_be_claimed() -> None:
    match = table("CC", "CC", **TWO)
    for move in ("5@1,0>E", "=4", "12@1,0>E"):
        match.play(move)
    assert match.legal() == ["=1", "=2", "=3"]
    for wrong in ("=4", "=20", "=33", "=6", "=5", "=48", "=0", "=49"):
        assert refusal(match, wrong).rule in {"K-088", "K-069"}


def test_K_089_a_round_ends_with_the_last_king_then_a_new_line_is_drawn() -> None:
    match = play_opening(new(players=4, seed=8))
    for number in range(1, 12):
        assert match.view(None)["round"] == number
        claimed = match.position()["next_line"]
        drawn = match.position()["deck"][:4]
        play_round(match)
        assert [domino for domino, _ in match.position()["line"]] == [domino for domino, _ in claimed]
        assert match.position()["next_line"] == [[domino, None] for domino in sorted(drawn)]


def test_K_090_with_two_players_each_acts_twice_a_round() -> None:
    match = play_opening(new(players=2))
    for _ in range(6):
        assert Counter(seat for seat, _ in play_round(match)) == {0: 2, 1: 2}
    assert Counter(event["seat"] for event in events(match, "claim")) == {0: 12, 1: 12}


def test_K_091_the_line_decides_whether_both_turns_follow_each_other() -> None:
    apart = table("CC", "CC", **TWO)
    assert [seat for seat, _ in play_round(apart)] == [0, 1, 0, 1]
    together = table("CC", "CC", **{**TWO, "line": [[5, 0], [12, 0], [20, 1], [33, 1]]})
    assert [seat for seat, _ in play_round(together)] == [0, 0, 1, 1]


def test_K_092_with_lines_of_four_the_domino_that_nobody_claimed_is_thrown_away() -> None:
    match = new(players=3, three_players=48, seed=6)
    gone: set[int] = set()
    while not match.over:
        before = {domino for domino, _ in match.position()["next_line"]}
        claiming_ends = (
            len(match.position()["next_line"]) == 4
            and sum(seat is None for _, seat in match.position()["next_line"]) == 2
        )
        move = match.legal()[0]
        match.play(move)
        if claiming_ends and move.startswith("="):
            position = match.position()
            left_over = before - {domino for domino, _ in position["line"]}
            assert len(left_over) == 1
            assert [event["domino"] for event in events(match, "leftover")][-1:] == list(left_over)
            gone |= left_over
            assert all(isinstance(seat, int) for _, seat in position["line"])
    assert len(gone) == 12
    placed = {event["domino"] for event in events(match, "place") + events(match, "discard")}
    assert not gone & placed
    assert len(gone | placed) == 48
    assert not gone & {domino for each in match.position()["discarded"] for domino in each}


def test_K_093_with_lines_of_three_nothing_is_left_over() -> None:
    match = play_out(new(players=3, three_players=36))
    assert events(match, "leftover") == []
    assert len(events(match, "place") + events(match, "discard")) == 36


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_K_094_a_player_gains_one_domino_a_round_with_two_players_two(players: int, each: int) -> None:
    match = play_opening(new(players=players))
    assert Counter(seat for seat, _ in play_round(match)) == dict.fromkeys(range(players), each)


@pytest.mark.parametrize(
    ("options", "rounds"),
    [({"players": 2}, 6), ({"players": 3}, 12), ({"players": 3, "three_players": 48}, 12), ({"players": 4}, 12)],
)
def test_K_095_three_or_four_play_12_rounds_two_play_6(options: dict[str, Any], rounds: int) -> None:
    match = play_opening(new(**options))
    assert match.view(None)["rounds"] == rounds
    for number in range(1, rounds + 1):
        assert not match.over
        assert match.view(None)["round"] == number
        play_round(match)
    assert match.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K_096_rounds_are_played_until_the_stack_is_empty(players: int) -> None:
    match = play_out(new(players=players))
    assert match.position()["deck"] == []
    assert match.over


def test_K_097_a_high_number_means_a_late_turn_in_the_next_round() -> None:
    match = table("CC", "CC", **TWO)
    match.play("5@1,0>E")
    assert [(claim["domino"], claim["turn"]) for claim in match.choices()["claim"]] == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_K_098_example_add_the_domino_then_move_the_king() -> None:
    match = table("CC W0 W0", "CC", **TWO)
    match.play("5@-1,0>W")
    match.play("=2")
    assert match.position()["kingdoms"][0] == "F0 F0 CC W0 W0"
    assert match.position()["next_line"] == [[1, None], [2, 0], [3, None], [4, None]]
    assert match.position()["line"] == [[12, 1], [20, 0], [33, 1]]
