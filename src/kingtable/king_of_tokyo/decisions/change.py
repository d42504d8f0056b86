"""The decision `change`: cards turn dice after the last throw (T-056)."""

from __future__ import annotations

from kingtable.engine.compiler.jit import note, rule, u64
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import refusals
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import IDS, NUMBER, kinds_in
from kingtable.king_of_tokyo.layout import State

ALTERING = kinds_in(cards.ALTERING_CARDS)
"""The cards of the actions CHANGE, in their order."""
_IDS = tuple(IDS[kind] for kind in ALTERING)

WORDS: tuple[str, ...] = (*_IDS, "done")
USED: int = 0


@rule
def legal(s: L.State, out: Row) -> int:
    out[0] = L.DONE
    n = 1
    p = s.mover
    mine = u64(s.works[p] & cards.ALTERING_CARDS)
    for i in range(len(ALTERING)):
        kind = ALTERING[i]
        if (mine & L.bit(kind)) != L.NO_CARDS and cards.usable(s, p, kind, 0) == 1:
            for x in range(36):
                if s.faces[x // 6] > 0 and x // 6 != x % 6 and cards.change(s, p, kind, x) == 1:
                    out[n] = L.CHANGE + 36 * i + x
                    n += 1
    return n


@rule
def act(s: L.State, action: int) -> None:
    if action == L.DONE:
        s.stage = L.TO_RESOLVE
    else:
        kind, x = ALTERING[(action - L.CHANGE) // 36], (action - L.CHANGE) % 36
        note(s, (L.J_CHANGE, s.mover, kind, x // 6, x % 6))
        cards.use(s, s.mover, kind, x)
        s.faces[x // 6] -= 1
        s.faces[x % 6] += 1


def written(s: State, action: int) -> str:
    card, x = divmod(action - L.CHANGE, 36)
    to = [] if ALTERING[card] in cards.FACE else [L.FACES[x % 6]]
    return " ".join([_IDS[card], L.FACES[x // 6], *to])


def read(s: State, first: str, rest: list[str]) -> int | None:
    if not all(word in L.FACE for word in rest) or len(rest) != (1 if NUMBER[first] in cards.FACE else 2):
        return None
    return L.CHANGE + 36 * _IDS.index(first) + _turned(first, rest)


def _turned(card: str, faces: list[str]) -> int:
    """6 x face + face: what a die shows, and to what it is turned."""
    to = cards.FACE.get(NUMBER[card]) or faces[1]
    return 6 * L.FACE[faces[0]] + L.FACE[to]


def why_not(s: State, first: str, rest: list[str]) -> IllegalAction:
    if not s.works[s.mover] >> NUMBER[first] & 1:
        return refusals.no_card(first)
    if s.faces[L.FACE[rest[0]]] == 0:
        return refusals.no_die(L.FACE[rest[0]])
    return cards.why_not(s, s.mover, NUMBER[first], _turned(first, rest))


def default_action(s: State) -> int:
    return L.DONE
