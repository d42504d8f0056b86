"""The decision `charge`: how much energy goes on Monster Batteries (decision 10)."""

from __future__ import annotations

from kingtable.engine.compiler.jit import rule
from kingtable.engine.errors import IllegalAction
from kingtable.engine.record import Row
from kingtable.king_of_tokyo import buying
from kingtable.king_of_tokyo import layout as L
from kingtable.king_of_tokyo.decisions import words
from kingtable.king_of_tokyo.layout import State

WORDS: tuple[str, ...] = ("charge",)
USED: int = 0


@rule
def legal(s: L.State, out: Row) -> int:
    n = min(s.energy[s.mover], L.MOST_CHARGE) + 1
    for energy in range(n):
        out[energy] = L.CHARGE + energy
    return n


@rule
def act(s: L.State, action: int) -> None:
    buying.charge(s, action - L.CHARGE)


def written(s: State, action: int) -> str:
    return f"charge {action - L.CHARGE}"


def read(s: State, first: str, rest: list[str]) -> int | None:
    match rest:
        case [n] if n.isascii() and n.isdigit() and len(n) < 5:
            return L.CHARGE + int(n) if int(n) <= L.MOST_CHARGE else words.NEVER
    return None


def why_not(s: State, first: str, rest: list[str]) -> IllegalAction:
    return IllegalAction("refuse-kot-charge", rule="T-087", energy=s.energy[s.mover])


def default_action(s: State) -> int:
    return L.CHARGE + 1  # without energy the card would be discarded at once (decision 48)
