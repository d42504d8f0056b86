"""What a bot is: it sees a view, never the true state, and plays one turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from kingtable.engine.jit import compiles
from kingtable.engine.record import pack, unpack


class Player(Protocol):
    """Whatever can play. Deterministic, given what it sees, its seat and a seed."""

    def choose(self, seen: Any, seat: int, seed: int) -> Sequence[int | str]:
        """The actions of one turn, as numbers or in notation: up to where something new is revealed or another seat is
        to move.

        seen: the record's twin as that seat may know it, its own to try things on; `kingtable.game(name)` has the
        functions over it (`legal`, `written`, `apply`, `choices`).
        """
        ...


class Bot(Player, Protocol):
    """A player of ours.

    name: as on the command line; level: 0 (random) and up, comparable within a game; budget: playouts a move, 0 where
    that means nothing.
    """

    name: str
    level: int
    budget: int


def runnable(*twins: Any) -> Any:
    """Twins as an array that compiled rules take, or as they are where nothing is compiled."""
    return np.concatenate([pack(twin) for twin in twins]) if compiles() else list(twins)


def seen_from(cls: type, state: bytes) -> Any:
    """The twin of a record's bytes. Raises ValueError where they have another length."""
    return unpack(cls, np.frombuffer(state, cls.DTYPE).copy())  # type: ignore[attr-defined]
