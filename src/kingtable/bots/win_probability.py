"""Estimate each seat's win probability at a position, and the points that it will have.

Each game says how (`Players.win_probabilities`): by many samples, in each of which all that the seat does not
know is drawn again. Sample i is drawn alike after every turn, so two turns are compared over the same chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from kingtable.bots.players import players_of
from kingtable.engine.chance import seeded
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.games import game
from kingtable.engine.given import moves_of, number_of, seed_of
from kingtable.engine.record import Array, copy_of, unpacked
from kingtable.engine.spec import loaded

MOST = 1_000_000
"""More samples than that nobody waits for."""


@dataclass(frozen=True)
class WinProbabilities:
    """wins: float64 (samples, players), each seat's share of the win, a shared one in parts, or its win probability at
    the end of the sample; points: the same of the points."""

    wins: NDArray[np.float64]
    points: NDArray[np.float64]

    @property
    def by_seat(self) -> list[float]:
        """The win probability of each seat."""
        return [float(share) for share in self.wins.mean(0)]

    @property
    def expected(self) -> list[float]:
        """The points of each seat at the end of the samples."""
        return [float(points) for points in self.points.mean(0)]

    def gain(self, other: WinProbabilities, seat: int) -> tuple[float, float]:
        """How much more a seat wins here than there, and half of the 95 % interval: over pairs of equal samples."""
        more = self.wins[:, seat] - other.wins[:, seat]
        return float(more.mean()), float(1.96 * more.std(ddof=1) / len(more) ** 0.5) if len(more) > 1 else np.inf


class OfGame(Protocol):
    """A game's own. seen: the record as a seat may know it, its own to try things on; actions: done first, as numbers;
    chances: uint64 (samples,), generator states."""

    def __call__(self, seen: Any, actions: Sequence[int], chances: Array) -> WinProbabilities: ...


def tells(name: str) -> bool:
    """Do the bots of a game compute win probabilities?"""
    return bool(players_of(name).win_probabilities)


def usual(name: str) -> int:
    """How many samples tell enough in a game, in a reasonable time."""
    return players_of(name).samples


def win_probabilities(name: str, state: bytes, moves: Sequence[str], samples: int, seed: int = 1) -> WinProbabilities:
    """What a position promises after moves of the seat to move.

    state: what that seat may know (`Match.observe`); samples: at least one. The same arguments give the same figures.
    Raises InvalidOptions where the bots of the game tell none and for a seed that is none, IllegalAction for a move
    that is not legal, Refused for other numbers of samples, and for bytes that are not of this game.
    """
    count, number = number_of(samples, "samples", 1, MOST), seed_of(seed)
    if not tells(name):
        raise InvalidOptions("bot-prospects", field="game", game=name)
    rules = game(name)
    s: Any = unpacked(rules.spec.name, rules.record, state)
    trial = copy_of(s)
    actions = []
    for move in moves_of(moves):
        actions.append(rules.understood(trial, move))
        rules.apply(trial, actions[-1])
    of_game: OfGame = loaded(players_of(name).win_probabilities)
    return of_game(s, actions, _chances(count, number))


@cache
def _chances(samples: int, seed: int) -> Array:
    return np.array([seeded(seed, sample) for sample in range(samples)], np.uint64)


def settled(wins: Sequence[float], points: Sequence[float]) -> WinProbabilities:
    """What has happened: one sample."""
    return WinProbabilities(np.array([wins], float), np.array([points], float))
