"""What the lesson of Kingdomino says of its situations is so."""

from __future__ import annotations

import pytest

from kingtable.engine.lesson import Judged
from kingtable.kingdomino.shown.lesson import LESSON

OF = {situation.name: situation for situation in LESSON.situations}


def judged(name: str, end: str) -> list[Judged]:
    """What is said so in a situation, of whichever moves."""
    told = [OF[name].judged(move) for move in OF[name].match.legal()]
    return [one for one in told if one.key == f"lesson-{name}-{end}"]


def test_early_is_the_smallest_number() -> None:
    assert [one.after.moves for one in judged("early", "right")] == [["=7"]]
    assert [one.args["n"] for one in judged("early", "later")] == [2, 3, 4]


def test_crowns_count_for_the_mines() -> None:
    [one] = judged("crowns", "right")
    assert (one.after.moves, one.args) == (["=46"], {"gain": 7, "best": 7})
    assert [poor.args["gain"] for poor in judged("crowns", "poor")] == [0, 0]


def test_both_halves_join_at_one_place_only() -> None:
    assert [one.after.moves for one in judged("matching", "right")] == [["19@2,0>S"]]
    assert len(judged("matching", "half")) == 17


def test_the_frame_is_five_wide_already() -> None:
    low, _, high, _ = OF["frame"].match.view(0)["kingdoms"][0]["box"]
    assert high - low == 4
    assert {one.args["gain"] for one in judged("frame", "right")} == {2}
    assert {one.args["gain"] for one in judged("frame", "apart")} == {0}


def test_nothing_but_to_discard() -> None:
    assert OF["nowhere"].match.legal() == ["12x"]


def test_squares_times_crowns() -> None:
    assert [one.args for one in judged("area", "right")] == [{"gain": 3, "best": 3}]
    assert {one.args["gain"] for one in judged("area", "less")} == {0, 1, 2}


def test_a_lonely_crown_brings_one_and_six_with_the_forest() -> None:
    assert {(one.args["gain"], one.args["best"]) for one in judged("lonely", "alone")} == {(1, 6)}
    assert {one.args["best"] for one in judged("lonely", "right")} == {6}


@pytest.mark.parametrize(("end", "most"), [("right", 2), ("aside", 3)])
def test_so_many_squares_beside_the_castle(end: str, most: int) -> None:
    for one in judged("middle", end):
        assert max(abs(edge) for edge in one.after.view(0)["kingdoms"][0]["box"]) == most


def test_who_claims_what_fits_nowhere_loses_harmony() -> None:
    assert [one.after.moves for one in judged("harmony", "right")] == [["=18"]]
    for one in judged("harmony", "unfit"):
        after = one.after
        while after.to_move == 1 or after.view(0)["phase"] != "place" or len(after.view(0)["line"]) > 2:
            if after.over:
                break
            after.play(after.legal()[0])
        while not after.over:
            after.play(after.legal()[0])
        assert after.view(0)["kingdoms"][0]["harmony"] == "lost"


def test_the_tie_is_won_by_the_largest_property_or_shared() -> None:
    for one in judged("tie", "right"):
        view = one.after.view(0)
        assert (view["winners"], view["tie_break"]) == ([0], [{"seats": [0, 1], "by": "largest"}])
        assert [kingdom["largest"] for kingdom in view["kingdoms"]] == [5, 4]
    for one in judged("tie", "level"):
        view = one.after.view(0)
        assert (view["winners"], view["tie_break"]) == ([0, 1], [{"seats": [0, 1], "by": "shared"}])
