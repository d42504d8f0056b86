"""How often each figure of a review puts the stronger first: `python -m benchmarks.headlines FOLDER [--games N]`.

Games among bots of known strength are played and judged (`benchmarks.reviewed`), `--games` of each kind of table, on
two processes, and kept in FOLDER; a run that was stopped goes on, and `--games 0` only reads. Of each figure it prints
in which share of pairs the stronger bot stands first (a tie counts half): pairs at one table, and pairs of players of
different games of the same kind. Then the mean of each kind of bot. Intervals are 95 %, from games drawn again.
`--levels` seats the six named levels instead; with `--publish` their headlines are written into the package, where a
review is put beside them (`kingtable.analysis.beside`).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import kingtable
from benchmarks.reviewed import KINDS, LEVELS, Kind, jobs, stored, work
from kingtable.analysis import beside
from kingtable.analysis.measure import units
from kingtable.analysis.review import Decision, Review
from kingtable.arena.cores import in_order
from kingtable.engine.games import spec_of

DRAWN = 1000
"""So often the games are drawn again."""
OPEN = (0.03, 0.97)
"""A decision is open where the best turn leaves a chance between these."""


class Seen(NamedTuple):
    """A seat of a reviewed game: its own decisions that left a choice."""

    match: kingtable.Match
    review: Review
    seat: int

    @property
    def own(self) -> list[Decision]:
        """Its decisions that left a choice."""
        return [one for one in self.review.decisions if one.seat == self.seat and not one.forced]


Figure = Callable[[Seen], float]
"""The higher, the better the player is said to be; not a number where it says nothing."""


def mean(values: Sequence[float]) -> float:
    """Their mean, not a number without any."""
    return sum(values) / len(values) if values else math.nan


def accuracy(decisions: Sequence[Decision]) -> float:
    """As lichess has it for a move, in the mean; a loss within its interval is none."""
    lost = [one.difference if one.difference > one.half else 0.0 for one in decisions]
    return mean([min(100.0, max(0.0, 103.1668 * math.exp(-4.354 * loss) - 3.1669)) for loss in lost])


def best_left(one: Decision) -> float:
    """The chance that the best turn leaves."""
    return one.best_chances[one.seat]


def share(one: Decision, floor: float) -> float:
    """What was lost of the chance that was there, of a smaller one than the floor as if it were that."""
    return one.difference / max(floor, best_left(one))


FIGURES: dict[str, Figure] = {
    "lead left a decision": lambda seen: -mean([one.lead for one in seen.own if one.lead is not None]),
    "share of the chance": lambda seen: -mean([one.share for one in seen.own if one.share is not None]),
    "the same of all decisions, floor .02": lambda seen: -mean([share(one, 0.02) for one in seen.own]),
    "the same, floor .05": lambda seen: -mean([share(one, 0.05) for one in seen.own]),
    "chance lost a decision": lambda seen: -mean([one.difference for one in seen.own]),
    "the best turn, how often": lambda seen: mean([float(one.grade == "best") for one in seen.own]),
    "accuracy, as printed before": lambda seen: accuracy(seen.own),
    "accuracy of open decisions": lambda seen: accuracy(
        [one for one in seen.own if OPEN[0] <= best_left(one) <= OPEN[1]]
    ),
    "own turns' sum": lambda seen: seen.review.players[seen.seat].own,
    "the result": lambda seen: seen.review.players[seen.seat].result,
    "the result without luck": lambda seen: seen.review.players[seen.seat].result - seen.review.players[seen.seat].luck,
    "the final score, no review": lambda seen: float(seen.match.scores[seen.seat]),
}


HEADLINES = {"lead": "lead left a decision", "share": "share of the chance"}
"""The figures that a review prints, by their units."""


class Player(NamedTuple):
    """A player of a game: its bot's place in the order of strength, and all figures."""

    bot: int
    values: dict[str, float]


Game = list[Player]


def ordered(pairs: Sequence[tuple[Player, Player]], figure: str) -> float:
    """In which share of pairs the stronger one stands first; pairs without both figures do not count."""
    right = total = 0.0
    for one, other in pairs:
        a, b = one.values[figure], other.values[figure]
        if one.bot == other.bot or math.isnan(a) or math.isnan(b):
            continue
        total += 1
        right += 0.5 if a == b else float((a > b) == (one.bot > other.bot))
    return right / total if total else math.nan


def at_a_table(games: Sequence[Game], figure: str) -> float:
    """Pairs of players of the same game."""
    return ordered([pair for game in games for pair in combinations(game, 2)], figure)


def across(games: Sequence[Game], figure: str) -> float:
    """Pairs of players of different games."""
    return ordered(
        [(one, other) for first, second in combinations(games, 2) for one in first for other in second], figure
    )


def interval(games: Sequence[Game], of: Callable[[Sequence[Game]], float], times: int = DRAWN) -> str:
    """A figure of games with its interval, in percent."""
    chance = random.Random(1)
    drawn = sorted(value for _ in range(times) if not math.isnan(value := of(chance.choices(games, k=len(games)))))
    if not drawn:
        return "–"
    low, high = drawn[round(0.025 * (len(drawn) - 1))], drawn[round(0.975 * (len(drawn) - 1))]
    return f"{100 * of(games):.0f} ({100 * low:.0f} to {100 * high:.0f})"


def orders(kind: Kind, games: Sequence[Game]) -> None:
    """Print the table of figures of a kind of table."""
    print(f"\n{kind.name} players, {len(games)} games\n")
    without = [[player for player in game if kind.bots[player.bot] not in kind.net] for game in games]
    print("| figure | at a table | without the judge's net | across tables |\n|---|---|---|---|")
    for figure in FIGURES:
        if all(math.isnan(player.values[figure]) for game in games for player in game):
            continue
        cells = (
            interval(games, partial(at_a_table, figure=figure)),
            interval(without, partial(at_a_table, figure=figure)),
            f"{100 * across(games, figure):.0f}",
        )
        print(f"| {figure} | {' | '.join(cells)} |", flush=True)


def pooled(game: str, games: Sequence[Game]) -> None:
    """Print how often the headline and what costs nothing put the stronger first at all tables of a game."""
    figures = (HEADLINES[units(game)[0]], *list(FIGURES)[-3:])
    print(f"\n{game}, all {len(games)} tables\n\n| figure | at a table |\n|---|---|")
    for figure in figures:
        print(f"| {figure} | {interval(games, partial(at_a_table, figure=figure))} |", flush=True)


def means(kind: Kind, games: Sequence[Game], figures: Sequence[str]) -> None:
    """Print the mean of each kind of bot, with 95 % of the means of games drawn again."""
    print(f"\n{kind.name} players, means\n")
    print(f"| bot | players | {' | '.join(figures)} |\n|---|---|{'---|' * len(figures)}")
    for bot, name in enumerate(kind.bots):
        cells, count = [], 0
        for figure in figures:
            found = [player.values[figure] for game in games for player in game if player.bot == bot]
            found = [abs(value) for value in found if not math.isnan(value)]
            count = max(count, len(found))
            if len(found) < 2:
                cells.append("–")
                continue
            chance = random.Random(1)
            drawn = sorted(mean(chance.choices(found, k=len(found))) for _ in range(DRAWN))
            cells.append(f"{mean(found):.3f} ({drawn[25]:.3f} to {drawn[974]:.3f})")
        print(f"| `{name}` | {count} | {' | '.join(cells)} |", flush=True)


def publish(game: str, kinds: Sequence[tuple[Kind, list[Game]]]) -> None:
    """Write what each level left lying at these kinds of tables; kinds that were published before stay."""
    headline = HEADLINES[units(game)[0]]
    rows = {}
    for kind, games in kinds:
        of_level = [
            [player.values[headline] for one in games for player in one if player.bot == bot] for bot in range(6)
        ]
        left = [sorted(round(-value, 4) for value in values if not math.isnan(value)) for values in of_level]
        options = spec_of(game).full({"players": kind.players, **kind.options})
        rows[json.dumps(options)] = {"options": options, "left": left}
    before = {json.dumps(one.options): {"options": one.options, "left": one.left} for one in beside.kinds(game)}
    lines = [json.dumps(row) for row in {**before, **rows}.values()]
    path = beside.place(game)
    assert path, game
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def main() -> None:
    """Play, judge, and compare."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("folder", type=Path)
    words.add_argument("--games", type=int, default=60, help="of each kind of table; 0: only read what is there")
    words.add_argument("--levels", action="store_true", help="the six named levels at the tables")
    words.add_argument("--players", type=int, nargs="*", help="only tables of so many seats")
    words.add_argument("--publish", action="store_true")
    words.add_argument("--processes", type=int, choices=(1, 2), default=2)
    asked = words.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    kinds = [kind for kind in (LEVELS if asked.levels else KINDS) if kind.players in (asked.players or range(7))]
    todo = jobs(asked.folder, kinds, asked.games)
    for number, line in enumerate(in_order(work, todo, asked.processes), 1):
        print(f"{time.strftime('%H:%M:%S')} {number} of {len(todo)}: {line}", flush=True)
    games: dict[str, list[Game]] = defaultdict(list)
    seconds: dict[str, list[float]] = defaultdict(list)
    for found in stored(asked.folder):
        kind = next((kind for kind in kinds if kind.name == found.kind), None)
        if kind is None:
            continue
        match, review = found.review()
        seconds[kind.name].append(found.seconds)
        seats = [Seen(match, review, seat) for seat in range(kind.players)]
        games[kind.name].append(
            [
                Player(kind.bots.index(bot), {name: figure(seen) for name, figure in FIGURES.items()})
                for bot, seen in zip(found.seats, seats, strict=True)
            ]
        )
    for kind in kinds:
        orders(kind, games[kind.name])
        means(kind, games[kind.name], list(HEADLINES.values()))
        if seconds[kind.name]:
            print(f"\nSeconds of the processor for a review: {mean(seconds[kind.name]):.1f} in the mean")
    for game in dict.fromkeys(kind.game for kind in kinds):
        own = [(kind, games[kind.name]) for kind in kinds if kind.game == game]
        pooled(game, [one for _, of_kind in own for one in of_kind])
        if asked.levels and asked.publish:
            publish(game, own)


if __name__ == "__main__":
    main()
