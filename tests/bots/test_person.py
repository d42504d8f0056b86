"""A bot of any strength: the same move for the same seed, its adviser's at 100, anything at 1, fewer mistakes;
at a glance it sees what catches the eye."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import kingtable
from kingtable import bots
from kingtable.bots.person import Person
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import OURS
from tests.king_of_tokyo.table import m, sitting

ONE_FIELD = {
    "options": {"players": 2},
    "kingdoms": [".. W1 W0 / CC W0 F0", "CC F0 F0"],
    "line": [[1, 0], [14, 1], [33, 0], [40, 1]],
    "deck": [],
}
STRONGEST = {"kingdomino": "expert:400", "king-of-tokyo": "learner"}


def positions(name: str, most: int) -> list[Any]:
    """Matches that are under way, where whoever is to move has a choice that is weighed."""
    found = []
    for seed in range(most):
        match = kingtable.new(name, seed=seed)
        for _ in range(8):
            match.play(match.legal()[seed % len(match.legal())])
        if len(match.legal()) > 3:
            found.append(match)
    return found


def chosen(match: Any, spec: str, seed: int) -> list[int]:
    seat = match.to_move
    bot: Any = bots.make(match.game, spec)
    return list(bot.choose(match.rules.observed(match.state, seat, 1), seat, seed))


def seen(match: Any) -> Any:
    return match.rules.observed(match.state, match.to_move, 1)


def glances(name: str, match: Any, strength: int, most: int) -> list[tuple[int, ...]]:
    """The turns that a person of some strength takes at a glance, by lot."""
    person: Any = bots.make(name, f"person:{strength}")
    turns = person.weighed(seen(match), match.to_move, 5)
    eases = person.eased(seen(match), [*turns])
    return [person.glanced(turns, eases, random.Random(lot)) for lot in range(most)]


@pytest.mark.parametrize("name", OURS)
@pytest.mark.slow
def test_the_strongest_plays_as_its_adviser_and_the_weakest_plays_anything(name: str) -> None:
    for match in positions(name, 4):
        assert chosen(match, "person:100", 5) == chosen(match, STRONGEST[name], 5)
        assert chosen(match, "person:30", 5) == chosen(match, "person:30", 5)
        weak: Any = bots.make(name, "person:1")
        if weak.weighed(seen(match), match.to_move, 5):
            assert len({tuple(chosen(match, "person:1", seed)) for seed in range(8)}) > 2


@pytest.mark.parametrize("name", OURS)
def test_skill_rises_with_every_point_of_strength(name: str) -> None:
    people = [bots.make(name, f"person:{strength}") for strength in range(1, 101)]
    skills = [person.skill for person in people if isinstance(person, Person)]
    assert (skills[0], skills[-1]) == (0, 2)
    assert all(low < high for low, high in itertools.pairwise(skills))


@pytest.mark.parametrize("name", OURS)
@pytest.mark.slow
def test_the_stronger_the_nearer_to_the_best(name: str) -> None:
    """What is lost on average, in log odds, falls with every step of strength."""
    lost = dict.fromkeys((1, 15, 30, 45), 0.0)
    for match in positions(name, 5):
        person: Any = bots.make(name, "person:1")
        turns = person.weighed(seen(match), match.to_move, 5)
        for strength in lost if turns else ():
            lost[strength] += sum(max(turns.values()) - turns[turn] for turn in glances(name, match, strength, 200))
    assert sorted(lost.values(), reverse=True) == list(lost.values())
    assert lost[1] > 1.3 * lost[45]


def test_points_now_crowns_and_a_place_beside_the_castle_catch_the_eye() -> None:
    match = kingtable.from_position(ONE_FIELD, seed=1)
    person: Any = bots.make("kingdomino", "person:45")
    turns = [(action,) for action in match.actions()]
    eases = dict(zip(match.legal(), person.eased(seen(match), turns), strict=True))
    gains = {place["move"]: place["gain"] for place in match.choices()["place"]}
    best = max(gains, key=gains.__getitem__)
    assert gains[best] > 0
    assert max(eases, key=eases.__getitem__) in {move for move, gain in gains.items() if gain == gains[best]}
    near = [move for move, gain in gains.items() if eases[move] > gain]
    assert near
    assert len(near) < len(gains)


def test_what_the_dice_give_now_catches_the_eye() -> None:
    match = sitting(m(health=10), m(), dice="3 3 3 1 heart claw")
    person: Any = bots.make("king-of-tokyo", "person:45")
    turns = [(action,) for action in match.actions()]
    eases = dict(zip(match.legal(), person.eased(seen(match), turns), strict=True))
    assert max(eases, key=eases.__getitem__) == "keep 1 3 3 3 claw"
    assert eases["keep 3 3 3"] > eases["keep 3 3"] > eases["keep 1"]
    assert eases["keep 3 3 3 heart"] < eases["keep 3 3 3"], "nothing to heal"


def test_a_strong_person_takes_points_that_lie_there_more_often_than_a_weak_one() -> None:
    match = kingtable.from_position(ONE_FIELD, seed=1)
    gains = {place["move"]: place["gain"] for place in match.choices()["place"]}
    most = max(gains.values())

    def taken(strength: int) -> float:
        moves = [match.rules.written(match.state, turn[0]) for turn in glances("kingdomino", match, strength, 200)]
        return sum(1 for move in moves if gains[move] == most) / 200

    assert taken(1) + 0.2 < taken(45)


def test_a_strength_is_from_1_to_100() -> None:
    for strength in ("0", "101", "x", "-3", "٤", "99999999999"):
        with pytest.raises(InvalidOptions, match="from 1 to 100"):
            bots.make("kingdomino", f"person:{strength}")
