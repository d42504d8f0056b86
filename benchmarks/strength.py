"""How strong the bots are: `python -m benchmarks.strength GAME [ROW ...] [--deals N] [--first N] [--json]`.

ROW is the name of a match, or a pattern such as `duel-*`; without one all are played, and `--list` names them. Every
deal is played in every rotation of the seats, but once where a bot plays itself: any seating is the same game.
Intervals are 95 %, over deals. docs/results/strength.md has the figures.

Budgets are playouts, so the same row of the same deals has the same figures anywhere, but for the times: the
processor's on one core, in Kingdomino for one turn of the first bot and of the others, in King of Tokyo for a game, of
which thousands are played compiled. In a match of Kingdomino at equal time, the budgets take equal time.

`python -m benchmarks.strength king-of-tokyo --skills [--deals N]` tries each skill of `learner` by itself: beside the
dice, and left out.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from fnmatch import fnmatch
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from kingtable.arena.intervals import half_width
from kingtable.arena.matches import Played, play_deal, standings
from kingtable.bots import make
from kingtable.bots.king_of_tokyo import games, learner
from kingtable.bots.king_of_tokyo.players import shipped_models
from kingtable.bots.king_of_tokyo.roller import new_scratch

KINGDOMINO_DEALS, TOKYO_DEALS = 7_000_000, 4242
"""The seeds of the deals: others than those by which nets and playouts were chosen."""
BONUSES: dict[str, Any] = {"middle_kingdom": True, "harmony": True}
TWO: dict[str, Any] = {"players": 2, **BONUSES}
DUEL: dict[str, Any] = {**TWO, "mighty_duel": True}
PAPER: dict[str, Any] = {"players": 4, "middle_kingdom": "window", "harmony": True}
"""As the paper of 2018 plays."""
UNSEARCHED = "unsearched"
"""A learner with expert's net."""


@dataclass(frozen=True)
class Match:
    """One bot against copies of another. table: options of the game, `players` among them; deals: so many of them."""

    name: str
    first: str
    other: str
    table: dict[str, Any]
    deals: int = 375

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.table["players"])

    def with_budget(self, budget: int) -> Match:
        """The same match with a budget of the first bot."""
        return replace(self, first=f"{self.first}:{budget}")


@dataclass(frozen=True)
class Row:
    """What came of a match. wins: the share, by the rulebook, with half of its 95 % interval; game_ms: of the
    processor. Where there are points: alone: with strictly the most, as the paper counts; score: of the first bot, of a
    bot that plays itself of every seat."""

    name: str
    first: str
    other: str
    players: int
    games: int
    wins: float
    wins_half: float
    game_ms: float = 0.0
    alone: float = 0.0
    margin: float = 0.0
    margin_half: float = 0.0
    score: float = 0.0
    score_half: float = 0.0
    score_other: float = 0.0
    first_ms: float = 0.0
    other_ms: float = 0.0

    @property
    def fair(self) -> float:
        """Wins in times the share of one of as many equals."""
        return self.wins * self.players


@dataclass
class Timed:
    """A bot that is timed while it plays, but for its first turn, which may compile: seconds and turns."""

    name: str
    seconds: float = 0.0
    turns: int = 0
    player: Any = field(default=None, repr=False)

    def choose(self, seen: Any, seat: int, seed: int) -> Any:
        """Return the turn of the bot, and count the processor time of it."""
        known, begin = self.player is not None, time.process_time()
        self.player = self.player or make("kingdomino", self.name)
        chosen = self.player.choose(seen, seat, seed)
        if known:
            self.seconds += time.process_time() - begin
            self.turns += 1
        return chosen

    @property
    def each(self) -> float:
        """Milliseconds a turn."""
        return 1000 * self.seconds / max(1, self.turns)


def kingdomino(match: Match, first: int = 0) -> Row:
    """Play a match of Kingdomino. first: the number of its first deal."""
    itself, timed = match.first == match.other, (Timed(match.first), Timed(match.other))
    bots = (timed[0], *([timed[1]] * (match.players - 1)))
    seatings = [tuple(range(match.players))] if itself else []
    every: list[Played] = []
    for deal in range(first, first + match.deals):
        every += play_deal("kingdomino", bots, match.table, KINGDOMINO_DEALS, deal, seatings)
    one, *others = standings(bots, every)
    score = pooled(every) if itself else (one.score, one.score_half)
    figures = {name: getattr(one, name) for name in ("wins", "wins_half", "alone", "margin", "margin_half")}
    figures |= {"score": score[0], "score_half": score[1], "first_ms": timed[0].each, "other_ms": timed[1].each}
    figures["score_other"] = sum(each.score for each in others) / len(others)
    return Row(match.name, match.first, match.other, match.players, one.games, **figures)


def pooled(every: Sequence[Played]) -> tuple[float, float]:
    """The mean score of all seats with half of its 95 % interval, over deals."""
    scores = [float(score) for game in every for score in game.scores]
    return sum(scores) / len(scores), half_width(scores, [game.deal for game in every for _ in game.scores])


def king_of_tokyo(match: Match, first: int = 0) -> Row:
    """Play a match of King of Tokyo. first: the number of its first deal."""
    began = time.process_time()
    won = shares(player(match.first), player(match.other), match.players, match.deals, first)
    count, spent = match.deals * match.players, 1000 * (time.process_time() - began)
    wins = float(won.mean())
    return Row(match.name, match.first, match.other, match.players, count, wins, half(won), spent / count)


def player(bot: str) -> games.Player:
    """The player that is called so, perhaps with a budget."""
    name, _, budget = bot.partition(":")
    kind, model = (games.LEARNER, 1) if name == UNSEARCHED else (games.NAMES.index(name), None)
    return games.player(kind, None, model, int(budget or games.BUDGET))


def shares(hero: games.Player, others: games.Player, players: int, deals: int, first: int = 0) -> Any:
    """The share of games that a player wins among others of one kind, on each deal: float64 (deals,). first: the number
    of the first deal."""
    both = games.line_up(hero, others)
    bots = np.ones((deals * players, players), np.int64)
    for seat in range(players):
        bots[seat::players, seat] = 0
    results = games.results(len(bots))
    seeds, none = np.repeat(games.seeds(TOKYO_DEALS, first + deals)[first:], players), np.zeros_like(bots)
    states, models, rows = games.tables(players), shipped_models(), games.rows(0)
    games.games(states, new_scratch(), models, both, seeds, bots, none, results, rows)
    return (results.winners.reshape(deals, players) == np.arange(players)).mean(1)


def half(values: Any) -> float:
    """Half of the 95 % interval of a mean."""
    return half_width(values.tolist(), list(range(len(values))))


def percent(share: float, half: float) -> str:
    """A share in per cent with half of its 95 % interval."""
    return f"{100 * share:.1f} ± {100 * half:.1f}"


STEPS = (
    ("novice", "random", 30),
    ("greedy", "novice", 30),
    ("sampler:200", "greedy", 16),
    ("planner", "sampler:200", 24),
    ("expert:100", "planner", 16),
    ("master:250", "expert:100", 20),
)
"""The ladder: each player, the one below it, and deals."""
TABLES: dict[str, dict[str, Any]] = {
    "2": TWO,
    "3": {"players": 3, **BONUSES},
    "3-of-48": {"players": 3, "three_players": 48, **BONUSES},
    "4": {"players": 4, **BONUSES},
}
PAIRS = (
    ("attacker", "random"),
    ("racer", "random"),
    ("builder", "random"),
    ("roller", "racer"),
    ("roller", "attacker"),
    ("roller", "builder"),
    ("learner", "roller"),
    ("learner", "racer"),
    ("learner", "attacker"),
    ("roller", "learner"),
    (UNSEARCHED, "learner"),
    (UNSEARCHED, "roller"),
    ("expert", "learner"),
    ("expert", "roller"),
)


class Game(NamedTuple):
    """What is played of a game, and how it is reported. doubling: what `benchmarks.doubling` plays with one budget
    after the other, and draws by `worth`, whose title is `title`."""

    played: Callable[..., Any]
    matches: tuple[Match, ...]
    columns: dict[str, Callable[[Any], str]]
    doubling: tuple[Match, ...]
    title: str
    worth: Callable[[Any], float]

    def head(self) -> str:
        """The head of the table."""
        return f"| {' | '.join(self.columns)} |\n|{'---|' * len(self.columns)}"

    def line(self, row: Row) -> str:
        """A row of the table."""
        return f"| {' | '.join(shown(row) for shown in self.columns.values())} |"


GAMES = {
    "kingdomino": Game(
        kingdomino,
        (
            Match("2018", "expert:1200", "greedy", PAPER, 30),
            Match("2018-half", "expert:600", "greedy", PAPER, 50),
            Match("2018-second", "expert:12000", "greedy", PAPER, 15),
            Match("2018-planner", "planner", "greedy", PAPER, 50),
            Match("four-equal", "expert:600", "sampler:900", PAPER, 40),
            Match("four-equal-fast", "expert:130", "sampler:200", PAPER, 40),
            Match("two-equal", "expert:30", "sampler:200", TWO, 100),
            Match("two-tenfold", "master:2000", "expert:500", TWO, 30),
            Match("two-planner", "planner", "sampler:200", TWO, 100),
            Match("duel-planner", "planner", "greedy", DUEL, 50),
            Match("duel-half", "expert:50", "sampler:200", DUEL, 40),
            Match("duel-itself", "master:200", "master:200", DUEL, 35),
            *(
                Match(f"ladder-{first.partition(':')[0]}-{name}", first, other, table, deals)
                for (name, table), (first, other, deals) in product(TABLES.items(), STEPS)
            ),
        ),
        {
            "row": lambda row: f"`{row.name}`",
            "first": lambda row: f"`{row.first}`",
            "others": lambda row: f"`{row.other}`",
            "games": lambda row: str(row.games),
            "wins %": lambda row: percent(row.wins, row.wins_half),
            "alone %": lambda row: f"{100 * row.alone:.1f}",
            "margin": lambda row: f"{row.margin:+.1f} ± {row.margin_half:.1f}",
            "scores": lambda row: f"{row.score:.1f} ± {row.score_half:.1f} : {row.score_other:.1f}",
            "ms a turn": lambda row: f"{row.first_ms:.1f} / {row.other_ms:.1f}",
        },
        (
            Match("expert, 2 players", "expert", "sampler:200", TWO, 12),
            Match("expert, 4 players", "expert", "greedy", PAPER, 6),
        ),
        "Points ahead of the best other, by playouts a turn",
        lambda row: row.margin,  # it says more than wins of as many games
    ),
    "king-of-tokyo": Game(
        king_of_tokyo,
        tuple(
            Match(f"{first}-{other}-{players}", first, other, {"players": players})
            for players, (first, other) in product(range(2, 7), PAIRS)
        ),
        {
            "row": lambda row: f"`{row.name}`",
            "first": lambda row: row.first,
            "others": lambda row: row.other,
            "monsters": lambda row: str(row.players),
            "games": lambda row: f"{row.games:,}",
            "wins %": lambda row: percent(row.wins, row.wins_half),
            "times the fair share": lambda row: f"{row.fair:.2f}",
            "ms a game": lambda row: f"{row.game_ms:.1f}",
        },
        tuple(
            Match(f"expert-learner-{players}", "expert", "learner", {"players": players}, deals)
            for players, deals in ((2, 300), (4, 80))
        ),
        "Wins in times the fair share, by playouts a decision",
        lambda row: row.fair,
    ),
}


def skills(deals: int) -> Iterator[str]:
    """Measure each skill on the same deals: alone beside the dice, and left out."""
    yield "| skill | monsters | games | beside the dice alone | without it |"
    yield "|---|---|---|---|---|"
    for players in (2, 4, 6):

        def won(some: int | None, players: int = players) -> Any:
            return shares(games.player(games.LEARNER, some), games.player(games.ROLLER), players, deals)

        def row(name: str, beside: Any, without: Any, players: int = players) -> str:
            found = [percent(values.mean(), half(values)) for values in (beside, without)]
            return f"| {name} | {players} | {deals * players:,} | {' | '.join(found)} |"

        alone, every = won(learner.DICE), won(None)
        for name in ("YIELDS", "BUYS", "HEARTS", "CHANGES", "REACTIONS", "MIMICS", "SALES"):
            skill: int = getattr(learner, name)
            without = won(learner.SKILLS ^ skill) - every
            if not learner.SKILLS & skill:
                without = -without  # it is off: what it would add
            yield row(name.lower(), won(learner.DICE | skill) - alone, without)
        yield row("dice, all", alone, every)


def asked_for(game: str, patterns: Sequence[str]) -> list[Match]:
    """The matches of a game that have such names. Raises SystemExit for a pattern that no name fits."""
    every = GAMES[game].matches
    for pattern in patterns:
        if not any(fnmatch(match.name, pattern) for match in every):
            raise SystemExit(f"no row {pattern!r}; there are {', '.join(match.name for match in every)}")
    return [match for match in every if not patterns or any(fnmatch(match.name, one) for one in patterns)]


def main() -> None:
    """Play, and print each match as it ends."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=GAMES)
    words.add_argument("rows", nargs="*", metavar="ROW")
    words.add_argument("--deals", type=int, help="so many of each match, at least 2; each has its own number")
    words.add_argument("--first", type=int, default=0, help="the number of the first deal; two runs may share none")
    words.add_argument("--list", action="store_true", help="name the rows, and play none")
    words.add_argument("--skills", action="store_true", help="try each skill of King of Tokyo's learner (500 deals)")
    words.add_argument("--json", action="store_true")
    asked = words.parse_intermixed_args()
    if asked.deals is not None and asked.deals < 2:
        words.error(f"--deals {asked.deals}: an interval takes at least 2")
    if asked.skills:
        for row in skills(asked.deals or 500):
            print(row, flush=True)
        return
    game, matches = GAMES[asked.game], asked_for(asked.game, asked.rows)
    if asked.list:
        for match in matches:
            print(f"{match.name}: {match}")
        return
    if not asked.json:
        print(game.head())
    for match in matches:
        found = game.played(replace(match, deals=asked.deals or match.deals), asked.first)
        print(json.dumps(asdict(found)) if asked.json else game.line(found), flush=True)


if __name__ == "__main__":
    main()
