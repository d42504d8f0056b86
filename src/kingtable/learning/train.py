"""Training of a net (`bots.net`) from rows of features and results, in NumPy.

Minibatches by Adam (Kingma and Ba 2015) with a rate that falls as a cosine; what is validated, kept and returned is the
mean of the weights over the last steps (Polyak averaging). Rows of one game resemble each other, so validation rows are
of games of their own, and what is said of a net is said of games that it has not seen.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from kingtable.bots.net import Net
from kingtable.engine.record import Array

SQUARES, ODDS, SHARES = "squares", "odds", "probabilities"
"""What is made small: the squared error; the cross-entropy of a probability for each output, which is its log odds; the
cross-entropy of probabilities that sum to 1 over the outputs (softmax)."""

VALIDATED = 10
"""One game in so many is validated."""
PATIENCE = 3
"""After so many epochs without a better one training stops."""
AVERAGED = 0.998
"""How much of the mean weights is kept at each step."""


@dataclass(frozen=True)
class Epoch:
    """The mean loss of an epoch: over the rows that are trained, and over those of games kept apart."""

    number: int
    trained: float
    validated: float


def drawn(sizes: tuple[int, ...], seed: int) -> list[Array]:
    """Random weights and biases of the layers between these sizes (He et al. 2015), float32."""
    chance = np.random.default_rng(seed)
    weights: list[Array] = []
    for above, below in pairwise(sizes):
        scale = math.sqrt(2 / above)
        weights += [chance.normal(0, scale, (above, below)).astype(np.float32), np.zeros(below, np.float32)]
    weights[-2] *= np.float32(0.1)
    return weights


def outputs(weights: list[Array], inputs: Array) -> list[Array]:
    """The inputs, and what each layer makes of them: float32 (rows, size)."""
    layers = [inputs]
    for i in range(0, len(weights), 2):
        x = layers[-1] @ weights[i] + weights[i + 1]
        layers.append(np.maximum(x, 0) if i + 2 < len(weights) else x)
    return layers


def loss_of(kind: str, x: Array, targets: Array) -> tuple[float, Array]:
    """The mean loss over rows and its slope at the outputs `x`."""
    if kind == SQUARES:
        slope = x - targets
        return float(np.square(slope).sum(1).mean()), 2 * slope / len(x)
    if kind == ODDS:
        probabilities = 1 / (1 + np.exp(-x))
        losses = np.maximum(x, 0) - x * targets + np.log1p(np.exp(-np.abs(x)))
        return float(losses.sum(1).mean()), (probabilities - targets) / len(x)
    x = x - x.max(1, keepdims=True)
    logs = x - np.log(np.exp(x).sum(1, keepdims=True))
    return float(-(targets * logs).sum(1).mean()), (np.exp(logs) - targets) / len(x)


def slopes(weights: list[Array], layers: list[Array], slope: Array) -> list[Array]:
    """The slope of the loss at every weight, from the slope at the outputs."""
    found: list[Array] = []
    for i in range(len(weights) - 2, -1, -2):
        above = layers[i // 2]
        found[:0] = [above.T @ slope, slope.sum(0)]
        if i:
            slope = (slope @ weights[i].T) * (above > 0)
    return found


def mean_loss(kind: str, weights: list[Array], inputs: Array, targets: Array, at_once: int = 16_384) -> float:
    """The mean loss over many rows."""
    parts = range(0, len(inputs), at_once)
    losses = [loss_of(kind, outputs(weights, inputs[i : i + at_once])[-1], targets[i : i + at_once])[0] for i in parts]
    sizes = [len(inputs[i : i + at_once]) for i in parts]
    return float(np.average(losses, weights=sizes))


def halved(net: Net) -> Net:
    """The net with the precision of float16, so that its file takes half the room."""
    return Net(*(weights.astype(np.float16).astype(np.float32) for weights in net))


def fit(
    inputs: Array,
    targets: Array,
    games: Array,
    *,
    hidden: tuple[int, int],
    kind: str = SQUARES,
    epochs: int = 8,
    batch: int = 1024,
    rate: float = 2e-3,
    decay: float = 1e-5,
    seed: int = 1,
    begun: Net | None = None,
    progress: Callable[[Epoch], None] = lambda epoch: None,
) -> tuple[Net, list[Epoch]]:
    """A net that tells the targets from the inputs, and how its epochs went.

    inputs: float32 or float16 (rows, features); targets: float32 (rows, outputs); games: int (rows,), the game of each.
    begun: where to begin instead of random weights. decay: of the weights, a step, in parts of the rate (AdamW).
    The best epoch by validation is returned; the same rows and seed give the same net. Raises ValueError for fewer than
    `VALIDATED` games.
    """
    apart = games % VALIDATED == 0
    if not apart.any() or apart.all():
        raise ValueError(f"rows of at least {VALIDATED} games are needed, numbered from 0")
    train, seen = np.flatnonzero(~apart), np.flatnonzero(apart)
    checked = inputs[seen].astype(np.float32), targets[seen]
    sizes = (inputs.shape[1], *hidden, targets.shape[1])
    weights = [np.array(w) for w in begun] if begun else drawn(sizes, seed)
    mean, best = [w.copy() for w in weights], [w.copy() for w in weights]
    first, second = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    chance, passed, least, step = np.random.default_rng(seed), list[Epoch](), math.inf, 0
    steps = epochs * math.ceil(len(train) / batch)
    for number in range(1, epochs + 1):
        chance.shuffle(train)
        losses = 0.0
        for begin in range(0, len(train), batch):
            rows = train[begin : begin + batch]
            layers = outputs(weights, inputs[rows].astype(np.float32, copy=False))
            loss, slope = loss_of(kind, layers[-1], targets[rows])
            losses += loss * len(rows)
            step += 1
            now = rate * (0.5 + 0.5 * math.cos(math.pi * step / steps)) + rate / 100
            kept = min(AVERAGED, step / (step + 10))
            for i, found in enumerate(slopes(weights, layers, slope)):
                first[i] += np.float32(0.1) * (found - first[i])
                second[i] += np.float32(0.001) * (found * found - second[i])
                scale = now * math.sqrt(1 - 0.999**step) / (1 - 0.9**step)
                weights[i] -= np.float32(scale) * first[i] / (np.sqrt(second[i]) + np.float32(1e-8))
                weights[i] -= np.float32(now * decay) * weights[i]
                mean[i] += np.float32(1 - kept) * (weights[i] - mean[i])
        validated = mean_loss(kind, mean, *checked)
        passed.append(Epoch(number, losses / len(train), validated))
        progress(passed[-1])
        if validated < least:
            least, best = validated, [w.copy() for w in mean]
        elif number - min(passed, key=lambda epoch: epoch.validated).number >= PATIENCE:
            break
    return Net(*best), passed
