"""The end of the game: K-118 to K-124."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kingdomino.table import FULL, events, final, new, play_opening, play_out, refusal, squares, table

LAST: dict[str, Any] = {"line": [[5, 1], [12, 0], [20, 2], [33, 3]]}
LAST_BUT_ONE: dict[str, Any] = {**LAST, "next_line": [[1, None], [2, None], [3, None], [4, None]]}
FOUR = ("CC", "CC", "CC", "CC")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K_118_the_end_comes_when_no_new_line_can_be_drawn(players: int) -> None:
    match = play_opening(new(players=players))
    last_round = match.view(None)["rounds"]
    while not match.over:
        position = match.position()
        if match.view(None)["phase"] == "place":
            nothing_open = position["deck"] == [] and position["next_line"] == []
            assert (match.view(None)["round"] == last_round) == nothing_open
        match.play(match.legal()[0])


def test_K_119_K_121_in_the_last_round_only_the_first_action_is_done() -> None:
    match = table(*FOUR, **LAST)
    seats = []
    while not match.over:
        seats.append(match.to_move)
        assert match.choices()["claim"] == []
        assert match.choices()["seals"] is True
        match.play(match.legal()[0])
    assert seats == [1, 0, 2, 3]
    assert events(match, "claim") == []


def test_K_120_the_usual_actions_are_done_then_the_last_claimed_dominoes_are_placed() -> None:
    match = table(*FOUR, **LAST_BUT_ONE)
    kinds = []
    while not match.over:
        move = match.legal()[-1]
        kinds.append("claim" if move.startswith("=") else "place")
        match.play(move)
    assert kinds == ["place", "claim"] * 4 + ["place"] * 4


def test_K_122_connection_and_forced_discard_hold_for_the_last_dominoes() -> None:
    match = table(FULL, "CC", line=[[5, 0], [12, 1]])
    assert match.legal() == ["5x"]
    match.play("5x")
    assert refusal(match, "12@1,1>E").rule == "K-103"
    assert refusal(match, "12x").rule == "K-109"
    match.play("12@1,0>E")
    assert match.over


@pytest.mark.parametrize("seed", range(6))
def test_K_123_then_everybody_has_a_kingdom_with_gaps_only_for_discards(seed: int) -> None:
    match = play_out(new(players=4, seed=seed), seed)
    for seat, discarded in enumerate(match.position()["discarded"]):
        assert len(squares(match, seat)) == 25 - 2 * len(discarded)


def test_K_124_scoring_follows_the_last_placement() -> None:
    match = table("CC", "CC", middle_kingdom=True, line=[[19, 0], [20, 1]])
    match.play("19@1,0>E")
    assert not match.over
    assert match.view(None)["ranks"] is None
    assert match.winners in ([], ())
    match.play("20@0,1>N")
    assert match.over
    assert match.to_move is None
    assert match.legal() == []
    assert not any((match.choices() or {}).values())
    assert list(match.scores) == [1, 1]
    assert list(match.ranks) == [1, 1]
    for late in ("=1", "19@1,0>E", "20x"):
        refusal(match, late)


def test_K_124_a_position_with_nothing_left_is_counted() -> None:
    assert final("CC W1", "CC").over
