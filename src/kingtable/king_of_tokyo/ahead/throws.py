"""Looking ahead: what an action leads to, throw by throw, up to the end of the turn.

`preview` and `danger` use it to warn a player, on states that know nothing hidden (`hidden.in_order`).
Interpreted: the script of such a state decides every throw, and says which one is not decided yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial

from kingtable.engine.chance import SEEN, Pending, Script
from kingtable.engine.record import Row, copy_of
from kingtable.king_of_tokyo import rules
from kingtable.king_of_tokyo.effects import OUTCOMES
from kingtable.king_of_tokyo.layout import CAMOUFLAGE_OF, HEART, State

_DICE = {int(n): dice for dice, n in enumerate(OUTCOMES)}
Thrown = int
"""A throw as a number, a digit to the base 6 for each die (`effects.throw`)."""


class TurnOver(Exception):
    """The next turn throws: nothing after that is looked at."""


class Turn(Script):
    """The throws that were decided for one turn of a state.

    A discard pile is not shuffled: its first card comes up first, or with `last` its last one.
    """

    __slots__ = ("_number", "_s")

    def __init__(self, s: State, thrown: Iterable[Thrown], last: bool) -> None:
        super().__init__(thrown, last=last)
        self._s, self._number = s, s.number

    def below(self, n: int, what: int) -> int:
        """The next throw. Raises Pending where none was decided, TurnOver after the end of the turn."""
        self._look()
        return super().below(n, what)

    def arrange(self, cards: Row, first: int, n: int) -> bool:
        """Give the deck its order. Raises TurnOver after the end of the turn."""
        self._look()
        return super().arrange(cards, first, n)

    def _look(self) -> None:
        if self._s.number != self._number:
            raise TurnOver


def hides(pending: Pending) -> int | None:
    """The seat whose Camouflage throws, which counts hearts alone; None where dice of the table are thrown."""
    return None if pending.what == SEEN else pending.what - CAMOUFLAGE_OF


def outcomes(pending: Pending) -> tuple[tuple[float, Thrown], ...]:
    """Return every throw that the dice may show, with its probability; their order does not count."""
    dice = _DICE[pending.n]
    return tuple((p, thrown) for p, thrown, _ in throws(dice)) if hides(pending) is None else hidings(dice)


def thrown_as(faces: tuple[int, ...]) -> Thrown:
    """A throw of these faces."""
    return sum(face * 6**place for place, face in enumerate(faces))


@cache
def throws(dice: int) -> tuple[tuple[float, Thrown, tuple[int, ...]], ...]:
    """All throws of `dice` dice: probability, throw, faces; the likely ones first."""
    throws: list[tuple[float, Thrown, tuple[int, ...]]] = []
    for faces in combinations_with_replacement(range(6), dice):
        ways = factorial(dice)
        for face in range(6):
            ways //= factorial(faces.count(face))
        throws.append((ways / 6**dice, thrown_as(faces), faces))
    return tuple(sorted(throws, key=lambda one: -one[0]))


@cache
def hidings(dice: int) -> tuple[tuple[float, Thrown], ...]:
    """What dice of Camouflage may show: probability and throw for every number of hearts, many first."""
    return tuple(
        (comb(dice, n) * 5 ** (dice - n) / 6**dice, thrown_as((HEART,) * n + (0,) * (dice - n)))
        for n in range(dice, -1, -1)
    )


def tried(s: State, action: int, thrown: tuple[Thrown, ...] = (), last: bool = False) -> State:
    """A copy of a state after an action, as far as its turn goes. Raises Pending for a throw that is not decided."""
    after = copy_of(s)
    after.stream = Turn(after, thrown, last)
    with suppress(TurnOver):
        rules.apply(after, action)
    return after


def ways(s: State, action: int) -> Iterator[tuple[float, State]]:
    """All that an action may lead to as chance decides, each with its probability; shuffles have one way only."""
    waiting: list[tuple[float, tuple[Thrown, ...]]] = [(1.0, ())]
    while waiting:
        p, thrown = waiting.pop()
        try:
            yield p, tried(s, action, thrown)
        except Pending as pending:
            waiting += [(p * q, (*thrown, one)) for q, one in reversed(outcomes(pending))]
