"""What is worth seeing by itself: moments, in order, each with the table as it stood then."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import kingtable
from kingtable.engine.match import Match, Moment

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kingdomino", {"players": 2, "dynasty": True}),
    ("kingdomino", {"players": 3, "three_players": 48}),
    ("kingdomino", {"players": 4}),
    ("king-of-tokyo", {"players": 2}),
    ("king-of-tokyo", {"players": 6}),
]


def names(moments: list[Moment]) -> list[list[str]]:
    return [[event["e"] for event in moment.events] for moment in moments]


def view(match: Match, moment: Moment) -> dict[str, Any]:
    seen: dict[str, Any] = match.rules.view(moment.state, match.options)
    return seen


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_all_moments_of_a_game_are_its_events(game: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        match, chance = kingtable.new(game, seed=seed, **options), random.Random(seed)
        told = match.moments()
        while not match.over:
            match.play(chance.choice(match.legal()))
            told += match.moments()
        assert [event for moment in told for event in moment.events] == match.events
        assert view(match, told[-1]) == match.view(None)


def test_the_dominoes_of_a_dynasty_lie_there_until_its_game_is_scored() -> None:
    match, chance = kingtable.new("kingdomino", players=2, dynasty=True, seed=1), random.Random(1)
    while match.view(None)["game_number"] == 1:
        before = match
        match = match.copy()
        match.play(chance.choice(match.legal()))
    placed, scored, begun = match.moments()
    assert names([placed, scored, begun]) == [[placed.events[0]["e"]], ["scored"], ["game", "kings", "line"]]
    assert placed.events[0]["e"] in ("place", "discard")
    at_placing, at_scoring, at_beginning = (view(match, moment) for moment in (placed, scored, begun))
    seat = before.to_move
    assert seat is not None
    squares = len(before.view(None)["kingdoms"][seat]["squares"])
    assert len(at_placing["kingdoms"][seat]["squares"]) == squares + 2 * (placed.events[0]["e"] == "place")
    assert at_scoring["scores"] == scored.events[0]["scores"] == [k["score"] for k in at_scoring["kingdoms"]]
    assert (at_scoring["phase"], at_scoring["over"], at_scoring["ranks"]) == ("over", False, None)
    assert at_scoring["history"] == [{"scores": at_scoring["scores"]}]
    assert [len(kingdom["squares"]) for kingdom in at_beginning["kingdoms"]] == [1, 1]


def test_the_last_claim_and_the_new_line_are_two_moments() -> None:
    match = kingtable.new("kingdomino", players=3, seed=4)
    match.play(match.legal()[0])
    assert names(match.moments()) == [["claim"]]
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    claimed, turned_up = match.moments()
    assert names([claimed, turned_up]) == [["claim"], ["round", "line"]]
    assert all(place["seat"] is not None for place in view(match, claimed)["next_line"])
    assert all(place["seat"] is None for place in view(match, turned_up)["next_line"])


def stopped(dice: list[str], **changes: Any) -> Match:
    """Seat 0 of three has thrown these dice for the last time."""
    position = kingtable.new("king-of-tokyo", players=3, seed=1).position()
    position |= {"turn": 0, "phase": "rolled", "dice": dice, "rerolls": 2, **changes}
    match = kingtable.from_position(position, seed=1)
    match.play("done")
    return match


def test_a_throw_that_takes_tokyo_is_told_step_by_step() -> None:
    match = stopped(["1", "2", "3", "heart", "claw", "claw"])
    told = match.moments()
    assert names(told)[:2] == [["stop"], ["attack"]]
    assert names(told)[2] == ["enter", "vp"]
    lying, struck, entered = (view(match, moment) for moment in told[:3])
    assert lying["dice"] == struck["dice"] == entered["dice"] == ["1", "2", "3", "heart", "claw", "claw"]
    assert (lying["phase"], lying["to_move"], lying["rerolls"]) == ("going_on", 0, 0)
    assert [seen["tokyo"]["city"] for seen in (lying, struck, entered)] == [None, None, 0]
    assert [seen["scores"][0] for seen in (lying, struck, entered)] == [0, 0, 1]


def test_what_dice_give_a_blow_and_an_elimination_are_moments_of_their_own() -> None:
    position = kingtable.new("king-of-tokyo", players=3, seed=1).position()
    position["monsters"][1]["health"] = 2
    match = stopped(
        ["3", "3", "3", "energy", "claw", "claw"],
        monsters=position["monsters"],
        tokyo={**position["tokyo"], "city": 0},
    )
    told = match.moments()
    assert names(told)[0] == ["stop"]
    assert names(told)[1] == ["vp", "energy"]
    assert names(told)[2] == ["attack", "damage"]
    assert names(told)[3][0] == "out"
    gained, struck, gone = (view(match, moment)["monsters"][1] for moment in told[1:4])
    assert [gained["health"], struck["health"], gone["alive"]] == [2, 0, False]


def test_the_last_throw_and_the_next_turn_are_apart() -> None:
    match, chance = kingtable.new("king-of-tokyo", players=4, seed=2), random.Random(2)
    seen = 0
    while not match.over and seen < 20:
        before = match.turn
        match.play(chance.choice(match.legal()))
        told = match.moments()
        for earlier, later in itertools.pairwise(told):
            assert earlier.events
            if later.events[0]["e"] == "turn":
                assert view(match, earlier)["turn"] == before != view(match, later)["turn"]
                assert view(match, later)["dice"] == []
                seen += 1
        assert not any("throw" in name and len(name) > 1 for name in names(told))


def test_moments_go_back_with_what_is_undone_and_nobody_else_has_them() -> None:
    match = kingtable.new("king-of-tokyo", players=2, seed=3)
    beginning = names(match.moments())
    assert beginning[0][0] == "start_roll"
    match.play(match.legal()[0])
    first = names(match.moments())
    match.play(match.legal()[0])
    assert names(match.moments(2)) == first + names(match.moments())
    match.undo()
    assert names(match.moments()) == first
    assert match.state.moments is None
    match.forget()
    assert match.moments() == []
