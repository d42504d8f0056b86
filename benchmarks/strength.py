"""How strong the bots are: `python -m benchmarks.strength GAME [--games N] [--only WORD] [--json]`.

Every match is played deal by deal in every rotation of the seats; intervals are 95 % over deals, and time is the
processor's for one turn of the first bot and of the others, on one core. Where a match is said to be at equal time the
budgets were chosen so; the times tell how well.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from benchmarks import strength_king_of_tokyo
from kingtable.arena.matches import play_match, standings
from kingtable.bots import label, make

DEALS = 7_000_000
"""The seed of the deals: others than those by which nets and playouts were chosen."""
BONUSES: dict[str, Any] = {"middle_kingdom": True, "harmony": True}
WINDOW: dict[str, Any] = {"middle_kingdom": "window", "harmony": True}
DUEL: dict[str, Any] = {"mighty_duel": True, **BONUSES}


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
class Row:
    """One bot against copies of another: what is told of it."""

    what: str
    first: str
    other: str
    games: int
    wins: float
    wins_half: float
    alone: float
    margin: float
    margin_half: float
    score: float
    score_other: float
    first_ms: float
    other_ms: float


STEPS = (
    ("novice", "random", 200),
    ("greedy", "novice", 200),
    ("planner", "greedy", 200),
    ("sampler:200", "planner", 120),
    ("expert:100", "sampler:200", 60),
    ("master:1000", "expert:100", 40),
)
"""The ladder: each player, the one below it, and games."""
TABLES: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2, **BONUSES},
    "3 players": {"players": 3, **BONUSES},
    "3 players of 48": {"players": 3, "three_players": 48, **BONUSES},
    "4 players": {"players": 4, **BONUSES},
}
MATCHES: dict[str, list[tuple[str, str, str, dict[str, Any], int]]] = {
    "kingdomino": [
        ("2018, 4 players", "planner", "greedy", {"players": 4, **WINDOW}, 200),
        ("2018, 4 players, 0.1 s", "expert:600", "greedy", {"players": 4, **WINDOW}, 120),
        ("2018, 4 players, 1 s", "master:6000", "greedy", {"players": 4, **WINDOW}, 24),
        ("4 players, equal time", "expert:600", "sampler:900", {"players": 4, **WINDOW}, 40),
        ("2 players, 1 s and 0.1 s", "master:5000", "expert:500", {"players": 2, **BONUSES}, 24),
        ("2 players, equal time", "expert:30", "sampler:200", {"players": 2, **BONUSES}, 200),
        ("2 players, equal time", "expert:500", "sampler:2500", {"players": 2, **BONUSES}, 60),
        ("Mighty Duel", "planner", "greedy", {"players": 2, **DUEL}, 200),
        ("Mighty Duel, equal time", "expert:50", "sampler:200", {"players": 2, **DUEL}, 120),
        ("Mighty Duel, itself", "master:1000", "master:1000", {"players": 2, **DUEL}, 8),
        *((name, *step[:2], table, step[2]) for name, table in TABLES.items() for step in STEPS),
    ],
}


def played(game: str, what: str, first: str, other: str, options: dict[str, Any], games: int) -> Row:
    """Play a match."""
    options = dict(options)
    players = int(options.pop("players"))
    timed = Timed(first, game), Timed(other, game)
    bots = (timed[0], *([timed[1]] * (players - 1)))
    found = standings(bots, play_match(game, bots, options, games=games, seed=DEALS))
    one, others = found[0], found[1:]
    score = sum(each.score for each in others) / len(others)
    shares = (one.wins, one.wins_half, one.alone, one.margin, one.margin_half, one.score, score)
    return Row(what, label(first), label(other), one.games, *shares, timed[0].each, timed[1].each)


def interval(row: Row) -> str:
    """The wins in per cent with half of their 95 % interval."""
    return f"{100 * row.wins:.1f} ± {100 * row.wins_half:.1f}"


def main() -> None:
    """Play, and tell each match as it ends."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game", choices=[*MATCHES, "king-of-tokyo"])
    words.add_argument("--games", type=int, help="at least so many of each match, whole deals")
    words.add_argument("--only", default="", help="matches whose line has this word")
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    if asked.game == "king-of-tokyo":  # its games are played compiled, thousands of them
        for line in strength_king_of_tokyo.ladder(max(2, (asked.games or 1500) // 4)):
            print(line, flush=True)
        return
    if not asked.json:
        print("| match | first | others | games | wins % | margin | scores | ms a turn |")
        print("|---|---|---|---|---|---|---|---|")
    for match in MATCHES[asked.game]:
        if asked.only not in " ".join(map(str, match)):
            continue
        row = played(asked.game, *match[:4], asked.games or match[4])
        if asked.json:
            print(json.dumps(asdict(row)), flush=True)
            continue
        margin, scores = f"{row.margin:+.1f} ± {row.margin_half:.1f}", f"{row.score:.1f} : {row.score_other:.1f}"
        print(
            f"| {row.what} | {row.first} | {row.other} | {row.games} | {interval(row)} | {margin} | {scores} | "
            f"{row.first_ms:.1f} / {row.other_ms:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
