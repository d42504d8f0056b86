"""Does a level err more where there are more turns? `python -m benchmarks.levels [GAME ...] [--positions N]`.

Positions with at least 16 turns, from games of quick bots. A row for each strength: what `person` loses in the mean in
log odds to the turn that its quick adviser likes best, with all turns, and with the best and a quarter of the others by
lot; how many times as much with all; and how often it plays the best turn, of all and of a quarter, in per cent.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping
from typing import Any

import kingtable
from benchmarks.hints import positions
from benchmarks.ratings import NAMED
from kingtable import bots
from kingtable.bots.person import Person

Turns = Mapping[tuple[int, ...], float]
LOTS, MANY = 40, 16


def lost(person: Person[Any], turns: Turns, eases: Mapping[tuple[int, ...], float]) -> tuple[float, float]:
    """The mean loss at a turn, and how often the best one is played."""
    best, careless = max(turns.values()), min(1.0, 2 - person.skill)
    listed = [eases[turn] for turn in turns]
    losses = [best - turns[person.glanced(turns, listed, random.Random(lot))] for lot in range(LOTS)]
    return careless * sum(losses) / LOTS, 1 - careless * sum(loss > 0 for loss in losses) / LOTS


def main() -> None:
    """A table for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=kingtable.GAMES)
    parser.add_argument("--positions", type=int, default=200)
    asked = parser.parse_args()
    for game in asked.games:
        found: list[tuple[Turns, Turns, Mapping[tuple[int, ...], float]]] = []
        chance, person = random.Random(7), bots.make(game, f"person:{NAMED[0]}")
        assert isinstance(person, Person)
        for match in positions(game, {"players": 2}, 50_000):
            seat = match.to_move or 0
            seen = match.rules.observed(match.state, seat, 1)
            turns = person.weighed(seen, seat, 7)
            if len(turns) < MANY:
                continue
            best = max(turns, key=turns.__getitem__)
            others = chance.sample([turn for turn in turns if turn != best], (len(turns) - 1) // 4)
            eases = dict(zip(turns, person.eased(seen, [*turns]), strict=True))
            found.append((turns, {turn: turns[turn] for turn in (best, *others)}, eases))
            if len(found) == asked.positions:
                break
        print(f"| {game} | loss, all turns | a quarter | times as much | best turn, all | a quarter |")
        print("|---|---|---|---|---|---|")
        for strength in NAMED[:-1]:
            level = bots.make(game, f"person:{strength}")
            assert isinstance(level, Person)
            both = [[lost(level, turns, eases) for turns in (all_, some)] for all_, some, eases in found]
            (loss, less), (hit, more) = (
                [sum(row[k][what] for row in both) / len(both) for k in (0, 1)] for what in (0, 1)
            )
            ratio = f"{loss:.3f} | {less:.3f} | {loss / less:.2f}"
            print(f"| {strength} | {ratio} | {100 * hit:.0f} | {100 * more:.0f} |", flush=True)


if __name__ == "__main__":
    main()
