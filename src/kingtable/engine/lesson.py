"""A lesson: a few situations of a game, each one decision, and what is right in each by the rules.

A game has its own in a module `lesson`, named by its spec. A situation is a position, and what the rules say of each
answer: right, or wrong for a reason that has its words and its rule. What is right is computed from the match; no
situation holds a list of moves.

The words stand in the catalogue: for a situation called `frame` `lesson-frame` (its title), `lesson-frame-text` (the
task), `lesson-frame-right`, and `lesson-frame-` with the name of each mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from kingtable.engine.front import from_position
from kingtable.engine.match import Match, Moment

Args = dict[str, int]


class Answer(NamedTuple):
    """A legal move in a situation: the match before it, the move in notation, the match after it."""

    before: Match
    move: str
    after: Match


Asked = Callable[[Answer], bool]


def _any(_: Answer) -> bool:
    return True


def _nothing(_: Answer) -> Args:
    return {}


@dataclass(frozen=True)
class Mistake:
    """A kind of wrong answer. name: the end of its message's key; rule: whose paragraph explains it; seen: is it this
    one? numbers: those of its message."""

    name: str
    rule: str
    seen: Asked = _any
    numbers: Callable[[Answer], Args] = _nothing


@dataclass(frozen=True)
class Situation:
    """One decision.

    position: as `from_position` takes it; before: moves that lead from there to the decision. seed: of what chance
    brings, so that it is the same each time. right: is the answer right? mistakes: the first that is seen explains a
    wrong answer; the last one sees all. numbers: those of the message for a right one. then: what others answer to
    it, where they are asked.
    """

    name: str
    position: Mapping[str, Any]
    right: Asked
    mistakes: tuple[Mistake, ...]
    before: tuple[str, ...] = ()
    seed: int = 0
    numbers: Callable[[Answer], Args] = _nothing
    then: tuple[str, ...] = ()

    @cached_property
    def match(self) -> Match:
        """The match at the decision; take a copy to change it."""
        match = from_position(dict(self.position), seed=self.seed)
        for move in self.before:
            match.play(move)
        return match

    @cached_property
    def answer(self) -> str:
        """The first legal move that is right."""
        return next(move for move in self.match.legal() if self.judged(move).right)

    def judged(self, move: str) -> Judged:
        """What the rules say of a move. Raises IllegalAction where it is none."""
        after = self.match.copy()
        after.play(move)
        answer = Answer(self.match, after.moves[-1], after)
        if self.right(answer):
            numbers = self.numbers(answer)
            for move in self.then:
                if move in after.legal():
                    after.play(move)
            return Judged(True, f"lesson-{self.name}-right", "", numbers, after)
        mistake = next(one for one in self.mistakes if one.seen(answer))
        return Judged(False, f"lesson-{self.name}-{mistake.name}", mistake.rule, mistake.numbers(answer), after)


class Judged(NamedTuple):
    """What is said of an answer: a message with its numbers and, where it is wrong, the rule that says why; and the
    match after it."""

    right: bool
    key: str
    rule: str
    args: Args
    after: Match


@dataclass(frozen=True)
class Lesson:
    """The situations, in the order in which they are met. seat: whose decisions they are. until: events of the next
    turn, which is no part of the answer: the moments end with the first of them."""

    situations: tuple[Situation, ...]
    seat: int = 0
    until: frozenset[str] = frozenset()

    def moments(self, situation: Situation, after: Match) -> list[Moment]:
        """What the answer brought that led there, moment by moment; one at least."""
        moments = after.moments(len(after.moves) - len(situation.match.moves))
        ends = (n for n, moment in enumerate(moments) if any(event["e"] in self.until for event in moment.events))
        return moments[: max(1, next(ends, len(moments)))]
