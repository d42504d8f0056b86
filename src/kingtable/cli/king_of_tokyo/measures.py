"""What `kingtable bench` measures of King of Tokyo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from kingtable.cli.bench import Measure, common
from kingtable.engine.record import pack
from kingtable.king_of_tokyo import dice
from kingtable.king_of_tokyo.ahead import playouts


def measures() -> Iterator[Measure]:
    """The figures of King of Tokyo."""
    formats: dict[str, dict[str, Any]] = {"4 players": {"players": 4}, "6 players": {"players": 6}}
    scratch = (pack(playouts.Scratch()),)
    yield from common("king-of-tokyo", playouts, formats, [scratch, scratch], ([playouts.Scratch()],))
    wanted = (dice.outcomes(6)[:, 5] >= 3).astype(np.float64)

    def solve(times: int) -> None:
        for _ in range(times):
            dice.best(wanted, dice=6, rerolls=2)

    yield Measure("us for all 462 outcomes of 6 dice, 2 rerolls", solve, 1_000, 1e6)
