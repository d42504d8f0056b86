"""Reasons for which cards and several decisions refuse alike."""

from __future__ import annotations

from kingtable.engine.errors import IllegalAction
from kingtable.king_of_tokyo import layout as L


def no_card(card: str, rule: str = "T-090") -> IllegalAction:
    """The monster has no such card."""
    return IllegalAction("refuse-kot-no-card", rule=rule, card=card)


def no_die(face: int) -> IllegalAction:
    """No die shows this face."""
    return IllegalAction("refuse-kot-no-die", rule="T-056", face=L.FACES[face])


def too_little_energy(s: L.State, needs: int, rule: str = "T-087") -> IllegalAction:
    """The monster cannot pay."""
    return IllegalAction("refuse-kot-energy", rule=rule, needs=needs, energy=s.energy[s.mover])


def same_face() -> IllegalAction:
    """A die is turned to another face, or not at all."""
    return IllegalAction("refuse-kot-same-face", rule="T-056")


def used(card: str) -> IllegalAction:
    """The card cannot be used again, or not so."""
    return IllegalAction("refuse-kot-used", rule="T-090", card=card)
