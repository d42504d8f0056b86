"""The 48 dominoes (K-019 to K-034), as tables by number; number 0 is no domino."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from kingtable.engine.record import Grid
from kingtable.kingdomino.protocol import Terrain

TERRAINS: tuple[Terrain, ...] = ("wheat", "forest", "water", "pasture", "swamp", "mine")
LETTERS = "WFLPSM"
WHEAT, FOREST, WATER, PASTURE, SWAMP, MINE = range(6)
DOMINOES = 48

_FACES = json.loads((Path(__file__).parent / "dominoes.json").read_text(encoding="utf-8"))

_terrain: Any = np.zeros((DOMINOES + 1, 2), np.int64)
TERRAIN: Grid = _terrain
"""Terrain of the left and the right half."""

CROWNS = np.zeros((DOMINOES + 1, 2), np.int64)
"""Crowns on the left and the right half."""

for _face in _FACES:
    for _i, _half in enumerate((_face["left"], _face["right"])):
        _terrain[_face["number"], _i] = TERRAINS.index(_half["terrain"])
        CROWNS[_face["number"], _i] = _half["crowns"]

DOUBLE = (_terrain[:, 0] == _terrain[:, 1]) & (CROWNS[:, 0] == CROWNS[:, 1])
"""Whether both halves are alike, so that turning it round changes nothing."""
