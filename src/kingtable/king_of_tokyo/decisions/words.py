"""Words that several decisions read alike."""

from __future__ import annotations

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
