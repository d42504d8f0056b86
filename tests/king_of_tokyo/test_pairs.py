"""Every Keep card together with the cards that meddle with cards, and with the death of its owner.

Each is played on engine and reference, which must agree after every action; after every action each of the 66
cards is in one place, and nothing dead does anything. Where a ruling speaks there is an assertion of its own.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.king_of_tokyo.table import KEEP, NOTHING, Engine, Position, Sit, all_cards, c, m, setting, some_action
from tests.reference.king_of_tokyo_differential import play
from tests.reference.king_of_tokyo_positions import dice_of

OTHERS = [card for card in KEEP if card != "mimic"]
CHARGED = {"smoke_cloud": {"counters": 2}, "monster_batteries": {"counters": 4}}
DICE = ["claw claw heart heart energy 3", "1 1 1 2 2 2", "1 2 3 heart energy claw"]


def carrying(card: str) -> str | Position:
    return c(card, **CHARGED[card]) if card in CHARGED else card


def copy_of(card: str, seat: int) -> Position:
    return c("mimic", copies=card, of=seat, **CHARGED.get(card, {}))


def spare(card: str) -> str:
    """Some other card, so that there is a choice."""
    return "gourmet" if card != "gourmet" else "omnivore"


def check(position: Position, *first: str) -> None:
    """Engine and reference agree for a while; every card is in one place; the dead have nothing."""
    if position["phase"] == "rolled":
        thrown = dice_of(position["monsters"][position["turn"]])
        position = {**position, "dice": [*position["dice"], *["1"] * thrown][:thrown]}
    for seed in range(2):
        play("hands", seed, given=position, first=first, most=14)
    table = Engine(position)
    rng = random.Random(7)
    cards = all_cards(position)
    for move in [*first, *[""] * 14]:
        now = table.position()
        assert all_cards(now) == cards
        for seat, monster in enumerate(now["monsters"]):
            if monster["health"] == 0:
                assert (monster["cards"], monster["energy"], monster["poison"], monster["shrink"]) == ([], 0, 0, 0)
                assert seat not in (now["tokyo"]["city"], now["tokyo"]["bay"], table.to_move)
        if table.over:
            break
        table.play(move or some_action(table.match, rng))


@pytest.mark.parametrize("card", OTHERS)
@pytest.mark.slow
def test_copied_by_another(card: str) -> None:
    for dice in DICE:
        check(setting(m(copy_of(card, 1), energy=6), m(carrying(card), energy=6), m(energy=6), dice=dice, city=1))
        check(setting(m(energy=6), m(copy_of(card, 2), energy=6), m(carrying(card), energy=6), dice=dice, city=1))


@pytest.mark.parametrize("card", OTHERS)
@pytest.mark.slow
def test_copied_by_its_owner(card: str) -> None:
    for dice in DICE:
        check(setting(m(carrying(card), copy_of(card, 0), energy=6), m(energy=6), m(), dice=dice, city=0))
        check(setting(m(energy=6), m(carrying(card), copy_of(card, 1), energy=6), m(), dice=dice, city=1))


@pytest.mark.parametrize("card", OTHERS)
def test_copied_when_mimic_is_bought(card: str) -> None:
    position = setting(m(energy=20), m(carrying(card), spare(card), energy=6), m(), row=["mimic"], city=1)
    check(position, "buy mimic", f"mimic {card} of 1")
    own = setting(m(carrying(card), spare(card), energy=20), m(energy=6), m(), row=["mimic"], city=0)
    check(own, "buy mimic", f"mimic {card} of 0")


@pytest.mark.parametrize("card", OTHERS)
def test_copied_at_the_start_of_a_turn(card: str) -> None:
    check(setting(m(), m("mimic", energy=6), m(carrying(card), spare(card)), city=1), "end", f"mimic {card} of 2")


@pytest.mark.parametrize("card", KEEP)
def test_taken_over_with_tentacles(card: str) -> None:
    if card == "parasitic_tentacles":
        position = setting(m(copy_of(card, 1), energy=20), m(card, energy=6), m(), city=1)
        check(position, "buy parasitic_tentacles from 1")
        return
    given = copy_of("jets", 2) if card == "mimic" else carrying(card)
    third = "wings" if card == "jets" else "jets"
    check(setting(m("parasitic_tentacles", energy=20), m(given), m(third), city=1), f"buy {card} from 1")


@pytest.mark.parametrize("card", OTHERS)
def test_taken_over_while_it_is_copied(card: str) -> None:
    if card == "parasitic_tentacles":
        return  # above
    position = setting(m("parasitic_tentacles", energy=20), m(carrying(card)), m(copy_of(card, 1)), city=1)
    check(position, f"buy {card} from 1")
    table = Engine(position).play(f"buy {card} from 1")
    if table.phase == "buy":
        mimic = table.card(2, "mimic")
        assert (mimic["copies"], mimic["of"]) == (card, 0)
        assert mimic["counters"] == CHARGED.get(card, {}).get("counters", 0)


@pytest.mark.parametrize("card", KEEP)
def test_sold_with_metamorph(card: str) -> None:
    given = copy_of("jets", 1) if card == "mimic" else carrying(card)
    hand = [given] if card == "metamorph" else [given, "metamorph"]
    other = "wings" if card == "jets" else "jets"
    check(setting(m(*hand, energy=6), m(other), m(), city=0), "end", f"sell {card}")


@pytest.mark.parametrize("card", OTHERS)
def test_sold_while_it_is_copied(card: str) -> None:
    hand = [carrying(card)] if card == "metamorph" else [carrying(card), "metamorph"]
    position = setting(m(*hand, energy=6), m(copy_of(card, 0)), m(), city=0)
    check(position, "end", f"sell {card}")
    table = Engine(position).play("end", f"sell {card}")
    mimic = table.card(1, "mimic")
    assert (mimic["copies"], mimic["counters"]) == (None, 0)


@pytest.mark.parametrize("card", KEEP)
@pytest.mark.slow
def test_its_owner_dies_on_the_own_turn(card: str) -> None:
    given = copy_of("jets", 1) if card == "mimic" else carrying(card)
    other = "wings" if card == "jets" else "jets"
    bomb = setting(m(given, energy=6, health=3), m(other), m(), row=["high_altitude_bombing"], city=0)
    check(bomb, "buy high_altitude_bombing")
    check(setting(m(given, energy=1, health=2, poison=9), m(other), m(), dice=NOTHING, city=0), "done")


@pytest.mark.parametrize("card", OTHERS)
def test_its_owner_dies_while_it_is_copied(card: str, sit: Sit) -> None:
    hand = m(carrying(card), health=1, energy=0)
    given: dict[str, Any] = {"dice": "claw claw claw claw 2 3", "city": 0}
    check(setting(m(), hand, m(copy_of(card, 1)), m(), **given), "done")
    table = sit(m(), hand, m(copy_of(card, 1)), m(), **given).play("done")
    while table.phase == "probe":
        table.play("pass")
    if table.health(1) == 0 or card == "it_has_a_child":  # Camouflage may have saved it
        assert table.card(2, "mimic")["copies"] is None
        assert card in table.discard


@pytest.mark.parametrize("card", KEEP)
@pytest.mark.slow
def test_its_owner_has_a_child(card: str) -> None:
    given = copy_of("jets", 1) if card == "mimic" else carrying(card)
    other = "wings" if card == "jets" else "jets"
    hand = [given] if card == "it_has_a_child" else [given, "it_has_a_child"]
    check(setting(m(*hand, energy=6, health=3), m(other), m(), row=["high_altitude_bombing"], city=0))
    if card != "mimic":
        check(setting(m(energy=2), m(*hand, energy=0, health=1), m(other), dice=DICE[0], city=1))


@pytest.mark.parametrize("card", OTHERS)
def test_bought_by_an_opportunist_out_of_turn(card: str) -> None:
    if card == "opportunist":
        copy = c("mimic", copies="jets", of=0)
        check(setting(m("jets", energy=9), m(copy, energy=20), m(), row=["heal"], deck=[card]), "buy heal")
        return
    seats = m(energy=9), m("opportunist", energy=20), m(spare(card))
    check(setting(*seats, row=["heal"], deck=[card], city=0), "buy heal", f"buy {card}")
