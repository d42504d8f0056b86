"""Training: slopes are right, a net learns what can be learnt, and is judged by games that it has not seen."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kingtable.learning import train
from kingtable.learning.train import SHARES, SQUARES, Dense, Epoch, drawn, fit


def rows(n: int = 4000) -> Dense:
    """Features, what follows from them, and games of ten rows."""
    chance = np.random.default_rng(2)
    inputs = chance.normal(size=(n, 6)).astype(np.float32)
    targets = (np.abs(inputs[:, :1]) + inputs[:, 1:2] * (inputs[:, 2:3] > 0)).astype(np.float32)
    return Dense(inputs, targets, np.arange(n) // 10)


@pytest.mark.parametrize("kind", [SQUARES, SHARES])
def test_slopes_are_differences(kind: str) -> None:
    chance = np.random.default_rng(3)
    weights, every = [w.astype(np.float64) for w in drawn((5, 4, 3, 2), 4)], np.arange(7)
    data = Dense(chance.normal(size=(7, 5)), np.full((7, 2), 0.5), every)
    layers, found = train.outputs(weights, data, every), [np.zeros_like(w) for w in weights]
    train.put_slopes(found, weights, data, every, layers, train.loss_of(kind, layers[-1], data.targets)[1])
    for weight, slope in zip(weights, found, strict=True):
        at: Any = tuple(chance.integers(0, size) for size in weight.shape)
        weight[at] += 1e-5
        more = train.mean_loss(kind, weights, data, every)
        weight[at] -= 2e-5
        less = train.mean_loss(kind, weights, data, every)
        weight[at] += 1e-5
        assert slope[at] == pytest.approx((more - less) / 2e-5, abs=1e-7)


def test_a_net_learns_and_the_same_rows_and_seed_give_the_same_net() -> None:
    data, told = rows(), list[Epoch]()
    net, epochs = fit(data, drawn((6, 32, 16, 1), 1), epochs=15, batch=32, progress=told.append)
    assert told == epochs
    spread = float(np.var(data.targets))
    assert min(epoch.validated for epoch in epochs) < 0.1 * spread
    seen = np.flatnonzero(data.games % train.VALIDATED == 0)
    assert train.mean_loss(SQUARES, net, data, seen) < 0.1 * spread
    again, _ = fit(data, drawn((6, 32, 16, 1), 1), epochs=15, batch=32)
    assert all(np.array_equal(one, other) for one, other in zip(net, again, strict=True))


def test_what_is_learnt_by_heart_is_not_kept() -> None:
    noise = np.random.default_rng(8).normal(size=(600, 1)).astype(np.float32)
    _, epochs = fit(rows(600)._replace(targets=noise), drawn((6, 64, 32, 1), 1), epochs=60, batch=32)
    assert len(epochs) < 60, "it stops early"
    best = min(epochs, key=lambda epoch: epoch.validated)
    assert epochs[-1].trained < best.trained


def test_rows_of_too_few_games_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 10 games"):
        fit(rows(20)._replace(games=np.zeros(20, np.int64)), drawn((6, 4, 4, 1), 1))
