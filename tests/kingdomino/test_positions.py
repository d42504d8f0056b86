"""Positions of Kingdomino: what is left out, and what cannot be."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

import kingtable
from tests.kingdomino.table import new
from tests.less import accepted, with_one_less

FORMATS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "mighty_duel": True},
    {"players": 2, "dynasty": True},
    {"players": 3},
    {"players": 3, "three_players": 48},
    {"players": 4},
]


@pytest.mark.parametrize("options", FORMATS, ids=str)
def test_a_position_without_its_deck_has_as_many_dominoes_to_come_as_the_game(options: dict[str, Any]) -> None:
    match, chance = new(seed=5, **options), random.Random(5)
    while not match.over:
        position = match.position()
        deck = position.pop("deck")
        read = kingtable.from_position(position, seed=1)
        at = f"after {match.moves}"
        assert len(read.position()["deck"]) == len(deck), at
        assert read.view(None)["round"] == match.view(None)["round"], at
        match.play(chance.choice(match.legal()))


def opening(players: int, standing: tuple[int, ...], order: str, **more: Any) -> dict[str, Any]:
    claimed = [[domino, seat] for domino, seat in enumerate(standing, 1)]
    length = 3 if players == 3 else 4
    free: list[list[int | None]] = [[domino, None] for domino in range(len(standing) + 1, length + 1)]
    options = {"players": players, "start_order": order}
    return {"options": options, "next_line": [*claimed, *free], **more}


def orders_of(players: int, order: str) -> set[tuple[int, ...]]:
    """All orders of first claims that a game can have (K-065, K-068)."""
    if order == "kings":
        kings = [seat for seat in range(players) for _ in range(2 if players == 2 else 1)]
        return set(itertools.permutations(kings))
    round_ = [tuple((first + i) % players for i in range(players)) for first in range(players)]
    return {(*one, *one[::-1]) if players == 2 else one for one in round_}


@pytest.mark.parametrize("order", ["kings", "snake"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.slow
def test_kings_that_are_left_out_come_in_an_order_that_can_be(players: int, order: str) -> None:
    possible = orders_of(players, order)
    kings = 4 if players == 2 else players
    for count in range(kings):
        for standing in set(itertools.product(range(players), repeat=count)):
            rests = {one[count:] for one in possible if sorted(one[:count]) == sorted(standing)}
            if not rests:
                with pytest.raises(kingtable.InvalidPosition):
                    kingtable.from_position(opening(players, standing, order), seed=1)
                continue
            seeds = 40 * len(rests)
            found = Counter(
                tuple(kingtable.from_position(opening(players, standing, order), seed=seed).position()["kings"])
                for seed in range(seeds)
            )
            assert set(found) == rests, standing
            assert min(found.values()) > 15, "every order comes about equally often"
            for rest in set(itertools.product(range(players), repeat=kings - count)):
                given = opening(players, standing, order, kings=list(rest))
                if rest in rests:
                    assert kingtable.from_position(given).position()["kings"] == list(rest)
                else:
                    with pytest.raises(kingtable.InvalidPosition):
                        kingtable.from_position(given)


@pytest.mark.parametrize("options", [*FORMATS, {"players": 4, "dynasty": True}], ids=str)
@pytest.mark.slow
def test_a_position_knows_which_dominoes_lie(options: dict[str, Any]) -> None:
    match, chance = new(seed=7, **options), random.Random(7)
    while not match.over:
        read = kingtable.from_position(match.position(), seed=1)
        at = f"after {match.moves}"
        assert read.position() == match.position(), at
        assert read.view(None)["to_come"] == match.view(None)["to_come"], at
        assert read.view(None)["kingdoms"] == match.view(None)["kingdoms"], at
        without = match.position()
        deck, laid = without.pop("deck"), without.get("laid", [])
        lying = {int(text.partition("@")[0]) for placed in laid for text in placed}
        assert not lying & set(kingtable.from_position(without, seed=1).position()["deck"]), at
        assert not lying & set(deck), at
        match.play(chance.choice(match.legal()))


VARIANTS: list[dict[str, Any]] = [
    *({"players": players, "start_order": order} for players in (2, 3, 4) for order in ("kings", "snake")),
    {"players": 2, "mighty_duel": True, "dynasty": True},
    {"players": 3, "three_players": 48, "harmony": True},
    {"players": 3, "dynasty": True},
    {"players": 4, "dynasty": True, "middle_kingdom": True},
]


def wheat(squares: int, side: int) -> str:
    """A kingdom with so many squares of wheat, row by row from its castle in the corner."""
    told = ["CC", *["W0"] * squares, *[".."] * (-(squares + 1) % side)]
    return " / ".join(" ".join(told[i : i + side]) for i in range(0, len(told), side))


@pytest.mark.slow(quick=10)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_decision_reads_back_and_no_kingdom_has_more_dominoes_than_were_placed(options: dict[str, Any]) -> None:
    side, tried = 7 if options.get("mighty_duel") else 5, 0
    for seed in range(2):
        match, chance = new(seed=seed, **options), random.Random(seed)
        while not match.over:
            position, at = match.position(), f"seed {seed}, after {match.moves}"
            assert kingtable.from_position(position, seed=1).position() == position, at
            known = {name: value for name, value in position.items() if name not in ("deck", "laid")}
            again = kingtable.from_position(known, seed=1).position()
            assert {name: again[name] for name in known} == known, at
            placed, seats = position.get("laid", [[]] * options["players"]), [seat for _, seat in position["line"]]
            taken = [len(one) + len(other) for one, other in zip(placed, position["discarded"], strict=True)]
            most = max(count + seats.count(p) for p, count in enumerate(taken))
            bare = {**known, "deck": position["deck"], "discarded": [[] for _ in placed]}
            seat = position.get("claiming", chance.randrange(len(placed)))
            for squares in (2 * most, 2 * most - 1, 2 * most + 2):
                if not 0 <= squares < side * side:
                    continue
                kingdoms = [wheat(squares, side) if p == seat else "CC" for p in range(len(placed))]
                if squares == 2 * most:
                    kingtable.from_position({**bare, "kingdoms": kingdoms, "version": 1}, seed=1)
                    continue
                with pytest.raises(kingtable.InvalidPosition) as refused:
                    kingtable.from_position({**bare, "kingdoms": kingdoms}, seed=1)
                key = "position-kingdom-odd" if squares % 2 else "position-dominoes-taken"
                assert (refused.value.key, refused.value.field) == (key, f"kingdoms[{seat}]"), at
                tried += 1
            match.play(chance.choice(match.legal()))
    assert tried > 50


@pytest.mark.parametrize("options", VARIANTS[::2] + VARIANTS[-1:], ids=str)
def test_a_position_with_one_thing_less_is_refused_or_plays_on(options: dict[str, Any]) -> None:
    match, chance, met, taken = new(seed=9, **options), random.Random(9), Counter[str](), 0
    while met["place"] < 12:
        phase = match.view(None)["phase"]
        met[phase] += 1
        if (phase, met[phase]) in {("opening", 2), ("place", 2), ("place", 7), ("claim", 1), ("claim", 3)}:
            given = match.position()
            given.pop("laid", None)
            for less in with_one_less(given):
                if (read := accepted(less)) is None:
                    continue
                taken += 1
                again = kingtable.from_position(read.position(), seed=1)
                assert (again.position(), again.legal()) == (read.position(), read.legal()), less
                for _ in range(5):  # all kings of a line
                    assert read.over or read.legal(), less
                    if not read.over:
                        read.play(read.legal()[0])
        match.play(chance.choice(match.legal()))
    assert taken > 40


def test_what_lies_is_held_against_the_squares() -> None:
    match, chance = new(seed=7, players=2), random.Random(7)
    while len(match.moves) < 25:
        match.play(chance.choice(match.legal()))
    position = match.position()
    first, second, *others = position["laid"][0]
    domino, _, where = first.partition("@")
    deck = position["deck"]
    wrong: list[Any] = [
        *(None, 7, "x", {}, [], [[]], [[], [], []], [[7], []], [["x"], []], [[first], None], [[None] * 24, []]),
        *([[f"{other}@{where}", second, *others], []] for other in (0, 49, deck[0], 99)),
        *([[f"{domino}@{x},{y}>{way}"], []] for x, y, way in ((0, 0, "E"), (9, 9, "N"), (-3, 2, "S"), (1, 1, "X"))),
        [[first, first, *others], []],
        [[first, second, *others], [first]],
        [[*others, first, second], position["laid"][1]] if len(others) > 1 else [[second], [second]],
    ]
    refused = 0
    for laid in wrong:
        if laid is None:
            continue
        try:
            kingtable.from_position({**position, "laid": laid})
        except kingtable.InvalidPosition as reason:
            refused += reason.field.startswith(("laid", "line", "deck"))
    assert refused >= len(wrong) - 4
    some = {**position, "laid": [[None, second, None, *others[1:]], []]}
    del some["deck"]
    read = kingtable.from_position(some, seed=1)
    assert kingtable.from_position(read.position()).position() == read.position()
    assert read.position()["laid"][0][:3] == [None, second, None]
    assert int(second.partition("@")[0]) not in read.position()["deck"]
