"""Training on features that are there or not: slopes are right, and a net learns who wins."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kingtable.bots.net import Net
from kingtable.engine.compiler.jit import interpreted
from kingtable.learning import sparse
from kingtable.learning.sparse import Data, Layers, coarse, fit, probabilities, widened
from kingtable.learning.train import drawn

INPUTS, OUTPUTS = 12, 4


def rows(n: int = 3000) -> Data:
    """Three features a row; the third result is possible in every other row, and the winner follows the features."""
    chance = np.random.default_rng(2)
    on = np.array([np.sort(chance.choice(INPUTS, 3, replace=False)) for _ in range(n)], np.int16)
    of = np.where(np.arange(n) % 2, 3, 2).astype(np.int8)
    result = np.where(on[:, 0] < 2, 0, np.where(on[:, 1] < 6, 1, OUTPUTS - 1)).astype(np.int8)
    result[(of == 3) & (on[:, 2] == INPUTS - 1)] = 2
    shares = np.eye(OUTPUTS, dtype=np.float32)[result]
    return Data(on.reshape(-1), np.arange(3, 3 * n + 3, 3), shares, of, np.arange(n) // 5)


def layers(hidden: tuple[int, int], code: type) -> Layers:
    sizes = (*hidden, OUTPUTS)
    return Layers(*(np.zeros(n, code) for n in (*sizes, *sizes)))


def test_slopes_are_differences() -> None:
    data, chance = rows(20), np.random.default_rng(3)
    data.shares[:10] = 0.75 * data.shares[:10] + 0.25 * np.eye(OUTPUTS)[OUTPUTS - 1]
    net = Net(*(w.astype(np.float64) for w in drawn((INPUTS, 5, 4, OUTPUTS), 4)))
    slope = Net(*(np.zeros_like(w) for w in net))
    x, forward, backward = layers((5, 4), np.float64), interpreted(sparse.forward), interpreted(sparse.backward)
    for row in range(20):
        forward(net, data, row, x)
        backward(net, slope, data, row, x)
    for weights, slopes in zip(net, slope, strict=True):
        for _ in range(3):
            at: Any = tuple(chance.integers(0, size) for size in weights.shape)
            losses = []
            for off in (1e-6, -2e-6):
                weights[at] += off
                losses.append(sum(forward(net, data, row, x) for row in range(20)))
            weights[at] += 1e-6
            assert slopes[at] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-6)


def test_a_net_learns_who_wins_and_the_same_rows_and_seed_give_the_same_net() -> None:
    made = [fit(rows(), inputs=INPUTS, outputs=OUTPUTS, hidden=(16, 8), epochs=30, size=32, rate=1e-2) for _ in "ab"]
    (net, epochs), (again, _) = made
    assert epochs[-1].validated < 0.15 < 1.0 < np.log(3)
    assert all(np.array_equal(one, other) for one, other in zip(net, again, strict=True))


def test_the_least_loss_is_at_the_shares_themselves() -> None:
    data = rows()
    data.shares[:] = [0.5, 0.25, 0, 0.25]
    net, _ = fit(data, inputs=INPUTS, outputs=OUTPUTS, hidden=(16, 8), epochs=30, size=32, rate=1e-2)
    assert probabilities(net, data)[:, [0, 1, 3]].mean(0) == pytest.approx([0.5, 0.25, 0.25], abs=0.01)


def test_a_widened_net_tells_the_same_and_learns_with_all_of_it() -> None:
    data = rows()
    net = Net(*drawn((INPUTS, 5, 4, OUTPUTS), 4))
    wide = Net(*widened(net, (16, 8), 1))
    assert (len(wide.first_bias), len(wide.second_bias)) == (16, 8)
    assert np.allclose(probabilities(wide, data), probabilities(net, data), atol=1e-6)
    learnt, _ = fit(data, inputs=INPUTS, outputs=OUTPUTS, hidden=(16, 8), begun=net, epochs=2, size=32, rate=1e-2)
    assert all((weights != 0).all() for weights in (learnt.second, learnt.last))
    same = widened(net, (5, 4), 1)
    assert all(np.array_equal(one, other) for one, other in zip(same, net, strict=True))


def test_results_that_are_not_possible_get_no_probability() -> None:
    data = rows(10)
    net = Net(*drawn((INPUTS, 5, 4, OUTPUTS), 4))
    x = layers((5, 4), np.float32)
    interpreted(sparse.forward)(net, data, 0, x)
    assert data.of[0] == 2
    assert x.outputs_slope[2] == 0
    assert sum(x.outputs_slope) == pytest.approx(0, abs=1e-6)


def test_coarse_weights_are_near_and_stay_as_they_are_in_half_the_room() -> None:
    weights = np.random.default_rng(1).normal(0, 1, 4000).astype(np.float32)
    told = coarse(weights)
    assert told.dtype == np.float32
    assert 1 / 512 < np.abs(told - weights).max() <= 1 / 256
    assert np.array_equal(coarse(told), told)
    assert np.array_equal(told.astype(np.float16), told)
