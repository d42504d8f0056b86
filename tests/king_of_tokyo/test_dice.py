"""The exact dice against brute force that shares nothing with them."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import comb

import numpy as np
import pytest

import kingtable
from kingtable.engine.errors import Refused
from kingtable.king_of_tokyo.dice import best, outcomes, probability, table

FACES = ("1", "2", "3", "heart", "energy", "claw")


def brute_force(values: dict[tuple[int, ...], float], dice: int, rerolls: int) -> dict[tuple[int, ...], float]:
    """Values of sorted dice, by trying every subset to keep and every way the others can fall."""

    @cache
    def value(lying: tuple[int, ...], left: int) -> float:
        if left == 0:
            return values[lying]
        best_yet = values[lying] if left == 0 else value(lying, left - 1)
        for keep in product((False, True), repeat=dice):
            kept = tuple(die for die, stays in zip(lying, keep, strict=True) if stays)
            n = dice - len(kept)
            if n:
                total = sum(value(tuple(sorted(kept + thrown)), left - 1) for thrown in product(range(6), repeat=n))
                best_yet = max(best_yet, total / 6**n)
        return best_yet

    return {lying: value(lying, rerolls) for lying in values}


@pytest.mark.parametrize(("dice", "rerolls"), [(1, 1), (1, 3), (2, 2), (3, 1), (3, 2), (4, 1)])
def test_the_plan_is_the_best_that_brute_force_finds(dice: int, rerolls: int) -> None:
    random = np.random.default_rng(dice * 10 + rerolls)
    counts = outcomes(dice)
    values = random.normal(size=len(counts))
    lying = [tuple(face for face in range(6) for _ in range(row[face])) for row in counts]
    expected = brute_force(dict(zip(lying, map(float, values), strict=True)), dice, rerolls)
    plan = best(values, dice, rerolls)
    for i, faces in enumerate(lying):
        assert plan.values[rerolls, i] == pytest.approx(expected[faces], abs=1e-9)


@pytest.mark.slow
def test_what_a_plan_keeps_is_worth_what_it_says() -> None:
    """Playing by `keep` gives the value, checked by an exact walk over the throws."""
    values = np.array([float(row[5] ** 2 + (row[2] >= 3)) for row in outcomes(4)])
    plan = best(values, 4, 2)
    index = {tuple(row): i for i, row in enumerate(outcomes(4).tolist())}

    def played(counts: tuple[int, ...], left: int) -> float:
        faces = [FACES[f] for f in range(6) for _ in range(counts[f])]
        kept = plan.keep(faces, left) if left else faces
        n = 4 - len(kept)
        if n == 0:
            return float(values[index[counts]])
        start = [kept.count(face) for face in FACES]
        total = 0.0
        for thrown in product(range(6), repeat=n):
            after = list(start)
            for face in thrown:
                after[face] += 1
            total += played(tuple(after), left - 1)
        return float(total / 6**n)

    for counts in ((1, 1, 1, 0, 0, 1), (0, 0, 2, 1, 1, 0)):
        faces = [FACES[f] for f in range(6) for _ in range(counts[f])]
        assert played(counts, 2) == pytest.approx(plan.value(faces), abs=1e-9)


@pytest.mark.parametrize("dice", range(1, 10))
def test_there_are_as_many_outcomes_as_multisets(dice: int) -> None:
    assert len(outcomes(dice)) == comb(dice + 5, 5)
    assert table(dice).counts.sum(1).max() == dice


def test_all_claws_with_two_rerolls() -> None:
    """E[claws] = 6 (1 - (5/6)^3) from nothing: the figure of the prototype."""
    plan = best(outcomes(6)[:, 5].astype(float), 6, 2)
    weights = [_multinomial(row) for row in outcomes(6)]
    mean = sum(w * plan.values[2, i] for i, w in enumerate(weights)) / 6**6
    assert mean == pytest.approx(6 * (1 - (5 / 6) ** 3))


def _multinomial(row: np.ndarray) -> int:
    ways, left = 1, int(row.sum())
    for n in map(int, row):
        ways *= comb(left, n)
        left -= n
    return ways


def test_three_claws_or_more_is_48_3_percent() -> None:
    faces = ["3", "3", "claw", "1", "heart", "energy"]
    p = probability(lambda end: end["claw"] >= 3, faces, 2)
    q = 1 - (5 / 6) ** 2
    assert p == pytest.approx(1 - (1 - q) ** 5 - 5 * q * (1 - q) ** 4)
    assert round(100 * p, 1) == 48.3


@pytest.mark.parametrize("rerolls", [0, 1, 5])
def test_nine_dice_and_any_number_of_rerolls(rerolls: int) -> None:
    p = probability(lambda end: end["heart"] >= 1, ["1"] * 9, rerolls)
    assert p == pytest.approx(1 - (5 / 6) ** (9 * rerolls))


@pytest.mark.parametrize(("values", "dice", "rerolls"), [(6, 0, 1), (6, 10, 1), (5, 1, 1), (6, 1, -1), (6, 1, 100)])
def test_bad_input_is_refused(values: int, dice: int, rerolls: int) -> None:
    with pytest.raises(Refused):
        best(np.zeros(values), dice, rerolls)


def test_a_face_that_is_none_is_refused() -> None:
    with pytest.raises(Refused, match="paw"):
        probability(lambda end: True, ["paw"], 1)


def test_the_odds_at_the_table() -> None:
    match = kingtable.from_position(
        {
            "game": "king-of-tokyo",
            "phase": "rolled",
            "rerolls": 1,
            "dice": ["3", "3", "claw", "claw", "1", "heart", "energy"],
            "monsters": [{"cards": ["extra_head"]}, {"health": 5}, {}, {}, {}],
            "tokyo": {"city": 1},
        },
        seed=3,
    )
    told = match.preview(["keep 3 3 claw claw"])
    odds = {(entry["face"], entry["count"]): entry for entry in told["odds"]}
    assert odds["3", 3]["p"] == pytest.approx(1 - (5 / 6) ** 3)
    assert odds["claw", 5]["p"] == pytest.approx((1 / 6) ** 3)
    assert [hit["seat"] for hit in odds["claw", 5]["then"]["damage"] if hit["left"] == 0] == [1]
    before = match.position()
    match.preview(["keep 3"])
    assert match.position() == before
    with pytest.raises(kingtable.IllegalAction):
        match.preview(["keep 2"])
