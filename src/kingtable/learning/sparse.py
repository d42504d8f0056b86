"""Rows whose features are there or not, and most of them not: what `train.fit` needs of them, and a net to begin with.

The loss is the cross-entropy of how likely each result is (`train.SHARES`).
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from kingtable.bots.net import Net
from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import Array
from kingtable.learning.train import AT_ONCE, drawn, outputs

FINE = np.float32(128)
"""Into how many parts of 1 `coarse` divides."""
NEVER = np.float32(-1e9)
"""The output of a result that is not possible."""


class Data(NamedTuple):
    """Rows of features and results (`train.Rows`).

    on: int16 (room,), the features of all rows, one row after the other. end: int64 (rows,), where each ends. targets:
    float32 (rows, results), how likely each result is, in all 1. of: int8 (rows,), how many results are possible in the
    row, besides the last of all. games: int (rows,).
    """

    on: Array
    end: Array
    targets: Array
    of: Array
    games: Array

    def sums(self, first: Array, rows: Array) -> Array:
        """Add the weights of the features that are there."""
        found = np.zeros((len(rows), first.shape[1]), first.dtype)
        gather(first, self.on, self.end, rows, found)
        return found

    def slopes(self, first: Array, rows: Array, slope: Array) -> None:
        """Add the slopes of a row to those of its features."""
        first[:] = 0
        scatter(slope, self.on, self.end, rows, first)

    def bounded(self, outputs: Array, rows: Array) -> Array:
        """Give no chance to outputs that are not possible."""
        places = np.arange(outputs.shape[1])
        possible = (places < self.of[rows, None]) | (places == places[-1])
        return np.where(possible, outputs, NEVER)


@rule
def gather(first: Array, on: Array, end: Array, rows: Array, sums: Array) -> None:
    """Add to the sums of each row the weights of its features. on, end: see `Data`."""
    for i in range(len(rows)):
        row, theirs = rows[i], sums[i]
        for k in range(end[row - 1] if row > 0 else 0, end[row]):
            weights = first[on[k]]
            for j in range(len(theirs)):
                theirs[j] += weights[j]


@rule
def scatter(slope: Array, on: Array, end: Array, rows: Array, first: Array) -> None:
    """Add to the slopes at the weights of each feature the slopes at the sums of the rows that have it."""
    for i in range(len(rows)):
        row, theirs = rows[i], slope[i]
        for k in range(end[row - 1] if row > 0 else 0, end[row]):
            weights = first[on[k]]
            for j in range(len(theirs)):
                weights[j] += theirs[j]


def probabilities(net: Net, data: Data) -> Array:
    """How likely each result is in each row: float64 (rows, results)."""
    found = np.zeros((len(data.end), len(net.last_bias)))
    for start in range(0, len(found), AT_ONCE):
        rows = np.arange(start, min(start + AT_ONCE, len(found)))
        x = outputs(net, data, rows)[-1]
        chances = np.exp(x - x.max(1, keepdims=True), dtype=np.float64)
        found[rows] = chances / chances.sum(1, keepdims=True)
    return found


def first_weights(sizes: tuple[int, ...], seed: int) -> list[Array]:
    """Random weights of the layers between these sizes, where about 30 features are there at once, not all of them."""
    weights = drawn(sizes, seed)
    weights[0] *= np.float32(math.sqrt(sizes[0] / 60))
    return weights


def widened(net: Net, hidden: tuple[int, int], seed: int) -> list[Array]:
    """The weights of a net with as many or more in its hidden layers, that tells the same: what is new is read at
    random, and nothing looks at it yet (as Chen, Goodfellow and Shlens 2016 grow a net)."""
    sizes = (len(net.first), *hidden, len(net.last_bias))
    weights = first_weights(sizes, seed)
    weights[2][len(net.second) :, : len(net.last)] = 0
    weights[4][len(net.last) :] = 0
    for wide, known in zip(weights, net, strict=True):
        wide[tuple(slice(size) for size in known.shape)] = known
    return weights


def coarse(weights: Array) -> Array:
    """The nearest multiples of 1/128. Of a first layer: the loss of what a net tells changes by no more than 0.00001,
    and a file of float16 has a third less to keep than of weights that are not rounded, a fifth less than of weights
    with seven binary digits each, for small ones keep few."""
    return (np.round(weights * FINE) / FINE).astype(np.float32)
