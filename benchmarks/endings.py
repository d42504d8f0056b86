"""Is the exact end exact, and how long does it take? `python -m benchmarks.endings [--positions N] [--lines N]`.

Positions of two players with an empty deck, from games of greedy and random turns, are given to the exact search
(`bots.kingdomino.endgame`) and to a search of everything: every legal action by the rules themselves to the end, where
the rules rank the kingdoms. What the position is worth must be the same, and so must what the chosen turn leaves.
Positions with more lines of play than N are counted, but not searched wholly. Times are the processor's.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from kingtable.bots.kingdomino import endgame
from kingtable.bots.kingdomino.endgame import RANK, Endgame
from kingtable.bots.kingdomino.greedy import Scratch, play, play_turn
from kingtable.bots.running import runnable
from kingtable.engine.chance import below, seeded
from kingtable.engine.compiler.jit import copy_record, rule
from kingtable.engine.games import game
from kingtable.engine.record import pack
from kingtable.kingdomino import layout as L
from kingtable.kingdomino.layout import State
from kingtable.kingdomino.rules import apply, legal, random_action, start
from kingtable.kingdomino.scoring import ahead, score

BONUSES: tuple[dict[str, Any], ...] = ({}, {"harmony": True, "middle_kingdom": True})
DEPTH = 18
"""No two players have more to lay and to claim, once the deck is empty."""
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
def to_the_end(states: Any, scratch: Any, more: int, half: bool) -> None:
    """Play a game, the first state, until its deck is empty, and so many turns more, but not to its end.

    half: where something is to be claimed, the placement before it, too.
    """
    s = states[0]
    start(s)
    while s.phase == L.OPENING or s.drawn < s.deck_end or more > 0:
        copy_record(states[1], s)
        more -= s.phase != L.OPENING and s.drawn == s.deck_end
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


def positions(options: dict[str, Any], more: int | None = None) -> Iterator[Any]:
    """Positions with an empty deck, (1,) State, without end; more: turns since it is empty, else 0 to 4 in turn, and in
    every other position a placement."""
    rules, scratch, number = game("kingdomino"), runnable(Scratch()), 0
    full = rules.spec.full({"players": 2, **options})
    while True:
        number += 1
        states = np.concatenate([pack(rules.blank(full, seeded(number, 12))), pack(State()), pack(State())])
        to_the_end(states, scratch, number % 5 if more is None else more, more is None and number % 2 == 0)
        yield states[:1]


class Solved(NamedTuple):
    """The turn of the exact search, what it is worth, and the seconds that it took."""

    place: int
    claim: int
    worth: float
    seconds: float


def solved(position: Any, scratches: Any) -> Solved:
    """Let the exact search find its turn. scratches: (1,) Endgame."""
    states = np.concatenate([position, *(pack(State()) for _ in range(3))])
    began = time.process_time()
    tried, place, claim, worth = endgame.search(states, scratches)
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


def main() -> None:
    """Search until so many positions are held."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--positions", type=int, default=1000)
    words.add_argument("--lines", type=int, default=1_000_000)
    asked = words.parse_args()
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
