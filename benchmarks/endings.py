"""Is the exact end exact, how long does it take, and what is it worth?

`python -m benchmarks.endings [--positions N] [--lines N]`.

Positions of two players with an empty deck, from games of greedy and random turns, are given to the exact search
(`bots.kingdomino.endgame`) and to a search of everything: every legal action by the rules themselves to the end, where
the rules rank the kingdoms. What the position is worth must be the same, and so must what the chosen turn leaves.
Positions with more lines of play than N are counted, but not searched wholly. Times are the processor's.

`--games N [--bot BOT]`: N games of the Mighty Duel, every other one with both bonuses, are played by the bot with 100
playouts until the deck holds one line (`bots.kingdomino.last_lines`). There each turn of the bot, which plays exactly
only from the empty deck on, is held against the exact one. The line is then played once more for each seat, which alone
plays it exactly: what does it gain?
"""

from __future__ import annotations

import argparse
import copy
import statistics
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

import kingtable
from kingtable import bots
from kingtable.arena.intervals import half_width
from kingtable.bots.kingdomino import endgame, last_lines
from kingtable.bots.kingdomino.endgame import RANK, Endgame
from kingtable.bots.kingdomino.greedy import Scratch, play, play_turn
from kingtable.bots.kingdomino.players import Expert
from kingtable.bots.running import blank, runnable
from kingtable.engine.chance import below, seeded
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.engine.games import game
from kingtable.engine.match import Match
from kingtable.engine.record import pack
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.layout import State
from kingtable.kingdomino.rules import apply, legal, random_action, start
from kingtable.kingdomino.scoring import ahead, score

BONUSES: tuple[dict[str, Any], ...] = ({}, {"harmony": True, "middle_kingdom": True})
DEPTH = 20
"""No two players have more to lay and to claim, once the deck holds no more than a line."""
FIRST_DUEL = 8_600_000
"""The seed of the first game."""
ROOM = 10 * last_lines.MOST
"""Ends that are looked at: here a position may take longer than a bot has time for."""
RANDOM = 77
"""Turns of 256 that are random: kingdoms of greedy players alone are too tidy."""


class Board(NamedTuple):
    """Scratch for a search of everything."""

    states: Any
    """(DEPTH + 1,) State: the position, and the line of play."""
    actions: Any
    """int32 (DEPTH, ACTIONS): what is legal at each depth."""
    many: Any
    """int32 (DEPTH,): how many they are."""
    tried: Any
    """int32 (DEPTH,): how many of them are done."""
    best: Any
    """float64 (DEPTH,): what they are worth to seat 0, if it is its turn at most, else at least."""


@rule
def to_the_end(states: Any, scratch: Any, left: int, more: int, half: bool) -> None:
    """Play a game, the first state, until so many dominoes are left in its deck, and so many turns more, but not to its
    end.

    half: where something is to be claimed, the placement before it, too.
    """
    s = states[0]
    start(s)
    while s.phase == L.OPENING or s.deck_end - s.drawn > left or more > 0:
        copy_record(states[1], s)
        more -= s.phase != L.OPENING and s.deck_end - s.drawn <= left
        if below(s, 256) < RANDOM:
            apply(s, random_action(s))
            if s.phase == L.CLAIMING:
                apply(s, random_action(s))
        else:
            play_turn(s, states[2], scratch[0])
        if s.phase == L.OVER:
            copy_record(s, states[1])
            return
    if half and s.in_next > 0:
        apply(s, random_action(s))


@rule
def everything(board: Any, most: int) -> int:
    """Search the first state, whole and depth first, its worth into `best[0]`; the lines of play, 0: over `most`."""
    lines, depth = 0, 0
    open_up(board, 0)
    while True:
        s = board.states[depth]
        if s.phase != L.OVER and board.tried[depth] < board.many[depth]:
            following = board.states[depth + 1]
            copy_record(following, s)
            apply(following, board.actions[depth][board.tried[depth]])
            board.tried[depth] += 1
            depth += 1
            open_up(board, depth)
            continue
        if depth == 0:
            return lines
        if s.phase == L.OVER:
            lines += 1
            if lines > most:
                return 0
            worth = RANK * (ahead(s, 0, 1) - ahead(s, 1, 0)) + score(s, 0) - score(s, 1)
        else:
            worth = board.best[depth]
        depth -= 1
        if L.to_move(board.states[depth]) == 0:
            board.best[depth] = max(board.best[depth], worth)
        else:
            board.best[depth] = min(board.best[depth], worth)


@rule
def open_up(board: Any, depth: int) -> None:
    """List what is legal at a depth; nothing is tried yet."""
    s = board.states[depth]
    if s.phase != L.OVER:
        board.many[depth], board.tried[depth] = legal(s, board.actions[depth]), 0
        board.best[depth] = -endgame.FAR if L.to_move(s) == 0 else endgame.FAR


def new_board() -> Board:
    """An empty board."""
    counts = np.zeros(DEPTH, np.int32), np.zeros(DEPTH, np.int32)
    return Board(
        np.concatenate([pack(State())] * (DEPTH + 1)), np.zeros((DEPTH, L.ACTIONS), np.int32), *counts, np.zeros(DEPTH)
    )


def positions(options: dict[str, Any], more: int | None = None, left: int = 0) -> Iterator[Any]:
    """Positions with so many dominoes left in the deck, (1,) State, without end; more: turns since then, else 0 to 4 in
    turn (3 where dominoes are left), and in every other position a placement."""
    rules, scratch, number = game("kingdomino"), runnable(Scratch()), 0
    full = rules.spec.full({"players": 2, **options})
    while True:
        number += 1
        states = np.concatenate([pack(rules.blank(full, seeded(number, 12))), pack(State()), pack(State())])
        turns = min(number % 5, 3 if left else 4) if more is None else more
        to_the_end(states, scratch, left, turns, more is None and number % 2 == 0)
        yield states[:1]


class Solved(NamedTuple):
    """The turn of the exact search, what it is worth, and the seconds that it took."""

    place: int
    claim: int
    worth: float
    seconds: float


def solved(position: Any, scratches: Any) -> Solved:
    """Let the exact search find its turn. scratches: (1,) Endgame."""
    states = np.concatenate([position, *(pack(State()) for _ in range(6))])
    began = time.process_time()
    if position[0]["drawn"] == position[0]["deck_end"]:
        tried, place, claim, worth = endgame.search(states, scratches)
    else:
        tried, place, claim, worth = last_lines.search(states, blank(last_lines.Ways), ROOM)
    assert tried
    return Solved(place, claim, worth, time.process_time() - began)


def held(position: Any, board: Board, scratches: Any, most: int) -> tuple[int, float]:
    """Hold the exact search against a search of everything; lines of play (0: too many) and seconds of the former.

    Raises AssertionError where they differ.
    """
    board.states[:1] = position
    lines = int(everything(board, most))
    place, claim, worth, seconds = solved(position, scratches)
    if lines:
        wanted = float(board.best[0])
        found = worth if L.to_move(position[0]) == 0 else -worth
        assert found == wanted, f"exact {found}, everything {wanted}"
        play_in(board.states, place, claim)
        if board.states[0]["phase"] != L.OVER:
            assert everything(board, most)
            assert board.best[0] == wanted, f"the turn leaves {board.best[0]}, not {wanted}"
    return lines, seconds


@rule
def play_in(states: Any, place: int, claim: int) -> None:
    """`greedy.play` on arrays."""
    play(states[0], place, claim)


class Turn(NamedTuple):
    """A turn of the line before the deck is empty: how many came before it in the line, points and ranks that it loses
    to the exact one (each step between won, even and lost), and the seconds of the exact search."""

    number: int
    points: float
    ranks: float
    seconds: float


def apart(worth: float) -> tuple[float, int]:
    """The margin, and 1 for being ahead, -1 for being behind."""
    margin = (worth + RANK / 2) % RANK - RANK / 2
    return margin, round((worth - margin) / RANK)


def begun(seed: int, bot: Expert) -> Match:
    """A game of the Mighty Duel whose deck holds one line, played by a bot."""
    match = kingtable.new("kingdomino", seed=seed, mighty_duel=True, **BONUSES[seed % 2])
    while not last_lines.known(pack(match.state)[0]):
        turn_of(bot, match)
    return match


def turn_of(bot: Expert, match: Match) -> None:
    """Let a bot play a turn."""
    assert match.to_move is not None
    seed = 1000 * int(match.seed or 0) + len(match.moves)
    for action in bot.choose(match.rules.observed(match.state, match.to_move, seed), match.to_move, seed):
        match.do(action)


def lost(match: Match, bot: Expert) -> Iterator[Turn]:
    """What the turns of a bot lose in the line before the deck is empty, one after the other; they are played."""
    scratches = pack(Endgame())
    while last_lines.known(pack(match.state)[0]):
        seat, number, best = match.to_move, match.state.turn, solved(pack(match.state), scratches)
        turn_of(bot, match)
        left = solved(pack(match.state), scratches).worth
        points, ranks = apart(best.worth)
        after, rank = apart(left if match.to_move == seat else -left)
        yield Turn(number, points - after, ranks - rank, best.seconds)


def ends(match: Match, seats: list[Expert]) -> tuple[float, int]:
    """How a position ends for seat 0, as `apart` has it: the line played by these bots, then exactly."""
    match = copy.deepcopy(match)
    while last_lines.known(pack(match.state)[0]):
        turn_of(seats[match.to_move or 0], match)
    worth = solved(pack(match.state), pack(Endgame())).worth
    return apart(worth if match.to_move == 0 else -worth)


def duels(games: int, name: str) -> None:
    """Tell what a bot loses in the line before the deck is empty."""
    exact = bots.make("kingdomino", name)
    assert isinstance(exact, Expert)
    bot, turns, groups, gains, wins = replace(exact, lines=1), list[Turn](), list[int](), list[float](), list[float]()
    for number in range(games):
        match = begun(FIRST_DUEL + number, replace(bot, budget=100))
        margin, rank = ends(match, [bot, bot])
        for seat, sign in ((0, 1), (1, -1)):
            after, ranks = ends(match, [exact, bot] if seat == 0 else [bot, exact])
            gains.append(sign * (after - margin))
            wins.append(sign * (ranks - rank) / 2)
        found = list(lost(match, bot))
        turns += found
        groups += [number] * len(found)
    pairs = [number for number in range(games) for _ in range(2)]
    for which in range(last_lines.KINGS):
        some = [turn for turn in turns if turn.number == which]
        times = sorted(1000 * turn.seconds for turn in some)
        print(f"turn {which + 1}: {statistics.mean(turn.points for turn in some):+.2f} points lost, ", end="")
        print(f"a worse result in {sum(turn.ranks > 0 for turn in some)} of {len(some)}; ", end="")
        print(f"ms: median {statistics.median(times):.1f}, 95 % {times[int(0.95 * len(times))]:.1f}, {times[-1]:.1f}")
    points = [turn.points for turn in turns]
    print(f"all turns: {statistics.mean(points):.2f} ± {half_width(points, groups):.2f} points lost, ", end="")
    print(
        f"a worse result in {sum(turn.ranks > 0 for turn in turns)} of {len(turns)}, another turn's worth lost in ",
        end="",
    )
    print(sum(turn.points != 0 or turn.ranks != 0 for turn in turns))
    print(
        f"who plays the line exactly gains {statistics.mean(gains):+.2f} ± {half_width(gains, pairs):.2f} points and ",
        end="",
    )
    print(f"{100 * statistics.mean(wins):+.1f} ± {100 * half_width(wins, pairs):.1f} % of wins a game")


def main() -> None:
    """Search until so many positions are held."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--positions", type=int, default=1000)
    words.add_argument("--lines", type=int, default=1_000_000)
    words.add_argument("--games", type=int, default=0)
    words.add_argument("--bot", default="master:900")
    asked = words.parse_args()
    if asked.games:
        duels(asked.games, asked.bot)
        return
    board, scratches = new_board(), pack(Endgame())
    lines, times, left_out = list[int](), list[float](), 0
    sources = [positions(options) for options in BONUSES]
    held(next(sources[0]), board, scratches, 1)  # compiles
    while len(lines) < asked.positions:
        for source in sources:
            found, seconds = held(next(source), board, scratches, asked.lines)
            times.append(1000 * seconds)
            if found:
                lines.append(found)
            else:
                left_out += 1
    fresh = [
        1000 * solved(position, scratches).seconds
        for position, _ in zip(positions(BONUSES[1], 0), range(200), strict=False)
    ]
    told = {
        "held": len(lines),
        "lines": {"median": statistics.median(lines), "most": max(lines), "all": sum(lines)},
        "left out": left_out,
        "ms": {"median": statistics.median(times), "longest": max(times)},
        "ms, the deck just empty": {"median": statistics.median(fresh), "longest": max(fresh)},
    }
    for what, value in told.items():
        print(f"{what}: {value}")


if __name__ == "__main__":
    main()
