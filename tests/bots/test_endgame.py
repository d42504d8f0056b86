"""The exact end of the game, beside a plain search of everything."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable.bots.kingdomino import endgame
from kingtable.bots.kingdomino.endgame import RANK, Endgame
from kingtable.engine.jit import interpreted
from kingtable.engine.match import Match
from kingtable.engine.record import copy_of, pack
from kingtable.kingdomino.layout import State
from tests.night import NIGHT, times

POSITIONS = times(8, 500)
MOST_LINES = times(8_000, 20_000)
"""A plain search of everything takes long: positions with more lines of play are left out."""


def endings(count: int, players: int = 2, **options: Any) -> Any:
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
    rooms = pack(Endgame())
    assert endgame.search(states, rooms)
    return (
        [int(move) for move in (rooms[0]["place"], rooms[0]["claim"]) if move >= 0],
        int(rooms[0]["nodes"]),
        float(rooms[0]["worth"]),
    )


class Plain:
    """Everything, by the front door's rules over the twin; a finished game is worth what the rulebook's ranks say."""

    def __init__(self, match: Match) -> None:
        self.rules: Any = match.rules
        self.lines = 0

    def worth(self, state: Any) -> float:
        """Of the position to seat 0, whoever is to move."""
        seat = self.rules.to_move(state)
        if seat is None:
            self.lines += 1
            if self.lines > MOST_LINES:
                raise TimeoutError
            ranks, scores = self.rules.ranks(state), self.rules.scores(state)
            return float(RANK * (ranks[1] - ranks[0]) + scores[0] - scores[1])
        values = [self.worth(self.after(state, action)) for action in self.rules.legal(state)]
        return max(values) if seat == 0 else min(values)

    def after(self, state: Any, action: int) -> Any:
        following = copy_of(state)
        self.rules.apply(following, action)
        return following


@pytest.mark.timeout(4 * 3600 if NIGHT else 480)
@pytest.mark.parametrize("options", [{}, {"harmony": True, "middle_kingdom": True}], ids=str)
def test_the_exact_turn_is_worth_what_a_search_of_everything_finds(options: dict[str, Any]) -> None:
    held = 0
    for match in endings(1000 * POSITIONS, **options):
        if match.state.in_next == 0:  # there is something to claim, and to lay after that
            continue
        plain = Plain(match)
        try:
            wanted = plain.worth(match.state)
        except TimeoutError:
            continue
        following = match.state
        moves, _, worth = solved(match)
        assert worth == (wanted if match.to_move == 0 else -wanted)
        for move in moves:
            following = plain.after(following, move)
        plain.lines = 0
        assert plain.worth(following) == wanted
        held += 1
        if held == POSITIONS:
            break
    assert held == POSITIONS


def test_every_position_with_an_empty_deck_is_solved() -> None:
    """At every number of players, with every option; the turn can be played."""
    for number, options in enumerate(({}, {"mighty_duel": True}, {"dynasty": True})):
        for match in endings(4, **options):
            for move in solved(match)[0]:
                match.do(move)
            assert number == 2 or match.moves
    for players in (3, 4):
        for match in endings(3, players):
            for move in solved(match)[0]:
                match.do(move)


def test_interpreted_finds_the_same() -> None:
    for match in endings(3):
        moves, nodes, _ = solved(match)
        room = Endgame()
        states = [match.rules.observed(match.state, match.to_move, 1), State(), State(), State()]
        assert interpreted(endgame.search)(states, [room])
        assert [move for move in (room.place, room.claim) if move >= 0] == moves
        assert room.nodes == nodes
