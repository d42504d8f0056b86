"""Training on features that are there or not: slopes are right, and a net learns who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from kingtable.bots.net import Net
from kingtable.engine.record import Array
from kingtable.learning import train
from kingtable.learning.sparse import Data, coarse, first_weights, probabilities, widened
from kingtable.learning.train import SHARES, Epoch, drawn, fit

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


def learnt(data: Data, weights: Sequence[Array], **how: Any) -> tuple[Net, list[Epoch]]:
    return fit(data, weights, kind=SHARES, batch=32, rate=1e-2, averaged=0.999, **how)


def test_slopes_are_differences() -> None:
    data, chance, every = rows(20), np.random.default_rng(3), np.arange(20)
    data.targets[:10] = 0.75 * data.targets[:10] + 0.25 * np.eye(OUTPUTS)[OUTPUTS - 1]
    weights = [w.astype(np.float64) for w in drawn((INPUTS, 5, 4, OUTPUTS), 4)]
    layers, found = train.outputs(weights, data, every), [np.ones_like(w) for w in weights]
    train.put_slopes(found, weights, data, every, layers, train.loss_of(SHARES, layers[-1], data.targets)[1])
    for weight, slope in zip(weights, found, strict=True):
        for _ in range(3):
            at: Any = tuple(chance.integers(0, size) for size in weight.shape)
            losses = []
            for off in (1e-6, -2e-6):
                weight[at] += off
                losses.append(train.mean_loss(SHARES, weights, data, every))
            weight[at] += 1e-6
            assert slope[at] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-6)


def test_a_net_learns_who_wins_and_the_same_rows_and_seed_give_the_same_net() -> None:
    made = [learnt(rows(), first_weights((INPUTS, 16, 8, OUTPUTS), 1), epochs=30) for _ in "ab"]
    (net, epochs), (again, _) = made
    assert epochs[-1].validated < 0.15 < 1.0 < np.log(3)
    assert all(np.array_equal(one, other) for one, other in zip(net, again, strict=True))


def test_the_least_loss_is_at_the_shares_themselves() -> None:
    data = rows()
    data.targets[:] = [0.5, 0.25, 0, 0.25]
    net, _ = learnt(data, first_weights((INPUTS, 16, 8, OUTPUTS), 1), epochs=30)
    assert probabilities(net, data)[:, [0, 1, 3]].mean(0) == pytest.approx([0.5, 0.25, 0.25], abs=0.01)


def test_a_widened_net_tells_the_same_and_learns_with_all_of_it() -> None:
    data = rows()
    net = Net(*drawn((INPUTS, 5, 4, OUTPUTS), 4))
    wide = Net(*widened(net, (16, 8), 1))
    assert (len(wide.first_bias), len(wide.second_bias)) == (16, 8)
    assert np.allclose(probabilities(wide, data), probabilities(net, data), atol=1e-6)
    after, _ = learnt(data, wide, epochs=2)
    assert all((weights != 0).all() for weights in (after.second, after.last))
    same = widened(net, (5, 4), 1)
    assert all(np.array_equal(one, other) for one, other in zip(same, net, strict=True))


def test_results_that_are_not_possible_get_no_probability() -> None:
    data = rows(10)
    net = Net(*drawn((INPUTS, 5, 4, OUTPUTS), 4))
    assert data.of[0] == 2
    chances = probabilities(net, data)
    assert chances[0, 2] == 0 < chances[1, 2]
    assert chances.sum(1) == pytest.approx(1)


def test_coarse_weights_are_near_and_stay_as_they_are_in_half_the_room() -> None:
    weights = np.random.default_rng(1).normal(0, 1, 4000).astype(np.float32)
    told = coarse(weights)
    assert told.dtype == np.float32
    assert 1 / 512 < np.abs(told - weights).max() <= 1 / 256
    assert np.array_equal(coarse(told), told)
    assert np.array_equal(told.astype(np.float16), told)
