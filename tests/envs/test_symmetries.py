"""Who sits where and how a board is turned changes nothing: observations, masks, actions and rewards turn with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import kingtable
from kingtable.envs import Batch
from kingtable.king_of_tokyo import layout as tokyo
from kingtable.kingdomino import layout as board
from kingtable.kingdomino.dominoes import DOUBLE
from tests import tiers
from tests.king_of_tokyo.table import m, sitting

States = npt.NDArray[np.void]


def put(games: Batch, states: States, given: States) -> None:
    """Put states into the lanes; a lane in which a part of an action is chosen (given) stays."""
    for lane in np.flatnonzero(given == np.zeros(1, given.dtype)).tolist():
        match = kingtable.new(games.game, seed=1, **games.options)
        match.resume(states[lane : lane + 1].tobytes(), [])
        games.from_match(lane, match)


def shown(games: Batch, roll: int = 0) -> dict[str, npt.NDArray[Any]]:
    """What a batch shows, by the seat that is so many places further."""
    told = {name: np.roll(array, -roll, axis=1) for name, array in games.observation.items()}
    told["reward"] = np.roll(games.rewards, -roll, axis=1)
    told["to_move"] = (games.to_move - roll) % games.players
    return told


def alike(one: dict[str, npt.NDArray[Any]], other: dict[str, npt.NDArray[Any]], lanes: npt.NDArray[np.bool_]) -> None:
    """Hold what two batches show in some lanes against each other."""
    for name, array in one.items():
        assert np.array_equal(array[lanes], other[name][lanes]), name


def turned_bits(bits: npt.NDArray[Any], players: int) -> npt.NDArray[Any]:
    """Bits of seats, each one seat further."""
    found = bits << 1
    return np.where(found >> players & 1, found ^ (1 << players) | 1, found)


def further(seats: npt.NDArray[Any], players: int) -> npt.NDArray[Any]:
    """Seats, each one further; what is no seat stays."""
    return np.where((seats >= 0) & (seats < players), (seats + 1) % players, seats)


def kingdomino_further(states: States, players: int) -> States:
    """The same games, everybody one seat further."""
    found = states.copy()
    for name in ("taken", "room", "squares", "crowns", "discarded", "box", "laid"):
        found[name][:, :players] = np.roll(states[name][:, :players], 1, axis=1)
    found["totals"][:, :, :players] = np.roll(states["totals"][:, :, :players], 1, axis=2)
    for name in ("kings", "line_seat", "next_seat"):
        found[name] = further(states[name], players)
    return found


def tokyo_further(states: States, players: int) -> States:
    """The same games, everybody one seat further."""
    found = states.copy()
    for name in ("health", "vp", "energy", "poison", "shrink", "reached", "held", "works", "probed", "struck"):
        found[name][:, :players] = np.roll(states[name][:, :players], 1, axis=1)
    for name in ("mover", "turn", "order", "tokyo", "extra", "where"):
        found[name] = further(states[name], players)
    for name in ("lives", "wings", "yielded"):
        found[name] = turned_bits(states[name], players)
    for lane in range(len(states)):
        for item in found["agenda"][lane][: states["depth"][lane]]:
            if item[0] in (tokyo.DO_LATE, tokyo.DO_DAMAGE, tokyo.DO_MIMIC, tokyo.DO_CHARGE):
                item[1] = further(item[1], players)
            if item[0] in (tokyo.DO_LATE, tokyo.DO_DAMAGE):
                item[3] = further(item[3], players)
            if item[0] == tokyo.DO_YIELD:
                item[1] = turned_bits(item[1], players)
    return found


@pytest.mark.compiled
@pytest.mark.slow(quick=2)
@pytest.mark.parametrize(
    ("name", "options", "rotate"),
    [
        ("kingdomino", {"players": 2, "mighty_duel": True}, kingdomino_further),
        ("kingdomino", {"players": 4, "harmony": True, "middle_kingdom": True}, kingdomino_further),
        ("king-of-tokyo", {"players": 4}, tokyo_further),
        ("king-of-tokyo", {"players": 6}, tokyo_further),
    ],
)
def test_seats_that_rotate_see_the_same_and_may_do_the_same(
    name: str, options: dict[str, Any], rotate: Callable[[States, int], States]
) -> None:
    games, others = Batch(name, 6, seed=5, **options), Batch(name, 6, seed=6, **options)
    ended = 0
    for _ in range(tiers.times(150, 1_500)):
        lanes = games.snapshot()["lane"]
        put(others, rotate(lanes["state"], games.players), lanes["given"])
        every = np.ones(games.lanes, np.bool_)
        alike({**shown(games), "reward": every}, {**shown(others, 1), "reward": every}, every)
        assert np.array_equal(games.action_mask, others.action_mask)
        actions = games.sample().copy()
        games.step(actions)
        others.step(actions)
        assert np.array_equal(games.terminated, others.terminated)
        assert np.array_equal(shown(games)["reward"], shown(others, 1)["reward"])
        alike(shown(games), shown(others, 1), ~games.terminated)
        ended += int(games.terminated.sum())
    assert ended > 0


def moved(square: int, turn: Callable[[int, int], tuple[int, int]]) -> int:
    """Where a square of the torus comes."""
    x, y = turn((square & 7) - 8 * (square & 7 > 3), (square >> 3) - 8 * (square >> 3 > 3))
    return (y & 7) * 8 + (x & 7)


def mirrored(x: int, y: int) -> tuple[int, int]:
    """Left and right change places."""
    return -x, y


def quarter(x: int, y: int) -> tuple[int, int]:
    """A quarter turn."""
    return -y, x


def turned_action(action: int, domino: int, turn: Callable[[int, int], tuple[int, int]]) -> int:
    """The action that does the same to a board that has been turned."""
    if not board.PLACE <= action < board.DISCARD:
        return action
    left, direction = divmod(action - board.PLACE, 4)
    direction = board.STEPS.index(turn(*board.STEPS[direction]))
    left = moved(left, turn)
    if DOUBLE[domino] and direction in (
        board.WEST,
        board.SOUTH,
    ):  # its halves are alike: the other one is the left
        dx, dy = board.STEPS[direction]
        left = ((left >> 3) + dy & 7) * 8 + ((left & 7) + dx & 7)
        direction = {board.WEST: board.EAST, board.SOUTH: board.NORTH}[direction]
    return board.PLACE + 4 * left + direction


def turned_board(states: States, turn: Callable[[int, int], tuple[int, int]]) -> States:
    """The same games on boards that have been turned."""
    found = states.copy()
    to = [moved(square, turn) for square in range(64)]
    for name in ("taken", "room", "squares", "crowns"):
        found[name] = 0
        for square in range(64):
            found[name] |= (states[name] >> np.uint64(square) & np.uint64(1)) << np.uint64(to[square])
    for lane in range(len(states)):
        for p, (low_x, low_y, high_x, high_y) in enumerate(states["box"][lane].tolist()):
            corners = [turn(low_x, low_y), turn(high_x, high_y)]
            xs, ys = zip(*corners, strict=True)
            found["box"][lane][p] = [min(xs), min(ys), max(xs), max(ys)]
            for n, laid in enumerate(states["laid"][lane][p].tolist()):
                domino, action = divmod(laid, board.ACTIONS)
                found["laid"][lane][p][n] = board.ACTIONS * domino + turned_action(action, domino, turn) if laid else 0
    return found


@pytest.mark.compiled
@pytest.mark.slow(quick=2)
@pytest.mark.parametrize("turn", [mirrored, quarter])
@pytest.mark.parametrize("options", [{"players": 2, "mighty_duel": True, "middle_kingdom": True}, {"players": 3}])
def test_boards_that_turn_are_seen_and_played_in_the_same_way(
    options: dict[str, Any], turn: Callable[[int, int], tuple[int, int]]
) -> None:
    games, others = (Batch("kingdomino", 6, seed=seed, gains=True, **options) for seed in (7, 8))
    to = np.array([moved(square, turn) for square in range(64)])
    placed = 0

    def turned(games: Batch) -> dict[str, npt.NDArray[Any]]:
        """What a batch shows, its boards turned."""
        told = shown(games)
        flat = told["boards"].reshape(*told["boards"].shape[:-2], 64)
        boards = np.zeros_like(flat)
        boards[..., to] = flat
        return {**told, "boards": boards.reshape(told["boards"].shape)}

    for _ in range(tiers.times(110, 1_500)):
        lanes = games.snapshot()["lane"]
        states = lanes["state"]
        put(others, turned_board(states, turn), lanes["given"])
        every = np.ones(games.lanes, np.bool_)
        alike({**turned(games), "reward": every}, {**shown(others), "reward": every}, every)
        theirs = np.zeros(games.lanes, np.int64)
        actions = games.sample().copy()
        assert games.gains is not None
        assert others.gains is not None
        for lane in range(games.lanes):
            domino = int(states["line"][lane][states["turn"][lane]])
            legal = np.flatnonzero(games.action_mask[lane])
            mapped = [turned_action(int(action), domino, turn) for action in legal]
            assert sorted(mapped) == np.flatnonzero(others.action_mask[lane]).tolist()
            assert games.gains[lane, legal].tolist() == others.gains[lane, mapped].tolist()
            theirs[lane] = turned_action(int(actions[lane]), domino, turn)
            placed += board.PLACE <= actions[lane] < board.DISCARD
        games.step(actions)
        others.step(theirs)
        assert np.array_equal(games.terminated, others.terminated)
        assert np.array_equal(games.rewards, others.rewards)
        alike(turned(games), shown(others), ~games.terminated)
    assert placed > 200


@pytest.mark.compiled
def test_a_monster_that_is_out_is_seen_and_never_acts() -> None:
    games, out = Batch("king-of-tokyo", 16, seed=3, players=4), 0
    for _ in range(400):
        games.step(games.sample())
        first = np.arange(games.lanes)
        assert (games.observation["health"][first, games.to_move, 0] > 0).all(), "who acts is alive"
        dead = games.observation["health"] == 0
        dead[:, :, 4:] = False
        out += int(dead[:, 0].sum())
        for seat in range(4):
            assert np.array_equal(np.roll(dead[:, seat, :4], seat, axis=1), dead[:, 0, :4])
    assert out > 500


@pytest.mark.compiled
def test_where_nobody_wins_nobody_is_rewarded() -> None:
    games = Batch("king-of-tokyo", 1, seed=3, players=3, final=True)
    row = ["high_altitude_bombing", "tanks", "jets"]
    match = sitting(m(health=3, energy=9, vp=4), m(health=2), m(health=1), phase="buy", row=row)
    games.from_match(0, match)
    games.step([games.number_of(0, "buy high_altitude_bombing")])
    assert games.terminated[0]
    assert not games.rewards.any()
    ended = games.ended(0)
    assert ended is not None
    assert (ended.over, ended.winners) == (True, [])
    assert games.final_observation is not None
    assert not games.final_observation["health"].any()
    assert games.final_observation["mover"].tolist() == [[0, 0, 0]]
    assert games.final_scores[0].tolist() == ended.scores
