"""Positions that somebody types from the squares in front of him: what lies cannot come, and no box holds too much."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kingtable
from examples.best_move import TABLE
from kingtable.kingdomino.shown.notation import kingdom_of, read_diagram
from kingtable.kingdomino.shown.possible import covering, possible
from tests.kingdomino.table import new
from tests.tiers import times

FORMATS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "mighty_duel": True},
    {"players": 3},
    {"players": 3, "three_players": 48},
    {"players": 4},
]
TYPED = ("game", "options", "kingdoms", "discarded", "line", "next_line", "kings", "claiming")
"""What somebody at a table sees, and types."""

CASE: dict[str, Any] = {
    "options": {"players": 4},
    "kingdoms": ["CC W0 M3", "CC L0 S2", "CC", "CC"],
    "line": [[20, 0], [21, 1], [22, 2], [23, 3]],
    "next_line": [[1, None], [2, None], [3, None], [4, None]],
}


def named(position: dict[str, Any]) -> set[int]:
    """The dominoes that a position names elsewhere than in its kingdoms."""
    lines = {domino for name in ("line", "next_line") for domino, _ in position.get(name, [])}
    away = {domino for row in position.get("discarded", []) for domino in row}
    return {*lines, *away, *position.get("deck", []), *position.get("aside", [])}


def remaining(match: kingtable.Match) -> list[int]:
    """The dominoes that may lie in the kingdoms of a position that was read without its deck."""
    return sorted(set(range(1, 49)) - named(match.position()))


@pytest.mark.parametrize("options", FORMATS, ids=str)
def test_what_lies_cannot_come(options: dict[str, Any]) -> None:
    tried = 0
    for seed in range(times(2, 36)):
        match, chance = new(seed=seed, **options), random.Random(seed)
        until = chance.randrange(10, 60)
        while len(match.moves) < until and not match.over:
            match.play(chance.choice(match.legal()))
        if match.over:
            continue
        position = {name: value for name, value in match.position().items() if name in TYPED}
        read = kingtable.from_position(position, seed=seed)
        kingdoms = [kingdom_of(read.state, seat) for seat in range(read.players)]
        lie = remaining(read)
        assert 2 * len(lie) == sum(map(len, kingdoms)), position
        assert covering(kingdoms, lie, lambda n: 0) is not None, position
        assert len(read.position()["deck"]) == len(match.position()["deck"]), position
        assert kingtable.from_position(read.position(), seed=3).position() == read.position()
        tried += 1
    assert tried > 0


def test_the_squares_of_one_domino_alone_keep_it_out_of_the_deck() -> None:
    for seed in range(times(40, 200)):
        assert 48 not in kingtable.from_position(CASE, seed=seed).position()["deck"]


def test_the_position_of_the_example_is_right_for_every_seed() -> None:
    kingdoms = [read_diagram(str(text), 5) for text in TABLE["kingdoms"]]
    for seed in range(times(30, 1000)):
        lie = remaining(kingtable.from_position(TABLE, seed=seed))
        assert covering(kingdoms, lie, lambda n: 0) is not None, seed


@pytest.mark.parametrize(
    ("kingdom", "square", "most", "count"),
    [
        ("CC M3 / .. M3", "M3", 1, 2),
        ("CC S2 S2 / .. S2 .. / .. S2 ..", "S2", 2, 4),
        ("CC M0 / .. M0 / M0 M0", "M0", 1, 4),
        ("CC F1 F1 / .. F1 F1 / .. F1 F1 / .. F1 F1", "F1", 6, 8),
    ],
)
def test_more_squares_than_the_box_has_are_refused_by_their_places(
    kingdom: str, square: str, most: int, count: int
) -> None:
    line = {"line": [[20, 0], [21, 1]], "deck": []}
    with pytest.raises(kingtable.InvalidPosition) as refused:
        kingtable.from_position({"kingdoms": [kingdom, "CC"], **line})
    assert refused.value.key == "position-squares-many"
    assert refused.value.why["at"].count("kingdoms[0]") == count
    assert (refused.value.why["square"], refused.value.why["most"]) == (square, most)
    for language in ("en", "fa", "ja", "el", "tr"):
        assert square in refused.value.text(language)
    finished = kingtable.from_position({"kingdoms": [kingdom, "CC"], "line": [], "next_line": [], "deck": []})
    assert finished.over, "a finished kingdom is only scored"


def test_a_square_of_a_domino_that_is_named_elsewhere_cannot_lie() -> None:
    for elsewhere in ({"deck": [48, 1, 2, 3]}, {"discarded": [[], [48], [], []]}, {"aside": [48]}):
        with pytest.raises(kingtable.InvalidPosition, match=r"M3.*kingdoms"):
            kingtable.from_position({**CASE, "next_line": [[5, None], [6, None], [7, None], [8, None]], **elsewhere})


def test_what_three_left_over_is_named_and_cannot_come() -> None:
    match, chance = new(seed=2, players=3, three_players=48), random.Random(2)
    left: list[int] = []
    while len(left) < 5:
        match.play(chance.choice(match.legal()))
        left = [event["domino"] for event in match.events if event["e"] == "leftover"]
    position = {name: value for name, value in match.position().items() if name in TYPED}
    read = kingtable.from_position({**position, "aside": left}, seed=1)
    assert not set(left) & {*read.position()["deck"], *remaining(read)}
    assert set(left) <= {*read.position()["aside"]}
    while not read.over:
        assert kingtable.from_position(read.position(), seed=9).position() == read.position(), read.moves
        read.play(chance.choice(read.legal()))
    for wrong in ([0], [left[0], left[0]], "12", [[1]], [position["next_line"][0][0]]):
        with pytest.raises(kingtable.InvalidPosition):
            kingtable.from_position({**position, "aside": wrong})


def test_who_claims_has_laid_a_domino_that_came_before_the_waiting_ones() -> None:
    given = {
        "kingdoms": ["CC W0 W0 / W0 W0 ..", "CC F0 F0"],
        "line": [[3, 1]],
        "next_line": [[7, None], [8, None], [9, 1], [10, 0]],
        "claiming": 0,
    }
    for seed in range(20):
        assert {1, 2} & {*remaining(kingtable.from_position(given, seed=seed))}
    for away in ({"discarded": [[], [1, 2]]}, {"aside": [1, 2]}):
        with pytest.raises(kingtable.InvalidPosition, match="lower"):
            kingtable.from_position({**given, **away})


def test_positions_of_earlier_versions_are_read_as_they_were_written() -> None:
    deck = [48, *range(5, 20), *range(24, 28)]
    assert kingtable.from_position({**CASE, "version": 1, "deck": deck}).position()["deck"] == deck
    with pytest.raises(kingtable.InvalidPosition):
        kingtable.from_position({**CASE, "deck": deck})


def test_a_study_that_no_dominoes_make_leaves_out_as_many_squares_as_lie() -> None:
    study = "CC M2 .. / M2 M2 W0"
    given = {"kingdoms": [study, "CC"], "line": [[20, 0], [21, 1]], "next_line": [[n, None] for n in (30, 31, 32, 33)]}
    assert possible([read_diagram(study, 5)]) is False, "no domino has two mines"
    read = kingtable.from_position(given, seed=1)
    to_come = [*read.position()["deck"], *read.position()["aside"]]
    assert not {45, 46, 47} & {*to_come}, "the box has three such mines"
    assert kingtable.from_position(read.position(), seed=2).position() == read.position()


def test_the_dominoes_are_chosen_by_chance() -> None:
    kingdom = read_diagram("CC W0 W0 / .. F0 F0", 5)
    chance = random.Random(1)
    found = {tuple(sorted((covering([kingdom], range(1, 49), chance.randrange) or [[]])[0])) for _ in range(200)}
    assert found == {(wheat, forest) for wheat in (1, 2) for forest in (3, 4, 5, 6)}, "wheat and forest together: once"
    assert covering([read_diagram("CC W0 W0", 5)], range(3, 49), chance.randrange) is None
