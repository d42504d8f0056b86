"""The exact end of the last two lines, beside a plain search of everything."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import numpy as np
import pytest

import kingtable
from benchmarks import endings
from kingtable import bots
from kingtable.bots.bot import Line
from kingtable.bots.kingdomino import last_lines
from kingtable.bots.kingdomino.endgame import Endgame
from kingtable.bots.kingdomino.last_lines import MOST, Ways
from kingtable.bots.kingdomino.players import Expert, Master, Planner
from kingtable.bots.kingdomino.worth import WIN
from kingtable.bots.running import blank
from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.match import Match
from kingtable.engine.record import copy_of, pack
from kingtable.kingdomino.layout import PLACING, State
from tests.bots.test_worth import FORMATS
from tests.tiers import NIGHT, times

POSITIONS = times(60, 3_000)
MOST_LINES = 200_000
"""Positions with more lines of play are left out."""


def some(count: int, turns: int = 4, **options: Any) -> Any:
    """Matches of the Mighty Duel whose deck holds one line, at some turn of that line, before it or after its
    placement."""
    for seed in range(count):
        chance = random.Random(seed)
        match = with_a_line(kingtable.new("kingdomino", seed=seed, mighty_duel=True, **options), chance)
        for _ in range(2 * (seed % turns) + chance.randrange(2)):
            match.play(chance.choice(match.legal()))
        yield match


def with_a_line(match: Match, chance: random.Random) -> Match:
    """Play at random, with some sense, until the deck holds no more than a line."""
    while match.state.deck_end - match.state.drawn > match.state.length or match.state.phase == 0:
        choices = match.choices()["place"]
        best = max((one["gain"] for one in choices), default=0)
        wise = [one["move"] for one in choices if one["gain"] == best] if chance.random() < 0.7 else []
        match.play(chance.choice(wise or match.legal()))
    return match


def found(state: State, most: int = MOST) -> tuple[int, int, int, float]:
    """Run the compiled search."""
    states = np.concatenate([pack(state), *(pack(State()) for _ in range(6))])
    return last_lines.search(states, blank(Ways), most)


@pytest.mark.timeout(4 * 3600 if NIGHT else 480)
@pytest.mark.parametrize("options", endings.BONUSES, ids=str)
@pytest.mark.slow
def test_the_exact_turn_is_worth_what_a_search_of_everything_finds(options: dict[str, Any]) -> None:
    board, scratches, whole = endings.new_board(), pack(Endgame()), 0
    for position in islice(endings.positions({"mighty_duel": True, **options}, left=4), POSITIONS):
        whole += endings.held(position, board, scratches, MOST_LINES)[0] > 0
    assert whole > POSITIONS / 4


@pytest.mark.compiled
@pytest.mark.slow
def test_no_turn_leaves_more_than_the_exact_one() -> None:
    """Positions with too many lines of play for a search of everything: what holds at each turn holds for all. The last
    turn of the line leaves what `endgame` tells, which is held against everything by itself."""
    tried = 0
    for match in some(times(16, 400)):
        best, left = found(match.state)[3], list[float]()
        for after in turns(match):
            worth = endings.solved(pack(after.state), pack(Endgame())).worth
            left.append(worth if after.to_move == match.to_move else -worth)
        assert max(left) == best
        tried += len(left)
    assert tried > 4 * times(16, 400)


def turns(match: Match) -> Iterator[Match]:
    """The game after each turn of the seat to move: a placement, where one is due, and a claim."""
    for move in match.legal():
        after = copy.deepcopy(match)
        after.play(move)
        if match.state.phase == PLACING:
            yield from turns(after)
        else:
            yield after


@pytest.mark.compiled
def test_the_last_line_is_known_where_every_domino_is_played() -> None:
    """By two players, in the whole line before it is shown: then what was never shown is what will come."""
    for number, options in product(range(4), FORMATS):
        chance, shown, known = random.Random(number), set[int](), 0
        match = kingtable.new("kingdomino", seed=number, **options)
        while match.to_move is not None:
            s = match.state
            shown.update(s.line[: s.in_line], s.next[: s.in_next])
            if last_lines.known(pack(s)[0]):
                known += 1
                assert {*s.deck[s.drawn : s.deck_end]} == {*range(1, 49)} - shown
            match.play(chance.choice(match.legal()))
        assert known == (8 if options.get("mighty_duel") else 0), options


@pytest.mark.compiled
def test_the_order_of_the_deck_does_not_matter() -> None:
    """Of two states that the seat cannot tell apart nothing differs, and a bot plays the same with every seed."""
    expert, differ = bots.make("kingdomino", "expert:400"), 0
    for match in some(8):
        other, seat = copy_of(match.state), match.to_move
        rest = other.deck[other.drawn : other.deck_end]
        other.deck[other.drawn : other.deck_end] = rest[::-1]
        assert found(other) == found(match.state)
        seen = [match.rules.observed(match.state, seat, seed) for seed in range(3)]
        assert len({tuple(expert.choose(copy_of(one), seat, seed)) for seed, one in enumerate(seen)}) == 1
        differ += len({tuple(one.deck[:4]) for one in seen}) > 1
    assert differ > 4


@pytest.mark.compiled
def test_a_position_that_is_read_is_worth_the_same() -> None:
    """It holds no more of the line than what lies before the kings; one without a king is not searched."""
    for match in some(8):
        read = kingtable.from_position(match.position())
        assert found(read.state)[1:] == found(match.state)[1:]
        assert last_lines.known(pack(read.state)[0])
        read.state.in_line -= 1
        assert not last_lines.known(pack(read.state)[0])


@pytest.mark.compiled
def test_it_gives_up_within_its_bound_and_the_bot_plays_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kingdoms are bare: nearly every way is open."""
    for most in (0, 1000, MOST):
        tree: Any = blank(Ways)
        wide = np.concatenate([pack(bare()), *(pack(State()) for _ in range(6))])
        assert last_lines.search(wide, tree, most)[0] == 0
        assert tree[0]["looked"] <= most + 6 * 300 * 300
    match = next(some(1))
    assert found(match.state)[0] > 0
    monkeypatch.setattr(last_lines, "MOST", 1)
    assert analysed(Master(budget=60), match) == analysed(Master(budget=60, lines=1), match)


def analysed(bot: Expert | Planner, match: Match) -> list[Line]:
    """Let a bot weigh the turns of a position."""
    assert match.to_move is not None
    return bot.analyse(match.rules.observed(match.state, match.to_move, 1), match.to_move, 1)


def bare() -> State:
    """Two castles alone, and a deck that holds one line."""
    match = kingtable.new("kingdomino", seed=3, mighty_duel=True)
    while match.state.phase == 0:
        match.play(match.legal()[0])
    s: State = copy_of(match.state)
    s.drawn = s.deck_end - 4
    return s


@pytest.mark.compiled
def test_experts_play_the_line_exactly_and_the_quick_do_not() -> None:
    for match in some(6):
        _, place, claim, worth = found(match.state)
        turn = tuple(action for action in (place, claim) if action >= 0)
        for bot in (Expert(budget=400), Master(budget=400)):
            (line,) = analysed(bot, match)
            assert line.actions == turn
            assert line.value == endings.apart(worth)[0] + (worth > 0) * WIN + (worth == 0) * WIN / 2
        assert len(analysed(Planner(), match)) == len([*turns(match)])


@pytest.mark.compiled
def test_interpreted_finds_the_same() -> None:
    for match in some(3, harmony=True, middle_kingdom=True):
        for _ in range(4):  # late in the line there are few ways
            if last_lines.known(pack(match.state)[0]) and match.state.turn < 3:
                match.play(match.legal()[0])
        states = [match.rules.observed(match.state, match.to_move, 1), *(State() for _ in range(6))]
        assert interpreted(last_lines.search)(states, [Ways()], MOST) == found(match.state)
