"""The only door to hidden information: the order of the deck, the dominoes set aside, and the generator (K-056, K-175).

Bots and environments get `observed`, a state with that part drawn again. To read it in a state `without_hidden` raises
Hidden.
"""

from __future__ import annotations

from typing import Literal, NewType

from kingtable.engine.chance import shuffle
from kingtable.engine.compiler.jit import rule, u64
from kingtable.engine.hidden import Knower, observed_by, without_hidden_rows
from kingtable.kingdomino.layout import (
    ONE,
    ZERO,
    State,
)

PHASES: tuple[Literal["opening", "place", "claim", "over"], ...] = ("opening", "place", "claim", "over")


def unseen(s: State) -> tuple[list[int], int]:
    """The dominoes that nobody has seen yet, ascending, and how many of them will never come."""
    coming = s.deck[s.drawn : s.deck_end]
    if s.in_play == 48:
        return sorted(coming), 0
    aside = [domino for domino in s.deck[s.deck_end :] if domino]
    return sorted(coming + aside), len(aside)


@rule
def determinize(s: State, seat: int) -> None:
    """Draw again what a seat does not know, from the generator in the record, which must be set and tell nothing.

    In Kingdomino all seats know the same. The dominoes set aside take part, if there are any. Nothing of the true order
    enters: the dominoes are shuffled from the order of their numbers.
    """
    end = s.deck_end if s.in_play == 48 else 48
    hidden = ZERO
    aside = 0
    for i in range(s.drawn, end):
        if s.deck[i] > 0:
            hidden = u64(hidden | ONE << u64(s.deck[i]))
            aside += i >= s.deck_end
    n = 0
    for domino in range(1, 49):
        if u64(hidden >> u64(domino)) & ONE != ZERO:
            s.deck[n] = domino
            n += 1
    for i in range(n, 48):
        s.deck[i] = 0
    s.drawn = 0
    s.deck_end = n - aside
    shuffle(s, s.deck, n)


@rule
def known_dominoes(s: State, seat: int) -> int:
    """How many entries of the deck a seat knows: those that were drawn."""
    return s.drawn


HIDDEN: dict[str, Knower] = {"deck": known_dominoes}
Seen = NewType("Seen", State)
"""A state as a seat may know it: only `observed` makes one, and bots take no other."""


def observed(s: State, seat: int, seed: int) -> Seen:
    """The state as a seat may know it: what is hidden is drawn again from `seed`, independent of the truth."""
    return Seen(observed_by(s, seat, seed, determinize))


def without_hidden(s: State, seat: int) -> State:
    """A copy without what is hidden: to read the deck or to draw raises Hidden."""
    return without_hidden_rows(s, seat, HIDDEN)
