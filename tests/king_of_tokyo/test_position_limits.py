"""Positions of King of Tokyo at their limits: the last that is taken, and the first that is refused."""

from __future__ import annotations

from typing import Any

import pytest

import kingtable
from kingtable.king_of_tokyo import layout as L
from tests.king_of_tokyo.table import CARDS, KEEP, c, m, setting

Position = dict[str, Any]
TWICE = c("mimic", copies="psychic_probe", of=1)


def read(given: Position) -> kingtable.Match:
    return kingtable.from_position({"game": "king-of-tokyo", "phase": "buy", **given}, seed=1)


def those(first: Position, *others: Position) -> Position:
    return {"monsters": [first, *(others or (m(), m()))]}


def remembers(**more: Any) -> Position:
    return {**those(m()), "more": more}


TAKEN: dict[str, Position] = {
    "the most health": those(m("even_bigger", health=12)),
    "the most of all that is typed": those(m(vp=999, energy=999, poison=99, shrink=99), m(vp=999), m()),
    "the most of all that grew": {"version": 1, **those(m(energy=30_000, poison=30_000, shrink=30_000))},
    "the last seat in turn": {**those(m()), "turn": 2},
    "the price of a card paid": those(m(c("jets", paid=4))),
    "the most energy on Monster Batteries": those(m(c("monster_batteries", counters=1998))),
    "two copies": {**those(m("extra_head")), "row": ["extra_head", None, "jets"]},
    "a short row": {**those(m()), "row": ["jets", None, "wings"]},
    "an empty row": {**those(m("made_in_a_lab", energy=9)), "row": [None, None, None], "deck": ["jets"]},
    "no deck": {**those(m()), "deck": [], "discard": ["heal", "jets"], "row": ["wings", "frenzy", "tanks"]},
    "as many dice as there are": {**those(m("extra_head", "extra_head")), "dice": ["1"] * 8},
    "the Bay with five": {**those(*[m()] * 5), "tokyo": {"city": 4, "bay": 0}},
    "the Bay of a dead one's table": {**those(*[m()] * 5, m(health=0, energy=0)), "tokyo": {"city": None, "bay": 4}},
    "as much Freeze Time as can be": remembers(freeze=7),
    "the last seat whose turn is next": remembers(order=2),
    "all asked": remembers(asked=3),
    "the Herd Culler twice": remembers(herd_culler=2),
    "turn 1,000,000": remembers(turn_number=1_000_000),
    "turn 0": remembers(turn_number=0),
    "flags": remembers(damaged=True, freeze_again=True),
    "who flies and who yielded": remembers(wings=[0, 2], yielded=[1, 2]),
    "the sixth seat": {**those(*[m()] * 6), "more": {"wings": [0, 5], "yielded": [5]}},
    "twelve turns more": remembers(extra_turns=[0, 1, 2] * 4),
    "a probe and its copy": {
        **those(m(), m("psychic_probe"), m(TWICE)), "more": {"probed": [1, 2], "probed_by_mimic": [2]},
    },
    "a probe of two": {**those(m(), m(TWICE, "psychic_probe"), m()), "more": {"probed": [1]}},
    "a probe and its copy of one": {**those(m(), m(TWICE, "psychic_probe"), m()), "more": {"probed": [1, 1]}},
    "its copy alone of one": {
        **those(m(), m(TWICE, "psychic_probe"), m()), "more": {"probed": [1], "probed_by_mimic": [1]},
    },
    "who was first at 20": {**those(m(vp=20), m(vp=25), m(vp=20)), "more": {"reached": [2, 0, 1]}},
}  # fmt: skip


@pytest.mark.parametrize("name", TAKEN)
def test_a_position_at_its_limit_is_taken_and_reads_back(name: str) -> None:
    given = TAKEN[name]
    match = read(given)
    position = match.position()
    for field, value in given.items():
        if field == "monsters":
            shown = [{**monster, "cards": sorted(map(str, monster["cards"]))} for monster in position["monsters"]]
            plain = [[str("jets" if card == c("jets", paid=4) else card) for card in each["cards"]] for each in value]
            if name != "the price of a card paid":
                assert shown == [{**each, "cards": sorted(cards)} for each, cards in zip(value, plain, strict=True)]
        elif field == "more":
            assert {**position["more"], **value} == position["more"]
            asked = sum(seat in value.get("probed", ()) for seat in range(3)) > 1
            assert asked or position["more"].get("probed_by_mimic") == value.get("probed_by_mimic")
        else:
            assert position[field] == value
    again = kingtable.from_position(position, seed=2)
    assert (again.position(), again.legal()) == (position, match.legal())
    assert len(match.packed()) == len(again.packed()), "no field is longer than its record"
    for seat, monster in enumerate(position["monsters"]):
        assert (match.state.lives >> seat & 1) == (monster["health"] > 0)
    match.play("end")


NUMBERS: list[tuple[Position, str, int, int]] = [
    (those(m(health=13)), "monsters[0].health", 0, 12),
    (those(m(vp=1000)), "monsters[0].vp", 0, 999),
    (those(m(), m(), m(energy=1000)), "monsters[2].energy", 0, 999),
    (those(m(), m(poison=100)), "monsters[1].poison", 0, 99),
    (those(m(shrink=100)), "monsters[0].shrink", 0, 99),
    ({"version": 1, **those(m(energy=30_001))}, "monsters[0].energy", 0, 30_000),
    ({"version": 1, **those(m(health=13))}, "monsters[0].health", 0, 12),
    ({**those(m()), "turn": 3}, "turn", 0, 2),
    ({**those(m()), "turn": True}, "turn", 0, 2),
    ({**those(m("telepath")), "phase": "rolled", "dice": ["1"] * 6, "rerolls": 100}, "rerolls", 0, 99),
    (those(m(c("jets", paid=100))), "monsters[0].cards[0].paid", 0, 99),
    (those(m(c("jets", paid=6))), "monsters[0].cards[0].paid", 0, 5),
    (those(m("wings", c("monster_batteries", counters=1999))), "monsters[0].cards[1].counters", 0, 1998),
    (those(m(c("mimic", copies="jets", of=2)), m("jets")), "monsters[0].cards[0].of", 0, 1),
    ({**those(m()), "tokyo": {"city": 3}}, "tokyo.city", 0, 2),
    (remembers(freeze=8), "more.freeze", 0, 7),
    (remembers(freeze=100), "more.freeze", 0, 99),
    (remembers(order=3), "more.order", 0, 2),
    (remembers(asked=0), "more.asked", 1, 3),
    (remembers(asked=4), "more.asked", 1, 3),
    (remembers(herd_culler=3), "more.herd_culler", 0, 2),
    (remembers(turn_number=1_000_001), "more.turn_number", 0, 1_000_000),
    (remembers(wings=[0, 3]), "more.wings[1]", 0, 2),
    (remembers(yielded=[-1]), "more.yielded[0]", 0, 2),
    (remembers(extra_turns=[0] * 13), "more.extra_turns", 0, 12),
    (remembers(probed=[0, 1, 3]), "more.probed[2]", 0, 2),
    (remembers(probed_by_mimic=[3]), "more.probed_by_mimic[0]", 0, 2),
    (remembers(reached=[3]), "more.reached[0]", 0, 2),
    (remembers(struck=[0, 0, 100]), "more.struck[2]", 0, 99),
]


@pytest.mark.parametrize(("given", "field", "least", "most"), NUMBERS, ids=[one[1] for one in NUMBERS])
def test_a_number_beyond_its_limit_is_refused_with_the_limits(
    given: Position, field: str, least: int, most: int
) -> None:
    with pytest.raises(kingtable.InvalidPosition) as refused:
        read(given)
    assert (refused.value.key, refused.value.field) == ("position-number", field)
    assert dict(refused.value.why) == {"least": least, "most": most}


FIVE = those(*[m()] * 5)
REFUSED: list[tuple[Position, str, str, Position]] = [
    (those(m(health=11)), "position-health", "monsters[0].health", {"most": 10}),
    (those(m(), m(health=11), m()), "position-health", "monsters[1].health", {"most": 10}),
    *(
        (those(m(**{"health": 0, "energy": 0, what: 1})), "position-dead-with", "monsters[0]", {})
        for what in ("energy", "poison", "shrink")
    ),
    (those(m("jets", health=0, energy=0)), "position-dead-with", "monsters[0]", {}),
    (
        {**those(m(), m(), m(health=0, energy=0)), "turn": 2}, "position-dead-turn", "turn", {"seat": 3},
    ),
    (
        {**those(m(), m(health=0, energy=0)), "tokyo": {"city": 1}},
        "position-dead-in-tokyo", "tokyo.city", {"seat": 2},
    ),
    ({**FIVE, "tokyo": {"city": 3, "bay": 3}}, "position-both-places", "tokyo.bay", {"seat": 4}),
    ({**those(*[m()] * 4), "tokyo": {"bay": 3}}, "position-bay", "tokyo.bay", {"living": 4}),
    (
        {**those(*[m()] * 4, m(health=0, energy=0)), "tokyo": {"bay": 3}}, "position-bay", "tokyo.bay", {"living": 4},
    ),
    ({**those(m()), "row": ["extra_head"] * 3}, "position-card-twice", "row[2]", {"card": "extra_head", "copies": 2}),
    ({**those(m("jets")), "row": [None, "jets"]}, "position-card-twice", "row[1]", {"card": "jets", "copies": 1}),
    (
        {**those(m("jets")), "discard": ["heal", "jets"]},
        "position-card-twice", "discard[1]", {"card": "jets", "copies": 1},
    ),
    (
        {**those(m("jets")), "deck": ["heal", "jets"]}, "position-card-twice", "deck[1]", {"card": "jets", "copies": 1},
    ),
    ({**those(m()), "row": ["jets", "wings", "heal", None]}, "position-row", "row", {}),
    ({**those(m()), "deck": ["heal"] * 67}, "position-cards", "deck", {}),
    ({**those(m()), "deck": ["heal"] * 66}, "position-card-twice", "deck[1]", {"card": "heal", "copies": 1}),
    ({**those(m()), "dice": ["1"] * 10}, "position-dice", "dice", {"most": 9}),
    ({**those(m()), "dice": ["1", "4"]}, "position-dice", "dice", {"most": 9}),
    *(
        (those(m("wings", card)), "position-discard-card", "monsters[0].cards[1]", {"card": card})
        for card in sorted(set(CARDS) - set(KEEP))
    ),
    (
        those(m(c("mimic", copies="jets", of=1)), m("wings")),
        "position-copied", "monsters[0].cards[0].copies", {"card": "jets", "seat": 2},
    ),
    (
        those(m(c("mimic", copies="mimic", of=0)), m()),
        "position-copied", "monsters[0].cards[0].copies", {"card": "mimic", "seat": 1},
    ),
    (those(m(c("jets", copies="wings", of=1)), m("wings")), "position-copies", "monsters[0].cards[0]", {}),
    (remembers(damaged=1), "position-bool", "more.damaged", {}),
    (remembers(freeze_again=0), "position-bool", "more.freeze_again", {}),
    ({**those(m()), "more": [1]}, "position-object", "more", {}),
    ({**those(m()), "tokyo": "city"}, "position-object", "tokyo", {}),
    ({"monsters": [m(), 3]}, "position-object", "monsters[1]", {}),
    (remembers(struck=[0, 0]), "position-one-each", "more.struck", {"players": 3}),
    ({**those(m()), "phase": "over"}, "position-not-over", "phase", {}),
    ({**those(m()), "phase": "yield"}, "position-needs-agenda", "agenda", {"phase": "yield"}),
    ({**those(m()), "version": 0}, "position-version", "version", {"version": 1}),
    ({**those(m()), "version": 2}, "position-version", "version", {"version": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("given", "key", "field", "why"), REFUSED, ids=[f"{one[1]}-{one[2]}" for one in REFUSED])
def test_what_cannot_be_is_refused_by_name(given: Position, key: str, field: str, why: Position) -> None:
    with pytest.raises(kingtable.InvalidPosition) as refused:
        read(given)
    assert (refused.value.key, refused.value.field, dict(refused.value.why)) == (key, field, why)


@pytest.mark.parametrize(("at", "letters"), [("", 59), ("more", 55), ("monsters[1]", 48)])
def test_a_field_that_nobody_knows_is_named_in_60_letters(at: str, letters: int) -> None:
    name = "z" * 61
    fields: dict[str, Position] = {"": {name: 1}, "more": {"more": {name: 1}}, "monsters[1]": those(m(), {name: 1})}
    given = fields[at]
    with pytest.raises(kingtable.InvalidPosition) as refused:
        read({**those(m()), **given})
    assert refused.value.key == "position-field"
    assert refused.value.field == f"{at}.{'z' * letters}".strip(".")


def test_a_card_that_nobody_knows_is_named_in_40_letters() -> None:
    with pytest.raises(kingtable.InvalidPosition) as refused:
        read({**those(m()), "row": ["y" * 40, None]})
    assert dict(refused.value.why) == {"card": "y" * 40}
    with pytest.raises(kingtable.InvalidPosition) as refused:
        read({**those(m()), "row": ["y" * 41, None]})
    assert dict(refused.value.why) == {"card": "y" * 39 + "…"}


def test_what_is_left_out_is_as_at_the_set_up() -> None:
    match = read({"options": {"players": 4}, "phase": "start"})
    position = match.position()
    assert (position["version"], position["turn"], position["more"]["turn_number"]) == (1, 0, 1)
    assert position["more"]["order"] == position["turn"]
    assert [(each["health"], each["vp"], each["energy"], each["cards"]) for each in position["monsters"]] == [
        (10, 0, 0, [])
    ] * 4
    assert [(each["poison"], each["shrink"]) for each in position["monsters"]] == [(0, 0)] * 4
    assert (len(position["deck"]), position["tokyo"]) == (63, {"city": None, "bay": None})
    late = read({**those(m(health=0, energy=0), m()), "row": []})
    assert (late.position()["turn"], late.position()["row"]) == (1, [None] * 3)
    assert read(those(m(health=1), m(health=1), m())).position()["turn"] == 0
    nobody = read(those(*[m(health=0, energy=0)] * 3))
    assert (nobody.over, nobody.winners, nobody.position()["turn"]) == (True, [], 0)
    assert read({**those(m()), "phase": "start", "more": {"turn_number": 7}}).position()["more"]["turn_number"] == 7
    assert read({**those(m()), "phase": "start", "more": {"turn_number": 0}}).position()["more"]["turn_number"] == 1
    assert read({**those(m()), "turn": 2}).position()["more"]["order"] == 2


def test_a_card_has_the_counters_with_which_it_comes() -> None:
    cards = [read(those(m(c("mimic", copies="smoke_cloud", of=1)), m("smoke_cloud"))).position()["monsters"]]
    assert [card["counters"] for monster in cards[0] for card in monster["cards"]] == [3, 3]
    assert read(those(m("mimic"))).position()["monsters"][0]["cards"] == ["mimic"]


def test_dice_lie_in_the_order_of_their_faces() -> None:
    given = setting(m(), m(), dice="claw energy heart 3 2 1")
    assert kingtable.from_position(given).position()["dice"] == ["1", "2", "3", "heart", "energy", "claw"]


@pytest.mark.parametrize("turn", range(3))
def test_of_those_with_20_whose_order_is_not_named_the_active_one_comes_first(turn: int) -> None:
    clockwise = [(turn + step) % 3 for step in range(3)]
    given = {**those(m(vp=20), m(vp=20), m(vp=20)), "turn": turn}
    assert read(given).position()["more"]["reached"] == clockwise
    last = clockwise[-1]
    named = read({**given, "more": {"reached": [last]}}).position()["more"]["reached"]
    assert named == [last, *clockwise[:-1]]
    fewer = read({**given, "monsters": [m(vp=20), m(vp=19), m(vp=20)]}).position()["more"]["reached"]
    assert fewer == [seat for seat in clockwise if seat != 1]


def test_what_an_attack_has_cost_is_kept_for_those_who_may_still_yield() -> None:
    match = kingtable.from_position(setting(m("spiked_tail"), *[m()] * 4, dice="claw claw 1 2 3 3", city=1, bay=2))
    match.play("done")
    position = match.position()
    assert (match.to_move, position["more"]["struck"]) == (1, [0, 3, 3, 0, 0])
    for struck in ([0, 1, 3, 0, 0], [99] * 5):
        given = {**position, "more": {**position["more"], "struck": struck}}
        again = kingtable.from_position(given)
        assert again.position() == given
        assert again.view(1)["question"]["damage"] == struck[1]
    del position["more"]["struck"]
    again = kingtable.from_position(position)
    assert again.position() == position
    assert again.view(1)["question"]["damage"] == 2, "the claws, where nothing is said"
    assert "struck" not in kingtable.from_position(setting(m(), m(), dice="claw 1 2 2 3 3")).position()["more"]


def test_every_piece_of_a_deck_that_is_left_out_is_in_the_deck() -> None:
    for given in (those(m("jets")), {**those(m("jets")), "row": ["wings"], "discard": ["heal"]}):
        state = read(given).state
        deck = state.deck[state.drawn :]
        assert {piece for piece, place in enumerate(state.where) if place == L.DECK} == set(deck)
        assert L.NOBODY not in state.where


def test_a_probe_of_a_monster_that_only_copies_it_was_its_mimics() -> None:
    given = {**those(m(), m("psychic_probe"), m(TWICE)), "more": {"probed": [1, 2]}}
    assert read(given).position()["more"]["probed_by_mimic"] == [2]


def test_in_the_middle_of_a_turn_what_it_remembers_is_as_at_its_beginning() -> None:
    more = read(those(m())).position()["more"]
    told = {"turn_number": 1, "order": 0, "asked": 1, "freeze": 0, "herd_culler": 0, "damaged": False}
    empty: Position = {name: [] for name in ("extra_turns", "wings", "yielded", "probed", "reached")}
    assert more == {**told, **empty, "freeze_again": False}


def test_a_position_at_the_start_of_a_turn_begins_it_as_the_turn_of_the_round() -> None:
    match = read({**those(m()), "phase": "start", "turn": 1, "more": {"turn_number": 4}})
    assert [event for event in match.events if event["e"] == "turn"] == [
        {"e": "turn", "seat": 1, "number": 4, "extra": None}
    ]
