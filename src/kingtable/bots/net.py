"""A small neural network of two hidden layers, read by rules: float32 weights, nothing is allocated.

`kingtable.learning` trains nets, `bots.net_file` writes and reads their files. Hidden layers are max(0, x); the outputs
are sums, and what they mean (points, log odds) is the game's own. The first layer is a sum over the inputs that are
not 0: a caller that tries many positions with few differences keeps the sum of the other inputs (`begin`, `add` or
`include`, then `finish` or `finish_dense`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from kingtable.bots.running import in_arrays, zeros
from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import Array, FloatGrid, Floats, Row

ZERO = np.float32(0)


class Net(NamedTuple):
    """The weights, float32: arrays for compiled rules, nested lists for interpreted ones (`ready`)."""

    first: Any
    """(inputs, hidden)."""
    first_bias: Any
    """(hidden,)."""
    second: Any
    """(hidden, hidden 2)."""
    second_bias: Any
    """(hidden 2,)."""
    last: Any
    """(hidden 2, outputs)."""
    last_bias: Any
    """(outputs,)."""


class NetScratch(NamedTuple):
    """Scratch in which a net is read, float32 but for `on`."""

    inputs: Floats
    """(inputs,): the features, written by the game."""
    sums: Floats
    """(hidden,): of the first layer."""
    second: Floats
    """(hidden 2,): of the second layer."""
    outputs: Floats
    """(outputs,): the result."""
    on: Row
    """int32: which values of a layer are not 0."""


@rule
def begin(net: Net, sums: Floats | Array) -> None:
    """Begin the sums of the first layer."""
    for j in range(len(sums)):
        sums[j] = net.first_bias[j]


@rule
def add(net: Net, scratch: NetScratch, least: int, end: int, sums: Floats) -> None:
    """Add the inputs from `least` to before `end` to the sums of the first layer."""
    n = 0
    for i in range(least, end):
        if scratch.inputs[i] != 0.0:
            scratch.on[n] = i
            n += 1
    weighted(scratch.inputs, scratch.on, n, net.first, sums)


@rule
def include(first: FloatGrid, sums: Floats | Array, i: int) -> None:
    """Add input `i`, which is 1, to the sums of the first layer. first: its weights; a whole net as argument would take
    ten times as long as the sum."""
    row = first[i]
    for j in range(len(sums)):
        sums[j] += row[j]


@rule
def finish_dense(net: Net, sums: Floats | Array, second: Floats | Array, outputs: Floats | Array) -> None:
    """Write the outputs from the sums of the first layer, where about half of the sums are above 0: without a branch.
    Kingdomino's bots would play 15 % fewer games a second with it.

    sums: float32 (hidden,); second: float32 (hidden 2,), scratch; outputs: float32 (outputs,).
    """
    for j in range(len(second)):
        second[j] = net.second_bias[j]
    for i in range(len(sums)):
        x = sums[i] if sums[i] > ZERO else ZERO
        row = net.second[i]
        for j in range(len(second)):
            second[j] += x * row[j]
    for j in range(len(outputs)):
        outputs[j] = net.last_bias[j]
    for i in range(len(second)):
        x = second[i] if second[i] > ZERO else ZERO
        row = net.last[i]
        for j in range(len(outputs)):
            outputs[j] += x * row[j]


@rule
def finish(net: Net, scratch: NetScratch) -> None:
    """Write the outputs from the sums of the first layer, where most sums are below 0: those are left out."""
    for j in range(len(scratch.second)):
        scratch.second[j] = net.second_bias[j]
    weighted(scratch.sums, scratch.on, positive(scratch.sums, scratch.on), net.second, scratch.second)
    for j in range(len(scratch.outputs)):
        scratch.outputs[j] = net.last_bias[j]
    weighted(scratch.second, scratch.on, positive(scratch.second, scratch.on), net.last, scratch.outputs)


@rule
def positive(values: Floats, on: Row) -> int:
    """Where values are above 0, into `on`; how many are."""
    n = 0
    for i in range(len(values)):
        if values[i] > 0.0:
            on[n] = i
            n += 1
    return n


@rule
def weighted(values: Floats, on: Row, n: int, weights: FloatGrid, sums: Floats) -> None:
    """Add the rows of weights at the first n places of `on`, times their values: four at a time, since what takes long
    is to read and write the sums."""
    k = 0
    while k + 4 <= n:
        a, b, c, d = on[k], on[k + 1], on[k + 2], on[k + 3]
        by_a, by_b, by_c, by_d = values[a], values[b], values[c], values[d]
        of_a, of_b, of_c, of_d = weights[a], weights[b], weights[c], weights[d]
        for j in range(len(sums)):
            sums[j] += by_a * of_a[j] + by_b * of_b[j] + by_c * of_c[j] + by_d * of_d[j]
        k += 4
    while k < n:
        by, row = values[on[k]], weights[on[k]]
        for j in range(len(sums)):
            sums[j] += by * row[j]
        k += 1


@rule
def read(net: Net, scratch: NetScratch) -> None:
    """The outputs of a net for `scratch.inputs`, into `scratch.outputs`."""
    begin(net, scratch.sums)
    add(net, scratch, 0, len(scratch.inputs), scratch.sums)
    finish(net, scratch)


def net_scratch(net: Net) -> NetScratch:
    """Scratch for a net, as `ready` gives it."""
    inputs, hidden, second, outputs = len(net.first), len(net.first_bias), len(net.second_bias), len(net.last_bias)
    rows = [zeros(n, np.float32) for n in (inputs, hidden, second, outputs)]
    rows.append(zeros(max(inputs, hidden, second), np.int32))
    return NetScratch(*rows)


_LAST: list[tuple[Net, Net]] = []
"""The nets that were asked for last, and their weights as nested lists, which nobody writes."""
MOST = 12
"""How many they are: two for each of six seats."""


def ready(net: Net, compiled: bool = True) -> Net:
    """The weights as rules take them: arrays where they are compiled, else nested lists, the same for the same net."""
    if in_arrays(compiled):
        return net
    for known, lists in tuple(_LAST):
        if known is net:
            return lists
    made = Net(*(weights.tolist() for weights in net))
    _LAST.append((net, made))
    del _LAST[:-MOST]
    return made
