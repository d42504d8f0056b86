"""Nets: what is read is what NumPy computes, and a file that does not fit says so."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kingtable.bots import net as nets
from kingtable.bots.net import Net, net_scratch
from kingtable.bots.net_file import NetSpec, UnfitNet, kept, load, save
from kingtable.engine.compiler.jit import interpreted

CARD = {"data": "none"}
SPEC = NetSpec("chess", version=3, inputs=20, outputs=2)


def some(inputs: int = 20, hidden: int = 9, second: int = 7, outputs: int = 2) -> Net:
    chance = np.random.default_rng(5)
    shapes = ((inputs, hidden), (hidden,), (hidden, second), (second,), (second, outputs), (outputs,))
    return Net(*(chance.normal(size=shape).astype(np.float32) for shape in shapes))


def by_numpy(net: Net, inputs: Any) -> Any:
    hidden = np.maximum(inputs @ net.first + net.first_bias, 0)
    return np.maximum(hidden @ net.second + net.second_bias, 0) @ net.last + net.last_bias


def test_a_net_is_read_as_numpy_computes_it_compiled_and_interpreted() -> None:
    net = some()
    inputs: Any = np.random.default_rng(6).normal(size=20).astype(np.float32)
    inputs[3:11] = 0
    wanted = by_numpy(net, inputs)
    scratch = net_scratch(net)._replace(inputs=inputs)
    nets.read(net, scratch)
    assert scratch.outputs == pytest.approx(wanted, rel=1e-4)
    plain_net = Net(*(weights.tolist() for weights in net))
    plain_scratch = nets.NetScratch(inputs.tolist(), [0.0] * 9, [0.0] * 7, [0.0] * 2, [0] * 20)
    interpreted(nets.read)(plain_net, plain_scratch)
    assert plain_scratch.outputs == pytest.approx(wanted, rel=1e-4)


def test_sums_may_be_kept_and_added_to() -> None:
    net, scratch = some(), net_scratch(some())
    scratch.inputs[:] = np.arange(20)
    nets.begin(net, scratch.sums)
    nets.add(net, scratch, 12, 20, scratch.sums)
    nets.add(net, scratch, 0, 12, scratch.sums)
    nets.finish(net, scratch)
    assert scratch.outputs == pytest.approx(by_numpy(net, scratch.inputs), rel=1e-4)


def test_a_net_is_kept_with_its_card(tmp_path: Path) -> None:
    save(tmp_path / "net.npz", some(), SPEC, CARD)
    net, card = load(tmp_path / "net.npz", SPEC)
    assert card == CARD
    assert all(np.array_equal(one, other) for one, other in zip(net, some(), strict=True))
    assert [file.name for file in tmp_path.iterdir()] == ["net.npz"]


def test_all_that_was_learned_takes_less_than_a_megabyte() -> None:
    folders = Path(nets.__file__).parent.glob("*/weights/*.npz")
    assert 0 < sum(file.stat().st_size for file in folders) < 1_000_000


def test_weights_that_need_no_more_are_kept_as_float16(tmp_path: Path) -> None:
    net = some()._replace(first=np.full((20, 9), 0.5, np.float32), last=np.full((7, 2), 1e6, np.float32))
    save(tmp_path / "net.npz", net, SPEC, CARD)
    with np.load(tmp_path / "net.npz") as held:
        assert [held[name].dtype for name in ("first", "second", "last")] == [np.float16, np.float32, np.float32]
    again, _ = load(tmp_path / "net.npz", SPEC)
    assert all(
        weights.dtype == np.float32 and np.array_equal(weights, as_told)
        for weights, as_told in zip(again, net, strict=True)
    )


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "go"}, "is for chess: use a net for go"),
        ({"version": 4}, "has version 3 of the features: train it again for version 4"),
        ({"inputs": 21}, "use one with 21 inputs and 2 outputs"),
        ({"outputs": 1}, "use one with 20 inputs and 1 output"),
    ],
)
def test_a_net_for_another_game_or_other_features_is_refused(tmp_path: Path, wanted: dict[str, Any], said: str) -> None:
    save(tmp_path / "net.npz", some(), SPEC, CARD)
    with pytest.raises(UnfitNet, match=said):
        load(tmp_path / "net.npz", replace(SPEC, **wanted))


def written(file: Path, **more: Any) -> Path:
    """Write a net's arrays as an older program, or another one, might have."""
    net = some()
    np.savez(file, **{**net._asdict(), **more})
    return file


def test_a_file_without_its_game_is_read_where_card_and_shapes_fit(tmp_path: Path) -> None:
    card = np.frombuffer(b'{"schema": 3}', np.uint8)
    net, said = load(written(tmp_path / "old.npz", card=card), SPEC)
    assert said == {"schema": 3}
    assert np.array_equal(net.first, some().first)
    assert load(written(tmp_path / "bare.npz", game="chess", version=3), SPEC)[1] == {}
    with pytest.raises(UnfitNet, match="version 3 of the features"):
        load(tmp_path / "old.npz", replace(SPEC, version=4))
    with pytest.raises(UnfitNet, match="version None"):
        load(written(tmp_path / "none.npz"), SPEC)


DAMAGED: dict[str, Any] = {
    "not a number": {"first": np.full((20, 9), np.nan, np.float32)},
    "infinite": {"second": np.full((9, 7), 1e300)},
    "words": {"last_bias": np.array(["a", "b"])},
    "complex": {"last_bias": np.array([1j, 2j])},
    "objects": {"last_bias": np.array([None, {}], object)},
    "a version in words": {"version": np.array("three")},
    "several versions": {"version": np.array([3, 3])},
    "a card that is none": {"card": np.frombuffer(b"[1]", np.uint8)},
    "a card in no JSON": {"card": np.frombuffer(b"{", np.uint8)},
}


@pytest.mark.parametrize("wrong", DAMAGED)
def test_a_file_with_a_part_that_is_none_is_refused(tmp_path: Path, wrong: str) -> None:
    told = {"game": "chess", "version": 3, **DAMAGED[wrong]}
    with pytest.raises(UnfitNet, match="cannot be read"):
        load(written(tmp_path / "net.npz", **told), SPEC)


@pytest.mark.parametrize("name", Net._fields)
def test_a_layer_of_another_shape_or_none_is_refused(tmp_path: Path, name: str) -> None:
    fits, array = {"game": "chess", "version": 3}, getattr(some(), name)
    for wrong in (array[:-1], array[..., None], array[..., :0], array.ravel()[0]):
        with pytest.raises(UnfitNet, match="does not fit"):
            load(written(tmp_path / "net.npz", **fits, **{name: wrong}), SPEC)
    file = tmp_path / "half.npz"
    np.savez(file, **fits, **{each: some for each, some in some()._asdict().items() if each != name})  # type: ignore[arg-type]
    with pytest.raises(UnfitNet, match="cannot be read"):
        load(file, SPEC)


@pytest.mark.parametrize("content", [None, b"", b"PK\x03\x04 torn", b"no archive at all", b"\x93NUMPY", b"\x80\x04N."])
def test_a_file_that_is_no_net_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "net.npz"
    if content is not None:
        file.write_bytes(content)
    for read in (load, kept):
        with pytest.raises(UnfitNet, match="cannot be read"):
            read(file, SPEC)


def test_a_folder_a_pipe_and_a_name_that_cannot_be_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for file in (tmp_path, tmp_path / "pipe", Path("\0"), Path("~nobody-of-that-name/net.npz")):
        for read in (load, kept):
            with pytest.raises(UnfitNet, match="cannot be read"):
                read(file, SPEC)


def test_every_damage_to_a_file_is_seen_or_harmless(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    save(file, some(), SPEC, CARD)
    whole, chance, refused = file.read_bytes(), np.random.default_rng(1), 0
    for _ in range(300):
        damaged = bytearray(whole)
        for at in chance.integers(0, len(whole), 3):
            damaged[at] ^= 1 << chance.integers(8)
        file.write_bytes(
            damaged[: chance.integers(len(whole) // 2, len(whole) + 1)] if chance.random() < 0.2 else damaged
        )
        try:
            net, _ = load(file, SPEC)
        except UnfitNet:
            refused += 1
        else:
            assert all(np.array_equal(one, other) for one, other in zip(net, some(), strict=True))
    assert refused > 200


def test_a_kept_net_is_the_same_object_until_its_file_changes(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    save(file, some(), SPEC, CARD)
    first = kept(file, SPEC)
    assert kept(file, SPEC) is first
    save(file, some()._replace(last_bias=np.ones(2, np.float32)), SPEC, CARD)
    assert kept(file, SPEC).last_bias.tolist() == [1, 1]
