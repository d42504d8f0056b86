"""Words that several decisions read alike, and reasons for which several refuse alike."""

from __future__ import annotations

from kingtable.engine.errors import IllegalAction
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.layout import State

NEVER = -1
"""What is read where words make sense but cannot be legal: no action has this number."""


def face_in(words: list[str]) -> int | None:
    """The face that a single word names; None for other words."""
    return L.FACE.get(words[0]) if len(words) == 1 else None


def seat_in(s: State, word: str) -> int | None:
    """The seat that a word names; None where it is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) == 1 and int(word) < s.players else None


def no_card(card: str, rule: str = "T-090") -> IllegalAction:
    """The monster has no such card."""
    return IllegalAction("refuse-kot-no-card", rule=rule, card=card)


def no_die(face: int) -> IllegalAction:
    """No die shows this face."""
    return IllegalAction("refuse-kot-no-die", rule="T-056", face=L.FACES[face])


def too_little_energy(s: State, needs: int, rule: str = "T-087") -> IllegalAction:
    """The monster cannot pay."""
    return IllegalAction("refuse-kot-energy", rule=rule, needs=needs, energy=s.energy[s.mover])


def used(card: str) -> IllegalAction:
    """The card cannot be used again, or not so."""
    return IllegalAction("refuse-kot-used", rule="T-090", card=card)
