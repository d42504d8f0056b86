"""How well a seat played: what its turns left lying, in points of the lead and as a share of the chance that was there.

There are two units, as in backgammon's programs, because an error in a decided game costs no chance:

    lead = the lead that the best turn promises, less that of the turn played, in points; a lead is what a seat has more
    than the best of the others. Only where most points win.
    share = what was lost of the chance to win that the best turn leaves.

A figure is a mean over the decisions that left a choice, with Student's interval over these decisions. Luck enters
neither: both turns are judged by the same samples. Which unit a game prints first, and where its classes part, the
game declares (`GameSpec.measured`); docs/results/reviews.md says how often each figure puts the stronger player first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, stdev
from typing import TypedDict

from kingtable.analysis.beside import Beside
from kingtable.arena.intervals import student
from kingtable.engine.games import spec_of

LEVELS = ("beginner", "casual", "intermediate", "advanced", "expert")
"""The classes, each with fewer losses than the one before it."""
FLOOR = 0.02
"""Where the best turn leaves a smaller chance, nothing can be lost any more: that decision has no share."""
FEWEST = 8
"""With fewer decisions that count, a figure says too little: with eight, the headline puts the stronger of two players
of different games first in 84 to 91 % of pairs, with three in 72 to 84 %."""


@dataclass(frozen=True)
class Left:
    """What a seat left lying in each decision, in the mean over `decisions`. half: of its 95 % interval; level: its
    class (`LEVELS`); beside: the headline beside those of the named levels, None where they did not play."""

    mean: float
    half: float
    decisions: int
    level: str
    beside: Beside | None = None


def figure(values: Sequence[float], parts: Sequence[float]) -> Left | None:
    """The figure of a seat; None where too few decisions count. parts: what is at least the first of them is of the
    first class, and so on."""
    count = len(values)
    if count < FEWEST:
        return None
    middle = mean(values)
    level = LEVELS[sum(middle < part for part in parts)]
    return Left(middle, student(count) * stdev(values) / count**0.5, count, level)


class Sum(TypedDict):
    """The sources of a result, in games of 100: start + own + others + luck = result; even: the result without luck,
    between 0 and 100."""

    start: int
    own: int
    others: int
    luck: int
    result: int
    even: int


def games(start: float, parts: tuple[float, float, float], result: float) -> Sum:
    """The chances in whole games of 100, of which the parts still add up: own, others, luck.

    Each is rounded down, and what is then missing is given, game by game, to the parts that lost most by it.
    """
    first, last = round(100 * start), round(100 * result)
    whole = [math.floor(100 * part) for part in parts]
    missing = last - first - sum(whole)
    dearest = sorted(range(len(parts)), key=lambda i: whole[i] - 100 * parts[i], reverse=missing < 0)
    for i in range(abs(missing)):
        whole[dearest[i % len(dearest)]] += 1 if missing > 0 else -1
    own, others, luck = whole
    return Sum(start=first, own=own, others=others, luck=luck, result=last, even=min(100, max(0, last - luck)))


def units(game: str) -> tuple[str, ...]:
    """The units of a game, `lead` or `share`, the headline first."""
    return tuple(spec_of(game).measured)
