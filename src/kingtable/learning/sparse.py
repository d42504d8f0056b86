"""Training of a net (`bots.net`) whose inputs are yes or no, and most of them no: rows of features that are there.

The loss is the cross-entropy of how likely each result is. Minibatches by Adam (Kingma and Ba 2015) with a rate that
falls as a cosine; what is validated and returned is the mean of the weights over the last steps (Polyak averaging).
Rows of one game resemble each other, so validation rows are whole games apart from the training rows.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from kingtable.bots.net import Net, begin, finish_dense, include
from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import Array
from kingtable.learning.train import VALIDATED, Epoch, drawn

FADING = np.float32(0.999)
"""How much of the mean weights is kept at each step."""
FINE = np.float32(128)
"""Into so many parts of 1 `coarse` divides."""
ZERO, ONE = np.float32(0), np.float32(1)
B1, B2, LITTLE = np.float32(0.9), np.float32(0.999), np.float32(1e-8)


class Data(NamedTuple):
    """Rows of features and results.

    on: int16 (room,), the features of all rows, one row after the other. end: int64 (rows,), where each ends. shares:
    float32 (rows, results), the targets: how likely each result is, in all 1. of: int8 (rows,), how many results are
    possible in the row, besides the last of all. games: int (rows,).
    """

    on: Array
    end: Array
    shares: Array
    of: Array
    games: Array


class Layers(NamedTuple):
    """What a row makes of a net, and the slopes of its loss: float32. `outputs` are logarithms of probabilities."""

    sums: Array
    second: Array
    outputs: Array
    sums_slope: Array
    second_slope: Array
    outputs_slope: Array


@rule
def foresee(net: Net, data: Data, row: int, x: Layers) -> None:
    """Read the net for a row; what is not possible has no chance."""
    begin(net, x.sums)
    for i in range(data.end[row - 1] if row > 0 else 0, data.end[row]):
        include(net.first, x.sums, data.on[i])
    finish_dense(net, x.sums, x.second, x.outputs)
    n = len(x.outputs)
    most = x.outputs[n - 1]
    for j in range(data.of[row]):
        most = max(most, x.outputs[j])
    total = 0.0
    for j in range(n):
        if j < data.of[row] or j == n - 1:
            total += math.exp(x.outputs[j] - most)
    whole = most + math.log(total)
    for j in range(n):
        x.outputs[j] = x.outputs[j] - whole if j < data.of[row] or j == n - 1 else -math.inf


@rule
def forward(net: Net, data: Data, row: int, x: Layers) -> float:
    """Read the net for a row; its loss. The slopes at the outputs are filled in."""
    foresee(net, data, row, x)
    loss = 0.0
    for j in range(len(x.outputs)):
        share = data.shares[row][j]
        x.outputs_slope[j] = math.exp(x.outputs[j]) - share
        if share != 0.0:
            loss -= share * x.outputs[j]
    return loss


@rule
def backward(net: Net, slope: Net, data: Data, row: int, x: Layers) -> None:
    """Add the slopes of a row's loss at all weights to `slope`."""
    n = len(x.outputs)
    for j in range(n):
        slope.last_bias[j] += x.outputs_slope[j]
    for i in range(len(x.second)):
        x.second_slope[i] = ZERO
        if x.second[i] > ZERO:
            weights, theirs = net.last[i], slope.last[i]
            total = ZERO
            for j in range(n):
                total += weights[j] * x.outputs_slope[j]
                theirs[j] += x.second[i] * x.outputs_slope[j]
            x.second_slope[i] = total
        slope.second_bias[i] += x.second_slope[i]
    for i in range(len(x.sums)):
        x.sums_slope[i] = ZERO
        if x.sums[i] > ZERO:
            weights, theirs = net.second[i], slope.second[i]
            total = ZERO
            for j in range(len(x.second)):
                total += weights[j] * x.second_slope[j]
                theirs[j] += x.sums[i] * x.second_slope[j]
            x.sums_slope[i] = total
        slope.first_bias[i] += x.sums_slope[i]
    begin, end = data.end[row - 1] if row > 0 else 0, data.end[row]
    for i in range(begin, end):
        theirs = slope.first[data.on[i]]
        for j in range(len(x.sums)):
            theirs[j] += x.sums_slope[j]


@rule
def step(
    weights: Array, slope: Array, first: Array, second: Array, mean: Array, rate: float, decay: float, kept: float
) -> None:
    """One step of Adam for weights in a row, with decay (AdamW); the slopes are 0 again afterwards. `rate` is
    corrected for the number of steps."""
    r, d, k = np.float32(rate), np.float32(1.0 - decay), np.float32(1.0 - kept)
    for i in range(len(weights)):
        g = slope[i]
        slope[i] = ZERO
        first[i] = B1 * first[i] + (ONE - B1) * g
        second[i] = B2 * second[i] + (ONE - B2) * g * g
        weights[i] = d * weights[i] - r * first[i] / (np.sqrt(second[i]) + LITTLE)
        mean[i] += k * (weights[i] - mean[i])


@rule
def put_probabilities(net: Net, data: Data, x: Layers, out: Array) -> None:
    """Read the net for all rows. out: (rows, results), filled in."""
    for row in range(len(out)):
        foresee(net, data, row, x)
        for j in range(len(x.outputs)):
            out[row][j] = math.exp(x.outputs[j])


def probabilities(net: Net, data: Data) -> Array:
    """How likely each result is in each row: float64 (rows, results)."""
    found = np.zeros((len(data.end), len(net.last_bias)))
    put_probabilities(net, data, layers_for(net), found)
    return found


def layers_for(net: Net) -> Layers:
    """Scratch to read a net, and to train it."""
    sizes = (len(net.first_bias), len(net.second_bias), len(net.last_bias))
    return Layers(*(np.zeros(n, np.float32) for n in (*sizes, *sizes)))


@rule
def batch(net: Net, slope: Net, data: Data, rows: Array, x: Layers) -> float:
    """The mean loss of some rows, and its slopes."""
    loss = 0.0
    for i in range(len(rows)):
        loss += forward(net, data, rows[i], x)
        backward(net, slope, data, rows[i], x)
    return loss


@rule
def measure(net: Net, data: Data, rows: Array, x: Layers) -> float:
    """The mean loss of some rows."""
    loss = 0.0
    for i in range(len(rows)):
        loss += forward(net, data, rows[i], x)
    return loss / len(rows)


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


def fit(
    data: Data,
    *,
    inputs: int,
    outputs: int,
    hidden: tuple[int, int],
    epochs: int = 3,
    size: int = 1024,
    rate: float = 1e-3,
    decay: float = 1e-6,
    seed: int = 1,
    begun: Net | None = None,
    progress: Callable[[Epoch], None] = lambda epoch: None,
) -> tuple[Net, list[Epoch]]:
    """A net that tells the probabilities of the results, and how its epochs went.

    begun: where to begin instead of random weights, `widened` where its hidden layers are smaller. decay: of the
    weights, a step. The same rows and seed give the same net.
    """
    apart = np.asarray(data.games) % VALIDATED == 0
    train, seen = np.flatnonzero(~apart), np.flatnonzero(apart)
    begin = widened(begun, hidden, seed) if begun else first_weights((inputs, *hidden, outputs), seed)
    weights = [w.reshape(-1) for w in begin]
    shapes = [w.shape for w in begin]
    slope, first, second = ([np.zeros_like(w) for w in weights] for _ in range(3))
    mean = [w.copy() for w in weights]

    def as_net(some: list[Array]) -> Net:
        return Net(*(w.reshape(shape) for w, shape in zip(some, shapes, strict=True)))

    chance, passed, n = np.random.default_rng(seed), list[Epoch](), 0
    steps = epochs * math.ceil(len(train) / size)
    net, slopes = as_net(weights), as_net(slope)
    x = layers_for(net)
    for number in range(1, epochs + 1):
        chance.shuffle(train)
        loss = 0.0
        for start in range(0, len(train), size):
            rows = train[start : start + size]
            loss += batch(net, slopes, data, rows, x)
            n += 1
            now = rate * (0.5 + 0.5 * math.cos(math.pi * n / steps)) + rate / 100
            corrected = now * math.sqrt(1 - 0.999**n) / (1 - 0.9**n)
            kept = min(float(FADING), n / (n + 10))
            for i in range(len(weights)):
                slope[i] *= np.float32(1 / len(rows))
                step(weights[i], slope[i], first[i], second[i], mean[i], corrected, now * decay, kept)
        passed.append(Epoch(number, loss / len(train), measure(as_net(mean), data, seen, x)))
        progress(passed[-1])
    return as_net(mean), passed
