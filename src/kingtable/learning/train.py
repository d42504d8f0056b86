"""Training of a net (`bots.net`) from rows of features and results, in NumPy.

Minibatches by Adam (Kingma and Ba 2015) with a rate that falls as a cosine; what is validated, kept and returned is the
mean of the weights over the last steps (Polyak averaging). Rows of one game resemble each other, so validation rows are
of games of their own, and what is said of a net is said of games that it has not seen.

How rows enter the first layer is theirs (`Rows`): `Dense` rows are numbers, those of `learning.sparse` features that
are there or not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, Protocol

import numpy as np

from kingtable.bots.net import Net
from kingtable.engine.record import Array

SQUARES, SHARES = "squares", "probabilities"
"""What is made small: the squared error; the cross-entropy of probabilities that sum to 1 (softmax of the outputs)."""

VALIDATED = 10
"""One game in this many is validated."""
PATIENCE = 3
"""Epochs without a better one after which training stops."""
AT_ONCE = 16_384
"""Rows of which the loss is measured at once."""


class Rows(Protocol):
    """The rows that a net learns from."""

    @property
    def targets(self) -> Array:
        """float32 (rows, outputs)."""
        ...

    @property
    def games(self) -> Array:
        """int (rows,): the game of each row, numbered from 0."""
        ...

    def sums(self, first: Array, rows: Array) -> Array:
        """Multiply some rows by the weights of the first layer: (rows, hidden)."""
        ...

    def slopes(self, first: Array, rows: Array, slope: Array) -> None:
        """Write the slopes at the weights of the first layer into `first`, from those at the sums of some rows."""
        ...

    def bounded(self, outputs: Array, rows: Array) -> Array:
        """The outputs of some rows, far below 0 where a result is not possible."""
        ...


class Dense(NamedTuple):
    """Rows of numbers. inputs: float32 or float16 (rows, features); the others: see `Rows`."""

    inputs: Array
    targets: Array
    games: Array

    def sums(self, first: Array, rows: Array) -> Array:
        """A product of matrices."""
        found: Array = self.inputs[rows].astype(first.dtype, copy=False) @ first
        return found

    def slopes(self, first: Array, rows: Array, slope: Array) -> None:
        """A product of matrices."""
        np.matmul(self.inputs[rows].astype(first.dtype, copy=False).T, slope, out=first)

    def bounded(self, outputs: Array, rows: Array) -> Array:
        """All results are possible."""
        return outputs


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


def outputs(weights: Sequence[Array], data: Rows, rows: Array) -> list[Array]:
    """The outputs of each layer for some rows: float32 (rows, size)."""
    layers: list[Array] = []
    for i in range(0, len(weights), 2):
        x = (layers[-1] @ weights[i] if i else data.sums(weights[0], rows)) + weights[i + 1]
        layers.append(np.maximum(x, 0) if i + 2 < len(weights) else data.bounded(x, rows))
    return layers


def loss_of(kind: str, x: Array, targets: Array) -> tuple[float, Array]:
    """The mean loss over rows and its slope at the outputs `x`."""
    if kind == SQUARES:
        slope = x - targets
        return float(np.square(slope).sum(1).mean()), 2 * slope / len(x)
    x = x - x.max(1, keepdims=True)
    logs = x - np.log(np.exp(x).sum(1, keepdims=True))
    return float(-(targets * logs).sum(1).mean()), (np.exp(logs) - targets) / len(x)


def put_slopes(
    found: Sequence[Array], weights: Sequence[Array], data: Rows, rows: Array, layers: Sequence[Array], slope: Array
) -> None:
    """Write the slope of the loss at every weight into `found`, from the slope at the outputs."""
    for i in range(len(weights) - 2, -1, -2):
        np.sum(slope, 0, out=found[i + 1])
        if i:
            above = layers[i // 2 - 1]
            np.matmul(above.T, slope, out=found[i])
            slope = (slope @ weights[i].T) * (above > 0)
        else:
            data.slopes(found[0], rows, slope)


def mean_loss(kind: str, weights: Sequence[Array], data: Rows, rows: Array) -> float:
    """The mean loss over some rows."""
    total = 0.0
    for some in np.array_split(rows, math.ceil(len(rows) / AT_ONCE)):
        total += len(some) * loss_of(kind, outputs(weights, data, some)[-1], data.targets[some])[0]
    return total / len(rows)


def halved(net: Net) -> Net:
    """The net with the precision of float16, so that its file takes half the room."""
    return Net(*(weights.astype(np.float16).astype(np.float32) for weights in net))


def fit(
    data: Rows,
    begun: Sequence[Array],
    *,
    kind: str = SQUARES,
    epochs: int = 8,
    batch: int = 1024,
    rate: float = 2e-3,
    decay: float = 1e-5,
    averaged: float = 0.998,
    seed: int = 1,
    progress: Callable[[Epoch], None] = lambda epoch: None,
) -> tuple[Net, list[Epoch]]:
    """A net that says the targets from the rows, and how its epochs went.

    begun: the weights to begin with, `drawn` at random or those of a net. decay: of the weights, a step, in parts of
    the rate (AdamW); averaged: how much of the mean weights is kept at each step. The best epoch by validation is
    returned; the same rows and seed give the same net. Raises ValueError for fewer than `VALIDATED` games.
    """
    apart = np.asarray(data.games) % VALIDATED == 0
    if not apart.any() or apart.all():
        raise ValueError(f"rows of at least {VALIDATED} games are needed, numbered from 0")
    train, seen = np.flatnonzero(~apart), np.flatnonzero(apart)
    flat = np.concatenate([w.ravel() for w in begun])  # all weights in a row, of which the layers are parts
    ends = np.cumsum([w.size for w in begun])

    def layered(every: Array) -> list[Array]:
        return [part.reshape(w.shape) for part, w in zip(np.split(every, ends[:-1]), begun, strict=True)]

    mean, best, slope = flat.copy(), flat.copy(), np.zeros_like(flat)
    first, second, spare = np.zeros_like(flat), np.zeros_like(flat), np.zeros_like(flat)
    weights, slopes = layered(flat), layered(slope)
    chance, passed, step = np.random.default_rng(seed), list[Epoch](), 0
    steps = epochs * math.ceil(len(train) / batch)
    for number in range(1, epochs + 1):
        chance.shuffle(train)
        losses = 0.0
        for begin in range(0, len(train), batch):
            rows = train[begin : begin + batch]
            layers = outputs(weights, data, rows)
            loss, at_outputs = loss_of(kind, layers[-1], data.targets[rows])
            put_slopes(slopes, weights, data, rows, layers, at_outputs)
            losses += loss * len(rows)
            step += 1
            now = rate * (0.5 + 0.5 * math.cos(math.pi * step / steps)) + rate / 100
            kept = min(averaged, step / (step + 10))
            _approach(first, slope, 0.1, spare)
            _approach(second, np.square(slope, out=slope), 0.001, spare)
            np.sqrt(second, out=spare)
            spare += np.float32(1e-8)
            np.divide(first, spare, out=spare)
            spare *= np.float32(now * math.sqrt(1 - 0.999**step) / (1 - 0.9**step))
            flat -= spare
            flat *= np.float32(1 - now * decay)
            _approach(mean, flat, 1 - kept, spare)
        validated = mean_loss(kind, layered(mean), data, seen)
        passed.append(Epoch(number, losses / len(train), validated))
        progress(passed[-1])
        least = min(passed, key=lambda epoch: epoch.validated)
        if least.number == number:
            best[:] = mean
        elif number - least.number >= PATIENCE:
            break
    return Net(*layered(best)), passed


def _approach(values: Array, aim: Array, share: float, spare: Array) -> None:
    """Move values by a share of the way to an aim, with nothing allocated."""
    np.subtract(aim, values, out=spare)
    spare *= np.float32(share)
    values += spare
