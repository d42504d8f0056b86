"""The decision `mimic`: what Mimic copies, as a new card or for 1 energy at the start of a turn (decision 18)."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import buying
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.cards.deck import IDS, KEEPS, KINDS, NUMBER
from kingtable.king_of_tokyo.decisions import words
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("mimic", "pass")
USED: int = 0


@rule
def legal(s: L.State, out: Row) -> int:
    n = 0
    if s.depth == 0:  # at the start of a turn it need not move
        out[0] = L.PASS
        n = 1
    for q in range(s.players):
        for kind in range(KEEPS):
            if buying.can_copy(s, q, kind):
                out[n] = L.COPY + KINDS * q + kind
                n += 1
    return n


@rule
def act(s: L.State, action: int) -> None:
    if action == L.PASS:
        s.stage = L.TO_THROW
    else:
        buying.mimic(s, s.mover, (action - L.COPY) // KINDS, (action - L.COPY) % KINDS)


def written(s: State, action: int) -> str:
    seat, kind = divmod(action - L.COPY, KINDS)
    return f"mimic {IDS[kind]} of {seat}"


def read(s: State, first: str, rest: list[str]) -> int | None:
    match rest:
        case [card, "of", other] if card in NUMBER and (seat := words.seat_in(s, other)) is not None:
            return L.COPY + KINDS * seat + NUMBER[card]
    return None


def why_not(s: State, first: str, rest: list[str]) -> IllegalAction:
    if first == "pass":
        return IllegalAction("refuse-kot-must-copy", rule="T-090")
    return IllegalAction("refuse-kot-mimic", rule="T-090", card=rest[0], seat=int(rest[2]) + 1)


def default_action(s: State) -> int:
    out = [0] * L.ACTIONS
    legal(s, out)
    return out[0]
