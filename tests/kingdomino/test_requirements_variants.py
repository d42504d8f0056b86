"""Variants: K-143 to K-170."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import kingtable
from kingtable.engine.compiler.jit import interpreted
from kingtable.kingdomino import scoring
from kingtable.kingdomino.layout import State
from tests.kingdomino.table import (
    FULL,
    FULL_AT_THE_EDGE,
    all_dominoes,
    events,
    final,
    new,
    placing,
    play_opening,
    play_out,
    play_round,
    refusal,
    score,
    squares,
    table,
)

may_be_in_the_middle = interpreted(scoring.may_be_in_the_middle)
VARIANTS = ("middle_kingdom", "harmony", "mighty_duel", "dynasty")
CENTRE_OF_7 = " / ".join(" ".join("CC" if (x, y) == (3, 3) else "W0" for x in range(7)) for y in range(7))


def play_game(match: kingtable.Match, number: int) -> list[int]:
    """Plays one game of a Dynasty to its end; its final scores."""
    while len(events(match, "scored")) < number:
        match.play(match.legal()[0])
    scored = events(match, "scored")[-1]
    assert scored["number"] == number
    return list(scored["scores"])


def test_K_143_variants_are_used_only_if_wished() -> None:
    options = new().options
    assert not any(options[variant] for variant in VARIANTS)
    assert score(FULL) == 28  # complete and centred: neither bonus


def test_K_144_dynasty_is_three_games_in_a_row() -> None:
    match = new(players=2, dynasty=True)
    for number in (1, 2, 3):
        view = match.view(0)
        assert (view["game_number"], view["games"]) == (number, 3)
        assert not match.over
        assert match.position()["kingdoms"] == ["CC", "CC"]
        assert len(all_dominoes(match)) == 24
        play_game(match, number)
    assert match.over
    assert [event["number"] for event in events(match, "game")] == [1, 2, 3]


def test_K_145_games_are_meant_not_rounds() -> None:
    match = play_opening(new(players=4, dynasty=True))
    for _ in range(3):
        play_round(match)
    assert match.view(0)["game_number"] == 1
    assert not match.over


@pytest.mark.parametrize("seed", range(4))
def test_K_146_K_147_K_148_dynasty_is_won_by_the_highest_sum(seed: int) -> None:
    match = new(players=3, dynasty=True, seed=seed)
    games = [play_game(match, number) for number in (1, 2, 3)]
    sums = [sum(each) for each in zip(*games, strict=True)]
    assert list(match.scores) == sums
    assert list(match.winners) == [seat for seat in range(3) if sums[seat] == max(sums)]


def test_K_146_a_high_single_game_does_not_win() -> None:
    match = final_dynasty("CC W1", "CC", scores=[[0, 30], [40, 9]])
    assert list(match.scores) == [41, 39]
    assert list(match.winners) == [0]


def final_dynasty(*kingdoms: str, scores: list[list[int]], **options: Any) -> kingtable.Match:
    """The third game of a Dynasty has ended with these kingdoms."""
    return kingtable.from_position(
        {
            "version": 1,
            "game": "kingdomino",
            "options": {"players": len(kingdoms), "dynasty": True, **options},
            "kingdoms": list(kingdoms),
            "discarded": [[] for _ in kingdoms],
            "line": [],
            "next_line": [],
            "deck": [],
            "dynasty": {"game": 3, "scores": scores},
        }
    )


@pytest.mark.parametrize(("game", "before"), [(1, [0, 0]), (2, [10, 20]), (3, [13, 24])])
def test_K_147_a_score_shows_the_finished_games_and_the_present_one(game: int, before: list[int]) -> None:
    match = kingtable.from_position(
        {
            "version": 1,
            "game": "kingdomino",
            "options": {"players": 2, "dynasty": True},
            "kingdoms": ["CC W1 W0", "CC M3 W0"],
            "line": [[5, 0]],
            "dynasty": {"game": game, "scores": [[10, 20], [3, 4]][: game - 1]},
            "deck": [],
        }
    )
    assert list(match.scores) == [before[0] + 2, before[1] + 3]


def test_K_149_a_dynasty_tied_on_the_sum_is_shared() -> None:
    match = final_dynasty("CC W0 W0", "CC", scores=[[10, 20], [20, 10]])
    assert list(match.scores) == [30, 30]
    assert list(match.ranks) == [1, 1]  # the larger property of the last game decides nothing
    assert list(match.winners) == [0, 1]


def test_K_149_kings_are_drawn_anew_for_every_game() -> None:
    orders = []
    for seed in range(20):
        match = new(players=4, dynasty=True, seed=seed)
        for number in (1, 2, 3):
            orders.append(tuple(match.position()["kings"]))
            play_game(match, number)
        assert len(events(match, "kings")) == 3
    assert len(set(orders)) > 10
    assert any(orders[i] != orders[i + 1] for i in range(0, 60, 3))


def test_K_150_middle_kingdom_is_10_extra_points() -> None:
    assert score(FULL, middle_kingdom=True) == 28 + 10
    assert score(FULL_AT_THE_EDGE, middle_kingdom=True) == 23


@pytest.mark.parametrize(
    ("kingdom", "centred"),
    [
        (FULL, True),
        (FULL_AT_THE_EDGE, False),
        ("W1 CC W1", True),
        ("CC W1", False),
        ("W0 / CC / W0", True),
        ("W0 W0 CC W0 W0", True),
        ("W0 W0 CC W0", False),
        ("W0 .. .. / .. CC .. / .. .. W0", True),
        ("W0 .. .. / .. CC W0", False),
        ("W0 W0 W0 / W0 CC W0 / .. W0 .. / .. W0 ..", False),
        (".. W0 .. / .. W0 .. / W0 CC W0 / .. W0 .. / .. W0 ..", True),
        ("CC", True),
    ],
)
def test_K_151_K_152_K_153_K_154_the_castle_is_in_the_middle(kingdom: str, centred: bool) -> None:
    assert score(kingdom, middle_kingdom=True) - score(kingdom) == (10 if centred else 0)


@pytest.mark.parametrize(
    ("kingdom", "within"),
    [
        ("CC W1", True),
        ("W0 W0 CC W0", True),
        ("CC W0 W0 W0", False),
        (FULL, True),
        (FULL_AT_THE_EDGE, False),
        ("W0 W0 W0 CC", False),
        ("W0 / W0 / W0 / CC", False),
        ("CC / W0 / W0 / W0", False),
    ],
)
def test_K_153_the_reading_of_2018_wants_no_square_more_than_two_away(kingdom: str, within: bool) -> None:
    assert score(kingdom, middle_kingdom="window") - score(kingdom) == (10 if within else 0)


def test_K_153_the_reading_of_2018_in_the_duel_three_away() -> None:
    for kingdom, bonus in (("CC W0 W0 W0", 10), ("CC W0 W0 W0 W0", 0)):
        assert score(kingdom, middle_kingdom="window", mighty_duel=True) == bonus


def test_K_155_harmony_is_5_extra_points() -> None:
    assert score(FULL, harmony=True) == 28 + 5
    assert score(FULL_AT_THE_EDGE, harmony=True) == 23 + 5


@pytest.mark.parametrize("seed", range(8))
def test_K_156_no_discard_and_a_full_5x5_are_the_same(seed: int) -> None:
    match = play_out(new(players=2, harmony=True, seed=seed), seed)
    view = match.view(None)
    for seat, kingdom in enumerate(view["kingdoms"]):
        full = len(squares(match, seat)) == 25
        assert full == (match.position()["discarded"][seat] == [])
        assert kingdom["bonus"] == (5 if full else 0)


def test_K_157_K_158_harmony_is_lost_with_a_discard() -> None:
    match = table(FULL, FULL, line=[[16, 0]], harmony=True)
    match.play("16x")
    assert list(match.scores) == [28, 28 + 5]


def test_K_158_the_leftover_of_three_is_nobodys_discard() -> None:
    hole = "CC W0 W0 W0 W0 / W0 W0 W0 W0 W0 / W0 W0 .. .. W0 / W0 W0 W0 W0 W0 / W0 W0 W0 W0 W0"
    match = table(
        hole,
        hole,
        hole,
        line=[[3, 2]],
        three_players=48,
        harmony=True,
        next_line=[[1, 0], [2, 1], [10, None], [11, None]],
    )
    match.play("3x")
    match.play("=10")  # 11 is left over
    assert {domino for domino, _ in match.position()["line"]} == {1, 2, 10}
    for move in ("1@2,-2>E", "2@2,-2>E"):
        match.play(move)
    match.play(match.legal()[0])
    assert match.over
    assert match.position()["discarded"] == [[], [], [3, 10]]
    assert list(match.scores) == [5, 5, 0]


def test_K_159_bonuses_are_added_when_the_final_score_is_reckoned() -> None:
    match = table("W1 CC W0", "CC", line=[[1, 0], [2, 1]], middle_kingdom=True, harmony=True)
    match.play("1@0,1>N")
    assert list(match.scores) == [1, 0]
    match.play("2@1,0>E")
    assert match.over
    assert list(match.scores) == [1, 0], "a kingdom with holes is in no harmony, whatever was discarded"
    assert final("W1 CC W0", "CC", middle_kingdom=True, harmony=True).scores[0] == 1 + 10


def test_K_160_the_mighty_duel_is_for_two_players() -> None:
    assert new(players=2, mighty_duel=True).options["mighty_duel"] is True
    for players in (3, 4):
        with pytest.raises(kingtable.InvalidOptions) as refused:
            new(players=players, mighty_duel=True)
        assert refused.value.field == "mighty_duel"


def test_K_161_the_mighty_duel_uses_all_dominoes() -> None:
    match = new(players=2, mighty_duel=True)
    assert sorted(all_dominoes(match)) == list(range(1, 49))
    assert match.view(0)["to_come"]["out"] == 0


def test_K_162_the_mighty_duel_is_played_on_7x7() -> None:
    row = "CC W0 W0 W0 W0 W0 / .. .. .. .. W0 .."
    match = placing(row, 1, mighty_duel=True)
    assert "1@5,1>E" in match.legal()  # the seventh column
    assert refusal(match, "1@6,0>E").rule in {"K-099", "K-111", "K-162"}  # an eighth
    full = placing("CC W0 W0 W0 W0 W0 W0", 1, mighty_duel=True)
    assert refusal(full, "1@6,1>E").rule in {"K-099", "K-111", "K-162"}
    assert full.view(0)["kingdoms"][0]["side"] == 7


def test_K_162_a_kingdom_6_wide_has_no_seam() -> None:
    """The free columns to the left and to the right are no neighbours: nothing lies in both."""
    match = placing("W0 CC W0 W0 W0 W0 / .. .. .. W0 .. ..", 1, mighty_duel=True)
    for move in match.legal():
        after = match.copy()
        after.play(move)
        xs = [x for x, _ in squares(after)]
        assert max(xs) - min(xs) < 7
    assert refusal(match, "1@5,0>E").rule in {"K-099", "K-111", "K-162"}
    assert refusal(match, "1@-3,0>E").rule in {"K-099", "K-111", "K-162"}
    assert {"1@5,0>N", "1@-2,0>N"} <= set(match.legal())


def test_K_163_the_mighty_duel_lasts_12_rounds() -> None:
    match = play_opening(new(players=2, mighty_duel=True))
    for number in range(1, 13):
        assert match.view(0)["round"] == number
        assert len(play_round(match)) == 4
    assert match.over


def test_K_164_K_165_the_duel_is_offered_to_beginners_too() -> None:
    assert not new(players=2, mighty_duel=True, preset="official").over


@pytest.mark.parametrize("combination", [*product((False, True), repeat=4)], ids=str)
def test_K_168_all_variants_may_be_combined(combination: tuple[bool, ...]) -> None:
    chosen = dict(zip(VARIANTS, combination, strict=True))
    match = play_out(new(players=2, **chosen))
    assert {variant: match.options[variant] for variant in VARIANTS} == chosen
    assert match.over


def test_K_169_the_variants_are_options_chosen_at_the_beginning() -> None:
    match = new(players=2, harmony=True)
    chosen = match.view(0)["options"]
    while not match.over:
        assert match.view(1)["options"] == chosen
        match.play(match.legal()[0])
    assert chosen == {**new(players=2).view(0)["options"], "harmony": True}


def test_K_170_both_bonuses_refer_to_7x7_in_the_duel() -> None:
    assert score(CENTRE_OF_7, mighty_duel=True, middle_kingdom=True, harmony=True) == 0 + 10 + 5
    off_centre = CENTRE_OF_7.replace("CC W0", "W0 CC")
    assert score(off_centre, mighty_duel=True, middle_kingdom=True, harmony=True) == 5


def test_K_170_in_a_dynasty_both_count_in_each_game() -> None:
    match = new(players=2, dynasty=True, harmony=True, middle_kingdom=True, seed=3)
    for number in (1, 2, 3):
        while True:
            before = match.copy()
            match.play(match.legal()[0])
            if len(events(match, "scored")) == number:
                break
        # the last action once more, on a table where this is the only game
        alone = kingtable.from_position(
            {
                **{name: value for name, value in before.position().items() if name != "dynasty"},
                "options": {**before.options, "dynasty": False},
            }
        )
        alone.play(before.legal()[0])
        assert events(match, "scored")[-1]["scores"] == list(alone.scores)


def test_K_170_a_bonus_of_an_earlier_game_stays() -> None:
    match = final_dynasty("W1 CC W0", "CC W0", scores=[[10, 3], [0, 0]], middle_kingdom=True)
    assert list(match.scores) == [10 + 1 + 10, 3]


@pytest.mark.parametrize("side", [5, 7])
@pytest.mark.parametrize("end", range(4))
def test_K_153_one_end_too_far_away_is_enough_to_lose_the_middle(end: int, side: int) -> None:
    state, reach = State(), side // 2
    state.side = side
    state.box[0] = [-reach, -reach, reach, reach]
    assert may_be_in_the_middle(state, 0)
    state.box[0] = [0, 0, 0, 0]
    state.box[0][end] = -reach - 1 if end < 2 else reach + 1
    assert not may_be_in_the_middle(state, 0)
