"""The files of nets: the one place that reads, checks and writes them.

A file is an `.npz` of NumPy with the six arrays of `Net`, `game` (its name), `version` (of the game's features, a whole
number) and `card` (JSON in bytes). Files that were written before nets had a `game` say their version in the card.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import is_zipfile

import numpy as np
import numpy.typing as npt

from kingtable.bots.net import Net
from kingtable.engine.errors import Refused
from kingtable.engine.folders import Whole
from kingtable.engine.record import Array
from kingtable.engine.text import cut

Card = dict[str, Any]
"""What is known of a net, JSON-able: `data`, from what it was trained; `run`, how and how long; `rating`, what was
measured of it; `against`, whom it met."""

KEPT = 16
"""Files whose nets one process keeps in memory."""


class UnfitNet(Refused):
    """A file that is no net, or a net for another game or for other features."""


@dataclass(frozen=True)
class NetSpec:
    """The nets that a game's bots read.

    game: its name; version: of the features; inputs, outputs: how many. The hidden layers may have any size.
    """

    game: str
    version: int
    inputs: int
    outputs: int

    def fits(self, net: Net) -> bool:
        """Tell whether all layers have the shapes that these bots read, one on top of the other."""
        hidden, second = np.size(net.first_bias), np.size(net.second_bias)
        wanted = (
            (self.inputs, hidden),
            (hidden,),
            (hidden, second),
            (second,),
            (second, self.outputs),
            (self.outputs,),
        )
        return tuple(np.shape(weights) for weights in net) == wanted and min(hidden, second) > 0


def load(file: Path, spec: NetSpec) -> tuple[Net, Card]:
    """Read a net and its card. Raises UnfitNet for a missing or damaged file, and for a net that does not fit."""
    archive(file)
    try:
        net, game, version, card = _read(file.expanduser())
    except Exception as error:  # archives of strangers raise anything: OSError, ValueError, zlib.error, MemoryError ...
        why = f"{type(error).__name__}: {error}"
        raise UnfitNet("net-damaged", field="net", file=str(file), why=cut(why, 200)) from error
    return checked(file, net, game, version, spec), card


def archive(file: Path) -> None:
    """Raise UnfitNet for what is no archive of NumPy: a folder, a text, half a file."""
    problem = ""
    try:
        if not file.expanduser().is_file():  # a pipe or a device would be read without end
            problem = "folder" if file.expanduser().is_dir() else "missing"
        elif not is_zipfile(file.expanduser()):
            raise UnfitNet("net-archive", field="net", file=str(file))
    except (OSError, RuntimeError) as error:
        raise UnfitNet("file-read", field="net", file=str(file), problem="other", why=cut(error)) from error
    if problem:
        raise UnfitNet("file-read", field="net", file=str(file), problem=problem, why="")


def checked(file: Path, net: Net, game: str, version: object, spec: NetSpec) -> Net:
    """Return the net if it is one for these bots. game: "" where the file names none. Raises UnfitNet."""
    if game not in ("", spec.game):
        raise UnfitNet("net-game", field="net", file=str(file), game=game, wanted=spec.game)
    if not spec.fits(net):
        raise UnfitNet("net-shape", field="net", file=str(file), inputs=spec.inputs, outputs=spec.outputs)
    if version != spec.version:
        raise UnfitNet("net-version", field="net", file=str(file), version=str(version), wanted=spec.version)
    return net


def _read(file: Path) -> tuple[Net, str, Any, Card]:
    """Read what a file says: the net, its game ("" where the file names none), its version and its card."""
    with file.open("rb") as opened, np.load(opened, allow_pickle=False) as held:
        card = json.loads(bytes(held["card"]).decode()) if "card" in held else {}
        if not isinstance(card, dict):
            raise ValueError("its card is no JSON object")
        game = str(held["game"]) if "game" in held else ""
        version = int(held["version"]) if "version" in held else card.get("schema")
        return Net(*(weights_of(held[name]) for name in Net._fields)), game, version, card


def weights_of(held: Array) -> npt.NDArray[np.float32]:
    """Check one array of weights, and give it as float32."""
    if held.dtype.kind not in "fiu":
        raise ValueError(f"weights of type {held.dtype}")
    with np.errstate(over="ignore"):
        weights = np.ascontiguousarray(held, np.float32)
    if not np.isfinite(weights).all():
        raise ValueError("a weight is not a finite number")
    return weights


def kept(file: Path, spec: NetSpec) -> Net:
    """Read a net once for as long as its file does not change, the same object each time. Raises UnfitNet."""
    try:
        found = file.expanduser().stat()
        stamp = (found.st_ino, found.st_mtime_ns, found.st_size)
    except Exception:  # `load` says what is wrong
        return load(file, spec)[0]
    return _kept(file, spec, stamp)


@lru_cache(KEPT)
def _kept(file: Path, spec: NetSpec, stamp: tuple[int, ...]) -> Net:
    return load(file, spec)[0]


def save(file: Path, net: Net, spec: NetSpec, card: Card) -> None:
    """Write a net with its card, whole or not at all. Weights that float16 holds exactly take half the room.

    Raises Refused where it cannot be written.
    """
    said = np.frombuffer(json.dumps(card, sort_keys=True).encode(), np.uint8)
    weights = {name: _small(some) for name, some in net._asdict().items()}
    with Whole(file) as part, part.open("wb") as out:
        np.savez_compressed(out, card=said, game=np.array(spec.game), version=np.array(spec.version), **weights)


def _small(weights: Any) -> Any:
    with np.errstate(over="ignore"):
        half = weights.astype(np.float16)
    return half if np.array_equal(half, weights) else weights
