"""The decision `opportunist`: its owner buys one of the cards just turned up, or passes (decision 41)."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import buying
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import KIND
from kingtable.king_of_tokyo.decisions import buy
from kingtable.king_of_tokyo.decisions.buy import read as read
from kingtable.king_of_tokyo.decisions.buy import written as written
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("buy", "pass")
USED: int = 0


@rule
def legal(s: L.State, out: Row) -> int:
    p = s.mover
    out[0] = L.PASS
    n = 1
    for slot in range(3):
        if s.agenda[s.depth - 1][1] >> slot & 1 and s.row[slot] != L.NOBODY:
            kind = KIND[s.row[slot]]
            if shown_slot(s, kind) == slot and buying.price_of(s, p, kind) <= s.energy[p]:
                out[n] = L.BUY + kind
                n += 1
    return n


@rule
def shown_slot(s: L.State, kind: int) -> int:
    """The first slot with such a card among those just turned up; NOBODY without one."""
    for slot in range(3):
        if s.agenda[s.depth - 1][1] >> slot & 1 and s.row[slot] != L.NOBODY and KIND[s.row[slot]] == kind:
            return slot
    return L.NOBODY


@rule
def act(s: L.State, action: int) -> None:
    if action == L.PASS:
        s.agenda[s.depth - 1][2] += 1
    else:
        buying.seize(s, shown_slot(s, action - L.BUY))


def why_not(s: State, first: str, rest: list[str]) -> IllegalAction:
    if rest == ["top"] or "from" in rest:
        return IllegalAction("refuse-kot-only-revealed", rule="T-079")
    return buy.why_not(s, first, rest)


def default_action(s: State) -> int:
    return L.PASS
