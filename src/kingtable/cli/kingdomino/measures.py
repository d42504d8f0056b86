"""What `kingtable bench` measures of Kingdomino."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from kingtable.bots.kingdomino import greedy
from kingtable.cli.bench import Measure, common, state
from kingtable.engine.chance import seeded
from kingtable.engine.games import game
from kingtable.engine.record import pack
from kingtable.kingdomino.ahead import playouts


def measures() -> Iterator[Measure]:
    """The figures of Kingdomino."""
    formats: dict[str, dict[str, Any]] = {
        "2 players": {"players": 2},
        "4 players": {"players": 4},
        "Mighty Duel": {"players": 2, "mighty_duel": True},
    }
    out = np.zeros(game("kingdomino").actions, np.int32)
    yield from common("kingdomino", playouts, formats, [(), (out,)], ())
    four = pack(state("kingdomino", players=4, middle_kingdom="window", harmony=True))
    states, scratch = np.concatenate([four] * 3), pack(greedy.Scratch())
    states[1]["chance"] = seeded(2)
    yield Measure("greedy games/s, 4 players", lambda n: greedy.greedy_games(states, scratch, n), 200)
