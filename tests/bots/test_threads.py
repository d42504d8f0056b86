"""Four threads that ask the bots at once get the answers of one: what a bot thinks in belongs to its thread."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

import kingtable
from kingtable import bots
from kingtable.analysis.position import analyse, quick_bot
from kingtable.analysis.review import judge, review
from kingtable.analysis.review import questions as questions_of
from kingtable.bots.hints import hint, observed
from kingtable.bots.win_probability import win_probabilities
from kingtable.engine.record import unpacked
from tests.bots.test_hidden import EVERYTHING

THREADS = 4
BUDGET = 16
Question = Callable[[], Any]


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


def spec_of(told: bots.Named) -> str:
    return f"{told['bot']}:{BUDGET}" if told["budget"] else str(told["bot"])


def questions(name: str, spec: str, match: kingtable.Match) -> list[Question]:
    """What a bot may be asked: its turn compiled where it can be, its turn as at a table, what it thinks of turns."""
    seat = match.to_move
    assert seat is not None
    state, bot = match.observe(seat, 1), bots.make(name, spec)

    def compiled() -> Any:
        return list(bot.choose(unpacked(name, match.rules.record, state), seat, 1))

    def interpreted() -> Any:
        return bots.choose(name, spec, state, seat, 1)

    def weighed() -> Any:
        return bots.analyse(name, spec, state, seat, 1, most=50)

    return [compiled, interpreted, *([weighed] if isinstance(bot, bots.Analyst) else [])]


def answers_of_threads(asked: Sequence[Question]) -> list[Any]:
    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(THREADS) as threads:
            return list(threads.map(lambda question: question(), asked))
    finally:
        sys.setswitchinterval(often)


def alike(asked: Sequence[Question]) -> None:
    """Every question, asked of one thread and of four."""
    answers = {id(question): question() for question in {id(question): question for question in asked}.values()}
    alone = [answers[id(question)] for question in asked]
    for _ in range(2):
        wrong = [number for number, answer in enumerate(answers_of_threads(asked)) if answer != alone[number]]
        assert not wrong, f"{len(wrong)} of {len(asked)}"


BOTS = [(name, spec_of(told)) for name in kingtable.GAMES for told in bots.names(name)]


@pytest.mark.parametrize(("name", "spec"), BOTS, ids=str)
@pytest.mark.slow
def test_a_bot_answers_alike_from_four_threads_and_from_one(name: str, spec: str) -> None:
    alike([question for match in positions(name, 8) for question in questions(name, spec, match)])


@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_analysis_hints_and_win_probabilities_are_alike_from_four_threads_and_from_one(name: str) -> None:
    def asked(match: kingtable.Match) -> list[Question]:
        seat = match.to_move
        assert seat is not None
        return [
            lambda: win_probabilities(name, match.observe(seat, 1), match.legal()[:1], 8).wins.tolist(),
            lambda: analyse(match, samples=8, most=2),
            lambda: hint(name, observed(match, seat), seat),
        ]

    alike([question for match in positions(name, 4) for question in asked(match)])


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
    whole: list[Question] = [partial(review, match, quick_bot(name), samples=2) for match in games]
    asked = [question for match in games for question in questions_of(match, samples=4)[:60:6]]
    alike([*whole, *(partial(judge, question) for question in asked)])


@pytest.mark.slow
def test_bots_are_alike_from_four_threads_where_nothing_is_compiled() -> None:
    environment = {**os.environ, "KINGTABLE_INTERPRETED": "1"}
    subprocess.run([sys.executable, "-m", "tests.bots.test_threads"], env=environment, check=True, timeout=600)


if __name__ == "__main__":  # a process of its own, in which nothing is compiled
    for number, spec in enumerate(("novice", "greedy", "planner", "sampler:2", "expert:2", "master:1", "person:1")):
        match = kingtable.new("kingdomino", players=2, seed=number)
        while len(match.moves) < 30:
            match.play(match.legal()[0])
        alike(questions("kingdomino", spec, match)[:1] * THREADS)
    for spec in ("attacker", "roller", "learner", "person"):
        for match in positions("king-of-tokyo", 3):
            alike(questions("king-of-tokyo", spec, match) * THREADS)
    for name, bot in (("kingdomino", "greedy"), ("king-of-tokyo", "roller")):
        ended = over(name, 3)
        asked = questions_of(ended, bot, samples=2)[-3:]
        alike([partial(judge, question) for question in asked] * 2)
        match = ended.at(asked[0].number)
        alike([partial(analyse, match, bot, most=1, samples=1)] * THREADS)
