"""Moves a second through the front door, `legal` and `play`, beside python-chess in the same process.

uv run --with chess python -m benchmarks.front_door [--seconds 3]
"""

from __future__ import annotations

import argparse
import random
import time
from importlib import import_module
from typing import Any

import kingtable

LONG = 80  # moves of a game of chess


def ours(game: str, seconds: float) -> float:
    """Random games until the time is up; moves a second of processor time."""
    chance, moves, began = random.Random(1), 0, time.process_time()
    while time.process_time() < began + seconds:
        match = kingtable.new(game, seed=chance.randrange(2**40))
        while not match.over:
            match.play(chance.choice(match.legal()))
            moves += 1
    return moves / (time.process_time() - began)


def chess(seconds: float) -> float:
    """The same with python-chess: all legal moves, and one of them pushed."""
    board_of: Any = import_module("chess").Board
    chance, moves, began = random.Random(1), 0, time.process_time()
    while time.process_time() < began + seconds:
        board = board_of()
        for _ in range(LONG):
            if not (legal := list(board.legal_moves)):
                break
            board.push(chance.choice(legal))
            moves += 1
    return moves / (time.process_time() - began)


def main() -> None:
    """Measure in turn, and print."""
    parser = argparse.ArgumentParser(description="The front door beside python-chess.")
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds: float = parser.parse_args().seconds
    beside = chess(seconds)
    print(f"python-chess  {beside:9,.0f} moves/s")
    for game in kingtable.GAMES:
        rate = ours(game, seconds)
        print(f"{game:13} {rate:9,.0f} moves/s, {rate / beside:.2f} of python-chess")


if __name__ == "__main__":
    main()
