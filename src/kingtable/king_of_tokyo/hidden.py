"""The only door to hidden information: the order of the deck and the generator; all else lies open (T-169).

A seat with Made in a Lab sees the top card in its own buying step. `observed` gives bots and environments a state with
what is hidden drawn again; `without_hidden` one in which to read it raises Hidden; choices and previews begin with
`in_order`.
"""

from __future__ import annotations

from typing import NewType

from kingtable.engine.chance import seeded, shuffle_after
from kingtable.engine.compiler.jit import rule, u64
from kingtable.engine.hidden import Knower, observed_by, without_hidden_rows
from kingtable.engine.record import copy_of
from kingtable.king_of_tokyo.cards import dispatch as cards
from kingtable.king_of_tokyo.cards.deck import PIECES
from kingtable.king_of_tokyo.layout import (
    BUYING,
    NO_CARDS,
    State,
    bit,
)


@rule
def known_cards(s: State, seat: int) -> int:
    """How many pieces of the deck a seat knows: those drawn, and the top one where it looks at that now (Made in a Lab,
    decision 23)."""
    looks = s.phase == BUYING and seat == s.turn and s.drawn < PIECES and cards.looks(s, seat, 0) == 1
    return s.drawn + 1 if looks else s.drawn


@rule
def put_in_order(s: State, seat: int) -> None:
    """Lay what a seat does not know of the deck in the order of the pieces' numbers."""
    known = known_cards(s, seat)
    low = high = NO_CARDS
    for i in range(known, PIECES):
        piece = s.deck[i]
        if piece < 64:
            low = u64(low | bit(piece))
        else:
            high = u64(high | bit(piece - 64))
    n = known
    for piece in range(PIECES):
        hidden = low & bit(piece) if piece < 64 else high & bit(piece - 64)
        if hidden != NO_CARDS:
            s.deck[n] = piece
            n += 1


@rule
def determinize(s: State, seat: int) -> None:
    """Draw again what a seat does not know, from the generator in the record, which must be set and tell nothing.

    Nothing of the true order enters: the pieces are shuffled from the order of their numbers.
    """
    put_in_order(s, seat)
    known = known_cards(s, seat)
    shuffle_after(s, s.deck, known, PIECES - known)


HIDDEN: dict[str, Knower] = {"deck": known_cards}
Seen = NewType("Seen", State)
"""A state as a seat may know it: only `observed` makes one, and bots take no other."""


def observed(s: State, seat: int, seed: int) -> Seen:
    """The state as a seat may know it: what is hidden is drawn again from `seed`, independent of the truth."""
    return Seen(observed_by(s, seat, seed, determinize))


def in_order(s: State, seat: int) -> State:
    """A copy without chance in which what a seat does not know of the deck lies in order."""
    seen = copy_of(s)
    seen.stream, seen.chance = None, seeded(0)
    put_in_order(seen, seat)
    return seen


def without_hidden(s: State, seat: int) -> State:
    """A copy without what is hidden from a seat: to read that part of the deck or to draw raises Hidden."""
    return without_hidden_rows(s, seat, HIDDEN)
