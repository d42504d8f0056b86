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
from typing import Any

import numpy as np

from kingtable.bots.king_of_tokyo import games, learner
from kingtable.bots.king_of_tokyo.games import (
    ATTACKER,
    BUILDER,
    EXPERT,
    LEARNER,
    NAMES,
    RACER,
    ROLLER,
    SECOND,
    SKILLED,
)
from kingtable.bots.king_of_tokyo.players import minds, work

DEALS = 4242
"""The seed of the deals: others than those by which nets were chosen."""
UNSEARCHED = LEARNER + SECOND
"""A learner with expert's net."""
SKILLS = {
    "yields": learner.YIELDS,
    "buys": learner.BUYS,
    "hearts": learner.HEARTS,
    "changes": learner.CHANGES,
    "reactions": learner.REACTIONS,
    "mimic": learner.MIMICS,
    "sales": learner.SALES,
}


def shares(hero: int, others: int, players: int, deals: int) -> Any:
    """The share of games that a player wins among others of one kind, on each deal: float64 (deals,). hero, others: as
    `games.decide` takes them."""
    bots = np.full((deals * players, players), others, np.int64)
    for seat in range(players):
        bots[seat::players, seat] = hero
    told = games.results(len(bots))
    seeds, none = np.repeat(games.seeds(DEALS, deals), players), np.zeros_like(bots)
    games.games(games.tables(players), work(), minds(True), seeds, bots, none, told, games.rows(0))
    return (told.winners.reshape(deals, players) == np.arange(players)).mean(1)


def interval(values: Any) -> str:
    """A mean in per cent with half of its 95 % interval."""
    return f"{100 * values.mean():.1f} ± {196 * values.std(ddof=1) / math.sqrt(len(values)):.1f}"


def ladder(deals: int) -> Iterator[str]:
    """Each step of the ladder at every number of monsters."""
    yield "| player | others | monsters | games | wins % | times the fair share | process time a game |"
    yield "|---|---|---|---|---|---|---|"
    for players in range(2, 7):
        for hero, others in (
            (ROLLER, RACER),
            (ROLLER, ATTACKER),
            (ROLLER, BUILDER),
            (LEARNER, ROLLER),
            (LEARNER, RACER),
            (LEARNER, ATTACKER),
            (ROLLER, LEARNER),
            (UNSEARCHED, LEARNER),
            (UNSEARCHED, ROLLER),
            (EXPERT, LEARNER),
            (EXPERT, ROLLER),
        ):
            begin = time.process_time()
            won = shares(hero, others, players, deals)
            took = 1000 * (time.process_time() - begin) / (deals * players)
            name = "expert, no search" if hero == UNSEARCHED else NAMES[hero]
            told = f"| {name} | {NAMES[others]} | {players} | {deals * players:,} | {interval(won)} "
            yield told + f"| {won.mean() * players:.2f} | {took:.1f} ms |"


def skills(deals: int) -> Iterator[str]:
    """What each skill gives beside the dice, and what is lost without it, on the same deals."""
    yield "| skill | monsters | games | beside the dice alone | without it |"
    yield "|---|---|---|---|---|"
    for players in (2, 4, 6):
        alone = shares(LEARNER + SKILLED * learner.DICE, ROLLER, players, deals)
        every = shares(LEARNER, ROLLER, players, deals)
        for name, skill in SKILLS.items():
            beside = shares(LEARNER + SKILLED * (learner.DICE | skill), ROLLER, players, deals) - alone
            without = shares(LEARNER + SKILLED * (learner.SKILLS ^ skill), ROLLER, players, deals) - every
            if not learner.SKILLS & skill:
                without = -without  # it is off: what it would add
            yield f"| {name} | {players} | {deals * players:,} | {interval(beside)} | {interval(without)} |"
        yield f"| dice, all | {players} | {deals * players:,} | {interval(alone)} | {interval(every)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--skills", action="store_true")
    asked = parser.parse_args()
    for line in skills(asked.deals) if asked.skills else ladder(asked.deals):
        print(line, flush=True)


if __name__ == "__main__":
    main()
