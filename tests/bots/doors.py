"""The doors to hidden information on arrays: a bare record as argument is slow to pass."""

from __future__ import annotations

from typing import Any

from kingtable.engine.compiler.jit import rule
from kingtable.king_of_tokyo import hidden as tokyo
from kingtable.kingdomino import hidden as kingdomino

_tokyo, _kingdomino = tokyo.redraw, kingdomino.redraw


@rule
def redraw_kingdomino(states: Any, seat: int) -> None:
    _kingdomino(states[0], seat)


@rule
def redraw_tokyo(states: Any, seat: int) -> None:
    _tokyo(states[0], seat)
