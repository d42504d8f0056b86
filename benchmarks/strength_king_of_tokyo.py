"""How strong King of Tokyo's players are: its rows of `benchmarks.strength`, which plays them.

One player among others of another kind, every deal in every rotation of the seats; the intervals are 95 %, over
deals. The games are compiled (`bots.king_of_tokyo.games`), thousands of them; docs/results/strength.md has the figures.
`python -m benchmarks.strength_king_of_tokyo [--deals N]` tries each skill of `learner` by itself: beside the dice, and
left out.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from kingtable.arena.intervals import half_width
from kingtable.bots.king_of_tokyo import games, learner
from kingtable.bots.king_of_tokyo.games import (
    ATTACKER,
    BUILDER,
    EXPERT,
    LEARNER,
    NAMES,
    RACER,
    RANDOM,
    ROLLER,
    Player,
)
from kingtable.bots.king_of_tokyo.players import shipped_models
from kingtable.bots.king_of_tokyo.roller import new_scratch

DEALS = 4242
"""The seed of the deals: others than those by which nets were chosen."""
SKILLS = {
    "yields": learner.YIELDS,
    "buys": learner.BUYS,
    "hearts": learner.HEARTS,
    "changes": learner.CHANGES,
    "reactions": learner.REACTIONS,
    "mimic": learner.MIMICS,
    "sales": learner.SALES,
}


class Who(NamedTuple):
    """A player. budget: None for what is usual; the others as `games.player` takes them."""

    kind: int
    skills: int | None = None
    model: int | None = None
    budget: int | None = None

    def player(self) -> Player:
        """As games take it."""
        return games.player(self.kind, self.skills, self.model, self.budget or games.BUDGET)


UNSEARCHED = Who(LEARNER, model=1)
"""A learner with expert's net."""


@dataclass(frozen=True)
class Match:
    """One player among others of one kind. deals: so many."""

    hero: Who
    others: Who
    players: int
    deals: int = 375

    @property
    def name(self) -> str:
        """How the row is called."""
        return f"{label(self.hero)}-{label(self.others)}-{self.players}"


@dataclass(frozen=True)
class Row:
    """What is told of a match. wins: the share, with half of its 95 % interval; fair: times the share of one of as many
    equals; game_ms: of the processor."""

    name: str
    first: str
    other: str
    players: int
    games: int
    wins: float
    wins_half: float
    fair: float
    game_ms: float


def label(bot: Who) -> str:
    """The name of a player, with its budget if it has one of its own."""
    name = "unsearched" if bot == UNSEARCHED else NAMES[bot.kind]
    return f"{name}:{bot.budget}" if bot.budget else name


MATCHES = tuple(
    Match(hero if isinstance(hero, Who) else Who(hero), Who(others), players)
    for players in range(2, 7)
    for hero, others in (
        (ATTACKER, RANDOM),
        (RACER, RANDOM),
        (BUILDER, RANDOM),
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
    )
)
HEAD = (
    "| row | first | others | monsters | games | wins % | times the fair share | ms a game |\n"
    "|---|---|---|---|---|---|---|---|"
)

DOUBLING = tuple(Match(Who(EXPERT), Who(LEARNER), players, deals) for players, deals in ((2, 300), (4, 80)))
"""What `benchmarks.doubling` plays with one budget after the other."""
WORTH = "Wins in times the fair share, by playouts a decision"


def with_budget(match: Match, budget: int) -> Match:
    """The same match with a budget of the expert."""
    return replace(match, hero=match.hero._replace(budget=budget))


def worth(row: Row) -> float:
    """What is drawn of a match."""
    return row.fair


def played(match: Match, first: int = 0) -> Row:
    """Play a match. first: the number of its first deal."""
    began = time.process_time()
    won = shares(match.hero, match.others, match.players, match.deals, first)
    count = match.deals * match.players
    return Row(
        name=match.name,
        first=label(match.hero),
        other=label(match.others),
        players=match.players,
        games=count,
        wins=float(won.mean()),
        wins_half=half(won),
        fair=float(won.mean()) * match.players,
        game_ms=1000 * (time.process_time() - began) / count,
    )


def line(row: Row) -> str:
    """A row of the table."""
    return (
        f"| `{row.name}` | {row.first} | {row.other} | {row.players} | {row.games:,} | "
        f"{100 * row.wins:.1f} ± {100 * row.wins_half:.1f} | {row.fair:.2f} | {row.game_ms:.1f} |"
    )


def shares(hero: Who, others: Who, players: int, deals: int, first: int = 0) -> Any:
    """The share of games that a player wins among others of one kind, on each deal: float64 (deals,). first: the number
    of the first deal."""
    both = games.line_up(hero.player(), others.player())
    bots = np.ones((deals * players, players), np.int64)
    for seat in range(players):
        bots[seat::players, seat] = 0
    told = games.results(len(bots))
    seeds, none = np.repeat(games.seeds(DEALS, first + deals)[first:], players), np.zeros_like(bots)
    states, models, rows = games.tables(players), shipped_models(), games.rows(0)
    games.games(states, new_scratch(), models, both, seeds, bots, none, told, rows)
    return (told.winners.reshape(deals, players) == np.arange(players)).mean(1)


def half(values: Any) -> float:
    """Half of the 95 % interval of a mean."""
    return half_width(values.tolist(), list(range(len(values))))


def interval(values: Any) -> str:
    """A mean in per cent with half of its 95 % interval."""
    return f"{100 * values.mean():.1f} ± {100 * half(values):.1f}"


def skills(deals: int) -> Iterator[str]:
    """What each skill gives beside the dice, and what is lost without it, on the same deals."""
    yield "| skill | monsters | games | beside the dice alone | without it |"
    yield "|---|---|---|---|---|"
    for players in (2, 4, 6):
        rollers = Who(ROLLER)
        alone = shares(Who(LEARNER, learner.DICE), rollers, players, deals)
        every = shares(Who(LEARNER), rollers, players, deals)
        for name, skill in SKILLS.items():
            beside = shares(Who(LEARNER, learner.DICE | skill), rollers, players, deals) - alone
            without = shares(Who(LEARNER, learner.SKILLS ^ skill), rollers, players, deals) - every
            if not learner.SKILLS & skill:
                without = -without  # it is off: what it would add
            yield f"| {name} | {players} | {deals * players:,} | {interval(beside)} | {interval(without)} |"
        yield f"| dice, all | {players} | {deals * players:,} | {interval(alone)} | {interval(every)} |"


def main() -> None:
    """Try each skill, and tell it as it ends."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=500)
    for told in skills(parser.parse_args().deals):
        print(told, flush=True)


if __name__ == "__main__":
    main()
