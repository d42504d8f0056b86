"""Games of bots for a file: compiled where all of the bots are, else by the arena; on several cores.

A game's seed and its bots decide it, so however it is made, it is the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

import kingtable
from kingtable.arena.cores import in_order
from kingtable.arena.matches import THOUGHTS, first_turn, play_game
from kingtable.bots import make
from kingtable.bots.compiled import compiled_of, own_chance
from kingtable.data.columns import arrow, schema
from kingtable.engine.chance import generator
from kingtable.engine.compiler.jit import compiles, copy_record, i64, rule, u64, word
from kingtable.engine.deal import canonical
from kingtable.engine.errors import InvalidOptions
from kingtable.engine.front import VERSION
from kingtable.engine.games import game, spec_of
from kingtable.engine.given import seed_of
from kingtable.engine.machine import machine_of
from kingtable.engine.spec import Options

if TYPE_CHECKING:
    import pyarrow as pa


COMPILED, PLAYED = 4_096, 16
"""The games of one job for a core: compiled, and by the arena."""
LOG = 256
"""Actions of a game for which there is room at first, where the game does not say how long it can get."""
_THOUGHTS = word(THOUGHTS)


class Job(NamedTuple):
    """Games of the seeds from `first` on; bots: one a seat, moved on by one seat each game."""

    game: str
    options: Options
    bots: tuple[str, ...]
    first: int
    begin: int
    games: int


class Played(NamedTuple):
    """The games of a job: actions, int32, of all; how many each has; scores and ranks, int32 (games, seats)."""

    job: Job
    actions: npt.NDArray[np.int32]
    lengths: npt.NDArray[np.int64]
    scores: npt.NDArray[np.int32]
    ranks: npt.NDArray[np.int32]


def usual_bot(name: str) -> str:
    """The bot that plays where nobody names one: the strongest of those that play whole games compiled."""
    return (compiled_of(name).names or (spec_of(name).bot,))[-1]


def play(
    name: str,
    bots: Sequence[str],
    options: Mapping[str, object],
    *,
    games: int,
    seed: int = 1,
    processes: int = 1,
) -> Generator[pa.Table]:
    """Play games, and return their rows, some at a time, as Arrow tables.

    bots: one a seat, or one for all seats; from game to game each moves on to the next seat. seed: of the first game;
    those of the others follow. Raises InvalidOptions for unknown bots and options, a number of bots that does not fit,
    and where a bot plays what cannot be played.
    """
    full = spec_of(name).full(options)
    seats = int(full["players"])
    seated = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(seated) != seats:
        raise InvalidOptions("data-bots", field="bots", count=len(seated), players=seats)
    for bot in seated:
        make(name, bot)
    seed_of(seed + games - 1)
    known = compiled_of(name).names if compiles() else ()
    fast = set(seated) <= set(known)
    some = COMPILED if fast else PLAYED
    jobs = [
        Job(spec_of(name).name, full, seated, seed, begin, min(some, games - begin)) for begin in range(0, games, some)
    ]
    if processes > 1 and fast:
        _compiled(jobs[0]._replace(games=1))  # compile once, here, where a line tells the user
    elif processes > 1:
        first_turn(name, seated, full, seed)
    for played in in_order(_compiled if fast else _by_match, jobs, processes):
        yield _table(played)


def _seating(job: Job, number: int) -> list[int]:
    """The place in the job's bots of who sits on each seat of a game."""
    seats = len(job.bots)
    return [(seat + job.begin + number) % seats for seat in range(seats)]


def _table(played: Played) -> pa.Table:
    """The rows of some games."""
    job, pa = played.job, arrow()
    n, seats = played.scores.shape
    ends = np.zeros(n + 1, np.int32)
    np.cumsum(played.lengths, out=ends[1:])
    each = pa.array(np.arange(n + 1, dtype=np.int32) * seats)
    bots = np.array(job.bots)[np.array([_seating(job, number) for number in range(n)])]
    columns = {
        "game": pa.repeat(job.game, n),
        "options": pa.repeat(canonical(job.options), n),
        "seed": pa.array(np.arange(n, dtype=np.uint64) + np.uint64(job.first + job.begin)),
        "actions": pa.ListArray.from_arrays(pa.array(ends), pa.array(played.actions)),
        "scores": pa.ListArray.from_arrays(each, pa.array(played.scores.ravel())),
        "ranks": pa.ListArray.from_arrays(each, pa.array(played.ranks.ravel().astype(np.int8))),
        "bots": pa.ListArray.from_arrays(each, pa.array(bots.ravel().tolist(), pa.string())),
        "format": pa.repeat(pa.scalar(VERSION, pa.int8()), n),
        "version": pa.repeat(kingtable.__version__, n),
    }
    empty = {field.name: pa.nulls(n, field.type) for field in schema()}
    return pa.table({**empty, **columns}, schema=schema())


def _by_match(job: Job) -> Played:
    """Play the games of a job by the arena."""
    players = [make(job.game, bot) for bot in job.bots]
    actions, lengths, scores, ranks = list[int](), list[int](), list[list[int]](), list[list[int]]()
    for number in range(job.games):
        seated = [(players[place], job.bots[place]) for place in _seating(job, number)]
        match, played = play_game(job.game, seated, job.options, job.first + job.begin + number)
        actions += played
        lengths.append(len(played))
        scores.append(match.scores)
        ranks.append(match.ranks)
    return Played(job, _int32(actions), np.array(lengths, np.int64), _int32(scores), _int32(ranks))


def _int32(values: Any) -> npt.NDArray[np.int32]:
    return np.array(values, np.int32)


def _compiled(job: Job) -> Played:
    """Play the games of a job compiled."""
    rules, bots = game(job.game), compiled_of(job.game)
    machine = machine_of(rules, job.options)
    numbers = [bots.names.index(bot) for bot in job.bots]
    seating = np.array([[numbers[place] for place in _seating(job, number)] for number in range(job.games)], np.int64)
    seeds = np.arange(job.games, dtype=np.uint64) + np.uint64(job.first + job.begin)
    states = np.repeat(machine.state, 3)
    log = np.zeros(job.games * (machine.longest or LOG), np.int32)
    lengths = np.zeros(job.games, np.int64)
    scores, ranks = (np.zeros((job.games, machine.players), np.int32) for _ in range(2))
    out, scratch, begin, used = np.zeros(max(2, bots.turn_length), np.int64), bots.scratch(), 0, 0
    given = (states, machine.state.copy(), scratch, seeds, seating)
    while True:
        begin = played_of(job.game)(*given, begin, log, lengths, scores, ranks, out)
        if begin == job.games:
            break
        log = np.concatenate([log, np.zeros_like(log)])  # the game for which there is no room begins again
    used = int(lengths.sum())
    return Played(job, log[:used], lengths, scores, ranks)


@cache
def played_of(name: str) -> Callable[..., int]:
    """Return the loop that plays whole games of compiled bots."""
    rules, bots = game(name).functions, compiled_of(name)
    start, to_move, apply, determinize = (rules[name] for name in ("start", "to_move", "apply", "determinize"))
    score, rank, turn, most = rules["score"], rules["rank"], bots.turn, bots.turn_length

    @rule
    def played(
        states: Any,
        blank: Any,
        scratch: Any,
        seeds: Any,
        seating: Any,
        begin: int,
        log: Any,
        lengths: Any,
        scores: Any,
        ranks: Any,
        out: Any,
    ) -> int:
        """Play games from number `begin` on; the number of the first that finds no room in `log`, or of all of them.

        states: (3,), of the game, of what the seat to move may know, and to try on; blank: (1,), with the options.
        scratch, out: as `CompiledBots` has them. seeds: uint64 (games,). seating: int64 (games, seats), the number of
        each seat's bot. log: int32, the actions of all games; lengths: int64 (games,). scores, ranks: int32 (games,
        seats).
        """
        used = i64(0)
        for number in range(begin):
            used += lengths[number]
        for number in range(begin, len(seeds)):
            s, seen = states[0], states[1]
            copy_record(s, blank[0])
            s.chance = generator(seeds[number])
            start(s)
            first = used
            seat = i64(to_move(s))
            while seat >= 0:
                if used + most > len(log):
                    return number
                thought = u64(seeds[number] * _THOUGHTS + u64(used - first))
                copy_record(seen, s)
                seen.chance = own_chance(thought, seat)
                determinize(seen, seat)
                n = turn(states[1:], scratch, seating[number, seat], seat, thought, out)
                for i in range(n):
                    log[used] = out[i]
                    used += 1
                    apply(s, out[i])
                seat = i64(to_move(s))
            lengths[number] = used - first
            for p in range(s.players):
                scores[number, p] = score(s, p)
                ranks[number, p] = rank(s, p)
        return len(seeds)

    return played
