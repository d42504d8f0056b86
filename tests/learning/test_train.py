"""Training: slopes are right, a net learns what can be learnt, and is judged by games that it has not seen."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kingtable.learning import train
from kingtable.learning.train import ODDS, SHARES, SQUARES, Epoch, fit


def rows(n: int = 4000) -> tuple[Any, Any, Any]:
    """Features, what follows from them, and games of ten rows."""
    chance = np.random.default_rng(2)
    inputs = chance.normal(size=(n, 6)).astype(np.float32)
    targets = (np.abs(inputs[:, :1]) + inputs[:, 1:2] * (inputs[:, 2:3] > 0)).astype(np.float32)
    return inputs, targets, np.arange(n) // 10


@pytest.mark.parametrize("kind", [SQUARES, ODDS, SHARES])
def test_slopes_are_differences(kind: str) -> None:
    chance = np.random.default_rng(3)
    weights = [w.astype(np.float64) for w in train.drawn((5, 4, 3, 2), 4)]
    inputs, targets = chance.normal(size=(7, 5)), np.full((7, 2), 0.5)
    told = train.outputs(weights, inputs)
    found = train.slopes(weights, told, train.loss_of(kind, told[-1], targets)[1])
    for weight, slope in zip(weights, found, strict=True):
        at: Any = tuple(chance.integers(0, size) for size in weight.shape)
        weight[at] += 1e-5
        more = train.mean_loss(kind, weights, inputs, targets)
        weight[at] -= 2e-5
        less = train.mean_loss(kind, weights, inputs, targets)
        weight[at] += 1e-5
        assert slope[at] == pytest.approx((more - less) / 2e-5, abs=1e-7)


def test_a_net_learns_and_the_same_rows_and_seed_give_the_same_net() -> None:
    inputs, targets, games = rows()
    told: list[Epoch] = []
    net, epochs = fit(inputs, targets, games, hidden=(32, 16), epochs=15, batch=32, progress=told.append)
    assert told == epochs
    spread = float(np.var(targets))
    assert min(epoch.validated for epoch in epochs) < 0.1 * spread
    seen = games % train.VALIDATED == 0
    assert train.mean_loss(SQUARES, list(net), inputs[seen], targets[seen]) < 0.1 * spread
    again, _ = fit(inputs, targets, games, hidden=(32, 16), epochs=15, batch=32)
    assert all(np.array_equal(one, other) for one, other in zip(net, again, strict=True))


def test_what_is_learnt_by_heart_is_not_kept() -> None:
    inputs, _, games = rows(600)
    noise = np.random.default_rng(8).normal(size=(600, 1)).astype(np.float32)
    _, epochs = fit(inputs, noise, games, hidden=(64, 32), epochs=60, batch=32)
    assert len(epochs) < 60, "it stops early"
    best = min(epochs, key=lambda epoch: epoch.validated)
    assert epochs[-1].trained < best.trained


def test_rows_of_too_few_games_are_refused() -> None:
    inputs, targets, _ = rows(20)
    with pytest.raises(ValueError, match="at least 10 games"):
        fit(inputs, targets, np.zeros(20, np.int64), hidden=(4, 4))
