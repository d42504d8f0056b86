"""Positions that cannot be are refused by name; whatever is accepted reads back, now and after 25 moves."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import kingtable
from kingtable.king_of_tokyo.layout import AGENDA, REASONS, STAGES
from tests.king_of_tokyo.table import c, m, setting

Position = dict[str, Any]


def changed(position: Position, path: tuple[Any, ...], value: Any) -> Position:
    told = copy.deepcopy(position)
    inner: Any = told
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    return told


@cache
def games(rich: bool) -> list[Position]:
    """Positions at every decision of some games; with much energy more cards are bought."""
    found: list[Position] = []
    for seed in range(10):
        chance = random.Random(seed)
        match = kingtable.new("king-of-tokyo", seed=seed, players=2 + seed % 5)
        if rich:
            begun = match.position()
            for monster in begun["monsters"]:
                monster["energy"] = 60
            match = kingtable.from_position({**begun, "phase": "start", "dice": [], "rerolls": 0}, seed=seed)
        while not match.over:
            found.append(match.position())
            match.play(chance.choice(match.legal()))
    return found


def reads_back(match: kingtable.Match) -> None:
    again = kingtable.from_position(json.loads(json.dumps(match.position())), seed=2)
    assert again.position() == match.position()
    assert again.legal() == match.legal()
    assert again.view(None) == {**match.view(None), "options": again.options}
    pieces = match.position()
    held = [card for monster in pieces["monsters"] for card in monster["cards"]]
    row = [card for card in pieces["row"] if card is not None]
    assert len(held) + len(row) + len(pieces["deck"]) + len(pieces["discard"]) <= 66


def goes_on(position: Position, chance: random.Random) -> None:
    """What is accepted is whole, now and after each of 25 moves, and loses no card."""
    match = kingtable.from_position(position, seed=1)
    cards = sum(place < 9 for place in match.state.where)
    reads_back(match)
    for _ in range(25):
        if match.over:
            break
        match.play(chance.choice(match.legal()))
        reads_back(match)
        assert sum(place < 9 for place in match.state.where) == cards
        assert match.over or match.state.health[match.to_move or 0] > 0


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.slow
def test_every_decision_of_a_game_can_be(rich: bool) -> None:
    for position in games(rich):
        match = kingtable.from_position(position, seed=1)
        assert match.position() == position
        reads_back(match)


ODD: list[Any] = [None, True, 0, 1, 2, 3, 5, 9, -1, 99, 1.5, float("inf"), float("nan"), 10**30, "", "1", [], [0], {}]


def places(told: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = told.items() if isinstance(told, dict) else enumerate(told[:3]) if isinstance(told, list) else ()
    for name, value in inner:
        if (*path, name) not in {("options",), ("deck",), ("game",)}:
            yield (*path, name)
            yield from places(value, (*path, name))


@pytest.mark.parametrize("part", range(4))
@pytest.mark.slow
def test_one_field_changed_is_refused_by_name_or_goes_on(part: int) -> None:
    chance, accepted = random.Random(part), 0
    some = [position for position in games(True) if "agenda" in position][part::8] + games(False)[part::97]
    for position in some:
        paths = list(places(position))
        for path in chance.sample(paths, k=min(24, len(paths))):
            told = changed(position, path, chance.choice(ODD))
            try:
                kingtable.from_position(told, seed=1)
            except kingtable.Refused as refused:
                said = str(refused)
            else:
                accepted += 1
                said = ""
                goes_on(told, chance)
            assert len(said.encode()) < 700
    assert accepted > 20


def item(chance: random.Random, players: int) -> Position:
    """Anything that might be meant as something on the agenda."""
    what = chance.choice(AGENDA)
    seat, other = chance.randrange(players), chance.randrange(players)
    made: Position = {"do": what}
    if what == "damage":
        why = chance.choice([*REASONS, "poison_quills"])
        made |= {"seat": seat, "amount": chance.randrange(4), "by": chance.choice([None, other]), "why": why}
        made |= {"attack": chance.random() < 0.5, "camouflaged": chance.random() < 0.1}
    elif what == "late":
        made |= {"seat": seat, "amount": chance.randrange(4), "by": other}
    elif what == "yield":
        made["seats"] = chance.sample(range(players), k=chance.randrange(players))
    elif what == "enter":
        made["barred"] = chance.random() < 0.5
    elif what == "refill":
        made["slots"] = chance.sample(range(3), k=chance.randrange(3))
    elif what == "opportunity":
        made |= {"slots": chance.sample(range(3), k=chance.randrange(3)), "step": chance.randint(1, players)}
    elif what == "mimic":
        made |= {"seat": seat, "buying": chance.random() < 0.5}
    elif what == "charge":
        made |= {"seat": seat, "card": chance.choice(["mimic", "monster_batteries"])}
    return made


@pytest.mark.parametrize("part", range(4))
def test_a_made_up_agenda_is_refused_or_goes_on(part: int) -> None:
    chance, accepted = random.Random(part), 0
    for position in [*games(True)[part::16], *games(False)[part::32]] * 3:
        players = len(position["monsters"])
        items = [item(chance, players) for _ in range(chance.choice([0, 1, 1, 2, 3]))]
        phase = chance.choice(
            ["mimic", "rolled", "probe", "change", "hearts", "react", "yield", "buy", "charge", "sell"]
        )
        told = {**position, "agenda": {"stage": chance.choice(STAGES), "items": items}}
        if chance.random() < 0.7:
            told |= {"phase": phase}
        if chance.random() < 0.5:
            told |= {"dice": [], "rerolls": 0}
        try:
            kingtable.from_position(told, seed=1)
        except kingtable.InvalidPosition:
            continue
        accepted += 1
        goes_on(told, chance)
    assert accepted > 1


SIX = "1 1 2 2 3 3"
HIT: Position = {"do": "damage", "seat": 1, "amount": 2, "by": 0, "why": "attack", "attack": True, "camouflaged": False}
CHECK: Position = {"do": "check"}
ENTER: Position = {"do": "enter", "barred": False}
YIELD: Position = {"do": "yield", "seats": [1]}


def attacked(items: list[Position], phase: str = "react", stage: str = "buy", **more: Any) -> Position:
    """Seat 0 has attacked seat 1, who has Wings, in the City."""
    at = setting(m(), m("wings", energy=5), m(), dice="claw claw 1 2 3 3", city=1)
    return {**at, "rerolls": 0, "phase": phase, "agenda": {"stage": stage, "items": items}, **more}


def test_what_stands_on_the_agenda_belongs_together() -> None:
    for good in ([CHECK, HIT], [ENTER, YIELD, CHECK, HIT]):
        chance = random.Random(1)
        goes_on(attacked(good), chance)
    goes_on(attacked([ENTER, YIELD], "yield"), random.Random(1))
    odd: list[Position] = [
        *({"amount": amount} for amount in list[Any]((0, 999, -1, "1", True, 1.0))),
        *({"attack": flag} for flag in list[Any]((1, "1", float("inf"), None))),
        *({"by": by} for by in list[Any]((2, 9, "0", True))),
        *({"seat": seat} for seat in list[Any]((None, 9, True))),
        {"extra": 1},
        {"why": "nothing"},
    ]
    wrong: list[tuple[list[Any], str, str]] = [
        ([HIT], "react", "buy"),
        ([YIELD], "yield", "buy"),
        ([CHECK, YIELD], "yield", "buy"),
        ([CHECK, HIT], "yield", "buy"),
        ([CHECK, HIT], "buy", "buy"),
        ([], "react", "buy"),
        ([], "buy", "roll"),
        ([ENTER, {"do": "yield", "seats": [0]}], "yield", "buy"),
        ([ENTER, {"do": "yield", "seats": [2]}], "yield", "buy"),
        ([ENTER, {"do": "yield", "seats": []}], "yield", "buy"),
        ([{"do": "refill", "slots": [0]}, CHECK, HIT], "react", "buy"),
        ([{"do": "mimic", "seat": 1, "buying": False}], "mimic", "buy"),
        ([{"do": "charge", "seat": 1, "card": "monster_batteries"}], "charge", "buy"),
        *(([CHECK, {**HIT, **more}], "react", "buy") for more in odd),
        ([CHECK, {name: value for name, value in HIT.items() if name != "seat"}], "react", "buy"),
        ([{"do": "enter", "barred": float("inf")}, CHECK, HIT], "react", "buy"),
        ([{"do": "enter", "barred": "1"}, CHECK, HIT], "react", "buy"),
    ]
    for items, phase, stage in wrong:
        with pytest.raises(kingtable.InvalidPosition) as refused:
            kingtable.from_position(attacked(items, phase, stage), seed=1)
        assert refused.value.field.startswith(("agenda", "phase")), (items, phase)
    dead = attacked([CHECK, HIT])
    dead["monsters"][1] = m(health=0, energy=0)
    dead["tokyo"] = {"city": None, "bay": None}
    with pytest.raises(kingtable.InvalidPosition):
        kingtable.from_position(dead, seed=1)


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"phase": "start", "dice": SIX.split()}, "dice"),
        ({"phase": "mimic", "dice": SIX.split()}, "dice"),
        ({"phase": "start", "rerolls": 2}, "rerolls"),
        ({"phase": "rolled", "dice": ["1"] * 9}, "dice"),
        ({"phase": "rolled", "dice": SIX.split(), "rerolls": 99}, "rerolls"),
        ({"phase": "buy", "dice": SIX.split(), "rerolls": 1}, "rerolls"),
        ({"monsters": [m(c("jets", counters=3)), m()]}, "monsters[0].cards[0].counters"),
        ({"monsters": [m(), m(c("mimic", counters=1))]}, "monsters[1].cards[0].counters"),
        *(
            ({"monsters": [m(c("smoke_cloud", counters=n)), m()]}, "monsters[0].cards[0].counters")
            for n in (0, 4, 1000)
        ),
        *(
            ({"monsters": [m(c("monster_batteries", counters=n)), m()]}, "monsters[0].cards[0].counters")
            for n in (0, 3)
        ),
        ({"monsters": [m(c("jets", paid=99)), m()]}, "monsters[0].cards[0].paid"),
        ({"more": {"freeze": 99}}, "more.freeze"),
        ({"more": {"herd_culler": 9}}, "more.herd_culler"),
        ({"phase": "start", "more": {"herd_culler": 1}}, "more.herd_culler"),
        ({"monsters": [m(), m(), m(health=0, energy=0)], "more": {"wings": [2]}}, "more.wings"),
        ({"version": True}, "version"),
        ({"more": {"struck": [1]}}, "more.struck"),
    ],
    ids=str,
)
def test_what_no_game_reaches_is_refused_by_name(position: Position, field: str) -> None:
    told = {"game": "king-of-tokyo", "monsters": [m(), m()], **position}
    if "phase" not in told:
        told["phase"] = "buy"
    with pytest.raises(kingtable.InvalidPosition) as refused:
        kingtable.from_position(told, seed=1)
    assert refused.value.field == field


def test_a_refusal_of_too_many_dice_says_how_many_there_can_be() -> None:
    """Scenarios use all eight dice of the box; a monster with more Extra Heads rolls nine."""

    def laid(count: int, *cards: Any, phase: str = "rolled") -> Position:
        return {"game": "king-of-tokyo", "monsters": [m(*cards), m()], "phase": phase, "dice": ["1"] * count}

    heads = ("extra_head", "extra_head", c("mimic", copies="extra_head", of=0))
    for phase in ("rolled", "buy"):
        for count, cards in ((0, ()), (6, ()), (8, ()), (8, heads), (9, heads)):
            match = kingtable.from_position(laid(count, *cards, phase=phase), seed=1)
            assert len(match.position()["dice"]) == count
    with pytest.raises(kingtable.InvalidPosition, match=r"dice: .*at most 8 dice.*rolls 6\.") as refused:
        kingtable.from_position(laid(9), seed=1)
    assert refused.value.why == {"thrown": 6, "most": 8}
