"""What moments turned out to be worth: by the end, by what was foreseen one moment later, or between both."""

from __future__ import annotations

import numpy as np
import pytest

from kingtable.learning.returns import trace


@pytest.mark.parametrize(
    ("trust", "wanted"), [(0.0, [40.0, 40.0, 40.0]), (1.0, [20.0, 30.0, 40.0]), (0.5, [27.5, 35.0, 40.0])]
)
def test_targets_trust_the_net_as_far_as_they_are_told(trust: float, wanted: list[float]) -> None:
    foreseen = np.array([[10.0, 1.0], [20.0, 1.0], [30.0, 1.0]])
    trace(foreseen, np.array([40.0, 1.0]), np.ones(3, np.bool_), trust)
    assert foreseen[:, 0].tolist() == wanted
    assert foreseen[:, 1].tolist() == [1.0] * 3, "each value by itself"


def test_nothing_is_learnt_where_the_game_went_on_at_random() -> None:
    foreseen, chosen = np.array([[10.0], [20.0], [30.0]]), np.array([True, False, True])
    trace(foreseen, np.array([40.0]), chosen, 0.5)
    assert foreseen[:, 0].tolist() == [20.0, 20.0, 40.0]
    trace(foreseen, np.array([40.0]), chosen, 0.0)
    assert foreseen[:, 0].tolist() == [40.0] * 3, "results are results"
