"""Words on the cards, and what the situation asks of software: T-007, T-156 to T-181."""

from __future__ import annotations

from typing import Any

import pytest

import kingtable
from tests.king_of_tokyo.table import CARDS, NOTHING, Sit, events, m, new, play_out, setting, sitting

CLAW = "claw 1 1 2 2 3"


def test_T_007_T_179_every_card_is_told_in_persian_and_english(messages: dict[str, set[str]]) -> None:
    assert {"en", "fa"} <= {*messages}
    for known in messages.values():
        assert known == messages["en"]


@pytest.mark.parametrize("card", ["giant_brain", "telepath", "smoke_cloud"])
def test_T_156_a_reroll_of_a_card_is_one_more(sit: Sit, card: str) -> None:
    if card == "giant_brain":
        assert sit(m(), m(card)).play("end").position()["rerolls"] == 3
    else:
        assert sit(m(card), m(), dice=NOTHING, rerolls=2).play(card).position()["rerolls"] == 3


def test_T_157_it_is_of_any_dice_unless_the_card_says_one(sit: Sit) -> None:
    t = sit(m("telepath"), m(), dice=NOTHING, rerolls=0).play("telepath")
    assert {"keep", "keep 1", "keep 1 1 2 2 3"} <= {*t.legal()}
    t = sit(m("background_dweller"), m(), dice=NOTHING, rerolls=0).force("1").play("again")
    assert t.dice() == ["1", "1", "1", "2", "2", "3"]


def test_T_159_who_has_a_claw_attacks(sit: Sit) -> None:
    assert sit(m("alpha_monster"), m(), dice=CLAW, city=0).play("done").vp(0) == 1
    assert sit(m("alpha_monster"), m(), dice=NOTHING, city=0).play("done").vp(0) == 0


@pytest.mark.parametrize(
    "card", ["spiked_tail", "fire_breathing", "burrowing", "urbavore", "nova_breath", "poison_spit"]
)
def test_T_160_no_card_lifts_an_attack_from_0(sit: Sit, card: str) -> None:
    assert sit(m(card), m(), m(), dice=NOTHING, city=0).play("done").healths() == [10, 10, 10]


@pytest.mark.parametrize("card", ["armor_plating", "camouflage", "wings"])
def test_T_161_T_162_a_cancelled_attack_is_no_damage(sit: Sit, card: str) -> None:
    t = sit(m("poison_spit", "shrink_ray", "herbivore"), m(card), m(), dice=CLAW, city=1)
    if card == "camouflage":
        t.force("heart")
    t.play("done")
    if card == "wings":
        t.play("wings")
    t.play("stay")
    assert (t.health(1), t.monster(1)["poison"], t.monster(1)["shrink"]) == (10, 0, 0)
    assert t.play("end").vp(0) == 1


def test_T_166_who_leaves_without_damage_still_gives_tokyo_up(sit: Sit) -> None:
    t = sit(m(), m("jets"), m(), dice=CLAW, city=1).play("done", "yield")
    assert (t.tokyo, t.health(1)) == ((0, None), 10)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_T_169_only_the_order_of_the_deck_is_hidden(players: int) -> None:
    match = new(players, 3)
    for _ in range(60):
        if match.over:
            break
        position = match.position()
        other = {**position, "deck": position["deck"][1:] + position["deck"][:1]}
        here, turned = kingtable.from_position(position, seed=1), kingtable.from_position(other, seed=1)
        for seat in (None, *range(players)):
            assert here.view(seat) == turned.view(seat)
            assert here.view(seat)["monsters"] == match.view(seat)["monsters"]
        match.play(match.legal()[0])


def test_T_169_the_top_card_is_for_the_owner_of_made_in_a_lab_only() -> None:
    match = sitting(m("made_in_a_lab", energy=9), m(), m(), deck=["jets"])
    assert match.view(0)["top"]["card"] == "jets"
    assert [match.view(seat)["top"] for seat in (None, 1, 2)] == [None] * 3
    assert sitting(m("made_in_a_lab"), m(), dice=NOTHING, deck=["jets"]).view(0)["top"] is None


def test_T_170_the_places_are_told_apart() -> None:
    view = sitting(*[m()] * 5, city=2, bay=3).view(None)
    assert view["tokyo"] == {"city": 2, "bay": 3, "bay_open": True}
    assert [monster["place"] for monster in view["monsters"]] == [None, None, "city", "bay", None]


def test_T_171_dice_beyond_six_appear_only_with_cards() -> None:
    match = sitting(m(), m("extra_head"))
    assert [monster["dice"] for monster in match.view(None)["monsters"]] == [6, 7]
    for seed in range(4):
        for event in play_out(new(4, seed), seed).events:
            assert event["e"] != "throw" or len(event["dice"]) <= 9


def test_T_178_sweep_buy_and_end_are_offered_together_with_what_is_missing() -> None:
    match = sitting(m(energy=5), m(), row=["jets", "wings", "heal"])
    assert {"buy jets", "buy heal", "sweep", "end"} == {*match.legal()}
    assert [(each["card"], each["short"]) for each in match.view(0)["row"]] == [("jets", 0), ("wings", 1), ("heal", 0)]
    assert match.view(0)["monsters"][0]["energy"] == 5
    match.play("buy heal")
    assert "sweep" in match.legal()


def test_T_179_each_card_shows_price_and_kind() -> None:
    for card, printed in CARDS.items():
        match = sitting(m("alien_metabolism" if card != "alien_metabolism" else "jets"), m(), row=[card])
        shown = match.view(1)["row"][0]
        assert (shown["card"], shown["cost"], shown["price"]) == (card, printed.price, printed.price)
        assert match.view(0)["row"][0]["price"] == max(0, printed.price - (card != "alien_metabolism"))


def test_T_180_the_words_are_explained(messages: dict[str, set[str]]) -> None:
    for known in messages.values():
        for word in ("reroll", "damage", "attack", "yield", "eliminated"):
            assert {f"word-{word}", f"word-{word}-text"} <= known


def test_T_155_nobody_acts_when_dead() -> None:
    for seed in range(12):
        match = new(5, seed)
        for step in range(3_000):
            if match.over:
                break
            seat = match.to_move
            assert seat is not None
            assert match.view(None)["monsters"][seat]["alive"]
            match.play(match.legal()[step % 7 % len(match.legal())])


REFUSALS: list[tuple[str, dict[str, Any], str]] = [
    ("keep 1 1 1", {"dice": NOTHING}, "T-053"),
    ("buy jets", {"dice": NOTHING}, "T-049"),
]


@pytest.mark.parametrize(("move", "given", "rule"), REFUSALS)
def test_a_refusal_names_its_rule(move: str, given: dict[str, Any], rule: str) -> None:
    match = kingtable.from_position(setting(m(), m(), **given))
    with pytest.raises(kingtable.IllegalAction) as refused:
        match.play(move)
    assert refused.value.key.startswith("refuse-kot-")
    assert refused.value.rule == rule or refused.value.rule is None


def test_T_174_the_row_is_refilled_and_everything_counted() -> None:
    match = play_out(new(3, 8), 8)
    revealed = events(match, "reveal")
    assert len(revealed) >= 3
    for seat in range(3):
        told = [event["vp"] for event in events(match, "vp") if event["seat"] == seat]
        assert not told or told[-1] == match.scores[seat]
