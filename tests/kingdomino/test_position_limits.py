"""Positions of Kingdomino at their limits: the last that is taken, and the first that is refused, with its values."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kingtable
from kingtable.engine.text import cut
from tests.kingdomino.table import play_out
from tests.kingdomino.test_positions import wheat

Position = dict[str, Any]
LINES: Position = {"line": [[5, 0], [6, 1]], "next_line": [[7, 0], [8, 1], [19, None], [20, None]]}
FREE = [[7, None], [8, None], [19, None], [20, None]]
DYNASTY: Position = {"options": {"players": 2, "dynasty": True}}
NO_DYNASTY: tuple[str, str, Position] = ("position-dynasty", "dynasty", {"games": 3})
OVER: Position = {"line": [], "next_line": [], "deck": [], "kingdoms": ["CC W1 W0", "CC"]}


def read(given: Position) -> kingtable.Match:
    return kingtable.from_position({"options": {"players": 2}, **given}, seed=1)


TAKEN: dict[str, Position] = {
    "the first and the last domino discarded": {"discarded": [[1], [48]], "line": [[20, 0], [21, 1]], "deck": []},
    "the first and the last domino in a line": {"line": [[1, 0], [48, 1]], "next_line": FREE},
    "a whole line": {"line": [[1, 0], [2, 0], [3, 1], [48, 1]], "next_line": FREE},
    "a last line that nobody follows": {"line": [[20, 0], [21, 1]], "next_line": [], "deck": []},
    "domino 48 placed before all others waited": {
        "kingdoms": ["CC W0 M3", "CC"], "claiming": 0, "next_line": [[7, 0], [8, 1], [19, 1], [20, None]],
    },
    "the last seat claims": {
        "kingdoms": ["CC", "CC W0 M3"], "claiming": 1, "next_line": [[7, 0], [8, 1], [19, 0], [20, None]],
    },
    "the first game of a Dynasty": {**DYNASTY, "dynasty": {"game": 1, "scores": []}},
    "the last game of a Dynasty, with the least and the most points": {
        **DYNASTY, "dynasty": {"game": 3, "scores": [[0, 999], [1, 2]]},
    },
    "the end of a Dynasty": {**DYNASTY, **OVER, "dynasty": {"game": 3, "scores": [[0, 1], [2, 3]]}},
    "no more dominoes than each king took": {
        "kingdoms": ["CC W0 W0 / F0 F0 ..", "CC"], "line": [[20, 0], [21, 1]], "deck": [*range(25, 41)],
        "next_line": [[7, 0], [8, 1], [41, None], [42, None]],
    },
    "one domino more than there are rounds waits, and no deck is named": {
        "discarded": [list(range(3, 15)), []], "line": [[20, 0], [21, 1]], "next_line": [],
    },
    "as many dominoes discarded as there are rounds": {**OVER, "discarded": [list(range(3, 15)), []]},
}  # fmt: skip


@pytest.mark.parametrize("name", TAKEN)
def test_a_position_at_its_limit_is_taken_reads_back_and_plays_on(name: str) -> None:
    match = read(TAKEN[name])
    position = match.position()
    for field, value in TAKEN[name].items():
        assert position[field] == (match.options if field == "options" else value)
    assert kingtable.from_position(position, seed=2).position() == position
    assert play_out(match).over


REFUSED: dict[str, tuple[Position, str, str, Position]] = {
    "a seat too many claims": ({**LINES, "claiming": 2}, "position-seat", "claiming", {"players": 2}),
    "a negative seat claims": ({**LINES, "claiming": -1}, "position-seat", "claiming", {"players": 2}),
    "a seat that is true": ({**LINES, "claiming": True}, "position-seat", "claiming", {"players": 2}),
    "who claims has placed nothing": (
        {"claiming": 0, "next_line": [[7, None], [8, 1], [19, 1], [20, None]]},
        "position-claiming-first", "claiming", {"domino": 49},
    ),
    "who claims before others has placed nothing": (
        {**LINES, "claiming": 0, "line": [[6, 1], [9, 1]], "next_line": FREE},
        "position-claiming-first", "claiming", {"domino": 6},
    ),
    "nothing to claim from": (
        {"claiming": 0, "kingdoms": ["CC W0 W0", "CC"], "deck": []}, "position-claiming", "claiming", {},
    ),
    "a domino of the line without a king": (
        {**LINES, "line": [[5, 0], [6, None]]}, "position-seat", "line[1]", {"players": 2},
    ),
    "a pair of three": ({"line": [[1, 0, 1]]}, "position-line", "line[0]", {"length": 4}),
    "domino 0": ({"line": [[5, 0], [0, 0]]}, "position-line", "line[1]", {"length": 4}),
    "domino 49": ({"next_line": [[49, 0]]}, "position-line", "next_line[0]", {"length": 4}),
    "five in a line": ({"next_line": [[n, None] for n in range(1, 6)]}, "position-line", "next_line", {"length": 4}),
    "a third king of the first player": (
        {**LINES, "line": [[5, 0], [6, 0]]}, "position-too-many-kings", "line", {"seat": 1, "kings": 2},
    ),
    "a third king of the last player": (
        {**LINES, "line": [[5, 1], [6, 1]]}, "position-too-many-kings", "line", {"seat": 2, "kings": 2},
    ),
    "a third king that claims": (
        {"claiming": 0, "line": [[6, 0]], "next_line": [[7, 0], *FREE[1:]], "kingdoms": ["CC W0 W0", "CC"]},
        "position-too-many-kings", "line", {"seat": 1, "kings": 2},
    ),
    "kings that wait while a line is placed": ({**LINES, "kings": [0]}, "position-kings-late", "kings", {}),
    "no line to claim from, and a deck": ({**LINES, "next_line": []}, "position-no-next-line", "next_line", {}),
    "a deck that does not come out even": (
        {**LINES, "deck": [1, 2, 3]}, "position-deck-length", "deck", {"length": 4, "count": 3},
    ),
    "a deck of one line too many": (
        {**LINES, "deck": list(range(21, 41))}, "position-lines", "deck", {"rounds": 6},
    ),
    "a domino in two lines": ({**LINES, "line": [[5, 0], [7, 1]]}, "position-twice", "line", {"domino": 7}),
    "a domino of a line in the deck": ({**LINES, "deck": [1, 2, 3, 5]}, "position-twice", "deck", {"domino": 5}),
    "one domino more than the kings took": (
        {**LINES, "kingdoms": ["CC W0 W0 / F0 F0 ..", "CC"], "discarded": [[48], []], "deck": list(range(21, 37))},
        "position-dominoes-taken", "kingdoms[0]", {"most": 2, "count": 3},
    ),
    "one domino more than all kings took": (
        {**OVER, "discarded": [[], list(range(3, 16))]},
        "position-dominoes-taken", "discarded[1]", {"most": 12, "count": 13},
    ),
    "a king more than there are free dominoes": (
        {**LINES, "next_line": [[7, 0], [8, 1], [19, None]], "deck": []},
        "position-too-few-free", "next_line", {"kings": 2, "free": 1},
    ),
    "an opening in which all kings are put down": (
        {"next_line": [[1, 0], [2, 0], [3, 1], [4, 1]]}, "position-kings-all", "next_line", {},
    ),
    "kings of nobody": ({"kings": [0, 0, 1, 2]}, "position-kings", "kings", {"each": 2}),
    "three kings of one": ({"kings": [0, 0, 0, 1]}, "position-kings", "kings", {"each": 2}),
    "version 0": ({"version": 0}, "position-version", "version", {"version": 2}),
    "version 3": ({"version": 3}, "position-version", "version", {"version": 2}),
    "points below 0": ({**DYNASTY, "dynasty": {"game": 2, "scores": [[0, -1]]}}, *NO_DYNASTY),
    "points of 1000": ({**DYNASTY, "dynasty": {"game": 2, "scores": [[1000, 0]]}}, *NO_DYNASTY),
    "points that are true": ({**DYNASTY, "dynasty": {"game": 2, "scores": [[True, 1]]}}, *NO_DYNASTY),
    "points and a half": ({**DYNASTY, "dynasty": {"game": 2, "scores": [[1, 1.5]]}}, *NO_DYNASTY),
    "one domino more than all kings took, in the last line": (
        {"kingdoms": [wheat(24, 5), "CC"], "discarded": [[48], []], "line": [[20, 0], [21, 1]], "deck": []},
        "position-dominoes-taken", "kingdoms[0]", {"most": 12, "count": 13},
    ),
    "points of one alone": ({**DYNASTY, "dynasty": {"game": 2, "scores": [[5]]}}, *NO_DYNASTY),
    "points of a game that is not over": (
        {**DYNASTY, "dynasty": {"game": 1, "scores": [[5, 5]]}}, *NO_DYNASTY,
    ),
    "a fourth game": (
        {**DYNASTY, "dynasty": {"game": 4, "scores": [[1, 1]] * 3}}, *NO_DYNASTY,
    ),
    "a Dynasty that is none": ({"dynasty": {"game": 1, "scores": []}}, "position-dynasty", "dynasty", {"games": 1}),
    "a Dynasty that ends early": (
        {**DYNASTY, **OVER, "dynasty": {"game": 2, "scores": [[0, 1]]}},
        "position-dynasty-over", "dynasty", {"games": 3},
    ),
    "kingdoms of one": ({"kingdoms": ["CC"]}, "position-one-each", "kingdoms", {"players": 2}),
    "kingdoms of three": ({"kingdoms": ["CC"] * 3}, "position-one-each", "kingdoms", {"players": 2}),
    "discards of three": ({"discarded": [[]] * 3}, "position-one-each", "discarded", {"players": 2}),
    "placements of one": ({"laid": [[]]}, "position-one-each", "laid", {"players": 2}),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_a_position_beyond_its_limit_is_refused_by_name(name: str) -> None:
    given, key, field, why = REFUSED[name]
    with pytest.raises(kingtable.InvalidPosition) as refused:
        read(given)
    assert (refused.value.key, refused.value.field, dict(refused.value.why)) == (key, field, why)


def test_a_field_that_nobody_knows_is_named_in_40_letters() -> None:
    for name in ("y" * 40, "x" * 41):
        with pytest.raises(kingtable.InvalidPosition) as refused:
            read({name: 1})
        assert refused.value.field == cut(name, 40)


def test_what_is_left_out_is_as_at_the_set_up() -> None:
    match = read(DYNASTY)
    position = match.position()
    assert (position["version"], position["dynasty"]) == (2, {"game": 1, "scores": []})
    assert (len(position["deck"]), len(position["next_line"]), sorted(position["kings"])) == (20, 4, [0, 0, 1, 1])
    assert [kingdom["box"] for kingdom in match.view(None)["kingdoms"]] == [[0, 0, 0, 0]] * 2
    all_of = {domino for seed in range(9) for domino in kingtable.from_position({}, seed=seed).position()["deck"]}
    assert {1, 48} <= all_of <= set(range(1, 49))


def test_lines_are_put_in_the_order_of_their_numbers() -> None:
    turned = {name: line[::-1] for name, line in LINES.items()}
    assert {name: read(turned).position()[name] for name in LINES} == LINES
    crossed = read({"line": [[6, 0], [5, 1]], "next_line": FREE}).position()
    assert crossed["line"] == [[5, 1], [6, 0]]


@pytest.mark.parametrize("line", [[], [[20, 1]], [[20, 1], [30, 1]]])
def test_of_the_line_a_claim_shows_what_waits(line: list[list[int]]) -> None:
    given = TAKEN["domino 48 placed before all others waited"]
    next_line = [[7, 0], *([number, None] for number in (8, 19, 21))]
    match = read({**given, "line": line, "next_line": next_line, "kingdoms": ["CC W0 W0", "CC"]})
    assert [[each["domino"], each["seat"]] for each in match.view(None)["line"]] == line


def test_the_points_of_the_last_game_of_a_dynasty_count() -> None:
    match = read(TAKEN["the end of a Dynasty"])
    assert (match.over, match.scores, match.winners) == (True, [0 + 2 + 2, 1 + 3 + 0], [0, 1])
    assert [game["scores"] for game in match.view(None)["history"]] == [[0, 1], [2, 3], [2, 0]]


@pytest.mark.parametrize(
    ("kingdom", "box"),
    [
        ("CC W0 W1", [0, 0, 2, 0]),
        ("W0 W1 CC", [-2, 0, 0, 0]),
        ("W1 / W0 / CC", [0, 0, 0, 2]),
        ("CC / W1 / W0", [0, -2, 0, 0]),
    ],
)
def test_a_kingdom_on_one_side_of_its_castle_reaches_to_the_castle(kingdom: str, box: list[int]) -> None:
    view = read({**LINES, "kingdoms": [kingdom, "CC"]}).view(None)["kingdoms"][0]
    assert (view["box"], view["points"]) == (box, 2)
    assert view["room"] == [box[2] - 4, box[3] - 4, box[0] + 4, box[1] + 4]


def opening(players: int, standing: list[int], **given: Any) -> Position:
    free: list[list[int | None]] = [[domino, None] for domino in range(1 + len(standing), 5 if players != 3 else 4)]
    claimed = [[1 + place, seat] for place, seat in enumerate(standing)]
    return {"options": {"players": players, "start_order": "snake"}, "next_line": [*claimed, *free], **given}


@pytest.mark.parametrize(
    ("players", "standing", "orders"),
    [
        (2, [0], {(1, 1, 0)}),
        (2, [1, 0], {(0, 1), (1, 0)}),
        (2, [0, 1, 1], {(0,)}),
        (3, [2], {(0, 1)}),
        (3, [0, 2], {(1,)}),
        (4, [3], {(0, 1, 2)}),
        (4, [1, 0], {(2, 3)}),
    ],
)
def test_the_kings_that_are_left_out_follow_round_the_table(
    players: int, standing: list[int], orders: set[tuple[int, ...]]
) -> None:
    given = opening(players, standing)
    found = Counter(tuple(kingtable.from_position(given, seed=seed).position()["kings"]) for seed in range(12))
    assert set(found) == orders
    for order in orders:
        assert kingtable.from_position({**given, "kings": list(order)}).position()["kings"] == list(order)


@pytest.mark.parametrize(
    ("players", "standing", "kings", "key"),
    [
        (2, [0, 0], None, "position-kings-order"),
        (4, [0, 2], None, "position-kings-order"),
        (2, [0], [0, 1, 1], "position-kings-order"),
        (4, [3], [0, 2, 1], "position-kings-order"),
        (4, [3], [0, 1, 3], "position-kings"),
        (4, [3], [0, 1, 4], "position-kings"),
        (4, [3], [0, 1], "position-kings"),
        (4, [3], 7, "position-kings"),
    ],
)
def test_kings_in_an_order_that_no_opening_has_are_refused(
    players: int, standing: list[int], kings: Any, key: str
) -> None:
    with pytest.raises(kingtable.InvalidPosition) as refused:
        kingtable.from_position(opening(players, standing, kings=kings), seed=1)
    assert (refused.value.key, refused.value.field) == (key, "kings")


def test_kings_that_are_drawn_come_in_every_order() -> None:
    given = opening(3, [1])
    given["options"]["start_order"] = "kings"
    found = {tuple(kingtable.from_position(given, seed=seed).position()["kings"]) for seed in range(20)}
    assert found == {(0, 2), (2, 0)}


def test_a_deck_that_is_left_out_has_no_more_lines_than_there_are_dominoes() -> None:
    match = read({**LINES, "aside": list(range(21, 49))})
    deck = match.position()["deck"]
    assert (len(deck), len({*deck})) == (12, 12), "of 14 that are left"
    assert {*deck} < {*range(1, 19)} - {5, 6, 7, 8}
    assert match.state.deck_end == 12
