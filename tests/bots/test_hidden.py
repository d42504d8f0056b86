"""No player knows more than its seat may: two true states that a seat cannot tell apart are given to every bot, and to
every compiled loop in which bots play."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable import bots
from kingtable.bots.king_of_tokyo import games
from kingtable.bots.king_of_tokyo.players import shipped_models as tokyo_models
from kingtable.bots.king_of_tokyo.roller import new_scratch as tokyo_scratch
from kingtable.bots.kingdomino import greedy
from kingtable.engine.chance import seeded
from kingtable.engine.games import game
from kingtable.engine.record import copy_of, pack
from kingtable.kingdomino.layout import State as KingdominoState

EVERYTHING: dict[str, list[dict[str, Any]]] = {
    "kingdomino": [
        {"players": 2, "harmony": True},
        {"players": 2, "mighty_duel": True},
        {"players": 3},
        {"players": 3, "three_players": 48},
        {"players": 4, "dynasty": True},
    ],
    "king-of-tokyo": [{"players": players} for players in (2, 4, 6)],
}


def pairs(name: str, most: int) -> Any:
    """Matches at some step, with the true state and another one that the seat to move cannot tell from it."""
    chance = random.Random(name)
    for number in range(most):
        match = kingtable.new(name, seed=number, **EVERYTHING[name][number % len(EVERYTHING[name])])
        for _ in range(chance.randrange(60)):
            if not match.over:
                match.play(chance.choice(match.legal()))
        if match.to_move is None:
            continue
        other: Any = copy_of(match.state)
        drawn = game(name).observed(match.state, match.to_move, 1000 + number)
        if name == "kingdomino":  # what is hidden lies behind what has been drawn
            begin = other.drawn
            hidden = [domino for domino in drawn.deck if domino]
            other.deck = other.deck[:begin] + hidden + [0] * (48 - begin - len(hidden))
        else:
            other.deck = drawn.deck
        other.chance = seeded(5, number)
        yield match, other


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_the_two_states_differ_and_nobody_sees_it(name: str) -> None:
    differ = 0
    for match, other in pairs(name, 30):
        twin = match.copy()
        twin.state = other
        differ += other.deck != match.state.deck
        assert twin.view(match.to_move) == match.view(match.to_move)
        assert twin.observe(match.to_move, 3) == match.observe(match.to_move, 3)
    assert differ > 20


@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_every_bot_plays_the_same_in_both(name: str) -> None:
    for told in bots.names(name):
        spec = f"{told['bot']}:16" if told["budget"] else told["bot"]
        player = bots.make(name, spec)
        for number, (match, other) in enumerate(pairs(name, 12)):
            seat = match.to_move
            seen = [game(name).observed(state, seat, number) for state in (match.state, other)]
            chosen = [player.choose(one, seat, number) for one in seen]
            assert chosen[0] == chosen[1], spec


@pytest.mark.slow
def test_greedy_in_compiled_games_plays_the_same_in_both() -> None:
    scratches = pack(greedy.Scratch())
    for number, (match, other) in enumerate(pairs("kingdomino", 40)):
        turns = []
        for state in (match.state, other):
            states = np.concatenate([pack(state), pack(KingdominoState()), pack(KingdominoState())])
            states[1]["chance"] = seeded(number)
            turns.append(greedy.think(states, scratches))
            assert states[0].tobytes() == pack(state).tobytes(), "the game itself is not touched"
        assert turns[0] == turns[1]


@pytest.mark.parametrize("bot", range(len(games.NAMES)))
@pytest.mark.slow
def test_the_players_of_compiled_games_play_the_same_in_both(bot: int) -> None:
    for number, (match, other) in enumerate(pairs("king-of-tokyo", 40)):
        actions = []
        for state in (match.state, other):
            states = np.concatenate([pack(state)] * 5)
            states[1]["chance"] = seeded(number)
            player = pack(games.player(bot, budget=8))
            actions.append(int(games.think(states, tokyo_scratch(), tokyo_models(), player, 0)))
            assert states[0].tobytes() == pack(state).tobytes(), "the game itself is not touched"
        assert actions[0] == actions[1]


@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_the_compiled_door_and_the_interpreted_one_are_one(name: str) -> None:
    rules = game(name)
    for number, (match, _) in enumerate(pairs(name, 40)):
        seat = match.to_move
        array = pack(match.state)
        array[0]["chance"] = seeded(number, seat)
        rules.functions["determinize"](array[0], seat)
        seen: Any = rules.observed(match.state, seat, number)
        assert array.tobytes() == pack(seen).tobytes()
