"""Bots of King of Tokyo: they see views only, play legally everywhere, and the calculating one wins."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable import bots
from kingtable.arena.matches import play_match, standings
from kingtable.bots.king_of_tokyo import games, players
from kingtable.bots.king_of_tokyo.players import Attacker, Builder, Expert, Learner, Roller, shipped_models
from kingtable.bots.king_of_tokyo.roller import Scratch, new_scratch
from kingtable.bots.running import put_fields
from kingtable.engine.games import game
from kingtable.engine.match import Match
from kingtable.engine.record import copy_of

GAME = "king-of-tokyo"
BOTS = ["random", "attacker", "racer", "builder", "roller", "learner"]


def later(players: int, seed: int, moves: int) -> Match:
    """A random game after some decisions, with much energy so that cards are about."""
    match = kingtable.new(GAME, players=players, seed=seed)
    dice = random.Random(seed)
    for i in range(moves):
        if match.over:
            break
        if i % 7 == 0:
            match.state.energy = [e + 2 for e in match.state.energy]
        match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.slow
def test_bots_play_whole_games(players: int) -> None:
    for seed in range(4):
        match = kingtable.new(GAME, players=players, seed=seed)
        while match.to_move is not None:
            seat = match.to_move
            bot = BOTS[(seat + seed) % 6]
            for move in bots.choose(GAME, bot, match.observe(seat, 1), seat, len(match.moves)):
                match.play(move)


@pytest.mark.compiled
def test_roller_decides_the_same_interpreted_and_compiled() -> None:
    rules: Any = game(GAME)
    for seed in range(25):
        match = later(2 + seed % 5, 100 + seed, 35)
        if match.to_move is None:
            continue
        seen = rules.observed(match.state, match.to_move, seed)
        turns = [Roller(compiled=compiled).choose(copy_of(seen), match.to_move, 1) for compiled in (True, False)]
        assert turns[0] == turns[1]


def wins_of_the_first(bots_: list[int], n: int) -> float:
    """Win share of the first of some players (numbers of `games`), on n deals, every seat as often on each."""
    players = len(bots_)
    seats = np.array([np.roll(bots_, turn) for _ in range(n) for turn in range(players)], np.int64)
    seeds, told = np.repeat(games.seeds(11, n), players), games.results(n * players)
    games.games(
        games.tables(players),
        new_scratch(),
        shipped_models(),
        games.USUAL,
        seeds,
        seats,
        np.zeros_like(seats),
        told,
        games.rows(0),
    )
    return float(np.mean(told.winners == np.tile(np.arange(players), n)))


@pytest.mark.compiled
@pytest.mark.parametrize(("other", "least"), [("random", 0.86), ("attacker", 0.44), ("racer", 0.5), ("builder", 0.7)])
def test_roller_wins(other: str, least: float) -> None:
    """Far above chance (25 %); benchmarks/results.md has the figures of 1,000 games through the arena."""
    number = games.NAMES.index(other)
    assert wins_of_the_first([games.ROLLER, number, number, number], 150) > least


@pytest.mark.compiled
def test_learner_wins_against_rollers() -> None:
    """Above chance (25 %) by what `benchmarks.strength king-of-tokyo` measures on thousands of games."""
    assert wins_of_the_first([games.LEARNER, games.ROLLER, games.ROLLER, games.ROLLER], 100) > 0.34


def test_learner_decides_the_same_interpreted_and_compiled() -> None:
    rules: Any = game(GAME)
    for seed in range(25):
        match = later(2 + seed % 5, 100 + seed, 35)
        if (seat := match.to_move) is None:
            continue
        seen = rules.observed(match.state, seat, seed)
        plain = Learner(compiled=False)
        assert Learner().choose(copy_of(seen), seat, seed) == plain.choose(copy_of(seen), seat, seed)


def littered(compiled: bool, planned: int) -> Any:
    """A scratch full of what some other call could have left; it says that this turn is planned."""
    scratch: Any = new_scratch(compiled)
    litter = np.random.default_rng(5)
    for name in set(Scratch.FIELDS) - {"counts", "more", "less", "first"}:
        was = np.asarray(scratch[0][name] if compiled else getattr(scratch[0], name))
        left = litter.integers(0, 90, was.shape) if was.dtype.kind in "iu" else litter.random(was.shape)
        put_fields(scratch, **{name: np.array(planned) if name == "planned" else left})
    return scratch


@pytest.mark.parametrize("compiled", [pytest.param(True, marks=pytest.mark.compiled), False])
@pytest.mark.slow
def test_nothing_is_read_of_what_an_earlier_call_has_left(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = [*(make(compiled=compiled) for make in (Attacker, Builder, Roller, Learner))]
    asked += [Expert(budget=4)] if compiled else []
    for seed in range(12):
        match = later(2 + seed % 5, 200 + seed, 30)
        if (seat := match.to_move) is None:
            continue
        seen = match.rules.observed(match.state, seat, seed)
        for bot in asked:
            answers = []
            for make in (new_scratch, partial(littered, planned=seen.number)):
                monkeypatch.setattr(players, "_own_scratch", make)
                weighed = bot.analyse(copy_of(seen), seat, seed) if isinstance(bot, bots.Analyst) else []
                answers.append((bot.choose(copy_of(seen), seat, seed), weighed))
            assert answers[0] == answers[1], bot.name


@pytest.mark.slow
def test_the_compiled_games_are_those_of_the_arena() -> None:
    """Through views and notation the same players win about as often."""
    played = play_match(GAME, ("roller", "racer", "racer"), {}, games=120, seed=3)
    share = standings(("roller", "racer", "racer"), played)[0].wins
    compiled = wins_of_the_first([games.ROLLER, games.RACER, games.RACER], 200)
    assert abs(share - compiled) < 0.17


def test_who_is_asked_silently_does_not_die_of_it() -> None:
    position = {
        "game": GAME,
        "phase": "rolled",
        "dice": ["claw", "claw", "claw", "1", "2", "3"],
        "monsters": [{}, {"health": 3, "energy": 2, "cards": ["wings"]}],
        "tokyo": {"city": 1},
    }
    match = kingtable.from_position(position)
    assert match.choices()["deadly"] == ["take"]
    for bot in ("roller",):
        assert bots.choose(GAME, bot, match.observe(1, 1), 1, 1) == ["wings"]
    assert match.default_action() == ["wings"]
