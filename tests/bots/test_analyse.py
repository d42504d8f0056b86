"""What bots think of several turns."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from math import factorial, prod
from typing import Any

import pytest

import kingtable
from kingtable import bots
from kingtable.bots import halving
from kingtable.bots.king_of_tokyo import roller
from kingtable.engine.compiler.jit import interpreted
from kingtable.king_of_tokyo.dice import outcomes
from kingtable.king_of_tokyo.layout import FACES
from kingtable.kingdomino.scoring import points
from tests.king_of_tokyo.table import m, sitting


def somewhere(name: str, seed: int, moves: int) -> kingtable.Match:
    match, chance = kingtable.new(name, seed=seed), random.Random(seed)
    while len(match.moves) < moves and not match.over:
        match.play(chance.choice(match.legal()))
    return match


def turns(match: kingtable.Match, spec: str, seed: int = 3, most: int = 5) -> list[bots.Turn]:
    assert match.to_move is not None
    return bots.analyse(match.game, spec, match.observe(match.to_move, 1), match.to_move, seed, most)


def chosen(match: kingtable.Match, spec: str, seed: int = 3) -> list[str]:
    assert match.to_move is not None
    return bots.choose(match.game, spec, match.observe(match.to_move, 1), match.to_move, seed)


@pytest.mark.parametrize("seed", range(5))
def test_the_sampler_tells_what_it_plays_first_and_on_how_many_playouts_it_rests(seed: int) -> None:
    match = somewhere("kingdomino", seed, 6 + 5 * seed)
    told = turns(match, "sampler:60", most=1000)
    assert list(told[0].moves) == chosen(match, "sampler:60")
    assert len({turn.moves for turn in told}) == len(told)
    assert [turn.playouts for turn in told] == sorted((turn.playouts for turn in told), reverse=True)
    for turn in told:
        after = match.copy()
        for move in turn.moves:
            after.play(move)
        assert -300 < turn.value < 300
    assert turns(match, "sampler:60", most=2) == told[:2]


def test_the_count_of_playouts_is_that_of_the_halving() -> None:
    for n, budget in ((1, 10), (2, 10), (5, 100), (37, 200), (300, 100)):
        played, states = halving.playouts(n, budget), [0] * n
        stages = (n - 1).bit_length()
        left = n
        while left > 1:
            for i in range(left):
                states[i] += max(1, budget // (left * stages))
            left = (left + 1) // 2
        assert played == states
    assert halving.playouts(1, 10) == [0]


@pytest.mark.parametrize("rerolls", [1, 2])
def test_the_roller_values_every_keep_exactly(rerolls: int) -> None:
    match = kingtable.from_position(
        {
            "game": "king-of-tokyo",
            "turn": 0,
            "phase": "rolled",
            "dice": ["1", "1", "3", "heart", "claw", "energy"],
            "rerolls": rerolls,
            "monsters": [{"health": 6}, {}, {}],
            "tokyo": {"city": 1},
        }
    )
    told = turns(match, "roller", most=1000)
    assert list(told[0].moves) == chosen(match, "roller")
    assert {turn.moves[0] for turn in told} == {
        move for move in match.legal() if move == "done" or move.startswith("keep")
    }
    assert told[0].value == max(turn.value for turn in told)
    assert all(turn.playouts == 0 for turn in told)
    if rerolls == 1:  # to throw some dice is worth the mean over all that they can show
        state: Any = match.rules.observed(match.state, 0, 1)
        for kept in (["1", "1", "3"], []):
            free = 6 - len(kept)
            total = 0.0
            for end in outcomes(free):
                counts = [int(n) + kept.count(face) for n, face in zip(end, FACES, strict=True)]
                total += _ways(end) * interpreted(roller.value_of)(state, counts)
            told_of = next(turn.value for turn in told if turn.moves == (" ".join(["keep", *kept]),))
            assert told_of == pytest.approx(total / 6**free)


def _ways(end: Any) -> int:
    return factorial(int(sum(end))) // prod(factorial(int(n)) for n in end)


ALL, HIT = "1 2 3 heart energy claw", "claw claw claw 1 2 2"
SCENES: dict[str, tuple[Callable[[], kingtable.Match], tuple[str, ...]]] = {
    "throw": (lambda: sitting(m("telepath", energy=5), m(), dice=ALL, city=1), ()),
    "throw, none left": (lambda: sitting(m("telepath", energy=5), m(), dice=ALL, rerolls=0, city=1), ()),
    "change": (lambda: sitting(m("herd_culler", "plot_twist", "stretchy", energy=5), m(), dice=ALL, city=1), ("done",)),
    "probe": (lambda: sitting(m(), m("psychic_probe"), m(), dice=ALL, city=1), ("done",)),
    "hearts": (
        lambda: sitting(m("healing_ray", poison=1, health=6), m(health=4), dice="heart heart heart 1 2 2", city=1),
        ("done",),
    ),
    "yield": (lambda: sitting(m(), m(health=9), m(), dice=HIT, city=1), ("done",)),
    "yield, at 18": (lambda: sitting(m(), m(health=9, vp=18), m(), dice=HIT, city=1), ("done",)),
    "yield, jets": (lambda: sitting(m(), m("jets", health=9), m(), dice=HIT, city=1), ("done",)),
    "buy": (lambda: sitting(m(energy=6), m(), row=["energize", "alpha_monster", "skyscraper"], city=1), ()),
    "buy, much energy": (lambda: sitting(m("made_in_a_lab", energy=12), m("jets"), row=["heal"]), ()),
    "mimic": (lambda: sitting(m(energy=20), m("jets", "wings"), row=["mimic"]), ("buy mimic",)),
    "opportunist": (
        lambda: sitting(m(energy=5), m("opportunist", energy=9), m(), row=["heal"], deck=["jets"]),
        ("buy heal",),
    ),
}


@pytest.mark.parametrize("name", SCENES)
def test_the_roller_weighs_every_choice_and_tells_first_what_it_plays(name: str) -> None:
    make, moves = SCENES[name]
    match = make()
    for move in moves:
        match.play(move)
    told = turns(match, "roller", most=10_000)
    assert list(told[0].moves) == chosen(match, "roller")
    assert [turn.value for turn in told] == sorted((turn.value for turn in told), reverse=True)
    weighed = {turn.moves[0] for turn in told}
    assert len(weighed) == len(told)
    assert weighed == {move for move in match.legal() if move != "sweep" or "much" in name}


def test_the_roller_sweeps_a_row_that_is_worth_nothing_with_much_energy_only() -> None:
    for energy, best in ((9, "sweep"), (8, "end")):
        match = sitting(m(energy=energy, health=10), m(), row=["metamorph", "heal", "made_in_a_lab"])
        told = turns(match, "roller")
        assert told[0].moves == (best,)
        assert [turn.value > 0 for turn in told[1:] if turn.moves[0].startswith("buy")] == [False] * 3


def test_where_nothing_is_weighed_nothing_is_told() -> None:
    met = sitting(m(), m("wings", "rapid_healing", health=3, energy=4), m(), dice=HIT, city=1)
    sold = sitting(m("metamorph", "jets"), m(), m())
    for match, move in ((met, "done"), (sold, "end")):
        match.play(move)
        assert turns(match, "roller") == []


def test_the_greedy_player_tells_its_turns_with_the_points_they_bring() -> None:
    weighed = last = 0
    for seed in range(6):
        options: Any = {"players": 2 + seed % 3, "middle_kingdom": "window" if seed % 2 else False}
        match, chance = kingtable.new("kingdomino", seed=seed, **options), random.Random(seed)
        while not match.over:
            told, seat = turns(match, "greedy", most=10_000), match.to_move
            assert seat is not None
            if told:
                weighed += 1
                assert list(told[0].moves) == chosen(match, "greedy")
                assert told[0].value == max(turn.value for turn in told)
                assert len({turn.moves for turn in told}) == len(told)
            if told and not match.view(None)["next_line"]:  # the last round: only the domino in hand counts
                last += 1
                for turn in told:
                    after = match.copy()
                    after.play(turn.moves[0])
                    assert turn.value == _properties(after, seat) - _properties(match, seat)
            wise = told and chance.random() < 0.9
            for move in chosen(match, "greedy", seed) if wise else [chance.choice(match.legal())]:
                match.play(move)
    assert weighed > 150
    assert last > 2


def _properties(match: kingtable.Match, seat: int) -> int:
    state: Any = match.state
    return int(interpreted(points)(state, seat))


def test_a_bot_without_values_and_a_seat_that_is_not_to_move_are_refused() -> None:
    match = somewhere("kingdomino", 1, 9)
    with pytest.raises(kingtable.InvalidOptions, match="random computes no values"):
        turns(match, "random")
    assert match.to_move is not None
    other = (match.to_move + 1) % match.players
    with pytest.raises(kingtable.InvalidOptions, match="not the turn"):
        bots.analyse("kingdomino", "sampler", match.observe(other, 1), other, 1)


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.slow
def test_interpreted_and_compiled_tell_the_same(name: str) -> None:
    make, moves = SCENES[name]
    match = make()
    for move in moves:
        match.play(move)
    assert match.to_move is not None
    seen: Any = [match.rules.observed(match.state, match.to_move, 1) for _ in range(2)]
    made: Any = bots.make("king-of-tokyo", "roller")
    compiled = made.analyse(seen[0], match.to_move, 1)
    plain = replace(made, compiled=False).analyse(seen[1], match.to_move, 1)
    assert [line.actions for line in compiled] == [line.actions for line in plain]
    assert [line.value for line in compiled] == pytest.approx([line.value for line in plain])
