"""Looking ahead: what an action leads to, throw by throw, up to the end of the turn.

For what people are told of what might be (`preview`, `danger`), on states that know nothing hidden (`view.in_order`).
Interpreted: the stream of such a state decides every throw, and says where one is not decided yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Any

from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.record import copy_of
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.layout import HEART, J_CAMOUFLAGE, J_THROWN, State

_apply = interpreted(rules.apply)

Word = int
"""What a stream gives, of 32 bits: `chance.below` makes of it what was meant."""
FIRST, LAST = 1, 0xFFFFFFFF
"""The words of which 0, and of which the greatest, is made, below any number."""


class Throw(Exception):
    """A throw that is not decided: how many dice; `hides`: whose Camouflage throws them, which counts hearts alone."""

    def __init__(self, dice: int, hides: int | None) -> None:
        self.dice = dice
        self.hides = hides

    def outcomes(self) -> tuple[tuple[float, Word], ...]:
        """What it may show: probability and word."""
        if self.hides is None:
            return tuple((p, word) for p, word, _ in throws(self.dice))
        return hidings(self.dice)


class TurnOver(Exception):
    """The next turn throws: nothing after that is looked at."""


class Fate:
    """A stream that gives one state the throws that were decided for it, in one action.

    A discard pile is not shuffled: its first card comes up first, or with `last` its last one.
    """

    __slots__ = ("_last", "_s", "_turn", "_words")

    def __init__(self, s: State, words: tuple[Word, ...], last: bool = False) -> None:
        self._s: Any = s
        self._turn = s.number
        self._words = list(words)
        self._last = last

    def draw(self) -> Word:
        """The next word. Raises Throw where none was decided, TurnOver after the end of the turn."""
        s = self._s
        if s.number != self._turn:
            raise TurnOver
        missing = s.dice - sum(s.faces)
        hides = missing <= 0 and bool(s.journal) and s.journal[-1][0] in (J_CAMOUFLAGE, J_THROWN)
        if missing <= 0 and not hides:
            last, self._last = self._last, False
            return FIRST if last else LAST
        if self._words:
            return self._words.pop(0)
        raise _hiding(s.journal) if hides else Throw(missing, None)


def _hiding(journal: list[Any]) -> Throw:
    """The next throw of a Camouflage: of what is left of its dice at most nine at once (`cards.body`)."""
    begun = max(i for i, row in enumerate(journal) if row[0] == J_CAMOUFLAGE)
    _, seat, dice = journal[begun]
    return Throw(min(9, dice - (len(journal) - begun - 1)), seat)


def word_of(faces: tuple[int, ...]) -> Word:
    """The word of which a throw of these faces is made."""
    number = sum(face * 6**place for place, face in enumerate(faces))
    return int(((number << 32) + (1 << 31)) // 6 ** len(faces))


@cache
def throws(dice: int) -> tuple[tuple[float, Word, tuple[int, ...]], ...]:
    """All throws of so many dice: probability, word, faces; the likely ones first."""
    told = []
    for faces in combinations_with_replacement(range(6), dice):
        ways = factorial(dice)
        for face in range(6):
            ways //= factorial(faces.count(face))
        told.append((ways / 6**dice, word_of(faces), faces))
    return tuple(sorted(told, key=lambda one: -one[0]))


@cache
def hidings(dice: int) -> tuple[tuple[float, Word], ...]:
    """What dice of Camouflage may show: probability and word for every number of hearts, many first."""
    return tuple(
        (comb(dice, n) * 5 ** (dice - n) / 6**dice, word_of((HEART,) * n + (0,) * (dice - n)))
        for n in range(dice, -1, -1)
    )


def tried(s: State, action: int, words: tuple[Word, ...] = (), last: bool = False) -> State:
    """A copy of a state after an action, as far as its turn goes. Raises Throw for a throw that is not decided."""
    after: Any = copy_of(s)
    after.stream = Fate(after, words, last)
    with suppress(TurnOver):
        _apply(after, action)
    return after  # type: ignore[no-any-return]


def ways(s: State, action: int) -> Iterator[tuple[float, State]]:
    """All that an action may lead to as chance decides, each with its probability; shuffles have one way only."""
    waiting: list[tuple[float, tuple[Word, ...]]] = [(1.0, ())]
    while waiting:
        p, words = waiting.pop()
        try:
            yield p, tried(s, action, words)
        except Throw as throw:
            waiting += [(p * q, (*words, word)) for q, word in reversed(throw.outcomes())]
