"""The decision `yield`: an attacked monster leaves Tokyo or stays."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import damage
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("yield", "stay")
USED: int = 0


@rule
def legal(s: L.State, out: Row) -> int:
    out[0] = L.YIELD
    out[1] = L.STAY
    return 2


@rule
def act(s: L.State, action: int) -> None:
    damage.answer_to_yield(s, action == L.YIELD)


def default_action(s: State) -> int:
    return L.YIELD
