"""The decisions of King of Tokyo: one module each, in which all that concerns it stands together.

A new one is a module here, a line in `DECISIONS`, and a line in `legal` and in `act`.
"""

from __future__ import annotations

from typing import Protocol

from kingtable.engine.compiler.jit import rule
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import turn
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.decisions import (
    buy,
    change,
    charge,
    hearts,
    mimic,
    opportunist,
    probe,
    react,
    rolled,
    sell,
    yielding,
)
from kingtable.king_of_tokyo.layout import State


class Decision(Protocol):
    """What every decision says of itself."""

    WORDS: tuple[str, ...]
    """With which its moves begin."""
    USED: int
    """Bits of the kinds of cards that are used in it, besides those that can be used at any time."""

    def legal(self, s: L.State, out: Row) -> int:
        """Write the actions of the monster that decides into `out` (int32, at least ACTIONS long); how many."""
        ...

    def act(self, s: L.State, action: int) -> None:
        """Do a legal action, but not yet what follows from it."""

    def default_action(self, s: State) -> int:
        """The action of a seat that does not answer in time (docs/decisions/0002)."""
        ...


class Worded(Decision, Protocol):
    """What a decision says besides whose moves are more than plain words and uses of cards."""

    def written(self, s: State, action: int) -> str:
        """An action of its own in notation."""
        ...

    def read(self, s: State, first: str, rest: list[str]) -> int | None:
        """The action that words mean of which the first is one of its own; None where they mean nothing."""
        ...

    def why_not(self, s: State, first: str, rest: list[str]) -> IllegalAction:
        """Why words that can be read are no legal move, as exactly as possible."""
        ...


WORDED: dict[int, Worded] = {
    L.ROLLED: rolled,
    L.PROBING: probe,
    L.CHANGING: change,
    L.HEARTS: hearts,
    L.BUYING: buy,
    L.CHARGING: charge,
    L.OPPORTUNITY: opportunist,
    L.SELLING: sell,
    L.MIMICKING: mimic,
}
DECISIONS: dict[int, Decision] = {**WORDED, L.REACTING: react, L.YIELDING: yielding}


@rule
def legal(s: L.State, out: Row) -> int:
    """Write all legal actions into `out` (int32, at least ACTIONS long); how many there are."""
    phase = s.phase
    n = 0
    if phase == L.OVER:
        return 0
    if phase == L.REACTING:
        return react.legal(s, out)
    if phase == L.ROLLED:
        n = rolled.legal(s, out)
    elif phase == L.PROBING:
        n = probe.legal(s, out)
    elif phase == L.CHANGING:
        n = change.legal(s, out)
    elif phase == L.HEARTS:
        n = hearts.legal(s, out)
    elif phase == L.YIELDING:
        n = yielding.legal(s, out)
    elif phase == L.BUYING:
        n = buy.legal(s, out)
    elif phase == L.OPPORTUNITY:
        n = opportunist.legal(s, out)
    elif phase == L.SELLING:
        n = sell.legal(s, out)
    elif phase == L.CHARGING:
        n = charge.legal(s, out)
    elif phase == L.MIMICKING:
        n = mimic.legal(s, out)
    kind = turn.any_time(s, s.mover)
    if kind != L.NOBODY:
        out[n] = L.USE + kind
        n += 1
    return n


@rule
def act(s: L.State, action: int) -> None:
    """Do a legal action, but not yet what follows from it."""
    phase = s.phase
    if phase == L.REACTING:
        react.act(s, action)
    elif L.USE <= action < L.CHANGE:
        cards.use(s, s.mover, action - L.USE, 0)
    elif phase == L.ROLLED:
        rolled.act(s, action)
    elif phase == L.PROBING:
        probe.act(s, action)
    elif phase == L.CHANGING:
        change.act(s, action)
    elif phase == L.HEARTS:
        hearts.act(s, action)
    elif phase == L.YIELDING:
        yielding.act(s, action)
    elif phase == L.BUYING:
        buy.act(s, action)
    elif phase == L.OPPORTUNITY:
        opportunist.act(s, action)
    elif phase == L.SELLING:
        sell.act(s, action)
    elif phase == L.CHARGING:
        charge.act(s, action)
    elif phase == L.MIMICKING:
        mimic.act(s, action)
