"""The odds that a player at the table asks for, while some dice are kept."""

from __future__ import annotations

from math import comb

from kingtable.engine.errors import IllegalAction
from kingtable.king_of_tokyo import effects
from kingtable.king_of_tokyo.layout import CLAW, FACE, FACES, State


def at_least(n: int, dice: int, throws: int) -> float:
    """The probability that at least n of some dice show a face, kept as soon as they do."""
    p = 1 - (5 / 6) ** throws
    return sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(max(0, n), dice + 1))


def kept_dice(s: State, faces: list[str]) -> list[int]:
    """How many dice of each face are kept. Raises IllegalAction for dice that are not on the table."""
    kept = [0] * 6
    for face in faces:
        if face not in FACE:
            raise IllegalAction("refuse-kot-notation", text=face[:40])
        kept[FACE[face]] += 1
    if any(kept[face] > s.faces[face] for face in range(6)):
        table = " ".join(FACES[face] for face in range(6) for _ in range(s.faces[face]))
        raise IllegalAction("refuse-kot-dice", rule="T-053", dice=table)
    return kept


def goals(s: State, faces: list[str]) -> list[tuple[int, int, float]]:
    """What the kept dice may become when the others are thrown as often as possible (docs/protocol.md, Odds): a face,
    how many of it, and the probability of at least that many. Raises IllegalAction as `kept_dice`.
    """
    kept = kept_dice(s, faces)
    thrown = s.dice - sum(kept)
    return [
        (face, count, at_least(count - n, thrown, s.rerolls))
        for face, n in enumerate(kept)
        if n
        for count in sorted(_counts(s, face, n))
        if count <= n + thrown
    ]


def _counts(s: State, face: int, kept: int) -> set[int]:
    """The next goals of a face: a set of numbers, one more, or as many claws as somebody has health."""
    if face < 3:
        return {max(3, kept + 1)}
    found = {kept + 1}
    if face == CLAW:
        targets = effects.other_place(s, s.turn)
        found |= {max(kept, s.health[q]) for q in range(s.players) if targets >> q & 1}
    return found
