"""What a net is told of a kingdom, and the turns that are valued by it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable import bots
from kingtable.bots.kingdomino import features, planner
from kingtable.bots.kingdomino.features import FEATURES, KINGDOM, Outlook
from kingtable.bots.kingdomino.greedy import Scratch
from kingtable.bots.kingdomino.players import Expert, Planner
from kingtable.bots.kingdomino.worth import won, worth
from kingtable.bots.net import Net, NetScratch
from kingtable.engine.compiler.jit import interpreted, rule
from kingtable.engine.match import Match
from kingtable.engine.record import copy_of, pack
from kingtable.kingdomino.hidden import observed
from kingtable.kingdomino.layout import DISCARD, OVER, PLACE, STEPS
from kingtable.learning.train import drawn
from tests.bots.test_hidden import EVERYTHING, pairs

PLAIN = ("kept", "moves", "values", "foreseen", "turns", "priors", "sums", "alive")
_won, _worth = interpreted(won), interpreted(worth)
_look, _kingdom, _table, _foresee = features.look, features.kingdom_inputs, features.table_inputs, planner.foresee
_quick_turn = planner.quick_turn


@rule
def quick_turn(scratch: Any) -> tuple[int, int]:
    return _quick_turn(scratch.states[0], scratch)


@rule
def told(states: Any, p: int, outlooks: Any, scratch: Any, inputs: Any) -> None:
    _look(states[0], outlooks[0])
    _kingdom(states[0], p, outlooks[0], scratch[0], inputs)
    _table(states[0], p, outlooks[0], scratch[0], inputs)


@rule
def foreseen(states: Any, number: int, outlooks: Any, scratch: Any, points: Any) -> None:
    _foresee(states[0], number, outlooks[0], scratch, points)


def row(state: Any, p: int) -> Any:
    inputs = np.full(FEATURES, np.nan, np.float32)
    told(pack(state), p, pack(Outlook()), pack(Scratch()), inputs)
    return inputs


def some_net(seed: int = 1) -> Net:
    """A net of random weights whose every input counts."""
    weights = drawn((FEATURES, 16, 8, 1), seed)
    weights[-2] *= 10
    return Net(*weights)


def turned(action: int, quarter: int, mirrored: bool) -> int:
    """A placement on a board that is turned and mirrored about the castle."""
    if action < PLACE or action == DISCARD:
        return action

    def spot(x: int, y: int) -> tuple[int, int]:
        x = -x if mirrored else x
        for _ in range(quarter):
            x, y = -y, x
        return x, y

    square, direction = divmod(action - PLACE, 4)
    x, y = spot(square & 7, square >> 3)
    return PLACE + 4 * ((y & 7) * 8 + (x & 7)) + STEPS.index(spot(*STEPS[direction]))


@pytest.mark.parametrize("number", range(8))
@pytest.mark.slow
def test_a_kingdom_turned_or_mirrored_is_told_alike(number: int) -> None:
    quarter, mirrored = number % 4, number > 3
    options = EVERYTHING["kingdomino"][number % 5]
    match, chance = kingtable.new("kingdomino", seed=number, middle_kingdom=True, **options), random.Random(number)
    other = match.copy()
    rules: Any = match.rules
    compared = 0
    while not match.over:
        action = chance.choice(rules.legal(match.state))
        match.do(action)
        same = turned(action, quarter, mirrored)
        if same not in rules.legal(other.state):  # a double is listed once, whichever way it is turned
            left, direction = divmod(same - PLACE, 4)
            step = STEPS[direction]
            right = ((left >> 3) + step[1] & 7) * 8 + ((left & 7) + step[0] & 7)
            same = PLACE + 4 * right + (direction ^ 2)
        other.do(same)
        for p in range(match.players if match.state.number == 1 and not match.over else 0):
            compared += 1
            assert row(match.state, p) == pytest.approx(row(other.state, p), abs=1e-6)
    assert compared > 40


@pytest.mark.compiled
def test_every_feature_is_written_and_none_is_hidden() -> None:
    some = np.zeros(FEATURES, bool)
    for match, other in pairs("kingdomino", 200):
        match.state.middle = other.middle = match.state.deck[0] % 3
        for p in range(match.players):
            mine = row(match.state, p)
            assert np.isfinite(mine).all()
            assert (mine == row(other, p)).all()
            some |= mine != 0
    assert some[:KINGDOM].all(), np.flatnonzero(~some)
    assert some.mean() > 0.97, np.flatnonzero(~some)


@pytest.mark.parametrize("options", EVERYTHING["kingdomino"], ids=str)
@pytest.mark.slow
def test_turns_are_valued_as_the_positions_after_them(options: dict[str, Any]) -> None:
    """The parts of a row that turns share are written once: the values are those of whole rows all the same."""
    net, chance, compared = some_net(), random.Random(3), 0
    match = kingtable.new("kingdomino", seed=2, **options)
    while match.to_move is not None:
        if chance.random() < 0.2:
            compared += valued(match, net)
        match.play(chance.choice(match.legal()))
    assert compared > 50


def valued(match: Match, net: Net) -> int:
    """Hold every turn of a position against the position after it; how many there were."""
    seat = match.to_move
    assert seat is not None
    rules: Any = match.rules
    seen = rules.observed(match.state, seat, 5)
    scratch = planner.scratch_for(copy_of(seen), net)
    n = planner.weigh_in(scratch)
    for i in range(n):
        after = copy_of(seen)
        for action in map(int, scratch.moves[i]):
            if action >= 0:
                rules.apply(after, action)
        points: Any = np.zeros(4)
        foreseen(pack(after), seen.number, pack(Outlook()), planner.scratch_for(copy_of(seen), net), points)
        over = after.number != seen.number or after.phase == OVER
        expected = _won(points, match.players, seat) if over else _worth(after, points, seat)
        assert scratch.values[i] == pytest.approx(expected, abs=1e-3)
    return n


@pytest.mark.parametrize("options", EVERYTHING["kingdomino"], ids=str)
@pytest.mark.slow
def test_a_turn_of_a_playout_has_the_best_place_for_its_claim(options: dict[str, Any]) -> None:
    net, chance, compared, best = some_net(), random.Random(5), 0, 0
    match = kingtable.new("kingdomino", seed=3, **options)
    while match.to_move is not None:
        if match.choices()["place"] or chance.random() < 0.1:
            scratch = planner.scratch_for(match.rules.observed(match.state, match.to_move, 5), net)
            n = planner.weigh_in(scratch)
            values = {(int(place), int(claim)): scratch.values[i] for i, (place, claim) in enumerate(scratch.moves[:n])}
            place, claim = quick_turn(scratch)
            with_it = [value for (_, other), value in values.items() if other == claim]
            assert values[place, claim] == pytest.approx(max(with_it), abs=1e-3)
            compared += 1
            best += values[place, claim] > max(values.values()) - 1e-3
        match.play(chance.choice(match.legal()))
    assert compared > 10
    assert best > compared / 3


@pytest.mark.compiled
def test_compiled_and_interpreted_say_the_same() -> None:
    match = kingtable.new("kingdomino", seed=4, harmony=True)
    for _ in range(25):
        match.play(random.Random(len(match.moves)).choice(match.legal()))
    seat, net = match.to_move, some_net()
    assert seat is not None
    scratch = planner.scratch_for(match.rules.observed(match.state, seat, 5), net)
    n = planner.weigh_in(scratch)
    rows: dict[str, Any] = {name: value.tolist() for name, value in scratch._asdict().items() if name in PLAIN}
    states = [match.rules.observed(match.state, seat, 5), *(copy_of(match.state) for _ in range(4))]
    net_, layers = (
        Net(*(each.tolist() for each in scratch.net)),
        NetScratch(*(np.asarray(each).tolist() for each in scratch.layers)),
    )
    plain = planner.PlannerScratch(states, [Scratch()], [Outlook() for _ in range(5)], net_, layers, **rows)
    plain.layers.inputs[:] = [0.0] * FEATURES
    assert quick_turn(scratch) == interpreted(quick_turn)(plain)
    assert interpreted(planner.weigh_in)(plain) == n
    assert plain.values[:n] == pytest.approx(scratch.values[:n], abs=1e-3)


@pytest.mark.parametrize("spec", ["planner", "expert:40"])
def test_what_is_told_first_is_what_is_played(spec: str) -> None:
    match = kingtable.new("kingdomino", players=3, seed=6)
    while len(match.choices()["place"]) < 6 or not match.choices()["claim"]:
        match.play(random.Random(len(match.moves)).choice(match.legal()))
    seat = match.to_move
    assert seat is not None
    turns = bots.analyse("kingdomino", spec, match.observe(seat, 1), seat, 3, 1000)
    assert list(turns[0].moves) == bots.choose("kingdomino", spec, match.observe(seat, 1), seat, 3)
    assert len({turn.moves for turn in turns}) == len(turns)
    if spec == "planner":
        assert [turn.value for turn in turns] == sorted((turn.value for turn in turns), reverse=True)
    else:
        assert len(turns) == 12
        assert [turn.playouts for turn in turns] == sorted((turn.playouts for turn in turns), reverse=True)


@pytest.mark.compiled
def test_the_word_of_the_net_counts_as_much_as_it_is_trusted() -> None:
    """Where it counts as endlessly many playouts the expert plays as the planner; else playouts may change its mind."""
    match, differ = kingtable.new("kingdomino", players=2, seed=8), 0
    while match.to_move is not None and len(match.moves) < 30:
        seat = match.to_move
        lines = Planner().analyse(observed(match.state, seat, 1), seat, 1)
        worth = {line.actions: line.value for line in lines}
        trusting, other = (
            tuple(bot.choose(observed(match.state, seat, 1), seat, 1))
            for bot in (Expert(budget=24, trust=10**9), Expert(budget=24))
        )
        assert worth[trusting] == pytest.approx(lines[0].value, abs=1e-4)  # of equals any
        differ += worth[other] < lines[0].value - 0.1
        for action in trusting:
            match.do(action)
    assert differ > 0
