"""What means death: beside a search that leaves nothing out, and in the situations of which players complained."""

from __future__ import annotations

from typing import Any

import pytest

import kingtable
from kingtable.king_of_tokyo.ahead.throws import ways
from kingtable.king_of_tokyo.hidden import in_order
from tests.king_of_tokyo.table import NOTHING, Match, c, m, sitting
from tests.reference.king_of_tokyo_death import report

POSITIONS = 80  # `scripts/nightly death` takes 2,000


def deadly(match: Match) -> list[str]:
    return list(match.choices()["deadly"])


def risk(match: Match, move: str) -> tuple[float, float]:
    found = [(one["low"], one["high"]) for one in match.choices()["risks"] if one["move"] == move]
    return found[0] if found else (0.0, 0.0)


@pytest.mark.slow
def test_the_warning_agrees_with_a_search_that_leaves_nothing_out() -> None:
    """`scripts/nightly death` does this with 2,000 positions."""
    seen, wrong = report(POSITIONS, 2)
    assert wrong == []
    assert seen["certain"] > 30
    assert seen["may be"] > 10
    assert seen["too large"] < seen["choices"] / 5


def test_to_stop_with_deadly_poison_is_certain_death() -> None:
    match = sitting(m(health=2, poison=2, energy=0), m(), dice=NOTHING)
    assert deadly(match) == ["done"]
    healed = sitting(m(health=2, poison=2, energy=0), m(), dice="heart 1 1 2 3 3")
    assert deadly(healed) == []


def test_energy_for_a_card_that_helps_takes_the_certainty() -> None:
    rich = sitting(m(health=2, poison=2, energy=3), m(), dice=NOTHING, row=["heal"])
    assert "done" not in deadly(rich)
    lucky = sitting(m(health=2, poison=2, energy=5), m(), dice=NOTHING)
    assert "done" not in deadly(lucky)
    assert risk(lucky, "done") == (1.0, 1.0)


def test_any_card_that_takes_the_last_energy_may_save_with_solar_powered() -> None:
    """Corner Store for 1 energy, then 2 for having none: Rapid Healing."""
    cheap = [c("alien_metabolism"), c("mimic", copies="alien_metabolism", of=0)]
    cards: list[Any] = ["solar_powered", "rapid_healing", *cheap, "friend_of_children"]
    poor = {"health": 1, "poison": 1, "energy": 1}
    saved, lost = (
        sitting(m(*some, **poor), m(), dice=NOTHING, row=["corner_store"], deck=[], bottom=False)
        for some in (cards, cards[:-1])
    )
    assert (deadly(saved), risk(saved, "done")) == ([], (0.0, 0.0))
    assert "done" in deadly(lost)


def test_nobody_counts_on_a_card_that_is_yet_to_come_up() -> None:
    row = ["corner_store", "skyscraper", "apartment_building"]
    match = sitting(m(health=2, poison=2, energy=6), m(), row=row, deck=["heal"], bottom=False)
    assert risk(match, "buy corner_store") == (1.0, 1.0)
    assert "end" in deadly(match)
    assert "buy corner_store" not in deadly(match)


def test_the_last_throw_is_deadly_where_it_cannot_help() -> None:
    match = sitting(m(health=1, poison=3, energy=0), m(), dice="1 1 2 2 3 3")
    keeps = [move for move in deadly(match) if move.startswith("keep")]
    assert "keep 1 1 2 2 3" in keeps
    assert "keep" not in keeps
    assert match.preview(["keep 1 1 2 2 3"])["death"] == {"low": 1.0, "high": 1.0, "certain": True}


@pytest.mark.parametrize(
    ("cards", "certain"),
    [(["background_dweller"], True), (["telepath"], False), (["background_dweller", "telepath"], False)],
)
def test_the_last_throw_is_not_deadly_for_who_can_pay_for_another(cards: list[str], certain: bool) -> None:
    match = sitting(m(*cards, health=1, poison=3, energy=1), m(), dice="1 1 2 2 2 claw")
    death = match.preview(["keep 1 1 2 2 2"])["death"]
    assert bool(death and death["certain"]) is certain


@pytest.mark.parametrize("card", ["wings", "rapid_healing", "camouflage", "it_has_a_child"])
def test_jet_fighters_are_no_certain_death_for_who_can_survive_them(card: str) -> None:
    buyer = m(card, health=4, energy=7)
    match = sitting(buyer, m(), row=["jet_fighters"])
    assert "buy jet_fighters" not in deadly(match)
    bare = sitting(m(health=4, energy=7), m(), row=["jet_fighters"])
    assert deadly(bare) == ["buy jet_fighters"]


def test_camouflage_tells_its_chance() -> None:
    attacked = sitting(m(), m("camouflage", "wings", health=2, energy=2), m(), dice="claw claw 1 1 2 3", city=1)
    attacked.play("done")
    low, high = risk(attacked, "take")
    assert low == high == pytest.approx((5 / 6) ** 2)
    assert risk(attacked, "wings") == (0.0, 0.0)
    assert risk(attacked, "camouflage") == (0.0, 0.0)  # Wings can still be paid for what is left


def test_who_can_only_wait_is_told_what_staying_means() -> None:
    jets = sitting(m(), m("jets", health=3), m(), dice="claw claw claw 1 2 2", city=1)
    jets.play("done")
    assert deadly(jets) == ["stay"]


def test_selling_what_protects_is_certain_death() -> None:
    match = sitting(m("metamorph", c("armor_plating", paid=0), health=1, poison=1, energy=0), m())
    assert deadly(match) == ["sell armor_plating"]


def test_all_is_told_only_where_death_is_near() -> None:
    match = kingtable.new("king-of-tokyo", players=4, seed=1)
    choices = match.choices()
    assert (choices["deadly"], choices["risks"]) == ([], [])


def test_chance_is_gone_through_whole() -> None:
    match = sitting(m(), m("camouflage", "wings", health=9, energy=2), m(), dice="claw claw claw 1 2 3", city=1)
    match.play("done")
    found = [
        (p, after.health[1]) for p, after in ways(in_order(match.state, 1), match.rules.understood(match.state, "take"))
    ]
    assert sum(p for p, _ in found) == pytest.approx(1)
    assert sorted(left for _, left in found) == [6, 7, 8, 9]
