"""How strong King of Tokyo's players are: `python -m benchmarks.strength_king_of_tokyo [--deals N] [--skills]`.

One player among others of another kind, every deal in every rotation of the seats; the intervals are 95 %, over
deals. The games are compiled (`bots.king_of_tokyo.games`); docs/strength.md has the figures. `--skills` tries each
skill of `learner` by itself: beside the dice, and left out.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator

import numpy as np

from kingtable.bots.king_of_tokyo import games, learner
from kingtable.bots.king_of_tokyo.games import ATTACKER, BUILDER, LEARNER, RACER, ROLLER, SKILLED
from kingtable.bots.king_of_tokyo.players import minds, work

SKILLS = {
    "yields": learner.YIELDS,
    "buys": learner.BUYS,
    "hearts": learner.HEARTS,
    "changes": learner.CHANGES,
    "reactions": learner.REACTIONS,
    "mimic": learner.MIMICS,
    "sales": learner.SALES,
}


def share(hero: int, others: int, players: int, deals: int) -> tuple[float, float]:
    """The share of games that a player wins among others of one kind, and half of its 95 % interval. hero, others: as
    `games.decide` takes them."""
    bots = np.full((deals * players, players), others, np.int64)
    for seat in range(players):
        bots[seat::players, seat] = hero
    told = games.results(len(bots))
    seeds = np.repeat(games.seeds(777, deals), players)
    none = np.zeros_like(bots)
    games.games(games.tables(players), work(), minds(True), seeds, bots, none, told, games.rows(0))
    won = (told.winners.reshape(deals, players) == np.arange(players)).mean(1)
    return float(won.mean()), float(1.96 * won.std(ddof=1) / math.sqrt(deals))


def row(name: str, hero: int, others: int, players: int, deals: int) -> str:
    """A row of the table, in Markdown."""
    begin = time.process_time()
    mean, half = share(hero, others, players, deals)
    took = time.process_time() - begin
    told = f"| {name} | {players} | {deals * players:,} | {100 * mean:.1f} ± {100 * half:.1f} | {100 / players:.1f} "
    return told + f"| {mean * players:.2f} | {took:.0f} s |"


def ladder(deals: int) -> Iterator[str]:
    """Each step of the ladder at every number of monsters."""
    for players in range(2, 7):
        for name, hero, others in (
            ("roller, others racer", ROLLER, RACER),
            ("roller, others attacker", ROLLER, ATTACKER),
            ("roller, others builder", ROLLER, BUILDER),
            ("learner, others roller", LEARNER, ROLLER),
            ("roller, others learner", ROLLER, LEARNER),
        ):
            yield row(name, hero, others, players, deals)


def skills(deals: int) -> Iterator[str]:
    """What each skill gives: beside the dice, and what is lost without it."""
    for players in (2, 4, 6):
        yield row("dice alone", LEARNER + SKILLED * learner.DICE, ROLLER, players, deals)
        for name, skill in SKILLS.items():
            yield row(f"dice and {name}", LEARNER + SKILLED * (learner.DICE | skill), ROLLER, players, deals)
        for name, skill in SKILLS.items():
            if learner.SKILLS & skill:
                yield row(f"all but {name}", LEARNER + SKILLED * (learner.SKILLS & ~skill), ROLLER, players, deals)
        yield row("all", LEARNER, ROLLER, players, deals)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--skills", action="store_true")
    asked = parser.parse_args()
    print("| player | monsters | games | wins % | fair share % | times it | process time |")
    print("|---|---|---|---|---|---|---|")
    for line in skills(asked.deals) if asked.skills else ladder(asked.deals):
        print(line, flush=True)


if __name__ == "__main__":
    main()
