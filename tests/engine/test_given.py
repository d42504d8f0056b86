"""Whatever is given to the library, it is used as what it is, or refused by name in a text that can be read."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import kingtable
from kingtable import bots
from kingtable.analysis.position import analyse
from kingtable.bots.win_probability import win_probabilities
from kingtable.engine.chance import Seeded
from kingtable.engine.front import _started

QUICK = {"kingdomino": "greedy", "king-of-tokyo": "roller"}
NO_NUMBER: list[Any] = [
    *(None, True, np.True_, 1.0, np.float64(1), float("nan"), "1", "\ud800", b"1", [], [0], (0,), {}, {"seat": 0}),
    *(set(), object(), int, Ellipsis, 1j, np.array([0, 1]), range(3)),
]
NO_SEAT: list[Any] = [*NO_NUMBER[1:], -1, 9, 10**30, -(10**30), 10**5000, np.int64(-1), np.uint64(2**64 - 1)]
NO_SEED: list[Any] = [*NO_NUMBER, -1, 2**64, 10**5000, -(10**5000), np.int64(-1)]
NO_COUNT: list[Any] = [*NO_NUMBER[1:], -1, 0, 10**30, 10**5000]
NO_TEXTS: list[Any] = [None, 7, "done", {}, {"=1": 1}, object(), [7], [None], ["\ud800"], [["done"]], ["x" * 10**6]]
NO_BYTES: list[Any] = [None, 7, "state", b"", b"\0" * 7, bytes(100_000), [0, 1], np.zeros(4), object()]


@cache
def standing(name: str) -> kingtable.Match:
    match = kingtable.new(name, players=2, seed=3)
    for _ in range(7):
        match.play(match.legal()[0])
    return match


def refused(call: Callable[[], Any], given: object) -> kingtable.Refused:
    with pytest.raises(kingtable.Refused) as caught:
        call()
    for language in ("en", "fa", "ja"):
        told = caught.value.text(language)
        assert 8 < len(told) < 1500, repr(given)[:80]
        told.encode()
    return caught.value


def other(name: str) -> str:
    return next(game for game in QUICK if game != name)


@pytest.mark.compiled  # it analyses a position: interpreted, that takes minutes
@pytest.mark.parametrize("name", QUICK)
def test_wrong_types_are_refused_by_name_at_every_door(name: str) -> None:
    match = standing(name)
    seat, bot = match.to_move or 0, QUICK[name]
    state = match.observe(seat, 1)
    doors: list[tuple[list[Any], Callable[[Any], Any]]] = [
        (NO_SEED[1:], lambda seed: kingtable.new(name, seed=seed)),
        (NO_SEED[1:], lambda seed: kingtable.from_position(match.position(), seed=seed)),
        (NO_SEED, lambda seed: match.observe(seat, seed)),
        (NO_SEED, lambda seed: match.imagined(seat, seed)),
        (NO_SEED, lambda seed: bots.choose(name, bot, state, seat, seed)),
        (NO_SEED, lambda seed: bots.analyse(name, bot, state, seat, seed)),
        (NO_SEED, lambda seed: win_probabilities(name, state, [], 2, seed)),
        (NO_SEED, lambda seed: analyse(match, seed=seed, samples=2)),
        (NO_SEAT, match.view),
        ([None, *NO_SEAT], lambda given: match.observe(given, 1)),
        ([None, *NO_SEAT], lambda given: match.imagined(given, 1)),
        ([None, *NO_SEAT], lambda given: bots.choose(name, bot, state, given, 1)),
        ([None, *NO_SEAT], lambda given: bots.analyse(name, bot, state, given, 1)),
        ([*NO_NUMBER, 8, -9, 10**5000], match.at),
        ([*NO_NUMBER, -1, 10**30, -(10**5000)], match.moments),
        ([*NO_NUMBER, -1, 10**30, 10**5000], match.do),
        ([None, 7, 1.0, b"=1", [], "", "\ud800", "x" * 10**6, 10**5000], match.play),
        (NO_TEXTS, match.check),
        (NO_TEXTS, match.preview),
        (NO_TEXTS, lambda moves: analyse(match, moves=moves, samples=2)),
        (NO_TEXTS, lambda moves: win_probabilities(name, state, moves, 2)),
        (NO_BYTES, lambda given: match.copy().resume(given, [])),
        (NO_BYTES, lambda given: bots.choose(name, bot, given, seat, 1)),
        (NO_BYTES, lambda given: bots.analyse(name, bot, given, seat, 1)),
        (NO_BYTES, lambda given: win_probabilities(name, given, [], 2)),
        (NO_COUNT, lambda most: bots.analyse(name, bot, state, seat, 1, most)),
        (NO_COUNT, lambda most: analyse(match, most=most, samples=2)),
        (NO_COUNT, lambda samples: win_probabilities(name, state, [], samples)),
        (NO_COUNT, lambda samples: analyse(match, samples=samples)),
        ([7, b"", object(), "", "no such bot", "\ud800", "greedy:" + "9" * 5000, int], lambda bot: analyse(match, bot)),
        ([None, 7, object(), "", "x" * 10**6, int], lambda bot: bots.choose(name, bot, state, seat, 1)),
        ([None, 7, 10**5000, [], "", "x" * 10**6], lambda game: bots.choose(game, bot, state, seat, 1)),
        ([None, 7, 10**5000, [], "", "x" * 10**6], lambda game: kingtable.new(game)),
        ([None, 7, [], "", object()], kingtable.from_position),
        ([None, 7, [], "", object(), b"", "{", "[" * 10**5, b"\xff"], kingtable.replay),
    ]
    for number, (wrong, door) in enumerate(doors):
        for given in wrong:
            try:
                refused(lambda door=door, given=given: door(given), given)  # type: ignore[misc]
            except BaseException as error:
                raise AssertionError(f"door {number}: {repr(given)[:60]}") from error
    assert match == standing(name)


@pytest.mark.parametrize("name", QUICK)
def test_bytes_of_another_game_are_refused_by_its_name(name: str) -> None:
    theirs = standing(other(name)).observe(0, 1)
    assert name in str(refused(lambda: bots.choose(name, QUICK[name], theirs, 0, 1), theirs))
    assert name in str(refused(lambda: standing(name).copy().resume(theirs, []), theirs))


@pytest.mark.parametrize("name", QUICK)
def test_whole_numbers_of_numpy_are_whole_numbers_everywhere(name: str) -> None:
    import json

    match, bot = standing(name), QUICK[name]
    seat = match.to_move or 0
    state = match.observe(seat, 1)
    for kind in (np.int8, np.int32, np.int64, np.uint8, np.uint64):
        one, here = kind(1), kind(seat)
        assert match.observe(here, one) == state
        assert match.imagined(here, one) == match.imagined(seat, 1)
        assert match.at(kind(3)) == match.at(3)
        assert [moment.events for moment in match.moments(one)] == [moment.events for moment in match.moments(1)]
        assert json.dumps(match.view(here)) == json.dumps(match.view(seat))
        assert bots.choose(name, bot, state, here, one) == bots.choose(name, bot, state, seat, 1)
        assert bots.analyse(name, bot, state, here, one, one) == bots.analyse(name, bot, state, seat, 1, 1)
        assert json.dumps(kingtable.new(name, seed=one).record()) == json.dumps(kingtable.new(name, seed=1).record())
        done, other = match.copy(), match.copy()
        done.do(kind(match.actions()[0])) if match.actions()[0] < 100 else done.do(np.int64(match.actions()[0]))
        other.do(match.actions()[0])
        assert done == other
    found = analyse(match, bot, samples=np.int64(2), most=np.int8(1), seed=np.uint64(1))
    assert found == analyse(match, bot, samples=2, most=1, seed=1)


@pytest.mark.parametrize("name", QUICK)
def test_every_seed_of_64_bits_is_itself(name: str) -> None:
    largest = 2**64 - 1
    assert kingtable.new(name, seed=largest).record()["seed"] == largest
    assert kingtable.new(name, seed=np.uint64(largest)) == kingtable.new(name, seed=largest)
    assert kingtable.new(name, seed=0) != kingtable.new(name, seed=largest)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seed", [-1, 1 + 2**64, -(2**70)])
def test_a_record_with_a_seed_that_was_taken_once_is_still_read(name: str, seed: int) -> None:
    match = kingtable.new(name, seed=1)
    old = _started(name, match.options, Seeded(seed), stored=True)
    for _ in range(5):
        old.play(old.legal()[0])
    assert kingtable.replay(old.record()) == old
    later = kingtable.from_position(old.position(), seed=1).record()
    assert kingtable.replay({**later, "seed": seed}).record()["seed"] == seed


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: match.copy()])
def test_a_copy_goes_its_own_way(name: str, copied: Callable[[kingtable.Match], kingtable.Match]) -> None:
    match = standing(name)
    moves = list(match.moves)
    twin = copied(match)
    assert twin == match
    twin.play(twin.legal()[0])
    assert match.moves == moves
    assert kingtable.replay(match.record()) == match
    assert kingtable.replay(twin.record()) == twin


def test_no_moments_are_no_moments() -> None:
    match = standing("kingdomino")
    assert match.moments(0) == []
    assert len(match.moments(2)) > len(match.moments(1)) > 0
