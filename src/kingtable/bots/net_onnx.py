"""Nets as ONNX files: other programs can run them, and nets trained elsewhere can play. The extra `kingtable[onnx]`.

The graph has one input, `features`, float32 (batch, inputs): a row of the game's features (`features.py` of its bots);
and one output, `outputs`, float32 (batch, outputs). Between them are three linear layers, the first two followed by
Relu. The file's metadata names `game` and `version`, as the `.npz` does, and holds the net's card.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from kingtable.bots.net import Net
from kingtable.bots.net_file import Card, NetSpec, UnfitNet, checked, weights_of
from kingtable.engine.extras import needed
from kingtable.engine.folders import Whole
from kingtable.engine.text import cut

OPSET = 17
NODES = ["MatMul", "Add", "Relu", "MatMul", "Add", "Relu", "MatMul", "Add"]


def write(file: Path, net: Net, spec: NetSpec, card: Card) -> None:
    """Write a net as ONNX, whole or not at all. Raises Refused where onnx or the right to write there is missing."""
    onnx = _onnx()
    helper, numpy_helper = onnx.helper, needed("onnx.numpy_helper", "onnx")
    weights = [
        numpy_helper.from_array(np.ascontiguousarray(some, np.float32), name) for name, some in net._asdict().items()
    ]
    nodes, last = [], "features"
    for number, (kind, name) in enumerate(zip(NODES, _operands(), strict=True)):
        result = "outputs" if number == len(NODES) - 1 else f"{kind.lower()}_{number}"
        nodes.append(helper.make_node(kind, [last, name] if name else [last], [result]))
        last = result
    rows = [
        helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, ["batch", wide])
        for name, wide in (("features", spec.inputs), ("outputs", spec.outputs))
    ]
    graph = helper.make_graph(nodes, "kingtable", rows[:1], rows[1:], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="kingtable")
    model.ir_version = 8  # which the runtimes of 2023 read, too
    told = {"game": spec.game, "version": str(spec.version), "card": json.dumps(card, sort_keys=True)}
    helper.set_model_props(model, told)
    onnx.checker.check_model(model)
    with Whole(file) as part:
        part.write_bytes(model.SerializeToString())


def read(file: Path, spec: NetSpec) -> tuple[Net, Card]:
    """Read a net that `write` wrote, or one of the same form. Raises UnfitNet; Refused where onnx is not installed."""
    onnx = _onnx()
    to_array = needed("onnx.numpy_helper", "onnx").to_array
    try:
        model = onnx.load_model_from_string(file.expanduser().read_bytes())
        told = {prop.key: prop.value for prop in model.metadata_props}
        held = {weights.name: to_array(weights) for weights in model.graph.initializer}
        card = json.loads(told.get("card", "{}"))
        version = int(told.get("version", spec.version))
        if not isinstance(card, dict):
            raise ValueError("its card is no JSON object")
    except Exception as error:  # the files of strangers raise anything
        why = f"{type(error).__name__}: {error}"
        raise UnfitNet("net-damaged", field="net", file=str(file), why=cut(why, 200)) from error
    if [node.op_type for node in model.graph.node] != NODES or not _in_a_row(model.graph.node, set(held)):
        raise UnfitNet("net-onnx-form", field="net", file=str(file), nodes=", ".join(NODES))
    names = [next(name for name in node.input if name in held) for node in model.graph.node if node.op_type != "Relu"]
    try:
        net = Net(*(weights_of(held[name]) for name in names))
    except ValueError as error:
        raise UnfitNet("net-damaged", field="net", file=str(file), why=str(error)) from error
    return checked(file, net, told.get("game", ""), version, spec), card


def _operands() -> list[str | None]:
    """The weights that each node takes, None for Relu."""
    names = iter(Net._fields)
    return [None if kind == "Relu" else next(names) for kind in NODES]


def _in_a_row(nodes: Any, weights: set[str]) -> bool:
    """Does each node take the result of the one before, and weights besides?"""
    last = None
    for node in nodes:
        given = [name for name in node.input if name not in weights]
        if len(given) != 1 or len(node.input) != (1 if node.op_type == "Relu" else 2):
            return False
        if last is not None and given != [last]:
            return False
        last = node.output[0]
    return True


def _onnx() -> Any:
    needed("onnx.checker", "onnx")
    return needed("onnx", "onnx")
