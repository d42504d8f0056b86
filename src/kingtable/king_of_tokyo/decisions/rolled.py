"""The decision `rolled`: keep some dice and throw the others (T-052 to T-055), use a card, or stop."""

from __future__ import annotations

from typing import Any

from kingtable.engine import multisets
from kingtable.engine.compiler.jit import rule, u64
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo import turn
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.decisions import words
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("keep", "done")
USED: int = int(cards.THROWING_CARDS)


@rule
def legal(s: L.State, out: Row) -> int:
    out[0] = L.DONE
    n = 1
    faces = s.faces
    a = L.MOST_KEPT
    for ones in range(faces[0] + 1 if s.rerolls > 0 else 0):  # what is kept: not all, at least one die is thrown
        r1 = L.KEEP_STEPS[0][a][ones] if ones <= a else 0
        b = a - ones
        for twos in range(min(b, faces[1]) + 1):
            r2 = r1 + L.KEEP_STEPS[1][b][twos]
            c = b - twos
            for threes in range(min(c, faces[2]) + 1):
                r3 = r2 + L.KEEP_STEPS[2][c][threes]
                d = c - threes
                for hearts in range(min(d, faces[3]) + 1):
                    r4 = r3 + L.KEEP_STEPS[3][d][hearts]
                    e = d - hearts
                    for energy in range(min(e, faces[4]) + 1):
                        r5 = r4 + L.KEEP_STEPS[4][e][energy]
                        f = e - energy
                        for claws in range(min(f, faces[5]) + 1):
                            if L.MOST_KEPT - (f - claws) < s.dice:
                                out[n] = L.KEEP + r5 + L.KEEP_STEPS[5][f][claws]
                                n += 1
    return turn.add_uses(s, s.mover, u64(s.works[s.mover] & cards.THROWING_CARDS), out, n)


@rule
def act(s: L.State, action: int) -> None:
    if action == L.DONE:
        turn.stop(s)
    else:
        multisets.put_counts(L.KEEP_STEPS, action - L.KEEP, s.faces)  # the others are taken up
        turn.throw_again(s)


_STEPS: Any = L.KEEP_STEPS.tolist()


def kept_faces(action: int) -> list[int]:
    """How many dice of each face a `keep` action keeps."""
    kept = [0] * 6
    multisets.put_counts(_STEPS, action - L.KEEP, kept)
    return kept


_TEXTS = tuple(
    " ".join(["keep", *(L.FACES[face] for face, n in enumerate(kept_faces(action)) for _ in range(n))])
    for action in range(L.KEEP, L.KEPT)
)


def written(s: State, action: int) -> str:
    return _TEXTS[action - L.KEEP]


def read(s: State, first: str, rest: list[str]) -> int | None:
    if not all(word in L.FACE for word in rest):
        return None
    if len(rest) > L.MOST_KEPT:
        return words.NEVER
    return L.KEEP + multisets.rank_of(_STEPS, [rest.count(face) for face in L.FACES])


def why_not(s: State, first: str, rest: list[str]) -> IllegalAction:
    if s.rerolls == 0:
        return IllegalAction("refuse-kot-no-throws", rule="T-052")
    if any(rest.count(face) > s.faces[L.FACE[face]] for face in rest):
        table = " ".join(L.FACES[face] for face in range(6) for _ in range(s.faces[face]))
        return IllegalAction("refuse-kot-dice", rule="T-053", dice=table)
    return IllegalAction("refuse-kot-keep-all", rule="T-055")


def default_action(s: State) -> int:
    return L.DONE
