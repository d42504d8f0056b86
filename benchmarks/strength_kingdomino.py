"""How strong Kingdomino's bots are: its rows of `benchmarks.strength`, which plays them.

Time is the processor's for one turn of the first bot and of the others, on one core. Where a match is said to be at
equal time the budgets were chosen so; the times tell how well. Budgets are playouts, so the same row of the same deals
has the same figures anywhere, but for the times. A bot that plays itself plays each deal once: any seating is the same
game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kingtable.arena.intervals import half_width
from kingtable.arena.matches import Played, play_deal, standings
from kingtable.bots import make

DEALS = 7_000_000
"""The seed of the deals: others than those by which nets and playouts were chosen."""
BONUSES: dict[str, Any] = {"middle_kingdom": True, "harmony": True}
TWO: dict[str, Any] = {"players": 2, **BONUSES}
DUEL: dict[str, Any] = {**TWO, "mighty_duel": True}
PAPER: dict[str, Any] = {"players": 4, "middle_kingdom": "window", "harmony": True}
"""As the paper of 2018 plays."""


@dataclass
class Timed:
    """A bot that is timed while it plays, but for its first turn, which may compile: seconds and turns."""

    spec: str
    seconds: float = 0.0
    turns: int = 0
    player: Any = field(default=None, repr=False)

    @property
    def name(self) -> str:
        """As on the command line."""
        return self.spec

    def choose(self, seen: Any, seat: int, seed: int) -> Any:
        """What the bot chooses."""
        known, begin = self.player is not None, time.process_time()
        self.player = self.player or make("kingdomino", self.spec)
        chosen = self.player.choose(seen, seat, seed)
        if known:
            self.seconds += time.process_time() - begin
            self.turns += 1
        return chosen

    @property
    def each(self) -> float:
        """Milliseconds a turn."""
        return 1000 * self.seconds / max(1, self.turns)


@dataclass(frozen=True)
class Match:
    """One bot against copies of another. table: options of the game, `players` among them; deals: so many of them."""

    name: str
    first: str
    other: str
    table: dict[str, Any]
    deals: int

    @property
    def itself(self) -> bool:
        """Whether all seats are the same bot's."""
        return self.first == self.other


@dataclass(frozen=True)
class Row:
    """What is told of a match. wins: by the rulebook; alone: with strictly the most points, as the paper counts; score:
    of the first bot, of a bot that plays itself of every seat. Halves are of the 95 % interval."""

    name: str
    first: str
    other: str
    games: int
    wins: float
    wins_half: float
    alone: float
    margin: float
    margin_half: float
    score: float
    score_half: float
    score_other: float
    first_ms: float
    other_ms: float


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
MATCHES = (
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
        for name, table in TABLES.items()
        for first, other, deals in STEPS
    ),
)
HEAD = (
    "| row | first | others | games | wins % | alone % | margin | scores | ms a turn |\n"
    "|---|---|---|---|---|---|---|---|---|"
)

DOUBLING = (
    Match("expert, 2 players", "expert", "sampler:200", TWO, 12),
    Match("expert, 4 players", "expert", "greedy", PAPER, 6),
)
"""What `benchmarks.doubling` plays with one budget after the other."""
WORTH = "Points ahead of the best other, by playouts a turn"


def with_budget(match: Match, budget: int) -> Match:
    """The same match with a budget of the first bot."""
    return replace(match, first=f"{match.first}:{budget}")


def worth(row: Row) -> float:
    """What is drawn of a match: the margin, which tells more sharply than wins of as many games."""
    return row.margin


def played(match: Match, first: int = 0) -> Row:
    """Play a match. first: the number of its first deal."""
    players = int(match.table["players"])
    timed = Timed(match.first), Timed(match.other)
    bots = (timed[0], *([timed[1]] * (players - 1)))
    seatings = [tuple(range(players))] if match.itself else []
    deals = range(first, first + match.deals)
    games = [one for deal in deals for one in play_deal("kingdomino", bots, match.table, DEALS, deal, seatings)]
    found = standings(bots, games)
    one, others = found[0], found[1:]
    score, half = pooled(games) if match.itself else (one.score, one.score_half)
    return Row(
        name=match.name,
        first=match.first,
        other=match.other,
        games=one.games,
        wins=one.wins,
        wins_half=one.wins_half,
        alone=one.alone,
        margin=one.margin,
        margin_half=one.margin_half,
        score=score,
        score_half=half,
        score_other=sum(each.score for each in others) / len(others),
        first_ms=timed[0].each,
        other_ms=timed[1].each,
    )


def pooled(games: Sequence[Played]) -> tuple[float, float]:
    """The mean score of all seats with half of its 95 % interval, over deals."""
    scores = [float(score) for game in games for score in game.scores]
    return sum(scores) / len(scores), half_width(scores, [game.deal for game in games for _ in game.scores])


def interval(row: Row) -> str:
    """The wins in per cent with half of their 95 % interval."""
    return f"{100 * row.wins:.1f} ± {100 * row.wins_half:.1f}"


def ahead(row: Row) -> str:
    """The margin to the best other with half of its 95 % interval."""
    return f"{row.margin:+.1f} ± {row.margin_half:.1f}"


def line(row: Row) -> str:
    """A row of the table."""
    scores = f"{row.score:.1f} ± {row.score_half:.1f} : {row.score_other:.1f}"
    return (
        f"| `{row.name}` | `{row.first}` | `{row.other}` | {row.games} | {interval(row)} | {100 * row.alone:.1f} | "
        f"{ahead(row)} | {scores} | {row.first_ms:.1f} / {row.other_ms:.1f} |"
    )
