"""The decision `sell`, Metamorph's: discard Keep cards for the energy paid for them (decision 11)."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import refusals, turn
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import IDS, KEEPS, NUMBER
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("sell", "end")
USED: int = 0


@rule
def legal(s: L.State, out: Row) -> int:
    p = s.mover
    out[0] = L.END
    n = 1
    if turn.selling(s, p) != L.NOBODY:
        for kind in range(KEEPS):
            if (s.held[p] & L.bit(kind)) != L.NO_CARDS:
                out[n] = L.SELL + kind
                n += 1
    return n


@rule
def act(s: L.State, action: int) -> None:
    if action == L.END:
        s.stage = L.TO_END
    else:
        cards.use(s, s.mover, turn.selling(s, s.mover), action - L.SELL)


def written(s: State, action: int) -> str:
    return f"sell {IDS[action - L.SELL]}"


def read(s: State, first: str, rest: list[str]) -> int | None:
    match rest:
        case [card] if card in NUMBER:
            return L.SELL + NUMBER[card]
    return None


def why_not(s: State, first: str, rest: list[str]) -> IllegalAction:
    [card] = rest
    return refusals.no_card(card)


def default_action(s: State) -> int:
    return L.END
