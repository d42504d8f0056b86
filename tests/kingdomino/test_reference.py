"""The reference is sound by itself, and the best kingdoms of the rulings can really be built."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from tests.kingdomino.table import halves, placing
from tests.reference.kingdomino import Deal, Game, Options
from tests.reference.kingdomino_kingdom import DOMINOES, STEP, Kingdom, Placement, Refused, Square, beyond


def test_the_reference_and_the_engine_print_the_same_dominoes() -> None:
    for number, domino in DOMINOES.items():
        assert halves(number) == (str(domino.left), str(domino.right))


@pytest.mark.parametrize("side", [5, 7])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.slow
def test_placements_are_exactly_those_that_are_not_refused(side: int, seed: int) -> None:
    rng = random.Random(seed)
    kingdom = Kingdom(side)
    for number in rng.sample(sorted(DOMINOES), 12):
        offered = kingdom.placements(number)
        assert {str(each) for each in offered} == {str(each) for each in every(kingdom, number)}
        assert len({str(each) for each in offered}) == len(offered)
        if offered:
            kingdom = kingdom.add(rng.choice(offered))


def every(kingdom: Kingdom, number: int) -> list[Placement]:
    """Everywhere within reach, kept where no rule refuses it."""
    found = []
    for x, y, step in product(range(-8, 9), range(-8, 9), STEP.values()):
        placement = Placement(number, (x, y), beyond((x, y), step))
        try:
            kingdom.refuse(placement)
        except Refused:
            continue
        found.append(placement)
    return found


def test_a_diagram_reads_back() -> None:
    kingdom = Kingdom.read("W0 .. CC / L1 L0 W1", 5)
    assert kingdom.squares[-2, 0].terrain == "W"
    assert kingdom.squares[0, -1].crowns == 1
    assert Kingdom.read(kingdom.diagram).squares == kingdom.squares


def test_a_deal_that_cannot_be_is_refused() -> None:
    line, deck = [1, 2, 3, 4], list(range(5, 25))
    assert Game.start(Options(2), Deal(line, deck, [0, 1, 1, 0])).to_move == 0
    for wrong in (
        Deal(line, deck[:-1], [0, 1, 1, 0]),
        Deal(line, [*deck[:-1], 1], [0, 1, 1, 0]),
        Deal(line, deck, [0, 1, 0]),
        Deal(line[:3], [4, *deck], [0, 1, 1, 0]),
    ):
        with pytest.raises(ValueError, match=r"."):
            Game.start(Options(2), wrong)
    with pytest.raises(ValueError, match="kings"):
        Game.start(Options(2, start_order="snake"), Deal(line, deck, [0, 0, 1, 1]))


BEST = {
    "128 points": (5, "W0 M3 CC M2 S0 / W0 M1 M2 M2 S0 / W1 M0 W0 P0 S1 / W0 W1 W0 P0 S2 / S1 S0 S2 S0 S0", 128),
    "126 points round the castle": (
        5,
        "W0 W0 W1 W0 M1 / S1 S2 S0 W1 M0 / P0 S2 CC W0 M3 / P0 S1 S0 M2 M2 / S0 S0 S0 M2 W0",
        126,
    ),
    "272 points in the duel": (
        7,
        "L0 W0 W1 W0 W0 M2 S0 / W1 W0 M0 M1 M3 M2 S0 / P1 W0 M2 F0 CC W0 S1 / P0 W0 W0 W1 W1 W0 S0 / "
        "P0 L0 W0 S0 S0 S2 S0 / P0 P2 W1 W0 L0 P0 S1 / P0 P0 P0 P2 P1 P0 S2",
        272,
    ),
}


def tiling(kingdom: Kingdom) -> list[Placement]:
    """Different dominoes that make up a kingdom."""
    stock: dict[tuple[str, str], list[int]] = {}
    for number, domino in DOMINOES.items():
        stock.setdefault((str(domino.left), str(domino.right)), []).append(number)
    used: Counter[tuple[str, str]] = Counter()

    def cover(rest: frozenset[Square]) -> list[Placement] | None:
        if not rest:
            return []
        first = min(rest)
        for second in (beyond(first, STEP["E"]), beyond(first, STEP["N"])):
            if second not in rest:
                continue
            for left, right in ((first, second), (second, first)):
                face = str(kingdom.squares[left]), str(kingdom.squares[right])
                if used[face] < len(stock.get(face, [])):
                    used[face] += 1
                    covered = cover(rest - {first, second})
                    if covered is not None:
                        used[face] -= 1
                        return [Placement(stock[face][used[face]], left, right), *covered]
                    used[face] -= 1
        return None

    found = cover(frozenset(kingdom.squares) - {(0, 0)})
    assert found is not None
    return found


@pytest.mark.parametrize(("side", "diagram", "points"), BEST.values(), ids=list(BEST))
def test_the_best_kingdoms_can_be_built_in_legal_order(side: int, diagram: str, points: int) -> None:
    """A domino that fits now fits later too, as long as the whole stays in its frame: any order will do."""
    wanted = Kingdom.read(diagram, side)
    waiting = tiling(wanted)
    assert len({placement.number for placement in waiting}) == (side * side - 1) // 2
    kingdom = Kingdom(side)
    while waiting:
        placement = next(each for each in waiting if str(each) in map(str, kingdom.placements(each.number)))
        match = placing(kingdom.diagram, placement.number, mighty_duel=side == 7)
        match.play(str(placement))
        kingdom = kingdom.add(placement)
        assert match.position()["kingdoms"][0] == kingdom.diagram
        waiting.remove(placement)
    assert kingdom.squares == wanted.squares
    assert kingdom.points == points
