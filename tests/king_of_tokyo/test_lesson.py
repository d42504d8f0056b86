"""What the lesson of King of Tokyo says of its situations is so."""

from __future__ import annotations

from typing import Any

import pytest

from kingtable.engine.text import say
from kingtable.king_of_tokyo.shown.lesson import LESSON

OF = {situation.name: situation for situation in LESSON.situations}


def brought(name: str, move: str) -> dict[str, list[dict[str, Any]]]:
    """What a right answer brings, by the kind of event."""
    judged = OF[name].judged(move)
    assert judged.right, judged.key
    found: dict[str, list[dict[str, Any]]] = {}
    for moment in LESSON.moments(OF[name], judged.after):
        for event in moment.events:
            found.setdefault(event["e"], []).append(event)
    return found


def after(name: str, move: str) -> dict[str, Any]:
    told: dict[str, Any] = OF[name].judged(move).after.view(0)
    return told


def test_the_goal_comes_first_and_tokyo_is_entered_before_anybody_is_in_it() -> None:
    names = list(OF)
    assert names[0] == "keep"
    assert "20" in say("lesson-keep-text")
    assert names.index("enter") < min(names.index(name) for name in ("hearts", "claws", "yield"))


def test_the_third_three_comes() -> None:
    assert brought("keep", "keep 3 3")["throw"][0]["dice"].count("3") == 3


def test_hearts_do_nothing_in_tokyo() -> None:
    assert "heal" not in brought("hearts", "keep claw")
    assert not OF["hearts"].judged("done").right
    assert OF["hearts"].match.view(0)["monsters"][0]["health"] < 10


def test_both_claws_eliminate_the_monster_in_tokyo_and_its_place_brings_a_point() -> None:
    for move in ("done", "keep claw claw"):
        told = brought("claws", move)
        assert [event["seat"] for event in told["out"]] == [1]
        assert [(event["seat"], event["place"]) for event in told["enter"]] == [(0, "city")]
        assert [event["amount"] for event in told["vp"]] == [1]


def test_a_kept_claw_always_enters_and_damages_nobody() -> None:
    for move in OF["enter"].match.legal():
        if OF["enter"].judged(move).right:
            told = brought("enter", move)
            assert [event["seat"] for event in told["enter"]] == [0]
            assert "damage" not in told


def test_who_yields_keeps_the_damage_and_the_attacker_enters() -> None:
    assert OF["yield"].match.view(0)["monsters"][0]["health"] == 3
    assert [event["seat"] for event in brought("yield", "yield")["enter"]] == [1]


def test_nothing_is_told_of_the_next_turn() -> None:
    assert OF["claws"].judged("done").after.turn == 2
    for name in OF:
        for move in OF[name].match.legal():
            if OF[name].judged(move).right:
                assert "turn" not in brought(name, move)


def test_a_keep_card_can_be_paid_and_stays() -> None:
    [event] = brought("buy", "buy regeneration")["buy"]
    assert event["price"] == 4
    assert [card["card"] for card in after("buy", "buy regeneration")["monsters"][0]["cards"]] == ["regeneration"]


def test_nothing_can_be_bought_before_the_sweep_and_something_after_it() -> None:
    assert set(OF["sweep"].match.legal()) == {"sweep", "end"}
    swept = OF["sweep"].judged("sweep").after
    assert swept.view(0)["monsters"][0]["energy"] == 3
    assert [move for move in swept.legal() if move.startswith("buy")]


def test_wings_stop_what_would_eliminate() -> None:
    assert [event["amount"] for event in brought("answer", "wings")["prevented"]] == [3]
    assert not after("answer", "take")["monsters"][0]["alive"]


@pytest.mark.parametrize(
    ("card", "end"), [("skyscraper", "right"), ("jet_fighters", "dead"), ("apartment_building", "short")]
)
def test_twenty_points_win_alive(card: str, end: str) -> None:
    judged = OF["twenty"].judged(f"buy {card}")
    assert judged.key == f"lesson-twenty-{end}"
    assert judged.after.over == (end == "right")
    assert (judged.after.view(0)["monsters"][0]["vp"] >= 20) == (end != "short") or end == "dead"


def test_a_kept_claw_always_leads_into_the_bay_and_hits_the_city() -> None:
    for move in OF["bay"].match.legal():
        if OF["bay"].judged(move).right:
            told = brought("bay", move)
            assert [(event["seat"], event["place"]) for event in told["enter"]] == [(0, "bay")]
            assert {event["seat"] for event in told["damage"]} == {1}
            assert [event["seat"] for event in told["stay"]] == [1]
