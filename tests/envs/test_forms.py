"""Observations as bits or none, and what actions gain: beside the bytes, and beside what happens."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kingtable.engine.compiler.jit import interpreted
from kingtable.engine.errors import Refused
from kingtable.engine.record import pack
from kingtable.envs import Batch
from kingtable.kingdomino.layout import OVER
from kingtable.kingdomino.observing.observation import (
    CROWNS_ON,
    HIGH_CROWNS,
    LOW_CROWNS,
    ROOM,
    ROOM_BITS,
    TAKEN,
    TAKEN_BITS,
    WORDS,
)
from kingtable.kingdomino.scoring import final
from kingtable.testing import formats
from tests import tiers

_final = interpreted(final)


def planes(words: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Boards of bits as a researcher makes planes of them: (..., 10) -> (..., 10, 8, 8)."""
    split = np.ascontiguousarray(words).view(np.uint8).reshape(*words.shape, 8, 1)
    return np.unpackbits(split, axis=-1, bitorder="little")


@pytest.mark.compiled
@pytest.mark.slow(quick=1)
def test_bits_show_the_same_boards_as_bytes() -> None:
    for number, options in enumerate(formats("kingdomino", 6, 7)):
        wide, bits = (
            Batch("kingdomino", 4, seed=number, observations=form, final=True, **options) for form in ("bytes", "bits")
        )
        assert bits.observation["boards"].dtype == np.uint64
        assert bits.observation["boards"].shape == (4, wide.players, 4, WORDS)
        for _ in range(tiers.times(120, 1_000)):
            wide.step(wide.sample())
            bits.step(bits.sample())
            assert np.array_equal(wide.action_mask, bits.action_mask)
            assert wide.final_observation is not None
            assert bits.final_observation is not None
            for theirs, ours in (
                (wide.observation, bits.observation),
                (wide.final_observation, bits.final_observation),
            ):
                for field, array in theirs.items():
                    if field != "boards":
                        assert np.array_equal(array, ours[field]), (options, field)
                boards, found = theirs["boards"], planes(ours["boards"])
                assert np.array_equal(boards[..., :6, :, :], found[..., :6, :, :])
                crowns = found[..., LOW_CROWNS, :, :] + 2 * found[..., HIGH_CROWNS, :, :]
                assert np.array_equal(boards[..., CROWNS_ON, :, :], crowns)
                assert np.array_equal(boards[..., TAKEN, :, :], found[..., TAKEN_BITS, :, :])
                assert np.array_equal(boards[..., ROOM, :, :], found[..., ROOM_BITS, :, :])


@pytest.mark.compiled
def test_without_observations_all_else_is_the_same() -> None:
    wide, none = (Batch("kingdomino", 8, seed=3, observations=form, players=2) for form in ("bytes", None))
    assert dict(none.observation) == {}
    for _ in range(150):
        wide.step(wide.sample())
        none.step(none.sample())
        for name in ("action_mask", "to_move", "rewards", "terminated", "final_scores", "seeds"):
            assert np.array_equal(getattr(wide, name), getattr(none, name)), name
    assert none.final_scores.all()


@pytest.mark.parametrize(
    ("name", "form", "known"),
    [
        ("kingdomino", "chess", "'bytes', 'bits', None"),
        ("kingdomino", 3, "'bytes', 'bits', None"),
        ("kingdomino", ["bits"], "'bytes', 'bits', None"),
        ("king-of-tokyo", "bits", "'bytes', None"),
    ],
)
def test_a_form_that_a_game_does_not_have_is_refused(name: str, form: Any, known: str) -> None:
    with pytest.raises(Refused) as refused:
        Batch(name, 2, seed=1, observations=form)
    told = f"observations: There are no observations {form} of {name}. Possible: {known}."
    assert str(refused.value) == told


@pytest.mark.compiled
def test_a_snapshot_fits_only_batches_of_its_form() -> None:
    batches = [
        Batch("kingdomino", 2, seed=1, players=2, **more) for more in ({}, {"observations": "bits"}, {"gains": True})
    ]
    for taken in batches:
        for given in batches:
            if taken is not given:
                with pytest.raises(Refused, match="snapshot: "):
                    given.restore(taken.snapshot())
        taken.restore(taken.snapshot())


@pytest.mark.compiled
@pytest.mark.slow(quick=1)
def test_gains_are_what_each_action_adds() -> None:
    """For the seat to move, bonuses included; a placement can cost the Middle Kingdom, a discard Harmony."""
    added, lost = 0, set[int]()
    games = Batch("kingdomino", 2, seed=1, gains=True)
    for number, options in enumerate(formats("kingdomino", 8, 11)):
        games = Batch("kingdomino", 2, seed=number, gains=True, **options)
        assert games.gains is not None
        assert (games.gains.dtype, games.gains.shape) == (np.dtype(np.int32), (2, 261))
        for step in range(tiers.times(110, 600)):
            if step % 5 == 0:
                for lane in range(2):
                    match, told = games.match(lane), games.gains[lane].tolist()
                    seat = match.to_move
                    assert seat is not None
                    before = _final(match.state, seat)
                    for action in match.actions()[:: 1 + step % 3]:
                        after = match.copy()
                        after.do(action)
                        if after.state.number != match.state.number:
                            continue  # the next game of a Dynasty is dealt
                        assert told[action] == _final(after.state, seat) - before, (options, after.moves)
                        added += told[action] > 0
                        lost |= {min(told[action], 0)}
                    illegal = np.flatnonzero(games.action_mask[lane] == 0)
                    assert not games.gains[lane, illegal].any()
            games.step(games.sample())
    assert added > 100
    assert {-5, -10} <= lost
    assert OVER not in games.observation["phase"]
    assert games.gains is not None
    snapshot, gains = games.snapshot(), games.gains.copy()
    games.step(games.sample())
    games.restore(snapshot)
    assert np.array_equal(games.gains, gains)
    with pytest.raises(ValueError, match="read-only"):
        games.gains[0] = 1


def test_a_game_that_does_not_say_what_actions_gain_refuses() -> None:
    with pytest.raises(Refused, match="gains: The game king-of-tokyo does not declare what an action adds in points"):
        Batch("king-of-tokyo", 1, seed=1, gains=True)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["kingdomino", "king-of-tokyo"])
def test_the_end_of_a_game_is_observed_where_that_is_asked(name: str) -> None:
    options = next(formats(name, 1, 5))
    games, plain = Batch(name, 4, seed=6, final=True, **options), Batch(name, 4, seed=6, **options)
    machine, once, ended = games.machine, games.machine.observation.copy(), 0
    assert plain.final_observation is None
    assert games.final_observation is not None
    assert games.final_observation.keys() == games.observation.keys()
    while ended < 6:
        before = {field: array.copy() for field, array in games.final_observation.items()}
        games.step(games.sample())
        plain.step(plain.sample())
        assert all(np.array_equal(array, plain.observation[field]) for field, array in games.observation.items())
        assert np.array_equal(games.action_mask, plain.action_mask)
        for lane in range(games.lanes):
            if not games.terminated[lane]:
                assert all(
                    (array[lane] == before[field][lane]).all() for field, array in games.final_observation.items()
                )
                continue
            ended += 1
            over = games.ended(lane)
            assert over is not None
            assert over.over
            state = pack(over.state)
            for seat in range(games.players):
                once[:] = machine.observation
                machine.observe(state[0], seat, once[0])
                for field in machine.observation.dtype.names or ():
                    assert np.array_equal(games.final_observation[field][lane, seat], once[0][field]), (
                        lane,
                        seat,
                        field,
                    )
    last = {field: array.copy() for field, array in games.final_observation.items()}
    snapshot = games.snapshot()
    games.reset()
    assert not any(array.any() for array in games.final_observation.values())
    games.restore(snapshot)
    assert all((array == last[field]).all() for field, array in games.final_observation.items())
    with pytest.raises(Refused, match="snapshot: "):
        plain.restore(snapshot)
    with pytest.raises(ValueError, match="read-only"):
        next(iter(games.final_observation.values()))[0] = 0
