"""Can the 48 dominoes make these kingdoms, and where is the misreading? Held to the figures of games that bots played
(docs/reference/notation.md, "Kingdoms of a real table").
"""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingtable.kingdomino.dominoes import LETTERS
from kingtable.kingdomino.shown import possible as module
from kingtable.kingdomino.shown.notation import Kingdom, kingdom_of, read_diagram
from kingtable.kingdomino.shown.possible import IN_BOX, Found, Repair, findings, possible, repairs
from tests.kingdomino.table import played
from tests.tiers import times

GAMES = times(30, 120)
DUELS = times(10, 40)
EACH = times(3, 4)
MISREADINGS = ("terrain", "missed", "more")
Kingdoms = list[Kingdom]


@cache
def games_of(games: int, *, duel: bool = False) -> list[Kingdoms]:
    """The kingdoms of games between four bots, or of Mighty Duels between two."""
    found = []
    for seed in range(games):
        match = played(seed, duel=duel)
        found.append([kingdom_of(match.state, seat) for seat in range(match.players)])
    return found


def misread(kingdoms: Kingdoms, how: str, chance: random.Random) -> tuple[Kingdoms, Repair]:
    """The kingdoms with one square read wrongly, and what was there."""
    read = [dict(kingdom) for kingdom in kingdoms]
    while True:
        number = chance.randrange(len(read))
        square = chance.choice(sorted(read[number]))
        terrain, crowns = read[number][square]
        if how == "terrain":
            read[number][square] = chance.choice([other for other in range(6) if other != terrain]), crowns
        elif how == "missed" and crowns:
            read[number][square] = terrain, crowns - 1
        elif how == "more" and crowns < 3:
            read[number][square] = terrain, crowns + 1
        else:
            continue
        return read, Repair(number, square, terrain, crowns)


@pytest.mark.slow
def test_no_game_that_was_played_is_doubted() -> None:
    for kingdoms in [*games_of(GAMES), *games_of(DUELS, duel=True)]:
        assert possible(kingdoms) is True
        assert repairs(kingdoms) == []
        assert {one.what for one in findings(kingdoms)} <= {"crownless"}
        for seats in range(1, len(kingdoms)):
            assert possible(kingdoms[:seats]) is True, "a table that is only partly entered"


@pytest.mark.slow
def test_nearly_every_square_that_is_misread_is_found_out() -> None:
    chance, caught, asked = random.Random(5), 0, 0
    for kingdoms in games_of(GAMES):
        for how in MISREADINGS:
            for _ in range(EACH):
                read, _ = misread(kingdoms, how, chance)
                answer = possible(read)
                assert answer is not None, "not found out"
                caught, asked = caught + (not answer), asked + 1
    assert caught >= 0.97 * asked, f"{caught} of {asked}"


@pytest.mark.slow
def test_what_was_there_is_among_few_repairs() -> None:
    chance, counts = random.Random(6), []
    for kingdoms in games_of(GAMES):
        for how in MISREADINGS:
            read, truth = misread(kingdoms, how, chance)
            if possible(read) is False:
                found = repairs(read)
                assert truth in found
                counts.append(len(found))
                for number, square, terrain, crowns in found:
                    mended = [dict(kingdom) for kingdom in read]
                    mended[number][square] = terrain, crowns
                    assert possible(mended) is True
                same = [one.terrain == read[one.kingdom][one.square][0] for one in found]
                assert same == sorted(same, reverse=True), "crowns come before terrains"
    assert sorted(counts)[len(counts) // 2] <= 3


kinds = st.sampled_from(sorted(IN_BOX))
squares = st.tuples(st.integers(-2, 2), st.integers(-2, 2)).filter(lambda square: square != (0, 0))
drawn = st.lists(st.dictionaries(squares, kinds.map(lambda kind: divmod(kind, 4)), max_size=24), min_size=1, max_size=4)


@settings(max_examples=times(60, 600), deadline=None)
@given(drawn, st.integers(0, 60))
def test_an_answer_needs_no_more_steps_than_it_may_have(kingdoms: Kingdoms, most: int) -> None:
    steps = module._Steps(most)
    answer = module._Board(kingdoms).covered(steps)
    assert steps.left >= 0
    assert answer in (None, possible(kingdoms)), "fewer steps may leave it open, but never answer otherwise"


@settings(max_examples=times(60, 600), deadline=None)
@given(st.data())
def test_whatever_is_laid_from_the_box_is_possible_in_any_order(data: st.DataObject) -> None:
    left = list(module._FACES)
    kingdoms: Kingdoms = []
    for _ in range(data.draw(st.integers(1, 4))):
        kingdom: Kingdom = {}
        for square, other in data.draw(st.lists(st.tuples(squares, st.sampled_from([(1, 0), (0, 1)])), max_size=14)):
            beside = (square[0] + other[0], square[1] + other[1])
            if square in kingdom or beside in kingdom or beside == (0, 0):
                continue
            one, two = left.pop(data.draw(st.integers(0, len(left) - 1)))
            kingdom[square], kingdom[beside] = divmod(one, 4), divmod(two, 4)
        kingdoms.append(kingdom)
    assert possible(kingdoms) is True
    assert possible(kingdoms[::-1]) is True
    assert possible([{(y, -x): kind for (x, y), kind in kingdom.items()} for kingdom in kingdoms]) is True, "turned"


def test_no_square_of_a_colour_without_its_partner() -> None:
    kingdom = read_diagram("W1 F0 / CC P0 / S1 W0", 5)
    assert possible([kingdom]) is False, "W1 has no pasture of its own here: F0, P0 and W0, S1 make two dominoes"
    assert possible([read_diagram("W1 F0 / CC .. / S1 W0", 5)]) is True


def test_a_domino_is_laid_once_only() -> None:
    assert possible([read_diagram("CC W0 M3", 5)]) is True, "domino 48"
    assert possible([read_diagram("CC W0 M3", 5)] * 2) is False, "there is one"
    assert possible([read_diagram("CC F1 P0", 5)] * 2) is False, "and one domino 29, although F1 and P0 there are many"
    assert possible([read_diagram("CC F1 W0", 5)] * 4) is True
    assert possible([read_diagram("CC F1 W0", 5)] * 5) is False
    assert possible([read_diagram("CC W0 W0", 5)] * 2) is True
    assert possible([read_diagram("CC W0 W0", 5)] * 3) is False


def test_a_search_that_takes_too_long_says_so() -> None:
    (kingdoms, *_) = games_of(1)
    assert possible(kingdoms, steps=10) is None
    assert repairs([read_diagram("CC W0 M3", 5)] * 2, steps=0) == []


def test_findings_name_what_no_box_holds() -> None:
    w3 = read_diagram("CC W3 / W0 W0", 5)
    assert Found("kind", None, ((0, 1, 0),), "W3", 1, 0) in findings([w3])
    assert [one.what for one in findings([w3])] == ["odd", "kind"]
    mines = [read_diagram("CC M3 W0", 5), read_diagram("W0 M3 CC", 5)]
    assert findings(mines) == [Found("count", None, ((0, 1, 0), (1, -1, 0)), "M3", 2, 1)]
    loose = read_diagram("CC W1 .. / .. .. F0", 5)
    assert findings([loose]) == [Found("loose", 0, ((0, 2, -1),), "", 1, 0)]
    assert findings([read_diagram("CC W0 W0", 5)]) == [Found("crownless", 0, (), "", 0, 0)]
    assert findings([read_diagram("CC", 5)]) == []


def test_the_box_has_the_squares_of_the_rulebook() -> None:
    assert sum(IN_BOX.values()) == 96
    assert {f"{LETTERS[kind // 4]}{kind % 4}": n for kind, n in sorted(IN_BOX.items())} == {
        **{"W0": 21, "W1": 5, "F0": 16, "F1": 6, "L0": 12, "L1": 6, "P0": 10, "P1": 2, "P2": 2},
        **{"S0": 6, "S1": 2, "S2": 2, "M0": 1, "M1": 1, "M2": 3, "M3": 1},
    }
