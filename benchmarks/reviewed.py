"""Games among bots of known strength, played and judged: the data of `benchmarks.headlines`.

A game is one file of a folder, so a run that was stopped goes on where it was. Each kind of table has its bots, the
weakest first: five kinds of bots (`KINDS`), or the six named levels (`LEVELS`). Each choice of so many of them as there
are seats meets in turn. Kinds of tables take turns, so a run that is stopped has about as many games of each.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import kingtable
from benchmarks.ratings import ladder
from benchmarks.strength import BONUSES
from kingtable import bots
from kingtable.analysis.review import Judged, Review, assembled, judge, questions
from kingtable.engine.folders import Whole

THOUGHTS = 1_000_003
"""The seed of a bot's turn is this times the seed of the game, and the number of moves before."""


class Kind(NamedTuple):
    """A kind of table, and the bots that meet there, the weakest first; net: which of them have the judge's own net;
    first: the seed of its first game, another one than where nets, thresholds and floors were chosen."""

    first: int
    game: str
    players: int
    bots: tuple[str, ...]
    net: tuple[str, ...]
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """Its name in files and tables."""
        return ", ".join([self.game, str(self.players), *self.options])

    def seats(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game, in the order of its seats."""
        some = list(combinations(self.bots, self.players))
        seated, turn = some[number % len(some)], number // len(some) % self.players
        return seated[turn:] + seated[:turn]


KINGDOMINO = ("random", "novice", "greedy", "sampler:200", "planner")
TOKYO = ("random", "attacker", "roller", "learner", "expert")
KINDS = (
    Kind(7_700_000, "kingdomino", 4, KINGDOMINO, ("planner",), BONUSES),
    Kind(7_701_000, "king-of-tokyo", 2, TOKYO, ("expert",), {}),
    Kind(7_702_000, "kingdomino", 2, KINGDOMINO, ("planner",), BONUSES),
    Kind(7_703_000, "king-of-tokyo", 4, TOKYO, ("expert",), {}),
)
TABLES = [("kingdomino", 4), ("king-of-tokyo", 2), ("kingdomino", 2), ("king-of-tokyo", 4)]
TABLES += [("king-of-tokyo", 3), ("kingdomino", 3), ("king-of-tokyo", 5), ("king-of-tokyo", 6)]
LEVELS = tuple(
    Kind(7_710_000 + 1000 * number, game, players, tuple(ladder(game)[1:]), (), {})
    for number, (game, players) in enumerate(TABLES)
)
"""At the usual rules."""


class Reviewed(msgspec.Struct):
    """A game that was judged. seats: the bots; seconds: of the processor, for the review alone."""

    kind: str
    number: int
    seats: tuple[str, ...]
    record: dict[str, Any]
    judged: list[Judged]
    seconds: float

    def review(self) -> tuple[kingtable.Match, Review]:
        """The game, and its review as the package puts it together today."""
        match = kingtable.replay(self.record)
        return match, assembled(match, questions(match), self.judged)


def jobs(folder: Path, kinds: Sequence[Kind], games: int) -> list[tuple[Path, Kind, int]]:
    """List the games that are missing until each kind has so many: folder, kind, number of the game."""
    wanted = ((folder, kind, number) for number in range(games) for kind in kinds)
    return [job for job in wanted if not place(*job).exists()]


def place(folder: Path, kind: Kind, number: int) -> Path:
    """Return the file of a game."""
    return folder / f"{kind.name.replace(', ', '-')}-{number:04}.json"


def work(job: tuple[Path, Kind, int]) -> str:
    """Play a game, judge it, and keep it; the answer is a line about it."""
    _, kind, number = job
    seed, seats = kind.first + number, kind.seats(number)
    match: kingtable.Match = kingtable.new(kind.game, seed=seed, players=kind.players, **kind.options)
    while (seat := match.to_move) is not None:
        thought = seed * THOUGHTS + len(match.moves)
        for move in bots.choose(kind.game, seats[seat], match.observe(seat, thought), seat, thought):
            match.play(move)
    began = sum(os.times()[:2])
    judged = [judge(question) for question in questions(match)]
    took = sum(os.times()[:2]) - began
    found = Reviewed(kind.name, number, seats, match.record(), judged, took)
    with Whole(place(*job)) as part:
        part.write_bytes(msgspec.json.encode(found))
    return f"{kind.name}: game {number}, {' '.join(seats)}, {took:.1f} s"


def stored(folder: Path) -> Iterator[Reviewed]:
    """All games of a folder."""
    for file in sorted(folder.glob("*.json")):
        yield msgspec.json.decode(file.read_bytes(), type=Reviewed)
