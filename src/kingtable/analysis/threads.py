"""Whether bots, win probabilities and the analysis answer many threads at once as they answer one.

What they think in must be their own: an argument, or made for the call. The conformance kit (`kingtable.testing`) asks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from kingtable import bots
from kingtable.analysis.position import analyse
from kingtable.bots.players import players_of
from kingtable.bots.win_probability import tells, win_probabilities
from kingtable.engine.match import Match
from kingtable.engine.record import unpacked
from kingtable.engine.text import cut

THREADS = 4
TURNS = 100
"""More turns of a bot are not compared."""
SAMPLES = 4


class Question(NamedTuple):
    """A question in words, the position it is about, and a function that asks it, any number of times."""

    what: str
    where: str
    answer: Callable[[], object]


def questions(match: Match, specs: Iterable[str], seed: int, where: str) -> Iterator[Question]:
    """What the seat to move may ask: what each bot plays, compiled where it can be and as at a table, and what it
    thinks of turns; win probabilities and the analysis, where the game has them."""
    name, seat, copied = match.game, match.to_move, match.copy()
    if seat is None:
        return
    state = match.observe(seat, seed)
    for spec in specs:
        yield Question(f"what {spec} plays", where, partial(_played, copied, spec, state, seat, seed))
        yield Question(f"what {spec} plays at a table", where, partial(bots.choose, name, spec, state, seat, seed))
        if isinstance(bots.make(name, spec), bots.Analyst):
            weighed = partial(bots.analyse, name, spec, state, seat, seed, TURNS)
            yield Question(f"what {spec} thinks of turns", where, weighed)
    if tells(name):
        yield Question("the win probabilities", where, partial(_promised, copied, state))
        if players_of(name).reviewer:
            yield Question("the analysis", where, partial(analyse, copied, most=2, samples=2, seed=seed))


def _played(match: Match, spec: str, state: bytes, seat: int, seed: int) -> list[int | str]:
    return list(bots.make(match.game, spec).choose(unpacked(match.game, match.rules.record, state), seat, seed))


def _promised(match: Match, state: bytes) -> list[list[float]]:
    moves: list[list[str]] = [[], match.legal()[:1]]
    return [win_probabilities(match.game, state, some, SAMPLES).by_seat for some in moves]


def _answered(question: Question) -> object:
    """The answer, or the error that comes instead: a bot that finds another's thoughts may do what is not legal."""
    try:
        return question.answer()
    except Exception as error:
        return error


def differing(asked: Sequence[Question]) -> str:
    """Ask every question of one thread, then all of four at once; which answer differs, "" where none does.

    The threads ask the same bot at a time, and take turns as often as Python lets them.
    """
    in_turn = sorted(asked, key=lambda question: question.what)
    alone = [question.answer() for question in in_turn]
    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(THREADS) as threads:
            together = list(threads.map(_answered, in_turn))
    finally:
        sys.setswitchinterval(often)
    for question, one, other in zip(in_turn, alone, together, strict=True):
        if one != other:
            among = f"{cut(repr(one))} of one thread, {cut(repr(other))} among {THREADS}"
            return f"{question.what}: {among}\n{question.where}"
    return ""
