"""A small neural network of two hidden layers, read by rules: float32 weights, nothing is allocated.

A net is trained by `kingtable.learning` and kept as `.npz`: its weights, and a *card* that tells what it is. Hidden
layers are max(0, x); the outputs are sums, and what they mean (points, log odds) is the game's own. The first layer is
a sum over the inputs that are not 0, so who tries many positions that differ in few inputs keeps the sum of the others
(`begin`, `add`, `finish`).
"""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from kingtable.engine.errors import Refused
from kingtable.engine.jit import compiles, rule

Card = dict[str, Any]
"""What is told of a net, JSON-able: `schema`, the version of the features that it reads; `data`, from what it was
trained; `run`, how and how long; `rating`, what was measured of it; `against`, whom it met."""


class UnfitNet(Refused):
    """Weights that cannot be read, or that were trained for other features."""


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


class Room(NamedTuple):
    """Room in which a net is read, float32."""

    inputs: Any
    """(inputs,): the features, written by the game."""
    sums: Any
    """(hidden,): of the first layer."""
    second: Any
    """(hidden 2,): of the second layer."""
    outputs: Any
    """(outputs,): the result."""


@rule
def begin(net: Any, sums: Any) -> None:
    """Begin the sums of the first layer."""
    for j in range(len(sums)):
        sums[j] = net.first_bias[j]


@rule
def add(net: Any, inputs: Any, least: int, end: int, sums: Any) -> None:
    """Add the inputs from `least` to before `end` to the sums of the first layer."""
    for i in range(least, end):
        x = inputs[i]
        if x != 0.0:
            row = net.first[i]
            for j in range(len(sums)):
                sums[j] += x * row[j]


@rule
def finish(net: Any, sums: Any, second: Any, outputs: Any) -> None:
    """The outputs from the sums of the first layer."""
    for j in range(len(second)):
        second[j] = net.second_bias[j]
    for i in range(len(sums)):
        x = sums[i]
        if x > 0.0:
            row = net.second[i]
            for j in range(len(second)):
                second[j] += x * row[j]
    for j in range(len(outputs)):
        outputs[j] = net.last_bias[j]
    for i in range(len(second)):
        x = second[i]
        if x > 0.0:
            row = net.last[i]
            for j in range(len(outputs)):
                outputs[j] += x * row[j]


@rule
def read(net: Any, room: Any) -> None:
    """The outputs of a net for `room.inputs`, into `room.outputs`."""
    begin(net, room.sums)
    add(net, room.inputs, 0, len(room.inputs), room.sums)
    finish(net, room.sums, room.second, room.outputs)


def room_for(net: Net) -> Room:
    """Room for a net, as `ready` gives it."""
    inputs, hidden, second, outputs = len(net.first), len(net.first_bias), len(net.second_bias), len(net.last_bias)
    made = Room(*(np.zeros(n, np.float32) for n in (inputs, hidden, second, outputs)))
    return made if compiles() else Room(*(row.tolist() for row in made))


def ready(net: Net) -> Net:
    """The weights as rules take them here: arrays where they are compiled, else nested lists."""
    return net if compiles() else Net(*(weights.tolist() for weights in net))


def load(file: Path, *, schema: int, inputs: int, outputs: int) -> tuple[Net, Card]:
    """A net and its card. Raises UnfitNet where it is missing or damaged, or where it is for other features."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as held:
            card: Card = json.loads(bytes(held["card"]).decode())
            net = Net(*(np.ascontiguousarray(held[name], np.float32) for name in Net._fields))
    except (OSError, EOFError, KeyError, TypeError, ValueError, zipfile.BadZipFile) as error:
        raise UnfitNet("net-damaged", field="net", file=str(file), why=f"{type(error).__name__}: {error}") from error
    if card.get("schema") != schema:
        raise UnfitNet("net-schema", field="net", file=str(file), schema=str(card.get("schema")), wanted=schema)
    hidden, second = len(net.first_bias), len(net.second_bias)
    fitting = ((inputs, hidden), (hidden,), (hidden, second), (second,), (second, outputs), (outputs,))
    if tuple(weights.shape for weights in net) != fitting:
        raise UnfitNet("net-shape", field="net", file=str(file), inputs=inputs, outputs=outputs)
    return net, card


def save(file: Path, net: Net, card: Card) -> None:
    """Write a net with its card, so that there is never half of it."""
    told = np.frombuffer(json.dumps(card, sort_keys=True).encode(), np.uint8)
    part = file.with_name(f".{file.name}.part.npz")
    np.savez_compressed(part, card=told, **net._asdict())
    part.replace(file)
