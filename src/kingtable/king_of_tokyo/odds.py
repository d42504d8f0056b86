"""The odds that a player at the table asks for, while some dice are kept."""

from __future__ import annotations

from math import comb
from typing import Any

from kingtable.engine.errors import IllegalAction
from kingtable.engine.jit import interpreted
from kingtable.king_of_tokyo import effects
from kingtable.king_of_tokyo.layout import CLAW, FACE, FACES, State

_other_place = interpreted(effects.other_place)


def at_least(n: int, dice: int, throws: int) -> float:
    """The probability that at least n of some dice show a face, kept as soon as they do."""
    p = 1 - (5 / 6) ** throws
    return sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(max(0, n), dice + 1))


def odds_of_keeping(s: State, faces: list[str]) -> dict[str, Any]:
    """What the kept dice may become when the others are thrown as often as possible (docs/protocol.md, Odds).

    Raises IllegalAction for dice that are not on the table.
    """
    kept = [0] * 6
    for face in faces:
        if face not in FACE:
            raise IllegalAction("refuse-kot-notation", text=face[:40])
        kept[FACE[face]] += 1
    if any(kept[face] > s.faces[face] for face in range(6)):
        table = " ".join(FACES[face] for face in range(6) for _ in range(s.faces[face]))
        raise IllegalAction("refuse-kot-dice", rule="T-053", dice=table)
    thrown = s.dice - sum(kept)
    told: list[dict[str, Any]] = []
    for number, n in enumerate(kept):
        if n:
            told += _of_face(s, number, n, thrown)
    return {"dice": s.dice, "rerolls": s.rerolls, "odds": told}


def _of_face(s: State, face: int, kept: int, thrown: int) -> list[dict[str, Any]]:
    """The next goal of a face that is collected: a set of numbers, one more, or the claws that kill."""
    goals = {max(3, kept + 1)} if face < 3 else {kept + 1}
    kills = {}
    if face == CLAW:
        targets = _other_place(s, s.turn)
        kills = {q: s.health[q] for q in range(s.players) if targets >> q & 1}
        goals |= {max(kept, health) for health in kills.values()}
    return [
        {
            "face": FACES[face],
            "count": count,
            "p": at_least(count - kept, thrown, s.rerolls),
            "vp": face + 1 + count - 3 if face < 3 else None,
            "damage": count if face == CLAW else None,
            "kills": [q for q, health in kills.items() if health <= count],
        }
        for count in sorted(goals)
        if count <= kept + thrown
    ]
