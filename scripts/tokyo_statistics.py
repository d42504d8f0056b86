"""Statistics of King of Tokyo: who wins, how, after how long, and what the cards are worth; with plots.

    uv run --group plots python scripts/tokyo_statistics.py   # writes docs/results/king-of-tokyo.md and its pictures
    uv run --group plots python scripts/tokyo_statistics.py --games 0.01   # a hundredth, to try it

Random games: 100,000 for each number of monsters, games of `roller` 10,000, all seats alike.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kingtable.bots.king_of_tokyo import games
from kingtable.bots.king_of_tokyo.games import NAMES, RANDOM, ROLLER
from kingtable.bots.king_of_tokyo.players import shipped_models
from kingtable.bots.king_of_tokyo.roller import new_scratch
from kingtable.king_of_tokyo.cards.deck import CARDS, KINDS
from kingtable.king_of_tokyo.layout import CAUSES, NOBODY

RESULTS = Path(__file__).parents[1] / "docs" / "results"
PICTURES = RESULTS / "pictures"
SELDOM = 50
"""Cards bought less often than this in all games are not drawn: their shares say nothing."""
Ints = npt.NDArray[np.int64]


@dataclass
class Count:
    """What happened in many games of one kind."""

    players: int
    n: int
    order: Ints
    causes: Ints
    turns: Ints
    bought: Ints
    won_with: Ints
    seconds: float


def played(bot: int, players: int, n: int) -> Count:
    """Play n games of one player against itself, the Bay in use from five on."""
    seats, told = np.full((n, players), bot, np.int64), games.results(n)
    begin = time.perf_counter()
    states, seeds, none = games.tables(players), games.seeds(2026 + players, n), np.zeros_like(seats)
    models, rows = shipped_models(), games.rows(0)
    games.games(states, new_scratch(), models, games.USUAL, seeds, seats, none, told, rows)
    seconds = time.perf_counter() - begin
    place = np.where(told.winners == NOBODY, players, (told.winners - told.firsts) % players)
    order, causes = np.bincount(place, minlength=players + 1), np.bincount(told.causes, minlength=len(CAUSES))
    return Count(players, n, order, causes, told.turns, told.bought, told.won_with, seconds)


def interval(share: float, n: int) -> str:
    """A share in per cent with the half-width of its 95 % interval."""
    return f"{100 * share:.1f} ± {100 * 1.96 * (share * (1 - share) / n) ** 0.5:.1f}"


def tables(bot: int, counts: list[Count]) -> str:
    """The tables of one kind of games, in Markdown."""
    text = "| monsters | games | " + " | ".join(f"{i + 1}st to play" if i == 0 else f"{i + 1}." for i in range(6))
    text += " | nobody | 20 points | survival | turns: mean | half of them |\n" + "|---" * 13 + "|\n"
    for c in counts:
        seats = [interval(c.order[i] / c.n, c.n) if i < c.players else "" for i in range(6)]
        low, high = np.percentile(c.turns, [25, 75])
        causes = {name: interval(c.causes[i] / c.n, c.n) for i, name in enumerate(CAUSES)}
        text += f"| {c.players} | {c.n:,} | " + " | ".join(seats)
        text += f" | {causes['nobody']} | {causes['points']} | {causes['survival']}"
        text += f" | {c.turns.mean():.1f} | {low:.0f} to {high:.0f} |\n"
    return text


def card_rows(c: Count) -> list[tuple[str, float, float]]:
    """Name, purchases a game, and how often a monster that bought the card won, most bought first."""
    rows = [(CARDS[k]["name"], c.bought[k] / c.n, c.won_with[k] / max(1, c.bought[k])) for k in range(KINDS)]
    return sorted(rows, key=lambda row: -row[1])


def plots(counts: dict[int, list[Count]]) -> None:
    """Draw the pictures of the page."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "kingtable"
    from matplotlib import pyplot as plt

    PICTURES.mkdir(exist_ok=True)

    def save(name: str) -> None:
        plt.tight_layout()
        plt.savefig(PICTURES / f"{name}.svg", metadata={"Date": None})
        plt.close()

    _figure, axes = plt.subplots(1, 2, figsize=(9, 3.2), sharey=True)
    for axis, (bot, some) in zip(axes, counts.items(), strict=True):
        for c in some:
            axis.plot(range(1, c.players + 1), 100 * c.order[:-1] / c.n * c.players, marker="o", label=f"{c.players}")
        axis.axhline(100, color="grey", linewidth=0.8)
        axis.set(title=f"{NAMES[bot]}: wins by order of play", xlabel="place in the order of play")
    axes[0].set_ylabel("% of the fair share")
    axes[1].legend(title="monsters")
    save("king-of-tokyo-seats")
    _, axes = plt.subplots(1, 2, figsize=(9, 3.2))
    for axis, (bot, some) in zip(axes, counts.items(), strict=True):
        for c in some:
            rounds = c.turns / c.players
            axis.hist(rounds, bins=np.arange(0, 30), histtype="step", density=True, label=f"{c.players}")
        axis.set(title=f"{NAMES[bot]}: length of a game", xlabel="rounds")
    axes[1].legend(title="monsters")
    save("king-of-tokyo-length")
    _, axes = plt.subplots(1, 2, figsize=(9, 3.2), sharey=True)
    for axis, (bot, some) in zip(axes, counts.items(), strict=True):
        bottom = np.zeros(len(some))
        for i, cause in enumerate(CAUSES):
            share = np.array([100 * c.causes[i] / c.n for c in some])
            axis.bar([str(c.players) for c in some], share, bottom=bottom, label=cause)
            bottom += share
        axis.set(title=f"{NAMES[bot]}: how it ends", xlabel="monsters")
    axes[0].set_ylabel("% of the games")
    axes[1].legend()
    save("king-of-tokyo-ends")
    for bot, some in counts.items():
        c = next(c for c in some if c.players == 4)
        _, axis = plt.subplots(figsize=(9, 7))
        for name, often, wins in card_rows(c):
            if often * c.n < SELDOM:
                continue
            axis.plot(often, 100 * wins, ".", color="#b33")
            axis.annotate(name, (often, 100 * wins), fontsize=6, xytext=(2, 2), textcoords="offset points")
        axis.axhline(25, color="grey", linewidth=0.8)
        axis.set(xlabel="purchases a game", ylabel="% of its buyers that won")
        axis.set_title(f"{NAMES[bot]}: cards with four monsters")
        save(f"king-of-tokyo-cards-{NAMES[bot]}")


def page(counts: dict[int, list[Count]]) -> str:
    """docs/results/king-of-tokyo.md."""
    text = """# King of Tokyo in numbers

For players who want to know what wins, as far as bots can tell: how much the first seat helps, how games end, and
which cards win. Shares are in per cent with 95 % intervals. The same bot plays all seats, and five and six monsters
have the Bay.

```sh
uv run --group plots python scripts/tokyo_statistics.py
```

plays these games again and writes this page. `random` chooses among all legal actions alike, so it rolls nearly always
and often sweeps. `roller` knows the odds of the dice exactly, and the rest by hand-made values. People can differ from
both.

![Wins by order of play](pictures/king-of-tokyo-seats.svg)
![How it ends](pictures/king-of-tokyo-ends.svg)
![Length of a game](pictures/king-of-tokyo-length.svg)

"""
    for bot, some in counts.items():
        c = next(c for c in some if c.players == 4)
        text += f"## {NAMES[bot].capitalize()}\n\n{tables(bot, some)}\n"
        text += f"![Cards](pictures/king-of-tokyo-cards-{NAMES[bot]}.svg)\n\n"
        text += "Games of four monsters. The fair share is 25 %. A high share does not prove that the card wins: the\n"
        text += "buyer may have been ahead anyway, or bought it early.\n\n"
        text += "| card | purchases a game | buyers that won, % |\n|---|---|---|\n"
        for name, often, wins in card_rows(c):
            share = "" if often * c.n < SELDOM else f"{100 * wins:.1f}"
            text += f"| {name} | {often:.3f} | {share} |\n"
        text += "\n"
    return text.rstrip() + "\n"


def main() -> None:
    """Play, count, write and draw."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=float, default=1.0, help="share of the full number of games")
    given = parser.parse_args()
    counts: dict[int, list[Count]] = {}
    for bot, full in ((RANDOM, 100_000), (ROLLER, 10_000)):
        counts[bot] = []
        for players in range(2, 7):
            c: Any = played(bot, players, max(100, int(full * given.games)))
            counts[bot].append(c)
            print(f"{NAMES[bot]}, {players} monsters: {c.n:,} games in {c.seconds:.1f} s", flush=True)
    (RESULTS / "king-of-tokyo.md").write_text(page(counts), encoding="utf-8")
    plots(counts)


if __name__ == "__main__":
    main()
