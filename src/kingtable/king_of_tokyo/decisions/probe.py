"""The decision `probe`: Psychic Probe throws a die of the active monster again, or passes (T-056)."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import refusals
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.decisions import words
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("probe", "pass")
USED: int = 0


@rule
def legal(s: L.State, out: Row) -> int:
    out[0] = L.PASS
    n = 1
    for face in range(6):
        if s.faces[face] > 0:
            out[n] = L.PROBE + face
            n += 1
    return n


@rule
def act(s: L.State, action: int) -> None:
    if action == L.PASS:
        s.asked += 1
    else:
        cards.probe(s, s.mover, action - L.PROBE)


def written(s: State, action: int) -> str:
    return f"probe {L.FACES[action - L.PROBE]}"


def read(s: State, first: str, rest: list[str]) -> int | None:
    face = words.face_in(rest)
    return None if face is None else L.PROBE + face


def why_not(s: State, first: str, rest: list[str]) -> IllegalAction:
    [face] = rest
    return refusals.no_die(L.FACE[face])


def default_action(s: State) -> int:
    return L.PASS
