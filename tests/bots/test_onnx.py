"""Nets as ONNX files: what onnx's own runtime answers is what our bots read, and what comes back is the same net."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from click.testing import CliRunner

import kingtable
from kingtable.bots import net_file, net_onnx
from kingtable.bots.net import Net, begin, finish_dense, include
from kingtable.bots.net_file import NetSpec, UnfitNet
from kingtable.bots.players import players_of
from kingtable.cli import main
from kingtable.engine import extras
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.errors import Refused

WIDE = (16, 8)


def spec_of(name: str) -> NetSpec:
    spec = players_of(name).net
    assert spec is not None
    return spec


def some(spec: NetSpec, seed: int) -> Net:
    """A net of random weights."""
    chance, (first, second) = np.random.default_rng(seed), WIDE
    shapes = ((spec.inputs, first), (first,), (first, second), (second,), (second, spec.outputs), (spec.outputs,))
    return Net(*((chance.normal(size=shape) / 4).astype(np.float32) for shape in shapes))


def ours(net: Net, rows: Any) -> Any:
    """What the rules of our bots make of rows of 0 and 1."""
    start, one_more, ends = interpreted(begin), interpreted(include), interpreted(finish_dense)
    lists = Net(*(weights.tolist() for weights in net))
    found = []
    for row in rows:
        sums, second, outputs = [0.0] * WIDE[0], [0.0] * WIDE[1], [0.0] * len(net.last_bias)
        start(lists, sums)
        for i in np.flatnonzero(row):
            one_more(lists.first, sums, int(i))
        ends(lists, sums, second, outputs)
        found.append(outputs)
    return np.array(found)


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_onnxruntime_answers_as_our_bots_read(name: str, tmp_path: Path) -> None:
    spec = spec_of(name)
    net = some(spec, 1)
    net_onnx.write(tmp_path / "net.onnx", net, spec, {"data": "none"})
    rows = (np.random.default_rng(2).random((100, spec.inputs)) < 0.05).astype(np.float32)
    session = onnxruntime.InferenceSession(str(tmp_path / "net.onnx"), providers=["CPUExecutionProvider"])
    [answers] = session.run(["outputs"], {"features": rows})
    assert answers.shape == (100, spec.outputs)
    assert np.abs(answers - ours(net, rows)).max() < 1e-5
    assert np.abs(answers).max() > 0.2


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_there_and_back_it_is_the_same_net(name: str, tmp_path: Path) -> None:
    spec, card = spec_of(name), {"data": "games of \U0001f996"}
    net = some(spec, 3)
    net_file.save(tmp_path / "a.npz", net, spec, card)
    for source, target in (("a.npz", "b.onnx"), ("b.onnx", "c.npz")):
        done = CliRunner().invoke(main, ["net", name, str(tmp_path / source), str(tmp_path / target)])
        assert done.exit_code == 0, done.output
    back, told = net_file.load(tmp_path / "c.npz", spec)
    assert all(np.array_equal(one, other) for one, other in zip(net, back, strict=True))
    assert told == card


def changed(file: Path, change: str) -> None:
    """Change an ONNX file so that it is no net for Kingdomino."""
    model = onnx.load(file)
    if change == "form":
        model.graph.node[2].op_type = "Sigmoid"
    elif change == "game":
        next(prop for prop in model.metadata_props if prop.key == "game").value = "king-of-tokyo"
    elif change == "version":
        next(prop for prop in model.metadata_props if prop.key == "version").value = "99"
    elif change == "card":
        next(prop for prop in model.metadata_props if prop.key == "card").value = json.dumps([])
    elif change == "shape":
        del model.graph.initializer[-1].dims[:]
        model.graph.initializer[-1].CopyFrom(onnx.numpy_helper.from_array(np.zeros(7, np.float32), "last_bias"))
    elif change == "crossed":
        model.graph.node[3].input[0] = "features"
    onnx.save(model, file)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        *(("form", "net-onnx-form"), ("crossed", "net-onnx-form"), ("game", "net-game")),
        *(("version", "net-version"), ("card", "net-damaged"), ("shape", "net-shape")),
    ],
)
def test_another_graph_is_refused_by_name(change: str, key: str, tmp_path: Path) -> None:
    spec = spec_of("kingdomino")
    file = tmp_path / "net.onnx"
    net_onnx.write(file, some(spec, 4), spec, {})
    changed(file, change)
    with pytest.raises(UnfitNet) as refused:
        net_onnx.read(file, spec)
    assert refused.value.key == key
    done = CliRunner().invoke(main, ["net", "kingdomino", str(file), str(tmp_path / "net.npz")])
    assert done.exit_code == 2
    assert not (tmp_path / "net.npz").exists()


def test_what_is_no_onnx_is_refused(tmp_path: Path) -> None:
    (tmp_path / "net.onnx").write_bytes(b"\x00 no protobuf")
    for file in (tmp_path / "net.onnx", tmp_path / "none.onnx", tmp_path):
        with pytest.raises(UnfitNet) as refused:
            net_onnx.read(file, spec_of("kingdomino"))
        assert refused.value.key in ("net-damaged", "net-onnx-form")
    done = CliRunner().invoke(main, ["net", "kingdomino", str(tmp_path / "a.npz"), str(tmp_path / "b.npz")])
    assert (done.exit_code, done.output) == (2, "kingtable: One file must end in .npz and the other in .onnx.\n")


def test_without_onnx_one_sentence_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(Refused, match=re.escape(extras.command("onnx", Path(sys.prefix)))):
        net_onnx.read(tmp_path / "net.onnx", spec_of("kingdomino"))
