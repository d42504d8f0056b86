"""Four threads that ask at once get the answers of one: what somebody thinks in belongs to the call.

The conformance kit asks bots, win probabilities and the analysis (`kingtable.testing`); here are hints, whole reviews,
and a process in which nothing is compiled.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial

import pytest

import kingtable
from kingtable.analysis.position import analyse, quick_bot
from kingtable.analysis.review import judge, review
from kingtable.analysis.review import questions as questions_of
from kingtable.analysis.threads import Question, differing, questions
from kingtable.bots.hints import hint, observed
from tests.bots.test_hidden import EVERYTHING


def positions(name: str, most: int) -> list[kingtable.Match]:
    """Matches at some step, with somebody to move."""
    found: list[kingtable.Match] = []
    chance = random.Random(name)
    while len(found) < most:
        match = kingtable.new(name, seed=len(found), **EVERYTHING[name][len(found) % len(EVERYTHING[name])])
        for _ in range(chance.randrange(50)):
            if not match.over:
                match.play(chance.choice(match.legal()))
        if not match.over:
            found.append(match)
    return found


def asked(*answers: Callable[[], object]) -> list[Question]:
    return [Question(f"question {number}", "", answer) for number, answer in enumerate(answers)]


@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_hints_are_alike_from_four_threads_and_from_one(name: str) -> None:
    def hinted(match: kingtable.Match) -> object:
        assert match.to_move is not None
        return hint(name, observed(match, match.to_move), match.to_move)

    assert not differing(asked(*(partial(hinted, match) for match in positions(name, 8))))


def over(name: str, seed: int) -> kingtable.Match:
    """A game of two at random, to its end."""
    match, chance = kingtable.new(name, seed=seed, players=2), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_reviews_are_alike_from_four_threads_and_from_one(name: str) -> None:
    """Whole reviews by a quick bot, and single decisions of many judged by the game's own reviewer."""
    games = [over(name, seed) for seed in (1, 2)]
    whole = [partial(review, match, quick_bot(name), samples=2) for match in games]
    single = [question for match in games for question in questions_of(match, samples=4)[:60:6]]
    assert not differing(asked(*whole, *(partial(judge, question) for question in single)))


@pytest.mark.slow
def test_bots_are_alike_from_four_threads_where_nothing_is_compiled() -> None:
    environment = {**os.environ, "KINGTABLE_INTERPRETED": "1"}
    subprocess.run([sys.executable, "-m", "tests.bots.test_threads"], env=environment, check=True, timeout=600)


if __name__ == "__main__":  # a process of its own, in which nothing is compiled
    several: list[Question] = []
    for number, spec in enumerate(("novice", "greedy", "planner", "sampler:2", "expert:2", "master:1", "person:1")):
        match = kingtable.new("kingdomino", players=2, seed=number)
        while len(match.moves) < 30:
            match.play(match.legal()[0])
        several += [*questions(match, [spec], 1, spec)][:1] * 4
    for spec in ("attacker", "roller", "learner", "person"):
        every = [one for match in positions("king-of-tokyo", 3) for one in questions(match, [spec], 1, spec)]
        several += [one for one in every if spec in one.what]
    for name, bot in (("kingdomino", "greedy"), ("king-of-tokyo", "roller")):
        ended = over(name, 3)
        last = questions_of(ended, bot, samples=2)[-3:]
        match = ended.at(last[0].number)
        several += asked(*[partial(judge, question) for question in last] * 2)
        several += asked(*[partial(analyse, match, bot, most=1, samples=1)] * 4)
    assert not (wrong := differing(several)), wrong
