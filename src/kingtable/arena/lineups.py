"""Who plays whom, and on which seats: lists of bots by their index."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from kingtable.engine.errors import InvalidOptions
from kingtable.engine.text import cut

Lineup = tuple[int, ...]
"""The bots of a game by their index, one a seat; some may sit there more than once."""

ROUND_ROBIN, GAUNTLET = "round-robin", "gauntlet"
KINDS = (ROUND_ROBIN, GAUNTLET)


def round_robin(bots: int, players: int) -> list[Lineup]:
    """Everybody against everybody: each choice of different bots that fills the seats.

    Where there are fewer bots than seats, each of them alone against each other one on all other seats.
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    return [(one, *[other] * (players - 1)) for one, other in permutations(range(bots), 2)]


def gauntlet(bots: int, players: int) -> list[Lineup]:
    """The first bot alone against each other one on all other seats."""
    return [(0, *[other] * (players - 1)) for other in range(1, bots)]


def lineups(kind: str, bots: int, players: int) -> list[Lineup]:
    """The line-ups of a tournament. Raises InvalidOptions: there are fewer than two bots, or no such kind."""
    if bots < 2:
        raise InvalidOptions("tournament-bots", field="bots")
    if kind not in KINDS:
        raise InvalidOptions("option-value", field="kind", value=cut(kind, 40), allowed=", ".join(KINDS))
    return gauntlet(bots, players) if kind == GAUNTLET else round_robin(bots, players)


def rotations(players: int) -> list[Lineup]:
    """Seatings in which everybody sits on every seat once, and keeps its neighbours."""
    return [tuple((seat + turn) % players for seat in range(players)) for turn in range(players)]


def arrangements(bots: Sequence[object]) -> list[Lineup]:
    """Every way to seat bots that differs, by places in the list: who sits beside whom, too."""
    found: dict[tuple[object, ...], Lineup] = {}
    for seating in permutations(range(len(bots))):
        found.setdefault(tuple(bots[place] for place in seating), seating)
    return list(found.values())
