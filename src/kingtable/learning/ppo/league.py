"""The league: past nets of a run, one of which plays a seat in some of the games, so that the policy forgets nothing.

Nets of all ages are kept, as in fictitious self-play (Heinrich et al. 2015): when the league is full, every second one
leaves, and new ones come half as often.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from kingtable.bots.policy import Weights
from kingtable.engine.errors import InvalidRecord
from kingtable.engine.record import Array
from kingtable.engine.text import cut

MOST = 16
"""The most nets that are kept."""
SHARE = 0.2
"""The league's share of the lanes in a new run on a cluster."""
EVERY = 20
"""The passes between two nets, until the league is full."""


class League:
    """Past nets by the number of their pass."""

    def __init__(self, seed: int, state: Mapping[str, Any] | None = None) -> None:
        """Begin without nets, or go on from what was kept. Raises InvalidRecord."""
        self.seed, self.every = seed, EVERY
        self.nets: dict[int, Weights] = {}
        if state is None:
            return
        try:
            self.every = int(state["every"])
            for number in state["numbers"].tolist():
                self.nets[number] = Weights(*(state[f"{number}_{name}"] for name in Weights._fields))
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise InvalidRecord("learner-damaged", field="folder", file="league.npz", why=cut(error, 120)) from error

    def turn(self, number: int, weights: Weights) -> Weights | None:
        """Take in the net after a pass, if its turn has come, and return a past one by lot; None if there is none."""
        if number % self.every == 0:
            if len(self.nets) == MOST:
                self.nets = dict(list(self.nets.items())[1::2])
                self.every *= 2
            if number % self.every == 0:
                self.nets[number] = Weights(*(np.asarray(layer, np.float32) for layer in weights))
        if not self.nets:
            return None
        return self.nets[int(np.random.default_rng([self.seed, number]).choice(list(self.nets)))]

    def state(self) -> dict[str, Array]:
        """Return all nets as arrays for `league.npz`."""
        arrays: dict[str, Array] = {"every": np.array(self.every), "numbers": np.array(list(self.nets), np.int64)}
        for number, weights in self.nets.items():
            arrays |= {f"{number}_{name}": each for name, each in weights._asdict().items()}
        return arrays
