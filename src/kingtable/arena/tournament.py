"""A tournament: many line-ups over common deals, written down game by game, so that it goes on where it was stopped.

The file is JSON Lines: first what is played, then a line for every deal of a line-up, whole and on the disk before the
next one is counted. A line that was cut off is dropped, and its deal played again; the deals, and so the games, are the
same however often it was stopped and on however many processes it runs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kingtable.arena.cores import Cores, in_order
from kingtable.arena.lineups import ROUND_ROBIN, Lineup, arrangements, lineups, rotations
from kingtable.arena.matches import Played, first_turn, play_deal
from kingtable.arena.sprt import Bounds, Sprt, share_of_wins
from kingtable.bots import make
from kingtable.engine.errors import InvalidOptions, InvalidRecord
from kingtable.engine.folders import cannot
from kingtable.engine.games import spec_of
from kingtable.engine.given import number_of, seed_of, whole
from kingtable.engine.spec import Options
from kingtable.engine.text import Json

VERSION = 1
BOM = b"\xef\xbb\xbf"
"""What editors put before a text in UTF-8."""


@dataclass(frozen=True)
class Tournament:
    """What is played.

    bots: as `bots.make` takes them, each once; options: of the game, `players` among them; kind: of `lineups.KINDS`;
    every_seating: each line-up in every arrangement that differs, not in rotations alone; deals: of each line-up, at
    most, and more may be played later; bounds: a line-up ends as soon as it is clear whether its first bot is stronger
    than the others in it.
    """

    game: str
    bots: tuple[str, ...]
    options: Options
    deals: int
    kind: str = ROUND_ROBIN
    seed: int = 1
    every_seating: bool = False
    bounds: Bounds | None = None

    @property
    def lineups(self) -> list[Lineup]:
        """Who plays whom. Raises InvalidOptions."""
        return lineups(self.kind, len(self.bots), int(self.options["players"]))

    def seatings(self, lineup: Lineup) -> list[Lineup]:
        """In which seatings a line-up plays a deal."""
        return arrangements(lineup) if self.every_seating else rotations(len(lineup))

    @property
    def games(self) -> int:
        """How many there are, if no line-up ends before."""
        return self.deals * sum(len(self.seatings(lineup)) for lineup in self.lineups)

    def as_json(self) -> Json:
        """As the file begins."""
        return {"version": VERSION, **asdict(self), "bots": list(self.bots)}


class Result(msgspec.Struct, frozen=True):
    """A deal of a line-up, in all its seatings. The seatings of `games` are places in the line-up."""

    lineup: int
    deal: int
    games: list[Played]

    @property
    def share(self) -> float:
        """What the line-up's first bot has won of them."""
        return share_of_wins(self.games)


@dataclass
class Results:
    """What has been played of a tournament, the deals of each line-up in their order; tests: one a line-up, if any."""

    tournament: Tournament
    found: list[Result] = field(default_factory=list)
    tests: list[Sprt] = field(default_factory=list)
    games: int = 0

    def __post_init__(self) -> None:
        if (bounds := self.tournament.bounds) is not None:
            self.tests = [Sprt(bounds) for _ in self.tournament.lineups]

    def add(self, result: Result) -> None:
        """Count a deal of a line-up."""
        self.found.append(result)
        self.games += len(result.games)
        if self.tests and not self.decided(result.lineup):  # what was under way when it was decided changes nothing
            self.tests[result.lineup].add(result.share)

    def decided(self, lineup: int) -> bool:
        """Has a line-up's test come to its end?"""
        return bool(self.tests) and self.tests[lineup].verdict is not None

    def of(self, lineup: int) -> list[Played]:
        """The games of a line-up."""
        return [game for result in self.found if result.lineup == lineup for game in result.games]


class _Job(NamedTuple):
    tournament: Tournament
    lineup: int
    deal: int


def play(
    tournament: Tournament,
    file: Path | None = None,
    *,
    processes: int = 1,
    cores: Cores = in_order,
    progress: Callable[[Results], None] = lambda results: None,
) -> Results:
    """Play what has not been played yet, and write it down.

    file: of a tournament that was begun, or a new one. cores: what does the work, in the order of the jobs; `progress`
    is called after each. Raises InvalidOptions for bots or options that cannot be, InvalidRecord for a file that is
    damaged or of another tournament, Refused for one that cannot be written.
    """
    _check(tournament)
    results = Results(tournament)
    if file is not None and file.is_file() and _mended(file, tournament):
        begun = read(file)
        if begun.tournament.as_json() != replace(tournament, deals=begun.tournament.deals).as_json():
            raise InvalidRecord("tournament-other", field="file", file=str(file))
        for result in begun.found:
            results.add(result)
    with _Book(file, tournament) as book:
        for result in cores(_play, _jobs(results, processes), processes):
            book.write(result)
            results.add(result)
            progress(results)
    return results


def read(file: Path) -> Results:
    """What a file holds; a last line that was cut off is left out. Raises InvalidRecord."""
    lines = file.read_bytes().removeprefix(BOM).split(b"\n")[:-1]
    results: Results | None = None
    done: set[tuple[int, int]] = set()
    for number, line in enumerate(lines, 1):
        try:
            if results is None:
                results = Results(_tournament(msgspec.json.decode(line)))
            else:
                result = msgspec.json.decode(line, type=Result)
                if not _fits(result, results.tournament) or (result.lineup, result.deal) in done:
                    raise ValueError
                done.add((result.lineup, result.deal))
                results.add(result)
        except InvalidRecord:
            raise
        except (ValueError, TypeError, KeyError, IndexError, RecursionError) as wrong:  # Refused is a ValueError, too
            raise InvalidRecord("tournament-line", field="file", file=str(file), line=number) from wrong
    if results is None:
        raise InvalidRecord("tournament-line", field="file", file=str(file), line=1)
    return results


def _tournament(given: Any) -> Tournament:
    """What the first line says. Raises InvalidRecord, and whatever comes of a line that is no such thing."""
    if not isinstance(given, dict):
        raise TypeError
    if whole(given.pop("version")) != VERSION:
        raise InvalidRecord("tournament-version", field="file", version=VERSION)
    tournament = msgspec.convert(given, Tournament)
    _check(tournament)
    return tournament


def _fits(result: Result, tournament: Tournament) -> bool:
    """Can these be games of a tournament? Raises IndexError for a line-up that it does not have."""
    places = tournament.lineups[number_of(result.lineup, "lineup", 0)]
    seats = range(len(places))
    return (
        result.deal >= 0
        and [game.seating for game in result.games] == tournament.seatings(places)
        and all(
            len(game.scores) == len(game.ranks) == len(seats)
            and all(1 <= rank <= len(seats) for rank in game.ranks)
            and set(game.winners) <= set(seats)
            for game in result.games
        )
    )


def _mended(file: Path, tournament: Tournament) -> int:
    """Drop a last line that was cut off; how many bytes are left. Raises InvalidRecord for a file of something else."""
    try:
        with file.open("r+b") as half:
            content = half.read()
            if b"\n" not in content and not msgspec.json.encode(tournament.as_json()).startswith(content):
                raise InvalidRecord("tournament-line", field="file", file=str(file), line=1)
            return half.truncate(content.rfind(b"\n") + 1)
    except OSError as error:
        raise cannot("write", file, error) from error


def _check(tournament: Tournament) -> None:
    for bot in tournament.bots:
        make(tournament.game, bot)
    spec_of(tournament.game).full(tournament.options)
    seed_of(tournament.seed)
    seed_of(tournament.seed + max(0, tournament.deals - 1))
    if len(set(tournament.bots)) < len(tournament.bots):
        raise InvalidOptions("tournament-twice", field="bots")


def _jobs(results: Results, processes: int) -> Iterator[_Job]:
    """What is still to play, deal by deal; asked for one by one, so what is decided meanwhile is left out."""
    tournament, done = results.tournament, {(result.lineup, result.deal) for result in results.found}
    known = processes == 1
    for deal in range(tournament.deals):
        for lineup in range(len(tournament.lineups)):
            if (lineup, deal) in done or results.decided(lineup):
                continue
            if not known:
                first_turn(tournament.game, tournament.bots, tournament.options, tournament.seed)
                known = True
            yield _Job(tournament, lineup, deal)


def _play(job: _Job) -> Result:
    tournament, lineup, deal = job
    places = tournament.lineups[lineup]
    bots = tuple(tournament.bots[bot] for bot in places)
    seatings = tournament.seatings(places)
    return Result(lineup, deal, play_deal(tournament.game, bots, tournament.options, tournament.seed, deal, seatings))


class _Book:
    """The file, open for more lines; None: nothing is written down."""

    def __init__(self, file: Path | None, tournament: Tournament) -> None:
        self.file, self.tournament = file, tournament

    def __enter__(self) -> _Book:
        if self.file is not None:
            try:
                self.open = self.file.open("ab")
            except OSError as error:
                raise cannot("write", self.file, error) from error
            if self.open.tell() == 0:
                self._line(self.tournament.as_json())
        return self

    def write(self, result: Result) -> None:
        if self.file is not None:
            self._line(result)

    def _line(self, said: dict[str, Any] | Result) -> None:
        try:
            self.open.write(msgspec.json.encode(said) + b"\n")
            self.open.flush()
            with suppress(OSError):  # a device or a pipe
                os.fsync(self.open.fileno())
        except OSError as error:
            raise cannot("write", str(self.file), error) from error

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            with suppress(OSError):  # of a line that could not be written
                self.open.close()
