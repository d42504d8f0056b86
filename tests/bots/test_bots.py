"""Bots: they see views only, play legally in every format, and one is stronger than the other."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kingtable
from kingtable import bots
from kingtable.arena.matches import play_match, standings
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.match import Match
from kingtable.engine.record import copy_of, pack

FORMATS: list[dict[str, Any]] = [
    {"players": 2, "middle_kingdom": True, "harmony": True},
    {"players": 2, "mighty_duel": True},
    {"players": 3},
    {"players": 3, "preset": "bga", "dynasty": True},
    {"players": 4, "middle_kingdom": "window", "harmony": True},
]
BOTS = ["random", "novice", "greedy", "sampler:30", "planner", "expert:20", "master:20"]


def later(options: dict[str, Any], seed: int, moves: int) -> Match:
    """A random game after some moves."""
    match = kingtable.new("kingdomino", seed=seed, **options)
    dice = random.Random(seed)
    for _ in range(moves):
        if not match.over:
            match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("options", FORMATS, ids=str)
@pytest.mark.slow
def test_bots_play_whole_games(options: dict[str, Any]) -> None:
    match = kingtable.new("kingdomino", seed=5, **options)
    while match.to_move is not None:
        seat = match.to_move
        told = bots.choose(
            "kingdomino", BOTS[(seat + len(match.moves)) % len(BOTS)], match.observe(seat, 1), seat, len(match.moves)
        )
        assert 1 <= len(told) <= 2
        for move in told:
            assert match.to_move == seat
            match.play(move)
    assert match.over


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_view_and_seed_give_the_same_choice(bot: str) -> None:
    match = later(FORMATS[0], 2, 13)
    seat = match.to_move
    assert seat is not None
    state = match.observe(seat, 1)
    assert len({tuple(bots.choose("kingdomino", bot, state, seat, 9)) for _ in range(3)}) == 1


@pytest.mark.compiled
def test_greedy_compiled_is_greedy_interpreted() -> None:
    from kingtable.bots.kingdomino import greedy
    from kingtable.bots.kingdomino.players import choose_in
    from kingtable.bots.running import runnable
    from kingtable.kingdomino.layout import State

    plain = interpreted(greedy.choose)
    for options in FORMATS:
        for moves in range(0, 48, 3):
            match = later(options, moves, moves)
            if match.over:
                continue
            states, scratch = runnable(copy_of(match.state), State()), runnable(greedy.Scratch())
            twin = copy_of(match.state)
            assert choose_in(states, scratch) == plain(twin, State(), greedy.Scratch())
            assert states[0]["chance"] == pack(twin)[0]["chance"]


def test_greedy_takes_the_best_place_in_the_last_round() -> None:
    match = kingtable.from_position(
        {"kingdoms": ["CC W1 W0", "CC"], "line": [[19, 0]], "next_line": [], "deck": [], "discarded": [[], []]}
    )
    seat = match.to_move
    assert seat is not None
    (move,) = bots.choose("kingdomino", "greedy", match.observe(seat, 1), seat, 1)
    gains = {place["move"]: place["gain"] for place in match.choices()["place"]}
    assert gains[move] == max(gains.values())


@pytest.mark.slow
def test_sampler_beats_greedy_and_greedy_beats_random() -> None:
    options = {"middle_kingdom": True, "harmony": True}
    for strong, weak, least in (
        ("novice", "random", 0.65),
        ("greedy", "random", 0.9),
        ("sampler:60", "greedy", 0.65),
        ("planner", "greedy", 0.65),
    ):
        played = play_match("kingdomino", (strong, weak), options, games=40, seed=3)
        assert standings((strong, weak), played)[0].wins > least


@pytest.mark.parametrize(
    "answer", [[], None, 7, "", "=1", ["="], [99], [10**30], [-1], [True], [1.0], [None], [[1]], {"moves": []}], ids=str
)
@pytest.mark.parametrize("name", kingtable.GAMES)
def test_a_bot_of_your_own_that_answers_rubbish_is_refused(name: str, answer: Any) -> None:
    class Bad:
        def choose(self, seen: Any, seat: int, seed: int) -> Any:
            return answer

    match = kingtable.new(name, seed=1)
    seat = match.to_move
    assert seat is not None
    with pytest.raises((kingtable.IllegalAction, kingtable.InvalidOptions)):
        bots.choose(name, Bad(), match.observe(seat, 1), seat, 1)


def test_a_bot_of_your_own_plays_by_number_and_in_notation_and_not_beyond_its_turn() -> None:
    class Mine:
        def __init__(self, *chosen: Any) -> None:
            self.chosen = chosen

        def choose(self, seen: Any, seat: int, seed: int) -> Any:
            return iter(self.chosen)

    match = kingtable.new("kingdomino", players=3, seed=1)
    seat = match.to_move
    assert seat is not None
    first, state = match.legal()[0], match.observe(seat, 1)
    for chosen in (first, match.actions()[0]):
        assert bots.choose("kingdomino", Mine(chosen), state, seat, 1) == [first]
    with pytest.raises(kingtable.IllegalAction, match="turn is over"):
        bots.choose("kingdomino", Mine(*match.legal()[:2]), state, seat, 1)


@pytest.mark.parametrize("spec", ["grandmaster", "greedy:5", "sampler:0", "sampler:many", "", "sampler:²"])
def test_an_unknown_bot_is_refused(spec: str) -> None:
    with pytest.raises(kingtable.InvalidOptions) as refused:
        bots.make("kingdomino", spec)
    assert refused.value.field == "bot"


def test_bots_are_told_weakest_first_with_one_default() -> None:
    told = bots.names("kingdomino")
    names = ["random", "person", "novice", "greedy", "sampler", "planner", "expert", "master"]
    assert [bot["bot"] for bot in told] == names
    assert sum(bot["default"] for bot in told) == 1
    assert [bot["bot"] for bot in bots.offered("kingdomino")] == names[:-1], "where four play it is no stronger"
