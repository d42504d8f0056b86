"""A view tells the position: who is where, what is asked, what cards cost whom, how it ended."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kingtable
from kingtable.king_of_tokyo import layout as L
from tests.king_of_tokyo.table import CARDS, NOTHING, c, entry, m, name_of, new, play_out, sitting, some_action
from tests.reference.king_of_tokyo_positions import random_position

Match = kingtable.Match


def whole(seed: int) -> list[Match]:
    """The matches of a game from a random position, at every second decision and at the end."""
    rng = random.Random(seed)
    match = kingtable.from_position(random_position(rng), seed=seed)
    found: list[Match] = []
    while not match.over and len(match.moves) < 60:
        if len(match.moves) % 2 == 0:
            found.append(match.copy())
        match.play(some_action(match, rng))
    return [*found, match]


@pytest.mark.parametrize("seed", range(12))
def test_a_view_tells_the_position(seed: int) -> None:
    for number, match in enumerate(whole(seed)):
        view, position = match.view(None), match.position()
        more, over = position["more"], match.over
        assert (view["phase"], view["to_move"], view["turn"]) == (position["phase"], match.to_move, position["turn"])
        assert (view["turn_number"], view["freeze"]) == (more["turn_number"], more["freeze"])
        assert (view["dice"], view["rerolls"]) == (position["dice"], position["rerolls"])
        again = [view["turn"]] if more["freeze_again"] else []
        assert view["extra_turns"] == again + more["extra_turns"]
        assert {name: view["tokyo"][name] for name in ("city", "bay")} == position["tokyo"]
        living = sum(monster["health"] > 0 for monster in position["monsters"])
        assert view["tokyo"]["bay_open"] is (living >= 5 and match.options["bay"])
        assert (view["deck"], view["discard"]) == (len(position["deck"]), position["discard"])
        assert (view["over"], view["scores"]) == (over, [monster["vp"] for monster in position["monsters"]])
        assert (view["ranks"], view["winners"]) == (match.ranks if over else None, match.winners)
        assert view["cause"] is None or over
        for seat, (shown, monster) in enumerate(zip(view["monsters"], position["monsters"], strict=True)):
            for what in ("health", "vp", "energy", "poison", "shrink"):
                assert shown[what] == monster[what]
            cards = {name_of(card): entry(card) for card in monster["cards"]}
            works = {*cards, *(card["copies"] for card in cards.values())}
            assert shown["alive"] is (monster["health"] > 0)
            assert shown["max_health"] == (12 if "even_bigger" in works else 10)
            assert shown["place"] == next((name for name, who in position["tokyo"].items() if who == seat), None)
            heads = sum(name_of(card) == "extra_head" for card in monster["cards"])
            heads += sum(entry(card)["copies"] == "extra_head" for card in monster["cards"])
            assert shown["dice"] == max(0, 6 + heads - monster["shrink"])
            assert shown["wings"] is (seat in more["wings"])
            assert [card["card"] for card in shown["cards"]] == [name_of(card) for card in monster["cards"]]
        turn = position["turn"]
        for looks in (None, turn, (turn + 1 + number) % match.players):
            for shown, card in zip(match.view(looks)["row"], position["row"], strict=True):
                assert (shown and shown["card"]) == card
                if shown is None:
                    continue
                price = None
                if looks is not None:
                    works = {name_of(one) for one in position["monsters"][looks]["cards"]}
                    works |= {entry(one)["copies"] for one in position["monsters"][looks]["cards"]}
                    less = sum(name_of(one) == "alien_metabolism" for one in position["monsters"][looks]["cards"])
                    less += sum(
                        entry(one)["copies"] == "alien_metabolism" for one in position["monsters"][looks]["cards"]
                    )
                    price = max(0, CARDS[card].price - less)
                assert (shown["cost"], shown["price"]) == (CARDS[card].price, price), (looks, card)
                short = None if price is None else max(0, price - position["monsters"][looks]["energy"])
                assert shown["short"] == short
                assert shown["kind"] == ("keep" if CARDS[card].keep else "discard")


def question(match: Match) -> dict[str, Any] | None:
    asked: dict[str, Any] | None = match.view(None)["question"]
    return asked


def test_nobody_is_asked_in_the_own_turn() -> None:
    for phase in ("rolled", "buy"):
        match = sitting(m(energy=9), m(), dice=NOTHING if phase == "rolled" else None)
        assert (match.view(None)["phase"], question(match)) == (phase, None)


def test_who_reacts_is_told_the_damage_and_whose_it_is() -> None:
    healer = m("rapid_healing", "wings", health=2, energy=9)
    match = sitting(m(), healer, m(), dice="claw claw claw 1 2 2", city=1)
    match.play("done")
    assert question(match) == {"kind": "react", "by": 0, "damage": 3, "why": "attack"}
    match = sitting(m("poison_spit"), m("wings", energy=4, poison=2), m(), turn=1)
    match.play("end")
    assert question(match) == {"kind": "react", "by": None, "damage": 2, "why": "poison"}


def test_who_may_yield_is_told_what_jets_put_aside_for_it_alone() -> None:
    seats = [m(), m("jets"), m(), m(), m(c("mimic", copies="jets", of=1)), m()]
    match = sitting(*seats, dice="claw claw claw 1 2 2", city=1, bay=4)
    match.play("done")
    asked = []
    while question(match) is not None:
        asked.append((match.to_move, question(match)))
        match.play("stay")
    told = {"kind": "yield", "by": 0, "damage": 3, "why": "attack"}
    assert asked == [(1, told), (4, told)]


@pytest.mark.parametrize(("bought", "slots"), [(["buy heal"], [1]), (["buy frenzy"], [0]), (["sweep"], [0, 1, 2])])
def test_an_opportunist_is_told_the_new_cards_alone(bought: list[str], slots: list[int]) -> None:
    deck = ["jets", "tanks", "wings", "gourmet"]
    match = sitting(m(energy=9), m("opportunist", energy=9), row=["frenzy", "heal", "skyscraper"], deck=deck)
    match.play(*bought)
    cards = deck[: len(slots)]
    assert question(match) == {"kind": "opportunist", "by": 0, "damage": 0, "why": "reveal", "cards": cards}
    row = [card and card["card"] for card in match.view(1)["row"]]
    assert [row[slot] for slot in slots] == cards


def test_a_gap_in_the_row_is_no_card() -> None:
    match = sitting(m(energy=9), m("opportunist", energy=9), row=["jets"], deck=["wings"], bottom=False)
    match.play("buy jets")
    match.play("buy wings")
    assert match.view(0)["row"][0] is None
    assert match.view(None)["deck"] == 0


def test_how_it_ended_is_told() -> None:
    points = sitting(m(vp=20), m())
    points.play("end")
    survival = sitting(m(), m(health=1), dice="claw 1 1 2 2 3", city=1)
    survival.play("done")
    nobody = sitting(m(health=1, energy=9), m(health=1), row=["high_altitude_bombing"])
    nobody.play("buy high_altitude_bombing")
    told = [
        (match.view(0)["cause"], match.view(0)["winners"], match.view(0)["ranks"])
        for match in (points, survival, nobody)
    ]
    assert told == [("points", [0], [1, 2]), ("survival", [0], [1, 2]), ("nobody", [], [1, 1])]
    assert [match.view(0)["to_move"] for match in (points, survival, nobody)] == [None] * 3


def test_between_decisions_the_table_is_shown_as_going_on() -> None:
    match = play_out(new(4, 3), 3)
    seen = set()
    again = new(4, 3)
    for move in match.moves[:80]:
        again.play(move)
        for moment in again.moments():
            view = again.rules.view(moment.state, again.options)
            seen.add(view["phase"])
            if moment.state.phase == L.GOING_ON:
                assert (view["phase"], view["to_move"]) == ("going_on", view["turn"])
    assert "going_on" in seen


@pytest.mark.parametrize("winged", [[], [0], [1], [2], [0, 2]], ids=str)
def test_who_flies_is_told(winged: list[int]) -> None:
    view = sitting(m(), m(), m(), wings=winged).view(None)
    assert [seat for seat, monster in enumerate(view["monsters"]) if monster["wings"]] == winged
