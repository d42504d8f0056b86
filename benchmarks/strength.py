"""How strong the bots are: `python -m benchmarks.strength GAME [ROW ...] [--deals N] [--first N] [--json]`.

ROW is the name of a match, or a pattern such as `duel-*`; without one all are played, and `--list` tells them. Every
deal is played in every rotation of the seats; intervals are 95 % over deals, and time is the processor's for one turn
of the first bot and of the others, on one core. Where a match is said to be at equal time the budgets were chosen so;
the times tell how well. Budgets are playouts, so the same row of the same deals has the same figures anywhere, but for
the times. A bot that plays itself plays each deal once: any seating is the same game.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from fnmatch import fnmatch
from typing import Any

from benchmarks import strength_king_of_tokyo
from kingtable.arena.matches import Played, half_width, play_deal, standings
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
    game: str
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
        self.player = self.player or make(self.game, self.spec)
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
    ("master:1000", "expert:100", 20),
)
"""The ladder: each player, the one below it, and deals."""
TABLES: dict[str, dict[str, Any]] = {
    "2": TWO,
    "3": {"players": 3, **BONUSES},
    "3-of-48": {"players": 3, "three_players": 48, **BONUSES},
    "4": {"players": 4, **BONUSES},
}
MATCHES: dict[str, tuple[Match, ...]] = {
    "kingdomino": (
        Match("2018", "expert:1200", "greedy", PAPER, 30),
        Match("2018-half", "expert:600", "greedy", PAPER, 50),
        Match("2018-second", "expert:12000", "greedy", PAPER, 6),
        Match("2018-planner", "planner", "greedy", PAPER, 50),
        Match("four-equal", "expert:600", "sampler:900", PAPER, 8),
        Match("four-equal-fast", "expert:160", "sampler:200", PAPER, 20),
        Match("two-equal", "expert:30", "sampler:200", TWO, 100),
        Match("two-tenfold", "master:5000", "expert:500", TWO, 10),
        Match("two-planner", "planner", "sampler:200", TWO, 100),
        Match("duel-planner", "planner", "greedy", DUEL, 50),
        Match("duel-half", "expert:50", "sampler:200", DUEL, 40),
        Match("duel-itself", "master:200", "master:200", DUEL, 35),
        *(
            Match(f"ladder-{first.partition(':')[0]}-{name}", first, other, table, deals)
            for name, table in TABLES.items()
            for first, other, deals in STEPS
        ),
    ),
}


def played(game: str, match: Match, first: int = 0) -> Row:
    """Play a match. first: the number of its first deal."""
    players = int(match.table["players"])
    timed = Timed(match.first, game), Timed(match.other, game)
    bots = (timed[0], *([timed[1]] * (players - 1)))
    seatings = [tuple(range(players))] if match.itself else []
    deals = range(first, first + match.deals)
    games = [one for deal in deals for one in play_deal(game, bots, match.table, DEALS, deal, seatings)]
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


def asked_for(game: str, patterns: Sequence[str]) -> list[Match]:
    """The matches of a game that have such names. Raises SystemExit for a pattern that no name fits."""
    for pattern in patterns:
        if not any(fnmatch(match.name, pattern) for match in MATCHES[game]):
            raise SystemExit(f"no row {pattern!r}; there are {', '.join(match.name for match in MATCHES[game])}")
    return [match for match in MATCHES[game] if not patterns or any(fnmatch(match.name, one) for one in patterns)]


def main() -> None:
    """Play, and tell each match as it ends."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", choices=[*MATCHES, "king-of-tokyo"])
    words.add_argument("rows", nargs="*", metavar="ROW")
    words.add_argument("--deals", type=int, help="so many of each match; each has its own number")
    words.add_argument("--first", type=int, default=0, help="the number of the first deal; two runs may share none")
    words.add_argument("--list", action="store_true", help="tell the rows, and play none")
    words.add_argument("--json", action="store_true")
    asked = words.parse_intermixed_args()
    if asked.game == "king-of-tokyo":  # its games are played compiled, thousands of them
        for told in strength_king_of_tokyo.ladder(max(2, asked.deals or 375)):
            print(told, flush=True)
        return
    matches = asked_for(asked.game, asked.rows)
    if asked.list:
        for match in matches:
            print(f"{match.name}: {match.first}, the others {match.other}, {match.deals} deals, {match.table}")
        return
    if not asked.json:
        print("| row | first | others | games | wins % | alone % | margin | scores | ms a turn |")
        print("|---|---|---|---|---|---|---|---|---|")
    for match in matches:
        row = played(asked.game, replace(match, deals=asked.deals or match.deals), asked.first)
        print(json.dumps(asdict(row)) if asked.json else line(row), flush=True)


if __name__ == "__main__":
    main()
