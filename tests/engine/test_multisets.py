"""Multisets have numbers, and numbers multisets."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from kingtable.engine import multisets
from kingtable.engine.compiler.jit import interpreted

rank_of = interpreted(multisets.rank_of)
count_at = interpreted(multisets.count_at)
put_counts = interpreted(multisets.put_counts)


@pytest.mark.parametrize(("kinds", "most"), [(1, 3), (3, 4), (6, 3), (7, 2)])
def test_every_choice_has_a_rank_of_its_own_and_comes_back_from_it(kinds: int, most: int) -> None:
    table = multisets.steps(kinds, most).tolist()
    found = [list(counts) for counts in product(range(most + 1), repeat=kinds) if sum(counts) <= most]
    assert sorted(rank_of(table, counts) for counts in found) == list(range(multisets.choices(kinds, most)))
    assert rank_of(table, [0] * kinds) == 0
    for counts in found:
        rank, back = rank_of(table, counts), [-1] * kinds
        put_counts(table, rank, back)
        assert back == counts
        assert [count_at(table, rank, kind) for kind in range(kinds)] == counts


def test_ranks_go_up_with_the_first_kind_in_which_two_choices_differ() -> None:
    table = multisets.steps(3, 4).tolist()
    found = [counts for counts in product(range(5), repeat=3) if sum(counts) <= 4]
    assert [rank_of(table, counts) for counts in found] == list(range(len(found)))


def test_compiled_and_interpreted_ranks_are_the_same() -> None:
    table, back = multisets.steps(4, 5), np.zeros(4, np.int64)
    for rank in range(multisets.choices(4, 5)):
        multisets.put_counts(table, rank, back)
        assert multisets.rank_of(table, back) == rank_of(table.tolist(), list(back)) == rank
