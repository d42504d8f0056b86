"""The exact end of the game, beside a plain search of everything."""

from __future__ import annotations

import copy
import random
from itertools import islice, product
from typing import Any

import numpy as np
import pytest

import kingtable
from benchmarks import endings
from kingtable import bots
from kingtable.bots.kingdomino import endgame
from kingtable.bots.kingdomino.endgame import RANK, Endgame
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.match import Match
from kingtable.engine.record import copy_of, pack
from kingtable.kingdomino.layout import State
from tests.tiers import NIGHT, times

POSITIONS = times(120, 10_000)
MOST_LINES = 100_000
"""Positions with more lines of play are left out."""


def some_endings(count: int, players: int = 2, **options: Any) -> Any:
    """Positions with an empty deck, of games at random with some sense: kingdoms that are nearly full."""
    found, seed = 0, 0
    while found < count:
        seed += 1
        match, chance = kingtable.new("kingdomino", seed=seed, players=players, **options), random.Random(seed)
        while match.state.deck_end > match.state.drawn or match.state.phase == 0:
            choices = match.choices()["place"]
            best = max((one["gain"] for one in choices), default=0)
            wise = [one["move"] for one in choices if one["gain"] == best] if chance.random() < 0.7 else []
            match.play(chance.choice(wise or match.legal()))
        for _ in range(chance.randrange(8)):
            match.play(chance.choice(match.legal()))
        if match.to_move is not None:
            found += 1
            yield match


def solved(match: Match) -> tuple[list[int], int, float]:
    """The moves of the turn that the exact search chooses, how many turns it tried, and what it is worth."""
    states = np.concatenate([pack(match.state), *(pack(State()) for _ in range(3))])
    scratches = pack(Endgame())
    tried, place, claim, worth = endgame.search(states, scratches)
    assert tried
    return [move for move in (place, claim) if move >= 0], tried, worth


@pytest.mark.timeout(4 * 3600 if NIGHT else 480)
@pytest.mark.parametrize("options", endings.BONUSES, ids=str)
@pytest.mark.slow
def test_the_exact_turn_is_worth_what_a_search_of_everything_finds(options: dict[str, Any]) -> None:
    board, scratches, lines = endings.new_board(), pack(Endgame()), 0
    for position in islice(endings.positions(options), POSITIONS):
        lines += endings.held(position, board, scratches, MOST_LINES)[0]
    assert lines > 10 * POSITIONS


@pytest.mark.compiled
def test_a_search_of_everything_finds_what_the_rules_say_of_an_end() -> None:
    """The search that the exact one is held against, beside the twin's rules on positions with few lines of play."""
    board, seen = endings.new_board(), 0
    for match in some_endings(40):
        board.states[:1] = pack(match.state)
        if endings.everything(board, 50):
            assert board.best[0] == worth(match.rules, match.state)
            seen += 1
    assert seen > 10


def worth(rules: Any, state: Any) -> float:
    """Of a position to seat 0, by every line of play."""
    seat = rules.to_move(state)
    if seat is None:
        ranks, scores = rules.ranks(state), rules.scores(state)
        return float(RANK * (ranks[1] - ranks[0]) + scores[0] - scores[1])
    values = []
    for action in rules.legal(state):
        following = copy_of(state)
        rules.apply(following, action)
        values.append(worth(rules, following))
    return max(values) if seat == 0 else min(values)


@pytest.mark.compiled
def test_every_position_with_an_empty_deck_is_solved() -> None:
    """At every number of players, with every option; the turn can be played."""
    for number, options in enumerate(({}, {"mighty_duel": True}, {"dynasty": True})):
        for match in some_endings(4, **options):
            for move in solved(match)[0]:
                match.do(move)
            assert number == 2 or match.moves
    for players in (3, 4):
        for match in some_endings(3, players):
            for move in solved(match)[0]:
                match.do(move)


@pytest.mark.slow
def test_of_three_and_four_nobody_gains_by_another_turn() -> None:
    """Max^n: a game ends with what was told of it, and after any other turn with no more, if all then play as is best
    for them. What holds at every position holds at every turn of a line of play."""
    seen, turned = 0, 0
    for number, (players, options) in enumerate(product((3, 4), endings.BONUSES)):
        chance = random.Random(number)
        for match in some_endings(times(12, 300), players, **options):
            seat, (_, tried, told) = match.to_move, solved(match)
            assert seat is not None
            assert standing(played_out(match), seat) == told
            seen += tried > 1
            for move in chance.sample(match.legal(), min(4, len(match.legal()))):
                other = copy.deepcopy(match)
                other.play(move)
                assert standing(played_out(other), seat) <= told, (match.state, move)
                turned += 1
    assert seen > times(12, 300)
    assert turned > seen


def played_out(match: Match) -> Match:
    """The end of a game that everybody plays as the search says."""
    match = copy.deepcopy(match)
    while match.to_move is not None:
        for move in solved(match)[0]:
            match.do(move)
    return match


def standing(match: Match, seat: int) -> float:
    """What an end is worth to a seat: RANK for being ahead, by the rules, and the margin."""
    ranks, scores = match.rules.ranks(match.state), match.rules.scores(match.state)
    others = [other for other in range(len(ranks)) if other != seat]
    best = min(ranks[other] for other in others)
    return float(RANK * ((ranks[seat] < best) - (ranks[seat] > best)) + scores[seat] - max(scores[q] for q in others))


@pytest.mark.compiled
def test_who_plans_plays_the_end_exactly_and_a_person_draws_among_all_turns() -> None:
    """Planner and expert play what the search finds, and tell what it is worth."""
    made: dict[str, Any] = {name: bots.make("kingdomino", name) for name in ("planner", "expert:10", "person:40")}
    for match in (*some_endings(6), *some_endings(2, 4)):
        seat = match.to_move
        assert seat is not None
        told = {name: made[name].analyse(seen_by(match), seat, 1) for name in ("planner", "expert:10")}
        assert [[list(line.actions) for line in lines] for lines in told.values()] == 2 * [[solved(match)[0]]]
        assert told["expert:10"][0].value == told["planner"][0].value
        drawn = made["person:40"].weighed(seen_by(match), seat, 1)
        assert {turn[0] for turn in drawn} == set(match.rules.legal(match.state))


def seen_by(match: Match) -> Any:
    """What the seat to move may know."""
    assert match.to_move is not None
    return match.rules.observed(match.state, match.to_move, 1)


@pytest.mark.compiled
def test_interpreted_finds_the_same() -> None:
    for match in some_endings(3):
        states = [match.rules.observed(match.state, match.to_move, 1), State(), State(), State()]
        tried, place, claim, worth = interpreted(endgame.search)(states, [Endgame()])
        assert ([move for move in (place, claim) if move >= 0], tried, worth) == solved(match)
