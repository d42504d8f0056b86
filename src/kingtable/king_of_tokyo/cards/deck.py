"""The 66 cards of the first edition: 64 kinds, numbered in the order of `cards.json`, and the 66 pieces of the box.

Keep cards come first, so that what a monster holds is a word of 64 bits. Pieces have the number of their kind; the
second copies (Extra Head, Evacuation Orders) follow after the kinds.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, SupportsInt

import numpy as np

from kingtable.engine.record import Row

CARDS: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "cards.json").read_text(encoding="utf-8"))
IDS: list[str] = [card["id"] for card in CARDS]
NUMBER: dict[str, int] = {name: kind for kind, name in enumerate(IDS)}
"""Kind by card id."""

KINDS = len(CARDS)
_TWICE = [kind for kind, card in enumerate(CARDS) if card["copies"] == 2]
PIECES = KINDS + len(_TWICE)
_kind: Any = np.array([*range(KINDS), *_TWICE], np.int64)
_second: Any = np.array([KINDS + _TWICE.index(kind) if kind in _TWICE else -1 for kind in range(KINDS)], np.int64)
_cost: Any = np.array([card["cost"] for card in CARDS], np.int64)
KIND: Row = _kind
"""The kind of each piece, shape (66,)."""
SECOND: Row = _second
"""The second piece of each kind, or -1, shape (64,)."""

COST: Row = _cost
"""Printed price in energy by kind, shape (64,)."""

KEEPS = sum(card["kind"] == "keep" for card in CARDS)
"""Kinds below this number are Keep cards."""


def kinds_in(cards: SupportsInt) -> tuple[int, ...]:
    """The kinds of some cards, given as a word of 64 bits."""
    return tuple(kind for kind in range(KINDS) if int(cards) >> kind & 1)
