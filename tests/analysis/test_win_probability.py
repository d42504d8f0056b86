"""What positions promise: by the rules, by what a seat may know, and alike for alike."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable import InvalidOptions, bots
from kingtable.bots.king_of_tokyo import win_probability as teller
from kingtable.bots.king_of_tokyo.win_probability import DEALS
from kingtable.bots.win_probability import WinProbabilities, tells, win_probabilities
from kingtable.king_of_tokyo.layout import ROLLED
from kingtable.king_of_tokyo.rules import nothing_special
from tests.bots.test_hidden import EVERYTHING, pairs


def somewhere(name: str, seed: int, moves: int, **options: Any) -> kingtable.Match:
    match, chance = kingtable.new(name, seed=seed, **options), random.Random(seed)
    while len(match.moves) < moves and not match.over:
        match.play(chance.choice(match.legal()))
    return match


def counted(match: kingtable.Match) -> bool:
    """Does it wait for dice to be kept, without cards that add to them?"""
    return bool(match.state.phase == ROLLED and nothing_special(match.state))


def of(match: kingtable.Match, moves: tuple[str, ...] = (), samples: int = 24) -> WinProbabilities:
    assert match.to_move is not None
    return win_probabilities(match.game, match.observe(match.to_move, 1), moves, samples)


@pytest.mark.parametrize("name", kingtable.GAMES)
@pytest.mark.slow
def test_shares_are_shares_and_the_same_again(name: str) -> None:
    for number, options in enumerate(EVERYTHING[name]):
        match = somewhere(name, number, 5 + number, **options)
        found = of(match)
        assert found.wins.shape == found.points.shape
        assert found.wins.shape[1] == match.players
        assert len(found.wins) == (DEALS if name == "king-of-tokyo" and counted(match) else 24)
        assert (found.wins.sum(1) <= 1 + 1e-9).all()
        if name == "kingdomino":
            assert np.allclose(found.wins.sum(1), 1)
        again = of(match)
        assert (found.wins == again.wins).all()
        assert (found.points == again.points).all()


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_what_is_hidden_has_no_part_in_it(name: str) -> None:
    for match, other in pairs(name, 6):
        twin = match.copy()
        twin.state = other
        move = (match.legal()[0],)
        assert (of(match, move, 8).points == of(twin, move, 8).points).all()


def test_a_turn_without_chance_promises_what_the_position_after_it_does() -> None:
    match = somewhere("kingdomino", 3, 12)
    while match.check([move := match.legal()[0]]):
        match.play(move)
    told = of(match, (move,))
    match.play(move)
    assert (told.wins == of(match).wins).all()


def test_the_end_is_the_result() -> None:
    """The last decision of Kingdomino hides nothing: what it promises is what comes."""
    match = somewhere("kingdomino", 8, 47)
    last = match.legal()[0]
    told = of(match, (last,))
    match.play(last)
    assert match.over
    assert told.expected == match.scores
    assert told.by_seat == [(p in match.winners) / len(match.winners) for p in range(2)]


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"players": 3, "three_players": 48}], ids=str)
def test_from_the_empty_deck_on_a_kingdom_promises_what_exact_players_reach(options: dict[str, Any]) -> None:
    """No samples differ then, the best turn promises what is here, and no turn promises its player more. In games 7 and
    21 of two the net's own turns would lose what exact ones win."""
    for seed in (0, 7, 21):
        match: kingtable.Match = kingtable.new("kingdomino", seed=seed, **options)
        while (seat := match.to_move) is not None and match.state.drawn < match.state.deck_end:
            for move in bots.choose("kingdomino", "novice", match.observe(seat, 1), seat, 1):
                match.play(move)
        assert seat is not None
        here = of(match, samples=6)
        assert (here.wins == here.wins[0]).all()
        turn = tuple(bots.choose("kingdomino", "expert:10", match.observe(seat, 1), seat, 1))
        assert of(match, turn, 2).by_seat == here.by_seat
        if match.players == 2:
            others = [of(match, (move,), 1).by_seat[seat] for move in match.legal()]
            assert max(others) == here.by_seat[seat]


def test_of_a_dynasty_less_is_sure_and_every_game_counts() -> None:
    """After two lines of the first of three games who is ahead wins less often than of a single game."""
    found = []
    for dynasty in (False, True):
        match, chance = kingtable.new("kingdomino", seed=5, players=2, dynasty=dynasty), random.Random(5)
        while len(match.moves) < 30:
            match.play(chance.choice(match.legal()))
        found.append(of(match, samples=32))
    one, three = found
    ahead = max(one.by_seat)
    assert 0.5 < max(three.by_seat) < ahead - 0.05
    assert [2.5 * points < longer < 3.5 * points for points, longer in zip(one.expected, three.expected, strict=True)]
    assert sum(three.expected) == pytest.approx(3 * sum(one.expected), rel=0.1)


def test_who_is_far_ahead_wins_more_often() -> None:
    ahead = kingtable.from_position(
        {"game": "king-of-tokyo", "turn": 0, "monsters": [{"vp": 19}, {"vp": 0, "health": 2}], "tokyo": {"city": 0}}
    )
    assert of(ahead, samples=60).by_seat[0] > 0.85


def rolled(dice: str, rerolls: int) -> kingtable.Match:
    monsters = [{"vp": 5}, {"vp": 7, "health": 6}, {"vp": 3}]
    rest = {"monsters": monsters, "tokyo": {"city": 1}, "dice": dice.split(), "rerolls": rerolls, "phase": "rolled"}
    return kingtable.from_position({"game": "king-of-tokyo", "turn": 0, **rest}, seed=4)


def test_a_throw_promises_the_mean_of_what_each_face_does() -> None:
    kept = of(rolled("1 1 1 2 2 3", 1), ("keep 1 1 1 2 2",))
    faces = [of(rolled(f"1 1 1 2 2 {face}", 1), ("done",)) for face in ("1", "2", "3", "heart", "energy", "claw")]
    assert np.allclose(kept.wins, sum(face.wins for face in faces) / 6)
    assert np.allclose(kept.points, sum(face.points for face in faces) / 6)
    assert kept.by_seat != faces[0].by_seat


@pytest.mark.parametrize("move", [(), ("keep 3 3",), ("keep",), ("done",)])
@pytest.mark.slow
def test_dice_that_are_counted_promise_what_very_many_samples_do(
    move: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = rolled("3 3 claw 1 heart energy", 2)
    exact = of(match, move, 4000)
    monkeypatch.setattr(teller, "nothing_special", lambda _: False)
    drawn = of(match, move, 4000)
    assert (len(exact.wins), len(drawn.wins)) == (DEALS, 4000)
    for of_exact, of_drawn in ((exact.wins, drawn.wins), (exact.points, drawn.points)):
        unsure = np.hypot(of_exact.std(0) / DEALS**0.5, of_drawn.std(0) / 4000**0.5)
        assert (abs(of_exact.mean(0) - of_drawn.mean(0)) <= 4 * unsure + 1e-9).all()


def test_gains_are_over_pairs_of_equal_samples() -> None:
    one, two = (
        WinProbabilities(np.array(wins, float), np.zeros((4, 2))) for wins in ([[1, 0]] * 4, [[1, 0], [0, 1]] * 2)
    )
    gain, half = one.gain(two, 0)
    assert gain == 0.5
    assert half == pytest.approx(1.96 * math.sqrt(1 / 3) / 2)
    assert one.gain(one, 1) == (0, 0)


@pytest.mark.parametrize("name", kingtable.GAMES)
def test_interpreted_and_compiled_tell_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = somewhere(name, 4, 40)
    compiled = of(match, (match.legal()[0],), 3)
    monkeypatch.setattr("kingtable.bots.running.compiles", lambda: False)
    plain = of(match, (match.legal()[0],), 3)
    assert np.allclose(compiled.points, plain.points)
    assert np.allclose(compiled.wins, plain.wins, atol=1e-5)


def test_a_game_without_a_teller_is_refused() -> None:
    assert tells("kingdomino")
    match = somewhere("kingdomino", 1, 3)
    assert match.to_move is not None
    with pytest.raises(InvalidOptions):
        win_probabilities("no-such-game", match.observe(match.to_move, 1), (), 4)
