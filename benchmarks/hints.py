"""The wait for hints: `python -m benchmarks.hints [GAMES]`; their steadiness: `python -m benchmarks.hints agree [N]`.

Waiting: a player plays a few games (three) of each kind against bots, asks at every turn, and plays what the hint says.
The server has a worker as at a table, which is warm: milliseconds from the question to the answer, median, 99th
percentile and worst.

Agreement: N positions (30) of each kind of table, one from a game of quick bots, each asked with three seeds, beside
the search alone with the same seeds. All answers are compared by 512 common samples of the win probabilities.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import kingtable
from benchmarks.served import quantiles
from kingtable import bots
from kingtable.bots.hints import hint, observed
from kingtable.bots.players import players_of
from kingtable.bots.win_probability import win_probabilities
from kingtable.engine.match import Match
from tests.server.house import House

PAUSE = 0.6
"""Seconds before each question: a client that asks more than twice a second is answered as late as that."""
TABLES = (("kingdomino", 2), ("kingdomino", 4), ("king-of-tokyo", 2), ("king-of-tokyo", 6))

BONUSES = {"middle_kingdom": True, "harmony": True}
KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("kingdomino", {"players": 2, **BONUSES}),
    ("kingdomino", {"players": 4, **BONUSES}),
    ("king-of-tokyo", {"players": 2}),
    ("king-of-tokyo", {"players": 4}),
)
QUICK = {"kingdomino": ("novice", "greedy", "planner"), "king-of-tokyo": ("attacker", "roller", "learner")}
Ask = Callable[[bytes, int, int], list[str]]
SEEDS, COMMON, NEAR = (1, 2, 3), 512, 0.01


def waits(house: House, game: str, players: int) -> list[float]:
    """Seconds until each answer in one game."""
    table = house.open("me", *["random"] * (players - 1), game=game, players=players)
    me, told = house.sit(table, 0), []
    while not me.view["over"]:
        if me.choices is None:
            me.take()
            continue
        time.sleep(PAUSE)
        began = time.perf_counter()
        me.send(t="hint", id="h")
        hint = me.until("hint", "no")
        told.append(time.perf_counter() - began)
        assert hint["t"] == "hint", hint
        me.until("ev", seq=me.do(hint["moves"])["seq"])
    me.go()
    return told


def positions(game: str, options: dict[str, Any], first: int) -> Iterator[Match]:
    """Positions with at least two legal actions, each somewhere in a game of its own."""
    number = first
    while True:
        number += 1
        match, chance = kingtable.new(game, seed=number, **options), random.Random(number)
        left = chance.randrange(len(QUICK[game]) * 10)
        while not match.over and (left > 0 or len(match.legal()) < 2):
            seat = match.to_move
            assert seat is not None
            bot = QUICK[game][seat % len(QUICK[game])]
            seed = number * 1000 + len(match.moves)
            for move in bots.choose(game, bot, match.observe(seat, seed), seat, seed):
                match.play(move)
            left -= 1
        if not match.over:
            yield match


def agreement(game: str, match: Match, ask: Ask) -> tuple[bool, float, float]:
    """Whether all seeds name one turn, how much worse the worst is, and the processor's seconds of an answer."""
    seat = match.to_move
    assert seat is not None
    state, began = observed(match, seat), time.process_time()
    turns = {tuple(ask(state, seat, seed)) for seed in SEEDS}
    seconds = (time.process_time() - began) / len(SEEDS)
    after = [win_probabilities(game, state, moves, COMMON, 99).by_seat[seat] for moves in sorted(turns)]
    return len(turns) == 1, max(after) - min(after), seconds


def hinted(game: str, state: bytes, seat: int, seed: int) -> list[str]:
    """The turn of the hint."""
    return hint(game, state, seat, seed).moves


def agree(count: int) -> None:
    """A row for each kind of table and way to answer."""
    print("| game | players | answer | same turn, of | same or within 1 % | worst, of a win | median ms | worst ms |")
    print("|---|---|---|---|---|---|---|---|")
    for number, (game, options) in enumerate(KINDS):
        spec = players_of(game).hint
        answers: dict[str, Ask] = {"hint": partial(hinted, game), spec: partial(bots.choose, game, spec)}
        found = [match for match, _ in zip(positions(game, options, 10_000 * (number + 1)), range(count), strict=False)]
        for name, ask in answers.items():
            agreement(game, found[0], ask)  # compiles
            rows = [agreement(game, match, ask) for match in found]
            near = sum(same or loss < NEAR for same, loss, _ in rows)
            milliseconds = sorted(1000 * seconds for *_, seconds in rows)
            same, worst = sum(row[0] for row in rows), max(row[1] for row in rows)
            print(
                f"| {game} | {options['players']} | {name} | {same} of {count} | {near} | {worst:.3f} "
                f"| {milliseconds[len(rows) // 2]:.0f} | {milliseconds[-1]:.0f} |",
                flush=True,
            )


def main(games: int) -> None:
    """A row for each kind of table."""
    print("| game | players | hints | median ms | p99 ms | worst ms |\n|---|---|---|---|---|---|")
    for game, players in TABLES:
        worker = [sys.executable, "-P", "-m", "kingtable.server.workers.process", game]
        with tempfile.TemporaryDirectory() as folder, House(Path(folder), worker=worker) as house:
            waits(house, game, players)  # the worker is warm from now on
            told = [wait for _ in range(games) for wait in waits(house, game, players)]
        at = quantiles(told)
        print(f"| {game} | {players} | {len(told)} | {at['p50']:.0f} | {at['p99']:.0f} | {at['max']:.0f} |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["agree"]:
        agree(int((sys.argv[2:] or ["30"])[0]))
    else:
        main(*map(int, sys.argv[1:] or ["3"]))
