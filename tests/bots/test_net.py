"""Nets: what is read is what NumPy computes, and a file that does not fit says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kingtable.bots import net as nets
from kingtable.bots.net import Net, UnfitNet, load, room_for, save
from kingtable.engine.compiler.jit import interpreted

CARD = {"schema": 3, "data": "none"}


def some(inputs: int = 20, hidden: int = 9, second: int = 7, outputs: int = 2) -> Net:
    chance = np.random.default_rng(5)
    shapes = ((inputs, hidden), (hidden,), (hidden, second), (second,), (second, outputs), (outputs,))
    return Net(*(chance.normal(size=shape).astype(np.float32) for shape in shapes))


def by_numpy(net: Net, inputs: Any) -> Any:
    hidden = np.maximum(inputs @ net.first + net.first_bias, 0)
    return np.maximum(hidden @ net.second + net.second_bias, 0) @ net.last + net.last_bias


def test_a_net_is_read_as_numpy_computes_it_compiled_and_interpreted() -> None:
    net, inputs = some(), np.random.default_rng(6).normal(size=20).astype(np.float32)
    inputs[3:11] = 0
    wanted = by_numpy(net, inputs)
    room = room_for(net)._replace(inputs=inputs)
    nets.read(net, room)
    assert room.outputs == pytest.approx(wanted, rel=1e-4)
    plain_net = Net(*(weights.tolist() for weights in net))
    plain_room = nets.Room(inputs.tolist(), [0.0] * 9, [0.0] * 7, [0.0] * 2, [0] * 20)
    interpreted(nets.read)(plain_net, plain_room)
    assert plain_room.outputs == pytest.approx(wanted, rel=1e-4)


def test_sums_may_be_kept_and_added_to() -> None:
    net, room = some(), room_for(some())
    room.inputs[:] = np.arange(20)
    nets.begin(net, room.sums)
    nets.add(net, room, 12, 20, room.sums)
    nets.add(net, room, 0, 12, room.sums)
    nets.finish(net, room)
    assert room.outputs == pytest.approx(by_numpy(net, room.inputs), rel=1e-4)


def test_a_net_is_kept_with_its_card(tmp_path: Path) -> None:
    save(tmp_path / "net.npz", some(), CARD)
    net, card = load(tmp_path / "net.npz", schema=3, inputs=20, outputs=2)
    assert card == CARD
    assert all(np.array_equal(one, other) for one, other in zip(net, some(), strict=True))
    assert [file.name for file in tmp_path.iterdir()] == ["net.npz"]


def test_all_that_was_learned_takes_less_than_a_megabyte() -> None:
    folders = Path(nets.__file__).parent.glob("*/weights/*.npz")
    assert 0 < sum(file.stat().st_size for file in folders) < 1_000_000


def test_weights_that_need_no_more_are_kept_as_float16(tmp_path: Path) -> None:
    net = some()._replace(first=np.full((20, 9), 0.5, np.float32), last=np.full((7, 2), 1e6, np.float32))
    save(tmp_path / "net.npz", net, CARD)
    with np.load(tmp_path / "net.npz") as held:
        assert [held[name].dtype for name in ("first", "second", "last")] == [np.float16, np.float32, np.float32]
    again, _ = load(tmp_path / "net.npz", schema=3, inputs=20, outputs=2)
    assert all(
        weights.dtype == np.float32 and np.array_equal(weights, as_told)
        for weights, as_told in zip(again, net, strict=True)
    )


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"schema": 4, "inputs": 20, "outputs": 2}, "version 3; this program has version 4"),
        ({"schema": 3, "inputs": 21, "outputs": 2}, "21 inputs"),
        ({"schema": 3, "inputs": 20, "outputs": 1}, "1 outputs"),
    ],
)
def test_a_net_for_other_features_is_refused(tmp_path: Path, wanted: dict[str, int], told: str) -> None:
    save(tmp_path / "net.npz", some(), CARD)
    with pytest.raises(UnfitNet, match=told):
        load(tmp_path / "net.npz", **wanted)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 torn", b"no archive at all"])
def test_a_damaged_net_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "net.npz"
    for make in (lambda: None, lambda: file.write_bytes(content)):
        make()
        with pytest.raises(UnfitNet, match="cannot be read"):
            load(file, schema=3, inputs=20, outputs=2)
